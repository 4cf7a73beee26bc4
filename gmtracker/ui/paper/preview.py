"""A document before it is printed or saved: its pages in a window beside the table's."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.ui.dialogs.quiet_window import QuietWindow
from gmtracker.ui.paper.document import Document
from gmtracker.ui.paper.output import pages_of
from gmtracker.ui.paper.page_stack import PageStack
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.says_line import SaysLine, words
from gmtracker.words import tr

SIZE = QSize(860, 700)
FORMS = {".pdf": "PDF…", ".html": "HTML…", ".md": "Markdown…"}


class Preview(QuietWindow):
    """Shows the pages on the usual paper. ``forms`` are those that it can be saved in, as ends of a file's name.

    ``print_requested`` and ``save_requested``, which carries the end of the file's name (".pdf"), are wishes;
    :meth:`tell` and :meth:`refuse` say what became of them.
    """

    print_requested = Signal()
    save_requested = Signal(str)

    def __init__(self, document: Document, forms: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(document.heading, SIZE, parent)
        self.pages = pages_of(document)
        self._stack = PageStack(self.pages)
        self._says = SaysLine()
        self._print = primary_button(tr("Print…"))
        self._saves = {Button(FORMS[form]): form for form in forms}
        self._lay_out()
        self._print.clicked.connect(self.print_requested)
        for button in self._saves:
            button.clicked.connect(self._on_save)

    def tell(self, sentence: str) -> None:
        """Say what was done."""
        self._says.tell(sentence)

    def refuse(self, sentence: str) -> None:
        """Say what could not be done, and why."""
        self._says.refuse(sentence)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        bar = QHBoxLayout()
        bar.setContentsMargins(24, 0, 24, 0)
        bar.setSpacing(8)
        count = self.pages.count
        bar.addWidget(words(tr("1 page") if count == 1 else tr("{n} pages", n=count), "muted"), stretch=1)
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
