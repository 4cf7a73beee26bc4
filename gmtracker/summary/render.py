"""SessionSummary → HTML or Markdown by the templates in resources/templates.

Text for Markdown prints as it was typed, by CommonMark and by GitHub's tables and links; names and notes are one line
that cannot disturb a page.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from gmtracker.engine.errors import strip_controls
from gmtracker.engine.sheet import GameSpec
from gmtracker.i18n import tr
from gmtracker.resources import resource
from gmtracker.summary import phrases
from gmtracker.summary.values import SessionSummary

if TYPE_CHECKING:
    from jinja2 import Environment


# What means something anywhere in a line. An underscore, a dollar (mathematics) and a tilde count on GitHub.
_ANYWHERE = re.compile(r"[\\`*_\[\]<>|~&$]")
# What makes a heading, a list, a rule or a quotation of the line, or of the list item, that it begins.
_FIRST = re.compile(r"^([#+\-=]|\d+(?=[.)](\s|$)))")
# What ends a heading without being part of it.
_LAST = re.compile(r"#$")
_ADDRESS = re.compile(r":(?=//)|(?<=www)\.", re.IGNORECASE)


def escape(text: str) -> str:
    """One line of text with backslashes before whatever Markdown would take for its own."""
    escaped = _ANYWHERE.sub(r"\\\g<0>", text)
    escaped = _ADDRESS.sub(r"\\\g<0>", escaped)
    escaped = _LAST.sub(r"\#", escaped)
    return _FIRST.sub(_tamed, escaped)


def _tamed(found: re.Match[str]) -> str:
    """ "1." begins a list with its point, the others begin what they begin by themselves."""
    first = found[0]
    return f"{first}\\" if first.isdecimal() else f"\\{first}"


def plain(text: str) -> str:
    """The text in one line: line breaks and tabs are spaces, controls and bidirectional signs are gone."""
    return strip_controls(text).strip()


def plain_game(game: GameSpec) -> GameSpec:
    """A game's words, each as one plain line: a campaign's file may bring those of a game that is not installed."""
    return msgspec.convert(_plain_values(msgspec.to_builtins(game)), GameSpec)


def plain_name(text: str) -> str:
    """A name in one line; "unnamed" for one of which nothing is left to print."""
    return plain(text) or tr("unnamed")


def _plain_values(value: object) -> object:
    match value:
        case str():
            return plain(value)
        case dict():
            return {key: _plain_values(inner) for key, inner in value.items()}
        case list() | tuple():
            return [_plain_values(inner) for inner in value]
        case _:
            return value


def to_html(summary: SessionSummary) -> str:
    """One page for browsers and their printers that needs no other file; names in it are text, never markup."""
    template = _environment(escape_html=True).get_template("summary.html.j2")
    return template.render(summary=summary)


def to_markdown(summary: SessionSummary) -> str:
    """The summary in Markdown; names in it print as they were typed."""
    return _environment(escape_html=False).get_template("summary.md.j2").render(summary=summary)


TEXT_FORMS: Mapping[str, Callable[[SessionSummary], str]] = {".html": to_html, ".md": to_markdown}
"""The functions from a summary to the text of a file, by the suffix of the file's name."""


@cache
def _environment(*, escape_html: bool) -> "Environment":
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(resource("templates")),
        autoescape=escape_html,
        finalize=None if escape_html else _escaped,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals["say"] = phrases
    environment.globals["tr"] = tr
    environment.globals["language"] = tr("en", "the code of this very language, as web pages have it")
    return environment


def _escaped(value: object) -> str:
    return escape(str(value))
