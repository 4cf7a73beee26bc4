"""The Tilt in the sheet: its tables, its steps and its house rule (rules/shattered-spheres.md, Tilt)."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, RollTableKind, UseKind
from gmtracker.words import tr

SOFT_TILT, HARD_TILT = "soft-tilt", "hard-tilt"

TILT_TABLES = tuple(
    RollTableKind(
        key=key,
        name=name,
        section=tr("Category"),
        row=tr("Element"),
        sections=6,
        rows=6,
        columns=(tr("Something good"), tr("Something bad")),
    )
    for key, name in ((SOFT_TILT, "Soft Tilt"), (HARD_TILT, "Hard Tilt"))
)

_LOT = InputKind(
    key="lot",
    name=tr("For", "which of the two lots of a Tilt"),
    kind="choice",
    options=(Option("good", tr("Something good")), Option("bad", tr("Something bad"))),
)


def _step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="flow", inputs=inputs)


TILT_USES = (
    _step("tilt-begin", tr("On to the Tilt"), tr("The award's own use is settled; the Tilt begins.")),
    _step(
        "tilt-table",
        tr("Pick the table"),
        tr("The GM picks the Soft or the Hard Tilt."),
        InputKind(
            key="table",
            name=tr("Table"),
            kind="choice",
            options=tuple(Option(table.key, table.name) for table in TILT_TABLES),
        ),
    ),
    _step("tilt-roll", tr("Roll for the Tilt"), tr("Everyone at the table rolls all the Destiny dice they hold.")),
    _step("tilt-roll-off", tr("Roll off"), tr("Those who are level roll a d20 each.")),
    _step(
        "tilt-vote", tr("Vote", "what the players do"), tr("A rolled die votes for the row that its face names."), _LOT
    ),
    _step("tilt-count", tr("Count the votes"), tr("Most votes win; a tie is the GM's to decide.")),
    _step(
        "tilt-decide",
        tr("Decide a tie"),
        tr("The GM picks one of the rows with equally many votes."),
        _LOT,
        InputKind(key="row", name=tr("Row"), kind="number", lowest=1, highest=6),
    ),
    _step("tilt-pass", tr("Let the Tilt pass"), tr("Nothing comes of this Tilt.")),
)

TILT_HOUSE_RULES = (
    HouseRule(
        key="tilt-spares-gm",
        name=tr("The GM votes in a Tilt but is not picked"),
        changes=tr(
            "No: the GM may be the one to whom something good or bad happens, which then befalls the opposition."
        ),
        default=True,
    ),
)
