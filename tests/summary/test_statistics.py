"""The checks that mattered, the dice of checks, and the token ledger."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Place, Token, character_place, pool_place
from gmtracker.engine.commands import RollDice, Use
from gmtracker.engine.dice import Dice, Die
from gmtracker.engine.dice_notation import RolledSum, parse_notation, roll_notation
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.summary import summarize, to_html, to_markdown
from gmtracker.summary.phrases import against_chance, check, check_chance, check_totals, dice_name, mean, tokens
from gmtracker.summary.values import CheckLine, DiceLine, Ledger, TokenCount
from tests.builders.campaigns import (
    a_hero,
    a_session,
    a_table,
    an_encounter,
    awarded,
    do,
    earn,
    falling,
    hand_tokens,
    held_tokens,
    pool_tokens,
    spend,
    who,
)
from tests.builders.evenings import a_log, a_rich_evening, ledger_of, started, summary_of, told
from tests.builders.shattered_spheres import a_check, an_ambush, announce, rolled
from tests.builders.shattered_spheres import check as a_check_of

CAMPAIGN = a_table(a_hero("Mira"), a_hero("Rook")).campaign
MIRA, ROOK = (character.id for character in CAMPAIGN.characters)
LIKELY_SUCCESS = e.CheckResolved(what="Lore", total=20, difficulty=15, degree=1, by=MIRA, chance="3/4")


def checks_of(*resolved: e.CheckResolved) -> tuple[CheckLine, ...]:
    """Return the checks told for a session in which these were made."""
    return summarize(CAMPAIGN, a_log((started(CAMPAIGN),), *((event,) for event in resolved))).checks


def dice_of(purpose: str, *dice: Die) -> tuple[DiceLine, ...]:
    """Return the dice of a session in which these were rolled."""
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
def test_check_matters_by_chance_critical_spending_or_degrees(outstanding: dict[str, object]) -> None:
    assert len(checks_of(replace(LIKELY_SUCCESS, **outstanding))) == 1


@pytest.mark.parametrize("usual", [{}, {"degree": -2, "chance": "1/2"}, {"chance": ""}, {"degree": 0}])
def test_ordinary_check_is_omitted(usual: dict[str, object]) -> None:
    assert checks_of(replace(LIKELY_SUCCESS, **usual)) == ()


def test_at_most_eight_checks_are_told_in_order() -> None:
    made = [replace(LIKELY_SUCCESS, what=f"Try {n}", chance=f"{n}/100") for n in (9, 3, 12, 1, 7, 11, 5, 2, 10, 4)]
    assert [line.what for line in checks_of(*made)] == [f"Try {n}" for n in (9, 3, 1, 7, 5, 2, 10, 4)]


def test_check_with_more_reasons_comes_before_less_likely_one() -> None:
    unlikely = [replace(LIKELY_SUCCESS, chance="1/100")] * 8
    great = replace(LIKELY_SUCCESS, what="Leap", degree=5, critical=1, note="Coup +2")
    assert checks_of(*unlikely, great)[-1].what == "Leap"


def test_outcome_uses_words_of_game() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, degree=3, outcome="Outstanding success"))
    assert check(line) == "Mira: Lore, 20 against 15, Outstanding success, 75% to succeed"


def test_check_line_has_all_parts() -> None:
    event = e.CheckResolved(
        what="Fighting", by=MIRA, on=ROOK, total=22, difficulty=15, degree=2, critical=1, chance="2/25", note="Coup +1"
    )
    (line,) = checks_of(event)
    outcome = "2 degrees of success, a critical success, 8% to succeed"
    assert check(line) == f"Mira: Fighting against Rook, 22 against 15, {outcome}, with Coup +1"


def test_chance_of_failure_is_chance_to_fail() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, degree=-1, total=9, chance="9/10"))
    assert check(line) == "Mira: Lore, 9 against 15, 1 degree of failure, 10% to fail"


def test_check_without_actor_against_self_names_no_one() -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, by="", on="", degree=3))
    assert check(line).startswith("Lore, 20 against 15")
    (line,) = checks_of(replace(LIKELY_SUCCESS, on=MIRA, degree=3))
    assert check(line).startswith("Mira: Lore, 20 against 15")


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        ("0", "0%"),
        ("1/2000", "under 0.1%"),
        ("29/40", "72.5%"),
        ("3999/4000", "over 99.9%"),
        ("1", "100%"),
        ("1/0", ""),
        ("3/2", ""),
        ("-1/2", ""),
        ("1e999999999", ""),
        ("9" * 5000, ""),
        ("likely", ""),
    ],
)
def test_chance_is_in_percent_or_omitted(chance: str, said: str) -> None:
    (line,) = checks_of(replace(LIKELY_SUCCESS, critical=1, chance=chance))
    assert check_chance(line) == (f"{said} to succeed" if said else "")


def test_total_says_so_where_low_rolls_succeed() -> None:
    table = a_session()
    do(table, Use(use="percent", inputs={"chance": 10}), 1)
    (line,) = summary_of(table).checks
    assert (line.what, check_totals(line), check_chance(line)) == (
        "10% chance",
        "5, needed 10 or less",
        "10% to succeed",
    )


def test_check_by_rules_is_told_once_announced() -> None:
    table = rolled(20)
    assert summary_of(table).checks == ()
    announce(table)
    (line,) = summary_of(table).checks
    assert (line.who, line.what, line.critical, check_chance(line)) == (
        "Mira",
        "Acrobatics",
        1,
        "50% to succeed",
    )
    assert line.chance == Fraction(1, 2)


def test_every_form_lists_checks_or_omits_section() -> None:
    table = rolled(20)
    quiet = summary_of(table)
    announce(table)
    for form in (to_html, to_markdown):
        written = form(summary_of(table))
        assert "Key checks" in written
        assert "20 against 11" in written
        assert "a critical success" in written
        assert "Key checks" not in form(quiet)


def test_check_dice_are_counted_by_purpose() -> None:
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


def test_other_dice_are_counted_by_size() -> None:
    table = an_ambush(faces=(4, 3, 2, 5))
    do(table, a_check_of(table, "Mira", a_check(advantage=2)), 11, 5)
    do(table, RollDice(notation="2d6"), 6, 1)
    lines = summary_of(table).dice
    assert [(dice_name(line), line.count) for line in lines] == [("d6", 8), ("d20", 1), ("Advantage (d6)", 1)]


def test_dice_of_several_sizes_have_combined_expected_mean() -> None:
    unusual = DiceLine(sizes=((4, 10), (10, 10)), kind="Advantage", typed=0, total=140)
    assert (unusual.mean, unusual.expected, against_chance(unusual)) == (7.0, 4.0, "unusually high")
    assert against_chance(replace(unusual, total=84)) == "about average"


@pytest.mark.parametrize(("size", "faces"), [(3, (1, 1, 2, 2, 3)), (6, (1, 2, 3, 4, 6))])
def test_fudge_dice_count_by_their_signs(size: int, faces: tuple[int, ...]) -> None:
    """Seed 004, The Dice: 1 and 2 are −1, 3 and 4 are 0, 5 and 6 are +1. They counted as d3 with a mean of 1.8."""
    dice = (Die(role=f"own.fudge.{at}", size=size, face=face) for at, face in enumerate(faces))
    (line,) = dice_of("check", *dice)
    assert dice_name(line) == {3: "Fudge dice (−, 0, +)", 6: "Fudge dice (d6)"}[size]
    assert (mean(line.mean), line.expected) == ("−0.20", 0.0)
    assert line.spread == pytest.approx((2 / 3 / 5) ** 0.5)


@pytest.mark.parametrize("purpose", ["check", "initiative", "dice"])
def test_fudge_dice_are_named_fudge_for_every_purpose(purpose: str) -> None:
    """Those of an initiative roll and of the dice box were listed as d3."""
    boxed = roll_notation(parse_notation("3dF"), Dice(lambda _size: 3))
    assert isinstance(boxed, RolledSum)
    for dice in (boxed.terms[0].dice, (Die(role="initiative.c1.fudge.1", size=3, face=3),)):
        (line,) = dice_of(purpose, *dice)
        assert (dice_name(line), line.mean) == ("Fudge dice (−, 0, +)", 1.0)


def test_die_without_sides_is_not_counted() -> None:
    assert dice_of("check", Die(role="advantage.1", size=0, face=0)) == ()


def test_removed_character_is_still_named() -> None:
    table = rolled(20)
    announce(table)
    log = table.history.open_chapter
    gone = a_log((e.CharacterRemoved(character=who(table, "Mira")),))
    assert summarize(log.opening, (*log.entries, *gone)).checks[0].who == "Mira"


def test_dealt_dice_are_gained() -> None:
    mira = ledger_of(summary_of(a_session()), "Mira")
    assert tokens(mira.had) == "–"
    assert told(mira.got) == ["Dealt: 1 Triumph die, 1 Tragedy die"]
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_dice_from_session_before_are_listed_as_had() -> None:
    table = a_session(a_hero())
    do(table, c.EndSession())
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling(1, 1, 1, 1))
    mira = ledger_of(summary_of(table), "Mira")
    assert tokens(mira.had) == "1 Triumph die, 1 Tragedy die"
    assert tokens(mira.carries) == "2 Triumph dice, 2 Tragedy dice"


def test_award_is_gained_at_value_and_used_without_cost() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "inspiration", note="who lights the lanterns")
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.got)[1:] == ["Award 4: 1 Triumph die"]
    assert [(deed.use, deed.value, deed.source, deed.tokens) for deed in mira.used] == [
        ("Inspiration", 4, "at once", ())
    ]
    assert mira.used[0].note == "who lights the lanterns"


def test_award_kept_for_later_has_no_use() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph")
    assert ledger_of(summary_of(table), "Mira").used == ()


def test_spent_tragedy_is_used_by_hero_and_gained_by_gm() -> None:
    table = a_session()
    spend(table, "Rook", "tragedy", "inspiration", 5, note="the tide")
    summary = summary_of(table)
    rook = ledger_of(summary, "Rook")
    assert told(rook.used) == ["Inspiration 5: 1 Tragedy die"]
    assert rook.used[0].note == "the tide"
    (came,) = ledger_of(summary, "GM's hand").got
    assert (came.reason, came.value, came.giver, came.note) == ("Inspiration", 5, "Rook", "")


def test_use_from_gm_hand_names_its_target() -> None:
    table = a_session()
    spend(table, "Rook", "tragedy", "inspiration", 5)
    do(table, c.Use(use="gm-use", on=who(table, "Mira"), tokens=hand_tokens(table), inputs={"note": "rain"}), 3)
    hand = ledger_of(summary_of(table), "GM's hand")
    (deed,) = hand.used
    assert (deed.use, deed.value, deed.on, deed.note, deed.source) == (
        "GM's Tragedy",
        3,
        "Mira",
        "rain",
        "hand",
    )
    assert tokens(hand.carries) == "–"


def test_hubris_is_gained_with_severity_and_name() -> None:
    table = a_session(faces=(1, 6))
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    do(table, c.Use(use="hubris", by=who(table, "Mira"), tokens=(die,), inputs={"hubris": "Pride"}))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.got)[1:] == ["Hubris 6: 1 Tragedy die"]
    assert mira.got[-1].note == "Pride"


def test_gain_shows_reason_of_award_and_giver_of_hubris() -> None:
    table = a_session(faces=(1, 6))
    triumph, tragedy = (pool_tokens(table, "destiny", kind)[0].id for kind in ("triumph", "tragedy"))
    mira = who(table, "Mira")
    do(table, c.Use(use="award", by=mira, tokens=(triumph,)))
    do(table, c.Use(use="award-reason", by=mira, inputs={"reason": "heroism", "note": "The bridge held."}))
    do(table, c.Use(use="hubris", by=mira, tokens=(tragedy,), inputs={"hubris": "Pride"}))
    do(table, c.Use(use="hubris-by", by=mira))
    ledger = ledger_of(summary_of(table), "Mira")
    assert [gain.note for gain in ledger.got[1:]] == [
        "heroism · The bridge held.",
        "Pride · activated by the GM",
    ]
    assert told(ledger.used) == []


@pytest.mark.parametrize("use", ["inspiration", "improve-roll", "edit-scene"])
def test_award_reason_shows_even_when_given_after_use(use: str) -> None:
    table = a_session(faces=(4,))
    mira, (die, *_) = who(table, "Mira"), pool_tokens(table, "destiny", "triumph")
    do(table, c.Use(use="award", by=mira, tokens=(die.id,)))
    do(table, c.Use(use=use, by=mira, inputs={"awarded": True}))
    do(table, c.Use(use="award-reason", by=mira, inputs={"reason": "heroism"}))
    ledger = ledger_of(summary_of(table), "Mira")
    assert ([gain.note for gain in ledger.got[1:]], [deed.note for deed in ledger.used]) == (["heroism"], [""])


def test_stones_are_used_from_pool_without_being_held() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3, by="Mira")
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), tokens=stones[:2]))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.used) == ["Inspiration 2: 2 Triumph stones"]
    assert mira.used[0].source == "pool"
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_opposition_is_listed_with_stones_it_used() -> None:
    table = an_encounter()
    stones = earn(table, "tragedy-stone", 1, by="Warden")
    do(table, c.Use(use="inspiration", by=who(table, "Warden"), tokens=stones))
    assert [(foe.name, told(foe.used)) for foe in summary_of(table).opposition] == [
        ("Warden", ["Inspiration 1: 1 Tragedy stone"])
    ]


def test_vetoed_use_shows_die_coming_back() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "edit-scene", 5)
    do(table, c.Use(use="veto"))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.used) == ["Edit Scene → Veto 5: 1 Triumph die"]
    assert told(mira.got)[1:] == ["Veto 5: 1 Triumph die"]
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_vetoed_tragedy_returns_from_gm_hand() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "edit-scene", 5)
    do(table, c.Use(use="veto"))
    hand = ledger_of(summary_of(table), "GM's hand")
    assert (told(hand.got), told(hand.used)) == (["Edit Scene 5: 1 Tragedy die"], ["Veto 5: 1 Tragedy die"])


def test_vetoed_award_shows_its_other_use_in_same_line() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "edit-scene")
    do(table, c.Use(use="veto"))
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    (deed,) = ledger_of(summary_of(table), "Mira").used
    assert deed.use == "Edit Scene → Veto → Inspiration"


def test_move_without_rule_is_by_hand() -> None:
    table = a_session()
    do(table, c.RemoveToken(token=held_tokens(table, "Mira", "triumph")[0]))
    do(table, c.AddToken(kind="tragedy", place=character_place(who(table, "Rook"))))
    summary = summary_of(table)
    assert told(ledger_of(summary, "Mira").used) == ["By hand: 1 Triumph die"]
    assert told(ledger_of(summary, "Rook").got)[1:] == ["By hand: 1 Tragedy die"]


def test_undescribed_use_is_named_by_its_key() -> None:
    campaign = a_table(a_hero()).campaign
    use = e.TokenUsed(use="lucky-strike", by=campaign.characters[0].id, value=2)
    summary = summarize(campaign, a_log((started(campaign),), (use,)))
    assert told(summary.heroes[0].used) == ["Lucky strike 2"]


def test_ledger_of_rich_session_adds_up() -> None:
    summary = summary_of(a_rich_evening())
    for ledger in (*summary.heroes, summary.hand):
        assert balance(ledger) == counts(ledger.carries)


PLACES = (HAND, pool_place("destiny"), character_place(CharacterId("c1")), character_place(CharacterId("c2")), None)
MOVES = st.tuples(st.integers(1, 6), st.sampled_from(PLACES), st.sampled_from(["", "c1", "c2"]), st.booleans())


@given(st.lists(st.lists(MOVES, min_size=1, max_size=4), max_size=8))
def test_had_plus_got_minus_used_is_carried_over(evening: list[list[tuple[int, Place | None, str, bool]]]) -> None:
    """Holds for any moves of tokens and any uses that claim them."""
    opening = a_table(a_hero("Mira"), a_hero("Rook")).campaign
    log = a_log((started(opening),), *_moves(opening, evening))
    summary = summarize(opening, log)
    for ledger in (*summary.heroes, summary.hand):
        assert balance(ledger) == counts(ledger.carries)


def _moves(opening: Campaign, evening: list[list[tuple[int, Place | None, str, bool]]]) -> list[tuple[e.Event, ...]]:
    now = opening
    groups = []
    for moves in evening:
        events: list[e.Event] = []
        for number, place, by, used in moves:
            kind = "triumph" if number % 2 else "tragedy"
            event = _move(now, TokenId(f"t{number}"), kind, place)
            if event is not None:
                events.append(event)
                now = fold(now, [event])
            if used:
                events.append(e.TokenUsed(use="coup", by=CharacterId(by), kinds=(kind,), value=number))
        groups.append(tuple(events))
    return groups


def _move(now: Campaign, token: TokenId, kind: str, place: Place | None) -> e.Event | None:
    there = now.token(token) is not None
    if place is None:
        return e.TokenRemoved(token=token) if there else None
    if there:
        return e.TokenMoved(token=token, to=place)
    return e.TokenAdded(token=Token(id=token, kind=kind, place=place, size=6))


def balance(ledger: Ledger) -> Counter[str]:
    """Return what should be left, by kind."""
    left = counts(ledger.had)
    for gain in ledger.got:
        left.update(counts(gain.tokens))
    for deed in ledger.used:
        if deed.source in ("held", "hand"):
            left.subtract(counts(deed.tokens))
    assert min(left.values(), default=0) >= 0
    return +left


def counts(tokens_of: tuple[TokenCount, ...]) -> Counter[str]:
    """Return the number of tokens by kind."""
    return Counter({count.kind.key: count.count for count in tokens_of})
