"""The order of turns of the encounter that goes on, as the game's rules have it."""

from gmtracker.engine.campaign import Campaign, Encounter
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId


def running(campaign: Campaign) -> Encounter:
    """The encounter that is going on. Refuses where there is none."""
    if campaign.encounter is None:
        raise Refused("There is no encounter going on.")
    return campaign.encounter


def by_the_rules(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    """An order as it is asked for; where the game has the heroes first, each side in its own order."""
    return tuple(sorted(order, key=lambda one: not is_hero(campaign, one))) if campaign.sheet.heroes_first else order


def is_hero(campaign: Campaign, one: CharacterId) -> bool:
    """Whether a character is one of the heroes."""
    found = campaign.find_character(one)
    return found is not None and found.side == "heroes"
