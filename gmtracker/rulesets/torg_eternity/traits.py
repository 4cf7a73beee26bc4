"""Read the values of a test from the sheets: a skill or attribute, and the modifiers of wounds and conditions.

Source: rules/torg-eternity.md. A skill's value is its attribute plus the skill's adds.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gmtracker.engine import phrases
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.rulesets.torg_eternity.sheet import (
    ALL_SKILLS,
    ATTRIBUTES,
    FAVORED,
    LIMITS,
    NEVER_UNSKILLED,
    SKILLS,
    SKILLS_BY_ATTRIBUTE,
    STRENGTH,
    STYMIED,
    TOUGHNESS,
    VERY_STYMIED,
    VERY_VULNERABLE,
    VULNERABLE,
    WEAPONS,
    WOUNDS,
)

UNARMED, UNARMED_COMBAT = "Unarmed", "Unarmed combat"
ATTACK_SKILLS = {
    "Melee weapons": "Melee weapons",
    UNARMED_COMBAT: UNARMED_COMBAT,
    "Fire combat": "Dodge",
    "Energy weapons": "Dodge",
    "Heavy weapons": "Dodge",
    "Missile weapons": "Dodge",
}
"""The attack skills, each with the skill that usually opposes it."""

INTERACTIONS = ("Intimidation", "Maneuver", "Taunt", "Trick")
"""Skills that are opposed by the same skill of the target."""

PENALTY_OF_A_WOUND = 1
WORSE = {STYMIED: 2, VERY_STYMIED: 4, VULNERABLE: 2, VERY_VULNERABLE: 4}

_LINKS = {skill.name: skill.link for skill in ALL_SKILLS}


class Skill(NamedTuple):
    """A character's skill or attribute. ``skilled`` dice also roll again on a 20. An attribute's dice do."""

    group: str
    name: str
    value: int
    skilled: bool

    @property
    def key(self) -> str:
        """The skill's key among the options of a choice."""
        return f"{self.group}:{self.name}"

    @property
    def cannot_be_used(self) -> bool:
        """Whether it needs training that the character doesn't have."""
        return not self.skilled and self.name in NEVER_UNSKILLED


class Source(NamedTuple):
    """A modifier and its source."""

    name: str
    amount: int


def skills(character: Character | None) -> tuple[Skill, ...]:
    """Return a character's skills, best first, then the attributes, then the well-known skills unskilled."""
    own = [
        Skill(SKILLS, trait.name, _attribute(character, trait.link or _LINKS.get(trait.name, "")) + trait.rank, True)
        for trait in (character.traits_in(SKILLS) if character else ())
    ]
    own.sort(key=_best_first)
    known = {skill.name for skill in own}
    attributes = (Skill(ATTRIBUTES, name, _attribute(character, name), True) for name in SKILLS_BY_ATTRIBUTE)
    unskilled = (
        Skill(SKILLS, skill.name, _attribute(character, skill.link), False)
        for skill in ALL_SKILLS
        if skill.name not in known
    )
    return (*own, *attributes, *unskilled)


def skill_named(character: Character | None, name: str) -> Skill:
    """Return a character's skill or attribute of that name, unskilled if only the game has it.

    Raises LookupError if neither has it.
    """
    for skill in skills(character):
        if skill.name == name:
            return skill
    raise LookupError(name)


def attribute_of(skill: str) -> str:
    """Return the attribute of a well-known skill. Empty for any other skill."""
    return _LINKS.get(skill, "")


def is_favored(character: Character | None, skill: str) -> bool:
    """Whether the sheet marks a skill as Favored."""
    return character is not None and character.trait(FAVORED, skill) is not None


def toughness(character: Character) -> int:
    """Return the Toughness from the sheet, including armor. Without one, return the Strength."""
    own = character.trait(LIMITS, TOUGHNESS)
    return own.rank if own else _attribute(character, STRENGTH)


def weapons(character: Character | None) -> tuple[Source, ...]:
    """Return a character's weapons and their damage. Bare hands do Strength damage."""
    if character is None:
        return (Source(UNARMED, 0),)
    armed = [Source(trait.name, trait.rank) for trait in character.traits_in(WEAPONS)]
    return (*armed, Source(UNARMED, _attribute(character, STRENGTH)))


def standing(campaign: Campaign, acting: Character | None, target: Character | None) -> tuple[Source, ...]:
    """Return the modifiers of the character's wounds and conditions, and of a Vulnerable target."""
    return (*_own_modifiers(campaign, acting), *_target_modifiers(target))


def sources_text(sources: tuple[Source, ...]) -> str:
    """Return the sources of modifiers as text: "2 Wounds −2, Stymied −2"."""
    return ", ".join(f"{source.name} {signed(source.amount)}" for source in sources)


def signed(number: int) -> str:
    """Return a number with its sign: "+2", "−3", "0"."""
    return phrases.signed_text(number) if number else "0"


def _own_modifiers(campaign: Campaign, acting: Character | None) -> Iterator[Source]:
    if acting is None:
        return
    wounds = campaign.track_value(acting.id, WOUNDS)
    if wounds:
        yield Source("1 Wound" if wounds == 1 else f"{wounds} Wounds", -wounds * PENALTY_OF_A_WOUND)
    worst = next((key for key in (VERY_STYMIED, STYMIED) if acting.has_condition(key)), None)
    if worst:
        yield Source(campaign.game.condition_name(worst), -WORSE[worst])


def _target_modifiers(target: Character | None) -> Iterator[Source]:
    if target is None:
        return
    if target.has_condition(VERY_VULNERABLE):
        yield Source(f"{target.name} Very Vulnerable", WORSE[VERY_VULNERABLE])
    elif target.has_condition(VULNERABLE):
        yield Source(f"{target.name} Vulnerable", WORSE[VULNERABLE])


def _attribute(character: Character | None, name: str) -> int:
    found = character.trait(ATTRIBUTES, name) if character else None
    return found.rank if found else 0


def _best_first(skill: Skill) -> int:
    """Sort key: the highest value first."""
    return -skill.value
