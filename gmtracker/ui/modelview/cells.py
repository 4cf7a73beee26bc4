"""The values that the delegates paint: one small struct per cell, with text for screen readers and tooltips.

Also the roster's data roles, which every row delegate needs.
"""

from enum import IntEnum
from typing import Literal, Protocol

from msgspec import Struct
from PySide6.QtCore import Qt

from gmtracker.engine.campaign import (
    VISIBILITY_KEY,
    Campaign,
    Character,
    Condition,
    Expiry,
    Marker,
    Token,
    character_place,
    track_default,
    track_maximum,
    track_value,
)
from gmtracker.engine.game_spec import ActionKind, GameSpec, Sign, TrackKind, TrackLook
from gmtracker.engine.handlers.expiry import expiry_text
from gmtracker.engine.handlers.turn_actions import actions_allowed, actions_left, given_up_actions
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import rounds_text, token_count_text
from gmtracker.i18n import capitalize_first, labeled, tr
from gmtracker.ui.theme.draw_tokens import TokenLook

LONGEST_NOTES = 400
HIDDEN = tr("hidden", "somebody whom the players do not see")
"""The word on a row for what players see nothing of; that it is from the players is said in full beside the pointer."""

NO_TOKEN_YET = tr("No token gained this session")


class Cell(Protocol):
    """What every cell has: its text, and its text for screen readers and tooltips."""

    @property
    def text(self) -> str:
        """The text of the cell."""
        ...

    @property
    def spoken(self) -> str:
        """The text for screen readers and tooltips."""
        ...


class RowState(Struct, frozen=True):
    """The look of a whole row: its side, whether it is active, whether its player is absent this session.

    ``acted``: the turn in this round is over. ``out``: out of the fight, as the dying and the defeated are.
    """

    is_hero: bool
    acting: bool
    absent: bool
    acted: bool = False
    out: bool = False

    @property
    def is_dim(self) -> bool:
        """Whether the character is absent or out of the fight."""
        return self.absent or self.out

    @property
    def is_quiet(self) -> bool:
        """Whether the row is drawn less prominently: it has acted or is out, and it is not its turn."""
        return (self.acted or self.out) and not self.acting


class TurnMark(Struct, frozen=True):
    """A row's place in the round. ``ahead``: its turn is that many turns away, 0 if none is to come."""

    state: RowState
    ahead: int = 0

    @property
    def text(self) -> str:
        """The number of turns until this one; everything else is drawn."""
        return str(self.ahead) if self.ahead else ""

    @property
    def spoken(self) -> str:
        """The place in words, such as "Active", "Acts in 2 turns" or "Has acted this round"; "" for none."""
        if self.state.acting:
            return tr("Active")
        if self.ahead:
            return tr("Acts next") if self.ahead == 1 else tr("Acts in {count} turns", count=self.ahead)
        if self.state.absent:
            return tr("Absent this session")
        return tr("Has acted this round") if self.state.acted else ""


class NameCell(Struct, frozen=True):
    """A character's name and the player's; ``tier`` is "Tier 2", ``notes`` are the sheet's.

    If a row shows several identical characters, ``count`` is their number and ``aside`` a current remark about them.
    ``fold``: "closed" if they are folded into this row, "open" if it is the first of an unfolded group.
    ``has_none_yet``: the character has gained no token yet this session.
    """

    name: str
    player: str
    notes: str = ""
    aside: str = ""
    count: int = 0
    fold: Literal["", "closed", "open"] = ""
    tier: str = ""
    waits: bool = False

    @property
    def text(self) -> str:
        """The name, with the number of characters: "Dock thugs ×12"."""
        return f"{self.name} ×{self.count}" if self.count else self.name

    @property
    def small_text(self) -> str:
        """The small text below the name: "Ana · Tier 2"."""
        return " · ".join(part for part in (self.player, self.tier, self.aside) if part)

    @property
    def spoken(self) -> str:
        """The name and player, then the tier and the remarks, then the notes (shortened to LONGEST_NOTES)."""
        lines = name_with_player(self.text, self.player), self.tier, self.aside, NO_TOKEN_YET if self.waits else ""
        told = "\n".join(line for line in lines if line)
        notes = self.notes if len(self.notes) <= LONGEST_NOTES else f"{self.notes[:LONGEST_NOTES].rstrip()}…"
        return f"{told}\n{tr('Notes: {notes}', notes=notes)}" if notes else told


