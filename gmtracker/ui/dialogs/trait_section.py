"""A group of traits on a sheet in the making: its name, the headings of its columns, and a line a trait."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Trait
from gmtracker.engine.sheet import TraitGroup
from gmtracker.ui.dialogs.trait_row import BUTTON, GAP, MORE_SHARE, NAME_SHARE, TraitRow
from gmtracker.ui.look.measured import fix_font, fix_width
from gmtracker.ui.widgets.entry_fields import NUMBER_WIDTH
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr


class TraitSection(QWidget):
    """A group that holds exactly the traits that the game names, in the game's order.

    One that was never there and has nothing to say stays out of the sheet; one that the game does not know is
    kept as it is.
    """

    changed = Signal()

    def __init__(self, group: TraitGroup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group = group
        self.rows: list[TraitRow] = []
        self._before: tuple[Trait, ...] = ()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.column.addLayout(self._head())
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self.column.addLayout(self._lines)

    def show_traits(self, traits: tuple[Trait, ...], links: tuple[str, ...]) -> None:
        """Show a character's traits of the group; ``links`` are the names that they may be linked to."""
        self._before = traits
        while self.rows:
            self.drop_row(self.rows[-1])
        for trait in self._to_show(traits):
            self.add_row(trait, links)

    def traits(self) -> tuple[Trait, ...]:
        """The group's traits as they stand here."""
        before = {trait.name: trait for trait in self._before}
        shown = tuple(row.trait() for row in self.rows)
        others = tuple(trait for name, trait in before.items() if name not in {t.name for t in shown})
        return (*(t for t in shown if t.name in before or t.rank or t.penalty or t.text), *others)

    def fields(self) -> list[QWidget]:
        """What Tab stops at, from top to bottom."""
        return [field for row in self.rows for field in row.fields()]

    def add_row(self, trait: Trait, links: tuple[str, ...]) -> TraitRow:
        """Add a line for a trait at the end."""
        row = TraitRow(self.group, trait, links, self)
        row.changed.connect(self.on_edited)
        self._lines.addWidget(row)
        row.show()
        self.rows.append(row)
        return row

    def drop_row(self, row: TraitRow) -> None:
        """Take a line away."""
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()

    def on_edited(self) -> None:
        """Something in the group is no longer as it was."""
        self.changed.emit()

    def _to_show(self, traits: tuple[Trait, ...]) -> list[Trait]:
        known = {trait.name: trait for trait in traits}
        key = self.group.key
        return [known.get(s.name) or Trait(key, s.name, link=s.link) for s in self.group.suggested]

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(GAP)
        title = words(self.group.name)
        fix_font(title, bold=True)
        head.addWidget(title, NAME_SHARE)
        if self.group.values != "text":
            head.addWidget(_column_head(tr("Rank")))
        if self.group.values == "both":
            head.addWidget(_column_head(tr("Penalty")))
        more = tr("Linked to") if self.group.linked_to else ""
        wide = NAME_SHARE if self.group.values == "text" else MORE_SHARE
        head.addWidget(words(more, "label"), wide, Qt.AlignmentFlag.AlignBottom)
        if not self.group.fixed:
            head.addSpacing(BUTTON + GAP)
        return head


def _column_head(text: str) -> QLabel:
    label = words(text, "label")
    label.setWordWrap(False)
    fix_width(label, *NUMBER_WIDTH)
    label.setAlignment(Qt.AlignmentFlag.AlignBottom)
    return label
