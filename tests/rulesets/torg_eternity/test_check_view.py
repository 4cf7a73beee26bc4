"""The view of a test: odds, rows, steps; and the results of dropping a Possibility."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Trait, character_place
from gmtracker.engine.check.shown import CheckRow, OnCheck
from gmtracker.engine.commands import RemoveToken, SetHouseRule, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_table, do, hand_tokens, held_tokens, reason_of, who
from tests.builders.refusals import Reason, because, given_reason
from tests.builders.torg_eternity import (
    GAME,
    a_check,
    a_roll,
    a_scene,
    brute,
    die_total,
    draft,
    form_of,
    hit,
    ilse,
    open_check,
    possibilities,
    rolled,
    somebody,
    spend,
    steps,
)


def rows(table: Table, by: str = "Ilse", on: str = "", **values: bool | int | str) -> dict[str, CheckRow]:
    return {row.offer.name: row for row in table.rules.check_rows(draft(table, by, on, **values))}


def refused(table: Table, token: TokenId, target: Target) -> Reason:
    with pytest.raises(Refused) as caught:
        table.rules.drop_result((token,), target)
    return given_reason(caught.value)


def test_odds_are_shown_by_level_with_the_mishap_chance() -> None:
    odds = a_scene().rules.check_odds(draft(a_scene(), trait="skills:Reality"))
    assert odds is not None
    assert (odds.success.exact, odds.success.message) == ("11/20", "55%")
    assert [bar.name for bar in odds.bars] == [
        "Failure",
        "Standard success",
        "Good success",
        "Outstanding success",
    ]
    assert [bar.success for bar in odds.bars] == [False, True, True, True]
    assert [(figure.name, figure.message) for figure in odds.figures] == [("Mishap", "5% Mishap")]


def test_unrollable_draft_has_no_odds() -> None:
    assert a_scene().rules.check_odds(draft(a_scene(), trait="skills:Kinesis")) is None


def test_up_in_the_draft_counts_in_the_odds() -> None:
    table = a_scene()
    plain, up = (table.rules.check_odds(draft(table, up=up)) for up in (False, True))
    assert plain is not None
    assert up is not None
    assert up.success.share > plain.success.share
    assert "Up" not in rows(table, up=True)


def test_row_before_the_roll_shows_the_added_dice() -> None:
    shown = rows(a_scene(), trait="skills:Reality")
    assert list(shown) == ["Possibility", "Hero card", "Drama card", "Up"]
    assert shown["Possibility"].success.message == "95%"
    assert shown["Possibility"].count == 3
    assert (shown["Possibility"].mean, shown["Possibility"].mean_text) == ("1.96", "levels")


def test_natural_one_keeps_the_possibility_of_the_roll() -> None:
    for face, left in ((5, 2), (1, 3)):
        table = a_scene()
        row = rows(table)["Possibility"]
        do(table, row.offer.command, face, 12)
        assert possibilities(table, "Ilse") == left


def test_favored_test_takes_its_possibility_after_the_first_die() -> None:
    table = a_scene(ilse(favored=("Fire combat",)))
    do(table, rows(table)["Possibility"].offer.command, 5)
    assert possibilities(table, "Ilse") == 3
    do(table, Use(use="roll-again"), 4, 15)
    assert (possibilities(table, "Ilse"), die_total(open_check(table))) == (2, "Die total 19")


def test_possibility_gone_after_the_first_die_is_not_added() -> None:
    table = a_scene(ilse(favored=("Fire combat",)))
    do(table, rows(table)["Possibility"].offer.command, 5)
    for token in held_tokens(table, "Ilse"):
        do(table, RemoveToken(token=token))
    assert do(table, Use(use="keep")).endswith("No Possibility is left to add.")


@pytest.mark.parametrize(
    ("planned", "reason"),
    [
        ("up", because(refusals.ROLLED_WITH_TEST)),
        (["hat"], because(refusals.ROLLED_WITH_TEST)),
        ([["up"]], because(refusals.ROLLED_WITH_TEST)),
        (["up", "up"], because(refusals.ONCE_PER_TEST)),
        (["possibility"], because(refusals.NONE_LEFT_TO_ROLL, what="Possibility")),
    ],
)
def test_impossible_additions_are_refused_before_the_roll(planned: object, reason: Reason) -> None:
    table = a_table(ilse(), ruleset=GAME)
    assert reason_of(table, a_roll(table, "Ilse", a_check(), rolled_with=planned)) == reason


def test_rows_after_the_roll_show_the_remaining_chance() -> None:
    table = rolled(9, dn=13)
    shown = rows(table)
    assert shown["Possibility"].success.message == "100%"
    assert shown["Up"].success.message == "70%"
    assert not shown["Possibility"].offer.refusal


@pytest.mark.parametrize(
    ("dn", "makes"),
    [
        (12, {"Up": "90% chance of success", "Possibility": "Good, 3.6% Outstanding"}),
        (11, {"Up": "Standard, 70% Good or better", "Possibility": "Good, 6.2% Outstanding"}),
        (5, {"Up": "Good, 75% Outstanding", "Possibility": "Outstanding success"}),
    ],
)
def test_row_after_the_roll_shows_certain_level_and_chance(dn: int, makes: dict[str, str]) -> None:
    """Before, it said “Level 2.07 on average”, which no one at the table understands."""
    shown = rows(rolled(12, dn=dn))
    assert {name: shown[name].success_text for name in makes} == makes


def test_nothing_helps_a_natural_one() -> None:
    shown = rows(rolled(1))
    assert {row.success.message for row in shown.values()} == {"0%"}
    assert all(row.offer.refusal for row in shown.values())


def test_opposition_has_rows_for_gm_possibilities_but_no_cards() -> None:
    assert set(rows(rolled(9, by="Brute"), "Brute")) == {"Possibility", "Up"}


def test_no_rows_without_a_character_or_after_first_die() -> None:
    assert rows(a_scene(), "") == {}
    assert rows(rolled(5, favored=True)) == {}


def test_pending_soak_has_a_row_with_its_possibility() -> None:
    table = hit(11, by="Brute", on="Ilse", damage=24)
    do(table, Use(use="announce"))
    (row,) = table.rules.check_rows(draft(table, kind="soak"))
    assert (row.offer.name, row.what, row.success.message) == ("Soak", "a Possibility", "55%")
    do(table, row.offer.command, 11)
    assert open_check(table).headline == "Ilse: Soak"


@pytest.mark.parametrize(
    ("by", "hurt", "price"),
    [
        ("Brute", "Ilse", "A Soak costs one of Ilse's Possibilities."),
        ("Ilse", "Brute", "A Soak costs one of the GM's Possibilities."),
    ],
)
def test_proposed_soak_shows_its_cost(by: str, hurt: str, price: str) -> None:
    """Before, only its row said so, and the button spent a Possibility without a warning."""
    table = hit(11, by=by, on=hurt, damage=24)
    do(table, Use(use="announce"))
    assert form_of(table, hurt, kind="soak").notes[0] == price
    assert price not in form_of(table, hurt).notes


def test_steps_after_a_roll_need_no_token() -> None:
    table = rolled(9)
    assert steps(table) == ["Announce", "Up", "Hero card", "Drama card"]
    spend(table, "card", 3, card="hero")
    assert steps(table) == ["Announce", "Up", "Drama card"]
    assert steps(rolled(9, by="Brute")) == ["Announce", "Up"]


def test_possibility_dropped_on_the_rolled_test_is_spent_on_it() -> None:
    table = rolled(9)
    result = table.rules.drop_result(held_tokens(table, "Ilse")[:1], OnCheck(draft(table)))
    assert result.message.endswith("100%")
    assert result.command is not None
    do(table, result.command, 12)
    assert (open_check(table).result, possibilities(table, "Ilse")) == ("18 against 10", 2)


def test_possibility_dropped_on_a_draft_rolls_the_test_with_it() -> None:
    table = a_scene()
    target = OnCheck(draft(table, trait="skills:Reality"))
    result = table.rules.drop_result(held_tokens(table, "Ilse")[:1], target)
    assert result.message.endswith("95%")
    assert table.rules.drop_preview(held_tokens(table, "Ilse")[:1], target).message == result.message
    assert result.command is not None
    do(table, result.command, 5, 12)
    assert die_total(open_check(table)) == "Die total 17"


def test_rolling_with_anothers_possibility_is_refused() -> None:
    table = a_scene()
    theirs = held_tokens(table, "Tomas")[0]
    assert refused(table, theirs, OnCheck(draft(table))) == because(
        refusals.ONLY_HOLDERS_POSSIBILITY.format(holder="Tomas", name="Ilse")
    )


def test_drop_on_a_draft_without_a_character_has_no_test() -> None:
    table = a_scene()
    assert refused(table, held_tokens(table, "Ilse")[0], OnCheck(draft(table, ""))) == because(
        refusals.NO_TEST_FOR_POSSIBILITY
    )


def test_possibility_dropped_on_pending_damage_soaks_it() -> None:
    table = hit(11, by="Brute", on="Ilse", damage=24)
    do(table, Use(use="announce"))
    shown = open_check(table)
    assert shown.draft is not None
    result = table.rules.drop_result(held_tokens(table, "Ilse")[:1], OnCheck(shown.draft))
    assert isinstance(result.command, Use)
    assert result.command.use == "soak"


def test_possibility_dropped_on_its_holder_soaks_pending_damage() -> None:
    """Before, it said "No test is open: roll one first", while the panel offered the Soak."""
    table = hit(11, by="Brute", on="Ilse", damage=24)
    do(table, Use(use="announce"))
    result = table.rules.drop_result(held_tokens(table, "Ilse")[:1], character_place(who(table, "Ilse")))
    assert isinstance(result.command, Use)
    assert (result.command.use, result.message[-3:]) == ("soak", "55%")
    do(table, result.command, 12)
    assert open_check(table).headline == "Ilse: Soak"


def test_missing_soak_skill_is_explained_in_panel_and_drop() -> None:
    """Before, the panel offered no Soak without a reason, and a dropped Possibility had "no test to be spent on"."""
    table = a_scene()
    do(table, Use(use="damage", by=who(table, "Tomas"), inputs={"damage": 20, "dice": 0}))
    reason = because(refusals.CANT_SOAK.format(name="Tomas"))
    assert reason.template == f"{open_check(table).notes[-1]}."
    token = held_tokens(table, "Tomas")[0]
    for target in (character_place(who(table, "Tomas")), OnCheck(draft(table, "Tomas"))):
        assert refused(table, token, target) == reason


def test_possibility_dropped_on_holder_before_roll_refers_to_the_check() -> None:
    table = a_scene()
    reason = refused(table, held_tokens(table, "Ilse")[0], character_place(who(table, "Ilse")))
    assert reason == because(refusals.DROP_ON_CHECK, name="Ilse")


def test_possibility_dropped_on_its_holder_joins_the_open_test() -> None:
    table = rolled(9)
    result = table.rules.drop_result(held_tokens(table, "Ilse")[:1], character_place(who(table, "Ilse")))
    assert result.command == Use(use="possibility", by=who(table, "Ilse"), tokens=held_tokens(table, "Ilse")[:1])
    table = rolled(9, by="Brute")
    result = table.rules.drop_result(hand_tokens(table)[:1], character_place(who(table, "Brute")))
    assert result.message == "Brute: Spend a Possibility"


def test_anothers_possibility_needs_an_override() -> None:
    table = rolled(9)
    result = table.rules.drop_result(held_tokens(table, "Tomas")[:1], OnCheck(draft(table)))
    assert result.command is not None
    assert table.rules.preview(result.command).overrulable


def test_useless_drop_is_refused_with_the_reason() -> None:
    table = rolled(9)
    mine, gms = held_tokens(table, "Ilse")[0], hand_tokens(table)[0]
    brute, tomas = character_place(who(table, "Brute")), character_place(who(table, "Tomas"))
    assert refused(table, mine, brute) == because(refusals.FOES_USE_GMS.format(name="Brute"))
    assert refused(table, mine, tomas) == because(refusals.POSSIBILITY_TO_ANOTHER.format(name="Tomas"))
    assert refused(table, gms, tomas) == because(refusals.KNIGHT_USES_OWN.format(name="Tomas"))
    assert refused(table, mine, HAND) == because(refusals.POSSIBILITIES_NOT_GIVEN)
    assert refused(table, gms, HAND) == because(refusals.ALREADY_THERE)
    assert refused(table, mine, OnUse("hat", who(table, "Ilse"))) == because(refusals.NO_DROP_THERE)
    assert refused(table, TokenId("t99"), HAND) == because(refusals.TOKEN_GONE)
    assert refused(table, mine, character_place(CharacterId("c99"))) == because(refusals.CHARACTER_GONE)


def test_two_possibilities_cannot_be_spent_together() -> None:
    table = rolled(9)
    do(table, SetHouseRule(key="most-possibilities", value=3))
    two = held_tokens(table, "Ilse")[:2]
    with pytest.raises(Refused, match="one at a time"):
        table.rules.drop_result(two, OnCheck(draft(table)))


def test_discarded_die_says_why_it_does_not_count() -> None:
    table = rolled(12, favored=True)
    do(table, Use(use="roll-again"), 3)
    assert open_check(table).dice[0].ignored == "Rerolled because the test is Favored"


def test_warnings_name_who_cannot_soak_and_unknown_skills() -> None:
    table = a_scene(ilse(favored=("Dodge", "Juggling")), somebody("Tomas"))
    assert [table.rules.warnings(who(table, name)) for name in ("Ilse", "Tomas")] == [
        ("Ilse has Juggling as a Favored skill, but this game has no skill with that name.",),
        ("Tomas has no adds in Reality and can't soak damage.",),
    ]


def test_opposed_test_names_the_target() -> None:
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(), on="Brute"), 12)
    assert open_check(table).headline.endswith("against Brute")


def test_hit_shows_damage_and_toughness_before_its_bonus_dice() -> None:
    """Before, the GM had to remember the weapon's damage and the Toughness."""
    for faces, dice in (((19,), "die"), ((20, 12), "dice")):
        table = hit(*faces)
        do(table, Use(use="announce"))
        assert open_check(table).notes == (f"Damage 14 plus the bonus {dice}, against Toughness 11",)


