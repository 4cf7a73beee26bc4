"""How safely the open campaign is saved."""

from pathlib import Path

from msgspec import Struct


class SaveState(Struct, frozen=True, kw_only=True):
    """How safely the open campaign is saved.

    - ``path``: its file, if it has one.
    - ``is_saved``: whether the file holds the current state.
    - ``is_synced``: whether file and journal have reached the disk.
    - ``is_saving``: whether a new file has not reached the disk yet, or the campaign is being replaced.
    - ``trouble``: why the file could not be saved.
    - ``journal_trouble``: why the journal could not be synced. Not a sentence: it follows a colon.
    - ``journal_error``: why steps are not in the journal.
    - ``view_only_reason``: why the campaign can only be viewed.
    - ``no_backup``: why the last save made no backup.

    The reasons are sentences, or "".
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
    """The number of steps that could not be saved anywhere, and why, as a sentence."""

    steps: int
    why: str
