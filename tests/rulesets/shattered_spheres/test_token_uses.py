"""The six uses, with a held die, an award or stones; vetoes (rules, Destiny).

Also Destiny and Fate spent on a check: before its roll, after it, by whom, and what is refused.
"""

import runpy

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Trait
from gmtracker.engine.commands import EndSession, NextTurn, SetHouseRule, SetPresent, SetTrack, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import DiceRolled, TokenUsed
from gmtracker.engine.game_spec import UseKind
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres import check_spends, sheet, token_effects
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstOpposed
from gmtracker.rulesets.shattered_spheres.sheet import GAME
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    awarded,
    do,
    earn,
    faces_in_turn,
    hand_tokens,
    held_tokens,
    last_event,
    load_of,
    pool_tokens,
    reason_of,
    refusal_of,
    spend,
    track_of,
    who,
)
from tests.builders.refusals import Reason, because, given_reason
from tests.builders.shattered_spheres import (
    a_check,
    actions,
    an_ambush,
    an_attack,
    announce,
    attack,
    check,
    draft,
    last_result,
    mira,
    open_check,
    rolled,
    stones,
)


@pytest.mark.parametrize(
    ("use", "value", "effect"),
    [
        ("coup", 1, "+1 degree"),
        ("coup", 3, "+2 degrees"),
        ("coup", 4, "+2 degrees"),
        ("coup", 9, "+5 degrees, up to five in total"),
        ("edit-scene", 2, "1 rank of Advantage"),
        ("edit-scene", 5, "3 ranks of Advantage"),
        ("improve-roll", 6, "+6 on the check"),
        ("inspiration", 4, "a hint of size 4"),
        ("recover", 3, "for 1 Stress"),
        ("stunt", 3, "added to the hit"),
    ],
)
def test_use_effect_matches_its_value(use: str, value: int, effect: str) -> None:
    assert TOKEN_USES[use].effect(value, 1) == effect


