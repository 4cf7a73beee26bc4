"""The meaning of a roster's columns by their headings: a character field, a trait of the game, or a track."""

import re
from collections.abc import Callable, Iterator

from msgspec import Struct

from gmtracker.engine.game_spec import GameSpec, TrackKind, TraitGroup, TraitLimit
from gmtracker.i18n import tr

FIELDS = ("name", "player", "side", "tier", "level", "notes")
"""The character fields whose keys are also headings."""

FIELD_WORDS = {
    "name": "name; character; character name; creature; monster; figur; charakter; kreatur; nombre; personaje;"
    " criatura; nom; personnage; créature",
    "first": "first name; given name; forename; vorname; nombre de pila; prénom",
    "last": "last name; family name; surname; nachname; familienname; apellido; apellidos; nom de famille",
    "player": "player; player name; spieler; spielerin; jugador; jugadora; joueur; joueuse",
    "side": "side; seite; bando; camp",
    "count": "count; quantity; qty; how many; anzahl; cantidad; quantité",
    "tier": "tier; stufe; rango; rang",
    "level": "level; nivel; niveau",
    "notes": "notes; note; notizen; notiz; anmerkungen; notas; nota; remarques",
}
"""The headings of fields in English, German, Spanish and French. A file may be in another language than the window."""

_BRACKETED = re.compile(r"([^()]+)\(([^()]+)\)\s*")


class Field(Struct, frozen=True):
    """A column of a character field: name, first or last name, player, side, count, tier, level or notes."""

    key: str


class TraitColumn(Struct, frozen=True):
    """A column of one trait: its group, its name as spelled on the sheet, and what it is linked to.

    If the GM chose it for a column, an empty name means the column's heading. If it limits a ``track``, a cell may
    contain the track's value, too: ``12/20``. A score (``is_score``) is converted to the sheet's modifier.
    """

    group: TraitGroup
    name: str
    link: str = ""
    track: str = ""
    is_score: bool = False


class ListColumn(Struct, frozen=True):
    """A column of trait names of a group without numbers, separated by semicolons."""

    group: TraitGroup


class TrackColumn(Struct, frozen=True):
    """A column of a track's value."""

    track: TrackKind


class PlayOnlyColumn(Struct, frozen=True):
    """A column of something that changes only in play: tokens or conditions."""


class OtherGameColumn(Struct, frozen=True):
    """A column of a tier or level that only other games have. ``closest_field`` is its closest field here, if any."""

    closest_field: Field | None = None


class UnknownColumn(Struct, frozen=True):
    """A column with an unknown heading, or that the GM chose to skip."""


Meaning = Field | TraitColumn | ListColumn | TrackColumn | PlayOnlyColumn | OtherGameColumn | UnknownColumn


def meaning_finder(game: GameSpec) -> Callable[[str], Meaning]:
    """Return a function from a column's heading to its meaning on that game's sheet.

    Ignores case, hyphens and underscores. ``Edges: Fearless`` names a trait that the sheet does not suggest. If two
    groups have a trait of that name, the first on the sheet counts.
    """
    known = _fields(game)
    groups: dict[str, TraitGroup] = {}
    for group in game.trait_groups:
        for word in (group.name, group.singular, group.key):
            groups.setdefault(normalize_words(word), group)
    for word, column in _traits(game):
        known.setdefault(normalize_words(word), column)
    for word, meaning in (*_play_words(game), *_foreign_fields(game), *_other_game_words(game)):
        if normalize_words(word) not in groups:
            known.setdefault(normalize_words(word), meaning)

    def find(heading: str) -> Meaning:
        if normalize_words(heading) in known:
            return known[normalize_words(heading)]
        if (meaning := _bracketed_meaning(known, heading)) is not None:
            return meaning
        before, colon, name = heading.partition(":")
        group = groups.get(normalize_words(before))
        if group is None:
            return UnknownColumn()
        if colon and name.strip():
            return _trait_column(group, name.strip())
        return ListColumn(group) if group.values == "text" else UnknownColumn()

    return find


def _bracketed_meaning(known: dict[str, Meaning], heading: str) -> Meaning | None:
    """Return the meaning of "HP (current)" or "Might (MGT)", or None if it is not clear."""
    bracketed = _BRACKETED.fullmatch(heading)
    if bracketed is None:
        return None
    parts = bracketed.groups()
    first, second, both = (known.get(normalize_words(part)) for part in (*parts, " ".join(parts)))
    if both is not None:
        return both
    return first if first == second or isinstance(first, TrackColumn | PlayOnlyColumn) else None


def _absent(game: GameSpec) -> set[str]:
    """Return the keys of the fields that the game does not have."""
    return {key for key, word in (("tier", game.tier), ("level", game.level)) if not word}


