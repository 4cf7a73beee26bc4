"""Lists, counts and degrees as text."""

from fractions import Fraction

import pytest

from gmtracker.engine.game_spec import TokenKind
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


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Dock thug 2", "Dock thug 2"),
        ("The Hound 12", "Hound 12"),
        ("Sister Ione", "Ione"),
        ("Captain Harrow, old", "Harrow"),
        ("Dr. Amal Reyes", "Amal"),
        ("Schwester Ione", "Ione"),
        ("The Captain", "Captain"),
        ("Warden Cassel", "Warden"),
    ],
)
def test_short_name_identifies_one_of_a_crowd_and_those_with_a_title(name: str, short: str) -> None:
    """Before, one of four Dock thugs was “Dock”, and Sister Ione “Sister”."""
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("name", "short"), [("Mira Vance", "Mira"), ("The Curator", "Curator"), ("La", "La"), ("Die Alte", "Alte")]
)
def test_short_name_is_first_word_without_article(name: str, short: str) -> None:
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Mira",), "Mira"),
        (("Mira", "Rook"), "Mira and Rook"),
        (("Mira", "Rook", "Wren"), "Mira, Rook and Wren"),
    ],
)
def test_names_are_joined_with_commas_and_and(names: tuple[str, ...], said: str) -> None:
    assert join_names(names) == said


def test_three_identical_neighbors_are_grouped() -> None:
    names = ["Thug 1", "Mira", "Thug 2", "Thug 3", "Thug 4", "Rat 1", "Rat 2"]
    assert group_identical_names(names) == ["Thug 1", "Mira", "Thug ×3", "Rat 1", "Rat 2"]


def test_article_matches_first_letter_of_noun() -> None:
    assert [with_article(noun) for noun in ("move", "action", "Edge")] == ["a move", "an action", "an Edge"]


def test_token_count_uses_singular_and_plural() -> None:
    kind = TokenKind(key="die", name="Triumph die", plural="Triumph dice", look="die")
    assert [token_count_text(count, kind) for count in (1, 2)] == ["1 Triumph die", "2 Triumph dice"]


def test_equal_gains_share_one_sentence() -> None:
    kind = TokenKind(key="hope", name="Hope", plural="Hopes", look="die")
    changes = [("Mira", 1), ("Rook", 2), ("Wren", 1), ("Tam", 0), ("Ruy", -1)]
    said = ["Mira and Wren gain 1 Hope each.", "Rook gains 2 Hopes.", "Ruy loses 1 Hope."]
    assert tokens_text(changes, kind) == said


@pytest.mark.parametrize(
    ("degree", "said"), [(1, "1 degree of success"), (3, "3 degrees of success"), (-2, "2 degrees of failure")]
)
def test_degrees_text_has_number_and_side(degree: int, said: str) -> None:
    assert degrees_text(degree) == said


@pytest.mark.parametrize(
    ("mean", "said"), [(Fraction(7, 4), "+1.75"), (Fraction(-1, 2), "−0.5"), (Fraction(1, 1000), "0")]
)
def test_mean_text_has_sign_and_two_decimals(mean: Fraction, said: str) -> None:
    assert mean_text(mean) == said
