"""Which characters the words of a line name, and words that are probably misspelled names."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.crowds import Crowd, find_crowds
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import MIN_LETTERS, fold_text, is_near
from gmtracker.i18n import tr
from gmtracker.ui.command_line.query import SMALL_WORDS, Line, count_unsaid_words, meant_names, named_words
from gmtracker.ui.modelview.cells import active_first, is_out

AND = ("and", "&", *fold_text(tr("and", "a word that is typed between two names")).split())
ALL = ("all", "everyone", *fold_text(tr("all everyone", "words that are typed for every character")).split())
MAX_PEOPLE = 6
POSSESSIVE = re.compile(r"['’]?s?$")


def find_owner(campaign: Campaign, words: Sequence[str]) -> tuple[Character | None, list[str]]:
    """Return the character named first, in full rather than in part, by the most words, and the words beside the name.

    A name alone counts, too. A number belongs to a name only if it follows one of its words.
    """
    best: tuple[int, bool, int, Character] | None = None
    for character in active_first(campaign):
        names = _names_of(character)
        at = next((at for at, word in enumerate(words) if not word.isdecimal() and _is_word_of_name(word, names)), None)
        if at is None:
            continue
        end = next((end for end in range(at, len(words)) if not _is_word_of_name(words[end], names)), len(words))
        place = at, fold_text(words[at]) not in names, -end
        if best is None or place < best[:3]:
            best = (*place, character)
    if best is None:
        return None, list(words)
    at, _, end, character = best
    return character, [*words[:at], *words[-end:]]


def has_another_name(campaign: Campaign, text: Sequence[str]) -> bool:
    """Whether another name, or nearly one, follows an "and" or precedes a comma."""
    joined = [after for word, after in pairwise(text) if fold_text(word) in AND]
    joined += [word[:-1] for word in text if word.endswith(",")]
    named = [_names_of(character) for character in active_first(campaign)]
    is_named = any(_is_word_of_name(word, names) and not word.isdecimal() for word in joined for names in named)
    return is_named or next(misspelled_names(campaign, joined), None) is not None


def misspelled_names(campaign: Campaign, words: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the index of each word that is close to a name in the campaign but not equal, with that name."""
    names = dict.fromkeys(part for one in active_first(campaign) for part in f"{one.name} {one.player}".split())
    for at, word in enumerate(words):
        if fold_text(word) not in SMALL_WORDS:
            yield from ((at, name) for name in names if is_near(word, name))


def _names_of(character: Character) -> list[str]:
    return fold_text(f"{character.name} {character.player}").split()


def _is_word_of_name(word: str, names: list[str]) -> bool:
    """Whether a word is one of a name's words, or the start of one with several letters."""
    said = fold_text(word)
    if said in SMALL_WORDS:
        return False
    return said in names or (len(said) >= MIN_LETTERS and any(name.startswith(said) for name in names))


def find_people(campaign: Campaign, line: Line, current: CharacterId | None) -> tuple[tuple[Character, str], ...]:
    """Return the characters that a line names, each with the name; if it names none, the current one with "".

    The one named first comes first. If several share the word, the one matched by the most words comes first, then
    the active one, then those who have not acted.
    """
    active = campaign.active_characters()
    names = [f"{character.name} {character.player}" for character in active]
    said = {one.id: words for one, words in zip(active, named_words(line.words, names), strict=True)}
    named = [pair for pair in zip(active, meant_names(line.words, names), strict=True) if pair[1]]
    if named:
        named.sort(key=lambda found: (_place(line, said[found[0].id]), _turn_place(campaign, found[0])))
        return tuple(named[:MAX_PEOPLE])
    found = campaign.find_character(current) if current else None
    return () if found is None else ((found, ""),)


def crowd_named(campaign: Campaign, words: tuple[str, ...]) -> tuple[Crowd, frozenset[str]] | None:
    """Return the crowd that the words name without a member's number, and the words of its name; or None.

    A crowd whose whole name is said comes before others with the same word.
    """
    active = campaign.active_characters()
    said = named_words(words, [one.name for one in active])
    words_of = {one.id: own for one, own in zip(active, said, strict=True)}
    longest = max(map(len, said), default=0)
    named = []
    for crowd in find_crowds(active).values():
        own = {words_of[member] for member in crowd.members}
        if len(own) == 1 and (shared := own.pop()) and len(shared) == longest:
            named.append((crowd, shared))
    whole = [pair for pair in named if count_unsaid_words(words, pair[0].name) == 0]
    return named[0] if len(named) == 1 else whole[0] if len(whole) == 1 else None


def crowd_text(name: str, count: int) -> str:
    """Return a crowd's name with the number of its members: "Guard ×6"."""
    return f"{name} ×{count}"


def _turn_place(campaign: Campaign, character: Character) -> tuple[bool, bool, bool]:
    """Return a sort key: the active character first, then those still to act, those out of the fight last."""
    is_over = bool(character.conditions) and is_out(campaign.game, character)
    return is_over, character.id != campaign.acting, character.id in campaign.acted


def _place(line: Line, said: frozenset[str]) -> tuple[int, int]:
    return next(at for at, word in enumerate(line.words) if word in said), -len(said)
