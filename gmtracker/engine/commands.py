"""The commands: one closed, generic union of what the GM can ask for. A ruleset adds uses, never a command."""

from typing import Any, Literal

from msgspec import Struct, field

from gmtracker.engine.campaign import Character, Expiry, Place, Trait
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, TokenId
from gmtracker.engine.sheet import RollTable

Seen = Literal["nothing", "name", "all"]

UNKNOWN = "…"
"""The tag, in memory only, of a command or an event of an unknown kind."""


class _Command(Struct, frozen=True, kw_only=True, tag_field="command", omit_defaults=True):
    """The base of all commands: frozen, and nothing but values."""


class RenameCampaign(_Command, frozen=True, tag="rename-campaign"):
    """Give the campaign another name."""

    name: str


class SetHouseRule(_Command, frozen=True, tag="set-house-rule"):
    """Decide a house rule; the value must be one that the rule allows."""

    key: str
    value: bool | int


class SetTable(_Command, frozen=True, tag="set-table"):
    """Set a roll table of the campaign's own; None: go back to the game's."""

    key: str
    table: RollTable | None = None


class TakeNewKeys(_Command, frozen=True, tag="take-new-keys"):
    """Put what the campaign has under keys that the game's file renamed under the new ones."""


class AddCharacters(_Command, frozen=True, tag="add-characters"):
    """Add characters to the roster, under new ids.

    ``into_turns`` gives them a place in the order of turns of an encounter that goes on. ``hidden``: players see
    nothing of the opposition among them until their first turn.
    """

    characters: tuple[Character, ...]
    into_turns: bool = False
    hidden: bool = False


class EditCharacter(_Command, frozen=True, tag="edit-character"):
    """Replace a character's sheet by what is given here (name, player, side, tier, level, traits, notes)."""

    character: Character


class RemoveCharacter(_Command, frozen=True, tag="remove-character"):
    """Remove a character, with the tokens held, from the campaign."""

    character: CharacterId


class SetTrait(_Command, frozen=True, tag="set-trait"):
    """Set one trait on a sheet, in the place of the one of that group and name if there is one."""

    character: CharacterId
    trait: Trait


class SetTrack(_Command, frozen=True, tag="set-track"):
    """Set a track by hand to a value, not a difference."""

    character: CharacterId
    track: str
    value: int
    override: bool = False


class SetCondition(_Command, frozen=True, tag="set-condition"):
    """Put a condition on a character, until a moment if one is named, or take it off."""

    character: CharacterId
    condition: str
    on: bool = True
    until: Expiry | None = None


class SetMarker(_Command, frozen=True, tag="set-marker"):
    """Set a condition, counter or clock in own words, in the place of the one of that text and owner if there is one.

    ``owner`` is a character, or nobody for what is the table's. ``count`` is what it counts to by now, if it counts,
    and ``most`` where that ends; players see nothing of one that is ``hidden``.
    """

    text: str
    owner: CharacterId = NOBODY
    count: int | None = None
    most: int = 0
    until: Expiry | None = None
    hidden: bool = False


class RemoveMarker(_Command, frozen=True, tag="remove-marker"):
    """Remove a marker by hand; of what is owed, ``word`` says what became of it."""

    marker: MarkerId
    word: str = ""


class SetAside(_Command, frozen=True, tag="set-aside"):
    """Bench a character (out of sight and of the turns), or bring one back."""

    character: CharacterId
    benched: bool = field(name="aside")


class SetPlayerVisibility(_Command, frozen=True, tag="set-seen"):
    """Set what the players see of one of the opposition on their own screen."""

    character: CharacterId
    seen: Seen


class StartSession(_Command, frozen=True, tag="start-session"):
    """Begin a session with the heroes who are present.

    ``picks`` names the token kind for a hero with room for only some of the tokens of the start. ``goes_on``: it is the
    same adventure as the last session's, in a game that asks.
    """

    title: str = ""
    present: tuple[CharacterId, ...] = ()
    picks: dict[str, str] = field(default_factory=dict)
    goes_on: bool = False


class SetPresent(_Command, frozen=True, tag="set-present"):
    """Set whether a hero's player is present: somebody comes late or leaves early."""

    character: CharacterId
    present: bool


class EndSession(_Command, frozen=True, tag="end-session"):
    """End the session; an encounter still going on ends with it."""

    override: bool = False


