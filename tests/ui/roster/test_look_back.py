"""The active row stays visible while the GM looks back, however little room the log leaves."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gmtracker.app import App
from gmtracker.engine import commands as c
from gmtracker.ui.actions import WindowAction
from tests.builders.campaigns import a_foe
from tests.windows.main_window import BEFORE_THE_EVENING, Stage

PASSES = 4


def settle() -> None:
    for _ in range(PASSES):
        QApplication.processEvents()


@pytest.fixture
def crowded(stage: Stage) -> App:
    """A large fight with the log open, so that few rows are visible."""
    app = stage.window()
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.resize(QSize(1280, 720))
    app.window.show()
    bridge = app.bridge
    bridge.dispatch(c.StartSession(present=tuple(hero.id for hero in bridge.shown.heroes())))
    bridge.dispatch(c.AddCharacters(characters=tuple(a_foe(f"Lurker of {number}") for number in "abcdefgh")))
    order = tuple(one.id for one in bridge.shown.active_characters())
    bridge.dispatch(c.StartEncounter(kind="combat", order=order))
    app.window.actions_of_play[WindowAction.LOG].trigger()
    settle()
    return app


def acting_is_in_sight(app: App) -> bool:
    """Whether the active row is fully visible."""
    settle()
    view = app.window.characters
    row = view.roster.acting_row()
    assert row is not None
    return bool(view.viewport().rect().contains(view.rect_of_row(row)))


def test_active_row_is_visible_at_each_past_moment(crowded: App) -> None:
    """The bar of the past moment took the room, and the active hero was scrolled out of view."""
    bridge = crowded.bridge
    for _ in range(len(bridge.shown.active_characters()) - 1):
        bridge.dispatch(c.NextTurn())
        assert acting_is_in_sight(crowded)
    turns = [entry.id for entry in bridge.entries() if isinstance(entry.command, c.NextTurn)]
    for entry in (turns[0], turns[-1], turns[3], turns[-2], turns[1]):
        bridge.look_back(entry)
        assert acting_is_in_sight(crowded), entry
    bridge.return_to_now()
    assert acting_is_in_sight(crowded)


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1024, 600), QSize(960, 600)])
def test_restored_selection_keeps_the_active_row_visible(crowded: App, size: QSize) -> None:
    """The restored row scrolled the active hero out of view, at the other end of the table."""
    window, bridge = crowded.window, crowded.bridge
    window.resize(size)
    people = [one.id for one in bridge.shown.active_characters()]
    for chosen in (people[-1], people[0]):
        window.characters.choose(chosen)
        for entry in bridge.entries()[2:]:
            bridge.look_back(entry.id)
            assert bridge.shown.encounter is None or acting_is_in_sight(crowded)
            bridge.return_to_now()
            assert acting_is_in_sight(crowded)
        while bridge.shown.acting != people[-2]:
            bridge.dispatch(c.NextTurn())
