"""The delegates of tokens: a row of held dice in a cell, and one die or stone in a pool."""

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from gmtracker.engine.ids import TokenId
from gmtracker.ui.modelview.cells import HeldTokens, TokenFace
from gmtracker.ui.modelview.painting import (
    PAD,
    Freshness,
    draw_plate,
    draw_text,
    is_hovered,
    is_selected,
)
from gmtracker.ui.modelview.row_delegate import Canvas, RowCellDelegate
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_token
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.icons import draw_kept
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens import model as token_model

HELD = 30
GAP = 2
TILE, LEAST_TILE = 48, 24
LEAST_LABEL, MOST_LABEL = 84, 240
TILE_PAD, LEAST_PAD = 3, 1


def token_rects(cell: QRect, count: int) -> list[QRectF]:
    """Where the held tokens of a cell are drawn, from left to right; they overlap where there is no room."""
    side = min(scaled(HELD), cell.height() - 5)
    room = cell.width() - 2 * PAD - side
    pitch = min(side + GAP, room / (count - 1)) if count > 1 else 0.0
    top = cell.top() + (cell.height() - 1 - side) / 2
    return [QRectF(cell.left() + PAD + place * pitch, top, side, side) for place in range(count)]


def token_at(cell: QRect, held: HeldTokens, point: QPoint) -> TokenFace | None:
    """The held token under the pointer: the uppermost where they overlap."""
    rects = token_rects(cell, len(held.faces))
    under = [face for face, rect in zip(held.faces, rects, strict=True) if rect.contains(point)]
    return under[-1] if under else None


class HeldTokensDelegate(RowCellDelegate):
    """What a character holds; rings mark what is carried, and the one that Enter would pick up."""

    carried: tuple[TokenId, ...] = ()
    marked: TokenId | None = None

    @override
    def draw(self, canvas: Canvas, cell: HeldTokens) -> None:
        for face, rect in zip(cell.faces, token_rects(canvas.rect, len(cell.faces)), strict=True):
            marked = face.id in self.carried or face.id == self.marked
            _draw_face(canvas.painter, rect, face, canvas.palette, dimmed=canvas.row_state.is_dim, marked=marked)


class TokenTileDelegate(QStyledItemDelegate):
    """One token of a pool; on a plate where it is chosen, ringed while it is carried. ``side`` is the room it has."""

    def __init__(self, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._freshness = freshness
        self.carried: tuple[TokenId, ...] = ()
        self.side = scaled(TILE)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        face = index.data(token_model.Role.CELL)
        beside = _label_width(face) if face is not None and face.label else 0
        return QSize(self.side + beside, self.side)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(token_model.Role.CELL)
        if face is None:
            return
        palette = current_palette()
        rect = QRect(option.rect)
        if self._freshness.is_fresh(index):
            draw_plate(painter, rect, palette.flash)
        elif is_selected(option):
            draw_plate(painter, rect, palette.selection)
        elif is_hovered(option):
            draw_plate(painter, rect, palette.hover)
        wide = min(self.side, rect.width())
        side = min(scaled(TILE) - 2 * TILE_PAD, wide - 2 * LEAST_PAD)
        tile = QRectF(rect.left() + (wide - side) / 2, rect.top() + (rect.height() - side) / 2, side, side)
        _draw_face(painter, tile, face, palette, dimmed=False, marked=face.id in self.carried)
        if face.label:
            self._draw_label(painter, rect.adjusted(scaled(TILE) + TILE_PAD, 0, -TILE_PAD, 0), face, palette)

    def _draw_label(self, painter: QPainter, beside: QRect, face: TokenFace, palette: Palette) -> None:
        """A token's own name beside it, and below that what kind it is."""
        upper = QRect(beside.left(), beside.top(), beside.width(), beside.height() // 2 + 2)
        lower = QRect(beside.left(), upper.bottom(), beside.width(), beside.bottom() - upper.bottom() - TILE_PAD)
        draw_text(painter, upper, face.label, text_font(bold=True), palette.text)
        draw_text(painter, lower, _kind_of(face), text_font(TextSize.SMALL), palette.text_muted)


def fitting_tile(room: QSize, count: int) -> int:
    """How large so many tokens can lie that all of them are seen: in one row, or in as many as then fit better."""
    largest, least = scaled(TILE), scaled(LEAST_TILE)
    for side in range(largest, least, -1):
        if (room.height() // side) * ((room.width() - 1) // side) >= count:
            return side
    return least


def _label_width(face: TokenFace) -> int:
    """As wide as what stands beside the token, within bounds; a longer name is cut short."""
    name = QFontMetrics(text_font(bold=True)).horizontalAdvance(face.label)
    kind = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(_kind_of(face))
    wanted = max(name, kind) + 2 * TILE_PAD + PAD
    return max(scaled(LEAST_LABEL), min(wanted, scaled(MOST_LABEL)))


def _kind_of(face: TokenFace) -> str:
    return f"{face.name} d{face.size}" if face.size else face.name


def _draw_face(
    painter: QPainter, rect: QRectF, face: TokenFace, palette: Palette, *, dimmed: bool, marked: bool
) -> None:
    """Draw a token, from the kept picture of one that looks the same."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(
            painter,
            rect,
            face.look,
            face.sign,
            palette,
            face=face.face,
            size=face.size,
            dimmed=dimmed,
            highlighted=marked,
        )

    what = (face.look, face.sign, face.face, face.size, dimmed, marked, palette.name)
    draw_kept(painter, rect, what, draw)
