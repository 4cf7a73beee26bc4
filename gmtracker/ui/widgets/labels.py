"""Labels: elided lines, messages with reserved room, and painted parts that a screen reader can read."""

from enum import Enum
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette


class PaintedLabel(QLabel):
    """A painted widget that screen readers treat as a label; they skip a plain QWidget even if it has a name.

    It has no text of its own. Its accessible name says what is painted.
    """

    @override
    def minimumSizeHint(self) -> QSize:
        """Return no minimum size, like a plain widget without a layout."""
        return QSize()


ROOM_LEFT = 8
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ElidedLine(PaintedLabel):
    """A line of text elided to its width; ``shown`` is the elided text.

    Unlike a QLabel, a new text does not trigger a new layout of the widgets around it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._sentence = self._brief = ""
        self.shown = ""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_sentence(self, sentence: str, brief: str = "") -> None:
        """Set the text, and optionally a brief form that is displayed instead of it."""
        if (sentence, brief or sentence) != (self._sentence, self._brief):
            self._sentence, self._brief = sentence, brief or sentence
            self.setAccessibleName(sentence)
            self._elide()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Elide again, because a larger font needs more room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._elide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, role = self.palette(), self.foregroundRole()
        with QPainter(self) as painter:
            self.style().drawItemText(painter, self.contentsRect(), LEFT, look, self.isEnabled(), self.shown, role)

    def _elide(self) -> None:
        room = max(0, self.contentsRect().width() - ROOM_LEFT)
        self.shown = self.fontMetrics().elidedText(self._brief, Qt.TextElideMode.ElideRight, room)
        self.setToolTip(tip(self._sentence) if self.shown != self._sentence else "")
        self.update()


def restyle(widget: QWidget, look: str) -> None:
    """Set the style sheet look of a widget ("muted", "warning" …).

    A QFrame updates its padding only on a StyleChange event, so one is sent.
    """
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def text_label(text: str = "", look: str = "", *, wraps: bool = True) -> QLabel:
    """Return a plain-text label, wrapped unless ``wraps`` is False."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if look:
        label.setProperty("look", look)
    return label


class MessageLabel(QLabel):
    """A message: muted for a preview, marked as a warning for a refusal, hidden if empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.refuses = False
        self.show_message("")

    def show_message(self, text: str) -> None:
        """Show a neutral message; hides the label if the text is empty."""
        self._show(text, refuses=False)

    def show_refusal(self, sentence: str) -> None:
        """Show a refusal."""
        self._show(sentence, refuses=True)

    def _show(self, text: str, *, refuses: bool) -> None:
        self.refuses = refuses
        restyle(self, "warning" if refuses else "muted")
        self.setText(text)
        self.setVisible(bool(text))


class RoomyMessage(MessageLabel):
    """A message with room reserved for the longest one, so that nothing moves when it appears.

    Without reserved room (see ``set_without_room``) it is as high as its current text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._longest: MessageLabel | None = None
        self._is_without_room = False
        super().__init__(parent)
        self._longest = MessageLabel(self)

    def reserve_room(self, sentence: str) -> None:
        """Reserve the room that this sentence needs as a refusal; an empty one reserves none."""
        if self._longest is not None and sentence != self._longest.text():
            self._longest.show_refusal(sentence)
            self._longest.hide()
            self.setVisible(bool(self.text()))
            self.updateGeometry()

    def set_without_room(self, without: bool) -> None:
        """Stop or resume reserving room."""
        if without != self._is_without_room:
            self._is_without_room = without
            self.setVisible(bool(self.text()))
            self.updateGeometry()

    @override
    def setVisible(self, visible: bool) -> None:
        """Stay visible without text if room is reserved."""
        is_kept = self._longest is not None and bool(self._longest.text()) and not self._is_without_room
        super().setVisible(visible or is_kept)

    @override
    def hasHeightForWidth(self) -> bool:
        """Always True; a QLabel without text would return False."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) if self._is_without_room else self.reserved_height(width)

    def reserved_height(self, width: int) -> int:
        """Return the height in that width, including the reserved room."""
        if self._longest is None or not self._longest.text():
            return super().heightForWidth(width)
        self._longest.ensurePolished()
        return max(super().heightForWidth(width), self._longest.heightForWidth(width))


SIDE = 12


class Sync(Enum):
    """The save state of the last step; the value is its text."""

    UNDER_WAY = tr("Saving the last step…")
    SAFE = tr("All changes saved.")
    IN_TROUBLE = tr("Couldn't save some changes.")


GRACE_MS = 150
"""A step that is saved within this time never shows as being saved, or the mark would flicker at each step."""


class SyncMark(PaintedLabel):
    """A mark in the status bar: a ring while saving, a disc when saved, a cross on errors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._under_way = QTimer(self, interval=GRACE_MS, singleShot=True)
        self._under_way.timeout.connect(partial(self._show, Sync.UNDER_WAY))
        self._show(Sync.SAFE)

    def show_sync(self, sync: Sync) -> None:
        """Show a save state; UNDER_WAY only after GRACE_MS."""
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
