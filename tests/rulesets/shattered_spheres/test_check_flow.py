"""A check at the table: rolled, improved, announced. Each step is an entry of one action, typed or rolled.

Also an attack as one flow: hit or miss, resisted damage, and the suggested harm, applied or changed by the GM.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import EndEncounter, MarkAction, NextTurn, SetTrack, StartEncounter, Use
from gmtracker.engine.dice import Dice, DieOwner, minimum_roll
from gmtracker.engine.events import CheckResolved, ConditionSet, DiceRolled, TokenUsed, TrackChanged
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres import RULESET
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstDC, AgainstOpposed, AgainstPassive, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import dice_requests
from gmtracker.rulesets.shattered_spheres.harm import suggested_harm
from tests.builders import refusals
from tests.builders.campaigns import (
    a_hero,
    a_session,
    do,
    faces_in_turn,
    held_tokens,
    last_event,
    no_dice,
    pool_tokens,
    reason_of,
    refusal_of,
    spend,
    who,
)
from tests.builders.chance import check_typed_is_as_rolled
from tests.builders.refusals import because
from tests.builders.shattered_spheres import (
    a_check,
    a_resistance,
    actions,
    an_ambush,
    an_attack,
    announce,
    any_check,
    attack,
    check,
    draft,
    last_result,
    mira,
    open_check,
    resist,
    rolled,
    stones,
    warden,
)


def test_roll_logs_its_result_and_stays_open() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check(skill_rank=7, advantage=4, against=AgainstDC(dc=15))), 8, 6)
    assert (open_check(table).result, open_check(table).success) == ("21 against 15", True)
    assert stones(table) == (1, 0)


def test_saved_open_check_loads_unchanged() -> None:
    table = rolled(20, 10, advantage=5)
    entry = table.history.open_chapter.entries[-1]
    assert msgspec.json.decode(msgspec.json.encode(table.campaign), type=Campaign) == table.campaign
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_dice_keep_face_role_and_reason_for_not_counting() -> None:
    table = rolled(4, 7, fortune=True)
    (event,) = (e for e in table.history.open_chapter.entries[-1].events if isinstance(e, DiceRolled))
    assert [(die.role, die.face, bool(die.ignored)) for die in event.dice] == [
        ("check.d20", 4, True),
        ("check.fortune", 7, False),
    ]


def test_announcing_closes_the_check_and_records_the_outcome() -> None:
    table = rolled(12, skill_rank=2)
    announce(table)
    assert table.rules.open_check() is None
    result = last_result(table)
    assert (result.what, result.total, result.difficulty, result.degree) == ("Acrobatics", 14, 11, 1)
    assert result.chance == "3/5"


def test_oppositions_roll_feeds_the_other_pool() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_check(side="opposition", advantage=5)), 20, 10)
    assert stones(table) == (0, 3)


def test_rolls_of_both_sides_earn_stones() -> None:
    table = an_ambush()
    spec = a_check(advantage=5, against=AgainstPassive(skill_rank=0, advantage=5))
    do(table, check(table, "Mira", spec, on="Warden"), 9, 5, 10)
    assert stones(table) == (1, 2)


def outside_an_encounter() -> Table:
    return a_session(mira(), faces=(4, 3))


def test_unused_critical_stone_is_lost_outside_an_encounter() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check(advantage=5)), 20, 10)
    assert stones(table) == (1, 0)
    announce(table)
    assert stones(table) == (0, 0)


def test_critical_stone_can_be_used_immediately_outside_an_encounter() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 20)
    (stone,) = pool_tokens(table, "fate")
    do(table, Use(use="coup", by=who(table, "Mira"), tokens=(stone.id,)))
    announce(table)
    assert last_result(table).degree == 4
    do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (1, 0)


def test_luck_die_added_later_counts_like_a_rolled_one() -> None:
    table = rolled(8)
    do(table, Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"}), 7)
    assert (open_check(table).result, stones(table)) == ("17 against 11", (1, 0))
    assert [die.ignored != "" for die in open_check(table).dice] == [True, False]


def test_misfortune_die_added_later_removes_unused_stones() -> None:
    table = rolled(20, 5, advantage=5)
    assert stones(table) == (2, 0)
    do(table, Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "misfortune"}), 13)
    assert stones(table) == (0, 1)


def test_luck_die_can_be_added_to_the_opposing_roll() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check(against=AgainstOpposed(skill_rank=0)), on="Warden"), 12, 9)
    do(table, Use(use="add-luck", by=who(table, "Warden"), inputs={"die": "fortune"}), 8)
    assert open_check(table).result == "12 against 18"


def test_opposed_roll_without_a_character_gets_no_luck_dice() -> None:
    table = rolled(12, 9, against=AgainstOpposed(skill_rank=0))
    assert [step.name for step in open_check(table).steps] == ["Announce", "Add Fortune", "Add Misfortune"]


def test_second_fortune_die_is_refused() -> None:
    table = rolled(4, 7, fortune=True)
    command = Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"})
    assert reason_of(table, command) == because(refusals.LUCK_DIE_TWICE, die="Fortune")


def test_failed_routine_check_can_be_rolled() -> None:
    table = rolled(3, routine=True, disadvantage=3)
    assert open_check(table).result == "7 against 11"
    do(table, Use(use="roll-after-all", by=who(table, "Mira")), 17)
    assert (open_check(table).result, open_check(table).success) == ("14 against 11", True)


def test_successful_routine_check_needs_no_roll() -> None:
    table = rolled(routine=True, skill_rank=5)
    assert refusal_of(table, Use(use="roll-after-all", by=who(table, "Mira"))).overrulable


def test_announced_check_undoes_as_one_action() -> None:
    table = an_ambush()
    before = table.campaign
    rolled(8, table=table)
    spend(table, "Mira", "triumph", "improve-roll", 4)
    announce(table)
    assert len(set(actions(table)[-3:])) == 1
    assert table.undo_label() == "Mira's Acrobatics"
    table.undo()
    assert table.campaign == before


def test_every_step_undoes_and_redoes_while_the_check_is_open() -> None:
    table = an_ambush()
    states = [table.campaign]
    steps = [
        (check(table, "Mira", a_check()), (8,)),
        (Use(use="improve-roll", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph")), (4,)),
        (Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"}), (15,)),
        (Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "tragedy")), (2,)),
    ]
    for command, faces in steps:
        do(table, command, *faces)
        states.append(table.campaign)
    for state in reversed(states[:-1]):
        table.undo()
        assert table.campaign == state
    for state in states[1:]:
        table.redo()
        assert table.campaign == state


@pytest.mark.parametrize(
    "command",
    [NextTurn(), EndEncounter(), Use(use="percent", inputs={"chance": 50})],
)
def test_open_check_waits_when_the_game_moves_on(command: Any) -> None:
    """Before, it was announced without the GM's decision."""
    table = rolled(12)
    assert "degree" not in do(table, command)
    assert table.rules.open_check() is None
    assert [offer.name for offer in table.rules.waiting_checks()] == ["Mira: Acrobatics"]


