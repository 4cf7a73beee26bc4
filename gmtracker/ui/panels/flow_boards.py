"""What can come out, one line a thing: its number, its name and text, and the votes that it has so far."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.flows import BoardLine
from gmtracker.ui.look.icons import icon
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.panels.flow_text import Phrase
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import tr

LEAST = 32
NUMBER = 32
MARKS = 72
PAD = 4
EDGE = 3
DOT = 7.0
DOTS_IN_A_ROW = 5
TICK = 18


class BoardLineView(Painted):
    """A line of a board; it shows what stands there and takes no clicks.

    One that did come out is marked; while there is one, the others are ``quiet``. :meth:`light` shows that a choice
    which is being looked at would vote for it.
    """

    def __init__(self, line: BoardLine, *, quiet: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._quiet = quiet
        self._lit = False
        self._phrase = Phrase(line.name, line.text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(200)
        self.setAccessibleName(_said(line))

    def light(self, on: bool) -> None:
        """Show, or show no more, that this is what a choice would vote for."""
        if on != self._lit:
            self._lit = on
            self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        words = self._phrase.height(max(width - NUMBER - MARKS, 40)) + 2 * PAD
        return max(scaled(LEAST), round(words))

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(LEAST))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            chosen = self._line.chosen
            self._paint_ground(painter)
            ink = palette.text_muted if self._quiet and not chosen else palette.text
            painter.setFont(text_font(bold=True))
            painter.setPen(palette.accent.text if chosen or self._lit else palette.text_muted)
            number = QRect(0, 0, NUMBER, self.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._line.number))
            place = QRectF(self.rect()).adjusted(NUMBER, PAD, -MARKS, -PAD)
            self._phrase.draw(painter, place, ink, ink if chosen else palette.text_muted)
            self._paint_marks(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        palette = current_palette()
        if not (self._line.chosen or self._lit):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent.soft if self._line.chosen else palette.hover)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._line.chosen:
            painter.setBrush(palette.accent.fill)
            painter.drawRoundedRect(QRectF(1, 5, EDGE, self.height() - 10), EDGE / 2, EDGE / 2)

    def _paint_marks(self, painter: QPainter) -> None:
        """A tick on what came out; else a dot for each vote, in rows of five."""
        palette = current_palette()
        right = self.width() - 10.0
        if self._line.chosen:
            top = (self.height() - TICK) // 2
            icon("check").paint(painter, QRect(round(right) - TICK, top, TICK, TICK))
            right -= TICK + 4
        if not self._line.votes:
            return
        painter.setFont(text_font(bold=True))
        painter.setPen(palette.text)
        painter.drawText(QRectF(right - 14, 0, 14, self.height()), Qt.AlignmentFlag.AlignCenter, str(self._line.votes))
        if self._line.chosen:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent.fill)
        for at in range(min(self._line.votes, DOTS_IN_A_ROW)):
            painter.drawEllipse(QPointF(right - 22 - at * (DOT + 1.5), self.height() / 2), DOT / 2, DOT / 2)


def _said(line: BoardLine) -> str:
    votes = {0: "", 1: tr("1 vote")}.get(line.votes, tr("{count} votes", count=line.votes))
    said = (f"{line.number} {line.name}", line.text, votes, tr("chosen") if line.chosen else "")
    return ", ".join(part for part in said if part)
