"""Input fields that leave the window's keyboard shortcuts to the window, and helpers for keys.

They pass Ctrl+Z on while they have nothing to undo, and let Tab move the focus. They ignore the mouse wheel without
focus, and wherever it scrolls the form around them.
In number fields ``+2`` and ``-1`` change the value; ``7`` and ``=-1`` set it.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping

from PySide6.QtCore import (
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QStandardItemModel,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractScrollArea,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from gmtracker.engine.errors import Refused, quote
from gmtracker.engine.game_spec import TrackKind
from gmtracker.engine.name_matching import with_plain_digits
from gmtracker.i18n import labeled, tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, fix_height, fix_width, tip
from gmtracker.ui.theme.theme import CONTROL, current_palette
from gmtracker.ui.widgets.name_completer import NameCompleter

MAX_NUMBER = 999
_NUMBER = re.compile(r"(?P<equals>=?)\s*(?P<sign>[+−–-]?)\s*(?P<digits>[0-9]{1,4})", re.ASCII)


def read_number(text: str, current: int) -> int:
    """Return the number that typed text means, given the current value.

    Raises Refused if the text is no number or exceeds 999.
    """
    number, is_change = _parse_number(text)
    meant = current + number if is_change else number
    if abs(meant) > MAX_NUMBER:
        raise Refused("{number} is too large. The maximum is {most}.", number=meant, most=MAX_NUMBER)
    return meant


def _parse_number(text: str) -> tuple[int, bool]:
    """Return the number in a text, and whether it is a change. Raises Refused if the text is no number."""
    found = _NUMBER.fullmatch(with_plain_digits(text.strip()))
    if found is None:
        raise Refused(
            "Can't read “{text}”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.",
            text=quote(text.strip()),
        )
    number = int(found["digits"]) * (-1 if found["sign"] in ("-", "−", "–") else 1)
    return number, bool(found["sign"] and not found["equals"])


def read_load(text: str, kind: TrackKind, *, load: int, held: int, highest: int) -> int:
    """Return a track's own value for a typed load, which includes ``held`` tokens. A change stops at the track's end.

    Raises Refused like :func:`read_number`, and if a load that is set is less than what is held.
    """
    meant = read_number(text, load)
    _, is_change = _parse_number(text)
    if is_change:
        return kind.stop_at_end(meant - held, highest)
    if held and meant < held:
        raise Refused("Enter at least {held}. That many tokens are held.", held=held)
    return meant - held


MINUS_SIGNS = ("-", "−", "–", "－")
_PART_OF_NUMBER = re.compile(r"[+−–－＋-]?\d{0,4}")


def _read_signed(text: str) -> int | None:
    """Return the whole number in a text with any sign, or None without digits."""
    digits = text.lstrip("+−–－＋-")
    if not digits.isdecimal():
        return None
    return -int(digits) if text.startswith(MINUS_SIGNS) else int(digits)


WORD_MOVES = (QKeySequence.StandardKey.MoveToNextWord, QKeySequence.StandardKey.MoveToPreviousWord)
END_MOVES = (QKeySequence.StandardKey.MoveToEndOfLine, QKeySequence.StandardKey.SelectEndOfLine)
"""Some systems bind these to Ctrl+E and Ctrl+Shift+E."""

SUBMIT_KEYS = "Ctrl+Enter"
"""The shortcut that triggers a panel's or window's main action from any field."""

TIGHT_SPACING = 95
"""Letter spacing, in percent, used before a text is elided."""

NUMBER_WIDTH = (64, 16)
"""The width of a number field: the part that scales with the text, and the fixed part."""


def fit_text(font: QFont, words: str, room: int) -> tuple[QFont, str]:
    """Return a font and text that fit the width: tightened letters if that is enough, else an elided text."""
    if QFontMetrics(font).horizontalAdvance(words) > room:
        closer = QFont(font)
        closer.setLetterSpacing(QFont.SpacingType.PercentageSpacing, TIGHT_SPACING)
        if QFontMetrics(closer).horizontalAdvance(words) <= room:
            return closer, words
    return font, QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room)


def is_window_key(event: QEvent, *, can_undo: bool, can_redo: bool, has_words: bool = True) -> bool:
    """Whether a field has no use for an undo, redo or move-by-word key, so that the window should get it."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.matches(QKeySequence.StandardKey.Undo):
        return not can_undo
    by_letter = END_MOVES if event.key() == Qt.Key.Key_E else ()
    if any(event.matches(key) for key in (*WORD_MOVES, *by_letter)):
        return not has_words
    return event.matches(QKeySequence.StandardKey.Redo) and not can_redo


