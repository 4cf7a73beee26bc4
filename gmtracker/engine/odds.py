"""Exact odds of dice: whole numbers of ways over one denominator.

A :class:`Distribution` counts, for each value, in how many of all equally likely ways the dice come to it.
Nothing in here is rounded; whoever reads an answer off divides by all the ways there are.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from operator import mul, sub
from typing import Self


class Distribution:
    """How many ways lead to each value from ``lowest`` up: ``ways[i]`` of ``total`` to ``lowest + i``.

    Immutable. ``ways`` is never empty and has no zero at its ends; ``below[i]`` are the ways to anything
    under ``lowest + i``.
    """

    __slots__ = ("below", "lowest", "ways")

    def __init__(self, lowest: int, ways: tuple[int, ...]) -> None:
        self.lowest = lowest
        self.ways = ways
        self.below = tuple(accumulate(ways, initial=0))

    @classmethod
    def certain(cls, value: int) -> Self:
        """A single value with a single way to it."""
        return cls(value, (1,))

    @classmethod
    def counted(cls, ways: dict[int, int]) -> Self:
        """A distribution from the ways to each value; one value at least must have some."""
        possible = [value for value, count in ways.items() if count]
        lowest, highest = min(possible), max(possible)
        return cls(lowest, tuple(ways.get(value, 0) for value in range(lowest, highest + 1)))

    @property
    def total(self) -> int:
        """All the ways there are: the denominator of every chance."""
        return self.below[-1]

    def items(self) -> Iterator[tuple[int, int]]:
        """Each value and its ways, from the lowest value up."""
        return enumerate(self.ways, self.lowest)

    def with_die(self, size: int) -> "Distribution":
        """The sum with one more die, faces 1 to ``size``: a sliding window instead of a convolution."""
        widened = (0,) * (size - 1)
        upper = self.below[1:] + (self.total,) * (size - 1)
        return Distribution(self.lowest + 1, tuple(map(sub, upper, widened + self.below[:-1])))

    def plus(self, other: "Distribution") -> "Distribution":
        """The sum of two that do not depend on each other."""
        ways = [0] * (len(self.ways) + len(other.ways) - 1)
        for i, mine in enumerate(self.ways):
            for j, theirs in enumerate(other.ways):
                ways[i + j] += mine * theirs
        return Distribution(self.lowest + other.lowest, tuple(ways))

    def minus(self, other: "Distribution") -> "Distribution":
        """The difference of two that do not depend on each other."""
        negated = Distribution(1 - other.lowest - len(other.ways), other.ways[::-1])
        return self.plus(negated)

    def shifted(self, by: int) -> "Distribution":
        """Every value moved by the same number."""
        return Distribution(self.lowest + by, self.ways)


def ways_sum_at_least(one: Distribution, other: Distribution, least: int) -> int:
    """The ways, of ``one.total * other.total``, in which the sum of both is ``least`` or more.

    Reads off one point of the sum without building it; quickest when ``one`` is the narrower of the two.
    """
    reach = least - one.lowest - other.lowest
    width = len(other.ways)
    first, last = max(0, reach - width + 1), min(len(one.ways), reach)
    short = other.total * one.below[min(first, len(one.ways))]
    if first < last:
        below = other.below[reach - last + 1 : reach - first + 1]
        short += sum(map(mul, one.ways[first:last], below[::-1]))
    return one.total * other.total - short


@lru_cache(maxsize=1024)
def sum_of_dice(added: tuple[int, ...], subtracted: tuple[int, ...] = ()) -> Distribution:
    """The sum of fair dice minus the sum of others, each die given as its number of faces (1 or more).

    Two calls with the same dice in another order are remembered apart: sort first where that matters.
    """
    dice = Distribution.certain(0)
    for size in added + subtracted:
        dice = dice.with_die(size)
    # Minus a face is the face on the die's other side, which is as likely, less size + 1.
    return dice.shifted(-sum(size + 1 for size in subtracted))
