"""Fields to type and choose in, which leave to the window what is the window's; and keys that mean the same everywhere.

They pass Ctrl+Z on while they have nothing of their own to take back, do not change under a passing mouse wheel, and
let go of the focus on Tab. Numbers are read as the GM types them: ``+2`` and ``-1`` change what stands, ``7`` and
``=-1`` set it.
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

from gmtracker.engine.errors import Refused, quoted
from gmtracker.engine.name_matching import with_plain_digits
from gmtracker.i18n import labeled, tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.metrics import GRID, fix_height, fix_width, tip
from gmtracker.ui.theme.theme import CONTROL, current_palette
from gmtracker.ui.widgets.name_completer import NameCompleter

LARGEST = 999
_NUMBER = re.compile(r"(?P<equals>=?)\s*(?P<sign>[+−–-]?)\s*(?P<digits>[0-9]{1,4})", re.ASCII)


def read_number(text: str, current: int) -> int:
    """The number that is meant by what was typed, where ``current`` stands now.

    Raises Refused, in words, for what is no number and for one past 999.
    """
    found = _NUMBER.fullmatch(with_plain_digits(text.strip()))
    if found is None:
        raise Refused(
            "Can't read “{text}”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.",
            text=quoted(text.strip()),
        )
    number = int(found["digits"]) * (-1 if found["sign"] in ("-", "−", "–") else 1)
    is_change = found["sign"] and not found["equals"]
    meant = current + number if is_change else number
    if abs(meant) > LARGEST:
        raise Refused("{number} is too large. The maximum is {most}.", number=meant, most=LARGEST)
    return meant


def read_load(text: str, load: int, held: int) -> int:
    """What shall stand on a track itself, for what was typed where its ``load`` stands, ``held`` tokens and all.

    Raises Refused, in words, as :func:`read_number` does, and for less than is held.
    """
    meant = read_number(text, load)
    if held and meant < held:
        raise Refused("Enter at least {held}. That many tokens are held.", held=held)
    return meant - held


MINUS_SIGNS = ("-", "−", "–", "－")
_PART_OF_NUMBER = re.compile(r"[+−–－＋-]?\d{0,4}")


def _read_signed(text: str) -> int | None:
    """The whole number that stands in a text with any sign; None where there are no digits."""
    digits = text.lstrip("+−–－＋-")
    if not digits.isdecimal():
        return None
    return -int(digits) if text.startswith(MINUS_SIGNS) else int(digits)


FROM_WORD_TO_WORD = (QKeySequence.StandardKey.MoveToNextWord, QKeySequence.StandardKey.MoveToPreviousWord)
TO_THE_END = (QKeySequence.StandardKey.MoveToEndOfLine, QKeySequence.StandardKey.SelectEndOfLine)
"""By Ctrl+E and Ctrl+Shift+E as well, on some systems."""

DO_KEYS = "Ctrl+Enter"
"""What does from any field what a panel or window is there for."""

CLOSER = 95
"""How near to one another, in per cent, letters may stand for the last of them to be seen."""

NUMBER_WIDTH = (64, 16)
"""How wide a field for a number is: what grows with the text, and what is around it."""


def fitted(font: QFont, words: str, room: int) -> tuple[QFont, str]:
    """Words in so much room: whole where closer letters do it, else in the font as it is and with dots at the end."""
    if QFontMetrics(font).horizontalAdvance(words) > room:
        closer = QFont(font)
        closer.setLetterSpacing(QFont.SpacingType.PercentageSpacing, CLOSER)
        if QFontMetrics(closer).horizontalAdvance(words) <= room:
            return closer, words
    return font, QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room)


def is_for_the_window(event: QEvent, *, can_undo: bool, can_redo: bool, has_words: bool = True) -> bool:
    """Whether a key that a field is asked about, undo, redo or a move in its words, is one that it has no use for."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.matches(QKeySequence.StandardKey.Undo):
        return not can_undo
    by_letter = TO_THE_END if event.key() == Qt.Key.Key_E else ()
    if any(event.matches(key) for key in (*FROM_WORD_TO_WORD, *by_letter)):
        return not has_words
    return event.matches(QKeySequence.StandardKey.Redo) and not can_redo


