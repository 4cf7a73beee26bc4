"""A field for one number, typed as the GM means it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gmtracker.engine.errors import Refused
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.qt_override import override
from gmtracker.ui.typed_numbers import Reading, read_number
from gmtracker.ui.widgets.entry_fields import LineField
from gmtracker.words import tr


class NumberField(LineField):
    """A field for one number. ``entered`` carries the number meant on Enter; ``refused`` says why there is none."""

    entered = Signal(int)
    refused = Signal(str)
    given_up = Signal()

    def __init__(self, reading: Reading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Reading = reading
        self._current = 0
        self.setMaxLength(8)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        fix_width(self, 64, 8)
        if reading == "track":
            self.setToolTip(tr("7 sets it, +2 and -1 change it"))

    def set_number(self, number: int) -> None:
        """Show what stands now, marked so that typing replaces it."""
        self._current = number
        self.setText(str(number))
        self.selectAll()

    def number(self) -> int:
        """The number that is meant. Raises Refused where there is none."""
        return read_number(self.text(), self._current, self._reading)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._enter()
            case Qt.Key.Key_Escape:
                self.set_number(self._current)
                self.given_up.emit()
            case _:
                super().keyPressEvent(event)

    def _enter(self) -> None:
        try:
            meant = self.number()
        except Refused as refusal:
            self.selectAll()
            self.refused.emit(refusal.sentence)
        else:
            self.entered.emit(meant)
