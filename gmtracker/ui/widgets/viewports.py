"""The viewports of areas that scroll."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

_NAME = "qt_scrollarea_viewport"


def wrap_viewport(area: QAbstractScrollArea) -> QWidget:
    """The area's viewport, cheaply; from then on `viewport()` is as cheap.

    A plain QWidget that Qt returns as one is first tried as each of the 60 kinds that Qt has, for which PySide6 makes
    the classes of them all: 20 ms and 0.6 MB at the first call. One that is found by name is known for what it is.
    """
    found = area.findChild(QWidget, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, QWidget) else area.viewport()


def show_through(area: QScrollArea, inside: QWidget) -> None:
    """Have what is behind an area seen between the parts of what it holds."""
    for ground in (inside, wrap_viewport(area)):
        ground.setAutoFillBackground(False)