def leaves_to_window(line: QLineEdit, event: QEvent) -> bool:
    """Whether a line that is asked about a key has no use for it."""
    if event.type() != QEvent.Type.ShortcutOverride:
        return False
    can_undo, can_redo, has_words = line.isUndoAvailable(), line.isRedoAvailable(), bool(line.text())
    return is_for_the_window(event, can_undo=can_undo, can_redo=can_redo, has_words=has_words)


class LineField(QLineEdit):
    """A line of text. One that was emptied by hand brings its words back; one that the program empties does not.

    It listens to its own events while it has the keys, and does without at other times: a form has many lines.
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
        """Empty the line and forget its history, or undo would be its own and not the table's."""
        self.setText("")

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and self.leaves(event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def leaves(self, event: QEvent) -> bool:
        """Whether it has no use for a key that it is asked about."""
        return leaves_to_window(self, event)


class SuggestingField(LineField):
    """A line of text with words to choose from: while it is typed in, with ↓, or by the button at its end."""

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
        else:
            super().keyPressEvent(event)

    def suggest(self) -> None:
        """Show all words that go with what is typed; all there are where nothing is."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._words.setCompletionPrefix(self.text())
        self._words.complete()


class TextField(QPlainTextEdit):
    """A few lines of text; Tab goes on to the next field."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        fix_height(self, lines * 20, 16)

    @override
    def event(self, event: QEvent) -> bool:
        history = self.document()
        if is_for_the_window(event, can_undo=history.isUndoAvailable(), can_redo=history.isRedoAvailable()):
            event.ignore()
            return True
        return super().event(event)


class SpinField(QSpinBox):
    """A whole number within its bounds; typing replaces what is there, and each key that is typed counts immediately.

    Text that is no such number stays as it was typed, and :meth:`complaint` says what is wrong, so that the form can
    refuse it. With ``at_once`` there is nothing to confirm: such text goes when the field loses the focus.
    ``numbers`` are the only values, where there are gaps between them.
    ``edited``: there is another value, or another complaint.
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
        self.setLocale(QLocale.c())  # the digits of the window's languages, and not those of the system's
        fix_width(self, *NUMBER_WIDTH)
        fix_height(self, CONTROL, 2)
        self.valueChanged.connect(self._notice)
        self.lineEdit().textChanged.connect(self._notice)

    def complaint(self) -> str:
        """Why the typed text is not the value; empty where it is."""
        if self.hasAcceptableInput():
            return ""
        wanted = (
            tr("Type one of {numbers}.", numbers=", ".join(map(str, self._numbers)))
            if self._numbers
            else tr("Type a number from {lowest} to {highest}.", lowest=self.minimum(), highest=self.maximum())
        )
        return labeled(self.accessibleName(), wanted) if self.accessibleName() else wanted

    @override
    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Take any sign and any digits, or Qt drops a minus here and a third digit there, and reads what is left."""
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
        """Step from one of the numbers to another, where there are gaps between them."""
        if not self._numbers:
            super().stepBy(steps)
            return
        at = bisect_left(self._numbers, self.value()) + steps
        self.setValue(self._numbers[max(0, min(at, len(self._numbers) - 1))])

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave wrong text to the form on Enter, or Qt puts the value from before in its place."""
        if is_enter(event) and not self.hasAcceptableInput():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep wrong text, or a click on the button of the form does it with the value from before."""
        text, is_kept = self.lineEdit().text(), not (self._at_once or self.hasAcceptableInput())
        super().focusOutEvent(event)
        if is_kept:
            self.lineEdit().setText(text)

    def _notice(self) -> None:
        now = (self.value(), self.hasAcceptableInput())
        if now != self._known:
            self._known = now
            self.edited.emit()

    def _without_suffix(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip()

    @override
    def setAccessibleName(self, name: str) -> None:
        """The line within, where the keys go, has the same name."""
        super().setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)

    @override
    def event(self, event: QEvent) -> bool:
        """The box has the keys of the line within."""
        if leaves_to_window(self.lineEdit(), event):
            event.ignore()
            return True
        return super().event(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The number is marked however the keys came here, by a click once that is over."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)
        else:
            self.selectAll()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceField(QComboBox):
    """One of a few answers, each a key with its words; it listens to its own events while the pointer is on it."""

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
        """The reasons are wrapped to the width that the field has now."""
        if self._reasons is not None:
            self.view().doItemsLayout()
        super().showPopup()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Words that are too long close up a little, or end in dots, where Qt would cut through a letter."""
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
        """Words that are too long are told whole to whoever points at them, after what the field is called."""
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
        """As much of the answer as there is room for, and the letters that it is written in."""
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        return fitted(self.font(), self.currentText(), room)

    @override
    def setAccessibleName(self, name: str) -> None:
        """Where the system has a box of choices read out by its answer, the name is read out after it."""
        is_described_by_name = self.accessibleDescription() in ("", self.accessibleName())
        super().setAccessibleName(name)
        if is_described_by_name:
            self.setAccessibleDescription(name)

    def key(self) -> str:
        """The key of the answer that is chosen; empty where there is none to choose."""
        chosen = self.currentData()
        return chosen if isinstance(chosen, str) else ""

    def choose(self, key: str) -> None:
        """Choose the answer of that key, if it is there."""
        at = self.findData(key)
        if at >= 0:
            self.setCurrentIndex(at)

    def close_answers(self, reasons: Mapping[str, str]) -> None:
        """Grey out the answers of these keys, and say below each in the list why it cannot be given."""
        model = self.model()
        if not isinstance(model, QStandardItemModel):
            return
        if self._reasons is None and any(reasons.values()):
            self._reasons = ReasonDelegate(self, self.itemDelegate())
            self.view().setItemDelegate(self._reasons)  # and not of the box, which frees the one before
        for row in range(self.count()):
            reason = reasons.get(str(self.itemData(row)), "")
            model.item(row).setEnabled(not reason)
            self.setItemData(row, reason, REASON)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


REASON = Qt.ItemDataRole.AccessibleDescriptionRole
REASON_GAP = 6
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ReasonDelegate(QAbstractItemDelegate):
    """Says below an answer that cannot be given why not, in small letters; the answers look as ``plain`` has them."""

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
    """The first number field in sight whose text is no number that it can hold."""
    fields = (field for field in within.findChildren(SpinField) if field.isVisibleTo(within))
    return next((field for field in fields if field.complaint()), None)


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key is typed as it stands, and not with Ctrl, Alt or Meta, as for larger letters elsewhere."""
    held = Qt.KeyboardModifier
    return not event.modifiers() & (held.ControlModifier | held.AltModifier | held.MetaModifier)


def types_word(event: QKeyEvent) -> bool:
    """Whether a key types a letter or a sign."""
    return is_typed(event) and bool(event.text()) and event.text().isprintable()


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is one of the two that enter, pressed and not held."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def asks_about_escape(event: QEvent) -> bool:
    """Whether a widget is asked if it has a use for Esc of its own, before the window takes it."""
    is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
    return is_escape and event.type() == QEvent.Type.ShortcutOverride


def on_ctrl_enter(within: QWidget, slot: Callable[[], None]) -> None:
    """Have Ctrl with either of the keys that enter call a slot, from anywhere within a widget; held down, once."""
    for keys in ("Ctrl+Return", DO_KEYS):
        shortcut = QShortcut(QKeySequence(keys), within, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(slot)
