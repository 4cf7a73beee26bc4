"""The panel for a roll: fields filled in from the sheets, odds, rows and steps, and the side that never rolls."""

from typing import Any

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.commands import SetCondition, SetHouseRule
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.vagabond.check_odds import CheckSpec
from tests.builders import refusals
from tests.builders.campaigns import do, held_tokens, who
from tests.builders.vagabond import a_being, a_fight, aila, an_ogre, check, hp_of, use


def draft(table: Table, by: str, on: str = "", **values: Any) -> CheckDraft:
    made = CheckDraft(who(table, by), who(table, on) if on else CheckDraft().on)
    for key, value in values.items():
        made = made.with_value(key.replace("_", "-"), value)
    return made


def form(table: Table, by: str, on: str = "", **values: Any) -> CheckForm:
    return table.rules.check_form(draft(table, by, on, **values))


def test_trained_skill_comes_first_and_fills_the_form() -> None:
    shown = form(a_fight(), "Aila")
    assert [shown.field(key).value for key in ("trait", "stat", "trained")] == ["Melee", 5, True]


def test_first_trained_skill_on_the_sheet_is_the_default() -> None:
    table = a_fight(aila(trained=("sneak", "Arcana")), an_ogre())
    assert form(table, "Aila").field("trait").value == "Sneak"


def test_changing_the_trait_fills_in_its_stat() -> None:
    table = a_fight()
    assert [form(table, "Aila", trait=trait).field("stat").value for trait in ("Sneak", "Luck")] == [4, 3]


def test_favor_and_hinder_in_the_headline_cancel() -> None:
    table = a_fight()
    assert form(table, "Aila", favor=2, hinder=1).headline.endswith("Favored")
    assert form(table, "Aila", hinder=1).headline.endswith("Hindered")
    assert form(table, "Aila", favor=1, hinder=1).headline.endswith("10")


def test_saves_are_filled_in_from_both_stats() -> None:
    table = a_fight()
    heads = [form(table, "Aila", kind="save", save=save).headline for save in ("Reflex", "Endure", "Will")]
    assert [head.split()[-1] for head in heads] == ["13", "10", "16"]


def test_attack_on_the_sheet_fills_in_its_dice() -> None:
    shown = form(a_fight(), "Aila", "Ogre", kind="attack")
    assert shown.do == "Attack"
    assert shown.command is not None
    assert (shown.command.inputs["damage"], shown.command.inputs["attack"]) == ("d8", True)


def test_spell_is_no_attack_so_armor_does_not_count() -> None:
    shown = form(a_fight(), "Aila", "Ogre", kind="cast", dice=2)
    assert shown.command is not None
    assert (shown.command.inputs["damage"], shown.command.inputs["attack"]) == ("2d8", False)


def test_caster_defaults_to_cast_after_anothers_attack() -> None:
    """Before, a caster defaulted to Melee, in which they are untrained, after a sword fighter's draft."""
    caster = a_being("Tallow", 3, 2, 5, trained=("Mysticism",), attacks=("Candleflame 2d6",), mana=8)
    table = a_fight(aila(), caster, an_ogre())

    def kinds(by: str, kind: str) -> object:
        taken_over = draft(table, by, "Ogre", kind=kind)
        return table.rules.check_form(taken_over).adapt_to_actor(taken_over).value("kind")

    assert [kinds("Tallow", kind) for kind in ("attack", "cast", "skill", "save")] == ["cast", "cast", "skill", "save"]
    assert [kinds("Aila", kind) for kind in ("attack", "cast", "skill")] == ["attack", "attack", "skill"]
    assert form(table, "Tallow", "Ogre", kind="attack").field("kind").value == "attack", "what the GM says stands"


def test_sources_are_those_that_affect_the_target() -> None:
    table = a_fight(aila(), an_ogre(weak="Fire", immune="Cold"))
    options = form(table, "Aila", "Ogre", kind="attack").field("source").options
    assert [option.name for option in options] == ["No special source", "Fire", "Cold"]


def test_gm_character_acting_offers_the_heros_roll() -> None:
    table = a_fight()
    shown = form(table, "Ogre", "Aila")
    assert shown.command is not None
    assert (shown.command.by, shown.command.on) == (who(table, "Aila"), who(table, "Ogre"))
    do(table, shown.command, 12)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 3)
    do(table, use(table, "deal"))
    assert hp_of(table, "Aila") == 10 - 6


