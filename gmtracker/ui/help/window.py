"""The help: its pages on the left, the one that is read on the right."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QWidget

from gmtracker.ui.dialogs.quiet_window import QuietWindow
from gmtracker.ui.help.pages import Page
from gmtracker.ui.help.reader import Reader
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.look.typography import row_height
from gmtracker.words import tr

SIZE = QSize(1000, 640)
LIST = 240


class HelpWindow(QuietWindow):
    """Stays open beside the table for as long as one likes."""

    def __init__(self, pages: Iterable[Page], parent: QWidget | None = None) -> None:
        super().__init__(tr("Help"), SIZE, parent)
        self._pages = tuple(pages)
        self.titles = QListWidget()
        self.titles.setObjectName("pages")
        self.titles.setFrameShape(QFrame.Shape.NoFrame)
        self.titles.setAccessibleName(tr("Pages"))
        fix_width(self.titles, LIST)
        self.titles.addItems([page.title for page in self._pages])
        for row in range(self.titles.count()):
            self.titles.item(row).setSizeHint(QSize(0, row_height()))
        self.reader = Reader()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.titles)
        line.addWidget(self.reader, 1)
        self.titles.currentRowChanged.connect(self._on_chosen)
        self.titles.setCurrentRow(0)
        self.setFocusProxy(self.titles)

    def _on_chosen(self, row: int) -> None:
        page = self._pages[row]
        self.reader.read(page.text(), page.title)
