"""Encounters in turns, as every game here plays them: order, rounds, action marks, and what ends with a turn."""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Condition, Encounter, Marker, Moment, TurnBehind, Until
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, EncounterId


def end_of_next_turn(campaign: Campaign, character: CharacterId) -> Until:
    """When a character's next turn ends; a turn that the character is taking now is not the next one."""
    encounter = campaign.encounter
    in_own_turn = encounter is not None and encounter.acting == character
    return Until("turn-end", of=character, skip=1 if in_own_turn else 0)


def start_encounter(d: Decision, command: c.StartEncounter) -> None:
    """Begin an encounter; the first in the order has the turn. Refused outside a session and inside another."""
    if d.campaign.session is None:
        raise Refused("Start the session first; encounters are part of one.")
    if d.campaign.encounter is not None:
        raise Refused("{title} is still going on; end it first.", title=encounter_title(d.campaign))
    kind = d.campaign.sheet.encounter(command.kind)
    order = _known(d.campaign, command.order)
    encounter = Encounter(
        id=EncounterId(d.next_id("n")),
        kind=command.kind,
        title=command.title.strip(),
        order=order,
        acting=order[0] if order else NOBODY,
    )
    d.happen(e.EncounterStarted(encounter=encounter))
    d.label("start of {title}", title=encounter_title(d.campaign))
    d.say("{kind} begins: {title}.", kind=kind.name, title=encounter_title(d.campaign))
    if encounter.acting:
        d.say("{name} has the first turn.", name=d.campaign.name_of(encounter.acting))


def end_encounter(d: Decision, result: str) -> None:
    """End the encounter and all that lasts until its end; its turns' expiries go with it."""
    running(d.campaign)
    title = encounter_title(d.campaign)
    d.label("end of {title}", title=title)
    d.say("{title} ends.", title=title)
    expire(d, "turn-end", "turn-start", "encounter-end")
    d.happen(e.EncounterEnded(result=result.strip()))
    if result.strip():
        d.say("{result}", result=result.strip())


def set_order(d: Decision, command: c.SetOrder) -> None:
    """Say who takes turns in which order; whoever has the turn keeps it while still in the order."""
    encounter = running(d.campaign)
    order = _known(d.campaign, command.order)
    if order == encounter.order:
        raise Refused("The order of turns is already so.")
    d.happen(e.OrderSet(order=order, acting=_still_acting(encounter, order)))
    d.label("change of the turn order")
    names = ", ".join(d.campaign.name_of(character) for character in order)
    d.say("The order of turns: {names}.", names=names or "nobody yet")


def next_turn(d: Decision) -> None:
    """The next in the order takes a turn: what ends with the old turn or the new one's start, ends."""
    encounter = running(d.campaign)
    if not encounter.order:
        raise Refused("Nobody is in the turn order yet; add somebody first.")
    before = d.campaign
    at = encounter.order.index(encounter.acting) + 1 if encounter.acting in encounter.order else 0
    new_round = at == len(encounter.order)
    acting = encounter.order[0 if new_round else at]
    expire(d, "turn-end", of=encounter.acting)
    expire(d, "turn-start", of=acting)
    d.happen(
        e.TurnStarted(
            round=encounter.round + new_round,
            acting=acting,
            acts=_renewed(before, encounter, acting),
            behind=_behind(before, d.campaign, encounter),
        )
    )
    name = d.campaign.name_of(acting)
    d.label("turn of {name}", name=name)
    if new_round:
        d.say("Round {round}.", round=encounter.round + 1)
    d.say("{name} has the turn.", name=name)


def previous_turn(d: Decision) -> None:
    """Go back a turn, reversing what that change of turn did: expiries, marks, round; nothing else."""
    encounter = running(d.campaign)
    if not encounter.behind:
        raise Refused("This is the first turn of the encounter.")
    last = encounter.behind[-1]
    d.happen(e.TurnTakenBack())
    for marker in last.markers:
        d.happen(e.MarkerSet(marker=marker))
    for character, condition in last.conditions:
        d.happen(e.ConditionSet(character=character, condition=condition))
    name = d.campaign.name_of(last.acting) if last.acting else "nobody"
    d.label("step back to the turn of {name}", name=name)
    d.say("Back a turn: {name} has the turn, round {round}.", name=name, round=last.round)


