"""Alike foes share a row: who they are, whom the row stands for, and how they are unfolded and folded."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character, character_place
from gmtracker.engine.crowds import find_crowds
from gmtracker.engine.table import Table
from gmtracker.ui.modelview.cells import NameCell, Role
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import fold_rect
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, do, who
from tests.windows.table_views import Staged, TableStage, click, double_click

pytestmark = pytest.mark.usefixtures("app")

THUGS = tuple(a_foe(f"Thug {number}", tier=1) for number in range(1, 6))
FIVE = [f"Thug {number}" for number in range(1, 6)]


def a_brawl(*more: Character) -> Table:
    """Mira against five thugs and the Warden."""
    return an_encounter(a_hero(), *THUGS[:2], a_foe(), *THUGS[2:], *more)


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """The brawl, with the focus in the roster."""
    stage = staged(a_brawl())
    stage.roster.setFocus()
    return stage


def rows(stage: TableStage) -> list[str]:
    """Return the texts of the name column."""
    model = stage.roster.roster
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def heading(stage: TableStage, name: str) -> NameCell:
    """Return the name cell of a character's row."""
    cell = stage.index(name, Column.NAME).data(Role.CELL)
    assert isinstance(cell, NameCell)
    return cell


def fells(stage: TableStage, *names: str) -> None:
    """Make some of them dying."""
    for name in names:
        assert stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="dying"))


def chosen(stage: TableStage) -> str:
    """Return the name on the current row."""
    return stage.table.campaign.character_name(stage.roster.current_character() or who(stage.table, "Mira"))


def test_three_alike_foes_share_a_row_with_their_number() -> None:
    heroes = (a_hero(f"Mira {number}") for number in (1, 2, 3))
    table = an_encounter(*heroes, *THUGS[:3], a_foe("Rat"), a_foe("Rat 2"))
    crowds = find_crowds(table.campaign.characters)
    assert [(crowd.name, len(crowd.members)) for crowd in crowds.values()] == [("Thug", 3)]


def test_crowd_row_replaces_its_first_member(stage: TableStage) -> None:
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_crowd_row_has_the_number_of_its_next_turn(stage: TableStage) -> None:
    def turns() -> list[str]:
        return [str(stage.index(name, Column.TURN).data()) for name in ("Thug 1", "Warden")]

    assert turns() == ["1", "3"]
    for _ in range(3):
        stage.bridge.dispatch(c.NextTurn())
    assert turns() == ["1", ""]


def test_clicks_unfold_and_fold_a_crowd(stage: TableStage) -> None:
    sign = fold_rect(stage.roster.visualRect(stage.index("Thug 1", Column.NAME))).center()
    click(stage.roster, sign)
    assert rows(stage) == ["Mira", *FIVE, "Warden"]
    click(stage.roster, sign)
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_double_click_on_the_sign_toggles_once(stage: TableStage) -> None:
    double_click(stage.roster, fold_rect(stage.roster.visualRect(stage.index("Thug 1", Column.NAME))).center())
    assert rows(stage) == ["Mira", *FIVE, "Warden"]


def test_arrows_unfold_and_fold_a_crowd_from_any_row(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Thug 1"))
    QTest.keyClick(stage.roster, Qt.Key.Key_Right)
    assert (rows(stage), chosen(stage)) == (["Mira", *FIVE, "Warden"], "Thug 1")
    QTest.keyClick(stage.roster, Qt.Key.Key_Down)
    QTest.keyClick(stage.roster, Qt.Key.Key_Left)
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]
    assert stage.roster.currentIndex().row() == 1


def test_crowd_counts_fallen_members_and_shows_the_next(stage: TableStage) -> None:
    assert (heading(stage, "Thug 1").text, heading(stage, "Thug 1").aside) == ("Thug ×5", "no. 1")
    fells(stage, "Thug 1", "Thug 2")
    assert heading(stage, "Thug 1").aside == "no. 3 · 2 down"
    stage.roster.choose(who(stage.table, "Thug 3"))
    assert (rows(stage), chosen(stage)) == (["Mira", "Thug ×5", "Warden"], "Thug 3")


def test_current_crowd_row_signals_its_new_member(stage: TableStage) -> None:
    told: list[tuple[str, str]] = []
    stage.roster.choose(who(stage.table, "Thug 1"))
    stage.roster.current_character_replaced.connect(lambda *both: told.append(both))
    fells(stage, "Thug 1")
    assert told == [(who(stage.table, "Thug 2"), who(stage.table, "Thug 1"))]


