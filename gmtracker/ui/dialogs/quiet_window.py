"""A window beside the table's that is never modal, closes on Esc, and is freed when it is closed."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override


class QuietWindow(QWidget):
    """A window of its own, unless it is put into another widget.

    ``size`` is in logical pixels of the design: it grows with the text, as far as the screen has room.
    """

    def __init__(self, title: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._size = size
        self._sized_for = QSize()
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        wanted = QSize(scaled(self._size.width()), scaled(self._size.height()))
        if wanted != self._sized_for:
            self._sized_for = wanted
            self.resize(wanted.boundedTo(self.screen().availableSize()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def scrolled(content: QWidget) -> QScrollArea:
    """A widget within a frameless area that scrolls up and down, and aside where the screen is too narrow for it."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
