"""Encounters in turns: order, rounds, marks, expiries, game hooks at turn starts, and the previous turn."""

import pytest
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Condition, Encounter, Expiry, Marker, Token, TurnSnapshot
from gmtracker.engine.commands import (
    AddNote,
    Command,
    EndEncounter,
    MarkAction,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    SetCondition,
    SetHouseRule,
    SetOrder,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.decision import Decision
from gmtracker.engine.evolve import fold
from gmtracker.engine.handlers.dispatch import SharedCommand, decide_shared
from gmtracker.engine.handlers.expiry import end_of_next_turn
from gmtracker.engine.handlers.turns import takes_turns
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, TokenId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    earn,
    no_dice,
    reason_of,
    track_of,
    who,
)
from tests.builders.refusals import because


def omen(d: Decision, acting: CharacterId) -> None:
    """At the start of a turn, shake the active character and replace its old dread marker."""
    d.emit(e.ConditionSet(character=acting, condition=Condition("shaken")))
    dread = d.campaign.marker(acting, "dread")
    d.set_marker(Marker(id=MarkerId(""), owner=acting, key="dread", value=int(dread.value) + 1 if dread else 1))


def after(campaign: Campaign, command: SharedCommand) -> Campaign:
    d = Decision(campaign, no_dice(), turn_starts=omen)
    decide_shared(d, command)
    return fold(campaign, d.finish().events)


def tide(d: Decision) -> None:
    """At the start of a round, change the first token, remove the second, and add one."""
    first, second, *_ = d.campaign.tokens
    d.emit(e.TokenChanged(token=first.id, size=4, value=3, name="The tide"))
    d.emit(e.TokenRemoved(token=second.id))
    d.new_token(Token(id=TokenId(""), kind="triumph", place=HAND))


def after_round(campaign: Campaign, *commands: SharedCommand) -> Campaign:
    for command in commands:
        d = Decision(campaign, no_dice(), round_starts=tide)
        decide_shared(d, command)
        campaign = fold(campaign, d.finish().events)
    return campaign


def seen(campaign: Campaign) -> list[tuple[str, bool, int]]:
    """Return each character's name, whether it is shaken, and its dread."""
    marks = {c.id: campaign.marker(c.id, "dread") for c in campaign.characters}
    return [(c.name, c.has_condition("shaken"), int(m.value) if (m := marks[c.id]) else 0) for c in campaign.characters]


def the_campaign() -> Campaign:
    return an_encounter(a_hero(), a_hero("Rook")).campaign


def test_turn_hook_runs_when_turn_starts() -> None:
    campaign = after(the_campaign(), NextTurn())
    assert seen(campaign) == [("Mira", False, 0), ("Rook", True, 1)]


def test_turn_hook_runs_when_active_character_leaves_order() -> None:
    start = the_campaign()
    campaign = after(start, SetOrder(order=(start.characters[1].id,)))
    assert seen(campaign) == [("Mira", False, 0), ("Rook", True, 1)]


def test_previous_turn_reverses_turn_hook() -> None:
    states = [the_campaign()]
    for _ in range(5):
        states.append(after(states[-1], NextTurn()))
    back = states[-1]
    for earlier in reversed(states[:-1]):
        back = after(back, PreviousTurn())
        assert seen(back) == seen(earlier)


def test_previous_turn_restores_condition_ended_and_set_again() -> None:
    start = the_campaign()
    rook = start.characters[1].id
    timed = Condition("shaken", Expiry("turn-start", character=rook))
    start = fold(start, [e.ConditionSet(character=rook, condition=timed)])
    back = after(after(start, NextTurn()), PreviousTurn())
    assert back.character(rook).conditions == (timed,)


def test_previous_turn_works_after_removal_of_set_condition() -> None:
    campaign = after(the_campaign(), NextTurn())
    rook = campaign.characters[1].id
    campaign = fold(campaign, [e.ConditionEnded(character=rook, key="shaken")])
    assert seen(after(campaign, PreviousTurn())) == [("Mira", False, 0), ("Rook", False, 0)]


