"""The Tilt in the sheet: its tables, its steps and its house rule (rules/shattered-spheres.md, Tilt)."""

from gmtracker.engine.sheet import HouseRule, InputKind, Option, RollTableKind, UseKind

SOFT_TILT, HARD_TILT = "soft-tilt", "hard-tilt"

TILT_TABLES = tuple(
    RollTableKind(
        key=key,
        name=name,
        section="Category",
        row="Element",
        sections=6,
        rows=6,
        columns=("Something good", "Something bad"),
    )
    for key, name in ((SOFT_TILT, "Soft Tilt"), (HARD_TILT, "Hard Tilt"))
)

_LOT = InputKind(
    key="lot",
    name="For",
    kind="choice",
    options=(Option("good", "Something good"), Option("bad", "Something bad")),
)


def _step(key: str, name: str, does: str, *inputs: InputKind) -> UseKind:
    return UseKind(key=key, name=name, does=does, menu="flow", inputs=inputs)


TILT_USES = (
    _step("tilt-begin", "On to the Tilt", "The award's own use is settled; the Tilt begins."),
    _step(
        "tilt-table",
        "Pick the table",
        "The GM picks the Soft or the Hard Tilt.",
        InputKind(
            key="table",
            name="Table",
            kind="choice",
            options=tuple(Option(table.key, table.name) for table in TILT_TABLES),
        ),
    ),
    _step("tilt-roll", "Roll for the Tilt", "Everyone at the table rolls all the Destiny dice they hold."),
    _step("tilt-roll-off", "Roll off", "Those who are level roll a d20 each."),
    _step("tilt-vote", "Vote", "A rolled die votes for the row that its face names.", _LOT),
    _step("tilt-count", "Count the votes", "Most votes win; a tie is the GM's to decide."),
    _step(
        "tilt-decide",
        "Decide a tie",
        "The GM picks one of the rows with equally many votes.",
        _LOT,
        InputKind(key="row", name="Row", kind="number", lowest=1, highest=6),
    ),
    _step("tilt-pass", "Let the Tilt pass", "Nothing comes of this Tilt."),
)

TILT_HOUSE_RULES = (
    HouseRule(
        key="tilt-spares-gm",
        name="The GM votes in a Tilt but is not picked",
        changes="No: the GM may be the one to whom something good or bad happens, which then befalls the opposition.",
        default=True,
    ),
)