def test_no_row_drops_a_hit_with_pending_damage() -> None:
    """Seed 002: offers at a hit are for that hit. Before, they started another attack, and three Wounds were lost."""
    table = hit(19)
    do(table, Use(use="announce"))
    assert [row for name, row in rows(table, on="Brute", kind="attack").items()] == []
    (token, *_) = held_tokens(table, "Ilse")
    assert refused(table, token, OnCheck(draft(table, on="Brute", kind="attack"))) == because(
        refusals.NO_TEST_FOR_POSSIBILITY
    )


def test_result_shows_die_bonus_value_and_total() -> None:
    """Seed 002: "Look up the die total on the Bonus Chart. Add the bonus to the skill or attribute being tested"."""
    check = open_check(rolled(20, 18, modifier=-2))
    assert check.result == "19 against 10"
    assert check.numbers.sums == ("Die total 38: +11", "10 − 2 + 11 = 19")


def test_damage_shows_its_bonus_dice() -> None:
    table = hit(20, 10, 9, damage=14)
    do(table, Use(use="announce"))
    do(table, Use(use="bonus-dice"), 6, 3, 4)
    check = open_check(table)
    assert check.result == "26 against 11"
    assert check.notes == ("14 plus 12 from bonus dice", "A 6 counts as 5", "Against Toughness 11")
    assert [die.face for die in check.dice] == [6, 3, 4]


