"""What is played: the steps of an evening, read from the sample's own file."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """What is taken in hand: tokens of a kind from a pool, from the GM's hand, or held by somebody."""

    kind: str
    pool: str = ""
    held: str = ""
    hand: bool = False
    value: int | None = None
    count: int = 1


class _Step(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One gesture; ``says`` is told to whoever is watching, ``refused`` that the table will say no."""

    says: str = ""
    refused: bool = False


class StartSession(_Step, frozen=True, tag="start-session"):
    """Everyone is here; these faces fell."""

    title: str
    faces: tuple[int, ...]


class EndSession(_Step, frozen=True, tag="end-session"):
    """The evening is over."""


class StartEncounter(_Step, frozen=True, tag="start-encounter"):
    """An encounter begins, in turns by these names."""

    kind: str
    title: str
    order: tuple[str, ...]


class EndEncounter(_Step, frozen=True, tag="end-encounter"):
    """The encounter ends like this."""

    result: str


class NextTurn(_Step, frozen=True, tag="next-turn"):
    """The next turn."""


class Drop(_Step, frozen=True, tag="drop"):
    """Tokens are dragged onto a character, and put to a use with a face typed in, if one is named."""

    take: Take
    on: str
    use: str = ""
    face: int | None = None
    note: str = ""


class Hubris(_Step, frozen=True, tag="hubris"):
    """A die of the pool with this value is dragged onto the zone of a character's row."""

    take: Take
    on: str
    use: str


class UseStep(_Step, frozen=True, tag="use"):
    """A use with its inputs, from the menu of a row or of a pool."""

    use: str
    by: str = ""
    inputs: dict[str, Any] = {}


class Track(_Step, frozen=True, tag="track"):
    """A segment of a wheel is clicked."""

    who: str
    value: int


class Mark(_Step, frozen=True, tag="mark"):
    """An action is marked as taken."""

    who: str
    action: str


class Check(_Step, frozen=True, tag="check"):
    """A check is set up, by the names of its fields, and rolled with these faces."""

    by: str
    on: str = ""
    fields: dict[str, bool | int | str] = {}
    faces: tuple[int, ...] = ()


class Spend(_Step, frozen=True, tag="spend"):
    """Tokens are dragged onto the check that is open, and put to a use with a face typed in, if one is named."""

    take: Take
    use: str = ""
    face: int | None = None


class GoOn(_Step, frozen=True, tag="go-on"):
    """What the open check comes to next: its button is pressed, after these faces fell."""

    button: str
    faces: tuple[int, ...] = ()


class Flow(_Step, frozen=True, tag="flow"):
    """The open procedure: faces of the dice it asks for, answers keyed by their digits, and the way on from there."""

    button: str = ""
    faces: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()


class Undo(_Step, frozen=True, tag="undo"):
    """The last action is taken back."""


class Note(_Step, frozen=True, tag="note"):
    """A note is written down."""

    text: str
    owed: bool = False


class Summary(_Step, frozen=True, tag="summary"):
    """The summary is opened."""


class Picture(_Step, frozen=True, tag="picture"):
    """A picture of what is on the screen."""

    name: str


Step = (
    StartSession
    | EndSession
    | StartEncounter
    | EndEncounter
    | NextTurn
    | Drop
    | Hubris
    | UseStep
    | Track
    | Mark
    | Check
    | Spend
    | GoOn
    | Flow
    | Undo
    | Note
    | Summary
    | Picture
)


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening, step by step."""

    steps: tuple[Step, ...]


def read_script(path: Path) -> Script:
    """The script in a file. Raises msgspec's ValidationError for one that is not in order."""
    return msgspec.json.decode(path.read_bytes(), type=Script)
