"""The uses of a game that are nobody's in particular: what can be done to the table, or to a pool of it."""

from PySide6.QtWidgets import QMenu

from gmtracker.engine.commands import Use
from gmtracker.engine.sheet import Sheet, UseKind
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.mnemonics import as_written
from gmtracker.ui.look.tips import tip


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


def asks_more(bridge: Bridge, use: Use) -> bool:
    """Whether a use asks for more than a click: its inputs, or dice that can be typed."""
    return bool(bridge.shown.sheet.use(use.use).inputs or bridge.rules.asks(use))


def add_to_menu(menu: QMenu, bridge: Bridge, described: UseKind) -> None:
    """Add a line that stands for a use, as its data; greyed where the use can neither be done nor filled in now."""
    use = Use(use=described.key)
    more = asks_more(bridge, use)
    name = as_written(described.name)
    action = menu.addAction(f"{name}…" if more else name)
    action.setData(use)
    action.setToolTip(tip(described.does))
    can_be_filled_in = more and bridge.looking_back_to is None
    action.setEnabled(can_be_filled_in or bridge.rules.preview(use).can_be_asked)
