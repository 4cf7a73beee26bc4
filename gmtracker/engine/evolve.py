"""Folding events into the state: campaign × event → campaign. Generic, without any game rule."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import TypeVar, assert_never

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    Campaign,
    Character,
    Condition,
    Encounter,
    Marker,
    Procedure,
    Token,
    Trait,
)
from gmtracker.engine.ids import NOBODY, CharacterId, id_number

_Thing = TypeVar("_Thing")


def fold(campaign: Campaign, events: Iterable[e.Event]) -> Campaign:
    """Return the campaign after all these events."""
    return reduce(evolve, events, campaign)


def evolve(campaign: Campaign, event: e.Event) -> Campaign:
    """Return the campaign after one event."""
    match event:
        case (
            e.CharacterAdded()
            | e.CharacterRemoved()
            | e.CharacterDescribed()
            | e.TraitSet()
            | e.TraitRemoved()
            | e.TrackChanged()
            | e.ConditionSet()
            | e.ConditionEnded()
        ):
            return _characters(campaign, event)
        case e.TokenAdded() | e.TokenMoved() | e.TokenChanged() | e.TokenRemoved():
            return _tokens(campaign, event)
        case e.MarkerSet() | e.MarkerRemoved() | e.ProcedureSet() | e.ProcedureEnded():
            return _extras(campaign, event)
        case (
            e.EncounterStarted()
            | e.EncounterEnded()
            | e.OrderSet()
            | e.TurnStarted()
            | e.TurnReversed()
            | e.ActionMarked()
        ):
            return _encounter(campaign, event)
        case e.CampaignRenamed() | e.HouseRuleSet() | e.TableSet():
            return _settings(campaign, event)
        case e.SessionStarted(session=session):
            return campaign.with_changes(session=session, sessions_held=session.number)
        case e.PresenceChanged(present=present, begun=begun):
            if campaign.session is None:
                return campaign
            return campaign.with_changes(session=replace(campaign.session, present=present, begun=begun))
        case e.SessionEnded():
            return campaign.with_changes(session=None)
        case e.TokenUsed() | e.DiceRolled() | e.CheckResolved() | e.Noted() | e.Unknown():
            return campaign
    assert_never(event)


def _settings(campaign: Campaign, event: e.CampaignRenamed | e.HouseRuleSet | e.TableSet) -> Campaign:
    match event:
        case e.CampaignRenamed(name=name):
            return campaign.with_changes(name=name)
        case e.HouseRuleSet(key=key, value=value):
            return campaign.with_changes(house_rules={**campaign.house_rules, key: value})
        case e.TableSet(key=key, table=table):
            others = {other: own for other, own in campaign.tables.items() if other != key}
            return campaign.with_changes(tables=others if table is None else {**others, key: table})
    assert_never(event)


def _characters(
    campaign: Campaign,
    event: e.CharacterAdded
    | e.CharacterRemoved
    | e.CharacterDescribed
    | e.TraitSet
    | e.TraitRemoved
    | e.TrackChanged
    | e.ConditionSet
    | e.ConditionEnded,
) -> Campaign:
    match event:
        case e.CharacterAdded(character=character):
            characters = (*campaign.characters, character)
            return campaign.with_changes(characters=characters, next_id=_next_id_after(campaign, character.id))
        case e.CharacterRemoved(character=gone):
            return campaign.with_changes(characters=tuple(c for c in campaign.characters if c.id != gone))
        case e.CharacterDescribed():
            heading = {
                "name": event.name,
                "player": event.player,
                "side": event.side,
                "tier": event.tier,
                "level": event.level,
                "notes": event.notes,
            }
            return _change(campaign, event.character, lambda c: replace(c, **heading))
        case e.TraitSet(trait=trait):
            return _change(
                campaign, event.character, lambda c: replace(c, traits=_with_item(c.traits, trait, _trait_key))
            )
        case e.TraitRemoved(group=group, name=name):
            return _change(
                campaign,
                event.character,
                lambda c: replace(c, traits=tuple(t for t in c.traits if (t.group, t.name) != (group, name))),
            )
        case e.TrackChanged(track=track, value=value):
            return _change(campaign, event.character, lambda c: replace(c, tracks={**c.tracks, track: value}))
        case e.ConditionSet(condition=condition):
            return _change(
                campaign,
                event.character,
                lambda c: replace(
                    c, conditions=_sorted_by(_with_item(c.conditions, condition, _condition_key), _condition_key)
                ),
            )
        case e.ConditionEnded(key=key):
            return _change(
                campaign,
                event.character,
                lambda c: replace(c, conditions=tuple(x for x in c.conditions if x.key != key)),
            )
    assert_never(event)


def _tokens(campaign: Campaign, event: e.TokenAdded | e.TokenMoved | e.TokenChanged | e.TokenRemoved) -> Campaign:
    match event:
        case e.TokenAdded(token=token):
            tokens = _sorted_by((*campaign.tokens, token), _counted_id)
            return campaign.with_changes(tokens=tokens, next_id=_next_id_after(campaign, token.id))
        case e.TokenMoved(token=moved, to=to, value=value):
            return campaign.with_changes(
                tokens=tuple(replace(t, place=to, value=value) if t.id == moved else t for t in campaign.tokens),
            )
        case e.TokenChanged(token=changed, size=size, value=value, name=name, kind=kind):
            return campaign.with_changes(
                tokens=tuple(
                    replace(t, size=size, value=value, name=name, kind=kind or t.kind) if t.id == changed else t
                    for t in campaign.tokens
                ),
            )
        case e.TokenRemoved(token=gone):
            return campaign.with_changes(tokens=tuple(t for t in campaign.tokens if t.id != gone))
    assert_never(event)


def _extras(campaign: Campaign, event: e.MarkerSet | e.MarkerRemoved | e.ProcedureSet | e.ProcedureEnded) -> Campaign:
    match event:
        case e.MarkerSet(marker=marker):
            markers = _sorted_by(_with_item(campaign.markers, marker, _own_id), _counted_id)
            return campaign.with_changes(markers=markers, next_id=_next_id_after(campaign, marker.id))
        case e.MarkerRemoved(marker=gone):
            return campaign.with_changes(markers=tuple(m for m in campaign.markers if m.id != gone))
        case e.ProcedureSet(procedure=procedure):
            procedures = _with_item(campaign.procedures, procedure, _own_id)
            return campaign.with_changes(procedures=procedures, next_id=_next_id_after(campaign, procedure.id))
        case e.ProcedureEnded(procedure=over):
            return campaign.with_changes(procedures=tuple(p for p in campaign.procedures if p.id != over))
    assert_never(event)


def _encounter(
    campaign: Campaign,
    event: e.EncounterStarted | e.EncounterEnded | e.OrderSet | e.TurnStarted | e.TurnReversed | e.ActionMarked,
) -> Campaign:
    if isinstance(event, e.EncounterStarted):
        return campaign.with_changes(encounter=event.encounter, next_id=_next_id_after(campaign, event.encounter.id))
    encounter = campaign.encounter
    if encounter is None or isinstance(event, e.EncounterEnded):
        return campaign.with_changes(encounter=None)
    return campaign.with_changes(encounter=_turns(encounter, event))


def _turns(encounter: Encounter, event: e.OrderSet | e.TurnStarted | e.TurnReversed | e.ActionMarked) -> Encounter:
    match event:
        case e.OrderSet(order=order, acting=acting):
            emptied = not order and (encounter.emptied or bool(encounter.order))
            return replace(encounter, order=order, active=acting, emptied=emptied)
        case e.TurnStarted():
            dice = dict(encounter.round_dice) | ({event.round: event.round_dice} if event.round_dice else {})
            return replace(
                encounter,
                round=event.round,
                active=event.acting,
                actions_taken=event.actions_taken,
                previous_turn=(*encounter.previous_turn, event.snapshot),
                skipped=event.skipped,
                round_dice=tuple(dice.items()),
            )
        case e.TurnReversed():
            if not encounter.previous_turn:
                return encounter
            last = encounter.previous_turn[-1]
            acting = last.acting if last.acting in encounter.order else NOBODY
            return replace(
                encounter,
                round=last.round,
                active=acting,
                actions_taken=last.actions_taken,
                previous_turn=encounter.previous_turn[:-1],
                skipped=last.skipped,
            )
        case e.ActionMarked(character=character, action=action, times=times):
            taken = {**encounter.actions_taken.get(character, {}), action: times}
            return replace(encounter, actions_taken={**encounter.actions_taken, character: taken})
    assert_never(event)


def _change(campaign: Campaign, character: CharacterId, change: Callable[[Character], Character]) -> Campaign:
    found = campaign.find_character(character)
    return campaign if found is None else campaign.with_character(change(found))


def _next_id_after(campaign: Campaign, given: str) -> int:
    """Return the campaign's ``next_id``, raised above the number of an id in use."""
    return max(campaign.next_id, id_number(given) + 1)


def _with_item(old: tuple[_Thing, ...], new: _Thing, key: Callable[[_Thing], tuple[str, ...]]) -> tuple[_Thing, ...]:
    """Return the items with the new one replacing the one with its key, or at the end."""
    wanted = key(new)
    if any(key(thing) == wanted for thing in old):
        return tuple(new if key(thing) == wanted else thing for thing in old)
    return (*old, new)


def _sorted_by(things: tuple[_Thing, ...], key: Callable[[_Thing], tuple[str | int, ...]]) -> tuple[_Thing, ...]:
    """Return the items sorted by key, so that one that is removed and restored is where it was."""
    return tuple(sorted(things, key=key))


def _trait_key(trait: Trait) -> tuple[str, ...]:
    return trait.group, trait.name


def _condition_key(condition: Condition) -> tuple[str, ...]:
    return (condition.key,)


def _own_id(thing: Marker | Procedure) -> tuple[str, ...]:
    return (thing.id,)


def _counted_id(thing: Marker | Token) -> tuple[int]:
    return (id_number(thing.id),)
