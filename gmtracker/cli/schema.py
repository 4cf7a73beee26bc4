"""``gmtracker schema``: prints the JSON Schema of a campaign file, down to the last field."""

import argparse

import msgspec

from gmtracker.storage.file_form import StoredFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run(args: argparse.Namespace) -> int:
    """Print the schema on the standard output; always 0."""
    del args
    schema = {"$schema": DIALECT, "title": "gmtracker campaign", **msgspec.json.schema(StoredFile)}
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode("utf-8"))
    return 0
