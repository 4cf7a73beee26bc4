"""The checks that mattered, and the dice of checks."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.commands import RollDice, Use
from gmtracker.engine.dice import Die
from gmtracker.summary import summarize, to_html, to_markdown
from gmtracker.summary.values import CheckLine, DiceLine
from gmtracker.summary.wording import against_chance, check, check_chance, check_totals, dice_name
from tests.rulesets.shattered_spheres.any_check import a_check
from tests.rulesets.shattered_spheres.checks import an_ambush, announce, rolled
from tests.rulesets.shattered_spheres.checks import check as a_check_of
from tests.summary.evenings import a_log, started, summary_of
from tests.support.builders import a_hero, a_session, a_table, do, who

CAMPAIGN = a_table(a_hero("Mira"), a_hero("Rook")).campaign
MIRA, ROOK = (character.id for character in CAMPAIGN.characters)
LIKELY_SUCCESS = e.CheckResolved(what="Lore", total=20, against=15, degree=1, by=MIRA, chance="3/4")


def checks_of(*resolved: e.CheckResolved) -> tuple[CheckLine, ...]:
    """The checks that are told of an evening in which these were made."""
    return summarize(CAMPAIGN, a_log((started(CAMPAIGN),), *((event,) for event in resolved))).checks


def dice_of(purpose: str, *dice: Die) -> tuple[DiceLine, ...]:
    """The dice of an evening in which these fell."""
    return summarize(CAMPAIGN, a_log((started(CAMPAIGN), e.DiceRolled(purpose=purpose, dice=dice)))).dice


@pytest.mark.parametrize(
    "outstanding",
    [
        {"chance": "1/5"},
        {"critical": 1},
        {"critical": -1},
        {"note": "Improve Roll +4"},
        {"degree": 3},
        {"degree": -3, "chance": "1/2"},
        {"degree": -1, "chance": "4/5"},
    ],
)
def test_a_check_matters_by_its_chance_a_critical_what_was_spent_or_its_degrees(outstanding: dict[str, object]) -> None:
    assert len(checks_of(replace(LIKELY_SUCCESS, **outstanding))) == 1


@pytest.mark.parametrize("usual", [{}, {"degree": -2, "chance": "1/2"}, {"chance": ""}, {"degree": 0}])
def test_a_check_that_went_as_checks_go_is_left_out(usual: dict[str, object]) -> None:
    assert checks_of(replace(LIKELY_SUCCESS, **usual)) == ()


def test_at_most_eight_are_told_in_the_order_of_the_evening() -> None:
    made = [replace(LIKELY_SUCCESS, what=f"Try {n}", chance=f"{n}/100") for n in (9, 3, 12, 1, 7, 11, 5, 2, 10, 4)]
    assert [line.what for line in checks_of(*made)] == [f"Try {n}" for n in (9, 3, 1, 7, 5, 2, 10, 4)]


def test_the_check_with_more_reasons_comes_before_the_less_likely_one() -> None:
    unlikely = [replace(LIKELY_SUCCESS, chance="1/100")] * 8
    great = replace(LIKELY_SUCCESS, what="Leap", degree=5, critical=1, note="Coup +2")
    assert checks_of(*unlikely, great)[-1].what == "Leap"


def test_an_outcome_is_called_what_the_game_calls_it() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, degree=3, outcome="Outstanding success"))
    assert check(line) == "Mira: Lore, 20 vs 15, Outstanding success, 75 % to succeed"


def test_a_line_says_who_what_totals_degree_chance_and_what_was_spent() -> None:
    event = e.CheckResolved(
        what="Fighting", by=MIRA, on=ROOK, total=22, against=15, degree=2, critical=1, chance="2/25", note="Coup +1"
    )
    (line,) = checks_of(event)
    said = "Mira: Fighting against Rook, 22 vs 15, 2 degrees of success, a lucky critical, 8 % to succeed, with Coup +1"
    assert check(line) == said


def test_the_chance_of_a_failure_is_that_of_failing() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, degree=-1, total=9, chance="9/10"))
    assert check(line) == "Mira: Lore, 9 vs 15, 1 degree of failure, 10 % to fail"


def test_a_check_of_nobody_against_oneself_names_nobody() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, by="", on="", degree=3))
    assert check(line).startswith("Lore, 20 vs 15")
    (line,) = checks_of(replace(LIKELY_SUCCESS, on=MIRA, degree=3))
    assert check(line).startswith("Mira: Lore, 20 vs 15")


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        ("0", "0 %"),
        ("1/1000", "under 1 %"),
        ("1/8", "12 %"),
        ("399/400", "over 99 %"),
        ("1", "100 %"),
        ("1/0", ""),
        ("3/2", ""),
        ("-1/2", ""),
        ("1e999999999", ""),
        ("9" * 5000, ""),
        ("likely", ""),
    ],
)
def test_a_chance_is_told_in_per_cent_or_not_at_all(chance: str, said: str) -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, critical=1, chance=chance))
    assert check_chance(line) == (f"{said} to succeed" if said else "")


def test_where_low_rolls_succeed_the_total_says_so() -> None:
    table = a_session()
    do(table, Use(use="percent", inputs={"chance": 10}), 1)
    (line,) = summary_of(table).checks
    assert (line.what, check_totals(line), check_chance(line)) == (
        "A chance of 10 %",
        "5, at most 10",
        "10 % to succeed",
    )


def test_a_check_by_the_rules_is_told_once_it_is_announced() -> None:
    table = rolled(20)
    assert summary_of(table).checks == ()
    announce(table)
    (line,) = summary_of(table).checks
    assert (line.who, line.what, line.critical, check_chance(line)) == ("Mira", "Acrobatics", 1, "50 % to succeed")
    assert line.chance == Fraction(1, 2)


def test_every_form_tells_them_and_an_evening_without_has_no_head_for_them() -> None:
    table = rolled(20)
    quiet = summary_of(table)
    announce(table)
    for form in (to_html, to_markdown):
        written = form(summary_of(table))
        assert "The checks that mattered" in written
        assert "20 vs 11" in written
        assert "a lucky critical" in written
        assert "The checks that mattered" not in form(quiet)


def test_the_dice_of_checks_are_counted_by_what_they_are_for() -> None:
    dice = (
        Die(role="check.d20", size=20, face=3),
        Die(role="against.d20", size=20, face=4),
        Die(role="check.fortune", size=20, face=17),
        Die(role="advantage.1", size=10, face=7),
        Die(role="against.advantage.1", size=8, face=2),
        Die(role="disadvantage.1", size=6, face=6),
        Die(role="disadvantage.2", size=6, face=1),
    )
    lines = dice_of("check", *dice)
    assert [(dice_name(line), line.count, line.total) for line in lines] == [
        ("d20", 2, 7),
        ("Advantage (d8 to d10)", 2, 9),
        ("Disadvantage (d6)", 2, 7),
        ("Fortune (d20)", 1, 17),
    ]
    assert [(line.expected, len(line.faces)) for line in lines] == [(10.5, 20), (5.0, 0), (3.5, 6), (10.5, 20)]


def test_other_dice_are_counted_by_size_whatever_they_were_for() -> None:
    table = an_ambush(faces=(4, 3, 2, 5))
    do(table, a_check_of(table, "Mira", a_check(advantage=2)), 11, 5)
    do(table, RollDice(notation="2d6"), 6, 1)
    lines = summary_of(table).dice
    assert [(dice_name(line), line.count) for line in lines] == [("d6", 8), ("d20", 1), ("Advantage (d6)", 1)]


def test_dice_of_several_sizes_are_weighed_by_the_chance_of_each() -> None:
    unusual = DiceLine(sizes=((4, 10), (10, 10)), kind="Advantage", typed=0, total=140)
    assert (unusual.mean, unusual.expected, against_chance(unusual)) == (7.0, 4.0, "unusually high")
    assert against_chance(replace(unusual, total=84)) == "as chance has it"


def test_a_die_without_sides_is_not_counted() -> None:
    assert dice_of("check", Die(role="advantage.1", size=0, face=0)) == ()


def test_somebody_who_left_is_named_all_the_same() -> None:
    table = rolled(20)
    announce(table)
    log = table.history.open
    gone = a_log((e.CharacterRemoved(character=who(table, "Mira")),))
    assert summarize(log.opening, (*log.entries, *gone)).checks[0].who == "Mira"
