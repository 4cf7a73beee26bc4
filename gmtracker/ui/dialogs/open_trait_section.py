"""A group of traits that is an open list: lines come and go, and one at the end adds the next."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCompleter, QWidget

from gmtracker.engine.campaign import Trait
from gmtracker.engine.sheet import TraitGroup, TraitSuggestion
from gmtracker.engine.wording import with_article
from gmtracker.ui.dialogs.trait_row import TraitRow
from gmtracker.ui.dialogs.trait_section import TraitSection
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.entry_fields import LineField
from gmtracker.words import small, tr


class OpenTraitSection(TraitSection):
    """A list of traits; the well-known ones are suggested while a name is typed.

    ``lines_changed``: there is a new line, which Tab has to come by.
    """

    lines_changed = Signal()

    def __init__(self, group: TraitGroup, parent: QWidget | None = None) -> None:
        super().__init__(group, parent)
        self._links: tuple[str, ...] = ()
        self._new = LineField(self)
        one = with_article(small(group.singular))
        self._new.setPlaceholderText(tr("Add {one}…", one=one))
        self._new.setAccessibleName(tr("Add {one}", one=one))
        self.column.addWidget(self._new)
        if group.suggested:
            completer = QCompleter([suggestion.name for suggestion in group.suggested], self._new)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.activated.connect(self._on_suggestion)
            self._new.setCompleter(completer)
        self._new.returnPressed.connect(self._on_new)

    @override
    def show_traits(self, traits: tuple[Trait, ...], links: tuple[str, ...]) -> None:
        self._links = links
        super().show_traits(traits, links)

    @override
    def traits(self) -> tuple[Trait, ...]:
        return tuple(row.trait() for row in self.rows)

    @override
    def add_row(self, trait: Trait, links: tuple[str, ...]) -> TraitRow:
        row = super().add_row(trait, links)
        row.entered.connect(self._on_entered)
        row.remove_requested.connect(self._on_remove)
        return row

    @override
    def fields(self) -> list[QWidget]:
        return [*super().fields(), self._new]

    @override
    def _to_show(self, traits: tuple[Trait, ...]) -> list[Trait]:
        return list(traits)

    def _add(self, name: str) -> None:
        """Add a trait of that name, or go to the one that is there."""
        there = next((row for row in self.rows if row.trait().name.casefold() == name.casefold()), None)
        if there is None:
            known = _suggested(self.group, name)
            lowest = max(0, self.group.lowest)
            trait = Trait(self.group.key, known.name if known else name, rank=lowest, link=known.link if known else "")
            there = self.add_row(trait, self._links)
            self.lines_changed.emit()
            self.on_edited()
        there.focus_value()

    def _on_new(self) -> None:
        name = self._new.text().strip()
        if name:
            self._new.clear()
            self._add(name)

    def _on_suggestion(self, name: str) -> None:
        """A suggestion was taken; the completer writes it into the line right after this."""
        QTimer.singleShot(0, self._new.clear)
        self._add(name)

    def _on_entered(self) -> None:
        self._new.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove(self) -> None:
        row = self.sender()
        if not isinstance(row, TraitRow):
            return
        at = self.rows.index(row)
        self.drop_row(row)
        if self.rows:
            self.rows[min(at, len(self.rows) - 1)].focus_name()
        else:
            self._new.setFocus(Qt.FocusReason.OtherFocusReason)
        self.on_edited()


def _suggested(group: TraitGroup, name: str) -> TraitSuggestion | None:
    return next((s for s in group.suggested if s.name.casefold() == name.casefold()), None)
