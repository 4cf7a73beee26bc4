"""A part of the table that can be moved, closed, laid over another as a tab, or taken out of the window."""

from PySide6.QtWidgets import QDockWidget, QVBoxLayout, QWidget

from gmtracker.ui.look.spacing import GRID


class Dock(QDockWidget):
    """Holds one part, a little off the edges. ``name`` is what the layout remembers it by."""

    def __init__(self, name: str, title: str, content: QWidget, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(GRID, 0, GRID, GRID)
        column.addWidget(content)
        self.setWidget(holder)
        # Behind another tab a part is visible to Qt, and would take the keys unseen.
        self.visibilityChanged.connect(holder.setEnabled)
