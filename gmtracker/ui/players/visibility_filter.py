"""The one filter between a campaign and its players. It knows every character that a text or a number is about."""

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import Seen
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import fold_text
from gmtracker.engine.phrases import name_without_number
from gmtracker.ui.modelview.cells import StateMark, TokenFace

WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter words identify no one."""

PLURAL = "(?:s|es|e|en|er|n)?"

COMMON_WORDS = frozenset(
    WORD.findall(
        "the and for from with der die das den dem des ein eine und von vom van aus mit "
        "los las del una con por les une sur aux"
    )
)
"""Words that are part of names but occur in any text, in the program's languages."""

LEAST_FIRST: tuple[Seen, ...] = ("nothing", "name", "all")


class Secrets:
    """Lets through only what players may read of a campaign.

    A number passes if players see everything of every character that it is about. A text passes if players see at least
    the name of every character that it is about, and if it contains no hidden name and no word of one.
    """

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._seen = {character.id: player_visibility(campaign, character) for character in campaign.characters}
        names = {True: set[str](), False: set[str]()}
        for character in campaign.characters:
            names[self._seen[character.id] == "nothing"].update(_names_of(character.name))
        known = names[False] | {fold_text(kind.name) for kind in campaign.game.conditions}
        self._hidden = (names[True] - names[False]) | (_words_of(names[True]) - _words_of(names[False]) - known)
        self._names = _any_of(self._hidden | known) if self._hidden else None

    def seen(self, *about: CharacterId) -> Seen:
        """Return the least that players see of any of these characters. A removed character counts as "nothing"."""
        found = {self._seen.get(one, "nothing") for one in about if one}
        return next((seen for seen in LEAST_FIRST if seen in found), "all")

    def text(self, text: str, *about: CharacterId) -> str:
        """Return the text, or an empty one if players may not read it."""
        return "" if self.seen(*about) == "nothing" or self._names_hidden(text) else text

    def number(self, text: str, *about: CharacterId) -> str:
        """Return the text with its numbers, or an empty one if players may not read them."""
        return self.text(text) if self.seen(*about) == "all" else ""

    def mark(self, mark: StateMark) -> StateMark | None:
        """Return a mark with only the meaning that players may read, or None if they may not read the mark."""
        if not self.text(mark.word):
            return None
        return mark if self.text(mark.meaning) else replace(mark, meaning=mark.word)

    def face(self, face: TokenFace) -> TokenFace:
        """Return a token, without its own name if players may not read that."""
        return replace(face, label=self.text(face.label))

    def people_in(self, check: OpenCheck | CheckResolved) -> tuple[CharacterId, ...]:
        """Return everyone involved in a check, on either side."""
        if isinstance(check, CheckResolved):
            return check.by, check.on
        data = [procedure.data for procedure in self._campaign.procedures if procedure.id == check.id]
        mentioned = (CharacterId(text) for text in _texts(data))
        return check.by, *(one for one in mentioned if one in self._seen)

    def _names_hidden(self, text: str) -> bool:
        """Whether a text contains a hidden name. A known longer name that includes a hidden one doesn't count."""
        if self._names is None:
            return False
        return any(found["name"] in self._hidden for found in self._names.finditer(fold_text(text)))


def _names_of(name: str) -> tuple[str, str]:
    """Return a name and the name of its crowd, both folded for comparison."""
    return fold_text(name), fold_text(name_without_number(name))


def _words_of(names: set[str]) -> set[str]:
    """Return the words of names that can identify someone."""
    return {word for name in names for word in WORD.findall(name)} - COMMON_WORDS


def _any_of(names: set[str]) -> re.Pattern[str]:
    """Return a pattern that finds any of the names, in the singular or plural."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?P<name>{'|'.join(map(re.escape, longest_first))}){PLURAL}(?!\w)")


def _texts(data: Any) -> Iterator[str]:
    """Yield every text in decoded JSON. Ids are texts, no matter which field a game keeps them in."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)
