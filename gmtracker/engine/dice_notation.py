"""Dice notation: ``2d6``, ``d6!``, ``2d20kh``, ``d66``, ``3dF+2``, ``d%`` and sums of them.

Sources: seed 003 (sums, exploding dice, d66) and seed 004 (Fudge dice). Keeping the highest or lowest follows common
notation. Games add special dice with a notation of their own (:class:`~gmtracker.engine.dice.SpecialRoll`).
"""

import re
from typing import Literal

from msgspec import Struct

from gmtracker.engine.dice import (
    FUDGE,
    FUDGE_SIZE,
    Die,
    DieRequest,
    FindSpecialRoll,
    RollsDice,
    SpecialResult,
    SpecialRoll,
    fudge_value,
    no_special_roll,
)
from gmtracker.engine.errors import Refused, quote
from gmtracker.engine.name_matching import with_plain_digits
from gmtracker.engine.phrases import join_names, number_text
from gmtracker.i18n import format_thousands, labeled, tr

MAX_NOTATION_LENGTH = 200
MAX_DICE = 1000
MAX_EXPLOSIONS = 100
MAX_SIDES = 1000
LARGEST_NUMBER = 1_000_000
Sign = Literal[1, -1]


class SameDice(Struct, frozen=True):
    """Dice of one size that are added up; if they explode, the highest face adds another die.

    ``keep`` is how many of the highest count, or below 0 of the lowest; 0 for all.
    """

    count: int
    size: int
    explodes: bool = False
    keep: int = 0


class FudgeDice(Struct, frozen=True):
    """Dice with the values −1, 0 and +1."""

    count: int


class TensAndOnes(Struct, frozen=True):
    """Two d6 read as a two-digit number: ``d66``."""


class Flat(Struct, frozen=True):
    """A plain number."""

    value: int


class Term(Struct, frozen=True):
    """One part of a sum, added or subtracted."""

    sign: Sign
    part: SameDice | FudgeDice | TensAndOnes | Flat


class Sum(Struct, frozen=True):
    """A sum of one or more terms to roll."""

    terms: tuple[Term, ...]


Notation = Sum | SpecialRoll


class RolledTerm(Struct, frozen=True):
    """A term with its dice and their values, before the term's sign is applied."""

    term: Term
    dice: tuple[Die, ...]
    values: tuple[int, ...]


class RolledSum(Struct, frozen=True):
    """A rolled sum; ``cut_off`` if the limit of exploding dice was reached."""

    notation: Sum
    terms: tuple[RolledTerm, ...]
    total: int
    cut_off: bool = False


RolledNotation = RolledSum | SpecialResult

_TERM = re.compile(r"\s*(?P<sign>[+−–-]?\s*[−–-]?)\s*(?P<part>[^\s+−–-]+)\s*")
_SIGNS = re.compile(r"[\s+−–-]+")
_DICE = re.compile(
    r"(?P<count>[0-9]*)[dw](?P<size>[0-9]+|%|f)(?P<explodes>!?)(?:(?P<keep>k[hl]?|d[hl])(?P<kept>[0-9]{0,4}))?",
    re.IGNORECASE | re.ASCII,
)
_SPECIAL = re.compile(r"[^\W\d_][dw][0-9]", re.IGNORECASE)
"""What a special die's notation contains. For any other text, no game is asked, so none is imported for it."""

_NUMBER = re.compile(r"[0-9]+", re.ASCII)
_TIMES = re.compile(r"[0-9%f][*×/÷][0-9d]", re.IGNORECASE)


def split_dice(words: str) -> tuple[str, str]:
    """Return a name and the dice at its end: "Longsword", "d8"; empty dice if there are none."""
    name, _, last = words.strip().rpartition(" ")
    if not name.strip() or not any(sign.isdecimal() for sign in last):
        return words.strip(), ""
    try:
        parse_notation(last)
    except Refused:
        return words.strip(), ""
    return name.strip(), last


