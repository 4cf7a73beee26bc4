"""SessionSummary → HTML or Markdown by the templates in resources/templates."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from gmtracker.resources import resource
from gmtracker.summary import wording
from gmtracker.summary.markdown import escape
from gmtracker.summary.values import SessionSummary
from gmtracker.words import tr

if TYPE_CHECKING:
    from jinja2 import Environment


def to_html(summary: SessionSummary) -> str:
    """One page for browsers and their printers that needs no other file; names in it are text, never markup."""
    template = _environment(escape_html=True).get_template("summary.html.j2")
    return template.render(summary=summary)


def to_markdown(summary: SessionSummary) -> str:
    """The summary in Markdown; names in it print as they were typed."""
    return _environment(escape_html=False).get_template("summary.md.j2").render(summary=summary)


TEXT_FORMS: Mapping[str, Callable[[SessionSummary], str]] = {".html": to_html, ".md": to_markdown}
"""How a summary becomes the text of a file, by the end of the file's name."""


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
    environment.globals["say"] = wording
    environment.globals["tr"] = tr
    environment.globals["language"] = tr("en", "the code of this very language, as web pages have it")
    return environment


def _escaped(value: object) -> str:
    return escape(str(value))
