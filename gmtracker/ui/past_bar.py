"""The line above the table that says one is looking back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.widgets.elided_line import ElidedLine
from gmtracker.words import tr


class PastBar(QWidget):
    """Shown while the window shows the table as it was; hidden otherwise."""

    def __init__(self, return_to_now: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self._says = ElidedLine()
        self._says.setProperty("look", "warning")
        button = QToolButton()
        button.setDefaultAction(return_to_now)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, GRID // 2, 0, GRID // 2)
        row.setSpacing(GRID)
        row.addWidget(self._says, 1)
        row.addWidget(button)
        self.hide()

    def show_past(self, sentence: str) -> None:
        """Say which moment the table shows; an empty sentence means now."""
        self._says.say(tr("As it was after: {sentence}", sentence=sentence))
        self.setVisible(bool(sentence))
