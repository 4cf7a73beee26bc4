"""The "and with …" rows of a check: what each token could be spent on, and what it would result in."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.shown import CheckRow, OnCheck
from gmtracker.i18n import labeled, tr
from gmtracker.ui.check.popups import Popup
from gmtracker.ui.modelview.painting import draw_text, is_hovered, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import TokenLook, draw_token
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, width_of
from gmtracker.ui.theme.icons import draw_kept
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.overlays import SHADOW, room_in
from gmtracker.ui.widgets.scroll import wrap_viewport

MOST = 3
MOST_REASONS = 2
NOTHING_TO_SPEND = tr("Tokens you can spend on this check appear here.")
NOTHING_BEFORE_PLAY = tr("Once the session starts, tokens you can spend on this check appear here.")
HEIGHT = 24
TOKEN = 20
PAD = 6
BEFORE_MAKES, BESIDE_NAME = 8, 8
ARROW = "→ "
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data role of a row: the :class:`ShownRow` to paint, or None for the row that opens the rest."""

    CELL = Qt.ItemDataRole.UserRole


class ShownRow(Struct, frozen=True):
    """A row, and how its first token is drawn; ``look`` is None without tokens."""

    row: CheckRow
    look: TokenLook | None = None
    face: int | None = None
    size: int = 6


class CheckRowsModel(QAbstractListModel):
    """The best rows, one of each kind first, and a last row with the number of hidden ones."""

    def __init__(self, parent: QObject | None = None, *, is_whole: bool = False) -> None:
        """Set up the model; ``is_whole`` shows all rows in their own order."""
        super().__init__(parent)
        self._rows: list[ShownRow] = []
        self._is_whole = is_whole
        self._able = 0
        self._most = MOST

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> bool:
        """Show rows with a campaign's tokens. Returns False if they are shown already."""
        shown = [_build_shown_row(row, campaign) for row in rows]
        if shown == self._rows:
            return False
        able = sum(not one.row.offer.refusal for one in shown)
        if (len(shown), able) == (len(self._rows), self._able):
            self._rows = shown
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))
        else:
            self.beginResetModel()
            self._rows, self._able = shown, able
            self.endResetModel()
        return True

    def have_room_for(self, rows: int) -> None:
        """Limit the number of rows, to MOST at most."""
        most = min(rows, MOST)
        if most != self._most:
            self.beginResetModel()
            self._most = most
            self.endResetModel()

    @property
    def most(self) -> int:
        """The limit of rows."""
        return self._most

    @property
    def lines(self) -> int:
        """The number of lines with room for all of the best rows."""
        best = min(self._able, MOST)
        return best + (len(self._rows) > best)

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._shown() + self._has_more()

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = _best(self._rows, self._shown())[index.row()] if index.row() < self._shown() else None
        match role:
            case Role.CELL:
                return cell
            case Qt.ItemDataRole.DisplayRole:
                return _name(cell.row) if cell else self._more_text()
            case Qt.ItemDataRole.AccessibleTextRole if cell:
                return _read_out(cell.row)
            case Qt.ItemDataRole.ToolTipRole if cell:
                return tip(_read_out(cell.row))
        return None

    def _shown(self) -> int:
        """Return how many rows are shown. Refused ones are never among the best."""
        return len(self._rows) if self._is_whole else min(self._most, self._able)

    def _has_more(self) -> bool:
        return self._shown() < len(self._rows)

    def _more_text(self) -> str:
        hidden = len(self._rows) - self._shown()
        if self._shown():
            return tr("… {count} more", count=hidden)
        return tr("1 way to spend tokens") if hidden == 1 else tr("{count} ways to spend tokens", count=hidden)


