"""Power cuts at any moment of a session: what the window showed as on the disk is there afterwards.

Tries a few disks in every run. To try thousands:
``HYPOTHESIS_PROFILE=long pytest -o faulthandler_timeout=0 tests/storage/test_power_cut.py``
"""

import subprocess
import sys
from pathlib import Path

from tests.architecture.checkout import ROOT
from tests.builders.thorough import thorough

DISKS = thorough(80)


def test_power_cut_loses_only_unsynced_steps(tmp_path: Path) -> None:
    """A program of its own, because it replaces the calls between storage and disk."""
    command = [sys.executable, "-m", "tests.driver.power_cut", str(tmp_path / "disk"), str(DISKS)]
    cut = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1_800, check=False)
    assert cut.returncode == 0, cut.stderr
    assert cut.stdout.startswith(f"{DISKS} disks of ")
