"""The dice that a step would roll, a line for each person: faces typed from the table, the empty ones rolled."""

from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmtracker.engine.dice import Ask
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.widgets.dice_fields import OWNER_SEPARATOR, DiceFields, DieField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

HEADING = tr("Type what fell; empty dice are rolled")
NAME = 168
FIELD = 76
GAP = 8
LINE = 8


class FlowDice(QWidget):
    """Fields for dice, by person where the dice are named so.

    ``completed``: the last face was typed. ``submitted``: Enter, with no die left to go to.
    """

    completed = Signal()
    submitted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asks: tuple[Ask, ...] = ()
        self._columns = 1
        self._groups: list[DiceFields] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(LINE)
        self._lines.addWidget(words(HEADING, "label"))

    def ask_for(self, asks: tuple[Ask, ...], columns: int) -> None:
        """Show a field for each of these dice; dice without persons stand in so many columns.

        Faces typed for dice that are still asked for are kept.
        """
        if asks != self._asks or columns != self._columns:
            typed = {field.ask.role: field.text() for field in self.fields()}
            self._asks, self._columns = asks, columns
            self._clear()
            for owner, owned in groupby(asks, _owner):
                self._add(owner, tuple(owned))
            for field in self.fields():
                field.setText(typed.get(field.ask.role, ""))
        self.setVisible(bool(asks))

    def fields(self) -> list[DieField]:
        """The fields from the top down."""
        return [field for group in self._groups for field in group.findChildren(DieField)]

    def faces(self) -> dict[str, int]:
        """The faces that were typed, by role."""
        return {role: face for group in self._groups for role, face in group.faces().items()}

    def focus_refused(self) -> bool:
        """Go to a face that cannot be; False where all can."""
        refused = next((group for group in self._groups if group.refusal()), None)
        if refused is not None:
            refused.focus_refused()
        return refused is not None

    def focus_first_empty(self) -> bool:
        """Put the focus on the first die without a face; False where there is none."""
        return any(group.focus_first_empty() for group in self._groups)

    def _add(self, owner: str, asks: tuple[Ask, ...]) -> None:
        group = DiceFields(self._columns)
        group.ask_for(asks)
        if owner:
            for field in group.findChildren(DieField):
                fix_width(field, FIELD)
            fix_width(group, NAME + len(asks) * FIELD, len(asks) * GAP)
        group.completed.connect(self._on_completed)
        group.submitted.connect(self._on_submitted)
        self._lines.addWidget(group, 0, Qt.AlignmentFlag.AlignLeft)
        group.show()
        self._groups.append(group)

    def _clear(self) -> None:
        for group in self._groups:
            self._lines.removeWidget(group)
            group.hide()
            group.deleteLater()
        self._groups = []

    def _on_completed(self) -> None:
        if not self.focus_first_empty():
            self.completed.emit()

    def _on_submitted(self) -> None:
        at = next((at for at, group in enumerate(self._groups) if _holds_focus(group)), 0)
        if not any(group.focus_first_empty() for group in self._groups[at + 1 :]):
            self.submitted.emit()


def _owner(ask: Ask) -> str:
    owner, separator, _ = ask.name.partition(OWNER_SEPARATOR)
    return owner if separator else ""


def _holds_focus(group: DiceFields) -> bool:
    focus = group.window().focusWidget()
    return focus is not None and group.isAncestorOf(focus)
