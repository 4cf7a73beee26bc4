"""The uses of a game that are nobody's in particular: what can be done to the table, or to a pool of it."""

from gmtracker.engine.sheet import Sheet, UseKind


def table_uses(sheet: Sheet) -> tuple[UseKind, ...]:
    """What can be done to the table as a whole or to one of its pools, beside what a pool's buttons do."""
    return tuple(
        described for described in sheet.uses if described.menu in ("table", "pool") and not has_buttons(described)
    )


def pool_uses(sheet: Sheet, kinds: tuple[str, ...]) -> tuple[UseKind, ...]:
    """What can be done to a pool of these kinds of tokens beside what its buttons do."""
    return tuple(
        described for described in table_uses(sheet) if described.menu == "pool" and set(described.tokens) & set(kinds)
    )


def has_buttons(described: UseKind) -> bool:
    """Whether a use asks for a kind of token, so that each has a button."""
    return any(option.key in described.tokens for asked in described.inputs for option in asked.options)
