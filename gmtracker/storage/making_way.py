"""A table makes way for another state of its campaign: what somebody else wrote into the file, or a backup."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct

from gmtracker.storage.background import Background
from gmtracker.storage.backups import Backup, Occasion, new_backup, thin_out
from gmtracker.storage.book import Book, Moment
from gmtracker.storage.errors import StorageError, Unreadable
from gmtracker.storage.reading import ReadCampaign, read_campaign, read_file
from gmtracker.storage.safe_write import replace_file
from gmtracker.storage.saving import Stored, refuse_if_changed


class Way(Struct, frozen=True, kw_only=True):
    """What makes way: the book as it was at a moment, after so many steps, on the ``occasion`` of its backup.

    ``restores`` is the backup that is put into the file at ``path``, which ``expects`` is known to be in; with none
    the file stays as it is. ``check`` raises StorageError where a file cannot be opened.
    """

    path: Path
    moment: Moment
    steps: int
    occasion: Occasion
    expects: Stored
    check: Callable[[Path], object]
    restores: Backup | None = None


class MakingWay(Background[Backup]):
    """Its result is the backup that the table is from then on. Where it fails file and table are as they were."""

    def __init__(self, way: Way, book: Book, on_end: Callable[[], None]) -> None:
        """Begin. ``on_end`` is called on the new thread when all is done, whatever came of it."""
        self.way = way
        super().__init__(way.path, partial(make_way, way, book), on_end, partial(thin_out, way.path, way.moment.at))


def make_way(way: Way, book: Book) -> Backup:
    """Keep the table as a backup, and put the state that is to be restored, if any, into the file.

    Both are on the disk when this returns. Raises StorageError, and ChangedOutside where the file to be replaced is
    not what was expected.
    """
    restored = read_backup(way.restores)[0] if way.restores is not None else b""
    way.check(way.restores.path if way.restores is not None else way.path)
    kept = new_backup(way.path, way.moment.at, way.moment.now.sessions_held, way.occasion)
    replace_file(kept.path, book.file_parts(way.moment))
    if restored:
        replace_file(way.path, (restored,), before_moving=lambda _new: refuse_if_changed(way.path, way.expects))
    return kept


def read_backup(backup: Backup) -> tuple[bytes, ReadCampaign]:
    """The bytes of a backup, and what they say. Raises StorageError where it cannot be read, or is no campaign."""
    data = read_file(backup.path)
    try:
        return data, read_campaign(data)
    except Unreadable as flaw:
        raise StorageError("The backup is damaged. {place}: {why}.", place=flaw.place, why=flaw.why) from flaw