def test_use_without_an_effect_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, a seventh use in the game and the list of uses was shown with the text of a Stunt."""
    seventh = UseKind(key="flashback", name="Flashback", description="Show what was prepared.", menu="token")
    monkeypatch.setattr(sheet, "GAME", replace(GAME, uses=(*GAME.uses, seventh)))
    with pytest.raises(AssertionError, match="has its effect here"):
        runpy.run_path(token_effects.__file__)


def test_use_on_a_rolled_check_without_rows_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_effects, "TOKEN_USES", {**TOKEN_USES, "flashback": TOKEN_USES["improve-roll"]})
    with pytest.raises(AssertionError, match="has its rows here"):
        runpy.run_path(check_spends.__file__)


def test_spent_triumph_is_rolled_and_leaves_play() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "improve-roll", 4)
    assert last_event(table, TokenUsed).value == 4
    assert held_tokens(table, "Mira", "triumph") == ()
    assert hand_tokens(table) == ()


def test_spent_tragedy_goes_to_the_gms_hand_unrolled() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "inspiration", 3)
    (die,) = table.campaign.tokens_at(HAND)
    assert (die.kind, die.value) == ("tragedy", None)


def test_typed_face_equals_a_rolled_one() -> None:
    table = a_session()
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    (asked,) = table.rules.dice_requests(use)
    assert (asked.name, asked.size) == ("Triumph d6", 6)
    entry = table.dispatch(use, Dice(faces_in_turn(), {asked.role: 5})).entries[0]
    rolled = next(event for event in entry.events if isinstance(event, DiceRolled))
    assert (rolled.by, rolled.dice[0].face, rolled.dice[0].source) == (who(table, "Mira"), 5, "typed")
    assert last_event(table, TokenUsed).value == 5


def test_impossible_face_is_refused_and_spends_nothing() -> None:
    table = a_session()
    before = table.campaign
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    with pytest.raises(Refused, match=r"Triumph d6 must be 1 to 6, not 0\."):
        table.dispatch(use, Dice(faces_in_turn(), {"destiny": 0}))
    assert table.campaign == before


def test_use_of_a_token_is_stored_as_an_event() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "inspiration", 2, note="Off the chandelier.")
    fact = next(event for event in table.history.open_chapter.entries[-1].events if isinstance(event, TokenUsed))
    assert (fact.use, fact.by, fact.kinds, fact.value) == ("inspiration", who(table, "Mira"), ("triumph",), 2)
    assert fact.note == "Off the chandelier."


def test_award_used_immediately_spends_no_token() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph", "inspiration")
    fact = next(event for event in table.history.open_chapter.entries[-1].events if isinstance(event, TokenUsed))
    assert fact.kinds == ()


def test_spending_another_heros_token_is_refused() -> None:
    table = a_session()
    of_rook = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Rook", "triumph"))
    of_pool = Use(use="coup", by=who(table, "Mira"), tokens=(pool_tokens(table, "destiny")[0].id,))
    assert reason_of(table, of_rook) == because(refusals.DIE_OF_ANOTHER, hero="Mira")
    assert reason_of(table, of_pool) == because(refusals.DIE_OF_ANOTHER, hero="Mira")


def test_token_named_twice_counts_once() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    twice = Use(use="coup", by=who(table, "Mira"), tokens=(stone, stone))
    assert reason_of(table, twice) == because(refusals.TOKEN_TWICE)


def test_dice_and_stones_cannot_be_spent_together() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    mixed = Use(use="coup", by=who(table, "Mira"), tokens=(stone, held_tokens(table, "Mira", "triumph")[0]))
    assert reason_of(table, mixed) == because(refusals.ONE_DESTINY_DIE)


def test_unknown_use_is_refused() -> None:
    assert reason_of(a_session(), Use(use="fireball")) == because(refusals.UNKNOWN_ACTION)


def test_dice_of_an_absent_hero_need_an_override() -> None:
    table = a_session()
    do(table, SetPresent(character=who(table, "Mira"), present=False))
    use = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert refusal_of(table, use).overrulable


@pytest.mark.parametrize("use", ["coup", "improve-roll", "stunt"])
def test_only_ones_own_rolls_can_be_improved(use: str) -> None:
    table = a_session()
    for_rook = Use(use=use, by=who(table, "Mira"), on=who(table, "Rook"), tokens=held_tokens(table, "Mira", "triumph"))
    assert reason_of(table, for_rook) == because(refusals.NO_LUCK_CONTROL, name="Mira")


def test_luck_control_can_change_other_characters_rolls() -> None:
    power = Trait(group="powers", name="Luck Control", rank=2)
    table = a_session(a_hero(traits=(power,)), a_hero("Rook"))
    die = held_tokens(table, "Mira", "triumph")
    use = Use(use="improve-roll", by=who(table, "Mira"), on=who(table, "Rook"), tokens=die)
    do(table, use, 3)
    do(table, check(table, "Rook", a_check()), 8)
    assert open_check(table).result == "11 against 11"


def test_recover_by_destiny_ignores_encounter_limit_and_adds_stress() -> None:
    table = an_encounter(a_hero(wounds=2), a_foe())
    do(table, Use(use="recover-action", by=who(table, "Mira")))
    spend(table, "Mira", "triumph", "recover", 3, ends="wound")
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (2, 1)


def test_held_die_buys_recover_at_load_ten() -> None:
    table = a_session(a_hero(stress=8))
    spend(table, "Mira", "triumph", "recover", 1)
    assert (track_of(table, "Mira"), load_of(table, "Mira")) == (9, 10)


def test_die_over_the_limit_buys_no_recover_with_ten_stones() -> None:
    table = a_session(a_hero())
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=10, override=True))
    use = Use(use="recover", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert reason_of(table, use) == because(refusals.FULL_FOR_RECOVER, hero="Mira")


def test_impossible_recover_is_refused_before_the_die_is_rolled() -> None:
    table = a_session(a_hero())
    die = held_tokens(table, "Mira", "triumph")
    wound = Use(use="recover", by=who(table, "Mira"), tokens=die, inputs={"ends": "wound"})
    dazed = Use(use="recover", by=who(table, "Mira"), tokens=die, inputs={"ends": "dazed"})
    assert reason_of(table, wound) == because(refusals.NO_WOUND, hero="Mira")
    assert reason_of(table, dazed) == because(refusals.HERO_NOT_SO, hero="Mira", condition="dazed")


def test_vetoed_edit_returns_a_triumph_unrolled() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "edit-scene", 4)
    assert [offer.name for offer in table.rules.offers()] == ["Veto"]
    do(table, Use(use="veto"))
    (back,) = held_tokens(table, "Mira", "triumph")
    token = table.campaign.token(back)
    assert token is not None
    assert (token.size, token.value) == (6, None)


def test_vetoed_edit_returns_a_tragedy_from_the_hand() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "edit-scene", 4)
    do(table, Use(use="veto"))
    assert hand_tokens(table) == ()
    assert len(held_tokens(table, "Mira", "tragedy")) == 1


def test_vetoed_edit_returns_stones_and_lifts_the_turns_lock() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3)
    do(table, NextTurn())
    do(table, Use(use="edit-scene", by=who(table, "Mira"), tokens=stones[:2]))
    do(table, Use(use="veto"))
    assert len(pool_tokens(table, "fate")) == 3
    assert len(earn(table, "triumph-stone", 1)) == 4


def test_veto_keeps_a_lock_set_by_an_earlier_use() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3)
    do(table, Use(use="inspiration", by=who(table, "Mira"), tokens=stones[:1]))
    do(table, Use(use="edit-scene", by=who(table, "Mira"), tokens=stones[1:2]))
    do(table, Use(use="veto"))
    more = Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 1})
    assert reason_of(table, more) == because(refusals.KIND_ALREADY_USED, kind="Triumph")


def test_use_of_an_older_stone_is_no_step_of_the_last_earning() -> None:
    table = an_encounter()
    old = earn(table, "triumph-stone", 1)
    earn(table, "triumph-stone", 1)
    do(table, Use(use="inspiration", by=who(table, "Mira"), tokens=old))
    table.undo()
    assert len(pool_tokens(table, "fate")) == 2


def test_vetoed_award_is_open_for_another_use() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "edit-scene")
    do(table, Use(use="veto"))
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    assert last_event(table, TokenUsed).value == 4
    assert len(held_tokens(table, "Mira", "triumph")) == 2


def test_vetoed_edit_with_fresh_stones_leaves_them_fresh() -> None:
    table = an_encounter(a_hero(stress=8))
    mira = who(table, "Mira")
    fresh = earn(table, "triumph-stone", 3, by="Mira")
    do(table, Use(use="edit-scene", by=mira, tokens=fresh[:2]))
    do(table, Use(use="veto"))
    fact = next(event for event in table.history.open_chapter.entries[-1].events if isinstance(event, TokenUsed))
    assert (fact.use, fact.kinds, fact.value) == ("veto", ("triumph-stone",) * 2, 2)
    again = tuple(token.id for token in pool_tokens(table, "fate"))
    assert len(again) == 3
    hint = Use(use="inspiration", by=mira, tokens=again)
    do(table, hint)
    assert last_event(table, TokenUsed).value == 3


def test_veto_without_an_edit_is_refused() -> None:
    table = a_session()
    assert reason_of(table, Use(use="veto")) == because(refusals.NO_EDIT)
    awarded(table, "Mira", "triumph")
    assert reason_of(table, Use(use="veto")) == because(refusals.NO_EDIT)


def test_edit_becomes_final_when_something_else_is_done() -> None:
    table = an_encounter()
    spend(table, "Mira", "triumph", "edit-scene", 4)
    do(table, NextTurn())
    assert reason_of(table, Use(use="veto")) == because(refusals.NO_EDIT)


def test_house_rule_sets_the_price_of_recover() -> None:
    table = a_session(a_hero(stress=2))
    do(table, SetHouseRule(key="healing-stress", value=2))
    spend(table, "Mira", "triumph", "recover", 3)
    assert track_of(table, "Mira") == 4


def test_improve_roll_adds_the_face_of_the_held_die() -> None:
    table = rolled(8)
    spend(table, "Mira", "triumph", "improve-roll", 4)
    announce(table)
    assert (last_result(table).total, last_result(table).degree) == (12, 1)
    assert last_result(table).note == "Improve Roll +4"


def test_coup_adds_half_the_value_in_degrees_up_to_five() -> None:
    degrees = []
    for more in (False, True):
        table = rolled(16)
        spend(table, "Mira", "triumph", "coup", 3)
        if more:
            spend(table, "Mira", "tragedy", "coup", 6)
        announce(table)
        degrees.append(last_result(table).degree)
    assert degrees == [4, 5]


def test_coup_needs_a_success() -> None:
    table = rolled(8)
    coup = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert reason_of(table, coup) == because(refusals.COUP_NEEDS_SUCCESS)


def test_improving_another_characters_roll_needs_luck_control() -> None:
    table = rolled(8)
    command = Use(use="improve-roll", by=who(table, "Rook"), tokens=held_tokens(table, "Rook", "triumph"))
    refusal = refusal_of(table, command)
    assert given_reason(refusal) == because(refusals.NO_LUCK_CONTROL, name="Rook")
    assert refusal.overrulable


def test_opponent_can_improve_the_roll_against_the_check() -> None:
    table = an_ambush()
    spec = a_check(side="opposition", against=AgainstOpposed(skill_rank=2))
    do(table, check(table, "Warden", spec, on="Mira"), 12, 9)
    assert open_check(table).success
    spend(table, "Mira", "triumph", "improve-roll", 3)
    assert (open_check(table).result, open_check(table).success) == ("12 against 14", False)


def test_new_stones_can_improve_the_same_check() -> None:
    table = rolled(5, 5, advantage=5)
    (stone,) = pool_tokens(table, "fate")
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(stone.id,)))
    assert open_check(table).result == "11 against 11"


def test_only_new_stones_are_usable_at_load_ten() -> None:
    table = an_ambush(mira(stress=8), a_hero("Rook", player="Ben"))
    do(table, check(table, "Rook", a_check(advantage=5)), 5, 5)
    announce(table)
    do(table, check(table, "Mira", a_check(advantage=5)), 5, 5)
    old, new = (token.id for token in pool_tokens(table, "fate"))
    improve = Use(use="improve-roll", by=who(table, "Mira"), tokens=(old,))
    assert reason_of(table, improve) == because(refusals.FULL_FOR_FATE, hero="Mira")
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(new,)))
    assert open_check(table).result == "11 against 11"


def test_used_triumph_prevents_earning_more_this_turn() -> None:
    table = rolled(5, 5, advantage=5)
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(pool_tokens(table, "fate")[0].id,)))
    do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (0, 0)
    do(table, NextTurn())
    do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (1, 0)


def test_award_can_be_used_on_the_check_in_one_step() -> None:
    table = rolled(8)
    die = next(token for token in pool_tokens(table, "destiny") if token.value == 4)
    do(table, Use(use="award", by=who(table, "Mira"), tokens=(die.id,), inputs={"then": "improve-roll"}))
    assert open_check(table).result == "12 against 11"
    assert die.id in held_tokens(table, "Mira")
    assert len(set(actions(table)[-2:])) == 1


def test_award_and_use_in_two_steps_join_the_check() -> None:
    table = rolled(8)
    awarded(table, "Mira", "triumph", "improve-roll")
    assert open_check(table).result == "12 against 11"


def test_award_during_ones_own_check_undoes_with_it() -> None:
    table = an_ambush()
    before = table.campaign
    rolled(8, table=table)
    awarded(table, "Mira", "triumph", "improve-roll")
    announce(table)
    table.undo()
    assert table.campaign == before


def test_award_to_another_hero_is_its_own_action() -> None:
    table = rolled(8)
    awarded(table, "Rook", "triumph")
    announce(table)
    assert len(set(actions(table)[-3:])) == 2


def for_the_check(table: Table, use: str, kind: str) -> Use:
    tokens = held_tokens(table, "Mira", kind)
    return Use(use=use, by=who(table, "Mira"), tokens=tokens, inputs={"for-check": True})


def test_edit_scene_before_the_roll_adds_advantage() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "edit-scene", "triumph"), 5)
    do(table, check(table, "Mira", a_check(advantage=1)), 5, 9)
    assert (open_check(table).result, open_check(table).dice[1].name) == ("14 against 11", "Advantage d10")
    announce(table)
    assert len(set(actions(table)[-3:])) == 1


def test_vetoed_edit_adds_nothing_and_is_returned() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "edit-scene", "triumph"), 5)
    do(table, Use(use="veto"))
    assert len(held_tokens(table, "Mira", "triumph")) == 1
    assert table.rules.open_check() is None


def test_improve_roll_can_be_spent_before_the_roll() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    do(table, check(table, "Mira", a_check()), 8)
    announce(table)
    assert (last_result(table).total, last_result(table).note) == (12, "Improve Roll +4")


def test_coup_waits_for_the_roll() -> None:
    table = an_ambush()
    assert reason_of(table, for_the_check(table, "coup", "triumph")) == because(refusals.COUP_NEEDS_ROLL)


def marks_of(table: Table, name: str) -> list[str]:
    """Return the waiting markers on a character's row."""
    return [marker.text for marker in table.campaign.markers if marker.owner == who(table, name) and marker.text]


