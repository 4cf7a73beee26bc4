"""Texts and notices about how the campaign is saved, and the GM's decisions about conflicts and errors."""

from PySide6.QtCore import QObject, Signal

from gmtracker.i18n import tr
from gmtracker.storage.backup_offers import DamagedFileBackups
from gmtracker.storage.backups import Backup
from gmtracker.storage.notices import continued_elsewhere_notice, later_steps_notice
from gmtracker.storage.paths import shown_file_name
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.campaign_opener import FoundDamaged, FoundMissing
from gmtracker.ui.campaign.document import DocumentController
from gmtracker.ui.campaign.save_state import AtRisk, SaveState
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.theme.spacing import add_keys_text
from gmtracker.ui.widgets.labels import Sync

LOOKING, CONTESTED, RESTORED, UNKEPT, LEAVING, NEWER, DAMAGED, MISSING = (
    "looking",
    "contested",
    "restored",
    "unkept",
    "leaving",
    "newer",
    "damaged",
    "missing",
)
ELSEWHERE = tr("Every step is in the journal. To save elsewhere, choose {save_as}.")
WRITES_ELSEWHERE = tr("To save the campaign elsewhere, choose {save_as}.")
INTO_THE_FILE = tr("Until this is fixed, every step is saved straight to the campaign file.")
NOWHERE = tr("Nothing is saved until you save the campaign elsewhere, or the file can be written again.")
IN_THE_JOURNAL = tr("Your version is safe in the journal. Which version do you want to keep?")
NOTHING_NEW = tr("You have made no changes since the last save. Which version do you want to keep?")
ON_NO_DISK = tr("Your last steps may not be safe on the disk yet. Which version do you want to keep?")
IN_NO_JOURNAL = tr("Your last steps are not saved anywhere yet. Which version do you want to keep?")
MAKE_ROOM = tr("Free some disk space, or save the campaign elsewhere.")
LOSE_ONE = tr("Close and lose 1 step")
SAMPLE = tr("Sample campaign. Your first change saves your own copy.")


