"""The way of the Tab key through fields that are made after their form."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class TabAnchor(QWidget):
    """Marks where in the way of the Tab key the fields of a form stand; it is never seen and never stopped at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def lead_to(self, fields: Sequence[QWidget]) -> None:
        """Have Tab come to these fields here, in this order."""
        for before, after in pairwise((self, *fields)):
            QWidget.setTabOrder(before, after)