def test_second_check_puts_the_first_aside_and_undo_reopens_it() -> None:
    table = rolled(12)
    do(table, check(table, "Rook", a_check(), what="Stealth"), 3)
    assert open_check(table).headline == "Rook: Stealth"
    table.undo()
    assert open_check(table).headline == "Mira: Acrobatics"


def test_starting_an_encounter_loses_a_waiting_checks_stone() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 20)
    do(table, StartEncounter(kind="combat"))
    assert (stones(table), table.rules.open_check()) == ((0, 0), None)


def test_other_commands_leave_the_check_open() -> None:
    table = rolled(12)
    do(table, MarkAction(character=who(table, "Mira"), action="standard", times=1))
    do(table, SetTrack(character=who(table, "Rook"), track="stress", value=3))
    assert open_check(table).result == "12 against 11"


def test_refused_turn_change_announces_nothing() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 12)
    assert reason_of(table, NextTurn()) == because(refusals.NO_ENCOUNTER)
    assert open_check(table).result == "12 against 11"


@pytest.mark.parametrize(("chance", "face", "happens"), [(45, 9, True), (45, 10, False)])
def test_percent_chance_is_the_d20_times_five(chance: int, face: int, happens: bool) -> None:
    table = an_ambush()
    do(table, Use(use="percent", inputs={"chance": chance}), face)
    assert (last_result(table).degree > 0, last_result(table).chance) == (happens, "9/20")


