"""How the window looks and where its parts are is remembered."""

from PySide6.QtWidgets import QDockWidget

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.theme.palette import DARK, LIGHT
from gmtracker.ui.theme.theme import current_palette
from tests.driver.gm import GM


def dock(gm: GM, title: str) -> QDockWidget:
    """The dock with that title."""
    return next(dock for dock in gm.app.window.docks if dock.windowTitle() == title)


def test_the_windows_height_and_a_dock_that_was_closed_are_remembered(session: GM) -> None:
    session.app.window.resize(960, 650)
    dock(session, "Turn order").close()
    session.closes()
    session.opens_again()
    assert session.app.window.height() == 650
    assert dock(session, "Turn order").isHidden()
    assert dock(session, "Tokens").isVisible()


def test_a_reset_puts_every_part_where_it_was_on_the_first_day(session: GM) -> None:
    dock(session, "Turn order").close()
    session.hand.acts(WindowAction.RESET_LAYOUT)
    assert dock(session, "Turn order").isVisible()


def test_a_panel_that_was_open_at_the_end_is_not_open_at_the_start(session: GM) -> None:
    session.hand.acts(WindowAction.ADD_NOTE)
    session.closes()
    session.opens_again()
    assert session.app.window.side.isHidden()
    assert dock(session, "Tokens").isVisible()


def test_the_dark_look_is_put_on_at_once_and_remembered(session: GM) -> None:
    session.hand.acts(WindowAction.LOOK_DARK)
    assert current_palette() is DARK
    session.closes()
    session.opens_again()
    assert current_palette() is DARK
    assert session.app.window.actions_of_play[WindowAction.LOOK_DARK].isChecked()
    session.hand.acts(WindowAction.LOOK_LIGHT)
    assert current_palette() is LIGHT
