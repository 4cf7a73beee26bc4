"""The place beside the table where a flow of play opens: starting a session, ending an encounter, a use's inputs.

One at a time, never modal: the table beside it stays in reach.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QScrollArea, QWidget

from gmtracker.ui.qt_override import override


class SidePanel(QDockWidget):
    """Shows one panel, and frees it when it is closed or another takes its place.

    ``filled`` and ``emptied`` tell that there is a panel now, or none any more, and then whether it had the keys.
    """

    filled = Signal()
    emptied = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side-panel")
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._scroll)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setMinimumWidth(320)
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
