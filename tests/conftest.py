"""Fixtures and hooks for every test: no screen, none of the user's folders, and no hidden faults."""

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

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # Before anything imports Qt.
os.environ["LC_ALL"] = "C.UTF-8"  # Format dates and numbers alike everywhere, in started programs too.

from PySide6.QtCore import QLocale

from gmtracker.storage import clock
from gmtracker.storage.save_jobs import JOB_NAME
from gmtracker.ui.campaign import campaign_opener
from gmtracker.ui.process_signals import collect_due
from tests.builders.thorough import PROFILE, SHARE
from tests.driver.virtual_screen import VirtualScreen, virtual_screen, why_no_virtual_screen
from tests.windows.qt_messages import fail_on_messages

TESTS = Path(__file__).parent
ON_EVERY_PYTHON = ("cli", "journeys", "ui")
"""The folders whose tests start the program and open windows. CI runs them on every Python."""

LONGEST_SAVE = 10
"""The seconds to wait for a test's last save: far more than any save takes that does not hang."""

PHASES: tuple[Literal["setup", "call", "teardown"], ...] = ("setup", "call", "teardown")

settings.load_profile(PROFILE)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Run whole folders on all cores, but named files and tests, watched tests and benchmarks in one process."""
    folders = [Path(arg) for arg in config.args]
    together = all(folder.is_dir() and "benchmarks" not in folder.parts for folder in folders)
    return None if together and config.option.capture != "no" else 0


def pytest_collection_finish() -> None:
    """Freeze all present objects until the end, so that no garbage collection in a test visits them."""
    gc.collect()
    gc.freeze()
    gc.disable()


QLocale.setDefault(QLocale.c())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option that forbids skipped tests, and one that sets the program's date."""
    parser.addoption("--no-skips", action="store_true", help="a test that would be skipped fails")
    parser.addoption("--today", type=datetime.fromisoformat, help="the program's clock begins with this local time")


@pytest.fixture(autouse=True, scope="session")
def ahead(pytestconfig: pytest.Config) -> Iterator[timedelta]:
    """Move the program's clock to ``--today`` and yield the difference; other processes keep the real time."""
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
    """With ``--no-skips``, turn a skip into a failure with its reason."""
    report = yield
    if report.skipped and item.config.getoption("--no-skips"):
        report.outcome = "failed"
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of whole folders that CI tries on every Python it finds.

    Tests for thorough runs only are deselected otherwise, unless named in the arguments.
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
    """Fail on Qt messages during teardown too, as pytest-qt only checks until the test's last line."""
    with fail_on_messages(ignored=item.config.getini("qt_log_ignore")):
        yield


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test its own folders for settings, state, data and documents, and yield their parent.

    They remain in place until the last save of the test ends, so that no file goes elsewhere.
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
def patient_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a campaign to open however busy the machine is, so that a test never sees the start page instead."""
    monkeypatch.setattr(campaign_opener, "OPENING_SECONDS", 30.0)


@pytest.fixture(autouse=True)
def collected_garbage() -> Iterator[None]:
    """Collect garbage between tests, on the windows' thread, and never on a saving one."""
    yield
    gc.disable()
    collect_due()


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs an error. A test that expects one checks `caplog` and then calls its `clear()`."""
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
