"""Small turns of phrase for what the log and the refusals say."""

from collections.abc import Iterable

from gmtracker.engine.sheet import TokenKind


def listed(names: Iterable[str]) -> str:
    """Names in a row as they are said: "Mira", "Mira and Rook", "Mira, Rook and Wren"; at least one."""
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last


def counted(count: int, kind: TokenKind) -> str:
    """Tokens with their number: "1 Triumph stone", "3 Triumph stones"."""
    return f"{count} {kind.name if count == 1 else kind.plural}"
