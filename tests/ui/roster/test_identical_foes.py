"""Like foes share a row: who they are, whom it stands for, and how they are unfolded and folded up again."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character, held_by
from gmtracker.engine.crowds import crowds_among
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
    """The brawl, with the keys in the roster."""
    stage = staged(a_brawl())
    stage.roster.setFocus()
    return stage


def rows(stage: TableStage) -> list[str]:
    """What stands in the column of the names."""
    model = stage.roster.roster
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def heading(stage: TableStage, name: str) -> NameCell:
    """The name's cell on the row that somebody stands on."""
    cell = stage.index(name, Column.NAME).data(Role.CELL)
    assert isinstance(cell, NameCell)
    return cell


def fells(stage: TableStage, *names: str) -> None:
    """Have some of them dying."""
    for name in names:
        assert stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="dying"))


def chosen(stage: TableStage) -> str:
    """Whose row is the current one."""
    return stage.table.campaign.name_of(stage.roster.current_character() or who(stage.table, "Mira"))


def test_like_foes_are_one_row_from_three_on_with_their_number() -> None:
    heroes = (a_hero(f"Mira {number}") for number in (1, 2, 3))
    table = an_encounter(*heroes, *THUGS[:3], a_foe("Rat"), a_foe("Rat 2"))
    crowds = crowds_among(table.campaign.characters)
    assert [(crowd.name, len(crowd.members)) for crowd in crowds.values()] == [("Thug", 3)]


def test_a_crowd_stands_where_the_first_of_it_stood(stage: TableStage) -> None:
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_a_click_unfolds_a_crowd_and_another_folds_it_up(stage: TableStage) -> None:
    sign = fold_rect(stage.roster.visualRect(stage.index("Thug 1", Column.NAME))).center()
    click(stage.roster, sign)
    assert rows(stage) == ["Mira", *FIVE, "Warden"]
    click(stage.roster, sign)
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_a_double_click_on_the_sign_does_one_thing(stage: TableStage) -> None:
    double_click(stage.roster, fold_rect(stage.roster.visualRect(stage.index("Thug 1", Column.NAME))).center())
    assert rows(stage) == ["Mira", *FIVE, "Warden"]


def test_the_arrows_unfold_a_crowd_and_fold_it_up_from_any_of_its_rows(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Thug 1"))
    QTest.keyClick(stage.roster, Qt.Key.Key_Right)
    assert (rows(stage), chosen(stage)) == (["Mira", *FIVE, "Warden"], "Thug 1")
    QTest.keyClick(stage.roster, Qt.Key.Key_Down)
    QTest.keyClick(stage.roster, Qt.Key.Key_Left)
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]
    assert stage.roster.currentIndex().row() == 1


def test_a_crowd_says_how_many_are_down_and_stands_for_the_next_who_stands(stage: TableStage) -> None:
    assert (heading(stage, "Thug 1").text, heading(stage, "Thug 1").aside) == ("Thug ×5", "no. 1")
    fells(stage, "Thug 1", "Thug 2")
    assert heading(stage, "Thug 1").aside == "no. 3 · 2 down"
    stage.roster.choose(who(stage.table, "Thug 3"))
    assert (rows(stage), chosen(stage)) == (["Mira", "Thug ×5", "Warden"], "Thug 3")


def test_whoever_follows_the_chosen_row_is_told_that_another_stands_now(stage: TableStage) -> None:
    told: list[tuple[str, str]] = []
    stage.roster.choose(who(stage.table, "Thug 1"))
    stage.roster.current_character_replaced.connect(lambda *both: told.append(both))
    fells(stage, "Thug 1")
    assert told == [(who(stage.table, "Thug 2"), who(stage.table, "Thug 1"))]


def test_each_of_a_crowd_has_a_state_of_its_own(stage: TableStage) -> None:
    fells(stage, "Thug 2")
    do_wound = c.SetTrack(character=who(stage.table, "Thug 4"), track="wounds", value=1)
    assert stage.bridge.dispatch(do_wound)
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "1 wound ×1"
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert rows(stage) == ["Mira", *FIVE, "Warden"]
    words = [stage.index(name, Column.CONDITIONS).data() for name in FIVE]
    assert words == ["", "Dying", "", "1 wound", ""]


def test_what_holds_for_several_of_a_crowd_is_said_once(stage: TableStage) -> None:
    for name in FIVE[:3]:
        stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="shaken"))
    cell = stage.index("Thug 1", Column.CONDITIONS)
    assert cell.data() == "Shaken ×3"
    assert "Thug 2: Shaken" in cell.data(Qt.ItemDataRole.ToolTipRole)


def test_what_holds_for_another_than_the_number_on_the_row_is_counted(stage: TableStage) -> None:
    """“No. 1” stood there with the wound of the fourth, as if it were its own."""
    for name in ("Thug 1", "Thug 4"):
        stage.bridge.dispatch(c.SetCondition(character=who(stage.table, name), condition="shaken"))
        assert heading(stage, "Thug 1").aside == "no. 1"
        said = stage.index("Thug 1", Column.CONDITIONS).data()
        assert said == ("Shaken" if name == "Thug 1" else "Shaken ×2")
    stage.bridge.dispatch(c.SetCondition(character=who(stage.table, "Thug 1"), condition="shaken", on=False))
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "Shaken ×1"


