"""An attack as one flow: hit or miss, the damage resisted, the result proposed, and taken or changed by the GM."""

import pytest

from gmtracker.engine.commands import EndEncounter, NextTurn, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres import harm
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstDC, AgainstPassive
from tests.rulesets.shattered_spheres.any_check import a_check
from tests.rulesets.shattered_spheres.checks import (
    a_resistance,
    an_ambush,
    an_attack,
    announce,
    attack,
    check,
    mira,
    open_check,
    resist,
    warden,
)
from tests.support.builders import a_hero, do, held_tokens, pool_tokens, refusal_of, spend, who, why_not


def a_hit(*, wounds: int = 0, conditions: tuple[str, ...] = ()) -> Table:
    """Mira has just hit the Warden; the damage is to be resisted."""
    table = an_ambush(mira(), a_hero("Rook", player="Ben"), warden(wounds=wounds, conditions=conditions))
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    announce(table)
    return table


def hurt(face: int, *, conditions: tuple[str, ...] = ()) -> Table:
    """The Warden has failed to resist a damage of 12 with that face; the result is to be confirmed."""
    table = a_hit(conditions=conditions)
    do(table, resist(table, "Warden", "Mira", a_resistance()), face)
    announce(table)
    return table


def state_of(table: Table, name: str = "Warden") -> tuple[int, list[str]]:
    character = table.campaign.character(who(table, name))
    return character.tracks.get("wounds", 0), [condition.key for condition in character.conditions]


def test_a_hit_goes_on_to_the_resistance() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    assert open_check(table).outcome == "A hit, 1 degree of success"
    assert announce(table) == "A hit, 1 degree of success."
    assert open_check(table).outcome == "A hit: Warden resists with Toughness"


def test_a_miss_ends_it() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 9)
    assert announce(table) == "A miss, 1 degree of failure."
    assert table.rules.open_check() is None


def test_a_natural_twenty_is_a_critical_hit_and_a_natural_one_always_misses() -> None:
    table = an_ambush()
    said = do(table, attack(table, "Mira", "Warden", an_attack(against=AgainstDC(dc=40))), 20)
    assert said.startswith("Mira: Fighting 20 against 40, 1 degree of success, a natural 20.")
    do(table, attack(table, "Mira", "Warden", an_attack(skill_rank=30)), 1)
    assert not open_check(table).success


def test_a_natural_twenty_always_resists() -> None:
    table = a_hit()
    spec = a_check(kind="resistance", side="opposition", against=AgainstPassive(skill_rank=40))
    do(table, resist(table, "Warden", "Mira", spec), 20)
    assert announce(table) == "Resisted, 1 degree of success."
    assert table.rules.open_check() is None


@pytest.mark.parametrize(
    ("face", "proposed", "wounds", "conditions"),
    [
        (11, "wound", 1, []),
        (7, "dazed", 1, ["dazed"]),
        (2, "staggered", 1, ["staggered"]),
    ],
)
def test_the_result_is_proposed_by_degree_and_taken(
    face: int, proposed: str, wounds: int, conditions: list[str]
) -> None:
    table = hurt(face)
    first = open_check(table).steps[0]
    assert (first.command.inputs["harm"], first.effect) == (proposed, "proposed")
    do(table, first.command)
    assert state_of(table) == (wounds, conditions)
    assert table.rules.open_check() is None


@pytest.mark.parametrize(
    ("conditions", "degree", "proposed"),
    [
        ((), -1, "wound"),
        ((), -2, "dazed"),
        ((), -3, "staggered"),
        ((), -4, "incapacitated"),
        ((), -5, "dying"),
        (("staggered",), -3, "incapacitated"),
        (("staggered",), -2, "dazed"),
        (("incapacitated",), -1, "dying"),
        (("dying",), -1, "dead"),
        (("incapacitated", "dying"), -2, "dead"),
    ],
)
def test_what_is_proposed(conditions: tuple[str, ...], degree: int, proposed: str) -> None:
    assert harm.proposed(a_hero(conditions=conditions), degree) == proposed


def test_the_gm_may_choose_another_result() -> None:
    table = hurt(2)
    do(table, Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "wound"}))
    assert state_of(table) == (1, [])


def test_the_gm_may_let_it_do_no_harm() -> None:
    table = hurt(2)
    said = do(table, Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "none"}))
    assert said == "Warden takes no harm."
    assert state_of(table) == (0, [])


def test_a_result_that_there_is_not_is_refused() -> None:
    table = hurt(2)
    command = Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "vanish"})
    assert why_not(table, command) == "Choose one of the results."


