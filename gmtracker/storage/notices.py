"""What a campaign that was opened has to tell of: what came back, what is kept aside, why it cannot be played on."""

from collections.abc import Sequence
from pathlib import Path

from gmtracker.engine.quoting import quoted
from gmtracker.storage.reading import NotKnown
from gmtracker.words import tr

LOOKED_AT_ONLY = tr("This campaign was opened for looking only; save it as another file to play on.")
NEWER = tr("A newer gmtracker wrote this campaign: it can be looked at and printed here, but not played on or saved.")

_PLACES_NAMED = 3


def left_out(unknown: Sequence[NotKnown]) -> tuple[str, ...]:
    """That a save leaves out what is not known of a file, with the first few places; nothing where all is known."""
    if not unknown:
        return ()
    places = [f"{one.place}.{quoted(one.name)}" for one in unknown[:_PLACES_NAMED]]
    rest = ["…"] if len(unknown) > _PLACES_NAMED else []
    said = tr(
        "This file holds what this gmtracker does not know, and leaves out when it saves: {places}. "
        "The file as it was is kept among the backups.",
        places=", ".join(places + rest),
    )
    return (said,)


def came_back(steps: int) -> tuple[str, ...]:
    """That so many steps came back from the journal; nothing of none."""
    if steps > 1:
        return (tr("{steps} steps that were not in the file yet came back from the journal.", steps=steps),)
    return (tr("1 step that was not in the file yet came back from the journal."),) if steps else ()


def journal_damaged(kept: Path) -> str:
    """That a part of the journal is kept aside, as it cannot be read."""
    return tr("The journal was damaged; what could not be read of it is kept in {file}.", file=kept)


def journal_not_continuing(kept: Path) -> str:
    """That all of it is kept aside, as it belongs to another state of the file."""
    return tr("A journal that does not continue this file was not played back; it is kept in {file}.", file=kept)
