"""The preview window of a document, with its pages below each other.

From there it is printed or saved with the system's dialogs.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.errors import StorageError
from gmtracker.storage.paths import documents_folder, safe_file_name, shown_file_name
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.summary import SessionSummary
from gmtracker.ui.printing.output import Pages, build_pdf, lay_out_pages, page_image, paint_document, summary_bytes
from gmtracker.ui.printing.pagination import PER_INCH
from gmtracker.ui.printing.summary import Document, summary_document
from gmtracker.ui.process_signals import emit_from_thread
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.labels import MessageLabel, PaintedLabel, text_label
from gmtracker.ui.widgets.windows import QuietWindow

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


MARGIN = 24
WIDEST = 1200
NARROWEST = 240


class PageStack(QScrollArea):
    """A scroll area with the pages, scaled to its width."""

    def __init__(self, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("Pages"))
        self._content = QWidget()
        self.paper_sheets = tuple(_PaperSheet(pages, number, self._content) for number in range(1, pages.count + 1))
        self.setWidget(self._content)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().width()
        wide = min(WIDEST, max(NARROWEST, room - 2 * MARGIN))
        top = MARGIN
        for sheet in self.paper_sheets:
            high = sheet.height_at(wide)
            sheet.setGeometry(QRect((room - wide) // 2, top, wide, high))
            top += high + MARGIN
        self._content.resize(room, top)


class _PaperSheet(PaintedLabel):
    """One page, painted when it first becomes visible in a size."""

    def __init__(self, pages: Pages, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._number = number
        self._picture: QPixmap | None = None
        self.setAccessibleName(tr("Page {number} of {count}", number=number, count=pages.count))

    def height_at(self, wide: int) -> int:
        """Return the page's height for a width, both in logical pixels."""
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


SIZE = QSize(860, 700)
FORMS = {".pdf": "PDF…", ".html": "HTML…", ".md": "Markdown…"}


