"""From the preview to the printer or a file, by the dialogs that the system has for it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gmtracker.engine.errors import Refused
from gmtracker.storage.folders import documents_folder
from gmtracker.storage.places import safe_file_name
from gmtracker.summary import SessionSummary
from gmtracker.ui.paper.output import paint_summary, write_summary
from gmtracker.ui.paper.preview import SummaryPreview

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

FILTERS = {".pdf": "PDF (*.pdf)", ".html": "Web page (*.html)", ".md": "Markdown (*.md)"}


def show_summary(summary: SessionSummary, parent: QWidget | None = None) -> SummaryPreview:
    """Open a summary's preview; what is wished for there is carried out. The window frees itself when closed."""
    window = SummaryPreview(summary, parent)
    delivery = Delivery(summary, window)
    window.print_requested.connect(delivery.ask_printer)
    window.save_requested.connect(delivery.ask_file)
    delivery.delivered.connect(window.tell)
    delivery.failed.connect(window.refuse)
    window.show()
    return window


class Delivery(QObject):
    """Prints and saves one summary. ``delivered`` and ``failed`` carry a sentence each."""

    delivered = Signal(str)
    failed = Signal(str)

    def __init__(self, summary: SessionSummary, window: QWidget) -> None:
        super().__init__(window)
        self._summary = summary
        self._window = window
        self._folder = documents_folder()

    def ask_printer(self) -> None:
        """Have a printer and, if wanted, some of the pages chosen, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._name())
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
            paint_summary(self._summary, printer, printer.resolution(), wanted)
        except Refused as problem:
            self.failed.emit(problem.sentence)
        else:
            self.delivered.emit("Sent to the printer.")

    def ask_file(self, suffix: str) -> None:
        """Have a place chosen for a file of that form, and save."""
        dialog = QFileDialog(self._window, "Save the summary", str(self._folder), FILTERS[suffix])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{safe_file_name(self._name())}{suffix}")
        dialog.fileSelected.connect(self._on_file_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the summary into a file, in the form that the end of its name asks for."""
        try:
            write_summary(self._summary, path)
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return
        self._folder = path.parent
        self.delivered.emit(f"Saved as {path}.")

    def _on_file_chosen(self, chosen: str) -> None:
        self.save(Path(chosen))

    def _name(self) -> str:
        return f"{self._summary.heading.campaign} - Session {self._summary.heading.number}"
