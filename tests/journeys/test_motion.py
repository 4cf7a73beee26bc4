"""With motion off, nothing moves by itself, whatever is done."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QAbstractTableModel
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollBar, QStyle, QTabBar, QTreeView

import gmtracker
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.modelview.painting import ChangeHighlight
from gmtracker.ui.settings.window import SettingsWindow
from gmtracker.ui.theme.theme import EFFECTS, set_motion
from tests.driver.gm import GM

MOVING = re.compile(r"Q\w*Animation\b|QTimeLine|QGraphicsOpacityEffect|QMovie|QScroller\b")
DURATION = QStyle.StyleHint.SH_Widget_Animation_Duration


@pytest.fixture
def still(fight: GM) -> Iterator[GM]:
    """Turn motion off in the settings, during a fight."""
    fight.hand.acts(WindowAction.SETTINGS)
    settings = fight.window_of(SettingsWindow)
    fight.hand.fill(settings, "On", False)
    settings.close()
    fight.turns_to_the_table()
    yield fight
    set_motion(True)


def moving(gm: GM) -> list[str]:
    """Return what moves now, or would move at the next change."""
    app, found = QApplication.instance(), []
    assert isinstance(app, QApplication)
    widgets = [widget for widget in app.allWidgets() if isinstance(widget, QTabBar | QScrollBar)]
    found += [f"{type(w).__name__} slides" for w in widgets if app.style().styleHint(DURATION, None, w)]
    found += ["a tree unrolls" for w in app.allWidgets() if isinstance(w, QTreeView) and w.isAnimated()]
    found += [f"{effect.name}" for effect in EFFECTS if QApplication.isEffectEnabled(effect)]
    found += ["the cursor blinks"] if app.styleHints().cursorFlashTime() else []
    running = QAbstractAnimation.State.Running
    found += ["an animation runs" for w in gm.app.window.findChildren(QAbstractAnimation) if w.state() == running]
    return found + ["a cell is lit" for flash in gm.app.window.findChildren(ChangeHighlight) if lights_anything(flash)]


def lights_anything(flash: ChangeHighlight) -> bool:
    """Whether any cell is highlighted as changed."""
    view = flash.parent()
    assert isinstance(view, QAbstractItemView)
    model = view.model()
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    places = product(range(model.rowCount()), range(columns))
    return any(flash.is_fresh(model.index(*place)) for place in places)


def test_nothing_moves_with_motion_off(still: GM) -> None:
    assert moving(still) == []
    still.next_turn()
    still.fills_wheel("Mira Vance", 2)
    assert moving(still) == []
    still.drags_and_waits("triumph", 6, to="Rook Adeyemi")
    assert moving(still) == []
    still.hand.keeps()
    still.undoes()
    for act in (
        WindowAction.FIND,
        WindowAction.ADD_NOTE,
        WindowAction.RESET_LAYOUT,
        WindowAction.LOG,
        WindowAction.PLAYER_WINDOW,
        WindowAction.LOOK_DARK,
        WindowAction.START_ENCOUNTER,
    ):
        still.hand.acts(act)
        assert moving(still) == []


def test_changed_cells_flash_and_docks_slide_with_motion_on(fight: GM) -> None:
    fight.fills_wheel("Mira Vance", 2)
    assert {"a cell is lit", "the cursor blinks"} <= set(moving(fight))


def test_every_animation_uses_the_motion_switch() -> None:
    folder = Path(gmtracker.__file__).parent
    moving = {path.name: text for path in folder.rglob("*.py") if MOVING.search(text := path.read_text("utf-8"))}
    assert [name for name, text in sorted(moving.items()) if "motion().is_on" not in text] == []


def test_turning_motion_on_restores_all_movement(still: GM) -> None:
    set_motion(True)
    assert QApplication.style().styleHint(DURATION, None, still.app.window) > 0
    assert QApplication.styleHints().cursorFlashTime() > 0
