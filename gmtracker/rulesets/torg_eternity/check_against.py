"""What a test is against: one of the eight difficulties, any other number, or a skill of somebody else's.

Source: rules/torg-eternity.md (the DNs).
"""

from typing import NamedTuple

from gmtracker.engine.campaign import Character
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.torg_eternity.check_traits import ATTACK_SKILLS, INTERACTIONS, skill_named, skills
from gmtracker.words import tr

DIFFICULTIES = {
    6: tr("Very easy"),
    8: tr("Easy"),
    10: tr("Standard"),
    12: tr("Challenging"),
    14: tr("Hard"),
    16: tr("Very hard"),
    18: tr("Heroic"),
    20: tr("Near impossible"),
}
STANDARD, OTHER = "10", "other"
NUMBER, SKILL = "number", "skill"
WAYS = (Option(NUMBER, tr("A difficulty")), Option(SKILL, tr("Their skill")))


class Opposition(NamedTuple):
    """The DN, and how it is said ("10", "Warden's Dodge 12")."""

    dn: int
    said: str


def against_number(form: FormBuilder) -> Opposition:
    """One of the eight difficulties, or a number."""
    options = tuple(Option(str(dn), f"{name} {dn}") for dn, name in DIFFICULTIES.items())
    chosen = form.choice("difficulty", tr("Difficulty"), (*options, Option(OTHER, tr("Another DN"))), plain=STANDARD)
    dn = int(chosen) if chosen != OTHER else form.number("dn", "DN", int(STANDARD), highest=60)
    return Opposition(dn, str(dn))


def against_fixed(form: FormBuilder, dn: int) -> Opposition:
    """The DN of the rules, which the GM may still change."""
    number = form.number("dn", "DN", dn, highest=60, folded=True)
    return Opposition(number, str(number))


def against_character(form: FormBuilder, target: Character, skill: str) -> Opposition:
    """A skill of the target's, or a difficulty as for anybody."""
    opposes = SKILL if skill in ATTACK_SKILLS or skill in INTERACTIONS else NUMBER
    if form.choice("against", tr("Against"), WAYS, plain=opposes) == NUMBER:
        return against_number(form)
    known = tuple(theirs for theirs in skills(target) if not theirs.cannot_be_used)
    options = tuple(Option(theirs.name, f"{theirs.name} {number_said(theirs.value)}") for theirs in known)
    usual = ATTACK_SKILLS.get(skill, skill)
    chosen = form.choice("defense", tr("Their skill"), options, plain=usual, fills=("their-value",))
    dn = form.number("their-value", tr("Its value"), skill_named(target, chosen).value, lowest=-20, highest=100)
    return Opposition(dn, tr("{name}'s {skill} {dn}", name=target.name, skill=chosen, dn=number_said(dn)))
