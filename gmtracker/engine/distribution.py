"""Exact odds of dice, as integers over one denominator.

A :class:`Distribution` counts, for each value, how many of all equally likely ways result in it. Nothing in here is
rounded; to get a chance, divide by the total of ways.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from operator import mul, sub
from typing import Self


class Distribution:
    """How many ways lead to each value: ``ways[i]`` of ``total`` to ``lowest + i``.

    Immutable. ``ways`` is never empty and has no zero at its ends; ``below[i]`` are the ways to any value under
    ``lowest + i``.
    """

    __slots__ = ("below", "lowest", "ways")

    def __init__(self, lowest: int, ways: tuple[int, ...]) -> None:
        self.lowest = lowest
        self.ways = ways
        self.below = tuple(accumulate(ways, initial=0))

    @classmethod
    def certain(cls, value: int) -> Self:
        """Return the distribution with one value and one way to it."""
        return cls(value, (1,))

    @classmethod
    def counted(cls, ways: dict[int, int]) -> Self:
        """Return a distribution from the ways to each value; at least one must not be 0."""
        possible = [value for value, count in ways.items() if count]
        lowest, highest = min(possible), max(possible)
        return cls(lowest, tuple(ways.get(value, 0) for value in range(lowest, highest + 1)))

    @property
    def total(self) -> int:
        """The number of all ways: the denominator of every chance."""
        return self.below[-1]

    def items(self) -> Iterator[tuple[int, int]]:
        """Return each value and its ways, from the lowest value up."""
        return enumerate(self.ways, self.lowest)

    def with_die(self, size: int) -> "Distribution":
        """Return the sum with one more die of ``size`` faces, by a sliding window instead of a convolution."""
        widened = (0,) * (size - 1)
        upper = self.below[1:] + (self.total,) * (size - 1)
        return Distribution(self.lowest + 1, tuple(map(sub, upper, widened + self.below[:-1])))

    def plus(self, other: "Distribution") -> "Distribution":
        """Return the sum of two independent distributions."""
        ways = [0] * (len(self.ways) + len(other.ways) - 1)
        for i, mine in enumerate(self.ways):
            for j, theirs in enumerate(other.ways):
                ways[i + j] += mine * theirs
        return Distribution(self.lowest + other.lowest, tuple(ways))

    def minus(self, other: "Distribution") -> "Distribution":
        """Return the difference of two independent distributions."""
        negated = Distribution(1 - other.lowest - len(other.ways), other.ways[::-1])
        return self.plus(negated)

    def shifted(self, by: int) -> "Distribution":
        """Return the distribution with ``by`` added to every value."""
        return Distribution(self.lowest + by, self.ways)


def ways_sum_at_least(one: Distribution, other: Distribution, least: int) -> int:
    """Return the ways, of ``one.total * other.total``, in which the sum of both is ``least`` or more.

    This computes one point of the sum without building it; it is fastest if ``one`` is the narrower of the two.
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
    """Return the sum of fair dice minus the sum of others, each given as its number of faces (1 or more).

    The cache does not recognize the same dice in another order: sort them first where that matters.
    """
    dice = Distribution.certain(0)
    for size in added + subtracted:
        dice = dice.with_die(size)
    # A subtracted face is as likely as the opposite one, so subtracting a die is adding one and subtracting size + 1.
    return dice.shifted(-sum(size + 1 for size in subtracted))
