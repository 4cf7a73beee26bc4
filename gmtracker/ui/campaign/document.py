"""The document controller, which opens, saves and closes the campaign's file.

Threads write the file: on request, at the start and end of sessions and encounters, after a minute without a step, on
closing, and after every step if there is no journal. A timer checks whether another program changed the file.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from pathlib import Path
from threading import TIMEOUT_MAX
from time import monotonic
from typing import assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker import trace
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import MigrateKeys
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import EncounterEnded, EncounterStarted, SessionEnded, SessionStarted
from gmtracker.engine.history import Chapter, Entry
from gmtracker.engine.table import Change, Kind, Table
from gmtracker.engine.undescribed import has_old_keys
from gmtracker.i18n import tr
from gmtracker.storage.backup_offers import DamagedFileBackups, restore_beside
from gmtracker.storage.backups import Backup, Occasion, campaign_backups
from gmtracker.storage.clock import Clock
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_format import chapter_heading
from gmtracker.storage.file_lock import FileChangedOutside, FileRenamed, FolderGone
from gmtracker.storage.notices import folder_gone_notice
from gmtracker.storage.open_campaign import (
    Contents,
    OpenCampaign,
    campaign_contents,
    open_or_view,
)
from gmtracker.storage.paths import (
    copy_path,
    documents_folder,
    new_campaign_path,
    run_with_timeout,
    shown_file_name,
    start_checking,
)
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.campaign_closer import CampaignCloser
from gmtracker.ui.campaign.campaign_opener import (
    CampaignOpener,
    Found,
    FoundDamaged,
    FoundMissing,
    Opening,
    OpenNow,
    open_file,
    open_found,
)
from gmtracker.ui.campaign.document_state import ANSWERS, Event, File, Job, State
from gmtracker.ui.campaign.file_watcher import FileWatcher
from gmtracker.ui.campaign.save_state import AtRisk, SaveState
from gmtracker.ui.process_signals import emit_from_thread

LEAVING_SECONDS = 1
"""The seconds that the window waits for a running job before it leaves a campaign."""

CLOSING_SECONDS = 1.5
"""So long it waits in all as the program closes."""

KEEPING_SECONDS = 1
"""So long it waits for a file that is to take steps which are nowhere else: its own, and then a new one."""

IDLE_MS = 60_000
PATIENCE_MS = 10_000
"""The time after which a save counts as stuck."""

LANDMARKS = (SessionStarted, SessionEnded, EncounterStarted, EncounterEnded)
"""The events after which the file is written."""


def _nothing() -> None:
    """Stand for a callback where none is needed."""


def _slow_disk_text(file: Path) -> str:
    return tr("Couldn't save “{file}” yet: the disk isn't responding.", file=shown_file_name(file))


def _place_beside(campaign: OpenCampaign) -> Path:
    return run_with_timeout(campaign.path, partial(copy_path, campaign.path))


class DocumentController(QObject):
    """Keeps one campaign open for the bridge.

    - ``opened``, ``moved``: the file's path. ``save_state_changed``: a :class:`SaveState`.
    - ``failed``: a sentence about an error. ``noticed``: a sentence about a finding.
    - ``conflict_found``: another program changed the file. The GM has to choose :meth:`keep_mine`, :meth:`take_theirs`
      or :meth:`keep_both`; the file is not saved until then.
    - ``restored``: the restored backup, and the backup made of the table before.
    - ``saved_elsewhere``: the file that a closed campaign was saved to instead of its own.
    - ``save_failed``: :class:`AtRisk`, if steps could not be saved anywhere.
    - ``damaged``, ``missing``: :class:`FoundDamaged` or :class:`FoundMissing`, instead of ``failed``.
    - ``all_closed``: all campaigns that were left are saved.
    """

    opened = Signal(Path)
    moved = Signal(Path)
    save_state_changed = Signal(object)
    failed = Signal(str)
    noticed = Signal(str)
    conflict_found = Signal()
    restored = Signal(object, object)
    saved_elsewhere = Signal(Path)
    save_failed = Signal(object)
    damaged = Signal(object)
    missing = Signal(object)
    all_closed = Signal()
    _written = Signal()
    _synced = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._campaign: OpenCampaign | None = None
        self._state = State("none")
        self._due: list[tuple[Event, Callable[[OpenCampaign], None]]] = []
        self._restores: Backup | None = None
        self._trouble = ""
        self._steps_given_up = 0
        self._to_notice = ""
        self._kept: SaveState | None = None
        self._idle = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self._save_unasked)
        self._patience = QTimer(self, interval=PATIENCE_MS, singleShot=True)
        self._patience.timeout.connect(self._on_slow)
        self._watcher = FileWatcher(self)
        self._watcher.due.connect(self.look_outside)
        self._watcher.found.connect(self._on_change_found)
        self._watcher.place_gone.connect(self._on_place_gone)
        self._watcher.missing.connect(self._on_missing)
        self._opener = CampaignOpener(self)
        self._opener.failed.connect(self.failed)
        self._closer = CampaignCloser(self)
        self._closer.finished.connect(self.all_closed)
        self._opener.dropped.connect(partial(self._closer.leave, contested=False))
        self._closer.failed.connect(self.failed)
        self._closer.kept_elsewhere.connect(self.saved_elsewhere)
        self._written.connect(self._on_written)
        self._synced.connect(self._on_synced)
        bridge.change_applied.connect(self._on_changed)

    @property
    def path(self) -> Path | None:
        """The open campaign's file; None for a sample without changes."""
        return None if self._campaign is None or self._state.file == "sample" else self._campaign.path

    @property
    def newer(self) -> Path | None:
        """Another file in which the open campaign was continued, if any."""
        return self._campaign.continuation_path if self._campaign is not None else None

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the current state of the table."""
        return self._campaign is None or self._campaign.is_saved

    @property
    def save_state(self) -> SaveState:
        """How safely the campaign is saved now."""
        campaign = self._campaign
        if campaign is None:
            return SaveState(path=None, is_saved=True, is_synced=True)
        return SaveState(
            path=self.path,
            is_saved=campaign.is_saved,
            is_synced=campaign.sync_thread.is_done and campaign.is_on_disk,
            is_saving=self._state.job == "replacing" or not (campaign.is_on_disk or self._trouble),
            trouble=self._trouble,
            journal_trouble=campaign.sync_thread.trouble,
            journal_error=campaign.journal_error,
            view_only_reason="" if self._state.file == "sample" else campaign.view_only_reason,
            no_backup=campaign.backup_error,
        )

    def create(self, campaign: Campaign, path: Path | None = None) -> bool:
        """Create a campaign in a new file, by default in the folder of campaigns, and open it."""

        def opening() -> OpenCampaign:
            return OpenCampaign.create(path or new_campaign_path(campaign.name), campaign, self._clock)

        return self._open(path or Path(campaign.name), partial(open_found, opening, self._clock), self._save_unasked)

    def open(self, path: Path) -> bool:
        """Open a campaign's file, and leave the open campaign once the file is read.

        It is only for viewing if another window has it open. Returns False if it is not open yet, or can't be opened.
        """
        job = partial(open_file, path, self._clock, self._campaign, self._closer.closing)
        return self._open(path, job, self._tell_restore)

    def open_older(self, older: DamagedFileBackups) -> bool:
        """Open the newest backup of a damaged or missing file, as a new file beside it."""

        def opening() -> OpenCampaign:
            return open_or_view(restore_beside(older), self._clock)

        return self._open(older.file, partial(open_found, opening, self._clock))

    def open_sample(self, path: Path, new_id: str = "") -> bool:
        """Open a sample of the program. Its first change creates a file for it.

        A ``new_id`` makes it independent of other campaigns made from the same sample.
        """
        looking = partial(OpenCampaign.open_sample, path, self._clock, new_id=new_id)
        return self._open(path, partial(open_found, looking, self._clock), is_sample=True)

    def save(self) -> None:
        """Start saving unsaved steps."""
        if self._state.file != "contested":
            self._trouble = ""
        self._save_unasked()

    def save_as(self, path: Path) -> None:
        """Start saving as another file, and continue with it: ``moved`` follows. Gives up a stuck save first."""
        self._request("save as", partial(self._begin_save, path=path))

    def wait(self, seconds: float = inf) -> bool:
        """Wait at most ``seconds`` for the running job and those that wait for it. Return whether all succeeded."""
        done, until = True, monotonic() + seconds
        while self._is_busy:
            if self._campaign is not None and not self._campaign.wait_for_job(min(until - monotonic(), TIMEOUT_MAX)):
                return False
            done = self._finish() and done
        return done

    def look_outside(self) -> None:
        """Check on a thread whether another program changed the file."""
        self._request("look", self._watcher.look)

    def keep_mine(self) -> None:
        """Save this table over the file of another program, which becomes a backup."""
        self._request("keep", partial(self._settle, place=OpenCampaign.allow_overwrite))

    def take_theirs(self) -> None:
        """Make this table a backup, and open the file of another program."""
        self._request("take theirs", partial(self._replace_state, occasion="replacing"))

    def keep_both(self) -> None:
        """Save this table as a new file beside the file of another program, and continue with it."""
        self._request("keep", partial(self._settle, place=_place_beside))

    def backups(self) -> tuple[Backup, ...]:
        """Return the backups of the open campaign, newest first."""
        campaign, path = self._campaign, self.path
        if campaign is None or path is None:
            return ()
        try:
            return run_with_timeout(path, partial(campaign_backups, path, campaign.history.now.id))
        except StorageError as problem:
            self.failed.emit(problem.sentence)
            return ()

    def contents(self) -> Contents:
        """Return the contents of the open campaign. Raises Refused if it has a damaged chapter, or none is open."""
        if self._campaign is None:
            raise Refused("This campaign has been closed.")
        return campaign_contents(self._campaign)

    def restore(self, backup: Backup) -> None:
        """Make this table a backup, put ``backup`` into its file, and open that: ``restored`` follows."""
        self._request("restore", partial(self._replace_state, occasion="restoring", restores=backup))

    def keep(self) -> bool:
        """Save steps that are in no file and no journal. If that fails, emit ``save_failed`` and return False."""
        campaign = self._campaign
        if campaign is None or campaign.steps_at_risk <= self._steps_given_up:
            return True
        path, why = campaign.path, ""
        start_checking((documents_folder(),))  # Now, so that the wait for a new file's place is not a second one.
        until = monotonic() + KEEPING_SECONDS
        self.wait(KEEPING_SECONDS)
        if self._is_busy:
            why = _slow_disk_text(path)
        elif campaign.steps_at_risk and self._state.file != "contested":
            why = self._save_in_time(campaign, lambda: None, until - monotonic())
        if campaign.steps_at_risk:
            place = partial(new_campaign_path, campaign.history.now.name)
            elsewhere = self._save_in_time(campaign, place, KEEPING_SECONDS)
            why = why or elsewhere
        if campaign.path != path:
            self._on_moved(campaign)
            self.saved_elsewhere.emit(campaign.path)
        self._tell_save_state()
        if campaign.steps_at_risk:
            self.save_failed.emit(AtRisk(campaign.steps_at_risk, why))
        return not campaign.steps_at_risk

    def _save_in_time(self, campaign: OpenCampaign, place: Callable[[], Path | None], seconds: float) -> str:
        """Save as a file, its own by default, and wait so long for that; returns why it is not saved, as a sentence."""
        self._give_up_save(campaign)
        try:
            campaign.begin_save(_nothing, place())
            if campaign.wait_for_job(max(0.0, seconds)):
                campaign.finish_save()
                return ""
            campaign.give_up_save()
        except StorageError as problem:
            return problem.sentence
        return _slow_disk_text(campaign.path)

    def give_up(self) -> None:
        """Have :meth:`keep` accept the loss of the steps that are at risk now."""
        self._steps_given_up = 0 if self._campaign is None else self._campaign.steps_at_risk

    def close(self) -> tuple[str, ...]:
        """Leave the open campaign, and wait until it is saved and released. Returns sentences about what is not saved.

        A file that another program changed stays as it is; the campaign is saved beside it.
        """
        until = monotonic() + CLOSING_SECONDS
        self._leave()
        said = self._closer.finish(until)
        self._watcher.wait(max(0.0, until - monotonic()))
        return said

    def sessions(self) -> dict[int, Callable[[], Chapter]]:
        """Return a function for each session's number that returns its chapter."""
        campaign = self._campaign
        if campaign is None:
            return {}
        chapters = {
            heading.number: partial(campaign.chapter, index)
            for index, heading in enumerate(campaign.finished_chapters())
            if heading.kind == "session"
        }
        heading = chapter_heading(campaign.history.open_chapter)
        return chapters | ({heading.number: self._open_chapter} if heading.kind == "session" else {})

    def _open_chapter(self) -> Chapter:
        return self._bridge.table.history.open_chapter

    def _open(
        self, file: Path, job: Callable[[], Found], then: Callable[[], None] = _nothing, *, is_sample: bool = False
    ) -> bool:
        """Open the result of a job, then call ``then``. Returns False if it is not open yet, or can't be opened."""
        return self._opener.open(file, job, partial(self._take_in, then=then, is_sample=is_sample))

    def _take_in(self, opening: Opening, then: Callable[[], None], *, is_sample: bool) -> bool:
        try:
            found = opening.result()
        except StorageError as problem:
            self.failed.emit(problem.sentence)
            return False
        match found:
            case OpenCampaign():
                self._install_campaign(found, is_sample=is_sample)
                then()
                return True
            case OpenNow():
                self._leave()
                return self.open(found.file)
            case FoundDamaged():
                self.damaged.emit(found)
            case FoundMissing():
                self.missing.emit(found)
            case _:
                assert_never(found)
        return False

    def _install_campaign(self, campaign: OpenCampaign, *, is_sample: bool) -> None:
        self._leave()
        self._campaign = campaign
        self._enter(file="sample" if is_sample else "view only" if campaign.view_only_reason else "own")
        campaign.sync_thread.on_progress = partial(emit_from_thread, self._synced)
        self._bridge.open(Table(campaign.history, campaign.ruleset, self._clock, self._record))
        if campaign.notices:
            self.noticed.emit("\n".join(campaign.notices))  # Together: the window shows only the last one.
        self.opened.emit(campaign.path)
        self._tell_save_state()
        if self._state.file == "own" and has_old_keys(self._bridge.shown):
            self._bridge.dispatch(MigrateKeys())
        if campaign.has_other_game and campaign.needs_save:
            self._save_unasked()  # Its journal continues with the other game.
        self._watcher.start()

    def _tell_restore(self) -> None:
        if self._campaign is not None and self._campaign.restore is not None:
            self.restored.emit(self._campaign.restore.backup, self._campaign.restore.before)

    def _record(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        campaign = self._campaign
        if campaign is None:
            raise Refused("This campaign has been closed.")
        if self._state.file == "sample" and not self.wait(LEAVING_SECONDS):
            self._give_up_save(campaign)
        if self._state.file == "sample":
            campaign.create_file(new_campaign_path(campaign.history.now.name))
            self._on_moved(campaign)
        campaign.record(kind, entries)

    def _save_unasked(self) -> None:
        """Start saving unsaved steps. An error is only reported if it is a new one."""
        self._idle.stop()
        if not self.is_saved:
            self._request("save", self._begin_save)

    def _enter(self, *, file: File | None = None, job: Job | None = None) -> None:
        """Change the state of the file, the job, or both."""
        self._state = State(file or self._state.file, job or self._state.job)

    @property
    def _is_busy(self) -> bool:
        """Whether a job is running, or has ended and is not finished by :meth:`_finish`."""
        return self._state.job != "idle"

    def _request(self, event: Event, deed: Callable[[OpenCampaign], None]) -> None:
        """Answer an event as the table says. ``deed`` does what the event asks for."""
        campaign, answer = self._campaign, ANSWERS[self._state][event]
        if campaign is None:
            return
        match answer:
            case "do":
                deed(campaign)
            case "wait":
                if (event, deed) not in self._due:
                    self._due.append((event, deed))
            case "free":
                self._give_up_save(campaign)
                deed(campaign)
            case "ask":
                self._ask_which_counts(campaign)
            case "deny":
                self.failed.emit(tr("Save this campaign to its own file before you restore a backup."))
            case "skip":
                pass
            case _:
                assert_never(answer)

    def _go_on(self) -> None:
        """Do the deeds that no longer have to wait, in order."""
        while ready := [due for due in self._due if ANSWERS[self._state][due[0]] != "wait"]:
            self._due.remove(ready[0])
            self._request(*ready[0])

    def _begin_save(self, campaign: OpenCampaign, path: Path | None = None, notice: str = "") -> None:
        """Start saving, by default to the campaign's own file. The notice is for when it is done."""
        self._to_notice = notice
        try:
            campaign.begin_save(partial(emit_from_thread, self._written), path)
            self._enter(job="saving")
            self._patience.start()
        except Refused as problem:
            self._say_trouble(problem.sentence)

    def _give_up_save(self, campaign: OpenCampaign) -> None:
        """Stop waiting for a running save, if any."""
        campaign.give_up_save()
        if self._state.job != "replacing":
            self._enter(job="idle")

    def _on_slow(self) -> None:
        if self._campaign is not None and self._campaign.is_busy:
            self._request("slow", self._say_stuck)

    def _say_stuck(self, campaign: OpenCampaign) -> None:
        """Report that the disk does not respond, and begin a waiting save elsewhere."""
        self._enter(job="stuck")
        self._say_trouble(_slow_disk_text(campaign.path))
        self._go_on()

    def _settle(self, campaign: OpenCampaign, place: Callable[[OpenCampaign], Path | None]) -> None:
        """Decide a conflict for this table, and save it at a place; None is its own file."""
        try:
            path = place(campaign)
        except StorageError as problem:
            self.failed.emit(problem.sentence)
            return
        self._enter(file="own")
        self._begin_save(campaign, path)

    def _replace_state(self, campaign: OpenCampaign, occasion: Occasion, restores: Backup | None = None) -> None:
        self._restores = restores
        campaign.begin_replace(occasion, partial(emit_from_thread, self._written), restores)
        self._enter(job="replacing")
        self._tell_save_state()

    def _on_written(self) -> None:
        """Finish the job that has ended, if it is the open campaign's."""
        if self._is_busy and self._campaign is not None and not self._campaign.is_busy:
            self._finish()

    def _on_synced(self) -> None:
        """Save to the file if the journal can't be synced."""
        self._tell_save_state()
        if self._campaign is not None and self._campaign.sync_thread.trouble and not self._trouble:
            self._save_unasked()

    def _finish(self) -> bool:
        """Take over the running job's result, and do what waits for it. Returns False if the job failed."""
        campaign = self._campaign
        if campaign is None:
            return True
        job = self._state.job
        self._enter(job="idle")
        done = self._finish_replacing(campaign) if job == "replacing" else self._finish_save(campaign)
        if self.is_saved or not done:
            self._due = [due for due in self._due if due[0] != "save"]
        self._go_on()
        if not self.is_saved and not self._is_busy:
            self._idle.start()
        return done

    def _finish_save(self, campaign: OpenCampaign) -> bool:
        path, done, told = campaign.path, False, campaign.backup_error
        self._patience.stop()
        try:
            campaign.finish_save()
        except FileChangedOutside as problem:
            self._ask_about_other_version(campaign, problem.sentence)
        except FileRenamed as problem:
            notice = tr("{renamed} The game continues there.", renamed=problem.sentence)
            self._begin_save(campaign, problem.new_path, notice)
        except FolderGone:
            self._save_in_folder(campaign)
        except Refused as problem:
            self._say_trouble(problem.sentence)
        else:
            self._trouble, done = "", True
            if self._to_notice:
                self.noticed.emit(self._to_notice)
            if campaign.was_missing:
                self.noticed.emit(
                    tr("“{file}” was missing, so it has been saved again.", file=shown_file_name(campaign.path))
                )
            if campaign.backup_error not in ("", told):
                self.failed.emit(campaign.backup_error)
        if campaign.path != path or (done and self._state.file == "view only"):
            self._on_moved(campaign)
        self._tell_save_state()
        return done

    def _on_moved(self, campaign: OpenCampaign) -> None:
        """Continue in a file of its own."""
        self._enter(file="own")
        self.moved.emit(campaign.path)

    def _finish_replacing(self, campaign: OpenCampaign) -> bool:
        """Open the file that replaces this campaign. Begins again if steps were done meanwhile."""
        path, restored = campaign.path, self._restores
        try:
            kept = campaign.finish_replace()
        except FileChangedOutside as problem:
            self._ask_about_other_version(campaign, problem.sentence)
            return False
        except Refused as problem:
            self.failed.emit(problem.sentence)
            self._tell_save_state()
            return False
        if kept is None:
            self._replace_state(campaign, "replacing" if restored is None else "restoring")
            self._restores = restored
            return True
        self._leave()
        opening = partial(open_or_view, path, self._clock, campaign.read_ahead)
        told = _nothing if restored is None else partial(self.restored.emit, restored, kept)
        self._open(path, partial(open_found, opening, self._clock), told)
        return True

    def _say_trouble(self, sentence: str) -> None:
        if sentence != self._trouble:
            self._trouble = sentence
            self.failed.emit(sentence)
        self._tell_save_state()

    def _ask_about_other_version(self, campaign: OpenCampaign, sentence: str) -> None:
        self._enter(file="contested")
        self._trouble = sentence
        self._ask_which_counts(campaign)
        self._tell_save_state()

    def _ask_which_counts(self, campaign: OpenCampaign) -> None:
        """Back up the table's state, whichever version the GM keeps, and report the conflict."""
        if not self._is_busy:
            with suppress(StorageError):
                campaign.backup_state()
        self.conflict_found.emit()

    def _on_change_found(self, campaign: OpenCampaign) -> None:
        if campaign is self._campaign:
            sentence = tr("Another program changed “{file}”.", file=shown_file_name(campaign.path))
            self._request("changed", partial(self._ask_about_other_version, sentence=sentence))

    def _on_place_gone(self, campaign: OpenCampaign) -> None:
        if campaign is self._campaign:
            self._request("place gone", self._save_in_folder)

    def _save_in_folder(self, campaign: OpenCampaign) -> None:
        """Save in the folder of new campaigns, because the file's own folder is gone."""
        try:
            kept = new_campaign_path(campaign.history.now.name)
        except Refused as problem:
            self._say_trouble(problem.sentence)
            return
        self._begin_save(campaign, kept, folder_gone_notice(campaign.path, kept))

    def _on_missing(self, campaign: OpenCampaign) -> None:
        if campaign is self._campaign:
            self._request("missing", self._begin_save)

    def _leave(self) -> None:
        """Leave the open campaign. A thread saves and closes it."""
        self._due = [due for due in self._due if due[0] not in ("save", "look")]
        if self._due or (self._campaign is not None and (self._campaign.is_replacing or self._campaign.is_moving)):
            self.wait(LEAVING_SECONDS)
            self._due.clear()
            if self._campaign is not None and self._campaign.is_moving:
                self._campaign.give_up_save()
        self._opener.drop()
        self._idle.stop()
        self._patience.stop()
        self._watcher.stop()
        campaign, self._campaign = self._campaign, None
        contested, self._trouble, self._steps_given_up = self._state.file == "contested", "", 0
        self._state = State("none")
        if campaign is not None:
            campaign.sync_thread.on_progress = _nothing
            self._closer.leave(campaign, contested=contested)
        self._tell_save_state()

    def _on_changed(self, change: Change) -> None:
        self._opener.drop()
        self._tell_save_state()
        campaign = self._campaign
        nowhere = campaign is not None and (
            campaign.journal_error or campaign.sync_thread.trouble or not (campaign.is_on_disk or campaign.is_saving)
        )
        if nowhere or any(isinstance(event, LANDMARKS) for entry in change.entries for event in entry.events):
            self._save_unasked()
        else:
            self._idle.start()

    def _tell_save_state(self) -> None:
        state = self.save_state
        if state != self._kept:
            self._kept = state
            trace.note("file", "%s", state)
            self.save_state_changed.emit(state)
