"""The editor of a whole sheet, for heroes and foes, in a window of its own that never blocks the table.

At the top are name, player, side, tier and level. Below are the groups of traits in two columns, and the notes.
"""

from enum import StrEnum
from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import HIGHEST_LEVEL, HIGHEST_TIER, Character, Side, Trait
from gmtracker.engine.commands import AddCharacters, AnyCommand, Command, EditCharacter
from gmtracker.engine.crowds import find_crowd
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec, TraitGroup
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.parse_characters import copies_by_name, ends_hidden
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.character_editor.merge import merge_sheets, put_changes, put_sheet
from gmtracker.ui.character_editor.traits import OpenTraitSection, TraitSection
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import fix_font
from gmtracker.ui.widgets.inputs import ChoiceField, LineField, SpinField, TextField, first_wrong_number
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import TabAnchor, labeled_field, scroll_to
from gmtracker.ui.widgets.windows import DraftWindow, wrap_in_scroll_area

HEAD_LINES = 1
OPEN_LINES = 2


class CharacterSheet(QWidget):
    """Everything of a character's sheet below the heading."""

    changed = Signal()

    def __init__(self, game: GameSpec, character: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._unknown: tuple[Trait, ...] = ()
        self._sections = [_build_section(group) for group in game.trait_groups]
        self._tabs = TabAnchor(self)
        self._notes = TextField(lines=5)
        self._notes.setAccessibleName(tr("Notes"))
        self._lay_out(character)
        for section in self._sections:
            section.changed.connect(self.changed)
            if isinstance(section, OpenTraitSection):
                section.lines_changed.connect(self._set_tab_order)
        self._notes.textChanged.connect(self.changed)

    def show_character(self, character: Character) -> None:
        """Show a character's traits and notes."""
        for section in self._sections:
            section.show_traits(character.traits_in(section.group.key), self._list_links(section.group, character))
        described = {group.key for group in self._game.trait_groups}
        self._unknown = tuple(trait for trait in character.traits if trait.group not in described)
        self._notes.setPlainText(character.notes)
        self._set_tab_order()

    def traits(self) -> tuple[Trait, ...]:
        """Return the traits as edited, with those of groups that the game doesn't describe."""
        return (*(trait for section in self._sections for trait in section.traits()), *self._unknown)

    def notes(self) -> str:
        """Return the notes as edited."""
        return self._notes.toPlainText().strip()

    def _set_tab_order(self) -> None:
        self._tabs.set_fields([*self._fields(self._left), self._notes, *self._fields(self._right)])

    @staticmethod
    def _fields(sections: list[TraitSection]) -> list[QWidget]:
        return [field for section in sections for field in section.fields()]

    def _list_links(self, group: TraitGroup, character: Character) -> tuple[str, ...]:
        if not group.linked_to:
            return ()
        known = next((g for g in self._game.trait_groups if g.key == group.linked_to), None)
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
        left.addLayout(self._build_notes_block())
        left.addStretch(1)
        right.addStretch(1)

    def _sides(self, character: Character) -> list[bool]:
        """Return which groups are in the left column: the fixed ones, and as many open ones as balance the columns."""
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

    def _build_notes_block(self) -> QVBoxLayout:
        block = QVBoxLayout()
        block.setSpacing(4)
        title = text_label(tr("Notes"))
        fix_font(title, bold=True)
        title.setBuddy(self._notes)
        block.addWidget(title)
        block.addWidget(self._notes)
        return block


def _build_section(group: TraitGroup) -> TraitSection:
    return TraitSection(group) if group.fixed else OpenTraitSection(group)


SIDES: tuple[tuple[Side, str], ...] = (("heroes", tr("Hero")), ("opposition", tr("Opposition")))


class HeadingForm(QWidget):
    """The fields at the top of a sheet. Tier and level appear only if the game has them, under the game's names."""

    changed = Signal()

    def __init__(self, game: GameSpec, parent: QWidget | None = None) -> None:
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
            row.addLayout(_align_at_top(label, field), stretch)
        for label, number in ((game.tier, self._tier), (game.level, self._level)):
            if label:
                row.addLayout(_align_at_top(label, number))
            else:
                number.setParent(self)
                number.hide()
        self.setFocusProxy(self._name)
        for line in (self._name, self._player):
            line.textChanged.connect(self.changed)
        for number in (self._tier, self._level):
            number.edited.connect(self.changed)
        self._side.key_changed.connect(self._on_side)

    def show_heading(self, character: Character) -> None:
        """Show a character's heading."""
        self._name.setText(character.name)
        self._player.setText(character.player)
        self._side.choose(character.side)
        self._tier.setValue(character.tier)
        self._level.setValue(character.level)
        self._on_side()

    def call(self, name: str) -> None:
        """Set the name field."""
        self._name.setText(name)

    def put_into(self, character: Character) -> Character:
        """Return the character with the edited heading. A hero who becomes a foe loses the player."""
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
        self._player.setPlaceholderText("" if is_hero else tr("GM only"))
        self.changed.emit()


def _align_at_top(label: str, field: QWidget) -> QVBoxLayout:
    together = labeled_field(label, field)
    together.addStretch(1)
    return together


class SavedFor(StrEnum):
    """What the rest of a crowd gets from an edited sheet."""

    CHANGES = "changes"
    SHEET = "sheet"
    ONE = "one"


SIZE = QSize(1040, 664)
NOT_SAVED = tr("You have unsaved changes to this sheet. Save them, discard them, or keep editing.")
CHANGED_MEANWHILE = tr("This sheet has changed since you opened it. Saving changes only what you edited here.")


class CharacterEditor(DraftWindow):
    """Edits a character, or a new one if it has no id yet.

    ``alike`` are all members of its crowd. The sheet is proposed for all of them, or for one member ``alone``.
    ``save_requested`` carries an AddCharacters or EditCharacter command (several combined into one) that the rules
    accept; the window then closes. Before another campaign is opened, call :meth:`save`.
    """

    save_requested = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        character: Character,
        parent: QWidget | None = None,
        *,
        alike: tuple[CharacterId, ...] = (),
        alone: bool = False,
    ) -> None:
        is_new = character.id == NOBODY
        title = tr("New character") if is_new else tr("{name}'s sheet", name=character.name)
        super().__init__(title, SIZE, NOT_SAVED, tr("Add") if is_new else tr("Save"), parent)
        self._bridge = bridge
        self._saved = character
        self._now = character
        self._shown: object = None
        self._tried = False
        self._heading = HeadingForm(bridge.shown.game)
        self._alike, self._is_alone = alike, alone
        self._saved_for = ChoiceField(self._choices())
        self._saved_for.setSizeAdjustPolicy(ChoiceField.SizeAdjustPolicy.AdjustToContents)
        self._sheet = CharacterSheet(bridge.shown.game, character)
        self._warnings = text_label("", "muted")
        self._lay_out()
        self._show(character)
        self._connect()

    @override
    def has_unsaved_changes(self) -> bool:
        return first_wrong_number(self) is not None or _comparable(self._build_draft()) != self._shown

    @override
    def discard(self) -> None:
        self._show(self._saved)
        self.close()

    @override
    def settle(self) -> None:
        """Restore an empty name and invalid numbers to their last valid values, so that the rest is saved."""
        while (wrong := first_wrong_number(self)) is not None:
            wrong.interpretText()
        if not self._build_draft().name:
            self._heading.call(self._saved.name)
        super().settle()

    @override
    def save(self) -> bool:
        if self.refuse_wrong_number():
            return False
        if not self.has_unsaved_changes() and self._saved.id != NOBODY and not self._same_for_others(self._merged()):
            self.close()
            return True
        self._tried = True
        if refusal := self._refusal():
            self._says.show_refusal(refusal)
            if not self._build_draft().name:
                self._heading.setFocus(Qt.FocusReason.OtherFocusReason)
                scroll_to(self._heading)
            return False
        self._shown = _comparable(self._build_draft())
        self.save_requested.emit(self._command())
        self.close()
        return True

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 8, 20)
        column.setSpacing(16)
        within = QHBoxLayout()
        within.addWidget(self._heading)
        within.addSpacing(16)
        if self._alike:
            within.addLayout(labeled_field(tr("Save for"), self._saved_for))
            within.addSpacing(16)
        column.addLayout(within)
        column.addWidget(wrap_in_scroll_area(self._sheet), 1)
        column.addWidget(self._warnings)  # below the fields: above them, each new line would move every field
        column.addLayout(self.build_bottom_row())
        self.setFocusProxy(self._heading)

    def _connect(self) -> None:
        self._heading.changed.connect(self._on_edited)
        self._sheet.changed.connect(self._on_edited)
        self._saved_for.key_changed.connect(self._on_edited)
        self._bridge.change_applied.connect(self._on_table_changed)
        self._bridge.opened.connect(self._on_another_campaign)

    def _show(self, character: Character) -> None:
        self._saved = self._now = character
        self.set_notice("")
        self._heading.show_heading(character)
        self._sheet.show_character(character)
        self._shown = _comparable(self._build_draft())
        self._warn()

    def _warn(self) -> None:
        """Show the rules' warnings about the edited sheet."""
        draft = self._merged()
        is_new = draft.id == NOBODY and not draft.traits
        sheet = replace(draft, name=draft.name or tr("New character"))
        warnings = () if is_new else self._bridge.rules.warnings(draft.id, sheet)
        self._warnings.setText("\n".join(warnings))
        self._warnings.setVisible(bool(warnings))

    def _build_draft(self) -> Character:
        headed = self._heading.put_into(self._saved)
        return replace(headed, traits=self._sheet.traits(), notes=self._sheet.notes())

    def _refusal(self) -> str:
        """Return why the edited sheet can't be saved, or an empty text."""
        try:
            preview = self._bridge.rules.preview(self._command())
        except Refused as refusal:
            return refusal.sentence
        return preview.message if preview.refused else ""

    def _merged(self) -> Character:
        """Return the sheet to save: the fields edited here, and all others as they are at the table now."""
        return merge_sheets(self._saved, self._build_draft(), self._now)

    def _command(self) -> AnyCommand:
        """Return the command that saves the sheet; a new "Guard x12" adds twelve. Raises Refused for too many."""
        draft = self._merged()
        if draft.id == NOBODY:
            name, hidden = ends_hidden(draft.name) if draft.side == "opposition" else (draft.name, False)
            made = copies_by_name(self._bridge.shown, replace(draft, name=name))
            return AddCharacters(characters=made, into_turns=True, hidden=hidden)
        return combine_commands([EditCharacter(character=draft), *self._same_for_others(draft)])

    def _same_for_others(self, draft: Character) -> list[Command]:
        """Return the commands for the rest of the crowd. Each keeps its own name and state."""
        there = (self._bridge.shown.find_character(one) for one in self._alike if one != draft.id)
        others = [other for other in there if other is not None]
        pairs = [(other, self._changed(other, draft)) for other in others]
        return [EditCharacter(character=new) for other, new in pairs if _comparable(new) != _comparable(other)]

    def _changed(self, other: Character, draft: Character) -> Character:
        """Return another member of the crowd with these changes, with the whole sheet, or unchanged."""
        match saved_for := SavedFor(self._saved_for.key()):
            case SavedFor.CHANGES:
                return put_changes(self._saved, self._build_draft(), other)
            case SavedFor.SHEET:
                return put_sheet(draft, other)
            case SavedFor.ONE:
                return other
        assert_never(saved_for)

    def _choices(self) -> tuple[tuple[str, str], ...]:
        """Return whom the sheet can be saved for, the likeliest first: only itself if it is meant alone or differs."""
        campaign, count = self._bridge.shown, len(self._alike)
        crowd = find_crowd(campaign.characters, self._saved.id)
        if not self._alike or crowd is None:
            return ()
        only = (SavedFor.ONE, tr("Only this one", "of a group of foes"))
        everyone: tuple[tuple[str, str], ...] = ((SavedFor.CHANGES, tr("All {count}", count=count)),)
        if not crowd.different.isdisjoint(self._alike):
            everyone = (
                (SavedFor.CHANGES, tr("All {count}: my changes", count=count)),
                (SavedFor.SHEET, tr("All {count}: the whole sheet", count=count)),
            )
        return (only, *everyone) if self._is_alone or self._saved.id in crowd.different else (*everyone, only)

    def _on_edited(self) -> None:
        """React to an edit: check a refused sheet again, and withdraw the question about unsaved changes."""
        self.withdraw_refusal()
        self._warn()
        refusal = self._refusal() if self._tried and self.has_unsaved_changes() else ""
        if refusal:
            self._says.show_refusal(refusal)

    def _on_another_campaign(self) -> None:
        self._shown = _comparable(self._build_draft())
        self.close()

    def _on_table_changed(self) -> None:
        if self._saved.id == NOBODY:
            return
        now = self._bridge.shown.find_character(self._saved.id)
        if now is None:
            self.set_notice(
                tr("{name} was removed from the campaign. Saving adds the character again.", name=self._saved.name)
            )
            self._saved = replace(self._saved, id=NOBODY)
            self._now = replace(self._now, id=NOBODY)
            self._saved_for.setEnabled(False)
        elif _comparable(now) == _comparable(self._saved):
            self._saved = self._now = now
            self.set_notice("")
        elif self.has_unsaved_changes():
            self._now = now
            self.set_notice(CHANGED_MEANWHILE)
        else:
            self._show(now)


def _comparable(character: Character) -> tuple[object, ...]:
    """Return what the editor edits, for comparison: the heading, the notes, and the traits in any order."""
    traits: dict[tuple[str, str], Trait] = {(trait.group, trait.name): trait for trait in character.traits}
    heading = (character.name, character.player, character.side, character.tier, character.level)
    return (*heading, character.notes, traits, len(character.traits))
