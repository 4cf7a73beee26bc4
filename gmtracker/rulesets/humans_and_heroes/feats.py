"""Heroic Feats: which advantages a Victory point can lend, and which skills need training (seed 004)."""

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId

UNTRAINED = "feat.untrained"
TRAINED_ONLY = ("Technology", "Treatment")
FORTUNE = ("beginner's luck", "inspire", "leadership", "luck", "seize initiative", "ultimate effort")
"""The well-known fortune advantages; any other is known by the word in its name or text."""


def check_advantage(hero: Character, advantage: str) -> None:
    """Refuse an advantage that is the hero's already, or is one of fortune; one may be left without a name."""
    if any(own.name.casefold() == advantage.casefold() for own in hero.traits_in("advantages")):
        raise Refused("{hero} has {advantage} already.", hero=hero.name, advantage=advantage)
    if advantage.casefold() in FORTUNE or "(fortune)" in advantage.casefold():
        raise Refused("{advantage} is an advantage of fortune; no Victory point lends it.", advantage=advantage)


def may_try_untrained(campaign: Campaign, character: CharacterId) -> bool:
    """Whether a Heroic Feat lets the character make one skill check without its training."""
    return campaign.marker(character, UNTRAINED) is not None