def test_game_without_turn_hooks_adds_nothing() -> None:
    start = the_campaign()
    d = Decision(start, no_dice())
    decide_shared(d, NextTurn())
    assert seen(fold(start, d.finish().events)) == [("Mira", False, 0), ("Rook", False, 0)]


def test_round_hook_runs_only_when_round_starts() -> None:
    start = the_campaign()
    second_turn = after_round(start, NextTurn())
    assert second_turn.tokens == start.tokens
    new_round = after_round(second_turn, NextTurn())
    assert new_round.tokens[0].name == "The tide"
    assert start.tokens[1] not in new_round.tokens
    assert len(new_round.tokens) == len(start.tokens)


def test_previous_turn_restores_tokens_of_previous_round() -> None:
    start = the_campaign()
    assert after_round(start, NextTurn(), NextTurn(), PreviousTurn()).tokens == start.tokens


def test_previous_turn_restores_place_of_moved_token() -> None:
    start = the_campaign()
    token = start.tokens[0]
    turn = TurnSnapshot(
        round=1, acting=start.characters[0].id, tokens=((token, replace(token, place=HAND, value=None)),)
    )
    moved = fold(
        start,
        [
            e.TokenMoved(token=token.id, to=HAND),
            e.TurnStarted(round=1, acting=start.characters[1].id, snapshot=turn),
        ],
    )
    assert after(moved, PreviousTurn()).tokens == start.tokens


def test_previous_turn_keeps_later_token_changes() -> None:
    round_2 = after_round(the_campaign(), NextTurn(), NextTurn())
    changed = fold(round_2, [e.TokenChanged(token=round_2.tokens[0].id, name="The ebb")])
    assert after(changed, PreviousTurn()).tokens[0].name == "The ebb"
    removed = fold(round_2, [e.TokenRemoved(token=round_2.tokens[0].id)])
    assert round_2.tokens[0].id not in {token.id for token in after(removed, PreviousTurn()).tokens}


def test_previous_turn_logs_restored_tokens() -> None:
    campaign = after_round(the_campaign(), NextTurn(), NextTurn())
    d = Decision(campaign, no_dice())
    decide_shared(d, PreviousTurn())
    assert "Restored: a Triumph die, d6. Restored: a Tragedy die, d6." in d.finish().sentence


MIRA, ROOK, WARDEN = "Mira", "Rook", "Warden"


def encounter(table: Table) -> Encounter:
    assert table.campaign.encounter is not None
    return table.campaign.encounter


def acting(table: Table) -> str:
    return table.campaign.character_name(encounter(table).active)


def next_turn(table: Table) -> tuple[str, int]:
    """Start the next turn; return whose it is, and the round."""
    do(table, NextTurn())
    return acting(table), encounter(table).round


def taken(table: Table, name: str, action: str) -> int:
    return encounter(table).times_taken(who(table, name), action)


def mark(table: Table, name: str, action: str, times: int = 1) -> str:
    return do(table, MarkAction(character=who(table, name), action=action, times=times))


def order(table: Table, *names: str) -> SetOrder:
    return SetOrder(order=tuple(who(table, name) for name in names))


def dazed(table: Table, name: str, until: Expiry) -> str:
    return do(table, SetCondition(character=who(table, name), condition="dazed", expiry=until))


def is_dazed(table: Table, name: str) -> bool:
    return table.campaign.character(who(table, name)).has_condition("dazed")


def test_encounter_starts_with_first_in_order() -> None:
    table = a_session()
    do(table, StartEncounter(kind="combat", title="Ambush", order=(who(table, ROOK), who(table, MIRA))))
    assert (acting(table), encounter(table).round) == (ROOK, 1)


def test_encounter_needs_no_title_and_no_order() -> None:
    table = a_session()
    do(table, StartEncounter(kind="conflict"))
    assert encounter(table).active == NOBODY
    assert reason_of(table, NextTurn()) == because(refusals.EMPTY_TURN_ORDER)
    do(table, EndEncounter())
    assert table.campaign.encounter is None


