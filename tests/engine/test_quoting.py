"""What somebody typed is repeated back safely."""

from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.quoting import quoted


def test_a_plain_word_is_repeated_as_it_is() -> None:
    assert quoted("Größe 2d6") == "Größe 2d6"


def test_what_cannot_be_printed_becomes_a_question_mark() -> None:
    assert quoted("a\n\x1b\ud800b") == "a???b"


@given(st.text())
def test_a_quote_is_short_and_can_be_printed(text: str) -> None:
    assert len(quoted(text)) <= 61
    assert quoted(text).isprintable()
