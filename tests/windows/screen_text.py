"""What somebody before the window can read, or have read out, just now.

What a program that reads the screen aloud is told, asked for through Qt's own interfaces.
"""

import re
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTableView,
    QWidget,
)

from gmtracker.ui.widgets.labels import PaintedLabel

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
        case PaintedLabel():
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
            if widget.isWindow():
                yield widget.windowTitle()


CELLS = (QAccessible.Role.Cell, QAccessible.Role.ListItem, QAccessible.Role.ColumnHeader, QAccessible.Role.PageTab)
MOST = 300
"""So many children of one part are asked for; a table of a thousand rows has all its cells from one mould."""

AN_ID = re.compile(r"[a-z]+([-_][a-z0-9]+)+|<.* object at .*>|c\d+|t\d+")


class Heard(Struct, frozen=True):
    """One part of a window as it is read out; ``kind`` is its class, where it is a widget."""

    role: QAccessible.Role
    name: str
    value: str
    more: str
    kind: str
    can_have_focus: bool
    parts: int = 0


def heard_in(window: QWidget) -> list[Heard]:
    """Everything in a window that is not hidden."""
    return list(_walk(QAccessible.queryAccessibleInterface(window)))


def unnamed(window: QWidget) -> list[Heard]:
    """What could be come to with the keys, or is a cell, and would not be told by a name."""
    return [part for part in heard_in(window) if _must_be_named(part) and not _is_name(part)]


def passed_over(window: QWidget) -> list[Heard]:
    """What has something to say, and no role in which it would be read: a bare widget, with nothing in it."""
    bare = [part for part in heard_in(window) if part.role == QAccessible.Role.Client and not part.parts]
    return [part for part in bare if part.name and not part.can_have_focus and part.kind != type(window).__name__]


def _must_be_named(part: Heard) -> bool:
    return part.can_have_focus or part.role in CELLS


def _is_name(part: Heard) -> bool:
    name = part.more if part.role == QAccessible.Role.ComboBox else part.name
    return bool(name.strip()) and name != part.kind and not AN_ID.fullmatch(name)


def _walk(part: QAccessibleInterface | None) -> Iterator[Heard]:
    if part is None or not part.isValid() or part.state().invisible:
        return
    kind, text = part.object(), QAccessible.Text
    if isinstance(kind, QTabBar) and kind.count() == 0:
        return  # Qt keeps the bar of tabs that are gone
    yield Heard(
        part.role(),
        part.text(text.Name),
        part.text(text.Value),
        part.text(text.Description),
        type(kind).__name__ if kind is not None else "",
        bool(part.state().focusable),
        part.childCount(),
    )
    for at in range(min(part.childCount(), MOST)):
        yield from _walk(part.child(at))
