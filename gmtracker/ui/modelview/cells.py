"""What the delegates paint: one small value a cell, read from a campaign, with words for screen readers and tips.

The columns of the roster and what their cells tell by role stand here too, as every delegate of a row asks for them.
"""

from enum import IntEnum
from typing import Literal, Protocol

from msgspec import Struct
from PySide6.QtCore import Qt

from gmtracker.engine.campaign import (
    PLAYERS_SEE,
    Campaign,
    Character,
    Condition,
    Expiry,
    Marker,
    Token,
    held_by,
    track_default,
    track_maximum,
    track_value,
)
from gmtracker.engine.handlers.conditions import expiry_text
from gmtracker.engine.handlers.turn_actions import actions_allowed, actions_given_up, actions_left
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import rounds_text, token_count_text
from gmtracker.engine.sheet import ActionKind, GameSpec, Sign, TrackKind, TrackLook
from gmtracker.i18n import capitalize_first, labeled, tr
from gmtracker.ui.theme.draw_tokens import TokenLook

LONGEST_NOTES = 400
HIDDEN = tr("hidden", "somebody whom the players do not see")
"""The word on a row for what players see nothing of; that it is from the players is said in full beside the pointer."""

NO_TOKEN_YET = tr("No token gained this session")
NO_TOKEN = tr("none earned", "beside a player's name: none beyond what the session began with")
NONE_OF_THE_KIND = tr("no {token} gained", "beside a player's name: none beyond what the session began with")


def no_token(game: GameSpec) -> str:
    """That a hero had no token yet, by the game's own name for them where all are of one kind."""
    kinds = game.tokens
    return NONE_OF_THE_KIND.format(token=kinds[0].name) if len(kinds) == 1 else NO_TOKEN


class Cell(Protocol):
    """What every cell has: the words on it, and the words about it for screen readers and tooltips."""

    @property
    def text(self) -> str:
        """What stands there."""
        ...

    @property
    def spoken(self) -> str:
        """What is said of it."""
        ...


class RowState(Struct, frozen=True):
    """How a whole row looks: whose side it is on, whether it has the turn, whether its player is away tonight.

    ``acted``: the turn in this round is over. ``out``: out of the fight, as the dying and the defeated are.
    """

    is_hero: bool
    acting: bool
    absent: bool
    acted: bool = False
    out: bool = False

    @property
    def is_dim(self) -> bool:
        """Whether nothing is to be expected of this row."""
        return self.absent or self.out

    @property
    def is_quiet(self) -> bool:
        """Whether this row stands behind the others for now."""
        return (self.acted or self.out) and not self.acting

    @property
    def text(self) -> str:
        """Nothing: it is drawn."""
        return ""

    @property
    def spoken(self) -> str:
        """ "Has the turn", "Not here tonight", "Has acted this round"."""
        if self.acting:
            return tr("Active")
        return tr("Absent this session") if self.absent else tr("Has acted this round") if self.acted else ""


class NameCell(Struct, frozen=True):
    """A character's name and the player's, if there is one; ``notes`` are the sheet's, ``aside`` is told of it now.

    Of several like ones that are one row, ``count`` are there. ``fold`` says whether they are together behind this
    name, or it is the first of them that stands by itself.
    """

    name: str
    player: str
    notes: str = ""
    aside: str = ""
    count: int = 0
    fold: Literal["", "closed", "open"] = ""

    @property
    def text(self) -> str:
        """The name, and how many there are: "Dock thugs ×12"."""
        return f"{self.name} ×{self.count}" if self.count else self.name

    @property
    def below(self) -> str:
        """What stands below the name, in small letters: "Ana · no new token yet"."""
        return " · ".join(part for part in (self.player, self.aside) if part)

    @property
    def spoken(self) -> str:
        """ "Mira, played by Ana", and below that what is told of it now, and the notes."""
        told = "\n".join(part for part in (played_by(self.text, self.player), self.aside) if part)
        notes = self.notes if len(self.notes) <= LONGEST_NOTES else f"{self.notes[:LONGEST_NOTES].rstrip()}…"
        return f"{told}\n{tr('Notes: {notes}', notes=notes)}" if notes else told


class Tier(Struct, frozen=True):
    """How far a character has come: the number, and what the game calls it."""

    tier: int
    word: str

    @property
    def text(self) -> str:
        """The number."""
        return str(self.tier)

    @property
    def spoken(self) -> str:
        """ "Tier 2"."""
        return f"{self.word} {self.tier}"


