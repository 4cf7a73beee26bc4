"""Rolls and amounts in the notation of game files: dice, numbers and @traits, added up.

``2d6 + 1``, ``d20``, ``d%``, ``4dF``, ``d@Might!`` (the highest face rolls another), ``@Brawn d6`` (as many d6 as the
rank), ``2d20kh`` and ``4d6kl3`` (the highest or lowest count), ``d12[hope]`` (a die with its own label), ``@[Hit
Points]`` (a name of several words), ``@target.Armor``. Unlike the notation for typed rolls, it has @traits and labels,
but no special dice and no d66.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import comb
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import FUDGE, FUDGE_SIGNS, FUDGE_SIZE, Die, DieOwner, DieRequest, RollsDice, is_fudge
from gmtracker.engine.errors import Refused, quote
from gmtracker.i18n import tr

MAX_DICE = 60
MAX_SIDES = 1000
MAX_EXPLOSIONS = 10
"""How many further dice an exploding die can roll in a row. The odds use the same limit."""

MAX_ODDS_STEPS = 100_000
"""The limit of steps for the odds of a roll: half a second, at most once for each roll."""

MAX_COMPARISONS = 250_000
"""The limit of comparisons between the results of both sides' rolls. They take at most as long."""

_LARGEST = 1000
_MOST_KEPT = 10_000
"""The limit of combinations of kept dice. More would make the odds too slow."""

_REF = r"@(?:target\.)?(?:[^\W\d]\w*(?:-[^\W\d]\w*)*|\[[^\[\]]+\])"
_SIGN = re.compile(r"\s*(?P<sign>[+−–-]?)\s*")
_DICE = re.compile(
    rf"(?:(?P<count>[0-9]{{1,4}})|(?P<many>{_REF})\s+)?[dD](?P<size>[0-9]{{1,4}}|[fF%]|{_REF})(?P<explodes>!?)"
    r"(?:k(?P<keep>[hl])(?P<kept>[0-9]{0,2}))?(?:\[(?P<label>[^\[\]@]{1,20})\])?"
)
_VALUE = re.compile(rf"[0-9]{{1,4}}|{_REF}")

Sign = Literal[1, -1]
Ref = str
TARGET_PREFIX = "target."
"""The prefix of an @ for the target: "Might" is one's own, "target.Armor" is the target's."""


class Term(Struct, frozen=True, omit_defaults=True):
    """A part of a roll: ``count`` dice of a ``size``, or the plain number ``count`` if size is 0.

    ``keep``: how many of the highest dice count, below 0 of the lowest, 0 for all. ``less`` is subtracted from every
    face (2 for Fudge dice). ``label`` is the die's own name. ``is_added``: a use added it to the check's own dice.
    """

    sign: Sign
    count: int
    size: int = 0
    explodes: bool = False
    keep: int = 0
    label: str = ""
    less: int = 0
    is_added: bool = False


class Template(Struct, frozen=True):
    """A term as written. ``count`` and ``size`` can be the name of an @. ``term`` has the rest."""

    term: Term
    count: Ref = ""
    size: Ref = ""


Roll = tuple[Term, ...]
Look = Callable[[Ref], "int | Roll"]
"""A function that returns the value of an @: a number, or the dice chosen for it."""


@lru_cache(maxsize=1024)
def parse(text: str) -> tuple[Template, ...]:
    """Return the terms of a notation, none for an empty text. Raises Refused for an invalid notation."""
    terms: list[Template] = []
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _SIGN.match(text, at)
        at = found.end() if found else at
        sign: Sign = -1 if found and found["sign"] in ("-", "−", "–") else 1
        dice, value = _DICE.match(text, at), _VALUE.match(text, at)
        if (terms and not (found and found["sign"])) or not (dice or value):
            raise Refused("“{text}” is not a valid roll. Try d20 + @Might, 2d6 + 1 or @Brawn d6.", text=quote(text))
        if dice:
            terms.append(_parse_dice(dice, sign))
            at = dice.end()
        elif value:
            word = value[0]
            is_ref = word.startswith("@")
            terms.append(Template(Term(sign, 0 if is_ref else int(word)), count=_strip_ref(word) if is_ref else ""))
            at = value.end()
    return tuple(terms)


def _strip_ref(word: str) -> Ref:
    return word.strip().removeprefix("@").replace("[", "").replace("]", "")


