"""A roll that begins with a minus sign, which must not be read as a command line option."""

import pytest

from gmtracker.__main__ import main


@pytest.mark.parametrize("words", [["-2d6"], ["2d6", "-1d4"], ["--", "-2d6"]])
def test_roll_accepts_leading_minus_sign(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """argparse reported that the notation was missing."""
    assert main(["roll", *words]) == 0
    assert "=" in capsys.readouterr().out


def test_roll_still_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["roll", "--help"])
    assert "usage: gmtracker roll" in capsys.readouterr().out
