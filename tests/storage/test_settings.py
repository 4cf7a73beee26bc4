"""The settings: reading, writing on a thread, and starting with damaged ones."""

import errno
import subprocess
import sys
from pathlib import Path
from threading import Event, ExceptHookArgs, current_thread, main_thread

import pytest
from msgspec.structs import replace

from gmtracker.engine.errors import Refused
from gmtracker.storage.errors import StorageError
from gmtracker.storage.settings import (
    MAX_RECENT,
    ReadSettings,
    Settings,
    SettingsFile,
    SettingsThread,
    TableLayout,
    read_language,
    read_settings,
    settings_path,
    with_recent_file,
    without_recent_file,
    write_settings,
)
from tests.driver.disk import FailingCall

BROKEN = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe\x00",
    b"[" * 100_000,
]
IN_PART = {
    "text_scale": [b'{"text_scale": "large"}', b'{"text_scale": 1000}', b'{"text_scale": 10%s}' % (b"0" * 5_000)],
    "scheme": [b'{"scheme": "pink"}'],
    "window_geometry": [b'{"window_geometry": "not base64!"}'],
    "last_file": [b'{"last_file": "\xff\xfe"}'],
    "layout.people": [b'{"layout": {"people": -1}}'],
    "layout": [b'{"layout": null}'],
    "told": [b'{"told": %s}' % (b"[" * 900 + b"]" * 900)],
}
NOT_UNDERSTOOD = [(name, broken) for name, several in IN_PART.items() for broken in several]


def test_first_start_has_default_settings() -> None:
    assert read_settings() == ReadSettings(Settings())


def test_saved_settings_load_unchanged() -> None:
    settings = Settings(
        scheme="dark", text_scale=120, motion=False, keys={"save": "F5"}, window_geometry=b"\x00\xff Qt"
    )
    write_settings(settings)
    assert read_settings() == ReadSettings(settings)


def test_unknown_setting_is_ignored() -> None:
    write_settings(Settings(scheme="dark"))
    text = settings_path().read_bytes()
    settings_path().write_bytes(text.replace(b"{", b'{"colour_of_tomorrow": [1],', 1))
    assert read_settings().settings.scheme == "dark"


@pytest.mark.parametrize("broken", BROKEN)
def test_damaged_settings_never_stop_start_and_are_kept(broken: bytes) -> None:
    write_settings(Settings())
    settings_path().write_bytes(broken)
    read = read_settings()
    assert read.settings == Settings()
    said = "The settings file was damaged. Default settings are used. The damaged file is saved as "
    assert read.notice.startswith(said)
    assert settings_path().with_suffix(".broken.json").read_bytes() == broken
    assert read_settings().notice == ""


@pytest.mark.parametrize(("name", "broken"), NOT_UNDERSTOOD)
def test_invalid_fields_are_named_and_kept(name: str, broken: bytes) -> None:
    write_settings(Settings())
    settings_path().write_bytes(broken)
    read = read_settings()
    kept = settings_path().with_suffix(".broken.json")
    assert read.settings == Settings()
    assert read.notice == (
        f"Couldn't read some settings: {name}. Their defaults are used. The old settings file is saved as {kept}."
    )
    assert kept.read_bytes() == broken
    assert read_settings() == ReadSettings(Settings())


def test_unknown_language_or_theme_keeps_other_settings() -> None:
    """One unknown word made the file count as damaged: shortcuts, recent files and the window were reset."""
    own = Settings(language="de", scheme="dark", keys={"save": "F5"}, recent=("a",), layout=TableLayout(people=600))
    write_settings(own)
    text = settings_path().read_bytes()
    settings_path().write_bytes(text.replace(b'"dark"', b'"sepia"').replace(b'"de"', b'"nl"'))
    assert read_language() == "system"
    read = read_settings()
    assert read.settings == replace(own, language="system", scheme="system")
    assert read.notice.startswith("Couldn't read some settings: scheme, language. ")
    assert read_settings() == ReadSettings(read.settings)


def test_language_is_read_beside_invalid_setting() -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_bytes(b'{"scheme": "sepia", "language": "fr"}')
    assert read_language() == "fr"


def test_valid_fields_are_used_when_copy_cannot_be_kept() -> None:
    write_settings(Settings())
    settings_path().write_bytes(b'{"scheme": "sepia", "language": "fr"}')
    settings_path().with_suffix(".broken.json").mkdir()
    said = "Couldn't read some settings: scheme. Their defaults are used."
    assert read_settings() == ReadSettings(Settings(language="fr"), said)


