"""The mark in the status line that turns solid once every step is on the disk itself."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import tr

SIDE = 12


class Sync(Enum):
    """How far the last step has come; the value says so in words."""

    UNDER_WAY = tr("The last step is on its way to the disk.")
    SAFE = tr("Every step is on the disk.")
    IN_TROUBLE = tr("Not everything could be written.")


class SyncMark(Painted):
    """A ring while something is under way, a disc when all is safe, a cross when something is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sync = Sync.SAFE
        self.show_sync(Sync.SAFE)

    def show_sync(self, sync: Sync) -> None:
        """Show how far the last step has come."""
        if sync is not self.sync or not self.accessibleName():
            self.sync = sync
            self.setToolTip(sync.value)
            self.setAccessibleName(sync.value)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(SIDE), scaled(SIDE))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = float(scaled(SIDE))
            box = QRectF((self.width() - side) / 2 + 2, (self.height() - side) / 2 + 2, side - 4, side - 4)
            match self.sync:
                case Sync.UNDER_WAY:
                    painter.setPen(QPen(palette.text_muted, 1.5))
                    painter.drawEllipse(box)
                case Sync.SAFE:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(palette.up.text)
                    painter.drawEllipse(box)
                case Sync.IN_TROUBLE:
                    painter.setPen(QPen(palette.warning.text, 2.5))
                    painter.drawLine(box.topLeft(), box.bottomRight())
                    painter.drawLine(box.bottomLeft(), box.topRight())
