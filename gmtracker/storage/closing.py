"""Close a campaign so that nothing is lost, even where its file cannot be written or has no place any more."""

from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from gmtracker.i18n import tr
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_guard import PlaceGone
from gmtracker.storage.notices import place_gone
from gmtracker.storage.paths import name_of, new_campaign_path, path_beside


class CloseResult(Struct, frozen=True):
    """The result of closing: a sentence about what went wrong, and the other file that was written, if any."""

    said: str = ""
    kept: Path | None = None


def close_left_campaign(campaign: OpenCampaign, *, contested: bool) -> CloseResult:
    """Keep what is not saved, as :func:`keep_before_leaving` does, and close the campaign. Waits for the disk.

    Where it is being replaced that comes first.
    """
    try:
        with suppress(StorageError):
            campaign.finish_replace()
        return keep_before_leaving(campaign, contested=contested)
    finally:
        campaign.close_without_saving()


def keep_before_leaving(campaign: OpenCampaign, *, contested: bool) -> CloseResult:
    """Save what is not saved; where the file cannot be written the journal keeps it. Waits for the disk.

    What somebody else wrote stays: with a file that is ``contested``, or was changed since, the table is saved beside
    it, or is among its backups where it was saved before that. With neither journal nor file, or without a folder for
    it, it is saved where new campaigns go; ``steps_at_risk`` says what has no place even there.
    """
    before = campaign.path
    if not campaign.has_place:
        elsewhere = keep_elsewhere(campaign)
        if elsewhere.kept is not None:
            return CloseResult(place_gone(before, elsewhere.kept), elsewhere.kept)
    try:
        said = _saved(campaign, contested)
    except StorageError as problem:
        said = problem.sentence
        if campaign.journal_error or isinstance(problem, PlaceGone):
            keep_elsewhere(campaign)
    return CloseResult(said, campaign.path if campaign.path != before else None)


def keep_elsewhere(campaign: OpenCampaign) -> CloseResult:
    """Save a campaign in a new file where new campaigns go; its own is not asked. It says why where that fails."""
    try:
        campaign.save_as(new_campaign_path(campaign.history.now.name))
    except StorageError as problem:
        return CloseResult(problem.sentence)
    return CloseResult(kept=campaign.path)


def _saved(campaign: OpenCampaign, contested: bool) -> str:
    """Save; returns what there is to say. Raises StorageError."""
    with suppress(StorageError):  # what could not be written is tried once more
        campaign.finish_save()
    file = campaign.path
    if campaign.only_looking:
        return ""
    if campaign.is_saved and not campaign.is_missing:
        if contested or not campaign.was_changed_outside():
            return ""
        campaign.keep_backup()
        return tr("Another program changed “{file}”. Your version is saved as a backup.", file=name_of(file))
    if not contested and not campaign.was_changed_outside():
        campaign.save()
        return ""
    campaign.save_as(path_beside(file))
    return tr(
        "Another program changed “{file}”. Your version is saved beside it as “{kept}”.",
        file=name_of(file),
        kept=name_of(campaign.path),
    )
