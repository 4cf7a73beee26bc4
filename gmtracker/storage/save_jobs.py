"""Jobs that wait for the disk, on a thread while the game continues: saving a file, replacing a campaign.

A campaign is replaced by another program's version of its file or by a backup. It becomes a backup itself first.
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
from gmtracker.storage.file_lock import (
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
from gmtracker.storage.paths import Digest, is_gone, name_of, state_name_for

T = TypeVar("T")

JOB_NAME = "gmtracker-job"
"""The thread name of a :class:`BackgroundJob`."""

_FAILED = tr("Couldn't save “{file}” because of an error in gmtracker.")
_HEAD_START = 0.001
"""Seconds that a job waits before it starts, so that its thread does not compete with the caller's."""


class BackgroundJob(Generic[T]):
    """A job about a file, started on a thread of its own when it is created.

    A disk that does not respond blocks it forever. Callers wait with a time limit.
    """

    def __init__(
        self,
        file: Path,
        job: Callable[[], T],
        on_end: Callable[[], None],
        tidy: Callable[[], None] | None = None,
        failed: str = _FAILED,
    ) -> None:
        """Start the job. ``on_end`` is called on the new thread when it ends, whether or not it succeeded.

        ``tidy`` runs after a success, and :meth:`result` does not wait for it. ``failed`` is the sentence for an
        unexpected error, with the placeholder ``{file}``.
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
        """Whether the job has ended, so that :meth:`result` does not block."""
        return self._ended.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait at most ``seconds`` for the job's end. Returns whether it has ended."""
        return self._ended.wait(seconds)

    def result(self) -> T:
        """Wait for the end and return the result. Raises StorageError, also after an unexpected error."""
        self._ended.wait()
        if not self._result:
            raise self._error
        return self._result[0]

    def join(self, seconds: float | None = None) -> None:
        """Wait for the end of the thread, including ``tidy``, at most ``seconds``."""
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

    ``last_id`` is the number of the last entry made until then, ``steps`` the steps done since the campaign was opened,
    ``session`` the last session's number. ``file_stat`` is None if there is no file yet. ``disk`` is its device number,
    ``mode`` its permissions, if known. ``written`` is when it was written, in UTC; None if another program wrote it.
    ``no_backup`` is why the file before it has no backup, as a sentence; empty if it has one or needs none.
    ``was_missing`` says that another program had removed the file before it was written.
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
    was_missing: bool = False