def test_unreadable_settings_never_stop_start() -> None:
    settings_path().mkdir(parents=True)
    assert read_settings() == ReadSettings(
        Settings(), "Couldn't read the settings: it is a folder, not a file. Default settings are used."
    )


def test_unwritable_settings_are_reported(own_folders: Path) -> None:
    own_folders.mkdir()
    (own_folders / "config").write_bytes(b"in the way")
    with pytest.raises(StorageError, match="Couldn't save the settings"):
        write_settings(Settings())


def test_window_writes_only_its_changes(tmp_path: Path) -> None:
    """The window closed last reset all settings to those at its start."""
    opened_with = Settings(recent=("a",), tips_shown=("drop",))
    first, second = SettingsFile(opened_with), SettingsFile(opened_with)
    first.write_changes(replace(opened_with, motion=False))
    second.write_changes(with_recent_file(replace(opened_with, tips_shown=("drop", "undo")), tmp_path / "b"))
    first.write_changes(
        replace(opened_with, motion=False, tips_shown=("drop", "check"), layout=TableLayout(people=600))
    )
    kept = read_settings().settings
    assert (kept.motion, kept.layout.people, kept.last_file) == (False, 600, str(tmp_path / "b"))
    assert (set(kept.tips_shown), kept.recent) == ({"drop", "undo", "check"}, (str(tmp_path / "b"), "a"))


def test_recent_files_of_two_windows_are_in_order_of_use(tmp_path: Path) -> None:
    a, b, c, gone = (tmp_path / name for name in ("a", "b", "c", "gone"))
    opened_with = Settings(recent=(str(a), str(b), str(gone)))
    first, second = SettingsFile(opened_with), SettingsFile(opened_with)
    second.write_changes(with_recent_file(opened_with, c))
    first.write_changes(without_recent_file(with_recent_file(opened_with, b), gone))
    assert read_settings().settings.recent == (str(b), str(c), str(a))


def test_reset_tips_stay_reset_despite_another_window() -> None:
    opened_with = Settings(tips_shown=("drop", "undo"))
    first, second = SettingsFile(opened_with), SettingsFile(opened_with)
    second.write_changes(replace(opened_with, tips_shown=("drop", "undo", "check")))
    first.write_changes(replace(opened_with, tips_shown=()))
    assert read_settings().settings.tips_shown == ("check",)


