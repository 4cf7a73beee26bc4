"""Jobs that wait for the disk, on a thread of their own while play goes on: saving a file, replacing a campaign.

A campaign is replaced by what somebody else wrote into its file, or by a backup; it becomes a backup itself before.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Generic, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backups import Backup, Occasion, keep_backup, new_backup, prune
from gmtracker.storage.chapters import ChapterLog, ChapterSnapshot
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_guard import (
    ChangedOutside,
    FileLock,
    FileStat,
    PlaceGone,
    Renamed,
    disk_of,
    file_stat_of,
    is_place_gone,
    mode_of,
    renamed_file,
    was_changed,
)
from gmtracker.storage.file_reader import ReadCampaign, glance_at, read_campaign, read_file
from gmtracker.storage.journal import Journal, journal_path, quarantine_if_needed
from gmtracker.storage.paths import Digest, name_of, state_name_for

T = TypeVar("T")

JOB_NAME = "gmtracker-job"
"""The name of the thread that a :class:`BackgroundJob` runs on."""

_FAILED = tr("Couldn't save “{file}” because of an error in gmtracker.")
_HEAD_START = 0.001
"""Seconds of delay before a job begins, so that its thread does not compete with the caller's."""


class BackgroundJob(Generic[T]):
    """A job about a file, which runs on a thread of its own from its making.

    A disk that does not answer holds it for ever: whoever needs its end joins it, for so long as they can wait.
    """

    def __init__(
        self,
        file: Path,
        job: Callable[[], T],
        on_end: Callable[[], None],
        tidy: Callable[[], None] | None = None,
        failed: str = _FAILED,
    ) -> None:
        """Begin. ``on_end`` is called on the new thread when the job is done, whether or not it succeeded.

        ``tidy`` follows where it succeeded; nobody waits for that. ``failed`` says of ``{file}`` that the program made
        a mistake.
        """
        self._job = job
        self._on_end = on_end
        self._tidy = tidy
        self._error = StorageError(failed, file=file.name)
        self._result: list[T] = []
        self._ended = Event()
        self._thread = Thread(target=self._work, name=JOB_NAME, daemon=True)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether the job is done, so that :meth:`result` returns at once."""
        return self._ended.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait until the job is done, so many seconds at most; returns whether it is."""
        return self._ended.wait(seconds)

    def result(self) -> T:
        """Wait for the end, and return the result. Raises StorageError, also where the program made a mistake."""
        self._ended.wait()
        if not self._result:
            raise self._error
        return self._result[0]

    def join(self, seconds: float | None = None) -> None:
        """Wait until all is tidied up, too, or for so many seconds."""
        self._thread.join(seconds)

    def _work(self) -> None:
        sleep(_HEAD_START)
        try:
            self._result.append(self._job())
        except StorageError as error:
            self._error = error
        finally:
            self._ended.set()
            self._on_end()
        if self._result and self._tidy is not None:
            self._tidy()


class Stored(Struct, frozen=True, kw_only=True):
    """What a campaign's file is known to hold.

    ``last_id`` is the number of the last entry that was made until then, ``steps`` how many steps had been taken
    since the campaign was opened, ``session`` the last session's number. Without a ``file_stat`` there is no file yet.
    ``disk`` is the number of the disk that it is on, ``mode`` its permissions, where those are known.
    ``written`` is when that was, in UTC; None where somebody else wrote it, and only the system can say.
    ``no_backup`` is why the file before it is no backup, as a sentence; empty where it is one, or need not be.
    """

    digest: Digest
    file_stat: FileStat | None
    last_id: int
    steps: int
    session: int
    disk: int | None = None
    mode: int | None = None
    written: datetime | None = None
    no_backup: str = ""


class Writing(Struct, frozen=True, kw_only=True):
    """A request to save: the chapters as they were at a moment, after so many steps.

    ``expects`` is what the file is known to hold, where it is the one that is open; ``journal`` is that of this file.
    ``holds`` is how many bytes the journal in use had at that moment. The file that is replaced is kept as a backup for
    this ``occasion``; for none where it was only put down for this. ``given_up`` is set once nobody waits for it.
    ``mode`` is the permissions that a new file is given.
    """

    path: Path
    moment: ChapterSnapshot
    steps: int
    holds: int
    expects: Stored | None = None
    journal: Journal | None = None
    occasion: Occasion | None = "saved"
    mode: int | None = None
    given_up: Event = field(default_factory=Event)