def test_check_can_be_rolled_without_a_character() -> None:
    table = an_ambush()
    do(table, check(table, "", a_check(), what="Luck of the crowd"), 12)
    announce(table)
    assert (last_result(table).by, last_result(table).what) == (NOBODY, "Luck of the crowd")


def test_invalid_check_is_refused_by_its_field() -> None:
    table = an_ambush()
    shape = {**msgspec.to_builtins(a_check()), "tier": 0}
    command = Use(use="check", by=who(table, "Mira"), inputs={"check": shape})
    assert reason_of(table, command) == because(refusals.INPUT_FAULT, place="tier", why="Expected `int` >= 1")


def test_typed_dice_are_requested_by_name() -> None:
    table = an_ambush()
    asks = table.rules.dice_requests(check(table, "Mira", a_check(advantage=4)))
    assert [request.name for request in asks] == ["Mira · d20", "Advantage d10"]


@given(any_check, st.data())
def test_typed_roll_equals_the_same_roll_rolled(spec: CheckSpec, data: st.DataObject) -> None:
    faces = [
        data.draw(st.integers(1, request.size)) for request in dice_requests(spec, DieOwner("Mira"), DieOwner("Warden"))
    ]
    command = check(TABLE, "Mira", spec)
    check_typed_is_as_rolled(RULESET, TABLE.campaign, command, faces_in_turn(*faces))


def falling_none(size: int) -> int:
    raise AssertionError(f"a d{size} was rolled although its face was typed")


TABLE = an_ambush()


def test_impossible_typed_face_is_refused_by_the_dies_name() -> None:
    command = check(TABLE, "Mira", a_check(advantage=4))
    dice = Dice(falling_none, {"check.d20": 9, "advantage.1": 11})
    with pytest.raises(Exception, match="Advantage d10 must be 1 to 10, not 11\\."):
        RULESET.decide(TABLE.campaign, command, dice)


def test_all_dice_of_a_check_are_requested_in_one_group() -> None:
    command = check(TABLE, "Mira", a_check(advantage=4))
    dice = Dice(minimum_roll, {"check.d20": 9})
    RULESET.decide(TABLE.campaign, command, dice)
    assert [len(group) for group in dice.groups] == [2]


def test_announcing_without_an_open_check_is_refused() -> None:
    table = an_ambush()
    assert reason_of(table, Use(use="announce")) == because(refusals.NO_CHECK)
    table.dispatch(check(table, "Mira", a_check(routine=True)), no_dice())
    assert open_check(table).result == "10 against 11"


def a_hit(*, wounds: int = 0, conditions: tuple[str, ...] = ()) -> Table:
    """Return a table where Mira has just hit the Warden and the damage is to be resisted."""
    table = an_ambush(mira(), a_hero("Rook", player="Ben"), warden(wounds=wounds, conditions=conditions))
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    announce(table)
    return table


def hurt(face: int, *, conditions: tuple[str, ...] = ()) -> Table:
    """Return a table where the Warden failed to resist 12 damage with this face and the harm is to be confirmed."""
    table = a_hit(conditions=conditions)
    do(table, resist(table, "Warden", "Mira", a_resistance()), face)
    announce(table)
    return table