class TrackCell(Struct, frozen=True):
    """A track of a character, drawn: what stands on it, what is ``held`` beside that, and how high it goes."""

    kind: TrackKind
    filled: int
    held: int
    highest: int

    @property
    def load(self) -> int:
        """What counts towards the limit."""
        return self.filled + self.held

    @property
    def segments(self) -> int:
        """How many steps there are, from the lowest to the highest."""
        return max(0, self.highest - self.kind.lowest)

    @property
    def look(self) -> TrackLook:
        """How it is drawn: a wheel or a row of more steps than the eye can part is a bar."""
        return self.kind.style_for(self.segments)

    @property
    def share(self) -> float:
        """How much of a bar is filled, from 0 to 1."""
        return self.kind.fraction_for(self.load, self.highest)

    @property
    def text(self) -> str:
        """ "7/10", or the word of a rung."""
        return self.kind.value_text(self.load) + ("" if self.kind.rungs else f"/{self.highest}")

    @property
    def spoken(self) -> str:
        """ "Stress 7 of 10: 5 stones and 2 held", "HP 12 of 20", "Mood Sour, 2 of 3"."""
        track, value = self.kind.name, self.kind.value_text(self.load)
        if self.kind.rungs:
            return tr(
                "{track} {word}, {number} of {most}", track=track, word=value, number=self.load, most=self.highest
            )
        told = tr("{track} {number} of {most}", track=track, number=value, most=self.highest)
        if not self.kind.tokens_add_to_track:
            return told
        stones = f"{self.filled} {self.kind.unit if self.filled == 1 else self.kind.units}"
        if not self.held:
            return labeled(told, stones)
        return tr("{told}: {stones} plus {count} held", told=told, stones=stones, count=self.held)


class TokenFace(Struct, frozen=True, kw_only=True):
    """A token as it is drawn and named; ``face`` is the value it shows, if any, ``label`` a name of its own."""

    id: TokenId
    kind: str
    name: str
    look: TokenLook
    sign: Sign
    size: int
    face: int | None
    label: str = ""

    @property
    def spoken(self) -> str:
        """ "Triumph die 4"; "The tide: Countdown die, d8"; a die that shows nothing, or a stone, by its name alone."""
        face = self.name if self.face is None else f"{self.name} {self.face}"
        if not self.label:
            return face
        return labeled(self.label, f"{face}, d{self.size}" if self.size else face)


class HeldTokens(Struct, frozen=True):
    """What a character holds, and how it is counted: "2 Triumph dice, 1 Tragedy die".

    ``waits``: nothing has come to the character yet this evening, beyond what the session began with.
    """

    faces: tuple[TokenFace, ...]
    text: str
    waits: bool = False

    @property
    def spoken(self) -> str:
        """The count in words."""
        held = tr("Holds {tokens}", tokens=self.text) if self.faces else tr("Holds nothing")
        return f"{held}\n{NO_TOKEN_YET}" if self.waits else held


class ActionMark(Struct, frozen=True):
    """An action of the turn: how many are left (below none: gone over), and how many are given up for others."""

    key: str
    letter: str
    name: str
    left: int
    given_up: int = 0


class Actions(Struct, frozen=True):
    """The actions of a character in an encounter; none for one who is in no order of turns."""

    marks: tuple[ActionMark, ...] = ()

    @property
    def text(self) -> str:
        """The letters of what is left: "S M R"."""
        return " ".join(mark.letter for mark in self.marks if mark.left > 0)

    @property
    def spoken(self) -> str:
        """Each action and what is left of it, a line each."""
        return "\n".join(labeled(mark.name, _left(mark)) for mark in self.marks)


class Weight(IntEnum):
    """How much a word of a row matters; soon over is what ends with a turn. The plain are the first to be left out."""

    OUT = 0
    HARM = 1
    DUE = 2
    SOON = 3
    PLAIN = 4


class StateMark(Struct, frozen=True):
    """Something that a character is in, in a word or two, and what it means; ``timed`` where it ends by itself."""

    word: str
    meaning: str
    timed: bool = False
    weight: Weight = Weight.PLAIN