class Saving(BackgroundJob[Stored]):
    """A job that writes a file; its result is what the file holds then. Where it fails the old file stands.

    ``lock`` and ``new_journal`` are those of another file than the one that is open, which play goes on with.
    """

    def __init__(
        self, writing: Writing, chapter_log: ChapterLog, on_end: Callable[[], None], leaves: str | None = None
    ) -> None:
        """Begin. ``on_end`` is called on the new thread when all is done, whether or not it succeeded.

        ``leaves`` is for another file than the one that is open: what the program calls that one, or nothing for one
        that is only looked at.
        """
        self.writing = writing
        self.lock: FileLock | None = None
        self.new_journal: Path | None = None
        self._leaves = leaves
        tidy = partial(prune, writing.path, writing.moment.at, writing.moment.now.id)
        super().__init__(writing.path, partial(self._save, chapter_log), on_end, tidy)

    def give_up(self) -> None:
        """Let nothing come of it any more, whenever its disk answers."""
        self.writing.given_up.set()
        self._release()

    def _save(self, chapter_log: ChapterLog) -> Stored:
        writing = self.writing
        if self._leaves is None or state_name_for(writing.path) == self._leaves:
            return write(writing, chapter_log)
        try:
            self.lock = FileLock(writing.path)
            self.new_journal = journal_path(writing.path)
            quarantine_if_needed(self.new_journal)
            writing = self.writing = replace(writing, expects=None, journal=None, occasion="saved")
            return write(writing, chapter_log)
        except StorageError:
            self._release()
            raise

    def _release(self) -> None:
        if self.lock is not None:
            self.lock.release()


def write(writing: Writing, chapter_log: ChapterLog) -> Stored:
    """Write a file, and keep the one that it takes the place of as a backup.

    The journal is marked and synced while the file is: until the file has taken the old one's place the mark names
    one that is not there, which says nothing.

    Raises StorageError, as :func:`refuse_if_changed` does where the file is not what was expected.
    """
    path, moment, expects = writing.path, writing.moment, writing.expects
    _refuse_if_given_up(writing)
    refuse_if_changed(path, expects)
    parts = chapter_log.file_parts(moment)
    digest = Digest(*parts)
    file_stat: FileStat | None = None
    no_backup = ""
    marking = Thread(target=_mark, args=(writing, digest), name="gmtracker-mark", daemon=True)
    marking.start()

    def make_way(new: Path) -> None:
        nonlocal file_stat, no_backup
        refuse_if_changed(path, expects)
        # Saving goes first: without a backup the last ones stay, without the mark the journal is quarantined.
        if writing.occasion is not None:
            no_backup = _backed_up(writing, writing.occasion)
        marking.join()
        refuse_if_changed(path, expects)  # once more: the backup and the mark waited for the disk
        _refuse_if_given_up(writing)
        file_stat = file_stat_of(new)

    try:
        replace_file(path, parts, before_moving=make_way, mode=writing.mode)
    finally:
        marking.join()
    return replace(stored_at(moment, writing.steps, digest, file_stat, path), no_backup=no_backup)


def _refuse_if_given_up(writing: Writing) -> None:
    if writing.given_up.is_set():
        why = tr("the disk isn't responding")
        raise StorageError("Couldn't save “{file}”: {reason}.", file=name_of(writing.path), reason=why)


def _backed_up(writing: Writing, occasion: Occasion) -> str:
    """Keep the file that is replaced as a backup; returns why it cannot be, as a sentence."""
    path, expects = writing.path, writing.expects
    written, session = (expects.written, expects.session) if expects is not None else (None, 0)
    campaign: str = writing.moment.now.id
    if expects is None or occasion != "saved":  # what somebody else wrote may be another campaign
        with suppress(StorageError):
            campaign = glance_at(path).id
    try:
        keep_backup(path, session, occasion, written, campaign)
    except StorageError as problem:
        why = problem.why or problem.sentence.rstrip(".")
        return tr("Couldn't make the last backup: {reason}.", reason=why)
    return ""


