"""How the tests themselves are run: on all cores or in one process, and with how much of what is tried by chance."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.architecture.checkout import ROOT
from tests.builders.thorough import SHARES
from tests.conftest import pytest_xdist_auto_num_workers

HERE = str(Path(__file__))


def told(*args: str, capture: str = "fd") -> Any:
    """What pytest knows of such a command line."""
    return SimpleNamespace(args=args, option=SimpleNamespace(capture=capture))


def test_whole_folders_are_run_on_as_many_cores_as_there_are() -> None:
    assert pytest_xdist_auto_num_workers(told(str(ROOT / "tests"))) is None
    assert pytest_xdist_auto_num_workers(told(str(ROOT / "tests" / "ui"), str(ROOT / "tests" / "cli"))) is None


@pytest.mark.parametrize(
    "command_line",
    [
        told(HERE),
        told(f"{HERE}::test_one"),
        told(str(ROOT / "tests"), HERE),
        told(str(ROOT / "tests"), capture="no"),
        told(str(ROOT / "tests" / "benchmarks")),
    ],
    ids=["a file", "a test", "a file besides", "watched", "benchmarks"],
)
def test_what_is_named_watched_or_measured_stays_in_one_process(command_line: Any) -> None:
    assert pytest_xdist_auto_num_workers(command_line) == 0


def test_a_usual_run_tries_a_quarter_by_chance_of_what_ci_does() -> None:
    assert SHARES["quick"] * 4 == SHARES["thorough"] == 1
    assert "HYPOTHESIS_PROFILE=thorough " in (ROOT / ".ci" / "run").read_text("utf-8")


def test_gate_waits_for_a_line_that_the_demo_prints() -> None:
    """The line was reworded, and the gate waited for the old one without an end."""
    waited_for = re.findall(r"grep -q '\^([^']+)' in-window.txt", (ROOT / ".ci" / "run").read_text("utf-8"))
    assert len(waited_for) == 1
    assert f'"{waited_for[0]}"' in (ROOT / "gmtracker/ui/demo/playback.py").read_text("utf-8")


def test_hanging_test_is_named_and_ended(tmp_path: Path) -> None:
    (tmp_path / "test_any.py").write_text("import threading\ndef test_hangs(): threading.Event().wait()\n", "utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-o", "faulthandler_timeout=1", "-n0"]
    command = [sys.executable, "-m", "pytest", *settings, "-p", "no:cacheprovider", str(tmp_path)]
    own = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode
    assert "in test_hangs" in done.stderr
