"""The user's game files: which are offered, what a campaign keeps of one, and the notices when one has changed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from gmtracker.cli.campaign_files import game_file_schema
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
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
from gmtracker.rulesets import GAME_FILE, built_in_ids, shipped_file_ids
from gmtracker.storage.clock import now
from gmtracker.storage.game_files import all_available_games, find_game_file, game_file_faults, load_game
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import games_folder
from gmtracker.summary import summarize
from gmtracker.summary.render import to_html
from tests.builders.campaigns import a_hero, do, no_dice

pytestmark = pytest.mark.every_python  # Saved data depends on msgspec, which differs by version.

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
    """Return the folder of the user's game files."""
    monkeypatch.setenv("GMTRACKER_HOME", str(tmp_path / "home"))
    games = games_folder()
    games.mkdir(parents=True)
    return games


def a_campaign_of_coins(tmp_path: Path) -> Path:
    """Return a saved campaign in its first session, whose game is the user's file."""
    path = tmp_path / "coins.json"
    game = load_game("coin")
    campaign = Campaign(id=CampaignId("coins"), name="Heads", ruleset="coin", game=game.spec())
    opened = OpenCampaign.create(path, campaign, now)
    table = Table(opened.history, opened.ruleset, now, opened.record)
    table.dispatch(AddCharacters(characters=(a_hero(),)), no_dice())
    do(table, StartSession(present=(table.campaign.heroes()[0].id,)))
    opened.save()
    opened.close()
    return path


def opened(path: Path) -> OpenCampaign:
    """Return the campaign, opened for viewing."""
    return OpenCampaign.open_read_only(path, now)


def test_user_game_file_is_offered_after_shipped_games(folder: Path) -> None:
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / "notes.txt").write_text("no game", "utf-8")
    assert [game.ruleset for game in all_available_games().games] == [*built_in_ids(), *shipped_file_ids(), "coin"]
    assert load_game("coin").spec().name == "Coin"


def test_damaged_file_is_reported_with_line_and_others_are_offered(folder: Path) -> None:
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / f"broken{GAME_FILE}").write_text(COIN.replace("highest = 6", 'highest = "six"'), "utf-8")
    offered = all_available_games()
    assert offered.games[-1].ruleset == "coin"
    (refusal,) = offered.refusals
    assert refusal.startswith(f"Can't use “broken{GAME_FILE}”. Line 10, tracks 1, highest: expected a whole number")
    (fault,) = game_file_faults(folder / f"broken{GAME_FILE}")
    assert fault in refusal
    assert game_file_faults(folder / "gone.toml") == ("Couldn't read the file: the location does not exist.",)


def test_file_replaces_shipped_game_file_but_no_other_game(folder: Path) -> None:
    shipped = shipped_file_ids()[0]
    (folder / f"a{GAME_FILE}").write_text(COIN.replace('"coin"', f'"{shipped}"'), "utf-8")
    (folder / f"b{GAME_FILE}").write_text(COIN.replace('"coin"', f'"{built_in_ids()[0]}"'), "utf-8")
    assert load_game(shipped).spec().name == "Coin"
    assert load_game(built_in_ids()[0]).spec().name != "Coin"
    assert f"“{built_in_ids()[0]}”" in all_available_games().refusals[0]


def test_id_of_built_in_game_is_fault_of_its_line(folder: Path) -> None:
    file = folder / f"mine{GAME_FILE}"
    file.write_text(COIN.replace('"coin"', f'"{built_in_ids()[0]}"'), "utf-8")
    assert game_file_faults(file) == (
        f"Line 2, id: another game already uses the id “{built_in_ids()[0]}”, so choose a different one",
    )
    file.write_text(COIN.replace('"coin"', f'"{shipped_file_ids()[0]}"'), "utf-8")
    assert game_file_faults(file) == ()


def test_file_named_after_its_id_wins_over_duplicate(folder: Path) -> None:
    """The last file by name replaced the other without notice, also in campaigns."""
    (folder / f"coin{GAME_FILE}").write_text(COIN, "utf-8")
    (folder / f"another{GAME_FILE}").write_text(COIN.replace('name = "Coin"', 'name = "Another"'), "utf-8")
    offered = all_available_games()
    assert "Coin" in {game.name for game in offered.games}
    assert "Another" not in {game.name for game in offered.games}
    assert offered.refusals == (
        (
            "“another.game.toml” has the same id as “coin.game.toml” (“coin”), so it is not available. Change one of "
            "the ids."
        ),
    )
    (folder / f"coin{GAME_FILE}").write_text("form = 1\nid = ", "utf-8")
    own = find_game_file("coin")
    assert own is not None
    assert own.rules is None


