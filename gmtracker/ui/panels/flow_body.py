"""The step itself: what is read out, the boards side by side, and beneath them the people with their choices.

A person's row that goes by the title of a board stands under that board; any other has its title over it.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.dice import Ask
from gmtracker.engine.flows import FlowBoard, FlowChoice, FlowPart, FlowRow, FlowView
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.panels.flow_boards import BoardLineView
from gmtracker.ui.panels.flow_choices import ChoiceTile
from gmtracker.ui.panels.flow_dice import FlowDice
from gmtracker.ui.panels.flow_rows import ChoiceRow
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.says_line import words

PEOPLE = 232
BESIDE = 24
DICE_IN_A_LINE = 6


class FlowBody(QWidget):
    """Shows one step after another. ``taken`` and ``looked_at`` carry a choice; ``looked_away`` that it was left."""

    taken = Signal(FlowChoice)
    looked_at = Signal(FlowChoice)
    looked_away = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ChoiceRow] = []
        self.dice = FlowDice()
        self._lines: dict[tuple[str, str], BoardLineView] = {}
        self._columns: dict[str, int] = {}
        self._shown: list[QWidget] = []
        self._read = QVBoxLayout()
        self._read.setSpacing(8)
        self._aside = QWidget()
        aside = QVBoxLayout(self._aside)
        aside.setContentsMargins(0, 0, 0, 0)
        aside.setSpacing(16)
        aside.addLayout(self._read)
        aside.addWidget(self.dice)
        aside.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(24, 4, 24, 8)
        self._grid.setHorizontalSpacing(BESIDE)
        self._grid.setVerticalSpacing(0)

    def show_flow(self, flow: FlowView, campaign: Campaign) -> None:
        """Show a step; what was shown before goes."""
        self._clear()
        self._columns = {board.title: at for at, board in enumerate(flow.boards, 1)}
        wide = max(len(flow.boards), 1)
        for column in range(1, wide + 1):
            self._grid.setColumnStretch(column, 1)
        self._grid.setColumnMinimumWidth(0, scaled(PEOPLE) if flow.boards or flow.parts else 0)
        for line in flow.lines:
            self._read.addWidget(self._keep(words(line)))
        height = 1 + max((len(board.lines) for board in flow.boards), default=0)
        for column, board in enumerate(flow.boards, 1):
            self._add_board(board, column)
        self._grid.addWidget(self._aside, 0, 0, height, 1 if flow.boards else 1 + wide)
        for part in flow.parts:
            self._add_part(part, campaign, wide)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def ask_for(self, asks: tuple[Ask, ...]) -> None:
        """Ask for the dice of the way on: beside the boards one beneath the other."""
        self.dice.ask_for(asks, 1 if self._columns else DICE_IN_A_LINE)

    def stops(self) -> list[QWidget]:
        """What Tab comes to, in order: a place in each row of choices, then the fields of dice."""
        tiles: list[ChoiceTile] = [tile for row in self.rows if (tile := row.stop()) is not None]
        fields: list[DieField] = self.dice.fields() if not self.dice.isHidden() else []
        return [*tiles, *fields]

    def row_of(self, choice: FlowChoice) -> int:
        """The number of the row that a choice stands in. Raises LookupError for one that stands in none."""
        for at, row in enumerate(self.rows):
            if choice in row.row.choices:
                return at
        raise LookupError(choice.name)

    def row_with_focus(self) -> int | None:
        """The number of the row that has the focus, if one has."""
        return next((at for at, row in enumerate(self.rows) for tile in row.tiles if tile.hasFocus()), None)

    def focus_row(self, at: int) -> bool:
        """Put the focus into a row; False where there is nothing to choose in it."""
        stop = self.rows[at].stop() if 0 <= at < len(self.rows) else None
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)
        return stop is not None

    def focus_waiting(self, after: int = -1) -> bool:
        """Go to the next row that waits for an answer; False where none does."""
        order = [*range(after + 1, len(self.rows)), *range(after + 1)]
        return any(self.focus_row(at) for at in order if self.rows[at].is_waiting)

    def light(self, choice: FlowChoice | None) -> None:
        """Light up the line of a board that a choice would vote for; none for None."""
        aim = None
        if choice is not None:
            row = next((row for row in self.rows if choice in row.row.choices), None)
            aim = (row.row.title, choice.name) if row is not None else None
        for name, line in self._lines.items():
            line.light(name == aim)

    def _add_board(self, board: FlowBoard, column: int) -> None:
        title = words(board.title)
        title.setFont(text_font(bold=True))
        title.setContentsMargins(8, 0, 0, 6)
        self._grid.addWidget(self._keep(title), 0, column)
        is_settled = any(line.chosen for line in board.lines)
        for at, line in enumerate(board.lines, 1):
            view = BoardLineView(line, quiet=is_settled)
            self._lines[board.title, line.name] = view
            self._grid.addWidget(self._keep(view), at, column)

    def _add_part(self, part: FlowPart, campaign: Campaign, wide: int) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(self._keep(Rule()), row, 0, 1, 1 + wide)
        self._grid.addWidget(self._keep(_person(part)), row + 1, 0)
        others = []
        for asked in part.rows:
            choices = self._make_row(asked, campaign)
            if asked.title in self._columns:
                self._grid.addWidget(choices, row + 1, self._columns[asked.title], Qt.AlignmentFlag.AlignVCenter)
            else:
                others.append((asked.title, choices))
        for at, (title, choices) in enumerate(others, 2):
            self._grid.addWidget(self._keep(words(title, "label")), row + at, 0)
            self._grid.addWidget(choices, row + at, 1, 1, wide)

    def _make_row(self, row: FlowRow, campaign: Campaign) -> ChoiceRow:
        choices = ChoiceRow(row, campaign)
        choices.taken.connect(self.taken)
        choices.looked_at.connect(self.looked_at)
        choices.looked_away.connect(self.looked_away)
        choices.step_requested.connect(self._on_step)
        self.rows.append(choices)
        self._keep(choices)
        return choices

    def _on_step(self, by: int) -> None:
        """Up or down to the next row of the same question, or to the next row at all where each has its own."""
        at = self.row_with_focus()
        if at is None:
            return
        title = self.rows[at].row.title
        same = [other for other, row in enumerate(self.rows) if row.row.title == title]
        order = same if len(same) > 1 else list(range(len(self.rows)))
        self.focus_row(order[(order.index(at) + by) % len(order)])

    def _keep(self, widget: QWidget) -> QWidget:
        self._shown.append(widget)
        return widget

    def _clear(self) -> None:
        while self._read.takeAt(0) is not None:
            pass
        while self._grid.takeAt(0) is not None:
            pass
        for widget in self._shown:
            widget.hide()
            widget.deleteLater()
        self._shown, self.rows, self._lines = [], [], {}
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)


class Rule(QWidget):
    """A thin line between one person and the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(7)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 3, self.width(), 1, current_palette().line)


def _person(part: FlowPart) -> QWidget:
    """A person's name, and what is said of that person below it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 2, 0, 2)
    column.setSpacing(0)
    name = QLabel(part.title)
    name.setTextFormat(Qt.TextFormat.PlainText)
    name.setFont(text_font(bold=True))
    column.addWidget(name)
    if part.text:
        column.addWidget(words(part.text, "label"))
    return holder
