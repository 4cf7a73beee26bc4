"""Which key does what: every action with its key, to be given another."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QKeySequenceEdit, QLineEdit, QVBoxLayout, QWidget

from gmtracker.ui.actions import Act, Actions, usual_keys
from gmtracker.ui.dialogs.quiet_window import scrolled
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.says_line import SaysLine, words
from gmtracker.words import tr

KEY_WIDTH = 168
HELP = tr("Click a field and press the keys; its × takes the key away.")


class KeyField(QKeySequenceEdit):
    """The key of one action; one press of keys, no chords of several."""

    pressed = Signal(object)

    def __init__(self, act: Act, name: str, keys: str) -> None:
        super().__init__(QKeySequence(keys))
        self.act = act
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        fix_width(self, KEY_WIDTH)
        for named in (self, *self.findChildren(QLineEdit)):
            named.setAccessibleName(tr("Key for {action}", "of the keyboard", action=name))
        # Told while Qt is still busy with the key, a field could not be given back the one it had.
        self.keySequenceChanged.connect(self._on_keys, Qt.ConnectionType.QueuedConnection)

    def text(self) -> str:
        """The keys as settings keep them, on every system alike."""
        return self.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def show_keys(self, keys: str) -> None:
        """Show these keys, without taking them for pressed."""
        blocked = self.blockSignals(True)
        self.setKeySequence(QKeySequence(keys))
        self.blockSignals(blocked)

    def _on_keys(self) -> None:
        self.pressed.emit(self.act)


class KeyList(QWidget):
    """A line an action. ``keys_changed`` tells that one was given another key; a key that is taken is refused."""

    keys_changed = Signal()

    def __init__(self, actions: Actions, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._fields: dict[Act, KeyField] = {}
        self._own = dict(keys)
        self._says = SaysLine()
        self._says.tell(HELP)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(24, 4, 24, 12)
        grid.setColumnStretch(0, 1)
        for row, (act, _) in enumerate(actions.items()):
            name = actions.name_of(act, now=False)
            field = self._fields[act] = KeyField(act, name, self._keys_of(act))
            label = words(name)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
            field.pressed.connect(self._on_pressed)
        usual = Button(tr("Back to the usual keys"))
        usual.clicked.connect(self._on_usual)
        head = QHBoxLayout()
        head.setContentsMargins(24, 16, 24, 0)
        head.addWidget(self._says, 1)
        head.addWidget(usual, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(scrolled(content), 1)

    def keys(self) -> dict[str, str]:
        """The keys that differ from the usual ones, by the names of their actions."""
        return dict(self._own)

    def _keys_of(self, act: Act) -> str:
        return self._own.get(act.value, usual_keys(act))

    def _on_pressed(self, act: Act) -> None:
        field = self._fields[act]
        wanted = field.text()
        if wanted == self._keys_of(act):
            return
        other = next((o for o in self._fields if o is not act and wanted and self._keys_of(o) == wanted), None)
        if other is not None:
            field.show_keys(self._keys_of(act))
            name = self._actions.name_of(other, now=False)
            self._says.refuse(
                tr("{keys} is the key for “{action}”. Take it away there first.", keys=wanted, action=name)
            )
            return
        self._own.pop(act.value, None)
        if wanted != usual_keys(act):
            self._own[act.value] = wanted
        self._says.tell(HELP)
        self.keys_changed.emit()

    def _on_usual(self) -> None:
        self._own.clear()
        for act, field in self._fields.items():
            field.show_keys(usual_keys(act))
        self._says.tell(HELP)
        self.keys_changed.emit()
