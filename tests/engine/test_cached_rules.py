"""A game's rules bound to one state, with cached answers. Several commands as one action."""

import gc
import weakref
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign, character_place
from gmtracker.engine.commands import (
    Command,
    CommandBatch,
    NextTurn,
    RollDice,
    SetAside,
    SetCondition,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import ConditionSet
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import Entry
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.rulesets.wrappers import MissingRuleset
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    falling,
    held_tokens,
    pool_tokens,
    reason_of,
    who,
)
from tests.builders.refusals import because


class Counted:
    """A game's rules that count how often each method is used."""

    def __init__(self, game: str) -> None:
        self._rules = load(game)
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> object:
        self.asked[name] += 1
        return getattr(self._rules, name)


class Painter:
    """An object that must be freed when the function that created it returns."""


def paint_what_would_be_refused(table: Table) -> weakref.ref[Painter]:
    painter = Painter()
    kept = table.rules.find_refusal(Use(use="no-such-use"))
    assert kept is not None
    assert kept.template == refusals.UNKNOWN_ACTION
    return weakref.ref(painter)


def test_stored_refusal_holds_no_reference_to_its_callers() -> None:
    """Regression: its traceback kept the stack alive, with an open painter on it, until garbage collection."""
    table = a_table()
    assert not gc.isenabled()
    assert paint_what_would_be_refused(table)() is None


def test_rules_compute_each_answer_once_per_state() -> None:
    table = a_session()
    counted = Counted(table.campaign.ruleset)
    rules = Rules(counted, table.campaign)  # type: ignore[arg-type]  # it answers as the game does
    mira, dice = who(table, "Mira"), held_tokens(table, "Mira")
    stressed = SetTrack(character=mira, track="stress", value=3)
    for _ in range(3):
        assert "Stress" in rules.preview(stressed).message
        assert rules.dice_requests(stressed) == ()
        rules.drop_preview(dice[:1], character_place(mira))
        offers = rules.drop_result(dice[:1], character_place(mira)).offers
        rules.offers()
    assert rules.decide(stressed, falling()) is rules.trial(stressed).outcome
    assert offers
    assert counted.asked == {"decide": 1 + len(offers), "drop_result": 1, "offers": 1}


class Rolling(MissingRuleset):
    """A game that rolls two dice, one after the other, for every command; counts rolls of the first."""

    has_fallen = 0

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        dice.roll_group(DieRequest("first", 6, "d6"))
        self.has_fallen += 1
        dice.roll_group(DieRequest("second", 8, "d8"))
        raise Refused.translated("That is all.")


def test_dice_requests_stop_at_first_untyped_die() -> None:
    """Regression: to list a check's dice, the whole check was decided, with all its consequences."""
    table = a_table()
    game = Rolling("rolling", table.campaign.game)
    rules = Rules(game, table.campaign)
    asked = rules.dice_requests(NextTurn())
    assert [request.role for request in asked] == ["first"]
    assert game.has_fallen == 0
    assert [request.role for request in rules.dice_requests(NextTurn(), {"first": 3})] == ["first", "second"]
    assert game.has_fallen == 1


def test_refusal_repeats_the_previewed_sentence() -> None:
    table = a_session()
    too_much = SetTrack(character=who(table, "Mira"), track="stress", value=99)
    said = table.rules.preview(too_much)
    assert said.refused
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            table.dispatch(too_much, falling())
        assert caught.value.sentence == said.message


def test_use_needs_answer_that_would_only_add_effects() -> None:
    """A Recover needs to know the condition to end, if there is one; its cost is the same."""
    table = a_table(a_hero("Mira"))
    recover = Use(use="recover-action", by=who(table, "Mira"))
    assert not table.rules.needs_answer(recover)
    do(table, SetCondition(character=recover.by, condition="fatigued"))
    assert table.rules.needs_answer(recover)
    told = {one.key: option.key for one in table.campaign.game.use(recover.use).inputs for option in one.options}
    assert not table.rules.needs_answer(replace(recover, inputs=told))


def test_use_needs_no_answer_that_replaces_its_effect() -> None:
    table = a_table(a_hero("Mira"), ruleset="torg-eternity")
    usual = Use(use="make-stymied", by=who(table, "Mira"))
    very = replace(usual, inputs={"how": "very"})
    assert table.rules.preview(very).message != table.rules.preview(usual).message
    assert not table.rules.needs_answer(usual)


def test_decision_state_equals_its_folded_events() -> None:
    table = a_session()
    before = table.campaign
    decided = table.rules.decide(SetTrack(character=who(table, "Mira"), track="stress", value=3), falling())
    assert decided.after == fold(before, decided.events)


def test_batch_is_undone_as_one() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    dazed = [SetCondition(character=who(table, name), condition="dazed", on=True) for name in ("Mira", "Rook")]
    do(table, CommandBatch(commands=tuple(dazed)))
    assert all(person.has_condition("dazed") for person in table.campaign.characters)
    table.undo()
    assert not any(person.conditions for person in table.campaign.characters)


