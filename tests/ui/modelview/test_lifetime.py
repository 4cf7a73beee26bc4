"""Tests that views are freed with their window."""

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import pool_place
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.model import LogModel
from gmtracker.ui.log.view import LogView
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.roster_input import CharactersView
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.model import PoolModel
from gmtracker.ui.tokens.view import PoolView
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.campaigns import an_encounter, faces_in_turn
from tests.windows.table_views import Staged

pytestmark = pytest.mark.usefixtures("app")

Make = Callable[[Bridge, CarriedTokens], QObject]

VIEWS: dict[str, Make] = {
    "characters": lambda b, carried: CharactersView(CharactersModel(b, TrackEditor(b), b), carried),
    "pool": lambda b, carried: PoolView(PoolModel(b, pool_place("destiny"), b), carried),
    "log": lambda b, _: LogView(LogModel(b, b)),
}


@pytest.mark.parametrize("name", VIEWS)
def test_closed_view_is_freed(name: str, app: QApplication) -> None:
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    view = VIEWS[name](bridge, CarriedTokens(bridge, bridge))
    freed = weakref.ref(view)
    view.deleteLater()
    del view
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert freed() is None


def test_models_can_be_deleted_before_their_views(staged: Staged, app: QApplication) -> None:
    stage = staged(an_encounter())
    stage.bridge.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not stage.window.grab().isNull()


def test_views_follow_theme_and_text_size(staged: Staged, app: QApplication) -> None:
    stage = staged(an_encounter())
    before = stage.roster.rowHeight(0)
    apply_theme(app, Scheme.DARK, 1.5)
    assert stage.roster.rowHeight(0) == before * 3 // 2
    dark = stage.roster.viewport().grab().toImage().pixelColor(5, stage.roster.viewport().height() - 5)
    assert dark.lightness() < 60


def test_rows_are_high_enough_for_a_finger(staged: Staged) -> None:
    assert staged(an_encounter()).roster.rowHeight(0) >= 36
