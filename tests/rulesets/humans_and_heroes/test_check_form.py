"""The check panel: fields from the sheets, exact odds, and the "and with …" rows."""

from fractions import Fraction

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, OnCheck
from gmtracker.engine.table import Table
from gmtracker.rulesets.humans_and_heroes.check_form import ROUTINE_HINT
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, held_tokens, reason_of, who
from tests.builders.humans_and_heroes import (
    BLANK,
    MINUS,
    a_check,
    a_conflict,
    a_day,
    announce,
    conditions_of,
    draft,
    marks_of,
    mira,
    open_check,
    opposed,
    points,
    rolled,
    rolling,
    use,
    warden,
)
from tests.builders.refusals import because


def value(table: Table, setup: CheckDraft, key: str) -> object:
    return table.rules.check_form(setup).field(key).value


def rows(table: Table, setup: CheckDraft) -> dict[str, CheckRow]:
    return {f"{row.what}, {row.offer.effect}": row for row in table.rules.check_rows(setup)}


def effort_row(table: Table, setup: CheckDraft) -> CheckRow:
    return next(row for row in table.rules.check_rows(setup) if row.offer.command.use == "extra-effort")


def success(table: Table, setup: CheckDraft) -> str:
    odds = table.rules.check_odds(setup)
    assert odds is not None
    return odds.success.exact


def test_skill_adds_its_ability() -> None:
    table = a_day()
    field = table.rules.check_form(draft(table)).field("bonus")
    assert (field.value, field.hint) == (13, "Agility 6, Acrobatics 7")


def test_untrained_skill_is_its_ability_alone() -> None:
    table = a_day()
    assert value(table, draft(table, trait="skills:Stealth"), "bonus") == 6


@pytest.mark.parametrize(("tools", "bonus"), [("makeshift", 12), ("none", 11)])
def test_missing_tools_make_a_check_harder(tools: str, bonus: int) -> None:
    table = a_day()
    command = table.rules.check_form(draft(table, tools=tools)).command
    assert command is not None
    assert command.inputs["check"]["bonus"] == bonus


def test_difficulty_fills_in_the_dc() -> None:
    table = a_day()
    form = table.rules.check_form(draft(table))
    assert form.field("dc").value == 10
    harder = form.with_value(draft(table, dc=3), "difficulty", "Heroic")
    assert value(table, harder, "dc") == 20


@pytest.mark.parametrize(("dc", "said"), [(10, "Challenging"), (17, "DC"), (20, "Heroic")])
def test_typed_dc_has_its_own_word_or_none(dc: int, said: str) -> None:
    """Before, the sentence said "Challenging 17"."""
    table = a_day()
    for setup in (draft(table, dc=dc), draft(table).with_value("dc", dc)):
        assert table.rules.check_form(setup).field("difficulty").text == said
    assert table.rules.check_form(draft(table)).field("difficulty").text == "Challenging"


def test_stealth_is_opposed_by_perception() -> None:
    table = a_day()
    assert value(table, draft(table, on="Warden", trait="skills:Stealth"), "their-trait") == "skills:Perception"


def test_unaware_target_is_a_routine_opposition() -> None:
    table = a_day()
    setup = draft(table, on="Warden", trait="skills:Stealth", against="routine", their_bonus=4, bonus=4)
    assert success(table, setup) == "17/27"


def test_defense_is_never_a_routine_opposition() -> None:
    """Seed 004, Routine Opposition: "Defenses are never routine: they are always rolled."."""
    table = a_day()
    unaware = table.rules.check_form(draft(table, on="Warden", trait="skills:Stealth", against="routine"))
    assert not [option.key for option in unaware.field("their-trait").options if option.key.startswith("defenses:")]
    rolled = table.rules.check_form(draft(table, on="Warden", trait="skills:Stealth", against="opposed"))
    assert any(option.key == "defenses:Dodge" for option in rolled.field("their-trait").options)


@pytest.mark.parametrize(("trait", "defense"), [("skills:Close combat", "Parry"), ("skills:Ranged combat", "Dodge")])
def test_close_attacks_are_parried_and_ranged_ones_dodged(trait: str, defense: str) -> None:
    table = a_day()
    setup = draft(table, on="Warden", kind="attack", trait=trait)
    assert value(table, setup, "their-trait") == f"defenses:{defense}"


def test_hit_has_the_rank_of_strength_or_a_power() -> None:
    table = a_day()
    close = draft(table, on="Warden", kind="attack", trait="skills:Close combat")
    assert value(table, close, "effect") == 3
    powered = table.rules.check_form(close).with_value(close, "with", "powers:Flight")
    assert value(table, powered, "effect") == 5