def ignores_key(line: QLineEdit, event: QEvent) -> bool:
    """Whether a line edit has no use for the key of this event."""
    if event.type() != QEvent.Type.ShortcutOverride:
        return False
    can_undo, can_redo, has_words = line.isUndoAvailable(), line.isRedoAvailable(), bool(line.text())
    return is_window_key(event, can_undo=can_undo, can_redo=can_redo, has_words=has_words)


class LineField(QLineEdit):
    """A line edit that keeps its undo history for typed changes only.

    It filters its own events only while it has focus, because a form has many lines and each event passes through
    Python.
    """

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.installEventFilter(self)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.removeEventFilter(self)
        super().focusOutEvent(event)

    @override
    def clear(self) -> None:
        """Clear the text and the undo history, so that Ctrl+Z undoes a step of the table instead."""
        self.setText("")

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and self.leaves(event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def leaves(self, event: QEvent) -> bool:
        """Whether the field has no use for the key of this event."""
        return ignores_key(self, event)


class SuggestingField(LineField):
    """A line edit with suggestions: while typing, on ↓, or by the button at its end.

    Enter takes the only suggestion while it is shown.
    """

    def __init__(self, words: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = NameCompleter(words, self)
        self._words.activated.connect(self.textEdited)
        self.setCompleter(self._words)
        self.addAction(icon("chevron-down"), QLineEdit.ActionPosition.TrailingPosition).triggered.connect(self.suggest)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.suggest()
        elif not (is_enter(event) and self._takes_only_suggestion()):
            super().keyPressEvent(event)

    def _takes_only_suggestion(self) -> bool:
        """Take the suggestion if it is the only one shown and not typed in full. Returns whether it was taken."""
        popup, suggestion = self._words.popup(), self._words.currentCompletion()
        if popup is None or not popup.isVisible() or self._words.completionCount() != 1 or suggestion == self.text():
            return False
        popup.hide()
        self.setText(suggestion)
        self.textEdited.emit(suggestion)
        return True

    def suggest(self) -> None:
        """Show the suggestions that match the text, or all if it is empty."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._words.setCompletionPrefix(self.text())
        self._words.complete()


class TextField(QPlainTextEdit):
    """A text field of a few lines; Tab moves the focus on."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        fix_height(self, lines * 20, 16)

    @override
    def event(self, event: QEvent) -> bool:
        history = self.document()
        if is_window_key(event, can_undo=history.isUndoAvailable(), can_redo=history.isRedoAvailable()):
            event.ignore()
            return True
        return super().event(event)


def _is_in_scrolled_area(field: QWidget) -> bool:
    """Whether an area around a field can scroll, so that the wheel may have brought the field below the pointer."""
    around = field.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum() > 0:
            return True
        around = around.parentWidget()
    return False


class SpinField(QSpinBox):
    """A spin box for whole numbers in which every key counts immediately.

    Invalid text stays as it was typed, and :meth:`complaint` says what is wrong, so that the form can refuse it.
    With ``at_once`` there is nothing to confirm, so invalid text is replaced when the field loses focus.
    ``numbers`` are the only valid values if there are gaps between them.

    ``edited`` is emitted for another value or another complaint.
    """

    edited = Signal()

    def __init__(
        self,
        lowest: int,
        highest: int,
        value: int,
        parent: QWidget | None = None,
        *,
        at_once: bool = False,
        numbers: tuple[int, ...] = (),
    ) -> None:
        super().__init__(parent)
        self._at_once = at_once
        self._numbers = numbers
        self._known = (value, True)
        self.setRange(lowest, highest)
        self.setValue(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLocale(QLocale.c())  # Use the digits of the window's languages, not those of the system's locale.
        fix_width(self, *NUMBER_WIDTH)
        fix_height(self, CONTROL, 2)
        self.valueChanged.connect(self._emit_if_edited)
        self.lineEdit().textChanged.connect(self._emit_if_edited)

    def complaint(self) -> str:
        """Return why the typed text is invalid, or "" if it is valid."""
        if self.hasAcceptableInput():
            return ""
        said = {"field": self.accessibleName(), "lowest": self.minimum(), "highest": self.maximum()}
        if self._numbers:
            numbers = ", ".join(map(str, self._numbers))
            template = tr("Type one of {numbers} for “{field}”.") if said["field"] else tr("Type one of {numbers}.")
            return template.format(numbers=numbers, **said)
        template = (
            tr("Type a number from {lowest} to {highest} for “{field}”.")
            if said["field"]
            else tr("Type a number from {lowest} to {highest}.")
        )
        return template.format(**said)

    @override
    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept any sign and number of digits while typing.

        Otherwise Qt drops a minus or a third digit and reads the rest as the value.
        """
        words = self._without_suffix(text)
        if _PART_OF_NUMBER.fullmatch(words) is None:
            return QValidator.State.Invalid, text, pos
        number = _read_signed(words)
        is_value = number is not None and self.minimum() <= number <= self.maximum()
        is_value = is_value and (not self._numbers or number in self._numbers)
        return QValidator.State.Acceptable if is_value else QValidator.State.Intermediate, text, pos

    @override
    def valueFromText(self, text: str) -> int:
        number = _read_signed(self._without_suffix(text))
        return self.value() if number is None else number

    @override
    def stepBy(self, steps: int) -> None:
        """Step through ``numbers`` if the valid values have gaps."""
        if not self._numbers:
            super().stepBy(steps)
            return
        at = bisect_left(self._numbers, self.value()) + steps
        self.setValue(self._numbers[max(0, min(at, len(self._numbers) - 1))])

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave invalid text alone on Enter. Qt would put the previous value back."""
        if is_enter(event) and not self.hasAcceptableInput():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep invalid text when the focus is lost.

        Otherwise clicking the form's button would silently use the previous value.
        """
        text, is_kept = self.lineEdit().text(), not (self._at_once or self.hasAcceptableInput())
        super().focusOutEvent(event)
        if is_kept:
            self.lineEdit().setText(text)

    def _emit_if_edited(self) -> None:
        now = (self.value(), self.hasAcceptableInput())
        if now != self._known:
            self._known = now
            self.edited.emit()

    def _without_suffix(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip()

    @override
    def setAccessibleName(self, name: str) -> None:
        """Give the inner line edit, which has the focus, the same name."""
        super().setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)

    @override
    def event(self, event: QEvent) -> bool:
        """Handle the inner line edit's shortcut overrides, which arrive at the spin box."""
        if ignores_key(self.lineEdit(), event):
            event.ignore()
            return True
        return super().event(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number on any focus change; after a click, wait until Qt has handled it."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)
        else:
            self.selectAll()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and not _is_in_scrolled_area(self):
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceField(QComboBox):
    """A combo box whose items have keys. It filters its own events only while the pointer is on it."""

    key_changed = Signal()

    def __init__(self, answers: tuple[tuple[str, str], ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reasons: ReasonDelegate | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        for key, words in answers:
            self.addItem(words, key)
        self.currentIndexChanged.connect(self.key_changed)

    @override
    def showPopup(self) -> None:
        """Lay out the items again, because the reasons wrap at the field's current width."""
        if self._reasons is not None:
            self.view().doItemsLayout()
        super().showPopup()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a text that is too long tightened or elided, where Qt would clip a letter."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            font, option.currentText = self._fitting(option)
            painter.setFont(font)
            self.style().drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.installEventFilter(self)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.removeEventFilter(self)
        super().leaveEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tooltip with the field's name and its full text if the text does not fit."""
        words = self.currentText()
        if watched is self and isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            if self._fitting(option)[1] != words:
                name = self.accessibleName()
                QToolTip.showText(event.globalPos(), tip(labeled(name, words) if name else words), self)
                return True
        return super().eventFilter(watched, event)

    def _fitting(self, option: QStyleOptionComboBox) -> tuple[QFont, str]:
        """Return the font and the text that fit in the field."""
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        return fit_text(self.font(), self.currentText(), room)

    @override
    def setAccessibleName(self, name: str) -> None:
        """Also use the name as description, for systems that read out a combo box by its value only."""
        is_described_by_name = self.accessibleDescription() in ("", self.accessibleName())
        super().setAccessibleName(name)
        if is_described_by_name:
            self.setAccessibleDescription(name)

    def key(self) -> str:
        """Return the key of the current item, or "" if there is none."""
        chosen = self.currentData()
        return chosen if isinstance(chosen, str) else ""

    def choose(self, key: str) -> None:
        """Select the item with that key, if there is one."""
        at = self.findData(key)
        if at >= 0:
            self.setCurrentIndex(at)

    def disable_answers(self, reasons: Mapping[str, str]) -> None:
        """Disable the items with these keys, and show the reason below each in the list."""
        model = self.model()
        if not isinstance(model, QStandardItemModel):
            return
        if self._reasons is None and any(reasons.values()):
            self._reasons = ReasonDelegate(self, self.itemDelegate())
            # Set it on the view: the combo box would delete the delegate that ReasonDelegate still uses.
            self.view().setItemDelegate(self._reasons)
        for row in range(self.count()):
            reason = reasons.get(str(self.itemData(row)), "")
            model.item(row).setEnabled(not reason)
            self.setItemData(row, reason, REASON)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and not _is_in_scrolled_area(self):
            super().wheelEvent(event)
        else:
            event.ignore()


REASON = Qt.ItemDataRole.AccessibleDescriptionRole
REASON_GAP = 6
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ReasonDelegate(QAbstractItemDelegate):
    """Draws the reason below a disabled item in small letters, and the rest with the ``plain`` delegate."""

    def __init__(self, field: QComboBox, plain: QAbstractItemDelegate) -> None:
        super().__init__(field)
        self._field, self._plain = field, plain

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = self._plain.sizeHint(option, index)
        reason = index.data(REASON)
        return hint + QSize(0, self._height(reason)) if reason else hint

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        reason = index.data(REASON)
        whole, height = QRect(option.rect), self._height(reason) if reason else 0
        option.rect = whole.adjusted(0, 0, 0, -height)
        self._plain.paint(painter, option, index)
        if reason:
            painter.setFont(text_font(TextSize.SMALL))
            painter.setPen(current_palette().text_muted)
            painter.drawText(whole.adjusted(GRID, whole.height() - height, -GRID, 0), WRAPPED, reason)

    def _height(self, reason: str) -> int:
        room = QRect(0, 0, self._field.width() - 2 * GRID - REASON_GAP, 1000)
        return QFontMetrics(text_font(TextSize.SMALL)).boundingRect(room, WRAPPED, reason).height() + REASON_GAP


def first_wrong_number(within: QWidget) -> SpinField | None:
    """Return the first visible number field with invalid text, or None."""
    fields = (field for field in within.findChildren(SpinField) if field.isVisibleTo(within))
    return next((field for field in fields if field.complaint()), None)


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key is pressed without Ctrl, Alt or Meta."""
    held = Qt.KeyboardModifier
    return not event.modifiers() & (held.ControlModifier | held.AltModifier | held.MetaModifier)


def types_word(event: QKeyEvent) -> bool:
    """Whether a key types a printable character."""
    return is_typed(event) and bool(event.text()) and event.text().isprintable()


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is Return or Enter, pressed and not held."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def asks_about_escape(event: QEvent) -> bool:
    """Whether a widget is asked if it wants Esc before the window's shortcut gets it."""
    is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
    return is_escape and event.type() == QEvent.Type.ShortcutOverride


def connect_ctrl_enter(within: QWidget, slot: Callable[[], None]) -> None:
    """Call a slot on Ctrl+Enter and Ctrl+Return anywhere in a widget, once per press."""
    for keys in ("Ctrl+Return", SUBMIT_KEYS):
        shortcut = QShortcut(QKeySequence(keys), within, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(slot)
