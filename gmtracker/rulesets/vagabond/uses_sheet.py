"""What can be done in Vagabond, as the sheet describes it: checks and their steps, damage, rest, Luck, Countdown dice.

Source: rules/vagabond.md; seed 003.
"""

from typing import Literal

from gmtracker.engine.notation import COUNTDOWN_LADDER
from gmtracker.engine.sheet import InputKind, Option, UseKind
from gmtracker.words import tr

LUCK, COUNTDOWN = "luck", "countdown"
BOTH_SIDES = ("heroes", "opposition")


def _use(key: str, name: str, does: str, menu: Literal["row", "pool", "flow"], *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu=menu, sides=BOTH_SIDES, inputs=inputs)


_EVERYONE = InputKind(key="everyone", name=tr("All the heroes who are here"), kind="flag")
# The usual d6 stands first, because the first is what a form proposes.
_SIZES = tuple(Option(f"d{size}", f"Cd{size}") for size in sorted(COUNTDOWN_LADDER, key=lambda size: (size < 6, size)))
_CRIT = InputKind(
    key="crit",
    name=tr("For the Crit"),
    kind="choice",
    options=(
        Option("luck", "1 Luck"),
        Option("damage", tr("More damage")),
        Option("spell", tr("The spell's own benefit")),
        Option("save", tr("Unaffected, and an Action")),
    ),
)
_LUCK_USES = tuple(
    UseKind(key=key, name=name, does=does, menu="token", tokens=(LUCK,))
    for key, name, does in (
        ("favor", "Favor", tr("Favor on one's own next d20.")),
        ("roll-again", tr("Roll again"), tr("One die of one's own roll is rolled again.")),
    )
)

USES = (
    _use("check", tr("Check"), tr("Roll a check or a save; it stays open until it is announced."), "flow"),
    _use("strike", tr("It happens"), tr("Nothing stops it: its damage is rolled."), "flow"),
    _use("announce", tr("Announce"), tr("The outcome stands; a Crit gives 1 Luck, or its benefit."), "flow", _CRIT),
    _use("roll-damage", tr("Roll the damage"), tr("The damage dice of what was not stopped."), "flow"),
    _use("deal", tr("Deal the damage"), tr("The damage comes off the HP."), "flow"),
    *_LUCK_USES,
    _use(
        "damage",
        tr("Take damage"),
        tr("Lose HP: a number, or dice to roll for it."),
        "row",
        InputKind(key="damage", name=tr("Damage (7, or 2d6+1)"), kind="text"),
        InputKind(key="source", name=tr("Source (fire, silver …)"), kind="text"),
        InputKind(key="attack", name=tr("From an attack, so Armor counts"), kind="flag"),
    ),
    _use(
        "heal",
        tr("Heal"),
        tr("Regain HP, up to the maximum; the dead regain none."),
        "row",
        InputKind(key="amount", name="HP", kind="number", lowest=1, highest=999),
    ),
    _use(
        "rest",
        "Rest",
        tr("HP, Mana and Luck are full again; where HP was full already, one Fatigue goes."),
        "row",
        _EVERYONE,
    ),
    _use("breather", "Breather", tr("HP equal to Might come back."), "row", _EVERYONE),
    _use("destroy", tr("Body destroyed"), tr("Dead, whatever the HP."), "row"),
    UseKind(
        key="set-countdown",
        name=tr("Set a Countdown die"),
        does=tr("A die that is rolled each round: a 1 shrinks it, a 1 on the d4 ends it."),
        menu="pool",
        tokens=(COUNTDOWN,),
        inputs=(
            InputKind(key="name", name=tr("What is coming"), kind="text"),
            InputKind(key="size", name=tr("Die", "a kind of die"), kind="choice", options=_SIZES),
        ),
    ),
    UseKind(
        key="roll-countdown",
        name=tr("Roll the Countdown dice now"),
        does=tr("Each of them is rolled as when a round begins; outside an encounter, when the GM says so."),
        menu="pool",
        tokens=(COUNTDOWN,),
    ),
)
