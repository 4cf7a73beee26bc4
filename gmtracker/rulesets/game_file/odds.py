"""Reading a roll, and its exact odds with the same reading.

Dice are added one by one to a :class:`Reading`. A rolled check adds the rolled values. The odds add every possible
value, with the number of combinations for it.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.rulesets.game_file.notation import MAX_EXPLOSIONS, Roll, Term, find_labels, flat_sum, kept_values
from gmtracker.rulesets.game_file.schema import Check, FaceCondition, OutcomeCondition


class Reading(Struct, frozen=True):
    """The dice added so far: their total, counts and labeled values.

    ``counts`` is how many dice match each face condition of the outcomes. ``named`` holds the values of labeled dice
    (0: not rolled). Dice that a use added count for neither. ``has_dice``: whether any die has been added.
    """

    total: int
    counts: tuple[int, ...]
    named: tuple[int, ...]
    has_dice: bool = False


class Reader(Struct, frozen=True):
    """How to read the dice of a check: see :class:`~gmtracker.rulesets.game_file.schema.Check`.

    ``faces`` are all conditions of its outcomes on single dice. ``labels`` are the dice they compare.
    """

    reads: Literal["sum", "highest", "successes"]
    success_at: int
    faces: tuple[FaceCondition, ...]
    labels: tuple[str, ...]

    def empty_reading(self, flat: int = 0) -> Reading:
        """Return the reading before any die is added. ``flat`` is the plain number."""
        return Reading(flat, (0,) * len(self.faces), (0,) * len(self.labels))

    def add_die(self, so_far: Reading, term: Term, value: int) -> Reading:
        """Return the reading with one more die of this value."""
        match self.reads:
            case "successes":
                total = so_far.total + term.sign * (value >= self.success_at)
            case "highest":
                total = max(so_far.total, value) if so_far.has_dice else value
            case "sum":
                total = so_far.total + term.sign * value
            case _:
                assert_never(self.reads)
        if term.is_added:
            return replace(so_far, total=total, has_dice=True)
        counts = tuple(
            min(count + _counts(faces, term.label, value), faces.count or 1)
            for faces, count in zip(self.faces, so_far.counts, strict=True)
        )
        named = tuple(
            max(value, shown) if label == term.label else shown
            for label, shown in zip(self.labels, so_far.named, strict=True)
        )
        return Reading(total, counts, named, has_dice=True)

    def read(self, values: Iterable[tuple[Term, tuple[int, ...]]], roll: Roll) -> Reading:
        """Return the reading of a finished roll."""
        so_far = self.empty_reading(0 if self.reads == "highest" else flat_sum(roll))
        for term, shown in values:
            for value in shown:
                so_far = self.add_die(so_far, term, value)
        return self.add_flat(so_far, roll)

    def add_flat(self, read: Reading, roll: Roll) -> Reading:
        """Return the reading with the plain number added to the highest die, once that is known."""
        return replace(read, total=read.total + flat_sum(roll)) if self.reads == "highest" else read


def _counts(faces: FaceCondition, label: str, value: int) -> bool:
    """Whether a die is counted: it matches the condition, or fails it if every die must match."""
    if faces.of and faces.of != label:
        return False
    shows = faces.least <= value <= faces.most
    return shows if faces.count else not shows


def compares_dice(check: Check) -> bool:
    """Whether a check compares the values of single dice."""
    return any(one.when is not None and bool(one.when.higher or one.when.doubles) for one in check.outcomes)


@lru_cache(maxsize=64)
def make_reader(check: Check) -> Reader:
    """Return the reader for a check's dice."""
    whens = [outcome.when for outcome in check.outcomes if outcome.when]
    faces = tuple(dict.fromkeys(faces for when in whens for faces in when.faces))
    return Reader(check.reads, check.success_at, faces, find_labels(check.roll) if compares_dice(check) else ())


def outcome_index(check: Check, read: Reading, margin: int) -> int:
    """Return the index of the outcome that a roll with this margin has."""
    reader = make_reader(check)
    last = len(check.outcomes) - 1
    return next(
        (at for at, one in enumerate(check.outcomes) if one.when and _holds(one.when, reader, read, margin)), last
    )


