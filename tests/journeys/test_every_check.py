"""Every check of every game, in every language, at the smallest window: all has a name, and nothing is cut.

A quick run takes each game in one language, and each language once.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.i18n import LANGUAGES
from gmtracker.rulesets import built_in
from tests.architecture.checkout import ROOT
from tests.builders.thorough import a_share_of

PAIRS = [
    (game, tuple(LANGUAGES)[(at + turn) % len(LANGUAGES)])
    for turn in range(len(LANGUAGES))
    for at, game in enumerate(built_in())
]


@pytest.mark.parametrize(("game", "language"), a_share_of(PAIRS))
def test_every_check_can_be_read_whole_and_each_control_has_a_name(game: str, language: str, tmp_path: Path) -> None:
    settings = {"GMTRACKER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.driver.every_check", game, language],
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
