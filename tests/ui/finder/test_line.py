"""Reading what is typed into the finder."""

import pytest

from gmtracker.ui.finder.line import distance, fits, read_line


@pytest.mark.parametrize(
    ("text", "words", "number"),
    [
        ("stress mira +2", ("stress", "mira"), "+2"),
        ("+2 on Mira's stress", ("mira's", "stress"), "+2"),
        ("award 4 to Rook", ("award", "rook"), "4"),
        ("hp the hound =0", ("hp", "hound"), "=0"),
        ("stress mira −1", ("stress", "mira"), "−1"),
        ("", (), ""),
    ],
)
def test_words_and_the_number_stand_in_any_order(text: str, words: tuple[str, ...], number: str) -> None:
    line = read_line(text)
    assert (line.words, line.number) == (words, number)


def test_two_numbers_are_counted() -> None:
    assert read_line("stress mira 2 3").numbers == 2


def test_each_word_begins_a_word_of_a_name() -> None:
    assert fits(("str", "mi"), ("Stress", "Mira Vance"))
    assert fits(("vance", "stress"), ("Stress", "Mira Vance"))
    assert not fits(("tress", "mira"), ("Stress", "Mira Vance"))


def test_accents_need_not_be_typed_and_may_be() -> None:
    assert fits(read_line("resume").words, ("Résumé…",))
    assert fits(read_line("RÉSUMÉ").words, ("Résumé…",))
    assert fits(read_line("étienne stress").words, ("Stress", "Etienne"))


def test_a_needed_name_must_be_said() -> None:
    assert not fits(("stress",), ("Stress", "Mira Vance"))
    assert fits(("stress",), ("Stress",), ("Mira Vance",))


def test_a_word_too_many_fits_nothing() -> None:
    assert not fits(("stress", "mira", "rook"), ("Stress", "Mira Vance"))


def test_what_is_said_in_full_is_nearest() -> None:
    assert distance(("save",), "Save") < distance(("save",), "Save as…")
    assert distance(("s",), "Start the session…") < distance(("e",), "Start the session…")
