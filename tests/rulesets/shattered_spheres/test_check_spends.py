"""The "and with …" rows: exact, best first, with the stated result; and the chart of the odds."""

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest
from msgspec.structs import replace

from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.check.shown import CheckRow, OnCheck, make_chance
from gmtracker.engine.commands import AddToken, SetTrack, Use
from gmtracker.engine.dice import Die, DieOwner
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.phrases import mean_text
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_odds import check_odds
from gmtracker.rulesets.shattered_spheres.check_rules import CheckSpec, parse_check
from gmtracker.rulesets.shattered_spheres.check_state import Spent, dice_requests, read_roll
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, earn, held_tokens, no_dice, pool_tokens, who
from tests.builders.shattered_spheres import a_check, an_ambush, check, draft, mira, open_check, warden


def rows(table: Table, use: str = "", what: str = "", **values: Any) -> list[CheckRow]:
    """Return the rows of Mira's check, or only those of a use or a kind of token."""
    found = table.rules.check_rows(draft(table, **values))
    return [
        row
        for row in found
        if use in ("", row.offer.command.inputs.get("then", row.offer.command.use)) and what in row.what
    ]


def spec_of(table: Table, **values: Any) -> CheckSpec:
    command = table.rules.check_form(draft(table, **values)).command
    assert command is not None
    return parse_check(command.inputs["check"])


def by_hand(spec: CheckSpec, use: str, values: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """Return success and mean degree from all combinations of the check's dice and the Destiny die."""
    successes = degrees = ways = 0
    for value in values:
        half = (value + 1) // 2
        edited = replace(spec, advantage=spec.advantage + half) if use == "edit-scene" else spec
        spent = Spent(bonus=value if use == "improve-roll" else 0, degrees=half if use == "coup" else 0)
        asks = dice_requests(edited, DieOwner(""), DieOwner(""))
        all_faces = list(product(*(range(1, request.size + 1) for request in asks)))
        results = [
            read_roll(
                edited,
                tuple(
                    Die(role=request.role, size=request.size, face=face)
                    for request, face in zip(asks, faces, strict=True)
                ),
                spent,
                "opposition",
            ).degree
            for faces in all_faces
        ]
        # Every value has the same weight, whatever the number of combinations of its dice.
        scale = SCALE // len(all_faces)
        successes += sum(degree > 0 for degree in results) * scale
        degrees += sum(results) * scale
        ways += SCALE
    return Fraction(successes, ways), Fraction(degrees, ways)


SCALE = 20 * 4 * 6 * 8 * 10 * 12


@pytest.mark.parametrize("use", ["improve-roll", "edit-scene", "coup"])
@pytest.mark.parametrize(("what", "values"), [("Triumph die", (1, 2, 3, 4, 5, 6)), ("Tragedy 3 from the pool", (3,))])
def test_row_odds_match_all_combinations_of_the_dice(use: str, what: str, values: tuple[int, ...]) -> None:
    table = an_ambush()
    (row,) = rows(table, use, what, trait="skills:Stealth", dc=16)
    spec = spec_of(table, trait="skills:Stealth", dc=16)
    success, mean = by_hand(spec, use, values)
    assert row.success == make_chance(success)
    assert row.mean == mean_text(mean)


@pytest.mark.parametrize("face", [3, 8, 14])
def test_row_after_the_roll_counts_every_possible_face(face: int) -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), face)
    (row,) = rows(table, "improve-roll", "Triumph die")
    degrees = []
    for value in range(1, 7):
        do(table, row.offer.command, value)
        degrees.append(int(open_check(table).degree.split()[0]) * (1 if open_check(table).success else -1))
        table.undo()
    assert row.success == make_chance(Fraction(sum(degree > 0 for degree in degrees), 6))
    assert row.mean == mean_text(Fraction(sum(degrees), 6))


def test_best_row_comes_first() -> None:
    table = an_ambush()
    earn(table, "triumph-stone", 3)
    found = table.rules.check_rows(draft(table, dc=18))
    shares = [row.success.share for row in found]
    assert shares == sorted(shares, reverse=True)
    assert found[0].what == "Tragedy 6 from the pool"