def test_invalid_encounter_is_refused_with_reason() -> None:
    table = a_session()
    mira = who(table, MIRA)
    assert reason_of(table, StartEncounter(kind="dance")) == because(refusals.UNKNOWN_ENCOUNTER_KIND)
    stranger = StartEncounter(kind="combat", order=(CharacterId("c99"),))
    assert reason_of(table, stranger) == because(refusals.STRANGER_IN_ORDER)
    twice = StartEncounter(kind="combat", order=(mira, mira))
    assert reason_of(table, twice) == because(refusals.TWICE_IN_ORDER)
    do(table, StartEncounter(kind="combat", title="Ambush"))
    assert reason_of(table, StartEncounter(kind="combat")) == because(refusals.ENCOUNTER_IN_PROGRESS, title="Ambush")
    prepared = a_table()
    assert reason_of(prepared, StartEncounter(kind="combat")) == because(refusals.ENCOUNTER_WITHOUT_SESSION)


@pytest.mark.parametrize("command", [NextTurn(), PreviousTurn(), SetOrder(order=()), EndEncounter()])
def test_turn_commands_are_refused_outside_encounter(command: Command) -> None:
    assert reason_of(a_session(), command) == because(refusals.NO_ENCOUNTER)


def test_turns_follow_order_and_count_rounds() -> None:
    table = an_encounter()
    names = []
    for _ in range(4):
        names.append((acting(table), encounter(table).round))
        do(table, NextTurn())
    assert names == [(MIRA, 1), (ROOK, 1), (WARDEN, 1), (MIRA, 2)]


def test_dead_are_skipped_unless_house_rule_allows_turns() -> None:
    """Source: seed 003, Dying: the dead do nothing. The house rule gives them turns anyway."""
    table = an_encounter()
    for name in ("Rook", "Mira"):
        do(table, SetCondition(character=who(table, name), condition="dead"))
    assert next_turn(table) == (WARDEN, 1)
    assert next_turn(table) == (WARDEN, 2)
    do(table, SetHouseRule(key="out-take-turns", value=True))
    assert next_turn(table) == (MIRA, 3)


@pytest.mark.parametrize("ruleset", ["shattered-spheres", "humans-and-heroes", "torg-eternity", "vagabond"])
def test_everyone_out_of_the_fight_is_skipped(ruleset: str) -> None:
    """Regression: only the dead were skipped; the incapacitated and the unconscious had turns."""
    table = a_session(a_hero(), a_hero("Rook"), ruleset=ruleset)
    mira, rook = (hero.id for hero in table.campaign.heroes())
    do(table, StartEncounter(kind=table.campaign.game.encounters[0].key, order=(mira, rook)))
    for condition in (kind.key for kind in table.campaign.game.conditions if kind.out):
        do(table, SetCondition(character=rook, condition=condition))
        assert not takes_turns(table.campaign, rook), condition
        do(table, NextTurn())
        assert acting(table) == MIRA
        if table.campaign.character(rook).has_condition(condition):
            do(table, SetCondition(character=rook, condition=condition, on=False))


def test_dead_get_no_first_turn_and_no_inherited_turn() -> None:
    table = a_session(a_hero(), a_hero("Rook"), a_hero("Wren"), a_hero("Tam"))
    mira, rook, wren, tam = (hero.id for hero in table.campaign.heroes())
    for dead in (mira, wren):
        do(table, SetCondition(character=dead, condition="dead"))
    do(table, StartEncounter(kind="combat", order=(mira, rook, wren, tam)))
    assert acting(table) == ROOK
    do(table, SetOrder(order=(mira, wren, tam)))
    assert acting(table) == "Tam"


def test_skipped_turn_expires_conditions_when_active_character_leaves() -> None:
    """Regression: the condition expired with Next turn, but not when the active character left."""
    for leaves in (False, True):
        table = an_encounter()
        do(table, SetCondition(character=who(table, "Rook"), condition="dead"))
        until = Expiry("turn-end", character=who(table, "Rook"))
        do(table, SetCondition(character=who(table, "Warden"), condition="dazed", expiry=until))
        do(table, order(table, "Rook", "Warden") if leaves else NextTurn())
        assert acting(table) == WARDEN
        assert not is_dazed(table, WARDEN)


