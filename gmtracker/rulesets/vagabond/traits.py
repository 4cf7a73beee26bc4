"""Read from a sheet: stats, training, armor, and what harms a being more or not at all."""

import re
from collections.abc import Iterator

from gmtracker.engine.campaign import Character
from gmtracker.rulesets.vagabond.damage_dice import DamageDice, read_dice
from gmtracker.rulesets.vagabond.sheet import (
    ARMOR,
    ATTACKS,
    BODY,
    HIGHEST_STAT,
    IMMUNITIES,
    LOWEST_STAT,
    MANA_POINTS,
    SKILL_GROUP,
    STAT_GROUP,
    STATS,
    WEAKNESSES,
)

_ENDS_IN_DICE = re.compile(r"(?P<name>.*\S)\s+(?P<dice>\S*\d\S*)")


def stat_of(character: Character, stat: str) -> int:
    """A stat, 2 to 7; one that is not on the sheet counts as 2."""
    trait = character.trait(STAT_GROUP, stat)
    return min(max(trait.rank, LOWEST_STAT), HIGHEST_STAT) if trait else LOWEST_STAT


def is_trained(character: Character, skill: str) -> bool:
    """Whether the stat counts double for this skill."""
    return _is_listed(character, SKILL_GROUP, skill)


def armor_of(character: Character) -> int:
    """What is taken off the damage of attacks."""
    trait = character.trait(BODY, ARMOR)
    return trait.rank if trait else 0


def mana_of(character: Character) -> int:
    """How much Mana a being has when it is full; 0 for one that casts nothing."""
    trait = character.trait(BODY, MANA_POINTS)
    return trait.rank if trait else 0


def is_immune(character: Character, source: str) -> bool:
    """Whether damage from that source does nothing."""
    return _is_listed(character, IMMUNITIES, source)


def is_weak(character: Character, source: str) -> bool:
    """Whether damage from that source ignores Armor and Immune, and brings one more die."""
    return _is_listed(character, WEAKNESSES, source)


def attacks_of(character: Character) -> Iterator[tuple[str, DamageDice]]:
    """The attacks on a sheet that have dice; others are words for the table alone.

    The dice have a field of their own, or end the name as in older sheets and imported ones: "Longsword d8".
    """
    for trait in character.traits_in(ATTACKS):
        if dice := read_dice(trait.text):
            yield trait.name, dice
        elif (found := _ENDS_IN_DICE.fullmatch(trait.name)) and (dice := read_dice(found["dice"])):
            yield found["name"], dice


def sources_of(character: Character) -> tuple[str, ...]:
    """The sources of damage that a being is weak or immune to."""
    named = (*character.traits_in(WEAKNESSES), *character.traits_in(IMMUNITIES))
    return tuple(dict.fromkeys(trait.name for trait in named))


def missing_stats(character: Character) -> tuple[str, ...]:
    """The stats that a sheet does not say."""
    return tuple(stat for stat in STATS if character.trait(STAT_GROUP, stat) is None)


def _is_listed(character: Character, group: str, name: str) -> bool:
    wanted = name.strip().casefold()
    return bool(wanted) and any(trait.name.casefold() == wanted for trait in character.traits_in(group))
