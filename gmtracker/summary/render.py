"""Rendering a summary as HTML or Markdown with the templates in resources/templates.

Text in Markdown shows as it was typed, by CommonMark and GitHub's extensions. Names and notes are single lines that
can't break the page.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from gmtracker.engine.errors import strip_controls
from gmtracker.engine.game_spec import GameSpec
from gmtracker.i18n import tr
from gmtracker.resources import resource
from gmtracker.summary import phrases
from gmtracker.summary.values import SessionSummary

if TYPE_CHECKING:
    from jinja2 import Environment


# Characters with a meaning anywhere in a line. Underscore, dollar (mathematics) and tilde have one on GitHub.
_ANYWHERE = re.compile(r"[\\`*_\[\]<>|~&$]")
# Starts of a line or list item that make it a heading, a list, a rule or a quotation.
_FIRST = re.compile(r"^([#+\-=]|\d+(?=[.)](\s|$)))")
# A "#" at the end of a heading is not part of it.
_LAST = re.compile(r"#$")
_ADDRESS = re.compile(r":(?=//)|(?<=www)\.", re.IGNORECASE)


def escape_markdown(text: str) -> str:
    """Return one line of text with a backslash before everything that has a meaning in Markdown."""
    escaped = _ANYWHERE.sub(r"\\\g<0>", text)
    escaped = _ADDRESS.sub(r"\\\g<0>", escaped)
    escaped = _LAST.sub(r"\#", escaped)
    return _FIRST.sub(_escape_line_start, escaped)


def _escape_line_start(found: re.Match[str]) -> str:
    """Escape the start of a line. A backslash goes after a number, because "1." needs its point to start a list."""
    first = found[0]
    return f"{first}\\" if first.isdecimal() else f"\\{first}"


def plain_text(text: str) -> str:
    """Return the text on one line, without control and bidirectional characters."""
    return strip_controls(text).strip()


def plain_game(game: GameSpec) -> GameSpec:
    """Return a game's description with every text on one line. A campaign file may contain any game's description."""
    return msgspec.convert(_plain_values(msgspec.to_builtins(game)), GameSpec)


def plain_name(text: str) -> str:
    """Return a name on one line, or "unnamed" if nothing printable is left."""
    return plain_text(text) or tr("unnamed")


def _plain_values(value: object) -> object:
    match value:
        case str():
            return plain_text(value)
        case dict():
            return {key: _plain_values(inner) for key, inner in value.items()}
        case list() | tuple():
            return [_plain_values(inner) for inner in value]
        case _:
            return value


def to_html(summary: SessionSummary) -> str:
    """Return the summary as one self-contained HTML page. Names are escaped."""
    template = _environment(escape_html=True).get_template("summary.html.j2")
    return template.render(summary=summary)


def to_markdown(summary: SessionSummary) -> str:
    """Return the summary in Markdown. Names are escaped."""
    return _environment(escape_html=False).get_template("summary.md.j2").render(summary=summary)


TEXT_FORMS: Mapping[str, Callable[[SessionSummary], str]] = {".html": to_html, ".md": to_markdown}
"""The rendering functions by the suffix of the file's name."""


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
    return escape_markdown(str(value))
