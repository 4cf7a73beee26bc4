"""Tests that the guide's page about a custom game builds a valid game at every step, and mentions every part."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from gmtracker.resources import resource
from gmtracker.rulesets.game_file.decode import read_game
from gmtracker.rulesets.game_file.schema import GameFile, Part
from tests.guide.own_game import written

PAGES = sorted(resource("guide").rglob("a-game-of-your-own.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_guides_game_file_is_valid_after_every_step(page: Path) -> None:
    blocks = written(str(page))
    assert len(blocks) == 5
    for steps in range(1, len(blocks) + 1):
        assert read_game("\n".join(blocks[:steps])).name


def test_guide_mentions_every_part_of_a_game_file() -> None:
    text = resource("guide", "a-game-of-your-own.md").read_text("utf-8").partition("## What else")[2]
    parts = {name for name in GameFile.__struct_encode_fields__ if name not in ("form", "id", "name", "about")}
    assert {name for name in parts if name not in text} == {"tier", "level"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_guide_names_every_required_field(page: Path) -> None:
    """Before, a pool written by the guide was refused for lack of an “empty”, which the guide did not mention."""
    named = set(re.findall(r"[\w-]+", page.read_text("utf-8")))
    needed = {field.encode_name for part in Part.__subclasses__() for field in fields(part) if field.required}
    assert not needed - named
