"""What can be done, in the sheet: the uses of Victory points, extra effort, checks, rest; and the house rules."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, UseKind
from gmtracker.words import tr

BOTH_SIDES = ("heroes", "opposition")

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

_LADDER = InputKind(
    key="ladder",
    name=tr("Which"),
    kind="choice",
    options=tuple(Option(key, " · ".join(rungs).capitalize()) for key, rungs in LADDERS.items()),
)


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
        InputKind(
            key="feat",
            name=tr("What kind"),
            kind="choice",
            options=(Option("advantage", tr("A rank of an advantage")), Option("untrained", tr("One untrained check"))),
        ),
        InputKind(key="what", name=tr("Which advantage or skill"), kind="text"),
    ),
    _point("inspiration", "Inspiration", tr("A hint or a clue from the GM that is worth the point.")),
    _point("instant-counter", "Instant Counter", tr("An attempt, at once, to counter an effect.")),
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
        InputKind(
            key="ends",
            name=tr("From what"),
            kind="choice",
            options=(
                Option("", tr("The worst of them")),
                *(Option(condition, condition.capitalize()) for condition in RECOVERS),
            ),
        ),
    ),
)

EFFORTS = {
    "action": tr("One more standard action"),
    "bonus": tr("+1 on a skill or defense check"),
    "rank": tr("+1 rank of a power, for a round"),
    "stunt": tr("A power for this scene"),
    "resistance": tr("Another defense check against something that lasts"),
    "retry": tr("A retry that needs it"),
    "speed": tr("+1 Speed, for a round"),
    "strength": tr("+1 Strength, for a round"),
}
CONDITIONS_TO_RESIST = (
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
    UseKind(
        key="extra-effort",
        name=tr("Extra effort"),
        does=tr("Free, once on one's own turn: more than the hero's best, for fatigue when the turn ends."),
        menu="row",
        inputs=(
            InputKind(
                key="benefit",
                name=tr("For", "what something is gained for"),
                kind="choice",
                options=tuple(Option(key, name) for key, name in EFFORTS.items()),
            ),
            InputKind(key="what", name=tr("Which power, effect or try"), kind="text"),
            InputKind(
                key="resists",
                name=tr("Resists"),
                kind="choice",
                options=(
                    Option("", tr("Something else")),
                    *(Option(condition, condition.capitalize()) for condition in CONDITIONS_TO_RESIST),
                ),
            ),
        ),
    ),
    UseKind(
        key="earn",
        name=tr("Earn a Victory point"),
        does=tr("For a complication, an act of heroism or good roleplay."),
        menu="row",
        inputs=(
            InputKind(
                key="how",
                name=tr("For", "what something is gained for"),
                kind="choice",
                options=(
                    Option("complication", tr("A complication")),
                    Option("heroism", tr("Heroism")),
                    Option("roleplay", tr("Roleplay")),
                ),
            ),
            _NOTE,
        ),
    ),
    UseKind(
        key="new-day",
        name=tr("New game day"),
        does=tr("Every hero's Victory points are set to those of a new day; what was left is gone."),
        menu="table",
    ),
    UseKind(
        key="initiative",
        name=tr("Roll initiative"),
        does=tr("3dF and Agility for everyone in the order of turns who has not rolled; the highest goes first."),
        menu="table",
        sides=BOTH_SIDES,
    ),
    UseKind(
        key="rest",
        name=tr("Healing or an hour's sleep"),
        does=tr("Exhaustion ends; who is asleep of it sleeps on, and can be woken. Without it, fatigue ends."),
        menu="row",
        sides=BOTH_SIDES,
    ),
    UseKind(
        key="worsen",
        name=tr("Condition one step worse"),
        does=tr("From dazed to stunned, from hindered to immobile, and so on."),
        menu="row",
        sides=BOTH_SIDES,
        inputs=(_LADDER,),
    ),
    UseKind(
        key="ease",
        name=tr("Condition one step better"),
        does=tr("From stunned to dazed, from immobile to hindered, and so on."),
        menu="row",
        sides=BOTH_SIDES,
        inputs=(_LADDER,),
    ),
)


def _step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="flow", sides=BOTH_SIDES, inputs=inputs)


CHECK_USES = (
    _step("check", tr("Check"), tr("Roll a check; it stays open until it is announced.")),
    _step("attack", tr("Attack"), tr("Roll an attack; what it does on a hit is resisted.")),
    _step("resist", tr("Defense check"), tr("Roll to resist what hit.")),
    _step("compare", tr("Comparison"), tr("Two ranks side by side, no dice; the same rank leaves it to a coin.")),
    _step("announce", tr("Announce"), tr("The outcome stands; nothing more can be spent on it.")),
    _step("roll-after-all", tr("Roll it after all"), tr("A routine check that falls short is rolled.")),
    _step(
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