def state_of(table: Table, name: str = "Warden") -> tuple[int, list[str]]:
    character = table.campaign.character(who(table, name))
    return character.tracks.get("wounds", 0), [condition.key for condition in character.conditions]


def test_hit_leads_to_the_resistance() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    assert open_check(table).success
    announce(table)
    assert last_result(table).degree == 1
    resisting = open_check(table).draft
    assert resisting is not None
    assert (resisting.by, resisting.value("kind")) == (who(table, "Warden"), "resistance")


def test_miss_ends_the_attack() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 9)
    announce(table)
    assert last_result(table).degree == -1
    assert table.rules.open_check() is None


def test_natural_twenty_is_a_critical_hit_and_one_always_misses() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack(against=AgainstDC(dc=40))), 20)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (1, 1)
    do(table, attack(table, "Mira", "Warden", an_attack(skill_rank=30)), 1)
    assert not open_check(table).success


def test_natural_twenty_always_resists() -> None:
    table = a_hit()
    spec = a_check(kind="resistance", side="opposition", against=AgainstPassive(skill_rank=40))
    do(table, resist(table, "Warden", "Mira", spec), 20)
    announce(table)
    assert last_result(table).degree == 1
    assert table.rules.open_check() is None


@pytest.mark.parametrize(
    ("face", "proposed", "wounds", "conditions"),
    [
        (11, "wound", 1, []),
        (7, "dazed", 1, ["dazed"]),
        (2, "staggered", 1, ["staggered"]),
    ],
)
def test_harm_is_suggested_by_degree_and_applied(face: int, proposed: str, wounds: int, conditions: list[str]) -> None:
    table = hurt(face)
    first = open_check(table).steps[0]
    assert (first.command.inputs["harm"], first.effect) == (proposed, "suggested")
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
def test_harm_depends_on_degree_and_conditions(conditions: tuple[str, ...], degree: int, proposed: str) -> None:
    assert suggested_harm(a_hero(conditions=conditions), degree, in_conflict=False) == proposed


def test_conditions_come_before_the_wound() -> None:
    """Before, the status line said "takes a wound" in large letters about a dying character."""
    table = hurt(2)
    do(table, Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "dying"}))
    kinds = [type(event) for event in table.history.open_chapter.entries[-1].events]
    assert kinds.index(ConditionSet) < kinds.index(TrackChanged)


def test_nothing_is_offered_for_another_check_while_harm_is_pending() -> None:
    table = hurt(2)
    assert table.rules.check_rows(draft(table, "Mira")) == ()


def test_gm_may_choose_another_harm() -> None:
    table = hurt(2)
    do(table, Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "wound"}))
    assert state_of(table) == (1, [])


def test_gm_may_choose_no_harm() -> None:
    table = hurt(2)
    do(table, Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "none"}))
    assert state_of(table) == (0, [])


def test_unknown_harm_is_refused() -> None:
    table = hurt(2)
    command = Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "vanish"})
    assert reason_of(table, command) == because(refusals.NO_RESULT)


def test_death_replaces_dying() -> None:
    table = hurt(8, conditions=("incapacitated", "dying"))
    announce_result(table)
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


def test_whole_attack_is_one_action() -> None:
    table = an_ambush()
    before = table.campaign
    do(table, attack(table, "Mira", "Warden", an_attack()), 14)
    announce(table)
    do(table, resist(table, "Warden", "Mira", a_resistance()), 11)
    announce(table)
    announce_result(table)
    assert table.undo_label() == "Mira's Fighting"
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


def test_attack_and_resistance_are_both_recorded() -> None:
    table = hurt(11)
    events = [event for entry in table.history.open_chapter.entries for event in entry.events]
    assert [event.what for event in events if isinstance(event, CheckResolved)] == ["Fighting", "Toughness"]