def test_death_takes_the_place_of_dying() -> None:
    table = hurt(8, conditions=("incapacitated", "dying"))
    assert announce_result(table) == "Warden is dead."
    assert state_of(table) == (0, ["dead"])


def announce_result(table: Table) -> str:
    return do(table, open_check(table).steps[0].command)


def test_dazed_lasts_to_the_end_of_the_next_turn() -> None:
    table = hurt(7)
    announce_result(table)
    do(table, NextTurn())
    do(table, NextTurn())
    assert state_of(table) == (1, ["dazed"])
    do(table, NextTurn())
    assert state_of(table) == (1, [])


def test_the_whole_attack_is_one_action() -> None:
    table = an_ambush()
    before = table.campaign
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    announce(table)
    do(table, resist(table, "Warden", "Mira", a_resistance()), 11)
    announce(table)
    announce_result(table)
    assert table.undo_label() == "Fighting of Mira"
    table.undo()
    assert table.campaign == before


def test_every_step_of_an_attack_undoes_and_redoes() -> None:
    table = hurt(11)
    states = [table.campaign]
    while table.rules.open_check() is not None:
        table.undo()
        states.append(table.campaign)
    assert len(states) == 5
    for state in reversed(states[:-1]):
        table.redo()
        assert table.campaign == state


def test_attack_and_resistance_are_both_written_down() -> None:
    table = hurt(11)
    events = [event for entry in table.history.open.entries for event in entry.events]
    assert [event.what for event in events if isinstance(event, CheckResolved)] == ["Fighting", "Toughness"]


def test_the_target_can_improve_the_resistance() -> None:
    table = a_hit()
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 3}))
    stones = tuple(token.id for token in pool_tokens(table, "fate", "tragedy-stone"))
    do(table, resist(table, "Warden", "Mira", a_resistance()), 10)
    do(table, Use(use="improve-roll", by=who(table, "Warden"), tokens=stones))
    assert announce(table) == "Resisted, 1 degree of success."


def test_the_target_can_spend_before_it_resists() -> None:
    table = an_ambush()
    do(table, attack(table, "Warden", "Mira", an_attack(side="opposition")), 14)
    announce(table)
    tokens = held_tokens(table, "Mira", "triumph")
    use = Use(use="improve-roll", by=who(table, "Mira"), tokens=tokens, inputs={"for-check": True})
    do(table, use, 4)
    do(table, resist(table, "Mira", "Warden", a_check(kind="resistance", against=AgainstPassive(skill_rank=2))), 9)
    assert open_check(table).result == "13 against 12"


def test_a_stunt_goes_with_a_hit() -> None:
    table = a_hit()
    assert spend(table, "Mira", "triumph", "stunt", 3) == "Mira: Stunt with Triumph 3, a stunt on the hit."
    assert open_check(table).outcome.startswith("A hit")


def test_a_stunt_still_goes_while_the_hit_is_being_resisted() -> None:
    table = a_hit()
    do(table, resist(table, "Warden", "Mira", a_resistance()), 2)
    spend(table, "Mira", "triumph", "stunt", 3)
    assert not open_check(table).success


def test_a_stunt_on_a_miss_is_refused() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 9)
    stunt = Use(use="stunt", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert refusal_of(table, stunt).sentence == "A Stunt goes with an attack that hit."


@pytest.mark.parametrize("command", [NextTurn(), EndEncounter()])
def test_moving_on_leaves_the_damage_open(command: NextTurn | EndEncounter) -> None:
    table = a_hit()
    assert "The damage is left open." in do(table, command)
    assert (table.rules.open_check(), state_of(table)) == (None, (0, []))


def test_moving_on_applies_no_harm_that_was_not_confirmed() -> None:
    table = hurt(2)
    assert "What the damage does is left open." in do(table, NextTurn())
    assert state_of(table) == (0, [])


def test_the_gm_can_leave_a_hit_at_that() -> None:
    table = a_hit()
    assert announce(table) == "The damage is left open."
    assert table.rules.open_check() is None


def test_resisting_without_a_hit_is_refused() -> None:
    table = an_ambush()
    assert why_not(table, resist(table, "Warden", "Mira", a_resistance())) == "There is no hit to resist."


def test_a_hazard_proposes_its_result_too() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_resistance(), what="Toughness", harms=True), 11)
    assert announce(table) == "Not resisted, 1 degree of failure. Proposed: a wound."
    announce_result(table)
    assert state_of(table) == (1, [])


def test_an_effect_without_damage_proposes_nothing() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_resistance(), what="Willpower", harms=False), 2)
    announce(table)
    assert table.rules.open_check() is None
