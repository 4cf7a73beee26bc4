"""The odds of the check: large numbers, or bars with the curve of all results."""

from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gmtracker.engine.check.shown import Bar, Figure, PanelOdds
from gmtracker.i18n import join_parts, labeled, percentage_text, tr
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.labels import PaintedLabel


class OddsSize(NamedTuple):
    """How the odds are shown: the height of the bars, and the chance's text size and height.

    Without bars the chance takes one line.
    """

    curve: int
    chance: TextSize
    number: int
    with_figures: bool = False


LARGE = OddsSize(96, TextSize.DISPLAY, 46, with_figures=True)
LOW = OddsSize(54, TextSize.HUGE, 32)
ONE_LINE = OddsSize(0, TextSize.HUGE, 28)

AXIS, SUBJECT, FIGURE = 18, 20, 16
PAD, GAP, ROUNDING = 4, 3, 2
BESIDE_NUMBER = 12
WIDEST_FIGURE, WIDEST_BAR = 168, 96
TYPICAL_CHANCE = percentage_text("77.7")
SIGN = 10
CENTRE = Qt.AlignmentFlag.AlignCenter
WAITING = tr("Choose a target to see the odds.")


class OddsView(PaintedLabel):
    """Shows odds as bars, failures before successes; empty without odds.

    With little room the bars are lower, or left out. It can also say that a target must be chosen first.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._odds: PanelOdds | None = None
        self._is_heroes = True
        self._waits = False
        self._size = LARGE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().theme_changed.connect(self.updateGeometry)

    @property
    def is_waiting(self) -> bool:
        """Whether it shows that a target must be chosen first."""
        return self._waits and not self.isHidden()

    def show_odds(self, odds: PanelOdds | None, *, is_heroes: bool = True) -> None:
        """Show these odds; ``is_heroes``: success is good for the heroes."""
        self._follow(odds, is_heroes=is_heroes, waits=False)

    def show_target_missing(self) -> None:
        """Show that a target must be chosen first. The height stays that of the odds."""
        self._follow(None, is_heroes=True, waits=True)

    def _follow(self, odds: PanelOdds | None, *, is_heroes: bool, waits: bool) -> None:
        shown = (odds, is_heroes, waits)
        if shown == (self._odds, self._is_heroes, self._waits):
            return
        self._odds, self._is_heroes, self._waits = shown
        self.updateGeometry()
        self.setAccessibleName(_odds_accessible_text(odds) if odds else WAITING if waits else "")
        self.update()

    def bar_at(self, point: QPoint) -> Bar | None:
        """Return the outcome whose bar is at a point, or None."""
        bars = self._odds.bars if self._odds and self._size.curve else ()
        return next((bar for bar, rect in zip(bars, self._columns(), strict=True) if rect.contains(point)), None)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.height_at(self._size))

    def height_at(self, size: OddsSize) -> int:
        """Return the height at a size; 0 if there is nothing to show."""
        if self._odds is None and not self._waits:
            return 0
        return scaled(size.curve + AXIS) if size.curve else scaled(size.number)

    def set_size(self, size: OddsSize) -> None:
        """Set the size."""
        if size != self._size:
            self._size = size
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
            self._paint_chance(painter, self._odds)
            if self._size.curve:
                self._paint_curve(painter, self._odds)

    def _paint_chance(self, painter: QPainter, odds: PanelOdds) -> None:
        """Draw the chance and what it is for, below each other with the figures, or in one line."""
        ink, bold = current_palette().text, text_font(self._size.chance, bold=True)
        number, wide = scaled(self._size.number), text_width(odds.success.message, bold)
        if not self._size.curve:
            draw_text(painter, QRectF(PAD, 0, wide, number), odds.success.message, bold, ink)
            left = PAD + wide + scaled(BESIDE_NUMBER)
            draw_text(painter, QRectF(left, 0, self.width() - left, number), odds.subject, text_font(), ink)
            return
        figures = self._figures_shown(odds)
        high = number + scaled(SUBJECT) + sum(lines for _, lines in figures) * scaled(FIGURE)
        column = QRectF(PAD, (self.height() - high) // 2, self._head(odds), number)
        draw_text(painter, column, odds.success.message, bold, ink)
        column = QRectF(PAD, column.bottom(), column.width(), scaled(SUBJECT))
        draw_text(painter, column, odds.subject, text_font(), ink)
        for figure, lines in figures:
            column = QRectF(PAD, column.bottom(), column.width(), lines * scaled(FIGURE))
            self._paint_figure(painter, figure, column)

    def _figures_shown(self, odds: PanelOdds) -> list[tuple[Figure, int]]:
        """Return the figures that fit below the chance, with the number of lines that each takes.

        Those with signs are compared to each other, so either all of them are shown or none.
        """
        room = scaled(self._size.curve + AXIS) - scaled(self._size.number) - scaled(SUBJECT)
        lines = [(one, 1 + (_width_of(one) > self._head(odds))) for one in odds.figures if self._size.with_figures]
        is_whole = sum(count for _, count in lines) * scaled(FIGURE) <= room + len(
            lines
        )  # Rounded lines may exceed it.
        return lines if is_whole else [one for one in lines if one[0].sign == "none"]

    def _paint_figure(self, painter: QPainter, figure: Figure, place: QRectF) -> None:
        palette = current_palette()
        if figure.sign != "none":
            draw_sign(painter, QRectF(place.left(), place.center().y() - SIGN / 2, SIGN, SIGN), figure.sign, palette)
            place = place.adjusted(SIGN + GAP, 0, 0, 0)
        painter.setFont(text_font(TextSize.SMALL))
        painter.setPen(palette.text_muted)
        painter.drawText(place, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), figure.message)

    def _head(self, odds: PanelOdds) -> int:
        """Return the width of the chance and what is below it: at least that of a typical number."""
        bold = text_font(self._size.chance, bold=True)
        widest = min(scaled(WIDEST_FIGURE), self.width() * 2 // 5)
        figures = [min(_width_of(one), widest) for one in odds.figures if self._size.with_figures]
        number = max(text_width(odds.success.message, bold), text_width(TYPICAL_CHANCE, bold))
        return max(number, text_width(odds.subject, text_font()), *figures)

    def _columns(self) -> list[QRectF]:
        """Return the bars' rectangles with their labels, wider for wider labels if these do not fit otherwise."""
        odds = self._odds
        if odds is None or not self._size.curve:
            return []
        left, count = PAD + self._head(odds) + scaled(BESIDE_NUMBER), max(len(odds.bars), 1)
        room, needs = max(0, self.width() - PAD - left), [_label_width(bar) for bar in odds.bars]
        even = min(room / count, max(scaled(WIDEST_BAR), *needs, 0))
        spare = (room - sum(needs)) / count
        widths = [even] * count if max(needs, default=0) <= even or spare < 0 else [need + spare for need in needs]
        ends = accumulate(widths, initial=left)
        return [QRectF(end, 0, width, self.height()) for end, width in zip(ends, widths, strict=False)]

    def _paint_curve(self, painter: QPainter, odds: PanelOdds) -> None:
        palette, axis, columns = current_palette(), scaled(AXIS), self._columns()
        if not columns:
            return
        width = min(column.width() for column in columns) - GAP
        high, highest = self.height() - axis, max(bar.chance.share for bar in odds.bars)
        labels = [_label_width(bar) / column.width() for bar, column in zip(odds.bars, columns, strict=True)]
        fitting = (every for every in range(1, len(labels)) if max(labels[::every]) <= every)
        every = next(fitting, len(labels))  # Narrow bars share labels.
        winner = palette.up if self._is_heroes else palette.down
        painter.setPen(Qt.PenStyle.NoPen)
        for at, (bar, column) in enumerate(zip(odds.bars, columns, strict=True)):
            if bar.chance.share:
                share = max(2.0, (high - 2) * bar.chance.share / highest)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(winner.fill if bar.success else palette.held)
                place = QRectF(column.center().x() - width / 2, high - share, width, share)
                painter.drawRoundedRect(place, ROUNDING, ROUNDING)
            if at % every == 0:
                aside = column.width() * (every - 1) / 2
                below = QRectF(column.left() - aside, high, column.width() + 2 * aside, axis)
                ink = winner.text if bar.success and bar.chance.share else palette.text_muted
                draw_text(painter, below, bar.label, _label_font(bar), ink, CENTRE)
        painter.fillRect(QRectF(columns[0].left(), high, columns[-1].right() - columns[0].left(), 1), palette.outline)


def _label_font(bar: Bar) -> QFont:
    return text_font(TextSize.SMALL, bold=bar.success)


def _label_width(bar: Bar) -> int:
    return text_width(bar.label, _label_font(bar)) + GAP


def _width_of(figure: Figure) -> int:
    return text_width(figure.message, text_font(TextSize.SMALL)) + 2 + (SIGN + GAP if figure.sign != "none" else 0)


def _odds_accessible_text(odds: PanelOdds) -> str:
    parts = [f"{odds.success.message} {odds.subject}"]
    parts += [f"{bar.name} {bar.chance.message}" for bar in odds.bars if bar.chance.share]
    parts += [labeled(figure.name, figure.message) for figure in odds.figures]
    return join_parts(parts)
