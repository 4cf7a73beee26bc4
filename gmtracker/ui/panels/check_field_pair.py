"""Two fields of a check on one line, of which the longer answer has more where half a line would cut it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override

BETWEEN = 8
ARROW, NUMBER = 23, 84
"""What a narrow list of answers has around its words, and what a number needs with some of its name."""


class FieldPair(QWidget):
    """Shares a line out alike, as long as the answers that are chosen can be read so; else by what each needs."""

    def __init__(self, one: QWidget, other: QWidget) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(BETWEEN)
        for part in (one, other):
            self._row.addWidget(part, 1)
        self._choices = _choice_in(one), _choice_in(other)
        for choice in filter(None, self._choices):
            choice.currentIndexChanged.connect(self._arrange)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        needed = [_needed(choice) for choice in self._choices]
        is_cut = max(needed) > (self.width() - BETWEEN) // 2
        for at, wide in enumerate(needed):
            self._row.setStretch(at, wide if is_cut else 1)


def _choice_in(part: QWidget) -> QComboBox | None:
    found = part if isinstance(part, QComboBox) else part.findChild(QComboBox)
    return found if isinstance(found, QComboBox) else None


def _needed(choice: QComboBox | None) -> int:
    if choice is None:
        return scaled(NUMBER)
    return choice.fontMetrics().horizontalAdvance(choice.currentText()) + ARROW
