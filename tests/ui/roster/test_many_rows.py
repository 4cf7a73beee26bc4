"""Several rows at once in the real window: selected, changed, copied, benched, brought back and removed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, SetTrack, StartEncounter, StartSession
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.parse_characters import parse_characters_line
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.roster.columns_table import Column
from tests.windows.main_window import Stage

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
GUARDS = ["Guard 1", "Guard 2", "Guard 3"]


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """The sample in a session, three guards at the end of the table, and the focus in it."""
    app = stage.sample()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 Guard")))
    app.window.show()
    qtbot.waitActive(app.window)
    app.window.characters.fold(who(app, "Guard 1"), folded=False)
    app.window.characters.setFocus()
    return app


def who(app: App, name: str) -> CharacterId:
    return next(person.id for person in app.bridge.shown.characters if person.name == name)


def click(app: App, name: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view = app.window.characters
    row = view.roster.row_of(who(app, name))
    assert row is not None
    point: QPoint = view.visualRect(view.roster.index(row, Column.NAME)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, point)


def select_guards(app: App) -> None:
    click(app, "Guard 1")
    click(app, "Guard 3", SHIFT)


def selected(app: App) -> list[str]:
    return [app.bridge.shown.character_name(own_id) for own_id in app.window.characters.selected_characters()]


def rows(app: App) -> list[str]:
    return [app.bridge.shown.character_name(own_id) for own_id in app.window.characters.characters()]


def wounds(app: App) -> list[int]:
    return [app.bridge.shown.track_value(who(app, name), "wounds") for name in GUARDS]


def test_ctrl_and_shift_clicks_select_several_rows(app: App) -> None:
    select_guards(app)
    assert selected(app) == GUARDS
    click(app, "Guard 2", CTRL)
    assert selected(app) == ["Guard 1", "Guard 3"]
    click(app, "Guard 2")
    assert selected(app) == ["Guard 2"]


def test_keys_keep_several_rows_selected_across_cells(app: App) -> None:
    view = app.window.characters
    click(app, "Guard 1")
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Down, SHIFT)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert selected(app) == GUARDS
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    assert selected(app) == rows(app)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert len(selected(app)) == 1


def test_plus_changes_all_selected_rows_in_one_undo(app: App) -> None:
    heroes = [hero.id for hero in app.bridge.shown.heroes()]
    before = [app.bridge.shown.track_value(hero, "stress") for hero in heroes]
    view = app.window.characters
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert [app.bridge.shown.track_value(hero, "stress") for hero in heroes] == [value + 1 for value in before]
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert [app.bridge.shown.track_value(hero, "stress") for hero in heroes] == before


def test_character_at_the_tracks_end_does_not_block_others(app: App) -> None:
    mira = next(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(SetTrack(character=mira, track="stress", value=2))
    view = app.window.characters
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    stress = [app.bridge.shown.track_value(hero.id, "stress") for hero in app.bridge.shown.heroes()]
    assert stress[0] == 1
    assert set(stress[1:]) == {0}


def test_menu_changes_every_selected_row(app: App) -> None:
    select_guards(app)
    menu = app.window.row_menu.menu_for(*app.window.characters.selected_characters())
    more = next(action for action in menu.findChildren(type(menu)) if action.title().startswith("Wounds"))
    more.actions()[0].trigger()
    assert wounds(app) == [1, 1, 1]
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert wounds(app) == [0, 0, 0]


def test_copies_of_several_get_the_next_numbers(app: App) -> None:
    select_guards(app)
    app.window.actions_of_play[WindowAction.DUPLICATE].trigger()
    assert rows(app)[-6:] == [*GUARDS, "Guard 4", "Guard 5", "Guard 6"]


def test_benched_character_is_hidden_until_brought_back(app: App) -> None:
    before = rows(app)
    assert not app.window.menus.benched.isEnabled()
    select_guards(app)
    app.window.actions_of_play[WindowAction.BENCH].trigger()
    assert rows(app) == before[:-3]
    menu = app.window.menus.benched
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.text()] == [*GUARDS, "All of them"]
    menu.actions()[1].trigger()
    assert rows(app) == [*before[:-3], "Guard 2"]
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    assert rows(app) == before
    assert not app.window.menus.benched.isEnabled()


def test_several_rows_are_removed_in_one_undo(app: App) -> None:
    before = rows(app)
    select_guards(app)
    app.window.actions_of_play[WindowAction.REMOVE_CHARACTER].trigger()
    assert rows(app) == before[:-3]
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert rows(app) == before


def test_benched_character_takes_no_part_in_an_encounter(app: App) -> None:
    from gmtracker.ui.turns.encounter_panels import StartEncounterPanel

    select_guards(app)
    app.window.actions_of_play[WindowAction.BENCH].trigger()
    app.window.actions_of_play[WindowAction.START_ENCOUNTER].trigger()
    panel = app.window.side.panel
    assert isinstance(panel, StartEncounterPanel)
    assert who(app, "Guard 1") not in panel.command().order


def choose_folded_guards(app: App) -> None:
    """Make the row of all guards the current one, and one of them the active character."""
    order = tuple(who(app, name) for name in (*GUARDS, app.bridge.shown.heroes()[0].name))
    app.bridge.dispatch(StartEncounter(kind="combat", order=order))
    app.window.characters.choose(who(app, "Guard 1"))
    app.window.characters.fold(who(app, "Guard 1"), folded=True)


@pytest.mark.parametrize(
    ("act", "label", "begin"),
    [
        (WindowAction.DUPLICATE, "adding Guard ×3", "Guard ×3 join the campaign."),
        (WindowAction.BENCH, "setting Guard ×3 aside", "Guard ×3 is set aside. It is Mira"),
        (WindowAction.REMOVE_CHARACTER, "removal of Guard ×3", "Guard ×3 is removed from the campaign. It"),
    ],
)
def test_shortcuts_affect_everyone_on_a_folded_row(app: App, act: WindowAction, label: str, begin: str) -> None:
    """They affected one of them, and nothing said which."""
    choose_folded_guards(app)
    app.window.actions_of_play[act].trigger()
    entry = app.bridge.entries()[-1]
    assert app.bridge.table.undo_label() == label
    assert entry.sentence.startswith(begin)


def test_turn_passes_once_when_a_folded_row_leaves(app: App) -> None:
    choose_folded_guards(app)
    app.window.actions_of_play[WindowAction.BENCH].trigger()
    assert app.bridge.entries()[-1].sentence.count("turn.") == 1


def test_menu_of_a_folded_row_removes_only_the_named_one(app: App) -> None:
    choose_folded_guards(app)
    menu = app.window.row_menu.menu_for(who(app, "Guard 2"))
    next(action for action in menu.actions() if action.text() == "Remove from the campaign").trigger()
    assert app.bridge.table.undo_label() == "removal of Guard 2"