def _holds(when: OutcomeCondition, reader: Reader, read: Reading, margin: int) -> bool:
    higher = reader.labels.index(when.higher) if when.higher else 0
    asked = ((faces.count, read.counts[reader.faces.index(faces)]) for faces in when.faces)
    return (
        (when.margin_least is None or margin >= when.margin_least)
        and (when.margin_most is None or margin <= when.margin_most)
        and (when.total_least is None or read.total >= when.total_least)
        and (not when.higher or all(read.named[higher] > x for at, x in enumerate(read.named) if at != higher))
        and (not when.doubles or len(set(read.named)) == 1)
        and all(there >= wanted if wanted else not there for wanted, there in asked)
    )


Ways = dict[Reading, int]


@lru_cache(maxsize=256)
def reading_ways(reader: Reader, roll: Roll, begun: Reading | None = None) -> tuple[tuple[Reading, int], ...]:
    """Return the combinations for each reading of a roll. ``begun`` is the reading of dice already rolled."""
    flat = 0 if reader.reads == "highest" else flat_sum(roll)
    first = reader.empty_reading() if begun is None else begun
    ways: Ways = {replace(first, total=first.total + flat): 1}
    for term in roll:
        if term.size:
            for fall in _falls(term):
                ways = _add_fall(reader, ways, term, fall)
    summed: Ways = {}
    for read, count in ways.items():
        read = reader.add_flat(read, roll)
        summed[read] = summed.get(read, 0) + count
    return tuple(summed.items())


def _add_fall(reader: Reader, ways: Ways, term: Term, fall: dict[tuple[int, ...], int]) -> Ways:
    """Return the readings, with their number of ways, after a term's dice."""
    after: Ways = {}
    for before, count in ways.items():
        for shown, times in fall.items():
            read = before
            for value in shown:
                read = reader.add_die(read, term, value)
            after[read] = after.get(read, 0) + count * times
    return after


def _falls(term: Term) -> list[dict[tuple[int, ...], int]]:
    """Return the dice of a term with the combinations of their values. If only some count, all dice are one entry."""
    die = _die(term.size, term.explodes, term.less)
    if not term.keep:
        return [{(value,): times for value, times in die.items()}] * term.count
    ways: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(term.count):
        after: dict[tuple[int, ...], int] = {}
        for shown, count in ways.items():
            for value, times in die.items():
                counting = kept_values(term, [*shown, value])
                after[counting] = after.get(counting, 0) + count * times
        ways = after
    return [ways]


@lru_cache(maxsize=128)
def _die(size: int, explodes: bool, less: int) -> dict[int, int]:
    """Return the combinations for each value of a die, including its explosions."""
    if not explodes:
        return {face - less: 1 for face in range(1, size + 1)}
    ways = {
        again * size + face: size ** (MAX_EXPLOSIONS - again)
        for again in range(MAX_EXPLOSIONS + 1)
        for face in range(1, size)
    }
    return {**ways, (MAX_EXPLOSIONS + 1) * size: 1}


class CheckOdds(Struct, frozen=True):
    """The exact chances of a check's outcomes, in the order of the file, and the expected margin."""

    outcomes: tuple[Fraction, ...]
    mean: Fraction

    def success(self, check: Check) -> Fraction:
        """Return the chance of any outcome that is a success."""
        return sum((p for p, one in zip(self.outcomes, check.outcomes, strict=True) if one.success), Fraction(0))


@lru_cache(maxsize=128)
def roll_odds(check: Check, roll: Roll, against: int, their: Roll = ()) -> CheckOdds:
    """Return the odds of an unrolled check."""
    return check_odds(check, reading_ways(make_reader(check), roll), against, their)


def check_odds(
    check: Check,
    ways: tuple[tuple[Reading, int], ...],
    against: int,
    their: Roll = (),
    at_least: Reading | None = None,
) -> CheckOdds:
    """Return the odds of a check with these combinations, against a number plus an opposed roll.

    ``at_least`` is an existing reading, which counts if it is higher.
    """
    reader = Reader(check.reads, check.success_at, (), ())
    theirs = [(read.total, count) for read, count in reading_ways(reader, their)]
    counts = [0] * len(check.outcomes)
    total = mean = 0
    for (read, count), (their_total, times) in product(ways, theirs):
        if at_least is not None and at_least.total >= read.total:
            read = at_least
        margin, number = read.total - against - their_total, count * times
        counts[outcome_index(check, read, margin)] += number
        total += number
        mean += number * margin
    return CheckOdds(tuple(Fraction(count, total) for count in counts), Fraction(mean, total))