def test_target_can_improve_the_resistance() -> None:
    table = a_hit()
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 3}))
    stones = tuple(token.id for token in pool_tokens(table, "fate", "tragedy-stone"))
    do(table, resist(table, "Warden", "Mira", a_resistance()), 10)
    do(table, Use(use="improve-roll", by=who(table, "Warden"), tokens=stones))
    announce(table)
    assert last_result(table).degree == 1


def test_target_can_spend_before_it_resists() -> None:
    table = an_ambush()
    do(table, attack(table, "Warden", "Mira", an_attack(side="opposition")), 14)
    announce(table)
    tokens = held_tokens(table, "Mira", "triumph")
    use = Use(use="improve-roll", by=who(table, "Mira"), tokens=tokens, inputs={"for-check": True})
    do(table, use, 4)
    do(table, resist(table, "Mira", "Warden", a_check(kind="resistance", against=AgainstPassive(skill_rank=2))), 9)
    assert open_check(table).result == "13 against 12"


def test_stunt_works_on_a_hit() -> None:
    table = a_hit()
    spend(table, "Mira", "triumph", "stunt", 3)
    assert last_event(table, TokenUsed).use == "stunt"
    assert open_check(table).success


def test_stunt_is_noted_on_the_hit_and_in_its_outcome() -> None:
    """Before, only the log's line of the die told of it."""
    table = a_hit()
    spend(table, "Mira", "triumph", "stunt", 3)
    assert "Stunt" in open_check(table).notes
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 16)
    spend(table, "Mira", "triumph", "stunt", 3)
    assert "Stunt" in open_check(table).notes
    announce(table)
    assert last_event(table, CheckResolved).note == "Stunt"


def test_stunt_works_while_the_hit_is_being_resisted() -> None:
    table = a_hit()
    do(table, resist(table, "Warden", "Mira", a_resistance()), 2)
    spend(table, "Mira", "triumph", "stunt", 3)
    assert not open_check(table).success


def test_stunt_on_a_miss_is_refused() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 9)
    stunt = Use(use="stunt", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert reason_of(table, stunt) == because(refusals.STUNT_NEEDS_HIT)


@pytest.mark.parametrize("command", [NextTurn(), EndEncounter()])
def test_moving_on_leaves_the_damage_waiting(command: NextTurn | EndEncounter) -> None:
    """Before, the damage was dropped, and only undo restored it."""
    table = a_hit()
    before = table.rules.open_check()
    assert "resolved" not in do(table, command)
    assert (table.rules.open_check(), state_of(table)) == (None, (0, []))
    do(table, table.rules.waiting_checks()[0].command)
    assert (table.rules.open_check(), table.rules.waiting_checks()) == (before, ())


def test_moving_on_applies_no_unconfirmed_harm() -> None:
    table = hurt(2)
    do(table, NextTurn())
    assert len(table.rules.waiting_checks()) == 1
    assert state_of(table) == (0, [])


def test_gm_can_skip_the_damage_of_a_hit() -> None:
    table = a_hit()
    announce(table)
    assert table.rules.open_check() is None


def test_resisting_without_a_hit_is_refused() -> None:
    table = an_ambush()
    assert reason_of(table, resist(table, "Warden", "Mira", a_resistance())) == because(refusals.NO_HIT)


def test_hazard_suggests_its_harm_too() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_resistance(), what="Toughness", harms=True), 11)
    announce(table)
    assert last_result(table).degree == -1
    announce_result(table)
    assert state_of(table) == (1, [])


def test_effect_without_damage_suggests_no_harm() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_resistance(), what="Willpower", harms=False), 2)
    announce(table)
    assert table.rules.open_check() is None


@pytest.mark.parametrize(("face", "called"), [(20, "Natural 20, a critical hit"), (1, "Natural 1, a critical miss")])
def test_attacks_critical_is_called_critical_hit_or_miss(face: int, called: str) -> None:
    """Seed 000, Attack Checks: "A critical success with an attack check is called a critical hit"."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), face)
    assert open_check(table).critical == called
