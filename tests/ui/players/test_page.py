"""The players' page beside the main window: off until the GM switches it on, and never in the way."""

import socket
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import SetTrack, StartSession
from gmtracker.storage.settings import PlayerScreen, Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.players import control
from gmtracker.ui.players.networks import Network
from gmtracker.ui.players.page import PORTS
from gmtracker.ui.players.page_panel import QUIET, PagePanel, draw_qr_code
from tests.builders.campaigns import an_encounter
from tests.driver.page_client import HERE, Follower, exchange, get, live_request, post_code
from tests.windows.main_window import BEFORE_THE_EVENING, Stage

WI_FI = Network("wlan0", HERE)


@pytest.fixture(autouse=True)
def networks(monkeypatch: pytest.MonkeyPatch) -> list[Network]:
    """Replace the computer's networks with this machine's loopback."""
    found = [WI_FI]
    monkeypatch.setattr(control, "find_networks", lambda: found)
    return found


def opened(stage: Stage, screen: PlayerScreen | None = None) -> tuple[App, PagePanel]:
    """Start the sample's next session, and open the panel."""
    app = stage.window(Settings(players=screen or PlayerScreen()))
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.show()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.window.actions_of_play[WindowAction.PLAYERS_PHONES].trigger()
    panel = app.window.side.panel
    assert isinstance(panel, PagePanel)
    return app, panel


def switched_on(stage: Stage, screen: PlayerScreen | None = None) -> tuple[App, PagePanel]:
    """Open the panel, and switch the page on."""
    app, panel = opened(stage, screen)
    press(panel, "Show the table on phones")
    assert app.players.page.is_on
    return app, panel


def press(panel: PagePanel, words: str) -> None:
    """Click a button of the panel."""
    button = next(one for one in panel.findChildren(QPushButton) if one.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(panel: PagePanel) -> str:
    """Return every visible text of the panel."""
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


def page_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "players-page"]


def test_page_is_off_until_switched_on(stage: Stage) -> None:
    app, panel = opened(stage)
    assert not app.players.page.is_on
    assert page_threads() == []
    assert "listens in, can read what this page shows" in texts(panel)
    assert "Code" not in texts(panel)


def test_phone_follows_every_step(stage: Stage) -> None:
    app, _panel = switched_on(stage)
    mira = app.bridge.shown.heroes()[0]
    with Follower(app.players.page) as phone:
        assert mira.name.encode() in phone.next_table()
        app.bridge.dispatch(SetTrack(character=mira.id, track="stress", value=2))
        app.players.feed.refresh()
        assert b'"filled":2' in phone.next_table()


def test_phone_stays_in_the_present_while_gm_looks_back(stage: Stage) -> None:
    app, _panel = switched_on(stage)
    mira = app.bridge.shown.heroes()[0]
    first = app.bridge.entries()[-1].id
    app.bridge.dispatch(SetTrack(character=mira.id, track="stress", value=2))
    app.bridge.look_back(first)
    app.players.feed.refresh()
    with Follower(app.players.page) as phone:
        assert b'"filled":2' in phone.next_table()


def test_blank_key_blanks_page_and_says_so(stage: Stage) -> None:
    app, panel = switched_on(stage)
    blank = app.window.actions_of_play[WindowAction.BLANK_PLAYERS]
    with Follower(app.players.page) as phone:
        assert b"Mira" in phone.next_table()
        blank.trigger()
        sent = phone.next_table()
        assert b'"blank":true' in sent
        assert b"Mira" not in sent
        assert "The page is blank. Press F9 to show the table again." in texts(panel)
        blank.trigger()
        assert b"Mira" in phone.next_table()


def test_page_starts_blank_if_players_saw_nothing_before(stage: Stage) -> None:
    app, _panel = switched_on(stage, PlayerScreen(is_blank=True))
    with Follower(app.players.page) as phone:
        assert b"Mira" not in phone.next_table()


def test_section_hidden_by_gm_leaves_the_page(stage: Stage) -> None:
    app, _panel = switched_on(stage, PlayerScreen(sections={"heroes": "hidden"}))
    with Follower(app.players.page) as phone:
        assert b'"people":[]' in phone.next_table()


def test_panel_counts_phones(stage: Stage, qtbot: QtBot) -> None:
    app, panel = switched_on(stage)
    assert "No phone follows yet" in texts(panel)
    with Follower(app.players.page), Follower(app.players.page, "2" * 32):
        qtbot.waitUntil(lambda: "2 phones follow" in texts(panel))
    qtbot.waitUntil(lambda: "No phone follows now" in texts(panel))


