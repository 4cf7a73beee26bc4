"""The bubble beside the pointer that says what a drop would do, or why it cannot be."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from gmtracker.ui.look.icons import icon
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.overlay import SHADOW, Overlay

WIDEST = 320
PAD = 8
MARK = 16
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Hint(Overlay):
    """A sentence near the pointer; it never takes the focus, and the mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = ""
        self.refused = False

    def show_hint(self, text: str, refused: bool, global_pos: QPoint) -> None:
        """Show a verdict beside a point of the screen, alone; without words there is nothing to show."""
        if not text:
            self.clear()
            return
        if (text, refused) != (self.text, self.refused):
            self.text, self.refused = text, refused
            self.setAccessibleName(text)
            self.update()
        QToolTip.hideText()
        self.show_near(global_pos)

    def clear(self) -> None:
        """Say nothing any more."""
        self.text = ""
        self.hide()

    @override
    def sizeHint(self) -> QSize:
        around = 2 * (SHADOW + PAD)
        return self._text_size() + QSize(around + MARK + PAD, around)

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        tone = palette.drop_no if self.refused else palette.drop_yes
        return tone.soft, tone.text

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            left, top = SHADOW + PAD, SHADOW + PAD
            painter.setFont(text_font())
            line = painter.fontMetrics().height()
            mark = QRect(left, top + (line - MARK) // 2, MARK, MARK)
            icon("close" if self.refused else "check").paint(painter, mark)
            painter.setPen(current_palette().text)
            painter.drawText(QRect(QPoint(left + MARK + PAD, top), self._text_size()), FLAGS, self.text)

    def _text_size(self) -> QSize:
        metrics = QFontMetrics(text_font())
        return metrics.boundingRect(QRect(0, 0, scaled(WIDEST), 1000), FLAGS, self.text).size() + QSize(1, 0)
