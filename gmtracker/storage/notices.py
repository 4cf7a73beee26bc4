"""What the GM is told of an opened campaign: what came back, what was quarantined, and why it cannot be played on."""

from collections.abc import Sequence
from pathlib import Path

from gmtracker.engine.errors import quoted, without_controls
from gmtracker.i18n import tr
from gmtracker.storage.file_reader import NotKnown
from gmtracker.storage.paths import is_folder, name_of

LOOKED_AT_ONLY = tr("This campaign was opened for looking only; save it as another file to play on.")
NEWER = tr("A newer gmtracker wrote this campaign: it can be looked at and printed here, but not played on or saved.")

_PLACES_NAMED = 3


def left_out(unknown: Sequence[NotKnown]) -> tuple[str, ...]:
    """A notice that a save leaves out what is not known of a file, with the first few places; none if all is known."""
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
    """A notice that so many steps came back from the journal; none for 0."""
    if steps > 1:
        return (tr("{steps} steps that were not in the file yet came back from the journal.", steps=steps),)
    return (tr("1 step that was not in the file yet came back from the journal."),) if steps else ()


def went_on(newer: Path) -> str:
    """A notice that play went on in another file."""
    return tr(
        "Play went on from here in “{file}”, in {folder}: that is newer, and nothing of it is lost.",
        file=name_of(newer),
        folder=without_controls(str(newer.parent)),
    )


def journal_damaged(kept: Path) -> str:
    """A notice that a part of the journal was quarantined, as it cannot be read."""
    return tr("The journal was damaged; what could not be read of it is kept in {file}.", file=kept)


def journal_not_continuing(kept: Path) -> str:
    """A notice that the journal was quarantined, as its steps belong to another state of the file."""
    return tr(
        "Steps that were played before this file was changed were not taken over; they are kept in {file}.", file=kept
    )


def place_gone(file: Path, kept: Path) -> str:
    """A notice that a file cannot be where it was, and where the table is kept instead."""
    if is_folder(file.parent):
        return tr(
            "“{file}” is no file any more; your table is in “{kept}” now, in {folder}.",
            file=name_of(file),
            kept=name_of(kept),
            folder=without_controls(str(kept.parent)),
        )
    return tr(
        "The folder of “{file}” is gone; your table is in “{kept}” now, in {folder}.",
        file=name_of(file),
        kept=name_of(kept),
        folder=without_controls(str(kept.parent)),
    )
