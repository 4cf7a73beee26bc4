"""A form of fields for the inputs of a use, built from the use's description."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QGridLayout, QWidget

from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import InputKind, UseKind
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.widgets.buttons import CheckBox
from gmtracker.ui.widgets.inputs import (
    ChoiceField,
    LineField,
    SpinField,
    SuggestingField,
    TextField,
    first_wrong_number,
)
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import TabAnchor, clear_layout

NOBODY_ELSE = tr("No one else")
LONG_NAME = 24
ANY_TEXT = "…"
"""A stand-in for a text that is still to be typed, to test whether it is all that is missing."""

Answer = bool | int | str


class InputsForm(QWidget):
    """The input fields of one use."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inputs: tuple[InputKind, ...] = ()
        self._characters: tuple[Character, ...] = ()
        self._fields: dict[str, QWidget] = {}
        self._labels: dict[str, QWidget] = {}
        self._above = False
        self._tabs = TabAnchor(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self.changed.connect(self._show_asked)

    def ask_for(
        self,
        inputs: tuple[InputKind, ...],
        characters: tuple[Character, ...] = (),
        given: Mapping[str, Answer] = MappingProxyType({}),
        suggested: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        """Show a field for each input, filled with ``given`` answers; current answers under the same key stay.

        ``suggested`` are suggestions for text fields, by the inputs' keys.
        """
        if inputs == self._inputs:
            return
        answers = {**self.answers(), **given}
        self._clear()
        self._inputs, self._characters = inputs, characters
        self._above = any(len(option.name) > LONG_NAME for asked in inputs for option in asked.options)
        for row, asked in enumerate(inputs):
            field = self._make(asked, characters, suggested.get(asked.key, ()))
            if asked.key in answers:
                put_answer(field, answers[asked.key])
            self._fields[asked.key] = field
            self._add_row(row, asked, field)
        self._show_asked()
        self._tabs.set_fields(list(self._fields.values()))
        if inputs:
            first = next((asked for asked in inputs if asked.key not in given), inputs[0])
            self.setFocusProxy(self._fields[first.key])

    def answers(self) -> dict[str, Answer]:
        """Return the answers of the visible inputs by key, without empty ones."""
        answers = {asked.key: read_answer(field) for asked, field in self._shown() if self._is_asked(asked)}
        return {key: answer for key, answer in answers.items() if answer != ""}

    @property
    def fields(self) -> dict[str, QWidget]:
        """The fields of all inputs by key, also of those that do not apply now."""
        return self._fields

    def complaint(self) -> str:
        """Return what is wrong with the first invalid number, or ""."""
        wrong = first_wrong_number(self)
        return wrong.complaint() if wrong is not None else ""

    def append_letter(self, letter: str) -> bool:
        """Append a typed letter to the first visible text field and focus it. Returns False if there is none.

        A space is left out before the first word.
        """
        field = next(iter(self._shown_lines()), None)
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.end(False)
            field.insert(letter if field.text() else letter.lstrip())
        return field is not None

    def has_text(self) -> bool:
        """Whether text is typed in a visible field."""
        return any(field.text().strip() for field in self._shown_lines())

    def _shown_lines(self) -> list[LineField]:
        lines = (field for field in self._fields.values() if isinstance(field, LineField))
        return [line for line in lines if not line.isHidden()]

    def close_refused_answers(self, use: Use, kind: UseKind, preview: Callable[[Use], Preview]) -> None:
        """Disable the answers of choices that the rules refuse, each with its reason."""
        other = next((one.id for one in self._characters if one.id != use.by), NOBODY)
        for asked, field in self._shown():
            if isinstance(field, ChoiceField) and asked.kind == "choice":
                field.disable_answers(_refused_answers(use, kind, asked, other, preview))

    def _shown(self) -> Iterator[tuple[InputKind, QWidget]]:
        """Yield the inputs that have fields already, with their fields."""
        return ((asked, self._fields[asked.key]) for asked in self._inputs if asked.key in self._fields)

    def _is_asked(self, asked: InputKind) -> bool:
        """Whether an input applies: it requires no other answer, or one that is given."""
        given = {(other.key, read_answer(field)) for other, field in self._shown()}
        return not asked.required_for or not given.isdisjoint(asked.required_for)

    def _show_asked(self) -> None:
        """Show the fields that apply and hide the others. Hidden fields keep their content."""
        for asked, field in self._shown():
            is_asked = self._is_asked(asked)
            field.setVisible(is_asked)
            if asked.key in self._labels:
                self._labels[asked.key].setVisible(is_asked)

    def _add_row(self, row: int, asked: InputKind, field: QWidget) -> None:
        """Add a field beside its label, or below it if some option names are long."""
        field.setAccessibleName(asked.name)
        if self._above:
            self._grid.addWidget(field, 2 * row + 1, 0, 1, 2, _alignment(asked))
        else:
            self._grid.addWidget(field, 2 * row, 1, _alignment(asked))
        if asked.kind != "flag":
            label = text_label(asked.name, "muted")
            label.setBuddy(field)
            self._grid.addWidget(label, 2 * row, 0)
            self._labels[asked.key] = label

    def _make(self, asked: InputKind, characters: tuple[Character, ...], words: tuple[str, ...]) -> QWidget:
        match asked.kind:
            case "number":
                number = SpinField(asked.lowest, asked.highest, asked.lowest, self)
                number.edited.connect(self.changed)
                return number
            case "flag":
                flag = CheckBox(asked.name, self)
                flag.toggled.connect(self.changed)
                return flag
            case "choice":
                answers = tuple((option.key, option.name) for option in asked.options)
                return self._choice(answers)
            case "character":
                names = tuple((str(character.id), character.name) for character in characters)
                return self._choice(((str(NOBODY), NOBODY_ELSE), *names))
            case "text":
                line = SuggestingField(words, self) if words else LineField(self)
                line.textEdited.connect(self.changed)
                return line

    def _choice(self, answers: tuple[tuple[str, str], ...]) -> ChoiceField:
        choice = ChoiceField(answers, self)
        choice.key_changed.connect(self.changed)
        return choice

    def _clear(self) -> None:
        self._fields.clear()
        self._labels.clear()
        clear_layout(self._grid)


def _refused_answers(
    use: Use, kind: UseKind, asked: InputKind, other: CharacterId, preview: Callable[[Use], Preview]
) -> dict[str, str]:
    """Return why answers of a choice are refused, by their keys; empty if all of them are.

    An answer is possible if it only needs a text or a character that is not filled in yet; ``other`` may be that one.
    """
    any_of = {"text": ANY_TEXT, "character": other}
    wanting = {one.key: any_of[one.kind] for one in kind.inputs if one.kind in any_of}
    reasons = {}
    for option in asked.options:
        chosen = replace(use, inputs={**use.inputs, asked.key: option.key})
        worded = replace(chosen, inputs={**wanting, **chosen.inputs})
        now, then = preview(chosen), preview(worded)
        if now.refused and then.message == now.message:
            reasons[option.key] = now.message
    return reasons if len(reasons) < len(asked.options) else {}


def _alignment(asked: InputKind) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if asked.kind == "number" else Qt.AlignmentFlag(0)


def read_answer(field: QWidget) -> Answer:
    """Return what is filled in in a field of any kind."""
    match field:
        case SpinField():
            return field.value()
        case CheckBox():
            return field.isChecked()
        case ChoiceField():
            return field.key()
        case LineField():
            return field.text().strip()
        case TextField():
            return field.toPlainText()
    return ""


def put_answer(field: QWidget, answer: Answer) -> None:
    """Fill in a field. A text counts as typed by the GM."""
    match field:
        case SpinField():
            field.setValue(int(answer))
        case CheckBox():
            field.setChecked(bool(answer))
        case ChoiceField():
            field.choose(str(answer))
        case LineField():
            field.setText(str(answer))
            field.setModified(True)  # The GM typed it, though in another field.
        case TextField():
            field.setPlainText(str(answer))
            field.document().setModified(True)
            field.moveCursor(QTextCursor.MoveOperation.End)
