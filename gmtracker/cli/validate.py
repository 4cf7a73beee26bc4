"""``gmtracker validate``: says of each file that it is ok, or where it is not and why."""

import argparse
import sys
from typing import TextIO

from gmtracker.storage.checking import check


def run(args: argparse.Namespace) -> int:
    """Check ``args.files``; a line "FILE: ok" on the standard output, or lines with what is wrong on the error stream.

    What is only unknown is said there too, and kept when the campaign is saved: the file is ok all the same.

    Returns 0 where all are in order, else 1.
    """
    code = 0
    for path in args.files:
        found = check(path)
        for line in (*found.flaws, *found.unknown):
            _say(f"{path}: {line}", sys.stderr)
        if found.flaws:
            code = 1
        else:
            _say(f"{path}: ok", sys.stdout)
    return code


def _say(line: str, stream: TextIO) -> None:
    """Print a line, with stand-ins for signs that the stream cannot show or that would move the cursor."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in line)
    encoding = stream.encoding or "utf-8"
    print(shown.encode(encoding, "replace").decode(encoding), file=stream)
