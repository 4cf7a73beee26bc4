"""The description of Humans & Heroes: traits, hit points, Victory points, conditions, uses and house rules.

Also the advantages that a Victory point can lend, and the skills that need training.
Source: rules/humans-and-heroes.md; seed 004.
"""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import (
    BOTH_SIDES,
    OUT_TAKE_TURNS,
    ROLL_EACH,
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
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr

UNTRAINED = "feat.untrained"
TRAINED_ONLY = ("Technology", "Treatment")
FORTUNE = ("beginner's luck", "inspire", "leadership", "luck", "seize initiative", "ultimate effort")
"""The well-known fortune advantages. Any other is recognized by the word in its name or text."""


def check_advantage(hero: Character, advantage: str) -> None:
    """Refuse an advantage that the hero already has or that is a fortune advantage. The name may be empty."""
    if any(own.name.casefold() == advantage.casefold() for own in hero.traits_in("advantages")):
        raise Refused("{hero} already has {advantage}.", hero=hero.name, advantage=advantage)
    if advantage.casefold() in FORTUNE or "(fortune)" in advantage.casefold():
        raise Refused("{advantage} is a fortune advantage. A Victory point can't grant it.", advantage=advantage)


def may_try_untrained(campaign: Campaign, character: CharacterId) -> bool:
    """Whether a Heroic Feat lets the character make one skill check untrained."""
    return campaign.marker(character, UNTRAINED) is not None


_NOTE = InputKind(key="note", name=tr("Reason"), kind="text")

RECOVERS = ("dazed", "stunned", "fatigued", "exhausted", "asleep")
LADDERS = {
    "stun": ("dazed", "stunned", "incapacitated"),
    "fatigue": ("fatigued", "exhausted", "asleep"),
    "movement": ("hindered", "immobile"),
    "impairment": ("impaired", "disabled"),
    "defense": ("vulnerable", "defenseless"),
    "control": ("compelled", "controlled"),
}
"""The ladders of conditions, the lightest first."""

_LADDER = choice_input(
    "ladder", tr("Condition"), {key: " · ".join(rungs).capitalize() for key, rungs in LADDERS.items()}
)


def _build_point_use(key: str, name: str, does: str, *inputs: InputKind, shortcut: str = "") -> UseKind:
    return UseKind(
        key=key,
        name=name,
        description=does,
        menu="token",
        tokens=("victory",),
        inputs=(*inputs, _NOTE),
        shortcut=shortcut,
    )


VICTORY_USES = (
    _build_point_use(
        "improve-roll", "Improve Roll", tr("Roll again before the outcome is announced. The better roll counts.")
    ),
    _build_point_use("edit-scene", "Edit Scene", tr("Add a helpful detail to the scene, if the GM agrees.")),
    _build_point_use(
        "heroic-feat",
        "Heroic Feat",
        tr("Gain a rank of an advantage until the end of the next turn, or make one skill check untrained."),
        choice_input(
            "feat", tr("Kind"), {"advantage": tr("A rank of an advantage"), "untrained": tr("One untrained check")}
        ),
        InputKind(key="what", name=tr("Advantage or skill"), kind="text"),
    ),
    _build_point_use("inspiration", "Inspiration", tr("Get a useful hint from the GM.")),
    _build_point_use(
        "instant-counter", "Instant Counter", tr("Roll immediately to counter an effect, even one that has hit.")
    ),
    _build_point_use(
        "negate-complication",
        "Negate Complication",
        tr("Avoid a complication. If its Victory point was already awarded, this costs 2 points."),
        InputKind(key="paid", name=tr("Point already awarded"), kind="flag"),
    ),
    _build_point_use(
        "recover",
        "Recover",
        tr("Remove dazed, stunned or fatigued. Asleep becomes exhausted, and exhausted becomes fatigued."),
        choice_input(
            "ends",
            tr("Condition"),
            {"": tr("The worst one"), **{condition: condition.capitalize() for condition in RECOVERS}},
        ),
    ),
)

EFFORTS = {
    "action": tr("Action: one extra standard action"),
    "bonus": tr("Bonus: +1 on a skill or defense check, until the next turn starts"),
    "rank": tr("Increased rank: +1 rank of a power for a round"),
    "stunt": tr("Power stunt: a power for this scene"),
    "resistance": tr("Resistance: another defense check against an ongoing effect"),
    "retry": tr("Retry: a new attempt where that takes extra effort"),
    "speed": tr("Speed: +1 for a round"),
    "strength": tr("Strength: +1 for a round"),
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
        tr("Free, once on the hero's own turn. Fatigue follows when the turn or the power stunt ends."),
        choice_input("benefit", tr("Benefit", "what a Surge is for"), EFFORTS),
        InputKind(
            key="what",
            name=tr("Power, effect or check"),
            kind="text",
            required_for=tuple(("benefit", effort) for effort in ("rank", "stunt", "resistance", "retry")),
        ),
        replace(
            choice_input(
                "resists",
                tr("Condition to resist"),
                {"": tr("Something else"), **{condition: condition.capitalize() for condition in CONDITIONS_TO_RESIST}},
            ),
            required_for=(("benefit", "resistance"),),
        ),
    ),
    row_use(
        "earn",
        tr("Earn a Victory point"),
        tr("For a complication, an act of heroism or good roleplay."),
        choice_input(
            "how",
            tr("Earned for"),
            {"complication": tr("A complication"), "heroism": tr("Heroism"), "roleplay": tr("Roleplay")},
        ),
        _NOTE,
    ),
    table_use(
        "new-day",
        tr("New game day"),
        tr("Reset every hero's Victory points for a new day. Unspent points are lost."),
    ),
    table_use(
        "initiative",
        tr("Roll initiative"),
        tr("Everyone in the turn order who has not rolled yet rolls 3dF + Agility. The highest total goes first."),
        sides=BOTH_SIDES,
        inputs=(ROLL_EACH,),
    ),
    table_use(
        "end-scene",
        tr("End the scene"),
        tr("Ends every power stunt. Its fatigue follows."),
    ),
    row_use(
        "rest",
        tr("Healing or an hour's sleep"),
        tr("Ends exhaustion, so a sleeping character can be woken. Without exhaustion, it ends fatigue."),
        sides=BOTH_SIDES,
    ),
    row_use(
        "worsen",
        tr("Worsen a condition"),
        tr("Makes it one step worse: dazed to stunned, hindered to immobile, and so on."),
        _LADDER,
        sides=BOTH_SIDES,
    ),
    row_use(
        "ease",
        tr("Ease a condition"),
        tr("Makes it one step better: stunned to dazed, immobile to hindered, and so on."),
        _LADDER,
        sides=BOTH_SIDES,
    ),
)


