"""A session's entries → :class:`SessionSummary` → HTML or Markdown. No Qt; Jinja2 is loaded by the first rendering.

``build`` puts the summary together from ``statistics`` (tokens, checks, dice) and ``scenes`` · ``values`` what comes
out · ``phrases`` how it is said · ``render`` fills the templates.
"""

from gmtracker.summary.build import session_in, summarize
from gmtracker.summary.render import TEXT_FORMS, to_html, to_markdown
from gmtracker.summary.values import SessionSummary

__all__ = ["TEXT_FORMS", "SessionSummary", "session_in", "summarize", "to_html", "to_markdown"]