def parse_notation(text: str, find_special_roll: FindSpecialRoll = no_special_roll) -> Notation:
    """Parse dice notation.

    Spaces are allowed around signs, case does not matter, and ``2w6`` is the German 2d6. ``4d6k3`` and ``4d6dl1`` both
    mean 4d6kh3. ``find_special_roll`` parses the special dice. Raises Refused for invalid notation and for more than
    1,000 dice.
    """
    text = with_plain_digits(text)
    if not text.strip():
        raise Refused("Type the dice to roll, for example 2d6+1.")
    if len(text) > MAX_NOTATION_LENGTH:
        raise Refused("The roll is too long. The maximum is {most} characters.", most=MAX_NOTATION_LENGTH)
    special = find_special_roll(text.strip()) if _SPECIAL.search(text) else None
    if special is not None:
        return special
    terms = tuple(_terms(text))
    notation = Sum(terms)
    dice = count_dice(notation)
    if dice > MAX_DICE:
        raise Refused(
            "You can't roll {dice} dice. The maximum is {most} per roll.", dice=dice, most=format_thousands(MAX_DICE)
        )
    return notation


def roll_notation(notation: Notation, dice: RollsDice) -> RolledNotation:
    """Roll the notation and return the result with every die.

    All initial dice are one group; exploding dice request more groups, up to 100 more dice in all. Raises what
    ``dice.roll_group`` raises.
    """
    return _roll_sum(notation, dice) if isinstance(notation, Sum) else notation.roll(dice)


def notation_text(notation: Notation) -> str:
    """Return the notation in its canonical form: ``2d6+d4-1``."""
    if not isinstance(notation, Sum):
        return notation.text
    with_signs = "".join(("+" if term.sign > 0 else "-") + _part_text(term.part) for term in notation.terms)
    return with_signs.removeprefix("+")


def count_dice(notation: Notation) -> int:
    """Return how many dice are rolled initially."""
    return sum(_dice_count(term) for term in notation.terms) if isinstance(notation, Sum) else 1


def result_text(rolled: RolledNotation, most: int | None = None) -> str:
    """Return the rolled values and their total: ``2d6+d4-1: 3 + 5 + 2 − 1 = 9``.

    With more than ``most`` values, return the total only.
    """
    outcome = _sum_text(rolled, most) if isinstance(rolled, RolledSum) else rolled.outcome_text(most)
    return labeled(notation_text(rolled.notation), outcome)


def cut_off_text(result: str) -> str:
    """Return a result with the remark that the limit of exploding dice was reached."""
    return tr("{result} (stopped after {most} exploding dice)", result=result, most=MAX_EXPLOSIONS)


def parts_of_sum(text: str) -> list[str]:
    """Return the parts of a sum as typed, without their signs: ``2d6`` and ``d4`` of ``2d6 - d4``."""
    return _SIGNS.split(text.strip())


def _terms(text: str) -> list[Term]:
    terms: list[Term] = []
    at = 0
    while at < len(text):
        found = _TERM.match(text, at)
        if found is None or (terms and not found["sign"]):
            raise _invalid_notation(text)
        is_minus = sum(sign in "−–-" for sign in found["sign"]) == 1
        terms.append(Term(-1 if is_minus else 1, _part(found["part"])))
        at = found.end()
    return terms


def _part(word: str) -> SameDice | FudgeDice | TensAndOnes | Flat:
    if _NUMBER.fullmatch(word):
        return Flat(_limited(int(word)))
    found = _DICE.fullmatch(word)
    if found is None and _TIMES.search(word):
        raise Refused("gmtracker can't multiply or divide a roll. Roll the dice, then calculate the result yourself.")
    if found is None:
        raise _invalid_notation(word)
    count = int(found["count"] or 1)
    if count == 0:
        raise Refused("{die} rolls no dice. Roll at least one.", die=quote(word))
    dice = _dice(word, count, found["size"].lower(), explodes=bool(found["explodes"]))
    return _dice_with_keep(word, dice, found["keep"].lower(), int(found["kept"] or 1)) if found["keep"] else dice