def test_row_with_unchanged_chance_shows_degrees() -> None:
    """Before, three rows of a check with 95% all said 95%."""
    table = an_ambush()
    odds = table.rules.check_odds(draft(table, dc=2))
    assert odds is not None
    same = [row for row in table.rules.check_rows(draft(table, dc=2)) if row.success == odds.success]
    assert same
    assert all(row.success_text.endswith("degrees on average") for row in same)


def test_identical_dice_share_one_row_with_their_number() -> None:
    table = an_ambush()
    do(table, AddToken(kind="triumph", place=character_place(who(table, "Mira")), override=True))
    (row,) = rows(table, "improve-roll", "Triumph die")
    assert row.count == 2


def test_stones_have_a_row_for_each_more_useful_number() -> None:
    table = an_ambush()
    earn(table, "triumph-stone", 4)
    earn(table, "tragedy-stone", 4)
    assert [row.what for row in rows(table, "improve-roll", "stone", dc=20)] == [
        "4 Triumph stones",
        "3 Triumph stones",
        "2 Triumph stones",
        "1 Triumph stone",
    ]
    assert {row.what for row in rows(table, "edit-scene", "stone", dc=20)} == {"1 Triumph stone", "3 Triumph stones"}


def test_opposition_has_tragedy_stones_and_the_gms_hand() -> None:
    table = an_ambush()
    earn(table, "triumph-stone", 1)
    earn(table, "tragedy-stone", 1)
    die = held_tokens(table, "Mira", "tragedy")
    do(table, Use(use="inspiration", by=who(table, "Mira"), tokens=die), 2)
    found = table.rules.check_rows(draft(table, "Warden"))
    assert {row.what for row in found} == {"1 Tragedy stone", "Tragedy die"}


def test_every_allowed_row_can_be_done() -> None:
    table = an_ambush(mira(), a_hero("Rook", player="Ben"), warden())
    earn(table, "triumph-stone", 2)
    do(table, check(table, "Mira", a_check()), 12)
    for row in table.rules.check_rows(draft(table)):
        do(table, row.offer.command, 3)
        assert open_check(table).notes
        table.undo()


def test_unrolled_coup_shows_an_average_even_if_whole() -> None:
    """Before, “+1 to +3 degrees → 3 degrees” was shown below an Improve Roll with three certain degrees."""
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 12)
    (by_die,), (of_pool,) = rows(table, "coup", "Triumph die"), rows(table, "coup", "Triumph 4 from the pool")
    assert (by_die.success_text, of_pool.success_text) == ("3.0 degrees on average", "3 degrees")


def test_coup_before_the_roll_is_refused() -> None:
    table = an_ambush()
    (row,) = rows(table, "coup", "Triumph die")
    assert row.offer.refusal == refusals.COUP_NEEDS_ROLL


def test_pool_row_at_ten_stress_says_why_it_is_refused() -> None:
    table = an_ambush()
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=8))
    row = rows(table, "improve-roll", "Tragedy 6 from the pool")[0]
    assert row.offer.refusal == refusals.FULL_FOR_DESTINY.format(hero="Mira")
    assert row.offer.overrulable
    assert not rows(table, "improve-roll", "Triumph die")[0].offer.refusal


@pytest.mark.parametrize("stress", [1, 8])
@pytest.mark.parametrize(("there", "earned"), [(2, 0), (2, 2), (0, 3)])
@pytest.mark.parametrize("rolled", [False, True])
def test_every_row_is_refused_like_its_command(stress: int, there: int, earned: int, *, rolled: bool) -> None:
    """At 10 Stress, new stones can be used, but not together with others."""
    table = an_ambush()
    if there:
        earn(table, "triumph-stone", there)
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=stress))
    if rolled:
        do(table, check(table, "Mira", a_check()), 12)
    if earned:
        earn(table, "triumph-stone", earned, override=True)
    found = table.rules.check_rows(draft(table))
    assert any("stone" in row.what for row in found)
    for row in found:
        refusal = Rules(table.ruleset, table.campaign).find_refusal(row.offer.command)
        assert row.offer.refusal == (refusal.sentence if refusal else ""), row


