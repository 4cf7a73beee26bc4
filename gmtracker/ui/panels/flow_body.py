"""The step itself: what is read out, the boards side by side, and beneath them the people with their choices.

A person's row that goes by the title of a board stands under that board; any other has its title over it.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.dice import Ask
from gmtracker.engine.flows import FlowBoard, FlowChoice, FlowPart, FlowRow, FlowView
from gmtracker.ui.look.measured import fix_font
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.panels.flow_boards import BoardLineView
from gmtracker.ui.panels.flow_choices import ChoiceTile
from gmtracker.ui.panels.flow_dice import FlowDice
from gmtracker.ui.panels.flow_grid import Cell, FlowGrid
from gmtracker.ui.panels.flow_rows import ChoiceRow
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.says_line import words

DICE_IN_A_LINE = 6
NAME = 88


class FlowBody(FlowGrid):
    """Shows one step after another. ``taken`` and ``looked_at`` carry a choice; ``looked_away`` that it was left.

    ``focus_moved`` tells of the widget that the focus was put on, which may be out of sight.
    """

    taken = Signal(FlowChoice)
    looked_at = Signal(FlowChoice)
    looked_away = Signal()
    focus_moved = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ChoiceRow] = []
        self.dice = FlowDice()
        self._lines: dict[tuple[str, str], BoardLineView] = {}
        self._columns: dict[str, int] = {}
        self._shown: list[QWidget] = []
        self._read = QVBoxLayout()
        self._read.setSpacing(8)
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(self._read)
        column.addWidget(self.dice)
        column.addStretch(1)
        self.put_head(head)

    def show_flow(self, flow: FlowView, campaign: Campaign) -> None:
        """Show a step; what was shown before goes."""
        self._clear()
        self._columns = {board.title: at for at, board in enumerate(flow.boards, 1)}
        self.begin(max(len(flow.boards), 1))
        for line in flow.lines:
            label = self._keep(words(line))
            self._read.addWidget(label)
            label.show()
        self._add_boards(flow.boards)
        for part in flow.parts:
            self._add_part(part, campaign)
        self.settle()

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

    def choice_with_focus(self) -> FlowChoice | None:
        """The answer that has the focus, if one has."""
        return next((tile.choice for row in self.rows for tile in row.tiles if tile.hasFocus()), None)

    def focus_row(self, at: int) -> bool:
        """Put the focus into a row; False where there is nothing to choose in it."""
        stop = self.rows[at].stop() if 0 <= at < len(self.rows) else None
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focus_moved.emit(stop)
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

    def _add_boards(self, boards: tuple[FlowBoard, ...]) -> None:
        """The headings side by side, and below them the lines of the same place in each board."""
        if boards:
            headings = (Cell(self._keep(_heading(board)), at, at) for at, board in enumerate(boards, 1))
            self.add_band(*headings, beside_head=True)
        for line in range(max((len(board.lines) for board in boards), default=0)):
            there = ((at, board) for at, board in enumerate(boards, 1) if line < len(board.lines))
            self.add_band(*(Cell(self._make_line(board, line), at, at) for at, board in there), beside_head=True)

    def _make_line(self, board: FlowBoard, at: int) -> QWidget:
        line = board.lines[at]
        view = BoardLineView(line, quiet=any(other.chosen for other in board.lines))
        self._lines[board.title, line.name] = view
        return self._keep(view)

    def _add_part(self, part: FlowPart, campaign: Campaign) -> None:
        last = self.wide_columns
        self.add_band(Cell(self._keep(Rule()), 0, last))
        if not part.rows:
            self.add_band(Cell(self._keep(PersonLine(part)), 0, last))
            return
        rows = [(asked.title, self._make_row(asked, campaign)) for asked in part.rows]
        under = [(self._columns[title], row) for title, row in rows if title in self._columns]
        self.add_band(Cell(self._keep(_person(part)), 0, 0), *(Cell(row, column, column) for column, row in under))
        for title, row in rows:
            if title not in self._columns:
                self.add_band(Cell(self._keep(words(title, "label")), 0, 0), Cell(row, 1, last))

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
        for widget in self._shown:
            widget.hide()
            widget.deleteLater()
        self._shown, self.rows, self._lines = [], [], {}


class Rule(QWidget):
    """A thin line between one person and the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(7)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(0, 3, self.width(), 1, current_palette().line)


class PersonLine(QWidget):
    """Somebody with nothing to choose: the name and what is said of that person, in one line."""

    def __init__(self, part: FlowPart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 2)
        line.setSpacing(12)
        name = _name(part)
        name.setMinimumWidth(scaled(NAME))
        line.addWidget(name)
        line.addWidget(words(part.text, "label"), 1)


def _heading(board: FlowBoard) -> QLabel:
    title = words(board.title)
    fix_font(title, bold=True)
    title.setContentsMargins(8, 0, 0, 6)
    return title


def _person(part: FlowPart) -> QWidget:
    """A person's name, and what is said of that person below it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 2, 0, 2)
    column.setSpacing(0)
    column.addWidget(_name(part))
    if part.text:
        column.addWidget(words(part.text, "label"))
    return holder


def _name(part: FlowPart) -> QLabel:
    name = words(part.title)
    fix_font(name, bold=True)
    return name
