"""``gmtracker roll``: rolls dice by their notation and prints every die and the result."""

import argparse
import random
import sys
from typing import TextIO

from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.notation import parse_notation, result_text, roll_notation


def run(args: argparse.Namespace) -> int:
    """Roll ``args.notation``, words that make up one notation, and print the result in one line.

    Returns 0, or 1 with the reason on the error stream where it is no notation.
    """
    source = random.SystemRandom()
    try:
        notation = parse_notation(" ".join(args.notation))
        rolled = roll_notation(notation, Dice(lambda size: source.randint(1, size)))
    except Refused as refusal:
        _say(f"gmtracker: {refusal.sentence}", sys.stderr)
        return 1
    _say(result_text(rolled), sys.stdout)
    return 0


def _say(line: str, stream: TextIO) -> None:
    """Print the line, with a plain hyphen for the minus sign where the stream's encoding has none."""
    encoding = stream.encoding or "utf-8"
    try:
        line.encode(encoding)
    except UnicodeEncodeError:
        line = line.replace("−", "-").encode(encoding, "replace").decode(encoding)
    print(line, file=stream)
