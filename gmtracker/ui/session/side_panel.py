"""The place beside the table where panels open: starting a session, ending an encounter, a use's inputs.

One at a time, never modal: the table beside it stays in reach.
"""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QScrollArea, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled

NARROWEST, LOWEST = 320, 120


class SidePanel(QDockWidget):
    """Shows one panel, and frees it when it is closed or another takes its place.

    ``filled`` and ``emptied`` tell that there is a panel now, or none any more, and then whether it had the keys.
    """

    filled = Signal()
    emptied = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side-panel")
        self._scroll = _Scroll(self)
        self.setWidget(self._scroll)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.hide()

    @property
    def panel(self) -> QWidget | None:
        """The panel that is open, if any."""
        return self._scroll.widget()

    def open(self, panel: QWidget, title: str) -> None:
        """Open a panel in the place of the one that is there."""
        self._free()
        self.setWindowTitle(title)
        self._scroll.setWidget(panel)
        self.filled.emit()
        self.show()
        panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_panel(self) -> None:
        """Nothing is open here any more."""
        panel = self._scroll.widget()
        if panel is not None:
            focus = self.window().focusWidget()
            had_focus = focus is not None and panel.isAncestorOf(focus)
            self._free()
            self.hide()
            self.emptied.emit(had_focus)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.close_panel()

    def _free(self) -> None:
        panel = self._scroll.takeWidget()
        if panel is not None:
            panel.deleteLater()


class _Scroll(QScrollArea):
    """Scrolls up and down, and is as wide as the panel in it must be, up to three fifths of the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        needed = content.minimumSizeHint().width() if content is not None else 0
        wide = needed + self.verticalScrollBar().sizeHint().width()
        return QSize(min(max(scaled(NARROWEST), wide), self.window().width() * 3 // 5), scaled(LOWEST))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is held when it needs another width."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)