class TrackCell(Struct, frozen=True):
    """A drawn track: its own value ``filled``, the tokens ``held`` beside it, and its maximum."""

    kind: TrackKind
    filled: int
    held: int
    highest: int

    @property
    def load(self) -> int:
        """What counts towards the maximum: ``filled`` plus ``held``."""
        return self.filled + self.held

    @property
    def segments(self) -> int:
        """The number of steps from the lowest to the highest value."""
        return max(0, self.highest - self.kind.lowest)

    @property
    def look(self) -> TrackLook:
        """The look for this number of steps: a wheel or row with too many becomes a bar."""
        return self.kind.style_for(self.segments)

    @property
    def share(self) -> float:
        """The filled share of a bar, from 0 to 1."""
        return self.kind.fraction_for(self.load, self.highest)

    @property
    def text(self) -> str:
        """The value and maximum ("7/10"), or the word of a rung."""
        return self.kind.value_text(self.load) + ("" if self.kind.rungs else f"/{self.highest}")

    @property
    def spoken(self) -> str:
        """The track in words: "Stress 7 of 10: 5 stones plus 2 held", "HP 12 of 20", "Mood Sour, 2 of 3"."""
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
    """A token as it is drawn and named; ``face`` is the value it shows, ``label`` a name of its own."""

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
        """The token in words: "Triumph die 4", "The tide: Countdown die, d8", or its name alone if it has no value."""
        face = self.name if self.face is None else f"{self.name} {self.face}"
        if not self.label:
            return face
        return labeled(self.label, f"{face}, d{self.size}" if self.size else face)


class HeldTokens(Struct, frozen=True):
    """The tokens that a character holds, and their count as text: "2 Triumph dice, 1 Tragedy die".

    ``has_none_yet``: the character has gained no token yet this session.
    """

    faces: tuple[TokenFace, ...]
    text: str
    has_none_yet: bool = False

    @property
    def spoken(self) -> str:
        """The count in words."""
        held = tr("Holds {tokens}", tokens=self.text) if self.faces else tr("Holds nothing")
        return f"{held}\n{NO_TOKEN_YET}" if self.has_none_yet else held


class ActionMark(Struct, frozen=True):
    """An action of the turn: how many are left (negative if over the limit) and given up for others."""

    key: str
    letter: str
    name: str
    left: int
    given_up: int = 0


class Actions(Struct, frozen=True):
    """A character's actions in an encounter; empty for one who is not in the turn order."""

    marks: tuple[ActionMark, ...] = ()

    @property
    def text(self) -> str:
        """The letters of the actions that are left: "S M R"."""
        return " ".join(mark.letter for mark in self.marks if mark.left > 0)

    @property
    def spoken(self) -> str:
        """One line per action, with what is left of it."""
        return "\n".join(labeled(mark.name, _actions_left_text(mark)) for mark in self.marks)


class Weight(IntEnum):
    """How important a mark is, most important first. SOON ends with a turn; PLAIN is the first to be left out."""

    OUT = 0
    HARM = 1
    DUE = 2
    SOON = 3
    PLAIN = 4


class StateMark(Struct, frozen=True):
    """A condition or marker as a short word and its meaning; ``timed`` if it ends by itself."""

    word: str
    meaning: str
    timed: bool = False
    weight: Weight = Weight.PLAIN


