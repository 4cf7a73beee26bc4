"""A line of text that is cut where the room ends, and says all of it to whoever points at it or has it read aloud."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gmtracker.ui.look.tips import tip
from gmtracker.ui.qt_override import override

ROOM_LEFT = 8


class ElidedLine(QLabel):
    """Takes whatever width it is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._sentence = ""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, sentence: str) -> None:
        """Say this from now on."""
        if sentence != self._sentence:
            self._sentence = sentence
            self.setAccessibleName(sentence)
            self._say_what_fits()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_what_fits()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._say_what_fits()

    def _say_what_fits(self) -> None:
        room = max(0, self.contentsRect().width() - ROOM_LEFT)
        shown = self.fontMetrics().elidedText(self._sentence, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(tip(self._sentence) if shown != self._sentence else "")
