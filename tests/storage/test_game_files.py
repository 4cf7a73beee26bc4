"""Game files of the user's: what is offered, what a campaign keeps of one, and what is said when one has changed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from gmtracker.cli.campaign_files import game_file_schema
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import (
    AddCharacters,
    EndEncounter,
    EndSession,
    MarkAction,
    NextTurn,
    PreviousTurn,
    StartSession,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CampaignId
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import GAME_FILE, built_in, shipped_files
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.clock import now
from gmtracker.storage.game_files import faults_of, file_named, load, on_offer
from gmtracker.storage.paths import games_folder
from gmtracker.summary import summarize
from gmtracker.summary.render import to_html
from tests.builders.campaigns import a_hero, do, no_dice

pytestmark = pytest.mark.every_python  # msgspec reads, writes and describes all that is kept

COIN = """\
form = 1
id = "coin"
name = "Coin"

[[tracks]]
key = "luck"
name = "Luck"
unit = "point"
units = "points"
highest = 6
"""


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of the user's game files."""
    monkeypatch.setenv("GMTRACKER_HOME", str(tmp_path / "home"))
    games = games_folder()
    games.mkdir(parents=True)
    return games


def a_campaign_of_coins(tmp_path: Path) -> Path:
    """A saved campaign whose game is the user's file, in its first session."""
    path = tmp_path / "coins.json"
    game = load("coin")
    campaign = Campaign(id=CampaignId("coins"), name="Heads", ruleset="coin", game=game.spec())
    opened = OpenCampaign.create(path, campaign, now)
    table = Table(opened.history, opened.ruleset, now, opened.record)
    table.dispatch(AddCharacters(characters=(a_hero(),)), no_dice())
    do(table, StartSession(present=(table.campaign.heroes()[0].id,)))
    opened.save()
    opened.close()
    return path


def opened(path: Path) -> OpenCampaign:
    """The campaign, looked at."""
    return OpenCampaign.look_at(path, now)


def test_a_file_in_the_folder_is_offered_after_the_games_that_come_with_the_program(folder: Path) -> None:
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / "notes.txt").write_text("no game", "utf-8")
    assert [game.ruleset for game in on_offer().games] == [*built_in(), *shipped_files(), "coin"]
    assert load("coin").spec().name == "Coin"


def test_a_damaged_file_is_told_with_its_line_and_the_others_are_offered(folder: Path) -> None:
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / f"broken{GAME_FILE}").write_text(COIN.replace("highest = 6", 'highest = "six"'), "utf-8")
    offered = on_offer()
    assert offered.games[-1].ruleset == "coin"
    (refusal,) = offered.refusals
    assert refusal.startswith(f"“broken{GAME_FILE}” cannot be played. Line 10, tracks 1, highest: a whole number")
    assert faults_of(folder / f"broken{GAME_FILE}") == (
        "expected Line 10, tracks 1, highest: a whole number, got “six”",
    )
    assert faults_of(folder / "gone.toml") == ("Couldn't read the file: that place is not there.",)


def test_a_file_takes_the_place_of_one_that_came_with_the_program_and_of_no_other_game(folder: Path) -> None:
    shipped = shipped_files()[0]
    (folder / f"a{GAME_FILE}").write_text(COIN.replace('"coin"', f'"{shipped}"'), "utf-8")
    (folder / f"b{GAME_FILE}").write_text(COIN.replace('"coin"', f'"{built_in()[0]}"'), "utf-8")
    assert load(shipped).spec().name == "Coin"
    assert load(built_in()[0]).spec().name != "Coin"
    assert f"there is a game “{built_in()[0]}” already" in on_offer().refusals[0]


def test_the_id_of_a_game_with_rules_of_its_own_is_a_fault_of_its_line(folder: Path) -> None:
    file = folder / f"mine{GAME_FILE}"
    file.write_text(COIN.replace('"coin"', f'"{built_in()[0]}"'), "utf-8")
    assert faults_of(file) == (f"Line 2, id: there is a game “{built_in()[0]}” already; choose another id",)
    file.write_text(COIN.replace('"coin"', f'"{shipped_files()[0]}"'), "utf-8")
    assert faults_of(file) == ()


