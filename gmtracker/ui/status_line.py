"""The line at the foot of the window: how safe the table is, in words and by a mark."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.widgets.elided_line import ElidedLine
from gmtracker.ui.widgets.sync_mark import SyncMark


class StatusLine(QWidget):
    """Words, and before them the mark, once there is a campaign to keep."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = SyncMark()
        self.words = ElidedLine()
        self.mark.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.mark)
        row.addWidget(self.words, 1)
