"""Settings are kept beside whatever goes on."""

from threading import Event, current_thread, main_thread

from gmtracker.engine.errors import Refused
from gmtracker.storage.settings import Settings
from gmtracker.storage.settings_thread import SettingsThread


def test_nobody_waits_and_of_several_in_a_row_the_last_ones_are_kept() -> None:
    begun, goes_on, kept = Event(), Event(), []

    def write(settings: Settings) -> None:
        begun.set()
        assert goes_on.wait(10)
        kept.append((settings.text_scale, current_thread() is main_thread()))

    thread = SettingsThread(write, lambda sentence: None)
    thread.keep(Settings(text_scale=80))
    assert begun.wait(10)
    for scale in (90, 100, 110):
        thread.keep(Settings(text_scale=scale))
    goes_on.set()
    thread.finish()
    assert kept == [(80, False), (110, False)]


def test_what_comes_after_the_end_is_kept_too() -> None:
    kept: list[Settings] = []
    thread = SettingsThread(kept.append, lambda sentence: None)
    for scale in (80, 90):
        thread.keep(Settings(text_scale=scale))
        thread.finish()
    assert [settings.text_scale for settings in kept] == [80, 90]


def test_settings_that_cannot_be_kept_are_told_in_a_sentence() -> None:
    def cannot(_settings: Settings) -> None:
        raise Refused("The disk is full.")

    told: list[str] = []
    thread = SettingsThread(cannot, told.append)
    thread.keep(Settings())
    thread.finish()
    assert told == ["The disk is full."]
