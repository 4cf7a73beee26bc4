"""The player window beside the main window: never stale, never in the way."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import RemoveCharacter, SetTrack, StartSession
from gmtracker.engine.table import Table
from gmtracker.storage.settings import PlayerScreen, Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.players.panel import PlayerPanel
from gmtracker.ui.players.window import PlayerWindow
from gmtracker.ui.theme.palette import CONTRAST, DARK, LIGHT
from tests.builders.shattered_spheres import a_tilt_due, counted, tilt_rolled
from tests.windows.main_window import BEFORE_THE_EVENING, Kept, Stage


def opened(stage: Stage, keep: Kept | None = None, screen: PlayerScreen | None = None) -> tuple[App, PlayerWindow]:
    """Start the sample's next session, and open the player window."""
    app = stage.window(Settings(players=screen or PlayerScreen()), keep)
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.show()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.window.actions_of_play[WindowAction.PLAYER_WINDOW].trigger()
    assert app.players.window is not None
    return app, app.players.window


def painted(window: PlayerWindow) -> QImage:
    return window.grab().toImage()


def stress_of(window: PlayerWindow, place: int) -> int:
    (wheel,) = window.shown.people[place].tracks
    return wheel.filled


def test_player_window_follows_the_table(stage: Stage, qtbot: QtBot) -> None:
    app, window = opened(stage)
    mira = app.bridge.shown.heroes()[0].id
    before = painted(window)
    app.bridge.dispatch(SetTrack(character=mira, track="stress", value=2))
    qtbot.waitUntil(lambda: stress_of(window, 0) == 2)
    assert painted(window) != before


def test_player_window_stays_current_while_gm_views_history(stage: Stage, qtbot: QtBot) -> None:
    app, window = opened(stage)
    mira = app.bridge.shown.heroes()[0].id
    first = app.bridge.entries()[-1].id
    app.bridge.dispatch(SetTrack(character=mira, track="stress", value=2))
    qtbot.waitUntil(lambda: stress_of(window, 0) == 2)
    app.bridge.look_back(first)
    app.players.feed.refresh()
    assert stress_of(window, 0) == 2


def test_player_window_never_takes_the_focus(stage: Stage, qtbot: QtBot) -> None:
    _app, window = opened(stage)
    assert window.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_key_toggles_blank_player_window(stage: Stage, qtbot: QtBot) -> None:
    app, window = opened(stage)
    shown = painted(window)
    app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
    blank = painted(window)
    one_colour = blank.copy()
    one_colour.fill(blank.pixelColor(0, 0))
    assert blank == one_colour
    assert window.accessibleName() == "Nothing to show"
    app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
    assert painted(window) == shown
    assert (
        app.window.actions_of_play[WindowAction.BLANK_PLAYERS].shortcutContext()
        is Qt.ShortcutContext.ApplicationShortcut
    )


def told_blank(app: App) -> tuple[list[str], str]:
    """Return the highlighted texts of the status bar, and the tooltip of the player window's button."""
    marked = [label.text() for label in app.window.status.findChildren(QLabel) if label.property("look") == "warning"]
    button = next(b for b in app.window.header.findChildren(QToolButton) if b.text() == "Player window")
    return [words for words in marked if words], button.toolTip()


def test_status_bar_shows_when_player_window_is_blank(stage: Stage) -> None:
    """Before, the players' screen went blank by a key, and the main window didn't say so."""
    app, window = opened(stage)
    blank = app.window.actions_of_play[WindowAction.BLANK_PLAYERS]
    usual = told_blank(app)
    assert usual[0] == []
    blank.trigger()
    marked, said = told_blank(app)
    assert marked == ["The player window is blank (F9)"]
    assert marked[0] in said
    app.window.actions_of_play.name_undo("something else")
    assert told_blank(app) == (marked, said)
    window.close()
    assert told_blank(app) == usual
    app.window.actions_of_play[WindowAction.PLAYER_WINDOW].trigger()
    assert told_blank(app) == (marked, said)
    blank.trigger()
    assert told_blank(app) == usual


def test_section_hidden_by_click_stays_hidden(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    panel = app.window.findChild(PlayerPanel)
    assert panel is not None
    hide = next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == "Destiny pool: Hide")
    QTest.mouseClick(hide, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: [pool.name for pool in window.shown.pools] == ["Fate pool"])
    assert kept.settings[-1].players.sections == {"pool:destiny": "hidden"}


def ground(window: PlayerWindow) -> str:
    return painted(window).pixelColor(2, 2).name()


def test_player_window_is_dark_unless_gm_chooses_otherwise(stage: Stage) -> None:
    app, window = opened(stage)
    assert ground(window) == DARK.window.name()
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    panel = app.window.findChildren(PlayerPanel)[0]
    as_window = next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == "Colors: As in your window")
    as_window.click()
    assert ground(window) == LIGHT.window.name()


