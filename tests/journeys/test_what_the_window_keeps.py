"""How the window looks and where its parts are is remembered."""

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.theme.palette import DARK, LIGHT
from gmtracker.ui.theme.theme import current_palette
from tests.driver.gm import GM


def test_the_windows_height_and_the_open_drawer_are_remembered(session: GM) -> None:
    session.app.window.resize(960, 650)
    session.hand.acts(WindowAction.LARGE_TRACKS)
    session.closes()
    session.opens_again()
    assert session.app.window.height() == 650
    assert session.app.window.wheels.isVisible()
    session.hand.acts(WindowAction.LARGE_TRACKS)
    session.closes()
    session.opens_again()
    assert not session.app.window.drawer.isVisible()


def test_a_reset_puts_every_part_where_it_was_on_the_first_day(session: GM) -> None:
    session.hand.acts(WindowAction.LOG)
    session.hand.acts(WindowAction.RESET_LAYOUT)
    assert not session.app.window.drawer.isVisible()


def test_a_panel_that_was_open_at_the_end_is_not_open_at_the_start(session: GM) -> None:
    session.hand.acts(WindowAction.ADD_NOTE)
    session.closes()
    session.opens_again()
    assert not session.app.window.side.isVisible()
    assert session.app.window.check.isVisible()


def test_the_dark_look_is_put_on_at_once_and_remembered(session: GM) -> None:
    session.hand.acts(WindowAction.LOOK_DARK)
    assert current_palette() is DARK
    session.closes()
    session.opens_again()
    assert current_palette() is DARK
    assert session.app.window.actions_of_play[WindowAction.LOOK_DARK].isChecked()
    session.hand.acts(WindowAction.LOOK_LIGHT)
    assert current_palette() is LIGHT