def test_turns_continue_when_all_are_dead() -> None:
    table = an_encounter()
    for name in ("Mira", "Rook", "Warden"):
        do(table, SetCondition(character=who(table, name), condition="dead"))
    assert next_turn(table) == (ROOK, 1)


def test_own_turn_renews_actions_and_every_turn_reactions() -> None:
    table = an_encounter()
    mark(table, MIRA, "standard")
    mark(table, MIRA, "reaction")
    mark(table, WARDEN, "reaction")
    do(table, NextTurn())
    assert (taken(table, MIRA, "standard"), taken(table, MIRA, "reaction")) == (1, 0)
    assert taken(table, WARDEN, "reaction") == 0
    do(table, NextTurn())
    do(table, NextTurn())
    assert taken(table, MIRA, "standard") == 0


def test_invalid_action_mark_is_refused_with_reason() -> None:
    table = an_encounter()
    mira = who(table, MIRA)
    mark(table, MIRA, "move")
    assert reason_of(table, MarkAction(character=mira, action="move", times=1)) == because(refusals.ALREADY_SET)
    assert reason_of(table, MarkAction(character=mira, action="dance", times=1)) == because(refusals.UNKNOWN_ACTION)
    fewer = MarkAction(character=mira, action="move", times=-1)
    assert reason_of(table, fewer) == because(refusals.NEGATIVE_ACTIONS)
    nobody = MarkAction(character=CharacterId("c99"), action="move", times=1)
    assert reason_of(table, nobody) == because(refusals.CHARACTER_GONE)


def test_changing_order_keeps_active_character() -> None:
    table = an_encounter()
    do(table, NextTurn())
    do(table, order(table, WARDEN, MIRA, ROOK))
    assert acting(table) == ROOK
    assert next_turn(table) == (WARDEN, 1)
    assert next_turn(table) == (WARDEN, 2)
    assert reason_of(table, order(table, WARDEN, MIRA, ROOK)) == because(refusals.SAME_ORDER)


def test_removing_active_character_from_order_starts_next_turn() -> None:
    table = an_encounter()
    mark(table, ROOK, "standard")
    do(table, order(table, ROOK, WARDEN))
    assert (acting(table), encounter(table).round) == (ROOK, 1)
    assert taken(table, ROOK, "standard") == 0


def test_round_starts_when_last_in_order_leaves_while_active() -> None:
    table = an_encounter()
    do(table, NextTurn())
    do(table, NextTurn())
    do(table, RemoveCharacter(character=who(table, WARDEN)))
    assert (acting(table), encounter(table).round) == (MIRA, 2)


def test_turn_end_conditions_expire_when_active_character_leaves() -> None:
    table = an_encounter()
    dazed(table, ROOK, Expiry("turn-end", character=who(table, MIRA)))
    do(table, RemoveCharacter(character=who(table, MIRA)))
    assert not is_dazed(table, ROOK)
    assert acting(table) == ROOK


def test_order_can_be_emptied_and_refilled() -> None:
    table = an_encounter()
    do(table, SetOrder(order=()))
    assert encounter(table).active == NOBODY
    do(table, order(table, ROOK, MIRA))
    assert (acting(table), encounter(table).round) == (ROOK, 1)


def test_condition_expires_at_its_moment() -> None:
    table = an_encounter()
    dazed(table, ROOK, Expiry("turn-start", character=who(table, WARDEN)))
    do(table, NextTurn())
    assert is_dazed(table, ROOK)
    do(table, NextTurn())
    assert not is_dazed(table, ROOK)


def test_end_of_next_turn_skips_turn_in_progress() -> None:
    table = an_encounter()
    own, other = end_of_next_turn(table.campaign, who(table, MIRA)), end_of_next_turn(table.campaign, who(table, ROOK))
    assert (own.skip, other.skip) == (1, 0)
    dazed(table, MIRA, own)
    for _ in range(3):
        do(table, NextTurn())
        assert is_dazed(table, MIRA)
    do(table, NextTurn())
    assert not is_dazed(table, MIRA)


