"""Compare names and words as they are typed, whatever keyboard or document they come from."""

import unicodedata
from difflib import SequenceMatcher
from functools import lru_cache

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "ı": "i", "æ": "ae", "œ": "oe", "đ": "d", "ß": "ss", "þ": "th", "ð": "d", "ħ": "h", "’": "'"}
)
"""Letters that are no accented form of another one, so that taking accents off leaves them alone."""

_FULL_WIDTH = {0xFF01 + at: 0x21 + at for at in range(0x7E - 0x20)} | {0x3000: 0x20}
"""Full-width letters, digits and signs, as Chinese and Japanese keyboards type them."""

_FULL_WIDTH_SIGNS: dict[int, int | str] = {
    wide: plain for wide, plain in _FULL_WIDTH.items() if not chr(plain).isalpha()
}
_FULL_WIDTH_SIGNS |= dict.fromkeys((0xAD, 0x200B, 0x2060, 0xFEFF), "")
"""Zero-width spaces and hyphens are no part of a word; joiners may be."""

NEAR = 0.75
"""How alike two words must be for one to be a misspelling of the other."""

LEAST_LETTERS = 3
"""Shorter words are alike too often by chance."""


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """The text as it is compared: "resume" finds "Résumé", and "lukasz" finds "Łukasz".

    Without capitals, accents and zero-width characters, in ordinary width and with the digits 0 to 9.
    """
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFD", text.translate(_FULL_WIDTH).casefold()).translate(_LETTERS)
    return _in_ascii_digits("".join(sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Me", "Cf")))


def with_plain_digits(text: str) -> str:
    """The text with the digits 0 to 9 of every script and plain signs, and without zero-width spaces."""
    return text if text.isascii() else _in_ascii_digits(text.translate(_FULL_WIDTH_SIGNS))


def _in_ascii_digits(text: str) -> str:
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)


def is_near(word: str, name: str) -> bool:
    """Whether a word is likely a misspelling of a name, and not the name itself: one letter, or two that swapped."""
    one, other = folded(word), folded(name)
    if one == other or min(len(one), len(other)) < LEAST_LETTERS:
        return False
    if len(one) == len(other) and sum(a != b for a, b in zip(one, other, strict=True)) == 1:
        return True
    return SequenceMatcher(None, one, other).ratio() >= NEAR
