"""Notices above the table that stay until they are answered, the bar of the viewed moment, and the status line.

None of them interrupts play.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.widgets.buttons import Button, ToolButton
from gmtracker.ui.widgets.labels import ElidedLine, SyncMark, text_label

LETTERS_IN_A_LINE = 30

Choices = tuple[tuple[str, str], ...]
"""The answers to a notice: each one's key and the text of its button."""


class Notices(QWidget):
    """Shows notices, one per topic. ``chosen`` carries the topic and the key of the answer."""

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
        """Show a notice, replacing the one on the same topic. The focus does not change."""
        self.remove_notice(topic)
        line = self._lines[topic] = NoticeLine(topic, sentence, choices)
        line.chosen.connect(self.chosen)
        self._column.addWidget(line)
        self.show()

    def remove_notice(self, topic: str) -> None:
        """Remove the notice on a topic."""
        line = self._lines.pop(topic, None)
        if line is not None:
            line.hide()
            self._column.removeWidget(line)
            line.deleteLater()
        self.setVisible(bool(self._lines))

    def notice_text(self, topic: str) -> str:
        """Return the text of the notice on a topic, or ""."""
        return self._lines[topic].sentence if topic in self._lines else ""


class NoticeLine(QWidget):
    """A notice with a button for each answer. ``chosen`` carries the topic and the answer's key."""

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
        """Put the text above the buttons if there is too little room beside them."""
        wanted = self._answers.sizeHint().width() + LETTERS_IN_A_LINE * self.fontMetrics().averageCharWidth()
        narrow = self.width() < wanted
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._sides.direction() != direction:
            self._sides.setDirection(direction)
        super().resizeEvent(event)

    def _button(self, key: str, text: str) -> Button:
        button = Button(text)
        button.setObjectName(key)
        # Not by click: after a second click the focus would be on whatever replaces the button.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.chosen.emit(self._topic, button.objectName())


class HistoryBar(QWidget):
    """The bar shown while an earlier moment is viewed."""

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

    def show_moment(self, sentence: str) -> None:
        """Show which moment is viewed; an empty sentence hides the bar."""
        self._says.set_sentence(tr("The table after this step: {sentence}", sentence=sentence))
        self.setVisible(bool(sentence))


class StatusLine(QWidget):
    """The text in the status bar, with the save mark before it once a campaign is open."""

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

    def show_players_blank(self, said: str) -> None:
        """Show that the player window is blank; an empty text hides the message."""
        self._blank.setText(said)
        self._blank.setVisible(bool(said))