def test_number_tracks_and_tokens_on_the_row_of_a_crowd_are_those_of_the_same_one(stage: TableStage) -> None:
    held = c.AddToken(kind="tragedy", place=held_by(who(stage.table, "Thug 3")))
    for asked in (c.SetTrack(character=who(stage.table, "Thug 3"), track="stress", value=4), held):
        stage.bridge.dispatch(asked)
    for felled, shown in (("Thug 1", "no. 2"), ("Thug 2", "no. 3"), ("Thug 3", "no. 4")):
        fells(stage, felled)
        own = who(stage.table, shown.replace("no.", "Thug"))
        assert heading(stage, "Thug 1").aside.startswith(shown)
        assert {stage.index("Thug 1", column).data(Role.ID) for column in Column} == {own}


def test_the_row_of_a_crowd_has_the_turn_with_any_of_its_members(stage: TableStage) -> None:
    while stage.table.campaign.name_of(stage.table.campaign.encounter.active) != "Thug 4":  # type: ignore[union-attr]
        stage.bridge.dispatch(c.NextTurn())
    assert stage.index("Thug 1", Column.NAME).data(Role.STANDING).acting
    assert heading(stage, "Thug 1").aside == "no. 4"
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_whoever_of_a_crowd_has_the_turn_while_down_is_seen_to_be_down(stage: TableStage) -> None:
    """The row was that of the one who had the turn, without a word of what had become of them."""
    assert stage.bridge.dispatch(c.NextTurn())
    fells(stage, "Thug 1")
    assert heading(stage, "Thug 1").aside == "no. 1 · 1 down"
    assert stage.index("Thug 1", Column.CONDITIONS).data() == "Dying"


def test_whoever_is_looked_for_stands_by_itself(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Thug 5"))
    assert (rows(stage), chosen(stage)) == (["Mira", *FIVE, "Warden"], "Thug 5")


def test_a_third_makes_a_crowd_and_the_choice_stays_with_it(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), a_foe("Rat 1"), a_foe("Rat 2"), a_foe()))
    stage.roster.choose(who(stage.table, "Rat 2"))
    stage.bridge.dispatch(c.AddCharacters(characters=(a_foe("Rat 3"),)))
    assert rows(stage) == ["Mira", "Rat ×3", "Warden"]
    assert stage.roster.currentIndex().row() == 1
    stage.bridge.undo()
    assert rows(stage) == ["Mira", "Rat 1", "Rat 2", "Warden"]


def test_one_who_leaves_an_unfolded_crowd_of_three_leaves_two_without_a_sign(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), *THUGS[:3]))
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert heading(stage, "Thug 1").fold == "open"
    stage.bridge.dispatch(c.RemoveCharacter(character=who(stage.table, "Thug 2")))
    assert [heading(stage, name).fold for name in ("Thug 1", "Thug 3")] == ["", ""]


def test_all_of_a_crowd_can_be_selected_at_once(stage: TableStage) -> None:
    stage.roster.choose_all_like(who(stage.table, "Thug 1"))
    assert [stage.table.campaign.name_of(one) for one in stage.roster.selected_characters()] == FIVE


def test_the_name_of_a_crowd_is_edited_by_nobody_and_one_of_its_own_is(stage: TableStage) -> None:
    editable = Qt.ItemFlag.ItemIsEditable
    assert not stage.roster.roster.flags(stage.index("Thug 1", Column.NAME)) & editable
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert stage.roster.roster.flags(stage.index("Thug 1", Column.NAME)) & editable


def test_while_something_is_carried_the_row_is_aimed_at_as_any_other(stage: TableStage) -> None:
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
    """What stands in the column of conditions for each of the five."""
    return [str(stage.index(name, Column.CONDITIONS).data()) for name in FIVE]


@pytest.mark.parametrize("by_turn", [False, True])
def test_a_member_whose_sheet_differs_shows_it(stage: TableStage, by_turn: bool) -> None:
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


def test_the_sheet_that_most_have_is_that_of_the_crowd(stage: TableStage) -> None:
    stage.roster.fold(who(stage.table, "Thug 1"), folded=False)
    for name in FIVE[:3]:
        edits(stage, name, "Carries a hook.")
    assert conditions(stage) == ["", "", "", "Another sheet", "Another sheet"]


def test_a_double_click_on_the_name_of_a_crowd_asks_for_its_sheet(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        double_click(stage.roster, stage.cell("Thug 1", Column.NAME))
    assert asked.args == [who(stage.table, "Thug 1")]
    assert rows(stage) == ["Mira", "Thug ×5", "Warden"]


def test_opening_one_group_of_a_crowd_opens_no_other(stage: TableStage) -> None:
    """Of twelve in several places of the order, all stood open once three of them were, and the rows changed."""
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


def test_one_who_joins_an_open_crowd_stands_in_an_own_row(stage: TableStage) -> None:
    stage.roster.fold(who(stage.table, "Thug 1"), folded=False)
    stage.bridge.dispatch(c.AddCharacters(characters=(a_foe("Thug 6", tier=1),)))
    assert rows(stage) == ["Mira", *FIVE, "Thug 6", "Warden"]


def test_nothing_of_a_crowd_is_in_the_log() -> None:
    table = a_brawl()
    assert do(table, c.SetCondition(character=who(table, "Thug 3"), condition="dying")).startswith("Thug 3")