def test_members_of_a_crowd_keep_their_own_states(stage: TableStage) -> None:
    fells(stage, "Thug 2")
    do_wound = c.SetTrack(character=who(stage.table, "Thug 4"), track="wounds", value=1)
    assert stage.bridge.dispatch(do_wound)
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "1 wound ×1"
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert rows(stage) == ["Mira", *FIVE, "Warden"]
    words = [stage.index(name, Column.CONDITIONS).data() for name in FIVE]
    assert words == ["", "Dying", "", "1 wound", ""]


def test_shared_conditions_are_shown_once(stage: TableStage) -> None:
    for name in FIVE[:3]:
        stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="shaken"))
    cell = stage.index("Thug 1", Column.CONDITIONS)
    assert cell.data() == "Shaken ×3"
    assert "Thug 2: Shaken" in cell.data(Qt.ItemDataRole.ToolTipRole)


def test_condition_of_another_member_shows_a_count(stage: TableStage) -> None:
    """Before, the wound of the fourth had no count. Neither had "hidden" when one of six was hidden."""
    for name in ("Thug 1", "Thug 4"):
        stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="shaken"))
        assert heading(stage, "Thug 1").aside == "no. 1"
        said = stage.index("Thug 1", Column.CONDITIONS).data()
        assert said == ("Shaken ×1" if name == "Thug 1" else "Shaken ×2")
    stage.bridge.dispatch(c.SetCondition(character=who(stage.table, "Thug 1"), condition="shaken", on=False))
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "Shaken ×1"


def test_crowd_row_shows_one_members_number_tracks_and_tokens(stage: TableStage) -> None:
    held = c.AddToken(kind="tragedy", place=character_place(who(stage.table, "Thug 3")))
    for asked in (c.SetTrack(character=who(stage.table, "Thug 3"), track="stress", value=4), held):
        stage.bridge.dispatch(asked)
    for felled, shown in (("Thug 1", "no. 2"), ("Thug 2", "no. 3"), ("Thug 3", "no. 4")):
        fells(stage, felled)
        own = who(stage.table, shown.replace("no.", "Thug"))
        assert heading(stage, "Thug 1").aside.startswith(shown)
        assert {stage.index("Thug 1", column).data(Role.ID) for column in Column} == {own}


def test_crowd_row_is_active_with_any_member(stage: TableStage) -> None:
    while stage.table.campaign.character_name(stage.table.campaign.encounter.active) != "Thug 4":  # type: ignore[union-attr]
        stage.bridge.dispatch(c.NextTurn())
    assert stage.index("Thug 1", Column.NAME).data(Role.STANDING).acting
    assert heading(stage, "Thug 1").aside == "no. 4"
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_active_fallen_member_is_shown_as_fallen(stage: TableStage) -> None:
    """The row stood for the active member, but did not show that it was down."""
    assert stage.bridge.dispatch(c.NextTurn())
    fells(stage, "Thug 1")
    assert heading(stage, "Thug 1").aside == "no. 1 · 1 down"
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "Dying ×1"


def test_choosing_a_member_unfolds_its_crowd(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Thug 5"))
    assert (rows(stage), chosen(stage)) == (["Mira", *FIVE, "Warden"], "Thug 5")


def test_third_foe_makes_a_crowd_and_keeps_the_selection(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), a_foe("Rat 1"), a_foe("Rat 2"), a_foe()))
    stage.roster.choose(who(stage.table, "Rat 2"))
    stage.bridge.dispatch(c.AddCharacters(characters=(a_foe("Rat 3"),)))
    assert rows(stage) == ["Mira", "Rat ×3", "Warden"]
    assert stage.roster.currentIndex().row() == 1
    stage.bridge.undo()
    assert rows(stage) == ["Mira", "Rat 1", "Rat 2", "Warden"]


def test_two_remaining_identical_foes_have_no_fold_sign(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), *THUGS[:3]))
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert heading(stage, "Thug 1").fold == "open"
    stage.bridge.dispatch(c.RemoveCharacter(character=who(stage.table, "Thug 2")))
    assert [heading(stage, name).fold for name in ("Thug 1", "Thug 3")] == ["", ""]


