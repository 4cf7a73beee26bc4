"""The picture of a check's odds: a bar for each outcome, the chance of success large, the other figures small."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gmtracker.engine.checks import Bar, Figure, PanelOdds
from gmtracker.ui.delegates.ground import draw_text
from gmtracker.ui.look.signs import draw_sign
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, font_of, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import apart, small, titled, tr

HEAD = 30
LABEL = 14
BARS = 28
GAP = 3
HUGE = 26
MOST = 0.5
SIGN = 10
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class OddsView(Painted):
    """Shows odds, or nothing where there are none. Failures stand left of a line, successes right of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._odds: PanelOdds | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().theme_changed.connect(self.updateGeometry)

    def show_odds(self, odds: PanelOdds | None) -> None:
        """Show these odds from now on."""
        if odds == self._odds:
            return
        self._odds = odds
        self.setAccessibleName(_read_out(odds) if odds else "")
        self.update()

    def bar_at(self, point: QPoint) -> Bar | None:
        """The outcome whose bar is at a point."""
        bars = self._odds.bars if self._odds else ()
        return next((bar for bar, rect in zip(bars, self._columns(), strict=True) if rect.contains(point)), None)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(HEAD + BARS + LABEL))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self.bar_at(event.pos())
            QToolTip.showText(event.globalPos(), tip(titled(bar.name, bar.chance.says)) if bar else "", self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._odds is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_figures(painter, self._odds.figures, self._paint_success(painter, self._odds) + GAP)
            highest = max((bar.chance.share for bar in self._odds.bars), default=0.0)
            for bar, column in zip(self._odds.bars, self._columns(), strict=True):
                self._paint_bar(painter, bar, column, highest)

    def _columns(self) -> list[QRectF]:
        count = len(self._odds.bars) if self._odds else 0
        width = self.width() / max(count, 1)
        head = scaled(HEAD)
        return [QRectF(at * width, head, width, self.height() - head) for at in range(count)]

    def _paint_success(self, painter: QPainter, odds: PanelOdds) -> int:
        """The chance, huge, or large where it has many letters; returns how wide it is."""
        says = odds.success.says
        font = font_of(scaled(HUGE), bold=True)
        if QFontMetrics(font).horizontalAdvance(says) > self.width() * MOST:
            font = text_font(TextSize.LARGE, bold=True)
        draw_text(painter, QRectF(0, 0, self.width(), scaled(HEAD)), says, font, current_palette().text)
        return QFontMetrics(font).horizontalAdvance(says)

    def _paint_figures(self, painter: QPainter, figures: tuple[Figure, ...], taken: int) -> None:
        """Unsigned figures on the upper line, signed ones beneath, at the right of what is taken already."""
        font, palette = text_font(TextSize.SMALL), current_palette()
        line = scaled(HEAD) / 2
        for row, signed in enumerate((False, True)):
            right = float(self.width())
            for figure in reversed([figure for figure in figures if (figure.sign != "none") == signed]):
                says = figure.says if signed else f"{small(figure.name)} {figure.says}"
                width = QFontMetrics(font).horizontalAdvance(says) + 2
                if not signed and right - width < taken:
                    says = f"{small(figure.brief or figure.name)} {figure.says}"
                    width = QFontMetrics(font).horizontalAdvance(says) + 2
                place = QRectF(right - width, row * line, width, line)
                draw_text(painter, place, says, font, palette.text_muted, RIGHT)
                right -= width + 6
                if signed:
                    mark = QRectF(right - SIGN, row * line + (line - SIGN) / 2, SIGN, SIGN)
                    draw_sign(painter, mark, figure.sign, palette)
                    right -= SIGN + 8

    def _paint_bar(self, painter: QPainter, bar: Bar, column: QRectF, highest: float) -> None:
        palette = current_palette()
        tone = palette.up if bar.success else palette.stone
        label = scaled(LABEL)
        room = column.adjusted(GAP / 2, 0, -GAP / 2, -label)
        painter.fillRect(QRectF(room.left(), room.bottom() - 1, room.width(), 1), palette.line)
        if bar.chance.share:
            height = max(2.0, room.height() * bar.chance.share / highest)
            painter.fillRect(QRectF(room.left(), room.bottom() - height, room.width(), height), tone.fill)
        ink = tone.text if bar.chance.share else palette.text_disabled
        below = QRectF(column.left(), room.bottom(), column.width(), label)
        draw_text(painter, below, bar.label, text_font(TextSize.SMALL), ink, CENTRE)


def _read_out(odds: PanelOdds) -> str:
    parts = [tr("Success {chance}", chance=odds.success.says)]
    parts += [f"{bar.name} {bar.chance.says}" for bar in odds.bars if bar.chance.share]
    parts += [f"{figure.name} {figure.says}" for figure in odds.figures]
    return apart(parts)
