"""The panel of a procedure over a window, wired to its bridge as the table's window wires it."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLabel
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
    """A window of a size with the panel; dice that the program rolls fall with ``faces``, then with ones."""

    def __init__(self, qtbot: QtBot, table: Table, faces: tuple[int, ...], width: int, height: int) -> None:
        self.table = table
        self.bridge = a_bridge(table, *faces)
        self.window = a_window(qtbot, width, height)
        self.panel = ProcedurePanel(self.bridge, self.window)
        self.panel.use_chosen.connect(self.bridge.dispatch)
        self.bridge.change_applied.connect(self._on_changed)
        self.bridge.history_viewed.connect(self._on_changed)
        self.panel.follow()

    @property
    def is_open(self) -> bool:
        """Whether the panel can be seen."""
        return self.panel.isVisible()

    @property
    def step(self) -> str:
        """The step in words: "Step 2 of 4: Roll"."""
        return next(text for text in self.words() if text.startswith("Step "))

    def words(self) -> list[str]:
        """All that can be read on the panel."""
        QCoreApplication.processEvents()
        return words_in(self.panel)

    def says(self, words: str) -> bool:
        """Whether these words stand somewhere on the panel."""
        return any(words in text for text in self.words())

    def says_below(self, words: str) -> bool:
        """Whether just these words stand in a line of their own, not in a tip or in what is read out."""
        return words in [label.text() for label in self.panel.findChildren(QLabel) if label.isVisible()]

    def button(self, words: str) -> QAbstractButton:
        """The card or button with these words."""
        return next(b for b in self.panel.findChildren(QAbstractButton) if b.text() == words and b.isVisible())

    def rows(self) -> list[ChoiceRow]:
        """The questions, person by person."""
        return [row for row in self.panel.findChildren(ChoiceRow) if row.isVisible()]

    def tile(self, row: int, name: str) -> ChoiceTile:
        """An answer in a row by how it is read out: "Triumph 4: Flesh and Bone"."""
        return next(tile for tile in self.rows()[row].tiles if tile.accessibleName() == name)

    def lines(self) -> list[BoardLineView]:
        """The lines of the boards, the first ones of each side by side."""
        return [line for line in self.panel.findChildren(BoardLineView) if line.isVisible()]

    def _on_changed(self) -> None:
        self.panel.follow()


class AnotherGame(ShatteredSpheres):
    """A game that is as the other but for its procedure, which is just what it is told to be."""

    def __init__(self, view: ProcedureView) -> None:
        super().__init__()
        self._view = view

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """What it was told."""
        return self._view


def a_table_of(view: ProcedureView) -> Table:
    """A table at which a procedure stands at this step."""
    return Table(History(a_campaign()), AnotherGame(view), clock=lambda: NOON)


def begun(table: Table) -> Table:
    """The use of the award is left, and the Tilt begins."""
    do(table, Use(use="tilt-begin"))
    return table
