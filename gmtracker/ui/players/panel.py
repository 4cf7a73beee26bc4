"""The panel in which the GM chooses what the players see: one row a section, and one row a foe."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.commands import Seen, SetPlayerVisibility
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.content import AS_WINDOW, COLORS, DARK, NEW_FOES, sections_of, stage_of
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.labels import text_label

MARGIN = 16
HIDE = tr("Hide", "show nothing of it to the players")
NAME = tr("Name", "show the players the name alone")
ALL = tr("All", "show the players everything of it")
PARTS = (("hidden", HIDE), ("name", NAME), ("all", ALL))
NEW = (("hidden", HIDE), ("name", NAME))
FOES: tuple[tuple[Seen, str], ...] = (("nothing", HIDE), ("name", NAME), ("all", ALL))
LOOKS = ((DARK, tr("Dark")), (AS_WINDOW, tr("As in your window", "colors of the player window")))
TITLE = tr("What players see")


class Stages(QWidget):
    """A row of exclusive buttons. ``picked`` carries the row's key and the key of the clicked button."""

    picked = Signal(str, str)

    def __init__(self, key: str, name: str, stages: tuple[tuple[str, str], ...], now: str) -> None:
        super().__init__()
        self._key = key
        self._group = QButtonGroup(self)
        self._keys: dict[QAbstractButton, str] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for stage, word in stages:
            button = Button(word)
            button.setCheckable(True)
            button.setChecked(stage == now)
            button.setAccessibleName(labeled(name, word))
            self._group.addButton(button)
            self._keys[button] = stage
            row.addWidget(button)
        self._group.buttonClicked.connect(self._on_clicked)

    def choose(self, now: str) -> None:
        """Check the button of another stage."""
        for button, stage in self._keys.items():
            button.setChecked(stage == now)

    def _on_clicked(self, button: QAbstractButton) -> None:
        self.picked.emit(self._key, self._keys[button])


class PlayerPanel(QWidget):
    """The stage of each section and foe. ``part_chosen`` carries a section's key and its new stage.

    ``seen_requested`` carries the command for a foe. ``closed`` asks to close the panel. ``blank`` is the action that
    blanks the player window; the panel names its shortcut.
    """

    part_chosen = Signal(str, str)
    seen_requested = Signal(object)
    closed = Signal()

    def __init__(
        self, bridge: Bridge, chosen: Mapping[str, str], blank: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(TITLE)
        self._bridge = bridge
        self._foes: dict[CharacterId, Stages] = {}
        self._blank = blank
        self._blanks = text_label("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(8)
        column.addWidget(self._blanks)
        self._say_key()
        blank.changed.connect(self._say_key)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(4)
        column.addLayout(self._grid)
        for section in sections_of(bridge.shown.game):
            stages = self._add_line(section.key, section.name, PARTS, stage_of(section, chosen))
            stages.picked.connect(self.part_chosen)
        self._add_foes()
        new = self._add_line(NEW_FOES.key, NEW_FOES.name, NEW, stage_of(NEW_FOES, chosen))
        new.setToolTip(tip(tr("Hide new opposition until its first turn")))
        new.picked.connect(self.part_chosen)
        colors = self._add_line(COLORS, tr("Colors"), LOOKS, chosen.get(COLORS, DARK))
        colors.picked.connect(self.part_chosen)
        done = Button(tr("Done", "a button that closes"))
        done.clicked.connect(self.closed)
        column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)
        bridge.opened.connect(self.closed)
        bridge.change_applied.connect(self._on_changed)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _say_key(self) -> None:
        keys = self._blank.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._blanks.setText(tr("Press {keys} in any window to blank or show the player window.", keys=keys))
        self._blanks.setVisible(bool(keys))

    def _add_foes(self) -> None:
        campaign = self._bridge.shown
        foes = [character for character in campaign.active_characters() if character.side == "opposition"]
        if foes:
            self._grid.addWidget(text_label(tr("The opposition"), "label"), self._grid.rowCount(), 0)
        for foe in foes:
            self._foes[foe.id] = self._add_line(foe.id, foe.name, FOES, player_visibility(campaign, foe))
            self._foes[foe.id].picked.connect(self._on_foe)

    def _add_line(self, key: str, name: str, stages: tuple[tuple[str, str], ...], now: str) -> Stages:
        row, buttons = self._grid.rowCount(), Stages(key, name, stages, now)
        self._grid.addWidget(text_label(name), row, 0)
        self._grid.addWidget(buttons, row, 1)
        return buttons

    def _on_foe(self, foe: str, seen: str) -> None:
        known = next(key for key, _ in FOES if key == seen)
        self.seen_requested.emit(SetPlayerVisibility(character=CharacterId(foe), seen=known))

    def _on_changed(self, *_: object) -> None:
        campaign = self._bridge.shown
        for own_id, stages in self._foes.items():
            foe = campaign.find_character(own_id)
            if foe is not None:
                stages.choose(player_visibility(campaign, foe))