def test_defense_is_against_the_rank_of_a_power() -> None:
    table = a_day()
    assert value(table, draft(table, on="Warden", kind="defense", trait="defenses:Will"), "dc") == 7


def test_power_is_its_rank_alone() -> None:
    table = a_day()
    assert value(table, draft(table, kind="power", trait="powers:Flight"), "bonus") == 5
    assert "no power" in table.rules.check_form(draft(table, by="Rook", kind="power")).refusal


def test_helpers_are_chosen_and_counted() -> None:
    table = a_day()
    alone = draft(table, trait="skills:Stealth", dc=8)
    setup = alone.with_value(f"help-{who(table, 'Rook')}", True)
    assert table.rules.check_form(alone).field(f"help-{who(table, 'Rook')}").name == "Rook helps", "not “Rook” alone"
    assert success(table, alone) == "4/27"
    assert success(table, setup) == "70/243"
    command = table.rules.check_form(setup).command
    assert command is not None
    assert "7 against 8" in do(table, command, *[BLANK] * 6)


def test_any_number_of_heroes_can_help() -> None:
    table = a_day(mira(), *(a_hero(f"Hero {number}") for number in range(12)))
    setup = draft(table, trait="skills:Stealth")
    for hero in table.campaign.heroes()[1:]:
        setup = setup.with_value(f"help-{hero.id}", True)
    assert "12 helpers" in table.rules.check_form(setup).headline
    assert table.rules.check_odds(setup) is not None


def test_benched_character_cannot_help() -> None:
    table = a_day()
    do(table, c.SetAside(character=who(table, "Rook"), benched=True))
    fields = [field.key for section in table.rules.check_form(draft(table)).sections for field in section.fields]
    assert not any(key.startswith("help-") for key in fields)


def test_bars_are_the_same_for_every_check_summing_to_one() -> None:
    table = a_day()
    for dc in (-50, 0, 13, 60):
        odds = table.rules.check_odds(draft(table, dc=dc, against="dc"))
        assert odds is not None
        assert [bar.label for bar in odds.bars] == ["−4", "−3", "−2", "−1", "+1", "+2", "+3", "+4"]
        assert sum(bar.chance.share for bar in odds.bars) == pytest.approx(1)


def test_comparison_is_certain_or_even() -> None:
    table = a_day()
    even = draft(table, on="Warden", kind="comparison", trait="abilities:Strength", bonus=8)
    assert success(table, even) == "1/2"
    assert success(table, even.with_value("bonus", 9)) == "1"
    assert success(table, even.with_value("bonus", 7)) == "0"


def test_victory_point_row_shows_the_better_of_two_rolls() -> None:
    table = a_day()
    row = rows(table, draft(table, dc=13))["Victory point, the better of two rolls counts"]
    assert (row.success.exact, row.count) == ("629/729", 2)
    do(table, row.offer.command)
    assert success(table, draft(table, dc=13)) == row.success.exact


@pytest.mark.parametrize(("circumstances", "is_used"), [(1, True), (2, False)])
def test_useless_extra_effort_is_kept(circumstances: int, is_used: bool) -> None:
    """Seed 004, Bonus: "with a maximum of +2". Before, the hero paid the fatigue for a +1 that did not count."""
    table = a_conflict()
    do(table, use(table, "extra-effort", "Mira", benefit="bonus"))
    form = table.rules.check_form(draft(table, kind="trait", trait="skills:Acrobatics", circumstances=circumstances))
    kept = "Circumstances already add +2 or more. The extra effort stays ready for another check."
    assert (kept in form.notes) is not is_used
    assert form.command is not None
    do(table, form.command, BLANK, BLANK, BLANK)
    ready = [mark for mark in marks_of(table) if mark.startswith("+1")]
    assert bool(ready) is not is_used


def test_extra_effort_row_shows_the_effect_of_one_more() -> None:
    table = a_conflict()
    row = effort_row(table, draft(table, dc=14))
    assert row.success.exact == "17/27"
    do(table, row.offer.command)
    assert success(table, draft(table, dc=14)) == row.success.exact


def test_strength_and_powers_can_be_pushed_too() -> None:
    table = a_conflict()
    assert "+1 Strength" in effort_row(table, draft(table, trait="abilities:Strength", dc=4)).offer.effect
    assert "+1 Flight" in effort_row(table, draft(table, kind="power", trait="powers:Flight", dc=6)).offer.effect
    armor = table.rules.check_rows(draft(table, kind="power", trait="powers:Armor", dc=6))
    assert not any(row.offer.command.use == "extra-effort" for row in armor)