def stored_at(moment: ChapterSnapshot, steps: int, digest: Digest, file_stat: FileStat | None, path: Path) -> Stored:
    """What a file holds that was written from a moment's snapshot, after so many steps."""
    return Stored(
        digest=digest,
        file_stat=file_stat,
        last_id=moment.last_id,
        steps=steps,
        session=moment.now.sessions_held,
        disk=disk_of(path),
        mode=mode_of(path),
        written=moment.at,
    )


def refuse_if_changed(path: Path, expects: Stored | None) -> None:
    """Raises ChangedOutside where the file is there and not what was expected; PlaceGone or Renamed where it is gone.

    One that was deleted is no change.
    """
    if expects is None:
        return
    if is_place_gone(path, expects.disk):
        raise PlaceGone("The folder or disk of “{file}” is gone.", file=name_of(path))
    if (renamed := renamed_file(path, expects.file_stat)) is not None:
        raise Renamed(path, renamed)
    if was_changed(path, expects.file_stat, expects.digest.hex):
        raise ChangedOutside("Another program changed “{file}”.", file=path.name)


def _mark(writing: Writing, digest: Digest) -> None:
    if writing.journal is not None:
        with suppress(StorageError, OSError):
            writing.journal.mark_saved(digest.hex, writing.holds)


class ReplaceRequest(Struct, frozen=True, kw_only=True):
    """A request to replace a campaign: its chapters at a moment, after so many steps, and the backup's ``occasion``.

    ``restores`` is the backup that is put into the file at ``path``, which ``expects`` is known to be in; with none
    the file stays as it is. ``read`` reads a file, and raises StorageError where it cannot be opened.
    """

    path: Path
    moment: ChapterSnapshot
    steps: int
    occasion: Occasion
    expects: Stored
    read: Callable[[Path], object]
    restores: Backup | None = None


class Replaced(Struct, frozen=True):
    """A campaign that was replaced: the backup of it, and what was read of the file once a backup was restored."""

    kept: Backup
    read: object = None


class ReplaceJob(BackgroundJob[Replaced]):
    """A job that replaces a campaign. Where it fails nothing has changed."""

    def __init__(self, request: ReplaceRequest, chapter_log: ChapterLog, on_end: Callable[[], None]) -> None:
        """Begin. ``on_end`` is called on the new thread when all is done, whether or not it succeeded."""
        self.request = request
        super().__init__(
            request.path,
            partial(replace_state, request, chapter_log),
            on_end,
            partial(prune, request.path, request.moment.at, request.moment.now.id),
        )


def replace_state(request: ReplaceRequest, chapter_log: ChapterLog) -> Replaced:
    """Make a backup of the campaign, and put the state that is to be restored, if any, into the file.

    Both are on the disk when this returns, and what is restored is read, so that the window does not wait for that.
    Raises StorageError, and ChangedOutside where the file to be replaced is not what was expected.
    """
    restored = read_backup(request.restores)[0] if request.restores is not None else b""
    request.read(request.restores.path if request.restores is not None else request.path)
    now = request.moment.now
    kept = new_backup(request.path, request.moment.at, now.sessions_held, request.occasion, now.id)
    replace_file(kept.path, chapter_log.file_parts(request.moment), mode=request.expects.mode)
    if not restored:
        return Replaced(kept)
    replace_file(request.path, (restored,), before_moving=lambda _new: refuse_if_changed(request.path, request.expects))
    with suppress(StorageError):
        return Replaced(kept, request.read(request.path))
    return Replaced(kept)


def read_backup(backup: Backup) -> tuple[bytes, ReadCampaign]:
    """Read the bytes of a backup, and decode them. Raises StorageError where it cannot be read, or is no campaign."""
    data = read_file(backup.path)
    try:
        return data, read_campaign(data)
    except UnreadableFileError as flaw:
        raise StorageError("The backup is damaged. {fault}", fault=flaw.fault) from flaw