class ConditionsCell(Struct, frozen=True):
    """What a character is in: what matters most stands first."""

    marks: tuple[StateMark, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words alone."""
        return tuple(mark.word for mark in self.marks)

    @property
    def text(self) -> str:
        """The words in a row."""
        return " · ".join(self.words)

    @property
    def spoken(self) -> str:
        """What each means, a line each."""
        return "\n".join(mark.meaning for mark in self.marks)


def played_by(name: str, player: str) -> str:
    """ "Mira, played by Ana", or the name alone of someone whom nobody plays."""
    return tr("{name} (player: {player})", name=name, player=player) if player else name


def row_state(campaign: Campaign, character: Character) -> RowState:
    """How a character's row stands out."""
    session, encounter = campaign.session, campaign.encounter
    is_hero = character.side == "heroes"
    return RowState(
        is_hero=is_hero,
        acting=encounter is not None and encounter.active == character.id,
        absent=is_hero and session is not None and character.id not in session.present,
        acted=character.id in campaign.acted,
        out=is_out(campaign.game, character),
    )


def is_out(game: GameSpec, character: Character) -> bool:
    """Whether a character takes no more part in a fight."""
    if not character.conditions:
        return False
    keys = [condition.key for condition in character.conditions]
    return any(kind.out and kind.key in keys for kind in game.conditions)


def standing_first(campaign: Campaign) -> tuple[Character, ...]:
    """Everyone in sight, whoever is out of the fight last: of several like ones the next who stands comes first."""
    people = campaign.active_characters()
    down = {one.id: one for one in people if one.conditions and is_out(campaign.game, one)}
    return (*(one for one in people if one.id not in down), *down.values()) if down else people


def drawn_tracks(game: GameSpec) -> tuple[TrackKind, ...]:
    """The game's tracks that are drawn; the others stand on the row as words."""
    return tuple(track for track in game.tracks if track.look != "number")


def track_cell(campaign: Campaign, character: Character, track: TrackKind) -> TrackCell | None:
    """A character's track as a cell, where the game has that track for the character's side."""
    if character.side not in track.sides:
        return None
    filled = campaign.track_value(character.id, track.key)
    held = campaign.track_load(character.id, track.key) - filled
    return TrackCell(track, filled, held, campaign.highest(character.id, track.key))


def tier(game: GameSpec, character: Character) -> Tier | None:
    """How far a character has come, where the game counts that: by tiers, or else by levels."""
    if game.tier:
        return Tier(character.tier, game.tier)
    return Tier(character.level, game.level) if game.level else None


def token_face(game: GameSpec, token: Token) -> TokenFace:
    """A token in the game's words."""
    kind = game.token_kind(token.kind)
    return TokenFace(
        id=token.id,
        kind=token.kind,
        name=kind.name,
        look=kind.look,
        sign=kind.sign,
        size=token.size,
        face=token.value,
        label=token.name,
    )


def kind_order(game: GameSpec) -> dict[str, int]:
    """Where each kind of token stands among the others, as the game lists them."""
    return {kind.key: place for place, kind in enumerate(game.tokens)}


def held_tokens(campaign: Campaign, character: CharacterId, *, waits: bool = False) -> HeldTokens:
    """What a character holds: by kind, then as it came."""
    game = campaign.game
    order = kind_order(game)
    tokens = sorted(campaign.tokens_at(held_by(character)), key=lambda token: order.get(token.kind, len(order)))
    kinds = [token.kind for token in tokens]
    text = ", ".join(token_count_text(kinds.count(kind), game.token_kind(kind)) for kind in dict.fromkeys(kinds))
    return HeldTokens(tuple(token_face(game, token) for token in tokens), text, waits)


def actions(campaign: Campaign, character: CharacterId) -> Actions:
    """What a character has left to do in this turn; nothing outside an encounter."""
    encounter = campaign.encounter
    if encounter is None or character not in encounter.order:
        return Actions()

    def mark(kind: ActionKind) -> ActionMark:
        taken = encounter.taken(character, kind.key)
        over = max(0, taken - actions_allowed(campaign, character, kind)) if taken else 0
        left = -over or max(0, actions_left(campaign, character, kind))
        return ActionMark(kind.key, kind.letter, kind.name, left, actions_given_up(campaign, character, kind))

    return Actions(tuple(mark(kind) for kind in campaign.game.actions))


def conditions_cell(campaign: Campaign, character: Character, *, public: bool = False) -> ConditionsCell:
    """The conditions a character is in, what else lasts a while, and what stands on the plain tracks ("2 wounds").

    First what puts out of the fight, then harm, then what is still to come, as it came. ``public`` leaves out what the
    players are not to see.
    """
    game = campaign.game
    marks = [_condition_mark(campaign, condition, public=public) for condition in character.conditions]
    marks += [
        marker_mark(campaign, marker, wide=public)
        for marker in campaign.markers
        if marker.owner == character.id and marker.text and not (public and marker.hidden)
    ]
    for track in game.tracks:
        if track.look == "number" and character.side in track.sides:
            value, highest = track_value(track, character), track_maximum(track, character)
            if value != track_default(track, character) or (track.starts_full and highest > track.lowest):
                marks.append(_number_mark(track, value, highest))
    return ConditionsCell(tuple(sorted(marks, key=weight_of)))


TURNS = ("turn-start", "turn-end")


def marker_mark(campaign: Campaign, marker: Marker, *, wide: bool) -> StateMark:
    """A marker in a word or two, with what it counts and the rounds that it lasts: a number beside the sign of a
    clock, or in words where there is room.
    """
    said = f"{marker.text_with_count} {expiry_text(campaign, marker.until)}".strip()
    weight = _lasting(marker.until) if marker.is_own or marker.until is not None else Weight.DUE
    word = HIDDEN if marker.key == PLAYERS_SEE else marker.text_with_count
    return StateMark(_with_rounds(word, marker.until, wide=wide), said, marker.until is not None, weight)


def _lasting(until: Expiry | None) -> Weight:
    return Weight.SOON if until is not None and until.moment in TURNS and not until.skip else Weight.PLAIN


def _with_rounds(word: str, until: Expiry | None, *, wide: bool) -> str:
    if until is None or until.moment not in ("rounds", "round-end"):
        return word
    return f"{word} · {rounds_text(until.skip + 1) if wide else until.skip + 1}"


def weight_of(mark: StateMark) -> Weight:
    """By how much a word matters."""
    return mark.weight


def _condition_mark(campaign: Campaign, condition: Condition, *, public: bool) -> StateMark:
    kind = next((kind for kind in campaign.game.conditions if kind.key == condition.key), None)
    name = kind.name if kind else condition.key
    said = labeled(name, kind.meaning) if kind and kind.meaning else name
    until = expiry_text(campaign, condition.until)
    meaning = f"{said} {capitalize_first(until)}." if until else said
    weight = Weight.OUT if kind is not None and kind.out else _lasting(condition.until)
    return StateMark(_with_rounds(name, condition.until, wide=public), meaning, condition.until is not None, weight)


def _number_mark(track: TrackKind, value: int, highest: int) -> StateMark:
    """What stands on a plain track: "2 wounds", "3/8 Mana"."""
    of_how_many = f"/{highest}" if track.starts_full else ""
    told = (
        tr("{number} of {most}", number=track.value_text(value), most=highest)
        if of_how_many
        else track.value_text(value)
    )
    word = f"{track.value_text(value)}{of_how_many} {track.unit if value == 1 else track.units}"
    return StateMark(word, labeled(track.name, told), weight=Weight.HARM if track.harms else Weight.PLAIN)


def _left(mark: ActionMark) -> str:
    if mark.left < 0:
        return tr("{count} over", count=-mark.left)
    if mark.left:
        return tr("{count} left", count=mark.left)
    return tr("given up for another action") if mark.given_up else tr("used", "an action of a turn")


class Column(IntEnum):
    """What stands on a row, from left to right.

    A game's first drawn track is ``TRACK``; the others have the columns after these, and are shown beside the first.
    """

    TURN = 0
    NAME = 1
    TIER = 2
    TRACK = 3
    TOKENS = 4
    ACTIONS = 5
    CONDITIONS = 6


class Role(IntEnum):
    """The data roles of a cell beside its text: the character's id, the value to paint, how the row stands out, and all
    three at once as :class:`RosterCell`.
    """

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1
    STANDING = Qt.ItemDataRole.UserRole + 2


class RosterCell(Struct, frozen=True):
    """All that is to be known to paint a cell: whose row it is on, how that stands out, and what the cell holds."""

    character: CharacterId
    row_state: RowState
    cell: Cell | None
