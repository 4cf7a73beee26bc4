"""Chances as text, as every game shows them."""

from fractions import Fraction

import pytest

from gmtracker.engine.check.shown import make_chance


@pytest.mark.parametrize(
    ("chance", "says"),
    [
        (Fraction(0), "0%"),
        (Fraction(7, 8), "87.5%"),
        (Fraction(1, 20), "5%"),
        (Fraction(1, 3), "33.3%"),
        (Fraction(1, 10_000), "under 0.1%"),
        (Fraction(9_999, 10_000), "over 99.9%"),
        (Fraction(1), "100%"),
    ],
)
def test_percentage_is_certain_only_if_chance_is(chance: Fraction, says: str) -> None:
    assert make_chance(chance).message == says


def test_chance_has_exact_fraction_and_share() -> None:
    assert (make_chance(Fraction(14, 16)).exact, make_chance(Fraction(14, 16)).share) == ("7/8", 0.875)
