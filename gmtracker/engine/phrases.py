"""Lists, counts and signed numbers as text, for the log and the refusals."""

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from gmtracker.engine.game_spec import TokenKind
from gmtracker.i18n import format_decimal, percentage_text, tr


def join_names(names: Iterable[str]) -> str:
    """Join names: "Mira", "Mira and Rook", "Mira, Rook and Wren"; empty for no names."""
    *before, last = tuple(names) or ("",)
    return tr("{names} and {last}", names=", ".join(before), last=last) if before else last


MIN_CROWD = 3
"""The minimum number of identical names that are grouped into one."""

_NUMBERED = re.compile(r"(?P<name>.+?) [0-9]+", re.ASCII)


@lru_cache(maxsize=1024)
def name_without_number(name: str) -> str:
    """Return the name without a number at its end: "Dock thug" for "Dock thug 4"."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered["name"] if numbered else name


def group_identical_names(names: Iterable[str]) -> list[str]:
    """Return the names in order, with three or more identical neighbors as one: "Mira", "Dock thug ×12"."""
    told: list[str] = []
    for shared, run in groupby(names, key=name_without_number):
        alike = tuple(run)
        told += [f"{shared} ×{len(alike)}"] if len(alike) >= MIN_CROWD else alike
    return told


def token_count_text(count: int, kind: TokenKind) -> str:
    """Return a number of tokens: "1 Triumph stone", "3 Triumph stones"."""
    return f"{count} {kind.name if count == 1 else kind.plural}"


def tokens_text(changes: Iterable[tuple[str, int]], kind: TokenKind) -> list[str]:
    """Return sentences on who gained or (below 0) lost how many tokens, one sentence for each number.

    "Mira gains 1 Hope.", "Mira and Rook gain 2 Hope each."; a change of 0 is left out.
    """
    together: dict[int, list[str]] = {}
    for name, by in changes:
        if by:
            together.setdefault(by, []).append(name)
    return [_gain_text(names, by, token_count_text(abs(by), kind)) for by, names in together.items()]


def _gain_text(names: list[str], by: int, tokens: str) -> str:
    if len(names) == 1:
        template = tr("{name} gains {tokens}.") if by > 0 else tr("{name} loses {tokens}.")
        return template.format(name=names[0], tokens=tokens)
    template = tr("{names} gain {tokens} each.") if by > 0 else tr("{names} lose {tokens} each.")
    return template.format(names=join_names(names), tokens=tokens)


def rounds_text(count: int) -> str:
    """Return a number of rounds: "3 rounds"."""
    return tr("1 round") if count == 1 else tr("{n} rounds", n=count)


_ARTICLES = frozenset({"the", "a", "an", "der", "die", "das", "el", "la", "los", "las", "le", "les"})


_TITLES = frozenset(
    {
        *("sister", "brother", "father", "mother", "captain", "doctor", "dr", "mr", "mrs", "ms", "sir", "lady", "lord"),
        *("schwester", "bruder", "vater", "mutter", "hauptmann", "kapitän", "doktor", "frau", "herr"),
        *("hermana", "hermano", "padre", "madre", "capitán", "capitana", "doctora", "señor", "señora"),
        *("sœur", "frère", "père", "mère", "capitaine", "docteur", "monsieur", "madame"),
    }
)
"""Words before a name that many characters can have."""


def hidden_text(count: int) -> str:
    """Return that players do not see a new character, or all of several."""
    return tr("hidden from players") if count == 1 else tr("all of them hidden from players")


def short_name(name: str) -> str:
    """Return the first word of a name after articles and titles: "Mira" of "Mira Vance", "Ione" of "Sister Ione".

    A name with a number at its end keeps all its words, because others have the same ones.
    """
    words = [word.rstrip(",") for word in name.split()]
    telling = [word for word in words if word and word.casefold() not in _ARTICLES]
    if _NUMBERED.fullmatch(name):
        return " ".join(telling)
    named = [word for word in telling if word.casefold().rstrip(".") not in _TITLES]
    return next(iter((*named, *telling)), name)


def as_sentence(sentence: str) -> str:
    """Return the GM's text as a sentence, with a full stop unless it already ends with punctuation."""
    return sentence if sentence.endswith((".", "!", "?", "…", "”", "»", '"')) else f"{sentence}."


