"""The odds of the check: large numbers, or bars with the curve of all results."""

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
from gmtracker.ui.modelview.painting import draw_text, is_cut
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, font_of, scaled, text_font, width_of
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.labels import PaintedLabel

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
USUAL = percentage_text("77.7")
SIGN = 10
BETWEEN_FIGURES = 16
CENTRE = Qt.AlignmentFlag.AlignCenter
WAITING = tr("Choose a target to see the odds.")


APART = 3
"""The minimum distance between two bars' labels."""


class OddsPlaces(NamedTuple):
    """The rectangles of the chance, its subject, the bars with their labels, and the figures."""

    number: QRectF
    subject: QRectF
    curve: QRectF
    figures: QRectF

    @property
    def height(self) -> int:
        """The height of all of them together."""
        return round(max(place.bottom() for place in self))


def places_in(width: int, head: int, *, with_figures: bool) -> OddsPlaces:
    """Return where everything is in a view of this width. ``head`` is the width of the chance and its subject."""
    bottom, left = scaled(CURVE + LABEL), head + scaled(BESIDE_NUMBER)
    line = scaled(CURVE + LABEL + FIGURES) - bottom if with_figures else 0
    return OddsPlaces(
        number=QRectF(0, 0, head, scaled(NUMBER)),
        subject=QRectF(1, scaled(NUMBER), head, scaled(OF)),
        curve=QRectF(left, 0, max(0, width - left), bottom),
        figures=QRectF(1, bottom, max(0, width - 1), line),
    )


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
        self.setAccessibleName(_odds_accessible_text(odds) if odds else WAITING if waits else "")
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
        has_figures = figures and self._odds is not None and bool(self._odds.figures)
        return places_in(self.width(), 0, with_figures=has_figures).height

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
            places = self._places(self._odds)
            self._paint_success(painter, self._odds, places)
            if self._has_figures:
                self._paint_figures(painter, self._odds.figures, places.figures)
            highest = max((bar.chance.share for bar in self._odds.bars), default=0.0)
            columns = self._columns()
            letters, every = self._labels_in(columns)
            for at, (bar, column) in enumerate(zip(self._odds.bars, columns, strict=True)):
                self._paint_bar(painter, bar, column, highest)
                if at % every == 0:
                    self._paint_label(painter, bar, column, letters, every)

    def _places(self, odds: PanelOdds) -> OddsPlaces:
        return places_in(self.width(), self._head(odds), with_figures=self._has_figures and bool(odds.figures))

    def _columns(self) -> list[QRectF]:
        """Return the bars' rectangles, with their labels; no wider than needed."""
        odds = self._odds
        if odds is None or self._is_low:
            return []
        curve = self._places(odds).curve
        letters = text_font(TextSize.SMALL)
        longest = max((width_of(bar.label, letters) for bar in odds.bars), default=0) + GAP
        width = min(curve.width() / max(len(odds.bars), 1), max(scaled(WIDEST_BAR), longest))
        return [QRectF(curve.left() + at * width, curve.top(), width, curve.height()) for at in range(len(odds.bars))]

    def _head(self, odds: PanelOdds) -> int:
        """Return the width of the number and its subject: at least that of a typical number, so it rarely changes."""
        number = font_of(scaled(HUGE_CHANCE), bold=True)
        says = max(width_of(odds.success.message, number), width_of(USUAL, number))
        return max(says, width_of(odds.subject, text_font()) + 2)

    def _paint_success(self, painter: QPainter, odds: PanelOdds, places: OddsPlaces) -> None:
        ink = current_palette().text
        draw_text(painter, places.number, odds.success.message, font_of(scaled(HUGE_CHANCE), bold=True), ink)
        draw_text(painter, places.subject, odds.subject, text_font(), ink)

    def _paint_line(self, painter: QPainter, odds: PanelOdds) -> None:
        palette, bold = current_palette(), font_of(scaled(LARGE_CHANCE), bold=True)
        line = QRectF(0, 0, self.width(), scaled(LOW))
        draw_text(painter, line, odds.success.message, bold, palette.text)
        behind = width_of(odds.success.message, bold) + scaled(BESIDE_NUMBER)
        draw_text(painter, line.adjusted(behind, 0, 0, 0), odds.subject, text_font(), palette.text)

    def _paint_figures(self, painter: QPainter, figures: tuple[Figure, ...], place: QRectF) -> None:
        """Draw the figures in a line, as far as they fit, each after its sign."""
        palette = current_palette()
        figures, font, between = figures_shown(figures, int(place.width()))
        x, top, line = place.left(), place.top(), place.height()
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


def _odds_accessible_text(odds: PanelOdds) -> str:
    parts = [f"{odds.success.message} {odds.subject}"]
    parts += [f"{bar.name} {bar.chance.message}" for bar in odds.bars if bar.chance.share]
    parts += [labeled(figure.name, figure.message) for figure in odds.figures]
    return join_parts(parts)
