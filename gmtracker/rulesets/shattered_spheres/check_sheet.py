"""Checks in the sheet: the uses that roll and lead on, and what a wound is worth (rules/shattered-spheres.md)."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, UseKind
from gmtracker.words import tr

BOTH_SIDES = ("heroes", "opposition")


def _step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="flow", sides=BOTH_SIDES, inputs=inputs)


CHECK_USES = (
    _step("check", tr("Check"), tr("Roll a check; it stays open until it is announced.")),
    _step("attack", tr("Attack"), tr("Roll an attack; on a hit its damage is resisted.")),
    _step("resist", tr("Resist"), tr("Roll to resist the damage of a hit.")),
    _step(
        "percent",
        tr("Percent chance"),
        tr("The d20 times five: at the chance or below, it comes true."),
        InputKind(key="chance", name=tr("Chance in per cent"), kind="number", lowest=0, highest=100),
    ),
    _step("announce", tr("Announce"), tr("The outcome stands; nothing more can be spent on it.")),
    _step(
        "add-luck",
        tr("Add a luck die"),
        tr("A Fortune or Misfortune die after the roll, before the outcome is announced."),
        InputKind(
            key="die",
            name=tr("Luck die"),
            kind="choice",
            options=(Option("fortune", "Fortune"), Option("misfortune", "Misfortune")),
        ),
    ),
    _step("roll-after-all", tr("Roll it after all"), tr("A routine check that falls short is rolled.")),
    _step("take-harm", tr("Take the result"), tr("What the damage does, as the GM says.")),
    UseKind(
        key="initiative",
        name=tr("Roll initiative"),
        does=tr("An Initiative check for everyone in the order of turns who has not rolled; the highest goes first."),
        menu="table",
        sides=BOTH_SIDES,
    ),
)

CHECK_HOUSE_RULE = HouseRule(
    key="wound-disadvantage",
    name=tr("Disadvantage of a wound"),
    changes=tr("How many ranks of Disadvantage each wound is on Toughness checks."),
    default=1,
    lowest=0,
    highest=5,
)
