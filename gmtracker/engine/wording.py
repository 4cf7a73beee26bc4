"""Small turns of phrase for what the log and the refusals say."""

from collections.abc import Iterable
from fractions import Fraction

from gmtracker.engine.sheet import TokenKind


def listed(names: Iterable[str]) -> str:
    """Names in a row as they are said: "Mira", "Mira and Rook", "Mira, Rook and Wren"; at least one."""
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last


def counted(count: int, kind: TokenKind) -> str:
    """Tokens with their number: "1 Triumph stone", "3 Triumph stones"."""
    return f"{count} {kind.name if count == 1 else kind.plural}"


def with_article(noun: str) -> str:
    """A noun as one of its kind: "an action", "a move"."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def degrees_said(degree: int) -> str:
    """A degree, below 0 for a failure, as it is said: "1 degree of success", "2 degrees of failure"."""
    count = abs(degree)
    return f"{count} degree{'' if count == 1 else 's'} of {'success' if degree > 0 else 'failure'}"


def mean_said(mean: Fraction) -> str:
    """An expected degree as it is said: "+1.75", "−0.5", "0"."""
    text = f"{float(mean):+.2f}".rstrip("0").rstrip(".").replace("-", "−")
    return "0" if text in ("+0", "−0") else text
