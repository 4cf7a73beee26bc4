"""What the GM is told of an opened campaign: what came back, what was quarantined, and why it cannot be played on."""

from collections.abc import Sequence
from pathlib import Path

from gmtracker.engine.errors import quoted, strip_controls
from gmtracker.i18n import tr
from gmtracker.storage.file_reader import NotKnown
from gmtracker.storage.paths import name_of

LOOKED_AT_ONLY = tr("This campaign was opened for viewing only. To keep playing, save it as another file.")
NEWER = tr("This campaign was saved by a newer gmtracker. You can view and print it here, but not play or save it.")

_PLACES_NAMED = 3


def unknown_data_notice(unknown: Sequence[NotKnown]) -> tuple[str, ...]:
    """A notice that a save leaves out what is not known of a file, with the first few places; none if all is known."""
    if not unknown:
        return ()
    places = [f"{one.place}.{quoted(one.name)}" for one in unknown[:_PLACES_NAMED]]
    rest = ["…"] if len(unknown) > _PLACES_NAMED else []
    said = tr(
        (
            "This version of gmtracker doesn't know some data in this file. Saving removes it: {places}. The "
            "original file is saved as a backup."
        ),
        places=", ".join(places + rest),
    )
    return (said,)


def recovered_notice(steps: int) -> tuple[str, ...]:
    """A notice that so many steps came back from the journal; none for 0."""
    if steps > 1:
        return (tr("Recovered {steps} unsaved steps from the journal.", steps=steps),)
    return (tr("Recovered 1 unsaved step from the journal."),) if steps else ()


def continued_elsewhere_notice(newer: Path) -> str:
    """A notice that play went on in another file."""
    return tr(
        "You continued this campaign in “{file}”, in {folder}. That file is newer and complete.",
        file=name_of(newer),
        folder=strip_controls(str(newer.parent)),
    )


def steps_missing(journal: Path) -> str:
    """A notice that steps of a journal are not shown, as they cannot be read or are not of this file."""
    return tr(
        "Some steps of the journal {file} couldn't be read or don't fit this file. They are missing here.", file=journal
    )


def later_steps(journal: Path) -> str:
    """A notice that a damaged file's journal has steps that were taken after it was saved."""
    return tr("Later steps are in the journal {file}. No backup has them.", file=journal)


def journal_damaged(kept: Path) -> str:
    """A notice that a part of the journal was quarantined, as it cannot be read."""
    return tr("The journal was damaged. The part that couldn't be read is saved in {file}.", file=kept)


def journal_not_continuing(kept: Path) -> str:
    """A notice that the journal was quarantined, as its steps belong to another state of the file."""
    return tr(
        "Some steps no longer fit this file, because it was changed elsewhere. The steps are saved in {file}.",
        file=kept,
    )


def place_gone(file: Path, kept: Path) -> str:
    """A notice that a file cannot be where it was, and where the table is kept instead."""
    return tr(
        (
            "“{file}” can't be saved where it was: its folder or disk is gone, or its name is taken. "
            "Your campaign is now in “{kept}”, in {folder}."
        ),
        file=name_of(file),
        kept=name_of(kept),
        folder=strip_controls(str(kept.parent)),
    )
