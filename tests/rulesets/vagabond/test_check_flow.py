"""Checks from the roll to the damage, step by step under one action."""

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import EndEncounter, EndSession, NextTurn, SetHouseRule, SetTrack, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.table import Table
from gmtracker.rulesets.vagabond.check_odds import CheckSpec
from tests.builders import refusals
from tests.builders.campaigns import do, held_tokens, no_dice, reason_of, who
from tests.builders.refusals import because
from tests.builders.vagabond import a_being, a_fight, aila, an_ogre, check, hp_of, is_dead, save, use


def resolved(table: Table) -> CheckResolved:
    """Return the last resolved check."""
    events = [event for entry in table.history.open_chapter.entries for event in entry.events]
    return [event for event in events if isinstance(event, CheckResolved)][-1]


def spend_all_luck(table: Table, name: str) -> None:
    while held_tokens(table, name):
        do(table, check(table, name), 10)
        do(table, use(table, "roll-again", name), 10)
        do(table, use(table, "announce"))


def a_crits_damage(table: Table, damage: str, kind: str = "attack") -> OpenCheck:
    """Return a table where the damage of Aila's Crit is pending, with this benefit instead of Luck."""
    do(table, check(table, "Aila", "Ogre", kind=kind, damage=damage), 20)
    do(table, use(table, "announce", crit="damage"))
    return open_check(table)


def open_check(table: Table) -> OpenCheck:
    found = table.rules.open_check()
    assert found is not None
    return found


def test_crit_damage_without_dice_is_shown_as_its_extra() -> None:
    """Before, it was "0 and 5 for the Crit"."""
    effects = [a_crits_damage(a_fight(), damage, kind="cast").steps[0].effect for damage in ("", "d8")]
    assert effects == ["5 for the Crit", "d8 plus 5 for the Crit"]


def test_hit_without_a_damage_die_has_a_damage_step() -> None:
    """Regression: a hit with an attack that has no die on the sheet was over without its damage."""
    table = a_fight(aila(attacks=()), an_ogre())
    form = table.rules.check_form(CheckDraft(who(table, "Aila"), who(table, "Ogre"), (("kind", "attack"),)))
    assert isinstance(form.command, Use)
    do(table, form.command, 18)
    do(table, use(table, "announce"))
    due = open_check(table).draft
    assert due is not None
    assert table.rules.check_form(due).refusal == refusals.NO_DAMAGE_FIELDS
    rolls = table.rules.check_form(due.with_value("dice", 2).with_value("bonus", 1)).command
    assert rolls is not None
    do(table, rolls, 3, 5)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (9 - 2)


def test_damage_that_is_due_can_be_a_number_or_be_skipped() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack"), 18)
    do(table, use(table, "announce"))
    assert reason_of(table, use(table, "roll-damage")) == because(refusals.NO_DAMAGE_DICE)
    assert [step.name for step in open_check(table).steps] == ["Skip damage"]
    do(table, NextTurn())
    (waiting,) = table.rules.waiting_checks()
    do(table, waiting.command)
    do(table, use(table, "roll-damage", damage="7", attack=True))
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (7 - 2)


def test_attack_that_misses_and_skill_check_have_no_damage_step() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack"), 2)
    do(table, use(table, "announce"))
    assert table.rules.open_check() is None
    do(table, check(table, "Aila", "Ogre"), 18)
    do(table, use(table, "announce"))
    assert table.rules.open_check() is None


def test_crit_adds_its_stat_to_damage_that_is_due() -> None:
    table = a_fight()
    a_crits_damage(table, "")
    do(table, use(table, "roll-damage", damage="d8"), 6)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (6 + 5)


def test_check_passes_at_its_difficulty_and_fails_below() -> None:
    table = a_fight()
    do(table, check(table, "Aila"), 15)
    assert (open_check(table).result, open_check(table).success) == ("15 against 15", True)
    do(table, check(table, "Aila"), 14)
    assert (open_check(table).result, open_check(table).success) == ("14 against 15", False)


def test_favor_adds_a_d6_and_hinder_subtracts_one() -> None:
    table = a_fight()
    do(table, check(table, "Aila", spec=CheckSpec(stat=5, favor=2)), 11, 4)
    do(table, use(table, "announce"))
    assert resolved(table).total == 15
    do(table, check(table, "Aila", spec=CheckSpec(stat=5, hinder=1)), 16, 2)
    do(table, use(table, "announce"))
    assert resolved(table).total == 14


