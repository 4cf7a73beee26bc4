"""The turn order follows initiative totals, and characters who join during an encounter are added to it."""

from collections.abc import Mapping

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision
from gmtracker.engine.handlers.initiative import place_in_order
from gmtracker.engine.table import Table
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, no_dice, who

GUARD = c.AddCharacters(characters=(a_foe("Guard"),), into_turns=True)


def order(table: Table) -> list[str]:
    encounter = table.campaign.encounter
    assert encounter is not None
    return [table.campaign.character_name(one) for one in encounter.order]


def test_new_character_joins_end_of_turn_order() -> None:
    table = an_encounter()
    do(table, GUARD)
    assert order(table) == ["Mira", "Rook", "Warden", "Guard"]
    table.undo()
    assert order(table) == ["Mira", "Rook", "Warden"]


def test_imported_roster_stays_out_of_turn_order() -> None:
    table = an_encounter()
    do(table, c.AddCharacters(characters=(a_foe("Guard"),)))
    assert order(table) == ["Mira", "Rook", "Warden"]


@pytest.mark.parametrize("begin", [None, c.StartEncounter(kind="conflict")])
def test_new_character_takes_no_turns_without_turn_order(begin: c.Command | None) -> None:
    table = a_session()
    if begin is not None:
        do(table, begin)
    do(table, GUARD)
    encounter = table.campaign.encounter
    assert encounter is None or encounter.order == ()


def test_unbenched_character_rejoins_turn_order() -> None:
    table = an_encounter()
    warden = who(table, "Warden")
    do(table, c.SetAside(character=warden, benched=True))
    assert order(table) == ["Mira", "Rook"]
    do(table, c.SetAside(character=warden, benched=False))
    assert order(table) == ["Mira", "Rook", "Warden"]


def test_hero_joins_turn_order_when_player_arrives() -> None:
    table = a_session()
    rook = who(table, "Rook")
    do(table, c.SetPresent(character=rook, present=False))
    do(table, c.SetAside(character=rook, benched=True))
    do(table, c.StartEncounter(kind="combat", order=(who(table, "Mira"), who(table, "Warden"))))
    do(table, c.SetAside(character=rook, benched=False))
    assert order(table) == ["Mira", "Warden"]
    do(table, c.SetPresent(character=rook, present=True))
    assert order(table) == ["Mira", "Warden", "Rook"]


def test_leaving_hero_gets_no_more_turns() -> None:
    """Before, the turn of a hero who had left came up again each round."""
    table = an_encounter()
    rook = who(table, "Rook")
    assert do(table, c.SetPresent(character=rook, present=False)) == "Rook leaves the session and the turn order."
    assert order(table) == ["Mira", "Warden"]
    assert do(table, c.NextTurn()) == "It is Warden's turn."
    do(table, c.SetPresent(character=rook, present=True))
    assert order(table) == ["Mira", "Warden", "Rook"]


def test_turn_passes_on_when_active_hero_leaves() -> None:
    table = an_encounter()
    leaves = c.SetPresent(character=who(table, "Mira"), present=False)
    assert do(table, leaves) == "Mira leaves the session and the turn order. It is Rook's turn."
    table.undo()
    assert order(table) == ["Mira", "Rook", "Warden"]


def test_late_hero_acts_before_opposition_when_heroes_go_first() -> None:
    table = a_session(ruleset="vagabond")
    do(table, c.StartEncounter(kind="combat", order=tuple(one.id for one in reversed(table.campaign.characters))))
    assert order(table) == ["Rook", "Mira", "Warden"]
    both = c.AddCharacters(characters=(a_foe("Guard"), a_hero("Tam")), into_turns=True)
    do(table, both)
    assert order(table) == ["Rook", "Mira", "Tam", "Warden", "Guard"]


def test_late_hero_goes_first_when_only_foes_are_in_order() -> None:
    table = a_session(a_hero(), a_foe(), ruleset="vagabond")
    do(table, c.StartEncounter(kind="combat", order=(who(table, "Warden"),)))
    assert do(table, c.AddCharacters(characters=(a_hero("Tam"),), into_turns=True)).endswith("Tam acts before Warden.")
    assert order(table) == ["Tam", "Warden"]


def placed(*rolls: Mapping[str, int], better: Mapping[str, int] | None = None) -> str:
    """Return the order of Ash, Bea, Cal and Dov after these rolls, as first letters."""
    table = an_encounter(*map(a_hero, ("Ash", "Bea", "Cal", "Dov")))
    d = Decision(table.campaign, no_dice())
    values = {who(table, name): value for name, value in (better or {}).items()}
    for totals in rolls:
        by_id = {who(table, name): total for name, total in totals.items()}
        place_in_order(d, by_id, values.__getitem__ if better else None)
    encounter = d.campaign.encounter
    assert encounter is not None
    return "".join(d.campaign.character_name(one)[0] for one in encounter.order)


def test_highest_total_acts_first() -> None:
    assert placed({"Ash": 3, "Bea": 9, "Cal": 12, "Dov": 1}) == "CBAD"


def test_equal_totals_keep_the_order_before_the_roll() -> None:
    assert placed({"Ash": 5, "Bea": 9, "Cal": 5, "Dov": 5}) == "BACD"


def test_later_roll_acts_after_equal_totals() -> None:
    assert placed({"Bea": 5, "Cal": 5, "Dov": 2}, {"Ash": 5}) == "BCAD"


def test_better_value_decides_equal_totals() -> None:
    better = {"Ash": 1, "Bea": 1, "Cal": 4, "Dov": 2}
    assert placed({"Ash": 5, "Bea": 5, "Cal": 5, "Dov": 5}, better=better) == "CDAB"
