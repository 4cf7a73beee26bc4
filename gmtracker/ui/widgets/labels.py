"""Lines of text and painted parts that are read out as the text they stand for.

A line is cut where the room ends, and says all of it to whoever points at it or has it read aloud.
"""

from enum import Enum
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.theme.theme import current_palette


class PaintedLabel(QLabel):
    """A painted widget that a screen reader takes for a label: a bare one would be passed over, whatever its name.

    It holds no text of its own; what it shows is painted, and its accessible name says it in words.
    """

    @override
    def minimumSizeHint(self) -> QSize:
        """None, as any widget's that has no layout."""
        return QSize()


ROOM_LEFT = 8
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ElidedLine(PaintedLabel):
    """A line of text as wide as it is given room; ``shown`` is what there is room for.

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


def restyle(widget: QWidget, look: str) -> None:
    """Give a widget another of the looks that the style sheet knows ("muted", "warning" …).

    A frame measures its padding only when it is told that its style changed.
    """
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def text_label(text: str = "", look: str = "", *, wraps: bool = True) -> QLabel:
    """Text as a label, shown as typed and wrapped where it must be, unless it never ``wraps``."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if look:
        label.setProperty("look", look)
    return label


class MessageLabel(QLabel):
    """A sentence: quiet when it tells what would happen, marked when it refuses, gone when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.refuses = False
        self.tell("")

    def tell(self, text: str) -> None:
        """Say what would happen; nothing where the text is empty."""
        self._show(text, refuses=False)

    def refuse(self, sentence: str) -> None:
        """Say why it cannot be done."""
        self._show(sentence, refuses=True)

    def _show(self, text: str, *, refuses: bool) -> None:
        self.refuses = refuses
        restyle(self, "warning" if refuses else "muted")
        self.setText(text)
        self.setVisible(bool(text))


class KeptMessage(MessageLabel):
    """A sentence for which there is always the room that the longest one needs: nothing moves when one comes.

    Where it is ``without_room`` it has only what the sentence needs that is told.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._longest: MessageLabel | None = None
        self._is_without_room = False
        super().__init__(parent)
        self._longest = MessageLabel(self)

    def keep_room_for(self, sentence: str) -> None:
        """Keep the room that this sentence would need as a refusal; none for an empty one."""
        if self._longest is not None and sentence != self._longest.text():
            self._longest.refuse(sentence)
            self._longest.hide()
            self.setVisible(bool(self.text()))
            self.updateGeometry()

    def be_without_room(self, without: bool) -> None:
        """Keep no room, or keep it again."""
        if without != self._is_without_room:
            self._is_without_room = without
            self.setVisible(bool(self.text()))
            self.updateGeometry()

    @override
    def setVisible(self, visible: bool) -> None:
        """Without words there is nothing to see, but the place is kept."""
        is_kept = self._longest is not None and bool(self._longest.text()) and not self._is_without_room
        super().setVisible(visible or is_kept)

    @override
    def hasHeightForWidth(self) -> bool:
        """It has one while it is empty as well, when any other label has none."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) if self._is_without_room else self.kept_height(width)

    def kept_height(self, width: int) -> int:
        """How high it is in that width with the room that is kept."""
        if self._longest is None or not self._longest.text():
            return super().heightForWidth(width)
        self._longest.ensurePolished()
        return max(super().heightForWidth(width), self._longest.heightForWidth(width))


SIDE = 12


class Sync(Enum):
    """How far the last step has come; the value says so in words."""

    UNDER_WAY = tr("Saving the last step…")
    SAFE = tr("All changes saved.")
    IN_TROUBLE = tr("Couldn't save some changes.")


GRACE_MS = 150
"""A step that is on the disk within so long is not shown on its way: the mark would flicker with each."""


class SyncMark(PaintedLabel):
    """A ring while something is under way, a disc when all is safe, a cross when something is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._under_way = QTimer(self, interval=GRACE_MS, singleShot=True)
        self._under_way.timeout.connect(partial(self._show, Sync.UNDER_WAY))
        self._show(Sync.SAFE)

    def show_sync(self, sync: Sync) -> None:
        """Show how far the last step has come."""
        if sync is Sync.UNDER_WAY and self.sync is Sync.SAFE:
            if not self._under_way.isActive():
                self._under_way.start()
            return
        self._under_way.stop()
        if sync is not self.sync:
            self._show(sync)

    def _show(self, sync: Sync) -> None:
        self.sync = sync
        self.setToolTip(tip(sync.value))
        self.setAccessibleName(sync.value)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(SIDE), scaled(SIDE))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = float(scaled(SIDE))
            box = QRectF((self.width() - side) / 2 + 2, (self.height() - side) / 2 + 2, side - 4, side - 4)
            match self.sync:
                case Sync.UNDER_WAY:
                    painter.setPen(QPen(palette.text_muted, 1.5))
                    painter.drawEllipse(box)
                case Sync.SAFE:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(palette.up.text)
                    painter.drawEllipse(box)
                case Sync.IN_TROUBLE:
                    painter.setPen(QPen(palette.warning.text, 2.5))
                    painter.drawLine(box.topLeft(), box.bottomRight())
                    painter.drawLine(box.bottomLeft(), box.topRight())
