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
from gmtracker.storage.backups import Backup, Occasion, make_backup, new_backup, prune_backups
from gmtracker.storage.chapters import ChapterLog, ChapterSnapshot
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_lock import (
    FileChangedOutside,
    FileLock,
    FileRenamed,
    FileStat,
    FolderGone,
    device_number,
    file_mode,
    find_renamed_file,
    is_folder_gone,
    read_file_stat,
    was_changed,
)
from gmtracker.storage.file_reader import ReadCampaign, read_campaign, read_file, read_preview
from gmtracker.storage.journal import Journal, journal_path, quarantine_if_needed
from gmtracker.storage.paths import Digest, is_certainly_missing, shown_file_name, state_file_stem

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
    def has_ended(self) -> bool:
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


class StoredState(Struct, frozen=True, kw_only=True):
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


class SaveRequest(Struct, frozen=True, kw_only=True):
    """A request to save a snapshot of the chapters, taken after ``steps`` steps.

    ``expects`` is what the open file is known to hold, ``journal`` its journal. ``holds`` is the journal's length at
    the snapshot. The replaced file becomes a backup for this ``occasion``; None if it is only the new file that was put
    down first. ``mode`` is the permissions of a new file. ``given_up`` is set when nobody waits for the save any more.
    """

    path: Path
    moment: ChapterSnapshot
    steps: int
    holds: int
    expects: StoredState | None = None
    journal: Journal | None = None
    occasion: Occasion | None = "saved"
    mode: int | None = None
    given_up: Event = field(default_factory=Event)


class SaveJob(BackgroundJob[StoredState]):
    """A job that writes a file. Its result is what the file then holds. If it fails, the old file is unchanged.

    ``lock`` and ``new_journal`` are set if it writes another file than the open one.
    """

    def __init__(
        self, writing: SaveRequest, chapter_log: ChapterLog, on_end: Callable[[], None], leaves: str | None = None
    ) -> None:
        """Start the job. ``on_end`` is called on the new thread when it ends, whether or not it succeeded.

        ``leaves`` is given for another file than the open one: the open one's state name, or "" if it was opened for
        viewing only.
        """
        self.writing = writing
        self.lock: FileLock | None = None
        self.new_journal: Path | None = None
        self._leaves = leaves
        tidy = partial(prune_backups, writing.path, writing.moment.taken_at, writing.moment.now.id)
        super().__init__(writing.path, partial(self._save, chapter_log), on_end, tidy)

    def give_up(self) -> None:
        """Make the save fail whenever its disk responds, and release its lock."""
        self.writing.given_up.set()
        self._release()

    def _save(self, chapter_log: ChapterLog) -> StoredState:
        writing = self.writing
        if self._leaves is None or state_file_stem(writing.path) == self._leaves:
            return write_campaign(writing, chapter_log)
        try:
            self.lock = FileLock(writing.path)
            self.new_journal = journal_path(writing.path)
            quarantine_if_needed(self.new_journal)
            writing = self.writing = replace(writing, expects=None, journal=None, occasion="saved")
            return write_campaign(writing, chapter_log)
        except StorageError:
            self._release()
            raise

    def _release(self) -> None:
        if self.lock is not None:
            self.lock.release()


def write_campaign(writing: SaveRequest, chapter_log: ChapterLog) -> StoredState:
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
            no_backup = _back_up_replaced(writing, writing.occasion)
        marking.join()
        refuse_if_changed(path, expects)  # Check again, because the backup and the mark waited for the disk.
        _refuse_if_given_up(writing)
        was_missing = expects is not None and expects.file_stat is not None and is_certainly_missing(path)
        file_stat = read_file_stat(new)

    try:
        replace_file(path, parts, before_moving=make_way, mode=writing.mode)
    finally:
        marking.join()
    stored = stored_state(moment, writing.steps, digest, file_stat, path)
    return replace(stored, no_backup=no_backup, was_missing=was_missing)


def _refuse_if_given_up(writing: SaveRequest) -> None:
    if writing.given_up.is_set():
        why = tr("the disk isn't responding")
        raise StorageError("Couldn't save “{file}”: {reason}.", file=shown_file_name(writing.path), reason=why)