def test_all_mishap_effects_are_shown_and_logged() -> None:
    """Seed 002, Test Failure: "additional effects in case of Mishaps … they all trigger on any Mishap"."""
    effects = tuple(Trait("mishaps", effect) for effect in ("The rifle jams", "The spell burns her"))
    hero = ilse()
    table = rolled(1, table=a_scene(replace(hero, traits=(*hero.traits, *effects)), brute()))
    assert "Mishap: The rifle jams, The spell burns her" in open_check(table).notes
    said = do(table, Use(use="announce"))
    assert all(effect.name in said for effect in effects)


def test_failed_test_says_when_it_can_be_retried() -> None:
    """Seed 002, Test Failure."""
    assert open_check(rolled(3)).notes[-1] == "The GM decides whether and when to allow a retry"
    assert open_check(hit(3)).notes[-1] == "Can be retried, in combat usually next turn"


@pytest.mark.parametrize(
    ("faces", "line"),
    [((9,), ("9–10", "−1")), ((20, 20, 6), ("46–50", "+13")), ((20, 20, 20, 9), ("66–70", "+17"))],
)
def test_result_shows_the_bonus_chart_with_its_line_lit(faces: tuple[int, ...], line: tuple[str, str]) -> None:
    """Seed 002, the second step of a test: "Look the die total up on the Bonus Chart"."""
    chart = open_check(rolled(*faces)).chart
    assert chart is not None
    assert (chart.name, chart.lines[chart.current_line]) == ("Bonus Chart", line)
    assert chart.lines[:3] == (("1", "−10"), ("2", "−8"), ("3–4", "−6"))
