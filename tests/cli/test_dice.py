"""The command ``gmtracker roll``, and ``gmtracker odds`` through a pipe."""

import argparse
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.__main__ import main
from gmtracker.cli.dice import MAX_LINE_BYTES, answer_lines, run_odds, run_roll
from gmtracker.rulesets import built_in_ids


def roll(*words: str) -> int:
    return run_roll(argparse.Namespace(notation=list(words)))


def test_roll_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("2d6+d4-1") == 0
    found = re.fullmatch(r"2d6\+d4-1: (\d) \+ (\d) \+ (\d) − 1 = (\d+)\n", capsys.readouterr().out)
    assert found
    first, second, third, total = map(int, found.groups())
    assert first + second + third - 1 == total
    assert max(first, second) <= 6
    assert third <= 4


def test_roll_accepts_notation_with_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("1", "+", "2") == 0
    assert capsys.readouterr().out == "1+2: 1 + 2 = 3\n"


@pytest.mark.parametrize(("notation", "line"), [("Cd6", r"Cd6: \d, so it .+\n"), ("tw20", r"Td20: .+, bonus .\d+\n")])
def test_roll_understands_the_dice_of_games(notation: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert roll(notation) == 0
    assert re.fullmatch(line, capsys.readouterr().out)


def test_roll_refuses_invalid_notation_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert roll("2d1") == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "gmtracker: A die must have 2 to 1,000 sides: 2d1.\n"


@pytest.mark.parametrize("words", [("\udcff",), ("\x1b[31m",), ("", ""), ("d" * 100_000,), ("9" * 199 + "d6",)])
def test_roll_answers_any_word(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert roll(*words) == 1
    assert re.fullmatch(r"gmtracker: .+\n", capsys.readouterr().err)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_roll_prints_hyphen_as_minus_on_old_terminal(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding=encoding, newline="\n"))
    assert roll("7-2") == 0
    sys.stdout.flush()
    assert shown.getvalue() == b"7-2: 7 - 2 = 5\n"


CHECK = {
    "ruleset": "shattered-spheres",
    "kind": "skill",
    "skill_rank": 4,
    "against": {"type": "dc", "dc": 15},
}
VECTORS = Path(__file__).parents[1] / "rulesets" / "vectors" / "checks.jsonl"
PROGRAM = [sys.executable, "-c", "import sys; from gmtracker.cli.dice import run_odds; sys.exit(run_odds(None))"]

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def asked(*lines: bytes) -> tuple[list[dict[str, Any]], int]:
    """Return the answers to these lines and the exit code."""
    sink = io.BytesIO()
    code = answer_lines(io.BytesIO(b"".join(lines)), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()], code


def line(**fields: Any) -> bytes:
    return json.dumps(CHECK | fields).encode() + b"\n"


def error_of(text: bytes) -> str:
    (answer,), code = asked(text)
    assert code == 1
    error = answer["error"]
    assert isinstance(error, str)
    return error


def test_odds_answers_check() -> None:
    answers, code = asked(line())
    assert answers == [
        {
            "success": "1/2",
            "degrees": {"-4": "1/20", "-2": "1/4", "-1": "1/5", "1": "1/4", "2": "1/5", "3": "1/20"},
            "mean_triumph": "1/20",
            "mean_tragedy": "1/20",
        }
    ]
    assert code == 0


def test_odds_answers_error_in_place_and_continues() -> None:
    answers, code = asked(line(), line(tier=0), line(skill_rank=5))
    assert [answer.get("success") or answer["error"] for answer in answers] == [
        "1/2",
        "tier: Expected `int` >= 1.",
        "11/20",
    ]
    assert code == 1


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (b"\n", "The line is not JSON."),
        (b"{\n", "The line is not JSON."),
        (b"\xff\xfe\x00\n", "The line is not JSON."),
        (b'"\xed\xa0\x80"\n', "The line is not JSON."),
        (b"[1]\n", "The line is not a JSON object."),
        (b"9" * 5000, "A number in the line is too large."),
        (b"[" * 50_000, "The line is nested too deeply."),
        (b"{}", '"ruleset" is missing.'),
        (line(ruleset=3), '"ruleset" must be a string.'),
        (line(ruleset="chess"), "No game with the ruleset chess is installed."),
        (line(ruleset="night-crew"), "gmtracker can't calculate odds for the ruleset night-crew."),
        (line(ruleset="../x"), "No game with the ruleset ../x is installed."),
        (line(ruleset="shattered_spheres"), "No game with the ruleset shattered_spheres is installed."),
        (line(against={"type": "dc", "dc": True}), "against.dc: Expected `int`, got `bool`."),
        (b" " * MAX_LINE_BYTES + b"{}\n", f"The line is longer than {MAX_LINE_BYTES} bytes."),
    ],
)
def test_odds_explains_invalid_check(text: bytes, error: str) -> None:
    assert error_of(text) == error


