"""A new campaign: its game, its name, and where it will be kept."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmtracker.ui.dialogs.quiet_window import QuietWindow
from gmtracker.ui.widgets.buttons import primary_button
from gmtracker.ui.widgets.entry_fields import ChoiceField, LineField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

SIZE = QSize(440, 300)
FIRST_NAME = tr("My campaign")

Games = tuple[tuple[str, str], ...]
"""The games that can be played: the id of each, and its name."""


class NewCampaignForm(QWidget):
    """``create_requested`` carries the name and the game's id, ``game_changed`` the id of the game that is chosen.

    A name is proposed, so that one click is enough.
    """

    create_requested = Signal(str, str)
    game_changed = Signal(str)

    def __init__(self, games: Games, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = LineField()
        self._name.setText(FIRST_NAME)
        self._name.setAccessibleName(tr("Name of the campaign"))
        self._game = ChoiceField()
        self._game.setAccessibleName(tr("Game"))
        self._create = primary_button(tr("Create"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for label, field in ((tr("Game"), self._game), (tr("Name"), self._name)):
            heading = words(label, "label")
            heading.setBuddy(field)
            column.addWidget(heading)
            column.addWidget(field)
            column.addSpacing(8)
        column.addWidget(words(tr("It is kept in {folder}", folder=folder), "label"))
        column.addSpacing(8)
        column.addWidget(self._create)
        self.setFocusProxy(self._name)
        self._game.key_changed.connect(self._on_game)
        self._name.textChanged.connect(self._on_changed)
        self._name.returnPressed.connect(self._create.click)
        self._create.clicked.connect(self._on_create)
        self.show_games(games)

    def show_games(self, games: Games) -> None:
        """Offer these games; the first is chosen."""
        self._game.clear()
        for game, name in games:
            self._game.addItem(name, game)
        self._on_changed()

    def select_name(self) -> None:
        """Go to the name, marked so that typing replaces it."""
        self._name.setFocus()
        self._name.selectAll()

    def _on_game(self) -> None:
        self._on_changed()
        self.game_changed.emit(self._game.key())

    def _on_changed(self) -> None:
        self._create.setEnabled(bool(self._name.text().strip()) and bool(self._game.key()))

    def _on_create(self) -> None:
        self.create_requested.emit(self._name.text().strip(), self._game.key())


class NewCampaignWindow(QuietWindow):
    """The form in a window of its own; it closes with the wish."""

    create_requested = Signal(str, str)

    def __init__(self, games: Games, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("New campaign"), SIZE, parent)
        form = NewCampaignForm(games, folder)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(form)
        column.addStretch(1)
        self.setFocusProxy(form)
        form.create_requested.connect(self._on_create)
        form.select_name()

    def _on_create(self, name: str, game: str) -> None:
        self.create_requested.emit(name, game)
        self.close()
