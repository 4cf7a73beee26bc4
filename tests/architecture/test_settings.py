"""Every setting does something: one that is only saved and shown was forgotten where it applies."""

import ast

from msgspec.structs import fields

from gmtracker.storage.settings import Settings
from tests.architecture.checkout import python_sources

KEEPERS = ("gmtracker/storage/settings.py", "gmtracker/ui/settings/window.py")
"""The modules that only save and show the settings."""


def test_every_setting_is_read_where_it_applies() -> None:
    read = {
        node.attr
        for path, source in python_sources("gmtracker")
        if path not in KEEPERS
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
    }
    assert {one.name for one in fields(Settings)} - read == set()
