"""A part of the table that can be moved, closed, laid over another as a tab, or taken out of the window."""

from PySide6.QtWidgets import QDockWidget, QWidget


class Dock(QDockWidget):
    """Holds one part. ``name`` is what the layout remembers it by."""

    def __init__(self, name: str, title: str, content: QWidget, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setWidget(content)
        self.visibilityChanged.connect(self._on_visibility_changed)

    def _on_visibility_changed(self, visible: bool) -> None:
        """Behind another tab a part is visible to Qt, and would take the keys unseen."""
        self.widget().setEnabled(visible)
