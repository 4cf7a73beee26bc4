"""Surge in the sheet: its use with the benefits to choose from, and its house rule (rules/shattered-spheres.md)."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, UseKind
from gmtracker.words import tr

SURGE_FATIGUE = Option("surge-fatigue", tr("The fatigue of a Surge"))
"""What Destiny spent on Recover can take away before it comes."""

SURGE_USE = UseKind(
    key="surge",
    name="Surge",
    does=tr("A reaction, once a turn: a feat beyond one's limits, for fatigue at the start of the next turn."),
    menu="row",
    inputs=(
        InputKind(
            key="benefit",
            name=tr("For", "what a Surge is for"),
            kind="choice",
            options=(
                Option("action", tr("One more standard action")),
                Option("effect", tr("An alternate effect, this encounter")),
                Option("trait", tr("+1 rank in a trait, to the end of the next turn")),
                Option("negate", tr("No Disadvantage, to the end of the next turn")),
                Option("negate-foe", tr("No Advantage for a foe, to the end of the next turn")),
                Option("edge", tr("A rank of an edge, this encounter")),
                Option("counter", tr("Counter, avert or deflect an effect")),
                Option("check", tr("Another check against an ongoing effect")),
                Option("retry", tr("A retry that needs a Surge")),
            ),
        ),
        InputKind(key="what", name=tr("Which trait, edge or effect"), kind="text"),
        InputKind(key="foe", name=tr("Foe"), kind="character"),
    ),
)

SURGE_HOUSE_RULE = HouseRule(
    key="surge-outlasts-encounter",
    name=tr("A Surge is paid for even if the encounter ends"),
    changes=tr("Yes: fatigue that is still due comes as the encounter ends. No: it is forgotten."),
    default=True,
)
