"""Games of other packages are found by entry point and loaded only if they implement the protocol."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND
from gmtracker.engine.commands import AddCharacters, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import GROUP, RulesetError, available_games, built_in_ids, load, module_name, shipped_file_ids
from gmtracker.storage.open_campaign import OpenCampaign
from tests.architecture.checkout import ROOT
from tests.builders.campaigns import NOON, a_campaign, a_hero, no_dice, who

Brings = Callable[[str, str], None]


@pytest.fixture
def brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Brings:
    """Install a module with this text as the game with this id during the test."""

    def bring(ruleset: str, text: str) -> None:
        module = f"a_{ruleset.replace('-', '_')}"
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{ruleset} = {module}:RULESET\n")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, module, raising=False)

    return bring


def river(ruleset: str) -> str:
    """Return the source of the other package's game with another id."""
    source = ROOT / "tests" / "strangers_game" / "river_tales" / "__init__.py"
    return source.read_text("utf-8").replace("river-tales", ruleset)


def test_game_of_another_package_is_listed_after_shipped_games(brings: Brings) -> None:
    brings("brook", river("brook"))
    games = available_games().games
    assert [game.ruleset for game in games] == [*built_in_ids(), *shipped_file_ids(), "brook"]
    assert load("brook").spec().name == "River Tales"
    assert module_name("brook") == "a_brook"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing'"),
        ("RULESET = 7", "spec, decide, "),
        ("", "has no attribute 'RULESET'"),
        ("1 / 0", "ZeroDivisionError"),
        (river("another"), "its description is for a different game than “brook”"),
    ],
)
def test_broken_game_is_refused_and_other_games_are_offered(brings: Brings, source: str, why: str) -> None:
    brings("brook", source)
    with pytest.raises(RulesetError) as caught:
        load("brook")
    assert caught.value.sentence.startswith("The rules for “brook” are installed but can't be used (")
    assert why in caught.value.sentence
    offered = available_games()
    assert [game.ruleset for game in offered.games] == [*built_in_ids(), *shipped_file_ids()]
    assert offered.refusals == (caught.value.sentence,)


@pytest.mark.parametrize(
    ("sound", "faulty", "why"),
    [
        ("highest=12,", 'highest="six",', "TrackKind “breath”: highest must be a number"),
        ('tokens=("squall",), empty', 'tokens=["squall"], empty', "PoolKind “sky”: tokens must be a tuple"),
        ("highest=12,", "highest=10**30,", "TrackKind “breath”: highest must be from -1000000 to 1000000"),
        (
            "round_seconds=60",
            "round_seconds=-1",
            "EncounterKind “rapids”: round_seconds must be from 0 to 1000000",
        ),
        ('name="Gifts"', 'name=b"Gifts"', "TraitGroup “gifts”: name must be text"),
        ('name="Gifts"', "name=7", "TraitGroup “gifts”: name must be text"),
        ("starts_full=True", 'starts_full="yes"', "TrackKind “breath”: starts_full must be True or False"),
        (
            'tokens=("squall",), empty',
            'tokens=("rain",), empty',
            "PoolKind “sky”: tokens refers to “rain”, which does not exist",
        ),
        (
            'TraitLimit("gifts"',
            'TraitLimit("boons"',
            "TrackKind “breath”: limits refers to “boons”, which does not exist",
        ),
        ('key="leaks"', 'key="mood"', "TrackKind “mood”: the key is used twice"),
        ("highest=12,", "highest=-1,", "TrackKind “breath”: lowest must not be higher than highest"),
        ("lowest=1,", "lowest=9,", "TraitGroup “gifts”: lowest must not be higher than highest"),
        ('"Sour", ', "", "TrackKind “mood”: it needs 4 rungs, one for each value"),
        (
            'look="pips", highest=5',
            'look="wheel", highest=99',
            "TrackKind “leaks”: a wheel must start at 0 and end at 60 or less",
        ),
        ('EncounterKind(key="rapids", name="Rapids", round_seconds=60),', "7,", "encounters[0]: Expected"),
    ],
)
def test_description_is_checked_when_loaded(brings: Brings, sound: str, faulty: str, why: str) -> None:
    """Before, a track with ``highest="six"`` caused a segmentation fault at every start."""
    source = river("brook")
    assert sound in source
    brings("brook", source.replace(sound, faulty))
    with pytest.raises(RulesetError) as caught:
        load("brook")
    assert "(River Tales, " in caught.value.sentence
    assert "/a_brook.py: " in caught.value.sentence
    assert why in caught.value.sentence
    assert [game.ruleset for game in available_games().games] == [*built_in_ids(), *shipped_file_ids()]


def test_error_in_the_rules_is_raised_and_changes_nothing(brings: Brings) -> None:
    brings(
        "brook", river("brook").replace('(die,) = d.roll("pull"', 'raise KeyError("oar")\n    (die,) = d.roll("pull"')
    )
    game = load("brook")
    table = Table(History(replace(a_campaign(), game=game.spec(), ruleset="brook")), game, clock=lambda: NOON)
    table.dispatch(AddCharacters(characters=(a_hero(),)), no_dice())
    before = table.campaign
    with pytest.raises(KeyError, match="oar"):
        table.dispatch(Use(use="pull", by=who(table, "Mira")), no_dice())
    assert table.campaign is before


def test_refusal_of_a_sound_game_keeps_its_words(brings: Brings) -> None:
    brings("brook", river("brook"))
    with pytest.raises(Refused, match="Nobody holds a squall"):
        load("brook").drop_result(a_campaign(), (), HAND, lambda use: None)


def test_campaign_of_a_broken_game_opens_and_names_the_error(brings: Brings, tmp_path: Path) -> None:
    brings("brook", "import no_such_thing")
    campaign = a_campaign()
    OpenCampaign.create(tmp_path / "wend.json", campaign, lambda: NOON).close()
    text = (tmp_path / "wend.json").read_text("utf-8").replace("shattered-spheres", "brook")
    (tmp_path / "wend.json").write_text(text, "utf-8")
    opened = OpenCampaign.open_read_only(tmp_path / "wend.json", lambda: NOON)
    assert any("no_such_thing" in notice and "but not play it." in notice for notice in opened.notices)


def test_another_package_cannot_replace_a_shipped_game(brings: Brings) -> None:
    own = built_in_ids()[0]
    brings(own, "1 / 0")
    assert load(own).id == own
    assert available_games().refusals == ()


def test_missing_game_is_named() -> None:
    with pytest.raises(Refused, match="The rules for “lost-game” are not installed"):
        load("lost-game")
