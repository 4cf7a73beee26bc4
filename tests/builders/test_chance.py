"""The comparison of rolls with odds passes what chance makes, and nothing else."""

from collections import Counter
from fractions import Fraction

from tests.builders.chance import fits

COIN = {"heads": Fraction(1, 2), "tails": Fraction(1, 2)}


def test_likely_rolls_fit_the_odds_and_very_unlikely_ones_do_not() -> None:
    assert fits(Counter(heads=510, tails=490), COIN)
    assert not fits(Counter(heads=580, tails=420), COIN)


def test_an_outcome_that_the_odds_do_not_have_does_not_fit() -> None:
    assert not fits(Counter(heads=500, tails=499, edge=1), COIN)


def test_rare_outcomes_count_together() -> None:
    odds = {"no": Fraction(996, 1000), "two": Fraction(2, 1000), "three": Fraction(2, 1000)}
    assert fits(Counter(no=996, two=4), odds)
    assert not fits(Counter(no=970, two=15, three=15), odds)
