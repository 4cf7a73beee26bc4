"""The guide's page about a game of one's own makes a game that is sound at every step, whose parts it all tells."""

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
def test_the_file_of_the_guide_is_a_game_after_every_step(page: Path) -> None:
    blocks = written(str(page))
    assert len(blocks) == 5
    for steps in range(1, len(blocks) + 1):
        assert read_game("\n".join(blocks[:steps])).name


def test_every_part_of_a_file_has_its_line_in_the_guide() -> None:
    text = resource("guide", "a-game-of-your-own.md").read_text("utf-8").partition("## What else")[2]
    parts = {name for name in GameFile.__struct_encode_fields__ if name not in ("form", "id", "name", "about")}
    assert {name for name in parts if name not in text} == {"tier", "level"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_whatever_a_part_must_have_is_named_in_the_guide(page: Path) -> None:
    """Whoever wrote a pool by the guide was told that it needs an “empty”, of which the guide said nothing."""
    named = set(re.findall(r"[\w-]+", page.read_text("utf-8")))
    needed = {field.encode_name for part in Part.__subclasses__() for field in fields(part) if field.required}
    assert not needed - named
