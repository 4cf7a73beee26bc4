"""The dice box at the window's foot: any dice, typed as ``2d6+d4-1``, rolled by Enter and told in the log."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from gmtracker.engine.commands import RollDice
from gmtracker.engine.history import Entry
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import fix_width, tip
from gmtracker.ui.widgets.inputs import LineField

FIELD_WIDTH, WIDEST_RESULT = 152, 480
GAP = 12
EXAMPLE = "2d6+1"


class DiceBox(QWidget):
    """A field for a roll, and what the last one came to.

    ``refused`` tells why a roll cannot be, and at which point of the screen; ``left`` that Esc was pressed, and the
    keys go to the table.
    """

    refused = Signal(Refusal, QPoint)
    left = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._result = QLabel()
        self._result.setTextFormat(Qt.TextFormat.PlainText)
        self._result.setObjectName("dice-result")
        self._field = LineField()
        self._field.setObjectName("dice-field")
        self._field.setAccessibleName(tr("Roll dice"))
        self._field.setPlaceholderText(tr("Roll {dice}", dice=EXAMPLE))
        self._field.setToolTip(tr("Any dice, such as 2d6+d4-1, d6!, Cd6, d66, 3dF or d%; Enter rolls them (Ctrl+D)"))
        fix_width(self._field, FIELD_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 0, GAP, 0)
        row.setSpacing(GAP)
        row.addWidget(self._result)
        row.addWidget(self._field)
        self._field.returnPressed.connect(self._on_return)
        bridge.changed.connect(self._on_changed)
        bridge.opened.connect(self._on_opened)

    def take_focus(self) -> None:
        """Type here now; what is there already is replaced."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _on_return(self) -> None:
        """Roll; the notation stays, marked, so that Enter rolls it again and typing replaces it.

        Set anew, the field has nothing to take back: Ctrl+Z takes back the roll.
        """
        roll = RollDice(notation=self._field.text())
        preview = self._bridge.rules.preview(roll)
        if preview.refused:
            self.refused.emit(Refusal(sentence=preview.message), self._field.mapToGlobal(QPoint(0, 0)))
        elif self._bridge.ask(roll):
            self._field.setText(roll.notation)
        self._field.selectAll()

    def _on_changed(self, change: Change) -> None:
        rolls = [entry for entry in change.entries if isinstance(entry.command, RollDice)]
        if rolls:
            self._show(rolls[-1] if change.kind != "undone" else None)

    def _on_opened(self) -> None:
        self._field.clear()
        self._show(None)

    def _show(self, roll: Entry | None) -> None:
        sentence = roll.sentence if roll else ""
        room = scaled(WIDEST_RESULT)
        shown = self._result.fontMetrics().elidedText(sentence, Qt.TextElideMode.ElideMiddle, room)
        self._result.setText(shown)
        self._result.setToolTip(tip(sentence) if shown != sentence else "")
        self._result.setAccessibleName(sentence)
