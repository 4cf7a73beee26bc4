"""The words of Humans & Heroes: abilities, defenses, skills, hit points, Victory points and conditions.

Source: rules/humans-and-heroes.md; seed 004.
"""

from gmtracker.engine.sheet import (
    ActionKind,
    ConditionKind,
    EncounterKind,
    Sheet,
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
)
from gmtracker.rulesets.humans_and_heroes.use_sheet import HOUSE_RULES, USES
from gmtracker.words import tr

VICTORY = "victory"
HP, BRUISES = "hp", "bruises"
HEALTHY = 6
DEAD_AT = -3

_SKILLS = {
    "Strength": ("Athletics",),
    "Agility": ("Acrobatics", "Stealth"),
    "Fighting": ("Close combat",),
    "Dexterity": ("Ranged combat", "Sleight of hand", "Vehicles"),
    "Stamina": (),
    "Intellect": (
        "Common knowledge",
        "Expertise",
        "Investigation",
        "Knowledge",
        "Memory",
        "Strategy",
        "Technology",
        "Treatment",
    ),
    "Awareness": ("Insight", "Perception", "Tracking"),
    "Presence": ("Deception", "Intimidation", "Persuasion"),
}
ACTIVE_DEFENSES = {"Dodge": "Agility", "Parry": "Fighting"}
PASSIVE_DEFENSES = {"Fortitude": "Stamina", "Toughness": "Stamina", "Will": "Presence"}

TRAIT_GROUPS = (
    TraitGroup(
        key="abilities",
        name="Abilities",
        singular="Ability",
        lowest=-5,
        highest=20,
        fixed=True,
        suggested=tuple(TraitSuggestion(name) for name in _SKILLS),
    ),
    TraitGroup(
        key="defenses",
        name="Defenses",
        singular="Defense",
        lowest=-5,
        highest=20,
        fixed=True,
        linked_to="abilities",
        suggested=tuple(TraitSuggestion(name, link) for name, link in (ACTIVE_DEFENSES | PASSIVE_DEFENSES).items()),
    ),
    TraitGroup(
        key="skills",
        name="Skills",
        singular="Skill",
        highest=20,
        linked_to="abilities",
        suggested=tuple(TraitSuggestion(skill, link) for link, skills in _SKILLS.items() for skill in skills),
    ),
    TraitGroup(
        key="powers",
        name="Powers",
        singular="Power",
        lowest=1,
        suggested=(TraitSuggestion("Flight"), TraitSuggestion("Speed"), TraitSuggestion("Luck Control")),
    ),
    TraitGroup(key="advantages", name="Advantages", singular="Advantage", lowest=1),
    TraitGroup(key="complications", name="Complications", singular="Complication", values="text"),
    TraitGroup(
        key="limits",
        name="Limits",
        singular="Limit",
        lowest=1,
        highest=100,
        suggested=(TraitSuggestion("HP"),),
    ),
)

CONDITIONS = tuple(
    ConditionKind(key=name.lower(), name=name, meaning=meaning)
    for name, meaning in {
        "Dazed": tr("A standard action each turn, and no more."),
        "Stunned": tr("No actions at all."),
        "Incapacitated": tr("Out of the fight."),
        "Fatigued": tr("The first price of extra effort."),
        "Exhausted": tr("Extra effort while fatigued."),
        "Asleep": tr("Wakes to noise; while exhausted as well, to nothing."),
        "Hindered": tr("Moves at less than full speed."),
        "Immobile": tr("Cannot leave the spot."),
        "Impaired": tr("−1 on checks."),
        "Disabled": tr("−2 on checks."),
        "Vulnerable": tr("Struggles to dodge and parry."),
        "Defenseless": tr("Can neither dodge nor parry."),
        "Compelled": tr("Does one thing that somebody else wants."),
        "Controlled": tr("Does all that somebody else wants."),
        "Battered": tr("At 0 hit points."),
        "Dying": tr("Below 0 hit points; needs help now."),
        "Dead": tr("At −3 hit points."),
    }.items()
)

SHEET = Sheet(
    ruleset="humans-and-heroes",
    name="Humans & Heroes 3",
    level="Power level",
    trait_groups=TRAIT_GROUPS,
    tracks=(
        TrackKind(
            key=HP,
            name="HP",
            unit=tr("hit point"),
            units=tr("hit points"),
            look="bar",
            lowest=DEAD_AT,
            highest=HEALTHY,
            limits=(TraitLimit("limits", "HP"),),
            warn_at=2,
            starts_full=True,
        ),
        TrackKind(key=BRUISES, name="Bruised", unit=tr("bruise"), units=tr("bruises"), highest=20, warn_at=3),
    ),
    tokens=(TokenKind(key=VICTORY, name="Victory point", plural="Victory points", look="stone", sign="up"),),
    hand="",
    conditions=CONDITIONS,
    actions=(
        ActionKind(key="standard", name="Standard action", letter="S"),
        ActionKind(key="move", name="Move action", letter="M", instead_of="standard"),
    ),
    encounters=(EncounterKind(key="conflict", name="Conflict", round_seconds=6),),
    uses=USES,
    house_rules=HOUSE_RULES,
)
