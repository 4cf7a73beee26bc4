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
from gmtracker.engine.game_spec import RollTable
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, ProcedureId, TokenId


class _Event(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """The base of all events: frozen plain values."""


class CampaignRenamed(_Event, frozen=True, tag="campaign-renamed"):
    """The campaign was renamed."""

    name: str


class HouseRuleSet(_Event, frozen=True, tag="house-rule-set"):
    """A house rule was set."""

    key: str
    value: bool | int


class TableSet(_Event, frozen=True, tag="table-set"):
    """A roll table was replaced by one of the campaign's own; None: the game's is in use again."""

    key: str
    table: RollTable | None = None


class CharacterAdded(_Event, frozen=True, tag="character-added"):
    """A character was added at the end of the roster."""

    character: Character


class CharacterRemoved(_Event, frozen=True, tag="character-removed"):
    """A character was removed from the campaign."""

    character: CharacterId


class CharacterDescribed(_Event, frozen=True, tag="character-described"):
    """The heading of a character's sheet changed; these are all of its values now."""

    character: CharacterId
    name: str
    player: str = ""
    side: Side = "heroes"
    tier: int = 1
    level: int = 1
    notes: str = ""


class TraitSet(_Event, frozen=True, tag="trait-set"):
    """A trait was set: it replaces the one with its group and name, or is added at the end."""

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
    """A character got a condition, or the condition's end changed."""

    character: CharacterId
    condition: Condition


class ConditionEnded(_Event, frozen=True, tag="condition-ended"):
    """A character no longer has a condition."""

    character: CharacterId
    key: str


class TokenAdded(_Event, frozen=True, tag="token-added"):
    """A token was put into play."""

    token: Token


class TokenMoved(_Event, frozen=True, tag="token-moved"):
    """A token was moved; it now shows ``value``, or nothing."""

    token: TokenId
    to: Place
    value: int | None = None


class TokenChanged(_Event, frozen=True, tag="token-changed"):
    """A token got these values for size, face and name, and another ``kind`` if one is given; it did not move."""

    token: TokenId
    size: int = 0
    value: int | None = None
    name: str = ""
    kind: str = ""


class TokenRemoved(_Event, frozen=True, tag="token-removed"):
    """A token was removed from play."""

    token: TokenId


class TokenUsed(_Event, frozen=True, tag="token-used"):
    """Tokens of these ``kinds`` were used at a value. Does not change the state.

    ``about`` is set if the event only adds to what was said of one token's earlier gain or use.
    """

    use: str
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    kinds: tuple[str, ...] = ()
    value: int = 0
    note: str = ""
    about: TokenId = TokenId("")


class DiceRolled(_Event, frozen=True, tag="dice-rolled"):
    """Dice were rolled by the program or typed in. Does not change the state."""

    purpose: str
    by: CharacterId = NOBODY
    dice: tuple[Die, ...] = ()


class CheckResolved(_Event, frozen=True, tag="check-resolved", rename={"difficulty": "against"}):
    """A check was resolved. Does not change the state.

    ``what`` was tried, with ``total`` against ``difficulty``. ``degree`` is above 0 for a success, below 0
    for a failure and 0 for a tie; ``critical`` is 1, 0 or −1. ``chance`` is the exact chance of success before the
    roll, as a fraction in lowest terms. ``note`` says what was spent on the check. ``outcome`` is the game's own name
    for the result ("Good success"), if it does not use degrees. ``hidden``: players could not see who acted.
    """

    what: str
    total: int
    difficulty: int
    degree: int
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    critical: int = 0
    chance: str = ""
    note: str = ""
    outcome: str = ""
    hidden: bool = False


class MarkerSet(_Event, frozen=True, tag="marker-set"):
    """A marker was set; it replaces the one with its id, if there is one."""

    marker: Marker


class MarkerRemoved(_Event, frozen=True, tag="marker-removed"):
    """A marker was removed."""

    marker: MarkerId


class ProcedureSet(_Event, frozen=True, tag="procedure-set"):
    """A procedure started, or reached another stage or state."""

    procedure: Procedure


class ProcedureEnded(_Event, frozen=True, tag="procedure-ended"):
    """A procedure ended."""

    procedure: ProcedureId


class SessionStarted(_Event, frozen=True, tag="session-started"):
    """A session started."""

    session: Session


class PresenceChanged(_Event, frozen=True, tag="presence-changed"):
    """The present heroes changed: ``present`` are all of them, ``begun`` those who have begun the session."""

    present: tuple[CharacterId, ...]
    begun: tuple[CharacterId, ...] = ()


class SessionEnded(_Event, frozen=True, tag="session-ended"):
    """The session ended."""

    number: int


class EncounterStarted(_Event, frozen=True, tag="encounter-started"):
    """An encounter started."""

    encounter: Encounter


class EncounterEnded(_Event, frozen=True, tag="encounter-ended"):
    """The encounter ended; ``result`` is its outcome in the GM's words."""

    result: str = ""


class OrderSet(_Event, frozen=True, tag="order-set"):
    """The turn order was set; ``acting`` is the active character."""

    order: tuple[CharacterId, ...]
    acting: CharacterId = NOBODY


class TurnStarted(
    _Event, frozen=True, tag="turn-started", rename={"snapshot": "behind", "actions_taken": "acts", "skipped": "passed"}
):
    """A turn started; ``actions_taken`` are the actions marked now, ``snapshot`` is what reverses this turn change.

    ``skipped`` are those whose turn in this round has been skipped. ``round_dice`` are the dice of a round that starts.
    """

    round: int
    acting: CharacterId
    snapshot: TurnSnapshot
    actions_taken: dict[str, dict[str, int]] = field(default_factory=dict)
    skipped: tuple[CharacterId, ...] = ()
    round_dice: tuple[Die, ...] = ()


class TurnReversed(_Event, frozen=True, tag="turn-taken-back"):
    """The last turn change was reversed: round, active character and marked actions are as before it."""


class ActionMarked(_Event, frozen=True, tag="action-marked"):
    """A character has taken an action ``times`` times since it was renewed."""

    character: CharacterId
    action: str
    times: int


class Noted(_Event, frozen=True, tag="noted"):
    """A note was written. Does not change the state."""

    text: str
    topic: Literal["note", "owed", "result", "warning"] = "note"
    about: CharacterId = NOBODY


class Unknown(_Event, frozen=True, tag=UNKNOWN):
    """An event that only a newer gmtracker knows. Does not change the state.

    Its entry keeps the bytes it was read from.
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
    | TurnReversed
    | ActionMarked
    | Noted
    | Unknown
)

EVENTS_WITHOUT_STATE = (TokenUsed, DiceRolled, CheckResolved, Noted, Unknown)
"""The events that do not change the state."""
