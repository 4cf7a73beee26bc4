"""The start of a session: who is here, what tonight is called, and the dice of the pool."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.commands import StartSession
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.hero_ticks import HeroTicks
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.entry_fields import LineField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

DICE_HEADING = tr("Dice: type what fell, or leave them empty to have them rolled")


class StartSessionPanel(PanelFrame):
    """Ticks the heroes who are present. ``start_requested`` carries the wish and the faces typed, by role."""

    start_requested = Signal(StartSession, object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Start the session"), tr("Start session"), parent)
        self._title = LineField()
        self._title.setPlaceholderText(tr("What tonight is called"))
        self._heroes = HeroTicks()
        self._dice_heading = words(DICE_HEADING, "label")
        self._dice = DiceFields(columns=3)
        self.add_field(tr("Title"), self._title)
        self.add_field(tr("Who is here"), self._heroes)
        self.body.addWidget(self._dice_heading)
        self.body.addWidget(self._dice)
        self.setFocusProxy(self._title)
        self._heroes.changed.connect(self._on_changed)
        self._dice.completed.connect(self._on_dice_done)
        self._dice.submitted.connect(self._on_dice_done)
        self.do.clicked.connect(self._on_start)
        bridge.looked_back.connect(self._on_changed)
        bridge.changed.connect(self._on_table_changed)
        self._on_table_changed()

    def command(self) -> StartSession:
        """The wish as the panel stands."""
        return StartSession(
            title=self._title.text().strip(), present=self._heroes.present(), picks=self._heroes.picks()
        )

    def _on_table_changed(self) -> None:
        self._heroes.show_heroes(self.bridge.shown)
        self._on_changed()

    def _on_changed(self) -> None:
        command = self.command()
        asks = self.bridge.rules.asks(command)
        self._dice_heading.setVisible(bool(asks))
        self._dice.ask_for(asks)
        preview = self.bridge.rules.preview(command)
        if preview.refused:
            self.show_preview(preview)
        else:
            self.says.tell("")
            self.do.setEnabled(True)

    @override
    def go_on(self) -> None:
        if not self._dice.focus_first_empty():
            self._on_dice_done()

    def _on_dice_done(self) -> None:
        self.do.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_start(self) -> None:
        if self._dice.refusal():
            self._dice.focus_refused()
        else:
            self.start_requested.emit(self.command(), self._dice.faces())