def _dice_with_keep(word: str, dice: SameDice | FudgeDice | TensAndOnes, keep: str, kept: int) -> SameDice:
    """Return dice that keep the highest ("kh" or "k") or lowest ("kl"), or drop some ("dh", "dl")."""
    if keep[0] == "d" and isinstance(dice, SameDice):
        if not 1 <= kept < dice.count:
            raise Refused("{die}: drop fewer dice than you roll.", die=quote(word))
        kept = dice.count - kept
    if not isinstance(dice, SameDice) or dice.explodes or not 1 <= kept <= dice.count:
        raise Refused("{die}: you can't keep more dice than you roll.", die=quote(word))
    return SameDice(dice.count, dice.size, keep=-kept if keep in ("kl", "dh") else kept)


def _dice(word: str, count: int, size: str, *, explodes: bool) -> SameDice | FudgeDice | TensAndOnes:
    if size == "66":
        if count != 1 or explodes:
            raise Refused("d66 is always two d6, read as tens and ones. Type d66, not {die}.", die=quote(word))
        return TensAndOnes()
    if size == "f":
        if explodes:
            raise Refused("Fudge dice can't explode: {die}.", die=quote(word))
        return FudgeDice(count)
    sides = 100 if size == "%" else int(size)
    if not 2 <= sides <= MAX_SIDES:
        raise Refused("A die must have 2 to {most} sides: {die}.", most=format_thousands(MAX_SIDES), die=quote(word))
    return SameDice(count, sides, explodes)


def _limited(number: int) -> int:
    if number > LARGEST_NUMBER:
        raise Refused(
            "{number} is too large. The maximum is {most}.",
            number=quote(str(number)),
            most=format_thousands(LARGEST_NUMBER),
        )
    return number


def _invalid_notation(text: str) -> Refused:
    return Refused(
        "“{text}” is not a valid roll. Try 2d6, d6!, 2d20kh, d66, 3dF+2, d20, d% or 2d6+d4-1.",
        text=quote(text),
    )


def _dice_count(term: Term) -> int:
    match term.part:
        case SameDice(count=count) | FudgeDice(count=count):
            return count
        case TensAndOnes():
            return 2
        case Flat():
            return 0


def _part_text(part: SameDice | FudgeDice | TensAndOnes | Flat) -> str:
    match part:
        case SameDice(count, size, explodes, keep):
            count_text, kept_text = str(count) if count > 1 else "", str(abs(keep)) if abs(keep) > 1 else ""
            kept = f"k{'h' if keep > 0 else 'l'}{kept_text}" if keep else ""
            return f"{count_text}d{'%' if size == 100 else size}{'!' if explodes else ''}{kept}"
        case FudgeDice(count):
            return f"{count}dF" if count > 1 else "dF"
        case TensAndOnes():
            return "d66"
        case Flat(value):
            return str(value)


def _roll_sum(notation: Sum, dice: RollsDice) -> RolledSum:
    asked = [_initial_requests(number, term) for number, term in enumerate(notation.terms, 1)]
    fallen = iter(dice.roll_group(*(request for asks in asked for request in asks)))
    rolled, left, cut_off = [], MAX_EXPLOSIONS, False
    for term, asks in zip(notation.terms, asked, strict=True):
        chains = [[next(fallen)] for _ in asks]
        if isinstance(term.part, SameDice) and term.part.explodes:
            left, stopped = _explode(chains, dice, left)
            cut_off = cut_off or stopped
        faces = tuple(die for chain in chains for die in chain)
        rolled.append(RolledTerm(term, faces, _values(term, faces)))
    total = sum(term.term.sign * sum(term.values) for term in rolled)
    return RolledSum(notation, tuple(rolled), total, cut_off)