def test_odds_continues_after_too_long_line() -> None:
    answers, _ = asked(b"x" * (3 * MAX_LINE_BYTES) + b"\n", line())
    assert ["error" in answer for answer in answers] == [True, False]


def test_odds_reads_longest_allowed_line() -> None:
    padded = line().rstrip().ljust(MAX_LINE_BYTES - 1) + b"\n"
    assert asked(padded, line())[1] == 0


def test_odds_reads_last_line_without_line_end() -> None:
    assert asked(line().rstrip())[1] == 0


@given(st.binary())
def test_odds_answers_any_bytes_line_by_line(sent: bytes) -> None:
    answers, _ = asked(sent)
    assert len(answers) == sent.count(b"\n") + (bool(sent) and not sent.endswith(b"\n"))


@given(st.dictionaries(st.sampled_from([*CHECK, "tier", "luck"]) | st.text(), json_values, max_size=3))
def test_odds_answers_any_fields(fields: dict[str, Any]) -> None:
    (answer,), code = asked(line(**fields))
    assert code == ("error" in answer)


def answers_of_program(sent: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(PROGRAM, input=sent, capture_output=True, check=False, timeout=60)


def test_odds_answers_vectors_of_every_game() -> None:
    vectors = [json.loads(text) for text in VECTORS.read_text(encoding="utf-8").splitlines()]
    known = [vector for vector in vectors if vector["check"]["ruleset"] in built_in_ids()]
    assert len(known) == 30 * len(built_in_ids())
    done = answers_of_program("\n".join(json.dumps(vector["check"]) for vector in known).encode())
    assert [json.loads(text) for text in done.stdout.splitlines()] == [vector["odds"] for vector in known]
    assert (done.returncode, done.stderr) == (0, b"")


def test_odds_exits_with_one_after_error() -> None:
    done = answers_of_program(b"{}\n" + line())
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2


def test_odds_answers_line_before_next_is_sent() -> None:
    with subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for rank, success in ((4, "1/2"), (5, "11/20")):
            program.stdin.write(line(skill_rank=rank))
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["success"] == success
        program.stdin.close()
        assert program.wait(timeout=60) == 0


class Keyboard(io.BytesIO):
    """Standard input on which someone types Ctrl+C."""

    def readline(self, size: int | None = -1, /) -> bytes:
        raise KeyboardInterrupt


def test_ctrl_c_ends_odds_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Keyboard()))
    assert run_odds(argparse.Namespace()) == 130
    assert capsys.readouterr() == ("", "")


def test_closed_reader_ends_odds_quietly() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(PROGRAM, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        assert program.stdout is not None
        program.stdout.close()
        _, complaints = program.communicate(line() * 3, timeout=60)
    assert (program.returncode, complaints) == (1, b"")


def test_odds_answers_every_example_in_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    """Before, the form of a check could only be found by trying from error to error."""
    with pytest.raises(SystemExit):
        main(["odds", "--help"])
    lines = capsys.readouterr().out.splitlines()
    shown = [at for at, line in enumerate(lines) if '{"ruleset"' in line]
    assert len(shown) == 4
    for at in shown:
        more = lines[at + 1] if lines[at].endswith(",") else ""
        whole, needed = lines[at] + more, lines[at].rstrip(",") + ("}" if more else "")
        assert answered(whole) == answered(needed), "what is left out is otherwise than the help says"


def answered(check: str) -> bytes:
    sink = io.BytesIO()
    assert answer_lines(io.BytesIO(f"{check}\n".encode()), sink) == 0, sink.getvalue()
    return sink.getvalue()