@pytest.mark.parametrize(
    ("tired", "then"), [((), "fatigued"), (("fatigued",), "exhausted"), (("exhausted",), "asleep")]
)
def test_extra_effort_row_shows_its_cost(tired: tuple[str, ...], then: str) -> None:
    """Before, a click made a fatigued hero exhausted, and the row had not said so."""
    table = a_day(mira(*tired))
    row = effort_row(table, draft(table, dc=14))
    assert row.offer.effect.endswith(f"then {then}")
    do(table, row.offer.command)
    assert then in conditions_of(table)


def test_hopeless_check_has_no_row() -> None:
    table = a_day()
    assert rows(table, draft(table, dc=30)) == {}


def test_effort_that_improves_only_degrees_has_a_row() -> None:
    table = a_conflict()
    assert any(row.startswith("fatigue") for row in rows(table, draft(table, dc=5)))


def test_row_after_the_roll_counts_what_can_change() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *[BLANK] * 3)
    row = rows(table, draft(table))["Victory point, the better roll counts"]
    assert row.success.exact == "10/27"


def test_target_can_roll_its_defense_again() -> None:
    table = a_day()
    spec = opposed("attack", 0, 0, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), *[BLANK] * 6)
    row = rows(table, draft(table))["Mira's Victory point, their better roll counts"]
    assert row.success.exact == "10/27"


def test_defenders_row_names_its_owner_and_own_chance() -> None:
    """Before, it showed the attacker's chance, and the defender's name only in the tooltip."""
    table = a_day()
    spec = opposed("attack", 0, 0, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), *[BLANK] * 6)
    (row,) = table.rules.check_rows(draft(table))
    assert (row.offer.name, row.success_text) == ("Mira: Improve Roll", "37% chance to defend")
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], OnCheck(draft(table)))
    assert result.offers[0].effect == "their better roll counts: 37% chance to defend"


def a_toughness_check(table: Table, bonus: int = 1, rank: int = 2) -> CheckDraft:
    return draft(table, kind="defense", trait="defenses:Toughness", bonus=bonus, dc=rank)


def test_toughness_odds_distinguish_a_bruise_from_no_harm() -> None:
    """An equal total bruises. Before, it was counted as resisted."""
    table = a_day()
    odds = table.rules.check_odds(a_toughness_check(table))
    assert odds is not None
    assert (odds.success.exact, odds.subject) == ("4/27", "to stay unharmed")
    assert {bar.label: bar.chance.exact for bar in odds.bars} == {
        "−4": "1/27",
        "−3": "1/9",
        "−2": "2/9",
        "−1": "7/27",
        "0": "2/9",
        "+": "4/27",
    }
    assert [figure.message for figure in odds.figures] == ["22.2% only bruised"]


def test_point_for_toughness_shows_the_chance_to_be_unharmed() -> None:
    table = a_day()
    (row,) = (row for row in table.rules.check_rows(a_toughness_check(table)) if row.offer.name == "Improve Roll")
    assert (row.success.exact, row.success_text) == (str(1 - Fraction(23, 27) ** 2), "27.4%")


def test_point_after_a_toughness_roll_shows_possible_harm() -> None:
    table = a_day()
    rolled(table, a_check("passive_defense", bonus=1, dc=2), *[BLANK] * 3, harms=True)
    (row,) = table.rules.check_rows(draft(table))
    assert (row.success_text, row.mean_text) == ("14.8% chance of no harm", "hit points")
    rolled(table, a_check("passive_defense", bonus=0, dc=10), *[BLANK] * 3, harms=True)
    (row,) = table.rules.check_rows(draft(table))
    assert row.success_text == "9.4 hit points lost on average"


def test_row_of_a_resisting_character_shows_the_chance_to_win() -> None:
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 3, *[MINUS] * 3, by="Warden", on="Mira")
    (row,) = table.rules.check_rows(draft(table))
    assert (row.offer.name, row.success_text) == ("Mira: Improve Roll", "50% chance to win")


def test_helper_can_roll_again_for_the_leader() -> None:
    table = a_day()
    helper = {"helpers": [{"by": who(table, "Rook"), "bonus": 0}]}
    rolled(table, a_check(dc=1), *[BLANK] * 3, *[MINUS] * 3, setting=helper)
    row = rows(table, draft(table))["Rook's Victory point, their better roll counts"]
    assert row.success.exact == "17/27"


