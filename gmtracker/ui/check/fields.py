"""The fields of a check that is being set up: who acts, against whom, and what the form asks.

They stand two a line, the longer answer with more room where half a line would cut it; what speaks for a side and
against it has a line of its own.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.checks import CheckDraft, CheckField, CheckForm, CheckSection, Value
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import small, tr
from gmtracker.ui.check.field_widgets import GAP, FieldWidget, FlagWidget, NumberWidget, make_field, make_narrow
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.widgets.inputs import ChoiceField
from gmtracker.ui.widgets.labels import ElidedLine, text_label
from gmtracker.ui.widgets.scroll import ExpandingScrollArea, TabAnchor, empty, show_through

BETWEEN = 8
ARROW, NUMBER = 23, 84
"""What a narrow list of answers has around its words, and what a number needs with some of its name."""


class FieldPair(QWidget):
    """Two fields on a line, in halves as long as the chosen answers can be read so; else by what each needs."""

    def __init__(self, one: QWidget, other: QWidget) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(BETWEEN)
        for part in (one, other):
            self._row.addWidget(part, 1)
        self._choices = _choice_in(one), _choice_in(other)
        for choice in filter(None, self._choices):
            choice.currentIndexChanged.connect(self._arrange)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        needed = [_needed(choice) for choice in self._choices]
        is_cut = max(needed) > (self.width() - BETWEEN) // 2
        for at, wide in enumerate(needed):
            self._row.setStretch(at, wide if is_cut else 1)


def _choice_in(part: QWidget) -> QComboBox | None:
    found = part if isinstance(part, QComboBox) else part.findChild(QComboBox)
    return found if isinstance(found, QComboBox) else None


def _needed(choice: QComboBox | None) -> int:
    if choice is None:
        return scaled(NUMBER)
    return choice.fontMetrics().horizontalAdvance(choice.currentText()) + ARROW


NAME = 50


class CircumstanceLine(QWidget):
    """What speaks for a side and what against it, on one line behind the side's name; the chips' signs tell which."""

    def __init__(self, title: str, numbers: tuple[NumberWidget, NumberWidget]) -> None:
        super().__init__()
        self.numbers = numbers
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        self._label = ElidedLine()
        self._label.setProperty("look", "label")
        row.addWidget(self._label, 1)
        for number in numbers:
            row.addWidget(number)
        self.rename(title)

    def rename(self, title: str) -> None:
        """Say whose line it is."""
        self._label.say(title, _brief(title))


class FieldGrid(QWidget):
    """Fields two a line, but for those that take a line for themselves."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(GAP)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, 1)
        self._line = 0
        self._waiting: QWidget | None = None
        self._heads: list[QWidget] = []
        self._fields: list[FieldWidget] = []

    def put(self, widget: QWidget, *, wide: bool) -> None:
        """Add a field at the next place."""
        if isinstance(widget, FieldWidget):
            self._fields.append(widget)
        elif isinstance(widget, CircumstanceLine):
            self._fields.extend(widget.numbers)
        if wide:
            self.finish()
            self._add(widget)
        elif self._waiting is None:
            self._waiting = widget
            return
        else:
            pair = FieldPair(self._waiting, widget)
            self._add(pair)
            pair.show()
            self._waiting = None

    def head(self, heading: QWidget) -> None:
        """Begin a part with a heading."""
        self.finish()
        self._heads.append(heading)
        self._add(heading)

    def finish(self) -> None:
        """A field that still waits for a neighbour has the line to itself."""
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._add(waiting, columns=1 if isinstance(waiting, NumberWidget | FlagWidget) else 2)

    def fields(self) -> list[FieldWidget]:
        """The fields in it."""
        return self._fields

    def show_heads(self, shown: bool) -> None:
        """Show the headings, or the fields alone."""
        for heading in self._heads:
            heading.setVisible(shown)

    def clear(self) -> None:
        """Empty it."""
        empty(self._grid)
        self._line, self._waiting = 0, None
        self._heads, self._fields = [], []

    def _add(self, widget: QWidget, columns: int = 2) -> None:
        self._grid.addWidget(widget, self._line, 0, 1, columns)
        self._line += 1


def _brief(title: str) -> str:
    """The first word of a name, as much of it as there is room for."""
    first, *_ = title.split() or [""]
    metrics = QFontMetrics(text_font(TextSize.SMALL))
    return metrics.elidedText(first, Qt.TextElideMode.ElideRight, scaled(NAME))


SOMEBODY = tr("Somebody")
MORE = tr("More")
WHO = tr("Who acts")


