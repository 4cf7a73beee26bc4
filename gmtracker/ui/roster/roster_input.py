"""The roster's view: what presses, drags, drops and keys do in it."""

from math import inf

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.i18n import tr
from gmtracker.ui.modelview.cells import ActionMark, Actions, HeldTokens, NameCell, Role, TokenFace, TrackCell
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.column_widths import height_of_rows
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.roster_table import FoldSign, RosterTable, Thing, whose
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.delegate import token_places
from gmtracker.ui.tokens.drag_drop import DIGITS, CarriedTokens, asks_about_count, carry_by_drag, run_drag
from gmtracker.ui.widgets.inputs import asks_about_escape, is_typed
from gmtracker.ui.widgets.latin_keys import latin_sign

NOWHERE = QPoint(-1, -1)
TURN_MIME = "application/x-gmtracker-turn"
DROP_LINE = 3
SELECTING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


LEAVES_THE_CHECK = int | TrackCell | ActionMark
"""Things whose click does not make their character act in the check: parts of tracks, and letters of actions."""


class CharactersView(RosterTable):
    """The table with its gestures. Every signal carries the character's id.

    ``hint`` carries the result of a drop or click for a note beside the pointer: the text, whether it is a refusal, and
    the point of the screen. While tokens are carried, the arrows aim them, Enter drops them and Esc cancels;
    ``focus_next_target_requested``: the arrows lead below the last row. In turn order, a row is dragged by its name.
    ``current_character_replaced`` carries the character that the current row stands for now, and the one before.
    """

    edit_requested = Signal(str)
    menu_requested = Signal(str, QPoint)
    adding_requested = Signal(QPoint)
    character_chosen = Signal(str)
    current_character_replaced = Signal(str, str)
    next_turn_requested = Signal()
    previous_turn_requested = Signal()
    focus_next_target_requested = Signal()
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()

    def __init__(self, model: CharactersModel, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(model, carried, parent)
        self._leaves_room = False
        self._pressed: Thing | None = None
        self._pressed_at = NOWHERE
        self._chosen_before = QPersistentModelIndex()
        self._came_from: QWidget | None = None
        self._aimed_from: CharacterId | None = None
        self._count = 1
        self._let_go = 0, 0
        self._told: CharacterId | None = None
        self._dragged: CharacterId | None = None
        self._drop_before: int | None = None
        self.roster.dataChanged.connect(self._on_row_changed)
        self.roster.turn_passed.connect(self._on_turn_passed)
        self.carried.changed.connect(self._return_from_aim)
        self.drop_target.hint.connect(self.hint)
        self.drop_target.hint_cleared.connect(self.hint_cleared)
        self.drop_target.edge_scroll.scrolled.connect(self._on_edge_scrolled)

    def focus_drop_target(self, use: str = "") -> None:
        """Take focus, and aim the carried tokens at the first row that takes them, or at such a row's zone of a use."""
        focused = QApplication.focusWidget()
        self._came_from = None if focused is self else focused
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        wanted = [target for who in self.characters() for target in self.highlights.targets(who) if _use(target) == use]
        takers = [target for target in wanted if not self.carried.verdict(target).refused]
        if wanted:
            self._aim_at((takers or wanted)[0])

    def refocus_drop_target(self) -> None:
        """Take focus from below the last row and aim at that row. If nothing is carried, give the focus back."""
        if not self.carried.tokens:
            self._give_keys_back()
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if everyone := self.characters():
            self._aim_at(self.highlights.targets(everyone[-1])[0])

    def take_many(self, count: int) -> None:
        """Take so many tokens of a kind: of what is carried now, or of what is picked up next."""
        if self.carried.tokens:
            self.carried.take(self.roster.as_many(self.carried.tokens[0], count))
        else:
            self._set_count(count)

    def forget_pointer(self) -> None:
        """Remove the hover of a segment. The next move of the pointer sets it again."""
        before, self.track_delegate.hover = self.track_delegate.hover, None
        if before is not None and before[1] in (track.key for track in self.roster.tracks):
            self.repaint_cell(before[0], self.roster.column_of(before[1]))

    def leave_room(self, on: bool) -> None:
        """Let rows grow only in the room that foe cards below leave, as in a wide window."""
        self._leaves_room = on
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of all rows. While a strip is open, the rows keep their height."""
        count, heading = self.roster.rowCount(), self.horizontalHeader().sizeHint().height()
        if self.strip.height:
            row = self.verticalHeader().defaultSectionSize()
        else:
            row = height_of_rows(count, 0 if self._leaves_room else inf)
        return QSize(super().sizeHint().width(), count * row + self.strip.height + heading + 2 * self.frameWidth())

    @override
    def startDrag(self, supported_actions: Qt.DropAction) -> None:
        if isinstance(self._pressed, TokenFace):
            carry_by_drag(self, self.carried, self._pressed, self._tokens_to_take(self._pressed.id), self.take_many)
            self._set_count(1)
            self._choose_as_before()
            self._pressed = None
            self._tell_other_choice()
        elif self._can_be_moved():
            self._dragged, self._pressed, self._pressed_at = self.current_character(), None, NOWHERE
            run_drag(self.turn_drag())
            self._dragged = None
            self._aim_turn(None)
            self.drop_target.edge_scroll.end()
        elif why := self._why_not_moved():
            self.hint.emit(why, True, self.viewport().mapToGlobal(self._pressed_at))

    def turn_drag(self) -> QDrag:
        """Return the drag that moves the current row in turn order, not started yet."""
        drag, mime = QDrag(self), QMimeData()
        mime.setData(TURN_MIME, QByteArray((self.current_character() or "").encode()))
        drag.setMimeData(mime)
        name = self.visualRect(self.currentIndex().siblingAtColumn(Column.NAME))
        drag.setPixmap(self.viewport().grab(name))
        drag.setHotSpot(QPoint(name.height() // 2, name.height() // 2))
        return drag

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if not self._takes_turn(event):
            super().dragEnterEvent(event)

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._takes_turn(event):
            self.drop_target.edge_scroll.drag_to(event.position().toPoint())
            self._aim_turn(self._row_below(event.position().toPoint()))
        else:
            super().dragMoveEvent(event)

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._aim_turn(None)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if not self._takes_turn(event):
            super().dropEvent(event)
        elif self._dragged is not None:
            self.roster.lay(self._dragged, self._row_below(event.position().toPoint()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drop_before is not None:
            top = self.rowViewportPosition(self._drop_before) if self._drop_before < self.roster.rowCount() else -1
            end = self.rowViewportPosition(self.roster.rowCount() - 1) + self.verticalHeader().defaultSectionSize()
            with QPainter(self.viewport()) as painter:
                line = QRect(0, max(0, (top if top >= 0 else end) - DROP_LINE // 2), self.viewport().width(), DROP_LINE)
                painter.fillRect(line, current_palette().focus)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self.carried.tokens:
            self.drop_target.hover(point)
            self.drop_target.put_down()
            return
        self._pressed = self.thing_at(point) if is_left and not event.modifiers() & SELECTING else None
        self._pressed_at = point
        self._chosen_before = QPersistentModelIndex(self.currentIndex())
        is_again = is_left and self._chosen_before.row() == self.indexAt(point).row()
        super().mousePressEvent(event)
        if isinstance(self._pressed, TokenFace):
            self._mark(self._pressed.id)
        elif is_again and not event.modifiers() and (self._pressed is None or isinstance(self._pressed, NameCell)):
            self._tell_choice()  # Someone else may act by now.

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self.carried.tokens:
            self.drop_target.hover(point)
        elif not event.buttons():
            super().mouseMoveEvent(event)
            self._hover_track(point)
        elif (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self.startDrag(Qt.DropAction.CopyAction)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._why_not_moved():
            self.hint_cleared.emit()
        pressed, self._pressed = self._pressed, None
        if not isinstance(pressed, LEAVES_THE_CHECK):
            self._tell_other_choice()
        point = event.position().toPoint()
        character = self.character_at(self.indexAt(point))
        if pressed is not None and character is not None and self.thing_at(point) == pressed:
            self._handle_click(character, pressed)
            self._hover_track(point)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the sheet or an editor. On tokens, actions and tracks the second press does nothing more."""
        thing = self.thing_at(event.position().toPoint())
        is_nothing_else = thing is None or isinstance(thing, NameCell)
        if is_nothing_else and not self.carried.tokens and event.button() == Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover_track(NOWHERE)
        self.drop_target.leave()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        character = self.character_at(index)
        if character is not None:
            self.menu_requested.emit(character, self.place_of_cell(index) if by_key else event.globalPos())
        elif self.roster.rowCount():
            self.adding_requested.emit(event.globalPos())

    @override
    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window while tokens are carried, and digits while a token is marked."""
        is_count = asks_about_count(event) and self.tokens_delegate.marked is not None
        if is_count or (asks_about_escape(event) and (self.carried.tokens or self._count > 1)):
            event.accept()
            return True
        return super().event(event)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltips while a hint is shown."""
        if event.type() == QEvent.Type.ToolTip and (self.carried.tokens or self.track_delegate.hover):
            return True
        return super().viewportEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_editing or not (self._steer(event) if self.carried.tokens else self._act_by_key(event)):
            super().keyPressEvent(event)

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._let_go = event.key(), event.timestamp()
        super().keyReleaseEvent(event)

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether a key is held down. Some screens send a release and a press with the same timestamp then."""
        return event.isAutoRepeat() or (event.timestamp() > 0 and (event.key(), event.timestamp()) == self._let_go)

    @override
    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Keep several rows selected while keys move between cells of a row."""
        flag = QItemSelectionModel.SelectionFlag
        if isinstance(event, QKeyEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return flag.ClearAndSelect | flag.Rows  # Qt's own goes to a row and leaves another one selected.
        if isinstance(event, QKeyEvent) and event.key() in SIDEWAYS and len(self.selected_characters()) > 1:
            return flag.NoUpdate
        return super().selectionCommand(index, event)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        held = self._held_tokens(current)
        place = self.horizontalHeader().visualIndex
        from_right = previous.isValid() and place(previous.column()) > place(Column.TOKENS)
        self._mark(held[-1 if from_right else 0] if held else None)
        if current.row() != previous.row():
            self._tell_choice()

    def _on_row_changed(self, first: Index, last: Index) -> None:
        """Signal if the current row stands for another member of its crowd now."""
        before, now = self._told, self.current_character()
        is_current = first.row() <= self.currentIndex().row() <= last.row() and not self.looks_elsewhere
        if is_current and now != before and not isinstance(self._pressed, TokenFace):
            self._told = now
            self.current_character_replaced.emit(now or "", before or "")

    def _on_turn_passed(self) -> None:
        """Make the active character's row the current one, because the check is theirs now. The column stays."""
        row, column = self.roster.acting_row(), self.currentIndex().column()
        if row is not None and not (self.carried.tokens or self.is_editing):
            self.choose_cell(row, column)

    def _choose_as_before(self) -> None:
        """Restore the row that was current before the press, without scrolling."""
        before = self._chosen_before
        if before.isValid():
            self.setAutoScroll(False)
            self.setCurrentIndex(self.roster.index(before.row(), before.column()))
            self.setAutoScroll(True)

    def _tell_other_choice(self) -> None:
        if self.current_character() != self._told:
            self._tell_choice()

    def _tell_choice(self) -> None:
        """Signal the current character. A press on a token counts only once it was a click and not the start of a drag.

        A character who gets Stress or uses an action does not act in the check by that, so the check that is set up
        stays. It also stays if another moment is shown, where someone else may stand in for a character who is missing.
        """
        if self.looks_elsewhere or isinstance(self._pressed, TokenFace | LEAVES_THE_CHECK):
            return
        self._told = self.current_character()
        self.character_chosen.emit(self._told or "")

    def _handle_click(self, character: CharacterId, thing: Thing) -> None:
        match thing:
            case TokenFace():
                self._pick_up(thing.id)
            case ActionMark():
                self.roster.mark_action(character, thing.key)
            case int():
                self.roster.wheels.click(character, thing, self._track(self.indexAt(self._pressed_at)))
            case TrackCell():
                self._edit_number(self.indexAt(self._pressed_at))
            case FoldSign():
                self.fold(character, folded=not self.roster.is_folded(character))

    def _open(self, index: QModelIndex) -> None:
        """Edit a cell, or the whole sheet from its name."""
        character = self.character_at(index)
        if character is None:
            return
        if index.column() in (Column.TURN, Column.NAME):
            self.edit_requested.emit(character)
        else:
            self._edit_number(index)

    def _edit_number(self, index: QModelIndex) -> None:
        """Edit a cell if it is editable, which it is not while another moment is shown."""
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def _act_by_key(self, event: QKeyEvent) -> bool:
        """Handle a key while nothing is carried. Returns False for keys of the table itself."""
        if self._is_held(event) and (event.key() == Qt.Key.Key_Space or event.text().isalpha()):
            return True  # Holding a key down means one turn, or one action.
        character = self.current_character()
        match event.key():
            case Qt.Key.Key_Space if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                (self.previous_turn_requested if backwards else self.next_turn_requested).emit()
                return True
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                is_left = key == Qt.Key.Key_Left
                return self._folds_by_key(folded=is_left) or self._step_among_tokens(-1 if is_left else 1)
            case _ if character is None:
                return False
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                return self._moves_turn(character, event)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal if is_typed(event):
                self._change_filled(1)
            case Qt.Key.Key_Minus if is_typed(event):
                self._change_filled(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._enter(self.currentIndex())
            case Qt.Key.Key_Escape if self._count > 1:
                self._set_count(1)
            case _ if latin_sign(event) in DIGITS and self.tokens_delegate.marked is not None:
                self._set_count(int(latin_sign(event)))
            case _:
                return self._mark_action_by_letter(character, event)
        return True

    def _can_be_moved(self) -> bool:
        """Whether the pressed row can be moved in turn order."""
        return self._is_pressed_to_move() and not self._why_not_moved()

    def _is_pressed_to_move(self) -> bool:
        pressed = self.indexAt(self._pressed_at)
        return self.roster.is_in_turn and pressed.isValid() and pressed.column() <= Column.NAME

    def _why_not_moved(self) -> str:
        """Return why the pressed row can't be moved in turn order. "" if it can, or if rows are sorted by side."""
        character = self.character_at(self.indexAt(self._pressed_at)) if self._is_pressed_to_move() else None
        return self.roster.why_not_laid(character) if character is not None else ""

    def _takes_turn(self, event: QDropEvent) -> bool:
        """Accept a drag of our own row. Returns False for other drags."""
        is_ours = self._dragged is not None and event.mimeData().hasFormat(TURN_MIME)
        if is_ours:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return is_ours

    def _row_below(self, point: QPoint) -> int:
        """Return the row before which a drop at a point lands: the one below the nearest border between rows."""
        index = self.indexAt(QPoint(0, point.y()))
        if not index.isValid():
            return self.roster.rowCount()
        return index.row() + (point.y() > self.visualRect(index).center().y())

    def _on_edge_scrolled(self, point: QPoint) -> None:
        if self._dragged is not None:
            self._aim_turn(self._row_below(point))

    def _aim_turn(self, row: int | None) -> None:
        if row != self._drop_before:
            self._drop_before = row
            self.viewport().update()

    def _moves_turn(self, character: CharacterId, event: QKeyEvent) -> bool:
        """Move a row in turn order by Alt and an arrow. Returns False for other keys, and without a turn order."""
        alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier
        if not alone or not self.roster.is_in_turn or event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return False
        self.roster.move(character, -1 if event.key() == Qt.Key.Key_Up else 1)
        self.scrollTo(self.currentIndex())
        return True

    def _folds_by_key(self, *, folded: bool) -> bool:
        """Fold or unfold a crowd if the current cell is its name. Returns False if there is nothing to fold."""
        character = self.current_character()
        at_name = self.currentIndex().column() <= Column.NAME
        return at_name and character is not None and self.fold(character, folded=folded)

    def _change_filled(self, by: int) -> None:
        """Change the track of the current cell, or else the first one, for all selected characters."""
        self.roster.wheels.change_all(self.selected_characters(), by, self._track(self.currentIndex()))

    def _enter(self, index: QModelIndex) -> None:
        marked = self.tokens_delegate.marked
        if index.column() == Column.TOKENS and marked in self._held_tokens(index):
            self._pick_up(marked)
            self.focus_drop_target()
        else:
            self._open(index)

    def _mark_action_by_letter(self, character: CharacterId, event: QKeyEvent) -> bool:
        row = self.currentIndex().row()
        cell = self.roster.index(row, Column.ACTIONS).data(Role.CELL)
        marks = cell.marks if isinstance(cell, Actions) and not event.modifiers() else ()
        found = next((mark for mark in marks if mark.letter == latin_sign(event)), None)
        return found is not None and self.roster.mark_action(character, found.key)

    def _steer(self, event: QKeyEvent) -> bool:
        """Handle a key while tokens are carried. Returns False for keys that do nothing then."""
        match key := event.key():
            case Qt.Key.Key_Escape:
                self.carried.let_go()
                self._give_keys_back()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.drop_target.put_down()
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._aim_at_row(-1 if key == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self._aim_within_row(-1 if key == Qt.Key.Key_Left else 1)
            case _ if latin_sign(event) in DIGITS:
                self.take_many(int(latin_sign(event)))
            case _:
                return False
        return True

    def _give_keys_back(self) -> None:
        back = self._came_from if self._came_from is not None and isValid(self._came_from) else self
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _aim_at_row(self, by: int) -> None:
        everyone, target = self.characters(), self.drop_target.target
        if not everyone:
            self.focus_next_target_requested.emit()
            return
        if target is None or whose(target) not in everyone:
            self._aim_at(self.highlights.targets(self.current_character() or everyone[0])[0])
            return
        row = everyone.index(whose(target)) + by
        if 0 <= row < len(everyone):
            targets = self.highlights.targets(everyone[row])
            self._aim_at(next((other for other in targets if _use(other) == _use(target)), targets[0]))
        elif row == len(everyone):
            self.focus_next_target_requested.emit()

    def _aim_within_row(self, by: int) -> None:
        target = self.drop_target.target
        if target is None:
            self._aim_at_row(0)
            return
        targets = self.highlights.targets(whose(target))
        self._aim_at(targets[(targets.index(target) + by) % len(targets)])

    def _aim_at(self, target: Target) -> None:
        if self._aimed_from is None:
            self._aimed_from = self.current_character()
        self.choose(whose(target))
        self.drop_target.aim(target, self.place_of(target))

    def _return_from_aim(self) -> None:
        """Make the row from before the aim the current one again when nothing is carried, as the check is still its."""
        back, aimed = self._aimed_from, self.current_character()
        if self.carried.tokens or back is None:
            return
        self._aimed_from = None
        if back != aimed:
            with QSignalBlocker(self):
                self.choose(back)
            self._told = self.current_character()
            self.current_character_replaced.emit(self._told or "", aimed or "")

    def _step_among_tokens(self, by: int) -> bool:
        """Mark the next held token of the current cell. Returns False at the end, so that the key leaves the cell."""
        held, marked = self._held_tokens(self.currentIndex()), self.tokens_delegate.marked
        place = held.index(marked) + by if marked in held else -1
        if not 0 <= place < len(held):
            return False
        self._mark(held[place])
        return True

    def _track(self, index: Index) -> str:
        """Return the key of a cell's track, or ""."""
        track = self.roster.track_at(index.column())
        return track.key if track else ""

    def _held_tokens(self, index: Index) -> tuple[TokenId, ...]:
        """Return what can be picked up in a cell: each single token, and the top one of each stack."""
        cell = index.data(Role.CELL) if index.column() == Column.TOKENS else None
        places = token_places(self.visualRect(index), cell) if isinstance(cell, HeldTokens) else ()
        return tuple(place.top.id for place in places)

    def _tokens_to_take(self, token: TokenId) -> tuple[TokenId, ...]:
        return self.roster.as_many(token, self._count)

    def _pick_up(self, token: TokenId) -> None:
        self.carried.take(self._tokens_to_take(token))
        self._set_count(1)

    def _set_count(self, count: int) -> None:
        """Take so many tokens at a time from now on, and show that beside the held tokens."""
        if count == self._count:
            return
        self._count = count
        if count > 1:
            tokens = self.currentIndex().siblingAtColumn(Column.TOKENS)
            self.hint.emit(tr("{count} at a time", count=count), False, self.place_of_cell(tokens))
        else:
            self.hint_cleared.emit()

    def _mark(self, token: TokenId | None) -> None:
        if token != self.tokens_delegate.marked:
            self.tokens_delegate.marked = token
            self.viewport().update()

    def _hover_track(self, point: QPoint) -> None:
        """Outline the segments that a click would fill, and show its result as a hint. Show the row's actions."""
        index = self.indexAt(point)
        character = self.character_at(index)
        self._hover_actions(character if index.column() == Column.ACTIONS else None)
        segment, track = self.thing_at(point), self._track(index)
        hover = (character, track, segment) if character and isinstance(segment, int) else None
        if hover == self.track_delegate.hover:
            return
        before, self.track_delegate.hover = self.track_delegate.hover, hover
        for there in (before, hover):
            if there is not None:
                self.repaint_cell(there[0], self.roster.column_of(there[1]))
        if hover is None:
            self.hint_cleared.emit()
            return
        says, refused = self.roster.wheels.click_preview(hover[0], hover[2], track)
        self.hint.emit(says, refused, self.viewport().mapToGlobal(point))

    def _hover_actions(self, hovered: CharacterId | None) -> None:
        before, self.actions_delegate.hovered = self.actions_delegate.hovered, hovered
        for character in (before, hovered):
            if character and before != hovered:
                self.repaint_cell(character, Column.ACTIONS)


def _use(target: Target) -> str:
    return target.use if isinstance(target, OnUse) else ""