def test_surge_is_worth_a_rank_in_the_skill() -> None:
    table = an_ambush()
    (row,) = [row for row in rows(table, "surge", dc=20) if row.offer.effect == "+1 rank in Acrobatics"]
    spec = spec_of(table, dc=20)
    assert row.success == make_chance(check_odds(replace(spec, skill_rank=spec.skill_rank + 1)).success)
    do(table, row.offer.command)
    assert spec_of(table, dc=20).skill_rank == spec.skill_rank + 1


def test_surge_can_cancel_disadvantages_and_a_foes_advantages() -> None:
    table = an_ambush()
    found = table.rules.check_rows(draft(table, on="Warden", kind="attack", minus=4))
    effects = {row.offer.effect for row in found if row.offer.command.use == "surge"}
    ranks = {"+1 rank in Close combat", "+1 rank in Strength"}
    assert effects == {*ranks, "no Disadvantage", "no Advantage for the foe"}


@pytest.mark.parametrize("values", [{"dc": 20}, {"kind": "attack", "on": "Warden"}, {"kind": "luck", "dc": 14}])
def test_each_surge_row_matches_the_check_after_it(values: dict[str, Any]) -> None:
    table = an_ambush()
    for row in rows(table, "surge", **values):
        do(table, row.offer.command)
        odds = table.rules.check_odds(draft(table, **values))
        assert odds is not None
        assert odds.success == row.success, row.offer.effect
        table.undo()


def test_surge_for_sheer_luck_is_worth_an_edge_rank() -> None:
    effects = {row.offer.effect for row in rows(an_ambush(), "surge", kind="luck", dc=14)}
    assert "+1 rank in Luck" in effects


def test_surge_announces_a_failed_check_and_retries_it() -> None:
    table = an_ambush()
    chance = table.rules.check_odds(draft(table, dc=20))
    do(table, check(table, "Mira", spec_of(table, dc=20)), 2, 1)
    (row,) = rows(table, "surge", dc=20)
    assert row.repeat
    assert chance is not None
    assert row.success == chance.success
    do(table, row.offer.command)
    assert table.rules.open_check() is None
    assert [entry.label for entry in table.history.open_chapter.entries][-1] == "Mira's Surge"
    assert any(isinstance(event, CheckResolved) for event in table.history.open_chapter.entries[-1].events)


@pytest.mark.parametrize("face", [20, 19])
def test_successful_check_needs_no_retry(face: int) -> None:
    table = an_ambush()
    do(table, check(table, "Mira", spec_of(table)), face, 4)
    assert not rows(table, "surge")


def test_surge_for_something_else_keeps_the_failed_check_open() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", spec_of(table, dc=20)), 2, 1)
    do(table, Use(use="surge", by=who(table, "Mira"), inputs={"benefit": "action"}))
    assert table.rules.open_check() is not None


def test_change_without_effect_has_no_row() -> None:
    table = an_ambush()
    assert rows(table, dc=-20, bonus=100, routine=True) == []


def test_tokens_already_spent_count_in_rows_and_odds() -> None:
    table = an_ambush()
    before = table.rules.check_odds(draft(table, dc=20))
    do(table, rows(table, "improve-roll", "Triumph die", dc=20)[0].offer.command, 4)
    after = table.rules.check_odds(draft(table, dc=20))
    assert before is not None
    assert after is not None
    expected = check_odds(replace(spec_of(table, dc=20), bonus=4)).success
    assert after.success == make_chance(expected)
    assert after.success.share > before.success.share


def test_tokens_dropped_on_the_panel_offer_their_effect() -> None:
    table = an_ambush()
    wanted = draft(table, trait="skills:Acrobatics", dc=15)
    result = table.rules.drop_result(held_tokens(table, "Mira", "triumph"), OnCheck(wanted))
    offers = {offer.name: offer for offer in result.offers}
    assert "94.6%" in offers["Improve Roll"].effect
    assert offers["Coup"].refusal == refusals.COUP_NEEDS_ROLL
    do(table, offers["Edit Scene"].command, 5)
    assert open_check(table).notes == ("Edit Scene: +3 Advantage",)