CHECK_USES = (
    flow_use("check", tr("Check"), tr("Roll a check. It stays open until you announce it.")),
    flow_use("attack", tr("Attack"), tr("Roll an attack. The target resists a hit.")),
    flow_use("resist", tr("Defense check"), tr("Roll to resist a hit.")),
    flow_use("counter", tr("Counter", "an effect"), tr("Roll a power against an effect. A success counters it.")),
    flow_use(
        "compare", tr("Comparison"), tr("Compare two ranks without rolling. If they are equal, a coin toss decides.")
    ),
    flow_use("coin", tr("Toss a coin"), tr("Break a tie with a coin toss.")),
    flow_use("announce", tr("Announce"), tr("Makes the outcome final. Nothing more can be spent on it.")),
    flow_use("roll-after-all", tr("Roll instead"), tr("Roll the dice for a failed routine check.")),
    flow_use(
        "take-harm",
        tr("Apply the result"),
        tr("Apply the effect of the damage, as the GM decides."),
        InputKind(key="loses", name=tr("Hit points lost"), kind="number", lowest=0, highest=100),
        InputKind(key="bruised", name=tr("Bruised"), kind="flag"),
    ),
)

USES = (*VICTORY_USES, *ROW_USES, *CHECK_USES)

HOUSE_RULES = (
    HouseRule(
        key="points-a-day",
        name=tr("Victory points per game day"),
        description=tr("How many Victory points a hero has at the start of a game day."),
        default=2,
        lowest=0,
        highest=10,
    ),
    HouseRule(
        key="session-is-a-day",
        name=tr("New game day each session"),
        description=tr("Yes: Victory points are reset when a session starts. No: only when the GM starts a new day."),
        default=True,
    ),
    HouseRule(
        key="equal-succeeds",
        name=tr("Success on an equal total"),
        description=tr("Yes: a total equal to the DC succeeds. No: it fails by one degree."),
        default=True,
    ),
    HouseRule(
        key="fatigue-at-end",
        name=tr("Fatigue at the end of the turn"),
        description=tr("Yes: extra effort causes fatigue at the end of the turn. No: at the start of the next turn."),
        default=True,
    ),
    HouseRule(
        key="failures-count-off",
        name=tr("Helpers' failures"),
        description=tr(
            "Yes: helpers' degrees of failure are subtracted from their degrees of success. No: failures are "
            "ignored if anyone succeeds."
        ),
        default=True,
    ),
    HouseRule(
        key="six-sided",
        name=tr("Six-sided dice instead of Fudge dice"),
        description=tr("Yes: roll d6. 1–2 count as −1, 3–4 as 0, and 5–6 as +1. No: roll Fudge dice."),
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
        card="numbers",
        suggested=tuple(TraitSuggestion(name, link) for name, link in (ACTIVE_DEFENSES | PASSIVE_DEFENSES).items()),
    ),
    TraitGroup(
        key="skills",
        name="Skills",
        singular="Skill",
        highest=20,
        linked_to="abilities",
        card="line",
        suggested=tuple(TraitSuggestion(skill, link) for link, skills in _SKILLS.items() for skill in skills),
    ),
    TraitGroup(
        key="powers",
        name="Powers",
        singular="Power",
        lowest=1,
        card="line",
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
    )
    for name, meaning in {
        "Dazed": tr("Only one standard action each turn."),
        "Stunned": tr("Can't take actions."),
        "Incapacitated": tr("Out of the fight."),
        "Fatigued": tr("The first cost of extra effort."),
        "Exhausted": tr("The cost of extra effort while fatigued."),
        "Asleep": tr("Noise wakes them, unless they are also exhausted."),
        "Hindered": tr("Moves at less than full speed."),
        "Immobile": tr("Can't leave the spot."),
        "Impaired": tr("−1 on checks."),
        "Disabled": tr("−2 on checks."),
        "Vulnerable": tr("Struggles to dodge and parry."),
        "Defenseless": tr("Can neither dodge nor parry."),
        "Compelled": tr("Must do one thing that someone else wants."),
        "Controlled": tr("Must do everything that someone else wants."),
        "Battered": tr("At 0 hit points."),
        "Dying": tr("Below 0 hit points. Needs help now."),
        "Dead": tr("At −3 hit points."),
    }.items()
)

GAME = GameSpec(
    ruleset="humans-and-heroes",
    name="Humans & Heroes 3",
    about=tr("Superheroes with three Fudge dice, Victory points, extra effort and rolls to resist damage."),
    color="magenta",
    emblem="star",
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
            sign="star",
            next_start_rule="points-a-day",
        ),
    ),
    hand="",
    same_adventure=tr("Same adventure: keep Victory points"),
    conditions=CONDITIONS,
    actions=(
        ActionKind(key="standard", name="Standard action", letter="S"),
        ActionKind(key="move", name="Move action", letter="M", instead_of="standard"),
    ),
    encounters=(EncounterKind(key="conflict", name="Conflict", round_seconds=6),),
    uses=USES,
    house_rules=(*HOUSE_RULES, OUT_TAKE_TURNS),
)
