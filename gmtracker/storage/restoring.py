"""What restoring a backup would change."""

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.storage.backups import Backup
from gmtracker.storage.errors import StorageError
from gmtracker.storage.finished import stored_heading
from gmtracker.storage.making_way import read_backup
from gmtracker.storage.open_campaign import OpenCampaign
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
    read = read_backup(backup)[1]
    try:
        before = sum(stored_heading(raw).count for raw in read.finished)
    except UNDECODABLE as error:
        raise StorageError("The backup is damaged.") from error
    return _contents(read.campaign, before + len(read.entries))


def _contents(campaign: Campaign, steps: int) -> Contents:
    names = tuple(character.name for character in campaign.characters)
    return Contents(session=campaign.sessions_held, characters=names, steps=steps)