def test_encounter_end_expires_turn_conditions_not_session_conditions() -> None:
    table = an_encounter()
    dazed(table, MIRA, Expiry("turn-end", character=who(table, MIRA), skip=1))
    do(table, SetCondition(character=who(table, ROOK), condition="shaken", expiry=Expiry("session-end")))
    do(table, EndEncounter())
    assert not is_dazed(table, MIRA)
    assert table.campaign.character(who(table, ROOK)).has_condition("shaken")


def test_previous_turn_restores_whole_campaign() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, Use(use="inspiration", by=who(table, MIRA), tokens=(stone,)))
    do(table, Use(use="recover-action", by=who(table, MIRA)))
    do(table, SetCondition(character=who(table, MIRA), condition="shaken"))
    dazed(table, MIRA, Expiry("turn-end", character=who(table, MIRA)))
    dazed(table, ROOK, Expiry("turn-end", character=who(table, MIRA), skip=2))
    mark(table, MIRA, "reaction")
    before = table.campaign
    do(table, NextTurn())
    do(table, PreviousTurn())
    assert table.campaign == before


def test_previous_turn_keeps_changes_since_turn_started() -> None:
    table = an_encounter()
    mark(table, MIRA, "standard")
    mark(table, ROOK, "move")
    do(table, NextTurn())
    do(table, SetTrack(character=who(table, MIRA), track="stress", value=3))
    mark(table, MIRA, "reaction")
    mark(table, ROOK, "standard")
    do(table, AddNote(text="A horn sounds."))
    do(table, PreviousTurn())
    assert track_of(table, MIRA) == 3
    assert (taken(table, MIRA, "standard"), taken(table, MIRA, "reaction")) == (1, 1)
    assert (taken(table, ROOK, "move"), taken(table, ROOK, "standard")) == (1, 1)


def test_previous_turn_keeps_later_condition_changes() -> None:
    table = an_encounter()
    until = Expiry("turn-end", character=who(table, MIRA))
    dazed(table, MIRA, replace(until, skip=1))
    dazed(table, ROOK, until)
    do(table, NextTurn())
    do(table, SetCondition(character=who(table, MIRA), condition="dazed", on=False))
    dazed(table, ROOK, Expiry("encounter-end"))
    do(table, PreviousTurn())
    assert not is_dazed(table, MIRA)
    rook = table.campaign.character(who(table, ROOK)).condition("dazed")
    assert rook is not None
    assert rook.expiry == Expiry("encounter-end")


def test_previous_turn_does_not_duplicate_lock_set_again() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 2)
    do(table, Use(use="inspiration", by=who(table, MIRA), tokens=stones[:1]))
    do(table, NextTurn())
    do(table, Use(use="inspiration", by=who(table, MIRA), tokens=stones[1:]))
    do(table, PreviousTurn())
    assert [marker.key for marker in table.campaign.markers] == ["used.triumph-stone"]
    do(table, NextTurn())
    assert table.campaign.markers == ()


def test_previous_turn_is_refused_in_first_turn() -> None:
    assert reason_of(an_encounter(), PreviousTurn()) == because(refusals.NO_EARLIER_TURN)


def test_previous_turn_skips_turns_of_removed_characters() -> None:
    table = an_encounter()
    do(table, NextTurn())
    do(table, RemoveCharacter(character=who(table, ROOK)))
    assert acting(table) == WARDEN
    do(table, PreviousTurn())
    assert (acting(table), encounter(table).round) == (MIRA, 1)
    assert reason_of(table, PreviousTurn()) == because(refusals.NO_EARLIER_TURN)


def test_previous_turn_restores_nothing_for_removed_characters() -> None:
    table = an_encounter()
    dazed(table, ROOK, Expiry("turn-end", character=who(table, MIRA)))
    do(table, NextTurn())
    do(table, NextTurn())
    do(table, RemoveCharacter(character=who(table, ROOK)))
    do(table, PreviousTurn())
    assert acting(table) == MIRA
    assert [character.name for character in table.campaign.characters] == [MIRA, WARDEN]
