"""The standard streams, and where there are none: Windows gives a program without a console None in their place."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from gmtracker.__main__ import main
from gmtracker.cli.streams import say
from gmtracker.resources import MissingFiles, resource
from tests.builders.saved_campaigns import in_session


def shown(line: str, encoding: str) -> bytes:
    """What a stream of this encoding gets of a line."""
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding=encoding, newline="\n")
    say(line, stream)
    stream.flush()
    return written.getvalue()


def test_a_line_is_printed_as_it_stands_where_it_can_be() -> None:
    assert shown("7−2: “five”", "utf-8") == "7−2: “five”\n".encode()


def test_signs_that_a_stream_cannot_show_have_stand_ins() -> None:
    assert shown("7−2: “five”", "ascii") == b"7-2: ?five?\n"


def test_what_would_move_the_cursor_is_not_printed() -> None:
    assert shown("bell\a\x1b[2J\nnext", "utf-8") == b"bell??[2J?next\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["schema"], ["roll", "2d6"], ["odds"]])
def test_an_output_that_takes_nothing_is_said_in_one_line(words: list[str], unbuffered: str) -> None:
    """It ended with a traceback."""
    with Path("/dev/full").open("wb") as full:
        done = typed(words, full, unbuffered)
    assert (done.returncode, done.stderr) == (
        1,
        b"gmtracker: The standard output cannot be written to: the disk is full.\n",
    )


@pytest.mark.parametrize("words", [["schema"], ["roll", "2d6"], ["odds"]])
def test_a_reader_that_has_left_is_told_nothing(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as left:
        done = typed(words, left)
    assert (done.returncode, done.stderr) == (1, b"")


def typed(words: list[str], output: BinaryIO, unbuffered: str = "") -> subprocess.CompletedProcess[bytes]:
    """A command with its output there, and a check on its input."""
    return subprocess.run(
        [sys.executable, "-m", "gmtracker", *words],
        input=b'{"ruleset":"none"}\n',
        stdout=output,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        timeout=60,
        check=False,
    )


def test_an_error_about_a_file_is_not_taken_for_one_of_the_output(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_args: object) -> int:
        raise OSError(5, "Input/output error", "some.file")

    monkeypatch.setattr("gmtracker.cli.dice.run_roll", broken)
    with pytest.raises(OSError, match="Input/output error"):
        main(["roll", "2d6"])


def test_a_shipped_file_that_is_missing_is_said_to_be_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was told as an output that could not be written to, or by a traceback."""

    def without_icons(_args: object) -> int:
        raise FileNotFoundError(2, "No such file or directory", str(resource("icons", "gone.svg")))

    def without_any(_args: object) -> int:
        raise MissingFiles("gmtracker's own files are missing.")

    for broken, said in ((without_icons, "gone.svg cannot be read. Install"), (without_any, "missing: own files are")):
        monkeypatch.setattr("gmtracker.cli.dice.run_roll", broken)
        assert main(["roll", "2d6"]) == 1
        assert said in capsys.readouterr().err


def take_the_console_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a program of Windows that has a window only; called within the test, before which pytest sets streams."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["roll", "2d6"], 0),
        (["roll", "2d1"], 1),
        (["odds"], 1),
        (["schema"], 0),
        (["schema", "--game-file"], 0),
        (["validate", "gone.json"], 1),
        (["summary", "gone.json", "-o", "out.md"], 1),
        (["gone.json"], 1),
    ],
)
def test_without_a_console_a_command_ends_with_its_code(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`roll` and `validate` ended with an AttributeError, as `odds` did."""
    take_the_console_away(monkeypatch)
    assert main(words) == code


def test_without_a_console_a_file_in_order_is_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = in_session(tmp_path).path
    take_the_console_away(monkeypatch)
    assert main(["validate", str(file)]) == 0


def test_odds_say_where_nobody_can_ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["odds"]) == 1
    assert capsys.readouterr().err == (
        "gmtracker must be There is no standard input to read checks from, or no standard output.\n"
    )
