"""Read a sheet: stats, training, armor, and what a character is weak or immune to."""

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
    """Return a stat, 2 to 7. A stat missing on the sheet counts as 2."""
    trait = character.trait(STAT_GROUP, stat)
    return min(max(trait.rank, LOWEST_STAT), HIGHEST_STAT) if trait else LOWEST_STAT


def is_trained(character: Character, skill: str) -> bool:
    """Whether the stat counts double for this skill."""
    return _is_listed(character, SKILL_GROUP, skill)


def armor_of(character: Character) -> int:
    """Return the armor, which reduces damage from attacks."""
    trait = character.trait(BODY, ARMOR)
    return trait.rank if trait else 0


def mana_of(character: Character) -> int:
    """Return the maximum Mana. 0 for a character who casts nothing."""
    trait = character.trait(BODY, MANA_POINTS)
    return trait.rank if trait else 0


def is_immune(character: Character, source: str) -> bool:
    """Whether damage from this source does nothing."""
    return _is_listed(character, IMMUNITIES, source)


def is_weak(character: Character, source: str) -> bool:
    """Whether damage from this source ignores Armor and Immune, and adds a die."""
    return _is_listed(character, WEAKNESSES, source)


def attacks_of(character: Character) -> Iterator[tuple[str, DamageDice]]:
    """Return the attacks on a sheet that have dice. Other attacks are only text.

    The dice have their own field, or in older and imported sheets they end the name: "Longsword d8".
    """
    for trait in character.traits_in(ATTACKS):
        if dice := read_dice(trait.text):
            yield trait.name, dice
        elif (found := _ENDS_IN_DICE.fullmatch(trait.name)) and (dice := read_dice(found["dice"])):
            yield found["name"], dice


def sources_of(character: Character) -> tuple[str, ...]:
    """Return the sources of damage that a character is weak or immune to."""
    named = (*character.traits_in(WEAKNESSES), *character.traits_in(IMMUNITIES))
    return tuple(dict.fromkeys(trait.name for trait in named))


def missing_stats(character: Character) -> tuple[str, ...]:
    """Return the stats that are missing on a sheet."""
    return tuple(stat for stat in STATS if character.trait(STAT_GROUP, stat) is None)


def _is_listed(character: Character, group: str, name: str) -> bool:
    wanted = name.strip().casefold()
    return bool(wanted) and any(trait.name.casefold() == wanted for trait in character.traits_in(group))
