"""The commands ``gmtracker schema`` and ``gmtracker validate``.

``schema`` prints the complete JSON Schema of a campaign file or a game file. ``validate`` checks files of both kinds
and prints "ok" or the faults with their places.
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
from gmtracker.storage.backup_offers import what_is_left_of
from gmtracker.storage.clock import now
from gmtracker.storage.errors import DamagedFileError, StorageError
from gmtracker.storage.file_format import StoredFile
from gmtracker.storage.game_files import game_file_faults
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.validate_campaign import check_file

GAME_SUFFIX = ".toml"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run_schema(args: argparse.Namespace) -> int:
    """Print the JSON Schema on the standard output. Returns 0.

    The schema allows unknown fields and unknown kinds in a campaign file, because a newer gmtracker may write them.
    """
    if args.game_file:
        print(game_file_schema(), end="")
        return 0
    described = _allow_unknown_kinds(msgspec.json.schema(StoredFile))
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **described}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0


def game_file_schema() -> str:
    """Return the JSON Schema of a game file, which editors use for completion and checks."""
    schema = {"$schema": DIALECT, "title": "gmtracker game file", **_unwrap_descriptions(msgspec.json.schema(GameFile))}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8") + "\n"


def _unwrap_descriptions(value: Any) -> Any:
    """Return the schema with each paragraph of its descriptions joined to one line, as editors show them."""
    match value:
        case {"description": str(text), **others}:
            paragraphs = (" ".join(part.split()) for part in text.split("\n\n"))
            return {"description": "\n\n".join(paragraphs), **_unwrap_descriptions(others)}
        case dict():
            return {key: _unwrap_descriptions(inner) for key, inner in value.items()}
        case list():
            return [_unwrap_descriptions(inner) for inner in value]
        case _:
            return value


def _allow_unknown_kinds(value: Any) -> Any:
    """Return the schema with any string allowed where the stand-in for unknown kinds is the only choice."""
    match value:
        case {"enum": [str(kind)]} if kind == UNKNOWN:
            return {"type": "string"}
        case dict():
            return {key: _allow_unknown_kinds(inner) for key, inner in value.items()}
        case list():
            return [_allow_unknown_kinds(inner) for inner in value]
        case _:
            return value


def run_validate(args: argparse.Namespace) -> int:
    """Check ``args.files``: print "FILE: ok" on the standard output, or the faults on the error stream.

    Unknown fields of a campaign are also printed on the error stream, but the file still counts as ok. Saving keeps
    them in log entries and in finished chapters and drops them elsewhere. Opening the file makes a complete backup
    first.

    Returns 0 if all files are ok, else 1.
    """
    code = 0
    for path in args.files:
        flaws, unknown = _check_file(path)
        for line in (*flaws, *unknown):
            say(f"{path}: {line}", sys.stderr)
        if flaws:
            code = 1
        else:
            say(f"{path}: ok", sys.stdout)
    return code


def _check_file(path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a file's faults and its unknown fields. The suffix tells a game file from a campaign.

    The faults of a damaged campaign are followed by sentences about its backups and its journal.
    """
    if path.suffix.lower() == GAME_SUFFIX:
        return game_file_faults(path), ()
    if GAME_SUFFIX in (suffix.lower() for suffix in path.suffixes):
        return (f"The name of a game file must end in {GAME_FILE}. Remove {path.suffix} from the name.",), ()
    found = check_file(path)
    return (*found.flaws, *(_what_is_left_of(path) if found.flaws else ())), found.unknown


def _what_is_left_of(path: Path) -> tuple[str, ...]:
    """Return sentences about the backups and the journal of a faulty campaign, if it can't be opened at all."""
    try:
        OpenCampaign.open_read_only(path, now)
    except DamagedFileError:
        return what_is_left_of(path, now)
    except StorageError:
        pass
    return ()
