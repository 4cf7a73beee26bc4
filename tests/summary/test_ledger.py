from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Place, Token, held_by, in_pool
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.summary import summarize
from gmtracker.summary.values import Ledger, TokenCount
from gmtracker.summary.wording import tokens
from tests.summary.evenings import a_log, a_rich_evening, ledger_of, started, summary_of, told
from tests.support.builders import (
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


def test_dealt_dice_are_got_and_not_had() -> None:
    mira = ledger_of(summary_of(a_session()), "Mira")
    assert tokens(mira.had) == "–"
    assert told(mira.got) == ["Dealt: 1 Triumph die, 1 Tragedy die"]
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_dice_of_the_session_before_are_had() -> None:
    table = a_session(a_hero())
    do(table, c.EndSession())
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling(1, 1, 1, 1))
    mira = ledger_of(summary_of(table), "Mira")
    assert tokens(mira.had) == "1 Triumph die, 1 Tragedy die"
    assert tokens(mira.carries) == "2 Triumph dice, 2 Tragedy dice"


def test_an_award_is_got_at_its_value_and_its_use_cost_nothing() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "inspiration", note="who lights the lanterns")
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.got)[1:] == ["Award 4: 1 Triumph die"]
    assert [(deed.use, deed.value, deed.source, deed.tokens) for deed in mira.used] == [
        ("Inspiration", 4, "at once", ())
    ]
    assert mira.used[0].note == "who lights the lanterns"


def test_an_award_kept_for_later_has_no_use() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph")
    assert ledger_of(summary_of(table), "Mira").used == ()


def test_a_spent_tragedy_is_used_by_the_hero_and_got_by_the_gm() -> None:
    table = a_session()
    spend(table, "Rook", "tragedy", "inspiration", 5, note="the tide")
    summary = summary_of(table)
    rook = ledger_of(summary, "Rook")
    assert told(rook.used) == ["Inspiration 5: 1 Tragedy die"]
    assert rook.used[0].note == "the tide"
    (came,) = ledger_of(summary, "GM's hand").got
    assert (came.reason, came.value, came.giver, came.note) == ("Inspiration", 5, "Rook", "")


def test_what_the_gm_uses_from_the_hand_is_told_with_its_target() -> None:
    table = a_session()
    spend(table, "Rook", "tragedy", "inspiration", 5)
    do(table, c.Use(use="gm-use", on=who(table, "Mira"), tokens=hand_tokens(table), inputs={"note": "rain"}), 3)
    hand = ledger_of(summary_of(table), "GM's hand")
    (deed,) = hand.used
    assert (deed.use, deed.value, deed.on, deed.note, deed.source) == (
        "Use against the heroes",
        3,
        "Mira",
        "rain",
        "hand",
    )
    assert tokens(hand.carries) == "–"


def test_a_hubris_is_got_with_its_severity_and_name() -> None:
    table = a_session(faces=(1, 6))
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    do(table, c.Use(use="hubris", by=who(table, "Mira"), tokens=(die,), inputs={"hubris": "Pride"}))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.got)[1:] == ["Hubris 6: 1 Tragedy die"]
    assert mira.got[-1].note == "Pride"


def test_stones_are_used_out_of_the_pool_without_having_been_held() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3, by="Mira")
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), tokens=stones[:2]))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.used) == ["Inspiration 2: 2 Triumph stones"]
    assert mira.used[0].source == "pool"
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_the_opposition_is_listed_for_the_stones_it_used() -> None:
    table = an_encounter()
    stones = earn(table, "tragedy-stone", 1, by="Warden")
    do(table, c.Use(use="inspiration", by=who(table, "Warden"), tokens=stones))
    assert [(foe.name, told(foe.used)) for foe in summary_of(table).opposition] == [
        ("Warden", ["Inspiration 1: 1 Tragedy stone"])
    ]


def test_a_vetoed_spending_shows_the_die_coming_back() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "edit-scene", 5)
    do(table, c.Use(use="veto"))
    mira = ledger_of(summary_of(table), "Mira")
    assert told(mira.used) == ["Edit Scene → Veto 5: 1 Triumph die"]
    assert told(mira.got)[1:] == ["Veto 5: 1 Triumph die"]
    assert tokens(mira.carries) == "1 Triumph die, 1 Tragedy die"


def test_a_vetoed_tragedy_comes_back_from_the_gms_hand() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "edit-scene", 5)
    do(table, c.Use(use="veto"))
    hand = ledger_of(summary_of(table), "GM's hand")
    assert (told(hand.got), told(hand.used)) == (["Edit Scene 5: 1 Tragedy die"], ["Veto 5: 1 Tragedy die"])


def test_a_vetoed_award_tells_the_use_it_was_put_to_instead_in_the_same_line() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "edit-scene")
    do(table, c.Use(use="veto"))
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    (deed,) = ledger_of(summary_of(table), "Mira").used
    assert deed.use == "Edit Scene → Veto → Inspiration"


def test_what_the_gm_moves_without_a_rule_is_by_hand() -> None:
    table = a_session()
    do(table, c.RemoveToken(token=held_tokens(table, "Mira", "triumph")[0]))
    do(table, c.AddToken(kind="tragedy", place=held_by(who(table, "Rook"))))
    summary = summary_of(table)
    assert told(ledger_of(summary, "Mira").used) == ["By hand: 1 Triumph die"]
    assert told(ledger_of(summary, "Rook").got)[1:] == ["By hand: 1 Tragedy die"]


def test_a_use_that_the_sheet_does_not_name_is_called_by_its_key() -> None:
    campaign = a_table(a_hero()).campaign
    use = e.TokenUsed(use="lucky-strike", by=campaign.characters[0].id, value=2)
    summary = summarize(campaign, a_log((started(campaign),), (use,)))
    assert told(summary.heroes[0].used) == ["Lucky strike 2"]


def test_the_ledger_of_a_rich_evening_adds_up() -> None:
    summary = summary_of(a_rich_evening())
    for ledger in (*summary.heroes, summary.hand):
        assert balance(ledger) == counts(ledger.carries)


PLACES = (HAND, in_pool("destiny"), held_by(CharacterId("c1")), held_by(CharacterId("c2")), None)
MOVES = st.tuples(st.integers(1, 6), st.sampled_from(PLACES), st.sampled_from(["", "c1", "c2"]), st.booleans())


@given(st.lists(st.lists(MOVES, min_size=1, max_size=4), max_size=8))
def test_had_and_got_less_used_is_what_carries_over(evening: list[list[tuple[int, Place | None, str, bool]]]) -> None:
    """However tokens come, go and change hands, and whatever uses lay claim to it."""
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
    """What should be left, by kind."""
    left = counts(ledger.had)
    for gain in ledger.got:
        left.update(counts(gain.tokens))
    for deed in ledger.used:
        if deed.source in ("held", "hand"):
            left.subtract(counts(deed.tokens))
    assert min(left.values(), default=0) >= 0
    return +left


def counts(tokens_of: tuple[TokenCount, ...]) -> Counter[str]:
    """The tokens by kind."""
    return Counter({count.kind.key: count.count for count in tokens_of})
