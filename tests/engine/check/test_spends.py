"""What could be spent on a check: the rows and the choice after a drop come from one list."""

from fractions import Fraction

import pytest

from gmtracker.engine.campaign import HAND, Token
from gmtracker.engine.check.spends import Spend, offers_of, rows_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import TokenId


def allowed(_command: Use) -> Refused | None:
    return None


def spend(name: str, success: Fraction, mean: int = 0, *, against: bool = False) -> Spend:
    command = Use(use="improve")
    return Spend(command=command, name=name, effect="+1", success=success, mean=Fraction(mean), against=against)


def test_rows_are_sorted_by_chance_then_mean() -> None:
    half = Fraction(1, 2)
    spends = [spend("a", half), spend("b", half, 2), spend("foe", Fraction(1), against=True), spend("c", Fraction(1))]
    assert [row.offer.name for row in rows_of(spends, allowed)] == ["c", "b", "a", "foe"]


def test_row_shows_the_chance_unless_it_has_its_own_text() -> None:
    (row,) = rows_of([spend("a", Fraction(1, 2), 2)], allowed)
    assert (row.success_text, row.mean, row.mean_text) == ("50%", "+2", "degrees")


def test_drop_spends_exactly_the_dropped_tokens() -> None:
    token = Token(id=TokenId("t1"), kind="luck", place=HAND)
    (offer,) = offers_of([spend("a", Fraction(1, 2)).with_tokens([token]).with_chance()], allowed)
    assert (offer.command.tokens, offer.effect) == ((TokenId("t1"),), "+1: 50%")


def test_refused_spend_says_why() -> None:
    (offer,) = offers_of([spend("a", Fraction(1))], lambda _command: Refused("Start the session first."))
    assert offer.refusal == "Start the session first."


def test_drop_without_effect_is_refused() -> None:
    with pytest.raises(Refused, match="no effect"):
        offers_of([], allowed)
