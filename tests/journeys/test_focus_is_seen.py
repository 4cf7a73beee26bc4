"""Every tab stop looks different with the focus, in every theme."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.settings.window import SettingsWindow
from tests.driver.gm import GM, Key

LOOKS = (WindowAction.LOOK_LIGHT, WindowAction.LOOK_DARK, WindowAction.LOOK_CONTRAST)
PAGES = (None, WindowAction.START_ENCOUNTER, WindowAction.PLAYER_SECTIONS)
MOST_STOPS = 120


def picture(widget: QWidget) -> QImage:
    """Return the widget as it looks now."""
    return widget.grab().toImage()


def stops(gm: GM) -> list[QWidget]:
    """Return all tab stops from the focus widget, until Tab returns to it."""
    start = gm.focused()
    found = [start]
    while len(found) < MOST_STOPS:
        gm.presses(Key.Key_Tab)
        if gm.focused() is start:
            return found
        found.append(gm.focused())
    raise AssertionError("Tab does not come back")


def unseen(found: list[QWidget], elsewhere: QWidget) -> list[str]:
    """Return the widgets that look the same with and without the focus."""
    same = []
    for widget in found:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        there = picture(widget)
        (elsewhere if widget is not elsewhere else found[0]).setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if picture(widget) == there:
            same.append(f"{type(widget).__name__} {widget.accessibleName()}")
    return same


def in_every_look(gm: GM) -> Iterator[WindowAction]:
    """Switch the open window to each theme in turn."""
    for look in LOOKS:
        gm.hand.acts(look)
        yield look


@pytest.mark.parametrize("page", PAGES)
def test_every_tab_stop_shows_its_focus(session: GM, page: WindowAction | None) -> None:
    if page is not None:
        session.hand.acts(page)
    for look in in_every_look(session):
        session.focuses(session.app.window.characters)
        found = stops(session)
        assert len(found) > 10
        assert unseen(found, session.app.window.log) == [], look


def test_tab_stops_of_start_page_and_settings_show_focus(gm: GM) -> None:
    gm.opens()
    for look in in_every_look(gm):
        found = stops(gm)
        assert unseen(found, found[-1]) == [], look
        gm.hand.acts(WindowAction.SETTINGS)
        settings = gm.window_of(SettingsWindow)
        settings.activateWindow()
        QApplication.processEvents()
        found = stops(gm)
        assert unseen(found, found[-1]) == [], look
        settings.close()
        gm.turns_to_the_table()


def test_tab_stops_of_a_procedure_show_focus(voting: GM) -> None:
    panel = voting.app.window.procedure_panel.panel
    assert panel is not None
    for look in in_every_look(voting):
        found = stops(voting)
        assert all(panel.isAncestorOf(stop) for stop in found)
        assert len(found) > 5
        assert unseen(found, found[-1]) == [], look


def test_command_bar_shows_focus_and_current_suggestion(session: GM) -> None:
    for look in in_every_look(session):
        session.hand.acts(WindowAction.FIND)
        session.types("e")
        line = session.app.window.line
        assert line.isAncestorOf(session.focused()), look
        before = picture(line.completions)
        session.presses(Key.Key_Down)
        assert picture(line.completions) != before, look
        field = session.focused()
        there = picture(field)
        session.app.window.log.setFocus(Qt.FocusReason.TabFocusReason)
        assert picture(field) != there, look
        session.presses(Key.Key_Escape)
