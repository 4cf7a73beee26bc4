"""``gmtracker demo``: the sample it plays and the folder of its output."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.__main__ import main
from gmtracker.resources import FIRST_GAME, resource


def test_unknown_demo_is_refused_with_names_of_demos(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--game", "chess", "-o", str(tmp_path / "evening")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("gmtracker: There is no demo for chess. Choose from ")
    assert FIRST_GAME in said
    assert not (tmp_path / "evening").exists()


def test_first_game_has_sample_and_demo() -> None:
    left = {path.name for path in resource("samples", FIRST_GAME).iterdir()}
    assert {"campaign.gmtracker.json", "evening.json"} <= left


@pytest.mark.thorough
def test_demo_output_folder_is_relative_to_working_directory(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "--game", "vagabond", "-o", "evening"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "evening" / "campaign.gmtracker.json").is_file()


@pytest.mark.thorough
def test_second_demo_keeps_campaign_played_after_first(tmp_path: Path) -> None:
    """A second demo replaced the first one's campaign without asking, even if it had been played on."""
    mine = tmp_path / "evening" / "campaign.gmtracker.json"
    mine.parent.mkdir()
    mine.write_text("my own precious evening")
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "--game", "vagabond", "-o", "evening"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0
    assert done.stdout.splitlines()[1] == "evening already contains a campaign, so nothing in it was changed."
    assert "  evening 2/campaign.gmtracker.json\n" in done.stdout.replace(os.sep, "/")
    assert [path.read_text() for path in mine.parent.iterdir()] == ["my own precious evening"]
    assert (tmp_path / "evening 2" / "summary.pdf").is_file()
