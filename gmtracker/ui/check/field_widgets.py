"""The widgets of a check's fields: a number with its chips, a choice, a yes or no."""

import re

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QCheckBox, QHBoxLayout, QWidget

from gmtracker.engine.checks import CheckField, Value
from gmtracker.engine.sheet import Option
from gmtracker.i18n import titled, tr
from gmtracker.ui.modelview.painting import draw_plate, draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.metrics import fix_width, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import ChoiceField, LineField
from gmtracker.ui.widgets.labels import ElidedLine

NUMBER = 34
WIDER = 52
THREE_DIGITS = 100
GAP = 2
FEW_LETTERS = 4
NARROW = "QComboBox { padding: 0 0 0 4px; } QComboBox::drop-down { width: 15px; }"
CENTRE = Qt.AlignmentFlag.AlignCenter


class ChipButton(QAbstractButton):
    """A small button of one step, beside the number that it changes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @override
    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(text_font(TextSize.SMALL))
        return QSize(metrics.horizontalAdvance(self.text()) + 5, metrics.height() + 10)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            fill = palette.pressed if self.isDown() else palette.hover if self.underMouse() else palette.raised
            if self.isEnabled():
                draw_plate(painter, self.rect(), fill, QPen(palette.outline, 1))
            else:
                draw_plate(painter, self.rect(), palette.window, QPen(palette.line, 1))
            ink = palette.text if self.isEnabled() else palette.text_disabled
            draw_text(painter, self.rect(), self.text(), text_font(TextSize.SMALL), ink, CENTRE)


class FieldWidget(QWidget):
    """One field of a form. ``value_set`` carries its key and what the GM set; showing a field says nothing."""

    value_set = Signal(str, object)

    def __init__(self, field: CheckField, name: str) -> None:
        super().__init__()
        self.field = field
        self.name = name
        self._showing = self._is_shown = False
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(GAP)

    @property
    def is_wide(self) -> bool:
        """Whether it takes a line for itself."""
        return bool(self.field.chips)

    def show_field(self, field: CheckField) -> None:
        """Show what the field's value is now, and where it comes from."""
        if field == self.field and self._is_shown:
            return
        self.field, self._is_shown = field, True
        self._showing = True
        self.put_value(field.value)
        self._showing = False
        about = tip(_about(field, self.name))
        for stop in self.stops():
            stop.setToolTip(about)

    def rename(self, name: str) -> None:
        """Call it something else from now on: the same field may be another character's."""
        if name != self.name:
            self.name, self._is_shown = name, False
            self.put_name(name)

    def put_name(self, name: str) -> None:
        """Have the widget read out under a name."""
        raise NotImplementedError

    def put_value(self, value: Value) -> None:
        """Have the widget show a value."""
        raise NotImplementedError

    def stops(self) -> list[QWidget]:
        """Where the Tab key stops in it."""
        raise NotImplementedError

    def set_value(self, value: Value) -> None:
        """The GM has set it to that."""
        if not self._showing and value != self.field.value:
            self.value_set.emit(self.field.key, value)

    def is_out_of_the_plain(self) -> bool:
        """Whether it is not what it would be by itself."""
        return self.field.value != self.field.plain

    def has_focus(self) -> bool:
        """Whether the keys go there."""
        return any(stop.hasFocus() for stop in self.stops())

    def take_focus(self) -> None:
        """Go there."""
        self.stops()[0].setFocus(Qt.FocusReason.OtherFocusReason)


