"""How safely the campaign on the table is kept."""

from pathlib import Path

from msgspec import Struct


class SaveState(Struct, frozen=True, kw_only=True):
    """How safely the campaign on the table is kept.

    ``path`` is its file, if it has one already. ``is_saved`` says whether that holds everything, ``is_synced`` whether
    all that was done is on the disk itself, ``is_settling`` whether the file is only just being made, or is making way
    for another state. ``trouble`` is why the file was not written, as a sentence, ``journal_trouble`` why the journal
    is not on the disk, fit to follow a colon, ``unkept`` why steps are not in the journal at all, ``only_looking`` why
    nothing may be changed, and ``no_backup`` why the last save made no backup of the file before it, each as a
    sentence; all are empty when all is well.
    """

    path: Path | None
    is_saved: bool
    is_synced: bool
    is_saving: bool = False
    trouble: str = ""
    journal_trouble: str = ""
    journal_error: str = ""
    view_only_reason: str = ""
    no_backup: str = ""


class AtRisk(Struct, frozen=True):
    """What is on the table alone and could be kept nowhere: how many steps, and why, as a sentence."""

    steps: int
    why: str
