"""Checks that wait while the game moves on, and how the GM resumes them (gmtracker.engine.check.waiting_checks)."""

import pytest

from gmtracker.engine.commands import (
    Command,
    DelayTurn,
    EndEncounter,
    EndSession,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    Use,
)
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids
from tests.builders import refusals
from tests.builders.campaigns import do, falling, reason_of, refusal_of, who
from tests.builders.refusals import because, given_reason
from tests.builders.shattered_spheres import (
    a_check,
    a_resistance,
    an_ambush,
    an_attack,
    announce,
    attack,
    check,
    resist,
    rolled,
)
from tests.rulesets.test_contract import drafts, in_play


def a_hit() -> Table:
    """Return a table where Mira has hit the Warden and the damage is to be resisted."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    announce(table)
    return table


def waiting(table: Table) -> list[str]:
    """Return the waiting checks by name."""
    return [offer.name for offer in table.rules.waiting_checks()]


def outcomes(table: Table) -> list[str]:
    """Return the checks with an outcome in the open chapter."""
    events = (event for entry in table.history.open_chapter.entries for event in entry.events)
    return [event.what for event in events if isinstance(event, CheckResolved)]


def test_damage_of_a_hit_survives_the_next_turn() -> None:
    """Before, it was dropped. Only undo restored it, and the summary did not mention it."""
    table = a_hit()
    do(table, NextTurn())
    do(table, check(table, "Rook", a_check()), 12)
    announce(table)
    assert len(waiting(table)) == 1
    do(table, table.rules.waiting_checks()[0].command)
    do(table, resist(table, "Warden", "Mira", a_resistance()), 5)
    announce(table)
    do(table, Use(use="take-harm", by=who(table, "Warden")))
    assert table.campaign.track_value(who(table, "Warden"), "wounds") == 1
    assert (waiting(table), table.rules.open_check()) == ([], None)


@pytest.mark.parametrize("by", ["turn", "delay", "encounter", "check"])
def test_rolled_check_is_not_announced_by_other_commands(by: str) -> None:
    table = rolled(12)
    commands: dict[str, Command] = {
        "turn": NextTurn(),
        "delay": DelayTurn(character=who(table, "Mira")),
        "encounter": EndEncounter(),
        "check": check(table, "Rook", a_check()),
    }
    do(table, commands[by], *((9,) if by == "check" else ()))
    assert (outcomes(table), waiting(table)) == ([], ["Mira: Acrobatics"])


def test_resuming_a_check_puts_the_open_one_aside() -> None:
    table = rolled(12)
    do(table, check(table, "Rook", a_check(), what="Stealth"), 9)
    do(table, table.rules.waiting_checks()[0].command)
    assert waiting(table) == ["Rook: Stealth"]
    announce(table)
    assert (outcomes(table), waiting(table)) == (["Acrobatics"], ["Rook: Stealth"])


def test_announcement_of_a_resumed_check_names_it() -> None:
    """Before, the log said only “1 degree of success.”, far below the roll."""
    table = rolled(12)
    do(table, NextTurn())
    do(table, table.rules.waiting_checks()[0].command)
    assert announce(table) == "Mira, Acrobatics: 1 degree of success."


def test_resuming_a_check_is_a_step_of_its_action() -> None:
    table = rolled(12)
    before = table.campaign
    do(table, NextTurn())
    do(table, table.rules.waiting_checks()[0].command)
    announce(table)
    entries = table.history.open_chapter.entries
    assert entries[-1].action == entries[-2].action == entries[-4].action
    for _ in range(2):
        table.undo_step()
    assert waiting(table) == ["Mira: Acrobatics"]
    table.undo()
    assert table.campaign == before


def test_tokens_spent_on_a_resistance_wait_and_count_once() -> None:
    table = a_hit()
    (stone,) = _a_stone(table)
    do(table, Use(use="improve-roll", by=who(table, "Warden"), tokens=(stone,)))
    do(table, NextTurn())
    assert not [marker for marker in table.campaign.markers if marker.key.startswith("next-check")]
    do(table, table.rules.waiting_checks()[0].command)
    do(table, resist(table, "Warden", "Mira", a_resistance()), 5)
    found = table.rules.open_check()
    assert found is not None
    assert found.notes == ("Improve Roll +1",)


def _a_stone(table: Table) -> tuple[TokenId, ...]:
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 1}))
    return tuple(token.id for token in table.campaign.tokens if token.kind == "tragedy-stone")[:1]


def test_session_asks_before_ending_with_an_open_check() -> None:
    """Before, it announced the check. Rules: “You must spend Destiny before the GM announces the outcome”."""
    table = rolled(12)
    refusal = refusal_of(table, EndSession())
    assert given_reason(refusal) == because(refusals.NAMED_OPEN_CHECK, name="Mira", what="Acrobatics")
    assert refusal.overrulable
    do(table, NextTurn())
    assert refusal_of(table, EndSession()).overrulable
    do(table, EndSession(override=True))
    assert outcomes(table) == ["Acrobatics"]
    assert table.campaign.session is None
    assert table.campaign.procedures == ()


def test_session_asks_about_pending_damage() -> None:
    table = a_hit()
    do(table, NextTurn())
    assert reason_of(table, EndSession()) == because(refusals.UNFINISHED_CHECK, name="Mira", what="Fighting")
    do(table, EndSession(override=True))
    assert (table.campaign.session, table.campaign.procedures) == (None, ())


def test_waiting_check_is_closed_with_its_character() -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, RemoveCharacter(character=who(table, "Mira")))
    assert waiting(table) == []


def test_resumed_check_is_logged() -> None:
    table = a_hit()
    do(table, NextTurn())
    assert do(table, table.rules.waiting_checks()[0].command) == "Open again: Mira: Fighting against Warden."


def test_skipping_damage_ends_the_waiting_check() -> None:
    table = a_hit()
    do(table, NextTurn())
    do(table, table.rules.waiting_checks()[0].command)
    announce(table)
    assert waiting(table) == []


@pytest.mark.parametrize("game", [*built_in_ids(), "sword-and-lantern"])
def test_previous_turn_reopens_the_check_put_aside_by_the_turn(game: str) -> None:
    """Before, it stayed among the waiting checks, so the previous turn was not restored completely."""
    table = in_play(game)
    command = next(command for draft in drafts(table) if (command := table.rules.check_form(draft).command) is not None)
    table.dispatch(command, falling())
    opened = table.rules.open_check()
    assert opened is not None
    do(table, NextTurn())
    assert table.rules.open_check() is None
    assert "Open again" in do(table, PreviousTurn())
    assert (table.rules.open_check(), waiting(table)) == (opened, [])


def test_previous_turn_leaves_a_settled_check_settled() -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, table.rules.waiting_checks()[0].command)
    announce(table)
    do(table, PreviousTurn())
    assert (outcomes(table), waiting(table), table.rules.open_check()) == (["Acrobatics"], [], None)


def test_previous_turn_keeps_the_open_check_open() -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, check(table, "Rook", a_check(), what="Stealth"), 9)
    do(table, PreviousTurn())
    assert waiting(table) == ["Mira: Acrobatics"]
    assert table.rules.open_check() is not None