def test_tokens_spent_for_a_check_wait_during_another_roll() -> None:
    """Seed 001, Destiny: "gain a bonus equal to the number rolled". Another character's roll does not use it up."""
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    do(table, check(table, "Rook", a_check()), 8)
    assert open_check(table).result == "8 against 11"
    assert marks_of(table, "Mira") == ["Next check: +4"]
    announce(table)
    do(table, check(table, "Mira", a_check()), 8)
    assert open_check(table).result == "12 against 11"
    assert marks_of(table, "Mira") == []


def test_tokens_spent_for_an_unrolled_check_wait_for_the_next() -> None:
    """Before, “Do not roll it” lost the token, while a turn change kept its bonus."""
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    (step,) = open_check(table).steps
    assert step.name == "Don't roll"
    do(table, step.command)
    assert marks_of(table, "Mira") == ["Next check: +4"]
    do(table, check(table, "Mira", a_check()), 8)
    assert open_check(table).result == "12 against 11"
    assert marks_of(table, "Mira") == []


def test_undo_of_an_unrolled_check_restores_its_token() -> None:
    table = an_ambush()
    held = held_tokens(table, "Mira")
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    do(table, Use(use="announce"))
    table.undo()
    assert (held_tokens(table, "Mira"), marks_of(table, "Mira")) == (held, [])