def test_favor_and_hinder_that_cancel_leave_only_the_d20() -> None:
    table = a_fight()
    asked = table.rules.dice_requests(check(table, "Aila", spec=CheckSpec(stat=5, favor=1, hinder=1)))
    assert [request.size for request in asked] == [20]


def test_dice_are_requested_by_name() -> None:
    table = a_fight()
    asked = table.rules.dice_requests(check(table, "Aila", spec=CheckSpec(stat=5, favor=1)))
    assert [request.name for request in asked] == ["Aila · d20", "Aila · Favor d6"]


def test_gm_character_never_rolls() -> None:
    table = a_fight()
    assert reason_of(table, check(table, "Ogre", "Aila")) == because(refusals.GM_DOES_NOT_ROLL, name="Ogre")


def test_crit_gives_a_luck() -> None:
    table = a_fight()
    do(table, check(table, "Aila"), 10)
    do(table, use(table, "roll-again", "Aila"), 20)
    assert len(held_tokens(table, "Aila")) == 2
    do(table, use(table, "announce"))
    assert len(held_tokens(table, "Aila")) == 3


def test_crit_never_raises_luck_above_the_stat() -> None:
    """Seed 003, Crits: a Crit gives Luck. The limit of Luck is a house rule."""
    table = a_fight()
    do(table, check(table, "Aila"), 20)
    assert reason_of(table, use(table, "announce", crit="luck")) == because(refusals.OWN_LUCK_FULL, name="Aila")
    check_shown = table.rules.open_check()
    assert check_shown is not None
    assert [step.name for step in check_shown.steps] == ["Announce"]
    do(table, check_shown.steps[0].command)
    assert len(held_tokens(table, "Aila")) == 3


def test_full_luck_shows_a_crits_point_with_the_reason() -> None:
    """Seed 003, Crits: "you gain 1 Luck, which you can forgo". A benefit that gives nothing is not offered as one."""
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="d8", attack=True), 20)
    check_shown = table.rules.open_check()
    assert check_shown is not None
    assert [(step.name, step.refusal) for step in check_shown.steps] == [
        ("+5 damage", ""),
        ("+1 Luck", refusals.OWN_LUCK_FULL.format(name="Aila")),
    ]
    do(table, SetHouseRule(key="luck-cap", value=False))
    check_shown = table.rules.open_check()
    assert check_shown is not None
    assert [(step.name, step.refusal) for step in check_shown.steps] == [("+1 Luck", ""), ("+5 damage", "")]


def test_attacks_crit_can_add_the_stat_instead_of_luck() -> None:
    table = a_fight()
    spend_all_luck(table, "Aila")
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="d8", attack=True), 20)
    do(table, use(table, "announce", crit="damage"))
    do(table, use(table, "roll-damage"), 6)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (6 + 5 - 2)
    assert not held_tokens(table, "Aila")


def test_crit_without_damage_dice_still_deals_the_stat() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="cast"), 20)
    do(table, use(table, "announce", crit="damage"))
    do(table, use(table, "roll-damage"))
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 15


def test_dice_of_several_sizes_are_rolled_together() -> None:
    """Seed 003, The Dice: "Numbers before dice use that many dice for the roll, and add the dice together"."""
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="2d6+d4!+1", attack=True), 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 5, 4, 2)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (3 + 5 + 4 + 2 + 1 - 2)


def test_weakness_adds_a_die_to_flat_damage_too() -> None:
    """Seed 003, Weak: "deals an extra damage die". With a flat number, that is a d6."""
    table = a_fight(aila(), an_ogre(weak="Fire"))
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="7", source="Fire", attack=True), 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 4)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (7 + 4)


def test_one_roll_harms_targets_by_own_armor_and_weakness() -> None:
    """Seed 003, Crits: "Deal damage to the Target(s)". Armor, Immune and Weak apply to each target separately."""
    imp = a_being("Imp", side="opposition", hp=9, weak="Fire")
    elemental = a_being("Salamander", side="opposition", hp=9, immune="Fire")
    table = a_fight(aila(), an_ogre(), imp, elemental)
    others = [who(table, name) for name in ("Imp", "Salamander")]
    rolls = check(table, "Aila", "Ogre", kind="cast", damage="2d6", source="Fire", attack=True, others=others)
    do(table, rolls, 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 2, 4)
    do(table, use(table, "deal"))
    assert [hp_of(table, name) for name in ("Ogre", "Imp", "Salamander")] == [17, 0, 9]
    assert is_dead(table, "Imp")


