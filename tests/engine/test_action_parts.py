"""The parts of an action, made from the events of its entries."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.action_parts import KINDS, ActionPart, Step, TokenChange, last_result, parts_of
from gmtracker.engine.campaign import Campaign, Condition, Procedure, Token, TurnSnapshot, character_place, pool_place
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, CharacterId, EntryId, ProcedureId, TokenId
from gmtracker.storage.file_reader import read_campaign, read_file
from tests.builders.campaigns import a_foe, a_hero, an_encounter

OLD = sorted((Path(__file__).parents[1] / "storage" / "old_campaigns").glob("*.gmtracker.json"))
TABLE = an_encounter(a_hero(), a_foe("Glass Hound")).campaign
MIRA, HOUND = (next(one.id for one in TABLE.characters if one.name == name) for name in ("Mira", "Glass Hound"))
FATE = pool_place("fate")


def told(*steps: tuple[c.AnyCommand, str, tuple[e.Event, ...]], campaign: Campaign = TABLE) -> tuple[ActionPart, ...]:
    """Return the parts of an action, given as commands with their sentences and events."""

    def states() -> Iterator[Step]:
        state = campaign
        for command, sentence, events in steps:
            after = fold(state, events)
            entry = Entry(
                id=EntryId(1),
                action=ActionId("a"),
                command=command,
                events=events,
                label="",
                sentence=sentence,
                time="2026-01-01T20:00:00Z",
            )
            yield Step(entry, state, after)
            state = after

    return parts_of(states())


def a_check(degree: int, by: CharacterId = MIRA, on: CharacterId = HOUND, outcome: str = "") -> e.CheckResolved:
    return e.CheckResolved(what="Aiming", total=31, difficulty=18, degree=degree, by=by, on=on, outcome=outcome)


def a_stone(kind: str = "triumph-stone") -> e.TokenAdded:
    return e.TokenAdded(token=Token(id=TokenId(f"new-{kind}"), kind=kind, place=FATE))


ROLLED = e.DiceRolled(purpose="check", by=MIRA)
ANNOUNCE = c.Use(use="announce")
OPEN = e.ProcedureSet(procedure=Procedure(id=ProcedureId("a"), kind="check", stage="rolled"))
HIT = e.ProcedureSet(procedure=Procedure(id=ProcedureId("a"), kind="check", stage="hit"))
ATTACK = (c.Use(use="attack", by=MIRA, on=HOUND), "Mira: Aiming 31 against 18.", (ROLLED, OPEN, a_stone()))


def test_announced_attack_is_one_part_with_the_tokens_of_its_roll() -> None:
    (part,) = told(ATTACK, (ANNOUNCE, "A hit, 4 degrees of success.", (a_check(4),)))
    assert (part.headline, part.text, part.tone) == ("Hit +4", "Mira → Glass Hound · Aiming 31 vs 18", "good")
    assert part.tokens == (TokenChange("up", 1, "Fate pool"),)
    assert part.topics == {"roll", "token"}


@pytest.mark.parametrize(("degree", "by", "tone"), [(2, HOUND, "bad"), (-2, HOUND, "good"), (-2, MIRA, "bad")])
def test_tone_is_good_for_the_heroes_if_a_foe_fails(degree: int, by: CharacterId, tone: str) -> None:
    (part,) = told((ANNOUNCE, "Announced.", (a_check(degree, by),)))
    assert part.tone == tone


def test_roll_keeps_its_sentence_until_it_is_announced() -> None:
    (part,) = told(ATTACK)
    assert (part.outcome, part.tone, part.text) == ("Attack", "neutral", "Mira: Aiming 31 against 18.")


def test_resistance_follows_the_hit_as_a_part() -> None:
    resist = (c.Use(use="resist", by=HOUND, on=MIRA), "Hound: Toughness 9 against 19.", (ROLLED,))
    steps = (ATTACK, (ANNOUNCE, "", (a_check(4), HIT)), resist, (ANNOUNCE, "", (a_check(-2, HOUND, MIRA),)))
    assert [(part.outcome, part.tone) for part in told(*steps)] == [("Hit", "good"), ("Not resisted", "good")]


def test_token_spent_on_a_roll_is_a_part_beside_its_outcome() -> None:
    spend = (c.Use(use="coup", by=MIRA), "Mira: Coup, +2 degrees.", (e.TokenUsed(use="coup", by=MIRA), ROLLED))
    parts = told(ATTACK, spend, (ANNOUNCE, "", (a_check(6),)))
    assert [part.headline for part in parts] == ["Coup", "Hit +6"]


def test_outcome_in_the_games_own_word_has_no_degree() -> None:
    (part,) = told((ANNOUNCE, "Announced: a good success.", (a_check(2, outcome="good success"),)))
    assert part.headline == "Good success"


def test_low_roll_that_succeeds_says_what_was_needed() -> None:
    check = e.CheckResolved(what="Luck", total=20, difficulty=45, degree=1, outcome="it happens")
    (part,) = told((c.Use(use="percent"), "Luck.", (check,)))
    assert part.text == "Luck 20, needed 45 or less"
    assert part.tone == "neutral", "no one rolled it"


def test_critical_against_the_outcome_is_said_as_one() -> None:
    """Before, a success with a natural 1 was "Success · a critical failure"."""
    for degree, critical, said in (
        (1, -1, "despite a critical failure"),
        (-1, 1, "despite a critical success"),
        (1, 1, "a critical success"),
        (-1, -1, "a critical failure"),
        (1, 0, ""),
    ):
        (part,) = told((ANNOUNCE, "It counts.", (replace(a_check(degree), critical=critical),)))
        assert part.note == said


@pytest.mark.parametrize(("who", "tone"), [(MIRA, "bad"), (HOUND, "good")])
def test_wound_has_the_tone_of_the_side_that_takes_it(who: CharacterId, tone: str) -> None:
    wound = e.TrackChanged(character=who, track="wounds", value=1)
    dying = e.ConditionSet(character=who, condition=Condition("dying"))
    (part,) = told((c.Use(use="take-harm"), "A wound.", (wound, dying)))
    assert (part.outcome, part.tone) == ("Wounds", tone)
    assert [(effect.change, effect.danger) for effect in part.effects] == [("Wounds 0 → 1", "none"), ("dying", "most")]


def test_held_token_changes_stress_but_is_neither_good_nor_bad() -> None:
    token = Token(id=TokenId("t"), kind="tragedy", place=pool_place("destiny"), size=6, value=4)
    campaign = TABLE.with_changes(tokens=(token,))
    award = (e.TokenMoved(token=token.id, to=character_place(MIRA)), e.TokenUsed(use="award", by=MIRA))
    (part,) = told((c.Use(use="award"), "Mira earns Tragedy 4.", award), campaign=campaign)
    assert (part.outcome, part.tone, part.actor) == ("Award", "neutral", "Mira")
    assert [effect.text for effect in part.effects] == ["Mira: Stress 0 → 1"]
    assert part.tokens == (TokenChange("down", 1, "Mira"),)


def test_removed_token_counts_below_zero() -> None:
    stone = a_stone().token
    (part,) = told(
        (c.Use(use="coup"), "Coup.", (e.TokenRemoved(token=stone.id),)), campaign=TABLE.with_changes(tokens=(stone,))
    )
    assert part.tokens == (TokenChange("up", -1),)


def test_note_of_the_game_master_is_a_note() -> None:
    (part,) = told((c.AddNote(text="Rain."), "Rain.", (e.Noted(text="Rain."),)))
    assert (part.outcome, part.text, part.topics) == ("Note", "Rain.", frozenset({"note"}))


def test_new_round_is_named_if_nothing_else_happened() -> None:
    turn = e.TurnStarted(round=2, acting=HOUND, snapshot=TurnSnapshot(round=1, acting=MIRA))
    dazed = e.ConditionEnded(character=MIRA, key="dazed")
    assert [part.outcome for part in told((c.NextTurn(), "Round 2.", (turn,)))] == ["Round 2"]
    assert [part.outcome for part in told((c.NextTurn(), "Mira is no longer dazed.", (dazed, turn)))] == ["Change"]


RESISTED = (c.Use(use="resist", by=HOUND, on=MIRA), "Hound: Toughness 9 against 19.", (ROLLED,))


def test_last_result_is_the_last_check_with_all_that_followed() -> None:
    wound = (c.Use(use="take-harm"), "A wound.", (e.TrackChanged(character=HOUND, track="wounds", value=1),))
    attack = (ATTACK, (ANNOUNCE, "", (a_check(4), HIT)))
    result = last_result(told(*attack, RESISTED, (ANNOUNCE, "", (a_check(-2, HOUND, MIRA),)), wound))
    assert result is not None
    assert (result.outcome, [effect.change for effect in result.effects]) == ("Not resisted", ["Wounds 0 → 1"])


def test_roll_and_what_is_spent_on_it_are_no_result_yet() -> None:
    spend = (c.Use(use="coup", by=MIRA), "Mira: Coup, +2 degrees.", (e.TokenUsed(use="coup", by=MIRA), ROLLED))
    assert last_result(told(ATTACK, spend)) is None
    result = last_result(told(ATTACK, (ANNOUNCE, "", (a_check(4), HIT)), RESISTED))
    assert result is not None
    assert result.outcome == "Hit"


def test_every_kind_of_event_has_a_word() -> None:
    kinds = [kind for _, kinds in KINDS for kind in kinds]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(get_args(e.Event))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.split(".")[0])
def test_every_action_of_an_old_campaign_has_parts(path: Path) -> None:
    read = read_campaign(read_file(path))
    state, actions = read.opening, dict[ActionId, list[Step]]()
    for entry in (one.entry for one in read.entries):
        after = fold(state, entry.events)
        actions.setdefault(entry.action, []).append(Step(entry, state, after))
        state = after
    for steps in actions.values():
        parts = parts_of(steps)
        checks = [event for step in steps for event in step.entry.events if isinstance(event, e.CheckResolved)]
        assert all(part.outcome and part.text for part in parts)
        assert sum(part.is_check for part in parts) == len(checks)
