"""Closing a campaign that the window has turned from: everything is kept, whatever stands in the way."""

from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from gmtracker.storage.errors import StorageError
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.places import default_campaign_folder, free_path, name_of, path_beside
from gmtracker.words import tr


class Left(Struct, frozen=True):
    """A sentence about what did not go as it should, and the other file that the table is in since."""

    said: str = ""
    kept: Path | None = None


def leave(campaign: OpenCampaign, *, contested: bool) -> Left:
    """Save what is not saved and let go; where the file cannot be written the journal keeps it.

    What somebody else wrote stays: with a file that is ``contested``, or was changed since, the table is saved beside
    it. With neither journal nor file it is saved where new campaigns go. Waits for the disk.
    """
    before = campaign.path
    try:
        said = _saved(campaign, contested)
    except StorageError as problem:
        said = problem.sentence
        if campaign.unkept:
            with suppress(StorageError):
                campaign.save_as(free_path(default_campaign_folder(), campaign.history.now.name))
    finally:
        campaign.let_go()
    return Left(said, campaign.path if campaign.path != before else None)


def _saved(campaign: OpenCampaign, contested: bool) -> str:
    """Save; returns what there is to say. Raises StorageError."""
    with suppress(StorageError):  # what could not be written is tried once more
        campaign.finish_save()
    if not campaign.wants_saving:
        return ""
    file = campaign.path
    if not contested and not campaign.was_changed_outside():
        campaign.save()
        return ""
    campaign.save_as(path_beside(file))
    return tr(
        "“{file}” was changed by another program; your table is in “{kept}” beside it.",
        file=name_of(file),
        kept=name_of(campaign.path),
    )
