"""A game's page in the help comes from its sheet, so that it cannot grow old."""

from itertools import chain

import pytest

from gmtracker.engine.sheet import Sheet, TrackKind
from gmtracker.resources import resource
from gmtracker.rulesets import built_in, load
from gmtracker.ui.help.game_page import game_page


@pytest.mark.parametrize("game", built_in())
def test_a_games_page_names_what_is_on_its_sheet(game: str) -> None:
    sheet = load(game).sheet()
    page = game_page(sheet).replace("\\", "")
    tracks, conditions = (kind.name for kind in sheet.tracks), (kind.name for kind in sheet.conditions)
    pools, rules = (kind.name for kind in sheet.pools), (rule.name for rule in sheet.house_rules)
    uses = (use.name for use in sheet.uses if use.menu != "flow")
    named = chain(tracks, pools, uses, conditions, rules)
    assert [name for name in named if f"- **{name}**: " not in page] == []


@pytest.mark.parametrize("game", built_in())
def test_every_game_that_comes_along_has_an_opening_of_our_own(game: str) -> None:
    opening = resource("guide", "games", f"{game}.md").read_text("utf-8")
    page = game_page(load(game).sheet(), opening)
    assert page.index(opening.strip()) < page.index("\n## ")


def test_a_track_tells_how_far_it_goes_and_for_whom() -> None:
    breath = TrackKind(
        key="breath", name="Breath", unit="breath", units="breaths", look="bar", starts_full=True, sides=("heroes",)
    )
    page = game_page(Sheet(ruleset="deep", name="The Deep", tracks=(breath,)))
    assert "- **Breath**: a bar, 0 to 10, full at first, for heroes." in page


def test_what_a_stranger_wrote_stays_text() -> None:
    page = game_page(Sheet(ruleset="odd", name="![x](y) <b>Odd</b>"))
    assert page.startswith(r"# !\[x\](y) \<b\>Odd\</b\>")