def test_tokens_spent_on_a_resistance_wait_when_damage_is_skipped() -> None:
    table = an_ambush()
    do(table, attack(table, "Warden", "Mira", an_attack()), 18)
    announce(table)
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    do(table, Use(use="announce"))
    assert marks_of(table, "Mira") == ["Next check: +4"]


def test_award_during_another_check_waits_for_the_heros_own() -> None:
    """Seed 001, Destiny: the benefit at the value shown is the player's immediately.

    Before, "+6 on the check" was logged during Mira's check, and no check got it.
    """
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    die = next(token for token in pool_tokens(table, "destiny", "triumph") if token.value == 4)
    do(table, Use(use="award", by=who(table, "Rook"), tokens=(die.id,)))
    do(table, Use(use="improve-roll", by=who(table, "Rook"), inputs={"awarded": True}))
    assert marks_of(table, "Rook") == ["Next check: +4"]
    do(table, check(table, "Mira", a_check()), 8)
    assert open_check(table).result == "12 against 11"
    announce(table)
    do(table, check(table, "Rook", a_check()), 8)
    assert open_check(table).result == "12 against 11"


def test_waiting_bonus_counts_in_the_odds_of_the_next_check() -> None:
    table = an_ambush()
    setup = draft(table, "Mira", difficulty="hard", level=6)
    plain = table.rules.check_odds(setup)
    spend(table, "Mira", "triumph", "improve-roll", 4)
    do(table, NextTurn())
    waiting = table.rules.check_odds(setup)
    assert plain is not None
    assert waiting is not None
    assert waiting.success.share > plain.success.share


