"""The window's look and layout are saved and restored."""

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.theme.palette import DARK, LIGHT
from gmtracker.ui.theme.theme import current_palette
from tests.driver.gm import GM


def test_window_height_and_open_drawer_are_restored(session: GM) -> None:
    session.app.window.resize(960, 650)
    session.hand.acts(WindowAction.LOG)
    session.closes()
    session.opens_again()
    assert session.app.window.height() == 650
    assert session.app.window.log.isVisible()
    session.hand.acts(WindowAction.LOG)
    session.closes()
    session.opens_again()
    assert not session.app.window.drawer.isVisible()


def test_reset_restores_the_default_layout(session: GM) -> None:
    session.hand.acts(WindowAction.LOG)
    session.hand.acts(WindowAction.RESET_LAYOUT)
    assert not session.app.window.drawer.isVisible()


def test_open_panel_is_not_restored(session: GM) -> None:
    session.hand.acts(WindowAction.ADD_NOTE)
    session.closes()
    session.opens_again()
    assert not session.app.window.side.isVisible()
    assert session.app.window.check.isVisible()


def test_dark_theme_applies_immediately_and_is_restored(session: GM) -> None:
    session.hand.acts(WindowAction.LOOK_DARK)
    assert current_palette() is DARK
    session.closes()
    session.opens_again()
    assert current_palette() is DARK
    assert session.app.window.actions_of_play[WindowAction.LOOK_DARK].isChecked()
    session.hand.acts(WindowAction.LOOK_LIGHT)
    assert current_palette() is LIGHT
