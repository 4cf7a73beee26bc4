"""What a user sees in a window, or a screen reader reads, at this moment.

The screen reader's part is read through Qt's accessibility interfaces.
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
    """Return every text on the screen: the title, labels, fields, and the rows of the views.

    A widget on another tab counts as visible in Qt, but its visible region is empty.
    """
    widgets = [window, *(part for part in window.findChildren(QWidget) if not part.visibleRegion().isEmpty())]
    return [text for widget in widgets for text in _texts(widget) if text]


def rows_of(view: QAbstractItemView) -> list[str]:
    """Return the rows of a view from top to bottom, each as a screen reader reads it."""
    return [read_row(view, row) for row in range(view.model().rowCount())]


def read_row(view: QAbstractItemView, row: int) -> str:
    """Return one row of a view, with its cells joined."""
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
"""How many children of a part are read. The cells of a table with a thousand rows are all made alike."""

AN_ID = re.compile(r"[a-z]+([-_][a-z0-9]+)+|<.* object at .*>|c\d+|t\d+")


class Heard(Struct, frozen=True):
    """A part of a window for screen readers. ``kind`` is its class, if it is a QObject."""

    role: QAccessible.Role
    name: str
    value: str
    more: str
    kind: str
    can_have_focus: bool
    parts: int = 0


def heard_in(window: QWidget) -> list[Heard]:
    """Return every part of a window that is not hidden."""
    return list(_walk(QAccessible.queryAccessibleInterface(window)))


def unnamed(window: QWidget) -> list[Heard]:
    """Return the parts without a name that can have the focus or are cells."""
    return [part for part in heard_in(window) if _must_be_named(part) and not _is_name(part)]


def passed_over(window: QWidget) -> list[Heard]:
    """Return childless plain widgets with a name. Their role is one that screen readers skip."""
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
        return  # Qt keeps the tab bar after its tabs are gone.
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
