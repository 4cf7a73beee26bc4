"""``gmtracker demo``: which sample it plays, and where its output goes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.__main__ import main
from gmtracker.resources import FIRST_GAME, resource


def test_a_demo_that_does_not_exist_is_refused_and_those_that_exist_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--game", "chess", "-o", str(tmp_path / "evening")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("gmtracker: There is no evening of chess to play; there is one of ")
    assert FIRST_GAME in said
    assert not (tmp_path / "evening").exists()


def test_the_first_game_has_a_sample_and_a_demo() -> None:
    left = {path.name for path in resource("samples", FIRST_GAME).iterdir()}
    assert {"campaign.gmtracker.json", "evening.json"} <= left


@pytest.mark.thorough
def test_the_output_of_a_demo_goes_to_a_folder_relative_to_the_working_directory(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "--game", "vagabond", "-o", "evening"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "evening" / "campaign.gmtracker.json").is_file()


@pytest.mark.thorough
def test_a_second_demo_leaves_alone_what_was_played_on_in_the_folder_of_the_first(tmp_path: Path) -> None:
    """The campaign in it was replaced without a word, whoever had gone on playing it."""
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
