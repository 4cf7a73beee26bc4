"""Lists, counts and signed numbers in words, for the log and the refusals."""

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from gmtracker.engine.sheet import TokenKind
from gmtracker.i18n import format_decimal, percentage, tr


def join_names(names: Iterable[str]) -> str:
    """Join names: "Mira", "Mira and Rook", "Mira, Rook and Wren"; nothing for nobody."""
    *before, last = tuple(names) or ("",)
    return tr("{names} and {last}", names=", ".join(before), last=last) if before else last


LEAST_CROWD = 3
"""How many who are alike are told as one."""

_NUMBERED = re.compile(r"(?P<name>.+?) [0-9]+", re.ASCII)


@lru_cache(maxsize=1024)
def name_without_number(name: str) -> str:
    """What several like ones are called: "Dock thugs" for "Dock thugs 4"."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered["name"] if numbered else name


def group_identical_names(names: Iterable[str]) -> list[str]:
    """Names in their order, three and more who are alike and follow one another as one: "Mira", "Dock thug ×12"."""
    told: list[str] = []
    for shared, run in groupby(names, key=name_without_number):
        alike = tuple(run)
        told += [f"{shared} ×{len(alike)}"] if len(alike) >= LEAST_CROWD else alike
    return told


def token_count_text(count: int, kind: TokenKind) -> str:
    """Tokens with their number: "1 Triumph stone", "3 Triumph stones"."""
    return f"{count} {kind.name if count == 1 else kind.plural}"


def tokens_text(changes: Iterable[tuple[str, int]], kind: TokenKind) -> list[str]:
    """Who gained how many tokens of a kind, or below 0 lost them; those with the same number are told together.

    "Mira gains 1 Hope.", "Mira and Rook gain 2 Hope each."; nothing of whoever has as many as before.
    """
    together: dict[int, list[str]] = {}
    for name, by in changes:
        if by:
            together.setdefault(by, []).append(name)
    return [_gain_told(names, by, token_count_text(abs(by), kind)) for by, names in together.items()]


def _gain_told(names: list[str], by: int, tokens: str) -> str:
    if len(names) == 1:
        template = tr("{name} gains {tokens}.") if by > 0 else tr("{name} loses {tokens}.")
        return template.format(name=names[0], tokens=tokens)
    template = tr("{names} gain {tokens} each.") if by > 0 else tr("{names} lose {tokens} each.")
    return template.format(names=join_names(names), tokens=tokens)


def rounds_text(count: int) -> str:
    """A number of rounds in words: "3 rounds"."""
    return tr("1 round") if count == 1 else tr("{n} rounds", n=count)


_ARTICLES = frozenset({"the", "a", "an", "der", "die", "das", "el", "la", "los", "las", "le", "les"})


def short_name(name: str) -> str:
    """A name in a word, without its article: "Mira" of "Mira Vance", "Hound" of "The Hound, old"."""
    words = (word.rstrip(",") for word in name.split())
    return next((word for word in words if word and word.casefold() not in _ARTICLES), name)


def as_sentence(sentence: str) -> str:
    """The GM's own words as a sentence of the log: with a full stop, where nothing ends them yet."""
    return sentence if sentence.endswith((".", "!", "?", "…", "”", "»", '"')) else f"{sentence}."


def with_article(noun: str) -> str:
    """A noun as one of its kind: "an action", "a move"."""
    return tr("an {noun}", noun=noun) if noun[:1].lower() in "aeiou" else tr("a {noun}", noun=noun)


def degrees_text(degree: int) -> str:
    """A degree, below 0 for a failure, in words: "1 degree of success", "2 degrees of failure"."""
    count = abs(degree)
    if degree > 0:
        return tr("1 degree of success") if count == 1 else tr("{count} degrees of success", count=count)
    return tr("1 degree of failure") if count == 1 else tr("{count} degrees of failure", count=count)


def mean_text(mean: Fraction) -> str:
    """An expected degree as text: "+1.75", "−0.5", "0"."""
    text = format_decimal(abs(float(mean)), 2).rstrip("0").rstrip(".,")
    if text == "0":
        return text
    return f"+{text}" if mean > 0 else f"−{text}"


def degrees_made(success: Fraction, mean: Fraction, *, is_success: bool, is_certain: bool) -> str:
    """What would come of a rolled check, in short, by its chance of success and its expected degree.

    ``is_success`` is what it is now: "4 degrees" of one that has succeeded already, "success, 2 degrees" of another.
    ``is_certain`` is whether it can come to that degree alone. What is still to be rolled is told as a chance, or where
    that is certain as an average.
    """
    if success == 1 and is_certain:
        count = tr("1 degree") if mean == 1 else tr("{count} degrees", count=mean)
        if is_success:
            return count
        return tr("success") if mean == 1 else tr("success, {degrees}", degrees=count)
    if success == 1:
        return tr("{mean} degrees on average", mean=format_decimal(float(mean), 1))
    if success == 0:
        return degrees_text(int(mean)) if is_certain else tr("still fails")
    return tr("{chance} chance of success", chance=percent(success))


def percent(chance: Fraction) -> str:
    """A chance as a percentage, to a tenth: "87.5%", "6%", "under 0.1%"."""
    tenths = _rounded(1000 * chance.numerator, chance.denominator)
    if tenths == 0 and chance:
        return tr("under {chance}", chance=percentage(format_decimal(0.1, 1)))
    if tenths == 1000 and chance != 1:
        return tr("over {chance}", chance=percentage(format_decimal(99.9, 1)))
    return percentage(format_decimal(tenths / 10, 1) if tenths % 10 else tenths // 10)


def _rounded(counter: int, divisor: int) -> int:
    """The nearest whole number to a fraction above 0, the even one of two: as ``round``, in a quarter of the time."""
    whole, rest = divmod(counter, divisor)
    return whole + (2 * rest > divisor or (2 * rest == divisor and whole % 2 == 1))


def number_text(number: int) -> str:
    """A whole number as text: "12", "−3"."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A whole number with its sign: "+3", "−3", "+0"."""
    return f"{number:+d}".replace("-", "−")


def rule_text(value: bool | int) -> str:
    """The value of a house rule as text: "yes", "no", "3"."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)