def test_heros_check_can_stop_it_too() -> None:
    table = a_fight()
    shown = form(table, "Ogre", "Aila", stopped_by="check")
    assert shown.command is not None
    assert (shown.command.inputs["what"], shown.command.inputs["stops"]) == ("Melee", True)


def test_panel_without_a_stopping_hero_rolls_nothing() -> None:
    shown = form(a_fight(), "Ogre")
    assert shown.command is None
    assert shown.refusal.startswith(refusals.GM_DOES_NOT_ROLL.format(name="Ogre"))
    assert a_fight().rules.check_odds(draft(a_fight(), "Ogre")) is None


def test_unstopped_action_only_rolls_damage() -> None:
    table = a_fight()
    shown = form(table, "Ogre", "Aila", stopped_by="nothing")
    assert shown.do == "Apply harm"
    assert shown.command is not None
    do(table, shown.command)
    do(table, use(table, "roll-damage"), 1, 2)
    do(table, use(table, "deal"))
    assert hp_of(table, "Aila") == 10 - 3


def test_gm_can_choose_whether_armor_counts() -> None:
    shown = form(a_fight(), "Ogre", "Aila", stopped_by="nothing", attack=False)
    assert shown.command is not None
    assert shown.command.inputs["attack"] is False


def test_typed_damage_replaces_the_weapons() -> None:
    shown = form(a_fight(), "Aila", "Ogre", kind="attack", weapon="bare", dice=3, die="d6", bonus=2, explodes=True)
    assert shown.command is not None
    assert shown.command.inputs["damage"] == "3d6!+2"


def test_attack_without_damage_is_only_a_check() -> None:
    shown = form(a_fight(aila(attacks=()), an_ogre()), "Aila", "Ogre", kind="attack")
    assert shown.command is not None
    assert "damage" not in shown.command.inputs


def test_harmless_action_rolls_nothing() -> None:
    shown = form(a_fight(), "Ogre", stopped_by="nothing")
    assert shown.command is None
    assert shown.refusal


def test_command_of_the_form_rolls_the_check_it_shows() -> None:
    table = a_fight()
    shown = form(table, "Aila", "Ogre", kind="attack", favor=1)
    assert shown.command is not None
    do(table, shown.command, 8, 2)
    rolled = table.rules.open_check()
    assert rolled is not None
    assert (rolled.result, rolled.success) == ("10 against 10", True)


def test_statuses_are_noted_for_the_gm() -> None:
    table = a_fight()
    do(table, SetCondition(character=who(table, "Ogre"), condition="prone"))
    assert form(table, "Aila", "Ogre").notes == ("Ogre is prone.",)


def test_odds_show_fail_pass_and_crit() -> None:
    table = a_fight()
    odds = table.rules.check_odds(draft(table, "Aila", "Ogre", kind="attack"))
    assert odds is not None
    assert [(bar.label, bar.chance.exact) for bar in odds.bars] == [("Fail", "9/20"), ("Pass", "1/2"), ("Crit", "1/20")]
    assert [figure.message.split()[0] for figure in odds.figures] == ["2.62"]


def test_mean_damage_counts_weakness_and_exploding_dice() -> None:
    table = a_fight(aila(attacks=("Torch d6!",)), an_ogre(weak="Fire"))
    figures = []
    for source in ("", "Fire"):
        odds = table.rules.check_odds(draft(table, "Aila", "Ogre", kind="attack", source=source))
        assert odds is not None
        figures.append(odds.figures[0].message.split()[0])
    assert figures == ["2.37", "8.4"]


def test_mean_damage_subtracts_armor() -> None:
    """Seed 003, Armor: "Subtracted from Attack damage". Damage is at least 0."""
    table = a_fight(aila(attacks=("Club 2d4+d6",)), an_ogre(armor=5))
    faces = [(one + two + three) for one in range(1, 5) for two in range(1, 5) for three in range(1, 7)]
    mean = sum(max(0, total - 5) for total in faces) / len(faces)
    odds = table.rules.check_odds(draft(table, "Aila", "Ogre", kind="attack"))
    assert odds is not None
    assert float(odds.figures[0].message.split()[0]) == pytest.approx(mean, abs=0.005)