def test_hitting_a_character_twice_with_one_attack_is_refused() -> None:
    table = a_fight()
    others = [who(table, "Ogre")]
    twice = check(table, "Aila", "Ogre", kind="attack", damage="d6", others=others)
    assert reason_of(table, twice) == because(refusals.HIT_TWICE)


def test_casters_crit_can_use_the_spells_benefit_instead() -> None:
    table = a_fight()
    do(table, check(table, "Aila", kind="cast"), 20)
    luck = held_tokens(table, "Aila")
    do(table, use(table, "announce", crit="spell"))
    assert resolved(table).critical == 1
    assert held_tokens(table, "Aila") == luck


def test_skill_check_has_no_benefit_except_luck() -> None:
    table = a_fight()
    do(table, check(table, "Aila"), 20)
    assert reason_of(table, use(table, "announce", crit="damage")) == because(refusals.NOT_A_CRIT_BENEFIT)


def test_saves_crit_can_give_an_action_instead() -> None:
    table = a_fight()
    do(table, save(table, "Aila", "Ogre"), 20)
    do(table, use(table, "announce", crit="save"))
    assert [marker.text for marker in table.campaign.markers if marker.text] == ["An immediate Action"]
    do(table, NextTurn())
    assert not [marker for marker in table.campaign.markers if marker.text]


def test_failed_save_lets_the_damage_through() -> None:
    table = a_fight()
    do(table, save(table, "Aila", "Ogre", damage="2d6", attack=True), 12)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 4)
    do(table, use(table, "deal"))
    assert hp_of(table, "Aila") == 3


def test_passed_save_stops_the_damage() -> None:
    table = a_fight()
    do(table, save(table, "Aila", "Ogre", damage="2d6", attack=True), 13)
    do(table, use(table, "announce"))
    assert table.rules.open_check() is None
    assert hp_of(table, "Aila") == 10


def test_check_can_stop_a_gm_action_like_a_save() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", stops=True, damage="4"), 3)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"))
    do(table, use(table, "deal"))
    assert hp_of(table, "Aila") == 6


def test_unstopped_action_leads_straight_to_its_damage() -> None:
    table = a_fight()
    do(table, use(table, "strike", "Ogre", "Aila", damage="2d6", attack=True, what="Club"))
    do(table, use(table, "roll-damage"), 1, 2)
    do(table, use(table, "deal"))
    assert hp_of(table, "Aila") == 7


def test_failed_attack_does_no_damage() -> None:
    table = a_fight()
    full = hp_of(table, "Ogre")
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="d8", attack=True), 2)
    do(table, use(table, "announce"))
    assert table.rules.open_check() is None
    assert hp_of(table, "Ogre") == full


def test_all_steps_are_one_action_and_undo_together() -> None:
    table = a_fight()
    before = table.campaign
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="d8", attack=True), 18)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 8)
    do(table, use(table, "deal"))
    assert len({entry.action for entry in table.history.open_chapter.entries[-4:]}) == 1
    table.undo()
    assert table.campaign.characters == before.characters
    assert table.rules.open_check() is None


def test_luck_rerolls_one_own_die_and_the_new_counts() -> None:
    table = a_fight()
    do(table, check(table, "Aila", spec=CheckSpec(stat=5, favor=1)), 3, 6)
    do(table, use(table, "roll-again", "Aila", die="d20"), 12)
    shown = open_check(table)
    assert (shown.result, shown.success) == ("18 against 15", True)
    assert [(die.face, bool(die.ignored)) for die in shown.dice] == [(3, True), (6, False), (12, False)]


def test_luck_rerolls_a_damage_die_and_removes_its_explosions() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="2d6!"), 18)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 6, 2, 1)
    do(table, use(table, "roll-again", "Aila", die="damage.1"), 6, 6, 5)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - (2 + 6 + 6 + 5)


def test_worst_die_is_rerolled_without_a_named_die() -> None:
    table = a_fight()
    do(table, check(table, "Aila", spec=CheckSpec(stat=5, hinder=1)), 17, 6)
    do(table, use(table, "roll-again", "Aila"), 1)
    assert open_check(table).result == "16 against 15"


def test_rerolling_another_characters_die_is_refused() -> None:
    table = a_fight()
    do(table, check(table, "Aila"), 3)
    assert reason_of(table, use(table, "roll-again", "Bram")) == because(refusals.LUCK_ON_OWN_DICE, name="Bram")


def test_creatures_damage_dice_are_not_the_heros_own() -> None:
    table = a_fight()
    do(table, save(table, "Aila", "Ogre", damage="2d6"), 2)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 6, 6)
    assert reason_of(table, use(table, "roll-again", "Aila")) == because(refusals.LUCK_ON_OWN_DICE, name="Aila")


