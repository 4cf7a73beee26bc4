"""Pictures of painted widgets and cells, and what tests measure in them."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import RosterCell
from gmtracker.ui.modelview.painting import DropHighlight
from gmtracker.ui.modelview.row_delegate import CellLook, RowCellDelegate
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.campaigns import faces_in_turn

Drawing = Callable[[QPainter, QRectF], None]
Triple = tuple[float, float, float]


def painted(draw: Drawing, *, side: int = 96, ground: QColor | None = None) -> QImage:
    """Return what `draw` paints into a square of `side` pixels, on white or on `ground`."""
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(ground or QColor("white"))
    with QPainter(picture) as painter:
        draw(painter, QRectF(0, 0, side, side))
    return picture


def shape(picture: QImage) -> list[list[bool]]:
    """Return which pixels are light, as a picture without colors shows them."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [[grey.pixelColor(x, y).red() > 160 for x in range(grey.width())] for y in range(grey.height())]


def colours(picture: QImage) -> set[str]:
    """Return the names of all colors in a picture."""
    rows, columns = range(picture.height()), range(picture.width())
    return {picture.pixelColor(x, y).name() for x in columns for y in rows}


def linear(colour: QColor) -> Triple:
    """Return a color's linear RGB values, without the gamma curve."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def luminance(colour: QColor) -> float:
    """Return the luminance of a color, 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colors by the WCAG, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


BLOCK = 20


def blank_share(picture: QImage) -> float:
    """Return the share of blocks of 20 by 20 pixels that have only one color."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels, line = bytes(picture.constBits()), picture.bytesPerLine()
    blocks = [
        (x * 4, y)
        for y in range(0, picture.height() - BLOCK + 1, BLOCK)
        for x in range(0, picture.width() - BLOCK + 1, BLOCK)
    ]

    def is_blank(x: int, y: int) -> bool:
        first = y * line + x
        plain = pixels[first : first + 4] * BLOCK
        return all(pixels[at : at + 4 * BLOCK] == plain for at in range(first, first + BLOCK * line, line))

    return sum(is_blank(*block) for block in blocks) / len(blocks)


PLAIN = CellLook()


class Lit:
    """Drop highlights that a test sets."""

    def __init__(
        self,
        row: DropHighlight = DropHighlight.NONE,
        zones: tuple[tuple[str, DropHighlight], ...] = (),
    ) -> None:
        self.row = row
        self.zones = zones

    def row_highlight(self, _character: CharacterId) -> DropHighlight:
        return self.row

    def zone_highlights(self, _character: CharacterId) -> tuple[tuple[str, DropHighlight], ...]:
        return self.zones


def roster_of(table: Table) -> CharactersModel:
    """Return the roster model of a table."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    model = CharactersModel(bridge, TrackEditor(bridge))
    bridge.setParent(model)
    return model


def paint(
    delegate: RowCellDelegate, shown: RosterCell, column: Column, width: int = 180, look: CellLook = PLAIN
) -> QImage:
    """Return a cell of 40 pixels' height, painted by a delegate over pink."""
    picture = QImage(width, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("pink"))
    placed = look._replace(is_first=column == Column.TURN, is_last=column == Column.CONDITIONS)
    with QPainter(picture) as painter:
        delegate.paint_cell(painter, QRect(0, 0, width, 40), shown, placed)
    return picture


def cell(
    table: Table,
    column: Column,
    delegate: Callable[[Lit], RowCellDelegate],
    *,
    row: int = 0,
    lit: Lit | None = None,
    width: int = 180,
    look: CellLook = PLAIN,
) -> QImage:
    """Return one painted cell of a table's roster."""
    return paint(delegate(lit or Lit()), roster_of(table).shown_on(row)[column], column, width, look)


def inks(picture: QImage) -> set[str]:
    """Return the names of all colors in a picture."""
    width, height = picture.width(), picture.height()
    return {picture.pixelColor(x, y).name() for x in range(width) for y in range(height)}


def ground(picture: QImage) -> str:
    """Return the color near the upper right corner, where there is no text, inside any frame."""
    return picture.pixelColor(picture.width() - 4, 4).name()