class StartEncounter(_Command, frozen=True, tag="start-encounter"):
    """Begin an encounter of a kind, in turns by the given order."""

    kind: str
    title: str = ""
    order: tuple[CharacterId, ...] = ()


class EndEncounter(_Command, frozen=True, tag="end-encounter"):
    """End the encounter; ``result`` says in the GM's words how it came out."""

    result: str = ""


class SetOrder(_Command, frozen=True, tag="set-order"):
    """Set who takes turns, and in which order."""

    order: tuple[CharacterId, ...]


class DelayTurn(_Command, frozen=True, tag="delay-turn"):
    """Put a character after the next one in the order who has not acted. A turn in progress has not happened then."""

    character: CharacterId


class NextTurn(_Command, frozen=True, tag="next-turn"):
    """Give the turn to the next in the order who has not acted in this round."""


class PreviousTurn(_Command, frozen=True, tag="previous-turn"):
    """Go back a turn: reverse what the last change of turn did, and nothing else."""


class MarkAction(_Command, frozen=True, tag="mark-action"):
    """Mark an action as taken ``times`` times since it was renewed."""

    character: CharacterId
    action: str
    times: int
    override: bool = False


class AddToken(_Command, frozen=True, tag="add-token"):
    """Put a new token on the table by hand."""

    kind: str
    place: Place
    value: int | None = None
    override: bool = False


class MoveToken(_Command, frozen=True, tag="move-token"):
    """Move a token by hand."""

    token: TokenId
    to: Place
    override: bool = False


class RemoveToken(_Command, frozen=True, tag="remove-token"):
    """Take a token out of play by hand."""

    token: TokenId


class AddNote(_Command, frozen=True, tag="add-note"):
    """Write a note into the log; ``topic`` says whether it is owed to somebody next time."""

    text: str
    topic: Literal["note", "owed"] = "note"
    about: CharacterId = NOBODY


class RollDice(_Command, frozen=True, tag="roll-dice"):
    """Roll dice by a notation such as ``2d6+1``; it has no effect beyond the log."""

    notation: str
    by: CharacterId = NOBODY


class Use(_Command, frozen=True, tag="use"):
    """Do what the ruleset describes under ``use``, ``by`` one character, ``on`` another, with tokens and inputs.

    Inputs are plain JSON values: those that the game describes are numbers, texts and flags, a check's description
    is an object.
    """

    use: str
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    tokens: tuple[TokenId, ...] = ()
    inputs: dict[str, Any] = field(default_factory=dict)
    override: bool = False

    def text(self, key: str) -> str:
        """A text input; empty where it was not given."""
        value = self.inputs.get(key, "")
        return value if isinstance(value, str) else str(value)

    def number(self, key: str, default: int = 0) -> int:
        """A number input; the default where it was not given as a number."""
        value = self.inputs.get(key, default)
        return value if isinstance(value, int) else default


class Unknown(_Command, frozen=True, tag=UNKNOWN):
    """A command that only a newer gmtracker knows, in a campaign's log; its entry stays the bytes it was read as."""


Command = (
    RenameCampaign
    | SetHouseRule
    | SetTable
    | TakeNewKeys
    | AddCharacters
    | EditCharacter
    | RemoveCharacter
    | SetTrait
    | SetTrack
    | SetCondition
    | SetMarker
    | RemoveMarker
    | SetAside
    | SetPlayerVisibility
    | StartSession
    | SetPresent
    | EndSession
    | StartEncounter
    | EndEncounter
    | SetOrder
    | DelayTurn
    | NextTurn
    | PreviousTurn
    | MarkAction
    | AddToken
    | MoveToken
    | RemoveToken
    | AddNote
    | RollDice
    | Use
)


class CommandBatch(_Command, frozen=True, tag="together"):
    """Several commands as one action: each is decided in turn, and one undo takes all of them back."""

    commands: tuple[Command, ...]


AnyCommand = Command | CommandBatch
"""What a table accepts: a ruleset decides commands, the table what is done together."""


def kind_of(command: Struct) -> str:
    """The kind of a command, without anything that was typed: "AddNote", "Use award", "Together AddToken AddToken"."""
    match command:
        case Use(use=use):
            return f"Use {use}"
        case CommandBatch(commands=commands):
            return " ".join(("Together", *map(kind_of, commands)))
        case _:
            return type(command).__name__
