"""The commands ``gmtracker schema`` and ``gmtracker validate``.

The first prints the JSON Schema of a campaign file, or of a game file, down to the last field; the second says of each
file of either kind that it is ok, or where it is not and why.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from gmtracker.cli.streams import say
from gmtracker.engine.commands import UNKNOWN
from gmtracker.rulesets import GAME_FILE
from gmtracker.rulesets.game_file.schema import GameFile
from gmtracker.storage.file_check import check
from gmtracker.storage.file_format import StoredFile
from gmtracker.storage.game_files import faults_of

GAME_SUFFIX = ".toml"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run_schema(args: argparse.Namespace) -> int:
    """Print the schema on the standard output; always 0.

    In a campaign, fields and kinds that it does not name may be there all the same: a newer gmtracker's.
    """
    if args.game_file:
        print(game_file_schema(), end="")
        return 0
    described = _opened(msgspec.json.schema(StoredFile))
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **described}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0


def game_file_schema() -> str:
    """The JSON Schema of a game file, by which an editor helps to write one."""
    schema = {"$schema": DIALECT, "title": "gmtracker game file", **_unbroken(msgspec.json.schema(GameFile))}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8") + "\n"


def _unbroken(value: Any) -> Any:
    """The schema, with each paragraph of its descriptions in one line, as editors show them."""
    match value:
        case {"description": str(text), **others}:
            paragraphs = (" ".join(part.split()) for part in text.split("\n\n"))
            return {"description": "\n\n".join(paragraphs), **_unbroken(others)}
        case dict():
            return {key: _unbroken(inner) for key, inner in value.items()}
        case list():
            return [_unbroken(inner) for inner in value]
        case _:
            return value


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

    What is only unknown in a campaign is said there too: the file is ok all the same. The entries of the log and the
    finished chapters keep it when the campaign is saved; of the rest a save leaves it out, and opening the file keeps
    it whole among the backups before.

    Returns 0 where all are in order, else 1.
    """
    code = 0
    for path in args.files:
        flaws, unknown = _found_in(path)
        for line in (*flaws, *unknown):
            say(f"{path}: {line}", sys.stderr)
        if flaws:
            code = 1
        else:
            say(f"{path}: ok", sys.stdout)
    return code


def _found_in(path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is wrong with a file, and what is only not known in it; a game file is known by its ending."""
    if path.suffix.lower() == GAME_SUFFIX:
        return faults_of(path), ()
    if GAME_SUFFIX in (suffix.lower() for suffix in path.suffixes):
        return (f"The name of a game file must end in {GAME_FILE}. Remove {path.suffix} from the name.",), ()
    found = check(path)
    return found.flaws, found.unknown
