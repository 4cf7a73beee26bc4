"""A pseudo-language: a translated text becomes «ṱḗẋṱ», and longer than it was."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

SHAPES = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćďéƒğĥíĵķľḿńőƥqřśťúṽŵẋýžÁƁĆĎÉƑĞĤÍĴĶĽḾŃŐƤQŘŚŤÚṼŴẊÝŽ",
)
"""Letters that differ from plain ones and are in the shipped font."""

LONGER = 0.3
"""The share by which German, Spanish and French are longer."""

FIELD = re.compile(r"(\{[^{}]*\}|<[^<>]*>)")
WORD = re.compile(r"[A-Za-z]{2,}(?:['’][A-Za-z]+)?")
TERMS = ("name", "plural", "singular", "letter")
"""The fields of a sheet with the game's own terms."""

QUOTED = re.compile("“[^”]*”")

KEYS = frozenset(WORD.findall("Ctrl Shift Alt Enter Return Esc Space Tab Del Delete Home End PgUp PgDown Up"))
OURS = frozenset(
    WORD.findall(
        "gmtracker data campaigns games game toml json csv pdf html md PDF HTML Markdown"
        " Shattered Spheres Torg Eternity Vagabond"
    )
)
GAMES_OWN = frozenset(
    WORD.findall(
        "Advantage Disadvantage Fortune Misfortune DC DN HP Favored Std Out Crit Reflex Endure Will Hinder Mishap level"
        " Level Power Vagabond Heroes Humans Standard success Good success Outstanding success Bonus Chart"
    )
)
"""Terms that are on no sheet: those of checks."""

AT_THE_TABLE = frozenset(
    WORD.findall("Mira Rook Wren Warden Pride Stealth Agility Ambush Low Tide hat A horn sounds They got away Sat May")
)
"""What the players of the contract tests' game type, and the day of the evening."""


@cache
def pseudo(text: str, sense: str) -> str:
    """Return a text in the pseudo-language. Its placeholders and tags stay unchanged."""
    if "«" in text or not re.search("[A-Za-z]", text):
        return text
    parts = FIELD.split(text)
    said = "".join(part if at % 2 else part.translate(SHAPES) for at, part in enumerate(parts))
    return f"«{said}{'~' * round(LONGER * len(text))}»"


DECODER = re.compile(r"Expected `[^`]*`(?:, got `[^`]*`)?")
"""The JSON decoder's own words for wrong types, the same in every language."""


def plain_words(text: str, known: set[str]) -> list[str]:
    """Return the words that are neither translated nor known. Quoted words are user input.

    The last word of an elided text is known if a known word starts with it.
    """
    own = QUOTED.sub("", DECODER.sub("", text))
    whole, cut, _ = own.partition("…") if text.endswith("…") else (own, "", "")
    found = WORD.findall(whole)
    if cut and found and any(word.startswith(found[-1]) for word in known):
        found.pop()
    return [word for word in found if word not in known]


def words_of(value: Any, fields: tuple[str, ...] | None = None) -> Iterator[str]:
    """Yield all words in a value, recursively. With ``fields``, only those fields of structs."""
    match value:
        case str():
            yield from WORD.findall(value)
        case msgspec.Struct():
            for field in value.__struct_fields__:
                inner = getattr(value, field)
                if fields is None or field in fields or not isinstance(inner, str):
                    yield from words_of(inner, fields)
        case dict():
            for inner in value.values():
                yield from words_of(inner, fields)
        case list() | tuple() | frozenset():
            for inner in value:
                yield from words_of(inner, fields)
