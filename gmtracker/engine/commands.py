"""The commands: one closed, generic union of what the GM can ask for. A ruleset adds uses, never commands."""

from typing import Any, Literal

from msgspec import Struct, field

from gmtracker.engine.campaign import Character, Expiry, Place, Trait
from gmtracker.engine.game_spec import RollTable
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, TokenId

Seen = Literal["nothing", "name", "all"]

UNKNOWN = "…"
"""The tag, in memory only, of a command or an event of an unknown kind."""


class _Command(Struct, frozen=True, kw_only=True, tag_field="command", omit_defaults=True):
    """The base of all commands: frozen plain values."""


class RenameCampaign(_Command, frozen=True, tag="rename-campaign"):
    """Rename the campaign."""

    name: str


class SetHouseRule(_Command, frozen=True, tag="set-house-rule"):
    """Set a house rule to a value that the rule allows."""

    key: str
    value: bool | int


class SetTable(_Command, frozen=True, tag="set-table"):
    """Replace a roll table with one of the campaign's own; None restores the game's."""

    key: str
    table: RollTable | None = None


class MigrateKeys(_Command, frozen=True, tag="take-new-keys"):
    """Move the campaign's data from keys that the game's file has renamed to the new keys."""


class AddCharacters(_Command, frozen=True, tag="add-characters"):
    """Add characters to the roster, with new ids.

    ``into_turns`` adds them to the turn order of the encounter in progress. ``hidden``: players see nothing of the
    opposition among them until their first turn.
    """

    characters: tuple[Character, ...]
    into_turns: bool = False
    hidden: bool = False


class EditCharacter(_Command, frozen=True, tag="edit-character"):
    """Replace a character's name, player, side, tier, level, traits and notes."""

    character: Character


class RemoveCharacter(_Command, frozen=True, tag="remove-character"):
    """Remove a character and the tokens it holds from the campaign."""

    character: CharacterId


class SetTrait(_Command, frozen=True, tag="set-trait"):
    """Set one trait on a sheet, replacing the one with the same group and name."""

    character: CharacterId
    trait: Trait


class SetTrack(_Command, frozen=True, tag="set-track"):
    """Set a track by hand to a value (not by a difference)."""

    character: CharacterId
    track: str
    value: int
    override: bool = False


class SetCondition(_Command, frozen=True, tag="set-condition", rename={"expiry": "until"}):
    """Add a condition to a character, optionally until a moment, or remove it."""

    character: CharacterId
    condition: str
    on: bool = True
    expiry: Expiry | None = None


class SetMarker(_Command, frozen=True, tag="set-marker", rename={"expiry": "until", "maximum": "most"}):
    """Set an own condition, counter or clock, replacing the owner's marker with the same text.

    ``owner`` is a character, or empty for the table. ``count`` is the current count, if the marker counts,
    and ``maximum`` the highest one. Players see nothing of a ``hidden`` marker.
    """

    text: str
    owner: CharacterId = NOBODY
    count: int | None = None
    maximum: int = 0
    expiry: Expiry | None = None
    hidden: bool = False


class RemoveMarker(_Command, frozen=True, tag="remove-marker"):
    """Remove a marker by hand; for an owed thing, ``word`` says how it was settled."""

    marker: MarkerId
    word: str = ""


class SetAside(_Command, frozen=True, tag="set-aside"):
    """Bench a character (hidden and without turns), or bring it back."""

    character: CharacterId
    benched: bool = field(name="aside")


class SetPlayerVisibility(_Command, frozen=True, tag="set-seen"):
    """Set what the player window shows of a character of the opposition."""

    character: CharacterId
    seen: Seen


class StartSession(_Command, frozen=True, tag="start-session", rename={"continues_adventure": "goes_on"}):
    """Start a session with the heroes who are present.

    ``picks`` names the token kind for a hero who has room for only some of the starting tokens.
    ``continues_adventure``: the adventure of the last session continues, in a game that asks.
    """

    title: str = ""
    present: tuple[CharacterId, ...] = ()
    picks: dict[str, str] = field(default_factory=dict)
    continues_adventure: bool = False