def _initial_requests(number: int, term: Term) -> list[DieRequest]:
    """Return the initial dice of the term; ``number`` is its position in the sum."""
    match term.part:
        case SameDice(count, size):
            return [DieRequest(f"{number}.{i}", size, f"d{size}") for i in range(1, count + 1)]
        case FudgeDice(count):
            name = tr("Fudge die (1 for −, 2 for blank, 3 for +)")
            return [DieRequest(f"{number}.{FUDGE}.{i}", FUDGE_SIZE, name) for i in range(1, count + 1)]
        case TensAndOnes():
            tens, ones = tr("d6 for the tens"), tr("d6 for the ones")
            return [DieRequest(f"{number}.tens", 6, tens), DieRequest(f"{number}.ones", 6, ones)]
        case Flat():
            return []


def _explode(chains: list[list[Die]], dice: RollsDice, left: int) -> tuple[int, bool]:
    """Add a die to each chain that ends in its highest face, repeatedly, while any are left.

    Returns how many are left then, and whether a chain was cut off.
    """
    for _ in range(left):  # A loop with an upper bound: every pass adds at least one die.
        more = [chain for chain in chains if chain[-1].face == chain[-1].size][:left]
        if not more:
            break
        asks = [
            DieRequest(f"{chain[0].role}+{len(chain)}", chain[0].size, tr("d{size}, exploded", size=chain[0].size))
            for chain in more
        ]
        for chain, die in zip(more, dice.roll_group(*asks), strict=True):
            chain.append(die)
        left -= len(more)
    return left, any(chain[-1].face == chain[-1].size for chain in chains)


def _values(term: Term, dice: tuple[Die, ...]) -> tuple[int, ...]:
    match term.part:
        case Flat(value):
            return (value,)
        case FudgeDice():
            return tuple(map(fudge_value, dice))
        case TensAndOnes():
            tens, ones = dice
            return (10 * tens.face + ones.face,)
        case SameDice(keep=keep):
            shown = (die.face for die in dice)
            return tuple(sorted(shown, reverse=keep > 0)[: abs(keep)] if keep else shown)


def _sum_text(rolled: RolledSum, most: int | None) -> str:
    total = number_text(rolled.total)
    many = sum(_shown_count(term) for term in rolled.terms)
    steps = [step for term in rolled.terms for step in _steps(term)]
    text = total if most is not None and many > most else _arithmetic_text(steps, total)
    return cut_off_text(text) if rolled.cut_off else text


def _arithmetic_text(steps: list[tuple[int, str]], total: str) -> str:
    first, *rest = steps
    text = ("−" if first[0] < 0 else "") + first[1]
    text += "".join(f" {'−' if sign < 0 else '+'} {value}" for sign, value in rest)
    return f"{text} = {total}" if rest else text


def _shown_count(rolled: RolledTerm) -> int:
    """Return how many values the term shows in the result line."""
    keeps = isinstance(rolled.term.part, SameDice) and rolled.term.part.keep
    return len(rolled.dice) if keeps else len(rolled.values)


def _steps(rolled: RolledTerm) -> list[tuple[int, str]]:
    """Return the term's part of the result line: a sign and a text for each value."""
    sign = rolled.term.sign
    match rolled.term.part:
        case TensAndOnes():
            tens, ones = rolled.dice
            return [(sign, tr("{number} ({tens} and {ones})", number=rolled.values[0], tens=tens.face, ones=ones.face))]
        case SameDice(keep=keep) if keep:
            return [(sign, f"{sum(rolled.values)} ({join_names(str(die.face) for die in rolled.dice)})")]
        case SameDice(size=size, explodes=True):
            return [(sign, f"{value}!" if value == size else str(value)) for value in rolled.values]
        case SameDice() | FudgeDice() | Flat():
            return [(-sign if value < 0 else sign, str(abs(value))) for value in rolled.values]
