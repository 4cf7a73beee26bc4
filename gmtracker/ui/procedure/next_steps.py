"""The next steps of a procedure: cards if there is nothing else to do in the step, otherwise buttons."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from gmtracker.engine.ruleset import ProcedureChoice
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.spacing import add_keys_text, native_keys, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button, RowButton, primary_button
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS
from gmtracker.ui.widgets.latin_keys import typed_digit
from gmtracker.ui.widgets.scroll import clear_layout

CARD = QSize(280, 96)
WIDEST_CARD = 400
ONWARD_PAD = 20
KEY = 22
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class NextStepCard(RowButton):
    """A card for a next step: its name in large letters, its text below, and its digit. The default one is marked."""

    def __init__(self, choice: ProcedureChoice, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._number = number
        self.setText(choice.name)
        self.setAccessibleName(choice.name)
        self.setAccessibleDescription(choice.refusal or choice.text)
        self.setEnabled(not choice.refusal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMaximumWidth(WIDEST_CARD)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(CARD.width()), scaled(CARD.height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            is_usual = self._number == 1
            edge = palette.focus if self.hasFocus() else palette.accent.fill if is_usual else palette.outline
            painter.setPen(QPen(edge if self.isEnabled() else palette.line, 2 if is_usual or self.hasFocus() else 1))
            ground = palette.accent.soft if self.hasFocus() else palette.hover if self.underMouse() else palette.raised
            painter.setBrush(palette.pressed if self.isDown() else ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
            inner = self.rect().adjusted(ONWARD_PAD, ONWARD_PAD - 4, -ONWARD_PAD, -8)
            painter.setFont(text_font(TextSize.LARGE, bold=True))
            painter.setPen(palette.text if self.isEnabled() else palette.text_disabled)
            title = inner.adjusted(0, 0, -KEY - 8, 0)
            name = painter.fontMetrics().elidedText(self._choice.name, Qt.TextElideMode.ElideRight, title.width())
            painter.drawText(title, Qt.AlignmentFlag.AlignTop, name)
            painter.setFont(text_font())
            painter.setPen(palette.text_muted if self.isEnabled() else palette.text_disabled)
            below = QFontMetrics(text_font(TextSize.LARGE, bold=True)).height() + 6
            painter.drawText(inner.adjusted(0, below, 0, 0), WRAPPED, self._choice.refusal or self._choice.text)
            self._paint_key(painter, QRect(inner.right() - KEY + 1, inner.top(), KEY, KEY))

    def _paint_key(self, painter: QPainter, place: QRect) -> None:
        palette = current_palette()
        painter.setPen(QPen(palette.outline, 1))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setFont(text_font(TextSize.SMALL))
        painter.setPen(palette.text_muted)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._number))


class NextSteps(QWidget):
    """The next steps, as cards or as buttons. ``taken`` carries the clicked or typed one.

    ``choices`` and ``buttons`` start with the default. Among buttons it is placed last, where a panel's main button is.
    """

    taken = Signal(ProcedureChoice)

    def __init__(self, *, as_cards: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._as_cards = as_cards
        self.choices: tuple[ProcedureChoice, ...] = ()
        self.buttons: list[QAbstractButton] = []
        self._group = QButtonGroup(self, exclusive=False)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(24 if as_cards else 0, 0, 24 if as_cards else 0, 0)
        self._row.setSpacing(16 if as_cards else 8)
        self._group.idClicked.connect(self._on_clicked)

    def show_choices(self, choices: tuple[ProcedureChoice, ...], *, has_usual: bool = True) -> None:
        """Show these choices, the default one first, or hide everything if there are none."""
        for button in self.buttons:
            self._group.removeButton(button)
        clear_layout(self._row)
        self.choices = choices
        self.buttons = [self._make(choice, number, has_usual) for number, choice in enumerate(choices, 1)]
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
        for button in self.buttons if self._as_cards else reversed(self.buttons):
            self._row.addWidget(button)
            button.show()
        if self._as_cards:
            self._row.addStretch(1)
        self.setVisible(bool(choices))

    def focus_usual(self) -> bool:
        """Focus the default next step. Returns False if it can't be taken."""
        if self.isHidden() or not self.buttons or not self.buttons[0].isEnabled():
            return False
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def stops(self) -> list[QWidget]:
        """Return the Tab stops, the default step first."""
        return [button for button in self.buttons if button.isEnabled()] if not self.isHidden() else []

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = typed_digit(event)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if self._as_cards and step:
            self._go(step)
        elif self._as_cards and digit and 1 <= int(digit) <= len(self.buttons):
            self.buttons[int(digit) - 1].click()
        else:
            super().keyPressEvent(event)

    def _make(self, choice: ProcedureChoice, number: int, has_usual: bool) -> QAbstractButton:
        if self._as_cards:
            return NextStepCard(choice, number)
        is_usual = has_usual and number == 1
        button = primary_button(choice.name) if is_usual else Button(choice.name)
        button.setEnabled(not choice.refusal)
        said = choice.refusal or choice.text
        button.setToolTip(tip(add_keys_text(said, native_keys(SUBMIT_KEYS)).strip() if is_usual else said))
        button.setAccessibleDescription(said)
        return button

    def _go(self, by: int) -> None:
        stops = self.stops()
        at = next((at for at, button in enumerate(stops) if button.hasFocus()), None)
        if at is not None:
            stops[(at + by) % len(stops)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_clicked(self, number: int) -> None:
        self.taken.emit(self.choices[number])
