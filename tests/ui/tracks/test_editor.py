"""Tests of tracks in the roster, in a game without wheels.

For wheels: who has one, and what clicks and keys change.
"""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from gmtracker.engine.commands import EditCharacter, SetTrack
from gmtracker.engine.game_spec import TrackKind
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.cells import TrackCell
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, faces_in_turn, who
from tests.builders.river_tales import a_river, a_sailor
from tests.strangers_game.river_tales import GAME
from tests.ui.roster.test_model import tells_cells

pytestmark = pytest.mark.usefixtures("qapp")

LEAKS, MOOD = len(Column), len(Column) + 1


def roster(table: Table) -> tuple[CharactersModel, Bridge]:
    """Return the roster's model of a table, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return CharactersModel(bridge, TrackEditor(bridge), bridge), bridge


def told(model: CharactersModel, row: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row, column).data(role) for column in (Column.TRACK, LEAKS, MOOD)]


def test_every_drawn_track_has_its_own_column() -> None:
    model, _ = roster(a_river())
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in model.in_order()]
    assert headings == ["", "Name", "Breath", "Leaks", "Mood", "Tokens", "Actions", "Conditions"]
    assert told(model, 0) == ["10/10", "0/5", "Merry"]
    assert told(model, 1) == ["4/4", "0/5", None]


def test_unused_columns_are_reported_as_empty() -> None:
    model, _ = roster(a_river())
    assert model.empty_columns() == {Column.ACTIONS}
    bare, _ = roster(a_river(a_hero(), game=replace(GAME, level="", tracks=(), tokens=(), pools=())))
    assert bare.empty_columns() == {Column.ACTIONS, Column.TRACK, Column.TOKENS}
    assert bare.columnCount() == len(Column)


def test_tracks_have_accessible_texts_with_their_units() -> None:
    model, bridge = roster(a_river())
    bridge.dispatch(SetTrack(character=who(bridge.table, "Oda"), track="mood", value=2))
    assert told(model, 0, Qt.ItemDataRole.AccessibleTextRole) == [
        "Breath 10 of 10",
        "Leaks 0 of 5",
        "Mood Sour, 2 of 3",
    ]


def test_typing_into_a_track_sets_it_and_signals_one_cell() -> None:
    model, bridge = roster(a_river())
    cells = tells_cells(model)
    assert model.setData(model.index(0, MOOD), "+2")
    assert model.setData(model.index(0, Column.TRACK), "-3")
    assert cells == [(0, MOOD, MOOD), (0, Column.TRACK, Column.TRACK)]
    assert told(model, 0) == ["7/10", "0/5", "Sour"]
    assert bridge.shown.characters[0].tracks == {"breath": 7, "mood": 2}


def test_missing_track_is_not_editable() -> None:
    model, _ = roster(a_river())
    editable = [bool(model.flags(model.index(1, column)) & Qt.ItemFlag.ItemIsEditable) for column in (LEAKS, MOOD)]
    assert editable == [True, False]


def test_name_has_the_level_below_it_in_games_without_tiers() -> None:
    model, _ = roster(a_river())
    assert "Voyages 2" in model.index(0, Column.NAME).data(cells.Role.CELL).small_text


def test_new_maximum_signals_a_change_of_its_track() -> None:
    model, bridge = roster(a_river())
    cells = tells_cells(model)
    bridge.dispatch(EditCharacter(character=a_river(a_sailor(back=6)).campaign.characters[0]))
    assert cells == [(0, Column.TRACK, Column.TRACK)]


def test_another_game_changes_the_columns() -> None:
    model, bridge = roster(a_river())
    bridge.open(a_table(a_hero()))
    assert model.columnCount() == len(Column)
    assert model.headerData(Column.TRACK, Qt.Orientation.Horizontal) == "Stress"


def test_number_track_that_starts_full_shows_its_maximum() -> None:
    mana = TrackKind(key="mana", name="Mana", unit="mana", units="mana", highest=6, starts_full=True)
    none = TrackKind(key="luck", name="Luck", unit="luck", units="luck", highest=0, starts_full=True)
    model, bridge = roster(a_river(game=replace(GAME, tracks=(mana, none))))
    bridge.dispatch(SetTrack(character=who(bridge.table, "Oda"), track="mana", value=4))
    assert [model.index(row, Column.CONDITIONS).data() for row in (0, 1)] == ["4/6 mana", "6/6 mana"]


@pytest.mark.parametrize(
    ("look", "highest", "drawn"),
    [("wheel", 60, "wheel"), ("wheel", 61, "bar"), ("pips", 21, "bar"), ("bar", 999, "bar")],
)
def test_track_with_too_many_steps_is_drawn_as_a_bar(look: str, highest: int, drawn: str) -> None:
    kind = replace(GAME.track("breath"), look=look, highest=highest)
    assert TrackCell(kind, 0, 0, highest).look == drawn


@pytest.mark.parametrize(("value", "share"), [(-3, 0.0), (0, 0.0), (3, 0.5), (6, 1.0)])
def test_bar_is_empty_below_zero(value: int, share: float) -> None:
    kind = replace(GAME.track("breath"), lowest=-3, highest=6)
    assert TrackCell(kind, value, 0, 6).share == share
    assert TrackCell(kind, -2, 0, 6).text == "−2/6"


def test_click_on_a_rung_fills_to_it_or_lowers_it() -> None:
    bridge = Bridge(faces_in_turn())
    bridge.open(a_river())
    model, oda = TrackEditor(bridge), who(bridge.table, "Oda")
    assert model.click_preview(oda, 2, "mood") == ("Oda: Mood Merry → Sour", False)
    model.click(oda, 2, "mood")
    model.click(oda, 2, "mood")
    assert bridge.shown.track_value(oda, "mood") == 1


def wheels(table: Table) -> tuple[TrackEditor, Bridge]:
    """Return the editor of a table's tracks, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return TrackEditor(bridge), bridge


