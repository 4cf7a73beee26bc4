"""The window that checks the campaign's game file, and the window that lists the errors of unplayable games."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.rulesets.game_file.decode import fault_text
from gmtracker.storage.game_files import changes_since_copy, find_game_file, write_copy
from gmtracker.storage.paths import games_folder
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.theme.spacing import fix_font
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import clear_layout
from gmtracker.ui.widgets.windows import QuietWindow, wrap_in_scroll_area

SIZE = QSize(600, 480)
NO_FILE = tr(
    "This game is built in. To change it, save a copy to your games folder. Edit the copy there, then check it here."
)
FAULTY = tr("The game file has errors. The previous version stays in use.")
SAME = tr("The game file has no errors and is in use.")
CHANGED = tr("The game file has no errors. It is now in use with these changes:")


class GameFileWindow(QuietWindow):
    """Checks the game file on request. ``reload_requested``: the file has changed and has no errors.

    ``failed`` carries a sentence about a file that could not be written.
    """

    reload_requested = Signal()
    failed = Signal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(tr("Game file: {game}", game=bridge.shown.game.name), SIZE, parent)
        self._bridge = bridge
        self._where = text_label("", "label")
        self._says = text_label("")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(8)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(self._where)
        column.addWidget(self._says)
        column.addLayout(self._lines)
        column.addStretch(1)
        self._write = Button(tr("Save a copy to the folder"))
        self._check = primary_button(tr("Check again"))
        leave = Button(tr("Close"))
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 0, 24, 0)
        foot.addWidget(self._write)
        foot.addStretch(1)
        foot.addWidget(leave)
        foot.addWidget(self._check)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 16)
        whole.addWidget(wrap_in_scroll_area(content), 1)
        whole.addLayout(foot)
        self.setFocusProxy(self._check)
        self._write.clicked.connect(self._on_write)
        self._check.clicked.connect(self.check)
        leave.clicked.connect(self.close)
        self._game = bridge.shown.ruleset
        bridge.opened.connect(self._on_opened)

    def _on_opened(self) -> None:
        """Close if the new campaign has another game, and so another file."""
        is_its_own = self._bridge.is_open and self._bridge.shown.ruleset == self._game
        if not is_its_own:
            self.close()

    def check(self) -> None:
        """Read the file, and show its errors, or its changes with ``reload_requested``."""
        game = self._bridge.shown.game
        try:
            found = find_game_file(game.ruleset)
        except Refused as problem:
            self._write.hide()
            self._tell(problem.sentence)
            return
        self._where.setText(str(found.path if found else games_folder()))
        self._write.setVisible(found is None)
        self._check.setEnabled(found is not None)
        if found is None:
            self._tell(NO_FILE)
        elif found.fault_error is not None:
            self._tell(FAULTY, *map(fault_text, found.fault_error.faults))
        elif changed := changes_since_copy(game.source, found):
            self._tell(CHANGED, *changed)
            self.reload_requested.emit()
        else:
            self._tell(SAME)

    def _tell(self, message: str, *lines: str) -> None:
        self._says.setText(message)
        clear_layout(self._lines)
        for line in lines:
            self._lines.addWidget(text_label(line))

    def _on_write(self) -> None:
        try:
            write_copy(self._bridge.shown.game)
        except Refused as problem:
            self.failed.emit(problem.sentence)
        self.check()


class UnplayableWindow(QuietWindow):
    """Lists games that can't be played, each with a line for every error."""

    def __init__(self, refusals: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(tr("Games with errors"), SIZE, parent)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(8)
        for refusal in refusals:
            first, *faults = map(text_label, refusal.splitlines())
            fix_font(first, bold=bool(faults))
            for label in (first, *faults):
                column.addWidget(label)
            column.addSpacing(8)
        column.addStretch(1)
        leave = Button(tr("Close"))
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 0, 24, 0)
        foot.addStretch(1)
        foot.addWidget(leave)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 16)
        whole.addWidget(wrap_in_scroll_area(content), 1)
        whole.addLayout(foot)
        self.setFocusProxy(leave)
        leave.clicked.connect(self.close)