class ConditionsCell(Struct, frozen=True):
    """A character's conditions and markers, the most important first."""

    marks: tuple[StateMark, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The short words."""
        return tuple(mark.word for mark in self.marks)

    @property
    def text(self) -> str:
        """The short words in one line."""
        return " · ".join(self.words)

    @property
    def spoken(self) -> str:
        """One line per mark, with its meaning."""
        return "\n".join(mark.meaning for mark in self.marks)


def name_with_player(name: str, player: str) -> str:
    """Return "Mira (player: Ana)", or the name alone without a player."""
    return tr("{name} (player: {player})", name=name, player=player) if player else name


def row_state(campaign: Campaign, character: Character) -> RowState:
    """Return the look of a character's row."""
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
    """Whether a condition takes the character out of the fight."""
    if not character.conditions:
        return False
    keys = [condition.key for condition in character.conditions]
    return any(kind.out and kind.key in keys for kind in game.conditions)


def active_first(campaign: Campaign) -> tuple[Character, ...]:
    """Return the active characters, with those out of the fight last."""
    people = campaign.active_characters()
    down = {one.id: one for one in people if one.conditions and is_out(campaign.game, one)}
    return (*(one for one in people if one.id not in down), *down.values()) if down else people


def drawn_tracks(game: GameSpec) -> tuple[TrackKind, ...]:
    """Return the game's tracks that are drawn. The others appear as words among the conditions."""
    return tuple(track for track in game.tracks if track.look != "number")


def track_cell(campaign: Campaign, character: Character, track: TrackKind) -> TrackCell | None:
    """Return a character's track as a cell, or None if the game has no such track for that side."""
    if character.side not in track.sides:
        return None
    filled = campaign.track_value(character.id, track.key)
    held = campaign.track_load(character.id, track.key) - filled
    return TrackCell(track, filled, held, campaign.track_maximum(character.id, track.key))


def tier_text(game: GameSpec, character: Character) -> str:
    """Return a character's tier or level in the game's word ("Tier 2"), or "" if the game has neither."""
    if game.tier:
        return f"{game.tier} {character.tier}"
    return f"{game.level} {character.level}" if game.level else ""


def token_face(game: GameSpec, token: Token) -> TokenFace:
    """Return how a token is drawn and named in the game."""
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
    """Return each token kind's position in the game's list."""
    return {kind.key: place for place, kind in enumerate(game.tokens)}


def held_tokens(campaign: Campaign, character: CharacterId, *, waits: bool = False) -> HeldTokens:
    """Return what a character holds, by kind, then in the order it was gained."""
    game = campaign.game
    order = kind_order(game)
    tokens = sorted(campaign.tokens_at(character_place(character)), key=lambda token: order.get(token.kind, len(order)))
    kinds = [token.kind for token in tokens]
    text = ", ".join(token_count_text(kinds.count(kind), game.token_kind(kind)) for kind in dict.fromkeys(kinds))
    return HeldTokens(tuple(token_face(game, token) for token in tokens), text, waits)


def actions(campaign: Campaign, character: CharacterId) -> Actions:
    """Return what a character has left to do this turn; empty outside an encounter."""
    encounter = campaign.encounter
    if encounter is None or character not in encounter.order:
        return Actions()

    def mark(kind: ActionKind) -> ActionMark:
        taken = encounter.times_taken(character, kind.key)
        over = max(0, taken - actions_allowed(campaign, character, kind)) if taken else 0
        left = -over or max(0, actions_left(campaign, character, kind))
        return ActionMark(kind.key, kind.letter, kind.name, left, given_up_actions(campaign, character, kind))

    return Actions(tuple(mark(kind) for kind in campaign.game.actions))


def conditions_cell(campaign: Campaign, character: Character, *, public: bool = False) -> ConditionsCell:
    """Return a character's conditions, markers, and values of tracks that are not drawn ("2 wounds").

    Sorted by :class:`Weight`. ``public`` leaves out what is hidden from the players.
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
    return ConditionsCell(tuple(sorted(marks, key=mark_weight)))


TURNS = ("turn-start", "turn-end")


def marker_mark(campaign: Campaign, marker: Marker, *, wide: bool) -> StateMark:
    """Return a marker's mark, with its count and the rounds it lasts.

    The rounds are a bare number beside a clock sign, or words if ``wide``.
    """
    said = f"{marker.text_with_count} {expiry_text(campaign, marker.expiry)}".strip()
    weight = _weigh_expiry(marker.expiry) if marker.is_own or marker.expiry is not None else Weight.DUE
    word = HIDDEN if marker.key == VISIBILITY_KEY else marker.text_with_count
    return StateMark(_rounds_suffixed_text(word, marker.expiry, wide=wide), said, marker.expiry is not None, weight)


def _weigh_expiry(until: Expiry | None) -> Weight:
    return Weight.SOON if until is not None and until.moment in TURNS and not until.skip else Weight.PLAIN


def _rounds_suffixed_text(word: str, until: Expiry | None, *, wide: bool) -> str:
    if until is None or until.moment not in ("rounds", "round-end"):
        return word
    return f"{word} · {rounds_text(until.skip + 1) if wide else until.skip + 1}"


def mark_weight(mark: StateMark) -> Weight:
    """Return the mark's weight, as a sort key."""
    return mark.weight


def _condition_mark(campaign: Campaign, condition: Condition, *, public: bool) -> StateMark:
    kind = next((kind for kind in campaign.game.conditions if kind.key == condition.key), None)
    name = kind.name if kind else condition.key
    said = labeled(name, kind.meaning) if kind and kind.meaning else name
    until = expiry_text(campaign, condition.expiry)
    meaning = f"{said} {capitalize_first(until)}." if until else said
    weight = Weight.OUT if kind is not None and kind.out else _weigh_expiry(condition.expiry)
    return StateMark(
        _rounds_suffixed_text(name, condition.expiry, wide=public), meaning, condition.expiry is not None, weight
    )


def _number_mark(track: TrackKind, value: int, highest: int) -> StateMark:
    """Return the mark of a track that is not drawn: "2 wounds", "3/8 Mana"."""
    of_how_many = f"/{highest}" if track.starts_full else ""
    told = (
        tr("{number} of {most}", number=track.value_text(value), most=highest)
        if of_how_many
        else track.value_text(value)
    )
    word = f"{track.value_text(value)}{of_how_many} {track.unit if value == 1 else track.units}"
    return StateMark(word, labeled(track.name, told), weight=Weight.HARM if track.harms else Weight.PLAIN)


def _actions_left_text(mark: ActionMark) -> str:
    if mark.left < 0:
        return tr("{count} over", count=-mark.left)
    if mark.left:
        return tr("{count} left", count=mark.left)
    return tr("given up for another action") if mark.given_up else tr("used", "an action of a turn")


class Role(IntEnum):
    """The roster's data roles:

    the character's id, the value to paint, and both with the row state as :class:`RosterCell`.
    """

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1
    STANDING = Qt.ItemDataRole.UserRole + 2


class RosterCell(Struct, frozen=True):
    """Everything needed to paint a cell: the character, the row's state and the cell's value."""

    character: CharacterId
    row_state: RowState
    cell: Cell | None