class CheckRowsView(DropTargetMixin, QListView):
    """The list of rows: click or Enter chooses one, and tokens dropped on a row are put to its use.

    ``chosen`` carries the row. ``target`` returns what a drop is for. The last row opens all rows in a popup, which
    contains another view with ``is_whole``.
    """

    chosen = Signal(CheckRow)

    def __init__(
        self,
        carried: CarriedTokens,
        target: Callable[[], OnCheck | None],
        parent: QWidget | None = None,
        *,
        is_whole: bool = False,
    ) -> None:
        super().__init__(parent)
        self._carried = carried
        self._target = target
        self._rows = CheckRowsModel(self, is_whole=is_whole)
        self._all: tuple[tuple[CheckRow, ...], Campaign | None] = ((), None)
        self.every_row: RowsLeaf | None = None
        self._pressed = QModelIndex()
        self.drop_target = DropTarget(self, carried, self._target_at)
        self.drop_target.aimed.connect(wrap_viewport(self).update)
        self.setModel(self._rows)
        self.setItemDelegate(_RowDelegate(self))
        self.setAccessibleName(tr("Tokens to spend"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        if not is_whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Repaint the area, because Qt leaves the old pixels of a widget with static contents."""
        super().hideEvent(event)
        if (ground := self.parentWidget()) is not None:
            ground.update(self.geometry())

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> None:
        """Show rows with a campaign's tokens; the view is hidden without any."""
        self._all = rows, campaign
        before = self.isHidden(), self._rows.lines, self._rows.rowCount()
        current = self.currentIndex().row()
        if not self._rows.show_rows(rows, campaign) and self.isHidden() != bool(rows):
            return
        if self.every_row is not None and not self.every_row.isHidden():
            self.every_row.dismiss(keys_back=True)  # Its rows belonged to the check before.
        if current >= 0 and not self.currentIndex().isValid():
            self.setCurrentIndex(self._rows.index(min(current, self._rows.rowCount() - 1)))
        self.setVisible(bool(rows))
        if (self.isHidden(), self._rows.lines, self._rows.rowCount()) != before:
            self.updateGeometry()
        self.executeDelayedItemsLayout()  # Lay out before the first paint, or everything is painted twice.

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint without a new layout, because all rows have the same size."""
        self.viewport().update()

    def have_room_for(self, rows: int) -> None:
        """Limit the number of rows."""
        if rows != self._rows.most:
            self._rows.have_room_for(rows)
            self.updateGeometry()

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
        elif event.text() == "+":
            event.ignore()
        else:
            super().keyPressEvent(event)

    def height_of(self, rows: int) -> int:
        """Return the view's height with that many rows, and the row for the hidden ones."""
        lines = min(rows + 1, self._rows.lines) if rows < MOST else self._rows.lines
        return scaled(HEIGHT) * lines + 2 * self.frameWidth()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(HEIGHT) * self._rows.rowCount() + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self.sizeHint().height())

    def is_aimed_at(self, row: CheckRow) -> bool:
        """Whether the carried tokens are aimed at that row's use."""
        target = self.drop_target.target
        return isinstance(target, OnCheck) and target.use == row.offer.name and self._spends_as_many(row)

    def _target_at(self, point: QPoint) -> OnCheck | None:
        """Return the check as a drop target, with the use of the row there if it spends as many as are carried."""
        target, cell = self._target(), self.indexAt(point).data(Role.CELL)
        is_meant = isinstance(cell, ShownRow) and self._spends_as_many(cell.row)
        return replace(target, use=cell.row.offer.name) if target and is_meant else target

    def _spends_as_many(self, row: CheckRow) -> bool:
        """Whether a row spends as many tokens as are carried; what is done once takes the rest of its price itself."""
        return row.single_use or len(row.offer.command.tokens) == len(self._carried.tokens)

    def _choose(self, index: Index) -> None:
        if not index.isValid():
            return
        cell = index.data(Role.CELL)
        if isinstance(cell, ShownRow):
            self.chosen.emit(cell.row)
        else:
            self.open_all()

    def open_all(self) -> None:
        """Show all rows in a popup, which is created on first use."""
        rows, campaign = self._all
        if campaign is None:
            return
        if self.every_row is None:
            self.every_row = RowsLeaf(self._carried, self._target, self.window())
            self.every_row.rows.chosen.connect(self.chosen)
            self.every_row.left.connect(self._on_left)
        self.every_row.open_over(self, rows, campaign)

    def _on_left(self, keys_back: bool) -> None:
        if keys_back:
            self.setFocus(Qt.FocusReason.OtherFocusReason)


class RowsLeaf(Popup):
    """A popup with all rows, opened at the row that counts the hidden ones."""

    def __init__(self, carried: CarriedTokens, target: Callable[[], OnCheck | None], window: QWidget) -> None:
        super().__init__(window)
        self.rows = CheckRowsView(carried, target, is_whole=True)
        column = QVBoxLayout(self)
        around = SHADOW + PAD
        column.setContentsMargins(around, around, around, around)
        column.addWidget(self.rows)
        self.rows.chosen.connect(self._on_chosen)

    def open_over(self, anchor: QWidget, rows: tuple[CheckRow, ...], campaign: Campaign) -> None:
        """Show the rows over a widget, at least as wide."""
        self.setParent(anchor.window())
        self.rows.show_rows(rows, campaign)
        room = room_in(self.window())
        around = 2 * (SHADOW + PAD)
        height = min(self.rows.sizeHint().height(), room.height() * 3 // 4 - around)
        width = max(anchor.width(), self.rows.sizeHintForColumn(0) + self.rows.verticalScrollBar().sizeHint().width())
        self.rows.setFixedSize(min(width, room.width() - around), height)
        self.open_at(anchor, above=False)
        self.rows.setCurrentIndex(self.rows.model().index(0, 0))
        self.rows.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_chosen(self) -> None:
        self.dismiss(keys_back=True)


class _RowDelegate(QStyledItemDelegate):
    """Paints a row on one line: the token, the use and its effect, and the check's new chance."""

    def __init__(self, view: CheckRowsView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size; a refused row needs room for its reason."""
        cell = index.data(Role.CELL)
        width = scaled(160)
        if isinstance(cell, ShownRow) and cell.row.offer.refusal:
            width = width_of(_refusal_text(cell.row), text_font(TextSize.SMALL)) + scaled(TOKEN) + 3 * PAD
        return QSize(width, scaled(HEIGHT))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRect(option.rect)
        cell = index.data(Role.CELL)
        is_aimed = isinstance(cell, ShownRow) and self._view.is_aimed_at(cell.row)
        is_current = is_selected(option) and self._view.hasFocus()  # Otherwise the row clicked last stays highlighted.
        if is_current or is_hovered(option) or is_aimed:
            painter.fillRect(rect, palette.selection if is_current or is_aimed else palette.hover)
        inside = rect.adjusted(PAD, 0, -PAD, 0)
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
            _draw_token(painter, mark, cell.look, cell, palette)
        line = rect.adjusted(scaled(TOKEN) + PAD, 0, 0, 0)
        ink = palette.text_disabled if refused else palette.text
        if refused:
            draw_text(painter, line, _refusal_text(row), text_font(TextSize.SMALL), ink)
            return
        bold, plain = text_font(bold=True), text_font()
        makes = ARROW + row.success_text
        draw_text(painter, line, makes, bold, ink, RIGHT)
        left = line.adjusted(0, 0, -width_of(makes, bold) - BEFORE_MAKES, 0)
        name = _name(row)
        draw_text(painter, left, name, plain, ink)
        wide = width_of(name, plain) + BESIDE_NAME
        effect, small_font = row.offer.effect, text_font(TextSize.SMALL)
        if effect not in ("", row.success_text) and wide + width_of(effect, small_font) <= left.width():
            draw_text(painter, left.adjusted(wide, 1, 0, 0), effect, small_font, palette.text_muted)


def _best(rows: list[ShownRow], most: int) -> list[ShownRow]:
    """Return up to ``most`` rows in their order, preferring the first of each use and kind of token."""
    kinds: set[tuple[str, TokenLook | None]] = set()
    firsts: list[int] = []
    others: list[int] = []
    for at, shown in enumerate(rows):
        kind = (shown.row.offer.name, shown.look)
        is_first = kind not in kinds and not shown.row.offer.refusal
        kinds.add(kind)
        (firsts if is_first else others).append(at)
    return [rows[at] for at in sorted([*firsts, *others][:most])]


def apart_from_refusal(rows: tuple[CheckRow, ...], campaign: Campaign) -> tuple[tuple[CheckRow, ...], str]:
    """Return the rows and the text to show without any.

    If all rows are refused for one or two reasons, returns no rows and those reasons. Before a session one text
    replaces the reasons, which every use words differently.
    """
    reasons = dict.fromkeys(row.offer.refusal for row in rows)
    if rows and "" not in reasons:
        if campaign.session is None:
            return (), NOTHING_BEFORE_PLAY
        if len(reasons) <= MOST_REASONS:
            return (), " ".join(reasons)
    return rows, NOTHING_TO_SPEND


def _name(row: CheckRow) -> str:
    """Return the use's name, with how often, or with its cost if that is more than one token."""
    number = len(row.offer.command.tokens)
    if number <= 1:
        return row.offer.name
    return f"{row.offer.name} ({row.what})" if row.single_use else f"{number} × {row.offer.name}"


def _draw_token(painter: QPainter, rect: QRectF, look: TokenLook, shown: ShownRow, palette: Palette) -> None:
    """Draw a row's first token from the cached picture."""
    sign, dimmed = shown.row.sign, bool(shown.row.offer.refusal)

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(painter, rect, look, sign, palette, face=shown.face, size=shown.size, dimmed=dimmed)

    draw_kept(painter, rect, ("spent", look, sign, shown.face, shown.size, dimmed, palette.name), draw)


def _refusal_text(row: CheckRow) -> str:
    return labeled(row.offer.name, row.offer.refusal)


def _read_out(row: CheckRow) -> str:
    if row.what:
        told = tr("{use} with {what} ({count} of them)") if row.count > 1 else tr("{use} with {what}")
    else:
        told = tr("{use} ({count} of them)") if row.count > 1 else "{use}"
    told = labeled(told.format(use=row.offer.name, what=row.what, count=row.count), row.offer.effect)
    if row.offer.refusal:
        return f"{told}. {row.offer.refusal}"
    mean = f"{row.mean} {row.mean_text}"
    return tr("{told}, then {chance}, {mean} on average", told=told, chance=row.success.message, mean=mean)


def _build_shown_row(row: CheckRow, campaign: Campaign) -> ShownRow:
    token = campaign.token(row.offer.command.tokens[0]) if row.offer.command.tokens else None
    if token is None:
        return ShownRow(row)
    return ShownRow(row, campaign.game.token_kind(token.kind).look, token.value, token.size)
