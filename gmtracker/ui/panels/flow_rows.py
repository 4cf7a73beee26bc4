"""A question of the step, with its answers side by side: one stop of the Tab key, arrows and digits within."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.flows import FlowChoice, FlowRow
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.panels.flow_choices import ChoiceTile
from gmtracker.ui.qt_override import override

GAP = 4
WIDEST = 320
NARROWEST_CAPTION = 96
CAPTION_GAP = 8
LEAST = 38


class ChoiceRow(QWidget):
    """The answers to one question. What is taken stands in words behind them.

    ``taken`` carries a choice that was clicked or keyed and is not refused; ``looked_at`` the one under the pointer
    or the focus. ``step_requested`` asks for the row above (−1) or below (1).
    """

    taken = Signal(FlowChoice)
    looked_at = Signal(FlowChoice)
    looked_away = Signal()
    step_requested = Signal(int)

    def __init__(self, row: FlowRow, campaign: Campaign, parent: QWidget | None = None) -> None:
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
        """Whether there is an answer to give, and none has been given."""
        choices = self.row.choices
        return not any(choice.taken for choice in choices) and any(not choice.refusal for choice in choices)

    def stop(self) -> ChoiceTile | None:
        """Where Tab comes to: the answer with the focus, else the one taken, else the first that can be."""
        orders = (
            [tile for tile in self.tiles if tile.hasFocus()],
            [tile for tile in self.tiles if tile.choice.taken],
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
        digit = event.key() - Qt.Key.Key_0
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        line = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._go(step)
        elif line:
            self.step_requested.emit(line)
        elif 0 <= digit <= 9:
            self._take_by(digit)
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

    def _make(self, choice: FlowChoice, campaign: Campaign) -> ChoiceTile:
        kind = campaign.sheet.token_kind(choice.kind) if choice.kind else None
        token = campaign.token(choice.command.tokens[0]) if choice.command.tokens else None
        tile = ChoiceTile(choice, kind, token.size if token else 0, self)
        tile.looked_at.connect(self.looked_at)
        tile.looked_away.connect(self.looked_away)
        return tile

    def _taken_name(self) -> str:
        """The name of what is taken; empty where it stands on the tile itself."""
        return next((choice.name for choice in self.row.choices if choice.taken and choice.kind), "")

    def _places(self, width: int) -> list[QRect]:
        """Where the tiles stand, in as many lines as a width needs."""
        places: list[QRect] = []
        left = top = 0
        for tile in self.tiles:
            size = tile.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + GAP
            places.append(QRect(left, top, min(size.width(), width), size.height()))
            left += size.width() + GAP
        return places

    def _caption_place(self, width: int) -> QRect:
        """Behind the last tile, or below it where too little room is left."""
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
        """On to the next answer, around the ends."""
        at = next((at for at, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if at is not None:
            self.tiles[(at + by) % len(self.tiles)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_by(self, digit: int) -> None:
        """Take the answer with this face, one that can be taken before one that cannot; without faces the nth."""
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
