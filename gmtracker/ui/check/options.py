"""The "and with …" rows of a check: each token that could be spent, for what, and what it would come to."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckRow, OnCheck
from gmtracker.i18n import titled, tr
from gmtracker.ui.modelview.painting import draw_text, is_hovered, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import TokenLook, draw_token
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.scroll import wrap_viewport

BEST = 5
MOST_REASONS = 2
NOTHING_TO_SPEND = tr("Tokens that could be spent on it are listed here.")
HEIGHT = 24
TOKEN = 18
PAD = 6
MEAN, BEFORE_MEAN = 38, 4
BESIDE_NAME = 4
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data role of a row beside the text: the :class:`ShownRow` to paint; None for what unfolds the rest."""

    CELL = Qt.ItemDataRole.UserRole


class ShownRow(Struct, frozen=True):
    """A row, and how the first of its tokens is drawn; a row without tokens has no look."""

    row: CheckRow
    look: TokenLook | None = None
    face: int | None = None
    size: int = 6


class CheckRowsModel(QAbstractListModel):
    """The best five rows, or as many as there is room for, and the others on demand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ShownRow] = []
        self._unfolded = False
        self._room = 0
        self._best = 0

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> None:
        """Show these rows, with the tokens of that campaign."""
        shown = [_with_token(row, campaign) for row in rows]
        if shown != self._rows:
            self.beginResetModel()
            self._rows = shown
            self._best = self._best_of(self._room)
            self.endResetModel()

    def unfold(self, unfolded: bool) -> None:
        """Show all rows, or the best alone."""
        self.beginResetModel()
        self._unfolded = unfolded
        self.endResetModel()

    def have_room_for(self, lines: int) -> None:
        """Show as many rows as there is room for, and never fewer than the best five."""
        self._room, best = lines, self._best_of(lines)
        if best != self._best:
            self.beginResetModel()
            self._best = best
            self.endResetModel()

    @property
    def is_unfolded(self) -> bool:
        """Whether all rows are shown."""
        return self._unfolded

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        if parent.isValid():
            return 0
        more = len(self._rows) > self._best
        return (len(self._rows) if self._unfolded else min(self._best, len(self._rows))) + more

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        is_row = index.row() < self.rowCount() - (len(self._rows) > self._best)
        cell = self._rows[index.row()] if is_row else None
        match role:
            case Role.CELL:
                return cell
            case Qt.ItemDataRole.DisplayRole:
                return _name(cell.row) if cell else self._says_more()
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole if cell:
                said = _read_out(cell.row)
                return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None

    def _best_of(self, lines: int) -> int:
        """How many rows are shown first in so many lines; the line that unfolds the rest is one of them.

        Beyond the first five those are shown alone that can be taken now.
        """
        able = sum(not shown.row.offer.refusal for shown in self._rows)
        return max(BEST, min(lines - (len(self._rows) > lines), able))

    def _says_more(self) -> str:
        if self._unfolded:
            return tr("The best {count} alone", count=self._best)
        return tr("More ({count})", count=len(self._rows) - self._best)


class CheckRowsView(DropTargetMixin, QListView):
    """The rows, to be clicked or pressed Enter on, and where tokens for the check are dropped.

    ``chosen`` carries the row that was. ``target`` is asked what a drop is for.
    """

    chosen = Signal(CheckRow)

    def __init__(
        self, carried: CarriedTokens, target: Callable[[], OnCheck | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._carried = carried
        self._target = target
        self._rows = CheckRowsModel(self)
        self._pressed = QModelIndex()
        self._is_unrolled = False
        self.drop_target = DropTarget(self, carried, self._target_at)
        self.setModel(self._rows)
        self.setItemDelegate(_RowDelegate(self))
        self.setAccessibleName(tr("And with"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._rows.modelReset.connect(self._on_reset)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Qt leaves what was painted where a part goes that is held still: its place is painted anew."""
        super().hideEvent(event)
        if (ground := self.parentWidget()) is not None:
            ground.update(self.geometry())

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> None:
        """Show these rows, with the tokens of that campaign; without any there is nothing to see."""
        self._rows.show_rows(rows, campaign)
        self._fit()
        self.setVisible(bool(rows))
        self.executeDelayedItemsLayout()  # else it comes after the first paint, and all is painted twice

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._carried.tokens:
            self.drop_target.hover(event.position().toPoint())
            self.drop_target.put_down()
            return
        super().mousePressEvent(event)
        self._pressed = self.indexAt(event.position().toPoint())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._carried.tokens:
            self.drop_target.hover(event.position().toPoint())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.drop_target.leave()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        pressed, self._pressed = self._pressed, QModelIndex()
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and index == pressed:
            self._choose(index)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(HEIGHT) * (BEST + 1) + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        lines = self._rows.rowCount() if self._is_unrolled else 2
        return QSize(scaled(160), scaled(HEIGHT) * lines + 2 * self.frameWidth())

    def unroll(self, is_unrolled: bool) -> None:
        """Show every line at once from now on, as something around it scrolls, or scroll again."""
        self._is_unrolled = is_unrolled
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        """Show what there is room for, and keep the current line."""
        current = self.currentIndex().row()
        self._rows.have_room_for(0 if self._is_unrolled else wrap_viewport(self).height() // scaled(HEIGHT))
        if current >= 0 and not self.currentIndex().isValid():
            self.setCurrentIndex(self._rows.index(min(current, self._rows.rowCount() - 1)))

    def _on_reset(self) -> None:
        if self._is_unrolled:
            self.updateGeometry()

    def _target_at(self, _point: QPoint) -> OnCheck | None:
        return self._target()

    def _choose(self, index: Index) -> None:
        if not index.isValid():
            return
        cell = index.data(Role.CELL)
        if isinstance(cell, ShownRow):
            self.chosen.emit(cell.row)
        else:
            self._rows.unfold(not self._rows.is_unfolded)


class _RowDelegate(QStyledItemDelegate):
    """Paints a row on one line: the token, the use and what it adds, the chance, and the mean outcome."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(160), scaled(HEIGHT))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRect(option.rect)
        if is_selected(option) or is_hovered(option):
            painter.fillRect(rect, palette.selection if is_selected(option) else palette.hover)
        inside = rect.adjusted(PAD, 0, -PAD, 0)
        cell = index.data(Role.CELL)
        if isinstance(cell, ShownRow):
            self._paint_row(painter, inside, cell)
        else:
            draw_text(painter, inside, str(index.data()), text_font(TextSize.SMALL), palette.accent.text)

    def _paint_row(self, painter: QPainter, rect: QRect, cell: ShownRow) -> None:
        palette, row = current_palette(), cell.row
        refused = bool(row.offer.refusal)
        if cell.look is not None:
            side = scaled(TOKEN)
            mark = QRectF(rect.left(), rect.center().y() - side / 2 + 0.5, side, side)
            draw_token(painter, mark, cell.look, row.sign, palette, face=cell.face, size=cell.size, dimmed=refused)
        line = rect if cell.look is None else rect.adjusted(scaled(TOKEN) + PAD, 0, 0, 0)
        ink = palette.text_disabled if refused else palette.text
        if refused:
            draw_text(painter, line, titled(row.offer.name, row.offer.refusal), text_font(TextSize.SMALL), ink)
            return
        mean, success = text_font(TextSize.SMALL), text_font(bold=True)
        draw_text(painter, line, row.mean, mean, palette.text_muted, RIGHT)
        wide = QFontMetrics(mean).horizontalAdvance(row.mean) + BEFORE_MEAN
        chance = line.adjusted(0, 0, -max(scaled(MEAN), wide), 0)
        draw_text(painter, chance, row.success.message, success, ink, RIGHT)
        taken = QFontMetrics(success).horizontalAdvance(row.success.message) + BESIDE_NAME
        draw_text(painter, chance.adjusted(0, 0, -taken, 0), _name(row), text_font(TextSize.SMALL), ink)


def apart_from_refusal(rows: tuple[CheckRow, ...]) -> tuple[tuple[CheckRow, ...], str]:
    """The rows, and what is said without any: why, where all of them are refused for the same reason or two."""
    reasons = dict.fromkeys(row.offer.refusal for row in rows)
    if rows and "" not in reasons and len(reasons) <= MOST_REASONS:
        return (), " ".join(reasons)
    return rows, NOTHING_TO_SPEND


def _name(row: CheckRow) -> str:
    """What is done, in as few words as there is room for; the number of stones where there are several.

    What nothing is spent on is told by what it does.
    """
    number = len(row.offer.command.tokens)
    if number == 0:
        return titled(row.offer.name, row.offer.effect)
    return f"{number} × {row.offer.name}" if number > 1 else row.offer.name


def _read_out(row: CheckRow) -> str:
    told = tr("{use} with {what} ({count} of them)") if row.count > 1 else tr("{use} with {what}")
    told = titled(told.format(use=row.offer.name, what=row.what, count=row.count), row.offer.effect)
    if row.offer.refusal:
        return f"{told}. {row.offer.refusal}"
    mean = f"{row.mean} {row.means}"
    return tr("{told}, then {chance}, {mean} on average", told=told, chance=row.success.message, mean=mean)


def _with_token(row: CheckRow, campaign: Campaign) -> ShownRow:
    token = campaign.token(row.offer.command.tokens[0]) if row.offer.command.tokens else None
    if token is None:
        return ShownRow(row)
    return ShownRow(row, campaign.game.token_kind(token.kind).look, token.value, token.size)
