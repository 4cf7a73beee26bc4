"""The commands ``gmtracker schema`` and ``gmtracker validate``.

The first prints the JSON Schema of a campaign file, down to the last field; the second says of each file that it is
ok, or where it is not and why.
"""

import argparse
import sys
from typing import Any, TextIO

import msgspec

from gmtracker.engine.commands import UNKNOWN
from gmtracker.storage.file_check import check
from gmtracker.storage.file_format import StoredFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run_schema(args: argparse.Namespace) -> int:
    """Print the schema on the standard output; always 0.

    Fields and kinds that it does not name may be there all the same: a newer gmtracker's.
    """
    del args
    described = _opened(msgspec.json.schema(StoredFile))
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **described}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0


def _opened(value: Any) -> Any:
    """The schema, with any kind allowed in the place of the stand-in for one that is not known."""
    match value:
        case {"enum": [str(kind)]} if kind == UNKNOWN:
            return {"type": "string"}
        case dict():
            return {key: _opened(inner) for key, inner in value.items()}
        case list():
            return [_opened(inner) for inner in value]
        case _:
            return value


def run_validate(args: argparse.Namespace) -> int:
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
