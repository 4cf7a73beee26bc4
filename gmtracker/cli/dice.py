"""The commands ``gmtracker roll`` and ``gmtracker odds``.

``roll`` rolls dice notation and prints every die and the result. ``odds`` reads checks as JSON, one per line, and
answers each with its exact odds on one line.
"""

import argparse
import os
import random
import re
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import import_module
from typing import BinaryIO

import msgspec

from gmtracker.cli.streams import say
from gmtracker.engine.dice import Dice
from gmtracker.engine.dice_notation import parse_notation, result_text, roll_notation
from gmtracker.engine.errors import Refused, quote
from gmtracker.rulesets import module_name, shipped_file_ids, special_roll


def run_roll(args: argparse.Namespace) -> int:
    """Roll ``args.notation``, the words of one notation, and print the result on one line.

    Returns 0, or 1 with the reason on the error stream if the notation is invalid.
    """
    source = random.SystemRandom()
    try:
        notation = parse_notation(" ".join(args.notation), special_roll)
        rolled = roll_notation(notation, Dice(lambda size: source.randint(1, size)))
    except Refused as refusal:
        say(f"gmtracker: {refusal.sentence}", sys.stderr)
        return 1
    say(result_text(rolled), sys.stdout)
    return 0


MAX_LINE_BYTES = 64 * 1024
"""The maximum bytes of an input line. A longer line is refused without being read into memory."""

_RULESET_ID = re.compile(r"[a-z0-9]{1,40}(-[a-z0-9]{1,40}){0,5}")

OddsOfCheck = Callable[[object], dict[str, object]]


def run_odds(args: argparse.Namespace) -> int:
    """Answer the checks on standard input on standard output.

    Returns 0; 1 if any line was invalid, a stream is missing or the reader closed its end; 130 when stopped by Ctrl+C.
    """
    del args
    if sys.stdin is None or sys.stdout is None:
        say("gmtracker: Couldn't read checks: standard input or standard output is missing.", sys.stderr)
        return 1
    try:
        return answer_lines(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader closed its end. Without this, flushing the stream at exit would raise the error again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def answer_lines(source: BinaryIO, sink: BinaryIO) -> int:
    """Answer each line in order and return the exit code. Flushes every answer, so programs can talk line by line.

    An invalid line is answered with ``{"error": …}`` and does not stop the loop.
    """
    code = 0
    for line in _bounded_lines(source):
        answer = _answer(line)
        if "error" in answer:
            code = 1
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()
    return code


def _bounded_lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines, and None for each line over the limit. Never holds more of a line than the limit."""
    while line := source.readline(MAX_LINE_BYTES + 1):
        if len(line) <= MAX_LINE_BYTES:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(MAX_LINE_BYTES)
        yield None


def _answer(line: bytes | None) -> dict[str, object]:
    try:
        shape = _decoded(line)
        return _odds_of(_ruleset_of(shape))(shape)
    except Refused as refusal:
        return {"error": refusal.sentence}


def _decoded(line: bytes | None) -> dict[str, object]:
    if line is None:
        raise Refused("The line is longer than {most} bytes.", most=MAX_LINE_BYTES)
    try:
        shape = msgspec.json.decode(line)
    except msgspec.ValidationError:
        raise Refused("A number in the line is too large.") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("The line is not JSON.") from None
    except RecursionError:
        raise Refused("The line is nested too deeply.") from None
    if not isinstance(shape, dict):
        raise Refused("The line is not a JSON object.")
    return shape


def _ruleset_of(shape: dict[str, object]) -> str:
    ruleset = shape.get("ruleset")
    if ruleset is None:
        raise Refused('"ruleset" is missing.')
    if not isinstance(ruleset, str):
        raise Refused('"ruleset" must be a string.')
    return ruleset


@lru_cache(maxsize=16)
def _odds_of(ruleset: str) -> OddsOfCheck:
    """Return the function ``check_odds_json`` of the game's module ``check_odds``. Raises Refused if it has none."""
    if not _RULESET_ID.fullmatch(ruleset):
        raise Refused("No game with the ruleset {ruleset} is installed.", ruleset=quote(ruleset))
    if ruleset in shipped_file_ids():
        raise _without_odds(ruleset)
    try:
        game = module_name(ruleset)
    except Refused:
        raise Refused("No game with the ruleset {ruleset} is installed.", ruleset=quote(ruleset)) from None
    module = f"{game}.check_odds"
    try:
        odds: OddsOfCheck = import_module(module).check_odds_json
    except ModuleNotFoundError as error:
        if error.name not in (module, game):
            raise
        raise _without_odds(ruleset) from None
    return odds


def _without_odds(ruleset: str) -> Refused:
    return Refused("gmtracker can't calculate odds for the ruleset {ruleset}.", ruleset=quote(ruleset))
