"""Layouts that are filled anew, and a field beneath its label."""

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from gmtracker.ui.widgets.says_line import words


def empty(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets are out of sight at once, and freed soon."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def labelled(label: str, field: QWidget) -> QVBoxLayout:
    """A field beneath its label, by which it is read out as well."""
    heading = words(label, "label")
    heading.setBuddy(field)
    field.setAccessibleName(label)
    together = QVBoxLayout()
    together.setSpacing(4)
    together.addWidget(heading)
    together.addWidget(field)
    return together
