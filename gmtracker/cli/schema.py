"""``gmtracker schema``: prints the JSON Schema of a campaign file, down to the last field."""

import argparse
from typing import Any

import msgspec

from gmtracker.engine.unknown import UNKNOWN
from gmtracker.storage.file_form import StoredFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run(args: argparse.Namespace) -> int:
    """Print the schema on the standard output; always 0.

    Fields and kinds that it does not name may be there all the same: a newer gmtracker's are kept.
    """
    del args
    described = _opened(msgspec.json.schema(StoredFile, schema_hook=_anything))
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **described}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0


def _anything(_kind: type) -> dict[str, Any]:
    return {"type": "string"}


def _opened(value: Any) -> Any:
    """The schema without the stand-in for what is unknown, and with room for what that stands for."""
    match value:
        case dict():
            rest = {key: _opened(inner) for key, inner in value.items() if key != UNKNOWN}
            tags = [key for key, inner in value.items() if isinstance(inner, dict) and inner.get("enum") == [UNKNOWN]]
            if tags:
                return {tags[0]: {"type": "string"}}
            if rest.get("additionalProperties") is False:
                del rest["additionalProperties"]
                rest["required"] = [name for name in rest.get("required", ()) if name in rest["properties"]]
            return rest
        case list():
            return [_opened(inner) for inner in value]
        case _:
            return value
