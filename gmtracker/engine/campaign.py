"""The state of a campaign: frozen values, replaced and never changed.

Everything game-specific is generic here (traits, tracks, conditions, tokens, markers, procedures) and is
described by the ruleset's :class:`~gmtracker.engine.sheet.GameSpec`.
"""

from functools import cached_property
from itertools import takewhile
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from gmtracker.engine.ids import (
    NOBODY,
    CampaignId,
    CharacterId,
    EncounterId,
    MarkerId,
    ProcedureId,
    TokenId,
)
from gmtracker.engine.sheet import TABLE_RULES, GameSpec, RollTable, TrackKind
from gmtracker.i18n import tr

BENCHED = "aside"
"""The key of a benched character's marker: in the campaign, but out of sight and of the turns."""

PLAYERS_SEE = "players-see"
"""The key of the marker of what players see of one of the opposition."""

UNTIL_FIRST_TURN = "first-turn"
"""The value of that marker for someone who was added hidden: nothing, and from the first turn on the name."""

OWED = "table:owed"
"""The owner of the markers of what is owed next time: one for each thing, until it is ticked off."""

TABLE = "table:own"
"""The owner of the GM's own markers that are nobody's in particular: a clock, the days of a siege."""

OWN = "own:"
"""How the key of a marker in the GM's own words begins; its text follows."""

Side = Literal["heroes", "opposition"]
ExpiryMoment = Literal["turn-start", "turn-end", "rounds", "round-end", "encounter-end", "session-end"]


class Expiry(Struct, frozen=True, omit_defaults=True, rename={"character": "of"}):
    """When something ends: as a turn ``of`` a character (of anyone where empty) starts or ends, or with the round,
    the encounter or the session.

    ``skip`` such moments pass before the one that counts. "rounds" are counted from the turn ``of`` a character to the
    start of that one's later turns; where that one leaves, from the turn of the next in the order.
    """

    moment: ExpiryMoment
    character: CharacterId = NOBODY
    skip: int = 0


class Trait(Struct, frozen=True, omit_defaults=True):
    """A trait on a character sheet: ``rank`` and ``penalty`` may both be set; ``link`` names the trait behind it."""

    group: str
    name: str
    rank: int = 0
    penalty: int = 0
    link: str = ""
    text: str = ""


class Condition(Struct, frozen=True, omit_defaults=True):
    """A condition a character is in, and until when (None: until it is taken off)."""

    key: str
    until: Expiry | None = None


MOST_OWN = 200
"""So many conditions, counters and clocks in own words one character may have, or the table."""


