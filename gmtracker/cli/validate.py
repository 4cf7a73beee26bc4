"""``gmtracker validate``: says of each file that it is ok, or where it is not and why."""

import argparse
import sys
from typing import TextIO

from gmtracker.storage.checking import flaws


def run(args: argparse.Namespace) -> int:
    """Check ``args.files``; a line "FILE: ok" on the standard output, or lines with what is wrong on the error stream.

    Returns 0 where all are in order, else 1.
    """
    code = 0
    for path in args.files:
        found = flaws(path)
        for flaw in found:
            _say(f"{path}: {flaw}", sys.stderr)
        if found:
            code = 1
        else:
            _say(f"{path}: ok", sys.stdout)
    return code


def _say(line: str, stream: TextIO) -> None:
    """Print a line, with stand-ins for signs that the stream cannot show or that would move the cursor."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in line)
    encoding = stream.encoding or "utf-8"
    print(shown.encode(encoding, "replace").decode(encoding), file=stream)
