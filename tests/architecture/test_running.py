"""Tests of how the tests are run: on how many cores, and with how many random examples."""

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
    """Return a pytest configuration with this command line."""
    return SimpleNamespace(args=args, option=SimpleNamespace(capture=capture))


def test_whole_folders_run_on_all_cores() -> None:
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
def test_named_watched_or_benchmark_tests_run_in_one_process(command_line: Any) -> None:
    assert pytest_xdist_auto_num_workers(command_line) == 0


def test_default_run_tries_a_quarter_of_cis_random_examples() -> None:
    assert SHARES["quick"] * 4 == SHARES["thorough"] == 1
    assert "HYPOTHESIS_PROFILE=thorough " in (ROOT / ".ci" / "run").read_text("utf-8")


def test_gate_waits_for_a_line_that_the_demo_prints() -> None:
    """Before, the line was reworded, and the gate waited for the old one forever."""
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
