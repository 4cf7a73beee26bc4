"""What is printed: sections of blocks under a title, whatever they tell."""

from dataclasses import dataclass

from gmtracker.summary import wording as say
from gmtracker.summary.values import SessionSummary
from gmtracker.ui.paper.composing import sections
from gmtracker.ui.paper.pagination import Section
from gmtracker.words import tr


@dataclass(frozen=True)
class Document:
    """Something to print: ``title`` is what it is called, ``name`` its file's, ``footer`` stands on every page.

    ``heading`` is what its window is called.
    """

    heading: str
    title: str
    name: str
    footer: str
    sections: tuple[Section, ...]


def summary_document(summary: SessionSummary) -> Document:
    """A session's summary, to be printed."""
    campaign, session = summary.heading.campaign, say.session_name(summary.heading)
    return Document(
        heading=tr("{session} · Summary", session=session),
        title=f"{campaign} · {session}",
        name=tr("{campaign} - Session {number}", campaign=campaign, number=summary.heading.number),
        footer=f"{campaign} · {session}",
        sections=sections(summary),
    )