def _parse_dice(found: re.Match[str], sign: Sign) -> Template:
    size_word = found["size"]
    size_ref = _strip_ref(size_word) if size_word.startswith("@") else ""
    fudge = size_word in ("f", "F")
    size = FUDGE_SIZE if fudge else 100 if size_word == "%" else 0 if size_ref else int(size_word)
    if not size_ref and not 2 <= size <= MAX_SIDES:
        raise Refused("A die must have 2 to {most} sides: {die}.", most=MAX_SIDES, die=quote(found[0]))
    count = int(found["count"] or 1)
    if not 1 <= count <= MAX_DICE:
        raise Refused("{die}: the number of dice must be 1 to {most}.", die=quote(found[0]), most=MAX_DICE)
    keep = int(found["kept"] or 1) if found["keep"] else 0
    if keep and (found["many"] or size_ref or found["explodes"] or keep > count or size**keep > _MOST_KEPT):
        raise Refused("{die}: you can't keep more dice than you roll.", die=quote(found[0]))
    term = Term(
        sign,
        count,
        size,
        explodes=bool(found["explodes"]),
        keep=-keep if found["keep"] == "l" else keep,
        label=found["label"] or "",
        less=2 if fudge else 0,
    )
    return Template(term, count=_strip_ref(found["many"]) if found["many"] else "", size=size_ref)


def resolve_roll(text: str, look: Look) -> Roll:
    """Return a notation with all names replaced by values, without empty dice terms and plain zeros.

    Raises Refused for more dice than can be rolled or than have exact odds.
    """
    roll = tuple(term for template in parse(text) for term in _resolve_template(template, look))
    if too_much := excess_text(roll):
        raise Refused.translated(too_much)
    return roll


def excess_text(roll: Roll, their: Roll = (), *, compares: bool = False) -> str:
    """Return why a roll, against another one, is too large to roll or to have exact odds. Empty if it is fine.

    ``compares``: whether the values of labeled dice are tracked besides the total.
    """
    if count_dice(roll) > MAX_DICE:
        return tr("You can roll at most {most} dice.", most=MAX_DICE)
    alone = roll if compares else tuple(replace(term, label="") for term in roll)
    pairs = _steps(alone)[1] * _steps(their)[1]
    if _steps(roll)[0] <= MAX_ODDS_STEPS and pairs <= MAX_COMPARISONS:
        return ""
    both = tr("{total} against {dc}", total=roll_text(roll), dc=roll_text(their)) if their else roll_text(roll)
    return tr("{roll} has too many possible results to calculate odds.", roll=both)


def _steps(roll: Roll) -> tuple[int, int]:
    """Return the estimated number of steps for the roll's odds, and the number of its possible results.

    One step combines one result so far with one value of the next die. Values of labeled dice may have to be tracked
    besides the total.
    """
    steps, span = 0, 1
    for term in roll:
        if term.keep:
            steps += comb(term.size + abs(term.keep) - 1, abs(term.keep)) * term.size * term.count
            span += abs(term.keep) * term.size
        elif term.size:
            shows = term.size * (MAX_EXPLOSIONS + 1 if term.explodes else 1)
            steps += sum((span + at * shows) * shows for at in range(term.count))
            span = span * shows if term.label else span + term.count * shows
    return steps, span


def _resolve_template(template: Template, look: Look) -> Iterator[Term]:
    term = template.term
    if template.size:
        size = look(template.size)
        term = replace(term, size=size if isinstance(size, int) and 2 <= size <= MAX_SIDES else 0, count=term.count)
        if not term.size:
            return
    if template.count:
        count = look(template.count)
        if not isinstance(count, int):
            yield from (replace(one, sign=1 if one.sign == term.sign else -1) for one in count)
            return
        if term.size and count < 1:
            return
        if count < 0:
            term = replace(term, sign=1 if term.sign < 0 else -1)
        term = replace(term, count=min(abs(count), _LARGEST))
    if term.size or term.count:
        yield term


def find_refs(text: str) -> tuple[Ref, ...]:
    """Return the names of each @ in a notation. Raises Refused for an invalid notation."""
    return tuple(ref for template in parse(text) for ref in (template.count, template.size) if ref)


def find_labels(text: str) -> tuple[str, ...]:
    """Return the labels of dice in a notation. Raises Refused for an invalid notation."""
    return tuple(template.term.label for template in parse(text) if template.term.label)


def notation_text(text: str) -> str:
    """Return a notation for display: "d20 + Quick Feet" for "d20 + @[Quick Feet]"."""
    return re.sub(_REF, lambda ref: _strip_ref(ref[0]), text)


def with_bonus(roll: Roll, bonus: Roll) -> Roll:
    """Return a roll with the bonus of a use. If the roll has no dice yet, those of the bonus are its own."""
    is_added = count_dice(roll) > 0
    return (*roll, *(replace(term, is_added=is_added) for term in bonus))


def flat_sum(roll: Roll) -> int:
    """Return the sum of the plain numbers of a roll."""
    return sum(term.sign * term.count for term in roll if not term.size)


def count_dice(roll: Roll) -> int:
    """Return how many dice are rolled before any explosion."""
    return sum(term.count for term in roll if term.size)