def with_article(noun: str) -> str:
    """Return a noun with its indefinite article: "an action", "a move"."""
    return tr("an {noun}", noun=noun) if noun[:1].lower() in "aeiou" else tr("a {noun}", noun=noun)


def degrees_text(degree: int) -> str:
    """Return a degree, below 0 for a failure: "1 degree of success", "2 degrees of failure"."""
    count = abs(degree)
    if degree > 0:
        return tr("1 degree of success") if count == 1 else tr("{count} degrees of success", count=count)
    return tr("1 degree of failure") if count == 1 else tr("{count} degrees of failure", count=count)


def critical_text(critical: int, degree: int) -> str:
    """Return what a check's critical was, "" without one. What was spent can turn the outcome against it."""
    if not critical:
        return ""
    if critical * degree < 0:
        return tr("despite a critical success") if critical > 0 else tr("despite a critical failure")
    return tr("a critical success") if critical > 0 else tr("a critical failure")


def mean_text(mean: Fraction) -> str:
    """Return an expected degree: "+1.75", "−0.5", "0"."""
    text = format_decimal(abs(float(mean)), 2).rstrip("0").rstrip(".,")
    if text == "0":
        return text
    return f"+{text}" if mean > 0 else f"−{text}"


def degree_preview_text(success: Fraction, mean: Fraction, *, is_success: bool, is_certain: bool) -> str:
    """Return in short what a rolled check would result in, from its chance of success and expected degree.

    ``is_success`` is its current result: the text is "4 degrees" if it has already succeeded, else "success, 2
    degrees". ``is_certain``: no other degree is possible. A result that depends on dice is given as a chance, or as an
    average if success is certain.
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
    return tr("{chance} chance of success", chance=percent_text(success))


def percent_text(chance: Fraction) -> str:
    """Return a chance as a percentage, to a tenth: "87.5%", "6%", "under 0.1%"."""
    tenths = _rounded(1000 * chance.numerator, chance.denominator)
    if tenths == 0 and chance:
        return tr("under {chance}", chance=percentage_text(format_decimal(0.1, 1)))
    if tenths == 1000 and chance != 1:
        return tr("over {chance}", chance=percentage_text(format_decimal(99.9, 1)))
    return percentage_text(format_decimal(tenths / 10, 1) if tenths % 10 else tenths // 10)


def _rounded(counter: int, divisor: int) -> int:
    """Return a positive fraction rounded half to even: like ``round``, but four times as fast."""
    whole, rest = divmod(counter, divisor)
    return whole + (2 * rest > divisor or (2 * rest == divisor and whole % 2 == 1))


def number_text(number: int) -> str:
    """Return a whole number with a true minus sign: "12", "−3"."""
    return str(number).replace("-", "−")


def sum_text(*terms: int | tuple[str, int]) -> str:
    """Return how terms add up, without zeros: "14 − 3 + Aiming 7 = 18"; empty if there is nothing to add."""
    named = [("", term) if isinstance(term, int) else term for term in terms]
    counted = [(name, number) for name, number in named if number]
    if len(counted) < 2:
        return ""
    texts = [f"{name} {abs(number)}".strip() for name, number in counted]
    first = f"−{texts[0]}" if counted[0][1] < 0 else texts[0]
    more = (f" {'−' if number < 0 else '+'} {text}" for text, (_, number) in zip(texts[1:], counted[1:], strict=True))
    return f"{first}{''.join(more)} = {number_text(sum(number for _, number in counted))}"


def short_degrees_text(degree: int) -> str:
    """Return a degree without its direction: "1 degree", "3 degrees"."""
    count = abs(degree)
    return tr("1 degree") if count == 1 else tr("{count} degrees", count=count)


def signed_text(number: int) -> str:
    """Return a whole number with its sign: "+3", "−3", "+0"."""
    return f"{number:+d}".replace("-", "−")


def rule_text(value: bool | int) -> str:
    """Return the value of a house rule: "yes", "no", "3"."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)
