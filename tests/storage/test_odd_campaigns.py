"""Readable files with impossible states: they open, and steps are done or refused in words."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gmtracker.engine.campaign import pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import (
    AddCharacters,
    Command,
    EndEncounter,
    MoveToken,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    StartEncounter,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.storage.chapters import EDITED_OUTSIDE_NOTE
from tests.builders.campaigns import a_hero
from tests.builders.saved_campaigns import Desk, in_session, opened

COMMANDS: tuple[Command, ...] = (
    NextTurn(),
    PreviousTurn(),
    MoveToken(token=TokenId("t4"), to=pool_place("destiny")),
    AddCharacters(characters=(a_hero("New"),)),
    RemoveCharacter(character=CharacterId("c1")),
    EndEncounter(),
)


def _twice(plain: Any) -> None:
    plain["characters"].append(plain["characters"][0])
    plain["tokens"].append(plain["tokens"][0])


def _held_by_nobody(plain: Any) -> None:
    for token in plain["tokens"]:
        token["place"] = {"kind": "character", "id": "c99"}


def _of_unknown_kinds(plain: Any) -> None:
    for token in plain["tokens"]:
        token["kind"] = "button"
        token["size"] = -6
    plain["characters"][0] |= {
        "tracks": {"mana": 3},
        "traits": [{"group": "spells", "name": "Fly"}],
        "conditions": [{"key": "asleep"}],
    }


def _of_unknown_flows(plain: Any) -> None:
    kinds = ("tilt", "check", "open", "attack", "surge", "dance")
    plain["procedures"] = [{"id": f"p{n}", "kind": kind, "data": {"a": [n]}} for n, kind in enumerate(kinds)]


def _nobody_acts(plain: Any) -> None:
    plain["encounter"] |= {"acting": "c77", "order": ["c1", "c88", "c1"]}


ODD = {
    "ids there twice": _twice,
    "tokens held by nobody": _held_by_nobody,
    "kinds of no game": _of_unknown_kinds,
    "flows that no rule reads": _of_unknown_flows,
    "a turn out of order": _nobody_acts,
    "an encounter of no game": lambda plain: plain["encounter"].update(kind="dance", title=""),
    "a key with a sign that is not seen": lambda plain: plain["characters"][0].update(tracks={"str\u202eess": 3}),
    "ids below nothing": lambda plain: plain.update(next_id=-5),
    "ids that were given out": lambda plain: plain.update(next_id=1),
}


@pytest.fixture
def fight(tmp_path: Path) -> Desk:
    """A saved and closed campaign in the middle of a fight."""
    desk = in_session(tmp_path)
    desk.do(StartEncounter(kind="combat", title="Pier", order=tuple(c.id for c in desk.now.characters)))
    desk.opened.close()
    return desk


@pytest.mark.parametrize("change", ODD.values(), ids=ODD.keys())
def test_odd_state_opens_and_steps_are_done_or_refused(fight: Desk, change: Any) -> None:
    plain = fight.saved()
    change(plain["campaign"])
    fight.path.write_bytes(msgspec.json.encode(plain))
    desk = opened(fight.path)
    for look in (desk.table.rules.offers, desk.table.rules.procedure_view, desk.table.rules.open_check):
        look()
    desk.table.rules.check_rows(CheckDraft())
    for command in COMMANDS:
        try:
            desk.do(command)
        except Refused:
            continue
    assert desk.reopens().now == desk.now


def test_used_ids_are_not_given_again(fight: Desk) -> None:
    plain = fight.saved()
    plain["campaign"]["next_id"] = 1
    fight.path.write_bytes(msgspec.json.encode(plain))
    desk = opened(fight.path)
    desk.adds(a_hero("New"), a_hero("Newer"))
    ids = [c.id for c in desk.now.characters] + [t.id for t in desk.now.tokens]
    assert len(ids) == len(set(ids))


def test_unreadable_procedure_is_removed_with_notice(fight: Desk) -> None:
    plain = fight.saved()
    plain["campaign"]["procedures"] = [{"id": "p900", "kind": "tilt", "stage": "moon", "data": {"a": 1}}]
    fight.path.write_bytes(msgspec.json.encode(plain))
    desk = opened(fight.path)
    assert desk.now.procedures == ()
    assert desk.opened.notices[0].startswith("An open check or award (“tilt”) couldn't be read, so it was removed.")


def test_ranks_out_of_range_are_clamped(fight: Desk) -> None:
    """The odds of a rank of a billion could take minutes."""
    plain = fight.saved()
    for state in ("campaign", "opening"):
        plain[state]["characters"][0]["traits"] = [{"group": "skills", "name": "Lore", "rank": 10**9}]
    fight.path.write_bytes(msgspec.json.encode(plain))
    again = opened(fight.path)
    (trait,) = again.now.characters[0].traits
    assert trait.rank == again.now.game.trait_group("skills").highest
    assert again.opened.notices == (EDITED_OUTSIDE_NOTE,)
    again.notes("Played on.")
    assert again.reopens().log()[-1] == "Played on."


@pytest.mark.parametrize(("size", "held"), [(10**9, 100), (-6, 2)])
def test_dice_out_of_range_are_clamped(fight: Desk, size: int, held: int) -> None:
    """The odds with a die of a billion faces took all memory, and those with a die of none ended in an error."""
    plain = fight.saved()
    hero = plain["campaign"]["characters"][0]["id"]
    die = {"id": "t900", "kind": "triumph", "place": {"kind": "character", "id": hero}, "size": size, "value": size}
    plain["campaign"]["tokens"].append(die)
    fight.path.write_bytes(msgspec.json.encode(plain))
    again = opened(fight.path)
    token = again.now.token(TokenId("t900"))
    assert token is not None
    assert token.size == held
    assert again.opened.notices == (EDITED_OUTSIDE_NOTE,)
    assert again.table.rules.check_rows(CheckDraft(by=CharacterId(hero)))


@pytest.mark.parametrize(("number", "held"), [(10**17, (99, 99)), (-(10**9), (1, 0))])
def test_tier_and_level_out_of_range_are_clamped(fight: Desk, number: int, held: tuple[int, int]) -> None:
    """The window of a sheet did not open for a level of 10^17."""
    plain = fight.saved()
    plain["campaign"]["characters"][0] |= {"tier": number, "level": number}
    fight.path.write_bytes(msgspec.json.encode(plain))
    again = opened(fight.path)
    assert (again.now.characters[0].tier, again.now.characters[0].level) == held
    assert again.opened.notices == (EDITED_OUTSIDE_NOTE,)
