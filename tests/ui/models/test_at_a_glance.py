"""What is seen at a glance: who has acted, who waits for a token, what ends by itself, and who has notes."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Until
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.models.cells import Heading, HeldTokens, Words
from gmtracker.ui.models.characters import CharactersModel, Column, Role
from gmtracker.ui.models.turn_order import TurnOrderModel
from gmtracker.ui.models.wheels import WellsModel
from tests.support.builders import a_foe, a_hero, a_session, a_table, an_encounter, do, faces_in_turn, falling, who

pytestmark = pytest.mark.usefixtures("qapp")


class Glance:
    """A table with the models that are looked at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.rows = CharactersModel(self.bridge, WellsModel(self.bridge, self.bridge), self.bridge)
        self.turns = TurnOrderModel(self.bridge, self.bridge)

    def acted(self) -> list[str]:
        """Whose rows and turns are ticked."""
        shown = range(self.rows.rowCount())
        standing = [self.rows.index(row, Column.TURN).data(Role.STANDING) for row in shown]
        ticked = [self.rows.index(row, Column.NAME).data() for row in shown if standing[row].acted]
        turns = [self.turns.index(row).data(Qt.ItemDataRole.UserRole + 1) for row in range(self.turns.rowCount())]
        assert sorted(turn.name for turn in turns if turn.acted) == sorted(ticked)
        return ticked

    def waiting(self) -> list[str]:
        """Who has received nothing this evening."""
        cells = [self.rows.index(row, Column.TOKENS).data(Role.CELL) for row in range(self.rows.rowCount())]
        assert all(isinstance(cell, HeldTokens) for cell in cells)
        return [self.rows.index(row, Column.NAME).data() for row, cell in enumerate(cells) if cell.waits]

    def awards(self, name: str) -> None:
        die = self.table.campaign.tokens[-1]
        assert self.bridge.ask(c.Use(use="award", by=who(self.table, name), tokens=(die.id,)))


def test_whoever_had_a_turn_in_this_round_is_ticked_until_the_next() -> None:
    glance = Glance(an_encounter())
    assert glance.acted() == []
    glance.bridge.ask(c.NextTurn())
    glance.bridge.ask(c.NextTurn())
    assert glance.acted() == ["Mira", "Rook"]
    glance.bridge.ask(c.PreviousTurn())
    assert glance.acted() == ["Mira"]
    glance.bridge.undo()
    glance.bridge.ask(c.NextTurn())
    assert glance.acted() == []


def test_who_has_acted_is_said_too() -> None:
    glance = Glance(an_encounter())
    glance.bridge.ask(c.NextTurn())
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert glance.rows.index(0, Column.TURN).data(spoken) == "Has acted this round"
    assert glance.turns.index(0).data(spoken) == "Mira, has acted this round"


def test_heroes_at_the_table_wait_until_a_token_comes_to_them() -> None:
    glance = Glance(a_session(faces=(4, 3)))
    assert glance.waiting() == ["Mira", "Rook"]
    glance.awards("Rook")
    assert glance.waiting() == ["Mira"]
    glance.bridge.undo()
    assert glance.waiting() == ["Mira", "Rook"]
    glance.bridge.redo()
    assert glance.waiting() == ["Mira"]


def test_who_waits_is_told_as_an_evening_begins_and_of_nobody_between_evenings() -> None:
    glance = Glance(a_table(a_hero(), a_hero("Rook"), a_foe()))
    assert glance.waiting() == []
    told: list[int] = []
    glance.rows.dataChanged.connect(lambda first, _last: told.append(first.row()))
    glance.bridge.ask(c.StartSession(present=(who(glance.table, "Mira"),)))
    assert glance.waiting() == ["Mira"]
    assert 0 in told
    glance.bridge.ask(c.EndSession())
    assert glance.waiting() == []


def test_a_token_of_an_earlier_evening_does_not_count() -> None:
    table = a_session(a_hero(), faces=(4, 3))
    glance = Glance(table)
    glance.awards("Mira")
    glance.bridge.ask(c.EndSession())
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    assert glance.waiting() == ["Mira"]


def test_looking_back_shows_who_waited_then() -> None:
    glance = Glance(a_session(faces=(4, 3)))
    before = glance.bridge.entries()[-1].id
    glance.awards("Mira")
    glance.bridge.look_back(before)
    assert glance.waiting() == ["Mira", "Rook"]
    glance.bridge.return_to_now()
    assert glance.waiting() == ["Rook"]


def test_only_what_ends_by_itself_has_a_clock() -> None:
    table = an_encounter(a_hero(conditions=["fatigued"], wounds=1))
    mira = who(table, "Mira")
    do(table, c.SetCondition(character=mira, condition="dazed", until=Until("turn-end", of=mira)))
    cell = Glance(table).rows.index(0, Column.CONDITIONS).data(Role.CELL)
    assert isinstance(cell, Words)
    assert dict(zip(cell.words, cell.timed, strict=True)) == {"Fatigued": False, "Dazed": True, "1 wound": False}
    assert "Until Mira's turn ends." in cell.spoken


def test_notes_of_a_sheet_are_told_with_the_name() -> None:
    table = a_table(replace(a_hero(), notes="Owes the harbor master."))
    cell = Glance(table).rows.index(0, Column.NAME)
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "Mira, played by Ana\nNotes: Owes the harbor master."
    assert len(Heading("Mira", "", "x" * 5000).spoken) < 500
