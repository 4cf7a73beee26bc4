"""The panel of a procedure in a window, connected to its bridge as in the main window."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.history import History
from gmtracker.engine.ruleset import ProcedureView
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.rules import ShatteredSpheres
from gmtracker.ui.procedure.body import BoardLineView
from gmtracker.ui.procedure.choices import ChoiceRow, ChoiceTile
from gmtracker.ui.procedure.panel import ProcedurePanel
from tests.builders.campaigns import NOON, a_campaign, do
from tests.windows.screen_text import words_in
from tests.windows.widgets import a_bridge, a_window


class ProcedureStage:
    """A window of a size with the panel. Dice show ``faces``, then ones."""

    def __init__(self, qtbot: QtBot, table: Table, faces: tuple[int, ...], width: int, height: int) -> None:
        self.table = table
        self.bridge = a_bridge(table, *faces)
        self.window = a_window(qtbot, width, height)
        self.show_players = an_action(self.window)
        self.panel = ProcedurePanel(self.bridge, self.window, self.show_players)
        self.panel.use_chosen.connect(self.bridge.dispatch)
        self.bridge.change_applied.connect(self._on_changed)
        self.bridge.history_viewed.connect(self._on_changed)
        self.panel.follow()

    @property
    def is_open(self) -> bool:
        """Whether the panel is visible."""
        return self.panel.isVisible()

    @property
    def step(self) -> str:
        """The step as text: "Step 2 of 4: Roll"."""
        return next(text for text in self.words() if text.startswith("Step "))

    def words(self) -> list[str]:
        """Return every text of the panel."""
        QCoreApplication.processEvents()
        return words_in(self.panel)

    def says(self, words: str) -> bool:
        """Whether any text of the panel contains these words."""
        return any(words in text for text in self.words())

    def says_below(self, words: str) -> bool:
        """Whether a visible label has exactly this text. Tooltips and accessible names don't count."""
        return words in [label.text() for label in self.panel.findChildren(QLabel) if label.isVisible()]

    def button(self, words: str) -> QAbstractButton:
        """Return the visible card or button with this text."""
        return next(b for b in self.panel.findChildren(QAbstractButton) if b.text() == words and b.isVisible())

    def rows(self) -> list[ChoiceRow]:
        """Return the visible questions, one row for each character."""
        return [row for row in self.panel.findChildren(ChoiceRow) if row.isVisible()]

    def tile(self, row: int, name: str) -> ChoiceTile:
        """Return the answer in a row with this accessible name: "Triumph 4: Flesh and Bone"."""
        return next(tile for tile in self.rows()[row].tiles if tile.accessibleName() == name)

    def lines(self) -> list[BoardLineView]:
        """Return the visible lines of the boards, with the first ones of all boards side by side."""
        return [line for line in self.panel.findChildren(BoardLineView) if line.isVisible()]

    def _on_changed(self) -> None:
        self.panel.follow()


def an_action(window: QMainWindow) -> QAction:
    """Return a checked action of a window that shows outcomes to the players, with a shortcut."""
    action = QAction("Show &outcomes", window, checkable=True, checked=True, shortcut=QKeySequence("F4"))
    window.addAction(action)
    return action


class AnotherGame(ShatteredSpheres):
    """Shattered Spheres, except that its procedure always shows a given view."""

    def __init__(self, view: ProcedureView) -> None:
        super().__init__()
        self._view = view

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the given view."""
        return self._view


def a_table_of(view: ProcedureView) -> Table:
    """Return a table whose procedure is at this step."""
    return Table(History(a_campaign()), AnotherGame(view), clock=lambda: NOON)


def begun(table: Table) -> Table:
    """Skip the award's use and start the Tilt. Return the table."""
    do(table, Use(use="tilt-begin"))
    return table
