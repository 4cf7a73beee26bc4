"""Overlays over the window: the hint beside the pointer, refusals with "Anyway", and small panels.

They are child widgets and not windows, so they never take the focus by appearing, need no window manager, and are part
of every screenshot.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHBoxLayout, QToolTip, QWidget
from shiboken6 import isValid

from gmtracker.i18n import tr
from gmtracker.ui.bridge import Refusal
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import native_keys, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.labels import text_label

SHADOW = 8
CORNER = 8
BESIDE = QPoint(14, 18)
EDGE = 4
MAX_CLEAR_HEIGHT = 80
"""A row or control up to this height is kept uncovered by what is shown about it."""


class Overlay(QWidget):
    """A rounded panel over a window, hidden until it is shown at a point."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._home = window
        self.hide()
        theme().theme_changed.connect(self._on_theme_changed)

    def show_near(self, place: QPoint) -> None:
        """Show beside a point of the screen, inside the window, without covering the row or control there."""
        host = self._home.window()
        if self.parentWidget() is not host:
            self.setParent(host)
        self.fit()
        inside = host.mapFromGlobal(place)
        self.move(position_beside(inside, self.size(), room_in(host), self._subject_rect(host, inside)))
        self.show()
        self.raise_()

    def _subject_rect(self, host: QWidget, place: QPoint) -> QRect:
        """Return the row or control at a point, in the window's coordinates; only the point itself if it is large."""
        found = host.childAt(place)
        if found is None or found is self or self.isAncestorOf(found):
            return QRect(place, QSize(1, 1))
        view = found.parentWidget()
        area = found.rect()
        if isinstance(view, QAbstractItemView) and view.viewport() is found:
            area = view.visualRect(view.indexAt(found.mapFrom(host, place)))
        if not area.isValid() or area.height() > scaled(MAX_CLEAR_HEIGHT):
            return QRect(place, QSize(1, 1))
        return QRect(found.mapTo(host, area.topLeft()), area.size())

    def fit(self) -> None:
        """Resize to the contents, and move only as far as the window requires."""
        if (layout := self.layout()) is not None:
            layout.invalidate()
            layout.activate()
        self.adjustSize()
        room = room_in(self.window())
        left = min(self.x(), room.right() + 1 - self.width())
        top = min(self.y(), room.bottom() + 1 - self.height())
        self.move(max(left, room.left()), max(top, room.top()))

    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        """Return the fill and the outline color."""
        return palette.panel, palette.outline

    @override
    def event(self, event: QEvent) -> bool:
        """Fit to a changed layout.

        Resizing posts another LayoutRequest, so the posted ones are removed once the size is stable.
        """
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            before = self.geometry()
            self.fit()
            if self.geometry() == before:
                QCoreApplication.removePostedEvents(self, QEvent.Type.LayoutRequest)
        return done

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            _draw_shadow(painter, sheet, palette.shadow)
            ground, edge = self.colours(palette)
            painter.setPen(QPen(edge, 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

    def _on_theme_changed(self) -> None:
        self.update()


def position_beside(place: QPoint, size: QSize, room: QRect, spoken_of: QRect) -> QPoint:
    """Return the top left corner for a panel of a size beside a point, inside ``room``.

    It is to the lower right of the point and below ``spoken_of``, or above that if there is no room below, and
    moved left as needed.
    """
    at = place + BESIDE - QPoint(SHADOW, SHADOW)
    at.setY(max(at.y(), spoken_of.bottom() + 3 - SHADOW))
    above = min(place.y() - 4, spoken_of.top() + SHADOW) - size.height()
    if at.y() + size.height() > room.bottom() + 1 and above >= room.top():
        at.setY(above)
    left = min(at.x(), room.right() + 1 - size.width())
    top = min(at.y(), room.bottom() + 1 - size.height())
    return QPoint(max(left, room.left()), max(top, room.top()))


def room_in(window: QWidget) -> QRect:
    """Return the part of a window on its screen, in window coordinates; all of it if its screen is too small."""
    screen = window.screen().availableGeometry()
    visible = window.rect()
    if screen.width() >= visible.width() and screen.height() >= visible.height():
        visible = visible.intersected(screen.translated(-window.mapToGlobal(QPoint(0, 0)))) or visible
    return visible.adjusted(EDGE, EDGE, -EDGE, -EDGE)


def _draw_shadow(painter: QPainter, sheet: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(SHADOW, 0, -2):
        shade = QColor(colour)
        shade.setAlpha(round(colour.alpha() / SHADOW * (SHADOW - step + 2) / 2.4))
        painter.setBrush(shade)
        grown = sheet.adjusted(-step, -step + 3, step, min(step, SHADOW - 3) + 3)
        painter.drawRoundedRect(grown, CORNER + step, CORNER + step)


WIDEST_HINT = 320
PAD = 8
MARK = 16
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Hint(Overlay):
    """A text near the pointer that takes neither focus nor mouse events."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = ""
        self.refused = False

    def show_hint(self, text: str, refused: bool, global_pos: QPoint) -> None:
        """Show a verdict beside a point of the screen; hides the hint if the text is empty."""
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
        """Clear and hide the hint."""
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
        return metrics.boundingRect(QRect(0, 0, scaled(WIDEST_HINT), 1000), FLAGS, self.text).size() + QSize(1, 0)


WIDEST_REFUSAL = 440
STAYS_MS = 6_000
STAYS_WITH_BUTTON_MS = 12_000
ANYWAY_KEY = "Alt+A"
MAX_MESSAGES = 4


class RefusalNote(Overlay):
    """A refusal that closes by itself after some seconds per line, on Esc, or on a click elsewhere.

    ``anyway_requested`` carries the command with override and its typed dice. The focus stays where it was; Alt+A
    presses the button, and Tab reaches it. ``asked_at`` returns the point of the screen at which a command was
    typed, or None.
    """

    anyway_requested = Signal(object, object)

    def __init__(self, window: QWidget, asked_at: Callable[[], QPoint | None] = lambda: None) -> None:
        super().__init__(window)
        self._asked_at = asked_at
        self._refusal: Refusal | None = None
        self._told: tuple[str, ...] = ()
        self._came_from: QWidget | None = None
        self._sentence = text_label("")
        self._anyway = Button(tr("Anyway"))
        keys = native_keys(ANYWAY_KEY)
        self._anyway.setToolTip(tip(tr("Do it anyway ({keys}). The log records the override.", keys=keys)))
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
        """Show a refusal beside ``place``, else where the command was typed, else beside the pointer.

        If the pointer is outside the window, it is shown below the focused widget.
        """
        self._refusal, self._told = refusal, ()
        self._sentence.setText(refusal.sentence)
        widest = max(map(self._sentence.fontMetrics().horizontalAdvance, refusal.sentence.splitlines()), default=0)
        self._sentence.setFixedWidth(min(scaled(WIDEST_REFUSAL), widest + 8))
        self._anyway.setVisible(refusal.anyway is not None)
        self.setAccessibleName(refusal.sentence)
        focus = self._home.window().focusWidget()
        if focus is not self._anyway:
            self._came_from = focus
        at = place or self._asked_at() or _pointer_position(self._home.window())
        self.show_near(at or _position_below(focus or self._home))
        if focus is not None and refusal.anyway is not None:
            QWidget.setTabOrder(focus, self._anyway)
        application().installEventFilter(self)
        self._wait()

    def add_message(self, sentence: str, place: QPoint) -> None:
        """Show a sentence below those that are still visible, at most MAX_MESSAGES in all."""
        told = tuple(dict.fromkeys((*(self._told if self.isVisible() else ()), sentence)))[-MAX_MESSAGES:]
        self.show_refusal(Refusal(sentence="\n".join(told)), place)
        self._told = told

    def clear(self) -> None:
        """Hide the refusal, and return the focus if its button had it."""
        application().removeEventFilter(self)
        self._goes.stop()
        self._refusal = None
        had_focus = self._anyway.hasFocus()
        came_from, self._came_from = self._came_from, None
        if had_focus and came_from is not None and isValid(came_from):
            came_from.setFocus(
                Qt.FocusReason.OtherFocusReason
            )  # Before hiding, which would focus the next in Tab order.
        self.hide()

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        return palette.panel, palette.warning.fill

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close on Esc and on a press elsewhere, and let both events through."""
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
        lines = self._sentence.text().count("\n") + 1
        self._goes.start(lines * (STAYS_WITH_BUTTON_MS if with_button else STAYS_MS))


def application() -> QApplication:
    """Return the running application. Raises LookupError if there is none."""
    running = QApplication.instance()
    if not isinstance(running, QApplication):
        raise LookupError("no application is running")
    return running


def _pointer_position(window: QWidget) -> QPoint | None:
    pointer = QCursor.pos()
    return pointer if window.rect().contains(window.mapFromGlobal(pointer)) else None


def _position_below(widget: QWidget) -> QPoint:
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        return widget.viewport().mapToGlobal(widget.visualRect(widget.currentIndex()).center())
    return widget.mapToGlobal(QPoint(min(24, widget.width() // 2), min(widget.height(), 24)))
