"""The fields for what a check is against: a DC, an obstacle, or the other side's passive or rolled check."""

from typing import NamedTuple

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.rulesets.shattered_spheres import check_traits as traits
from gmtracker.rulesets.shattered_spheres.check_rules import Difficulty, obstacle_level_dc
from gmtracker.rulesets.shattered_spheres.check_sides import (
    LIKELY_ANSWER,
    Party,
    Ranks,
    ability_sources,
    best_of,
    choose_skill,
    choose_trait,
    enter_circumstances,
    enter_ranks,
    fighting_style,
    notes_on,
    tier_of,
)
from gmtracker.rulesets.shattered_spheres.check_spec import (
    Against,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
)
from gmtracker.rulesets.shattered_spheres.luck import ROUTINE_D20
from gmtracker.words import tr

DEFAULT_DC = 15
DIFFICULTIES: dict[Difficulty, str] = {"easy": tr("Easy"), "moderate": tr("Moderate"), "hard": tr("Hard")}
ROLLED_OBSTACLES: dict[Difficulty, str] = {
    "easy": tr("against an obstacle of level {level}, easy, rolled"),
    "moderate": tr("against an obstacle of level {level}, moderate, rolled"),
    "hard": tr("against an obstacle of level {level}, hard, rolled"),
}
DC, OBSTACLE, PASSIVE, OPPOSED, DAMAGE = "dc", "obstacle", "passive", "opposed", "damage"
WORDS = {
    DC: tr("A DC"),
    OBSTACLE: tr("An obstacle's level"),
    PASSIVE: tr("A passive check"),
    OPPOSED: tr("An opposed roll"),
    DAMAGE: tr("The damage"),
}
WORDS_IN_ATTACK = {**WORDS, PASSIVE: tr("Passive defense"), OPPOSED: tr("Active defense, rolled")}
WORDS_IN_RESISTANCE = {**WORDS, OBSTACLE: tr("A hazard's level"), PASSIVE: tr("Damage or effect of somebody")}


class Opposition(NamedTuple):
    """What the check is against, how it is said ("against DC 15"), and sentences to show."""

    against: Against
    said: str
    notes: tuple[str, ...] = ()


