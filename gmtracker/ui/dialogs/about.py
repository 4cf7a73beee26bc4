"""What this program is, which games it knows, and under which terms."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker import __version__
from gmtracker.ui.dialogs.quiet_window import QuietWindow
from gmtracker.ui.languages import in_language
from gmtracker.ui.look.icons import application_icon
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

SIZE = QSize(560, 440)
ICON = 40


class AboutWindow(QuietWindow):
    """Read and closed. ``games`` are the names of all that can be played here."""

    def __init__(self, games: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(tr("About gmtracker"), SIZE, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        picture = words("")
        picture.setPixmap(application_icon().pixmap(ICON, ICON))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(picture)
        head.addWidget(words(f"gmtracker {__version__}", "title"), 1)
        column.addLayout(head)
        for paragraph in in_language("texts", "about.txt").read_text("utf-8").strip().split("\n\n"):
            column.addWidget(words(paragraph))
        column.addWidget(words(tr("Installed here: {games}.", games=", ".join(games)), "muted"))
        column.addStretch(1)
        leave = Button(tr("Close"))
        leave.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(leave)
        column.addLayout(foot)
        self.setFocusProxy(leave)
