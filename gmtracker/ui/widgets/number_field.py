"""Numbers as the GM types them: ``+2`` and ``-1`` change a track, ``=-1`` sets it; on a trait, typed is meant."""

import re
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gmtracker.engine.errors import Refused
from gmtracker.engine.quoting import quoted
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.entry_fields import LineField

Reading = Literal["track", "trait"]

LARGEST = 999
_NUMBER = re.compile(r"(?P<equals>=?)\s*(?P<sign>[+−–-]?)\s*(?P<digits>[0-9]{1,4})", re.ASCII)


def read_number(text: str, current: int, reading: Reading) -> int:
    """The number that is meant by what was typed, where ``current`` stands now.

    Raises Refused, in words, for what is no number and for one past 999.
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        raise Refused(_NO_NUMBER[reading], text=quoted(text.strip()))
    number = int(found["digits"]) * (-1 if found["sign"] in ("-", "−", "–") else 1)
    is_change = reading == "track" and found["sign"] and not found["equals"]
    meant = current + number if is_change else number
    if abs(meant) > LARGEST:
        raise Refused("{number} is too much: {most} at most.", number=meant, most=LARGEST)
    return meant


_NO_NUMBER = {
    "track": "“{text}” is no number. Type 7 to set it, +2 or -1 to change it, =-1 for less than nothing.",
    "trait": "“{text}” is no number. Type it as it shall stand: 4 or -2.",
}


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
        self.setFixedWidth(scaled(64) + 8)
        if reading == "track":
            self.setToolTip("7 sets it, +2 and -1 change it")

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
