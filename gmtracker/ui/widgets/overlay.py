"""What floats over the window: bubbles and small panels that are drawn within it and are no windows of their own.

So they cannot take the focus by appearing, need no window manager, and are on every picture of the window.
"""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.qt_override import override

SHADOW = 8
CORNER = 8
BESIDE = QPoint(14, 18)
EDGE = 4


class Overlay(QWidget):
    """A rounded sheet over a window; hidden until it is shown near a place."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._home = window
        self.hide()
        theme().theme_changed.connect(self._on_theme_changed)

    def show_near(self, place: QPoint) -> None:
        """Show beside a point of the screen, all of it within the window (or floating dock) that is there."""
        host = _host_at(place, self._home)
        if self.parentWidget() is not host:
            self.setParent(host)
        self.fit()
        self.move(beside(host.mapFromGlobal(place), self.size(), room_in(host)))
        self.show()
        self.raise_()

    def fit(self) -> None:
        """Take the size that the contents need now, staying in place as far as there is room."""
        if (layout := self.layout()) is not None:
            layout.invalidate()
            layout.activate()
        self.adjustSize()
        room = room_in(self.window())
        left = min(self.x(), room.right() + 1 - self.width())
        top = min(self.y(), room.bottom() + 1 - self.height())
        self.move(max(left, room.left()), max(top, room.top()))

    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        """The ground and the edge of the sheet."""
        return palette.panel, palette.outline

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self.fit()
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


def beside(place: QPoint, size: QSize, room: QRect) -> QPoint:
    """Where the upper left corner of something goes that shows beside a place, all of it within the room.

    To the lower right of the place; above it where there is no room below, and moved left as far as it must.
    """
    at = place + BESIDE - QPoint(SHADOW, SHADOW)
    if at.y() + size.height() > room.bottom() + 1 and place.y() - size.height() - 4 >= room.top():
        at.setY(place.y() - size.height() - 4)
    left = min(at.x(), room.right() + 1 - size.width())
    top = min(at.y(), room.bottom() + 1 - size.height())
    return QPoint(max(left, room.left()), max(top, room.top()))


def room_in(window: QWidget) -> QRect:
    """The part of a window that is on its screen, in its own coordinates; all of one that no screen could hold."""
    screen = window.screen().availableGeometry()
    visible = window.rect()
    if screen.width() >= visible.width() and screen.height() >= visible.height():
        visible = visible.intersected(screen.translated(-window.mapToGlobal(QPoint(0, 0)))) or visible
    return visible.adjusted(EDGE, EDGE, -EDGE, -EDGE)


def _host_at(place: QPoint, home: QWidget) -> QWidget:
    """The window that a bubble about this place belongs into: the home window, or one of its floating docks."""
    window = home.window()
    there = QApplication.topLevelAt(place)
    return there if there is not None and _belongs_to(there, window) else window


def _belongs_to(widget: QWidget, window: QWidget) -> bool:
    parent = widget.parentWidget()
    is_dock = widget.windowType() == Qt.WindowType.Tool
    return is_dock and parent is not None and parent.window() is window


def _draw_shadow(painter: QPainter, sheet: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(SHADOW, 0, -2):
        shade = QColor(colour)
        shade.setAlpha(round(colour.alpha() / SHADOW * (SHADOW - step + 2) / 2.4))
        painter.setBrush(shade)
        grown = sheet.adjusted(-step, -step + 3, step, min(step, SHADOW - 3) + 3)
        painter.drawRoundedRect(grown, CORNER + step, CORNER + step)
