"""Tests on scaled screens: the window is no larger than the screen, and every part is visible."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.app import App
from gmtracker.ui.main_window import FRAME, MIN_SIZE, minimum_size
from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.modelview.painting import PAD
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import below_width
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.scroll import ScrolledPart
from tests.windows.main_window import BEFORE_THE_EVENING, Stage

PASSES = 4
SCREENS = {
    "1280x720 at 125 %": QSize(1024, 576),
    "1280x720 at 150 %": QSize(853, 480),
    "1280x720 at 200 %": QSize(640, 360),
    "1366x768 at 150 %": QSize(911, 512),
    "1920x1080 at 200 %": QSize(960, 540),
}


@pytest.fixture(autouse=True)
def usual_letters(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT)
    yield
    apply_theme(qapp, Scheme.LIGHT)


def filling(stage: Stage, screen: QSize) -> App:
    """Return the sample in a window that fills this screen."""
    app = stage.window()
    app.window.setMinimumSize(minimum_size(screen))
    app.window.resize(screen.shrunkBy(FRAME))
    app.window.show()
    app.files.open_sample_of("shattered-spheres")
    for _ in range(PASSES):
        QApplication.processEvents()
    return app


def in_sight(part: QWidget) -> QRect:
    """Return the visible area of a part, in its own coordinates."""
    return part.visibleRegion().boundingRect()


@pytest.mark.parametrize("game", ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes"])
def test_text_below_every_name_is_whole_at_1280(stage: Stage, game: str) -> None:
    """Before, “no Victory point gained” was cut."""
    app = stage.window()
    app.window.resize(1280, 720)
    app.window.show()
    app.files.open_sample_of(game)
    for _ in range(PASSES):
        QApplication.processEvents()
    roster = app.window.characters
    cells = [roster.model().index(row, Column.NAME).data(Role.CELL) for row in range(roster.model().rowCount())]
    assert any(cell.small_text for cell in cells)
    assert [cell.small_text for cell in cells if below_width(cell) > roster.columnWidth(Column.NAME)] == []


def test_smallest_window_is_no_larger_than_its_screen() -> None:
    assert minimum_size(QSize(1920, 1080)) == MIN_SIZE
    assert minimum_size(QSize(640, 360)) == QSize(640, 320)


def test_window_can_be_as_small_as_its_screen(stage: Stage) -> None:
    window = stage.window().window
    assert window.minimumSize() == minimum_size(window.screen().availableSize())


@pytest.mark.parametrize("name", SCREENS)
def test_every_part_is_visible_on_a_scaled_screen(stage: Stage, name: str) -> None:
    """Before, the window stayed at 960 by 600 pixels, with the command bar, the check and the table off the screen."""
    app = filling(stage, SCREENS[name])
    window = app.window
    assert window.size() == SCREENS[name].shrunkBy(FRAME)
    for part in (window.line, window.last, window.header, window.menu_button):
        place = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
        assert window.rect().contains(place), part
        assert in_sight(part) == part.rect(), part
    roll = window.check.bar.do
    for area in window.frame.findChildren(ScrolledPart):
        if area.isAncestorOf(roll):
            area.ensureWidgetVisible(roll)
    assert in_sight(roll) == roll.rect()
    assert in_sight(window.characters).height() > window.characters.height_of_row()
    assert in_sight(window.check).height() > 0


@pytest.mark.parametrize("name", SCREENS)
def test_every_pool_token_is_visible_on_a_scaled_screen(stage: Stage, name: str) -> None:
    assert_every_token_is_seen(filling(stage, SCREENS[name]))


def test_every_pool_token_is_visible_with_the_largest_text(stage: Stage, qapp: QApplication) -> None:
    """Before, four of eight Destiny dice were hidden while the hints of empty pools took the room."""
    apply_theme(qapp, Scheme.LIGHT, 2)
    app = filling(stage, QSize(1280, 720))
    assert_every_token_is_seen(app)


def test_dice_come_before_hints_of_empty_pools(stage: Stage, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT, 2)
    app = filling(stage, QSize(1280, 720))
    app.document.open_sample(BEFORE_THE_EVENING)
    for _ in range(PASSES):
        QApplication.processEvents()
    pools = app.window.pools.views.values()
    assert any(not pool.tokens() for pool in pools)
    assert_every_token_is_seen(app)


def assert_every_token_is_seen(app: App) -> None:
    for pool in app.window.pools.views.values():
        for token in pool.tokens():
            assert pool.viewport().rect().contains(pool.visualRect(token)), pool.accessibleName()


@pytest.mark.parametrize("game", ["torg-eternity", "humans-and-heroes"])
def test_actions_heading_is_whole_when_there_is_room(stage: Stage, game: str) -> None:
    """Before, it was cut on a screen of 1440 × 900 at 125 %, with free room beside it."""
    app = stage.window()
    app.files.open_sample_of(game)
    app.window.resize(1152, 705)
    app.window.show()
    QApplication.processEvents()
    view = app.window.characters
    words = str(view.roster.headerData(Column.ACTIONS, Qt.Orientation.Horizontal))
    needed = QFontMetrics(text_font(TextSize.SMALL, bold=True)).horizontalAdvance(words) + 2 * PAD
    assert view.columnWidth(Column.ACTIONS) >= needed
