"""A part of the table that can be moved, closed, laid over another as a tab, or taken out of the window."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QFrame, QScrollArea, QVBoxLayout, QWidget

from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.viewports import show_through

LOWEST = 64


class Dock(QDockWidget):
    """Holds one part, a little off the edges. ``name`` is what the layout remembers it by.

    Where it ``scrolls``, the dock can be lower than the part; nothing is ever squeezed or laid over. A part that is
    ``edged`` reaches to the edges and keeps what is in it off them.
    """

    def __init__(
        self,
        name: str,
        title: str,
        content: QWidget,
        parent: QWidget,
        *,
        scrolls: bool = False,
        edged: bool = False,
    ) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.content = content
        holder = QWidget(autoFillBackground=True)
        column = QVBoxLayout(holder)
        column.setContentsMargins(*((0, 0, 0, 0) if edged else (GRID, 0, GRID, GRID)))
        column.addWidget(_Scrolled(content) if scrolls else content)
        self.setWidget(holder)
        # Behind another tab a part is visible to Qt, and would take the keys unseen.
        self.visibilityChanged.connect(holder.setEnabled)

    def spare_title(self, spare: bool) -> None:
        """Do without the bar that has the title, or have it again."""
        nothing = self.titleBarWidget()
        if spare and nothing is None:
            self.setTitleBarWidget(QWidget())
        elif nothing is not None and not spare:
            self.setTitleBarWidget(None)  # type: ignore[arg-type] # the stub forgets that None brings Qt's own back
            nothing.deleteLater()


class _Scrolled(QScrollArea):
    """Scrolls up and down, and is as wide as its content must be."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = content
        self.setWidget(content)
        show_through(self, content)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._content.minimumSizeHint().width(), scaled(LOWEST))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is held when it needs another width."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)