class SaveStatusView(QObject):
    """Shows the save state in the status bar, and notices above the table.

    Signals are the GM's requests: ``save_as_requested``, ``open_requested`` (a file's path), ``older_requested``
    (:class:`DamagedFileBackups` of a damaged or missing file), ``forget_requested`` (the path of a missing file),
    ``restore_requested`` (a backup) and ``close_requested``. ``undo_changed``: :attr:`undoes_restore` has changed.
    """

    save_as_requested = Signal()
    open_requested = Signal(str)
    older_requested = Signal(object)
    forget_requested = Signal(str)
    restore_requested = Signal(object)
    close_requested = Signal()
    undo_changed = Signal()

    def __init__(self, document: DocumentController, window: MainWindow) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._before_restoring: Backup | None = None
        self.undoes_restore = False
        """Whether undo undoes a restore: nothing was done since, and it was no undo itself."""
        self._older: DamagedFileBackups | None = None
        self._missing: FoundMissing | None = None
        self._state: SaveState | None = None
        document.save_state_changed.connect(self._on_save_state)
        document.conflict_found.connect(self._on_conflict_found)
        document.save_failed.connect(self._on_save_failed)
        document.opened.connect(self._on_opened)
        document.restored.connect(self._on_restored)
        document.damaged.connect(self._on_damaged)
        document.missing.connect(self._on_missing)
        window.notices.chosen.connect(self._on_chosen)
        window.activated.connect(document.look_outside)
        window.actions_of_play[WindowAction.SAVE_AS].changed.connect(self._show_save_state)

    def show_backups(self) -> None:
        """Show the backups of the open campaign."""
        from gmtracker.ui.campaign.restore import RestoreWindow

        window = RestoreWindow(self._document.backups(), self._document.contents, self._window)
        window.restore_requested.connect(self.restore_requested)
        self._document.opened.connect(window.close)
        window.show()

    def undo_restore(self) -> None:
        """Restore the state from before the last restore."""
        self.end_restore_undo()
        self.restore_requested.emit(self._before_restoring)

    def end_restore_undo(self) -> None:
        """Make undo mean steps of the table again, because something was done after the restore."""
        if self.undoes_restore:
            self.undoes_restore = False
            self.undo_changed.emit()

    def _on_opened(self) -> None:
        self.undoes_restore = False
        self._window.notices.remove_notice(RESTORED)
        self._window.notices.remove_notice(NEWER)
        self._window.notices.remove_notice(DAMAGED)
        self._window.notices.remove_notice(MISSING)
        newer = self._document.newer
        if newer is not None:
            choices = (("newer", tr("Open the newer version")), ("older", tr("Keep this version")))
            self._window.notices.show_notice(NEWER, continued_elsewhere_notice(newer), choices)

    def _on_restored(self, backup: Backup, before: Backup | None) -> None:
        from gmtracker.ui.campaign.restore import said_of

        is_undo = backup == self._before_restoring
        self._before_restoring, self.undoes_restore = before, before is not None and not is_undo
        self.undo_changed.emit()
        choices = (("undo", tr("Undo restore")), ("fine", tr("OK")))
        self._window.notices.show_notice(
            RESTORED, tr("Restored the backup from {when}.", when=said_of(backup)), choices
        )

    def _on_damaged(self, found: FoundDamaged) -> None:
        self._older = found.older
        choices = (("newest", tr("Open the newest backup")), ("leave", tr("Cancel")))
        self._window.notices.show_notice(DAMAGED, f"{found.why} {_backups_text(found.older)}", choices)

    def _on_missing(self, found: FoundMissing) -> None:
        self._missing = found
        choices = [("forget", tr("Remove from list")), ("leave", tr("Cancel"))]
        said = found.why
        if found.newer is not None:
            choices.insert(0, ("newer", tr("Open the newer version")))
            said += f" {continued_elsewhere_notice(found.newer)}"
        elif found.older is not None:
            choices.insert(0, ("newest", tr("Open the newest backup")))
            said += f" {_backups_text(found.older)}"
        self._window.notices.show_notice(MISSING, said, tuple(choices))

    def _on_missing_chosen(self, found: FoundMissing, key: str) -> None:
        match key:
            case "newer":
                self.open_requested.emit(str(found.newer))
            case "newest":
                self.older_requested.emit(found.older)
            case "forget":
                self._window.notices.remove_notice(MISSING)
                self.forget_requested.emit(str(found.file))

    def _on_save_state(self, state: SaveState) -> None:
        self._state = state
        self._show_save_state()
        mark = self._window.status.mark
        mark.show_sync(_sync_state(state))
        mark.setVisible(state.path is not None and not state.view_only_reason)
        notices = self._window.notices
        if state.view_only_reason != notices.notice_text(LOOKING):
            notices.remove_notice(LOOKING)
            if state.view_only_reason:
                choices = (("again", tr("Try again")), ("save-as", tr("Save as…")))
                notices.show_notice(LOOKING, state.view_only_reason, choices)
        if not state.trouble:
            notices.remove_notice(CONTESTED)
        elif notices.notice_text(CONTESTED):
            self._say_contested(state)
        if state.is_saved or not state.journal_error:
            notices.remove_notice(LEAVING)
        self._say_unkept(state)

    def _show_save_state(self) -> None:
        """Show the save state in the status bar, with the current shortcut of *Save as…*."""
        actions = self._window.actions_of_play
        save_as = add_keys_text(actions.title_text(WindowAction.SAVE_AS), actions.shortcut_text(WindowAction.SAVE_AS))
        if self._state is not None:
            self._window.show_status(_save_state_text(self._state, save_as))

    def _say_unkept(self, state: SaveState) -> None:
        said = f"{state.journal_error} {f'{state.trouble} {NOWHERE}' if state.trouble else INTO_THE_FILE}"
        if not state.journal_error or self._window.notices.notice_text(LEAVING):
            self._window.notices.remove_notice(UNKEPT)
        elif said != self._window.notices.notice_text(UNKEPT):
            self._window.notices.show_notice(UNKEPT, said, (("save-as", tr("Save as…")),))

    def _on_save_failed(self, at_risk: AtRisk) -> None:
        lose = tr("Close and lose {count} steps", count=at_risk.steps) if at_risk.steps > 1 else LOSE_ONE
        choices = (("save-as", tr("Save as…")), ("lose", lose))
        self._window.notices.remove_notice(UNKEPT)
        self._window.notices.show_notice(LEAVING, _loss_text(at_risk), choices)

    def _on_conflict_found(self) -> None:
        self._say_contested(self._document.save_state)

    def _say_contested(self, state: SaveState) -> None:
        said = f"{state.trouble} {_conflict_text(state)}"
        choices = (("mine", tr("Keep mine")), ("theirs", tr("Use the other one")), ("both", tr("Keep both")))
        if said != self._window.notices.notice_text(CONTESTED):
            self._window.notices.show_notice(CONTESTED, said, choices)

    def _on_chosen(self, topic: str, key: str) -> None:
        match topic, key:
            case "contested", "mine":
                self._document.keep_mine()
            case "contested", "theirs":
                self._document.take_theirs()
            case "contested", "both":
                self._document.keep_both()
            case "looking" | "unkept" | "leaving", "save-as":
                self.save_as_requested.emit()
            case "leaving", "lose":
                self._document.give_up()
                self.close_requested.emit()
            case ("restored", "fine") | ("newer", "older") | ("damaged" | "missing", "leave"):
                self._window.notices.remove_notice(topic)
            case "restored", "undo" if self._before_restoring is not None:
                self.undo_restore()
            case "newer", "newer":
                self.open_requested.emit(str(self._document.newer))
            case "damaged", "newest":
                self.older_requested.emit(self._older)
            case "missing", _ if self._missing is not None:
                self._on_missing_chosen(self._missing, key)
            case "looking", "again":
                self.open_requested.emit(str(self._document.path))


