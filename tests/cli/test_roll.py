"""``gmtracker roll`` as it is typed."""

import argparse
import io
import re
import sys

import pytest

from gmtracker.cli.roll import run


def roll(*words: str) -> int:
    return run(argparse.Namespace(notation=list(words)))


def test_a_roll_is_printed_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("2d6+d4-1") == 0
    found = re.fullmatch(r"2d6\+d4-1: (\d) \+ (\d) \+ (\d) − 1 = (\d+)\n", capsys.readouterr().out)
    assert found
    first, second, third, total = map(int, found.groups())
    assert first + second + third - 1 == total
    assert max(first, second) <= 6
    assert third <= 4


def test_a_notation_may_be_typed_with_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("1", "+", "2") == 0
    assert capsys.readouterr().out == "1+2: 1 + 2 = 3\n"


def test_what_cannot_be_rolled_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("2d1") == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "gmtracker: A die has 2 to 1,000 sides, unlike 2d1.\n"


@pytest.mark.parametrize("words", [("\udcff",), ("\x1b[31m",), ("", ""), ("d" * 100_000,), ("9" * 199 + "d6",)])
def test_any_word_is_answered(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert roll(*words) == 1
    assert re.fullmatch(r"gmtracker: .+\n", capsys.readouterr().err)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_old_terminal_gets_a_plain_minus(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding=encoding, newline="\n"))
    assert roll("7-2") == 0
    sys.stdout.flush()
    assert shown.getvalue() == b"7-2: 7 - 2 = 5\n"
