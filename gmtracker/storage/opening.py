"""Opening a campaign's file as far as it is to be had."""

from pathlib import Path

from gmtracker.storage.clock import Clock
from gmtracker.storage.file_lock import InUse
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.words import tr


def open_or_look_at(path: Path, clock: Clock) -> OpenCampaign:
    """The campaign of a file; one that another window has open can only be looked at. Raises StorageError."""
    try:
        return OpenCampaign.open(path, clock)
    except InUse as problem:
        why = tr("{problem} Here it can only be looked at.", problem=problem.sentence)
        return OpenCampaign.look_at(path, clock, why)