def _fields(game: GameSpec) -> dict[str, Meaning]:
    """Return the meanings of the headings of character fields. They take precedence over traits."""
    own, absent = {"tier": game.tier, "level": game.level}, _absent(game)
    known: dict[str, Meaning] = {key: Field(key) for key in FIELDS if key not in absent}
    here = {
        "name": tr("Name"),
        "player": tr("Player"),
        "side": tr("Side", "hero or opposition"),
        "notes": tr("Notes"),
        "tier": tr("Tier"),
        "level": tr("Level"),
    }
    known |= {normalize_words(word): Field(key) for key, word in here.items() if key not in absent}
    return known | {normalize_words(word): Field(key) for key, word in own.items() if word}


def _traits(game: GameSpec) -> Iterator[tuple[str, TraitColumn]]:
    """Yield the game's traits by name and alias, with the track that each limits."""
    tracks = _limited_tracks(game)
    for group in game.trait_groups:
        for trait in group.suggested:
            column = TraitColumn(group, trait.name, trait.link, tracks.get((group.key, trait.name), ""))
            yield from ((word, column) for word in (trait.name, *trait.aliases))


def _limited_tracks(game: GameSpec) -> dict[tuple[str, str], str]:
    """Return the keys of the tracks that traits limit, by the group and name of the trait."""
    return {(limit.group, limit.name): track.key for track in game.tracks for limit in _limits(track)}


def _foreign_fields(game: GameSpec) -> Iterator[tuple[str, Meaning]]:
    """Yield the headings of fields in all languages, used if the game has no trait of that name."""
    absent = _absent(game)
    for key, words in FIELD_WORDS.items():
        yield from ((word, Field(key)) for word in words.split("; ") if key not in absent)


def _other_game_words(game: GameSpec) -> Iterator[tuple[str, Meaning]]:
    """Yield the words for tiers and levels, used if this game has neither these nor a trait of that name."""
    close = Field("tier") if game.tier else Field("level") if game.level else None
    for word in (
        "tier",
        "level",
        tr("Tier"),
        tr("Level"),
        *f"{FIELD_WORDS['tier']}; {FIELD_WORDS['level']}".split("; "),
    ):
        yield word, OtherGameColumn(close)


def _play_words(game: GameSpec) -> Iterator[tuple[str, Meaning]]:
    """Yield the game's words for its tracks, tokens and conditions with their meanings.

    A track that a trait limits is given by that trait: a column "HP" has the maximum, "Current HP" the value.
    """
    groups = {group.key: group for group in game.trait_groups}
    for track in game.tracks:
        limits = (limit for limit in _limits(track) if limit.group in groups)
        limited = next((TraitColumn(groups[limit.group], limit.name, track=track.key) for limit in limits), None)
        names = (limited.name, limited.name.removesuffix("s")) if limited is not None else ()
        for word in track.words:
            yield word, limited or TrackColumn(track)
        for word in (*track.words, *names):
            for most in (f"max {word}", f"max. {word}", f"maximum {word}", f"{word} max", f"{word} maximum"):
                yield most, limited or PlayOnlyColumn()
            for current in (f"current {word}", f"{word} current"):
                yield current, TrackColumn(track)
    for token in game.tokens:
        yield from ((word, PlayOnlyColumn()) for word in (token.name, token.plural))
    yield from ((condition.name, PlayOnlyColumn()) for condition in game.conditions)


def _limits(track: TrackKind) -> tuple[TraitLimit, ...]:
    """Return the traits whose rank is a track's maximum."""
    return tuple(limit for limit in track.limits if not limit.times_level)


def column_choices(game: GameSpec) -> tuple[Meaning, ...]:
    """Return all meanings that the GM can choose for a column."""
    numbers = (("tier", game.tier), ("level", game.level))
    fields = ("name", "first", "last", "player", "side", "count", *(key for key, word in numbers if word), "notes")
    found: list[Meaning] = [UnknownColumn(), *map(Field, fields)]
    found += (TrackColumn(track) for track in game.tracks if not track.limits)
    tracks = _limited_tracks(game)
    for group in game.trait_groups:
        if not (group.fixed or group.closed):
            found.append(ListColumn(group) if group.values == "text" else TraitColumn(group, ""))
        for trait in group.suggested:
            kinds = (False, True) if group.scores else (False,)
            track = tracks.get((group.key, trait.name), "")
            found += (TraitColumn(group, trait.name, trait.link, track, is_score=score) for score in kinds)
    return tuple(found)


def normalize_words(words: str) -> str:
    """Return a heading or word in a form in which spellings of the same word are equal."""
    return " ".join(words.casefold().replace("_", " ").replace("-", " ").split())


def _trait_column(group: TraitGroup, name: str) -> Meaning:
    for trait in group.suggested:
        if normalize_words(trait.name) == normalize_words(name):
            return TraitColumn(group, trait.name, trait.link)
    return UnknownColumn() if group.fixed or group.closed else TraitColumn(group, name)
