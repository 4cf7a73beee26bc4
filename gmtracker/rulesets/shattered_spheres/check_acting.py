"""The fields for the acting side of a check, by kind: a skill, an attack and its damage, a resistance, sheer luck."""

from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.rulesets.shattered_spheres import check_traits as traits
from gmtracker.rulesets.shattered_spheres.check_sides import (
    Party,
    Ranks,
    ability_sources,
    best_of,
    choose_skill,
    choose_trait,
    enter_circumstances,
    enter_ranks,
    enter_tools,
    fighting_style,
)
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstPassive
from gmtracker.rulesets.shattered_spheres.check_traits import Skill, Source
from gmtracker.words import tr

SKILL, ATTACK, RESISTANCE, LUCK, PERCENT = "skill", "attack", "resistance", "luck", "percent"


class Acting(NamedTuple):
    """The acting side as the form has it: what it uses, what that brings, and what is done to a target.

    ``group`` is where the sheet has ``what``, where that is a trait beside the skill.
    """

    what: str
    skill: Skill | None
    ranks: Ranks
    damage: AgainstPassive | None = None
    resists: str = ""
    group: str = ""

    def traits(self) -> tuple[tuple[str, str], ...]:
        """The traits whose ranks count, each with its group."""
        skill = self.skill
        behind = ((skill.group, skill.name), ("abilities", skill.ability)) if skill else ()
        own = ((self.group, self.what),) if self.group else ()
        return tuple(trait for trait in (*behind, *own) if trait[1])


def acting_side(form: FormBuilder, campaign: Campaign, me: Party, kind: str) -> Acting:
    """The fields of the acting side for that kind of check."""
    match kind:
        case "attack":
            return _attacking(form, campaign, me)
        case "resistance":
            return _resisting(form, campaign, me)
        case "luck":
            return _trying_luck(form, me)
        case _:
            skill = choose_skill(form, me, traits.skills(me.character))
            ranks = enter_ranks(form, me, skill.rank if skill else 0, ability_sources(me, skill))
            ranks = enter_tools(form, me, enter_circumstances(form, me, ranks))
            return Acting(skill.name if skill else tr("Check"), skill, ranks)


def _attacking(form: FormBuilder, campaign: Campaign, me: Party) -> Acting:
    """An attack: the offense, a skill linked to its ability, and the weapon; the damage comes from the same."""
    first = traits.OFFENSES[fighting_style(campaign)]
    every = tuple(offense for style in traits.OFFENSES.values() for offense in style)
    offered = (*first, *(offense for offense in every if offense not in first))
    offense = choose_trait(form, me, "offenses", tr("Offense"), offered, best_of(me, "offenses", first))
    skill = choose_skill(form, me, traits.linked_to(me.character, traits.abilities_behind("offenses", offense)))
    sources = (*ability_sources(me, skill), *traits.ranks_of(me.character, "offenses", offense))
    bare = enter_ranks(form, me, skill.rank if skill else 0, sources)
    weapon = form.number("weapon", tr("Weapon"), hint=tr("Ranks of Advantage on attack and damage"))
    damage = AgainstPassive(
        skill_rank=bare.skill, advantage=bare.advantage + weapon, disadvantage=bare.disadvantage, tier=bare.tier
    )
    ranks = enter_circumstances(form, me, bare.more(weapon))
    return Acting(offense, skill, ranks, damage, group="offenses")


def with_damage(form: FormBuilder, campaign: Campaign, acting: Acting) -> Acting:
    """The fields for what a hit does: a power's ranks on top of the attack's, and what it is resisted with."""
    form.section(tr("On a hit"))
    options = _resistances(campaign)
    resists = form.choice("resists", tr("Resisted with"), options, options[0].key)
    power = form.number(
        "power", tr("Power", "ranks of a power, on a form"), hint=tr("Ranks of Advantage on the damage alone")
    )
    damage = acting.damage
    if damage is not None:
        damage = replace(damage, advantage=damage.advantage + power)
    return acting._replace(damage=damage, resists=resists)


def _resisting(form: FormBuilder, campaign: Campaign, me: Party) -> Acting:
    """A resistance: Toughness or Resolve, or a defense that is called for; armor, and wounds on Toughness."""
    options = _resistances(campaign)
    resistance = form.choice("resistance", tr("Resists with"), options, options[0].key, fills=me.filled())
    group = "resistances" if resistance in traits.RESISTANCES.values() else "defenses"
    skill = choose_skill(form, me, traits.linked_to(me.character, traits.abilities_behind(group, resistance)))
    sources: tuple[Source, ...] = (
        *ability_sources(me, skill),
        *traits.ranks_of(me.character, group, resistance),
        *traits.wounds(campaign, me.character, resistance),
    )
    ranks = enter_ranks(form, me, skill.rank if skill else 0, sources)
    armor = form.number("armor", tr("Armor"), hint=tr("Ranks of Advantage"))
    return Acting(resistance, skill, enter_circumstances(form, me, ranks.more(armor)), group=group)


def _trying_luck(form: FormBuilder, me: Party) -> Acting:
    skill = next(skill for skill in traits.skills(me.character) if skill.name == "Intuition")
    ranks = enter_ranks(form, me, skill.rank, (*ability_sources(me, skill), *traits.luck(me.character)))
    return Acting(tr("Sheer luck"), skill, enter_circumstances(form, me, ranks))


def _resistances(campaign: Campaign) -> tuple[Option, ...]:
    """What an effect can be resisted with, the usual one of the encounter first."""
    usual = traits.RESISTANCES[fighting_style(campaign)]
    both = (usual, *(name for name in traits.RESISTANCES.values() if name != usual))
    defenses = dict.fromkeys(name for names in traits.DEFENSES.values() for name in names)
    return tuple(Option(name, name) for name in (*both, *defenses))