RAT = a_being("Rat", side="opposition")


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ((RAT,), "Ogre: 2.62, Rat: 4.5 damage per hit on average"),
        ((an_ogre(), RAT), "2 × 2.62, Rat: 4.5 damage per hit on average"),
        ((an_ogre(),), "2.62 damage per hit on average"),
    ],
)
def test_mean_damage_is_shown_per_target_if_different(others: tuple[Character, ...], said: str) -> None:
    """Before, only the first target's was shown."""
    table = a_fight(aila(), an_ogre(), *others)
    also = {f"also_{one.id}": True for one in table.campaign.characters[2:]}
    odds = table.rules.check_odds(draft(table, "Aila", "Ogre", kind="attack", **also))
    assert odds is not None
    assert odds.figures[0].message == said


def test_further_targets_are_offered_as_also_hit() -> None:
    """Before, only their names were listed among the additions."""
    table = a_fight(aila(), an_ogre(), RAT)
    assert form(table, "Aila", "Ogre", kind="attack").field(f"also-{who(table, 'Rat')}").name == "Also hit: Rat"


def test_rerolling_a_passing_die_is_shown_as_risk() -> None:
    """Before, it was listed among the improvements: "Roll again → 30% to succeed"."""
    table = a_fight()
    do(table, check(table, "Aila"), 15)
    (row,) = table.rules.check_rows(CheckDraft())
    assert (row.offer.name, row.success_text) == ("Reroll", "30% to pass again")


def test_hopeless_reroll_of_a_fail_has_no_row() -> None:
    table = a_fight()
    do(table, check(table, "Aila", spec=CheckSpec(stat=2, favor=1)), 3, 2)
    assert [row.offer.command.inputs["die"] for row in table.rules.check_rows(CheckDraft())] == ["d20"]


def test_die_of_another_size_can_be_added_to_an_attack() -> None:
    """Seed 003, Dice words: dice of several sizes, "2d6 + d4"."""
    table = a_fight(aila(attacks=("Club 2d6",)), an_ogre(armor=0))
    form = table.rules.check_form(draft(table, "Aila", "Ogre", kind="attack", second="d4"))
    assert form.command is not None
    do(table, form.command, 19)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 4, 2)
    do(table, use(table, "deal"))
    assert hp_of(table, "Ogre") == 20 - 9


def test_custom_damage_starts_with_a_die() -> None:
    table = a_fight(aila(attacks=("Club 2d6",)), an_ogre(armor=0))
    odds = table.rules.check_odds(draft(table, "Aila", "Ogre", kind="attack", weapon="bare"))
    assert odds is not None
    assert odds.figures[0].message.split()[0] == "3.5"


def test_favor_by_luck_is_a_row_with_its_chance() -> None:
    table = a_fight()
    (row,) = table.rules.check_rows(draft(table, "Aila"))
    assert (row.offer.name, row.success.exact, row.mean, row.count) == ("Favor", "29/40", "+4", 3)
    (row,) = table.rules.check_rows(draft(table, "Aila", hinder=1))
    assert (row.offer.effect, row.success.exact) == ("one Hinder fewer", "11/20")


def test_favor_that_would_not_stack_has_no_row() -> None:
    table = a_fight()
    assert table.rules.check_rows(draft(table, "Aila", favor=1)) == ()


def test_each_die_has_a_reroll_row_after_the_roll() -> None:
    table = a_fight()
    command = form(table, "Aila", hinder=1).command
    assert command is not None
    do(table, command, 12, 6)
    rows = table.rules.check_rows(CheckDraft())
    assert [(row.offer.effect[4:6], row.success.exact) for row in rows] == [("d6", "1/3"), ("d2", "1/4")]


def test_luck_spent_before_the_roll_counts_in_the_panel() -> None:
    table = a_fight()
    do(table, use(table, "favor", "Aila"))
    shown = form(table, "Aila")
    assert shown.headline.endswith("Favored")
    assert len(shown.notes) == 1
    do(table, use(table, "favor", "Bram"))
    assert form(table, "Bram").notes == shown.notes


