"""The check panel: set up a check, see its odds, roll it, improve it and announce it, by the rules of any game."""

from collections.abc import Callable, Mapping
from typing import assert_never

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gmtracker import trace
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.consequences import list_consequences
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, OnCheck, OpenCheck, is_heroes_check
from gmtracker.engine.check.waiting_checks import PLANNED
from gmtracker.engine.commands import AnyCommand, Use
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId, ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Change
from gmtracker.i18n import labeled, tr
from gmtracker.storage.settings import Pins
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge, rolled_dice, typed_faces
from gmtracker.ui.check.dice_and_buttons import DigitKeys, pending_text
from gmtracker.ui.check.drafts import CheckDrafts, CheckMemory
from gmtracker.ui.check.layout import CheckColumn
from gmtracker.ui.check.mode import (
    Asking,
    Following,
    Mode,
    Past,
    Preview,
    Rolled,
    SettingUp,
    dice_owner,
    own_dice,
    plain_mode,
)
from gmtracker.ui.check.result_view import instant_result_text, outcome_notes
from gmtracker.ui.check.sentence_words import TARGET
from gmtracker.ui.check.spend_rows import split_common_refusal
from gmtracker.ui.modelview.cells import active_first
from gmtracker.ui.qt_override import override
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.guards import ClickGuard, KeyGuard
from gmtracker.ui.widgets.inputs import asks_about_escape, connect_ctrl_enter
from gmtracker.ui.widgets.latin_keys import typed_digit


