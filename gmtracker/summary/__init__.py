"""A session's entries → :class:`SessionSummary` → HTML or Markdown. No Qt; Jinja2 is loaded by the first rendering.

``session`` puts the summary together from ``ledger`` (tokens), ``story`` (scenes), ``checks`` and ``chance`` (dice) ·
``values`` what comes out · ``wording`` how it is said · ``rendering`` fills the templates.
"""

from gmtracker.summary.rendering import TEXT_FORMS, to_html, to_markdown
from gmtracker.summary.session import session_in, summarize
from gmtracker.summary.values import SessionSummary

__all__ = ["TEXT_FORMS", "SessionSummary", "session_in", "summarize", "to_html", "to_markdown"]
