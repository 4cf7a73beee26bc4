"""The traits of a sheet in the editor: a section for each group, with its columns and one row for each trait.

A trait has a name, numbers, and a link or a text. In an open section rows can be added and removed.
"""

import re
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Trait
from gmtracker.engine.dice_notation import split_dice
from gmtracker.engine.game_spec import TraitGroup, TraitSuggestion
from gmtracker.engine.name_matching import fold_text, with_plain_digits
from gmtracker.engine.phrases import with_article
from gmtracker.i18n import labeled, lower_in_english, tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import fix_font, fix_height, fix_icon, fix_width, tip
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.inputs import NUMBER_WIDTH, ChoiceField, LineField, SpinField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.name_completer import NameCompleter

NAME_SHARE, MORE_SHARE = 3, 2
GAP = 8
BUTTON = 32
NOT_LINKED = tr("Not linked")
NUMBERED = re.compile(r"(?P<name>.*\D)\s+(?P<rank>[0-9]{1,3})", re.ASCII)
"""A trait that is typed with its rank: "Toughness 8"."""


class TraitRow(QWidget):
    """The row of one trait. In an open section it can be renamed and removed.

    ``entered`` is emitted on Enter, so that the next trait can be typed.
    """

    changed = Signal()
    entered = Signal()
    remove_requested = Signal()

    def __init__(self, group: TraitGroup, trait: Trait, links: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._group = group
        self._trait = trait
        self._name: LineField | None = None
        self._rank: SpinField | None = None
        self._penalty: SpinField | None = None
        self._link: ChoiceField | None = None
        self._text: LineField | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._add_name()
        self._add_numbers()
        self._add_more(links)
        if not group.fixed:
            self._add_remove()

    def trait(self) -> Trait:
        """Return the trait as edited."""
        return replace(
            self._trait,
            name=self._name.text().strip() if self._name else self._trait.name,
            rank=self._rank.value() if self._rank else self._trait.rank,
            penalty=self._penalty.value() if self._penalty else self._trait.penalty,
            link=self._link.key() if self._link else self._trait.link,
            text=self._text.text().strip() if self._text else self._trait.text,
        )

    def fields(self) -> list[QWidget]:
        """Return the fields in tab order, from left to right."""
        items = (self._row.itemAt(at) for at in range(self._row.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [w for w in widgets if w is not None and w.focusPolicy() & Qt.FocusPolicy.TabFocus]

    def show_typed(self, rank: int | None, text: str) -> None:
        """Show a rank and a text that were typed with the trait's name. None or an empty text changes nothing."""
        if self._rank is not None and rank is not None:
            self._rank.setValue(rank)
        if self._text is not None and text:
            self._text.setText(text)

    def focus_name(self) -> None:
        """Focus the name, or the first field after it."""
        for field in (self._name, self._rank, self._text):
            if field is not None:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def focus_value(self) -> None:
        """Focus the rank, or the text, and select its content."""
        for field in (self._rank, self._text):
            if field is not None:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                field.selectAll()
                return

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not with_ctrl:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _add_name(self) -> None:
        if self._group.fixed:
            self._row.addWidget(text_label(self._trait.name), NAME_SHARE)
            return
        self._name = self._line(self._trait.name, self._group.singular)
        self._row.addWidget(self._name, NAME_SHARE)

    def _add_numbers(self) -> None:
        group, trait = self._group, self._trait
        if group.values == "text":
            return
        lowest = 0 if group.values == "both" else group.lowest
        numbers = tuple(sorted({*group.numbers, trait.rank})) if group.numbers else ()
        bounds = min(lowest, trait.rank), max(group.highest, trait.rank)
        self._rank = self._number(*bounds, trait.rank, number_of(group), numbers)
        if group.values == "both":
            self._penalty = self._number(0, max(-group.lowest, trait.penalty), trait.penalty, tr("penalty"))

    def _add_more(self, links: tuple[str, ...]) -> None:
        group, trait = self._group, self._trait
        if group.values != "text" and group.fixed:
            self._row.addWidget(text_label(trait.link, "label"), MORE_SHARE)
        elif group.linked_to:
            known = links if not trait.link or trait.link in links else (*links, trait.link)
            self._link = ChoiceField((("", NOT_LINKED), *((link, link) for link in known)), self)
            self._link.choose(trait.link)
            self._link.setAccessibleName(tr("{trait}: linked to", trait=trait.name or group.singular))
            self._link.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._link.key_changed.connect(self.changed)
            self._row.addWidget(self._link, MORE_SHARE)
        else:
            of_trait = trait.name or group.singular
            said = labeled(of_trait, group.dice) if group.dice else tr("{trait}: description", trait=of_trait)
            self._text = self._line(trait.text, said)
            self._text.setPlaceholderText(tr("For example: 2d6") if group.dice else tr("Description"))
            self._row.addWidget(self._text, NAME_SHARE if group.values == "text" else MORE_SHARE)

    def _add_remove(self) -> None:
        remove = ToolButton(self)
        remove.setIcon(icon("close"))
        fix_icon(remove, 16)
        fix_width(remove, BUTTON)
        fix_height(remove, BUTTON)
        remove.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        says = tr("Remove {trait}", trait=self._trait.name)
        remove.setToolTip(tip(says))
        remove.setAccessibleName(says)
        remove.clicked.connect(self.remove_requested)
        self._row.addWidget(remove)

    def _line(self, text: str, name: str) -> LineField:
        line = LineField(self)
        line.setText(text)
        line.setCursorPosition(0)
        line.setAccessibleName(name)
        line.textEdited.connect(self.changed)
        return line

    def _number(self, lowest: int, highest: int, value: int, name: str, numbers: tuple[int, ...] = ()) -> SpinField:
        field = SpinField(lowest, highest, value, self, numbers=numbers)
        field.setAccessibleName(labeled(self._trait.name, name))
        field.edited.connect(self.changed)
        self._row.addWidget(field)
        return field


class TraitSection(QWidget):
    """A group with exactly the traits that the game names, in the game's order.

    A suggested trait that the character doesn't have is added only if its fields are filled. Traits that the game
    doesn't know are kept unchanged.
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
        """Show a character's traits of the group. ``links`` are the names that they can be linked to."""
        self._before = traits
        while self.rows:
            self.drop_row(self.rows[-1])
        for trait in self._traits_to_show(traits):
            self.add_row(trait, links)

    def traits(self) -> tuple[Trait, ...]:
        """Return the group's traits as edited."""
        before = {trait.name: trait for trait in self._before}
        shown = tuple(row.trait() for row in self.rows)
        others = tuple(trait for name, trait in before.items() if name not in {t.name for t in shown})
        return (*(t for t in shown if t.name in before or t.rank or t.penalty or t.text), *others)

    def fields(self) -> list[QWidget]:
        """Return the fields in tab order, from top to bottom."""
        return [field for row in self.rows for field in row.fields()]

    def add_row(self, trait: Trait, links: tuple[str, ...]) -> TraitRow:
        """Append a row for a trait."""
        row = TraitRow(self.group, trait, links, self)
        row.changed.connect(self.on_edited)
        self._lines.addWidget(row)
        row.show()
        self.rows.append(row)
        return row

    def drop_row(self, row: TraitRow) -> None:
        """Remove a row."""
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()

    def on_edited(self) -> None:
        """Emit ``changed``."""
        self.changed.emit()

    def _traits_to_show(self, traits: tuple[Trait, ...]) -> list[Trait]:
        known = {trait.name: trait for trait in traits}
        key = self.group.key
        return [known.get(s.name) or Trait(key, s.name, link=s.link) for s in self.group.suggested]

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(GAP)
        title = text_label(self.group.name)
        fix_font(title, bold=True)
        head.addWidget(title, NAME_SHARE)
        if self.group.values != "text":
            head.addWidget(_column_head(number_of(self.group)))
        if self.group.values == "both":
            head.addWidget(_column_head(tr("Penalty")))
        more = tr("Linked to") if self.group.linked_to else self.group.dice
        wide = NAME_SHARE if self.group.values == "text" else MORE_SHARE
        head.addWidget(text_label(more, "label"), wide, Qt.AlignmentFlag.AlignBottom)
        if not self.group.fixed:
            head.addSpacing(BUTTON + GAP)
        return head


def number_of(group: TraitGroup) -> str:
    """Return the game's name for the number of the group's traits."""
    return group.number or tr("Rank")


def _column_head(text: str) -> QLabel:
    label = text_label(text, "label")
    label.setWordWrap(False)
    fix_width(label, *NUMBER_WIDTH)
    label.setAlignment(Qt.AlignmentFlag.AlignBottom)
    return label


class _Typed(NamedTuple):
    """A trait's name as typed, with its rank (None without one) or its dice."""

    name: str
    rank: int | None
    dice: str

    def names(self, trait: Trait) -> bool:
        """Whether the typed name is this trait's name."""
        return fold_text(self.name) == fold_text(trait.name)


class OpenTraitSection(TraitSection):
    """A list of traits to which the GM can add. The field for the next one suggests the game's traits.

    ``lines_changed`` is emitted when a row is added, so that the tab order is updated.
    """

    lines_changed = Signal()

    def __init__(self, group: TraitGroup, parent: QWidget | None = None) -> None:
        super().__init__(group, parent)
        self._links: tuple[str, ...] = ()
        self._new = LineField(self)
        one = with_article(lower_in_english(group.singular))
        self._new.setPlaceholderText(tr("Add {one}…", one=one))
        self._new.setAccessibleName(tr("Add {one}", one=one))
        self.column.addWidget(self._new)
        if group.suggested:
            completer = NameCompleter([suggestion.name for suggestion in group.suggested], self._new)
            completer.activated.connect(self._on_suggestion)
            self._new.setCompleter(completer)
        self._new.returnPressed.connect(self._on_new)
        self._new.textChanged.connect(self.on_edited)

    @override
    def show_traits(self, traits: tuple[Trait, ...], links: tuple[str, ...]) -> None:
        self._links = links
        self._new.clear()
        super().show_traits(traits, links)

    @override
    def traits(self) -> tuple[Trait, ...]:
        """Return the traits of the rows, and the one that is typed but not added yet."""
        shown, typed = tuple(row.trait() for row in self.rows), self._typed()
        if not typed.name:
            return shown
        if not any(typed.names(trait) for trait in shown):
            shown += (self._build_trait(typed),)
        return tuple(self._with_typed_value(trait, typed) if typed.names(trait) else trait for trait in shown)

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
    def _traits_to_show(self, traits: tuple[Trait, ...]) -> list[Trait]:
        return list(traits)

    def _add(self, typed: _Typed) -> None:
        """Add a trait with the typed rank or dice. If its name exists, set them there and focus that row."""
        there = next((row for row in self.rows if typed.names(row.trait())), None)
        if there is None:
            there = self.add_row(self._build_trait(typed), self._links)
            self.lines_changed.emit()
            self.on_edited()
        else:
            changed = self._with_typed_value(there.trait(), typed)
            there.show_typed(changed.rank, changed.text)
        there.focus_value()

    def _build_trait(self, typed: _Typed) -> Trait:
        """Return a typed trait, under the suggested name and link if the group suggests it."""
        known = _find_suggestion(self.group, typed.name)
        name, link = (known.name, known.link) if known else (typed.name, "")
        return self._with_typed_value(Trait(self.group.key, name, rank=max(0, self.group.lowest), link=link), typed)

    def _with_typed_value(self, trait: Trait, typed: _Typed) -> Trait:
        if typed.rank is None:
            return replace(trait, text=typed.dice or trait.text)
        lowest = max(0, self.group.lowest)
        return replace(trait, rank=max(lowest, min(typed.rank, self.group.highest)), text=typed.dice or trait.text)

    def _typed(self) -> _Typed:
        """Return the trait that is typed in the last field."""
        return self._parse(self._suggested_now() or self._new.text().strip())

    def _parse(self, line: str) -> _Typed:
        """Split a line into a name and the rank or dice after it."""
        if self.group.values != "text" and (numbered := NUMBERED.fullmatch(with_plain_digits(line))):
            return _Typed(numbered["name"], int(numbered["rank"]), "")
        name, dice = split_dice(line) if self.group.dice else (line, "")
        return _Typed(name, None, dice)

    def _on_new(self) -> None:
        typed = self._typed()
        if typed.name:
            self._new.clear()
            self._add(typed)

    def _suggested_now(self) -> str:
        """Return the visible suggestion that Enter accepts: an exact match, or the only one starting with the text."""
        completer, typed = self._new.completer(), fold_text(self._new.text().strip())
        popup = completer.popup() if completer is not None else None
        if popup is None or not popup.isVisible() or popup.currentIndex().isValid():
            return ""
        begun = [name for suggestion in self.group.suggested if fold_text(name := suggestion.name).startswith(typed)]
        same = [name for name in begun if fold_text(name) == typed]
        return same[0] if same else begun[0] if len(begun) == 1 else ""

    def _on_suggestion(self, name: str) -> None:
        """Add the accepted suggestion.

        The completer writes it into the field after this slot, so the field is cleared a moment later.
        """
        QTimer.singleShot(0, self._new, self._new.clear)
        self._add(self._parse(name))

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


def _find_suggestion(group: TraitGroup, name: str) -> TraitSuggestion | None:
    return next((s for s in group.suggested if fold_text(s.name) == fold_text(name)), None)