class CheckFields(ExpandingScrollArea):
    """Shows a form and says what the GM sets: ``changed`` carries the draft with it.

    What says what is rolled stands first, what the circumstances add after it. What another field of the same
    section fills in is read in the headline; it folds away with what the form itself folds.
    """

    changed = Signal(CheckDraft)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form: CheckForm | None = None
        self._draft = CheckDraft()
        self._shown: tuple[CheckForm, CheckDraft] | None = None
        self._people: tuple[Character, ...] | None = None
        self._shape: tuple[object, ...] = ()
        self._fields: dict[str, FieldWidget] = {}
        self._titles: list[tuple[int, Callable[[str], None]]] = []
        self._who = self._people_field(WHO)
        self._target = self._people_field(tr("Target"))
        self._more = QCheckBox(MORE)
        self._more.setToolTip(tr("Every number that goes into the check"))
        self._lead, self._rest, self._folded = FieldGrid(), FieldGrid(), FieldGrid()
        self._tabs = TabAnchor(self)
        self._lay_out()
        self._more.toggled.connect(self._on_more)
        self._filling = False

    def show_form(self, form: CheckForm, draft: CheckDraft, people: tuple[Character, ...]) -> None:
        """Show a draft's form; what the GM is typing in stays as it is."""
        if self._shown == (form, draft) and self._offers(people):
            return
        self._shown = self._form, self._draft = form, draft
        self._filling = True
        self._list_people(people)
        self._show_people(form)
        shape = tuple(bool(section.name) for section in form.sections), tuple(_shape(field) for field in _all(form))
        if shape != self._shape:
            self._shape = shape
            self._build(form)
        else:
            self._rename(form)
        for field in _all(form):
            self._fields[field.key].show_field(field)
        self._fold()
        self._filling = False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fields are never wider than what is seen of them."""
        super().resizeEvent(event)
        self._inside.setFixedWidth(self.viewport().width())

    def field(self, key: str) -> FieldWidget:
        """The field of that key. Raises KeyError where the form has none."""
        return self._fields[key]

    @property
    def who(self) -> ChoiceField:
        """The field that says who acts."""
        return self._who

    @property
    def target(self) -> ChoiceField:
        """The field that says against whom."""
        return self._target

    @property
    def more(self) -> QCheckBox:
        """Unfolds what is folded away."""
        return self._more

    def _people_field(self, name: str) -> ChoiceField:
        field = ChoiceField()
        field.setAccessibleName(name)
        field.setToolTip(tip(name))
        make_narrow(field)
        field.key_changed.connect(self._on_people)
        return field

    def _lay_out(self) -> None:
        inside = self._inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 2, 0)
        column.setSpacing(2)
        people = FieldGrid()
        people.put(self._who, wide=False)
        people.put(self._target, wide=False)
        people.finish()
        for part in (people, self._lead, self._rest, self._more, self._folded):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(inside)
        show_through(self, inside)

    def _show_people(self, form: CheckForm) -> None:
        self._who.choose(self._draft.by)
        self._target.choose(self._draft.on)
        self._target.setVisible(form.asks_target)
        nobody = tr("No {target}", target=small(form.target))
        if self._target.itemText(0) != nobody:
            self._target.setItemText(0, nobody)
            self._target.setAccessibleName(form.target)
            self._target.setToolTip(tip(form.target))

    def _offers(self, people: tuple[Character, ...]) -> bool:
        """Whether the two fields offer those, by the names that they have now; most are the very same as before."""
        if self._people is None or len(people) != len(self._people):
            return False
        others = [pair for pair in zip(people, self._people, strict=True) if pair[0] is not pair[1]]
        return all((one.id, one.name) == (before.id, before.name) for one, before in others)

    def _list_people(self, people: tuple[Character, ...]) -> None:
        """Have the two fields offer those."""
        is_offered, self._people = self._offers(people), people
        if is_offered:
            return
        for field in (self._who, self._target):
            field.clear()
            field.addItem(SOMEBODY, str(NOBODY))
            for one in people:
                field.addItem(one.name, str(one.id))

    def _build(self, form: CheckForm) -> None:
        focus = next((key for key, field in self._fields.items() if field.has_focus()), "")
        for grid in (self._lead, self._rest, self._folded):
            grid.clear()
        self._fields, self._titles = {}, []
        names = _names(form)
        for at, section in enumerate(form.sections):
            self._put_pair(at, section, names)
        for at, section in enumerate(form.sections):
            self._put_others(at, section, names)
        for grid in (self._lead, self._rest, self._folded):
            grid.finish()
        stops = [stop for grid in (self._lead, self._rest) for field in grid.fields() for stop in field.stops()]
        hidden = [stop for field in self._folded.fields() for stop in field.stops()]
        self._tabs.lead_to([self._who, self._target, *stops, self._more, *hidden])
        if focus in self._fields:
            self._fields[focus].take_focus()

    def _rename(self, form: CheckForm) -> None:
        """Another character's fields are the same ones under other names."""
        for key, name in _names(form).items():
            self._fields[key].rename(name)
        for at, entitle in self._titles:
            entitle(form.sections[at].name)

    def _put_pair(self, at: int, section: CheckSection, names: dict[str, str]) -> None:
        """Put what the circumstances add first: it is asked for with every check."""
        if pair := _pair(section):
            plus, minus = (NumberWidget(field, names[field.key], brief=True) for field in pair)
            self._keep(plus)
            self._keep(minus)
            line = CircumstanceLine(section.name, (plus, minus))
            self._titles.append((at, line.rename))
            self._rest.put(line, wide=True)

    def _put_others(self, at: int, section: CheckSection, names: dict[str, str]) -> None:
        """Put a section's other fields, under its name where another section's stand already, or are folded away."""
        derived, pair = {key for field in section.fields for key in field.fills}, _pair(section)
        headed = {id(self._lead)}
        if all(isinstance(field, NumberWidget) for field in self._rest.fields()):
            headed.add(id(self._rest))
        for field in (field for field in section.fields if field not in pair):
            grid = self._grid_of(field, derived)
            if section.name and id(grid) not in headed:
                heading = text_label(section.name, "label")
                self._titles.append((at, heading.setText))
                grid.head(heading)
                headed.add(id(grid))
            made = self._keep(make_field(field, names[field.key]))
            grid.put(made, wide=made.is_wide)

    def _keep(self, made: FieldWidget) -> FieldWidget:
        made.value_set.connect(self._on_value)
        self._fields[made.field.key] = made
        return made

    def _grid_of(self, field: CheckField, derived: set[str]) -> FieldGrid:
        if field.folded or field.key in derived:
            return self._folded
        return self._rest if field.chips or field.kind == "flag" else self._lead

    def _fold(self) -> None:
        """Hide what is folded, but for what is not as it would be by itself."""
        unfolded = self._more.isChecked()
        for field in self._folded.fields():
            field.setVisible(unfolded or field.is_out_of_the_plain())
        self._folded.show_heads(unfolded)
        self._folded.setVisible(any(not field.isHidden() for field in self._folded.fields()))
        self._more.setVisible(bool(self._folded.fields()))

    def _on_more(self) -> None:
        self._fold()

    def _on_people(self) -> None:
        if self._filling or self._form is None:
            return
        by, on = CharacterId(self._who.key()), CharacterId(self._target.key())
        if by != self._draft.by:
            self._set(self._form.with_acting(self._draft, by))
        elif on != self._draft.on:
            self._set(self._form.with_target(self._draft, on))

    def _on_value(self, key: str, value: Value) -> None:
        if not self._filling and self._form is not None:
            self._set(self._form.with_value(self._draft, key, value))

    def _set(self, draft: CheckDraft) -> None:
        """Take that as the draft; what is set next, before the form is worked out anew, goes on from it."""
        self._draft, self._shown = draft, None
        self.changed.emit(draft)


def _all(form: CheckForm) -> Iterator[CheckField]:
    return (field for section in form.sections for field in section.fields)


def _pair(section: CheckSection) -> tuple[CheckField, ...]:
    """The two numbers with chips of a section, where it has just two: they share a line."""
    derived = {key for field in section.fields for key in field.fills}
    chipped = [field for field in section.fields if field.chips and not field.folded and field.key not in derived]
    return tuple(chipped) if len(chipped) == 2 else ()


def _names(form: CheckForm) -> dict[str, str]:
    """What each field is read out as, by key: its name, with its section's where another is called so before it."""
    firsts = [(section, field) for section in form.sections for field in _pair(section)]
    others = [(section, field) for section in form.sections for field in section.fields]
    names: dict[str, str] = {}
    for section, field in (*firsts, *others):
        if field.key not in names:
            is_taken = field.name in names.values()
            names[field.key] = f"{field.name}, {section.name}" if is_taken else field.name
    return names


def _shape(field: CheckField) -> tuple[object, ...]:
    """What a field's widget is made from; its name, answers, value and hint are shown by it later."""
    return field.key, field.name, field.kind, field.chips, field.folded, field.fills, field.highest