def test_whole_crowd_can_be_selected(stage: TableStage) -> None:
    stage.roster.choose_all_like(who(stage.table, "Thug 1"))
    assert [stage.table.campaign.character_name(one) for one in stage.roster.selected_characters()] == FIVE


def test_only_unfolded_members_names_are_editable(stage: TableStage) -> None:
    editable = Qt.ItemFlag.ItemIsEditable
    assert not stage.roster.roster.flags(stage.index("Thug 1", Column.NAME)) & editable
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert stage.roster.roster.flags(stage.index("Thug 1", Column.NAME)) & editable


def test_carried_token_can_be_aimed_at_a_crowd_row(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice()[0],))
    point: QPoint = stage.cell("Thug 1", Column.NAME)
    assert stage.roster.target_at(point) is not None
    stage.carried.let_go()
    QApplication.processEvents()


def edits(stage: TableStage, name: str, notes: str) -> None:
    """Write notes on the sheet of one."""
    one = stage.table.campaign.character(who(stage.table, name))
    assert stage.bridge.dispatch(c.EditCharacter(character=replace(one, notes=notes)))


def conditions(stage: TableStage) -> list[str]:
    """Return the texts of the five thugs' conditions."""
    return [str(stage.index(name, Column.CONDITIONS).data()) for name in FIVE]


@pytest.mark.parametrize("by_turn", [False, True])
def test_member_with_another_sheet_shows_a_mark(stage: TableStage, by_turn: bool) -> None:
    """One had a sheet and four had blank ones, and all shared a row as if alike."""
    stage.roster.roster.sort_by_turn(by_turn)
    edits(stage, "Thug 4", "The boss.")
    row = "Thug 3" if by_turn else "Thug 1"
    cell = stage.index(row, Column.CONDITIONS)
    assert cell.data() == "Another sheet ×1"
    assert "Thug 4's sheet differs" in cell.data(Qt.ItemDataRole.ToolTipRole)
    stage.roster.fold(who(stage.table, row), folded=False)
    assert conditions(stage) == ["", "", "", "Another sheet", ""]
    stage.bridge.undo()
    assert conditions(stage) == [""] * 5


def test_most_common_sheet_is_the_crowds_sheet(stage: TableStage) -> None:
    stage.roster.fold(who(stage.table, "Thug 1"), folded=False)
    for name in FIVE[:3]:
        edits(stage, name, "Carries a hook.")
    assert conditions(stage) == ["", "", "", "Another sheet", "Another sheet"]


def test_double_click_on_a_crowds_name_opens_its_sheet(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        double_click(stage.roster, stage.cell("Thug 1", Column.NAME))
    assert asked.args == [who(stage.table, "Thug 1")]
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_unfolding_one_group_unfolds_no_other(stage: TableStage) -> None:
    """Of twelve at several places of the order, all were unfolded once three of them were."""
    stage.roster.roster.sort_by_turn(True)
    order = ("Thug 3", "Thug 4", "Thug 5", "Mira", "Thug 1", "Thug 2", "Warden")
    more = tuple(a_foe(f"Thug {number}", tier=1) for number in range(6, 9))
    stage.bridge.dispatch(c.AddCharacters(characters=more, into_turns=True))
    names = (*order, "Thug 6", "Thug 7", "Thug 8")
    stage.bridge.dispatch(c.SetOrder(order=tuple(who(stage.table, name) for name in names)))
    assert rows(stage) == ["Thug ×3", "Mira", "Thug 1", "Thug 2", "Warden", "Thug ×3"]
    stage.roster.fold(who(stage.table, "Thug 3"), folded=False)
    assert rows(stage) == ["Thug 3", "Thug 4", "Thug 5", "Mira", "Thug 1", "Thug 2", "Warden", "Thug ×3"]
    stage.roster.roster.sort_by_turn(False)
    assert rows(stage) == ["Mira", "Thug ×8", "Warden"]


def test_new_member_of_an_unfolded_crowd_gets_a_row(stage: TableStage) -> None:
    stage.roster.fold(who(stage.table, "Thug 1"), folded=False)
    stage.bridge.dispatch(c.AddCharacters(characters=(a_foe("Thug 6", tier=1),)))
    assert rows(stage) == ["Mira", *FIVE, "Thug 6", "Warden"]


def test_log_names_the_member_of_a_crowd() -> None:
    table = a_brawl()
    assert do(table, c.SetCondition(character=who(table, "Thug 3"), condition="dying")).startswith("Thug 3")
