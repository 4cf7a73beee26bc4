"""Whoever has the turn stays in sight while the GM looks back, however little room the log leaves."""

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
    """A fight with many in it and the log open, so that few rows are in sight."""
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
    """Whether the row of who has the turn is seen whole."""
    settle()
    view = app.window.characters
    row = view.roster.acting_row()
    assert row is not None
    return bool(view.viewport().rect().contains(view.rect_of_row(row)))


def test_acting_row_is_in_sight_at_each_moment_looked_back_to(crowded: App) -> None:
    """The bar that tells of the past took the room, and the acting hero was scrolled out of view."""
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
def test_choice_that_comes_back_leaves_acting_row_in_sight(crowded: App, size: QSize) -> None:
    """The row that was chosen again scrolled the acting hero out of view, at the other end of the table."""
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
