"""Lists, counts and degrees in words."""

from fractions import Fraction

import pytest

from gmtracker.engine.phrases import (
    degrees_text,
    group_identical_names,
    join_names,
    mean_text,
    short_name,
    token_count_text,
    tokens_text,
    with_article,
)
from gmtracker.engine.sheet import TokenKind


@pytest.mark.parametrize(
    ("name", "short"), [("Mira Vance", "Mira"), ("The Curator", "Curator"), ("La", "La"), ("Die Alte", "Alte")]
)
def test_a_name_is_told_by_a_word_without_its_article(name: str, short: str) -> None:
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Mira",), "Mira"),
        (("Mira", "Rook"), "Mira and Rook"),
        (("Mira", "Rook", "Wren"), "Mira, Rook and Wren"),
    ],
)
def test_names_are_listed_as_they_are_said(names: tuple[str, ...], said: str) -> None:
    assert join_names(names) == said


def test_three_and_more_who_are_alike_are_named_once_where_they_follow_one_another() -> None:
    names = ["Thug 1", "Mira", "Thug 2", "Thug 3", "Thug 4", "Rat 1", "Rat 2"]
    assert group_identical_names(names) == ["Thug 1", "Mira", "Thug ×3", "Rat 1", "Rat 2"]


def test_a_noun_has_the_article_of_its_first_sound() -> None:
    assert [with_article(noun) for noun in ("move", "action", "Edge")] == ["a move", "an action", "an Edge"]


def test_tokens_are_counted_in_singular_and_plural() -> None:
    kind = TokenKind(key="die", name="Triumph die", plural="Triumph dice", look="die")
    assert [token_count_text(count, kind) for count in (1, 2)] == ["1 Triumph die", "2 Triumph dice"]


def test_those_who_gain_or_lose_alike_are_told_together() -> None:
    kind = TokenKind(key="hope", name="Hope", plural="Hopes", look="die")
    changes = [("Mira", 1), ("Rook", 2), ("Wren", 1), ("Tam", 0), ("Ruy", -1)]
    said = ["Mira and Wren gain 1 Hope each.", "Rook gains 2 Hopes.", "Ruy loses 1 Hope."]
    assert tokens_text(changes, kind) == said


@pytest.mark.parametrize(
    ("degree", "said"), [(1, "1 degree of success"), (3, "3 degrees of success"), (-2, "2 degrees of failure")]
)
def test_degrees_are_told_by_their_number_and_side(degree: int, said: str) -> None:
    assert degrees_text(degree) == said


@pytest.mark.parametrize(
    ("mean", "said"), [(Fraction(7, 4), "+1.75"), (Fraction(-1, 2), "−0.5"), (Fraction(1, 1000), "0")]
)
def test_a_mean_degree_is_told_to_a_hundredth_with_its_sign(mean: Fraction, said: str) -> None:
    assert mean_text(mean) == said
