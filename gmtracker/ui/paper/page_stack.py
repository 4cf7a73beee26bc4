"""The pages of a document one below the other, each as wide as there is room for."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.paper.output import page_image
from gmtracker.ui.paper.pages import Pages
from gmtracker.ui.paper.units import PER_INCH
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import tr

MARGIN = 24
WIDEST = 1200
NARROWEST = 240


class PageStack(QScrollArea):
    """Scrolls through the pages; their width follows its own."""

    def __init__(self, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("Pages"))
        self._content = QWidget()
        self.sheets = tuple(_Sheet(pages, number, self._content) for number in range(1, pages.count + 1))
        self.setWidget(self._content)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().width()
        wide = min(WIDEST, max(NARROWEST, room - 2 * MARGIN))
        top = MARGIN
        for sheet in self.sheets:
            high = sheet.height_at(wide)
            sheet.setGeometry(QRect((room - wide) // 2, top, wide, high))
            top += high + MARGIN
        self._content.resize(room, top)


class _Sheet(Painted):
    """One page, painted when it is first seen at a size."""

    def __init__(self, pages: Pages, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._number = number
        self._picture: QPixmap | None = None
        self.setAccessibleName(tr("Page {number} of {count}", number=number, count=pages.count))

    def height_at(self, wide: int) -> int:
        """How high the page is at a width, both in logical pixels."""
        paper = self._pages.paper
        return round(wide * paper.height / paper.width)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.width() != round(self.width() * ratio):
            dpi = self.width() * ratio * PER_INCH / self._pages.paper.width
            self._picture = QPixmap.fromImage(page_image(self._pages, self._number, dpi))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._picture, self._picture.rect())
            painter.setPen(current_palette().line)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
