"""The summary of a session: from its entries to :class:`SessionSummary` to HTML or Markdown.

``build`` assembles the summary from ``statistics`` (tokens, checks, dice) and ``scenes``. ``values`` defines the
result, ``phrases`` formats it as text, and ``render`` fills the templates. Nothing here imports Qt. Jinja2 is imported
when the first summary is rendered.
"""

from gmtracker.summary.build import find_session, summarize
from gmtracker.summary.render import TEXT_FORMS, to_html, to_markdown
from gmtracker.summary.values import SessionSummary

__all__ = ["TEXT_FORMS", "SessionSummary", "find_session", "summarize", "to_html", "to_markdown"]
