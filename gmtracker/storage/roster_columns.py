"""What the columns of a roster mean, by their headings: who it is, a trait of the game, or where a track stands."""

import re
from collections.abc import Callable, Iterator

from msgspec import Struct

from gmtracker.engine.sheet import GameSpec, TrackKind, TraitGroup
from gmtracker.i18n import tr

FIELDS = {
    "name": "name",
    "player": "player",
    "side": "side",
    "tier": "tier",
    "level": "level",
    "notes": "notes",
    "note": "notes",
}
_BRACKETED = re.compile(r"([^()]+)\(([^()]+)\)\s*")
_WHOLE_NUMBER = re.compile(r"([+-]?)([0-9]+)(?:[.,]0*)?")
TOO_LARGE = 1_000_000_000


class Field(Struct, frozen=True):
    """A column of the character's heading: name, player, side, tier, level or notes."""

    key: str


class TraitColumn(Struct, frozen=True):
    """A column of one trait: its group, its name as the sheet spells it, and what it is linked to.

    Where it is chosen for a column, an empty name stands for the column's heading.
    """

    group: TraitGroup
    name: str
    link: str = ""


class ListColumn(Struct, frozen=True):
    """A column that names traits of a group without numbers, with semicolons between them."""

    group: TraitGroup


class TrackColumn(Struct, frozen=True):
    """A column that says where a track stands."""

    track: TrackKind


class InPlay(Struct, frozen=True):
    """A column of what the game knows, but has come and go in play: its tokens, its conditions."""


class OfOtherGames(Struct, frozen=True):
    """A column of the tier or level that other games have. ``close`` is what this game has instead, if anything."""

    close: Field | None = None


class Unknown(Struct, frozen=True):
    """A column that neither the heading nor the game knows, or that is to be left out."""


Meaning = Field | TraitColumn | ListColumn | TrackColumn | InPlay | OfOtherGames | Unknown


def meaning_finder(game: GameSpec) -> Callable[[str], Meaning]:
    """A function from a column's heading to what it means on that game's sheet.

    Capitals, hyphens and underscores do not matter. ``Edges: Fearless`` names a trait of a group that the sheet does
    not suggest. Where two groups know a name, the first of the sheet has it.
    """
    known = _fields(game)
    groups: dict[str, TraitGroup] = {}
    for group in game.trait_groups:
        for trait in group.suggested:
            known.setdefault(same(trait.name), TraitColumn(group, trait.name, trait.link))
        for word in (group.name, group.singular, group.key):
            groups.setdefault(same(word), group)
    for word, meaning in (*_words_of_play(game), *_of_other_games(game)):
        if same(word) not in groups:
            known.setdefault(same(word), meaning)

    def find(heading: str) -> Meaning:
        if same(heading) in known:
            return known[same(heading)]
        if bracketed := _BRACKETED.fullmatch(heading):
            first, second = (known.get(same(part)) for part in bracketed.groups())
            if first is not None and (first == second or isinstance(first, TrackColumn | InPlay)):
                return first
        before, colon, name = heading.partition(":")
        group = groups.get(same(before))
        if group is None:
            return Unknown()
        if colon and name.strip():
            return _named(group, name.strip())
        return ListColumn(group) if group.values == "text" else Unknown()

    return find


def _fields(game: GameSpec) -> dict[str, Meaning]:
    """The headings of what stands at the head of that game's sheet, with what they mean."""
    own = {"tier": game.tier, "level": game.level}
    absent = {key for key, word in own.items() if not word}
    known: dict[str, Meaning] = {same(word): Field(key) for word, key in FIELDS.items() if key not in absent}
    here = {
        "name": tr("Name"),
        "player": tr("Player"),
        "side": tr("Side", "hero or opposition"),
        "notes": tr("Notes"),
        "tier": tr("Tier"),
        "level": tr("Level"),
    }
    known |= {same(word): Field(key) for key, word in here.items() if key not in absent}
    return known | {same(word): Field(key) for key, word in own.items() if word}


def _of_other_games(game: GameSpec) -> Iterator[tuple[str, Meaning]]:
    """The words for tiers and levels: where the game has none, and no trait of that name, other games have."""
    close = Field("tier") if game.tier else Field("level") if game.level else None
    for word in ("tier", "level", tr("Tier"), tr("Level")):
        yield word, OfOtherGames(close)


def _words_of_play(game: GameSpec) -> Iterator[tuple[str, Meaning]]:
    """The words of the game for its tracks, tokens and conditions, each with what a column of that name means.

    A track that a trait limits is given by that trait: what stands in a column "HP" is how many one has.
    """
    groups = {group.key: group for group in game.trait_groups}
    for track in game.tracks:
        limits = (limit for limit in track.limits if limit.group in groups and not limit.times_level)
        limited = next((TraitColumn(groups[limit.group], limit.name) for limit in limits), None)
        for word in track.words:
            yield word, limited or TrackColumn(track)
            for most in (f"max {word}", f"max. {word}", f"maximum {word}", f"{word} max"):
                yield most, limited or InPlay()
    for token in game.tokens:
        yield from ((word, InPlay()) for word in (token.name, token.plural))
    yield from ((condition.name, InPlay()) for condition in game.conditions)


def choices(game: GameSpec) -> tuple[Meaning, ...]:
    """What a column can be said to mean: nothing, the character's heading, and the game's tracks and traits."""
    numbers = (("tier", game.tier), ("level", game.level))
    fields = ("name", "player", "side", *(key for key, word in numbers if word), "notes")
    found: list[Meaning] = [Unknown(), *map(Field, fields)]
    found += (TrackColumn(track) for track in game.tracks if not track.limits)
    for group in game.trait_groups:
        if not (group.fixed or group.closed):
            found.append(ListColumn(group) if group.values == "text" else TraitColumn(group, ""))
        found += (TraitColumn(group, trait.name, trait.link) for trait in group.suggested)
    return tuple(found)


def group_for_unknown(game: GameSpec) -> TraitGroup | None:
    """The group that takes what the sheet does not know: its first open list of traits with numbers.

    One of the limits of tracks comes last: what is not known is hardly one of those.
    """
    limits = {limit.group for track in game.tracks for limit in track.limits}
    opened = [group for group in game.trait_groups if not (group.fixed or group.closed or group.values == "text")]
    return next(iter(sorted(opened, key=lambda group: group.key in limits)), None)


def same(words: str) -> str:
    """A heading or word normalised, so that two that mean the same are equal."""
    return " ".join(words.casefold().replace("_", " ").replace("-", " ").split())


def whole_number(cell: str) -> int | None:
    """The whole number in a cell, as spreadsheets write it (``3``, ``+3``, ``−3``, ``3.0``); None for none.

    One of more digits than anything in a game has is :data:`TOO_LARGE`, or as far below zero.
    """
    found = _WHOLE_NUMBER.fullmatch(cell.replace("−", "-").strip())
    if found is None:
        return None
    digits = found[2].lstrip("0")
    size = int(digits or 0) if len(digits) < len(str(TOO_LARGE)) else TOO_LARGE
    return -size if found[1] == "-" else size


def _named(group: TraitGroup, name: str) -> Meaning:
    for trait in group.suggested:
        if same(trait.name) == same(name):
            return TraitColumn(group, trait.name, trait.link)
    return Unknown() if group.fixed or group.closed else TraitColumn(group, name)