def stones(bridge: Bridge, name: str = "Mira") -> int:
    """Return the number of a character's Stress stones."""
    return bridge.shown.track_value(who(bridge.table, name), "stress")


@pytest.mark.parametrize(("segment", "after"), [(7, 7), (2, 2), (5, 4), (1, 1)])
def test_click_fills_to_a_segment_or_removes_the_last_stone(segment: int, after: int) -> None:
    model, bridge = wheels(a_table(a_hero(stress=5)))
    assert model.click(who(bridge.table, "Mira"), segment)
    assert stones(bridge) == after


def test_click_on_the_only_stone_empties_the_wheel() -> None:
    model, bridge = wheels(a_table(a_hero(stress=1)))
    model.click(who(bridge.table, "Mira"), 1)
    assert stones(bridge) == 0


def test_click_preview_gives_the_result_or_the_refusal() -> None:
    model, bridge = wheels(a_session(a_hero(stress=5)))
    mira = who(bridge.table, "Mira")
    assert model.click_preview(mira, 6) == ("Mira: Stress 7 → 8", False)
    says, refused = model.click_preview(mira, 9)
    assert refused
    assert says == "Held tokens count too, so 9 stones would take Mira over 10 Stress."
    assert stones(bridge) == 5


def test_change_adds_and_removes_stones() -> None:
    model, bridge = wheels(a_table(a_hero(stress=5)))
    mira = who(bridge.table, "Mira")
    model.change_all((mira,), 1)
    model.change_all((mira,), 1)
    model.change_all((mira,), -1)
    assert stones(bridge) == 6


def test_character_without_a_wheel_gets_no_stress() -> None:
    model, bridge = wheels(a_table(a_foe()))
    assert not model.change_all((who(bridge.table, "Warden"),), 1)
    assert model.click_preview(who(bridge.table, "Warden"), 3) == ("", False)
