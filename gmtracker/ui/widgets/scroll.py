"""Scroll areas, layouts that can be emptied, and the tab order of fields that are created later."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.widgets.labels import text_label


def clear_layout(layout: QLayout) -> None:
    """Remove all widgets from a layout: hide them now, and delete them later."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def labeled_field(label: str, field: QWidget) -> QVBoxLayout:
    """Return a layout of a field under its label, which is also its accessible name."""
    heading = text_label(label, "label")
    heading.setBuddy(field)
    field.setAccessibleName(label)
    together = QVBoxLayout()
    together.setSpacing(4)
    together.addWidget(heading)
    together.addWidget(field)
    return together


class TabAnchor(QWidget):
    """An invisible widget that marks the place of a form's fields in the tab order."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def set_fields(self, fields: Sequence[QWidget]) -> None:
        """Put these fields here in the tab order."""
        for before, after in pairwise((self, *fields)):
            QWidget.setTabOrder(before, after)


class FramelessScrollArea(QScrollArea):
    """A vertical scroll area without a frame that never takes focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave unused keys to the parent; this area scrolls only by focus and wheel."""
        event.ignore()


def scroll_to(field: QWidget) -> None:
    """Scroll all areas around a field to it. Qt does this only when Tab moved the focus."""
    around = field.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(field)
        around = around.parentWidget()


_NAME = "qt_scrollarea_viewport"


def wrap_viewport(area: QAbstractScrollArea) -> QWidget:
    """Return the area's viewport; later calls of `viewport()` become cheap, too.

    PySide6 has to find the viewport's class and tries all 60 widget classes for that (20 ms and 0.6 MB at the first
    call). Finding it by name avoids that.
    """
    found = area.findChild(QWidget, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, QWidget) else area.viewport()


def make_transparent(area: QScrollArea, inside: QWidget) -> None:
    """Make an area and its contents transparent."""
    for ground in (inside, wrap_viewport(area)):
        ground.setAutoFillBackground(False)


LOWEST = 120


class ShrinkingColumn(QVBoxLayout):
    """A column that shrinks all parts to their minimum before the area around it scrolls.

    With wrapped labels Qt lets the area scroll as soon as there is less than the preferred height.
    """

    _is_measuring = False  # minimumHeightForWidth() calls heightForWidth() in turn.

    @override
    def heightForWidth(self, width: int) -> int:
        if self._is_measuring:
            return super().heightForWidth(width)
        self._is_measuring = True
        try:
            return self.minimumHeightForWidth(width)
        finally:
            self._is_measuring = False

    def full_height(self, width: int) -> int:
        """Return the height at which nothing has to shrink."""
        return max(super().heightForWidth(width) if self.hasHeightForWidth() else 0, self.sizeHint().height())


class ScrolledPart(FramelessScrollArea):
    """A scroll area as wide as its contents need: at least ``narrowest``, at most three fifths of the window."""

    def __init__(self, narrowest: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrowest = narrowest

    @override
    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        needed = content.minimumSizeHint().width() if content is not None else 0
        wide = needed + self.verticalScrollBar().sizeHint().width()
        return QSize(min(max(scaled(self._narrowest), wide), self.window().width() * 3 // 5), scaled(LOWEST))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the width when the contents change theirs."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)
