"""Several rows at once in the real window: selected, changed, copied, put aside, brought back and removed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.engine.commands import AddCharacters, SetTrack, StartEncounter, StartSession
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.quick_add import read_line
from gmtracker.ui.actions import Act
from gmtracker.ui.modelview.cells import Column
from tests.windows.main_window import Stage

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
GUARDS = ["Guard 1", "Guard 2", "Guard 3"]


@pytest.fixture
def parts(stage: Stage, qtbot: QtBot) -> Parts:
    """The sample in session, three guards at the foot of the table, the keys in it."""
    parts = stage.sample()
    parts.bridge.ask(StartSession(present=tuple(hero.id for hero in parts.bridge.shown.heroes())))
    parts.bridge.ask(AddCharacters(characters=read_line(parts.bridge.shown, "3 Guard")))
    parts.window.show()
    qtbot.waitActive(parts.window)
    parts.window.characters.setFocus()
    return parts


def who(parts: Parts, name: str) -> CharacterId:
    return next(person.id for person in parts.bridge.shown.characters if person.name == name)


def click(parts: Parts, name: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view = parts.window.characters
    row = view.roster.row_of(who(parts, name))
    assert row is not None
    point: QPoint = view.visualRect(view.roster.index(row, Column.NAME)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, point)


def select_guards(parts: Parts) -> None:
    click(parts, "Guard 1")
    click(parts, "Guard 3", SHIFT)


def selected(parts: Parts) -> list[str]:
    return [parts.bridge.shown.name_of(own_id) for own_id in parts.window.characters.selected_characters()]


def rows(parts: Parts) -> list[str]:
    return [parts.bridge.shown.name_of(own_id) for own_id in parts.window.characters.characters()]


def wounds(parts: Parts) -> list[int]:
    return [parts.bridge.shown.track_value(who(parts, name), "wounds") for name in GUARDS]


def test_clicks_with_ctrl_and_shift_select_several_rows(parts: Parts) -> None:
    select_guards(parts)
    assert selected(parts) == GUARDS
    click(parts, "Guard 2", CTRL)
    assert selected(parts) == ["Guard 1", "Guard 3"]
    click(parts, "Guard 2")
    assert selected(parts) == ["Guard 2"]


def test_the_keys_select_several_rows_and_keep_them_on_the_way_to_another_cell(parts: Parts) -> None:
    view = parts.window.characters
    click(parts, "Guard 1")
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Down, SHIFT)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert selected(parts) == GUARDS
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    assert selected(parts) == rows(parts)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert len(selected(parts)) == 1


def test_plus_and_minus_change_everyone_selected_and_one_undo_takes_it_back(parts: Parts) -> None:
    heroes = [hero.id for hero in parts.bridge.shown.heroes()]
    before = [parts.bridge.shown.track_value(hero, "stress") for hero in heroes]
    view = parts.window.characters
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert [parts.bridge.shown.track_value(hero, "stress") for hero in heroes] == [value + 1 for value in before]
    parts.window.actions_of_play[Act.UNDO].trigger()
    assert [parts.bridge.shown.track_value(hero, "stress") for hero in heroes] == before


def test_who_has_nothing_to_lose_keeps_nobody_from_losing(parts: Parts) -> None:
    mira = next(hero.id for hero in parts.bridge.shown.heroes())
    parts.bridge.ask(SetTrack(character=mira, track="stress", value=2))
    view = parts.window.characters
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    stress = [parts.bridge.shown.track_value(hero.id, "stress") for hero in parts.bridge.shown.heroes()]
    assert stress[0] == 1
    assert set(stress[1:]) == {0}


def test_the_menu_of_a_turn_is_that_of_its_row(parts: Parts) -> None:
    rook, mira = (person.id for person in reversed(parts.bridge.shown.heroes()[:2]))
    parts.bridge.ask(StartEncounter(kind="combat", order=(rook, mira)))
    select_guards(parts)
    parts.window.turn_order.menu_requested.emit(mira, QPoint())
    assert parts.window.characters.selected_characters() == (mira,)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def test_the_menu_of_all_who_are_selected_changes_each_of_them(parts: Parts) -> None:
    select_guards(parts)
    menu = parts.window.row_menu.menu_for(*parts.window.characters.selected_characters())
    more = next(action for action in menu.findChildren(type(menu)) if action.title().startswith("Wounds"))
    more.actions()[0].trigger()
    assert wounds(parts) == [1, 1, 1]
    parts.window.actions_of_play[Act.UNDO].trigger()
    assert wounds(parts) == [0, 0, 0]


def test_copies_of_several_are_numbered_on(parts: Parts) -> None:
    select_guards(parts)
    parts.window.actions_of_play[Act.DUPLICATE].trigger()
    assert rows(parts)[-6:] == [*GUARDS, "Guard 4", "Guard 5", "Guard 6"]


def test_who_is_put_aside_is_out_of_sight_until_brought_back(parts: Parts) -> None:
    before = rows(parts)
    assert not parts.window.menus.benched.isEnabled()
    select_guards(parts)
    parts.window.actions_of_play[Act.BENCH].trigger()
    assert rows(parts) == before[:-3]
    menu = parts.window.menus.benched
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.text()] == [*GUARDS, "All of them"]
    menu.actions()[1].trigger()
    assert rows(parts) == [*before[:-3], "Guard 2"]
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    assert rows(parts) == before
    assert not parts.window.menus.benched.isEnabled()


def test_several_are_removed_as_one(parts: Parts) -> None:
    before = rows(parts)
    select_guards(parts)
    parts.window.actions_of_play[Act.REMOVE_CHARACTER].trigger()
    assert rows(parts) == before[:-3]
    parts.window.actions_of_play[Act.UNDO].trigger()
    assert rows(parts) == before


def test_who_is_put_aside_takes_no_part_in_an_encounter(parts: Parts) -> None:
    from gmtracker.ui.turns.encounter import StartEncounterPanel

    select_guards(parts)
    parts.window.actions_of_play[Act.BENCH].trigger()
    parts.window.actions_of_play[Act.START_ENCOUNTER].trigger()
    panel = parts.window.side.panel
    assert isinstance(panel, StartEncounterPanel)
    assert who(parts, "Guard 1") not in panel.command().order
