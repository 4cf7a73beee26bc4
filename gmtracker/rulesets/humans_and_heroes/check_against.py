"""The fields for what a check is against: a DC, somebody who does not know of it, or a roll; and what a hit does."""

from typing import NamedTuple

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import Chip
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.humans_and_heroes.check_acting import (
    HIGHEST,
    LOWEST,
    Acting,
    Party,
    choose_trait,
    enter_bonus,
    enter_circumstances,
)
from gmtracker.rulesets.humans_and_heroes.check_rules import DCS
from gmtracker.rulesets.humans_and_heroes.check_spec import (
    Against,
    AgainstDC,
    AgainstOpposed,
    AgainstRoutine,
)
from gmtracker.rulesets.humans_and_heroes.check_state import TOUGHNESS, Effect
from gmtracker.rulesets.humans_and_heroes.check_traits import (
    ABILITIES,
    DEFENSES,
    POWERS,
    SKILLS,
    Usable,
    usable,
    use_of,
)
from gmtracker.words import tr

DC, ROUTINE, OPPOSED = "dc", "routine", "opposed"
USUAL_DC = "Challenging"
DIFFICULTIES = {
    "Very easy": tr("Very easy"),
    "Easy": tr("Easy"),
    "Average": tr("Average"),
    "Tough": tr("Tough"),
    "Challenging": tr("Challenging"),
    "Formidable": tr("Formidable"),
    "Heroic": tr("Heroic"),
    "Super-heroic": tr("Super-heroic"),
    "Nigh-impossible": tr("Nigh-impossible"),
}
NOTHING = "nothing"
STRENGTH = "Strength"
STEPS = (Chip("+5", 5), Chip("−5", -5))
LIKELY_ANSWER = {
    "Stealth": "Perception",
    "Deception": "Insight",
    "Sleight of hand": "Perception",
    "Vehicles": "Vehicles",
    "Knowledge": "Knowledge",
    "Technology": "Technology",
}
"""The skill that most often stands against one (seed 004, Opposed Check Examples)."""


class Opposition(NamedTuple):
    """What the check is against, and how it is said ("against DC 15")."""

    against: Against
    said: str


def oppose_trait(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> Opposition:
    """Fields for what a trait or power check is against."""
    options = (Option(DC, tr("A DC")), Option(ROUTINE, tr("Somebody unaware")), Option(OPPOSED, tr("An opposed roll")))
    kind = form.choice("against", tr("Against"), options, OPPOSED if other.character else DC)
    if kind == DC:
        return _difficulty(form)
    offered = usable(campaign, other.character, SKILLS, ABILITIES, DEFENSES, POWERS)
    theirs = choose_trait(form, other, offered, LIKELY_ANSWER.get(acting.what, acting.what))
    bonus = enter_bonus(form, other, theirs) + enter_circumstances(form, other, folded=True)
    if kind == ROUTINE:
        return Opposition(AgainstRoutine(bonus=bonus), _unaware(other, theirs))
    said = _said(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(AgainstOpposed(bonus=bonus, roll=theirs.roll if theirs else "trait"), said)


def oppose_attack(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> Opposition:
    """Fields for the defense against an attack: Parry from close by, Dodge from afar; always rolled."""
    options = (Option(OPPOSED, tr("A rolled defense")), Option(DC, tr("A DC")))
    if form.choice("against", tr("Against"), options, OPPOSED) == DC:
        return _difficulty(form)
    offered = usable(campaign, other.character, DEFENSES)
    likely = "Parry" if is_close(acting) else "Dodge"
    theirs = choose_trait(form, other, offered, likely)
    bonus = enter_bonus(form, other, theirs) + enter_circumstances(form, other, folded=True)
    said = _said(other, theirs.name if theirs else likely)
    return Opposition(AgainstOpposed(bonus=bonus, roll=theirs.roll if theirs else "active_defense"), said)


def oppose_defense(form: FormBuilder, campaign: Campaign, other: Party, hit: Effect | None) -> Opposition:
    """Fields for what is defended against: the rank of a hit, of a hazard, or of somebody's power."""
    plain = hit.rank if hit else 0
    hint = tr("The hit") if hit else tr("Its rank")
    powers = usable(campaign, other.character, POWERS) if hit is None else ()
    if powers:
        options = (Option("", tr("A hazard")), *(Option(power.key, f"{power.name} {power.rank}") for power in powers))
        chosen = form.choice(other.key("with"), tr("Effect"), options, powers[0].key, fills=("dc",))
        plain = next((power.rank for power in powers if power.key == chosen), 0)
    dc = form.number("dc", tr("DC"), plain, lowest=LOWEST, highest=HIGHEST, chips=STEPS, hint=hint)
    return Opposition(AgainstDC(dc=dc), tr("against DC {dc}", dc=number_said(dc)))


def compare_with(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> int:
    """Fields for the other rank of a comparison; the same trait as the acting side's. Returns it."""
    offered = usable(campaign, other.character, ABILITIES, SKILLS, POWERS)
    theirs = choose_trait(form, other, offered, acting.what)
    return enter_bonus(form, other, theirs)


def enter_effect(form: FormBuilder, campaign: Campaign, me: Party, acting: Acting) -> Effect | None:
    """Fields for what a hit does: its rank, from Strength or a power, and what resists it; None for nothing."""
    form.section(tr("On a hit"))
    resists = ("Toughness", "Fortitude", "Will", "Dodge")
    options = (*(Option(defense, defense) for defense in resists), Option(NOTHING, tr("Nothing")))
    defense = form.choice("resists", tr("Resisted with"), options, TOUGHNESS)
    powers = usable(campaign, me.character, POWERS)
    strength = use_of(campaign, me.character, ABILITIES, STRENGTH)
    offered = (strength, *powers) if is_close(acting) or not powers else (*powers, strength)
    ranks = tuple(Option(one.key, f"{one.name} {number_said(one.rank)}") for one in offered)
    chosen = form.choice(me.key("with"), tr("Does", "what a hit does"), ranks, fills=("effect",))
    plain = next(one.rank for one in offered if one.key == chosen)
    rank = form.number("effect", tr("Rank"), plain, lowest=LOWEST, highest=HIGHEST)
    return None if defense == NOTHING else Effect(rank=rank, resists=defense)


def is_close(acting: Acting) -> bool:
    """Whether an attack is made from close by: it is not, with Dexterity behind it."""
    return acting.trait is None or all(name != "Dexterity" for name, _ in acting.trait.sources)


def _said(other: Party, trait: str) -> str:
    if other.character:
        return tr("against {name}'s {trait}", name=other.name, trait=trait)
    return tr("against {what}", what=trait)


def _unaware(other: Party, trait: Usable | None) -> str:
    if trait and other.character:
        return tr("against {name}'s {trait}, unaware", name=other.name, trait=trait.name)
    return tr("against the other side, unaware")


def _difficulty(form: FormBuilder) -> Opposition:
    options = tuple(Option(name, f"{DIFFICULTIES[name]} ({number_said(dc)})") for name, dc in DCS.items())
    chosen = form.choice("difficulty", tr("Difficulty"), options, USUAL_DC, fills=("dc",))
    dc = form.number("dc", tr("DC"), DCS[chosen], lowest=LOWEST, highest=HIGHEST, chips=STEPS)
    return Opposition(AgainstDC(dc=dc), tr("against DC {dc}", dc=number_said(dc)))
