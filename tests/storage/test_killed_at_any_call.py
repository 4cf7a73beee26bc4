"""Creating and replacing a campaign: killed at any disk call, nothing that was shown is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.checkout import ROOT
from tests.builders.thorough import thorough
from tests.driver.killed_at import DEEDS

EVERY = max(1, 4 // thorough(4))
"""At which calls it is killed: at every fourth, and in a thorough run at every single one."""


@pytest.mark.parametrize("deed", DEEDS)
def test_program_killed_at_any_call_loses_nothing(deed: str, tmp_path: Path) -> None:
    """The script forks, which is unsafe in a process with threads, so it runs as a program of its own."""
    command = [sys.executable, "-m", "tests.driver.killed_at", deed, str(tmp_path), str(EVERY)]
    killed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert killed.returncode == 0, killed.stderr
    assert int(killed.stdout.split()[1]) > 10