def test_luck_favors_the_next_d20() -> None:
    table = a_fight()
    do(table, use(table, "favor", "Aila"))
    do(table, check(table, "Aila"), 12, 3)
    do(table, use(table, "announce"))
    assert (resolved(table).total, resolved(table).note) == (15, "Favor by Luck")


def test_luck_before_the_roll_cancels_a_hinder() -> None:
    table = a_fight()
    do(table, use(table, "favor", "Aila"))
    asked = table.rules.dice_requests(check(table, "Aila", spec=CheckSpec(stat=5, hinder=1)))
    assert [request.size for request in asked] == [20]


def test_favor_must_come_before_the_roll() -> None:
    table = a_fight()
    do(table, check(table, "Aila"), 3)
    assert reason_of(table, use(table, "favor", "Aila")) == because(refusals.LUCK_FAVOR_AFTER_ROLL)


def test_luck_cannot_be_spent_without_any() -> None:
    table = a_fight(a_being("Cato", 2, 2, 2, 2, 2, 2))
    spend_all_luck(table, "Cato")
    assert reason_of(table, use(table, "favor", "Cato")) == because(refusals.NO_LUCK_LEFT, name="Cato")


def test_next_turn_leaves_an_open_check_waiting() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="d8"), 18)
    do(table, NextTurn())
    assert table.rules.open_check() is None
    assert len(table.rules.waiting_checks()) == 1


def test_spent_luck_waits_for_next_roll_until_session_end() -> None:
    """Seed 003, Luck: it is spent for Favor. Another hero's roll does not use it up."""
    table = a_fight(aila(), a_being("Brom", 2, 2, 2, 2, 2, 2))
    do(table, use(table, "favor", "Aila"))
    do(table, check(table, "Brom"), 12)
    assert len(held_tokens(table, "Aila")) == 2
    do(table, use(table, "announce"))
    assert table.rules.dice_requests(check(table, "Aila"))[-1].name == "Aila · Favor d6"
    do(table, check(table, "Aila"), 12, 3)
    do(table, use(table, "announce"))
    assert len(table.rules.dice_requests(check(table, "Aila"))) == 1


def test_second_heros_luck_waits_for_the_first_heros_roll() -> None:
    """Before, it was refused, and following the refusal lost the first hero's Luck."""
    table = a_fight(aila(), a_being("Brom", 2, 2, 2, 2, 2, 2))
    do(table, use(table, "favor", "Aila"))
    do(table, use(table, "favor", "Brom"))
    open_check = table.rules.open_check()
    assert open_check is not None
    assert open_check.headline == "Aila: next check"
    do(table, check(table, "Aila"), 12, 3)
    do(table, use(table, "announce"))
    assert table.rules.dice_requests(check(table, "Brom"))[-1].name == "Brom · Favor d6"


def test_luck_on_an_unrolled_check_waits() -> None:
    table = a_fight()
    do(table, use(table, "favor", "Aila"))
    do(table, use(table, "announce"))
    assert table.rules.open_check() is None
    assert table.rules.dice_requests(check(table, "Aila"))[-1].name == "Aila · Favor d6"


def test_two_waiting_favors_count_as_one() -> None:
    table = a_fight(aila(), a_being("Brom", 2, 2, 2, 2, 2, 2))
    do(table, use(table, "favor", "Aila"))
    do(table, check(table, "Brom"), 12)
    do(table, use(table, "announce"))
    do(table, use(table, "favor", "Aila"))
    do(table, EndEncounter())
    assert len(table.rules.dice_requests(check(table, "Aila"))) == 2
    do(table, EndSession())
    assert not table.campaign.markers


def test_chance_and_outcome_are_recorded_for_the_summary() -> None:
    table = a_fight()
    do(table, check(table, "Aila", "Ogre"), 20)
    do(table, use(table, "announce"))
    fact = resolved(table)
    assert (fact.chance, fact.outcome, fact.critical, fact.degree) == ("3/10", "a Crit", 1, 1)


def test_hit_that_takes_the_last_hp_kills() -> None:
    table = a_fight()
    table.dispatch(SetTrack(character=who(table, "Ogre"), track="hp", value=3), no_dice())
    do(table, check(table, "Aila", "Ogre", kind="attack", damage="9", attack=True), 18)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"))
    do(table, use(table, "deal"))
    assert is_dead(table, "Ogre")
