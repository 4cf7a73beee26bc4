"""Views that hide all that lies beneath them: where a cell is painted anew, the window and the dock under it are not.

Of a view with a border the style sheet says that its ground is see-through, whatever its colour.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.widgets.viewports import wrap_viewport


def hide_beneath(view: QAbstractItemView) -> None:
    """From now on the view paints its ground by itself, with :func:`paint_ground`.

    The first thing done to a view, before anything asks for a viewport that is not wrapped.
    """
    wrap_viewport(view).setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def paint_ground(view: QAbstractItemView, event: QPaintEvent) -> None:
    """Lay the ground before anything is painted on it."""
    with QPainter(view.viewport()) as painter:
        painter.fillRect(event.rect(), current_palette().panel)
