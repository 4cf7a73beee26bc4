"""The actions of a turn, as every game counts them: taken, given up for others, left, and over the limit."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.decision import Decision, find_or_refuse, require_encounter
from gmtracker.engine.errors import NothingToChange, Refused
from gmtracker.engine.game_spec import ActionKind, GameSpec
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import join_names, with_article
from gmtracker.i18n import lower_in_english


def mark_action(d: Decision, command: c.MarkAction) -> None:
    """Mark an action as taken; going over the limit is allowed and logged."""
    encounter = require_encounter(d.campaign)
    character = d.character(command.character)
    kind = find_or_refuse(d.campaign.game.action, command.action, "This game doesn't have that action.")
    if command.times < 0:
        raise Refused("The number of actions can't be negative.")
    taken = encounter.times_taken(character.id, kind.key)
    if command.times == taken:
        raise NothingToChange
    before = d.campaign
    d.emit(e.ActionMarked(character=character.id, action=kind.key, times=command.times))
    said = {"name": character.name, "action": lower_in_english(kind.name), "times": command.times}
    an_action = with_article(lower_in_english(kind.name))
    d.label("{name}'s {action}", **said)
    given_up = replaced_action(d.campaign, character.id, kind)
    if command.times < taken:
        _log_undone(d, character, kind, before)
    elif command.times > actions_allowed(d.campaign, character.id, kind):
        n = command.times
        d.log(
            "{name} goes over the limit: {action} used once."
            if n == 1
            else "{name} goes over the limit: {action} used {times} times.",
            **said,
        )
    elif given_up is not None:
        names = {
            "name": character.name,
            "an_action": an_action,
            "another": with_article(lower_in_english(given_up.name)),
        }
        d.log("{name} uses {an_action} instead of {another}.", **names)
    else:
        d.log("{name} takes {an_action}.", name=character.name, an_action=an_action)


def _log_undone(d: Decision, character: Character, kind: ActionKind, before: Campaign) -> None:
    """Log the actions that a character has again since ``before``, also those that were given up for ``kind``."""
    back = []
    for one in d.campaign.game.actions:
        then, now = (max(0, actions_left(campaign, character.id, one)) for campaign in (before, d.campaign))
        name = lower_in_english(one.name)
        if now > then:
            back.append(with_article(name) if now == then + 1 else f"{name} ×{now - then}")
    if back:
        d.log("{name} gets {an_action} back.", name=character.name, an_action=join_names(back))
        return
    an_action = with_article(lower_in_english(kind.name))
    d.log("{name} undoes {an_action} that was over the limit.", name=character.name, an_action=an_action)


def own_actions(campaign: Campaign, character: CharacterId, kind: ActionKind) -> int:
    """Return how many actions of a kind a character has in a turn, with extra ones from markers."""
    key = extra_action_key(kind.key)
    extra = (int(m.value) for m in campaign.markers if m.owner == character and m.key == key)
    return kind.each_turn + sum(extra)


def actions_left(campaign: Campaign, character: CharacterId, kind: ActionKind) -> int:
    """Return how many of a character's own actions of a kind are neither taken nor given up in this turn.

    Below 0, that many more were taken, in exchange for other kinds or over the limit.
    """
    return own_actions(campaign, character, kind) - _used_actions(campaign, character)[kind.key]


def given_up_actions(campaign: Campaign, character: CharacterId, kind: ActionKind) -> int:
    """Return how many actions of a kind a character gave up for other kinds in this turn."""
    encounter = campaign.encounter
    taken = encounter.times_taken(character, kind.key) if encounter is not None else 0
    spare = max(0, own_actions(campaign, character, kind) - taken)
    return min(spare, _used_actions(campaign, character)[kind.key] - taken)


def actions_allowed(campaign: Campaign, character: CharacterId, kind: ActionKind) -> int:
    """Return how many actions of a kind a character can take in this turn in total.

    Actions of another kind that can be given up for it are included; those that were given up are not.
    """
    encounter, used = campaign.encounter, _used_actions(campaign, character)
    taken = encounter.times_taken(character, kind.key) if encounter is not None else 0
    left = [own_actions(campaign, character, one) - used[one.key] for one in _payers(campaign.game, kind)]
    spare = sum(max(0, one) for one in left)
    over = min(max(0, -one) for one in left)
    return taken + spare - over


def replaced_action(campaign: Campaign, character: CharacterId, kind: ActionKind) -> ActionKind | None:
    """Return the kind that was given up for the last action of ``kind``, or None if it was its own."""
    payers = _payers(campaign.game, kind)
    paid = (one for one in payers if actions_left(campaign, character, one) >= 0)
    payer = next(paid, kind)
    return payer if payer != kind else None


def extra_action_key(action: str) -> str:
    """Return the key of a marker whose value adds that many actions of a kind to its owner."""
    return f"extra.{action}"


def _payers(game: GameSpec, kind: ActionKind) -> tuple[ActionKind, ...]:
    """Return an action's kind, the kind that can be given up for it, the kind for that one, and so on."""
    payers = [kind]
    for _ in game.actions:
        payers += [one for one in game.actions if one.key == payers[-1].instead_of and one not in payers][:1]
    return tuple(payers)


def _used_actions(campaign: Campaign, character: CharacterId) -> dict[str, int]:
    """Return how many actions of each kind a character has taken or given up in this turn."""
    encounter, actions = campaign.encounter, campaign.game.actions
    used = {kind.key: encounter.times_taken(character, kind.key) if encounter is not None else 0 for kind in actions}
    for kind in sorted(actions, key=lambda kind: -len(_payers(campaign.game, kind))):
        if kind.instead_of in used:
            used[kind.instead_of] += max(0, used[kind.key] - own_actions(campaign, character, kind))
    return used
