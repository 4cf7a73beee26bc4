"""How the room is shared out at the table, what the drawer does, and what of both is remembered."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter, QTabBar, QWidget

from gmtracker.app import App
from gmtracker.engine.commands import StartEncounter, StartSession
from gmtracker.storage.settings import Settings, TableLayout
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.main_window import USUAL
from gmtracker.ui.modelview.cells import Column
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.windows.main_window import BEFORE_THE_EVENING, Stage

ALL_GAMES = ["shattered-spheres", "vagabond", "humans-and-heroes", "torg-eternity"]
WIDE = QSize(1920, 1080)


def shown(stage: Stage, size: QSize = USUAL, layout: TableLayout | None = None) -> App:
    """A window of that size with the first game's sample, as it was left."""
    app = stage.window(Settings(layout=layout or TableLayout()))
    app.window.resize(size)
    app.window.restore(b"", layout or TableLayout())
    app.window.show()
    app.document.open_sample(BEFORE_THE_EVENING)
    QApplication.processEvents()
    return app


def becomes(app: App, size: QSize) -> None:
    app.window.resize(size)
    QApplication.processEvents()


def drag_border(part: QWidget, by: QPoint) -> None:
    """Drag the border that follows a part of a splitter, whatever lies within that part."""
    inside, splitter = part, part.parentWidget()
    orientation = Qt.Orientation.Horizontal if by.x() else Qt.Orientation.Vertical
    while not (isinstance(splitter, QSplitter) and splitter.orientation() == orientation):
        assert splitter is not None
        inside, splitter = splitter, splitter.parentWidget()
    handle = splitter.handle(splitter.indexOf(inside) + 1)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + by)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    QApplication.processEvents()


def top(app: App, part: QWidget) -> int:
    return part.mapTo(app.window, QPoint(0, 0)).y()


def test_the_strips_are_as_high_as_designed_and_the_people_have_the_rest(stage: Stage, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT)
    app = shown(stage)
    window = app.window
    strips = (window.header, window.pools, window.last, window.statusBar())
    assert [strip.height() for strip in strips] == [44, 64, 40, 32]
    assert top(app, window.characters) == 108
    assert window.characters.height() == 720 - 44 - 64 - 40 - 32
    assert 0.6 < window.characters.width() / window.width() < 0.64


def test_a_border_that_was_moved_keeps_its_part_of_the_room(stage: Stage) -> None:
    app = shown(stage)
    before = app.window.characters.width()
    drag_border(app.window.characters, QPoint(-80, 0))
    moved = app.window.characters.width()
    assert abs(moved - (before - 80)) <= 2
    _, layout = app.window.remembered()
    assert abs(shown(stage, layout=layout).window.characters.width() - moved) <= 2
    app.window.actions_of_play[WindowAction.RESET_LAYOUT].trigger()
    assert app.window.characters.width() == before


def test_the_log_opens_under_the_people_and_the_check_stays_whole(stage: Stage) -> None:
    app = shown(stage)
    window, check = app.window, app.window.check.size()
    window.last.log.click()
    QApplication.processEvents()
    assert window.log.isVisible()
    assert window.focusWidget() is window.log
    assert top(app, window.drawer) > top(app, window.characters)
    assert window.check.size() == check
    assert window.actions_of_play[WindowAction.LOG].isChecked()
    window.last.log.click()
    assert not window.drawer.isVisible()
    assert not window.actions_of_play[WindowAction.LOG].isChecked()
    assert window.focusWidget() is window.characters


def test_esc_shuts_the_drawer_and_gives_the_keys_to_the_table(stage: Stage) -> None:
    app = shown(stage)
    for act in (WindowAction.LOG, WindowAction.WELLS):
        app.window.actions_of_play[act].trigger()
        assert app.window.drawer.isVisible()
        QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Escape)
        assert not app.window.drawer.isVisible()
        assert app.window.focusWidget() is app.window.characters


