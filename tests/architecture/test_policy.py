"""Tests of what fails a test even if its own lines passed, with a small suite of offenders."""

import subprocess
import sys

import pytest

from tests.architecture.checkout import ROOT

OFFENDERS = """
import logging, os, time, warnings
from pathlib import Path
import pytest
from PySide6.QtCore import qDebug, qWarning
from gmtracker.storage.save_jobs import BackgroundJob

homes = []
def save_slowly():
    time.sleep(0.3)
    homes.append(os.environ.get("GMTRACKER_HOME", ""))

@pytest.fixture
def complains_late():
    yield
    qWarning("while cleared away")

def test_is_left_out(): pytest.skip("for want of a tool")
def test_warns(): warnings.warn("old")
def test_logs_an_error(): logging.getLogger("any").error("lost")
def test_looks_at_the_error_it_logs(caplog):
    logging.getLogger("any").error("meant")
    assert caplog.messages == ["meant"]
    caplog.clear()
def test_lets_qt_speak(): qDebug("anything")
def test_lets_qt_speak_late(complains_late): pass
def test_hears_the_first_offscreen_text(): qWarning("This plugin does not support propagateSizeHints()")
def test_hears_the_second_offscreen_text(): qWarning("This plugin does not support raise()")
def test_hears_more_than_that(): qWarning("This plugin does not support raise() today")
def test_has_folders_of_its_own(tmp_path): assert os.environ["GMTRACKER_HOME"].startswith(str(tmp_path))
def test_is_still_saving_at_its_end(): BackgroundJob(Path("any"), save_slowly, list)
def test_saved_into_folders_of_its_own(tmp_path): assert homes[0].startswith(str(tmp_path.parent))
def test_has_no_screen(): assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
"""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Run the offenders with the project's settings and return lines such as "FAILED test_warns"."""
    folder = tmp_path_factory.mktemp("offenders")
    (folder / "test_offenders.py").write_text(OFFENDERS, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "tests.conftest"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        *settings,
        "-rA",
        "--no-skips",
        "--no-header",
        "--tb=no",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, str(folder / "test_offenders.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    summary = [line for line in done.stdout.splitlines() if "::test_" in line]
    return {f"{line.split()[0]} {line.split('::')[1].split()[0]}" for line in summary}


@pytest.mark.parametrize(
    "outcome",
    [
        "FAILED test_is_left_out",
        "FAILED test_warns",
        "ERROR test_logs_an_error",
        "FAILED test_lets_qt_speak",
        "ERROR test_lets_qt_speak_late",
        "FAILED test_hears_more_than_that",
    ],
)
def test_hidden_fault_fails_its_test(outcomes: set[str], outcome: str) -> None:
    assert outcome in outcomes


@pytest.mark.parametrize(
    "name",
    [
        "test_looks_at_the_error_it_logs",
        "test_hears_the_first_offscreen_text",
        "test_hears_the_second_offscreen_text",
        "test_has_folders_of_its_own",
        "test_saved_into_folders_of_its_own",
        "test_has_no_screen",
    ],
)
def test_sound_test_passes(outcomes: set[str], name: str) -> None:
    assert f"PASSED {name}" in outcomes
    assert not {f"FAILED {name}", f"ERROR {name}"} & outcomes
