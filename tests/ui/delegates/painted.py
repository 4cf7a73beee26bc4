"""Cells as they are painted, for tests that look at them."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.delegates.ground import Light
from gmtracker.ui.delegates.row_cell import RowCellDelegate
from gmtracker.ui.models.characters import CharactersModel, Column
from gmtracker.ui.models.rows import Index
from gmtracker.ui.models.wheels import WellsModel
from tests.support.builders import faces_in_turn

_Delegate = TypeVar("_Delegate", bound=RowCellDelegate)


class Lit:
    """Lights that are switched by hand."""

    def __init__(self, row: Light = Light.NONE, zones: tuple[tuple[str, Light], ...] = (), fresh: bool = False) -> None:
        self.row = row
        self.zones = zones
        self.fresh = fresh

    def row_light(self, _character: CharacterId) -> Light:
        return self.row

    def zone_lights(self, _character: CharacterId) -> tuple[tuple[str, Light], ...]:
        return self.zones

    def is_fresh(self, _index: Index) -> bool:
        return self.fresh


def roster_of(table: Table) -> CharactersModel:
    """The roster of a table."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    model = CharactersModel(bridge, WellsModel(bridge, bridge))
    bridge.setParent(model)
    return model


def paint(delegate: RowCellDelegate, index: QModelIndex, width: int = 180, *, selected: bool = False) -> QImage:
    """A cell of 40 pixels' height as a delegate paints it, on pink where it paints nothing."""
    picture = QImage(width, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("pink"))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, width, 40)
    if selected:
        option.state |= QStyle.StateFlag.State_Selected
    with QPainter(picture) as painter:
        delegate.paint(painter, option, index)
    return picture


def cell(
    table: Table,
    column: Column,
    delegate: Callable[[Lit], RowCellDelegate],
    *,
    row: int = 0,
    lit: Lit | None = None,
    width: int = 180,
    selected: bool = False,
) -> QImage:
    """One cell of a table's roster, painted."""
    model = roster_of(table)
    return paint(delegate(lit or Lit()), model.index(row, column), width, selected=selected)


def inks(picture: QImage) -> set[str]:
    """Every colour of a picture, by name."""
    width, height = picture.width(), picture.height()
    return {picture.pixelColor(x, y).name() for x in range(width) for y in range(height)}


def ground(picture: QImage) -> str:
    """The colour of a place in the upper right corner, where nothing is written, within any frame."""
    return picture.pixelColor(picture.width() - 4, 4).name()