def oppose_skill(form: FormBuilder, campaign: Campaign, other: Party, skill: str) -> Opposition:
    """Fields for what a skill check is against."""
    kind = _kind(form, (DC, OBSTACLE, PASSIVE, OPPOSED), WORDS, PASSIVE if other.character else DC)
    if kind in (DC, OBSTACLE):
        return _difficulty(form, campaign, other, kind, may_be_rolled=True)
    offered = traits.skills(other.character) if other.character else ()
    theirs = choose_skill(form, other, offered, LIKELY_ANSWER.get(skill, ""))
    ranks = enter_ranks(form, other, theirs.rank if theirs else 0, ability_sources(other, theirs))
    ranks = enter_circumstances(form, other, ranks)
    said = _said(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(_checked(form, other, kind, ranks), said, notes_on(other, theirs, ranks))


def oppose_attack(form: FormBuilder, campaign: Campaign, other: Party) -> Opposition:
    """Fields for a defense class: passive, or rolled by one who defends actively (seed 000, defense class)."""
    kind = _kind(form, (PASSIVE, OPPOSED, DC), WORDS_IN_ATTACK, PASSIVE)
    if kind == DC:
        return _difficulty(form, campaign, other, kind, may_be_rolled=False)
    offered = traits.DEFENSES[fighting_style(campaign)]
    defense = choose_trait(form, other, "defenses", tr("Defense"), offered, best_of(other, "defenses", offered))
    skills = traits.linked_to(other.character, traits.abilities_behind("defenses", defense))
    theirs = choose_skill(form, other, skills)
    sources = (*ability_sources(other, theirs), *traits.ranks_of(other.character, "defenses", defense))
    ranks = enter_ranks(form, other, theirs.rank if theirs else 0, sources)
    ranks = ranks.more(form.number(other.key("armor"), tr("Armor"), hint=tr("Ranks of Advantage")))
    ranks = enter_circumstances(form, other, ranks)
    return Opposition(_checked(form, other, kind, ranks), _said(other, defense), notes_on(other, theirs, ranks))


def oppose_resistance(form: FormBuilder, campaign: Campaign, other: Party, damage: AgainstPassive | None) -> Opposition:
    """Fields for what is resisted: the damage of a hit, a hazard, a DC, or somebody's effect.

    ``damage`` is that of the attack that has just hit, if any.
    """
    first = (DAMAGE,) if damage else ()
    plain = DAMAGE if damage else PASSIVE if other.character else OBSTACLE
    kind = _kind(form, (*first, OBSTACLE, PASSIVE, DC), WORDS_IN_RESISTANCE, plain)
    if kind == DAMAGE and damage:
        hit = (traits.Source(tr("the hit"), damage.advantage), traits.Source(tr("the hit"), -damage.disadvantage))
        ranks = enter_circumstances(form, other, enter_ranks(form, other, damage.skill_rank, hit, damage.tier))
        return Opposition(_passive(ranks), tr("against the damage"), notes_on(other, None, ranks))
    if kind != PASSIVE:
        return _difficulty(form, campaign, other, kind, may_be_rolled=False)
    offered = traits.OFFENSES[fighting_style(campaign)]
    offense = choose_trait(form, other, "offenses", tr("Offense"), offered, best_of(other, "offenses", offered))
    theirs = choose_skill(form, other, traits.linked_to(other.character, traits.abilities_behind("offenses", offense)))
    sources = (*ability_sources(other, theirs), *traits.ranks_of(other.character, "offenses", offense))
    ranks = enter_ranks(form, other, theirs.rank if theirs else 0, sources)
    ranks = ranks.more(form.number(other.key("weapon"), tr("Weapon and power"), hint=tr("Ranks of Advantage")))
    ranks = enter_circumstances(form, other, ranks)
    return Opposition(_passive(ranks), _said(other, offense), notes_on(other, theirs, ranks))


def _said(other: Party, trait: str) -> str:
    if other.character:
        return tr("against {name}'s {trait}", name=other.name, trait=trait)
    return tr("against {what}", what=trait)


def _kind(form: FormBuilder, offered: tuple[str, ...], words: dict[str, str], plain: str) -> str:
    return form.choice("against", tr("Against"), tuple(Option(kind, words[kind]) for kind in offered), plain)


def _difficulty(form: FormBuilder, campaign: Campaign, other: Party, kind: str, *, may_be_rolled: bool) -> Opposition:
    """A DC, or an obstacle's or hazard's; circumstances on it are dice added to or taken from the DC."""
    if kind == DC:
        dc = form.number("dc", tr("DC"), DEFAULT_DC, lowest=-50, highest=200)
    else:
        level = form.number("level", tr("Level"), _likely_level(campaign, other), highest=100)
        difficulty = _difficulty_word(form)
        if may_be_rolled and form.flag("rolled", tr("Roll for the obstacle"), folded=True):
            said = tr(ROLLED_OBSTACLES[difficulty], level=level)
            return Opposition(AgainstObstacle(level=level, difficulty=difficulty, rolled=True), said)
        dc = obstacle_level_dc(level, difficulty) + ROUTINE_D20
    ranks = enter_circumstances(form, other, Ranks(0, 0, 0, tier_of(other)), (tr("Harder"), tr("Easier")))
    if kind == OBSTACLE and not ranks.advantage and not ranks.disadvantage:
        return Opposition(AgainstObstacle(level=level, difficulty=difficulty), tr("against DC {dc}", dc=dc))
    against = AgainstDC(dc=dc, advantage=ranks.advantage, disadvantage=ranks.disadvantage, tier=ranks.tier)
    dice = any((ranks.advantage, ranks.disadvantage))
    said = tr("against DC {dc} and dice", dc=dc) if dice else tr("against DC {dc}", dc=dc)
    return Opposition(against, said, notes_on(other, None, ranks))


def _difficulty_word(form: FormBuilder) -> Difficulty:
    options = tuple(Option(word, name) for word, name in DIFFICULTIES.items())
    chosen = form.choice("difficulty", tr("Difficulty"), options, "moderate")
    return next(word for word in DIFFICULTIES if word == chosen)


def _likely_level(campaign: Campaign, other: Party) -> int:
    if other.character:
        return other.character.level
    return max((hero.level for hero in campaign.heroes()), default=1)


def _checked(form: FormBuilder, other: Party, kind: str, ranks: Ranks) -> AgainstPassive | AgainstOpposed:
    if kind == PASSIVE:
        return _passive(ranks)
    return AgainstOpposed(
        skill_rank=ranks.skill,
        advantage=ranks.advantage,
        disadvantage=ranks.disadvantage,
        tier=ranks.tier,
        fortune=form.flag(other.key("fortune"), "Fortune", folded=True),
        misfortune=form.flag(other.key("misfortune"), "Misfortune", folded=True),
    )


def _passive(ranks: Ranks) -> AgainstPassive:
    return AgainstPassive(
        skill_rank=ranks.skill, advantage=ranks.advantage, disadvantage=ranks.disadvantage, tier=ranks.tier
    )
