"""Areas that scroll, layouts that are filled anew, and the way of the Tab key through fields made after their form."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.widgets.labels import text_label


def empty(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets are out of sight at once, and freed soon."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def labelled(label: str, field: QWidget) -> QVBoxLayout:
    """A field beneath its label, by which it is read out as well."""
    heading = text_label(label, "label")
    heading.setBuddy(field)
    field.setAccessibleName(label)
    together = QVBoxLayout()
    together.setSpacing(4)
    together.addWidget(heading)
    together.addWidget(field)
    return together


class TabAnchor(QWidget):
    """Marks where in the way of the Tab key the fields of a form stand; it is never seen and never stopped at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def lead_to(self, fields: Sequence[QWidget]) -> None:
        """Have Tab come to these fields here, in this order."""
        for before, after in pairwise((self, *fields)):
            QWidget.setTabOrder(before, after)


class FramelessScrollArea(QScrollArea):
    """Scrolls up and down what is as wide as itself, and never has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing inside wants are for what is around it; it scrolls by the focus and the wheel."""
        event.ignore()


def scroll_to(field: QWidget) -> None:
    """Scroll the areas around a field to it, which the keys have gone to by themselves; Qt does so for Tab alone."""
    around = field.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(field)
        around = around.parentWidget()


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


LOWEST = 120


class ShrinkingColumn(QVBoxLayout):
    """A column that shrinks as far as its parts can before the area around it scrolls.

    Where words in it are wrapped Qt has the area scroll sooner: as soon as there is less room than all would like.
    """

    _is_measuring = False  # the least height is worked out by way of the other one

    @override
    def heightForWidth(self, width: int) -> int:
        if self._is_measuring:
            return super().heightForWidth(width)
        self._is_measuring = True
        try:
            return self.minimumHeightForWidth(width)
        finally:
            self._is_measuring = False

    def whole(self, width: int) -> int:
        """The height in which nothing needs to shrink."""
        return max(super().heightForWidth(width) if self.hasHeightForWidth() else 0, self.sizeHint().height())


class ScrolledPart(FramelessScrollArea):
    """Is as wide as what it holds must be, up to three fifths of the window, and ``narrowest`` at least."""

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
        """Follow what is held when it needs another width."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)
