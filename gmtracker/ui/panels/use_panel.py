"""A use that asks for more than a click: its inputs, what it would come to, and the button that does it."""

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.commands import Use
from gmtracker.engine.sheet import InputKind
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.inputs_form import InputsForm
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import titled, tr

ANYWAY = tr("Do it anyway")


class UsePanel(PanelFrame):
    """Fills in a Use that is given with its by, on and tokens. ``use_requested`` carries it with the faces typed.

    A refusal that the GM may overrule turns the button into "Do it anyway".
    """

    use_requested = Signal(Use, object)

    def __init__(self, bridge: Bridge, use: Use, parent: QWidget | None = None) -> None:
        kind = bridge.shown.sheet.use(use.use)
        who = bridge.shown.find_character(use.by)
        super().__init__(bridge, titled(kind.name, who.name) if who else kind.name, kind.name, parent)
        self._use = use
        self._kind = kind
        self._inputs = InputsForm()
        self._dice = DiceFields(columns=3)
        self.body.addWidget(words(kind.does, "muted"))
        self.body.addWidget(self._inputs)
        self.body.addWidget(self._dice)
        others = tuple(character for character in bridge.shown.in_sight() if character.id != use.by)
        self._inputs.ask_for(kind.inputs, others)
        self._inputs.changed.connect(self._on_changed)
        self._dice.completed.connect(self._on_dice_completed)
        self._dice.submitted.connect(self.do.click)
        self.do.clicked.connect(self._on_do)
        bridge.looked_back.connect(self._on_changed)
        bridge.changed.connect(self._on_changed)
        self._on_changed()
        self.setFocusProxy(self._inputs if kind.inputs else self._dice if self._dice.asks else self.do)

    def command(self) -> Use:
        """The use as the panel stands."""
        return replace(self._use, inputs={**self._use.inputs, **self._inputs.answers()})

    def _on_changed(self) -> None:
        command = self.command()
        preview = self.bridge.rules.preview(command)
        self.show_preview(preview)
        self.do.say(ANYWAY if preview.refused and preview.overrulable else self._kind.name)
        self._dice.ask_for(self.bridge.rules.asks(command))
        self._dice.setVisible(bool(self._dice.asks))
        for asked in self._inputs.choices():
            self._inputs.close_answers(asked.key, self._reasons(command, asked))

    def _reasons(self, command: Use, asked: InputKind) -> dict[str, str]:
        """Why answers of a choice cannot be given, by their keys; nothing where none of them can."""
        reasons = {}
        for option in asked.options:
            preview = self.bridge.rules.preview(replace(command, inputs={**command.inputs, asked.key: option.key}))
            if preview.refused:
                reasons[option.key] = preview.says
        return reasons if len(reasons) < len(asked.options) else {}

    def _on_dice_completed(self) -> None:
        self.do.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_do(self) -> None:
        if self._dice.refusal():
            self._dice.focus_refused()
            return
        command = self.command()
        override = self.bridge.rules.preview(command).refused
        self.use_requested.emit(replace(command, override=override), self._dice.faces())
