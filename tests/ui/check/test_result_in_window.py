"""Tests of a rolled check in the whole window, in each game: nothing is cut, and the buttons are in view."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel

from gmtracker.app import App
from gmtracker.ui.check.result_view import WHOLE, RunLine
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.scroll import ScrolledPart
from tests.windows.main_window import Stage

GAMES = ("shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes")
MOST_STEPS = 6


@pytest.fixture(params=GAMES)
def rolled(stage: Stage, app: QApplication, request: pytest.FixtureRequest) -> App:
    """Return the sample of a game at 1280 × 720, with the result of a check."""
    window = stage.window()
    window.window.resize(1280, 720)
    window.window.show()
    window.files.open_sample_of(request.param)
    check = window.window.check
    check.set_next_actor(window.bridge.shown.acting or window.bridge.shown.heroes()[0].id)
    check.refresh()
    for _ in range(MOST_STEPS):
        if check.result.isVisible():
            break
        check.key_guard.end()
        check.bar.press(roll_here=True)
        check.refresh()
    QApplication.processEvents()
    assert check.result.isVisible()
    return window


def assert_result_is_whole(app: App) -> None:
    """Assert that no text of the result is cut, and that the main button can be seen."""
    for _ in range(4):
        QApplication.processEvents()
    check, window = app.window.check, app.window
    for label in check.result.findChildren(QLabel):
        if label.isVisible() and label.text():
            assert label.mapTo(check.result, label.rect().topRight()).x() < check.result.viewport().width(), (
                label.text()
            )
            assert label.width() >= label.minimumSizeHint().width(), label.text()
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    lines = [one for one in check.result.findChildren(RunLine) if one.isVisible()]
    assert lines
    assert [line.accessibleName() for line in lines if line.is_cut] == []
    for area in window.frame.findChildren(ScrolledPart):
        if area.isAncestorOf(check.bar.do):
            area.ensureWidgetVisible(check.bar.do)
    assert window.rect().contains(QRect(check.bar.do.mapTo(window, QPoint()), check.bar.do.size()))
    assert check.bar.do.visibleRegion().boundingRect() == check.bar.do.rect()


def test_result_is_whole_in_each_game(rolled: App) -> None:
    assert_result_is_whole(rolled)
    assert rolled.window.check.result._size == WHOLE
    assert rolled.window.check.result.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_result_is_whole_in_each_game_with_large_text(rolled: App, app: QApplication, scale: float) -> None:
    apply_theme(app, Scheme.LIGHT, scale)
    assert_result_is_whole(rolled)
