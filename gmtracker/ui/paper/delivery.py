"""From the preview to the printer or a file, by the dialogs that the system has for it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gmtracker.engine.errors import Refused
from gmtracker.storage.folders import documents_folder
from gmtracker.storage.places import safe_file_name
from gmtracker.summary import SessionSummary
from gmtracker.ui.paper.document import Document, summary_document
from gmtracker.ui.paper.output import paint_document, write_pdf, write_summary
from gmtracker.ui.paper.preview import Preview
from gmtracker.words import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

FILTERS = {".pdf": "PDF (*.pdf)", ".html": f"{tr('Web page')} (*.html)", ".md": "Markdown (*.md)"}


def show_summary(summary: SessionSummary, parent: QWidget | None = None) -> Preview:
    """Open a summary's preview; what is wished for there is carried out. The window frees itself when closed."""

    def write(path: Path) -> None:
        write_summary(summary, path)

    return _show(summary_document(summary), tuple(FILTERS), write, parent)


def show_document(document: Document, parent: QWidget | None = None) -> Preview:
    """Open the preview of any other document, which is saved as a PDF alone."""

    def write(path: Path) -> None:
        write_pdf(document, path)

    return _show(document, (".pdf",), write, parent)


def _show(document: Document, forms: tuple[str, ...], write: Callable[[Path], None], parent: QWidget | None) -> Preview:
    window = Preview(document, forms, parent)
    delivery = Delivery(document, write, window)
    window.print_requested.connect(delivery.ask_printer)
    window.save_requested.connect(delivery.ask_file)
    delivery.delivered.connect(window.tell)
    delivery.failed.connect(window.refuse)
    window.show()
    return window


class Delivery(QObject):
    """Prints a document, and saves it by ``write``. ``delivered`` and ``failed`` carry a sentence each."""

    delivered = Signal(str)
    failed = Signal(str)

    def __init__(self, document: Document, write: Callable[[Path], None], window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._write = write
        self._window = window
        self._folder = documents_folder()

    def ask_printer(self) -> None:
        """Have a printer and, if wanted, some of the pages chosen, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._document.name)
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def print_on(self, printer: "QPrinter") -> None:
        """Print on a printer the pages that it is set to."""
        first, last = printer.fromPage(), printer.toPage()
        wanted = range(first, last + 1) if first else None
        try:
            paint_document(self._document, printer, printer.resolution(), wanted)
        except Refused as problem:
            self.failed.emit(problem.sentence)
        else:
            self.delivered.emit(tr("Sent to the printer."))

    def ask_file(self, suffix: str) -> None:
        """Have a place chosen for a file of that form, and save."""
        dialog = QFileDialog(
            self._window, tr("Save {document}", document=self._document.title), str(self._folder), FILTERS[suffix]
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{safe_file_name(self._document.name)}{suffix}")
        dialog.fileSelected.connect(self._on_file_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write it into a file, in the form that the end of its name asks for."""
        try:
            self._write(path)
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return
        self._folder = path.parent
        self.delivered.emit(tr("Saved as {file}.", file=path))

    def _on_file_chosen(self, chosen: str) -> None:
        self.save(Path(chosen))
