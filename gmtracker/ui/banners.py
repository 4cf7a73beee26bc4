"""Notices above the table that stay until they are dealt with, the bar shown while looking back, the status line.

None of them stops the play.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import GRID
from gmtracker.ui.widgets.buttons import Button, ToolButton
from gmtracker.ui.widgets.labels import ElidedLine, SyncMark, text_label

LETTERS_IN_A_LINE = 30

Choices = tuple[tuple[str, str], ...]
"""What can be chosen: the key of each answer, and the words on its button."""


class Notices(QWidget):
    """Shows notices, one line a topic. ``chosen`` carries the topic and the key of the answer."""

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
        """Show a notice in the place of the last one on that topic. The focus stays where it is."""
        self.drop(topic)
        line = self._lines[topic] = NoticeLine(topic, sentence, choices)
        line.chosen.connect(self.chosen)
        self._column.addWidget(line)
        self.show()

    def drop(self, topic: str) -> None:
        """Remove the notice on a topic: it has been dealt with."""
        line = self._lines.pop(topic, None)
        if line is not None:
            line.hide()
            self._column.removeWidget(line)
            line.deleteLater()
        self.setVisible(bool(self._lines))

    def message_of(self, topic: str) -> str:
        """The sentence that stands on a topic; empty with none."""
        return self._lines[topic].sentence if topic in self._lines else ""


class NoticeLine(QWidget):
    """A sentence, and a button for each answer. ``chosen`` carries the topic and the answer's key."""

    chosen = Signal(str, str)

    def __init__(self, topic: str, sentence: str, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = sentence
        self._topic = topic
        says = text_label(sentence, "warning")
        says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
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
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a second click would have the keys on what comes in its place
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.chosen.emit(self._topic, button.objectName())


class HistoryBar(QWidget):
    """Shown while the window shows the table as it was; hidden otherwise."""

    def __init__(self, return_to_now: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self._says = ElidedLine()
        self._says.setProperty("look", "warning")
        button = ToolButton()
        button.setDefaultAction(return_to_now)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, GRID // 2, 0, GRID // 2)
        row.setSpacing(GRID)
        row.addWidget(self._says, 1)
        row.addWidget(button)
        self.hide()

    def show_past(self, sentence: str) -> None:
        """Say which moment the table shows; an empty sentence means now."""
        self._says.say(tr("The table after this step: {sentence}", sentence=sentence))
        self.setVisible(bool(sentence))


class StatusLine(QWidget):
    """The text of the status line, and before it the mark for saving, once a campaign is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = SyncMark()
        self.words = ElidedLine()
        self._blank = text_label(look="warning", wraps=False)
        self._blank.setObjectName("players-blank")
        for absent in (self.mark, self._blank):
            absent.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.mark)
        row.addWidget(self._blank)
        row.addWidget(self.words, 1)

    def say_players_blank(self, said: str) -> None:
        """Say before all else that the players see nothing; an empty text where they do."""
        self._blank.setText(said)
        self._blank.setVisible(bool(said))
