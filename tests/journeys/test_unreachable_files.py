"""Files that cannot be looked at, or that are none: the window opens, says which it is, and offers the others."""

import os
from pathlib import Path

import pytest

from gmtracker.storage.settings import Settings, read_settings, write_settings
from tests.driver.gm import GM
from tests.windows.screen_text import words_in

TOO_LONG = "n" * 300


def test_the_window_opens_where_the_last_campaign_cannot_be_looked_at(gm: GM, own_folders: Path) -> None:
    lost = own_folders / TOO_LONG
    kept = own_folders / "kept.gmtracker.json"
    write_settings(Settings(last_file=str(lost), recent=(str(lost), str(kept))))
    gm.opens()
    assert not gm.app.bridge.is_open
    assert gm.app.window.refusal.isVisible()
    assert any("cannot be reached: the name is too long" in words for words in words_in(gm.app.window.refusal))
    assert any("kept" in words for words in words_in(gm.app.window.start_page))


def test_what_cannot_be_reached_now_is_not_forgotten(gm: GM, own_folders: Path) -> None:
    circle = own_folders / "circle.gmtracker.json"
    circle.symlink_to(circle)
    write_settings(Settings(recent=(str(circle),)))
    gm.opens()
    gm.app.files.open(circle)
    assert read_settings().settings.recent == (str(circle),)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes that go by a path")
def test_an_open_file_that_becomes_a_pipe_holds_nothing_up(session: GM) -> None:
    path = session.app.document.path
    assert path is not None
    assert session.app.document.wait()
    path.unlink()
    os.mkfifo(path)
    session.app.document.look_outside()
    session.closes()
