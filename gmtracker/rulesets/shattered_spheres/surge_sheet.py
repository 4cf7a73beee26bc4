"""Surge in the sheet: its use with the benefits to choose from, and its house rule (rules/shattered-spheres.md)."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, UseKind

SURGE_FATIGUE = Option("surge-fatigue", "The fatigue of a Surge")
"""What Destiny spent on Recover can take away before it comes."""

SURGE_USE = UseKind(
    key="surge",
    name="Surge",
    does="A reaction, once a turn: a feat beyond one's limits, for fatigue at the start of the next turn.",
    menu="row",
    inputs=(
        InputKind(
            key="benefit",
            name="For",
            kind="choice",
            options=(
                Option("action", "One more standard action"),
                Option("effect", "An alternate effect, this encounter"),
                Option("trait", "+1 rank in a trait, to the end of the next turn"),
                Option("negate", "No Disadvantage, to the end of the next turn"),
                Option("negate-foe", "No Advantage for a foe, to the end of the next turn"),
                Option("edge", "A rank of an edge, this encounter"),
                Option("counter", "Counter, avert or deflect an effect"),
                Option("check", "Another check against an ongoing effect"),
                Option("retry", "A retry that needs a Surge"),
            ),
        ),
        InputKind(key="what", name="Which trait, edge or effect", kind="text"),
        InputKind(key="foe", name="Foe", kind="character"),
    ),
)

SURGE_HOUSE_RULE = HouseRule(
    key="surge-outlasts-encounter",
    name="A Surge is paid for even if the encounter ends",
    changes="Yes: fatigue that is still due comes as the encounter ends. No: it is forgotten.",
    default=True,
)
