"""Which evening the demo plays."""

from pathlib import Path

import pytest

from gmtracker.__main__ import main
from gmtracker.resources import FIRST_GAME, resource


def test_an_evening_that_nobody_wrote_is_refused_and_those_there_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--game", "chess", "-o", str(tmp_path / "evening")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("gmtracker: There is no evening of chess to play; there is one of ")
    assert FIRST_GAME in said
    assert not (tmp_path / "evening").exists()


def test_the_first_game_has_a_sample_and_an_evening() -> None:
    left = {path.name for path in resource("samples", FIRST_GAME).iterdir()}
    assert {"campaign.gmtracker.json", "evening.json"} <= left
