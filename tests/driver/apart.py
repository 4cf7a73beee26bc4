"""Runs a driver in a process of its own, with its own language, text size and settings."""

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.checkout import ROOT


def run_apart(home: Path, driver: str, *arguments: str, **environment: str) -> list[str]:
    """Run a module of `tests.driver` offscreen, with `home` for the program's folders. Return the printed lines.

    Fails with its errors if the process doesn't exit with 0.
    """
    settings = {"GMTRACKER_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", f"tests.driver.{driver}", *arguments],
        cwd=ROOT,
        env={**os.environ, **settings, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()
