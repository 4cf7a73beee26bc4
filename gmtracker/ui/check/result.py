"""The odds and the result of a check.

Odds are a bar for each outcome, with a large chance of success. The result is the numbers, the outcome, and each die
with its face.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from gmtracker.engine.check.shown import Bar, Chart, Figure, OpenCheck, PanelOdds, ShownDie
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.events import CheckResolved, DiceRolled
from gmtracker.engine.phrases import as_sentence
from gmtracker.engine.table import Change
from gmtracker.i18n import capitalize_first, in_sentences, join_parts, labeled, percentage, tr
from gmtracker.ui.check.bar import most_in_a_line, short_name_of_die
from gmtracker.ui.check.popups import ChartPopup
from gmtracker.ui.modelview.painting import draw_plate, draw_text, is_cut
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_die, draw_sign
from gmtracker.ui.theme.fonts import TextSize, font_of, scaled, text_font, width_of
from gmtracker.ui.theme.icons import draw_kept
from gmtracker.ui.theme.metrics import fix_height, tip
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import Button, PaintedButton
from gmtracker.ui.widgets.labels import PaintedLabel, text_label
from gmtracker.ui.widgets.scroll import FramelessScrollArea, show_through

CURVE = 56
LABEL, LEAST_LABEL = 16, 10
FIGURES = 18
GAP = 3
HUGE_CHANCE = 33
"""Font size at which digits are 24 pixels high."""

NUMBER, OF = 42, 22
LOW, LARGE_CHANCE = 32, 24
"""Height and font size of the chance in one line, if there is no room for bars."""

BESIDE_NUMBER = 12
WIDEST_BAR = 96
USUAL = percentage("77.7")
SIGN = 10
BETWEEN_FIGURES = 16
CENTRE = Qt.AlignmentFlag.AlignCenter
WAITING = tr("Choose a target to see the odds.")


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


APART = 3
"""The minimum distance between two bars' labels."""


