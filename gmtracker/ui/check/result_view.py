"""The result of a check: the numbers, the outcome, and each die with its face."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.engine.check.shown import Chart, OpenCheck, ShownDie
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.events import CheckResolved, DiceRolled
from gmtracker.engine.phrases import as_sentence
from gmtracker.engine.table import Change
from gmtracker.i18n import capitalize_first, join_sentences, tr
from gmtracker.ui.check.dice_and_buttons import most_in_a_line, short_name_of_die
from gmtracker.ui.check.popups import ChartPopup
from gmtracker.ui.modelview.painting import draw_plate, draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_die
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.icons import draw_kept
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import fix_height, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import Button, PaintedButton
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, show_through


def told_of(check: OpenCheck | None) -> tuple[str, ...]:
    """Return what is known of a check that leads to the next, in sentences."""
    return tuple(as_sentence(note) for note in (check.outcome, *check.notes) if note) if check else ()


def told_at_once(change: Change) -> tuple[str, ...]:
    """Return the log sentence of a roll that was resolved in the same step (a percent chance), else nothing."""
    if change.kind != "done":
        return ()
    step = change.entries[-1]
    rolled, resolved = (any(isinstance(event, kind) for event in step.events) for kind in (DiceRolled, CheckResolved))
    return (step.sentence,) if rolled and resolved else ()


CORRECT = tr("Click to correct a mistyped die")
TILE = 40
NAME, AROUND_NAME = 15, 3
WIDTH = 64
IN_A_LINE = 8
AROUND = 6
BETWEEN_NAMES = 10
HUGE_RESULT = 28
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


PALE = 0.6
"""The opacity of a die that does not count: its face can still be read."""


class DieTile(PaintedButton):
    """A rolled die: its face, its name, and whether it was typed; pale and struck out if it does not count.

    The owner is named if it is not the acting character. A typed die can be clicked to correct it, as long as the
    roll is the last entry.
    """

    def __init__(self, die: ShownDie, acting: DieOwner | None) -> None:
        super().__init__()
        fix_height(self, TILE + 2 * NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_die(die, acting, correctable=False)

    def show_die(self, die: ShownDie, acting: DieOwner | None, *, correctable: bool) -> None:
        """Show a die."""
        self._die = die
        self._acting = acting
        can_be_pressed = correctable and die.typed
        said = _die_accessible_text(die)
        self.setAccessibleName(said)
        self.setAccessibleDescription(CORRECT if can_be_pressed else "")
        self.setToolTip(tip(f"{said}. {CORRECT}" if can_be_pressed else said))
        self.setEnabled(can_be_pressed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_be_pressed else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_be_pressed else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def request(self) -> DieRequest:
        """The request that the die was rolled for."""
        return self._die.request

    def needs(self) -> int:
        """Return the width needed for the text below the die."""
        metrics = QFontMetrics(text_font(TextSize.SMALL))
        return max(metrics.horizontalAdvance(text) for text in self._told()) + BETWEEN_NAMES

    def _told(self) -> tuple[str, str]:
        """Return the text below the die: its name, and "typed" if it was."""
        whence = tr("typed", "the face of a die") if self._die.typed else ""
        return short_name_of_die(self._die.request, self._acting), whence

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette, die, side = current_palette(), self._die, scaled(TILE)
            tile = QRectF((self.width() - side) / 2, 0, side, side)
            if self.underMouse() and self.isEnabled():
                draw_plate(painter, self.rect(), palette.hover, QPen(palette.line, 1))
            painter.setOpacity(PALE if die.ignored else 1)
            _draw_kept(painter, tile, die, palette)
            painter.setOpacity(1)
            if self.hasFocus():
                painter.setPen(QPen(palette.focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            font = text_font(TextSize.SMALL)
            name, whence = self._told()
            if die.ignored:
                long, y = QFontMetrics(font).horizontalAdvance(name) + 2 * AROUND_NAME, side + scaled(NAME) / 2
                painter.setPen(QPen(palette.text, 1.5))
                painter.drawLine(QPointF((self.width() - long) / 2, y), QPointF((self.width() + long) / 2, y))
            if self.isEnabled():
                wide = QFontMetrics(font).horizontalAdvance(whence)
                painter.setPen(QPen(palette.outline, 1, Qt.PenStyle.DotLine))
                y = side + 2 * scaled(NAME) - 1
                painter.drawLine(QPointF((self.width() - wide) / 2, y), QPointF((self.width() + wide) / 2, y))
            for line, text in enumerate((name, whence)):
                place = QRectF(0, side + line * scaled(NAME), self.width(), scaled(NAME))
                draw_text(painter, place, text, font, palette.text_muted, Qt.AlignmentFlag.AlignCenter)


class ResultView(FramelessScrollArea):
    """Shows a rolled check. ``correction_requested`` carries the role of a mistyped die."""

    correction_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result, self._outcome = text_label(""), text_label("", "title")
        self._notes = text_label("", "muted")
        self.chart = Button()
        self._chart: Chart | None = None
        self._leaf: ChartPopup | None = None
        self._dice = QGridLayout()
        self._shown: tuple[object, ...] = ()
        self._tiles: list[DieTile] = []
        self._arranged: tuple[tuple[int, ...], int] = ((), 0)
        self._is_good: bool | None = None
        self._lay_out()
        self.chart.clicked.connect(self._on_chart)
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_check(self, check: OpenCheck, *, is_heroes: bool = True, correctable: bool = False) -> None:
        """Show a check.

        ``is_heroes``: success is good for the heroes. ``correctable``: typed dice can be clicked to correct them.
        """
        self._result.setText(check.result)
        self._outcome.setText(check.outcome)
        is_good = None if check.success is None else check.success == is_heroes
        if is_good != self._is_good:
            self._is_good = is_good
            self._colour()
        _fill(self._notes, join_sentences(capitalize_first(note) for note in (check.critical, *check.notes) if note))
        self._show_chart(check.chart)
        if (check.dice, correctable) != self._shown:
            self._shown = (check.dice, correctable)
            self._show_dice(check.dice, correctable=correctable)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._leaf is not None:
            self._leaf.dismiss()

    def stands(self) -> tuple[object, ...]:
        """Return what determines the layout: texts, table and dice."""
        return (self._result.text(), self._outcome.text(), self._notes.text(), self._chart, self._shown)

    def height_in(self, width: int) -> int:
        """Return the height in that width with all dice visible."""
        self._arrange(width)
        return self._column.totalHeightForWidth(width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())

    def _lay_out(self) -> None:
        inside = QWidget()
        self._tabs = TabAnchor(inside)
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(AROUND - 2, 0, 2, 0)
        column.setSpacing(4)
        for part in (self._result, self._outcome, self._notes):
            column.addWidget(part)
        column.addWidget(self.chart, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(4)
        self._dice.setSpacing(0)
        self._dice.setColumnStretch(IN_A_LINE, 1)
        column.addLayout(self._dice)
        column.addStretch(1)
        self.setWidget(inside)
        show_through(self, inside)

    def _show_dice(self, dice: tuple[ShownDie, ...], *, correctable: bool) -> None:
        """Show the dice, reusing the existing tiles."""
        acting = dice[0].request.owner if dice else None
        for tile in self._tiles[len(dice) :]:
            self._dice.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        del self._tiles[len(dice) :]
        for at, die in enumerate(dice[len(self._tiles) :], start=len(self._tiles)):
            self._tiles.append(DieTile(die, acting))
            self._tiles[at].clicked.connect(self._on_tile)
        for tile, die in zip(self._tiles, dice, strict=True):
            tile.show_die(die, acting, correctable=correctable)
        self._arrange(self.width())
        self._tabs.lead_to(self._tiles)  # Not before the tiles are in the window.

    def _arrange(self, width: int) -> None:
        """Lay the tiles out in lines with as many as fit; tiles in a column have the same width."""
        needs = tuple(max(scaled(WIDTH), tile.needs()) for tile in self._tiles)
        dice = [tile.request for tile in self._tiles]
        in_a_line = most_in_a_line(dice, lambda count: sum(_columns(needs, count)), width - AROUND, IN_A_LINE)
        if (needs, in_a_line) == self._arranged:
            return
        self._arranged = needs, in_a_line
        wide = _columns(needs, in_a_line)
        for at, tile in enumerate(self._tiles):
            tile.setFixedWidth(wide[at % in_a_line])
            self._dice.addWidget(tile, at // in_a_line, at % in_a_line, TOP)
            tile.show()  # Show a new tile now: until it is shown, which Qt does later, it has no height in the layout.

    def _show_chart(self, chart: Chart | None) -> None:
        """Show the button for the result's table, if there is one; a popup with another table is closed."""
        if chart != self._chart and self._leaf is not None:
            self._leaf.dismiss()
        self._chart = chart
        self.chart.setVisible(chart is not None)
        if chart is not None:
            self.chart.say(chart.name)

    def _on_chart(self) -> None:
        if self._chart is None:
            return
        if self._leaf is None:
            self._leaf = ChartPopup(self.window())
            self._leaf.left.connect(self._on_chart_left)
        if self._leaf.isHidden():
            self._leaf.show_chart(self._chart, self.chart)
        else:
            self._leaf.dismiss(keys_back=True)

    def _on_chart_left(self, keys_back: bool) -> None:
        if keys_back:
            self.chart.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_tile(self) -> None:
        tile = self.sender()
        if isinstance(tile, DieTile):
            self.correction_requested.emit(tile.request.role)

    def _on_theme_changed(self) -> None:
        self._arrange(self.width())
        self._result.setStyleSheet(f"font-size: {scaled(HUGE_RESULT)}px; font-weight: bold")
        self._colour()

    def _colour(self) -> None:
        """Color the outcome by whether it is good for the heroes. Its text says what it is."""
        palette = current_palette()
        tones = {True: palette.up.text, False: palette.down.text, None: palette.text}
        self._outcome.setStyleSheet(f"color: {tones[self._is_good].name()}")


def _columns(needs: Sequence[int], in_a_line: int) -> list[int]:
    """Return the column widths for items of these widths in lines of ``in_a_line``."""
    return [max(needs[at::in_a_line]) for at in range(min(in_a_line, len(needs)))]


def _draw_kept(painter: QPainter, rect: QRectF, die: ShownDie, palette: Palette) -> None:
    """Draw a die from the cached picture."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_die(painter, rect, "none", die.face, palette, size=die.request.size, shows=die.shows)

    draw_kept(painter, rect, ("fallen", die.face, die.request.size, die.shows, palette.name), draw)


def _fill(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def _die_accessible_text(die: ShownDie) -> str:
    told = tr("{die}: {face}, typed") if die.typed else tr("{die}: {face}, rolled")
    told = told.format(die=die.name, face=die.shows or die.face)
    return f"{told}. {die.ignored}" if die.ignored else told
