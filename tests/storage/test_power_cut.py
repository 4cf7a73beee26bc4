"""The power goes at any moment of an evening: what the window said to be on the disk is there when it is back.

A few disks in every run; for thousands:
``HYPOTHESIS_PROFILE=long pytest -o faulthandler_timeout=0 tests/storage/test_power_cut.py``
"""

import subprocess
import sys
from pathlib import Path

from tests.architecture.checkout import ROOT
from tests.builders.thorough import thorough

DISKS = thorough(80)


def test_a_power_cut_takes_only_what_was_not_said_to_be_safe(tmp_path: Path) -> None:
    """A program of its own: it stands between the storage and the disk."""
    command = [sys.executable, "-m", "tests.driver.power_cut", str(tmp_path / "disk"), str(DISKS)]
    cut = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1_800, check=False)
    assert cut.returncode == 0, cut.stderr
    assert cut.stdout.startswith(f"{DISKS} disks of ")
