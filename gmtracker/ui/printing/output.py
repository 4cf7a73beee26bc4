"""Output of a document's pages to a printer, a PDF, or images."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QLocale, QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import replace_file
from gmtracker.summary import TEXT_FORMS
from gmtracker.summary.values import SessionSummary
from gmtracker.ui.printing.blocks import INK, SMALL, SMALL_RIGHT, Text, elided
from gmtracker.ui.printing.drawings import rule
from gmtracker.ui.printing.pagination import FOOTER, MM, PER_INCH, POINT, Paper, paginate
from gmtracker.ui.printing.summary import Document, summary_document

NUMBER = 30 * MM


class Pages:
    """A document laid out for a paper size."""

    def __init__(self, document: Document, paper: Paper) -> None:
        self.paper = paper
        self._footer = document.footer
        self._pages = paginate(document.sections, paper.body.width(), paper.body.height())

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self._pages)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, numbered from 1.

        The painter must use layout units. Raises IndexError if there is no such page.
        """
        if not 1 <= number <= self.count:
            raise IndexError(number)
        body = self.paper.body
        for placed in self._pages[number - 1]:
            rect = QRectF(body.left(), body.top() + placed.top, body.width(), placed.height)
            placed.block.paint(painter, rect)
        self._paint_footer(painter, number)

    def _paint_footer(self, painter: QPainter, number: int) -> None:
        body = self.paper.body
        line = QRectF(body.left(), self.paper.height - FOOTER - SMALL.line, body.width(), SMALL.line)
        rule().paint(painter, line.translated(0, -SMALL.line))
        left = line.adjusted(0, 0, -NUMBER, 0)
        Text(elided(self._footer, SMALL, left.width() - 6 * POINT), SMALL).paint(painter, left)
        words = Text(tr("Page {number} of {count}", number=number, count=self.count), SMALL_RIGHT)
        words.paint(painter, QRectF(QPointF(left.right(), line.top()), line.bottomRight()))


@cache
def painting_application() -> QCoreApplication:
    """Return the application that Qt needs for fonts: the running one, or a new one for the rest of the process."""
    return QCoreApplication.instance() or QGuiApplication([])


def local_page_size() -> QPageSize:
    """Return the local paper size: Letter where US units are used, else A4."""
    american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4)


def lay_out_pages(document: Document, size: QPageSize | None = None) -> Pages:
    """Return the document laid out for a paper size, by default the local one."""
    points = (size or local_page_size()).size(QPageSize.Unit.Point)
    return Pages(document, Paper.from_points(QSizeF(points)))


def paint_document(document: Document, device: QPagedPaintDevice, resolution: int, wanted: range | None = None) -> None:
    """Paint pages on a device whose page size and resolution are set.

    ``wanted`` are page numbers from 1, by default all; missing pages are skipped. Raises Refused if the device
    cannot be painted on.
    """
    layout = device.pageLayout()
    pages = Pages(document, Paper.from_points(layout.fullRect(QPageLayout.Unit.Point).size()))
    numbers = [number for number in range(1, pages.count + 1) if wanted is None or number in wanted]
    painter = QPainter()
    if not painter.begin(device):
        raise Refused("The printer did not accept the page.")
    try:
        _paint_sheets(pages, numbers, device, painter, resolution)
    finally:
        painter.end()


def build_pdf(document: Document, size: QPageSize | None = None) -> bytes:
    """Return the document as a PDF, by default in the local paper size."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PER_INCH)
    writer.setPageSize(size or local_page_size())
    writer.setTitle(document.title)
    writer.setCreator("gmtracker")
    paint_document(document, writer, PER_INCH)
    buffer.close()
    return bytes(content.data())


def summary_bytes(summary: SessionSummary, suffix: str) -> bytes:
    """Return the summary as HTML, Markdown or PDF, depending on the suffix (".html")."""
    if form := TEXT_FORMS.get(suffix.lower()):
        return form(summary).encode()
    return build_pdf(summary_document(summary))


def write_pdf(document: Document, path: Path, size: QPageSize | None = None) -> None:
    """Write the document as a PDF file, completely or not at all. Raises StorageError."""
    replace_file(path, (build_pdf(document, size),))


def write_summary(summary: SessionSummary, path: Path) -> None:
    """Write the summary as HTML, Markdown or PDF, depending on the file's suffix.

    Raises StorageError; an existing file is then unchanged.
    """
    replace_file(path, (summary_bytes(summary, path.suffix),))


def page_image(pages: Pages, number: int, dpi: float) -> QImage:
    """Return an image of a page, numbered from 1, in dots per inch. Raises IndexError if there is no such page."""
    scale = dpi / PER_INCH
    picture = QImage(round(pages.paper.width * scale), round(pages.paper.height * scale), QImage.Format.Format_RGB32)
    picture.fill(INK.panel)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        pages.paint(painter, number)
    return picture


def _paint_sheets(
    pages: Pages, numbers: Sequence[int], device: QPagedPaintDevice, painter: QPainter, resolution: int
) -> None:
    scale = resolution / PER_INCH
    origin = _origin(device, resolution)
    for sheet, number in enumerate(numbers):
        if sheet:
            device.newPage()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-origin.left(), -origin.top())
        painter.scale(scale, scale)
        pages.paint(painter, number)
        painter.restore()


def _origin(device: QPagedPaintDevice, resolution: int) -> QRectF:
    """Return the rectangle of the sheet in which the device can print; its corner is the device's origin."""
    layout = device.pageLayout()
    if layout.mode() == QPageLayout.Mode.FullPageMode:
        return QRectF()
    return QRectF(layout.paintRectPixels(resolution))