def test_gm_has_no_points_to_spend() -> None:
    table = a_day()
    rolled(table, a_check(), *[BLANK] * 3, by="Warden")
    assert rows(table, draft(table, by="Warden")) == {}


def test_point_dropped_on_the_check_rolls_again() -> None:
    table = a_day()
    setup = draft(table, dc=13)
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], OnCheck(setup))
    assert result.offers[0].effect == "the better of two rolls counts: 86.3%"
    do(table, result.offers[0].command)
    assert points(table) == 1


def test_routine_check_has_no_row_for_a_second_roll() -> None:
    table = a_day()
    assert not any(row.startswith("Victory") for row in rows(table, draft(table, routine=True)))


def test_routine_button_rolls_nothing() -> None:
    table = a_day()
    assert table.rules.check_form(draft(table)).do == "Roll"
    assert table.rules.check_form(draft(table, routine=True)).do == "Make the check"


def test_resistance_after_a_hit_can_be_improved_in_advance() -> None:
    table = a_conflict()
    spec = opposed("attack", 6, 6, "active_defense")
    effect = {"rank": 8, "resists": "Toughness"}
    do(table, rolling(table, spec, "Warden", "Mira", key="attack", effect=effect), *[BLANK] * 6)
    announce(table)
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    setup = open_check(table).draft
    assert setup is not None
    command = table.rules.check_form(setup).command
    assert command is not None
    do(table, command, *[MINUS] * 3, *[BLANK] * 3)
    assert open_check(table).result == "5 against 8"


def test_prepared_point_can_be_skipped() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    announce(table)
    assert table.rules.open_check() is None


def test_preparing_a_check_blocks_other_heroes() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    assert reason_of(table, use(table, "improve-roll", "Rook", for_check=True)) == because(refusals.OPEN_CHECK)


def test_changing_the_target_resets_its_values() -> None:
    table = a_day(mira(), warden(), a_hero("Hound", side="opposition"))
    setup = draft(table, on="Warden", kind="attack", their_bonus=9)
    moved = table.rules.check_form(setup).with_target(setup, who(table, "Hound"))
    assert value(table, moved, "their-bonus") == 0


def test_house_rule_on_equal_totals_applies_in_the_panel() -> None:
    table = a_day()
    setup = draft(table, routine=True, dc=13)
    assert success(table, setup) == "1"
    do(table, c.SetHouseRule(key="equal-succeeds", value=False))
    assert success(table, setup) == "0"


@pytest.mark.parametrize(("dc", "said"), [(13, True), (14, False)])
def test_check_that_would_succeed_as_routine_says_so(dc: int, *, said: bool) -> None:
    """Seed 004, Routine Checks: "Routine checks help speed-up game play"."""
    form = a_day().rules.check_form(draft(a_day(), trait="skills:Acrobatics", dc=dc))
    assert (ROUTINE_HINT in form.notes) is said
    rolled_for = a_day().rules.check_form(draft(a_day(), trait="skills:Acrobatics", dc=dc, routine=True))
    assert ROUTINE_HINT not in rolled_for.notes


def test_helping_needs_the_power_or_the_training() -> None:
    """Seed 004: helpers make "the same type of check using the same trait(s)", and not everyone has powers."""

    def offered(trait: str, kind: str = "trait") -> bool:
        form = table.rules.check_form(draft(table, kind=kind, trait=trait))
        return any(field.key == f"help-{who(table, 'Rook')}" for field in form.fields)

    table = a_day()
    assert offered("skills:Stealth")
    assert not offered("skills:Technology")
    assert not offered("powers:Flight", "power")


def test_training_check_offers_the_heroic_feat() -> None:
    """Before, the panel said “or by a Heroic Feat” but offered none, and a dropped point did nothing."""
    table = a_day()
    setup = draft(table, trait="skills:Technology", dc=0)
    (row,) = table.rules.check_rows(setup)
    assert (row.offer.name, row.offer.effect, row.offer.refusal) == ("Heroic Feat", "untrained check", "")
    point = held_tokens(table, "Mira")[:1]
    assert table.rules.drop_result(point, OnCheck(setup)).offers[0].command == row.offer.command
    do(table, row.offer.command)
    form = table.rules.check_form(setup)
    assert form.refusal == ""
    odds = table.rules.check_odds(setup)
    assert odds is not None
    assert odds.success == row.success