def test_check_without_a_character_can_be_rolled() -> None:
    table = a_fight()
    command = table.rules.check_form(CheckDraft()).command
    assert command is not None
    do(table, command, 18)
    rolled = table.rules.open_check()
    assert rolled is not None
    assert (rolled.by, rolled.result) == (NOBODY, "18 against 18")


def crit_steps(table: Table, kind: str) -> list[str]:
    """Return the steps after a Crit against the Ogre, the one for Ctrl+Enter first."""
    command = form(table, "Aila", "Ogre", kind=kind).command
    assert command is not None
    do(table, command, 20)
    shown = table.rules.open_check()
    assert shown is not None
    assert (shown.critical, shown.success) == ("Natural 20", True)
    assert table.rules.check_rows(CheckDraft()) == ()
    return [step.name for step in shown.steps]


def test_crits_benefit_comes_first_at_full_luck() -> None:
    """Seed 003, Crits: "you gain 1 Luck, which you can forgo for a benefit based on the Check"."""
    assert crit_steps(a_fight(), "attack") == ["+5 damage", "+1 Luck"]
    assert crit_steps(a_fight(), "save") == ["Unaffected", "+1 Luck"]
    assert crit_steps(a_fight(), "skill") == ["Announce"]


def test_crits_luck_comes_first_if_there_is_room() -> None:
    """Seed 003, Crits."""
    table = a_fight()
    do(table, use(table, "favor", "Aila"))
    do(table, use(table, "announce"))
    assert crit_steps(table, "attack") == ["+1 Luck", "+5 damage"]


def test_spell_without_damage_offers_its_own_benefit_first() -> None:
    """Seed 003, Crits: "or use the Crit benefit listed in the Spell"."""
    table = a_fight(aila(attacks=()), an_ogre())
    assert crit_steps(table, "cast") == ["The spell's own benefit", "+2 damage", "+1 Luck"]


def test_limit_of_luck_is_a_house_rule() -> None:
    """Seed 003, Crits: the document has no limit."""
    table = a_fight()
    do(table, SetHouseRule(key="luck-cap", value=False))
    assert crit_steps(table, "attack") == ["+1 Luck", "+5 damage"]
    do(table, use(table, "announce"))
    assert len(held_tokens(table, "Aila")) == 4


def test_damage_without_a_target_is_finished_by_the_main_button() -> None:
    """Before, the main button rerolled a die, and the end of the check was logged as something missing."""
    table = a_fight()
    do(table, check(table, "Aila", kind="cast", damage="d8!"), 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 8, 5)
    shown = table.rules.open_check()
    assert shown is not None
    assert [step.name for step in shown.steps] == ["Finish", "Reroll the d8 (8)", "Reroll the d8 (5)"]
    assert do(table, shown.steps[0].command) == ""
    assert table.rules.open_check() is None


def test_damage_after_armor_is_shown_before_it_is_dealt() -> None:
    table = a_fight()
    command = form(table, "Aila", "Ogre", kind="attack").command
    assert command is not None
    do(table, command, 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 7)
    shown = table.rules.open_check()
    assert shown is not None
    assert [step.name for step in shown.steps] == ["Apply damage", "Reroll the d8 (7)", "Skip damage"]
    assert "5 HP" in shown.steps[0].effect
    do(table, shown.steps[0].command)
    assert hp_of(table, "Ogre") == 20 - 5


def test_damage_dice_field_of_an_attack_fills_in_damage() -> None:
    """Before, dice counted only at the end of the attack's name."""
    claws = replace(aila(), traits=(*aila(attacks=()).traits, Trait("attacks", "Claws", text="2d6+1")))
    table = a_fight(claws, an_ogre())
    shown = form(table, "Aila", "Ogre", kind="attack")
    assert [shown.field(key).value for key in ("weapon", "dice", "die", "bonus")] == ["Claws", 2, "d6", 1]
    assert table.rules.warnings(who(table, "Aila")) == ()


def test_dice_at_the_end_of_an_attack_name_count() -> None:
    shown = form(a_fight(), "Aila", "Ogre", kind="attack")
    assert [shown.field(key).value for key in ("weapon", "dice", "die")] == ["Longsword", 1, "d8"]
