"""The sample's fight in the real window, followed in real browsers."""

from contextlib import ExitStack

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.app import sample_file
from gmtracker.engine.commands import NextTurn, SetPlayerVisibility, SetTrack
from gmtracker.resources import FIRST_GAME
from gmtracker.ui.actions import WindowAction
from tests.driver.browser import Phone, a_browser, why_no_browser
from tests.driver.page_client import HERE
from tests.windows.main_window import Stage

MISSING = why_no_browser()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"No test of the page in a browser: {MISSING}.")
WIDTHS = (360, 412, 820)


def test_two_phones_and_a_tablet_follow_the_sample_fight(stage: Stage, qtbot: QtBot) -> None:
    app = stage.window()
    app.document.open_sample(sample_file(FIRST_GAME))
    app.window.show()
    bridge, page = app.bridge, app.players.page
    mira, rook = bridge.shown.heroes()[:2]
    foe = next(one for one in bridge.shown.active_characters() if one.side == "opposition")
    page.switch_on(HERE)
    with ExitStack() as stack:
        phones = [Phone(stack.enter_context(a_browser())) for _ in WIDTHS]
        for phone, width in zip(phones, WIDTHS, strict=True):
            phone.resize(width)
            phone.open(page.link)

        def all_show(text: str, part: str = "table") -> bool:
            return all(text in phone.text(part) for phone in phones)

        qtbot.waitUntil(lambda: all_show(f"{mira.name} Active", "turns"))
        assert all_show(foe.name, "turns")
        bridge.dispatch(SetPlayerVisibility(character=foe.id, seen="nothing"))
        qtbot.waitUntil(lambda: not any(foe.name in phone.text() for phone in phones))
        bridge.dispatch(NextTurn())
        bridge.dispatch(NextTurn())
        qtbot.waitUntil(lambda: all_show(f"{rook.name} Active", "turns"))
        bridge.dispatch(SetTrack(character=mira.id, track="stress", value=5))
        qtbot.waitUntil(lambda: all_show("10/10", "people"))
        bridge.undo()
        qtbot.waitUntil(lambda: all_show("7/10", "people"))
        app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
        qtbot.waitUntil(lambda: all(phone.state() == "blank" for phone in phones))
        app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
        qtbot.waitUntil(lambda: all_show(f"{rook.name} Active", "turns"))
        page.switch_off()
        qtbot.waitUntil(lambda: all(phone.state() == "over" for phone in phones))
        assert [phone.console() for phone in phones] == [[], [], []]
