"""Opening a campaign's file as far as it is to be had."""

from pathlib import Path

from gmtracker.storage.backups import NoBackup
from gmtracker.storage.clock import Clock
from gmtracker.storage.file_lock import InUse
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.words import tr


def open_or_look_at(path: Path, clock: Clock) -> OpenCampaign:
    """The campaign of a file. Raises StorageError.

    It can only be looked at where another window has it open, or where a save would lose what no backup can keep.
    """
    try:
        return OpenCampaign.open(path, clock)
    except (InUse, NoBackup) as problem:
        why = tr("{problem} Here it can only be looked at.", problem=problem.sentence)
        return OpenCampaign.look_at(path, clock, why)