def _save_state_text(state: SaveState, save_as: str) -> str:
    elsewhere, writes_elsewhere = ELSEWHERE.format(save_as=save_as), WRITES_ELSEWHERE.format(save_as=save_as)
    if state.path is None:
        return SAMPLE
    file = shown_file_name(state.path)
    if state.view_only_reason:
        return tr("View only · {file}", file=file)
    if state.is_saving:
        return tr("Saving… · {file}", file=file)
    if state.journal_trouble:
        failed = tr("Couldn't write the journal to disk: {reason}.", reason=state.journal_trouble)
        return f"{failed} {writes_elsewhere}"
    if state.trouble:
        return f"{state.trouble} {writes_elsewhere if state.journal_error else elsewhere}"
    if state.journal_error and not state.is_saved:
        return tr("Not saved yet · {file}", file=file)
    kept = tr("Saved · {file}", file=file) if state.is_saved else tr("Saved to journal · {file}", file=file)
    return f"{kept}. {state.no_backup}" if state.no_backup else kept


def _backups_text(older: DamagedFileBackups) -> str:
    from gmtracker.ui.campaign.restore import said_of

    when = said_of(older.newest)
    if older.count == 1:
        said = tr("There is 1 backup, from {when}.", when=when)
    else:
        said = tr("There are {count} backups, the newest from {when}.", count=older.count, when=when)
    return said if older.journal is None else f"{said} {later_steps_notice(older.journal)}"


def _loss_text(at_risk: AtRisk) -> str:
    if at_risk.steps == 1:
        said = tr("You can't close this campaign yet: its last step isn't saved anywhere.")
    else:
        said = tr(
            "You can't close this campaign yet: its last {count} steps aren't saved anywhere.",
            count=at_risk.steps,
        )
    return f"{said} {at_risk.why} {MAKE_ROOM}"


def _conflict_text(state: SaveState) -> str:
    """Return where the user's version is saved, beside a file that someone else changed."""
    if state.is_saved:
        return NOTHING_NEW
    if state.journal_error:
        return IN_NO_JOURNAL
    return ON_NO_DISK if state.journal_trouble else IN_THE_JOURNAL


def _sync_state(state: SaveState) -> Sync:
    if state.is_saving:
        return Sync.UNDER_WAY
    if state.trouble or state.journal_trouble or state.journal_error:
        return Sync.IN_TROUBLE
    return Sync.SAFE if state.is_synced else Sync.UNDER_WAY
