"""The body of a sheet in the making: the groups of traits in two columns, and the notes."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.sheet import Sheet, TraitGroup
from gmtracker.ui.dialogs.open_trait_section import OpenTraitSection
from gmtracker.ui.dialogs.trait_section import TraitSection
from gmtracker.ui.look.measured import fix_font
from gmtracker.ui.widgets.entry_fields import TextField
from gmtracker.ui.widgets.says_line import words
from gmtracker.ui.widgets.tab_order import TabAnchor
from gmtracker.words import tr

HEAD_LINES = 1
OPEN_LINES = 2


class CharacterSheet(QWidget):
    """All that a game's sheet has below its heading."""

    changed = Signal()

    def __init__(self, sheet: Sheet, character: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._unknown: tuple[Trait, ...] = ()
        self._sections = [_section(group) for group in sheet.trait_groups]
        self._tabs = TabAnchor(self)
        self._notes = TextField(lines=5)
        self._notes.setAccessibleName(tr("Notes"))
        self._lay_out(character)
        for section in self._sections:
            section.changed.connect(self.changed)
            if isinstance(section, OpenTraitSection):
                section.lines_changed.connect(self._lead_tab)
        self._notes.textChanged.connect(self.changed)

    def show_character(self, character: Character) -> None:
        """Show a character's traits and notes."""
        for section in self._sections:
            section.show_traits(character.traits_in(section.group.key), self._links(section.group, character))
        described = {group.key for group in self._sheet.trait_groups}
        self._unknown = tuple(trait for trait in character.traits if trait.group not in described)
        self._notes.setPlainText(character.notes)
        self._lead_tab()

    def traits(self) -> tuple[Trait, ...]:
        """The traits as they stand here, with those of groups that the game does not describe."""
        return (*(trait for section in self._sections for trait in section.traits()), *self._unknown)

    def notes(self) -> str:
        """The notes as they stand here."""
        return self._notes.toPlainText().strip()

    def _lead_tab(self) -> None:
        self._tabs.lead_to([*self._fields(self._left), self._notes, *self._fields(self._right)])

    @staticmethod
    def _fields(sections: list[TraitSection]) -> list[QWidget]:
        return [field for section in sections for field in section.fields()]

    def _links(self, group: TraitGroup, character: Character) -> tuple[str, ...]:
        if not group.linked_to:
            return ()
        known = next((g for g in self._sheet.trait_groups if g.key == group.linked_to), None)
        names = [suggestion.name for suggestion in known.suggested] if known else []
        names += [trait.name for trait in character.traits_in(group.linked_to)]
        return tuple(dict.fromkeys(names))

    def _lay_out(self, character: Character) -> None:
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 16, 0)
        columns.setSpacing(32)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(20)
            columns.addLayout(column, 1)
        sides = self._sides(character)
        self._left = [section for section, is_left in zip(self._sections, sides, strict=True) if is_left]
        self._right = [section for section, is_left in zip(self._sections, sides, strict=True) if not is_left]
        for column, sections in ((left, self._left), (right, self._right)):
            for section in sections:
                column.addWidget(section)
        left.addLayout(self._notes_block())
        left.addStretch(1)
        right.addStretch(1)

    def _sides(self, character: Character) -> list[bool]:
        """Which groups stand on the left: the fixed ones, and of the lists as many as keep the columns even."""
        lengths = {True: 4, False: 0}
        sides = []
        for section in self._sections:
            group = section.group
            if group.fixed:
                is_left, length = True, HEAD_LINES + len(group.suggested)
            else:
                is_left = lengths[True] < lengths[False]
                length = OPEN_LINES + len(character.traits_in(group.key))
            lengths[is_left] += length
            sides.append(is_left)
        return sides

    def _notes_block(self) -> QVBoxLayout:
        block = QVBoxLayout()
        block.setSpacing(4)
        title = words(tr("Notes"))
        fix_font(title, bold=True)
        title.setBuddy(self._notes)
        block.addWidget(title)
        block.addWidget(self._notes)
        return block


def _section(group: TraitGroup) -> TraitSection:
    return TraitSection(group) if group.fixed else OpenTraitSection(group)
