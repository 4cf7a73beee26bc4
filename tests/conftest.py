"""What holds for every test: no screen, no folder of the user's, and nothing that goes wrong unseen."""

import gc
import logging
import os
import threading
from collections.abc import Generator, Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Literal
from unittest.mock import patch

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt
os.environ["LC_ALL"] = "C.UTF-8"  # days and numbers are written alike wherever a test runs, in its programs too

from PySide6.QtCore import QLocale

from gmtracker.storage import clock
from gmtracker.storage.save_jobs import JOB_NAME
from gmtracker.ui.process_signals import collect_due
from tests.builders.thorough import PROFILE, SHARE
from tests.driver.virtual_screen import VirtualScreen, virtual_screen, why_no_virtual_screen
from tests.windows.qt_messages import fail_on_messages

TESTS = Path(__file__).parent
ON_EVERY_PYTHON = ("cli", "journeys", "ui")
"""The folders whose tests start the program and open its windows, and are tried on every Python."""

LONGEST_SAVE = 10
"""Seconds that a test's last save is waited for: far more than any takes that is not held for ever."""

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
    gc.disable()


QLocale.setDefault(QLocale.c())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever has every tool say that no test may be left out, and have it another day."""
    parser.addoption("--no-skips", action="store_true", help="a test that would be skipped fails")
    parser.addoption("--today", type=datetime.fromisoformat, help="the program's clock begins with this local time")


@pytest.fixture(autouse=True, scope="session")
def ahead(pytestconfig: pytest.Config) -> Iterator[timedelta]:
    """Move the program's clock as ``--today`` says, by so much; other processes keep the real one."""
    wanted: datetime | None = pytestconfig.getoption("--today")
    ahead = wanted.astimezone() - datetime.now().astimezone() if wanted else timedelta(0)

    class Moved(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # the system's, but for the day
            return datetime.now(tz) + ahead

    with patch.object(clock, "datetime", Moved):
        yield ahead


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With ``--no-skips`` a skip is a failure, and its reason what went wrong."""
    report = yield
    if report.skipped and item.config.getoption("--no-skips"):
        report.outcome = "failed"
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of whole folders that CI tries on every Python that it finds.

    What is for a thorough run alone is left to it, unless it is asked for by its name.
    """
    for item in items:
        if item.path.is_relative_to(TESTS) and item.path.relative_to(TESTS).parts[0] in ON_EVERY_PYTHON:
            item.add_marker(pytest.mark.every_python)
    if SHARE < 1 and not any("::" in arg for arg in config.args):
        left = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """pytest-qt holds a test to Qt's silence until its last line; this does so while it is cleared away."""
    with fail_on_messages(ignored=item.config.getini("qt_log_ignore")):
        yield


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test its own folders for settings, state, data and documents; yields the one above them.

    They stay the program's until the last file that the test began to save is there, so that none goes elsewhere.
    """
    home = tmp_path / "home"
    monkeypatch.setenv("GMTRACKER_HOME", str(home))
    for kind in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME", "DOCUMENTS_DIR"):
        monkeypatch.setenv(f"XDG_{kind}", str(home / kind.lower()))
    yield home
    for thread in threading.enumerate():
        if thread.name == JOB_NAME:
            thread.join(LONGEST_SAVE)


@pytest.fixture(autouse=True)
def collected_garbage() -> Iterator[None]:
    """Look for garbage between tests, on the thread that made the windows, and never on one that saves."""
    yield
    gc.disable()
    collect_due()


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