def _back_up_replaced(writing: SaveRequest, occasion: Occasion) -> str:
    """Make a backup of the replaced file. Returns why it can't be made, as a sentence, or ""."""
    path, expects = writing.path, writing.expects
    written, session = (expects.written, expects.session) if expects is not None else (None, 0)
    campaign: str = writing.moment.now.id
    if expects is None or occasion != "saved":  # Another program may have written another campaign.
        with suppress(StorageError):
            campaign = read_preview(path).id
    try:
        make_backup(path, session, occasion, written, campaign)
    except StorageError as problem:
        why = problem.why or problem.sentence.rstrip(".")
        return tr("Couldn't make the last backup: {reason}.", reason=why)
    return ""


def stored_state(
    moment: ChapterSnapshot, steps: int, digest: Digest, file_stat: FileStat | None, path: Path
) -> StoredState:
    """Return what a file holds that was written from a snapshot."""
    return StoredState(
        digest=digest,
        file_stat=file_stat,
        last_id=moment.last_id,
        steps=steps,
        session=moment.now.sessions_held,
        disk=device_number(path),
        mode=file_mode(path),
        written=moment.taken_at,
    )


def refuse_if_changed(path: Path, expects: StoredState | None) -> None:
    """Raise FileChangedOutside if the file is not as expected, FolderGone or FileRenamed if it is gone.

    A deleted file is not refused.
    """
    if expects is None:
        return
    if is_folder_gone(path, expects.disk):
        raise FolderGone("The folder or disk of “{file}” is gone.", file=shown_file_name(path))
    if (renamed := find_renamed_file(path, expects.file_stat)) is not None:
        raise FileRenamed(path, renamed)
    if was_changed(path, expects.file_stat, expects.digest.hex):
        raise FileChangedOutside("Another program changed “{file}”.", file=path.name)


def _mark(writing: SaveRequest, digest: Digest) -> None:
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
    expects: StoredState
    read: Callable[[Path], object]
    restores: Backup | None = None


class ReplaceResult(Struct, frozen=True):
    """A replaced campaign: the backup made of it, and the file's new content as read after restoring."""

    backup: Backup
    campaign: object = None


class ReplaceJob(BackgroundJob[ReplaceResult]):
    """A job that replaces a campaign. If it fails, nothing has changed."""

    def __init__(self, request: ReplaceRequest, chapter_log: ChapterLog, on_end: Callable[[], None]) -> None:
        """Start the job. ``on_end`` is called on the new thread when it ends, whether or not it succeeded."""
        self.request = request
        super().__init__(
            request.path,
            partial(replace_state, request, chapter_log),
            on_end,
            partial(prune_backups, request.path, request.moment.taken_at, request.moment.now.id),
        )


def replace_state(request: ReplaceRequest, chapter_log: ChapterLog) -> ReplaceResult:
    """Make a backup of the campaign, and write the backup to be restored, if any, to the file.

    Both are synced when this returns. The restored file is read here, so that the window does not wait for that. Raises
    StorageError, and FileChangedOutside if the file is not as expected.
    """
    restored = read_backup(request.restores)[0] if request.restores is not None else b""
    request.read(request.restores.path if request.restores is not None else request.path)
    now = request.moment.now
    kept = new_backup(request.path, request.moment.taken_at, now.sessions_held, request.occasion, now.id)
    replace_file(kept.path, chapter_log.file_parts(request.moment), mode=request.expects.mode)
    if not restored:
        return ReplaceResult(kept)
    replace_file(request.path, (restored,), before_moving=lambda _new: refuse_if_changed(request.path, request.expects))
    with suppress(StorageError):
        return ReplaceResult(kept, request.read(request.path))
    return ReplaceResult(kept)


def read_backup(backup: Backup) -> tuple[bytes, ReadCampaign]:
    """Return a backup's bytes and their decoded form. Raises StorageError if it can't be read or is no campaign."""
    data = read_file(backup.path)
    try:
        return data, read_campaign(data)
    except UnreadableFileError as flaw:
        raise StorageError("The backup is damaged. {fault}", fault=flaw.fault) from flaw
