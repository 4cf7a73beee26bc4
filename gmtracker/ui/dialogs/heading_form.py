"""The heading of a sheet: name, player, side, and how far the character has come, in one line."""

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Character, Side
from gmtracker.engine.sheet import Sheet
from gmtracker.ui.widgets.entry_fields import ChoiceField, LineField, SpinField
from gmtracker.ui.widgets.layouts import labelled
from gmtracker.words import tr

HIGHEST_TIER = 99
HIGHEST_LEVEL = 99
SIDES: tuple[tuple[Side, str], ...] = (("heroes", tr("Hero")), ("opposition", tr("Opposition")))


class HeadingForm(QWidget):
    """Fields for what stands at the top of a sheet; tier and level only where the game has them, in its words."""

    changed = Signal()

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = LineField()
        self._player = LineField()
        self._side = ChoiceField(SIDES)
        self._tier = SpinField(1, HIGHEST_TIER, 1)
        self._level = SpinField(0, HIGHEST_LEVEL, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for label, field, stretch in (
            (tr("Name"), self._name, 3),
            (tr("Player"), self._player, 2),
            (tr("Side", "hero or opposition"), self._side, 1),
        ):
            row.addLayout(_at_top(label, field), stretch)
        for label, number in ((sheet.tier, self._tier), (sheet.level, self._level)):
            if label:
                row.addLayout(_at_top(label, number))
            else:
                number.setParent(self)
                number.hide()
        self.setFocusProxy(self._name)
        for line in (self._name, self._player):
            line.textChanged.connect(self.changed)
        for number in (self._tier, self._level):
            number.valueChanged.connect(self.changed)
        self._side.key_changed.connect(self._on_side)

    def show_heading(self, character: Character) -> None:
        """Show a character's heading."""
        self._name.setText(character.name)
        self._player.setText(character.player)
        self._side.choose(character.side)
        self._tier.setValue(character.tier)
        self._level.setValue(character.level)
        self._on_side()

    def put_into(self, character: Character) -> Character:
        """The character with the heading as it stands here; one who joins the opposition has no player any more."""
        side: Side = "opposition" if self._side.key() == "opposition" else "heroes"
        leaves = side == "opposition" and character.side == "heroes"
        return replace(
            character,
            name=self._name.text().strip(),
            player="" if leaves else self._player.text().strip(),
            side=side,
            tier=self._tier.value(),
            level=self._level.value(),
        )

    def _on_side(self) -> None:
        is_hero = self._side.key() == "heroes"
        self._player.setEnabled(is_hero)
        self._player.setPlaceholderText("" if is_hero else tr("The GM's"))
        self.changed.emit()


def _at_top(label: str, field: QWidget) -> QVBoxLayout:
    together = labelled(label, field)
    together.addStretch(1)
    return together