class CheckPanel(CheckColumn):
    """Sets up one check after another.

    Signals: ``use_chosen`` carries a Use and its typed faces. ``opened``: a check was rolled, here or by a drop.
    ``target_changed`` carries the target of the shown check, or NOBODY. ``typed_check_rolled``: the check typed in the
    command bar was rolled. ``pins_changed`` carries a campaign's id and its pins; ``saved_pins`` returns them when it
    is opened again.

    Everything is recomputed when the table or the draft changes, but not while the panel is invisible. The rows of
    what could be spent take longest, so they follow after the rest is painted.
    """

    use_chosen = Signal(Use, object)
    opened = Signal()
    target_changed = Signal(str)
    typed_check_rolled = Signal()
    pins_changed = Signal(str, object)

    def __init__(self, bridge: Bridge, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(carried, self._dice_requests, parent)
        self._bridge = bridge
        self._drafts, self._memory = CheckDrafts(bridge), CheckMemory(bridge)
        self.saved_pins: Callable[[str], Pins] = lambda _campaign: {}
        self._mode: Mode = SettingUp(self._drafts.own)
        self._seen: tuple[Campaign | None, tuple[object, ...]] = (None, ())
        self._last_change: Change | None = None
        self._are_rows_due = self._is_typed = False
        self._outcome: tuple[tuple[str, ...], CheckDraft] = ((), self.draft)
        self._open: ProcedureId | None = None
        self._rows_shown: tuple[CheckRow, ...] = ()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._rows_soon = QTimer(self, singleShot=True, interval=0)
        self.guard, self.key_guard = ClickGuard(self), KeyGuard(self)
        self.setAccessibleName(tr("Check"))
        self._digits = DigitKeys(self.bar.dice, carried, self)
        self._connect()

    @property
    def draft(self) -> CheckDraft:
        """The draft that is shown."""
        return self._drafts.current

    @override
    def target(self) -> OnCheck | None:
        """Return what a drop here is for, or None before a campaign is open."""
        return OnCheck(self.draft) if self._bridge.is_open else None

    def set_next_actor(self, character: str, instead_of: str = "") -> None:
        """Make the next check that character's (if it was ``instead_of``'s, if given), unless tokens are carried."""
        self._drafts.row = CharacterId(character)
        if character and instead_of in ("", self._drafts.own.by) and not self.carried.tokens and self._bridge.is_open:
            self._choose_actor(CharacterId(character))

    def prepare(self, draft: CheckDraft) -> None:
        """Show this draft. A check that is open stays until it is announced."""
        self._drafts.recall(draft)
        self._schedule_update()

    def preview(self, draft: CheckDraft | None) -> None:
        """Show a draft while it is typed elsewhere, in place of anything else; None restores the former state."""
        draft = draft and self._drafts.add_pins(draft)
        before = self._drafts.preview
        if draft is not None and (before is None or draft != before.draft):
            if before is None:
                self._store_faces()
            self._drafts.preview = Preview(draft)
            self._schedule_update()
        elif draft is None and before is not None and not before.is_kept:
            self._leave_preview()

    def _leave_preview(self) -> None:
        self.bar.clear_faces()
        self._drafts.preview = None
        self._update_all_but_rows()

    def keep_preview(self) -> None:
        """Keep the typed draft. If another check is open, it stays in its place until it is rolled or canceled.

        The faces typed for it go with it, in place of any that were typed for another check of its character.
        """
        preview, faces = self._drafts.preview, self.bar.dice.faces()
        self._is_typed = preview is not None
        if preview is not None and not preview.is_kept:
            if not self._drafts.keeps_dice(preview.draft):
                self._drafts.faces.pop(own_dice(preview.draft.by), None)
            if faces and dice_owner(self._mode) == dice_owner(preview):
                self._drafts.faces[own_dice(preview.draft.by)] = faces
        self._drafts.use_preview()

    def set_up(self, draft: CheckDraft, *, roll: bool) -> None:
        """Set up a typed draft, then roll it or focus its dice. If something is missing, focus that instead."""
        draft = self._drafts.add_pins(draft)
        self.preview(draft)
        self.keep_preview()
        self.refresh()
        self.bar.dice.request_again()
        form = self._bridge.rules.check_form(draft)
        if form.needs_target and draft.on == NOBODY:
            self.sentence.focus_first_word()
            self.sentence.open(TARGET)
        elif form.command is None:
            self.sentence.focus_first_word()
        elif roll:
            self.bar.press(roll_here=True)
        else:
            self.bar.focus_first()

    def focus_next_step(self) -> None:
        """Focus the next thing to do: the first word, from the words the dice, after the roll the button."""
        self.refresh()
        if self._is_rolled:
            self.bar.focus_main_button()
        elif self.sentence.isAncestorOf(self.focusWidget()):
            self.bar.focus_first()
        else:
            self.sentence.focus_first_word()

    def submit_waiting_step(self) -> None:
        """Trigger the step that the open check waits for, or roll a draft that has typed faces."""
        is_waiting = self._bridge.rules.open_check() is not None and self._drafts.preview is None
        if is_waiting or (self.isVisible() and self.bar.dice.faces()):
            self.refresh()
            self.bar.press()

    def refresh(self) -> None:
        """Update everything now, including the rows."""
        self._update_all_but_rows()
        self._show_rows()

    def _update_all_but_rows(self) -> None:
        """Update everything but the rows now, and schedule the rows. Does nothing if the same is already shown."""
        self._soon.stop()
        if not self._bridge.is_open:
            return
        self._drafts.settle()
        mode = self._drafts.mode
        faces = self._change_dice(mode)
        campaign, view = self._bridge.shown, (mode, self._outcome, self._drafts.pinned)
        if campaign is self._seen[0] and view == self._seen[1]:  # Two equal campaigns take long to compare.
            self.bar.restore(faces)
            return
        self._seen = campaign, view
        for part in (self.sentence, self.result, self.rows, self.bar, self.bar.dice):
            part.setEnabled(not isinstance(mode, Past))
        self._mode = mode
        with self._laid_out_once(self._stands):
            self._show(mode)
        trace.note("check", "%s: %s", type(mode).__name__, type(plain_mode(mode)).__name__)
        self.bar.restore(faces)
        self.target_changed.emit(plain_mode(mode).draft.on)
        self._are_rows_due = True
        self._rows_soon.start()

    def _change_dice(self, mode: Mode) -> Mapping[str, int]:
        """Store the typed faces if those of another check are needed next. Returns that one's faces.

        Those typed for nobody go to the character who is chosen.
        """
        before, owner = dice_owner(self._mode), dice_owner(mode)
        if before != owner and not (before == own_dice(NOBODY) and owner.kind is SettingUp):
            self._store_faces()
        return self._drafts.faces.pop(owner, {})

    def _store_faces(self) -> None:
        """Move the typed faces from their fields to the drafts, until the same check is shown again."""
        faces = self.bar.dice.faces()
        if faces:
            self._drafts.faces[dice_owner(self._mode)] = faces
            self.bar.clear_faces()

    def _drop_rolled_faces(self, change: Change) -> None:
        """Drop the faces typed for a character's own check that has just been rolled, here or elsewhere.

        The draft may be a foe's while a hero rolls. A check that was only resumed leaves the faces for the
        character's next one.
        """
        draft = None if change.kind == "undone" else self._memory.rolled_draft(change)
        check = self._bridge.rules.open_check()
        owners = {own_dice(draft.by)} if draft is not None else set()
        if check is not None and check.result:
            before = next((one for one in change.before.procedures if one.id == check.id), None)
            if before is None or before.stage == PLANNED:
                owners.add(own_dice(check.by))
        for owner in owners:
            self._drafts.faces.pop(owner, None)
        if dice_owner(self._mode) in owners:
            self.bar.clear_faces()

    def unrolled_faces(self) -> list[Mapping[str, int]]:
        """Return the faces typed for rolls that are not done: those in the fields, and those of checks not shown."""
        return [faces for faces in (self.bar.dice.faces(), *self._drafts.faces.values()) if faces]

    @property
    def _is_rolled(self) -> bool:
        """Whether a result is shown."""
        return isinstance(plain_mode(self._mode), Rolled)

    @property
    def _is_own_shown(self) -> bool:
        """Whether the GM's own draft is shown and not rolled."""
        return isinstance(plain_mode(self._mode), SettingUp) and self._drafts.preview is None

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Update when enabled again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and self.isEnabled():
            self._soon.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the additions on "+", and explain a digit that comes after the dice were rolled here.

        Outside of the sentence, "+" goes to an empty Fudge die first, by :class:`DigitKeys`.
        """
        if typed_digit(event) and self._is_just_rolled_here():
            self.bar.show_rolled_here()
        elif event.text() == "+" and not self._is_rolled and not self.sentence.plus.isHidden():
            self.sentence.open_additions()
        else:
            super().keyPressEvent(event)

    @override
    def give_up(self) -> bool:
        """Cancel the pending step or the typed check (Esc). Returns False if there is neither."""
        if self._drafts.preview is not None:
            self._leave_preview()
        elif self._drafts.chosen is not None:
            self._cancel_step()
        else:
            return False
        return True

    @override
    def event(self, event: QEvent) -> bool:
        """Take Esc from the window while there is something to cancel here."""
        if asks_about_escape(event) and (self._drafts.preview or self._drafts.chosen or self.carried.tokens):
            event.accept()
            return True
        return super().event(event)

    def _connect(self) -> None:
        self._soon.timeout.connect(self._update_all_but_rows)
        self._rows_soon.timeout.connect(self._show_rows)
        self.sentence.changed.connect(self._drafts.edit)
        self.sentence.pin_toggled.connect(self._drafts.toggle_pin)
        for edited in (self.sentence.changed, self.sentence.pin_toggled):
            edited.connect(self._on_edited)
        self.entered.connect(self.bar.focus_first)
        # Not immediately: showing the window selects a row, whose check this then is.
        self.became_visible.connect(self._soon.start)
        self.rows.chosen.connect(self._on_row_chosen)
        self.result.correction_requested.connect(self._on_correct)
        self.bar.command_submitted.connect(self._run_use)
        self.bar.step_chosen.connect(self._choose_row_or_step)
        self.bar.step_canceled.connect(self._cancel_step)
        self.bar.dice_changed.connect(self._settle)
        self._bridge.opened.connect(self._on_opened)
        self._bridge.change_applied.connect(self._on_change_applied)
        self._bridge.history_viewed.connect(self._on_looked_back)
        connect_ctrl_enter(self, self.bar.press)

    def _show(self, mode: Mode) -> None:
        """Show a mode, apart from the rows."""
        match mode:
            case SettingUp(draft=draft, open=check) | Following(draft=draft, open=check):
                self._show_set_up(draft, check)
            case Preview(draft=draft):
                self._show_set_up(draft, None)
            case Rolled(open=check):
                self._show_result(check)
            case Asking(chosen=chosen, shown=shown):
                self._show(shown)
                self.bar.show_pending(*pending_text(chosen))
            case Past(shown=shown):
                self._show(shown)
                self._notes.show_message(READ_ONLY_REFUSAL)
            case _:
                assert_never(mode)

    def _show_rows(self) -> None:
        """Update the rows of what could be spent, if they are due."""
        self._rows_soon.stop()
        if not self._are_rows_due:
            return
        self._are_rows_due = False
        is_for_another = isinstance(plain_mode(self._mode), Preview) and self._open is not None
        is_now = not isinstance(self._mode, Past) and not is_for_another and not self.odds.is_waiting
        rows = self._bridge.rules.check_rows(self.draft) if is_now else ()
        if self._is_rolled:
            rows = tuple(row for row in rows if (row.offer.command.tokens or row.repeat) and not row.offer.refusal)
        self._rows_shown, nothing = split_common_refusal(rows, self._bridge.shown)
        with self._laid_out_once(self._room_for_rows):
            self.rows.show_rows(self._rows_shown, self._bridge.table.campaign)
            self._nothing.setText(nothing)
            self._nothing.setVisible(not self._rows_shown and not self._is_rolled and not is_for_another)
        self.rows.setUpdatesEnabled(True)

    def _show_set_up(self, draft: CheckDraft, open_check: OpenCheck | None) -> None:
        form, campaign = self._bridge.rules.check_form(draft), self._bridge.table.campaign
        outcome, rolled = self._outcome
        said = outcome_notes(open_check) or (outcome if rolled == draft else ())
        if open_check is not None and open_check.draft is None and open_check.by not in (NOBODY, draft.by):
            said = tuple(labeled(campaign.character_name(open_check.by), one) for one in said)
            open_check = None
        self.headline.setText("")
        self.headline.hide()
        self._notes.show_message(" ".join(said))
        self.sentence.show_form(form, draft, active_first(campaign), self._drafts.pinned)
        self.sentence.show()
        self.result.hide()
        if form.lacks_target(draft):
            self.odds.show_target_missing()
        else:
            odds = self._bridge.rules.check_odds(draft)
            roller = form.command.by if form.command is not None else draft.by  # A save is the target's roll.
            self.odds.show_odds(odds, is_heroes=is_heroes_check(campaign, roller))
        self.odds.show()
        steps = open_check.steps if open_check else ()
        self.bar.dice.expect_faces(form.command is not None and self._bridge.expects_faces(form.command))
        self.bar.show_command(form.command, form.do, form.refusal, steps, hint=" ".join(form.notes))

    def _show_result(self, check: OpenCheck) -> None:
        self.headline.setText(check.headline)
        self.headline.show()
        self._notes.show_message("")
        is_past, is_just_rolled = self._bridge.viewed_entry is not None, self._is_just_rolled()
        follows = (
            () if is_past else list_consequences(self._bridge.rules, self._bridge.table.history.open_chapter, check)
        )
        self.result.show_check(
            check,
            follows,
            is_heroes=is_heroes_check(self._bridge.shown, check.by),
            correctable=is_just_rolled,
            is_new=is_just_rolled and self._last_change is not None and self._last_change.kind == "done",
        )
        self.sentence.hide()
        self.result.show()
        self.odds.hide()
        first, *others = check.steps or (None,)
        command, is_at_left = first.command if first else None, check.is_to_be_announced
        self.bar.dice.expect_faces(command is not None and self._bridge.expects_faces(command))
        self.bar.show_command(command, first.name if first else "", steps=tuple(others), is_at_left=is_at_left)

    def _is_just_rolled(self) -> bool:
        """Whether the roll is the last entry, so that typed faces can still be corrected."""
        entries = self._bridge.entries()
        return self._bridge.viewed_entry is None and bool(entries) and bool(rolled_dice(entries[-1]))

    def _is_just_rolled_here(self) -> bool:
        """Whether the roll shown is the last entry, and none of its dice was typed."""
        return self._is_rolled and self._is_just_rolled() and not typed_faces(self._bridge.entries()[-1])

    def _choose_actor(self, character: CharacterId) -> None:
        """Choose the acting character. Dice typed for another are stored until that one is chosen again."""
        if self._is_own_shown and character != self._drafts.own.by:
            if self._drafts.chosen is not None:
                self.bar.clear_faces()
            self._drafts.chosen = None
        if self._drafts.set_actor(character):
            if self._is_own_shown:
                self._leave_faces()
            self._schedule_update()
            if dice_owner(self._drafts.mode) in self._drafts.faces:
                self._update_all_but_rows()

    def _leave_faces(self) -> None:
        """Store the faces typed for another check than the next one."""
        self._is_typed = False
        self._store_faces()
        if self._has_focus_in(self.bar.dice):
            self.bar.focus_first()

    def _schedule_update(self, *_: object) -> None:
        """Update everything in the next round of the event loop, if the panel is visible."""
        if self.was_painted and not self.visibleRegion().isEmpty():
            self._soon.start()

    def _on_looked_back(self) -> None:
        if self.was_painted and not self.visibleRegion().isEmpty():
            self._update_all_but_rows()

    def _on_opened(self) -> None:
        campaign = self._bridge.shown
        self._drafts.begin(campaign.acting, self.saved_pins(campaign.id))
        self.bar.clear_faces()
        self._forget_heights()
        check = self._bridge.rules.open_check()
        self._seen, self._open, self._last_change = (None, ()), check.id if check else None, None
        self._schedule_update()

    def _dice_requests(self, command: AnyCommand, typed: Mapping[str, int]) -> tuple[DieRequest, ...]:
        return self._bridge.rules.dice_requests(command, typed)

    def _on_change_applied(self, change: Change) -> None:
        """Update the drafts after a change, then what is shown, then the typed faces.

        The order matters: the outcome is stored with the draft that an undo or redo brings back. The turns are followed
        after the open check, because its end may give the next check to another. Faces that are covered can be told
        only after the update has taken those it shows, and undone faces need the fields that the update makes.
        """
        self._last_change = change
        self._drop_rolled_faces(change)
        self._drafts.chosen = self._drafts.preview = None
        self.bar.dice.request_again()
        self._recall_draft_after(change)
        self._outcome = (instant_result_text(change), self.draft)
        self._follow_open_check(change)
        if change.before.session is None:
            self._drafts.begin_session(change.after)
        acting = self._drafts.follow_turns(change)
        if acting and self._drafts.set_actor(acting):
            self._leave_faces()
            self._schedule_update()
        if change.before.session is not None and change.after.session is None:
            self.bar.clear_faces()
            self._drafts.faces.clear()
        if not self.visibleRegion().isEmpty() or dice_owner(self._drafts.mode) in self._drafts.faces:
            self._update_all_but_rows()
        self._drafts.forget_ended_faces()
        if change.kind == "undone":
            self._restore_undone_faces(change.entries[0])
        elif change.kind == "done" and self._is_spent_on(change):
            self.bar.focus_main_button()
        elif change.kind == "redone":
            self._clear_redone_faces(change)

    def _recall_draft_after(self, change: Change) -> None:
        """Restore the draft of a check that a change undid or redid, if it was rolled here."""
        own = self._memory.draft_after(change, self._drafts.own)
        if change.kind == "redone" and own is not self._drafts.own:
            self._drafts.redo(own, is_over=self._bridge.rules.open_check() is None)
        else:
            self._drafts.recall(own)

    def _restore_undone_faces(self, undone: Entry) -> None:
        """Put the typed faces of an undone roll back into their fields, if the same roll is shown again."""
        faces = typed_faces(undone)
        if faces:
            self._update_all_but_rows()
        if faces and self._memory.is_same_roll(undone, self.bar.command):
            self.bar.restore(faces)
            if self._has_focus_in(self.bar):
                self.bar.dice.focus_die()

    def _clear_redone_faces(self, change: Change) -> None:
        """Clear faces that have been rolled again by redo."""
        if any(map(typed_faces, change.entries)):
            self.bar.clear_faces()
        if self._has_focus_in(self.bar):
            self.bar.focus_first()

    def _has_focus_in(self, part: QWidget) -> bool:
        """Whether the focus is in a part of the panel."""
        focus = self.focusWidget()
        return focus is not None and focus.hasFocus() and part.isAncestorOf(focus)

    def _is_spent_on(self, change: Change) -> bool:
        """Whether tokens were spent on the rolled check that is shown. Then announcing it comes next."""
        step = change.entries[-1]
        return step.action == ActionId(self._open or "") and self._is_rolled and self.isVisible()

    def _on_correct(self, role: str) -> None:
        """Undo the roll to correct a mistyped die: its dice return to their fields, and that one is focused."""
        if self._bridge.viewed_entry is None and self._bridge.undo():
            self.refresh()
            self.bar.dice.focus_die(role)

    def _follow_open_check(self, change: Change) -> None:
        """Note that a check was opened or ended, and update the drafts."""
        before, check = self._open, self._bridge.rules.open_check()
        self._open = check.id if check else None
        if before == self._open:
            return
        if change.kind == "undone":
            if self._open is not None:
                self._drafts.reopen(self._open)
            return
        if before is not None:
            if self._drafts.end_check(before, another_follows=self._open is not None):
                self._leave_faces()
        elif check is not None and check.by == self._drafts.own.by:
            self._drafts.begin_check()
        if self._open is not None and change.kind == "done":
            self.opened.emit()

    def _on_edited(self) -> None:
        self.pins_changed.emit(self._bridge.shown.id, self._drafts.pins)
        self._schedule_update()

    def _on_row_chosen(self, row: CheckRow) -> None:
        """Choose a clicked row. If the rows are out of date, recompute them and ignore a row that is gone."""
        self._show_rows()
        if row not in self._rows_shown:
            return
        draft = (self._drafts.preview or SettingUp(self._drafts.own)).draft
        self._choose_row_or_step(row)
        if row.repeat and self._open is None:
            self.prepare(draft)

    def _choose_row_or_step(self, chosen: CheckRow | Offer) -> None:
        """Perform a row or step, or first ask for its dice. If it is refused, the table says why."""
        offer = chosen.offer if isinstance(chosen, CheckRow) else chosen
        typed = self.bar.typed_faces_for(offer.command)
        are_typed = bool(typed) or not self._bridge.rolls_spend(self.draft, offer.command)
        if are_typed and not offer.refusal and self._bridge.rules.dice_requests(offer.command):
            if self._drafts.preview is not None:
                self.keep_preview()
            self._drafts.chosen = chosen
            self.refresh()
            self.bar.restore(typed)
            self.bar.focus_first()
        else:
            self._run_use(offer.command, {})

    def _run_use(self, use: Use, faces: dict[str, int]) -> None:
        """Emit a use with its typed faces, and if it was not refused, show and focus what comes next."""
        self._last_change = None
        is_pressed = use == self.bar.command
        if self._drafts.preview is not None:
            self.keep_preview()
            self._update_all_but_rows()
        before, owner = self._open, dice_owner(self._mode)
        use = self._memory.with_draft(use, self._drafts.own)
        is_roll = use.form is not None
        if is_roll:
            self._drafts.begin_check()
        self.use_chosen.emit(use, faces)
        if self._last_change is None:
            return
        if self._is_typed and (is_roll or self._open not in (None, before)):
            self._is_typed = False
            self.typed_check_rolled.emit()
        self._update_all_but_rows()
        if is_pressed and dice_owner(self._mode) == owner:
            self.bar.clear_faces()
        self.bar.focus_first()
        self.guard.keep()
        (self.key_guard.start_long if self._open is None else self.key_guard.keep)()

    def _cancel_step(self) -> None:
        """Cancel the row or step whose dice are asked for, and focus the rows."""
        self.bar.clear_faces()
        self._drafts.chosen = None
        self.refresh()
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
