"""Every word of the program is translated: plain English stands out in a language that nobody speaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.rulesets import built_in
from tests.architecture.checkout import ROOT
from tests.builders.thorough import a_share_of


@pytest.mark.parametrize("game", a_share_of(sorted(built_in())))
def test_no_english_is_left_in_an_evening_of_a_language_that_nobody_speaks(game: str, tmp_path: Path) -> None:
    settings = {"GMTRACKER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.driver.pseudo_language", game],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == []
