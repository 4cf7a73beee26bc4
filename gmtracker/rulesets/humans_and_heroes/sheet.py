"""The description of Humans & Heroes: traits, hit points, Victory points, conditions, uses and house rules.

Also the advantages that a Victory point can lend, and the skills that need training.
Source: rules/humans-and-heroes.md; seed 004.
"""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import (
    BOTH_SIDES,
    OUT_TAKE_TURNS,
    ActionKind,
    ConditionKind,
    EncounterKind,
    GameSpec,
    HouseRule,
    InputKind,
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
    UseKind,
    choice_input,
    flow_use,
    row_use,
    table_use,
)
from gmtracker.i18n import tr

UNTRAINED = "feat.untrained"
TRAINED_ONLY = ("Technology", "Treatment")
FORTUNE = ("beginner's luck", "inspire", "leadership", "luck", "seize initiative", "ultimate effort")
"""The well-known fortune advantages; any other is known by the word in its name or text."""


def check_advantage(hero: Character, advantage: str) -> None:
    """Refuse an advantage that is the hero's already, or is one of fortune; one may be left without a name."""
    if any(own.name.casefold() == advantage.casefold() for own in hero.traits_in("advantages")):
        raise Refused("{hero} has {advantage} already.", hero=hero.name, advantage=advantage)
    if advantage.casefold() in FORTUNE or "(fortune)" in advantage.casefold():
        raise Refused("{advantage} is an advantage of fortune; no Victory point lends it.", advantage=advantage)


def may_try_untrained(campaign: Campaign, character: CharacterId) -> bool:
    """Whether a Heroic Feat lets the character make one skill check without its training."""
    return campaign.marker(character, UNTRAINED) is not None


_NOTE = InputKind(key="note", name=tr("For what"), kind="text")

RECOVERS = ("dazed", "stunned", "fatigued", "exhausted", "asleep")
LADDERS = {
    "stun": ("dazed", "stunned", "incapacitated"),
    "fatigue": ("fatigued", "exhausted", "asleep"),
    "movement": ("hindered", "immobile"),
    "impairment": ("impaired", "disabled"),
    "defense": ("vulnerable", "defenseless"),
    "control": ("compelled", "controlled"),
}
"""The conditions that lead from one to the next, the lightest first."""

_LADDER = choice_input("ladder", tr("Which"), {key: " · ".join(rungs).capitalize() for key, rungs in LADDERS.items()})


def _point(key: str, name: str, does: str, *inputs: InputKind, shortcut: str = "") -> UseKind:
    return UseKind(
        key=key,
        name=name,
        does=does,
        menu="token",
        tokens=("victory",),
        inputs=(*inputs, _NOTE),
        shortcut=shortcut,
    )


VICTORY_USES = (
    _point("improve-roll", "Improve Roll", tr("Roll again before the outcome is told; the better of the two counts.")),
    _point("edit-scene", "Edit Scene", tr("A detail that helps is there after all, as far as the GM allows.")),
    _point(
        "heroic-feat",
        "Heroic Feat",
        tr("A rank of an advantage to the end of the next turn, or one skill check without its training."),
        choice_input(
            "feat", tr("What kind"), {"advantage": tr("A rank of an advantage"), "untrained": tr("One untrained check")}
        ),
        InputKind(key="what", name=tr("Which advantage or skill"), kind="text"),
    ),
    _point("inspiration", "Inspiration", tr("A hint or a clue from the GM that is worth the point.")),
    _point("instant-counter", "Instant Counter", tr("A roll at once to counter an effect, also one that has hit.")),
    _point(
        "negate-complication",
        "Negate Complication",
        tr("A complication does not come to pass; its point is given back where it was given already."),
        InputKind(key="paid", name=tr("Its point was given already"), kind="flag"),
    ),
    _point(
        "recover",
        "Recover",
        tr("Dazed, stunned or fatigued ends; asleep becomes exhausted, and exhausted fatigued."),
        choice_input(
            "ends",
            tr("From what"),
            {"": tr("The worst of them"), **{condition: condition.capitalize() for condition in RECOVERS}},
        ),
    ),
)

EFFORTS = {
    "action": tr("Action: one more standard action"),
    "bonus": tr("Bonus: +1 on a skill or defense check, until the next turn starts"),
    "rank": tr("Increased rank: +1 of a power, for a round"),
    "stunt": tr("Power stunt: a power for this scene"),
    "resistance": tr("Resistance: another defense check against something that lasts"),
    "retry": tr("Retry: one that needs an effort"),
    "speed": tr("Speed: +1, for a round"),
    "strength": tr("Strength: +1, for a round"),
}
CONDITIONS_TO_RESIST = (
    *LADDERS["fatigue"],
    "dazed",
    "stunned",
    "incapacitated",
    "hindered",
    "immobile",
    "impaired",
    "disabled",
    "vulnerable",
    "defenseless",
    "compelled",
    "controlled",
)

ROW_USES = (
    row_use(
        "extra-effort",
        tr("Extra effort"),
        tr(
            "Free, once on one's own turn: more than the hero's best, for fatigue when the turn ends, "
            "or when a power stunt does."
        ),
        choice_input("benefit", tr("For", "what something is gained for"), EFFORTS),
        InputKind(
            key="what",
            name=tr("Which power, effect or try"),
            kind="text",
            only_with=tuple(("benefit", effort) for effort in ("rank", "stunt", "resistance", "retry")),
        ),
        replace(
            choice_input(
                "resists",
                tr("Resists"),
                {"": tr("Something else"), **{condition: condition.capitalize() for condition in CONDITIONS_TO_RESIST}},
            ),
            only_with=(("benefit", "resistance"),),
        ),
    ),
    row_use(
        "earn",
        tr("Earn a Victory point"),
        tr("For a complication, an act of heroism or good roleplay."),
        choice_input(
            "how",
            tr("For", "what something is gained for"),
            {"complication": tr("A complication"), "heroism": tr("Heroism"), "roleplay": tr("Roleplay")},
        ),
        _NOTE,
    ),
    table_use(
        "new-day",
        tr("New game day"),
        tr("Every hero's Victory points are set to those of a new day; what was left is gone."),
    ),
    table_use(
        "initiative",
        tr("Roll initiative"),
        tr("3dF and Agility for everyone in the order of turns who has not rolled; the highest goes first."),
        sides=BOTH_SIDES,
    ),
    table_use(
        "end-scene",
        tr("The scene ends"),
        tr("Every power stunt ends with it, and its fatigue comes."),
    ),
    row_use(
        "rest",
        tr("Healing or an hour's sleep"),
        tr("Exhaustion ends; who is asleep of it sleeps on, and can be woken. Without it, fatigue ends."),
        sides=BOTH_SIDES,
    ),
    row_use(
        "worsen",
        tr("Condition one step worse"),
        tr("From dazed to stunned, from hindered to immobile, and so on."),
        _LADDER,
        sides=BOTH_SIDES,
    ),
    row_use(
        "ease",
        tr("Condition one step better"),
        tr("From stunned to dazed, from immobile to hindered, and so on."),
        _LADDER,
        sides=BOTH_SIDES,
    ),
)


CHECK_USES = (
    flow_use("check", tr("Check"), tr("Roll a check; it stays open until it is announced.")),
    flow_use("attack", tr("Attack"), tr("Roll an attack; what it does on a hit is resisted.")),
    flow_use("resist", tr("Defense check"), tr("Roll to resist what hit.")),
    flow_use("counter", tr("Counter", "an effect"), tr("Roll a power against an effect; a success counters it.")),
    flow_use("compare", tr("Comparison"), tr("Two ranks side by side, no dice; the same rank leaves it to a coin.")),
    flow_use("coin", tr("Toss a coin"), tr("A tie of equal bonuses is decided by even chances.")),
    flow_use("announce", tr("Announce"), tr("The outcome stands; nothing more can be spent on it.")),
    flow_use("roll-after-all", tr("Roll it after all"), tr("A routine check that falls short is rolled.")),
    flow_use(
        "take-harm",
        tr("Take the result"),
        tr("What the damage does, as the GM says."),
        InputKind(key="loses", name=tr("Hit points lost"), kind="number", lowest=0, highest=100),
        InputKind(key="bruised", name=tr("Bruised"), kind="flag"),
    ),
)

USES = (*VICTORY_USES, *ROW_USES, *CHECK_USES)

HOUSE_RULES = (
    HouseRule(
        key="points-a-day",
        name=tr("Victory points of a game day"),
        changes=tr("How many Victory points a hero has as a game day begins."),
        default=2,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="session-is-a-day",
        name=tr("A session begins a game day"),
        changes=tr("Yes: Victory points are set anew as a session starts. No: only when the GM begins a new day."),
        default=True,
    ),
    HouseRule(
        key="equal-succeeds",
        name=tr("An equal total succeeds"),
        changes=tr("Yes: a total equal to the DC succeeds. No: it fails, by one degree."),
        default=True,
    ),
    HouseRule(
        key="fatigue-at-end",
        name=tr("Fatigue comes as the turn ends"),
        changes=tr("Yes: extra effort tires at the end of the turn that used it. No: at the start of the next one."),
        default=True,
    ),
    HouseRule(
        key="failures-count-off",
        name=tr("Helpers' failures count off"),
        changes=tr(
            "Yes: a team's degrees of failure are taken from those of success. No: where any helps, none hinders."
        ),
        default=True,
    ),
    HouseRule(
        key="six-sided",
        name=tr("Six-sided dice for Fudge dice"),
        changes=tr("Yes: d6 are rolled; 1 and 2 are −1, 3 and 4 are 0, 5 and 6 are +1. No: Fudge dice."),
        default=False,
    ),
)


VICTORY = "victory"
CRITICALS = "criticals"
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
    TraitGroup(key=CRITICALS, name=tr("On a critical hit"), singular=tr("Critical effect"), values="text"),
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
    ConditionKind(
        key=name.lower(),
        name=name,
        meaning=meaning,
        out=name in ("Asleep", "Incapacitated", "Dying", "Dead"),
        no_turns=name == "Dead",
    )
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

GAME = GameSpec(
    ruleset="humans-and-heroes",
    name="Humans & Heroes 3",
    about=tr("Superheroes on three Fudge dice: Victory points, extra effort, and damage that is resisted."),
    dice=("dF", "dF", "dF"),
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
        TrackKind(
            key=BRUISES, name="Bruised", unit=tr("bruise"), units=tr("bruises"), highest=20, warn_at=3, harms=True
        ),
    ),
    tokens=(
        TokenKind(
            key=VICTORY,
            name="Victory point",
            plural="Victory points",
            look="stone",
            sign="up",
            anew="points-a-day",
        ),
    ),
    hand="",
    same_adventure=tr("The same adventure goes on: Victory points stay"),
    conditions=CONDITIONS,
    actions=(
        ActionKind(key="standard", name="Standard action", letter="S"),
        ActionKind(key="move", name="Move action", letter="M", instead_of="standard"),
    ),
    encounters=(EncounterKind(key="conflict", name="Conflict", round_seconds=6),),
    uses=USES,
    house_rules=(*HOUSE_RULES, OUT_TAKE_TURNS),
)
