"""Lines above the table that stay until they are dealt with, and never stop the play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.buttons import Button

LETTERS_IN_A_LINE = 30

Choices = tuple[tuple[str, str], ...]
"""What can be chosen: the key of each answer, and the words on its button."""


class Notices(QWidget):
    """One line a topic. ``chosen`` carries the topic and the key of the answer."""

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[str, NoticeLine] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(GRID, 0, GRID, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_notice(self, topic: str, sentence: str, choices: Choices) -> None:
        """Say it, in the place of what was said on that topic before. The focus stays where it is."""
        self.drop(topic)
        line = self._lines[topic] = NoticeLine(topic, sentence, choices)
        line.chosen.connect(self.chosen)
        self._column.addWidget(line)
        self.show()

    def drop(self, topic: str) -> None:
        """What was said on a topic has been dealt with."""
        line = self._lines.pop(topic, None)
        if line is not None:
            line.hide()
            self._column.removeWidget(line)
            line.deleteLater()
        self.setVisible(bool(self._lines))

    def says(self, topic: str) -> str:
        """The sentence that stands on a topic; empty with none."""
        return self._lines[topic].sentence if topic in self._lines else ""


class NoticeLine(QWidget):
    """A sentence, and a button for each answer. ``chosen`` carries the topic and the answer's key."""

    chosen = Signal(str, str)

    def __init__(self, topic: str, sentence: str, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = sentence
        self._topic = topic
        says = QLabel(sentence)
        says.setTextFormat(Qt.TextFormat.PlainText)
        says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        says.setWordWrap(True)
        says.setProperty("look", "warning")
        self._answers = QWidget()
        row = QHBoxLayout(self._answers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addStretch(1)
        for key, text in choices:
            row.addWidget(self._button(key, text))
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, GRID // 2, 0, GRID // 2)
        self._sides.setSpacing(GRID)
        self._sides.addWidget(says, 1)
        self._sides.addWidget(self._answers)
        self.setAccessibleName(sentence)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room beside the answers, the sentence stands above them."""
        wanted = self._answers.sizeHint().width() + LETTERS_IN_A_LINE * self.fontMetrics().averageCharWidth()
        narrow = self.width() < wanted
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._sides.direction() != direction:
            self._sides.setDirection(direction)
        super().resizeEvent(event)

    def _button(self, key: str, text: str) -> Button:
        button = Button(text)
        button.setObjectName(key)
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.chosen.emit(self._topic, button.objectName())
