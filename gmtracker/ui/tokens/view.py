"""A pool's view: its dice or stones side by side, to be dragged or picked up. Several stones can be taken at a time.

The heading before them has the pool's name and the count of each kind.
"""

from math import ceil

from PySide6.QtCore import QEvent, QMargins, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QListView, QWidget

from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import Target
from gmtracker.i18n import labeled, tr
from gmtracker.ui.modelview.painting import (
    ChangeHighlight,
    draw_text,
    make_opaque,
    paint_background,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import GRID, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.tokens.delegate import (
    CLOSE_DIE,
    LEAST_IN_A_ROW,
    LEAST_TILE,
    TokenTileDelegate,
    between_kinds,
    fitting_tile,
    full_side,
    width_beside,
)
from gmtracker.ui.tokens.drag_drop import (
    DIGITS,
    CarriedTokens,
    DropTarget,
    DropTargetMixin,
    asks_about_count,
    carry_by_drag,
)
from gmtracker.ui.tokens.model import KindCount, PoolModel, Role
from gmtracker.ui.widgets.inputs import asks_about_escape
from gmtracker.ui.widgets.latin_keys import latin_sign

PAD = 10
SIGN = 10
LINE = 19
APART, CLOSE = 12, 3
"""The gap between two counts, and between a sign and its number, in pixels."""

USED = tr("used this turn", "of a kind of stone")


class PoolHeading(QWidget):
    """The heading of a pool: its name, and below it the count of each kind, or why the pool is empty.

    ``width_changed`` is emitted when it needs another width.
    """

    width_changed = Signal()

    def __init__(self, model: PoolModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._at_a_time = 1
        self._measured = 0
        model.headerDataChanged.connect(self.measure)
        self.measure()

    def say_at_a_time(self, count: int) -> None:
        """Show how many tokens are taken next, if more than one."""
        if count != self._at_a_time:
            self._at_a_time = count
            self.measure()

    @override
    def sizeHint(self) -> QSize:
        """Return the width of the wider line, and the height of both."""
        below = text_width(self._text_below(), text_font(TextSize.SMALL)) + 2 * PAD
        counts = sum(_count_width(count) + APART for count in self._model.counts()) - APART + 2 * PAD
        return QSize(max(self._name_width(), below, counts), 2 * scaled(LINE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette, high, below = current_palette(), scaled(LINE), self._text_below()
        with QPainter(self) as painter:
            area = self.rect().adjusted(PAD, 0, 0, 0)
            upper = QRect(area.left(), area.center().y() + 1 - high, area.width(), high)
            lower = upper.translated(0, high)
            draw_text(painter, upper, self._model.name(), text_font(bold=True), palette.text)
            if below:
                ink = palette.accent.text if self._at_a_time > 1 else palette.text_muted
                draw_text(painter, lower, below, text_font(TextSize.SMALL), ink)
            left = lower.left()
            for count in () if below else self._model.counts():
                left = _draw_count(painter, lower.adjusted(left - lower.left(), 0, 0, 0), count, palette) + APART
        self.setToolTip(tip(below) if self.width() < self.wide else "")

    def measure(self) -> None:
        """Update the widths that the texts need, after a change of the texts or the font."""
        heading, why = str(self._model.headerData(0, Qt.Orientation.Horizontal)), self._model.says_when_empty()
        self.setAccessibleName(labeled(heading, why) if why else heading)
        self.update()
        before, self._measured = self._measured, self.wide
        if self._measured != before:
            self.width_changed.emit()

    @property
    def wide(self) -> int:
        """The width that the texts need now."""
        return self.sizeHint().width()

    @property
    def short(self) -> int:
        """The width that they need without the reason why the pool is empty."""
        return self._name_width() if self._model.says_when_empty() else self.wide

    def _name_width(self) -> int:
        return text_width(self._model.name(), text_font(bold=True)) + 2 * PAD

    def _text_below(self) -> str:
        if self._at_a_time > 1:
            return tr("{count} at a time", count=self._at_a_time)
        return "" if self._model.counts() else self._model.says_when_empty()


def _said(count: KindCount) -> tuple[tuple[str, QFont], ...]:
    """Return the texts after the sign of a kind, with their fonts."""
    used = ((f"· {USED}", text_font(TextSize.SMALL)),) if count.used else ()
    return ((str(count.count), text_font(TextSize.SMALL, bold=True)), *used)


def _count_width(count: KindCount) -> int:
    return scaled(SIGN) + sum(CLOSE + QFontMetrics(font).horizontalAdvance(text) for text, font in _said(count))


def _draw_count(painter: QPainter, area: QRect, count: KindCount, palette: Palette) -> int:
    """Draw one kind's count at the left of an area, and return its right edge."""
    side = scaled(SIGN)
    sign = QRectF(area.left(), area.center().y() - side / 2 + 0.5, side, side)
    draw_sign(painter, sign, count.sign, palette)
    left = area.left() + side
    for (text, font), ink in zip(_said(count), (palette.text, palette.warning.text), strict=False):
        left += CLOSE
        draw_text(painter, QRect(left, area.top(), area.right() - left, area.height()), text, font, ink)
        left += QFontMetrics(font).horizontalAdvance(text)
    return left


ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BUTTONS_PAD, EDGE = 8, 4
"""The space around the buttons, and that at the end without any, so that tokens don't cover the round corners."""

LARGER = 4
"""The minimum growth of a token that is worth moving the sections for, in pixels."""

SPARE = 4
"""Extra width, because Qt wraps an item that fills its row to the last pixel."""


class PoolView(DropTargetMixin, QListView):
    """The tokens of one place, after their heading.

    ``room_wanted`` is emitted when the tokens need more or less width, and carries whether the sections must change.
    ``aim_requested`` is emitted when tokens were picked up by key and need a target. It carries the key of a use with
    its own drop zone, or an empty text. ``hint`` carries the message beside the pointer.
    """

    aim_requested = Signal(str)
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()
    room_wanted = Signal(bool)

    def __init__(self, model: PoolModel, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_opaque(self)
        self._model = model
        self._carried = carried
        self._count = 1
        self._was_empty = True
        self._pressed: tuple[TokenId, ...] = ()
        self._heading = PoolHeading(model, self)
        self._buttons: QWidget | None = None
        self.drop_target = DropTarget(self, carried, self.target_at)
        self._tiles = TokenTileDelegate(model, ChangeHighlight(self, model, model.looked_elsewhere), self)
        self.setModel(model)
        self._set_up()
        self._connect()
        self._on_heading_changed()
        self._on_theme_changed()

    def have_at_the_end(self, buttons: QWidget) -> None:
        """Put buttons at the right end, after the tokens."""
        buttons.setParent(self)
        self._buttons = buttons
        self._close_up()

    @property
    def buttons(self) -> list[QAbstractButton]:
        """The buttons after the tokens."""
        return self._buttons.findChildren(QAbstractButton) if self._buttons is not None else []

    def width_wanted(self) -> int:
        """Return the width for all tokens side by side at full size, with the heading and the buttons."""
        return self.width_for(self._model.rowCount()) + self._apart()

    def width_for(self, count: int) -> int:
        """Return the width for this many tokens without names."""
        return self._width_around() + self._heading.wide + count * self._full_side()

    def are_dice(self) -> bool:
        """Whether all tokens here are dice. True for an empty pool."""
        return self._model.are_dice()

    def width_closed_up(self, lines: int) -> int:
        """Return the width for the tokens in this many rows of small tiles, or for the name of an empty pool.

        Dice in one row stay readable from a distance. Stones, of which there are few beside piles, stay in one row.
        """
        closed, smallest = (CLOSE_DIE, LEAST_TILE) if self.are_dice() else (LEAST_TILE, LEAST_IN_A_ROW)
        in_a_row = ceil(self._model.rowCount() / (lines if self.are_dice() else 1))
        tiles = in_a_row * scaled(closed if lines == 1 else smallest)
        return self._width_around() + self._heading.short + self._apart() + tiles

    @property
    def needs_room(self) -> bool:
        """Whether the tokens are smaller than full size, or the text of the empty pool is cut."""
        if self._model.rowCount():
            return self._tiles.side < self._full_side()
        return self.width() < self.width_wanted()

    def gains_from(self, width: int) -> bool:
        """Whether tokens that are too small would become clearly larger with this width, or a cut text less so."""
        if not self.needs_room:
            return False
        room = self._room_for_tiles() + QSize(width - self.width(), 0)
        count = self._model.rowCount()
        larger = fitting_tile(room, count, self._full_side()) if count else 0
        return larger >= self._tiles.side + scaled(LARGER) if count else width > self.width()

    def target_at(self, point: QPoint) -> Target | None:
        """Return this pool as the target of a drop, or None if the carried tokens are already in it."""
        lies_here = any(self._model.row_of(token) is not None for token in self._carried.tokens)
        return None if lies_here else self._model.place

    def take_many(self, count: int) -> None:
        """Set how many tokens to take at a time: of those carried from here now, or of the next pick-up."""
        carried = self._carried.tokens
        if carried and self._model.row_of(carried[0]) is not None:
            self._carried.take(self._model.as_many(carried[0], count))
        else:
            self._set_count(count)

    def tokens(self) -> tuple[QModelIndex, ...]:
        """Return the model indexes of all tokens."""
        return tuple(self._model.index(row) for row in range(self._model.rowCount()))

    def tokens_rect(self) -> QRect:
        """Return the area of the tokens in the viewport, over its whole width if they need several rows."""
        count = self._model.rowCount()
        if not count:
            return QRect()
        first, last = (self.visualRect(self._model.index(row)) for row in (0, count - 1))
        both = first.united(last)
        return both if first.top() == last.top() else QRect(0, both.top(), self.viewport().width(), both.height())

    def token_at(self, index: Index) -> TokenId | None:
        """Return the token of an index, or None."""
        found = index.data(Role.ID)
        return TokenId(found) if found else None

    @override
    def startDrag(self, supported_actions: Qt.DropAction) -> None:
        tokens, self._pressed = self._pressed, ()
        row = self._model.row_of(tokens[0]) if tokens else None
        if row is None:
            return
        carry_by_drag(self, self._carried, self._model.index(row).data(Role.CELL), tokens, self.take_many)
        self._set_count(1)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        is_left = event.button() == Qt.MouseButton.LeftButton
        token = self.token_at(self.indexAt(point)) if is_left else None
        if is_left and self._is_to_land_at(point, token):
            self.drop_target.hover(point)
            self.drop_target.put_down()
            return
        super().mousePressEvent(event)
        self._pressed = self._to_take(token) if token else ()
        if is_left and token is None:
            self._carried.let_go()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._carried.tokens and not event.buttons():
            self.drop_target.hover(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, ()
        released_on = self.token_at(self.indexAt(event.position().toPoint()))
        if pressed and released_on == pressed[0] and not event.modifiers():
            self._pick_up(pressed)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.drop_target.leave()

    @override
    def event(self, event: QEvent) -> bool:
        """Keep digits that set a count from the window, and Esc while there is something to cancel here."""
        is_count = asks_about_count(event) and not self._model.are_dice()
        if is_count or (asks_about_escape(event) and (self._carried.tokens or self._count > 1)):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        token = self.token_at(self.currentIndex())
        letter = latin_sign(event)
        if self._carried.tokens and event.key() == Qt.Key.Key_Escape:
            self._carried.let_go()
        elif self._carried.tokens and event.key() in (*ARROWS, *ENTER):
            self.aim_requested.emit("")
        elif event.key() == Qt.Key.Key_Escape and self._count > 1:
            self._set_count(1)
        elif letter in DIGITS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.take_many(int(letter))
        elif token and event.key() in ENTER:
            self._pick_up(self._to_take(token))
            self.aim_requested.emit("")
        elif token and letter and (use := self._model.zone_by_letter(token, letter)):
            self._carried.take((token,))
            self.aim_requested.emit(use)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_background(self, event)
        super().paintEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tiles()
        self.executeDelayedItemsLayout()  # Otherwise Qt waits for 100 ms and then paints everything again.

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_closed_up(2), self._full_side() + 2 * self.frameWidth())

    def _set_up(self) -> None:
        self.setItemDelegate(self._tiles)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setMouseTracking(True)

    def _connect(self) -> None:
        self.drop_target.hint.connect(self.hint)
        self.drop_target.hint_cleared.connect(self.hint_cleared)
        self._carried.changed.connect(self._on_carry_changed)
        self._model.headerDataChanged.connect(self._on_heading_changed)
        self._heading.width_changed.connect(self._close_up)
        for signal in (self._model.rowsInserted, self._model.rowsRemoved, self._model.modelReset):
            signal.connect(self._close_up)
        self._model.modelReset.connect(self._on_reset)
        theme().theme_changed.connect(self._on_theme_changed)

    def _close_up(self, *_: object) -> None:
        """Lay out the tokens after a change of rows or font, and report whether they need another width.

        A pool that was empty does, because its tokens replace a text.
        """
        self._fit_tiles()
        was_empty, self._was_empty = self._was_empty, not self._model.rowCount()
        self.room_wanted.emit(self.needs_room or was_empty != self._was_empty)

    def _fit_tiles(self) -> None:
        """Make the tokens as large as they all fit. Tokens with names keep their full size."""
        tiles, policy = self._model.tiles(), Qt.ScrollBarPolicy
        named = any(tile.face.label for tile in tiles)
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if named else policy.ScrollBarAlwaysOff)
        largest = self._full_side()
        side = largest if named else fitting_tile(self._room_for_tiles(), len(tiles), largest)
        if side != self._tiles.side:
            self._tiles.side = side
            self.scheduleDelayedItemsLayout()
        self._lay_out()

    def _full_side(self) -> int:
        return full_side(are_dice=self.are_dice())

    def _room(self) -> QSize:
        """Return the size between the heading and the buttons."""
        around = 2 * self.frameWidth()
        return QSize(self.width() - around - self._heading_width() - self._buttons_width(), self.height() - around - 2)

    def _room_for_tiles(self) -> QSize:
        """Return that size without what is between and beside the tokens."""
        return self._room() - QSize(self._apart(), 0)

    def _apart(self) -> int:
        """Return the total width of the gaps between kinds, and of the names and counts beside tokens."""
        tiles = self._model.tiles()
        return sum(width_beside(tile) + (between_kinds() if tile.begins_kind else 0) for tile in tiles)

    def _width_around(self) -> int:
        """Return the width of everything except the heading and the tokens."""
        return self._buttons_width() + 2 * self.frameWidth() + SPARE

    def _above(self) -> int:
        """Return the margin above and below the tokens that centers their rows."""
        room, side, count = self._room_for_tiles(), self._tiles.side, self._model.rowCount()
        rows = ceil(count / max(1, (room.width() - 1) // side))
        return max(1, (room.height() - rows * side) // 2 - 1) if count else GRID

    def _heading_width(self) -> int:
        """Return the width of the heading, which is cut if an empty pool has no room for its text."""
        room = self.width() - self._width_around()
        return self._heading.wide if self._model.rowCount() else max(self._heading.short, min(self._heading.wide, room))

    def _buttons_width(self) -> int:
        return self._buttons.sizeHint().width() + BUTTONS_PAD if self._buttons is not None else EDGE

    def _lay_out(self) -> None:
        """Place the heading before the tokens and the buttons after them, in viewport margins."""
        ahead, behind = self._heading_width(), self._buttons_width()
        frame, high = self.frameWidth(), self.height() - 2 * self.frameWidth()
        above = self._above()
        margins = QMargins(ahead, above, behind, above)
        if self.viewportMargins() != margins:
            self.setViewportMargins(margins)
        self._heading.setGeometry(frame, frame, ahead, high)
        if self._buttons is not None:
            left = self.width() - frame - behind + BUTTONS_PAD // 2
            self._buttons.setGeometry(left, frame, behind - BUTTONS_PAD, high)

    def _is_to_land_at(self, point: QPoint, token: TokenId | None) -> bool:
        """Whether a press drops the carried tokens. On a token that can't take the drop, it picks up that token."""
        target = self.target_at(point) if self._carried.tokens else None
        return target is not None and (token is None or self._carried.verdict(target).is_possible)

    def _to_take(self, token: TokenId) -> tuple[TokenId, ...]:
        """Return the tokens to take with this one: the other selected ones, or as many of its kind as were chosen."""
        selected = [self.token_at(index) for index in sorted(self.selectedIndexes())]
        others = [other for other in selected if other and other != token]
        if token in selected and others:
            return token, *others
        return self._model.as_many(token, self._count)

    def _pick_up(self, tokens: tuple[TokenId, ...]) -> None:
        """Carry these tokens, or put them back if they are carried already."""
        if self._carried.tokens == tokens:
            self._carried.let_go()
            return
        self._carried.take(tokens)
        self._set_count(1)

    def _set_count(self, count: int) -> None:
        self._count = 1 if self._model.are_dice() else count
        self._heading.say_at_a_time(self._count)

    def _on_carry_changed(self) -> None:
        self._tiles.carried = self._carried.tokens
        self.viewport().update()

    def _on_reset(self) -> None:
        self._set_count(1)

    def _on_heading_changed(self) -> None:
        self.setAccessibleName(self._model.name())
        self.viewport().update()
        if not self._model.rowCount():
            self.room_wanted.emit(self.needs_room)

    def _on_theme_changed(self) -> None:
        self._heading.measure()
        self._close_up()
        self.scheduleDelayedItemsLayout()
