"""A part that is painted by hand, and is read out as the text that it stands for."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel

from gmtracker.ui.qt_override import override


class Painted(QLabel):
    """A label to whoever has the screen read aloud: a bare widget would be passed over, whatever its name says.

    It holds no text of its own; what it shows is painted, and its accessible name says it in words.
    """

    @override
    def minimumSizeHint(self) -> QSize:
        """None, as any widget's that has no layout."""
        return QSize()