class Writing(Struct, frozen=True, kw_only=True):
    """A request to save a snapshot of the chapters, taken after ``steps`` steps.

    ``expects`` is what the open file is known to hold, ``journal`` its journal. ``holds`` is the journal's length at
    the snapshot. The replaced file becomes a backup for this ``occasion``; None if it is only the new file that was put
    down first. ``mode`` is the permissions of a new file. ``given_up`` is set when nobody waits for the save any more.
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
    """A job that writes a file. Its result is what the file then holds. If it fails, the old file is unchanged.

    ``lock`` and ``new_journal`` are set if it writes another file than the open one.
    """

    def __init__(
        self, writing: Writing, chapter_log: ChapterLog, on_end: Callable[[], None], leaves: str | None = None
    ) -> None:
        """Start the job. ``on_end`` is called on the new thread when it ends, whether or not it succeeded.

        ``leaves`` is given for another file than the open one: the open one's state name, or "" if it was opened for
        viewing only.
        """
        self.writing = writing
        self.lock: FileLock | None = None
        self.new_journal: Path | None = None
        self._leaves = leaves
        tidy = partial(prune, writing.path, writing.moment.at, writing.moment.now.id)
        super().__init__(writing.path, partial(self._save, chapter_log), on_end, tidy)

    def give_up(self) -> None:
        """Make the save fail whenever its disk responds, and release its lock."""
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
    """Write a file, and make a backup of the one it replaces.

    The journal is marked and synced at the same time. Until the new file is in place, the mark names a digest that no
    file has, so it has no effect.

    Raises StorageError, as :func:`refuse_if_changed` does if the file is not as expected.
    """
    path, moment, expects = writing.path, writing.moment, writing.expects
    _refuse_if_given_up(writing)
    refuse_if_changed(path, expects)
    parts = chapter_log.file_parts(moment)
    digest = Digest(*parts)
    file_stat: FileStat | None = None
    no_backup = ""
    was_missing = False
    marking = Thread(target=_mark, args=(writing, digest), name="gmtracker-mark", daemon=True)
    marking.start()

    def make_way(new: Path) -> None:
        nonlocal file_stat, no_backup, was_missing
        refuse_if_changed(path, expects)
        # A failed backup or mark must not prevent the save. Without the mark the journal is quarantined later.
        if writing.occasion is not None:
            no_backup = _backed_up(writing, writing.occasion)
        marking.join()
        refuse_if_changed(path, expects)  # Check again, because the backup and the mark waited for the disk.
        _refuse_if_given_up(writing)
        was_missing = expects is not None and expects.file_stat is not None and is_gone(path)
        file_stat = file_stat_of(new)

    try:
        replace_file(path, parts, before_moving=make_way, mode=writing.mode)
    finally:
        marking.join()
    stored = stored_at(moment, writing.steps, digest, file_stat, path)
    return replace(stored, no_backup=no_backup, was_missing=was_missing)


def _refuse_if_given_up(writing: Writing) -> None:
    if writing.given_up.is_set():
        why = tr("the disk isn't responding")
        raise StorageError("Couldn't save “{file}”: {reason}.", file=name_of(writing.path), reason=why)


def _backed_up(writing: Writing, occasion: Occasion) -> str:
    """Make a backup of the replaced file. Returns why it can't be made, as a sentence, or ""."""
    path, expects = writing.path, writing.expects
    written, session = (expects.written, expects.session) if expects is not None else (None, 0)
    campaign: str = writing.moment.now.id
    if expects is None or occasion != "saved":  # Another program may have written another campaign.
        with suppress(StorageError):
            campaign = glance_at(path).id
    try:
        keep_backup(path, session, occasion, written, campaign)
    except StorageError as problem:
        why = problem.why or problem.sentence.rstrip(".")
        return tr("Couldn't make the last backup: {reason}.", reason=why)
    return ""


def stored_at(moment: ChapterSnapshot, steps: int, digest: Digest, file_stat: FileStat | None, path: Path) -> Stored:
    """Return what a file holds that was written from a snapshot."""
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
    """Raise ChangedOutside if the file is not as expected, PlaceGone or Renamed if it is gone.

    A deleted file is not refused.
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
    """A request to replace a campaign: its snapshot, the number of steps done, and the backup's ``occasion``.

    ``restores`` is the backup to put into the file at ``path``, which is known to hold ``expects``. None leaves the
    file unchanged. ``read`` reads a file and raises StorageError if it can't be opened.
    """

    path: Path
    moment: ChapterSnapshot
    steps: int
    occasion: Occasion
    expects: Stored
    read: Callable[[Path], object]
    restores: Backup | None = None


class Replaced(Struct, frozen=True):
    """A replaced campaign: the backup made of it, and the file's new content as read after restoring."""

    kept: Backup
    read: object = None


class ReplaceJob(BackgroundJob[Replaced]):
    """A job that replaces a campaign. If it fails, nothing has changed."""

    def __init__(self, request: ReplaceRequest, chapter_log: ChapterLog, on_end: Callable[[], None]) -> None:
        """Start the job. ``on_end`` is called on the new thread when it ends, whether or not it succeeded."""
        self.request = request
        super().__init__(
            request.path,
            partial(replace_state, request, chapter_log),
            on_end,
            partial(prune, request.path, request.moment.at, request.moment.now.id),
        )


def replace_state(request: ReplaceRequest, chapter_log: ChapterLog) -> Replaced:
    """Make a backup of the campaign, and write the backup to be restored, if any, to the file.

    Both are synced when this returns. The restored file is read here, so that the window does not wait for that. Raises
    StorageError, and ChangedOutside if the file is not as expected.
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
    """Return a backup's bytes and their decoded form. Raises StorageError if it can't be read or is no campaign."""
    data = read_file(backup.path)
    try:
        return data, read_campaign(data)
    except UnreadableFileError as flaw:
        raise StorageError("The backup is damaged. {fault}", fault=flaw.fault) from flaw