def test_player_window_keeps_high_contrast(stage: Stage) -> None:
    app, window = opened(stage)
    app.window.actions_of_play[WindowAction.LOOK_CONTRAST].trigger()
    assert ground(window) == CONTRAST.window.name()
    app.window.actions_of_play[WindowAction.LOOK_LIGHT].trigger()


def test_outcome_key_switches_player_window(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    app.bridge.open(an_outcome())
    qtbot.waitUntil(lambda: len(window.shown.outcomes) == 2)
    app.window.actions_of_play[WindowAction.SHOW_OUTCOMES].trigger()
    qtbot.waitUntil(lambda: window.shown.outcomes == ())
    assert kept.settings[-1].players.sections["outcomes"] == "hidden"


def an_outcome() -> Table:
    """Return a Tilt whose votes are all counted."""
    table = a_tilt_due(mira="+", rook="-")
    tilt_rolled(table, 2, 4)
    counted(table, 5, 5)
    counted(table, 4, 4)
    return table


def test_panel_hides_a_foe(stage: Stage, qtbot: QtBot) -> None:
    app, _ = opened(stage)
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    panel = app.window.findChild(PlayerPanel)
    assert panel is not None
    hide = next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == "Warden Cassel: Hide")
    QTest.mouseClick(hide, Qt.MouseButton.LeftButton)
    assert app.bridge.entries()[-1].sentence == "Players now see nothing of Warden Cassel."
    warden = next(person for person in app.bridge.shown.characters if person.name == "Warden Cassel")
    app.bridge.dispatch(RemoveCharacter(character=warden.id))
    assert hide.isChecked()


def test_panel_names_the_current_blank_shortcut(stage: Stage) -> None:
    app, _ = opened(stage)
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    panel = app.window.findChild(PlayerPanel)
    assert panel is not None
    told = next(label for label in panel.findChildren(QLabel) if "to blank or show" in label.text())
    assert told.text() == "Press F9 in any window to blank or show the player window."
    app.window.actions_of_play.set_shortcuts({"blank-players": "F4"})
    assert told.text() == "Press F4 in any window to blank or show the player window."
    app.window.actions_of_play.set_shortcuts({"blank-players": ""})
    assert told.isHidden()


def test_player_window_has_accessible_text(stage: Stage, qtbot: QtBot) -> None:
    _, window = opened(stage)
    interface = QAccessible.queryAccessibleInterface(window)
    assert interface is not None
    assert "Mira Vance, Stress" in interface.text(QAccessible.Text.Name)


def begun(stage: Stage, kept: Kept, geometry: bytes = b"", *, aside: int = 0) -> bool:
    """Restart with the player window open, and return whether it is shown. ``aside`` moves the main window down."""
    app = stage.window(Settings(players=PlayerScreen(is_open=True, geometry=geometry)), kept)
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.move(0, aside)
    app.window.show()
    app.players.begin()
    shown = app.players.window is not None and app.players.window.isVisible()
    assert app.window.actions_of_play[WindowAction.PLAYER_WINDOW].isChecked() == shown
    return shown


def test_open_player_window_is_shown_at_next_start(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [screen, screen])
    assert begun(stage, Kept())


def test_player_window_never_covers_main_window_at_start(stage: Stage) -> None:
    """Before, a large player window covered the whole main window at the next start."""
    _, window = opened(stage)
    kept = Kept()
    geometry = window.remembered()[1]
    assert not begun(stage, kept, geometry)
    assert not begun(stage, kept)
    assert not any(not settings.players.is_open for settings in kept.settings)
    assert begun(stage, kept, geometry, aside=5000)


def test_closed_player_window_stays_closed_at_next_start(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    window.close()
    assert not app.window.actions_of_play[WindowAction.PLAYER_WINDOW].isChecked()
    assert not kept.settings[-1].players.is_open
    assert app.window.isVisible()


def test_exit_closes_player_window_and_saves_its_place(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    app.window.close()
    assert window.isHidden()
    assert kept.settings[-1].players.is_open
    assert kept.settings[-1].players.geometry


def test_double_click_toggles_full_screen(stage: Stage, qtbot: QtBot) -> None:
    _, window = opened(stage)
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.isFullScreen)
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.isFullScreen())


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)])
def test_player_window_on_only_screen_leaves_panel_uncovered(stage: Stage, size: QSize) -> None:
    """Before, it covered the names of the sections and foes beside the panel's buttons."""
    app = stage.window()
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.resize(size)
    app.window.show()
    app.window.actions_of_play[WindowAction.PLAYER_WINDOW].trigger()
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    QApplication.processEvents()
    players, panel = app.players.window, app.window.side.panel
    assert players is not None
    assert panel is not None
    told = [part for part in panel.findChildren(QWidget) if isinstance(part, QLabel | QPushButton)]
    places = [QRect(part.mapToGlobal(QPoint()), part.size()) for part in told if part.isVisible()]
    assert len(places) > 10
    assert not any(players.geometry().intersects(place) for place in places)
    assert app.window.geometry().contains(players.geometry())