class Preview(QuietWindow):
    """Shows the pages on the local paper size. ``forms`` are the suffixes of the formats it can be saved in.

    Signals: ``print_requested``, and ``save_requested`` with the suffix (".pdf"). :meth:`tell` and :meth:`refuse`
    show the result.
    """

    print_requested = Signal()
    save_requested = Signal(str)

    def __init__(self, document: Document, forms: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(document.heading, SIZE, parent)
        self.pages = lay_out_pages(document)
        self._stack = PageStack(self.pages)
        self._says = MessageLabel()
        self._print = primary_button(tr("Print…"))
        self._saves = {Button(FORMS[form]): form for form in forms}
        self._lay_out()
        self._print.clicked.connect(self.print_requested)
        for button in self._saves:
            button.clicked.connect(self._on_save)

    def tell(self, sentence: str) -> None:
        """Show that something was done."""
        self._says.show_message(sentence)

    def refuse(self, sentence: str) -> None:
        """Show why something failed."""
        self._says.show_refusal(sentence)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        bar = QHBoxLayout()
        bar.setContentsMargins(24, 0, 24, 0)
        bar.setSpacing(8)
        count = self.pages.count
        bar.addWidget(text_label(tr("1 page") if count == 1 else tr("{n} pages", n=count), "muted"), stretch=1)
        for button in self._saves:
            bar.addWidget(button)
        bar.addWidget(self._print)
        column.addLayout(bar)
        self._says.setContentsMargins(24, 0, 24, 0)
        column.addWidget(self._says)
        column.addWidget(self._stack, stretch=1)
        self._print.setFocus()

    def _on_save(self) -> None:
        for button, suffix in self._saves.items():
            if button is self.sender():
                self.save_requested.emit(suffix)


FILTERS = {".pdf": "PDF (*.pdf)", ".html": f"{tr('Web page')} (*.html)", ".md": "Markdown (*.md)"}


def show_summary(summary: SessionSummary, parent: QWidget | None = None) -> Preview:
    """Open a summary's preview, connected to printing and saving. The window deletes itself when closed."""
    window = _show(summary_document(summary), tuple(FILTERS), partial(summary_bytes, summary), parent)
    if summary.names_hidden:
        window.tell(tr("This summary names opponents who are hidden from players."))
    return window


def show_document(document: Document, parent: QWidget | None = None) -> Preview:
    """Open the preview of any other document, which can be saved as PDF only."""
    return _show(document, (".pdf",), lambda _suffix: build_pdf(document), parent)


def _show(
    document: Document, forms: tuple[str, ...], content: Callable[[str], bytes], parent: QWidget | None
) -> Preview:
    window = Preview(document, forms, parent)
    export = DocumentExport(document, forms, content, window)
    window.print_requested.connect(export.ask_printer)
    window.save_requested.connect(export.ask_file)
    export.exported.connect(window.tell)
    export.failed.connect(window.refuse)
    window.show()
    return window


EXPORT_SECONDS = 1.0
"""The maximum seconds the window waits for an exported file. After that, its thread goes on alone."""


class DocumentExport(QObject):
    """Prints a document, and saves it in one of its ``forms``. ``content`` returns its bytes for a suffix.

    A thread writes the file, because its disk may not respond. Only the dialogs of Qt and the system access files on
    the window's thread. ``exported`` and ``failed`` carry a sentence.
    """

    exported = Signal(str)
    failed = Signal(str)
    _ended = Signal()

    def __init__(
        self, document: Document, forms: tuple[str, ...], content: Callable[[str], bytes], window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._forms = forms
        self._content = content
        self._window = window
        self._folder = documents_folder()
        self._writing: list[tuple[Path, BackgroundJob[None]]] = []
        self._ended.connect(self._tell_ended)

    def ask_printer(self) -> None:
        """Ask for a printer and page range, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(safe_file_name(self._document.name))  # This names the file when printing to a file.
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def print_on(self, printer: "QPrinter") -> None:
        """Print the pages that the printer is set to."""
        first, last = printer.fromPage(), printer.toPage()
        wanted = range(first, last + 1) if first else None
        try:
            paint_document(self._document, printer, printer.resolution(), wanted)
        except Refused as problem:
            self.failed.emit(problem.sentence)
        else:
            file = printer.outputFileName()
            said = tr("Saved as {file}.", file=Path(file).absolute()) if file else tr("Sent to the printer.")
            self.exported.emit(said)

    def ask_file(self, suffix: str) -> None:
        """Ask for a file with that suffix, and save."""
        dialog = QFileDialog(
            self._window, tr("Save {document}", document=self._document.title), str(self._folder), FILTERS[suffix]
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{safe_file_name(self._document.name)}{suffix}")
        dialog.fileSelected.connect(partial(self._on_file_chosen, suffix))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path, *, replaces: bool = True) -> None:
        """Save to a file, in the format of its suffix. An existing file is only replaced if ``replaces``.

        Waits a moment for the disk. If it does not respond, ``failed`` says so, and the result follows later.
        """
        write = partial(_write, path, self._content(path.suffix), replaces=replaces)
        job = BackgroundJob(path, write, partial(emit_from_thread, self._ended))
        self._writing.append((path, job))
        if job.wait(EXPORT_SECONDS):
            self._tell_ended()
        else:
            self.failed.emit(tr("Couldn't save “{file}” yet: the disk isn't responding.", file=shown_file_name(path)))

    def _tell_ended(self) -> None:
        """Emit the results of the files that are written by now."""
        ended = [writing for writing in self._writing if writing[1].has_ended]
        self._writing = [writing for writing in self._writing if writing not in ended]
        for path, job in ended:
            try:
                job.result()
            except StorageError as problem:
                self.failed.emit(problem.sentence)
            else:
                self._folder = path.parent
                self.exported.emit(tr("Saved as {file}.", file=path))

    def _on_file_chosen(self, suffix: str, chosen: str) -> None:
        """Save to the chosen file, with the suffix added if needed.

        Qt treats anything after the last dot as a suffix, such as the "2" of "Session 1.2", and then adds none. The
        dialog did not ask about replacing the file with the added suffix.
        """
        path = Path(chosen)
        if path.suffix.lower() in self._forms:
            self.save(path)
        else:
            self.save(path.with_name(path.name + suffix), replaces=False)


def _write(path: Path, content: bytes, *, replaces: bool) -> None:
    """Write a file. Raises StorageError, also if it exists and may not be replaced."""
    if not replaces and os.path.lexists(path):
        raise StorageError("“{file}” already exists. To replace it, type its full name.", file=shown_file_name(path))
    replace_file(path, (content,))
