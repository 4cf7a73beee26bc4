"""The line over the check panel: who does what against what, as large as there is room for."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.ui.delegates.ground import draw_text
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted

HEIGHT = 30
PAD = 10


class Headline(Painted):
    """One line of text. It can be the bar that a dock is moved by: it takes no mouse button for itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show this text."""
        if text != self.sentence:
            self.sentence = text
            self.setAccessibleName(text)
            self.setToolTip(tip(text))
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.rect().adjusted(PAD, 0, -PAD, 0)
        large = text_font(TextSize.LARGE, bold=True)
        fits = QFontMetrics(large).horizontalAdvance(self.sentence) <= inside.width()
        font = large if fits else text_font(bold=True)
        with QPainter(self) as painter:
            draw_text(painter, inside, self.sentence, font, current_palette().text, Qt.AlignmentFlag.AlignVCenter)
