"""Read from the sheets what goes into a test: the value of a skill or attribute, and what wounds and conditions change.

Source: rules/torg-eternity.md; a skill's value is its attribute and the skill's adds.
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
"""Skills that attack, each with the skill that it is usually against."""

INTERACTIONS = ("Intimidation", "Maneuver", "Taunt", "Trick")
"""Skills that are against the same skill of somebody else."""

PENALTY_OF_A_WOUND = 1
WORSE = {STYMIED: 2, VERY_STYMIED: 4, VULNERABLE: 2, VERY_VULNERABLE: 4}

_LINKS = {skill.name: skill.link for skill in ALL_SKILLS}


class Skill(NamedTuple):
    """A skill or attribute as a character has it. ``skilled`` dice roll again on a 20 too; an attribute's do."""

    group: str
    name: str
    value: int
    skilled: bool

    @property
    def key(self) -> str:
        """Its key among the answers of a choice."""
        return f"{self.group}:{self.name}"

    @property
    def cannot_be_used(self) -> bool:
        """Whether it takes training that is not there."""
        return not self.skilled and self.name in NEVER_UNSKILLED


class Source(NamedTuple):
    """A modifier and where it comes from."""

    name: str
    amount: int


def skills(character: Character | None) -> tuple[Skill, ...]:
    """The skills of a character, the best first, then the attributes, then the well-known skills unskilled."""
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
    """A well-known skill or an attribute as a character has it. Raises LookupError where the game has none such."""
    for skill in skills(character):
        if skill.name == name:
            return skill
    raise LookupError(name)


def attribute_of(skill: str) -> str:
    """The attribute behind a well-known skill; empty for any other."""
    return _LINKS.get(skill, "")


def is_favored(character: Character | None, skill: str) -> bool:
    """Whether the sheet says that a skill is Favored."""
    return character is not None and character.trait(FAVORED, skill) is not None


def toughness(character: Character) -> int:
    """Toughness as the sheet has it, armor and all; Strength where it does not say."""
    own = character.trait(LIMITS, TOUGHNESS)
    return own.rank if own else _attribute(character, STRENGTH)


def weapons(character: Character | None) -> tuple[Source, ...]:
    """A character's weapons and their damage; bare hands do Strength."""
    if character is None:
        return (Source(UNARMED, 0),)
    armed = [Source(trait.name, trait.rank) for trait in character.traits_in(WEAPONS)]
    return (*armed, Source(UNARMED, _attribute(character, STRENGTH)))


def standing(campaign: Campaign, acting: Character | None, target: Character | None) -> tuple[Source, ...]:
    """The modifiers of wounds and conditions: one's own, and the target's being Vulnerable."""
    return (*_own(campaign, acting), *_of_target(target))


def sources_text(sources: tuple[Source, ...]) -> str:
    """Where modifiers come from: "2 Wounds −2, Stymied −2"."""
    return ", ".join(f"{source.name} {signed(source.amount)}" for source in sources)


def signed(number: int) -> str:
    """A number with its sign: "+2", "−3", "0"."""
    return phrases.signed(number) if number else "0"


def _own(campaign: Campaign, acting: Character | None) -> Iterator[Source]:
    if acting is None:
        return
    wounds = campaign.track_value(acting.id, WOUNDS)
    if wounds:
        yield Source("1 Wound" if wounds == 1 else f"{wounds} Wounds", -wounds * PENALTY_OF_A_WOUND)
    worst = next((key for key in (VERY_STYMIED, STYMIED) if acting.has_condition(key)), None)
    if worst:
        yield Source(campaign.game.condition_name(worst), -WORSE[worst])


def _of_target(target: Character | None) -> Iterator[Source]:
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
    return -skill.value
