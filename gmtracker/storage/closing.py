"""Closing a campaign without losing anything, even if its file can't be written or its folder is gone."""

from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from gmtracker.i18n import tr
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FolderGone
from gmtracker.storage.notices import folder_gone_notice
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import copy_path, new_campaign_path, shown_file_name


class CloseResult(Struct, frozen=True):
    """The result of closing: a sentence about a problem, if any, and the other file written, if any."""

    problem: str = ""
    saved_file: Path | None = None


def save_and_close(campaign: OpenCampaign, *, contested: bool) -> CloseResult:
    """Save as :func:`save_before_closing` does and close the campaign. Waits for the disk.

    A replacement in progress is finished first.
    """
    try:
        with suppress(StorageError):
            campaign.finish_replace()
        return save_before_closing(campaign, contested=contested)
    finally:
        campaign.close_without_saving()


def save_before_closing(campaign: OpenCampaign, *, contested: bool) -> CloseResult:
    """Save unsaved steps. If the file can't be written, the journal keeps them. Waits for the disk.

    Never overwrites changes by another program: if the file is ``contested`` or was changed, the state is saved as a
    new file beside it, or as a backup if it was already saved. If neither journal nor file can be written, or the
    folder is gone, the state is saved where new campaigns go. If that fails too, ``steps_at_risk`` counts the steps
    that are in no file.
    """
    before = campaign.path
    if not campaign.has_usable_path:
        elsewhere = save_elsewhere(campaign)
        if elsewhere.saved_file is not None:
            return CloseResult(folder_gone_notice(before, elsewhere.saved_file), elsewhere.saved_file)
    try:
        said = _save(campaign, contested)
    except StorageError as problem:
        said = problem.sentence
        if campaign.journal_error or isinstance(problem, FolderGone):
            save_elsewhere(campaign)
    return CloseResult(said, campaign.path if campaign.path != before else None)


def save_elsewhere(campaign: OpenCampaign) -> CloseResult:
    """Save a campaign as a new file where new campaigns go. The result says why if that fails.

    Does not access the campaign's own file.
    """
    try:
        campaign.save_as(new_campaign_path(campaign.history.now.name))
    except StorageError as problem:
        return CloseResult(problem.sentence)
    return CloseResult(saved_file=campaign.path)


def _save(campaign: OpenCampaign, contested: bool) -> str:
    """Save the campaign and return the sentence to show, or "". Raises StorageError."""
    with suppress(StorageError):  # The save below tries again what this one could not write.
        campaign.finish_save()
    file = campaign.path
    if campaign.view_only_reason:
        return ""
    if campaign.is_saved and not campaign.is_missing:
        if contested or not campaign.was_changed_outside():
            return ""
        campaign.backup_state()
        return tr("Another program changed “{file}”. Your version is saved as a backup.", file=shown_file_name(file))
    if not contested and not campaign.was_changed_outside():
        campaign.save()
        return ""
    campaign.save_as(copy_path(file))
    return tr(
        "Another program changed “{file}”. Your version is saved beside it as “{kept}”.",
        file=shown_file_name(file),
        kept=shown_file_name(campaign.path),
    )
