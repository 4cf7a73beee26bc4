"""A question of a step with its choices in a row, the dice to roll, and the grid that holds both.

A row is one Tab stop, with arrow keys and digits inside it. Faces can be typed for the dice; empty dice are rolled. The
grid computes each band's height from its cells at their actual widths. Qt's own grid only estimates it if texts wrap in
columns of different widths.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QEvent, QMargins, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.game_spec import TokenKind
from gmtracker.engine.ruleset import ProcedureChoice, ProcedureRow
from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.ui.modelview.painting import draw_tick
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_token
from gmtracker.ui.theme.fonts import scaled, text_font
from gmtracker.ui.theme.spacing import fix_width, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import RowButton
from gmtracker.ui.widgets.dice_fields import DiceFields, DieField, longest_complaint_text, not_typed_text
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.latin_keys import typed_digit

TILE = 38
INSET = 4
ROUND = 8
WORDS_PAD = 14
BADGE = 13


def _told(choice: ProcedureChoice) -> str:
    """Return the choice's name with its meaning, if it has one."""
    return labeled(choice.name, choice.text) if choice.name and choice.text else choice.name or choice.text


class ChoiceTile(RowButton):
    """One choice. ``looked_at`` is emitted when it is hovered or focused, ``looked_away`` when it is left.

    A refused one is gray, and a click only emits ``looked_at``. ``kind`` describes the token that the choice uses, and
    ``sides`` is the number of its sides. Without a token, the tile shows the choice's number and name.
    """

    looked_at = Signal(ProcedureChoice)
    looked_away = Signal()

    def __init__(self, choice: ProcedureChoice, kind: TokenKind | None, sides: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self._kind = kind
        self._sides = sides
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(choice.name)
        self.setAccessibleName(self._label_text())
        told = (tr("Chosen.") if choice.is_chosen else "", choice.refusal or choice.text)
        self.setAccessibleDescription(" ".join(part for part in told if part))
        self.setToolTip(tip(choice.refusal or _told(choice)))

    @override
    def sizeHint(self) -> QSize:
        side = max(TILE, scaled(TILE))
        if self._kind is not None:
            return QSize(side, side)
        words = QFontMetrics(text_font(bold=True)).horizontalAdvance(self._label_text())
        return QSize(words + 2 * WORDS_PAD, side)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked_at.emit(self.choice)
        super().enterEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.looked_away.emit()
        super().leaveEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.looked_at.emit(self.choice)
        super().focusInEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.looked_away.emit()
        super().focusOutEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            if self._kind is None:
                self._paint_name(painter)
            else:
                self._paint_token(painter, self._kind)
            if self.choice.is_chosen:
                self._paint_badge(painter)

    def _paint_token(self, painter: QPainter, kind: TokenKind) -> None:
        draw_token(
            painter,
            QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET),
            kind.look,
            kind.sign,
            current_palette(),
            face=self.choice.face or None,
            size=self._sides,
            dimmed=bool(self.choice.refusal),
        )

    def _paint_badge(self, painter: QPainter) -> None:
        """Paint a check mark in the corner of a chosen tile."""
        tone, side = current_palette().accent, scaled(BADGE)
        badge = QRectF(self.width() - side, 0, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.fill)
        painter.drawEllipse(badge)
        inset = side / 4
        draw_tick(painter, badge.adjusted(inset, inset, -inset, -inset), tone.on_fill)

    def _paint_ground(self, painter: QPainter) -> None:
        palette, choice = current_palette(), self.choice
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if choice.is_chosen:
            painter.setBrush(palette.accent.soft)
            painter.setPen(QPen(palette.accent.fill, 1.5))
        elif choice.refusal:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif self.isDown() or self.underMouse():
            painter.setBrush(palette.pressed if self.isDown() else palette.hover)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush if self._kind else palette.raised)
        if self._kind is None and not choice.is_chosen:
            painter.setPen(QPen(palette.line if choice.refusal else palette.outline, 1))
        if self.hasFocus():
            painter.setPen(QPen(palette.focus, 2.5))
        painter.drawRoundedRect(sheet, ROUND, ROUND)

    def _paint_name(self, painter: QPainter) -> None:
        palette = current_palette()
        painter.setFont(text_font(bold=True))
        painter.setPen(palette.text_disabled if self.choice.refusal else palette.text)
        room = self.rect().adjusted(WORDS_PAD // 2, 0, -WORDS_PAD // 2, 0)
        name = painter.fontMetrics().elidedText(self._label_text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)

    def _label_text(self) -> str:
        number = str(self.choice.face) if self.choice.face else ""
        if self._kind is None:
            return f"{number} {self.choice.name}".strip()
        return labeled(f"{self._kind.name} {number}".strip(), self.choice.name)


HEADING = tr("Type the results, or leave dice empty to roll them")
NAME = 168
FIELD = 76
DICE_GAP = 8
LINE = 3


class ProcedureDice(QWidget):
    """Fields for dice, grouped by the dice's owners.

    ``completed`` is emitted when the last face was typed, and ``submitted`` by Enter without an empty die left.
    ``complained`` carries one sentence for all groups: what is wrong with a face, or which are missing. It is empty if
    nothing is wrong.
    """

    completed = Signal()
    submitted = Signal()
    complained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asks: tuple[DieRequest, ...] = ()
        self._columns = 1
        self._are_expected = False
        self._groups: list[DiceFields] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(LINE)
        self._lines.addWidget(text_label(HEADING, "label"))

    def ask_for(self, requests: tuple[DieRequest, ...], columns: int) -> None:
        """Show a field for each of these dice, in this number of columns. Typed faces of the same dice are kept."""
        if requests != self._asks or columns != self._columns:
            typed = {field.request.role: field.text() for field in self.fields()}
            self._asks, self._columns = requests, columns
            self._clear()
            for owner, owned in groupby(requests, lambda request: request.owner):
                self._add(tuple(owned), has_owner=owner is not None)
            for field in self.fields():
                field.setText(typed.get(field.request.role, ""))
            self._complain()
        self.setVisible(bool(requests))

    def expect_faces(self, are_expected: bool) -> None:
        """Set whether the players roll these dice. If so, empty ones are rolled only after a second request."""
        self._are_expected = are_expected
        for group in self._groups:
            group.expect_faces(are_expected)

    @property
    def requests(self) -> tuple[DieRequest, ...]:
        """The requested dice."""
        return self._asks

    def longest_complaint(self) -> str:
        """Return the longest sentence that these dice may need; empty without dice."""
        return longest_complaint_text(self._asks)

    def put_faces(self, faces: Mapping[str, int]) -> None:
        """Fill in these faces by role, as if they had been typed."""
        for group in self._groups:
            group.set_faces(faces)

    def forget_faces(self, roles: Collection[str]) -> bool:
        """Clear the fields of dice that were just rolled. Returns whether a field for one of them is shown."""
        fallen = [field for field in self.fields() if field.request.role in roles]
        for field in fallen:
            field.clear()
        return bool(fallen)

    def fields(self) -> list[DieField]:
        """Return the fields in order."""
        return [field for group in self._groups for field in group.findChildren(DieField)]

    def faces(self) -> dict[str, int]:
        """Return the typed faces by role."""
        return {role: face for group in self._groups for role, face in group.faces().items()}

    def holds_back(self) -> bool:
        """Focus an impossible face, or a die that was skipped. Returns False if there is none."""
        refused = next((group for group in self._groups if group.refusal()), None)
        if refused is not None:
            return refused.block_submit()
        are_some_typed = bool(self.faces())
        passed = tuple(request for group in self._groups for request in group.skipped_dice())
        asking = [group for group in reversed(self._groups) if group.block_submit(are_others_typed=are_some_typed)]
        if asking:
            self.complained.emit(not_typed_text(passed, _said_by_owner(passed)))
        return bool(asking)

    def focus_first_empty(self) -> bool:
        """Focus the first die without a face. Returns False if there is none."""
        return any(group.focus_first_empty() for group in self._groups)

    def type_in(self, digit: str) -> bool:
        """Type a digit into the first die without a face. Returns False if there is none."""
        return not self.isHidden() and any(group.type_sign(digit) for group in self._groups)

    def _add(self, requests: tuple[DieRequest, ...], *, has_owner: bool) -> None:
        group = DiceFields(self._columns, told_elsewhere=True)
        group.expect_faces(self._are_expected)
        group.set_requests(requests)
        if has_owner:
            across = min(len(requests), self._columns)
            for field in group.findChildren(DieField):
                fix_width(field, FIELD)
            fix_width(group, NAME + across * FIELD, across * DICE_GAP)
        group.complaint_changed.connect(self._complain)
        group.changed.connect(self._on_changed)
        group.completed.connect(self._on_completed)
        group.submitted.connect(self._on_submitted)
        self._lines.addWidget(group, 0, Qt.AlignmentFlag.AlignLeft)
        group.show()
        self._groups.append(group)

    def _clear(self) -> None:
        for group in self._groups:
            self._lines.removeWidget(group)
            group.hide()
            group.deleteLater()
        self._groups = []

    def _complain(self, _: str = "") -> None:
        """Emit the first refusal of any group, or an empty text."""
        self.complained.emit(next((sentence for group in self._groups if (sentence := group.refusal())), ""))

    def _on_changed(self) -> None:
        """Request the dice of all groups again, because a typed face of one can change them."""
        for group in self._groups:
            group.request_again()

    def _on_completed(self) -> None:
        if not self.focus_first_empty():
            self.completed.emit()

    def _on_submitted(self) -> None:
        at = next((at for at, group in enumerate(self._groups) if _holds_focus(group)), 0)
        if not any(group.focus_first_empty() for group in self._groups[at + 1 :]):
            self.submitted.emit()


def _said_by_owner(requests: tuple[DieRequest, ...]) -> str:
    """Return the names of dice, grouped by owner: "Ana · Triumph #1, Tragedy; Ben · Triumph"."""
    parts = []
    for owner, owned in groupby(requests, lambda request: request.owner_name):
        dice = ", ".join(request.full_label for request in owned)
        parts.append(join_parts((owner, dice)) if owner else dice)
    return join_parts(parts)


def _holds_focus(group: DiceFields) -> bool:
    focus = group.window().focusWidget()
    return focus is not None and group.isAncestorOf(focus)


MARGINS = QMargins(24, 4, 24, 8)
NARROW = 232
BETWEEN = 24
READABLE = 880
USUAL = 1200


@dataclass(frozen=True)
class Cell:
    """A widget and the first and last column that it spans. Column 0 is the narrow one."""

    widget: QWidget
    first: int
    last: int


class ProcedureGrid(QWidget):
    """Lays out a head, which may be beside the first bands, and the bands one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wide_columns = 1
        self._head: QWidget | None = None
        self._beside = 0
        self._bands: list[tuple[Cell, ...]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # QScrollArea reads it, to take the height at the actual width.
        self.setSizePolicy(policy)

    def put_head(self, head: QWidget) -> None:
        """Set the head: above everything, or in the narrow column beside the bands that allow it."""
        head.setParent(self)
        self._head = head

    def begin(self, wide_columns: int) -> None:
        """Remove all bands. New bands have a narrow column and this number of wide ones."""
        self.wide_columns = wide_columns
        self._beside = 0
        self._bands = []

    def add_band(self, *cells: Cell, beside_head: bool = False) -> None:
        """Add a band below the others. Bands beside the head must be added first."""
        for cell in cells:
            cell.widget.setParent(self)
            cell.widget.show()
        self._bands.append(cells)
        self._beside += beside_head
        self.updateGeometry()

    def settle(self) -> None:
        """Place all widgets immediately, so that their positions are right before the next paint."""
        self._arrange(self.width(), move=True)

    def keep_room_for_head(self, *, kept: bool) -> None:
        """Set whether the head keeps its present height at least, so that nothing below it moves."""
        if self._head is not None:
            self._head.setMinimumHeight(self._head.height() if kept else 0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, move=False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(USUAL, self.heightForWidth(USUAL))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(3 * NARROW, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.keep_room_for_head(kept=False)
        self.settle()

    @override
    def event(self, event: QEvent) -> bool:
        """Lay out again when a child needs another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.settle()
        return done

    def _arrange(self, width: int, *, move: bool) -> int:
        """Return the total height at this width. With ``move``, place the widgets there."""
        inner = QRect(0, 0, width, 0).marginsRemoved(QMargins(MARGINS.left(), 0, MARGINS.right(), 0))
        top = head_end = MARGINS.top()
        if self._head is not None:
            head_width = scaled(NARROW) if self._beside else min(inner.width(), scaled(READABLE))
            height = _height(self._head, head_width)
            if move:
                self._head.setGeometry(inner.left(), top, head_width, height)
                if (layout := self._head.layout()) is not None:
                    layout.activate()
            head_end = top + height + BETWEEN // 2
        if not self._beside:
            top = head_end
        for at, band in enumerate(self._bands):
            if at == self._beside:
                top = max(top, head_end)
            top = self._arrange_band(band, inner, top, move=move)
        return max(top, head_end) + MARGINS.bottom()

    def _arrange_band(self, band: tuple[Cell, ...], inner: QRect, top: int, *, move: bool) -> int:
        places = [self._across(cell, inner) for cell in band]
        heights = [_height(cell.widget, right - left) for cell, (left, right) in zip(band, places, strict=True)]
        tallest = max(heights, default=0)
        if move:
            for cell, (left, right), height in zip(band, places, heights, strict=True):
                stretches = cell.widget.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Minimum
                own = tallest if stretches else height
                cell.widget.setGeometry(left, top + (tallest - own) // 2, right - left, own)
        return top + tallest

    def _across(self, cell: Cell, inner: QRect) -> tuple[int, int]:
        """Return the left and right edge of a cell."""
        return self._column_edges(cell.first, inner)[0], self._column_edges(cell.last, inner)[1]

    def _column_edges(self, column: int, inner: QRect) -> tuple[int, int]:
        narrow_end = inner.left() + scaled(NARROW)
        if column == 0:
            return inner.left(), narrow_end
        wide = (inner.right() + 1 - narrow_end) // self.wide_columns
        left = narrow_end + (column - 1) * wide
        return left + BETWEEN, left + wide


def _height(widget: QWidget, width: int) -> int:
    needed = widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
    return max(needed, widget.minimumHeight())


ROW_GAP = 4
WIDEST = 320
NARROWEST_CAPTION = 96
CAPTION_GAP = 8
LEAST = 38


def waits(row: ProcedureRow) -> bool:
    """Return whether a row has a possible choice, and none was taken."""
    return not any(choice.is_chosen for choice in row.choices) and any(not choice.refusal for choice in row.choices)


class ChoiceRow(QWidget):
    """The choices of one question, followed by the name of the taken one.

    ``taken`` carries a choice that was clicked or typed and is not refused; ``looked_at`` the hovered or focused one.
    ``step_requested`` asks for the row above (−1) or below (1).
    """

    taken = Signal(ProcedureChoice)
    looked_at = Signal(ProcedureChoice)
    looked_away = Signal()
    step_requested = Signal(int)

    def __init__(self, row: ProcedureRow, campaign: Campaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.tiles = [self._make(choice, campaign) for choice in row.choices]
        self._group = QButtonGroup(self, exclusive=False)
        for tile in self.tiles:
            self._group.addButton(tile)
        self._group.buttonClicked.connect(self._on_clicked)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(row.title)

    @property
    def is_waiting(self) -> bool:
        """Whether the row has a possible choice, and none was taken."""
        return waits(self.row)

    def stops(self) -> list[ChoiceTile]:
        """Return the Tab stops: one for a row of dice, or each possible named choice, which looks like a button."""
        if self.is_waiting and not any(choice.kind for choice in self.row.choices):
            return [tile for tile in self.tiles if tile.hasFocus() or not tile.choice.refusal]
        stop = self.stop()
        return [stop] if stop is not None else []

    def stop(self) -> ChoiceTile | None:
        """Return the tile to focus: the focused one, else the taken one, else the first possible one."""
        orders = (
            [tile for tile in self.tiles if tile.hasFocus()],
            [tile for tile in self.tiles if tile.choice.is_chosen],
            [tile for tile in self.tiles if not tile.choice.refusal],
            self.tiles,
        )
        return next((tiles[0] for tiles in orders if tiles), None)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        places = [*self._places(width), self._caption_place(width)]
        return max(scaled(LEAST), *(place.bottom() + 1 for place in places))

    @override
    def sizeHint(self) -> QSize:
        return QSize(WIDEST, self.heightForWidth(WIDEST))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(2 * LEAST, scaled(LEAST))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        for tile, place in zip(self.tiles, self._places(self.width()), strict=True):
            tile.setGeometry(place)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = typed_digit(event)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        line = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._go(step)
        elif line:
            self.step_requested.emit(line)
        elif digit:
            self.take_by(int(digit))
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        taken = self._taken_name()
        if not taken:
            return
        with QPainter(self) as painter:
            painter.setFont(text_font())
            painter.setPen(current_palette().accent.text)
            place = self._caption_place(self.width())
            name = painter.fontMetrics().elidedText(taken, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _make(self, choice: ProcedureChoice, campaign: Campaign) -> ChoiceTile:
        kind = campaign.game.token_kind(choice.kind) if choice.kind else None
        token = campaign.token(choice.command.tokens[0]) if choice.command.tokens else None
        tile = ChoiceTile(choice, kind, token.size if token else 0, self)
        tile.looked_at.connect(self.looked_at)
        tile.looked_away.connect(self.looked_away)
        return tile

    def _taken_name(self) -> str:
        """Return the name of the taken choice; empty if its tile shows the name."""
        return next((choice.name for choice in self.row.choices if choice.is_chosen and choice.kind), "")

    def _places(self, width: int) -> list[QRect]:
        """Return the rectangles of the tiles, wrapped at this width."""
        places: list[QRect] = []
        left = top = 0
        for tile in self.tiles:
            size = tile.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + ROW_GAP
            places.append(QRect(left, top, min(size.width(), width), size.height()))
            left += size.width() + ROW_GAP
        return places

    def _caption_place(self, width: int) -> QRect:
        """Return the rectangle of the caption: after the last tile, or below it if the width is too small."""
        taken = self._taken_name()
        last = self._places(width)[-1] if self.tiles else QRect(0, 0, 0, scaled(LEAST))
        if not taken:
            return last
        left = last.right() + 1 + CAPTION_GAP
        needed = min(QFontMetrics(text_font()).horizontalAdvance(taken), NARROWEST_CAPTION)
        if left + needed <= width:
            return QRect(left, last.top(), width - left, last.height())
        return QRect(0, last.bottom() + 1, width, QFontMetrics(text_font()).height())

    def _go(self, by: int) -> None:
        """Focus the next tile, wrapping at the ends."""
        at = next((at for at, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if at is not None:
            self.tiles[(at + by) % len(self.tiles)].setFocus(Qt.FocusReason.OtherFocusReason)

    def take_by(self, digit: int) -> None:
        """Take the choice with this face, a possible one first; if choices have no faces, the nth one."""
        faced = [tile for tile in self.tiles if tile.choice.face]
        named = [tile for tile in faced if tile.choice.face == digit] if faced else self.tiles[digit - 1 : digit]
        for tile in sorted(named, key=lambda tile: bool(tile.choice.refusal)):
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
            self._on_clicked(tile)
            return

    def _on_clicked(self, button: QAbstractButton) -> None:
        tile = next(tile for tile in self.tiles if tile is button)
        if tile.choice.refusal:
            self.looked_at.emit(tile.choice)
        else:
            self.taken.emit(tile.choice)
