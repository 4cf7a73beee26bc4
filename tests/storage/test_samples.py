"""The sample campaigns that come with the program."""

import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.engine.campaign import pool_place, track_default, track_value
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.storage.clock import now
from gmtracker.storage.file_reader import read_campaign, read_file
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.validate_campaign import flaws
from tests.architecture.checkout import ROOT

pytestmark = pytest.mark.every_python  # Saved data depends on msgspec, which differs by version.

SAMPLES = sorted(path.parent.name for path in resource("samples").glob("*/campaign.gmtracker.json"))


@pytest.mark.parametrize("game", SAMPLES)
def test_sample_has_no_faults(game: str) -> None:
    assert flaws(resource("samples", game, "campaign.gmtracker.json")) == ()


@pytest.mark.parametrize("game", SAMPLES)
def test_played_sample_is_separate_campaign(game: str, tmp_path: Path) -> None:
    """All had the same id, so their backups and journals were mixed up."""
    played = OpenCampaign.open_sample(resource("samples", game, "campaign.gmtracker.json"), now, new_id="its own")
    played.save_as(tmp_path / "played.gmtracker.json")
    played.close_without_saving()
    assert read_campaign(played.path.read_bytes()).campaign.id == "its own"
    assert flaws(played.path) == ()


@pytest.mark.parametrize("game", SAMPLES)
def test_sample_is_of_shipped_game(game: str) -> None:
    campaign = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    assert campaign.ruleset == game
    assert game in (*built_in_ids(), *shipped_file_ids())
    assert len(campaign.heroes()) == 4
    assert all(hero.player for hero in campaign.heroes())
    assert len(campaign.characters) == 7


def test_vagabond_sample_opens_in_fight_with_countdown_dice() -> None:
    campaign = read_campaign(read_file(resource("samples", "vagabond", "campaign.gmtracker.json"))).campaign
    assert campaign.session is not None
    assert campaign.encounter is not None
    assert [die.name for die in campaign.tokens_at(pool_place("countdown"))] == [
        "The water rises",
        "The Bog Mother wakes",
    ]


@pytest.mark.parametrize("game", SAMPLES)
def test_every_sample_opens_in_fight_with_tokens_and_wounded(game: str) -> None:
    campaign = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    encounter = campaign.encounter
    assert encounter is not None
    assert encounter.active
    assert encounter.round > 1 or encounter.previous_turn
    assert any(campaign.tokens_held(hero.id) for hero in campaign.heroes())
    hurt = [
        (character.name, track.key)
        for character in campaign.characters
        for track in campaign.game.tracks
        if track.key in character.tracks and track_value(track, character) != track_default(track, character)
    ]
    assert hurt


def test_script_makes_samples_as_they_are(tmp_path: Path) -> None:
    """If this fails, ``python packaging/make_sample.py`` writes them again with the changed texts of the rules."""
    subprocess.run(
        [sys.executable, "packaging/make_sample.py", "--into", str(tmp_path)], cwd=ROOT, check=True, timeout=120
    )
    made = sorted(path for path in tmp_path.rglob("*.json"))
    assert {path.parent.name for path in made} == set(SAMPLES)
    assert [path.relative_to(tmp_path) for path in made if path.read_bytes() != _kept(path)] == []


def _kept(made: Path) -> bytes:
    return resource("samples", made.parent.name, made.name).read_bytes()
