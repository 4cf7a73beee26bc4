"""The line over a pool, and what lies over its end."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from gmtracker.engine.campaign import in_pool
from gmtracker.engine.table import Table
from gmtracker.ui.models.pool import PoolModel
from gmtracker.ui.views.pool_heading import PoolHeading
from tests.support.builders import an_encounter
from tests.ui.look.pictures import colours
from tests.ui.views.stage import Stage

BESIDE = 90


def narrowest(heading: PoolHeading) -> int:
    """How narrow it can be with nothing painted where buttons lie over its end."""
    for width in range(600, BESIDE, -1):
        heading.resize(width, 32)
        end = heading.rect().adjusted(width - BESIDE, 0, 0, 0)
        if len(colours(heading.grab(end).toImage())) > 1:
            return width + 1
    return 0


def a_heading(stage: Stage) -> PoolHeading:
    """The heading of the Fate pool, on its own."""
    return PoolHeading(PoolModel(stage.bridge, in_pool("fate"), stage.bridge), stage.window)


def test_where_there_is_little_room_its_counts_close_up_rather_than_lie_under_its_buttons(
    staged: Callable[[Table], Stage],
) -> None:
    stage = staged(an_encounter())
    stage.earn(2)
    alone, beside = a_heading(stage), a_heading(stage)
    beside.beside = QWidget(beside)
    QHBoxLayout(beside.beside).setContentsMargins(BESIDE, 0, 0, 0)
    assert 0 < narrowest(beside) < narrowest(alone)
