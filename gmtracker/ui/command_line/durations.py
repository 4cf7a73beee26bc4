"""Durations at the end of a line: "for 3 rounds", "2 minutes", "until Mira's next turn ends".

A duration that cannot be read is refused; it never becomes part of a name.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Expiry, ExpiryMoment
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import EXPIRY_NAMES, expiry_after_rounds, expiry_at, minutes_to_rounds
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import MIN_LETTERS, fold_text
from gmtracker.engine.parse_characters import number_words_to_digits
from gmtracker.i18n import tr
from gmtracker.ui.command_line.owners import POSSESSIVE, find_owner
from gmtracker.ui.command_line.query import SMALL_WORDS

UNTIL = ("until", "till", *fold_text(tr("until", "words that are typed before the end of something")).split())
FOR = ("for", *fold_text(tr("for", "words that are typed before a number of rounds")).split())
ROUNDS = ("round", "rounds", *fold_text(tr("round rounds", "words that are typed")).split())
TURNS = ("turn", "turns", *fold_text(tr("turn turns", "words that are typed")).split())
MINUTES = ("minute", "minutes", "min", *fold_text(tr("minute minutes", "words that are typed")).split())
ONE = ("a", "an", "one", *fold_text(tr("a an one", "words for 1 that are typed before a length of time")).split())
NEXT = ("next", *fold_text(tr("next", "words that are typed before a turn")).split())
STARTS = (
    *("start", "starts", "begin", "begins", "beginning"),
    *fold_text(tr("starts", "words that are typed for the start of a turn")).split(),
)
ENDS = ("end", "ends", "is", "over", *fold_text(tr("ends is over", "words that are typed for an end")).split())
_FILLERS = (
    "their",
    "his",
    "her",
    "own",
    *fold_text(tr("their his her own", "words that are typed before a turn")).split(),
)
_OTHER_TIMES = tr(
    "second seconds hour hours day days week weeks month months year years night nights", "words that are typed"
)
OTHER_TIMES = (
    *("second", "seconds", "hour", "hours", "day", "days", "week", "weeks", "month", "months"),
    *("year", "years", "night", "nights", *fold_text(_OTHER_TIMES).split()),
)
UNITS = frozenset((*ROUNDS, *TURNS, *MINUTES, *OTHER_TIMES))
DURATION_WORDS = " ".join((*UNTIL, *FOR, *ROUNDS, *TURNS, *MINUTES, *NEXT, *STARTS, *ENDS))
"""The words of durations, in English and in the GM's language."""

SPAN_ENDS: tuple[ExpiryMoment, ...] = ("encounter-end", "round-end", "session-end")
MOST_ROUNDS = 99
_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


class Duration(Struct, frozen=True):
    """When something ends, or why that cannot be read. Both are empty if the words are no duration.

    ``meaning`` explains a time that is counted otherwise than it was typed.
    """

    until: Expiry | None = None
    why_not: str = ""
    meaning: str = ""


def find_duration(words: Sequence[str]) -> int:
    """Return the index of the duration's first word, or the number of words if there is none."""
    said = [fold_text(word) for word in words]
    at = next((at for at in reversed(range(len(said))) if said[at] in (*UNTIL, *FOR)), len(said))
    if at == len(said) > 1 and said[-1] in UNITS and _is_number(said[-2]):
        return at - 2
    return at


def has_length_of_time(words: Iterable[str]) -> bool:
    """Whether a number is followed by a unit of time. Such words cannot be part of a name."""
    said = [fold_text(word) for word in words]
    return any(_is_number(one) and unit in UNITS for one, unit in pairwise(said))


def read_duration(campaign: Campaign, words: Sequence[str], owner: CharacterId | None, *, counts: bool) -> Duration:
    """Read a duration from the words that start at :func:`find_duration`.

    ``owner`` is the character whose turn "next turn" means. With ``counts``, a number without a unit is a counter's
    and no duration.
    """
    first, *rest = (fold_text(word) for word in words)
    try:
        if first in UNTIL:
            until = _end_of_span(campaign, rest) or _turn(campaign, words[1:], owner)
            return Duration(until, "" if until else _duration_hint_text())
        said = rest if first in FOR else [first, *rest]
        until = _end_of_span(campaign, said, whole=True) if said[:1] and said[0] not in ONE else None
        if until is not None:
            return Duration(until)
        is_meant = bool(UNITS & {*said}) or (not counts and any(_has_digit(word) for word in said))
        return _rounds(campaign, said) if is_meant else Duration()
    except Refused as refusal:
        return Duration(why_not=refusal.sentence)