def test_panel_asks_about_the_wi_fi_after_a_while(stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gmtracker.ui.players.page_panel.NOBODY_YET_MS", 20)
    _app, panel = switched_on(stage)
    qtbot.waitUntil(lambda: "on the same Wi-Fi" in texts(panel))


def test_panel_shows_address_and_code(stage: Stage) -> None:
    app, panel = switched_on(stage)
    page = app.players.page
    assert f"Address: {page.address}" in texts(panel)
    typed = next(line for line in texts(panel).splitlines() if line.startswith("Code: ")).removeprefix("Code: ")
    assert post_code(page, typed).status == 200


def test_qr_code_is_black_on_white_with_a_quiet_zone() -> None:
    image = draw_qr_code("http://192.168.178.34:8787/#AAAAAAAAAAAAAAAAAAAAAA").toImage()
    colors = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(0, image.height(), 3)}
    assert colors == {"#000000", "#ffffff"}
    assert {image.pixelColor(x, QUIET).name() for x in range(image.width())} == {"#ffffff"}


def test_new_code_ends_the_old_one(stage: Stage) -> None:
    app, panel = switched_on(stage)
    page, old = app.players.page, app.players.page.link.partition("#")[2]
    press(panel, "New code")
    assert exchange(page, live_request(page, secret=old)).status == 401
    assert page.link.partition("#")[2] != old


def test_shut_code_is_told_until_a_new_one(stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gmtracker.page.access.WRONG_IN_ALL", 1)
    app, panel = switched_on(stage)
    post_code(app.players.page, "WRONGONE")
    qtbot.waitUntil(lambda: "too many wrong codes" in texts(panel))
    press(panel, "New code")
    assert "too many wrong codes" not in texts(panel)


def test_switching_off_ends_thread_and_socket(stage: Stage) -> None:
    app, panel = switched_on(stage)
    page = app.players.page
    with Follower(page) as phone:
        phone.next_table()
        port = int(page.address.rpartition(":")[2].strip("/"))
        press(panel, "Show the table on phones")
        assert phone.rest() == [b'{"kind":"over"}']
    assert page_threads() == []
    assert not page.is_on
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((HERE, port), 5)


def test_closing_the_window_ends_the_page(stage: Stage) -> None:
    app, _panel = switched_on(stage)
    app.window.close()
    assert page_threads() == []


def test_another_campaign_ends_the_page_and_the_same_one_does_not(stage: Stage) -> None:
    app, _panel = switched_on(stage)
    app.bridge.refresh_all()
    assert app.players.page.is_on
    app.bridge.open(an_encounter())
    assert not app.players.page.is_on
    assert page_threads() == []


def test_page_stays_on_when_its_panel_is_closed(stage: Stage) -> None:
    app, panel = switched_on(stage)
    code = app.players.page.code
    press(panel, "Done")
    assert get(app.players.page, "/").status == 200
    app.window.actions_of_play[WindowAction.PLAYERS_PHONES].trigger()
    again = app.window.side.panel
    assert isinstance(again, PagePanel)
    assert code[:4] in texts(again)


def test_computer_without_network_says_what_to_do(stage: Stage, networks: list[Network]) -> None:
    networks.clear()
    app, panel = opened(stage)
    assert "Connect it to your Wi-Fi" in texts(panel)
    press(panel, "Show the table on phones")
    assert not app.players.page.is_on


def test_address_that_is_gone_says_why(stage: Stage, networks: list[Network]) -> None:
    networks[:] = [Network("wlan0", "192.0.2.1")]
    app, panel = opened(stage)
    press(panel, "Show the table on phones")
    assert not app.players.page.is_on
    assert "Couldn't open the page at 192.0.2.1:" in texts(panel)
    assert page_threads() == []


def test_another_port_is_used_when_the_usual_one_is_taken(stage: Stage) -> None:
    try:
        taken = socket.create_server((HERE, PORTS[0]))
    except OSError:  # Another program has it.
        taken = socket.socket()
    with taken:
        app, _panel = switched_on(stage)
        assert get(app.players.page, "/").status == 200
        assert not app.players.page.address.endswith(f":{PORTS[0]}/")


def painted(app: App) -> set[str]:
    """Return the colors in the center of the player window."""
    assert app.players.window is not None
    image = app.players.window.grab().toImage()
    x = image.width() // 2
    return {image.pixelColor(x, y).name() for y in range(image.height())}


def test_qr_code_is_shown_in_player_window_until_blank_or_off(stage: Stage) -> None:
    app, panel = switched_on(stage)
    assert app.players.window is None
    press(panel, "Show the QR code in the player window")
    assert {"#000000", "#ffffff"} <= painted(app)
    label = app.players.window.findChild(QLabel) if app.players.window else None
    assert isinstance(label, QLabel)
    assert label.isVisible()
    blank = app.window.actions_of_play[WindowAction.BLANK_PLAYERS]
    blank.trigger()
    assert painted(app) == {"#000000"}
    blank.trigger()
    assert label.isVisible()
    press(panel, "Show the table on phones")
    assert not label.isVisible()
    press(panel, "Show the table on phones")
    assert not label.isVisible()


def test_qr_code_in_player_window_follows_a_new_code(stage: Stage) -> None:
    app, panel = switched_on(stage)
    press(panel, "Show the QR code in the player window")
    label = app.players.window.findChild(QLabel) if app.players.window else None
    assert isinstance(label, QLabel)
    before = label.pixmap().toImage()
    press(panel, "New code")
    assert label.pixmap().toImage() != before
