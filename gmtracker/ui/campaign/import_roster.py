"""The window of an imported roster: who would be added, and every line of the file that was not understood."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.sheet import GameSpec
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import tier as tier_of
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.labels import MessageLabel, text_label
from gmtracker.ui.widgets.windows import QuietWindow

SIZE = QSize(640, 560)
LINE = 36
MOST_LINES = 6
NOBODY_READ = tr("Nobody in this file could be read. It needs a line of headings with a column called name.")


class ImportRosterWindow(QuietWindow):
    """Shows what was read. ``add_requested`` carries the ticked characters; the window closes with it.

    Enter adds them from wherever the keys are. It stays above the table's window: a click there does not bury it.
    """

    add_requested = Signal(AddCharacters)

    def __init__(
        self,
        bridge: Bridge,
        file_name: str,
        characters: tuple[Character, ...],
        complaints: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Roster from {file}", file=file_name), SIZE, parent)
        self.setWindowFlag(Qt.WindowType.Dialog)
        self._bridge = bridge
        self._characters = characters
        self._list = _list_of(len(characters))
        self._list.setAccessibleName(tr("Characters to add"))
        self._says = MessageLabel()
        self._add = primary_button()
        self._leave = Button(tr("Not now"))
        self._lay_out(complaints)
        self._fill()
        self._list.itemChanged.connect(self._on_changed)
        self._add.clicked.connect(self._on_add)
        self._leave.clicked.connect(self.close)
        bridge.changed.connect(self._on_changed)
        bridge.looked_back.connect(self._on_changed)
        bridge.opened.connect(self.close)
        self._on_changed()

    def command(self) -> AddCharacters:
        """The command that adds the characters that are ticked."""
        rows = range(self._list.count())
        ticked = [row for row in rows if self._list.item(row).checkState() == Qt.CheckState.Checked]
        return AddCharacters(characters=tuple(self._characters[row] for row in ticked))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._add.click()
        else:
            super().keyPressEvent(event)

    def _lay_out(self, complaints: tuple[str, ...]) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(8)
        column.addWidget(text_label(tr("These would join the campaign") if self._characters else NOBODY_READ, "label"))
        column.addWidget(self._list)
        self._list.setVisible(bool(self._characters))
        if complaints:
            column.addSpacing(8)
            column.addWidget(text_label(_complaints_heading(len(complaints)), "label"))
            column.addWidget(_complaint_list(complaints))
        column.addWidget(self._says)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._leave)
        foot.addWidget(self._add)
        column.addLayout(foot)
        self.setFocusProxy(self._add if self._characters else self._leave)

    def _fill(self) -> None:
        for character in self._characters:
            item = QListWidgetItem(in_words(character, self._bridge.shown.game))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            item.setSizeHint(QSize(0, max(LINE, scaled(LINE))))
            self._list.addItem(item)
        self._list.setCurrentRow(0)

    def _on_changed(self) -> None:
        command = self.command()
        count = len(command.characters)
        self._add.say(tr("Add 1 character") if count == 1 else tr("Add {count} characters", count=count))
        preview = self._bridge.rules.preview(command) if count else None
        if preview is not None and preview.refused:
            self._says.refuse(preview.message)
        else:
            self._says.tell("")
        self._add.setEnabled(preview is not None and not preview.refused)
        self._add.setVisible(bool(self._characters))

    def _on_add(self) -> None:
        self.add_requested.emit(self.command())
        self.close()


def in_words(character: Character, game: GameSpec) -> str:
    """A character in a line: "Mira · Ana · Tier 2 · 9 traits"."""
    who = character.player if character.side == "heroes" else tr("opposition")
    count = len(character.traits)
    traits = "" if not count else tr("1 trait") if count == 1 else tr("{count} traits", count=count)
    tier = tier_of(game, character)
    return " · ".join(part for part in (character.name, who, tier.spoken if tier else "", traits) if part)


def _complaints_heading(count: int) -> str:
    return tr("This was not understood") if count == 1 else tr("These {count} things were not understood", count=count)


def _complaint_list(complaints: tuple[str, ...]) -> QListWidget:
    listed = _list_of(len(complaints))
    listed.setWordWrap(True)
    listed.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    listed.setAccessibleName(tr("What was not understood"))
    listed.addItems(complaints)
    return listed


def _list_of(lines: int) -> QListWidget:
    listed = QListWidget()
    listed.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    listed.setFixedHeight(max(1, min(lines, MOST_LINES)) * max(LINE, scaled(LINE)) + 8)
    return listed