def test_failed_change_is_written_with_next(monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(Settings())
    with monkeypatch.context() as patched:
        FailingCall(patched, "write", errno.ENOSPC)
        with pytest.raises(StorageError, match="the disk is full"):
            file.write_changes(Settings(motion=False))
    file.write_changes(Settings(motion=False, text_scale=120))
    assert read_settings().settings == Settings(motion=False, text_scale=120)


@pytest.mark.parametrize("left", [b"", b"{", None])
def test_missing_or_damaged_settings_are_written_again(left: bytes | None) -> None:
    own = Settings(scheme="dark", keys={"save": "F5"})
    write_settings(own)
    settings_path().unlink()
    if left is not None:
        settings_path().write_bytes(left)
    SettingsFile(own).write_changes(replace(own, motion=False))
    assert read_settings() == ReadSettings(replace(own, motion=False))
    assert [path.read_bytes() for path in settings_path().parent.glob("*.broken.json")] == [left] * (left is not None)


def test_unreadable_settings_are_not_replaced_by_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first change replaced all settings, although the disk only failed to read them for a moment."""
    write_settings(Settings(scheme="dark"))
    with monkeypatch.context() as patched:
        FailingCall(patched, "open", errno.EACCES)
        read = read_settings()
    assert read.notice == "Couldn't read the settings: you don't have permission. Default settings are used."
    file = SettingsFile(read.settings)
    with monkeypatch.context() as patched:
        FailingCall(patched, "open", errno.EACCES, at=2)  # The first call opens the lock file.
        with pytest.raises(StorageError, match=r"^Couldn't save the settings: you don't have permission\.$"):
            file.write_changes(Settings(motion=False))
    file.write_changes(Settings(motion=False))
    assert read_settings() == ReadSettings(Settings(scheme="dark", motion=False))


def test_two_windows_writing_at_same_moment_both_keep_changes() -> None:
    change = (
        "from msgspec.structs import replace\n"
        "from gmtracker.storage.settings import Settings, SettingsFile\n"
        "settings = Settings()\n"
        "file = SettingsFile(settings)\n"
        "for number in range(20):\n"
        "    settings = replace(settings, tips_shown=(*settings.tips_shown, f'{mark}{number}'))\n"
        "    file.write_changes(settings)\n"
    )
    write_settings(Settings())
    programs = [subprocess.Popen([sys.executable, "-c", f"mark = '{mark}'\n{change}"]) for mark in "ab"]
    assert [program.wait(60) for program in programs] == [0, 0]
    assert set(read_settings().settings.tips_shown) == {f"{mark}{number}" for mark in "ab" for number in range(20)}


def test_last_used_file_is_first(tmp_path: Path) -> None:
    settings = Settings()
    for name in ("a", "b", "a"):
        settings = with_recent_file(settings, tmp_path / name)
    assert settings.last_file == str(tmp_path / "a")
    assert settings.recent == (str(tmp_path / "a"), str(tmp_path / "b"))


def test_number_of_recent_files_is_limited(tmp_path: Path) -> None:
    settings = Settings()
    for number in range(MAX_RECENT + 5):
        settings = with_recent_file(settings, tmp_path / str(number))
    assert len(settings.recent) == MAX_RECENT


def test_missing_file_is_forgotten(tmp_path: Path) -> None:
    settings = with_recent_file(with_recent_file(Settings(), tmp_path / "a"), tmp_path / "b")
    assert without_recent_file(settings, tmp_path / "b") == replace(
        settings, last_file="", recent=(str(tmp_path / "a"),)
    )


def test_file_with_undecodable_name_changes_no_settings(tmp_path: Path) -> None:
    settings = with_recent_file(Settings(), tmp_path / "half \udcff sign")
    write_settings(settings)
    assert read_settings().settings == Settings()


@pytest.mark.parametrize("broken", [*BROKEN, *(broken for _, broken in NOT_UNDERSTOOD)])
def test_reading_language_leaves_damaged_settings_for_later_report(broken: bytes) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_bytes(broken)
    assert read_language() == "system"
    assert read_settings().notice


def test_chosen_language_is_read() -> None:
    write_settings(replace(Settings(), language="fr"))
    assert read_language() == "fr"


def test_writing_does_not_block_and_keeps_only_last() -> None:
    begun, goes_on, kept = Event(), Event(), []

    def write(settings: Settings) -> None:
        begun.set()
        assert goes_on.wait(10)
        kept.append((settings.text_scale, current_thread() is main_thread()))

    thread = SettingsThread(write, lambda sentence: None)
    thread.queue(Settings(text_scale=80))
    assert begun.wait(10)
    for scale in (90, 100, 110):
        thread.queue(Settings(text_scale=scale))
    goes_on.set()
    thread.finish()
    assert kept == [(80, False), (110, False)]


def test_settings_queued_after_finish_are_written() -> None:
    kept: list[Settings] = []
    thread = SettingsThread(kept.append, lambda sentence: None)
    for scale in (80, 90):
        thread.queue(Settings(text_scale=scale))
        thread.finish()
    assert [settings.text_scale for settings in kept] == [80, 90]


def test_failed_writing_is_reported_in_sentence() -> None:
    def cannot(_settings: Settings) -> None:
        raise Refused("The disk is full.")

    told: list[str] = []
    thread = SettingsThread(cannot, told.append)
    thread.queue(Settings())
    thread.finish()
    assert told == ["The disk is full."]


def test_unexpected_error_is_reported_and_next_settings_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ended the thread, which still counted as running, so nothing was written from then on."""
    mistakes: list[ExceptHookArgs] = []
    monkeypatch.setattr("threading.excepthook", mistakes.append)
    begun, goes_on = Event(), Event()
    kept: list[int] = []

    def write(settings: Settings) -> None:
        begun.set()
        assert goes_on.wait(10)
        if settings.text_scale == 80:
            raise ValueError("no text")
        kept.append(settings.text_scale)

    told: list[str] = []
    thread = SettingsThread(write, told.append)
    thread.queue(Settings(text_scale=80))
    assert begun.wait(10)
    thread.queue(Settings(text_scale=90))
    goes_on.set()
    thread.finish()
    thread.queue(Settings(text_scale=100))
    thread.finish()
    assert kept == [90, 100]
    assert told == ["Couldn't save the settings because of an error in gmtracker."]
    assert [type(mistake.exc_value) for mistake in mistakes] == [ValueError]


def test_error_in_reporting_does_not_end_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    kept: list[int] = []

    def write(settings: Settings) -> None:
        if settings.text_scale == 80:
            raise Refused("The disk is full.")
        kept.append(settings.text_scale)

    def tell(_sentence: str) -> None:
        raise RuntimeError("the window is gone")

    thread = SettingsThread(write, tell)
    for scale in (80, 90):
        thread.queue(Settings(text_scale=scale))
        thread.finish()
    assert kept == [90]
