"""A game's rules, asked about one state of the table."""

import gc
import weakref
from collections import Counter

import pytest

from gmtracker.engine.campaign import held_by
from gmtracker.engine.commands import SetTrack, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.evolve import fold
from gmtracker.engine.rules import Rules
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from tests.support.builders import a_session, a_table, falling, held_tokens, who


class Counted:
    """The rules of a game, and how often each of them was asked."""

    def __init__(self, game: str) -> None:
        self._rules = load(game)
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> object:
        self.asked[name] += 1
        return getattr(self._rules, name)


class Painter:
    """Something that has to go when the function ends that opened it."""


def paint_what_would_be_refused(table: Table) -> weakref.ref[Painter]:
    painter = Painter()
    kept = table.rules.refusal(Use(use="no-such-use"))
    assert kept is not None
    assert kept.sentence == "This game has no such use."
    return weakref.ref(painter)


def test_a_refusal_that_is_kept_holds_nothing_of_those_who_asked() -> None:
    """It held the whole stack by its traceback until the collector came by: a painter of the window, for one."""
    table = a_table()
    assert not gc.isenabled()
    assert paint_what_would_be_refused(table)() is None


def test_a_question_is_answered_once_for_each_state_however_many_ask_it() -> None:
    table = a_session()
    counted = Counted(table.campaign.ruleset)
    rules = Rules(counted, table.campaign)  # type: ignore[arg-type]  # it answers as the game does
    mira, dice = who(table, "Mira"), held_tokens(table, "Mira")
    stressed = SetTrack(character=mira, track="stress", value=3)
    for _ in range(3):
        assert "Stress" in rules.preview(stressed).says
        assert rules.asks(stressed) == ()
        rules.preview_drop(dice[:1], held_by(mira))
        offers = rules.gesture(dice[:1], held_by(mira)).offers
        rules.offers()
    assert rules.decide(stressed, falling()) is rules.trial(stressed).outcome
    assert offers
    assert counted.asked == {"decide": 1 + len(offers), "gesture": 1, "offers": 1}


def test_what_is_refused_is_refused_again_in_the_same_words() -> None:
    table = a_session()
    too_much = SetTrack(character=who(table, "Mira"), track="stress", value=99)
    said = table.rules.preview(too_much)
    assert said.refused
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            table.dispatch(too_much, falling())
        assert caught.value.sentence == said.says


def test_a_decision_ends_in_the_state_that_its_events_fold_to() -> None:
    table = a_session()
    before = table.campaign
    decided = table.rules.decide(SetTrack(character=who(table, "Mira"), track="stress", value=3), falling())
    assert decided.after == fold(before, decided.events)