def test_waiting_bonus_ends_with_the_session() -> None:
    table = an_ambush()
    spend(table, "Mira", "triumph", "improve-roll", 4)
    do(table, NextTurn())
    do(table, EndSession())
    assert marks_of(table, "Mira") == []


@pytest.mark.parametrize(
    ("use", "reason"),
    [
        ("coup", because(refusals.COUP_NEEDS_ROLL_OF, name="Mira")),
        ("stunt", because(refusals.STUNT_NEEDS_HIT)),
    ],
)
def test_use_that_needs_a_roll_is_refused_without_one(use: str, reason: Reason) -> None:
    """Seed 001, Destiny: a Coup on "a successful check", a Stunt on "a successful Attack"."""
    table = an_ambush()
    command = Use(use=use, by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    refusal = refusal_of(table, command)
    assert (given_reason(refusal), refusal.overrulable) == (reason, True)


def test_stunt_is_offered_for_an_attack_that_hits() -> None:
    """Seed 001, Destiny: "immediately add a Stunt to a successful Attack"."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    stunts = [row for row in table.rules.check_rows(draft(table, "Mira", "Warden")) if row.offer.name == "Stunt"]
    do(table, stunts[0].offer.command)
    assert last_event(table, TokenUsed).use == "stunt"
    assert open_check(table).success


def test_stunt_on_another_heros_hit_is_refused() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    stunt = Use(use="stunt", by=who(table, "Rook"), tokens=held_tokens(table, "Rook", "triumph"))
    assert reason_of(table, stunt) == because(refusals.NO_LUCK_CONTROL, name="Rook")


def test_stunt_on_a_plain_check_is_refused() -> None:
    table = rolled(15)
    stunt = Use(use="stunt", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert reason_of(table, stunt) == because(refusals.STUNT_NEEDS_HIT)


def test_gms_tragedy_improves_a_foes_roll_and_is_discarded() -> None:
    table = an_ambush()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    do(table, check(table, "Warden", a_check(side="opposition")), 8)
    die = next(token.id for token in table.campaign.tokens if token.place.kind == "hand")
    do(table, Use(use="improve-roll", by=who(table, "Warden"), tokens=(die,)), 5)
    assert open_check(table).result == "13 against 11"
    assert table.campaign.token(die) is None


def test_roll_without_a_character_can_be_improved_by_anyone() -> None:
    table = an_ambush()
    do(table, check(table, "", a_check()), 8)
    assert open_check(table).by == NOBODY
    spend(table, "Mira", "triumph", "improve-roll", 3)
    assert open_check(table).success
