"""The table of the roster's columns: what holds for each of them in every game."""

import pytest
from PySide6.QtCore import Qt

from gmtracker.engine.game_spec import GameSpec
from gmtracker.rulesets.shattered_spheres.sheet import GAME as SHATTERED_SPHERES
from gmtracker.rulesets.torg_eternity.sheet import GAME as TORG_ETERNITY
from gmtracker.rulesets.vagabond.sheet import GAME as VAGABOND
from gmtracker.ui.roster.columns_table import Column, columns_of
from tests.builders.campaigns import a_table
from tests.strangers_game.river_tales import GAME as RIVER_TALES
from tests.windows.pictures import roster_of

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = pytest.mark.parametrize(
    "game", [SHATTERED_SPHERES, TORG_ETERNITY, VAGABOND, RIVER_TALES], ids=lambda game: game.name
)


@GAMES
def test_each_track_after_the_first_adds_a_column(game: GameSpec) -> None:
    columns = columns_of(game)
    tracks = [column.track for column in (columns[Column.TRACK], *columns[len(Column) :])]
    assert tracks == [track for track in game.tracks if track.look != "number"]


@GAMES
def test_every_column_has_a_name_for_screen_readers(game: GameSpec) -> None:
    assert all(column.heading or column.spoken_heading for column in columns_of(game) if column.is_used)


@GAMES
def test_names_are_the_last_to_get_narrower(game: GameSpec) -> None:
    columns = columns_of(game)
    assert all(
        column.gives_at < columns[Column.NAME].gives_at for at, column in enumerate(columns) if at != Column.NAME
    )


@GAMES
def test_conditions_are_the_first_to_get_narrower(game: GameSpec) -> None:
    columns = columns_of(game)
    first = columns[Column.CONDITIONS].gives_at
    assert all(column.gives_at > first for at, column in enumerate(columns) if at != Column.CONDITIONS)


@GAMES
def test_no_column_is_wider_with_less_room(game: GameSpec) -> None:
    for _, least, tightest, close in (column.widths for column in columns_of(game)):
        assert tightest <= least <= (least if close is None else close)


def test_headings_are_of_columns_only() -> None:
    model = roster_of(a_table())
    assert model.headerData(Column.NAME, Qt.Orientation.Horizontal) == "Name"
    assert model.headerData(Column.NAME, Qt.Orientation.Vertical) is None
    assert model.headerData(model.columnCount(), Qt.Orientation.Horizontal) is None
