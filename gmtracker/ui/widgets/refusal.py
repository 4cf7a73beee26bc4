"""A refusal where it happened: one sentence, and "Anyway" where the GM may overrule it."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.ui.bridge import Refusal
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.overlay import SHADOW, Overlay
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

WIDEST = 440
STAYS_MS = 6_000
STAYS_WITH_BUTTON_MS = 12_000
ANYWAY_KEY = "Alt+A"


class RefusalNote(Overlay):
    """Says a refusal and goes by itself: after some seconds, on Esc, on a click elsewhere.

    ``anyway_requested`` carries the command that does it all the same, and the dice that were typed for it. The
    focus stays where it was; Alt+A presses the button, and Tab leads to it.
    """

    anyway_requested = Signal(object, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._refusal: Refusal | None = None
        self._came_from: QWidget | None = None
        self._sentence = words("")
        self._anyway = Button(tr("Anyway"))
        self._anyway.setToolTip(tr("Do it all the same; the log marks it ({keys})", keys=ANYWAY_KEY))
        self._goes = QTimer(self, singleShot=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(SHADOW + 12, SHADOW + 8, SHADOW + 8, SHADOW + 8)
        row.setSpacing(12)
        row.addWidget(self._sentence)
        row.addWidget(self._anyway)
        key = QShortcut(QKeySequence(ANYWAY_KEY), self)
        key.activated.connect(self._on_anyway)
        self._anyway.clicked.connect(self._on_anyway)
        self._goes.timeout.connect(self._on_time)

    def show_refusal(self, refusal: Refusal, place: QPoint | None = None) -> None:
        """Say it beside a point of the screen: that given, else the pointer, else what has the focus."""
        self._refusal = refusal
        self._sentence.setText(refusal.sentence)
        self._sentence.setFixedWidth(
            min(scaled(WIDEST), self._sentence.fontMetrics().horizontalAdvance(refusal.sentence) + 8)
        )
        self._anyway.setVisible(refusal.anyway is not None)
        self.setAccessibleName(refusal.sentence)
        focus = self._home.window().focusWidget()
        if focus is not self._anyway:
            self._came_from = focus
        self.show_near(place or _pointer_in(self._home.window()) or _below(focus or self._home))
        if focus is not None and refusal.anyway is not None:
            QWidget.setTabOrder(focus, self._anyway)
        application().installEventFilter(self)
        self._wait()

    def clear(self) -> None:
        """The refusal has been read."""
        application().removeEventFilter(self)
        self._goes.stop()
        self._refusal = None
        had_focus = self._anyway.hasFocus()
        came_from, self._came_from = self._came_from, None
        self.hide()
        if had_focus and came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        return palette.panel, palette.warning.fill

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on Esc and on a press elsewhere; both still do what they do."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
                self.clear()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            inside = isinstance(watched, QWidget) and (watched is self or self.isAncestorOf(watched))
            if isinstance(watched, QWidget) and not inside:
                self.clear()
        return False

    def _on_anyway(self) -> None:
        refusal = self._refusal
        self.clear()
        if refusal is not None and refusal.anyway is not None:
            self.anyway_requested.emit(refusal.anyway, refusal.faces)

    def _on_time(self) -> None:
        if self.underMouse() or self._anyway.hasFocus():
            self._wait()
        else:
            self.clear()

    def _wait(self) -> None:
        with_button = self._refusal is not None and self._refusal.anyway is not None
        self._goes.start(STAYS_WITH_BUTTON_MS if with_button else STAYS_MS)


def application() -> QApplication:
    """The application that is running. Raises LookupError where there is none."""
    running = QApplication.instance()
    if not isinstance(running, QApplication):
        raise LookupError("no application is running")
    return running


def _pointer_in(window: QWidget) -> QPoint | None:
    pointer = QCursor.pos()
    return pointer if window.rect().contains(window.mapFromGlobal(pointer)) else None


def _below(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(QPoint(min(24, widget.width() // 2), min(widget.height(), 24)))
