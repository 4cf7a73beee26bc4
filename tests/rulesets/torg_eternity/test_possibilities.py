"""Possibilities by act, for Storm Knights and the GM, and by hand."""

import pytest

from gmtracker.engine.campaign import HAND, character_place, pool_place
from gmtracker.engine.commands import (
    AddToken,
    EndSession,
    MoveToken,
    RemoveToken,
    SetHouseRule,
    SetPresent,
    StartSession,
    Use,
)
from gmtracker.summary import summarize, to_markdown
from tests.builders import refusals
from tests.builders.campaigns import a_table, do, held_tokens, reason_of, refusal_of, who
from tests.builders.refusals import because, given_reason
from tests.builders.torg_eternity import GAME, a_scene, brute, ilse, possibilities, rolled, somebody, spend


def test_session_starts_an_act_with_possibilities_for_everyone() -> None:
    table = a_scene()
    assert (possibilities(table, "Ilse"), possibilities(table, "Tomas"), possibilities(table)) == (3, 3, 2)
    assert possibilities(table, "Brute") == 0


def test_late_knight_in_an_act_starts_with_three() -> None:
    """Rules/torg-eternity.md, Possibilities: 3 for each Storm Knight at the start of an act."""
    table = a_table(ilse(), somebody("Tomas"), ruleset=GAME)
    do(table, StartSession(present=(who(table, "Ilse"),)))
    do(table, SetPresent(character=who(table, "Tomas"), present=True))
    assert (possibilities(table, "Tomas"), possibilities(table)) == (3, 1)


def test_new_act_sets_possibilities_and_removes_extra_ones() -> None:
    table = rolled(9)
    spend(table, "possibility", 12)
    do(table, AddToken(kind="possibility", place=character_place(who(table, "Tomas"))))
    do(table, AddToken(kind="possibility", place=HAND))
    do(table, Use(use="new-act"))
    assert (possibilities(table, "Ilse"), possibilities(table, "Tomas"), possibilities(table)) == (3, 3, 2)


def test_act_adds_possibilities_by_house_rule() -> None:
    table = a_scene()
    do(table, SetHouseRule(key="act-adds", value=True))
    do(table, SetHouseRule(key="act-possibilities", value=1))
    do(table, Use(use="new-act"))
    assert (possibilities(table, "Ilse"), possibilities(table)) == (4, 4)


@pytest.mark.parametrize(("each", "gms"), [(0, 0), (2, 4), (3, 6)])
def test_house_rule_sets_the_gms_possibilities_per_knight(each: int, gms: int) -> None:
    table = a_scene()
    do(table, SetHouseRule(key="gm-possibilities", value=each))
    do(table, Use(use="new-act"))
    assert possibilities(table) == gms


def test_session_need_not_start_an_act() -> None:
    table = a_table(somebody("Ilse"), ruleset=GAME)
    do(table, SetHouseRule(key="session-is-act", value=False))
    do(table, StartSession(present=(who(table, "Ilse"),)))
    assert possibilities(table, "Ilse") == 0


def test_absent_knights_are_dealt_only_between_sessions() -> None:
    table = a_table(ilse(), somebody("Tomas"), ruleset=GAME)
    do(table, StartSession(present=(who(table, "Ilse"),)))
    assert (possibilities(table, "Tomas"), possibilities(table)) == (0, 1)
    do(table, EndSession())
    do(table, Use(use="new-act"))
    assert (possibilities(table, "Tomas"), possibilities(table)) == (3, 2)
    assert reason_of(a_table(brute(), ruleset=GAME), Use(use="new-act")) == because(refusals.NO_KNIGHTS)


def test_possibilities_carry_over_until_an_act_starts() -> None:
    table = rolled(9)
    spend(table, "possibility", 12)
    do(table, SetHouseRule(key="session-is-act", value=False))
    do(table, EndSession(override=True))
    do(table, StartSession(present=(who(table, "Ilse"),)))
    assert possibilities(table, "Ilse") == 2


def test_possibility_can_be_added_and_removed_by_hand() -> None:
    table = a_scene()
    do(table, AddToken(kind="possibility", place=HAND))
    assert possibilities(table) == 3
    do(table, RemoveToken(token=held_tokens(table, "Ilse")[0]))
    assert possibilities(table, "Ilse") == 2


def test_passing_a_possibility_on_needs_an_override() -> None:
    table = a_scene()
    move = MoveToken(token=held_tokens(table, "Ilse")[0], to=character_place(who(table, "Tomas")))
    refused = refusal_of(table, move)
    assert (given_reason(refused), refused.overrulable) == (
        because(refusals.POSSIBILITIES_NOT_GIVEN),
        True,
    )
    do(table, MoveToken(token=move.token, to=move.to, override=True))
    assert possibilities(table, "Tomas") == 4


def test_possibility_is_held_by_a_knight_or_the_gm() -> None:
    table = a_scene()
    brute_place, nowhere = character_place(who(table, "Brute")), pool_place("hat")
    assert reason_of(table, AddToken(kind="possibility", place=brute_place)) == because(
        refusals.POSSIBILITIES_OF_KNIGHTS, name="Brute"
    )
    assert reason_of(table, AddToken(kind="possibility", place=nowhere)) == because(refusals.NO_PLACE_FOR_TOKEN)
    assert reason_of(table, AddToken(kind="possibility", place=HAND, value=3)) == because(
        refusals.POSSIBILITY_WITHOUT_FACE
    )
    assert reason_of(table, AddToken(kind="hat", place=HAND)) == because(refusals.TORG_KINDS)


def test_spending_anothers_possibility_needs_an_override() -> None:
    table = rolled(9)
    (theirs, *_) = held_tokens(table, "Tomas")
    command = Use(use="possibility", by=who(table, "Ilse"), tokens=(theirs,))
    refusal = refusal_of(table, command)
    assert refusal.overrulable
    assert given_reason(refusal) == because(refusals.ONLY_HOLDERS_POSSIBILITY.format(holder="Tomas", name="Ilse"))


def test_summary_says_where_possibilities_came_from_and_went() -> None:
    table = rolled(9)
    spend(table, "possibility", 12)
    open_chapter = table.history.open_chapter
    told = to_markdown(summarize(open_chapter.opening, open_chapter.entries))
    assert "Gained: 3 Possibilities – New act" in told
    assert "Gained: 2 Possibilities – New act" in told
    assert "Dodge" in told
    assert "By hand" not in told
