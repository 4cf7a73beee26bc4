"""Comparing names without accents, case, zero-width characters and full-width forms."""

import pytest

from gmtracker.engine.name_matching import fold_text, is_near, with_plain_digits


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Łukasz", "lukasz"),
        ("Søren", "soren"),
        ("Işıl", "isil"),
        ("Æthelred", "aethelred"),
        ("Œdipe", "oedipe"),
        ("Đorđe", "dorde"),
        ("Strauß", "strauss"),
        ("Þórr", "thorr"),
        ("Eiður", "eidur"),
        ("Résumé", "resume"),
        ("Ro\u200bok", "rook"),
        ("Ｒｏｏｋ", "rook"),
        ("d’Ilse", "d'ilse"),
    ],
)
def test_names_match_without_accents(name: str, typed: str) -> None:
    assert fold_text(name) == typed


def test_full_width_digits_are_read_and_letters_stay() -> None:
    assert with_plain_digits("＋２ Ｒook\u200b １／６") == "+2 Ｒook 1/6"


@pytest.mark.parametrize("typed", ["guard 12", "guard ١٢", "guard ۱۲", "guard १२"])
def test_digits_of_every_script_are_read(typed: str) -> None:
    assert with_plain_digits(typed) == fold_text(typed) == "guard 12"


@pytest.mark.parametrize(
    ("word", "name", "near"),
    [
        ("rok", "Rook", True),
        ("roook", "Rook", True),
        ("mria", "Mira", True),
        ("tan", "Tam", True),
        ("rook", "Rook", False),
        ("cursed", "Rook", False),
        ("ta", "Tam", False),
    ],
)
def test_misspelled_names_are_near(word: str, name: str, *, near: bool) -> None:
    assert is_near(word, name) is near
