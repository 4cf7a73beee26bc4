"""A roll that begins with a minus is no option of the command line."""

import pytest

from gmtracker.__main__ import main


@pytest.mark.parametrize("words", [["-2d6"], ["2d6", "-1d4"], ["--", "-2d6"]])
def test_roll_takes_a_minus_sign(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """argparse said: the following arguments are required."""
    assert main(["roll", *words]) == 0
    assert "=" in capsys.readouterr().out


def test_roll_still_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["roll", "--help"])
    assert "usage: gmtracker roll" in capsys.readouterr().out
