"""The state of a campaign, as frozen values that are replaced and never changed.

Everything specific to a game is generic here (traits, tracks, conditions, tokens, markers, procedures). The ruleset's
:class:`~gmtracker.engine.game_spec.GameSpec` describes it.
"""

from functools import cached_property
from itertools import takewhile
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from gmtracker.engine.game_spec import TABLE_RULES, GameSpec, RollTable, TrackKind
from gmtracker.engine.ids import (
    NOBODY,
    CampaignId,
    CharacterId,
    EncounterId,
    MarkerId,
    ProcedureId,
    TokenId,
)
from gmtracker.i18n import tr

BENCHED_KEY = "aside"
"""The marker key of a benched character, who stays in the campaign but is hidden and takes no turns."""

VISIBILITY_KEY = "players-see"
"""The marker key for what players see of a character of the opposition."""

HIDDEN_UNTIL_FIRST_TURN = "first-turn"
"""The value of that marker for a character added hidden: players see nothing until its first turn."""

OWED_OWNER = "table:owed"
"""The owner of the markers for owed things, one for each, until it is ticked off."""

TABLE_OWNER = "table:own"
"""The owner of the GM's own markers that belong to no character, such as a clock or the days of a siege."""

OWN_KEY_PREFIX = "own:"
"""The prefix of the key of a GM's own marker; the marker's text follows."""

Side = Literal["heroes", "opposition"]
ExpiryMoment = Literal["turn-start", "turn-end", "rounds", "round-end", "encounter-end", "session-end"]


class Expiry(Struct, frozen=True, omit_defaults=True, rename={"character": "of"}):
    """When something ends: at a turn's start or end, or with the round, the encounter or the session.

    ``character`` is whose turn counts; if empty, any character's turn does. ``skip`` is how many such moments pass
    before the one that counts. "rounds" are counted at the start of the turns of ``character``. If that character
    leaves, the turns of the next one in the order count instead.
    """

    moment: ExpiryMoment
    character: CharacterId = NOBODY
    skip: int = 0


class Trait(Struct, frozen=True, omit_defaults=True):
    """A trait on a character sheet; ``rank`` and ``penalty`` may both be set, ``link`` names a linked trait."""

    group: str
    name: str
    rank: int = 0
    penalty: int = 0
    link: str = ""
    text: str = ""


class Condition(Struct, frozen=True, omit_defaults=True, rename={"expiry": "until"}):
    """A condition of a character and when it ends (None: when it is removed)."""

    key: str
    expiry: Expiry | None = None


MAX_OWN_MARKERS = 200
"""The maximum number of own conditions, counters and clocks of one character, or of the table."""


HIGHEST_TIER = HIGHEST_LEVEL = 99


