"""The window that checks a campaign's game file, and reloads it after a change."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from gmtracker.app import App
from gmtracker.resources import resource
from gmtracker.rulesets import shipped_file_ids
from gmtracker.storage.paths import games_folder
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.game_file import CHANGED, FAULTY, NO_FILE, SAME, GameFileWindow, UnplayableWindow
from gmtracker.ui.settings.window import SettingsWindow
from tests.windows.main_window import Stage

GAME = "sword-and-lantern"


def checked(app: App) -> list[str]:
    """Check the file, and return the window's texts."""
    app.window.actions_of_play[WindowAction.CHECK_GAME].trigger()
    window = app.window.findChild(GameFileWindow)
    assert window is not None
    QApplication.processEvents()
    return [label.text() for label in window.findChildren(QLabel) if not label.isHidden()]


def press(app: App, name: str) -> None:
    window = app.window.findChild(GameFileWindow)
    assert window is not None
    next(button for button in window.findChildren(QPushButton) if button.text() == name).click()


def test_edited_copy_of_game_file_is_reloaded(stage: Stage) -> None:
    assert GAME in shipped_file_ids()
    app = stage.window()
    app.files.create("Lamplight", GAME)
    assert NO_FILE in checked(app)
    press(app, "Save a copy to the folder")
    assert SAME in checked(app)
    file = games_folder() / f"{GAME}.game.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace('look = "pips"', 'look = "pins"'), "utf-8")
    said = checked(app)
    assert FAULTY in said
    assert any("tracks 2, look: expected one of " in line for line in said)
    assert app.bridge.shown.game.track("exhaustion").highest == 6
    file.write_text(text.replace("highest = 6\n", "highest = 8\n"), "utf-8")
    said = checked(app)
    assert CHANGED in said
    assert "tracks “exhaustion”, highest: 6 → 8" in said
    assert app.bridge.shown.game.track("exhaustion").highest == 8
    assert app.bridge.shown.name == "Lamplight"
    assert SAME in checked(app)


def test_game_without_file_opens_no_check_window(stage: Stage) -> None:
    app = stage.window()
    app.files.create("Harbor", "vagabond")
    assert not app.window.actions_of_play[WindowAction.CHECK_GAME].isEnabled()
    app.files.check_game()
    assert app.window.findChild(GameFileWindow) is None


def faulty(*found_and_written: str) -> None:
    """Replace a text in the game file of the user's folder."""
    games_folder().mkdir(parents=True)
    text = resource("games", f"{GAME}.game.toml").read_text("utf-8")
    for found, written in zip(found_and_written[::2], found_and_written[1::2], strict=True):
        text = text.replace(found, written)
    (games_folder() / f"{GAME}.game.toml").write_text(text, "utf-8")


def notice(app: App) -> str:
    return app.window.notices.notice_text("games")


def test_notice_about_game_errors_stays_until_read(stage: Stage) -> None:
    """Before, a message showed only the first error of each file, and then disappeared."""
    faulty("highest = 6\n", 'highest = "six"\n', 'look = "pips"', 'look = "pins"')
    app = stage.window()
    app.files.open_first(None, sample=False)
    first, *faults = notice(app).splitlines()
    assert first == f"Can't use “{GAME}.game.toml”."
    assert [line.partition(": ")[0].split(", ", 1)[1] for line in faults] == ["tracks 2, look", "tracks 2, highest"]
    app.files.create("Lamplight", GAME)
    assert notice(app).startswith(first)
    assert notice(app).endswith("\nThe built-in version of the game is used instead.")
    app.window.notices.chosen.emit("games", "fine")
    assert notice(app) == ""


def test_many_game_errors_are_listed_in_window(stage: Stage) -> None:
    faulty("lowest = ", "lowest = true # ", "highest = ", "highest = true # ")
    app = stage.window()
    app.files.open_first(None, sample=False)
    *_, last = notice(app).splitlines()
    assert last.endswith(" more lines.")
    app.window.notices.chosen.emit("games", "all")
    window = app.window.findChild(UnplayableWindow)
    assert window is not None
    said = [label.text() for label in window.findChildren(QLabel)]
    assert len([line for line in said if line.startswith("Line ")]) == int(last.split()[0]) + 4
    assert notice(app) == ""


def test_corrected_game_file_drops_notice(stage: Stage) -> None:
    faulty('look = "pips"', 'look = "pins"')
    app = stage.window()
    app.files.open_first(None, sample=False)
    assert "tracks 2, look: expected one of " in notice(app)
    (games_folder() / f"{GAME}.game.toml").unlink()
    app.files.new()
    assert notice(app) == ""


def test_settings_show_games_folder(stage: Stage, own_folders: Path) -> None:
    app = stage.window()
    app.window.actions_of_play[WindowAction.SETTINGS].trigger()
    window = app.window.findChild(SettingsWindow)
    assert window is not None
    assert any(str(games_folder()) in label.text() for label in window.findChildren(QLabel))
    assert own_folders in games_folder().parents
