"""A note for the log, or something that is owed next time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.commands import AddNote
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.widgets.entry_fields import ChoiceField, TextField
from gmtracker.ui.widgets.wrapped_tick import WrappedTick
from gmtracker.words import tr

OWED = tr("Owed next time: the summary lists it")
NOBODY_IN_PARTICULAR = tr("Nobody in particular")


class NotePanel(PanelFrame):
    """Takes a note down. ``note_requested`` carries the wish."""

    note_requested = Signal(AddNote)

    def __init__(self, bridge: Bridge, about: CharacterId = NOBODY, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Add a note"), tr("Add the note"), parent)
        self._text = TextField(lines=4)
        names = tuple((str(character.id), character.name) for character in bridge.shown.characters)
        self._about = ChoiceField(((str(NOBODY), NOBODY_IN_PARTICULAR), *names))
        self._about.choose(about)
        self._owed = WrappedTick(OWED)
        self.add_field(tr("Note"), self._text)
        self.add_field(tr("About", "whom a note is about"), self._about)
        self.body.addWidget(self._owed)
        self.setFocusProxy(self._text)
        self._text.textChanged.connect(self._on_changed)
        self.do.clicked.connect(self._on_add)
        self._on_changed()

    def command(self) -> AddNote:
        """The note as the panel stands."""
        return AddNote(
            text=self._text.toPlainText().strip(),
            topic="owed" if self._owed.isChecked() else "note",
            about=CharacterId(self._about.key()),
        )

    def _on_changed(self) -> None:
        self.do.setEnabled(bool(self.command().text))

    def _on_add(self) -> None:
        self.note_requested.emit(self.command())
