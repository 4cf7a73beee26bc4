"""What holds for every test: no screen, no folder of the user's, and nothing that goes wrong unseen."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from tests.support.qt_messages import fail_on_messages
from tests.support.thorough import PROFILE
from tests.support.xvfb import VirtualScreen, virtual_screen, why_no_virtual_screen

PHASES: tuple[Literal["setup", "call", "teardown"], ...] = ("setup", "call", "teardown")

settings.load_profile(PROFILE)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Whole folders are run on all cores. A file or a test that is named, what is watched, and benchmarks are not."""
    folders = [Path(arg) for arg in config.args]
    together = all(folder.is_dir() and "benchmarks" not in folder.parts for folder in folders)
    return None if together and config.option.capture != "no" else 0


def pytest_collection_finish() -> None:
    """What is there now stays to the end: no test that looks for garbage has to go through it."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """pytest-qt holds a test to Qt's silence until its last line; this does so while it is cleared away."""
    with fail_on_messages(ignored=item.config.getini("qt_log_ignore")):
        yield


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test its own folders for settings, state, data and documents; returns the one above them."""
    home = tmp_path / "home"
    monkeypatch.setenv("GMTRACKER_HOME", str(home))
    for kind in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME", "DOCUMENTS_DIR"):
        monkeypatch.setenv(f"XDG_{kind}", str(home / kind.lower()))
    return home


@pytest.fixture(autouse=True)
def collected_garbage() -> Iterator[None]:
    """The program has no garbage collected until its window stands: turn that on again for the tests that follow."""
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test that logs an error. One that means to looks at `caplog`, and then calls its `clear()`."""
    yield
    records = [record for phase in PHASES for record in caplog.get_records(phase)]
    errors = [record.getMessage() for record in records if record.levelno >= logging.ERROR]
    assert not errors, "errors were logged"


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    """Start a private X11 screen of 1280 by 720 for programs that the test starts."""
    if reason := why_no_virtual_screen():
        pytest.skip(reason)
    with virtual_screen(1280, 720) as started:
        yield started
