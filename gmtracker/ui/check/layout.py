"""The check panel's layout: body, headline and dice at the bottom, and the panel as a drop target.

The dice and buttons share a line, or are stacked if that is too narrow. Tokens are dragged onto the panel, dropped by a
click, or aimed at it with the arrow keys.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.check.shown import OnCheck
from gmtracker.ui.check.dice_and_buttons import AskingForUse, CheckBar, Fold
from gmtracker.ui.check.odds_view import LARGE, LOW, ONE_LINE, OddsSize, OddsView
from gmtracker.ui.check.result_view import BRIEF, COMPACT, WHOLE, ResultSize, ResultView
from gmtracker.ui.check.sentence import SentenceView
from gmtracker.ui.check.spend_rows import MAX_ROWS, CheckRowsView
from gmtracker.ui.modelview.painting import DropHighlight, highlight_tone
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.labels import MessageLabel, text_label
from gmtracker.ui.widgets.scroll import make_transparent

FRAME, AIMED_FRAME = 2, 4
"""The width of the frame shown while tokens are carried, normal and aimed."""

EDGE, SIDE, CORNER = 1, 12, 8
"""The width of the panel's edge, the margin beside the contents, and the radius of the panel."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class CheckDropArea(DropTargetMixin, QWidget):
    """A widget that takes carried tokens anywhere. ``aim_back_requested``: the arrows lead back to the roster.

    ``entered``: Enter, while nothing is carried. ``became_visible``: the panel became visible. The first time, that is
    after its first, empty paint, so that the window is on screen before the panel's contents are computed.
    """

    aim_back_requested = Signal()
    entered = Signal()
    became_visible = Signal()

    def __init__(self, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.carried = carried
        self.was_painted = False
        self.setAcceptDrops(True)
        self.setMouseTracking(True)

    def use_drop_target(self, drop_target: DropTarget) -> None:
        """Use this drop target, which belongs to a view in the panel."""
        self.drop_target = drop_target
        drop_target.aimed.connect(self.update)
        self.carried.changed.connect(self.update)

    def target(self) -> OnCheck | None:
        """Return the target of a drop here, or None."""
        raise NotImplementedError

    def give_up(self) -> bool:
        """Cancel what Esc cancels here while nothing is carried. Returns False if there is nothing."""
        return False

    def focus_drop_target(self) -> None:
        """Take focus, and aim the carried tokens here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._aim(QPointF(self.rect().center()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_escape = event.key() == Qt.Key.Key_Escape
        if self.carried.tokens and is_enter(event):
            self.drop_target.put_down()
        elif self.carried.tokens and (is_escape or event.key() in ARROWS):
            if is_escape:
                self.carried.let_go()
            self.drop_target.leave()
            self.aim_back_requested.emit()
        elif is_enter(event):
            self.entered.emit()
        elif not (is_escape and self.give_up()):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.carried.tokens:
            self._aim(event.position())
            self.drop_target.put_down()
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.carried.tokens:
            self._aim(event.position())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.drop_target.leave()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.was_painted:
            self.became_visible.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.was_painted:
            self.was_painted = True
            self.became_visible.emit()
        target = (self.drop_target.target or self.target()) if self.carried.tokens else None
        highlight = self.drop_target.highlight(target) if target else DropHighlight.NONE
        if highlight is DropHighlight.NONE:
            return
        with QPainter(self) as painter:
            ground, frame = highlight_tone(highlight, current_palette())
            line = Qt.PenStyle.SolidLine if highlight.takes else Qt.PenStyle.DashLine
            painter.setPen(QPen(frame, AIMED_FRAME if highlight.aimed else FRAME, line))
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), CORNER, CORNER)

    def _aim(self, point: QPointF) -> None:
        self.drop_target.aim(self.target(), self.mapToGlobal(point.toPoint()))


PAD = 4
NARROWEST, LOWEST = 248, 96
BETWEEN = 6
MAX_HEIGHT = 16_777_215
MORE_LINES = 1
"""How many more lines dice may take beside the buttons than on their own. With more, the buttons go below them."""

"""Qt's maximum height of a widget."""


class Density(NamedTuple):
    """How compactly the body is laid out: text size, rows of offers, and the size of the odds.

    ``bare``: notes are hidden.
    """

    size: TextSize
    rows: int
    odds: OddsSize = LARGE
    bare: bool = False

    @property
    def result(self) -> ResultSize:
        """The size of a result."""
        return {LARGE: WHOLE, LOW: COMPACT, ONE_LINE: BRIEF}[self.odds]


DENSITIES = (
    *(Density(TextSize.NORMAL, rows) for rows in range(MAX_ROWS, 0, -1)),
    Density(TextSize.NORMAL, 1, LOW),
    *(Density(TextSize.SMALL, rows, LOW) for rows in range(MAX_ROWS, -1, -1)),
    Density(TextSize.SMALL, 1, ONE_LINE),
    Density(TextSize.SMALL, 1, ONE_LINE, bare=True),
    Density(TextSize.SMALL, 0, ONE_LINE, bare=True),
)
"""The densities, most spacious first."""


class CheckBody(QScrollArea):
    """The scrolling body of the panel: the sentence or result, the odds, and what could be spent.

    With too little height it shows fewer rows, then lower bars, then a smaller sentence; then the odds take one line,
    so that some of what could be spent is visible, and notes are hidden. It scrolls only if even that is too high.
    """

    def __init__(
        self,
        notes: QWidget,
        sentence: SentenceView,
        result: ResultView,
        odds: OddsView,
        nothing: QWidget,
        rows: CheckRowsView,
    ) -> None:
        super().__init__()
        self._sentence, self._result, self._odds, self._rows = sentence, result, odds, rows
        self._notes = notes
        self.needed = 0
        self._parts: tuple[QWidget, ...] = (sentence, result, notes, odds, nothing, rows)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        inside = QWidget()
        self.column, self.inset = QVBoxLayout(inside), QVBoxLayout()
        self.column.setContentsMargins(0, 0, 0, 0)
        self.inset.setContentsMargins(SIDE, 0, SIDE, 0)
        for layout in (self.column, self.inset):
            layout.setSpacing(BETWEEN)
        self.column.addWidget(result)  # As wide as the panel, unlike the other parts.
        self.column.addLayout(self.inset)
        for part in (one for one in self._parts if one is not result):
            self.inset.addWidget(part)
        self.column.addStretch(1)
        self.setWidget(inside)
        make_transparent(self, inside)
        # Otherwise the contents are repainted whenever rows come and go.
        for ground in (self, self.viewport(), inside):
            ground.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), scaled(LOWEST))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the contents as wide as the viewport, no matter what is in them."""
        super().resizeEvent(event)
        inside = self.widget()
        if inside is not None:
            inside.setFixedWidth(self.viewport().width())

    def settle(self, room: int) -> None:
        """Choose the density that fits ``room``. ``needed`` is set to the height without limits."""
        self.needed = self._height(DENSITIES[0])
        density = first_fitting(DENSITIES, self._height, room)
        needed = self._height(density)
        bar = Qt.ScrollBarPolicy
        policy = bar.ScrollBarAsNeeded if needed > room else bar.ScrollBarAlwaysOff
        if policy != self.verticalScrollBarPolicy():  # Qt lays everything out again even if the policy is the same.
            self.setVerticalScrollBarPolicy(policy)
        self._sentence.set_text_size(density.size)
        self._rows.limit_rows(density.rows)
        self._odds.set_size(density.odds)
        self._notes.setMaximumHeight(0 if density.bare else MAX_HEIGHT)
        if not self._result.isHidden():
            whole = self._result.height_for(self.width(), density.result)
            least = scaled(density.result.numbers + density.result.band)
            self._result.setFixedHeight(max(least, whole - max(0, needed - room)))

    def _height(self, density: Density) -> int:
        left_out = self._notes if density.bare else None
        shown = (part for part in self._parts if not part.isHidden() and part is not left_out)
        heights = [self._height_of(part, density) for part in shown]
        return sum(heights) + BETWEEN * max(0, len(heights) - 1)

    def _height_of(self, part: QWidget, density: Density) -> int:
        width = self.width() - 2 * SIDE
        if part is self._sentence:
            return self._sentence.height_for(width, density.size)
        if part is self._result:
            return self._result.height_for(self.width(), density.result)
        if part is self._rows:
            return self._rows.height_for_rows(density.rows)
        if part is self._odds:
            return self._odds.height_at(density.odds)
        if part.hasHeightForWidth():
            return part.heightForWidth(width)
        return part.sizeHint().height()


class CheckFoot(QBoxLayout):
    """The dice fields with the buttons at the right, or below them if a die's name is too long."""

    def __init__(self, bar: CheckBar) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._bar = bar
        self.setSpacing(GRID)
        self.setContentsMargins(SIDE + PAD, GRID, SIDE + PAD, 0)
        self.addWidget(bar.dice, 1, Qt.AlignmentFlag.AlignBottom)
        self.addWidget(bar, 0, Qt.AlignmentFlag.AlignBottom)

    def set_width(self, width: int) -> int:
        """Lay out for a width, and return the height needed.

        The dice take one more line before the buttons go below them. Either way the main button stays where it is.
        """
        bar, dice, width = self._bar, self._bar.dice, width - 2 * (SIDE + PAD)
        has_dice = not dice.isHidden()
        if not bar.has_more_dice:  # Typed faces would otherwise make the button smaller under the pointer.
            bar.fold(first_fitting(tuple(Fold), bar.width_at, width - (dice.line_width() + GRID if has_dice else 0)))
        beside = width - GRID - bar.sizeHint().width()
        is_below = has_dice and (
            not dice.fits_width(beside) or dice.lines_in(beside) > dice.lines_in(width) + MORE_LINES
        )
        dice.fit(width if is_below else beside)
        direction = QBoxLayout.Direction
        self.setDirection(direction.TopToBottom if is_below else direction.LeftToRight)
        self.setStretch(0, 0 if is_below else 1)
        high, buttons = dice.sizeHint().height() if has_dice else 0, bar.sizeHint().height()
        return GRID + (high + GRID + buttons if is_below else max(high, buttons))

    @override
    def setGeometry(self, rect: QRect) -> None:
        """Repaint the panel when its ground under the dice and buttons moves. Qt repaints only the moved widgets."""
        has_moved = rect.top() != self.geometry().top()
        super().setGeometry(rect)
        panel = self.parentWidget()
        if has_moved and panel is not None:
            panel.update()


