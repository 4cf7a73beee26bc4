"""Read the values of a check from a sheet: a trait's bonus, and its sources.

A skill or defense adds its rank to its ability. A power is only its rank (rules/humans-and-heroes.md; seed 004).
Temporary extra efforts, bruises and conditions are included.
"""

from typing import NamedTuple

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.phrases import number_text
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes import conditions
from gmtracker.rulesets.humans_and_heroes.check_rules import OpposingRoll
from gmtracker.rulesets.humans_and_heroes.check_state import TOUGHNESS
from gmtracker.rulesets.humans_and_heroes.effort import rank_bonus
from gmtracker.rulesets.humans_and_heroes.sheet import ACTIVE_DEFENSES, BRUISES, GAME, TRAINED_ONLY

ABILITIES, SKILLS, DEFENSES, POWERS = "abilities", "skills", "defenses", "powers"


class CheckTrait(NamedTuple):
    """A trait for a check. ``sources`` are the parts of its bonus by name, ``rank`` is the trait's own part."""

    group: str
    name: str
    rank: int
    sources: tuple[tuple[str, int], ...]

    @property
    def key(self) -> str:
        """The trait's key among the options of a choice."""
        return f"{self.group}:{self.name}"

    @property
    def bonus(self) -> int:
        """The sum of all parts."""
        return sum(rank for _, rank in self.sources)

    @property
    def needs_training(self) -> bool:
        """Whether it can't be used without training: an untrained skill that no one can use untrained."""
        return self.group == SKILLS and self.rank == 0 and self.name in TRAINED_ONLY

    @property
    def roll(self) -> OpposingRoll:
        """The trait's row in the critical table."""
        if self.group == DEFENSES:
            return "active_defense" if self.name in ACTIVE_DEFENSES else "passive_defense"
        return "power" if self.group == POWERS else "trait"

    def sources_text(self) -> str:
        """Return the sources of the bonus as text: "Agility 4, Acrobatics 7"."""
        return ", ".join(f"{name} {number_text(rank)}" for name, rank in self.sources if rank)


def ability(campaign: Campaign, character: Character | None, name: str) -> int:
    """Return the current rank of a character's ability, or 0 without a character."""
    if character is None:
        return 0
    trait = character.trait(ABILITIES, name)
    return (trait.rank if trait else 0) + rank_bonus(campaign, character.id, ABILITIES, name)


def usable(campaign: Campaign, character: Character | None, *groups: str) -> tuple[CheckTrait, ...]:
    """Return the traits of these groups that a character can use for a check, the best of each group first."""
    found = []
    for group in groups:
        names = dict.fromkeys(trait.name for trait in character.traits_in(group)) if character else {}
        if group != POWERS:
            names |= dict.fromkeys(known.name for known in GAME.trait_group(group).suggested)
        traits = [make_trait(campaign, character, group, name) for name in names]
        found += sorted(traits, key=_best_first)
    return tuple(found)


def make_trait(campaign: Campaign, character: Character | None, group: str, name: str) -> CheckTrait:
    """Return a character's trait with its current bonus."""
    if group == ABILITIES:
        rank = ability(campaign, character, name)
        return CheckTrait(group, name, rank, ((name, rank),))
    trait = character.trait(group, name) if character else None
    rank = trait.rank if trait else 0
    if character is not None:
        rank += rank_bonus(campaign, character.id, group, name)
    link = (trait.link if trait else "") or _suggested_link(group, name)
    sources = [(link, ability(campaign, character, link))] if link else []
    sources.append((name, rank))
    if name == TOUGHNESS and character is not None:
        sources.append((tr("bruises"), -campaign.track_value(character.id, BRUISES)))
    return CheckTrait(group, name, rank, tuple(sources))


def circumstances(character: Character | None) -> tuple[str, int]:
    """Return the name and modifier of the conditions that affect every check of a character."""
    if character is None:
        return "", 0
    word, minus = conditions.penalty(character)
    return word, -minus


def _best_first(trait: CheckTrait) -> tuple[bool, int]:
    """Sort key: traits with ranks first, then the highest bonus first."""
    return not trait.rank, -trait.bonus


def _suggested_link(group: str, name: str) -> str:
    suggested = GAME.trait_group(group).suggested
    return next((suggestion.link for suggestion in suggested if suggestion.name == name), "")