class OddsView(PaintedLabel):
    """Shows odds as bars, failures before successes; empty without odds.

    With little room the chance takes one line, without bars. It can also say that a target must be chosen first.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._odds: PanelOdds | None = None
        self._waits = False
        self._has_figures = True
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().theme_changed.connect(self.updateGeometry)

    @property
    def is_waiting(self) -> bool:
        """Whether it shows that a target must be chosen first."""
        return self._waits and not self.isHidden()

    def show_odds(self, odds: PanelOdds | None) -> None:
        """Show these odds."""
        self._follow(odds, waits=False)

    def wait(self) -> None:
        """Show that a target must be chosen first. The height stays that of the odds."""
        self._follow(None, waits=True)

    def _follow(self, odds: PanelOdds | None, *, waits: bool) -> None:
        if (odds, waits) == (self._odds, self._waits):
            return
        self._odds, self._waits = odds, waits
        self.updateGeometry()
        self.setAccessibleName(_odds_read_out(odds) if odds else WAITING if waits else "")
        self.update()

    def bar_at(self, point: QPoint) -> Bar | None:
        """Return the outcome whose bar is at a point, or None."""
        bars = self._odds.bars if self._odds and not self._is_low else ()
        return next((bar for bar, rect in zip(bars, self._columns(), strict=True) if rect.contains(point)), None)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.height_with(figures=self._has_figures, low=self._is_low))

    def height_with(self, *, figures: bool, low: bool) -> int:
        """Return the height, with or without the figures, or with the chance in one line."""
        if self._odds is None and not self._waits:
            return 0
        if low:
            return scaled(LOW)
        has_figures = figures and self._odds is not None and self._odds.figures
        return scaled(CURVE + LABEL + (FIGURES if has_figures else 0))

    def stand(self, *, figures: bool, low: bool) -> None:
        """Set whether figures are shown, and whether the chance takes one line."""
        if (figures, low) != (self._has_figures, self._is_low):
            self._has_figures, self._is_low = figures, low
            self.updateGeometry()
            self.update()

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self.bar_at(event.pos())
            QToolTip.showText(event.globalPos(), tip(labeled(bar.name, bar.chance.message)) if bar else "", self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._odds is None and not self._waits:
            return
        with QPainter(self) as painter:
            if self._odds is None:
                draw_text(painter, self.rect(), WAITING, text_font(), current_palette().text_muted)
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._is_low:
                self._paint_line(painter, self._odds)
                return
            self._paint_success(painter, self._odds)
            if self._has_figures:
                self._paint_figures(painter, self._odds.figures)
            highest = max((bar.chance.share for bar in self._odds.bars), default=0.0)
            columns = self._columns()
            letters, every = self._labels_in(columns)
            for at, (bar, column) in enumerate(zip(self._odds.bars, columns, strict=True)):
                self._paint_bar(painter, bar, column, highest)
                if at % every == 0:
                    self._paint_label(painter, bar, column, letters, every)

    def _columns(self) -> list[QRectF]:
        """Return the bars' rectangles: right of the number, no wider than needed."""
        odds = self._odds
        if odds is None or self._is_low:
            return []
        left = self._head(odds) + scaled(BESIDE_NUMBER)
        letters = text_font(TextSize.SMALL)
        longest = max((width_of(bar.label, letters) for bar in odds.bars), default=0) + GAP
        width = min((self.width() - left) / max(len(odds.bars), 1), max(scaled(WIDEST_BAR), longest))
        return [QRectF(left + at * width, 0, width, scaled(CURVE + LABEL)) for at in range(len(odds.bars))]

    def _head(self, odds: PanelOdds) -> int:
        """Return the width of the number and its subject: at least that of a typical number, so it rarely changes."""
        number = font_of(scaled(HUGE_CHANCE), bold=True)
        says = max(width_of(odds.success.message, number), width_of(USUAL, number))
        return max(says, width_of(odds.subject, text_font()) + 2)

    def _paint_success(self, painter: QPainter, odds: PanelOdds) -> None:
        palette = current_palette()
        number = QRectF(0, 0, self._head(odds), scaled(NUMBER))
        draw_text(painter, number, odds.success.message, font_of(scaled(HUGE_CHANCE), bold=True), palette.text)
        below = QRectF(1, scaled(NUMBER), self._head(odds), scaled(OF))
        draw_text(painter, below, odds.subject, text_font(), palette.text)

    def _paint_line(self, painter: QPainter, odds: PanelOdds) -> None:
        palette, bold = current_palette(), font_of(scaled(LARGE_CHANCE), bold=True)
        line = QRectF(0, 0, self.width(), scaled(LOW))
        draw_text(painter, line, odds.success.message, bold, palette.text)
        behind = width_of(odds.success.message, bold) + scaled(BESIDE_NUMBER)
        draw_text(painter, line.adjusted(behind, 0, 0, 0), odds.subject, text_font(), palette.text)

    def _paint_figures(self, painter: QPainter, figures: tuple[Figure, ...]) -> None:
        """Draw the figures in a line below the bars, as far as they fit, each after its sign."""
        palette = current_palette()
        figures, font, between = figures_shown(figures, self.width() - 1)
        x, top, line = 1.0, scaled(CURVE + LABEL), scaled(FIGURES)
        for figure in figures:
            if figure.sign != "none":
                mark = QRectF(x, top + (line - SIGN) / 2, SIGN, SIGN)
                draw_sign(painter, mark, figure.sign, palette)
                x += SIGN + GAP
            width = _width_of(figure, font) - (SIGN + GAP if figure.sign != "none" else 0)
            draw_text(painter, QRectF(x, top, width, line), figure.message, font, palette.text_muted)
            x += width + between

    def _paint_bar(self, painter: QPainter, bar: Bar, column: QRectF, highest: float) -> None:
        palette = current_palette()
        tone = palette.up if bar.success else palette.stone
        label = scaled(LABEL)
        room = column.adjusted(GAP / 2, 0, -GAP / 2, -label)
        painter.fillRect(QRectF(room.left(), room.bottom() - 1, room.width(), 1), palette.outline)
        if bar.chance.share:
            height = max(2.0, room.height() * bar.chance.share / highest)
            painter.fillRect(QRectF(room.left(), room.bottom() - height, room.width(), height), tone.fill)

    def _paint_label(self, painter: QPainter, bar: Bar, column: QRectF, letters: QFont, every: int) -> None:
        """Draw a bar's label, also below the bars beside it that have none."""
        palette, label = current_palette(), scaled(LABEL)
        tone = palette.up if bar.success else palette.stone
        ink = tone.text if bar.chance.share else palette.text_muted
        aside = column.width() * (every - 1) / 2
        below = QRectF(column.left(), column.bottom() - label, column.width(), label).adjusted(-aside, 0, aside, 0)
        draw_text(painter, below, bar.label, letters, ink, CENTRE)

    def _labels_in(self, columns: list[QRectF]) -> tuple[QFont, int]:
        """Return the labels' font, and the interval of labeled bars (1: every bar).

        A slightly smaller font is preferred to leaving out labels.
        """
        labels = [bar.label for bar in self._odds.bars] if self._odds else []
        width = min((column.width() for column in columns), default=0.0)
        sizes, apart = range(scaled(TextSize.SMALL), scaled(LEAST_LABEL) - 1, -1), scaled(APART)
        ways = ((font_of(pixels, bold=False), every) for every in range(1, len(labels) + 1) for pixels in sizes)
        fitting = (
            way for way in ways if not any(is_cut(label, way[0], int(width * way[1]) - apart) for label in labels)
        )
        return next(fitting, (font_of(sizes[-1], bold=False), max(1, len(labels))))