def test_another_part_takes_the_place_of_the_one_in_the_drawer(stage: Stage) -> None:
    app = shown(stage)
    window, act = app.window, app.window.actions_of_play
    act[WindowAction.LOG].trigger()
    act[WindowAction.WELLS].trigger()
    assert window.wheels.isVisible()
    assert not window.log.isVisible()
    assert [act[which].isChecked() for which in (WindowAction.LOG, WindowAction.WELLS)] == [False, True]
    (tabs,) = window.drawer.findChildren(QTabBar)
    tabs.setCurrentIndex(0)
    assert window.log.isVisible()
    assert act[WindowAction.LOG].isChecked()


def test_a_game_without_tracks_has_no_part_for_them(stage: Stage) -> None:
    app = shown(stage)
    window = app.window
    window.actions_of_play[WindowAction.WELLS].trigger()
    assert window.actions_of_play[WindowAction.WELLS].text() == "Stress"
    window.name_wells("")
    assert window.log.isVisible()
    assert not window.actions_of_play[WindowAction.WELLS].isVisible()
    window.name_wells("Shock")
    assert window.actions_of_play[WindowAction.WELLS].text() == "Shock"


def test_in_a_wide_window_the_log_is_a_third_column(stage: Stage) -> None:
    app = shown(stage, WIDE)
    window = app.window
    assert window.log.isVisible()
    assert window.drawer.mapTo(window, QPoint(0, 0)).x() > window.check.mapTo(window, QPoint(0, 0)).x()
    QTest.keyClick(window.log, Qt.Key.Key_Escape)
    assert window.log.isVisible()
    becomes(app, USUAL)
    assert not window.drawer.isVisible()
    becomes(app, WIDE)
    assert window.log.isVisible()
    window.last.log.click()
    becomes(app, USUAL)
    becomes(app, WIDE)
    assert not window.drawer.isVisible()


def test_the_drawer_is_remembered_with_its_part_and_its_height(stage: Stage) -> None:
    app = shown(stage)
    app.window.actions_of_play[WindowAction.WELLS].trigger()
    QApplication.processEvents()
    drag_border(app.window.characters, QPoint(0, -40))
    high = app.window.drawer.height()
    assert high > 240
    _, layout = app.window.remembered()
    later = shown(stage, layout=layout)
    assert later.window.wheels.isVisible()
    assert abs(later.window.drawer.height() - high) <= 2


def test_how_the_people_are_sorted_is_remembered(stage: Stage) -> None:
    app = shown(stage)
    app.window.characters.sort_button.click()
    _, layout = app.window.remembered()
    later = shown(stage, layout=layout)
    assert later.window.actions_of_play[WindowAction.TURN_ORDER].isChecked()
    order = tuple(reversed([person.id for person in later.bridge.shown.in_sight()]))
    later.bridge.ask(StartSession(present=tuple(hero.id for hero in later.bridge.shown.heroes())))
    later.bridge.ask(StartEncounter(kind="combat", order=order))
    assert tuple(later.window.characters.characters()) == order
    later.window.reset_layout()
    assert tuple(later.window.characters.characters()) != order


def test_a_panel_that_needed_more_room_leaves_no_trace_in_the_layout(stage: Stage) -> None:
    app = shown(stage, QSize(1000, 700))
    before = app.window.characters.width()
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    QApplication.processEvents()
    becomes(app, QSize(1100, 700))
    app.window.side.close_panel()
    becomes(app, QSize(1000, 700))
    assert app.window.characters.width() == before
    assert app.window.remembered()[1].people == 0


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize(("size", "letters"), [(QSize(1024, 700), 1.0), (USUAL, 1.25)])
def test_in_a_narrow_window_the_roster_does_not_scroll_sideways(
    stage: Stage, qapp: QApplication, game: str, size: QSize, letters: float
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    app = shown(stage, size)
    app.files.open_sample_of(game)
    QApplication.processEvents()
    roster = app.window.characters
    assert roster.horizontalScrollBar().maximum() == 0
    assert roster.columnWidth(Column.NAME) > max(roster.columnWidth(Column.TIER), roster.columnWidth(Column.ACTIONS))
    apply_theme(qapp, Scheme.LIGHT)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_all_that_lies_in_the_tray_is_seen_without_scrolling(stage: Stage, game: str) -> None:
    app = shown(stage)
    app.files.open_sample_of(game)
    QApplication.processEvents()
    for view in app.window.pools.views.values():
        assert view.verticalScrollBar().maximum() == 0
        assert view.horizontalScrollBar().maximum() == 0
