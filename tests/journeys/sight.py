"""What somebody before the window can read, or have read out, just now."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from gmtracker.ui.widgets.painted import Painted

READ = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


def words_in(window: QWidget) -> list[str]:
    """Every text in a window that is on the screen: its title, labels, fields, and the rows of its views.

    What lies behind another tab is visible to Qt, but has no place on the screen.
    """
    widgets = [window, *(part for part in window.findChildren(QWidget) if not part.visibleRegion().isEmpty())]
    return [text for widget in widgets for text in _texts(widget) if text]


def rows_of(view: QAbstractItemView) -> list[str]:
    """The rows of a view from the top down, each as it would be read out."""
    return [read_row(view, row) for row in range(view.model().rowCount())]


def read_row(view: QAbstractItemView, row: int) -> str:
    """One row of a view, its cells joined."""
    return " | ".join(text for text in dict.fromkeys(_cells(view, row)) if text)


def _cells(view: QAbstractItemView, row: int) -> Iterator[str]:
    model = view.model()
    columns = range(model.columnCount()) if isinstance(view, QTableView) else range(1)
    for column in columns:
        index: QModelIndex = model.index(row, column)
        yield from (str(index.data(role) or "") for role in READ)


def _texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QAbstractItemView():
            yield widget.accessibleName()
            yield from rows_of(widget)
        case Painted():
            yield widget.accessibleName()
        case QLabel() | QLineEdit():
            yield widget.text()
        case QAbstractButton():
            yield from (widget.text(), widget.accessibleName(), widget.accessibleDescription())
        case QComboBox():
            yield widget.currentText()
        case QPlainTextEdit():
            yield widget.toPlainText()
        case QMenuBar():
            yield from (action.text() for action in widget.actions())
        case _:
            yield widget.accessibleName()
            if widget.isWindow() or isinstance(widget, QDockWidget):
                yield widget.windowTitle()
