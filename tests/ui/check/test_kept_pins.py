"""Tests that pinned words of a character's checks survive a restart."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from gmtracker.app import App, sample_file
from gmtracker.storage.settings import MAX_RECENT, Settings, SettingsFile, read_settings, with_pins
from gmtracker.ui.check.panel import CheckPanel
from tests.ui.check.test_pins import pin
from tests.windows.check_panel import sentence, sets
from tests.windows.main_window import Kept, Stage


def at_aila(app: App) -> CheckPanel:
    """Return the check panel set up for the first hero."""
    app.window.show()
    app.window.show_check()
    panel = app.window.check
    panel.set_next_actor(app.bridge.shown.heroes()[0].id)
    panel.refresh()
    QApplication.processEvents()
    return panel


def test_pinned_word_is_restored_after_restart(stage: Stage, tmp_path: Path) -> None:
    """Before, pins were lost silently: the next check lacked a modifier."""
    kept, path = Kept(), tmp_path / "evening.gmtracker.json"
    path.write_bytes(sample_file("vagabond").read_bytes())
    app = stage.window(keep=kept)
    app.document.open(path)
    panel = at_aila(app)
    sets(panel, "favor", 1)
    pin(panel)
    settings = kept.settings[-1]
    stage.strike()
    again = stage.window(settings)
    again.document.open(path)
    panel = at_aila(again)
    assert "Favor" in sentence(panel)
    assert panel.sentence.word("favor").word.pin


def test_removed_pin_is_not_restored_after_restart(stage: Stage) -> None:
    kept = Kept()
    app = stage.window(keep=kept)
    app.document.open_sample(sample_file("vagabond"))
    panel = at_aila(app)
    sets(panel, "favor", 1)
    pin(panel)
    pin(panel)
    assert kept.settings[-1].pins == {}


def test_settings_file_keeps_pins_of_two_windows() -> None:
    file, other = SettingsFile(Settings()), SettingsFile(Settings())
    file.write_changes(with_pins(Settings(), "one", {"c1": {"favor": 1}}))
    other.write_changes(with_pins(Settings(), "two", {"c2": {"aim": True}}))
    assert read_settings().settings.pins == {"one": {"c1": {"favor": 1}}, "two": {"c2": {"aim": True}}}


def test_settings_keep_pins_of_few_campaigns() -> None:
    settings = Settings()
    for number in range(MAX_RECENT + 1):
        settings = with_pins(settings, f"campaign {number}", {"c1": {"favor": 1}})
    assert len(settings.pins) == MAX_RECENT
    assert "campaign 0" not in settings.pins
