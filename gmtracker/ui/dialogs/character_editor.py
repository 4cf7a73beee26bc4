"""The editor of a whole sheet, for heroes and the opposition: a window of its own that never blocks the table."""

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.commands import AddCharacters, EditCharacter
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.dialogs.character_sheet import CharacterSheet
from gmtracker.ui.dialogs.draft_window import DraftWindow
from gmtracker.ui.dialogs.heading_form import HeadingForm
from gmtracker.ui.dialogs.quiet_window import scrolled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

SIZE = QSize(1040, 664)
NOT_SAVED = tr("This sheet is not saved yet. Save it, discard what you changed, or go on editing.")
CHANGED_MEANWHILE = tr("The sheet was changed at the table meanwhile; saving puts this one in its place.")


class CharacterEditor(DraftWindow):
    """Edits a character, or a new one where it has no id yet.

    ``save_requested`` carries an EditCharacter or AddCharacters that has been tried and would not be refused;
    the window closes with it. Whoever opens another campaign calls :meth:`save` before.
    """

    save_requested = Signal(object)

    def __init__(self, bridge: Bridge, character: Character, parent: QWidget | None = None) -> None:
        is_new = character.id == NOBODY
        title = tr("New character") if is_new else tr("Sheet of {name}", name=character.name)
        super().__init__(title, SIZE, NOT_SAVED, tr("Add") if is_new else tr("Save"), parent)
        self._bridge = bridge
        self._saved = character
        self._shown: object = None
        self._tried = False
        self._heading = HeadingForm(bridge.shown.sheet)
        self._sheet = CharacterSheet(bridge.shown.sheet, character)
        self._warnings = words("", "muted")
        self._lay_out()
        self._show(character)
        self._connect()

    @override
    def has_unsaved_changes(self) -> bool:
        return _comparable(self._draft()) != self._shown

    @override
    def discard(self) -> None:
        self._show(self._saved)
        self.close()

    @override
    def save(self) -> bool:
        if not self.has_unsaved_changes() and self._saved.id != NOBODY:
            self.close()
            return True
        self._tried = True
        command = self._command()
        preview = self._bridge.rules.preview(command)
        if preview.refused:
            self._says.refuse(preview.says)
            return False
        self._shown = _comparable(self._draft())
        self.save_requested.emit(command)
        self.close()
        return True

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 8, 20)
        column.setSpacing(16)
        within = QHBoxLayout()
        within.addWidget(self._heading)
        within.addSpacing(16)
        column.addLayout(within)
        column.addWidget(self._warnings)
        column.addWidget(scrolled(self._sheet), 1)
        column.addLayout(self.foot())
        self.setFocusProxy(self._heading)

    def _connect(self) -> None:
        self._heading.changed.connect(self._on_edited)
        self._sheet.changed.connect(self._on_edited)
        self._bridge.changed.connect(self._on_table_changed)
        self._bridge.opened.connect(self._on_another_campaign)

    def _show(self, character: Character) -> None:
        self._saved = character
        self._heading.show_heading(character)
        self._sheet.show_character(character)
        self._shown = _comparable(self._draft())
        warnings = self._bridge.rules.warnings(character.id) if character.id != NOBODY else ()
        self._warnings.setText("\n".join(warnings))
        self._warnings.setVisible(bool(warnings))

    def _draft(self) -> Character:
        headed = self._heading.put_into(self._saved)
        return replace(headed, traits=self._sheet.traits(), notes=self._sheet.notes())

    def _command(self) -> AddCharacters | EditCharacter:
        draft = self._draft()
        if draft.id == NOBODY:
            return AddCharacters(characters=(draft,), into_turns=True)
        return EditCharacter(character=draft)

    def _on_edited(self) -> None:
        """An answer to what was said last: a refusal is held against the sheet again, a question is withdrawn."""
        self._discard.hide()
        preview = self._bridge.rules.preview(self._command()) if self._tried and self.has_unsaved_changes() else None
        if preview is not None and preview.refused:
            self._says.refuse(preview.says)
        else:
            self._says.tell("")

    def _on_another_campaign(self) -> None:
        self._shown = _comparable(self._draft())
        self.close()

    def _on_table_changed(self) -> None:
        if self._saved.id == NOBODY:
            return
        now = self._bridge.shown.find_character(self._saved.id)
        if now is None:
            self._says.tell(tr("{name} has left the campaign; saving adds the sheet anew.", name=self._saved.name))
            self._saved = replace(self._saved, id=NOBODY)
        elif _comparable(now) == _comparable(self._saved):
            self._saved = now
        elif self.has_unsaved_changes():
            self._says.tell(CHANGED_MEANWHILE)
        else:
            self._show(now)


def _comparable(character: Character) -> tuple[object, ...]:
    """What the editor edits: the heading, the notes, and the traits in any order."""
    traits: dict[tuple[str, str], Trait] = {(trait.group, trait.name): trait for trait in character.traits}
    heading = (character.name, character.player, character.side, character.tier, character.level)
    return (*heading, character.notes, traits, len(character.traits))
