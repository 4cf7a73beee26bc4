"""The standard streams, also missing ones: on Windows a program without a console has None instead."""

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
    """Return what a stream with this encoding receives of a line."""
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding=encoding, newline="\n")
    say(line, stream)
    stream.flush()
    return written.getvalue()


def test_say_prints_line_unchanged_where_possible() -> None:
    assert shown("7−2: “five”", "utf-8") == "7−2: “five”\n".encode()


def test_say_replaces_unsupported_characters() -> None:
    assert shown("7−2: “five”", "ascii") == b"7-2: ?five?\n"


def test_say_replaces_control_characters() -> None:
    assert shown("bell\a\x1b[2J\nnext", "utf-8") == b"bell??[2J?next\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["schema"], ["roll", "2d6"], ["odds"]])
def test_unwritable_output_is_reported_in_one_line(words: list[str], unbuffered: str) -> None:
    """The program ended with a traceback."""
    with Path("/dev/full").open("wb") as full:
        done = typed(words, full, unbuffered)
    assert (done.returncode, done.stderr) == (
        1,
        b"gmtracker: Couldn't write to standard output: the disk is full.\n",
    )


@pytest.mark.parametrize("words", [["schema"], ["roll", "2d6"], ["odds"]])
def test_closed_reader_causes_no_message(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as left:
        done = typed(words, left)
    assert (done.returncode, done.stderr) == (1, b"")


def typed(words: list[str], output: BinaryIO, unbuffered: str = "") -> subprocess.CompletedProcess[bytes]:
    """A command with its output replaced, and a check of its input."""
    return subprocess.run(
        [sys.executable, "-m", "gmtracker", *words],
        input=b'{"ruleset":"none"}\n',
        stdout=output,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        timeout=60,
        check=False,
    )


def test_file_error_is_not_reported_as_output_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_args: object) -> int:
        raise OSError(5, "Input/output error", "some.file")

    monkeypatch.setattr("gmtracker.cli.dice.run_roll", broken)
    with pytest.raises(OSError, match="Input/output error"):
        main(["roll", "2d6"])


def test_missing_shipped_file_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It was reported as an unwritable output, or with a traceback."""

    def without_icons(_args: object) -> int:
        raise FileNotFoundError(2, "No such file or directory", str(resource("icons", "gone.svg")))

    def without_any(_args: object) -> int:
        raise MissingFiles("gmtracker's own files are missing.")

    for broken, said in ((without_icons, "gone.svg. Reinstall gmtracker."), (without_any, "own files are missing")):
        monkeypatch.setattr("gmtracker.cli.dice.run_roll", broken)
        assert main(["roll", "2d6"]) == 1
        assert said in capsys.readouterr().err


def take_the_console_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the streams to None, as on Windows without a console. Called in tests, because pytest sets streams first."""
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
def test_command_returns_exit_code_without_console(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`roll` and `validate` ended with an AttributeError, as did `odds`."""
    take_the_console_away(monkeypatch)
    assert main(words) == code


def test_validate_accepts_valid_file_without_console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = in_session(tmp_path).path
    take_the_console_away(monkeypatch)
    assert main(["validate", str(file)]) == 0


def test_odds_reports_missing_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["odds"]) == 1
    assert capsys.readouterr().err == (
        "gmtracker: Couldn't read checks: standard input or standard output is missing.\n"
    )