def figures_shown(figures: tuple[Figure, ...], room: int) -> tuple[tuple[Figure, ...], QFont, int]:
    """Return the figures that fit in one line, their font, and the gap between them.

    Font and gaps shrink first, then figures without a sign are dropped. Those with signs are compared to each
    other, so either all of them are shown or none.
    """
    signed = tuple(figure for figure in figures if figure.sign != "none")
    plain = tuple(figure for figure in figures if figure.sign == "none")
    sizes = range(scaled(TextSize.SMALL), scaled(LEAST_LABEL) - 1, -1)
    for shown in (figures, signed, plain):
        for font in (font_of(pixels, bold=False) for pixels in sizes):
            wide = sum(_width_of(figure, font) for figure in shown)
            for between in (BETWEEN_FIGURES, BETWEEN_FIGURES // 2):
                if wide + between * (len(shown) - 1) <= room:
                    return shown, font, between
    return (), text_font(TextSize.SMALL), BETWEEN_FIGURES


def _width_of(figure: Figure, font: QFont) -> int:
    sign = SIGN + GAP if figure.sign != "none" else 0
    return width_of(figure.message, font) + 2 + sign


def _odds_read_out(odds: PanelOdds) -> str:
    parts = [f"{odds.success.message} {odds.subject}"]
    parts += [f"{bar.name} {bar.chance.message}" for bar in odds.bars if bar.chance.share]
    parts += [labeled(figure.name, figure.message) for figure in odds.figures]
    return join_parts(parts)


CORRECT = tr("Click to correct a mistyped die")
TILE = 40
NAME = 15
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
        said = _die_read_out(die)
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
                long, y = QFontMetrics(font).horizontalAdvance(name) + 2 * GAP, side + scaled(NAME) / 2
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
        self._success: bool | None = None
        self._lay_out()
        self.chart.clicked.connect(self._on_chart)
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_check(self, check: OpenCheck, *, correctable: bool = False) -> None:
        """Show a check; ``correctable``: typed dice can be clicked to correct them."""
        self._result.setText(check.result)
        self._outcome.setText(check.outcome)
        if check.success != self._success:
            self._success = check.success
            self._colour()
        _fill(self._notes, in_sentences(capitalize_first(note) for note in (check.critical, *check.notes) if note))
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
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(2, 0, AROUND - 2, 0)
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
        """Color the outcome by whether it is a success. Its text says so too."""
        palette = current_palette()
        tones = {True: palette.up.text, False: palette.down.text, None: palette.text}
        self._outcome.setStyleSheet(f"color: {tones[self._success].name()}")


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


def _die_read_out(die: ShownDie) -> str:
    told = tr("{die}: {face}, typed") if die.typed else tr("{die}: {face}, rolled")
    told = told.format(die=die.name, face=die.shows or die.face)
    return f"{told}. {die.ignored}" if die.ignored else told