class CheckColumn(CheckDropArea):
    """The parts of the check panel, laid out below each other.

    ``grown``: a check needs more height than any before, which is ``most_needed``.
    """

    grown = Signal()

    def __init__(self, carried: CarriedTokens, ask: AskingForUse, parent: QWidget | None = None) -> None:
        """Make the parts; ``ask`` returns the dice that a use needs, given the typed faces by role."""
        super().__init__(carried, parent)
        self.most_needed = 0
        theme().theme_changed.connect(self._measure_anew)  # Connected here, after the parts have set their fonts.
        self.headline = text_label("", "headline")
        self._notes = MessageLabel()
        self.sentence, self.result = SentenceView(), ResultView()
        self.odds = OddsView()
        self._nothing = text_label("", "label")
        self.rows = CheckRowsView(carried, self.target)
        self.use_drop_target(self.rows.drop_target)
        self.bar = CheckBar(ask)
        self._column = QVBoxLayout(self)
        self._lay_out()

    @property
    def _shows_result(self) -> bool:
        return not self.result.isHidden()

    @contextmanager
    def _laid_out_once(self, stands: Callable[[], tuple[object, ...]]) -> Iterator[None]:
        """Block the layouts during changes, and lay everything out once afterwards.

        If the values of ``stands`` are equal before and after, no part has to move. Otherwise the rows are not
        painted until they follow, so that they are not painted twice.
        """
        before = stands()
        for layout in self._layouts:
            layout.setEnabled(False)
        try:
            yield
        finally:
            for layout in self._layouts:
                layout.setEnabled(True)
            if stands() != before:
                self.rows.setUpdatesEnabled(False)
                self._settle()
            for layout in self._layouts:
                layout.activate()

    def _stands(self) -> tuple[object, ...]:
        """Return what determines the layout, apart from the rows."""
        said = self.result.layout_state() if self._shows_result else (self.sentence.layout_state(),)
        odds = self.odds.isHidden() or self.odds.height_at(LARGE)
        return (self._shows_result, self.headline.text(), self._notes.text(), *said, odds, *self.bar.layout_state())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Measure again for another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure_anew()

    def _measure_anew(self) -> None:
        """Measure again, because the fonts changed."""
        self._forget_heights()
        self.sentence.arrange()
        self._settle()

    def _forget_heights(self) -> None:
        self.most_needed = 0

    def _lay_out(self) -> None:
        self.result.hide()
        self._foot = CheckFoot(self.bar)
        self._share_width()
        for label in (self._notes, self._nothing, self.headline, self.bar.message):
            label.setIndent(PAD)
        self.headline.setContentsMargins(SIDE, 0, SIDE, 0)
        message = QVBoxLayout()  # A message's style sheet would reset its own margins.
        message.setContentsMargins(SIDE, 0, SIDE, 0)
        message.addWidget(self.bar.message)
        self._body = CheckBody(self._notes, self.sentence, self.result, self.odds, self._nothing, self.rows)
        column = self._column
        column.setContentsMargins(EDGE, BETWEEN, EDGE, SIDE)
        column.setSpacing(BETWEEN)
        column.addWidget(self.headline)
        column.addWidget(self._body, 1)
        column.addLayout(message)
        column.addLayout(self._foot)
        self._layouts: tuple[QLayout, ...] = (column, self._body.column, self._body.inset)

    def _settle(self) -> None:
        """Distribute the height: dice and buttons are at the bottom, and the body fits into what is above them."""
        width = self.width() - 2 * EDGE
        taken = self._foot.set_width(width) + self.bar.message.heightForWidth(width - 2 * SIDE) + SIDE + 3 * BETWEEN
        if self.headline.text():
            taken += self.headline.heightForWidth(width) + BETWEEN
        self._body.settle(self.height() - taken)
        needed = self._body.needed + taken
        if needed > self.most_needed:
            self.most_needed = needed
            self.grown.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel with the ground of dice and buttons, then the highlight of carried tokens."""
        palette, inside = current_palette(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        top = self._foot.geometry().top()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.line, 1))
            for ground, start, end in ((palette.panel, 0, top), (palette.raised, top, self.height())):
                painter.setClipRect(0, start, self.width(), end - start)
                painter.setBrush(ground)
                painter.drawRoundedRect(inside, CORNER, CORNER)
            painter.fillRect(0, top, self.width(), 1, palette.line)
        super().paintEvent(event)

    def _share_width(self) -> None:
        """Let the panel's width determine its parts' width, or each change of text would move everything."""
        shared: tuple[QWidget, ...] = (self.result, self.headline, self.bar.message, self.bar.dice)
        for part in (*shared, self.odds, self._nothing, self.rows):
            policy = part.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            part.setSizePolicy(policy)
        self._notes.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _room_for_rows(self) -> tuple[object, ...]:
        """Return what determines the height of the rows, or of the text instead of them."""
        rows, nothing = self.rows, self._nothing
        return rows.isHidden(), rows.height_for_rows(MAX_ROWS), nothing.isHidden(), nothing.text()
