"""``gmtracker schema``: prints the JSON Schema of a campaign file, down to the last field."""

import argparse
from typing import Any

import msgspec

from gmtracker.engine.commands import UNKNOWN
from gmtracker.storage.file_form import StoredFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run(args: argparse.Namespace) -> int:
    """Print the schema on the standard output; always 0.

    Fields and kinds that it does not name may be there all the same: a newer gmtracker's.
    """
    del args
    described = _opened(msgspec.json.schema(StoredFile))
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **described}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0


def _opened(value: Any) -> Any:
    """The schema, with any kind at all where the one stands that is not known."""
    match value:
        case {"enum": [str(kind)]} if kind == UNKNOWN:
            return {"type": "string"}
        case dict():
            return {key: _opened(inner) for key, inner in value.items()}
        case list():
            return [_opened(inner) for inner in value]
        case _:
            return value