class SetPresent(_Command, frozen=True, tag="set-present"):
    """Set whether a hero's player is present: someone arrives late or leaves early."""

    character: CharacterId
    present: bool


class EndSession(_Command, frozen=True, tag="end-session"):
    """End the session, and with it an encounter in progress, whose outcome is ``encounter_result``."""

    encounter_result: str = ""
    override: bool = False


class StartEncounter(_Command, frozen=True, tag="start-encounter"):
    """Start an encounter of a kind, with the given turn order."""

    kind: str
    title: str = ""
    order: tuple[CharacterId, ...] = ()


class EndEncounter(_Command, frozen=True, tag="end-encounter"):
    """End the encounter; ``result`` is its outcome in the GM's words."""

    result: str = ""


class SetOrder(_Command, frozen=True, tag="set-order"):
    """Set who takes turns, and in which order."""

    order: tuple[CharacterId, ...]


class DelayTurn(_Command, frozen=True, tag="delay-turn"):
    """Move a character behind the next one in the order who has not acted; a turn in progress then has not happened."""

    character: CharacterId


class NextTurn(_Command, frozen=True, tag="next-turn"):
    """Start the turn of the next character in the order who has not acted in this round."""


class PreviousTurn(_Command, frozen=True, tag="previous-turn"):
    """Reverse what the last turn change did, and nothing else."""


class MarkAction(_Command, frozen=True, tag="mark-action"):
    """Mark an action as taken ``times`` times since it was renewed."""

    character: CharacterId
    action: str
    times: int
    override: bool = False


class AddToken(_Command, frozen=True, tag="add-token"):
    """Put a new token into play by hand."""

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
    """Remove a token from play by hand."""

    token: TokenId


class AddNote(_Command, frozen=True, tag="add-note"):
    """Add a note to the log; ``topic`` says whether it is something owed."""

    text: str
    topic: Literal["note", "owed"] = "note"
    about: CharacterId = NOBODY


class RollDice(_Command, frozen=True, tag="roll-dice"):
    """Roll dice in a notation such as ``2d6+1``; the only effect is the log entry."""

    notation: str
    by: CharacterId = NOBODY


class FilledForm(Struct, frozen=True, omit_defaults=True):
    """The form of a check as the GM filled it in: who acts, against whom, and (key, value) pairs of the fields set."""

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    values: tuple[tuple[str, bool | int | str], ...] = ()


class Use(_Command, frozen=True, tag="use"):
    """Do what the ruleset describes under ``use``: ``by`` one character, ``on`` another, with tokens and inputs.

    Inputs are plain JSON values. Those that the game describes are numbers, texts and flags; a check's description is
    an object. ``form`` is how the GM set up the check, so that undo can restore it; None if it was not rolled from a
    form. No rule reads it.
    """

    use: str
    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    tokens: tuple[TokenId, ...] = ()
    inputs: dict[str, Any] = field(default_factory=dict)
    override: bool = False
    form: FilledForm | None = None

    def text(self, key: str) -> str:
        """Return a text input; empty if it was not given."""
        value = self.inputs.get(key, "")
        return value if isinstance(value, str) else str(value)

    def number(self, key: str, default: int = 0) -> int:
        """Return a number input, or ``default`` if it was not given as a number."""
        value = self.inputs.get(key, default)
        return value if isinstance(value, int) else default


class Unknown(_Command, frozen=True, tag=UNKNOWN):
    """A command in a log that only a newer gmtracker knows; its entry keeps the bytes it was read from."""


Command = (
    RenameCampaign
    | SetHouseRule
    | SetTable
    | MigrateKeys
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
    """Several commands as one action: decided one after the other, undone by a single undo."""

    commands: tuple[Command, ...]


AnyCommand = Command | CommandBatch
"""What a table accepts. The table decides batches; a ruleset only single commands."""


def command_kind(command: Struct) -> str:
    """Return a command's kind without any typed text: "AddNote", "Use award", "Together AddToken AddToken"."""
    match command:
        case Use(use=use):
            return f"Use {use}"
        case CommandBatch(commands=commands):
            return " ".join(("Together", *map(command_kind, commands)))
        case _:
            return type(command).__name__
