"""Delegates that paint tokens: a row of held tokens in a roster cell, and one die or stone in a pool."""

from functools import lru_cache
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gmtracker.engine.ids import TokenId
from gmtracker.ui.modelview.cells import HeldTokens, TokenFace
from gmtracker.ui.modelview.painting import (
    PAD,
    RecentChanges,
    draw_plate,
    draw_text,
    has_focus,
    is_hovered,
    is_selected,
)
from gmtracker.ui.modelview.row_delegate import Canvas, RowCellDelegate
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import BEHIND, MARGIN, centered_square, draw_stack, draw_token
from gmtracker.ui.theme.fonts import TextSize, is_text_large, scaled, text_font
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.model import PoolModel, Tile

HELD, LARGEST_HELD, LEAST_HELD = 0.75, 44, 22
"""The side of a held token: a fraction of its row's height, at most and at least this many pixels."""

GAP, BETWEEN_KINDS = 2, 8
SIDE_BY_SIDE = 3
"""The maximum number of identical tokens drawn side by side. More are drawn as a stack with a count."""

BESIDE_STACK = 2
DIE, STONE, LARGE_TEXT_SIDE = 44, 40, 32
"""The side of a token in a pool with the gap of 4 to the next one; the last with large text."""

WITH_RIM = 40 / (DIE * (1 - 2 * MARGIN))
"""The part of that side that is drawn, so that a die itself is 40 wide and a stone 36."""

CLOSE_DIE, LEAST_TILE, LEAST_IN_A_ROW = 34, 24, 20
TINY_TILE = 17
"""The smallest side of a token in a pool, in pixels. Three rows of them fit the height of a pool."""

BETWEEN_KINDS_OF_TILES = 8
LEAST_LABEL, MOST_LABEL = 84, 240
TILE_PAD = 1


class TokenPlace(Struct, frozen=True):
    """The rectangle of a held token, or of a stack of identical ones. The first token is the top one."""

    rect: QRectF
    tokens: tuple[TokenFace, ...]

    @property
    def top(self) -> TokenFace:
        """The top token, which a press picks up."""
        return self.tokens[0]

    @property
    def count(self) -> str:
        """The text beside a stack, "×4"; empty for a single token."""
        return _count(len(self.tokens)) if len(self.tokens) > 1 else ""


def token_places(cell: QRect, held: HeldTokens) -> list[TokenPlace]:
    """Return the rectangles of the held tokens in a cell, from left to right.

    Tokens shrink or are stacked if the cell is narrow.
    """
    alike: dict[tuple[object, ...], list[TokenFace]] = {}
    for face in held.faces:
        alike.setdefault((face.kind, face.face, face.size, face.label), []).append(face)
    stacked, rects = _laid_out(
        cell.width() - 2 * PAD, cell.height(), tuple(map(len, alike.values())), scaled(TextSize.NORMAL)
    )
    lying = (
        lying
        for group, is_stack in zip(alike.values(), stacked, strict=True)
        for lying in ((tuple(group),) if is_stack else ((face,) for face in group))
    )
    return [
        TokenPlace(rect.translated(cell.left() + PAD, cell.top()), tokens)
        for tokens, rect in zip(lying, rects, strict=True)
    ]


def token_at(cell: QRect, held: HeldTokens, point: QPoint) -> TokenFace | None:
    """Return the held token at a point, the top one of a stack, or None."""
    return next((place.top for place in token_places(cell, held) if place.rect.contains(point)), None)