def mark_action(d: Decision, command: c.MarkAction) -> None:
    """Mark an action as taken; going over what a turn gives is allowed, and marked."""
    running(d.campaign)
    character = d.character(command.character)
    kind = d.campaign.sheet.action(command.action)
    if command.times < 0:
        raise Refused("{name} cannot have taken fewer than no actions.", name=character.name)
    d.happen(e.ActionMarked(character=character.id, action=kind.key, times=command.times))
    d.label("{action} of {name}", action=kind.name.lower(), name=character.name)
    if command.times > kind.each_turn:
        d.say("{name} goes over: {action} taken {times} times.", **_said(character.name, kind.name, command))
    elif command.times:
        d.say("{name} takes a {action}.", name=character.name, action=kind.name.lower())
    else:
        d.say("{name} has the {action} back.", name=character.name, action=kind.name.lower())


def expire(d: Decision, *moments: Moment, of: CharacterId | None = None) -> None:
    """Markers and conditions whose moment has come end; those with moments still to pass have one fewer.

    With ``of`` given, only what waits for that character's turn, or for anyone's, is meant.
    """
    for marker in d.campaign.markers:
        if (until := marker.until) and _is_due(until, moments, of):
            if until.skip and of is not None:
                d.happen(e.MarkerSet(marker=replace(marker, until=replace(until, skip=until.skip - 1))))
            else:
                d.happen(e.MarkerRemoved(marker=marker.id))
    for character in d.campaign.characters:
        for condition in character.conditions:
            if (until := condition.until) and _is_due(until, moments, of):
                _expire_condition(d, character.id, condition, until, for_good=of is None)


def _expire_condition(
    d: Decision, character: CharacterId, condition: Condition, until: Until, *, for_good: bool
) -> None:
    if until.skip and not for_good:
        waiting = replace(condition, until=replace(until, skip=until.skip - 1))
        d.happen(e.ConditionSet(character=character, condition=waiting))
        return
    d.happen(e.ConditionEnded(character=character, key=condition.key))
    d.say(
        "{name} is no longer {condition}.",
        name=d.campaign.name_of(character),
        condition=d.campaign.sheet.condition_name(condition.key).lower(),
    )


def running(campaign: Campaign) -> Encounter:
    """The encounter that is going on. Refuses where there is none."""
    if campaign.encounter is None:
        raise Refused("There is no encounter going on.")
    return campaign.encounter


def encounter_title(campaign: Campaign) -> str:
    """What the encounter is called: its title, or its kind."""
    encounter = running(campaign)
    return encounter.title or f"The {campaign.sheet.encounter(encounter.kind).name.lower()}"


def without(d: Decision, gone: CharacterId) -> None:
    """Somebody leaves the order of turns, before leaving the campaign."""
    encounter = d.campaign.encounter
    if encounter is not None and gone in encounter.order:
        order = tuple(character for character in encounter.order if character != gone)
        d.happen(e.OrderSet(order=order, acting=_still_acting(encounter, order)))


def _still_acting(encounter: Encounter, order: tuple[CharacterId, ...]) -> CharacterId:
    """Who has the turn under a new order: the same one, else the next of the old order who is still in it."""
    if encounter.acting in order:
        return encounter.acting
    if encounter.acting in encounter.order:
        at = encounter.order.index(encounter.acting)
        for character in encounter.order[at:] + encounter.order[:at]:
            if character in order:
                return character
    return order[0] if order else NOBODY


def _known(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    for character in order:
        if campaign.find_character(character) is None:
            raise Refused("Somebody in that order is not in the campaign.")
    if len(set(order)) != len(order):
        raise Refused("Everyone has one place in the order of turns.")
    return order


def _renewed(campaign: Campaign, encounter: Encounter, acting: CharacterId) -> dict[str, dict[str, int]]:
    """The action marks as a turn begins: the acting one's own are renewed, and whatever every turn renews."""
    every = {kind.key for kind in campaign.sheet.actions if kind.renewed == "every"}
    return {
        character: kept
        for character, taken in encounter.acts.items()
        if character != acting and (kept := {key: n for key, n in taken.items() if key not in every and n})
    }


def _behind(before: Campaign, after: Campaign, encounter: Encounter) -> TurnBehind:
    markers_now: set[Marker | None] = set(after.markers)
    now = {(x.id, condition) for x in after.characters for condition in x.conditions}
    return TurnBehind(
        round=encounter.round,
        acting=encounter.acting,
        acts=encounter.acts,
        markers=tuple(marker for marker in before.markers if marker not in markers_now),
        conditions=tuple(
            (x.id, condition) for x in before.characters for condition in x.conditions if (x.id, condition) not in now
        ),
    )


def _is_due(until: Until, moments: tuple[Moment, ...], of: CharacterId | None) -> bool:
    return until.moment in moments and (of is None or until.of in (of, NOBODY))


def _said(name: str, action: str, command: c.MarkAction) -> dict[str, object]:
    return {"name": name, "action": action.lower(), "times": command.times}
