"""The guide's page about a game of one's own makes a game that is sound at every step, whose parts it all tells."""

from pathlib import Path

import pytest

from gmtracker.resources import resource
from gmtracker.rulesets.game_file.decode import read_game
from gmtracker.rulesets.game_file.schema import GameFile
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
