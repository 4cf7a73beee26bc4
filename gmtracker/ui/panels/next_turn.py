"""The next turn, with the dice that it brings typed from the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.commands import NextTurn
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr


class NextTurnPanel(PanelFrame):
    """A field for each die; one that is left empty is rolled. ``next_requested`` carries the wish and the faces."""

    next_requested = Signal(NextTurn, object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Next turn"), tr("Next turn"), parent)
        self._dice = DiceFields(columns=3)
        says = tr("{dice}, as they fell; an empty one is rolled.", dice=bridge.shown.sheet.turn_dice)
        self.body.addWidget(words(says, "muted"))
        self.body.addWidget(self._dice)
        self.setFocusProxy(self._dice)
        self._dice.completed.connect(self._on_completed)
        self._dice.submitted.connect(self.do.click)
        self.do.clicked.connect(self._on_do)
        bridge.changed.connect(self._on_changed)
        bridge.looked_back.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        self._dice.ask_for(self.bridge.rules.asks(NextTurn()))
        self.show_preview(self.bridge.rules.preview(NextTurn()))

    def _on_completed(self) -> None:
        self.do.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_do(self) -> None:
        if self._dice.refusal():
            self._dice.focus_refused()
        else:
            self.next_requested.emit(NextTurn(), self._dice.faces())