class Character(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hero or a character of the opposition.

    ``tracks`` holds only the values that were set at least once. ``conditions`` are sorted by key.
    """

    id: CharacterId
    name: str
    player: str = ""
    side: Side = "heroes"
    tier: int = 1
    level: int = 1
    traits: tuple[Trait, ...] = ()
    tracks: dict[str, int] = field(default_factory=dict)
    conditions: tuple[Condition, ...] = ()
    notes: str = ""

    def trait(self, group: str, name: str) -> Trait | None:
        """Return the trait with that group and name, or None."""
        return next((t for t in self.traits if t.group == group and t.name == name), None)

    def traits_in(self, group: str) -> tuple[Trait, ...]:
        """Return the traits of one group, in the sheet's order."""
        return tuple(t for t in self.traits if t.group == group)

    def condition(self, key: str) -> Condition | None:
        """Return the condition with that key, or None if the character does not have it."""
        return next((condition for condition in self.conditions if condition.key == key), None)

    def has_condition(self, key: str) -> bool:
        """Whether the character has that condition now."""
        return self.condition(key) is not None


def track_maximum(kind: TrackKind, character: Character) -> int:
    """Return the maximum of a character's track.

    It comes from the first limiting trait that the character has, or else from the track itself.
    """
    for limit in kind.limits:
        trait = character.trait(limit.group, limit.name)
        if trait is not None:
            return max(kind.lowest, trait.rank * character.level if limit.times_level else trait.rank)
    return kind.highest


def track_value(kind: TrackKind, character: Character) -> int:
    """Return the current value of a character's track, clamped to its range: a file may contain anything."""
    if kind.key not in character.tracks:
        return track_default(kind, character)
    return min(max(character.tracks[kind.key], kind.lowest), max(kind.lowest, track_maximum(kind, character)))


def track_default(kind: TrackKind, character: Character) -> int:
    """Return the value of a track that was never set: its maximum if it starts full, else its minimum."""
    return track_maximum(kind, character) if kind.starts_full else kind.lowest


class Place(Struct, frozen=True, omit_defaults=True, rename={"key": "id"}):
    """The place of a token: a pool, a character, or the GM's hand."""

    kind: Literal["pool", "character", "hand"]
    key: str = ""


HAND = Place("hand")


def pool_place(pool: str) -> Place:
    """Return the place for tokens in that pool."""
    return Place("pool", pool)


def character_place(character: CharacterId) -> Place:
    """Return the place for tokens that a character holds."""
    return Place("character", character)


class Token(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A token in play.

    ``size`` is a die's number of faces (0: not a die) and ``value`` the face it shows, if any. ``name`` is the token's
    own name, if it has one ("The tide rises").
    """

    id: TokenId
    kind: str
    place: Place
    size: int = 0
    value: int | None = None
    name: str = ""


class Marker(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"expiry": "until", "maximum": "most"}):
    """An effect that lasts for a while; ``owner`` is a character's id or a place such as ``pool:fate``.

    ``text`` is shown beside the owner; a marker without text is for the rules only. A marker that the GM made
    (:data:`OWN_KEY_PREFIX`) may have a count as its value and a ``maximum``. Players see nothing of a
    ``hidden`` marker.
    """

    id: MarkerId
    owner: str
    key: str
    value: int | str = 0
    expiry: Expiry | None = None
    text: str = ""
    maximum: int = 0
    hidden: bool = False

    @property
    def is_own(self) -> bool:
        """Whether the GM made the marker, in their own words."""
        return self.key.startswith(OWN_KEY_PREFIX)

    @property
    def count(self) -> int | None:
        """The count of a GM's own marker, or None if it does not count."""
        return self.value if self.is_own and isinstance(self.value, int) else None

    @property
    def text_with_count(self) -> str:
        """The text with the count, if any: "cursed", "arrows 12", "ritual 2/6"."""
        return self.text if self.count is None else f"{self.text} {self.count_text}"

    @property
    def count_text(self) -> str:
        """The count, with its maximum if there is one: "12", "2/6"; empty if the marker does not count."""
        if self.count is None:
            return ""
        return f"{self.count}/{self.maximum}" if self.maximum else f"{self.count}"


class Procedure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A procedure in progress; its steps belong to one action, which has the procedure's id.

    ``waited``: a check that was put aside. Its sentences may be far below those of its roll, so they name it.
    """

    id: ProcedureId
    kind: str
    stage: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    waited: bool = False


class TurnSnapshot(
    Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"actions_taken": "acts", "skipped": "passed"}
):
    """What a turn change replaced, removed and added, so that "previous turn" can reverse exactly that.

    ``markers`` and ``conditions`` are those that the turn change ended or shortened, as they were before;
    ``new_markers`` and ``new_conditions`` (by key) were added by it. ``tokens`` are those that it changed or removed,
    each as a pair of before and after (None: out of play); ``new_tokens`` were added by it.

    ``delayed``: the active character delayed the turn, so it has not happened; ``order`` is the turn order before that.
    ``skipped`` are those whose turn in the round had been skipped. ``check`` is the check that the turn change
    suspended.
    """

    round: int
    acting: CharacterId
    delayed: bool = False
    order: tuple[CharacterId, ...] = ()
    skipped: tuple[CharacterId, ...] = ()
    actions_taken: dict[str, dict[str, int]] = field(default_factory=dict)
    markers: tuple[Marker, ...] = ()
    conditions: tuple[tuple[CharacterId, Condition], ...] = ()
    new_markers: tuple[MarkerId, ...] = ()
    new_conditions: tuple[tuple[CharacterId, str], ...] = ()
    tokens: tuple[tuple[Token, Token | None], ...] = ()
    new_tokens: tuple[TokenId, ...] = ()
    check: ProcedureId = ProcedureId("")


class Encounter(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    rename={"skipped": "passed", "previous_turn": "behind", "active": "acting", "actions_taken": "acts"},
):
    """A combat or conflict in turns; ``actions_taken`` counts the actions each character has taken.

    ``skipped`` are those whose turn in this round was skipped because they are out of the fight. ``emptied``: everyone
    has left the order, so newcomers take turns; an encounter that never had an order has no turns.
    """

    id: EncounterId
    kind: str
    title: str
    round: int = 1
    order: tuple[CharacterId, ...] = ()
    active: CharacterId = NOBODY
    actions_taken: dict[str, dict[str, int]] = field(default_factory=dict)
    previous_turn: tuple[TurnSnapshot, ...] = ()
    skipped: tuple[CharacterId, ...] = ()
    emptied: bool = False

    def times_taken(self, character: CharacterId, action: str) -> int:
        """Return how often the character has taken that action since it was last renewed."""
        return self.actions_taken.get(character, {}).get(action, 0)


class Session(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A session of play: its number, its title, and the heroes whose players are present.

    ``begun`` are the heroes who have received what the game gives at a session's start, even if they have left.
    """

    number: int
    title: str = ""
    present: tuple[CharacterId, ...] = ()
    begun: tuple[CharacterId, ...] = ()


class Campaign(Struct, frozen=True, kw_only=True, dict=True):
    """The whole state of a campaign; ``next_id`` is the number for the next new id.

    ``tables`` are the campaign's own roll tables that replace the game's, by key.
    """

    id: CampaignId
    name: str
    ruleset: str
    game: GameSpec = field(name="sheet")
    next_id: int = 1
    sessions_held: int = 0
    house_rules: dict[str, bool | int] = field(default_factory=dict)
    tables: dict[str, RollTable] = field(default_factory=dict)
    characters: tuple[Character, ...] = ()
    tokens: tuple[Token, ...] = ()
    markers: tuple[Marker, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    session: Session | None = None
    encounter: Encounter | None = None

    @cached_property
    def _places(self) -> dict[CharacterId, int]:
        """The index in the roster of each character."""
        return {character.id: place for place, character in enumerate(self.characters)}

    @cached_property
    def _heroes(self) -> tuple[Character, ...]:
        return tuple(c for c in self.characters if c.side == "heroes")

    @cached_property
    def _tokens_by_place(self) -> dict[Place, tuple[Token, ...]]:
        places: dict[Place, list[Token]] = {}
        for token in self.tokens:
            places.setdefault(token.place, []).append(token)
        return {place: tuple(tokens) for place, tokens in places.items()}

    @cached_property
    def _tokens_by_id(self) -> dict[TokenId, Token]:
        return {token.id: token for token in reversed(self.tokens)}

    @cached_property
    def acted(self) -> frozenset[CharacterId]:
        """The characters whose turn in this round is over; a delayed turn is not. Empty without an encounter."""
        encounter = self.encounter
        if encounter is None:
            return frozenset()
        this_round = takewhile(lambda turn: turn.round == encounter.round, reversed(encounter.previous_turn))
        over = {turn.acting for turn in this_round if not turn.delayed}
        return frozenset(over - {encounter.active})

    def character(self, character: CharacterId) -> Character:
        """Return the character with that id. Raises KeyError if there is none."""
        return self.characters[self._places[character]]

    def find_character(self, character: CharacterId) -> Character | None:
        """Return the character with that id, or None."""
        place = self._places.get(character)
        return None if place is None else self.characters[place]

    def character_name(self, character: CharacterId) -> str:
        """Return a character's name for use in a sentence; "someone" if the character was removed."""
        found = self.find_character(character)
        return found.name if found else tr("someone")

    def heroes(self) -> tuple[Character, ...]:
        """Return the player characters, in roster order."""
        return self._heroes

    @property
    def acting(self) -> CharacterId:
        """The active character; empty outside an encounter or before the first turn."""
        return self.encounter.active if self.encounter is not None else NOBODY

    def active_characters(self) -> tuple[Character, ...]:
        """Return the characters that are not benched, in roster order."""
        aside = {marker.owner for marker in self.markers if marker.key == BENCHED_KEY}
        return tuple(c for c in self.characters if c.id not in aside) if aside else self.characters

    def token(self, token: TokenId) -> Token | None:
        """Return the token with that id, or None if it is no longer in play."""
        return self._tokens_by_id.get(token)

    def tokens_at(self, place: Place, kind: str | None = None) -> tuple[Token, ...]:
        """Return the tokens at a place, optionally of one kind only, in the order they came into play."""
        there = self._tokens_by_place.get(place, ())
        return there if kind is None else tuple(t for t in there if t.kind == kind)

    def marker(self, owner: str, key: str) -> Marker | None:
        """Return the marker with that owner and key, or None."""
        return next((m for m in self.markers if m.owner == owner and m.key == key), None)

    def own_markers(self, owner: str) -> tuple[Marker, ...]:
        """Return the GM's own conditions, counters and clocks of a character or the table."""
        return tuple(marker for marker in self.markers if marker.owner == owner and marker.is_own)

    def owed_markers(self) -> tuple[Marker, ...]:
        """Return what is owed and not ticked off, the oldest first."""
        return tuple(marker for marker in self.markers if marker.owner == OWED_OWNER)

    def procedure(self, kind: str) -> Procedure | None:
        """Return the procedure of that kind in progress, or None."""
        return next((p for p in self.procedures if p.kind == kind), None)

    def house_rule(self, key: str) -> bool | int:
        """Return the table's choice for a house rule, or its default. Raises LookupError for an unknown key."""
        if key in self.house_rules:
            return self.house_rules[key]
        for rule in (*self.game.house_rules, *TABLE_RULES):
            if rule.key == key:
                return rule.default
        raise LookupError(key)

    def track_value(self, character: CharacterId, track: str) -> int:
        """Return the current value of a character's track."""
        return track_value(self.game.track(track), self.character(character))

    def track_maximum(self, character: CharacterId, track: str) -> int:
        """Return the maximum of a character's track."""
        return track_maximum(self.game.track(track), self.character(character))

    def tokens_held(self, character: CharacterId) -> int:
        """Return how many tokens a character holds."""
        return len(self.tokens_at(character_place(character)))

    def track_load(self, character: CharacterId, track: str) -> int:
        """Return a track's value plus the held tokens that count towards its limit."""
        value = self.track_value(character, track)
        return value + self.tokens_held(character) if self.game.track(track).tokens_add_to_track else value

    def with_changes(self, **changes: Any) -> "Campaign":
        """Return the campaign with these fields changed, keeping the cached lookups of all other fields."""
        after = replace(self, **changes)
        for known, of in _LOOKED_UP.items():
            if known in self.__dict__ and of not in changes:
                after.__dict__[known] = self.__dict__[known]
        return after

    def with_character(self, changed: Character) -> "Campaign":
        """Return the campaign with that character's new state. Raises KeyError if there is no such character."""
        place = self._places[changed.id]
        after = self.with_changes(characters=(*self.characters[:place], changed, *self.characters[place + 1 :]))
        # No character was added, removed or moved, so the index is still right.
        after.__dict__["_places"] = self._places
        return after


_LOOKED_UP = {"_places": "characters", "_tokens_by_place": "tokens", "_tokens_by_id": "tokens", "acted": "encounter"}
"""The cached lookups of a campaign, each with the field that it is computed from."""
