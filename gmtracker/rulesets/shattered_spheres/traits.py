"""Read the values of a check from a sheet: skill ranks, and ranks of Advantage and Disadvantage by source.

A skill's rank is flat. Ranks of its ability, of an offense, defense or resistance, and of Luck are Advantage. Penalty
ranks are Disadvantage (rules/shattered-spheres.md, "Who is at the table" and "The check"; seed 000).
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Trait
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.sheet import GAME, SHAKEN, WOUNDS
from gmtracker.rulesets.shattered_spheres.surge_effects import trait_bonuses

OFFENSES = {"combat": ("Fighting", "Aiming"), "conflict": ("Wits", "Rumors")}
DEFENSES = {"combat": ("Fortitude", "Reflexes"), "conflict": ("Willpower", "Reflexes")}
RESISTANCES = {"combat": "Toughness", "conflict": "Resolve"}
TOUGHNESS, RESOLVE = "Toughness", "Resolve"
NEVER_UNTRAINED = ("Lore", "Expertise")
LUCK_TRAITS = (("edges", "Luck"), ("powers", "Luck Control"))


class Source(NamedTuple):
    """Ranks from one source: above 0 are Advantage, below 0 are Disadvantage."""

    name: str
    ranks: int


class Skill(NamedTuple):
    """A character's skill or proficiency. ``rank`` is 0 if untrained. ``ability`` is empty if it has none."""

    group: str
    name: str
    rank: int
    ability: str

    @property
    def key(self) -> str:
        """The skill's key among the options of a choice."""
        return f"{self.group}:{self.name}"

    @property
    def needs_training(self) -> bool:
        """Whether it can't be used without training: untrained Lore and Expertise."""
        return self.rank == 0 and self.name.startswith(NEVER_UNTRAINED)


def skills(character: Character | None) -> tuple[Skill, ...]:
    """Return the character's usable skills and proficiencies, the best first, then the well-known skills untrained.

    Without a character, return all well-known skills, including those that need training.
    """
    own = [
        Skill(trait.group, trait.name, trait.rank, trait.link or _suggested_link(trait.group, trait.name))
        for group in ("skills", "proficiencies")
        for trait in (character.traits_in(group) if character else ())
    ]
    own.sort(key=_best_first)
    known = {skill.name for skill in own}
    untrained = [
        Skill("skills", suggested.name, 0, suggested.link)
        for suggested in GAME.trait_group("skills").suggested
        if suggested.name not in known
    ]
    return tuple(skill for skill in (*own, *untrained) if character is None or not skill.needs_training)


def with_surge_ranks(campaign: Campaign, character: Character | None) -> Character | None:
    """Return the character with the temporary ranks from Surges."""
    bonuses = trait_bonuses(campaign, character.id) if character is not None else {}
    if character is None or not bonuses:
        return character
    traits = list(character.traits)
    for (group, name), more in bonuses.items():
        there = character.trait(group, name) or _unwritten(group, name)
        if there is None:
            continue
        traits = [trait for trait in traits if (trait.group, trait.name) != (group, name)]
        traits.append(replace(there, rank=there.rank + more))
    return replace(character, traits=tuple(traits))


def _unwritten(group: str, name: str) -> Trait | None:
    """Return a trait that everyone has even if it is not on the sheet."""
    suggested = (one.name for kind in GAME.trait_groups if kind.key == group for one in kind.suggested)
    return Trait(group, name) if name in suggested else None


def linked_to(character: Character | None, abilities: tuple[str, ...]) -> tuple[Skill, ...]:
    """Return the skills linked to one of these abilities."""
    return tuple(skill for skill in skills(character) if skill.ability in abilities)


def abilities_behind(group: str, name: str) -> tuple[str, ...]:
    """Return the abilities connected to an offense, defense or resistance."""
    return tuple(_suggested_link(group, name).split("/"))


def ranks_of(character: Character | None, group: str, name: str) -> tuple[Source, ...]:
    """Return the ranks of a trait as Advantage, and its penalty ranks as Disadvantage."""
    trait = character.trait(group, name) if character else None
    if trait is None:
        return ()
    plus = max(trait.rank, 0)
    minus = trait.penalty + max(-trait.rank, 0)
    return tuple(Source(name, ranks) for ranks in (plus, -minus) if ranks)


def luck(character: Character | None) -> tuple[Source, ...]:
    """Return Luck and Luck Control, for a check of sheer luck."""
    own = tuple(source for group, name in LUCK_TRAITS for source in ranks_of(character, group, name))
    return (*own, *find_curses(character, *(name for _, name in LUCK_TRAITS)))


def find_curses(character: Character | None, *links: str) -> tuple[Source, ...]:
    """Return the curses linked to one of these traits or with its name. They are Disadvantage, whatever their sign."""
    curses = character.traits_in("curses") if character else ()
    linked = (curse for curse in curses if (curse.link or curse.name) in links)
    return tuple(Source(curse.name, -abs(curse.rank)) for curse in linked if curse.rank)


def has_luck_control(character: Character) -> bool:
    """Whether a character may spend Destiny on someone else's roll (seed 001, Improve Roll)."""
    return character.trait("powers", "Luck Control") is not None


def past_harm(campaign: Campaign, character: Character | None, resistance: str) -> tuple[Source, ...]:
    """Return earlier harm as Disadvantage (Ruling).

    For Toughness, each wound counts as many ranks as the house rule says. For Resolve, Shaken counts one rank.
    """
    if character is not None and resistance == RESOLVE and character.has_condition(SHAKEN):
        return (Source(GAME.condition_name(SHAKEN), -1),)
    if character is None or resistance != TOUGHNESS:
        return ()
    count = campaign.track_value(character.id, WOUNDS)
    ranks = count * int(campaign.house_rule("wound-disadvantage"))
    return (Source(tr("1 wound") if count == 1 else tr("{n} wounds", n=count), -ranks),) if ranks else ()


def advantage(sources: Iterable[Source]) -> int:
    """Return the ranks of Advantage from all sources."""
    return sum(source.ranks for source in sources if source.ranks > 0)


def disadvantage(sources: Iterable[Source]) -> int:
    """Return the ranks of Disadvantage from all sources. They do not cancel Advantage (Ruling)."""
    return -sum(source.ranks for source in sources if source.ranks < 0)


def sources_text(sources: Iterable[Source], sign: int) -> str:
    """Return the sources of the ranks of Advantage (``sign`` 1) or Disadvantage (−1): "Agility 4, Aiming 2"."""
    return ", ".join(f"{source.name} {abs(source.ranks)}" for source in sources if source.ranks * sign > 0)


def _suggested_link(group: str, name: str) -> str:
    suggested = GAME.trait_group(group).suggested
    return next((suggestion.link for suggestion in suggested if suggestion.name == name), "")


def _best_first(skill: Skill) -> int:
    """Sort key: the highest rank first."""
    return -skill.rank
