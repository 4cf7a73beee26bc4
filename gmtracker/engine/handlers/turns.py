"""Whose turn it is: the next turn, delayed turns, and a new turn order."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    Campaign,
    Encounter,
)
from gmtracker.engine.decision import Decision, require_encounter
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import OUT_TAKE_TURNS
from gmtracker.engine.handlers.expiry import expire, transfer_expiries
from gmtracker.engine.handlers.turn_back import renewed_actions, turn_snapshot
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr


def next_turn(d: Decision) -> None:
    """Start the turn of the first in the order who has not acted in this round, or the next round.

    What lasts until the end of the old turn or the start of the new one expires. Characters out of the fight are
    skipped unless all are; effects that wait for a skipped turn expire as if it had taken place.
    """
    encounter = require_encounter(d.campaign)
    if not encounter.order:
        raise Refused("The turn order is empty. Add someone first.")
    coming = _coming_turn(d.campaign, encounter.order)
    _start_turn(d, coming)
    name = d.campaign.character_name(coming.acting)
    d.label("{name}'s turn", name=name)
    _log_turn(d, encounter)


def delay_turn(d: Decision, command: c.DelayTurn) -> None:
    """Move a character behind the next one who has not acted.

    A turn in progress then has not happened: nothing that lasts until its end expires, and the character acts again in
    this round.
    """
    encounter, character = require_encounter(d.campaign), d.character(command.character)
    if character.id not in encounter.order:
        raise Refused("{name} takes no turns right now.", name=character.name)
    after = find_delay_target(d.campaign, character.id)
    if after is None:
        raise Refused("{name} is last in the round.", name=character.name)
    d.label("{name}'s delay", name=character.name)
    order = _order_with_move(encounter.order, character.id, after)
    is_acting = character.id == encounter.active
    if is_acting:
        _start_turn(d, _coming_turn(d.campaign, order, delayed=True), delayed=True)
    d.emit(e.OrderSet(order=order, acting=require_encounter(d.campaign).active))
    d.log("{name} delays and acts after {other}.", name=character.name, other=d.campaign.character_name(after))
    if is_acting:
        log_new_turn(d, encounter)


def find_delay_target(campaign: Campaign, character: CharacterId) -> CharacterId | None:
    """Return the character after whom a delaying one acts, or None if no one follows.

    It is the next in the order who takes turns and has not acted in this round. If the delaying character has already
    acted, it is simply the next one who takes turns.
    """
    encounter = require_encounter(campaign)
    behind = encounter.order[encounter.order.index(character) + 1 :]
    over = () if character in campaign.acted else campaign.acted
    return next((one for one in behind if one not in over and takes_turns(campaign, one)), None)


def _order_with_move(order: tuple[CharacterId, ...], moved: CharacterId, after: CharacterId) -> tuple[CharacterId, ...]:
    others = [one for one in order if one != moved]
    at = others.index(after) + 1
    return (*others[:at], moved, *others[at:])


class _ComingTurn(NamedTuple):
    """The coming turn.

    ``skipped`` are the characters out of the fight who are skipped in the current round, ``skipped_next`` those in the
    round that starts. ``passed`` are all who have been skipped in the round of the coming turn.
    """

    acting: CharacterId
    new_round: bool
    skipped: tuple[CharacterId, ...]
    skipped_next: tuple[CharacterId, ...]
    passed: tuple[CharacterId, ...]


def _coming_turn(campaign: Campaign, order: tuple[CharacterId, ...], *, delayed: bool = False) -> _ComingTurn:
    """Return the next turn in an order that is not empty: of the first who takes turns and has not acted.

    ``delayed``: the turn in progress does not count as taken.
    """
    encounter = require_encounter(campaign)
    over = {*campaign.acted, *encounter.skipped, *(() if delayed else (encounter.active,))}
    waiting = tuple(one for one in order if one not in over)
    takers = _turn_takers(campaign, order)
    able = [one for one in waiting if one in takers]
    if able:
        skipped = waiting[: waiting.index(able[0])]
        return _ComingTurn(able[0], False, skipped, (), (*encounter.skipped, *skipped))
    first = first_to_act(campaign, order)
    skipped_next = order[: order.index(first)]
    return _ComingTurn(first, True, waiting, skipped_next, skipped_next)


def first_to_act(campaign: Campaign, order: Sequence[CharacterId]) -> CharacterId:
    """Return the first in the order who takes turns, or the first of all if no one does."""
    return next(iter(_turn_takers(campaign, order)), NOBODY)


def _turn_takers(campaign: Campaign, order: Sequence[CharacterId]) -> Sequence[CharacterId]:
    """Return those in the order who take turns, or all if no one does."""
    return tuple(one for one in order if takes_turns(campaign, one)) or order


def coming_turns(campaign: Campaign) -> Iterator[CharacterId]:
    """Yield the others in the order of their next turns: first who still acts in this round, then the others.

    Empty if no turn is in progress.
    """
    encounter = campaign.encounter
    if encounter is None or encounter.active not in encounter.order:
        return
    others = [one for one in _turn_takers(campaign, encounter.order) if one != encounter.active]
    yield from sorted(others, key={*campaign.acted, *encounter.skipped}.__contains__)


def turns_ahead(campaign: Campaign) -> dict[CharacterId, int]:
    """Return how many turns away each one is who still acts in this round; the next one is 1."""
    over = {*campaign.acted, *campaign.encounter.skipped} if campaign.encounter else ()
    return {one: away for away, one in enumerate(coming_turns(campaign), 1) if one not in over}


def takes_turns(campaign: Campaign, one: CharacterId) -> bool:
    """Whether a character gets turns: not with a condition that puts it out of the fight (house rule)."""
    found = campaign.find_character(one)
    if found is None or not found.conditions:
        return True
    rule = OUT_TAKE_TURNS.key
    if not any(known.key == rule for known in campaign.game.house_rules) or campaign.house_rule(rule):
        return True
    out = {kind.key for kind in campaign.game.conditions if kind.out}
    return not any(condition.key in out for condition in found.conditions)


def _start_turn(d: Decision, coming: _ComingTurn, *, delayed: bool = False) -> None:
    """End the turn before, unless it is ``delayed``, and start the coming one, with all expiries."""
    before, encounter = d.campaign, require_encounter(d.campaign)
    if encounter.active != NOBODY and not delayed:
        expire(d, "turn-end", of=encounter.active)
    _skip_turns(d, coming.skipped)
    if coming.new_round:
        expire(d, "round-end", of=encounter.active)
    _skip_turns(d, coming.skipped_next)
    has_delayed = any(
        turn.delayed and (turn.acting, turn.round) == (coming.acting, encounter.round)
        for turn in encounter.previous_turn
    )
    if coming.new_round or not has_delayed:
        expire(d, "rounds", of=coming.acting)
    expire(d, "turn-start", of=coming.acting)
    d.start_turn(coming.acting, new_round=coming.new_round)
    behind = turn_snapshot(before, d.campaign, encounter)
    d.emit(
        e.TurnStarted(
            round=encounter.round + coming.new_round,
            acting=coming.acting,
            actions_taken=renewed_actions(before, encounter.actions_taken, coming.acting),
            snapshot=replace(
                behind, delayed=delayed, order=encounter.order if delayed else (), check=d.suspended_check
            ),
            skipped=coming.passed,
            round_dice=d.round_dice,
        )
    )


def _skip_turns(d: Decision, skipped: tuple[CharacterId, ...]) -> None:
    for one in skipped:
        expire(d, "turn-start", "rounds", of=one, by_anyone=False)
        expire(d, "turn-end", of=one, by_anyone=False)


def reorder(d: Decision, order: tuple[CharacterId, ...]) -> None:
    """Set a new turn order; if the active character is not in it, start the next turn."""
    encounter = require_encounter(d.campaign)
    if encounter.active not in order and order and (encounter.active != NOBODY or encounter.previous_turn):
        _start_turn(d, _coming_turn(d.campaign, order))
    acting = require_encounter(d.campaign).active
    d.emit(e.OrderSet(order=order, acting=acting if acting in order else first_to_act(d.campaign, order)))
    for gone in encounter.order:
        if gone not in order:
            transfer_expiries(d, encounter, gone)


def log_new_turn(d: Decision, before: Encounter) -> None:
    """Log whose turn it is, and the new round, if that has changed."""
    now = require_encounter(d.campaign)
    if now.active not in (before.active, NOBODY):
        _log_turn(d, before)


def _log_turn(d: Decision, before: Encounter) -> None:
    """Log whose turn it is, and separately a round that starts with it."""
    now = require_encounter(d.campaign)
    if now.round > before.round:
        d.log_raw(tr("Round {round}.", round=now.round))
    d.log_turn(tr("It is {name}'s turn.", name=d.campaign.character_name(now.active)))