def test_undo_label_names_all_commands_of_batch() -> None:
    """Regression: the label named the first command and only counted the others."""
    table = a_table(a_hero(), a_hero("Rook"), a_foe("Thug 1"), a_foe("Thug 2"), a_foe("Thug 3"))
    mira, rook, *thugs = (character.id for character in table.campaign.characters)
    dazed = [SetCondition(character=one, condition="dazed") for one in (mira, *thugs)]
    do(table, CommandBatch(commands=tuple(dazed)))
    assert table.undo_label() == "dazed on Mira and Thug ×3"
    prone = SetCondition(character=rook, condition="fatigued")
    do(table, CommandBatch(commands=(prone, SetTrack(character=mira, track="stress", value=3))))
    assert table.undo_label() == "fatigued on Rook and Mira's Stress, 0 → 3"


def test_batch_tells_crowd_in_one_sentence() -> None:
    """Regression: twelve sentences in the log said the same of each of them."""
    table = a_table(a_hero(), *(a_foe(f"Thug {number}") for number in range(1, 5)), a_foe("Rat 1"), a_foe("Rat 2"))
    dazed = [SetCondition(character=one.id, condition="dazed") for one in table.campaign.characters]
    said = do(table, CommandBatch(commands=tuple(dazed)))
    assert said == "Mira is dazed. Thug ×4 is dazed. Rat 1 is dazed. Rat 2 is dazed."


def test_batch_tells_apart_what_differs_within_crowd() -> None:
    table = a_table(*(a_foe(f"Thug {number}") for number in range(1, 6)))
    thugs = [one.id for one in table.campaign.characters]
    do(table, SetTrack(character=thugs[2], track="wounds", value=1))
    wounds = [SetTrack(character=one, track="wounds", value=2) for one in thugs]
    assert do(table, CommandBatch(commands=tuple(wounds))) == "Thug ×4: Wounds 0 → 2. Thug 3: Wounds 1 → 2."


def test_label_of_large_batch_stays_short() -> None:
    table = a_table(*(a_hero(f"Somebody of the house of {letter}") for letter in "abcdefgh"))
    dazed = [SetCondition(character=one.id, condition="dazed") for one in table.campaign.characters]
    do(table, CommandBatch(commands=tuple(dazed)))
    assert table.undo_label() == "dazed on Somebody of the house of a and 7 more"


def test_batch_skips_commands_without_effect() -> None:
    table = a_table(a_hero(conditions=("dazed",)), a_hero("Rook"))
    dazed = [SetCondition(character=who(table, name), condition="dazed", on=True) for name in ("Mira", "Rook")]
    do(table, CommandBatch(commands=tuple(dazed)))
    changed = [event for event in table.history.open_chapter.entries[-1].events if isinstance(event, ConditionSet)]
    assert [event.character for event in changed] == [who(table, "Rook")]
    assert reason_of(table, CommandBatch(commands=tuple(dazed))) == because(refusals.ALREADY_SET)


def test_batch_does_nothing_when_one_command_is_refused() -> None:
    table = a_table(a_hero(), a_foe())
    wounds = [SetTrack(character=who(table, name), track="stress", value=1) for name in ("Mira", "Warden")]
    assert reason_of(table, CommandBatch(commands=tuple(wounds))) == because(
        refusals.TRACK_OF_OTHERS, name="Warden", track="Stress"
    )
    assert table.campaign.track_value(who(table, "Mira"), "stress") == 0


def test_batch_with_several_rolls_is_refused() -> None:
    table = a_table(a_hero())
    rolls = CommandBatch(commands=(RollDice(notation="2d6"), RollDice(notation="2d6")))
    assert table.rules.preview(rolls).message == "Roll dice for one character at a time."


def test_batch_with_several_procedures_is_refused() -> None:
    table = a_session(faces=(4, 3))
    mira, rook = who(table, "Mira"), who(table, "Rook")
    die, other = (token.id for token in pool_tokens(table, "destiny")[:2])
    awards = CommandBatch(
        commands=(Use(use="award", by=mira, tokens=(die,)), Use(use="award", by=rook, tokens=(other,)))
    )
    assert reason_of(table, awards) == because(refusals.ONE_AT_A_TIME)


def test_batch_entry_survives_json_round_trip() -> None:
    table = a_table(a_hero())
    change = table.dispatch(
        CommandBatch(commands=(SetCondition(character=who(table, "Mira"), condition="dazed", on=True),)), falling()
    )
    entry = change.entries[0]
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_benched_character_is_hidden_and_takes_no_turns() -> None:
    table = an_encounter()
    warden = who(table, "Warden")
    do(table, SetAside(character=warden, benched=True))
    assert [person.name for person in table.campaign.active_characters()] == ["Mira", "Rook"]
    assert table.campaign.encounter is not None
    assert warden not in table.campaign.encounter.order


def test_benched_character_can_be_brought_back() -> None:
    table = a_session()
    warden = who(table, "Warden")
    do(table, SetAside(character=warden, benched=True))
    assert reason_of(table, SetAside(character=warden, benched=True)) == because(refusals.ALREADY_SET)
    do(table, SetAside(character=warden, benched=False))
    assert table.campaign.characters == table.campaign.active_characters()


def test_benched_character_is_refused_in_turn_order() -> None:
    table = a_session()
    warden = who(table, "Warden")
    do(table, SetAside(character=warden, benched=True))
    assert reason_of(table, StartEncounter(kind="combat", order=(warden,))) == because(
        refusals.SET_ASIDE, name="Warden"
    )