def roll_text(roll: Roll) -> str:
    """Return a roll as text: "2d6 + d8! − 1", or "0" for an empty roll."""
    said = ""
    for term in roll:
        sign = "−" if term.sign < 0 else "+"
        text = _term_text(term)
        said = f"{said} {sign} {text}" if said else ("−" if term.sign < 0 else "") + text
    return said or "0"


def _term_text(term: Term) -> str:
    if not term.size:
        return str(term.count)
    keep = f"k{'h' if term.keep > 0 else 'l'}{abs(term.keep) if abs(term.keep) > 1 else ''}" if term.keep else ""
    size = "F" if term.less else "%" if term.size == 100 else str(term.size)
    return f"{term.count if term.count > 1 else ''}d{size}{'!' if term.explodes else ''}{keep}"


def roll_terms(roll: Roll, dice: RollsDice, who: DieOwner, prefix: str, begun: int = 0) -> tuple[Die, ...]:
    """Roll the dice of a roll: all first dice as one group, then explosions, at most ten times.

    The first ``begun`` terms are already rolled. The roles of the dice start with ``prefix``, which :func:`term_values`
    uses to find them. Raises what ``dice`` raises.
    """
    asked = {
        role: term
        for at, term in enumerate(roll)
        if term.size and at >= begun
        for role in _roles(term, f"{prefix}{at}.")
    }
    labels = [_label_text(term) for term in asked.values()]
    requests = [
        DieRequest(
            role,
            term.size,
            f"{label} #{labels[:at].count(label) + 1}" if labels.count(label) > 1 else label,
            FUDGE_SIGNS if term.less else (),
            who,
        )
        for at, ((role, term), label) in enumerate(zip(asked.items(), labels, strict=True))
    ]
    fallen = list(dice.roll_group(*requests)) if requests else []
    last = [die for die in fallen if asked[die.role].explodes]
    for again in range(1, MAX_EXPLOSIONS + 1):
        again_asked = [
            DieRequest(
                f"{die.role.partition('+')[0]}+{again}",
                die.size,
                tr("d{size}, exploded", size="F" if is_fudge(die) else die.size),
                FUDGE_SIGNS if is_fudge(die) else (),
            )
            for die in last
            if die.face == die.size
        ]
        if not again_asked:
            break
        last = list(dice.roll_group(*again_asked))
        fallen += last
    return tuple(fallen)


def _roles(term: Term, begins: str) -> Iterator[str]:
    """Return the roles of a term's dice. The roles of Fudge dice are marked as such."""
    return (f"{begins}{f'{FUDGE}.' if term.less else ''}{number}" for number in range(term.count))


def fudge_sign(die: Die) -> str:
    """Return the sign on a Fudge die. Empty for any other die."""
    return FUDGE_SIGNS[die.face - 1] if is_fudge(die) else ""


def _label_text(term: Term) -> str:
    die = "dF" if term.less else f"d{term.size}"
    return f"{term.label} {die}" if term.label else die


def term_values(roll: Roll, dice: tuple[Die, ...], prefix: str) -> list[tuple[Term, tuple[int, ...]]]:
    """Return each dice term with the values of its dice that count. An exploded die includes its further dice."""
    return [(term, kept_values(term, [*shown.values()])) for term, shown in _shown(roll, dice, prefix)]


def _shown(roll: Roll, dice: tuple[Die, ...], prefix: str) -> Iterator[tuple[Term, dict[str, int]]]:
    """Yield each dice term with the value of each die, including its explosions, by the die's role."""
    sums: dict[str, int] = {}
    for die in dice:
        role = die.role.partition("+")[0]
        sums[role] = sums.get(role, 0) + die.face
    for at, term in enumerate(roll):
        if term.size:
            yield term, {role: sums.get(role, 0) - term.less for role in _roles(term, f"{prefix}{at}.")}


def mark_dropped_dice(roll: Roll, dice: tuple[Die, ...], prefix: str) -> tuple[Die, ...]:
    """Return the dice, with a reason on each die that is not kept. Of equal dice, the first are kept."""
    left: set[str] = set()
    for term, shown in _shown(roll, dice, prefix):
        best_first = sorted(shown, key=shown.__getitem__, reverse=term.keep > 0)
        left |= {*best_first[abs(term.keep) :]} if term.keep else set()
    why = tr("a different die counts")
    return tuple(replace(die, ignored=why) if die.role.partition("+")[0] in left else die for die in dice)


def roll_total(roll: Roll, dice: tuple[Die, ...], prefix: str) -> int:
    """Return the total of a roll."""
    fallen = (term.sign * value for term, values in term_values(roll, dice, prefix) for value in values)
    return flat_sum(roll) + sum(fallen)


def kept_values(term: Term, shown: list[int]) -> tuple[int, ...]:
    """Return the values that count out of all values of a term's dice."""
    if not term.keep:
        return tuple(shown)
    return tuple(sorted(shown, reverse=term.keep > 0)[: abs(term.keep)])