def test_tokens_dropped_on_a_panel_row_start_that_use() -> None:
    table = an_ambush()
    tokens, asked = held_tokens(table, "Mira", "triumph"), draft(table, trait="skills:Acrobatics", dc=15)
    result = table.rules.drop_result(tokens, OnCheck(asked, use="Improve Roll"))
    assert isinstance(result.command, Use)
    assert (result.command.use, result.command.tokens) == ("improve-roll", tokens)
    assert result.message == "Improve Roll"
    whole = table.rules.drop_result(tokens, OnCheck(asked))
    assert table.rules.drop_result(tokens, OnCheck(asked, use="Coup")) == whole, "it cannot be done now"


def test_pool_die_dropped_on_the_panel_is_awarded_and_used() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 8)
    die = pool_tokens(table, "destiny", "triumph")[0]
    result = table.rules.drop_result((die.id,), OnCheck(draft(table)))
    improve = next(offer for offer in result.offers if offer.name == "Improve Roll")
    assert improve.effect == "+4 → success"
    table.dispatch(improve.command, no_dice())
    assert open_check(table).result == "12 against 11"


def test_luck_control_spends_an_own_die_on_anothers_check() -> None:
    rook = a_hero("Rook", player="Ben", traits=(Trait("powers", "Luck Control", rank=1),))
    table = an_ambush(mira(), rook, warden())
    do(table, check(table, "Mira", a_check()), 8)
    result = table.rules.drop_result(held_tokens(table, "Rook", "triumph"), OnCheck(draft(table)))
    do(table, result.offers[0].command, 4)
    assert open_check(table).result == "12 against 11"


@pytest.mark.parametrize("acting", ["Mira", "Warden"])
def test_without_luck_control_no_die_is_spent_on_anothers_prepared_check(acting: str) -> None:
    table = an_ambush()
    result = table.rules.drop_result(held_tokens(table, "Rook", "triumph"), OnCheck(draft(table, acting)))
    assert result.refusal == refusals.NO_LUCK_CONTROL.format(name="Rook")
    assert {offer.name for offer in result.offers if offer.overrulable} == {"Improve Roll", "Coup"}


def test_with_luck_control_a_die_counts_for_the_prepared_check_that_it_is_dropped_on() -> None:
    rook = a_hero("Rook", player="Ben", traits=(Trait("powers", "Luck Control", rank=1),))
    table = an_ambush(mira(), rook, warden())
    result = table.rules.drop_result(held_tokens(table, "Rook", "triumph"), OnCheck(draft(table)))
    improve = next(offer for offer in result.offers if offer.name == "Improve Roll")
    do(table, improve.command, 4)
    do(table, check(table, "Mira", a_check()), 8)
    assert open_check(table).result == "12 against 11"


def test_tokens_dropped_on_a_check_without_a_character_are_refused() -> None:
    table = an_ambush()
    with pytest.raises(Refused, match=r"First choose who makes the check\."):
        table.rules.drop_result(held_tokens(table, "Mira", "triumph"), OnCheck(draft(table, "")))


def test_chart_has_a_bar_per_degree_summing_to_one() -> None:
    table = an_ambush()
    odds = table.rules.check_odds(draft(table, dc=15))
    assert odds is not None
    assert [bar.label for bar in odds.bars] == ["−5", "−4", "−3", "−2", "−1", "+1", "+2", "+3", "+4", "+5"]
    assert sum(Fraction(bar.chance.exact) for bar in odds.bars) == 1
    assert Fraction(odds.success.exact) == sum(Fraction(bar.chance.exact) for bar in odds.bars if bar.success)


def test_expected_fate_is_shown_unless_used_this_turn() -> None:
    table = an_ambush()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(stone,)))
    odds = table.rules.check_odds(draft(table, trait="skills:Acrobatics"))
    assert odds is not None
    assert [(figure.name, figure.message) for figure in odds.figures[1:]] == [
        ("Expected Triumph", "Triumph already used"),
        ("Expected Tragedy", "0.05 Tragedy"),
    ]


def test_more_of_a_token_never_lowers_the_odds() -> None:
    table = an_ambush(a_hero("Mira", traits=(Trait("skills", "Stealth", rank=2),)), warden())
    earn(table, "triumph-stone", 9)
    found = sorted(rows(table, "improve-roll", "stone", dc=18), key=lambda row: len(row.offer.command.tokens))
    assert all(fewer.success.share <= more.success.share for fewer, more in pairwise(found))
