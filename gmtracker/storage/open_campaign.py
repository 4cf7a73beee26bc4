"""An open campaign: its file, its journal, and the history that the table works on.

Opening decodes as much of a file as possible. The contents of a backup can be read before it is restored.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import strip_invisible
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import EntryId
from gmtracker.engine.table import Kind
from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import SyncThread, write_unsynced
from gmtracker.storage.backups import Backup, BackupError, Occasion, Restore, find_restore, make_backup, new_backup
from gmtracker.storage.chapters import ChapterLog, ChapterSnapshot, encode_entry, without_history
from gmtracker.storage.clock import Clock
from gmtracker.storage.errors import DamagedFileError, StorageError, UnreadableFileError
from gmtracker.storage.file_format import VERSION, ChapterHeading, stored_heading
from gmtracker.storage.file_lock import (
    FileInUse,
    FileLock,
    FileRenamed,
    FileStat,
    device_number,
    file_mode,
    is_folder_gone,
    read_file_stat,
    was_changed,
)
from gmtracker.storage.file_reader import (
    UNDECODABLE,
    ReadCampaign,
    campaign_rules,
    read_campaign,
    read_file,
    with_id,
    without_broken_procedures,
)
from gmtracker.storage.journal import (
    JournalError,
    JournalHeader,
    OpenJournal,
    Successor,
    done_line,
    journal_path,
    quarantine_if_needed,
    redone_line,
    undone_line,
    write_redirect,
)
from gmtracker.storage.journal_replay import Recovered, play_back_read_only, recover
from gmtracker.storage.notices import NEWER_VERSION_NOTICE, VIEW_ONLY_NOTICE, unknown_data_notice
from gmtracker.storage.paths import (
    Digest,
    is_certainly_missing,
    is_not_regular_file,
    path_to_address,
    run_with_timeout,
)
from gmtracker.storage.samples import shift_log_to_now
from gmtracker.storage.save_jobs import (
    ReplaceJob,
    ReplaceRequest,
    SaveJob,
    SaveRequest,
    StoredState,
    read_backup,
    stored_state,
)
from gmtracker.storage.value_ranges import with_values_in_range


class OpenCampaign:
    """A campaign from opening its file to closing it.

    ``history`` and ``record`` are given to the table: every step is in the journal before the window shows it.
    :meth:`begin_save` and :meth:`save` write the file itself.

    - ``ruleset``: the game, or the stand-in for a missing one.
    - ``recovered_steps``: how many steps were played back from the journal.
    - ``notices``: sentences for the GM about what was found on opening.
    - ``restore``: the last step, if it was the restore of a backup. Then undo means that, also after a restart.
    - ``continuation_path``: another file in which this campaign was continued.
    - ``has_other_game``: whether the game file was changed since, while the campaign's file still has the old game.
    - ``was_left``: set once other windows may open a file that was left by saving as another file.
    - ``is_on_disk``: whether the file is synced. A new file is not at first: it survives a crash, but not a power cut.
    - ``backup_error``: why the last save made no backup of the replaced file, as a sentence.
    - ``missing_step_notices``: sentences about steps of the journal that can't be shown.
    - ``view_only_reason``: why the campaign can only be viewed, as a sentence; empty if it can be played.
    """

    def __init__(self, path: Path, read: ReadCampaign, clock: Clock) -> None:
        self._path = path.absolute()
        self._clock = clock
        self._journal = OpenJournal(journal_path(path))
        self._lock: FileLock | None = None
        self._saving: SaveJob | None = None
        self._finished_job: SaveJob | None = None
        self._replace_job: ReplaceJob | None = None
        self._occasion: Occasion | None = "saved"
        self._checked_stat: tuple[StoredState, FileStat | None] | None = None
        self.is_on_disk = True
        self.backup_error = ""
        self.ruleset, missing = campaign_rules(read.campaign)
        held = with_values_in_range(read.campaign, self.ruleset.spec())
        campaign, dropped = without_broken_procedures(held, self.ruleset)
        self.notices = missing + dropped
        read = replace(read, campaign=campaign)
        self._chapter_log = ChapterLog(read, self.ruleset.spec(), clock)
        self._stored = StoredState(
            digest=Digest(),
            file_stat=None,
            last_id=self._chapter_log.last_id,
            steps=0,
            session=read.campaign.sessions_held,
        )
        self.view_only_reason = self._newer = NEWER_VERSION_NOTICE if read.version > VERSION else ""
        self._dropped_data_notices = unknown_data_notice(read.unknown)
        self.recovered_steps = 0
        self.restore: Restore | None = None
        self.missing_step_notices: tuple[str, ...] = ()
        self.continuation_path: Path | None = None
        self.read_ahead: OpenCampaign | None = None
        self.was_left = Event()
        self.was_left.set()
        was_edited, copy = self._chapter_log.was_edited and not self._newer, read.campaign.game.source
        self.has_other_game = bool(missing and copy and copy != self.ruleset.spec().source and not self._newer)
        self._steps = self._steps_in_journal = int(was_edited or self.has_other_game)
        self.notices += (
            (self._newer,) if self._newer else self._dropped_data_notices + (self._chapter_log.notice,) * was_edited
        )

    @classmethod
    def create(cls, path: Path, campaign: Campaign, clock: Clock) -> "OpenCampaign":
        """Create a campaign in a new file, without waiting for the disk. Raises StorageError."""
        created = cls(path, without_history(strip_invisible(campaign)), clock)
        created._use_new_file(created._create_file(path, created._chapter_log.snapshot()))
        return created

    @classmethod
    def open(cls, path: Path, clock: Clock, read_ahead: "OpenCampaign | None" = None) -> "OpenCampaign":
        """Open the campaign of a file, with the steps that are only in the journal.

        ``read_ahead`` is the same file as read by a thread; it is used if the file has not changed since. A file of a
        newer gmtracker is opened for viewing only. Raises StorageError: FileInUse if another window has it open,
        BackupError if a save would drop data that could not be backed up, JournalError if its journal can't be read.
        """
        lock = FileLock(path)
        try:
            opened = (
                read_ahead if read_ahead is not None and read_ahead._was_read_from(path) else cls._read(path, clock)
            )
            if opened._newer:
                lock.release()
                return cls.open_read_only(path, clock)
            opened._lock = lock
            lock.note_campaign(opened.history.now.id)
            if opened._dropped_data_notices:
                now = opened.history.now
                make_backup(path, now.sessions_held, "unknown", campaign=now.id)
            opened._apply_recovery(recover(opened._chapter_log, opened._journal, path, opened._stored.digest))
            opened.restore = None if opened.recovered_steps else find_restore(path, opened.history.now.id)
        except StorageError:
            lock.release()
            raise
        return opened

    @classmethod
    def open_read_only(cls, path: Path, clock: Clock, why: str = VIEW_ONLY_NOTICE) -> "OpenCampaign":
        """Open a file for viewing: nothing is written to the file or the journal.

        Recording steps is refused with the sentence ``why`` until the campaign is saved as another file. Raises
        StorageError.
        """
        opened = cls._read(path, clock)
        opened.view_only_reason = opened._newer or why
        recovered = play_back_read_only(opened._chapter_log, opened._journal.path, path, opened._stored.digest)
        opened._apply_recovery(recovered)
        opened.missing_step_notices = recovered.notices
        return opened

    @classmethod
    def open_sample(cls, path: Path, clock: Clock, new_id: str = "") -> "OpenCampaign":
        """Open a sample for viewing, with its log shifted in time to end now. Raises StorageError.

        A ``new_id`` makes it independent of other campaigns made from the same sample.
        """
        opened = cls._read(path, clock, new_id, is_sample=True)
        opened.view_only_reason = opened._newer or VIEW_ONLY_NOTICE
        return opened

    @classmethod
    def _read(cls, path: Path, clock: Clock, new_id: str = "", *, is_sample: bool = False) -> "OpenCampaign":
        file_stat = read_file_stat(path)
        data = read_file(path)
        try:
            read = read_campaign(data)
            if is_sample:
                read = read_campaign(shift_log_to_now(data, clock, is_in_session=read.campaign.session is not None))
            opened = cls(path, with_id(read, new_id) if new_id else read, clock)
        except UnreadableFileError as flaw:
            raise DamagedFileError(path, flaw) from flaw
        opened._stored = replace(
            opened._stored, digest=Digest(data), file_stat=file_stat, disk=device_number(path), mode=file_mode(path)
        )
        return opened

    def _was_read_from(self, path: Path) -> bool:
        """Whether this campaign was read from the file that is at the path now."""
        return path.absolute() == self._path and read_file_stat(path) == self._stored.file_stat

    @property
    def path(self) -> Path:
        """The campaign's file."""
        return self._path

    @property
    def state_name(self) -> str:
        """The name of the program's own files for this campaign. Getting it does not access a disk."""
        return self._journal.path.stem

    @property
    def history(self) -> History:
        """The log that the table works on."""
        return self._chapter_log.history

    def finished_chapters(self) -> tuple[ChapterHeading, ...]:
        """Return the headings of all chapters before the open one, oldest first.

        Raises UnreadableFileError for a damaged one.
        """
        return self._chapter_log.headings()

    def chapter(self, index: int) -> Chapter:
        """Return a chapter before the open one, by its index in :meth:`finished_chapters`. Raises UnreadableFileError.

        Its states may lack the characters who took no part in it.
        """
        return self._chapter_log.chapter(index)

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the current state."""
        return self._steps == self._stored.steps

    @property
    def needs_save(self) -> bool:
        """Whether there are unsaved steps and saving is allowed."""
        return not self.is_saved and not self.view_only_reason

    @property
    def journal_error(self) -> str:
        """Why steps are not in the journal, as a sentence, or "". The game continues, but only saved steps are safe."""
        return self._journal.write_error

    @property
    def has_usable_path(self) -> bool:
        """Whether the file can be at its path. False if its folder or disk is gone.

        Also False if a pipe, device or folder has taken the path.
        """
        return bool(self.view_only_reason) or not (
            is_folder_gone(self._path, self._stored.disk) or is_not_regular_file(self._path)
        )

    @property
    def is_moving(self) -> bool:
        """Whether another file is being written, to continue with."""
        return self._saving is not None and self._saving.writing.path != self._path

    @property
    def is_missing(self) -> bool:
        """Whether the file is gone although its folder exists. The journal's steps alone are no campaign."""
        return not self.view_only_reason and is_certainly_missing(self._path)

    @property
    def was_missing(self) -> bool:
        """Whether another program had removed the file before the last save wrote it again."""
        return self._stored.was_missing

    @property
    def steps_at_risk(self) -> int:
        """The number of steps that are in no file and no journal."""
        return max(0, self._steps - max(self._stored.steps, self._steps_in_journal))

    @property
    def sync_thread(self) -> SyncThread:
        """The thread that syncs the journal to the disk."""
        return self._journal.sync_thread

    @property
    def is_saving(self) -> bool:
        """Whether the file is being written. :meth:`finish_save` takes over the result."""
        return self._saving is not None

    @property
    def is_replacing(self) -> bool:
        """Whether the campaign is being replaced. :meth:`finish_replace` takes over the result."""
        return self._replace_job is not None

    @property
    def is_busy(self) -> bool:
        """Whether a save or a replacement is running."""
        return any(work is not None and not work.has_ended for work in (self._saving, self._replace_job))

    def record(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        """Write a step to the journal before it is done. Raises StorageError; the step must not be done then.

        If the journal can't be written, the step may still be done, and ``journal_error`` says why.
        """
        if self.view_only_reason:
            raise StorageError.translated(self.view_only_reason)
        match kind:
            case "done":
                for entry in entries:
                    text = encode_entry(entry)
                    self._write_line(done_line(text))
                    self._chapter_log.store_text(entry, text)
            case "undone":
                self._write_line(undone_line(_ids(entries), self._chapter_log.reopened_opening(entries)))
            case "redone":
                self._write_line(redone_line(_ids(entries)))
        self._steps += 1
        if not self.journal_error:
            self._steps_in_journal = self._steps
        elif self._journal.open_journal is None:
            self._steps_in_journal = 0

    def create_file(self, path: Path) -> None:
        """Create the campaign's file at a path without waiting for the disk. :meth:`begin_save` syncs it.

        Raises StorageError, changing nothing, also if there is already a file or the disk does not respond in time.
        """
        self._use_new_file(run_with_timeout(path, partial(self._create_file, path, self._chapter_log.snapshot())))

    def begin_save(self, on_end: Callable[[], None], path: Path | None = None) -> None:
        """Start saving the current state on a thread, to this file or to another ``path`` to continue with.

        ``on_end`` is called on that thread. :meth:`finish_save` takes over the result. Raises StorageError.
        """
        with suppress(StorageError):  # This save also writes what a failed earlier one could not.
            self.finish_save()
        if self._newer:
            raise StorageError.translated(self._newer)
        if path is None and self.view_only_reason:
            raise StorageError.translated(self.view_only_reason)
        leaves = "" if self.view_only_reason else self.state_name
        self._start_saving(path or self._path, on_end, None if path is None else leaves)

    def give_up_save(self) -> None:
        """Stop waiting for a save whose disk does not respond. The journal has its steps."""
        saving, self._saving = self._saving, None
        if saving is not None:
            saving.give_up()

    def wait_for_job(self, seconds: float) -> bool:
        """Wait at most ``seconds`` for a running save or replacement. Returns whether none is running any more."""
        until = monotonic() + seconds
        jobs = [job for job in (self._saving, self._replace_job) if job is not None]
        return all(job.wait(max(0.0, until - monotonic())) for job in jobs)

    def finish_save(self) -> None:
        """Wait for the running save, if any, and continue with the file it wrote.

        Raises StorageError, and FileChangedOutside if another program wrote the file. The old file is then intact and
        the journal continues.
        """
        saving, self._saving = self._saving, None
        if saving is None:
            return
        self._finished_job = saving
        stored = saving.result()
        if saving.new_journal is not None:
            self._switch_file(saving, stored, saving.new_journal)
        elif self._steps == stored.steps:
            self._journal.remove()
        if saving.writing.occasion is not None:
            self.backup_error = stored.no_backup
        self._stored, self._occasion, self.is_on_disk = stored, "saved", True
        if self._journal.write_error and self.is_saved:
            self._write_line(b"")  # Find out now whether the journal can be written again.
            self._journal.remove()

    def save(self) -> None:
        """Save and wait until the file is written and old backups are removed. Follows a renamed file.

        Raises as :meth:`finish_save` does.
        """
        try:
            self.save_as(None)
        except FileRenamed as renamed:
            self.save_as(renamed.new_path)

    def save_as(self, path: Path | None) -> None:
        """Save as another file, replacing an existing one, and continue with it. None means this file."""
        self.begin_save(_nothing, path)
        self.finish_save()
        if self._finished_job is not None:
            self._finished_job.join()

    def begin_replace(self, occasion: Occasion, on_end: Callable[[], None], restores: Backup | None = None) -> None:
        """Start replacing this campaign: make it a backup, and put the backup ``restores``, if any, into the file.

        ``on_end`` is called on the job's thread. :meth:`finish_replace` takes over the result.
        """
        request = ReplaceRequest(
            path=self._path,
            moment=self._chapter_log.snapshot(),
            steps=self._steps,
            occasion=occasion,
            expects=self._stored,
            read=partial(self._read, clock=self._clock),
            restores=restores,
        )
        self._replace_job = ReplaceJob(request, self._chapter_log, on_end)

    def finish_replace(self) -> Backup | None:
        """Wait for the replacement and close this campaign, so that the file's new content can be opened.

        Returns the backup made of this campaign, or None if steps were done meanwhile: then begin again. Raises
        StorageError, and FileChangedOutside if another program wrote the file to be replaced.
        """
        making, self._replace_job = self._replace_job, None
        if making is None:
            return None
        replaced = making.result()
        if making.request.steps != self._steps:
            return None
        self._journal.remove()
        self._unlock()
        self.view_only_reason = VIEW_ONLY_NOTICE
        self.read_ahead = replaced.campaign if isinstance(replaced.campaign, OpenCampaign) else None
        return replaced.backup

    def backup_state(self) -> None:
        """Save the current state as a backup, because another program's version stays in the file. Raises StorageError.

        The journal could not be played back onto that version. Does not wait for the disk.
        """
        moment = self._chapter_log.snapshot()
        parts, mode = self._chapter_log.file_parts(moment), self._stored.mode

        def put() -> None:
            now = moment.now
            backup = new_backup(self._path, moment.taken_at, now.sessions_held, "replacing", now.id)
            write_unsynced(backup.path, parts, mode=mode)

        run_with_timeout(self._path, put)

    def allow_overwrite(self) -> None:
        """Allow the next save to replace another program's version of the file, which becomes a backup.

        Raises StorageError if the disk does not respond.
        """
        self._occasion = "replacing"
        file_stat = run_with_timeout(self._path, partial(read_file_stat, self._path))
        self._stored = replace(self._stored, file_stat=file_stat, written=None)

    def was_changed_outside(self) -> bool:
        """Whether another program wrote the file. It may read the whole file: do not call it on the window's thread."""
        if self._saving is not None or self._replace_job is not None or self.view_only_reason:
            return False
        stored, file_stat = self._stored, read_file_stat(self._path)
        if self._checked_stat == (stored, file_stat):
            return False
        if was_changed(self._path, stored.file_stat, stored.digest.hex):
            return stored is self._stored and self._replace_job is None
        self._checked_stat = stored, file_stat
        return False

    def close(self) -> None:
        """Save unsaved steps and close. Raises StorageError; the journal then keeps the unsaved steps."""
        try:
            self.finish_save()
            if self.needs_save:
                self.save()
        finally:
            self.close_without_saving()

    def close_without_saving(self) -> None:
        """Close without saving. The journal keeps the unsaved steps."""
        with suppress(StorageError):
            self.finish_save()
        if self._finished_job is not None:
            self._finished_job.join()
        self._journal.close()
        self.sync_thread.stop()
        self._unlock()

    def _create_file(self, path: Path, moment: ChapterSnapshot) -> "CreatedFile":
        """Create the campaign's file at a path. Raises StorageError, also if there is already one."""
        if self._newer:
            raise StorageError.translated(self._newer)
        if os.path.lexists(path):
            raise StorageError("A file named “{file}” already exists.", file=path.name)
        lock, journal = FileLock(path), journal_path(path)
        try:
            notices = quarantine_if_needed(journal)
            parts = self._chapter_log.file_parts(moment)
            write_unsynced(path, parts)
            lock.note_campaign(moment.now.id)
        except StorageError:
            lock.release()
            raise
        stored = stored_state(moment, self._steps, Digest(*parts), read_file_stat(path), path)
        return CreatedFile(path.absolute(), lock, journal, stored, notices)

    def _use_new_file(self, place: "CreatedFile") -> None:
        """Continue in a newly created file."""
        self._path, self._lock, self.view_only_reason, self.is_on_disk = place.path, place.lock, "", False
        self._journal.path, self._occasion = place.journal, None
        self._stored = place.stored
        self.notices += place.notices
        self._steps += 1

    def _write_line(self, lines: bytes) -> None:
        """Write lines to the journal. After a failure, write nothing until the file holds the missing step."""
        journal = self._journal
        if not journal.write_error or self.is_saved:
            journal.write(lines, self._journal_header)

    def _journal_header(self, stored: StoredState | None = None) -> JournalHeader:
        stored = stored or self._stored
        return JournalHeader(
            campaign=self.history.now.id,
            entry=stored.last_id,
            digest=stored.digest.hex,
            file=path_to_address(self._path),
        )

    def _start_saving(self, path: Path, on_end: Callable[[], None], leaves: str | None) -> None:
        """Start a save job. ``leaves`` is as in :class:`SaveJob`."""
        if self.is_on_disk and self.needs_save and self._journal.open_journal is None:
            self._write_line(b"")  # Begin the journal now: steps done during the save need one that it has marked.
        writing = SaveRequest(
            path=path,
            moment=self._chapter_log.snapshot(),
            steps=self._steps,
            holds=self._journal.length,
            expects=self._stored,
            journal=self._journal.open_journal,
            occasion=self._occasion,
            mode=None if self.view_only_reason else self._stored.mode,
        )
        self._saving = SaveJob(writing, self._chapter_log, on_end, leaves)

    def _switch_file(self, saving: SaveJob, stored: StoredState, new_journal: Path) -> None:
        """Switch to another file. Steps done while it was written go into the new file's journal.

        The old file's journal becomes a redirect to the new file.
        """
        path, journal, lock = saving.writing.path.absolute(), self._journal.path, self._lock
        digest = stored.digest.hex if self._stored.steps == stored.steps else ""
        onward = Successor(file=path_to_address(path), digest=digest)
        leads = None if self.view_only_reason else replace(self._journal_header(), onward=onward)
        self.was_left.clear()

        def on_left(is_safe: bool) -> None:
            if is_safe and leads is not None:
                write_redirect(journal, leads)
            if lock is not None:
                lock.release()
            self.was_left.set()

        self._path = path
        holds = saving.writing.holds if self._steps != stored.steps else None
        self._journal.move_to(new_journal, self._journal_header(stored), holds=holds, on_left=on_left)
        self._lock = saving.lock
        if saving.lock is not None:
            saving.lock.note_campaign(self.history.now.id)
        self.view_only_reason = ""

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _apply_recovery(self, recovered: Recovered) -> None:
        self.recovered_steps, self.continuation_path = recovered.steps, recovered.continuation_path
        self._steps += bool(recovered.steps)
        self._steps_in_journal = self._steps
        self.notices += recovered.notices


class CreatedFile(Struct, frozen=True):
    """A file created for a campaign: its path, its lock, its journal's path, and what it holds."""

    path: Path
    lock: FileLock
    journal: Path
    stored: StoredState
    notices: tuple[str, ...]


def _nothing() -> None:
    """Ignore the end of a save."""


def _ids(entries: tuple[Entry, ...]) -> tuple[EntryId, ...]:
    return tuple(entry.id for entry in entries)


def open_or_view(path: Path, clock: Clock, read_ahead: OpenCampaign | None = None) -> OpenCampaign:
    """Open the campaign of a file, which may have been read ahead. Raises StorageError.

    Opens it for viewing only if another window has it open, a save would drop data that can't be backed up, or its
    journal can't be read.
    """
    try:
        return OpenCampaign.open(path, clock, read_ahead)
    except (FileInUse, BackupError, JournalError) as problem:
        why = tr("{problem} You can only view it here.", problem=problem.sentence)
        return OpenCampaign.open_read_only(path, clock, why)


class Contents(Struct, frozen=True, kw_only=True):
    """A campaign's state, and how many steps its whole log has."""

    campaign: Campaign
    steps: int


def campaign_contents(campaign: OpenCampaign) -> Contents:
    """Return the contents of an open campaign. Raises UnreadableFileError for a damaged chapter."""
    before = sum(heading.entry_count for heading in campaign.finished_chapters())
    return Contents(campaign=campaign.history.now, steps=before + len(campaign.history.open_chapter.entries))


def backup_contents(backup: Backup) -> Contents:
    """Return the contents of a backup. Raises StorageError if it can't be read or is no campaign."""
    read = read_backup(backup)[1]
    try:
        before = sum(stored_heading(raw).entry_count for raw in read.finished)
    except UNDECODABLE as error:
        raise StorageError("The backup is damaged.") from error
    return Contents(campaign=read.campaign, steps=before + len(read.entries))
