"""The roster's columns as one table: a new one is an entry here and, if it is drawn in its own way, a delegate."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.game_spec import GameSpec, TrackKind
from gmtracker.i18n import tr
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.row_delegate import RowCellDelegate
from gmtracker.ui.roster.delegates import ActionsDelegate, ConditionsDelegate, NameDelegate, TurnDelegate
from gmtracker.ui.tokens.delegate import HeldTokensDelegate
from gmtracker.ui.tracks.delegate import TrackDelegate, least_track_width, tightest_track_width, track_width

SQUEEZE, MAX_SQUEEZES = 20, 2


class Column(IntEnum):
    """The roster's columns from left to right.

    ``TRACK`` is the game's first drawn track. Columns for further tracks come after these, and are shown beside the
    first.
    """

    TURN = 0
    NAME = 1
    TRACK = 2
    TOKENS = 3
    ACTIONS = 4
    CONDITIONS = 5


class RowContent(NamedTuple):
    """What the cells of a row are made from.

    If several alike characters share the row, ``turn``, ``name`` and ``conditions`` are those of all of them, and
    ``character`` is the one who stands for them. ``waits``: the character has gained no token yet this session.
    """

    campaign: Campaign
    character: Character
    turn: cells.TurnMark
    name: cells.NameCell
    conditions: cells.ConditionsCell
    waits: bool


class Widths(NamedTuple):
    """A column's unscaled widths. ``comfortable`` is its width with enough room, or its heading's if that is more.

    It gets as narrow as ``least`` before names are parted into two lines, and as ``tightest`` before they are elided.
    ``close`` is how narrow it gets without being harder to read, None if it never does that.
    """

    comfortable: int
    least: int
    tightest: int
    close: int | None = None


class RosterColumn(NamedTuple):
    """All that is particular to a column. Columns with a lower ``gives_at`` get narrower first.

    ``edit`` returns the character as changed by a typed text, or unchanged if the text makes no sense. A ``track`` is
    edited by its own model. With ``grows`` the column gets wider in a large window.
    """

    heading: str
    cell: Callable[[RowContent], cells.Cell | None]
    delegate: type[RowCellDelegate]
    widths: Widths
    gives_at: int
    is_used: bool = True
    edit: Callable[[Character, str], Character] | None = None
    track: TrackKind | None = None
    grows: bool = False
    spoken_heading: str = ""
    spoken_empty: str = ""

    @property
    def is_editable(self) -> bool:
        """Whether anything can be typed into the column's cells."""
        return self.edit is not None or self.track is not None


def columns_of(game: GameSpec) -> tuple[RosterColumn, ...]:
    """Return a game's columns by number: one for each Column, then one for each track after the first."""
    tracks = cells.drawn_tracks(game)
    first, *others = [_track_column(track) for track in tracks] or [NO_TRACK]
    columns = {
        Column.TURN: RosterColumn(
            "",
            lambda row: row.turn,
            TurnDelegate,
            Widths(40, 24, 24),
            gives_at=4,
            spoken_heading=tr("Turn"),
            spoken_empty=tr("Not active"),
        ),
        Column.NAME: RosterColumn(
            tr("Name"), lambda row: row.name, NameDelegate, Widths(192, 88, 88), gives_at=6, edit=_rename
        ),
        Column.TRACK: first,
        Column.TOKENS: RosterColumn(
            tr("Tokens", "heads the tokens that a character has"),
            lambda row: cells.held_tokens(row.campaign, row.character.id, waits=row.waits),
            HeldTokensDelegate,
            Widths(184 - SQUEEZE * squeezes(tracks), 116, 84),
            gives_at=5,
            is_used=bool(game.tokens),
            grows=True,
        ),
        Column.ACTIONS: RosterColumn(
            tr("Actions"),
            lambda row: cells.actions(row.campaign, row.character.id),
            ActionsDelegate,
            Widths(*(12 + each * len(game.actions) for each in (28, 19, 19, 24))),
            gives_at=1,
            is_used=bool(game.actions),
        ),
        Column.CONDITIONS: RosterColumn(
            tr("Conditions"), lambda row: row.conditions, ConditionsDelegate, Widths(112, 112, 80), gives_at=0
        ),
    }
    if list(columns) != list(Column):
        raise AssertionError("Every column has its entry here, in the order on the screen.")
    return (*columns.values(), *others)


NO_TRACK = RosterColumn("", lambda _: None, TrackDelegate, Widths(0, 0, 0), gives_at=2, is_used=False)
"""The first track of a game without any."""


def _track_column(track: TrackKind) -> RosterColumn:
    least = least_track_width(track)
    return RosterColumn(
        track.name,
        lambda row: cells.track_cell(row.campaign, row.character, track),
        TrackDelegate,
        Widths(track_width(track), least, tightest_track_width(track), close=least),
        gives_at=2,
        track=track,
        grows=True,
    )


def squeezes(tracks: Sequence[TrackKind]) -> int:
    """Return how many times names and tokens give way a little, because several tracks are shown between them."""
    return min(max(0, len(tracks) - 1), MAX_SQUEEZES)


def _rename(character: Character, text: str) -> Character:
    return replace(character, name=text)
