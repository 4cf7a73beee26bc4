"""The line above the table that says one is looking back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.qt_override import override


class PastBar(QWidget):
    """Shown while the window shows the table as it was; hidden otherwise."""

    def __init__(self, return_to_now: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self._sentence = ""
        self._says = QLabel()
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        self._says.setProperty("look", "warning")
        self._says.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
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
        self._sentence = f"As it was after: {sentence}"
        self._says.setToolTip(self._sentence)
        self._say_what_fits()
        self.setVisible(bool(sentence))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_what_fits()

    def _say_what_fits(self) -> None:
        room = self._says.contentsRect().width() - GRID
        shown = self._says.fontMetrics().elidedText(self._sentence, Qt.TextElideMode.ElideRight, max(0, room))
        self._says.setText(shown)
        self._says.setAccessibleName(self._sentence)
