"""Putting a backup in the place of a campaign's file, and what that would change."""

from pathlib import Path

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.storage.backups import Backup, keep_backup
from gmtracker.storage.errors import StorageError, Unreadable
from gmtracker.storage.finished import stored_heading
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.reading import ReadCampaign, read_campaign, read_file
from gmtracker.storage.safe_write import replace_file
from gmtracker.storage.wording import UNDECODABLE


class Contents(Struct, frozen=True, kw_only=True):
    """What is in a state of a campaign: the last session's number, the characters' names, and all steps ever taken."""

    session: int
    characters: tuple[str, ...]
    steps: int


def contents_of(campaign: OpenCampaign) -> Contents:
    """What is on the table now. Raises Unreadable for a damaged chapter."""
    before = sum(heading.count for heading in campaign.finished_chapters())
    return _contents(campaign.history.now, before + len(campaign.history.open.entries))


def contents_of_backup(backup: Backup) -> Contents:
    """What is in a backup. Raises StorageError where it cannot be read, or is no campaign."""
    read = _read(backup.path)[1]
    try:
        before = sum(stored_heading(raw).count for raw in read.finished)
    except UNDECODABLE as error:
        raise StorageError("The backup is damaged.") from error
    return _contents(read.campaign, before + len(read.entries))


def restore(file: Path, backup: Backup, session: int) -> Backup | None:
    """Put a backup in the place of a campaign's file that nobody has open; returns the backup that the file became.

    ``session`` is the last session's number in the file. Raises StorageError; everything is then as it was.
    """
    data, _ = _read(backup.path)
    made = keep_backup(file, session, "restoring")
    replace_file(file, (data,))
    return made


def _read(path: Path) -> tuple[bytes, ReadCampaign]:
    data = read_file(path)
    try:
        return data, read_campaign(data)
    except Unreadable as flaw:
        raise StorageError("The backup is damaged. {place}: {why}.", place=flaw.place, why=flaw.why) from flaw


def _contents(campaign: Campaign, steps: int) -> Contents:
    names = tuple(character.name for character in campaign.characters)
    return Contents(session=campaign.sessions_held, characters=names, steps=steps)
