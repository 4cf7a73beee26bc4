"""The place beside the table where a flow of play opens: starting a session, ending an encounter, a use's inputs.

One at a time, never modal: the table beside it stays in reach.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QFrame, QScrollArea, QWidget


class SidePanel(QDockWidget):
    """Shows one panel, and frees it when it is closed or another takes its place."""

    emptied = Signal()

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
        self.visibilityChanged.connect(self._on_visibility)
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
        self.show()
        self.raise_()
        panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_panel(self) -> None:
        """Nothing is open here any more."""
        self._free()
        self.hide()

    def _free(self) -> None:
        panel = self._scroll.takeWidget()
        if panel is not None:
            panel.deleteLater()

    def _on_visibility(self, visible: bool) -> None:
        if not visible and not self.isVisible() and self._scroll.widget() is not None:
            self._free()
            self.emptied.emit()
