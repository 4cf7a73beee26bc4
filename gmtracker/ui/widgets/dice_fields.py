"""Fields for typing the results of real dice; empty dice are rolled by the program.

A field that can take no further digit moves the focus on. Tab, Space and Enter go to the next empty die; pressed right
after such an automatic move they do nothing, because they were meant for the finished field. Only Enter presses the
button that follows the last die. A die skipped while others were typed is asked for once more before it is rolled.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QGridLayout, QLabel, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.dice import DieRequest, check_face
from gmtracker.engine.errors import Refused
from gmtracker.engine.name_matching import with_plain_digits
from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import fix_width, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.dice_layout import Owned, dice_by_owner, fill_grid, label_over_die, lay_out_dice
from gmtracker.ui.widgets.guards import KeyGuard
from gmtracker.ui.widgets.inputs import WORD_MOVES, LineField, types_word
from gmtracker.ui.widgets.labels import RoomyMessage
from gmtracker.ui.widgets.latin_keys import typed_digit
from gmtracker.ui.widgets.scroll import TabAnchor, scroll_to

FACE_END_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
MAX_NAMES = 2
SIGNS = ("+", "-")
Asking = Callable[[Mapping[str, int]], tuple[DieRequest, ...]]
"""Returns the dice that are needed, given the faces typed so far by role."""
NOT_TYPED = tr("{dice}: no result yet. Type it, or press again to roll.")
SO_MANY_NOT_TYPED = tr("{count} dice have no result yet. Type the results, or press again to roll.")


def not_typed_text(requests: Sequence[DieRequest], names: str = "") -> str:
    """Return the sentence that asks for these dice: their ``names``, or only their number if there are many."""
    if len(requests) > MAX_NAMES:
        return SO_MANY_NOT_TYPED.format(count=len(requests))
    return NOT_TYPED.format(dice=names or ", ".join(request.name for request in requests))


def longest_complaint_text(requests: Sequence[DieRequest]) -> str:
    """Return the longest sentence that these dice can need, or "" without dice. Used to reserve room."""
    named = sorted(requests, key=lambda request: len(request.name))[-MAX_NAMES:]
    return max(not_typed_text(named), not_typed_text(requests), key=len) if requests else ""


class _FaceValidator(QRegularExpressionValidator):
    """Accepts the digits of every script and writes them as 0 to 9."""

    @override
    def validate(self, text: str, at: int) -> object:
        return super().validate(with_plain_digits(text), at)


class DieField(LineField):
    """The field for one die's face; an empty one is rolled.

    Signals: ``filled``: the face can take no further digit. ``entered``: Enter was pressed. ``skipped``: Space was
    pressed. ``letter_typed``: a letter was typed that is no face.
    """

    filled = Signal()
    entered = Signal()
    skipped = Signal()
    letter_typed = Signal(str)

    def __init__(self, request: DieRequest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_clicked_into = False
        self._allowed = _FaceValidator(self)
        self.setValidator(self._allowed)
        self.set_request(request)
        fix_width(self, 56, 8)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._on_edited)

    def set_request(self, request: DieRequest) -> None:
        """Change the die that this field is for. The typed text stays."""
        self.request = request
        self._allowed.setRegularExpression(QRegularExpression(_allowed(request)))
        self.setPlaceholderText(request.range)
        self.setAccessibleName(request.name)
        self.setAccessibleDescription(tr("Type {faces}, or leave empty to roll", faces=request.range))
        says = tr("{die}: type {faces}, or leave empty to roll", die=request.name, faces=request.range)
        self.setToolTip(tip(says))

    def face(self) -> int | None:
        """Return the typed face, or None if the field is empty or the die has no such face."""
        if self.request.faces:
            text = self.text().replace("-", "−")
            return self.request.faces.index(text) + 1 if text in self.request.faces else None
        return int(self.text()) if self.text() and not self.refusal() else None

    def show_face(self, face: int) -> None:
        """Set the field to a face, as if it had been typed."""
        self.setText(self.request.faces[face - 1] if self.request.faces else str(face))

    @property
    def is_complete(self) -> bool:
        """Whether the field contains a valid face that can take no further digit."""
        if not self.text() or self.refusal():
            return False
        return bool(self.request.faces) or int(self.text()) * 10 > self.request.size

    def refusal(self) -> str:
        """Return why the typed face is invalid, or "" if it is valid or empty."""
        try:
            if self.text() and not self.request.faces:
                check_face(int(self.text()), self.request)
        except Refused as refused:
            return refused.sentence
        return ""

    @override
    def event(self, event: QEvent) -> bool:
        """Leave "/" to the window: it is never a face, and it opens the command bar."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.text() == "/":
            event.ignore()
            return False
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.skipped.emit()
        elif event.text().isalpha() and event.text() not in self.request.faces:
            self.letter_typed.emit(event.text())
        else:
            is_whole = self.is_complete or bool(self.refusal())
            if event.text() and event.text().isprintable() and is_whole and not self.hasSelectedText():
                self.selectAll()  # A complete face is typed over, no matter how it got the focus back.
            super().keyPressEvent(event)

    @override
    def leaves(self, event: QEvent) -> bool:
        """Leave the turn shortcuts, Ctrl+E and an empty field's Ctrl+Z to the window.

        Moving by word is of no use in a field of two digits.
        """
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        is_by_word = any(event.matches(key) for key in WORD_MOVES)
        is_of_empty_field = not self.text() and event.matches(QKeySequence.StandardKey.Undo)
        return is_by_word or is_of_empty_field or event.key() == Qt.Key.Key_E or super().leaves(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_clicked_into = event.reason() == Qt.FocusReason.MouseFocusReason
        if not self._is_clicked_into:
            scroll_to(self)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the face when a click gives the field focus, so that it can be typed over."""
        super().mouseReleaseEvent(event)
        if self._is_clicked_into and not self.hasSelectedText():
            self.selectAll()
        self._is_clicked_into = False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.refusal():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(current_palette().warning.fill, 3))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    def _on_edited(self) -> None:
        if self.refusal():
            self.selectAll()
        elif self.is_complete:
            self.filled.emit()


class DiceFields(QWidget):
    """The fields for a group of dice.

    Signals: ``completed``: the last face was typed. ``submitted``: Enter with no die left to go to; empty dice are to
    be rolled. ``requests_changed``: other dice are needed. ``complaint_changed``: why a face is invalid or which is
    missing. ``letter_typed``: a letter or a Space was typed that belongs to words for another field.

    The complaint is shown below the dice unless ``told_elsewhere`` is set. With ``remembers``, for the dice of a
    single roll, a die that is left out and needed again has its typed face again. Dice of several owners are laid
    out in rows by owner and columns by label, unless ``by_owner`` is False. If that takes too many columns, each
    die is shown under its own name.
    """

    completed = Signal()
    submitted = Signal()
    changed = Signal()
    requests_changed = Signal()
    complaint_changed = Signal(str)
    letter_typed = Signal(str)

    def __init__(
        self,
        columns: int = 4,
        parent: QWidget | None = None,
        *,
        by_owner: bool = True,
        told_elsewhere: bool = False,
        remembers: bool = False,
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._by_owner = by_owner
        self._told_elsewhere = told_elsewhere
        self._remembers = remembers
        self._typed: dict[str, str] = {}
        self._jumped_to: QWidget | None = None
        self._jumped_from: DieField | None = None
        self._passed: set[str] = set()
        self._asked_for: set[str] = set()
        self._asks: tuple[DieRequest, ...] = ()
        self._asking: Asking | None = None
        self._are_expected = False
        self._fields: list[DieField] = []
        self._labels: list[QLabel] = []
        self._tabs = TabAnchor(self)
        self._grid_holder = QWidget(self)
        self._complaint = RoomyMessage(self)
        self._key_guard = KeyGuard(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._grid_holder)
        self._column.addWidget(self._complaint)

    def set_asking(self, asking: Asking, *, are_expected: bool = False) -> None:
        """Show the dice that ``asking`` returns, and update them as faces are typed (exploding dice).

        ``are_expected``: the players roll these dice, so an empty one is rolled here only after it was asked
        for.
        """
        self._asking = asking
        self.expect_faces(are_expected)
        self._show(asking(self.faces()))

    def expect_faces(self, are_expected: bool) -> None:
        """Set whether the players roll these dice: then empty ones are asked for before they are rolled here."""
        self._are_expected = are_expected

    def set_requests(self, requests: tuple[DieRequest, ...]) -> None:
        """Show a field for each of these dice. Faces typed for the same roles stay."""
        self._asking = None
        self._show(requests)

    def _show(self, requests: tuple[DieRequest, ...]) -> None:
        if requests == self._asks:
            return
        typed = {field.request.role: field.text() for field in self._fields}
        typed = self._typed = {**self._typed, **typed} if self._remembers else typed
        at = self._focused_position()
        focused = "" if at is None else self._fields[at].request.role
        self._asked_for &= {request.role for request in requests if request in self._asks}
        self._asks = requests
        if not self._told_elsewhere:
            self._complaint.reserve_room(longest_complaint_text(requests))
        owned = dice_by_owner(requests) if self._by_owner else {}
        if owned or not len(requests) == len(self._labels) == len(self._fields):
            self._build(owned)
        for field, request in zip(self._fields, requests, strict=True):
            if field.request != request:
                field.set_request(request)
            field.setText(typed.get(request.role, ""))
            if request.role == focused:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._jumped_to is not None:
            self._after_jump()
        for label, request in zip(self._labels, requests, strict=bool(self._labels)):
            self._name(label, request)
        self._passed &= {request.role for request in requests}
        self._show_refusal()
        self.requests_changed.emit()

    @property
    def requests(self) -> tuple[DieRequest, ...]:
        """The dice that are needed."""
        return self._asks

    def faces(self) -> dict[str, int]:
        """Return the valid typed faces by role."""
        return {field.request.role: face for field in self._fields if (face := field.face()) is not None}

    def has_keyboard_focus(self) -> bool:
        """Whether one of the dice has focus."""
        return self._focused_position() is not None

    def clear_faces(self) -> None:
        """Clear all typed faces."""
        for field in self._fields:
            field.clear()
        self._typed.clear()
        self._passed.clear()
        self.request_again()
        self._show_refusal()
        self.requests_changed.emit()

    def set_faces(self, faces: Mapping[str, int]) -> None:
        """Set the fields of these roles to faces, as if they had been typed.

        Repeats while the faces bring further dice. Faces that a die does not have are left out.
        """
        before: tuple[DieRequest, ...] | None = None
        while before != self._asks:
            before = self._asks
            for field in self._fields:
                face = faces.get(field.request.role)
                if face is not None and 1 <= face <= field.request.size:
                    field.show_face(face)
            self._ask_again()
        self._show_refusal()
        self.requests_changed.emit()

    def find_open_die(self) -> DieField | None:
        """Return the only die without a face, or None if there is not exactly one."""
        empty = [field for field in self._fields if not field.text()]
        return empty[0] if len(empty) == 1 else None

    def has_open_die(self) -> bool:
        """Whether any die has no valid face."""
        return self._find_open() is not None

    @property
    def takes_signs(self) -> bool:
        """Whether the first open die has "+" and "−" as faces, as Fudge dice have."""
        die = self._find_open()
        return die is not None and "+" in die.request.faces

    def type_sign(self, sign: str) -> bool:
        """Type a digit or sign into the first open die and focus it. Returns False if there is none.

        Digits go into any die, "+" and "-" only into one that has such faces.
        """
        die = self._find_open()
        if die is None or (sign in SIGNS and not self.takes_signs):
            return False
        die.setFocus(Qt.FocusReason.OtherFocusReason)
        die.selectAll()
        die.insert(sign)
        return True

    def _find_open(self) -> DieField | None:
        """Return the die whose face was refused, which is typed over; else the first empty one, or None."""
        refused = (field for field in self._fields if field.refusal())
        return next(refused, None) or next((field for field in self._fields if not field.text()), None)

    @property
    def is_half_typed(self) -> bool:
        """Whether the focused die contains a face that can take another digit."""
        at = self._focused_position()
        return at is not None and bool(self._fields[at].text()) and not self._fields[at].is_complete

    def block_submit(self, *, are_others_typed: bool = False) -> bool:
        """Focus an invalid face, or ask for skipped dice. Returns whether submitting has to wait.

        A skipped die is asked for once, and again after another face was typed. A die on which Enter was
        pressed is meant to be rolled, so it does not count as skipped.
        """
        if self.refusal():
            self.focus_refused()
            return True
        passed = self.skipped_dice()
        if not passed or self.isHidden() or not (self.faces() or are_others_typed or self._are_expected):
            return False
        self._asked_for |= {request.role for request in passed}
        self._go_to([field for field in self._fields if field.request in passed])
        self._show_complaint(not_typed_text(passed))
        self._key_guard.keep()
        return True

    def skipped_dice(self) -> tuple[DieRequest, ...]:
        """Return the empty dice that were neither asked for again nor left to be rolled with Enter."""
        return tuple(
            field.request
            for field in self._fields
            if not field.text() and field.request.role not in self._passed | self._asked_for
        )

    def request_again(self) -> None:
        """Ask again for empty dice at the next submit, because the GM has typed more since."""
        self._asked_for.clear()

    def focus_die(self, role: str = "") -> None:
        """Focus the die with that role, or the first one, and select its face."""
        found = [field for field in self._fields if field.request.role == role]
        for field in (found or self._fields)[:1]:
            field.setFocus(Qt.FocusReason.TabFocusReason)
            field.selectAll()

    def focus_next_empty(self) -> None:
        """Focus the first empty die as an automatic move: a Tab or Enter right after it is ignored."""
        if self.focus_first_empty():
            self._after_jump()

    def refusal(self) -> str:
        """Return why the first invalid face is invalid, or "" if all are valid."""
        return next((sentence for field in self._fields if (sentence := field.refusal())), "")

    def focus_first_empty(self) -> bool:
        """Focus the first empty die. Returns False if there is none."""
        return self._go_to(self._fields)

    def focus_refused(self) -> None:
        """Focus the first die with an invalid face."""
        for field in self._fields:
            if field.refusal():
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Make Tab skip the dice that already have a face."""
        at = self._focused_position()
        if forward and at is not None and self._go_to(self._fields[at + 1 :]):
            return True
        are_all_typed = all(field.text() for field in self._fields)
        if forward and at is not None and not are_all_typed:
            self._fields[-1].setFocus(Qt.FocusReason.TabFocusReason)
        return super().focusNextPrevChild(forward)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the first Tab, Space or Enter after an automatic move, because it was meant for the finished die.

        If the move went to a button, only Enter presses it. A digit typed there is put back into a lone die. Letters
        and Spaces there are words: the Spaces are passed on, so that they never press the button.
        """
        if watched is self._jumped_to and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if isinstance(watched, QAbstractButton):
                if self._return_digit(typed_digit(event)):
                    return True
                if types_word(event):
                    return self._pass_on(event.text())
            done_already = FACE_END_KEYS if isinstance(watched, DieField) else (Qt.Key.Key_Tab,)
            self._forget_jump()
            return event.key() in done_already and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if watched is self._jumped_to and event.type() == QEvent.Type.FocusOut:
            self._forget_jump()
        return super().eventFilter(watched, event)

    def _pass_on(self, sign: str) -> bool:
        """Pass on a Space typed at the button. Returns False for other signs, which the button leaves to its panel."""
        self._jumped_from = None
        if sign == " ":
            self.letter_typed.emit(sign)
        return sign == " "

    def _return_digit(self, digit: str) -> bool:
        """Add a digit to a lone die that moved on too soon, and refuse the result ("20" on a d6).

        With several dice in a row the digit may be meant for a die that is not needed, so it is dropped.
        """
        field = self._jumped_from
        if field is None or self._fields != [field] or field.request.faces:
            return False
        if not (digit and field.text()):
            return False
        self._forget_jump()
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.setText(field.text() + digit)
        field.selectAll()
        self._on_edited()
        return True

    def _after_jump(self) -> None:
        """Watch the focused widget for the key that ends the face typed before."""
        self._forget_jump()
        now = QApplication.focusWidget()
        if now is not None:
            self._jumped_to = now
            now.installEventFilter(self)

    def _forget_jump(self) -> None:
        if self._jumped_to is not None and isValid(self._jumped_to):
            self._jumped_to.removeEventFilter(self)
        self._jumped_to = self._jumped_from = None

    def _focused_position(self) -> int | None:
        return next((at for at, field in enumerate(self._fields) if field.hasFocus()), None)

    def _go_to(self, fields: list[DieField]) -> bool:
        for field in fields:
            if not field.text():
                field.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    def set_width(self, columns: int) -> None:
        """Set how many dice are in a line."""
        grid = self._grid_holder.layout()
        if columns == self._columns or not isinstance(grid, QGridLayout) or not self._labels:
            self._columns = columns
            return
        grid.setColumnStretch(self._columns, 0)
        self._columns = columns
        fill_grid(grid, self._fields, self._labels, columns)

    def _build(self, owned: Owned) -> None:
        """Create new fields and labels, replacing the old ones."""
        old = self._grid_holder
        self._grid_holder = QWidget(self)
        self._column.replaceWidget(old, self._grid_holder)
        old.hide()
        old.deleteLater()
        self._fields = [self._make(request) for request in self._asks]
        self._labels = [] if owned else [label_over_die("") for _ in self._asks]
        lay_out_dice(self._grid_holder, self._fields, self._labels, owned, self._columns)
        self._grid_holder.show()
        self._tabs.set_fields(self._fields)
        if self._fields:
            self.setFocusProxy(self._fields[0])

    def _make(self, request: DieRequest) -> DieField:
        field = DieField(request, self._grid_holder)
        field.filled.connect(self._on_filled)
        field.entered.connect(self._on_entered)
        field.skipped.connect(self._on_passed)
        field.letter_typed.connect(self.letter_typed)
        field.textEdited.connect(self._on_edited)
        return field

    def _name(self, label: QLabel, request: DieRequest) -> None:
        """Set the label over a die to its name."""
        label.setText(request.name)

    def _on_edited(self) -> None:
        self.request_again()
        self._show_refusal()
        before = len(self._asks)
        self._ask_again()
        if len(self._asks) > before and not self.is_half_typed:
            self.focus_next_empty()
        self.changed.emit()

    def _ask_again(self) -> None:
        """Update the dice that are needed for the faces typed so far."""
        if self._asking is not None:
            self._show(self._asking(self.faces()))

    def _on_filled(self) -> None:
        at = self._focused_position() or 0
        left = self._fields[at]
        if not self._focus_next(self._fields[at + 1 :] + self._fields[:at]):
            self.completed.emit()
        self._after_jump()
        self._jumped_from = left

    def _on_passed(self) -> None:
        """Move the focus on Space as on Tab."""
        self.focusNextPrevChild(True)

    def _on_entered(self) -> None:
        at = self._focused_position() or 0
        if not self._fields[at].text() and not self._are_expected:
            self._passed.add(self._fields[at].request.role)
        skipped = self._fields[:at] if self._fields[at].text() else []
        if not self._focus_next(self._fields[at + 1 :] + skipped):
            self.submitted.emit()

    def _focus_next(self, ahead: list[DieField]) -> bool:
        """Focus an invalid face, or else the next empty die. Returns False if there is neither."""
        if self.refusal():
            self.focus_refused()
            return True
        return self._go_to(ahead)

    def _show_refusal(self) -> None:
        self._show_complaint(self.refusal())

    def _show_complaint(self, sentence: str) -> None:
        if sentence and not self._told_elsewhere:
            self._complaint.show_refusal(sentence)
        else:
            self._complaint.show_message("")
        self.complaint_changed.emit(sentence)


def _allowed(request: DieRequest) -> str:
    """Return the pattern for what may be typed: a number's digits, or one of the die's signs. A hyphen is a minus."""
    if request.faces:
        return f"[{re.escape(''.join(request.faces))}-]?"
    return f"[0-9]{{0,{len(str(request.size))}}}"
