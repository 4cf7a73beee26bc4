"""The line on which a panel says what would happen, or why not."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def restyle(widget: QWidget, look: str) -> None:
    """Give a widget another of the looks that the style sheet knows ("muted", "warning" …).

    A frame measures its padding only when it is told that its style changed.
    """
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def words(text: str, look: str = "") -> QLabel:
    """Text as a label, shown as typed and wrapped where it must be."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if look:
        label.setProperty("look", look)
    return label


class SaysLine(QLabel):
    """A sentence: quiet when it tells what would happen, marked when it refuses, gone when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.refuses = False
        self.tell("")

    def tell(self, text: str) -> None:
        """Say what would happen; nothing where the text is empty."""
        self._show(text, refuses=False)

    def refuse(self, sentence: str) -> None:
        """Say why it cannot be done."""
        self._show(sentence, refuses=True)

    def _show(self, text: str, *, refuses: bool) -> None:
        self.refuses = refuses
        restyle(self, "warning" if refuses else "muted")
        self.setText(text)
        self.setVisible(bool(text))