class Character(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hero or one of the opposition. ``tracks`` holds the values that were ever set; ``conditions`` go by key."""

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
        """The trait of that group and name, if the sheet has it."""
        return next((t for t in self.traits if t.group == group and t.name == name), None)

    def traits_in(self, group: str) -> tuple[Trait, ...]:
        """The traits of one group, in the sheet's order."""
        return tuple(t for t in self.traits if t.group == group)

    def condition(self, key: str) -> Condition | None:
        """The condition of that key, if the character is in it."""
        return next((condition for condition in self.conditions if condition.key == key), None)

    def has_condition(self, key: str) -> bool:
        """Whether the character is in that condition now."""
        return self.condition(key) is not None


def track_maximum(kind: TrackKind, character: Character) -> int:
    """The maximum of a character's track: what the first of its limiting traits says, or else the track itself."""
    for limit in kind.limits:
        trait = character.trait(limit.group, limit.name)
        if trait is not None:
            return max(kind.lowest, trait.rank * character.level if limit.times_level else trait.rank)
    return kind.highest


def track_value(kind: TrackKind, character: Character) -> int:
    """The current value of a character's track, held to its range: a file may say anything."""
    if kind.key not in character.tracks:
        return track_default(kind, character)
    return min(max(character.tracks[kind.key], kind.lowest), max(kind.lowest, track_maximum(kind, character)))


def track_default(kind: TrackKind, character: Character) -> int:
    """A track's value where nothing was ever set: its lowest, or its highest if it starts full."""
    return track_maximum(kind, character) if kind.starts_full else kind.lowest


class Place(Struct, frozen=True, omit_defaults=True, rename={"key": "id"}):
    """Where a token lies: in a pool, with a character, or in the GM's hand."""

    kind: Literal["pool", "character", "hand"]
    key: str = ""


HAND = Place("hand")


def in_pool(pool: str) -> Place:
    """The place of the tokens of that pool."""
    return Place("pool", pool)


def held_by(character: CharacterId) -> Place:
    """The place of the tokens that a character holds."""
    return Place("character", character)


class Token(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A token on the table. ``size`` is a die's number of faces (0: no die), ``value`` the face it shows, if any.

    ``name`` is its own, where it has one ("The tide rises").
    """

    id: TokenId
    kind: str
    place: Place
    size: int = 0
    value: int | None = None
    name: str = ""


class Marker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An effect that lasts a while: ``owner`` is a character's id or a place's word (``pool:fate``).

    ``text`` is what the window shows of it beside its owner; a marker without one is for the rules alone. One that the
    GM made in own words (:data:`OWN`) may have a count as its value, and ``most`` that it counts to; players see
    nothing of one that is ``hidden``.
    """

    id: MarkerId
    owner: str
    key: str
    value: int | str = 0
    until: Expiry | None = None
    text: str = ""
    most: int = 0
    hidden: bool = False

    @property
    def is_own(self) -> bool:
        """Whether the GM made it, in own words."""
        return self.key.startswith(OWN)

    @property
    def count(self) -> int | None:
        """The count of one of the GM's own; None where nothing is counted."""
        return self.value if self.is_own and isinstance(self.value, int) else None

    @property
    def text_with_count(self) -> str:
        """Its text with what is counted: "cursed", "arrows 12", "ritual 2/6"."""
        return self.text if self.count is None else f"{self.text} {self.count_text}"

    @property
    def count_text(self) -> str:
        """What is counted, and to where that goes: "12", "2/6"; empty where nothing is."""
        if self.count is None:
            return ""
        return f"{self.count}/{self.most}" if self.most else f"{self.count}"


class Procedure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A procedure in progress; the steps taken in it belong to one action, whose id is the procedure's."""

    id: ProcedureId
    kind: str
    stage: str = ""
    data: dict[str, Any] = field(default_factory=dict)


class TurnSnapshot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a change of turn replaced, removed and added, so that going back a turn can reverse exactly that.

    ``markers`` and ``conditions`` are those that it ended or brought nearer to their end, as they were before;
    ``new_markers`` and ``new_conditions`` (by key) came with it. ``tokens`` are those that it changed or removed, each
    as it was and as the change of turn left it (None: out of play); ``new_tokens`` came with it.

    ``delayed``: the acting one put the turn off, so it has not happened; ``order`` is the turn order before that.
    ``passed`` are those whose turn in the round had been passed over, ``check`` is the one that it put aside.
    """

    round: int
    acting: CharacterId
    delayed: bool = False
    order: tuple[CharacterId, ...] = ()
    passed: tuple[CharacterId, ...] = ()
    acts: dict[str, dict[str, int]] = field(default_factory=dict)
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
    rename={"previous_turn": "behind", "active": "acting", "actions_taken": "acts"},
):
    """A combat or conflict in turns. ``acts`` counts the actions each character has marked as taken.

    ``passed`` are those whose turn in this round was passed over, as they are out of the fight. ``emptied``: everyone
    has left the order, so that newcomers take turns; an encounter that never had an order has no turns.
    """

    id: EncounterId
    kind: str
    title: str
    round: int = 1
    order: tuple[CharacterId, ...] = ()
    active: CharacterId = NOBODY
    actions_taken: dict[str, dict[str, int]] = field(default_factory=dict)
    previous_turn: tuple[TurnSnapshot, ...] = ()
    passed: tuple[CharacterId, ...] = ()
    emptied: bool = False

    def taken(self, character: CharacterId, action: str) -> int:
        """How often the character has taken that action since it was last renewed."""
        return self.actions_taken.get(character, {}).get(action, 0)


class Session(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A session of play: its number, title, and the heroes whose players are present.

    ``begun`` are those who have had what the game gives a hero at its start, also where they are not here.
    """

    number: int
    title: str = ""
    present: tuple[CharacterId, ...] = ()
    begun: tuple[CharacterId, ...] = ()


class Campaign(Struct, frozen=True, kw_only=True, dict=True):
    """The whole state of a campaign. ``next_id`` is the number of the next id that will be given out.

    ``tables`` are the campaign's own in the place of the game's, by the keys of its roll tables.
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
        """Where in the roster each character stands."""
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
        """Who has had a turn in this round that is over; a delayed turn is not. Empty outside an encounter."""
        encounter = self.encounter
        if encounter is None:
            return frozenset()
        this_round = takewhile(lambda turn: turn.round == encounter.round, reversed(encounter.previous_turn))
        over = {turn.acting for turn in this_round if not turn.delayed}
        return frozenset(over - {encounter.active})

    def character(self, character: CharacterId) -> Character:
        """The character of that id. Raises KeyError where there is none."""
        return self.characters[self._places[character]]

    def find_character(self, character: CharacterId) -> Character | None:
        """The character of that id, if there is one."""
        place = self._places.get(character)
        return None if place is None else self.characters[place]

    def name_of(self, character: CharacterId) -> str:
        """A character's name, for use in a sentence; "someone" for one who has left the campaign."""
        found = self.find_character(character)
        return found.name if found else tr("someone")

    def heroes(self) -> tuple[Character, ...]:
        """The player characters, in roster order."""
        return self._heroes

    @property
    def acting(self) -> CharacterId:
        """Who has the turn; nobody outside an encounter, or while none has begun."""
        return self.encounter.active if self.encounter is not None else NOBODY

    def active_characters(self) -> tuple[Character, ...]:
        """The characters that are not benched, in roster order."""
        aside = {marker.owner for marker in self.markers if marker.key == BENCHED}
        return tuple(c for c in self.characters if c.id not in aside) if aside else self.characters

    def token(self, token: TokenId) -> Token | None:
        """The token of that id, if it is still in play."""
        return self._tokens_by_id.get(token)

    def tokens_at(self, place: Place, kind: str | None = None) -> tuple[Token, ...]:
        """The tokens lying at a place, of one kind if it is named, in the order they came into play."""
        there = self._tokens_by_place.get(place, ())
        return there if kind is None else tuple(t for t in there if t.kind == kind)

    def marker(self, owner: str, key: str) -> Marker | None:
        """The marker with that key on that owner, if it is set."""
        return next((m for m in self.markers if m.owner == owner and m.key == key), None)

    def own_markers(self, owner: str) -> tuple[Marker, ...]:
        """The conditions, counters and clocks in the GM's own words that a character or the table has."""
        return tuple(marker for marker in self.markers if marker.owner == owner and marker.is_own)

    def owed(self) -> tuple[Marker, ...]:
        """What is owed and not ticked off, the oldest first."""
        return tuple(marker for marker in self.markers if marker.owner == OWED)

    def procedure(self, kind: str) -> Procedure | None:
        """The procedure of that kind that is in progress, if any."""
        return next((p for p in self.procedures if p.kind == kind), None)

    def house_rule(self, key: str) -> bool | int:
        """The value of a house rule: the one the table chose, or the default. Raises LookupError for no house rule."""
        if key in self.house_rules:
            return self.house_rules[key]
        for rule in (*self.game.house_rules, *TABLE_RULES):
            if rule.key == key:
                return rule.default
        raise LookupError(key)

    def track_value(self, character: CharacterId, track: str) -> int:
        """The current value of a character's track."""
        return track_value(self.game.track(track), self.character(character))

    def highest(self, character: CharacterId, track: str) -> int:
        """The maximum of a character's track."""
        return track_maximum(self.game.track(track), self.character(character))

    def tokens_held(self, character: CharacterId) -> int:
        """How many tokens a character holds."""
        return len(self.tokens_at(held_by(character)))

    def track_load(self, character: CharacterId, track: str) -> int:
        """A track's value with the held tokens that count towards its limit."""
        value = self.track_value(character, track)
        return value + self.tokens_held(character) if self.game.track(track).tokens_add_to_track else value

    def changed(self, **changes: Any) -> "Campaign":
        """The campaign with these fields changed. What was looked up in the others is not looked up again."""
        after = replace(self, **changes)
        for known, of in _LOOKED_UP.items():
            if known in self.__dict__ and of not in changes:
                after.__dict__[known] = self.__dict__[known]
        return after

    def with_character(self, changed: Character) -> "Campaign":
        """The campaign with that character in the place of its older self. Raises KeyError where there is none."""
        place = self._places[changed.id]
        after = self.changed(characters=(*self.characters[:place], changed, *self.characters[place + 1 :]))
        after.__dict__["_places"] = self._places
        return after


_LOOKED_UP = {"_places": "characters", "_tokens_by_place": "tokens", "_tokens_by_id": "tokens", "acted": "encounter"}
"""The cached lookups of a campaign, each with the field that it is worked out from."""
