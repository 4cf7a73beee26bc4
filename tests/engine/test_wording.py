"""Turns of phrase."""

import pytest

from gmtracker.engine.sheet import TokenKind
from gmtracker.engine.wording import counted, listed


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Mira",), "Mira"),
        (("Mira", "Rook"), "Mira and Rook"),
        (("Mira", "Rook", "Wren"), "Mira, Rook and Wren"),
    ],
)
def test_names_are_listed_as_they_are_said(names: tuple[str, ...], said: str) -> None:
    assert listed(names) == said


def test_tokens_are_counted_in_singular_and_plural() -> None:
    kind = TokenKind(key="die", name="Triumph die", plural="Triumph dice", look="die")
    assert [counted(count, kind) for count in (1, 2)] == ["1 Triumph die", "2 Triumph dice"]
