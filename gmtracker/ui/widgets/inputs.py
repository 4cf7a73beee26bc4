"""Fields to type and choose in, which leave to the window what is the window's; and keys that mean the same everywhere.

They pass Ctrl+Z on while they have nothing of their own to take back, do not change under a passing mouse wheel, and
let go of the focus on Tab. Numbers are read as the GM types them: ``+2`` and ``-1`` change what stands, ``7`` and
``=-1`` set it.
"""

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
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
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)

from gmtracker.engine.errors import Refused, quoted
from gmtracker.i18n import titled
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import fix_height, fix_width, tip
from gmtracker.ui.theme.theme import CONTROL

LARGEST = 999
_NUMBER = re.compile(r"(?P<equals>=?)\s*(?P<sign>[+−–-]?)\s*(?P<digits>[0-9]{1,4})", re.ASCII)


def read_number(text: str, current: int) -> int:
    """The number that is meant by what was typed, where ``current`` stands now.

    Raises Refused, in words, for what is no number and for one past 999.
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        raise Refused(
            "“{text}” is no number. Type 7 to set it, +2 or -1 to change it, =-1 for less than nothing.",
            text=quoted(text.strip()),
        )
    number = int(found["digits"]) * (-1 if found["sign"] in ("-", "−", "–") else 1)
    is_change = found["sign"] and not found["equals"]
    meant = current + number if is_change else number
    if abs(meant) > LARGEST:
        raise Refused("{number} is too much: {most} at most.", number=meant, most=LARGEST)
    return meant


def read_load(text: str, load: int, held: int) -> int:
    """What shall stand on a track itself, for what was typed where its ``load`` stands, ``held`` tokens and all.

    Raises Refused, in words, as :func:`read_number` does, and for less than is held.
    """
    meant = read_number(text, load)
    if held and meant < held:
        raise Refused("What is held alone comes to {held}; it cannot be less.", held=held)
    return meant - held


FROM_WORD_TO_WORD = (QKeySequence.StandardKey.MoveToNextWord, QKeySequence.StandardKey.MoveToPreviousWord)

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
    """Whether a key that a field is asked about, undo, redo or from word to word, is one that it has no use for."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.matches(QKeySequence.StandardKey.Undo):
        return not can_undo
    if any(event.matches(key) for key in FROM_WORD_TO_WORD):
        return not has_words
    return event.matches(QKeySequence.StandardKey.Redo) and not can_redo


def leaves_to_window(line: QLineEdit, event: QEvent) -> bool:
    """Whether a line that is asked about a key has no use for it."""
    if event.type() != QEvent.Type.ShortcutOverride:
        return False
    own = bool(line.text())
    can_undo, can_redo = own and line.isUndoAvailable(), own and line.isRedoAvailable()
    return is_for_the_window(event, can_undo=can_undo, can_redo=can_redo, has_words=own)


class LineField(QLineEdit):
    """A line of text; an empty one leaves undo to the window, whatever was typed into it before.

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
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and leaves_to_window(self, event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class TextField(QPlainTextEdit):
    """A few lines of text; Tab goes on to the next field."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        fix_height(self, lines * 20, 16)

    @override
    def event(self, event: QEvent) -> bool:
        history = self.document()
        own = not history.isEmpty()
        can_undo, can_redo = own and history.isUndoAvailable(), own and history.isRedoAvailable()
        if is_for_the_window(event, can_undo=can_undo, can_redo=can_redo):
            event.ignore()
            return True
        return super().event(event)


class SpinField(QSpinBox):
    """A whole number within its bounds; typing replaces what is there."""

    def __init__(self, lowest: int, highest: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(lowest, highest)
        self.setValue(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)
        fix_width(self, *NUMBER_WIDTH)
        fix_height(self, CONTROL, 2)

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
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        for key, words in answers:
            self.addItem(words, key)
        self.currentIndexChanged.connect(self.key_changed)

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
                QToolTip.showText(event.globalPos(), tip(titled(name, words) if name else words), self)
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

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is one of the two that enter, pressed and not held."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def asks_about_escape(event: QEvent) -> bool:
    """Whether a widget is asked if it has a use for Esc of its own, before the window takes it."""
    is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
    return is_escape and event.type() == QEvent.Type.ShortcutOverride


def on_ctrl_enter(within: QWidget, slot: Callable[[], None]) -> None:
    """Have Ctrl with either of the keys that enter call a slot, from anywhere within a widget; held down, once."""
    for keys in ("Ctrl+Return", "Ctrl+Enter"):
        shortcut = QShortcut(QKeySequence(keys), within, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(slot)