def _rounds(campaign: Campaign, said: Sequence[str]) -> Duration:
    """Return a number of rounds, given with a unit. Raises Refused if the unit needs an encounter and there is none."""
    parts = [one for one in said if one in ONE or one not in {*SMALL_WORDS, *NEXT}]
    unit = parts[-1] if parts else ""
    if unit not in (*ROUNDS, *TURNS, *MINUTES):
        return Duration(why_not=tr("Type the time in rounds, turns or minutes, for example “for 3 rounds”."))
    number = _number(parts[0]) if len(parts) == 2 else 0
    if not 1 <= number <= MOST_ROUNDS:
        if unit in MINUTES:
            return Duration(why_not=tr("For how many minutes? Type a number from 1 to {most}.", most=MOST_ROUNDS))
        return Duration(why_not=tr("For how many rounds? Type a number from 1 to {most}.", most=MOST_ROUNDS))
    rounds = minutes_to_rounds(campaign, number) if unit in MINUTES else number
    meaning = tr("Everyone has one turn in a round, so turns count as rounds.") if unit in TURNS else ""
    return Duration(expiry_after_rounds(campaign, rounds), meaning=meaning)


def _end_of_span(campaign: Campaign, said: Sequence[str], *, whole: bool = False) -> Expiry | None:
    """Return the end of the encounter, round or session if the words name it. ``whole``: by its complete word."""
    left = [one for one in said if one not in SMALL_WORDS]
    spoken = {moment: set(fold_text(EXPIRY_NAMES[moment]).split()) for moment in SPAN_ENDS}
    every = set.intersection(*spoken.values())
    kinds = fold_text(" ".join(kind.name for kind in campaign.game.encounters)).split()
    for moment in SPAN_ENDS:
        nouns = spoken[moment] - every - SMALL_WORDS | ({*kinds} if moment == "encounter-end" else set())
        named = [one for one in left if (one in nouns if whole else _is_start_of_any(one, nouns))]
        if named and all(one in named or _is_start_of_any(one, {*every, *ENDS}) for one in left):
            return Expiry(moment)
    return None


def _turn(campaign: Campaign, words: Sequence[str], owner: CharacterId | None) -> Expiry | None:
    """Return the start or end of the turn that the words name, or None."""
    person, left = find_owner(campaign, [POSSESSIVE.sub("", word) if word[-1:] in "s'’" else word for word in words])
    said = [fold_text(one) for one in left if fold_text(one) not in SMALL_WORDS]
    said = [one for one in said if one not in _FILLERS]
    known = (NEXT, TURNS, STARTS, ENDS)
    if not all(any(_is_start_of_any(one, some) for some in known) for one in said):
        return None
    if person is None and not any(_is_start_of_any(one, TURNS) for one in said):
        return None
    moment: ExpiryMoment = "turn-end" if any(_is_start_of_any(one, ENDS) for one in said) else "turn-start"
    if person is not None and not any(_is_start_of_any(one, NEXT) for one in said):
        return Expiry(moment, character=person.id)
    whose = person.id if person is not None else owner
    return expiry_at(campaign, whose, moment) if whose else None


def _duration_hint_text() -> str:
    return tr("Until when? Try “until the encounter ends”, “until the round ends” or “until Rook's turn”.")


def _is_start_of_any(word: str, words: Iterable[str]) -> bool:
    return any(word == one or (len(word) >= MIN_LETTERS and one.startswith(word)) for one in words)


def _is_number(word: str) -> bool:
    return bool(_NUMBER.fullmatch(word)) or word == "one" or number_words_to_digits(word) != word


def _has_digit(word: str) -> bool:
    return any(sign.isdecimal() for sign in word)


def _number(word: str) -> int:
    """Return a number written in digits or words, or 0."""
    digits = "1" if word in ONE else number_words_to_digits(word)
    return int(digits) if _NUMBER.fullmatch(digits) else 0
