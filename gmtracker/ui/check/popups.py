"""Popups that open at a word of a check: a searchable list, a number entry, or one of the game's tables."""

import re

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gmtracker.engine.check.form import CheckField, StepButton
from gmtracker.engine.name_matching import fold_text, with_plain_digits
from gmtracker.i18n import join_sentences, labeled, tr
from gmtracker.ui.modelview.painting import draw_text, is_hovered, is_selected, paint_empty
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.spacing import fix_width
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.inputs import LineField, asks_about_escape, is_enter
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in


class Popup(Overlay):
    """A popup at a word. ``dismissed``: it has closed; True if the word should get the focus back."""

    dismissed = Signal(bool)
    _anchor: QWidget | None = None

    def open_at(self, anchor: QWidget, *, above: bool) -> None:
        """Show at a word: above it if asked for and there is room, else below."""
        self._anchor = anchor
        host = anchor.window()
        if self.parentWidget() is not host:
            self.setParent(host)
        self.fit()
        self.move(_at(QRect(anchor.mapTo(host, QPoint(0, 0)), anchor.size()), self.size(), room_in(host), above))
        self.show()
        self.raise_()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.installEventFilter(self)
            app.focusChanged.connect(self._on_focus_changed, Qt.ConnectionType.UniqueConnection)

    def refit(self) -> None:
        """Resize to the contents. A popup above its word keeps its bottom edge."""
        anchor, host, foot = self._anchor, self.parentWidget(), self.y() + self.height()
        is_over = anchor is not None and host is not None and self.y() < anchor.mapTo(host, QPoint(0, 0)).y()
        self.fit()
        if is_over:
            self.move(self.x(), foot - self.height())

    def dismiss(self, *, keys_back: bool = False) -> None:
        """Close. With ``keys_back``, or if the focus was in here, the word gets the focus back."""
        if not self.isHidden():
            keys_back = keys_back or self._has_keys()
            self.hide()
            self.dismissed.emit(keys_back)

    def _has_keys(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Disconnect from the application, unless only the window was minimized: then the popup is still open."""
        super().hideEvent(event)
        if event.spontaneous() or self._anchor is None:
            return
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.removeEventFilter(self)
            app.focusChanged.disconnect(self._on_focus_changed)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close on a press elsewhere; the word opens and closes the popup by its own click."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            is_inside = watched is self or self.isAncestorOf(watched)
            if not is_inside and watched is not self._anchor:
                self.dismiss()
        return False

    @override
    def event(self, event: QEvent) -> bool:
        if asks_about_escape(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss(keys_back=True)
        else:
            super().keyPressEvent(event)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or not isValid(self) or now is self or self.isAncestorOf(now):
            return
        is_clicked = now is self._anchor and QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if not is_clicked:
            self.dismiss()


def _at(anchor: QRect, size: QSize, room: QRect, above: bool) -> QPoint:
    """Return the top left corner, so that the popup without its shadow is just above or below the word."""
    left = anchor.left() - SHADOW
    over, under = anchor.top() - size.height() + SHADOW - 2, anchor.bottom() - SHADOW + 3
    fits_over, fits_under = over >= room.top(), under + size.height() <= room.bottom() + 1
    top = over if (fits_over and (above or not fits_under)) else under
    top = max(room.top(), min(top, room.bottom() + 1 - size.height()))
    return QPoint(max(room.left(), min(left, room.right() + 1 - size.width())), top)


PAD = 8
ROW, TALL_ROW = 28, 42
NARROWEST, WIDEST = 160, 400
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MAX_WITHOUT_SEARCH = 8
"""Up to this many answers need no search field."""

KEY = Qt.ItemDataRole.UserRole
DESCRIPTION = Qt.ItemDataRole.UserRole + 1
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

Answer = tuple[str, str, str]
"""A key, its text, and a description."""


class ChoicePopup(Popup):
    """A list of answers with descriptions that can be searched by typing. ``chosen`` carries the chosen key."""

    chosen = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.field = _FindField()
        self.field.setPlaceholderText(tr("Search"))
        self.field.setAccessibleName(tr("Search"))
        self.list = _Answers()
        column = QVBoxLayout(self)
        around = SHADOW + PAD
        column.setContentsMargins(around, around, around, around)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.field.textChanged.connect(self._on_find)
        self.field.moved.connect(self.list.send_navigation_key)
        self.field.returnPressed.connect(self.choose_current)
        self.list.typed.connect(self._on_typed)
        self.list.entered_on.connect(self.choose_current)
        self.list.itemClicked.connect(self._on_clicked)

    def offer(self, name: str, answers: tuple[Answer, ...], current: str, typed: str) -> None:
        """Fill the list with answers, the current one selected; ``typed`` is the initial search text."""
        self.list.setAccessibleName(name)
        self.list.fill(answers, current)
        self.field.setText(typed)
        self.field.setVisible(len(answers) > MAX_WITHOUT_SEARCH or bool(typed))
        self._measure()

    def open_at(self, anchor: QWidget, *, above: bool = False) -> None:
        super().open_at(anchor, above=above)
        (self.list if self.field.isHidden() else self.field).setFocus(Qt.FocusReason.PopupFocusReason)

    def choose_key(self, key: str) -> None:
        """Choose the answer with that key. Raises LookupError if there is none."""
        for at in range(self.list.count()):
            if self.list.item(at).data(KEY) == key:
                self._on_clicked(self.list.item(at))
                return
        raise LookupError(key)

    def choose_current(self) -> None:
        """Choose the current answer."""
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            self._on_clicked(item)

    def _on_clicked(self, item: QListWidgetItem) -> None:
        key = str(item.data(KEY))
        self.dismiss(keys_back=True)
        self.chosen.emit(key)

    def _on_find(self, text: str) -> None:
        self.list.filter_by(text)
        self._measure()
        if not self.isHidden():
            self.refit()

    def _on_typed(self, text: str) -> None:
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.setText(text)

    def _measure(self) -> None:
        """Resize the list: as wide as the longest answer and as high as the matches, within the window."""
        room = room_in(self.window())
        around = 2 * (SHADOW + PAD)
        frame = 2 * self.list.frameWidth()
        width = min(max(self.list.longest_width(), scaled(NARROWEST)), scaled(WIDEST), room.width() - around)
        above = 0 if self.field.isHidden() else self.field.sizeHint().height() + 4
        height = min(self.list.total_height() + frame, room.height() * 2 // 3 - around - above)
        self.list.setFixedSize(width, height)


class _FindField(LineField):
    """The search field; ``moved`` carries the navigation keys."""

    moved = Signal(int)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MOVES:
            self.moved.emit(event.key())
            return
        super().keyPressEvent(event)
        if is_enter(event):
            event.accept()


class _Answers(QListWidget):
    """The list of answers. ``typed`` carries typed text, ``entered_on``: Enter or Space was pressed."""

    typed = Signal(str)
    entered_on = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_AnswerDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def fill(self, answers: tuple[Answer, ...], current: str) -> None:
        """Fill the list, and select the answer with the current key, or the first one."""
        self.clear()
        for key, name, tells in answers:
            item = QListWidgetItem(name, self)
            item.setData(KEY, key)
            item.setData(DESCRIPTION, tells)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, labeled(name, tells) if tells else name)
            if key == current:
                self.setCurrentItem(item)
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)

    def filter_by(self, text: str) -> None:
        """Show only the answers that contain all words, and select the first whose name starts with the first word."""
        sought = fold_text(text).split()
        items = [self.item(at) for at in range(self.count())]
        for item in items:
            told = fold_text(f"{item.text()} {item.data(DESCRIPTION)}")
            item.setHidden(not all(word in told for word in sought))
        left = [item for item in items if not item.isHidden()]
        if sought and left:
            named = (item for item in left if fold_text(item.text()).startswith(sought[0]))
            self.setCurrentItem(next(named, left[0]))

    def send_navigation_key(self, key: int) -> None:
        """Send a navigation key to the list."""
        QApplication.sendEvent(self, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    def longest_width(self) -> int:
        """Return the width that the longest answer needs."""
        name, tells = QFontMetrics(text_font()), QFontMetrics(text_font(TextSize.SMALL))
        items = [self.item(at) for at in range(self.count())]
        longest = (
            max(name.horizontalAdvance(i.text()), tells.horizontalAdvance(str(i.data(DESCRIPTION)))) for i in items
        )
        return max(longest, default=0) + 2 * PAD + scaled(20)

    def total_height(self) -> int:
        """Return the height that the matches need, or the "No matches." text."""
        return sum(map(self.sizeHintForRow, self._visible_rows())) or scaled(TALL_ROW)

    def _visible_rows(self) -> list[int]:
        return [at for at in range(self.count()) if not self.item(at).isHidden()]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_empty(self, tr("No matches."), len(self._visible_rows()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.entered_on.emit()
        elif event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class _AnswerDelegate(QStyledItemDelegate):
    """Paints an answer, with its description below."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(NARROWEST), scaled(TALL_ROW if index.data(DESCRIPTION) else ROW))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRect(option.rect)
        if is_selected(option) or is_hovered(option):
            painter.fillRect(rect, palette.selection if is_selected(option) else palette.hover)
        inside, tells = rect.adjusted(PAD, 0, -PAD, 0), str(index.data(DESCRIPTION) or "")
        if tells:
            below = inside.adjusted(0, inside.height() // 2, 0, -3)
            draw_text(painter, below, tells, text_font(TextSize.SMALL), palette.text_muted)
            inside = inside.adjusted(0, 3, 0, -inside.height() // 2)
        draw_text(painter, inside, str(index.data()), text_font(), palette.text)


FOUR_DIGITS, FEWEST_SIGNS = 64, 4
STEPS = (StepButton("−5", -5), StepButton("−1", -1), StepButton("+1", 1), StepButton("+5", 5))
KEY_STEPS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5}


class NumberPopup(Popup):
    """An entry for a number, typed or stepped. ``number_set`` carries each valid number while typing."""

    number_set = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._field: CheckField | None = None
        self._value = 0
        self._title, self._hint = text_label("", "label"), text_label("", "muted")
        self.number = _LiveNumber()
        self._steps = QButtonGroup(self, exclusive=False)
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        self._row.addWidget(self.number)
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        around = SHADOW + PAD
        column.setContentsMargins(around, around, around, around)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addLayout(self._row)
        column.addWidget(self._hint)
        self.number.number_set.connect(self._on_number)
        self.number.returnPressed.connect(self._on_return)
        self._steps.buttonClicked.connect(self._on_step)

    def ask(self, name: str, field: CheckField, typed: str) -> None:
        """Ask for a field's number; ``typed`` is what was typed on its word already."""
        self._title.setText(name)
        self.number.setAccessibleName(name)
        for button in self._steps.buttons():
            self._steps.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for at, chip in enumerate(_step_buttons(field)):
            button = Button(chip.name)
            button.setAccessibleName(labeled(name, chip.name))
            button.setProperty("step", chip.step)
            self._steps.addButton(button, at)
            self._row.insertWidget(at + 1, button)
        self.show_field(field)
        if typed and re.fullmatch("[-−0-9]", typed):
            self.number.setText(typed.replace("−", "-"))
            self.number.setModified(True)
        else:
            self.number.selectAll()

    def show_field(self, field: CheckField) -> None:
        """Show the field's current value, its hint and its default."""
        self._field, self._value = field, int(field.value)
        self.number.limit_length(self._value, field.lowest, field.highest)
        self.number.show_number(int(field.value))
        told = [field.hint] if field.hint else []
        if field.is_changed:
            told.append(tr("Default: {value}", value=field.default))
        self._hint.setText(join_sentences(told))
        self._hint.setVisible(bool(told))

    def open_at(self, anchor: QWidget, *, above: bool = True) -> None:
        super().open_at(anchor, above=above)
        self.number.setFocus(Qt.FocusReason.PopupFocusReason)

    def enter_number(self, number: int) -> None:
        """Type a number and close."""
        self.number.setText(str(number))
        self._on_return()

    def step(self, by: int) -> None:
        """Change the number by a step."""
        if self._field is not None:
            self.number.setModified(False)
            self._on_number(self._value + by)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in KEY_STEPS:
            self.step(KEY_STEPS[event.key()])
        else:
            super().keyPressEvent(event)

    def _on_number(self, number: int) -> None:
        if self._field is not None:
            self._value = max(self._field.lowest, min(number, self._field.highest))
            self.number_set.emit(self._value)

    def _on_step(self, button: QAbstractButton) -> None:
        self.step(int(button.property("step")))

    def _on_return(self) -> None:
        self.dismiss(keys_back=True)


class _LiveNumber(LineField):
    """A whole number field that reports every keystroke."""

    number_set = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._shown = 0
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(FEWEST_SIGNS)
        fix_width(self, FOUR_DIGITS)
        self.textChanged.connect(self._on_text)
        self.editingFinished.connect(self._on_finished)

    def limit_length(self, *numbers: int) -> None:
        """Set the maximum length to that of the longest number.

        Signals are blocked, because a number cut off by the new limit was not typed.
        """
        with QSignalBlocker(self):
            self.setMaxLength(max(FEWEST_SIGNS, *(len(str(number)) for number in numbers)))

    def show_number(self, number: int) -> None:
        """Show the current value, unless another is being typed."""
        self._shown = number
        if not self.hasFocus() or not self.isModified():
            self._on_finished()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.isModified():
            self.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the stepping keys to the popup, and keep Enter from going further."""
        if event.key() in KEY_STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)
        if is_enter(event):
            event.accept()

    def _on_text(self, text: str) -> None:
        plain = with_plain_digits(text)
        if re.fullmatch("-?[0-9]+", plain, re.ASCII) and int(plain) != self._shown:
            self.number_set.emit(int(plain))

    def _on_finished(self) -> None:
        if self.text() != str(self._shown):
            self.setText(str(self._shown))
            self.selectAll()


def _step_buttons(field: CheckField) -> tuple[StepButton, ...]:
    """Return the field's own step buttons (with "−1" if none goes down), or the default ones."""
    if field.chips and all(chip.step > 0 for chip in field.chips):
        return (StepButton("−1", -1), *field.chips)
    return field.chips or STEPS
