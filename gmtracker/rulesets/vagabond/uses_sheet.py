"""What can be done in Vagabond, as the sheet describes it: checks and their steps, damage, rest, Luck, Countdown dice.

Source: rules/vagabond.md; seed 003.
"""

from typing import Literal

from gmtracker.engine.notation import COUNTDOWN_LADDER
from gmtracker.engine.sheet import InputKind, Option, UseKind

LUCK, COUNTDOWN = "luck", "countdown"
BOTH_SIDES = ("heroes", "opposition")


def _use(key: str, name: str, does: str, menu: Literal["row", "pool", "flow"], *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu=menu, sides=BOTH_SIDES, inputs=inputs)


_EVERYONE = InputKind(key="everyone", name="All the heroes who are here", kind="flag")
# The usual d6 stands first, because the first is what a form proposes.
_SIZES = tuple(Option(f"d{size}", f"Cd{size}") for size in sorted(COUNTDOWN_LADDER, key=lambda size: (size < 6, size)))
_CRIT = InputKind(
    key="crit",
    name="For the Crit",
    kind="choice",
    options=(
        Option("luck", "1 Luck"),
        Option("damage", "More damage"),
        Option("spell", "The spell's own benefit"),
        Option("save", "Unaffected, and an Action"),
    ),
)
_LUCK_USES = tuple(
    UseKind(key=key, name=name, does=does, menu="token", tokens=(LUCK,))
    for key, name, does in (
        ("favor", "Favor", "Favor on one's own next d20."),
        ("roll-again", "Roll again", "One die of one's own roll is rolled again."),
    )
)

USES = (
    _use("check", "Check", "Roll a check or a save; it stays open until it is announced.", "flow"),
    _use("strike", "It happens", "Nothing stops it: its damage is rolled.", "flow"),
    _use("announce", "Announce", "The outcome stands; a Crit gives 1 Luck, or its benefit.", "flow", _CRIT),
    _use("roll-damage", "Roll the damage", "The damage dice of what was not stopped.", "flow"),
    _use("deal", "Deal the damage", "The damage comes off the HP.", "flow"),
    *_LUCK_USES,
    _use(
        "damage",
        "Take damage",
        "Lose HP: a number, or dice to roll for it.",
        "row",
        InputKind(key="damage", name="Damage (7, or 2d6+1)", kind="text"),
        InputKind(key="source", name="Source (fire, silver …)", kind="text"),
        InputKind(key="attack", name="From an attack, so Armor counts", kind="flag"),
    ),
    _use(
        "heal",
        "Heal",
        "Regain HP, up to the maximum; the dead regain none.",
        "row",
        InputKind(key="amount", name="HP", kind="number", lowest=1, highest=999),
    ),
    _use(
        "rest",
        "Rest",
        "HP, Mana and Luck are full again; where HP was full already, one Fatigue goes.",
        "row",
        _EVERYONE,
    ),
    _use("breather", "Breather", "HP equal to Might come back.", "row", _EVERYONE),
    _use("destroy", "Body destroyed", "Dead, whatever the HP.", "row"),
    UseKind(
        key="set-countdown",
        name="Set a Countdown die",
        does="A die that is rolled each round: a 1 shrinks it, a 1 on the d4 ends it.",
        menu="pool",
        tokens=(COUNTDOWN,),
        inputs=(
            InputKind(key="name", name="What is coming", kind="text"),
            InputKind(key="size", name="Die", kind="choice", options=_SIZES),
        ),
    ),
    UseKind(
        key="roll-countdown",
        name="Roll the Countdown dice now",
        does="Each of them is rolled as when a round begins; outside an encounter, when the GM says so.",
        menu="pool",
        tokens=(COUNTDOWN,),
    ),
)
