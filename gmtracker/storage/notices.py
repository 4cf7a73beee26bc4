"""Notices about an opened campaign: what was recovered or quarantined, and why it can only be viewed."""

from collections.abc import Sequence
from pathlib import Path

from gmtracker.engine.errors import quote, strip_controls
from gmtracker.i18n import tr
from gmtracker.storage.file_reader import UnknownField
from gmtracker.storage.paths import shown_file_name

VIEW_ONLY_NOTICE = tr("This campaign was opened for viewing only. To keep playing, save it as another file.")
NEWER_VERSION_NOTICE = tr(
    "This campaign was saved by a newer gmtracker. You can view and print it here, but not play or save it."
)

_PLACES_NAMED = 3


def unknown_data_notice(unknown: Sequence[UnknownField]) -> tuple[str, ...]:
    """Return a notice that saving drops unknown data, with the first few places. Empty if there is none."""
    if not unknown:
        return ()
    places = [f"{one.place}.{quote(one.name)}" for one in unknown[:_PLACES_NAMED]]
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
    """Return a notice about the number of steps recovered from the journal. Empty for 0."""
    if steps > 1:
        return (tr("Recovered {steps} unsaved steps from the journal.", steps=steps),)
    return (tr("Recovered 1 unsaved step from the journal."),) if steps else ()


def continued_elsewhere_notice(newer: Path) -> str:
    """Return a notice that the campaign was continued in another file."""
    return tr(
        "You continued this campaign in “{file}”, in {folder}. That file is newer and complete.",
        file=shown_file_name(newer),
        folder=strip_controls(str(newer.parent)),
    )


def missing_steps_notice(journal: Path) -> str:
    """Return a notice that steps of a journal are not shown, because they are unreadable or of another file."""
    return tr(
        "Some steps of the journal {file} couldn't be read or don't fit this file. They are missing here.", file=journal
    )


def later_steps_notice(journal: Path) -> str:
    """Return a notice that a damaged file's journal has steps done after its last save."""
    return tr("Later steps are in the journal {file}. No backup has them.", file=journal)


def backups_exist() -> str:
    """Return a notice on the command line that a damaged file's campaign has backups."""
    return tr("There are backups of this campaign. To use the newest one, open the file in the gmtracker window.")


def damaged_journal_notice(kept: Path) -> str:
    """Return a notice that the unreadable part of the journal was quarantined."""
    return tr("The journal was damaged. The part that couldn't be read is saved in {file}.", file=kept)


def quarantined_journal_notice(kept: Path) -> str:
    """Return a notice that the journal was quarantined, because it continues another state of the file."""
    return tr(
        "Some steps no longer fit this file, because it was changed elsewhere. The steps are saved in {file}.",
        file=kept,
    )


def folder_gone_notice(file: Path, kept: Path) -> str:
    """Return a notice that a file can't be saved at its path, and where the campaign is now."""
    return tr(
        (
            "“{file}” can't be saved where it was: its folder or disk is gone, or its name is taken. "
            "Your campaign is now in “{kept}”, in {folder}."
        ),
        file=shown_file_name(file),
        kept=shown_file_name(kept),
        folder=strip_controls(str(kept.parent)),
    )
