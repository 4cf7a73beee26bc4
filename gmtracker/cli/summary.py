"""The command ``gmtracker summary``: write the summary of a session as PDF, HTML or Markdown."""

import argparse
import sys

from gmtracker.cli.streams import say
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import Chapter
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backup_offers import what_is_left_of
from gmtracker.storage.clock import now
from gmtracker.storage.errors import DamagedFileError
from gmtracker.storage.file_format import chapter_heading
from gmtracker.storage.notices import continued_elsewhere_notice
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.summary import TEXT_FORMS, SessionSummary, summarize


def run(args: argparse.Namespace) -> int:
    """Write session ``args.session`` (None: the last) of the campaign ``args.file`` to ``args.out``.

    The suffix of ``args.out`` chooses the form: .pdf, .html or .md. Times are in the local time zone. Returns 0, or 1
    with the reason on the error stream, for a damaged file also its backups and its journal. Also warns there if the
    game continued in another file or if steps of the journal are missing.
    """
    try:
        campaign = OpenCampaign.open_read_only(args.file, now)
        chapter = _session(campaign, args.session)
        _write(summarize(chapter.opening, chapter.entries, zone=None), args)
        for notice in (
            *campaign.missing_step_notices,
            *(
                [continued_elsewhere_notice(campaign.continuation_path)]
                if campaign.continuation_path is not None
                else []
            ),
        ):
            say(f"gmtracker: {notice}", sys.stderr)
    except DamagedFileError as damage:
        say(f"gmtracker: {' '.join((damage.sentence, *what_is_left_of(damage.file, now)))}", sys.stderr)
        return 1
    except Refused as refusal:
        say(f"gmtracker: {refusal.sentence}", sys.stderr)
        return 1
    return 0


def _session(campaign: OpenCampaign, number: int | None) -> Chapter:
    """Return the chapter of a session, or of the last session. Raises Refused if there is none."""
    open_one = campaign.history.open_chapter
    headings = (*campaign.finished_chapters(), chapter_heading(open_one))
    places = {heading.number: place for place, heading in enumerate(headings) if heading.kind == "session"}
    if not places:
        raise Refused("This campaign has no sessions yet.")
    last = max(places)
    place = places.get(last if number is None else number)
    if place is None:
        raise Refused("There is no session {number}. The last one is session {last}.", number=number, last=last)
    return open_one if place == len(headings) - 1 else campaign.chapter(place)


def _write(summary: SessionSummary, args: argparse.Namespace) -> None:
    suffix = args.out.suffix.lower()
    if suffix in TEXT_FORMS:
        replace_file(args.out, (TEXT_FORMS[suffix](summary).encode(),))
    elif suffix == ".pdf":
        _write_pdf(summary, args)
    else:
        raise Refused("A summary must be a .pdf, .html or .md file, not “{file}”.", file=args.out.name)


def _write_pdf(summary: SessionSummary, args: argparse.Namespace) -> None:
    from gmtracker.ui.printing.output import painting_application, write_pdf
    from gmtracker.ui.printing.summary import summary_document

    painting_application()
    write_pdf(summary_document(summary), args.out)
