"""One trait on a sheet in the making: its name, its numbers, and what it is linked to or says."""

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from gmtracker.engine.campaign import Trait
from gmtracker.engine.sheet import TraitGroup
from gmtracker.ui.look.icons import icon
from gmtracker.ui.look.measured import fix_height, fix_icon, fix_width
from gmtracker.ui.look.tips import tip
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.entry_fields import ChoiceField, LineField, SpinField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import titled, tr

NAME_SHARE, MORE_SHARE = 3, 2
GAP = 8
BUTTON = 32
NOT_LINKED = tr("Not linked")


class TraitRow(QWidget):
    """The line of one trait. In an open list its name can be changed and it can be taken away.

    ``entered``: Enter, so that the next trait can be typed.
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
        """The trait as it stands here."""
        return replace(
            self._trait,
            name=self._name.text().strip() if self._name else self._trait.name,
            rank=self._rank.value() if self._rank else self._trait.rank,
            penalty=self._penalty.value() if self._penalty else self._trait.penalty,
            link=self._link.key() if self._link else self._trait.link,
            text=self._text.text().strip() if self._text else self._trait.text,
        )

    def fields(self) -> list[QWidget]:
        """What Tab stops at, from left to right."""
        items = (self._row.itemAt(at) for at in range(self._row.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [w for w in widgets if w is not None and w.focusPolicy() & Qt.FocusPolicy.TabFocus]

    def focus_name(self) -> None:
        """Go to the name, or the first field behind it."""
        for field in (self._name, self._rank, self._text):
            if field is not None:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def focus_value(self) -> None:
        """Go to what is said about the trait: its rank, or its text."""
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
            self._row.addWidget(words(self._trait.name), NAME_SHARE)
            return
        self._name = self._line(self._trait.name, self._group.singular)
        self._row.addWidget(self._name, NAME_SHARE)

    def _add_numbers(self) -> None:
        group, trait = self._group, self._trait
        if group.values == "text":
            return
        lowest = 0 if group.values == "both" else group.lowest
        self._rank = self._number(min(lowest, trait.rank), max(group.highest, trait.rank), trait.rank, tr("rank"))
        if group.values == "both":
            self._penalty = self._number(0, max(-group.lowest, trait.penalty), trait.penalty, tr("penalty"))

    def _add_more(self, links: tuple[str, ...]) -> None:
        group, trait = self._group, self._trait
        if group.values != "text" and group.fixed:
            self._row.addWidget(words(trait.link, "label"), MORE_SHARE)
        elif group.linked_to:
            known = links if not trait.link or trait.link in links else (*links, trait.link)
            self._link = ChoiceField((("", NOT_LINKED), *((link, link) for link in known)), self)
            self._link.choose(trait.link)
            self._link.setAccessibleName(tr("{trait}: linked to", trait=trait.name or group.singular))
            self._link.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._link.key_changed.connect(self.changed)
            self._row.addWidget(self._link, MORE_SHARE)
        else:
            self._text = self._line(trait.text, tr("{trait}: what it says", trait=trait.name or group.singular))
            self._text.setPlaceholderText(tr("What it says"))
            self._row.addWidget(self._text, NAME_SHARE if group.values == "text" else MORE_SHARE)

    def _add_remove(self) -> None:
        remove = QToolButton(self)
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

    def _number(self, lowest: int, highest: int, value: int, name: str) -> SpinField:
        field = SpinField(lowest, highest, value, self)
        field.setAccessibleName(titled(self._trait.name, name))
        field.valueChanged.connect(self.changed)
        self._row.addWidget(field)
        return field
