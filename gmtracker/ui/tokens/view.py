"""A pool: its dice or stones lie side by side, to be dragged or picked up, several at a time where they are stones.

The line over it has its name, and how many of each kind lie there.
"""

from math import ceil

from PySide6.QtCore import QEvent, QMargins, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QListView, QWidget

from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import Target
from gmtracker.i18n import tr
from gmtracker.ui.modelview.painting import (
    ChangeHighlight,
    draw_text,
    hide_beneath,
    paint_empty,
    paint_ground,
    width_to_say,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.tokens.delegate import (
    CLOSE_DIE,
    LEAST_IN_A_ROW,
    LEAST_TILE,
    TILE,
    TokenTileDelegate,
    between_kinds,
    fitting_tile,
    label_width,
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

PAD = 12
SIGN = 14
LINE = 22
APART, CLOSE = 12, 4
"""Between two counts, and between a sign and its number."""

USED = tr("used this turn", "of a kind of stone")


class PoolHeading(QWidget):
    """The line over a pool, painted anew whenever it changes. ``width_changed`` tells that it needs another width."""

    width_changed = Signal()

    def __init__(self, model: PoolModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._at_a_time = 1
        self.wide = 0
        model.headerDataChanged.connect(self.measure)
        self.measure()

    def say_at_a_time(self, count: int) -> None:
        """Say how many are taken next, where that is more than one."""
        if count != self._at_a_time:
            self._at_a_time = count
            self.measure()

    @override
    def sizeHint(self) -> QSize:
        """As wide as the wider of the two lines."""
        name = QFontMetrics(text_font(bold=True)).horizontalAdvance(self._model.name())
        below = self._says_at_a_time()
        counts = sum(_count_width(count) + APART for count in self._model.counts()) - APART
        under = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(below) if below else counts
        return QSize(max(name, under) + 2 * PAD, 2 * scaled(LINE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette, high = current_palette(), scaled(LINE)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), palette.panel)
            area = self.rect().adjusted(PAD, 0, 0, 0)
            upper = QRect(area.left(), area.center().y() + 1 - high, area.width(), high)
            lower = upper.translated(0, high)
            draw_text(painter, upper, self._model.name(), text_font(bold=True), palette.text)
            if self._at_a_time > 1:
                draw_text(painter, lower, self._says_at_a_time(), text_font(TextSize.SMALL), palette.accent.text)
                return
            left = lower.left()
            for count in self._model.counts():
                left = _draw_count(painter, lower.adjusted(left - lower.left(), 0, 0, 0), count, palette) + APART

    def _says_at_a_time(self) -> str:
        return tr("{count} at a time", count=self._at_a_time) if self._at_a_time > 1 else ""

    def measure(self) -> None:
        """What it says, or its letters, are others: see how ``wide`` it has to be."""
        self.setAccessibleName(str(self._model.headerData(0, Qt.Orientation.Horizontal)))
        self.update()
        wide = self.sizeHint().width()
        if wide != self.wide:
            self.wide = wide
            self.width_changed.emit()


def _said(count: KindCount) -> tuple[tuple[str, QFont], ...]:
    """What stands behind the sign of a kind."""
    used = ((f"· {USED}", text_font(TextSize.SMALL)),) if count.used else ()
    return ((str(count.count), text_font(bold=True)), *used)


def _count_width(count: KindCount) -> int:
    return scaled(SIGN) + sum(CLOSE + QFontMetrics(font).horizontalAdvance(text) for text, font in _said(count))


def _draw_count(painter: QPainter, area: QRect, count: KindCount, palette: Palette) -> int:
    """Draw one kind at the left of an area; returns where it ends."""
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
BUTTONS_PAD = 8
WIDEST_SAID = 260
FEW_STONES = 8
LARGER = 4
"""By so much a token has to be larger for that to be seen."""

SPARE = 4
"""Qt puts what fills a row to the last pixel on the next one."""


class PoolView(DropTargetMixin, QListView):
    """The tokens of one place, after their heading.

    ``room_wanted`` tells that they need more room, or less, and carries whether they have too little.

    ``aim_requested``: what was picked up looks for a row to land on, by keys; it carries the key of the use whose
    zone is meant, or nothing. ``hint`` says beside the pointer why nothing can be laid here.
    """

    aim_requested = Signal(str)
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()
    room_wanted = Signal(bool)

    def __init__(self, model: PoolModel, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        hide_beneath(self)
        self._model = model
        self._carried = carried
        self._count = 1
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
        """Have buttons at the right end, behind the tokens."""
        buttons.setParent(self)
        self._buttons = buttons
        self._close_up()

    @property
    def buttons(self) -> list[QAbstractButton]:
        """The buttons behind the tokens."""
        return self._buttons.findChildren(QAbstractButton) if self._buttons is not None else []

    def width_wanted(self) -> int:
        """What the tokens need to lie side by side at their full size, with what stands before and behind them.

        Where none lie, what is said then needs as much as it takes to be read whole.
        """
        faces = self._model.faces()
        if not faces:
            high = scaled(TILE) + self.frameWidth()
            return self.width_for(0) + width_to_say(self._model.says_when_empty(), high, scaled(WIDEST_SAID))
        return self.width_for(len(faces)) + self._apart() + sum(map(label_width, faces))

    def width_for(self, count: int) -> int:
        """What so many tokens without names of their own would need."""
        return self._ahead() + self._behind() + 2 * self.frameWidth() + SPARE + count * scaled(TILE)

    def are_dice(self) -> bool:
        """Whether dice lie here and nothing else, or nothing does."""
        return self._model.are_dice()

    def width_closed_up(self, lines: int, *, few_in_a_row: bool = True) -> int:
        """What the tokens need to lie small in so many lines.

        Dice in one line can be read from afar; a few stones lie in one, smaller, unless ``few_in_a_row`` is False.
        """
        count, is_row = self._model.rowCount(), lines == 1
        if self.are_dice():
            needed = count * scaled(CLOSE_DIE) if is_row else ceil(count / lines) * scaled(LEAST_TILE)
        elif count <= FEW_STONES and few_in_a_row:
            needed = count * scaled(LEAST_TILE if is_row else LEAST_IN_A_ROW)
        else:
            needed = ceil(count / lines) * scaled(LEAST_TILE)
        return self.width_for(0) + self._apart() + max(needed, scaled(LEAST_TILE))

    @property
    def needs_room(self) -> bool:
        """Whether the tokens lie smaller than they could, or what is said where none lie is cut."""
        if self._model.rowCount():
            return self._tiles.side < scaled(TILE)
        return self.width() < self.width_wanted()

    def gains_from(self, width: int) -> bool:
        """Whether what lies too small here would lie clearly larger with so much room, or what is cut be less so."""
        if not self.needs_room:
            return False
        room = self._room_for_tiles() + QSize(width - self.width(), 0)
        count = self._model.rowCount()
        return fitting_tile(room, count) >= self._tiles.side + scaled(LARGER) if count else width > self.width()

    def target_at(self, point: QPoint) -> Target | None:
        """The pool as a place to lay something: all of it, but not for what lies in it."""
        lies_here = any(self._model.row_of(token) is not None for token in self._carried.tokens)
        return None if lies_here else self._model.place

    def take_many(self, count: int) -> None:
        """Take so many of a kind at a time: of what is in hand now, or of what is picked up next."""
        carried = self._carried.tokens
        if carried and self._model.row_of(carried[0]) is not None:
            self._carried.take(self._model.as_many(carried[0], count))
        else:
            self._set_count(count)

    def tokens(self) -> tuple[QModelIndex, ...]:
        """Where each token stands in the model."""
        return tuple(self._model.index(row) for row in range(self._model.rowCount()))

    def tokens_rect(self) -> QRect:
        """Where the tokens lie in the viewport, taken together; all its width where they need several lines."""
        count = self._model.rowCount()
        if not count:
            return QRect()
        first, last = (self.visualRect(self._model.index(row)) for row in (0, count - 1))
        both = first.united(last)
        return both if first.top() == last.top() else QRect(0, both.top(), self.viewport().width(), both.height())

    def token_at(self, index: Index) -> TokenId | None:
        """The token that an item is."""
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
        """Keep digits from the window where they say how many, and Esc while there is something to give up here."""
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
        paint_ground(self, event)
        super().paintEvent(event)
        paint_empty(self, self._model.says_when_empty(), self._model.rowCount(), at_left=True)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tiles()
        self.executeDelayedItemsLayout()  # else Qt waits a tenth of a second, and all is painted once more

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_for(0) + scaled(LEAST_TILE), scaled(TILE) + 2 * self.frameWidth())

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
        """Other tokens lie here, or in other letters: lay them anew, and say that they may need other room."""
        self._fit_tiles()
        self.room_wanted.emit(self.needs_room)

    def _fit_tiles(self) -> None:
        """Lay the tokens as large as all of them have room for; those with names of their own keep their size."""
        faces = self._model.faces()
        named = any(face.label for face in faces)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if named else policy.ScrollBarAlwaysOff)
        side = scaled(TILE) if named else fitting_tile(self._room_for_tiles(), len(faces))
        if side != self._tiles.side:
            self._tiles.side = side
            self.scheduleDelayedItemsLayout()
        self._lay_out()

    def _room(self) -> QSize:
        """All that tokens could have between the heading and the buttons."""
        around = 2 * self.frameWidth()
        return QSize(self.width() - around - self._ahead() - self._behind(), self.height() - around)

    def _room_for_tiles(self) -> QSize:
        """The same without what keeps the kinds apart."""
        return self._room() - QSize(self._apart(), 0)

    def _apart(self) -> int:
        """What keeps the kinds apart, taken together."""
        return self._model.kinds_part() * between_kinds()

    def _above(self) -> int:
        """How far the tokens are from the upper and the lower edge, so that their rows lie in the middle."""
        room, side, count = self._room_for_tiles(), self._tiles.side, self._model.rowCount()
        rows = ceil(count / max(1, (room.width() - 1) // side))
        return max(0, (room.height() - rows * side) // 2) if count else 0

    def _ahead(self) -> int:
        return self._heading.wide

    def _behind(self) -> int:
        return self._buttons.sizeHint().width() + BUTTONS_PAD if self._buttons is not None else 0

    def _lay_out(self) -> None:
        """The heading before the tokens and the buttons behind them, in margins as wide as they are."""
        ahead, behind = self._ahead(), self._behind()
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
        """Whether a press means what is in hand; on a token it means that one, where nothing can be laid here."""
        target = self.target_at(point) if self._carried.tokens else None
        return target is not None and (token is None or self._carried.verdict(target).can_be_asked)

    def _to_take(self, token: TokenId) -> tuple[TokenId, ...]:
        """What is taken with a token: the others that are selected, or as many of its kind as were asked for."""
        selected = [self.token_at(index) for index in sorted(self.selectedIndexes())]
        others = [other for other in selected if other and other != token]
        if token in selected and others:
            return token, *others
        return self._model.as_many(token, self._count)

    def _pick_up(self, tokens: tuple[TokenId, ...]) -> None:
        """Take tokens in hand, or put them back where they are in hand already."""
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