@lru_cache(maxsize=256)
def _laid_out(room: int, height: int, counts: tuple[int, ...], _letters: int) -> tuple[list[bool], list[QRectF]]:
    """Return which kinds are stacked, and all rectangles, for these counts of each kind.

    ``_letters`` is the font size; it is only part of the cache key. The size of a token leaves room for
    ``SIDE_BY_SIDE`` of each kind. So every hero's tokens are equally large, and none changes its size as tokens come
    and go. If they would be smaller than the minimum, fewer lie side by side.
    """
    largest = min(height * HELD, float(scaled(LARGEST_HELD)))
    least = min(float(scaled(LEAST_HELD)), largest)
    between = BETWEEN_KINDS * max(0, len(counts) - 1) + GAP * (SIDE_BY_SIDE - 1) * len(counts)
    largest = max(least, min(largest, float((room - between) // (SIDE_BY_SIDE * max(1, len(counts))))))
    for most in range(SIDE_BY_SIDE, 0, -1):
        stacked = [count > most for count in counts]
        shares, fixed = 0.0, float(BETWEEN_KINDS * max(0, len(counts) - 1))
        for count, is_stack in zip(counts, stacked, strict=True):
            shares += 1 + BEHIND if is_stack else count
            fixed += BESIDE_STACK + _count_width(count) if is_stack else GAP * (count - 1)
        side = min(largest, (room - fixed) / max(shares, 1.0))
        if side >= least:
            break
    return stacked, _layout_tokens(height, counts, stacked, max(side, 1.0))


def _layout_tokens(height: int, counts: tuple[int, ...], stacked: list[bool], side: float) -> list[QRectF]:
    rects, left, top = [], 0.0, (height - 1 - side) // 2
    for count, is_stack in zip(counts, stacked, strict=True):
        if is_stack:
            wide = side * (1 + BEHIND) + BESIDE_STACK + _count_width(count)
            rects.append(QRectF(left, top, wide, side))
            left += wide + BETWEEN_KINDS
        else:
            rects += [QRectF(left + place * (side + GAP), top, side, side) for place in range(count)]
            left += count * (side + GAP) - GAP + BETWEEN_KINDS
    return rects


def _count(count: int) -> str:
    return f"×{count}"


def _count_width(count: int) -> int:
    return QFontMetrics(text_font(bold=True)).horizontalAdvance(_count(count))


class HeldTokensDelegate(RowCellDelegate):
    """The delegate of a character's held tokens. It marks the carried tokens and the one that Enter picks up."""

    carried: tuple[TokenId, ...] = ()
    marked: TokenId | None = None

    @override
    def draw(self, canvas: Canvas, cell: HeldTokens) -> None:
        taken = {*self.carried, self.marked}
        for place in token_places(canvas.rect, cell):
            self._draw_place(canvas, place, marked=any(face.id in taken for face in place.tokens))

    def _draw_place(self, canvas: Canvas, place: TokenPlace, *, marked: bool) -> None:
        dimmed, rect = canvas.row_state.is_dim, place.rect
        token = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
        is_stack = len(place.tokens) > 1
        _draw_face(canvas.painter, token, place.top, canvas.palette, dimmed=dimmed, marked=marked, stacked=is_stack)
        if is_stack:
            wide = _count_width(len(place.tokens))
            beside = QRectF(rect.right() - wide, canvas.rect.top(), wide + GAP, canvas.rect.height() - 1)
            draw_text(canvas.painter, beside, place.count, text_font(bold=True), canvas.ink)


class TokenTileDelegate(QStyledItemDelegate):
    """The delegate of one token in a pool. ``side`` is its current side in pixels.

    A gap separates it from a token of another kind before it. A selected token has a plate. A single one has it only
    while the view has focus, because the token pressed last would stay lit. A carried token and the focused one have a
    ring. The tiles are read from the model directly, because Qt's ``data`` takes many times as long.
    """

    def __init__(self, model: PoolModel, freshness: RecentChanges, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._freshness = freshness
        self.carried: tuple[TokenId, ...] = ()
        self.side = full_side(are_dice=True)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        tile = self._model.tile_at(index.row())
        apart = between_kinds() if tile is not None and tile.begins_kind else 0
        return QSize(apart + self.side + (width_beside(tile) if tile is not None else 0), self.side)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tile = self._model.tile_at(index.row())
        if tile is None:
            return
        palette = current_palette()
        rect = QRect(option.rect).adjusted(between_kinds() if tile.begins_kind else 0, 0, 0, 0)
        if self._freshness.is_fresh(index):
            draw_plate(painter, rect, palette.flash)
        elif is_selected(option) and (self._view.hasFocus() or len(self._view.selectedIndexes()) > 1):
            draw_plate(painter, rect, palette.selection)
        elif is_hovered(option):
            draw_plate(painter, rect, palette.hover)
        place = QRectF(rect.left(), rect.top() + (rect.height() - self.side) / 2, self.side, self.side)
        marked = has_focus(option) or not set(self.carried).isdisjoint(tile.tokens)
        if not marked:  # A ring must stay within its cell, which is all that is painted again.
            place = centered_square(place, WITH_RIM)
        is_pile = bool(tile.count_text)
        _draw_face(painter, place, tile.face, palette, dimmed=False, marked=marked, stacked=is_pile)
        beside = rect.adjusted(self.side + TILE_PAD, 0, -TILE_PAD, 0)
        if is_pile:
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            draw_text(painter, beside, tile.count_text, text_font(bold=True), palette.text, aligned)
        elif tile.face.label:
            self._draw_label(painter, beside, tile.face, palette)

    def _draw_label(self, painter: QPainter, beside: QRect, face: TokenFace, palette: Palette) -> None:
        """Draw a token's own name beside it, and its kind below the name."""
        upper = QRect(beside.left(), beside.top(), beside.width(), beside.height() // 2 + 2)
        lower = QRect(beside.left(), upper.bottom(), beside.width(), beside.bottom() - upper.bottom() - TILE_PAD)
        draw_text(painter, upper, face.label, text_font(bold=True), palette.text)
        draw_text(painter, lower, _kind_text(face), text_font(TextSize.SMALL), palette.text_muted)


def full_side(*, are_dice: bool) -> int:
    """Return the side of the tokens of a pool with enough room, in pixels."""
    return scaled(LARGE_TEXT_SIDE if is_text_large() else DIE if are_dice else STONE)


def fitting_tile(room: QSize, count: int, largest: int) -> int:
    """Return the largest side in pixels at which all tokens are visible.

    They lie in one row, or in several if they would be tiny in one.
    """
    least = scaled(TINY_TILE)
    in_a_row = min(room.height(), (room.width() - 1) // max(1, count), largest)
    if in_a_row >= scaled(LEAST_IN_A_ROW):
        return in_a_row
    for side in range(largest, least, -1):
        if (room.height() // side) * ((room.width() - 1) // side) >= count:
            return side
    return least


def between_kinds() -> int:
    """Return the extra gap before a token of another kind, in pixels."""
    return scaled(BETWEEN_KINDS_OF_TILES)


def width_beside(tile: Tile) -> int:
    """Return the width of what is beside a token: the rest of its pile with the count, or its name within bounds.

    A longer name is elided.
    """
    if tile.count_text:
        return ceil(BEHIND * scaled(STONE)) + BESIDE_STACK + _count_width(len(tile.tokens)) + 2 * TILE_PAD
    if not tile.face.label:
        return 0
    name = QFontMetrics(text_font(bold=True)).horizontalAdvance(tile.face.label)
    kind = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(_kind_text(tile.face))
    wanted = max(name, kind) + 2 * TILE_PAD + PAD
    return max(scaled(LEAST_LABEL), min(wanted, scaled(MOST_LABEL)))


def _kind_text(face: TokenFace) -> str:
    return f"{face.name} d{face.size}" if face.size else face.name


def _draw_face(
    painter: QPainter,
    rect: QRectF,
    face: TokenFace,
    palette: Palette,
    *,
    dimmed: bool,
    marked: bool,
    stacked: bool = False,
) -> None:
    """Draw a token or a stack, using the cached picture of one that looks the same."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        (draw_stack if stacked else draw_token)(
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

    what = (face.look, face.sign, face.face, face.size, dimmed, marked, stacked, palette.name)
    whole = rect.adjusted(0, 0, BEHIND * rect.height(), 0) if stacked else rect
    draw_cached(painter, whole, what, draw)
