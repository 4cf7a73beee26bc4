"""The events: one closed union of generic facts. Folding them gives the state; nothing is decided here."""

from typing import Literal

from msgspec import Struct, field

from gmtracker.engine.campaign import (
    Character,
    Condition,
    Encounter,
    Marker,
    Place,
    Procedure,
    Session,
    Side,
    Token,
    Trait,
    TurnSnapshot,
)
from gmtracker.engine.commands import UNKNOWN
from gmtracker.engine.dice import Die
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, ProcedureId, TokenId
from gmtracker.engine.sheet import RollTable


class _Event(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """The base of all events: frozen, and nothing but values."""


class CampaignRenamed(_Event, frozen=True, tag="campaign-renamed"):
    """The campaign got another name."""

    name: str


class HouseRuleSet(_Event, frozen=True, tag="house-rule-set"):
    """The table decided a house rule."""

    key: str
    value: bool | int


class TableSet(_Event, frozen=True, tag="table-set"):
    """The campaign has a roll table of its own; None: it uses the game's again."""

    key: str
    table: RollTable | None = None


class CharacterAdded(_Event, frozen=True, tag="character-added"):
    """A character joined the roster, at its end."""

    character: Character


class CharacterRemoved(_Event, frozen=True, tag="character-removed"):
    """A character left the campaign."""

    character: CharacterId


class CharacterDescribed(_Event, frozen=True, tag="character-described"):
    """The heading of a character's sheet changed: these are its values now."""

    character: CharacterId
    name: str
    player: str = ""
    side: Side = "heroes"
    tier: int = 1
    level: int = 1
    notes: str = ""


class TraitSet(_Event, frozen=True, tag="trait-set"):
    """A trait was set on a sheet, in the place of the one of its group and name, or at the end."""

    character: CharacterId
    trait: Trait


class TraitRemoved(_Event, frozen=True, tag="trait-removed"):
    """A trait was removed from a sheet."""

    character: CharacterId
    group: str
    name: str


class TrackChanged(_Event, frozen=True, tag="track-changed"):
    """A track was set to a value."""

    character: CharacterId
    track: str
    value: int


class ConditionSet(_Event, frozen=True, tag="condition-set"):
    """A character came into a condition, or its end changed."""

    character: CharacterId
    condition: Condition


class ConditionEnded(_Event, frozen=True, tag="condition-ended"):
    """A character is no longer in a condition."""

    character: CharacterId
    key: str


class TokenAdded(_Event, frozen=True, tag="token-added"):
    """A token came into play."""

    token: Token


class TokenMoved(_Event, frozen=True, tag="token-moved"):
    """A token was moved, and shows ``value`` or nothing."""

    token: TokenId
    to: Place
    value: int | None = None


class TokenChanged(_Event, frozen=True, tag="token-changed"):
    """A token has another size, face or name, or another ``kind`` where one is given; its place is the same."""

    token: TokenId
    size: int = 0
    value: int | None = None
    name: str = ""
    kind: str = ""


class TokenRemoved(_Event, frozen=True, tag="token-removed"):
    """A token left play."""

    token: TokenId


class TokenUsed(_Event, frozen=True, tag="token-used"):
    """Tokens were used: their ``kinds``, for a use, at a value. The state does not change by it.

    Where only more is said of what a token came or was used for before, ``about`` is that token.
    """

    use: str
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    kinds: tuple[str, ...] = ()
    value: int = 0
    note: str = ""
    about: TokenId = TokenId("")


class DiceRolled(_Event, frozen=True, tag="dice-rolled"):
    """Dice were rolled, by the program or typed in. The state does not change by it."""

    purpose: str
    by: CharacterId = NOBODY
    dice: tuple[Die, ...] = ()


class CheckResolved(_Event, frozen=True, tag="check-resolved"):
    """A check came to its outcome. The state does not change by it.

    ``what`` was tried, ``total`` against ``against``; ``degree`` is above 0 for a success, below for a failure, and 0
    for a tie; ``critical`` 1, 0 or −1. ``chance`` is the exact chance of success before the roll, a fraction in lowest
    terms; ``note`` what was spent on it. ``outcome`` is how the game calls it ("Good success"), where not by its
    degrees.
    """

    what: str
    total: int
    against: int
    degree: int
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    critical: int = 0
    chance: str = ""
    note: str = ""
    outcome: str = ""


class MarkerSet(_Event, frozen=True, tag="marker-set"):
    """A marker was set on its owner, in the place of the one with its id if there is one."""

    marker: Marker


class MarkerRemoved(_Event, frozen=True, tag="marker-removed"):
    """A marker was removed."""

    marker: MarkerId


class ProcedureSet(_Event, frozen=True, tag="procedure-set"):
    """A procedure began, or went on to another stage or state."""

    procedure: Procedure


class ProcedureEnded(_Event, frozen=True, tag="procedure-ended"):
    """A procedure ended."""

    procedure: ProcedureId


class SessionStarted(_Event, frozen=True, tag="session-started"):
    """A session began."""

    session: Session


class PresenceChanged(_Event, frozen=True, tag="presence-changed"):
    """The heroes whose players are present changed: these are all of them, and those who have begun the session."""

    present: tuple[CharacterId, ...]
    begun: tuple[CharacterId, ...] = ()


class SessionEnded(_Event, frozen=True, tag="session-ended"):
    """The session ended."""

    number: int


class EncounterStarted(_Event, frozen=True, tag="encounter-started"):
    """An encounter began."""

    encounter: Encounter


class EncounterEnded(_Event, frozen=True, tag="encounter-ended"):
    """The encounter ended; ``result`` in the GM's words."""

    result: str = ""


class OrderSet(_Event, frozen=True, tag="order-set"):
    """The order of turns was set; ``acting`` has the turn."""

    order: tuple[CharacterId, ...]
    acting: CharacterId = NOBODY


class TurnStarted(_Event, frozen=True, tag="turn-started"):
    """A turn started. ``acts`` are the marks that hold now, ``behind`` what this change of turn found.

    ``passed`` are those whose turn in this round has been passed over.
    """

    round: int
    acting: CharacterId
    behind: TurnSnapshot
    acts: dict[str, dict[str, int]] = field(default_factory=dict)
    passed: tuple[CharacterId, ...] = ()


class TurnTakenBack(_Event, frozen=True, tag="turn-taken-back"):
    """The last change of turn is undone: round, turn and marks are as it found them."""


class ActionMarked(_Event, frozen=True, tag="action-marked"):
    """A character has taken an action so many times since it was renewed."""

    character: CharacterId
    action: str
    times: int


class Noted(_Event, frozen=True, tag="noted"):
    """A note was written. The state does not change by it."""

    text: str
    topic: Literal["note", "owed", "result", "warning"] = "note"
    about: CharacterId = NOBODY


class Unknown(_Event, frozen=True, tag=UNKNOWN):
    """An event that only a newer gmtracker knows; the state does not change by it.

    Its entry stays the bytes it was read as.
    """


Event = (
    CampaignRenamed
    | HouseRuleSet
    | TableSet
    | CharacterAdded
    | CharacterRemoved
    | CharacterDescribed
    | TraitSet
    | TraitRemoved
    | TrackChanged
    | ConditionSet
    | ConditionEnded
    | TokenAdded
    | TokenMoved
    | TokenChanged
    | TokenRemoved
    | TokenUsed
    | DiceRolled
    | CheckResolved
    | MarkerSet
    | MarkerRemoved
    | ProcedureSet
    | ProcedureEnded
    | SessionStarted
    | PresenceChanged
    | SessionEnded
    | EncounterStarted
    | EncounterEnded
    | OrderSet
    | TurnStarted
    | TurnTakenBack
    | ActionMarked
    | Noted
    | Unknown
)

EVENTS_WITHOUT_STATE = (TokenUsed, DiceRolled, CheckResolved, Noted, Unknown)
"""Those by which the state does not change."""
