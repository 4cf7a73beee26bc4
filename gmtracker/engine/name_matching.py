"""Comparing names and words as they are typed, on any keyboard or from any document."""

import unicodedata
from difflib import SequenceMatcher
from functools import lru_cache

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "ı": "i", "æ": "ae", "œ": "oe", "đ": "d", "ß": "ss", "þ": "th", "ð": "d", "ħ": "h", "’": "'"}
)
"""Letters that Unicode does not decompose into a base letter and an accent."""

_FULL_WIDTH = {0xFF01 + at: 0x21 + at for at in range(0x7E - 0x20)} | {0x3000: 0x20}
"""Full-width letters, digits and punctuation, as Chinese and Japanese keyboards type them."""

_FULL_WIDTH_SIGNS: dict[int, int | str] = {
    wide: plain for wide, plain in _FULL_WIDTH.items() if not chr(plain).isalpha()
}
_FULL_WIDTH_SIGNS |= dict.fromkeys((0xAD, 0x200B, 0x2060, 0xFEFF), "")
"""Also drops soft hyphens and zero-width spaces, but not joiners, which may belong to a word."""

MIN_SIMILARITY = 0.75
"""The minimum similarity of two words for one to be a misspelling of the other."""

MIN_LETTERS = 3
"""The minimum length for misspellings; shorter words are too often similar by chance."""


@lru_cache(maxsize=8192)
def fold_text(text: str) -> str:
    """Return the text in the form for comparing: "resume" finds "Résumé", and "lukasz" finds "Łukasz".

    Case-folded, without accents and zero-width characters, in normal width and with the digits 0 to 9.
    """
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFD", text.translate(_FULL_WIDTH).casefold()).translate(_LETTERS)
    return _in_ascii_digits("".join(sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Me", "Cf")))


def with_plain_digits(text: str) -> str:
    """Return the text with ASCII digits for those of every script, plain punctuation, and no zero-width spaces."""
    return text if text.isascii() else _in_ascii_digits(text.translate(_FULL_WIDTH_SIGNS))


def _in_ascii_digits(text: str) -> str:
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)


def is_near(word: str, name: str) -> bool:
    """Whether a word is probably a misspelling of a name: not the name itself, but for example one letter off."""
    one, other = fold_text(word), fold_text(name)
    if one == other or min(len(one), len(other)) < MIN_LETTERS:
        return False
    if len(one) == len(other) and sum(a != b for a, b in zip(one, other, strict=True)) == 1:
        return True
    return SequenceMatcher(None, one, other).ratio() >= MIN_SIMILARITY