def test_of_two_files_with_the_same_id_the_one_that_is_named_after_it_is_played(folder: Path) -> None:
    """The one that came last by its name took the other's place, in campaigns too, without a word."""
    (folder / f"coin{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / f"another{GAME_FILE}").write_text(COIN.replace('name = "Coin"', 'name = "Another"'), "utf-8")
    offered = on_offer()
    assert "Coin" in {game.name for game in offered.games}
    assert "Another" not in {game.name for game in offered.games}
    assert offered.refusals == (
        (
            "“another.game.toml” has the same id as “coin.game.toml” (“coin”), so it is not available. Change one of "
            "the ids."
        ),
    )
    (folder / f"coin{GAME_FILE}").write_text("form = 1\nid = ", "utf-8")
    own = file_named("coin")
    assert own is not None
    assert own.rules is None


@pytest.mark.parametrize(
    ("sound", "damaged"),
    [("highest = 6", 'highest = "six"'), ("[[tracks]]", "[[tracks"), ('"coin"', '"coin'), ("form = 1\n", "\xff\n")],
)
def test_a_damaged_file_of_any_name_is_known_by_the_line_of_its_id(folder: Path, sound: str, damaged: str) -> None:
    """The window said that no file made this game, and that one was to be written."""
    file = folder / f"heads-or-tails{GAME_FILE}"
    file.write_bytes(COIN.replace(sound, damaged).encode("latin-1"))
    own = file_named("coin")
    assert own is not None
    assert (own.path, own.rules) == (file, None)
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    assert load("coin").spec().name == "Coin"


def test_a_campaign_keeps_its_game_and_is_played_where_the_file_is_not(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.unlink()
    found = opened(path)
    assert found.ruleset.spec().source == COIN
    assert found.notices == ()
    assert found.history.now.game.track("luck").highest == 6


def test_a_file_that_has_changed_is_played_as_it_is_now_and_what_changed_is_said(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_text(COIN.replace("highest = 6", "highest = 9"), "utf-8")
    found = opened(path)
    assert found.notices == ("Game file: Coin has changed: tracks “luck”, highest: 6 → 9",)
    assert found.history.now.game.track("luck").highest == 9


def test_a_game_that_was_changed_is_kept_with_the_campaign_though_nothing_is_done(folder: Path, tmp_path: Path) -> None:
    """With the file gone, the campaign was played by the game as it had been before."""
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_text(COIN.replace("highest = 6", "highest = 9"), "utf-8")
    found = OpenCampaign.open(path, now)
    assert (found.has_other_game, found.is_saved) == (True, False)
    found.close()
    file.unlink()
    again = OpenCampaign.open(path, now)
    assert (again.has_other_game, again.is_saved) == (False, True)
    assert again.history.now.game.track("luck").highest == 9
    again.close()


def test_a_comment_or_the_ends_of_lines_are_no_change(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_bytes(b"# mine\r\n" + COIN.replace("\n", "\r\n").encode())
    assert opened(path).notices == ()


def test_where_the_file_is_damaged_the_campaign_is_played_by_its_copy(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_text(COIN + "[[", "utf-8")
    found = opened(path)
    assert found.history.now.game.track("luck").highest == 6
    said, copy = found.notices
    assert said.startswith(f"“coin{GAME_FILE}” cannot be played. Line 11")
    assert copy == "The campaign uses its own copy of the game. To see all errors, choose “Check game file…”."


@pytest.mark.parametrize(
    ("sound", "damaged", "why"),
    [
        ("highest = 6", "highest = true", "expected Line 10, tracks 1, highest: a whole number, got “true”"),
        ('id = \\"coin\\"', 'id = \\"toss\\"', "it belongs to the game “toss”"),
        ("form = 1", "form = 7", "a newer gmtracker's form 7"),
    ],
)
def test_a_damaged_copy_is_said_and_the_campaign_can_be_looked_at(
    folder: Path, tmp_path: Path, sound: str, damaged: str, why: str
) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.unlink()
    text = path.read_text("utf-8")
    assert sound in text
    path.write_text(text.replace(sound, damaged, 1), "utf-8")
    (notice,) = opened(path).notices
    assert why in notice
    assert "not played" in notice


def test_an_installed_game_is_never_replaced_by_what_a_campaign_carries(folder: Path, tmp_path: Path) -> None:
    game = replace(load(built_in()[0]).spec(), source=COIN)
    path = tmp_path / "odd.json"
    campaign = Campaign(id=CampaignId("odd"), name="Odd", ruleset=game.ruleset, game=game)
    OpenCampaign.create(path, campaign, now).close()
    assert opened(path).ruleset.spec().source == ""


def test_the_schema_for_editors_is_that_of_the_program() -> None:
    assert resource("games", "game-file.schema.json").read_text("utf-8") == game_file_schema()


@pytest.mark.parametrize("game", shipped_files())
def test_a_campaign_goes_on_when_its_file_has_lost_nearly_everything(folder: Path, tmp_path: Path, game: str) -> None:
    """Tokens, conditions, actions and an open check may be of kinds that the file does not have any more."""
    path = tmp_path / "old.json"
    path.write_bytes(resource("samples", game, "campaign.gmtracker.json").read_bytes())
    first = OpenCampaign.open(path, now)
    table = Table(first.history, first.ruleset, now, first.record)
    hero = table.campaign.heroes()[0].id
    for action in table.campaign.game.actions[:1]:
        do(table, MarkAction(character=hero, action=action.key, times=1))
    command = table.rules.check_form(CheckDraft(hero)).command
    assert command is not None
    do(table, command)
    first.save()
    first.close()
    (folder / f"less{GAME_FILE}").write_text(COIN.replace('"coin"', f'"{game}"'), "utf-8")
    found = opened(path)
    assert any("has changed" in notice for notice in found.notices)
    less = Table(found.history, found.ruleset, now)
    assert less.rules.open_check() is None
    for character in less.campaign.characters:
        assert less.rules.check_form(CheckDraft(character.id)).refusal
        assert less.rules.check_rows(CheckDraft(character.id)) == ()
        less.rules.warnings(character.id)
    for token in less.campaign.tokens:
        with pytest.raises(Refused):
            less.rules.drop_result((token.id,), token.place)
    assert "is closed: the game's file has no such check any more." in do(less, NextTurn())
    for wish in (PreviousTurn(), NextTurn(), EndEncounter(), EndSession()):
        do(less, wish)
    summary = summarize(less.history.open.opening, less.history.open.entries)
    assert "Session 2" in to_html(summary)
