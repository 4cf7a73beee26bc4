"""How the fields of a check stand: two a line, and what speaks for a side and against it on a line of its own."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.panels.check_field_pair import FieldPair
from gmtracker.ui.panels.check_field_widgets import GAP, FieldWidget, FlagWidget, NumberWidget
from gmtracker.ui.widgets.elided_line import ElidedLine
from gmtracker.ui.widgets.layouts import empty

NAME = 50


class CircumstanceLine(QWidget):
    """What speaks for a side and what against it, on one line behind the side's name; the chips' signs tell which."""

    def __init__(self, title: str, numbers: tuple[NumberWidget, NumberWidget]) -> None:
        super().__init__()
        self.numbers = numbers
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        self._label = ElidedLine()
        self._label.setProperty("look", "label")
        row.addWidget(self._label, 1)
        for number in numbers:
            row.addWidget(number)
        self.rename(title)

    def rename(self, title: str) -> None:
        """Say whose line it is."""
        self._label.say(title, _brief(title))


class FieldGrid(QWidget):
    """Fields two a line, but for those that take a line for themselves."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(GAP)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, 1)
        self._line = 0
        self._waiting: QWidget | None = None
        self._heads: list[QWidget] = []
        self._fields: list[FieldWidget] = []

    def put(self, widget: QWidget, *, wide: bool) -> None:
        """Add a field at the next place."""
        if isinstance(widget, FieldWidget):
            self._fields.append(widget)
        elif isinstance(widget, CircumstanceLine):
            self._fields.extend(widget.numbers)
        if wide:
            self.finish()
            self._add(widget)
        elif self._waiting is None:
            self._waiting = widget
            return
        else:
            pair = FieldPair(self._waiting, widget)
            self._add(pair)
            pair.show()
            self._waiting = None

    def head(self, heading: QWidget) -> None:
        """Begin a part with a heading."""
        self.finish()
        self._heads.append(heading)
        self._add(heading)

    def finish(self) -> None:
        """A field that still waits for a neighbour has the line to itself."""
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._add(waiting, columns=1 if isinstance(waiting, NumberWidget | FlagWidget) else 2)

    def fields(self) -> list[FieldWidget]:
        """The fields in it."""
        return self._fields

    def show_heads(self, shown: bool) -> None:
        """Show the headings, or the fields alone."""
        for heading in self._heads:
            heading.setVisible(shown)

    def clear(self) -> None:
        """Empty it."""
        empty(self._grid)
        self._line, self._waiting = 0, None
        self._heads, self._fields = [], []

    def _add(self, widget: QWidget, columns: int = 2) -> None:
        self._grid.addWidget(widget, self._line, 0, 1, columns)
        self._line += 1


def _brief(title: str) -> str:
    """The first word of a name, as much of it as there is room for."""
    first, *_ = title.split() or [""]
    metrics = QFontMetrics(text_font(TextSize.SMALL))
    return metrics.elidedText(first, Qt.TextElideMode.ElideRight, scaled(NAME))