class LiveNumber(LineField):
    """A whole number that tells of every keystroke; the arrows step it. ``number_set`` carries what is typed."""

    number_set = Signal(int)

    def __init__(self, field: CheckField, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = int(field.value)
        self.setText(str(self._shown))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(4)
        self.setStyleSheet("padding: 0 2px")
        fix_width(self, NUMBER if field.highest < THREE_DIGITS else WIDER)
        self.textChanged.connect(self._on_text)
        self.editingFinished.connect(self._on_finished)

    def show_number(self, number: int) -> None:
        """Show what counts now; what is being typed stays until it is finished."""
        self._shown = number
        if not self.hasFocus() or not self.isModified():
            self._on_finished()

    def step(self, by: int) -> None:
        """Make it more or less, from what counts now."""
        self.number_set.emit(self._shown + by)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.setModified(False)
            self.step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def _on_text(self, text: str) -> None:
        if re.fullmatch("-?[0-9]+", text, re.ASCII) and int(text) != self._shown:
            self.number_set.emit(int(text))

    def _on_finished(self) -> None:
        if self.text() != str(self._shown):
            self.setText(str(self._shown))


class NumberWidget(FieldWidget):
    """A number, typed or stepped, with a button for each chip; the odds follow while it is typed."""

    def __init__(self, field: CheckField, name: str, *, brief: bool = False) -> None:
        super().__init__(field, name)
        self.number = LiveNumber(field, self)
        self.number.number_set.connect(self._on_number)
        self._chips = QButtonGroup(self, exclusive=False)
        label = ElidedLine(self)
        label.say(field.name)
        label.setProperty("look", "label")
        label.setBuddy(self.number)
        if brief:
            label.hide()
        self.row.addWidget(label, 1)
        self.row.addWidget(self.number)
        for at, chip in enumerate(field.chips):
            button = ChipButton((brief and chip.brief) or chip.name)
            self._chips.addButton(button, at)
            self.row.addWidget(button)
        self._chips.buttonClicked.connect(self._on_chip)
        self.put_name(name)

    def put_name(self, name: str) -> None:
        """Have the number and its chips read out under a name."""
        self.number.setAccessibleName(name)
        for button in self._chips.buttons():
            said = titled(name, self.field.chips[self._chips.id(button)].name)
            button.setAccessibleName(said)
            button.setToolTip(tip(said))

    def put_value(self, value: Value) -> None:
        """Have the field show a number; one that is being typed stays."""
        self.number.show_number(int(value))

    def stops(self) -> list[QWidget]:
        """The number; chips are for the mouse, as digits do the same."""
        return [self.number]

    def _on_number(self, number: int) -> None:
        self.set_value(max(self.field.lowest, min(number, self.field.highest)))

    def _on_chip(self, button: QAbstractButton) -> None:
        self.number.setModified(False)
        self.number.step(self.field.chips[self._chips.id(button)].step)


class ChoiceWidget(FieldWidget):
    """One of some answers."""

    def __init__(self, field: CheckField, name: str) -> None:
        super().__init__(field, name)
        self._offered: tuple[Option, ...] = ()
        self.choice = ChoiceField(parent=self)
        make_narrow(self.choice)
        self.choice.key_changed.connect(self._on_chosen)
        self.row.addWidget(self.choice)
        self.put_name(name)

    def put_name(self, name: str) -> None:
        """Have the list read out under a name."""
        self.choice.setAccessibleName(name)

    def put_value(self, value: Value) -> None:
        """Have the field offer its answers, and show one."""
        if self.field.options != self._offered:
            self._offered = self.field.options
            self.choice.clear()
            for option in self._offered:
                self.choice.addItem(option.name, option.key)
        self.choice.choose(str(value))

    def stops(self) -> list[QWidget]:
        """The list of answers."""
        return [self.choice]

    def _on_chosen(self) -> None:
        self.set_value(self.choice.key())


class FlagWidget(FieldWidget):
    """A yes or a no."""

    def __init__(self, field: CheckField, name: str) -> None:
        super().__init__(field, name)
        self.flag = QCheckBox(field.name, self)
        self.flag.toggled.connect(self.set_value)
        self.row.addWidget(self.flag)
        self.put_name(name)

    def put_name(self, name: str) -> None:
        """Have the box read out under a name."""
        self.flag.setAccessibleName(name)

    def put_value(self, value: Value) -> None:
        """Have the box ticked or not."""
        self.flag.setChecked(bool(value))

    def stops(self) -> list[QWidget]:
        """The box."""
        return [self.flag]


def make_narrow(choice: ChoiceField) -> None:
    """Have a choice take little room, and leave most of it to the words."""
    choice.setMinimumContentsLength(FEW_LETTERS)
    choice.setStyleSheet(NARROW)


def make_field(field: CheckField, name: str) -> FieldWidget:
    """The widget for a field; ``name`` tells it from another of the same name."""
    match field.kind:
        case "number":
            return NumberWidget(field, name)
        case "choice":
            return ChoiceWidget(field, name)
        case "flag":
            return FlagWidget(field, name)


def _about(field: CheckField, name: str) -> str:
    said = titled(name, field.hint) if field.hint else name
    if field.kind == "number" and field.touched and field.value != field.plain:
        return tr("{about} (by itself {value})", about=said, value=field.plain)
    return said
