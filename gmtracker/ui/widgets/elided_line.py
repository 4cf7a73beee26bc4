"""A line of text that is cut where the room ends, and says all of it to whoever points at it or has it read aloud."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.ui.look.tips import tip
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted

ROOM_LEFT = 8
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ElidedLine(Painted):
    """Takes whatever width it is given, and ``shown`` is what there is room for.

    Other words have nothing around it laid out again, which those of a label do.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._sentence = self._brief = ""
        self.shown = ""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, sentence: str, brief: str = "") -> None:
        """Say this from now on; a brief form of it is shown in its place."""
        if (sentence, brief or sentence) != (self._sentence, self._brief):
            self._sentence, self._brief = sentence, brief or sentence
            self.setAccessibleName(sentence)
            self._say_what_fits()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

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

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, role = self.palette(), self.foregroundRole()
        with QPainter(self) as painter:
            self.style().drawItemText(painter, self.contentsRect(), LEFT, look, self.isEnabled(), self.shown, role)

    def _say_what_fits(self) -> None:
        room = max(0, self.contentsRect().width() - ROOM_LEFT)
        self.shown = self.fontMetrics().elidedText(self._brief, Qt.TextElideMode.ElideRight, room)
        self.setToolTip(tip(self._sentence) if self.shown != self._sentence else "")
        self.update()