@pytest.mark.parametrize(
    ("sound", "damaged"),
    [("highest = 6", 'highest = "six"'), ("[[tracks]]", "[[tracks"), ('"coin"', '"coin'), ("form = 1\n", "\xff\n")],
)
def test_damaged_file_is_recognized_by_its_id_line(folder: Path, sound: str, damaged: str) -> None:
    """The window said that no file defines this game and suggested writing one."""
    file = folder / f"heads-or-tails{GAME_FILE}"
    file.write_bytes(COIN.replace(sound, damaged).encode("latin-1"))
    own = find_game_file("coin")
    assert own is not None
    assert (own.path, own.rules) == (file, None)
    (folder / f"mine{GAME_FILE}").write_text(COIN, "utf-8")
    assert load_game("coin").spec().name == "Coin"


def test_campaign_is_playable_without_its_game_file(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.unlink()
    found = opened(path)
    assert found.ruleset.spec().source == COIN
    assert found.notices == ()
    assert found.history.now.game.track("luck").highest == 6


def test_changed_file_is_used_and_changes_are_reported(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_text(COIN.replace("highest = 6", "highest = 9"), "utf-8")
    found = opened(path)
    assert found.notices == ("The game file for Coin has changed: tracks “luck”, highest: 6 → 9",)
    assert found.history.now.game.track("luck").highest == 9


def test_changed_game_is_saved_with_campaign_without_any_step(folder: Path, tmp_path: Path) -> None:
    """When the file was gone later, the campaign was played with the game from before the change."""
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


def test_comments_and_line_ends_are_no_changes(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_bytes(b"# mine\r\n" + COIN.replace("\n", "\r\n").encode())
    assert opened(path).notices == ()


def test_campaign_uses_its_copy_when_file_is_damaged(folder: Path, tmp_path: Path) -> None:
    file = folder / f"coin{GAME_FILE}"
    file.write_text(COIN, "utf-8")
    path = a_campaign_of_coins(tmp_path)
    file.write_text(COIN + "[[", "utf-8")
    found = opened(path)
    assert found.history.now.game.track("luck").highest == 6
    said, copy = found.notices
    assert said.startswith(f"Can't use “coin{GAME_FILE}”. Line 11")
    assert copy == "The campaign uses its own copy of the game. To see all errors, choose “Check game file…”."


@pytest.mark.parametrize(
    ("sound", "damaged", "why"),
    [
        ("highest = 6", "highest = true", "Line 10, tracks 1, highest: expected a whole number, got “true”"),
        ('id = \\"coin\\"', 'id = \\"toss\\"', "it belongs to the game “toss”"),
        ("form = 1", "form = 7", "this file needs a newer gmtracker (it uses form 7, this version reads form 1)"),
    ],
)
def test_damaged_copy_is_reported_and_campaign_opens(
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
    assert notice.endswith("You can view, print and save this campaign, but not play it.")


def test_copy_in_campaign_never_replaces_installed_game(folder: Path, tmp_path: Path) -> None:
    game = replace(load_game(built_in_ids()[0]).spec(), source=COIN)
    path = tmp_path / "odd.json"
    campaign = Campaign(id=CampaignId("odd"), name="Odd", ruleset=game.ruleset, game=game)
    OpenCampaign.create(path, campaign, now).close()
    assert opened(path).ruleset.spec().source == ""


def test_shipped_schema_is_current() -> None:
    assert resource("games", "game-file.schema.json").read_text("utf-8") == game_file_schema()


@pytest.mark.parametrize("game", shipped_file_ids())
def test_campaign_continues_when_file_lost_nearly_everything(folder: Path, tmp_path: Path, game: str) -> None:
    """Tokens, conditions, actions and an open check may be of kinds that the file no longer has."""
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
    do(less, NextTurn())
    assert not less.campaign.procedures
    for wish in (PreviousTurn(), NextTurn(), EndEncounter(), EndSession()):
        do(less, wish)
    summary = summarize(less.history.open_chapter.opening, less.history.open_chapter.entries)
    assert "Session 2" in to_html(summary)
