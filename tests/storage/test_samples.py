"""The sample campaigns that come with the program."""

import pytest

from gmtracker.engine.campaign import in_pool
from gmtracker.resources import resource
from gmtracker.rulesets import built_in
from gmtracker.storage.file_check import flaws
from gmtracker.storage.file_reader import read_campaign, read_file

pytestmark = pytest.mark.every_python  # msgspec reads and writes all that is kept

SAMPLES = sorted(path.parent.name for path in resource("samples").glob("*/campaign.gmtracker.json"))


@pytest.mark.parametrize("game", SAMPLES)
def test_a_sample_has_no_flaws(game: str) -> None:
    assert flaws(resource("samples", game, "campaign.gmtracker.json")) == ()


@pytest.mark.parametrize("game", SAMPLES)
def test_a_sample_is_of_a_game_that_comes_with_the_program(game: str) -> None:
    campaign = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    assert campaign.ruleset == game
    assert game in built_in()
    assert len(campaign.heroes()) == 4
    assert all(hero.player for hero in campaign.heroes())
    assert len(campaign.characters) == 7


def test_the_sample_of_vagabond_opens_in_the_middle_of_a_fight_with_countdown_dice() -> None:
    campaign = read_campaign(read_file(resource("samples", "vagabond", "campaign.gmtracker.json"))).campaign
    assert campaign.session is not None
    assert campaign.encounter is not None
    assert [die.name for die in campaign.tokens_at(in_pool("countdown"))] == ["The water rises", "The Bog Mother wakes"]
