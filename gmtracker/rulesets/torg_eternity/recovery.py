"""Recovery: remove Shock, Wounds and conditions in one step, for one character or all heroes; and waking up.

The documents have no rule for it. All Shock and every condition of the game is removed. Defeated stays while the Wounds
are at their limit. The GM says how many Wounds heal.
"""

from collections.abc import Iterator

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import lower_in_english, tr
from gmtracker.rulesets.torg_eternity.sheet import CONDITIONS, DEFEATED, SHOCK, UNCONSCIOUS, WOUNDS

EVERYONE, HEALED = "everyone", "wounds"


def recover(d: Decision, command: Use) -> None:
    """Remove Shock and conditions, and as many Wounds as the GM says."""
    healed = command.number(HEALED)
    if command.inputs.get(EVERYONE) is True:
        whom = [hero for hero in _heroes(d.campaign) if _can_recover(d.campaign, hero, healed)]
        if not whom:
            raise Refused("No one has anything to recover from.")
        d.label("the heroes' recovery")
    else:
        whom = [d.character(command.by)]
        if not _can_recover(d.campaign, whom[0], healed):
            raise Refused("{name} has nothing to recover from.", name=whom[0].name)
        d.label("{name}'s recovery", name=whom[0].name)
    for character in whom:
        _recover(d, character, healed)


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: wake characters whose Shock fell below its limit."""
    for character in d.campaign.characters:
        known = before.find_character(character.id)
        if known is None or known is character or not character.has_condition(UNCONSCIOUS):
            continue
        was_full = before.track_value(character.id, SHOCK) >= before.track_maximum(character.id, SHOCK)
        if was_full and d.campaign.track_value(character.id, SHOCK) < d.campaign.track_maximum(character.id, SHOCK):
            _end(d, character, [UNCONSCIOUS])
            d.log(
                "{name} is no longer {condition}.",
                name=character.name,
                condition=_condition_text(d.campaign, UNCONSCIOUS),
            )


def _heroes(campaign: Campaign) -> Iterator[Character]:
    """Return the present heroes, or all heroes between sessions."""
    session = campaign.session
    return (
        hero
        for hero in campaign.active_characters()
        if hero.side == "heroes" and (not session or hero.id in session.present)
    )


def _can_recover(campaign: Campaign, character: Character, healed: int) -> bool:
    return bool(
        campaign.track_value(character.id, SHOCK)
        or _healing(campaign, character.id, healed)
        or _conditions_ended(campaign, character, healed)
    )


def _healing(campaign: Campaign, character: CharacterId, healed: int) -> int:
    """Return how many Wounds heal."""
    return min(healed, campaign.track_value(character, WOUNDS))


def _conditions_ended(campaign: Campaign, character: Character, wounds_healed: int) -> list[str]:
    """Return the keys of the conditions that recovery ends: all, but Defeated stays while Wounds are full."""
    left = campaign.track_value(character.id, WOUNDS) - _healing(campaign, character.id, wounds_healed)
    stays = DEFEATED if left >= campaign.track_maximum(character.id, WOUNDS) else ""
    return [kind.key for kind in CONDITIONS if character.has_condition(kind.key) and kind.key != stays]


def _recover(d: Decision, character: Character, healed: int) -> None:
    said = []
    ended = _conditions_ended(d.campaign, character, healed)
    for track, less in ((SHOCK, d.campaign.track_value(character.id, SHOCK)), (WOUNDS, healed)):
        old = d.campaign.track_value(character.id, track)
        new = max(0, old - less)
        if new != old:
            d.emit(e.TrackChanged(character=character.id, track=track, value=new))
            said.append(f"{d.campaign.game.track(track).name} {old} → {new}")
    _end(d, character, ended)
    said += [tr("no longer {condition}", condition=_condition_text(d.campaign, key)) for key in ended]
    d.log("{name} recovers: {what}.", name=character.name, what=", ".join(said))
    d.emit(e.Noted(text=tr("{name} recovers.", name=character.name), topic="result", about=character.id))


def _end(d: Decision, character: Character, conditions: list[str]) -> None:
    d.emit(*(e.ConditionEnded(character=character.id, key=key) for key in conditions))


def _condition_text(campaign: Campaign, condition: str) -> str:
    return lower_in_english(campaign.game.condition_name(condition))
