"""The body of a procedure's step: the text, the boards side by side, and below them each person's choices.

A board lists the possible results with their votes, one per line. A person's row with the title of a board is placed
below that board. Any other row has its title to its left.
"""

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.ruleset import (
    ProcedureChoice,
    ProcedureOutcome,
    ProcedurePart,
    ProcedureRow,
    ProcedureView,
    VoteRow,
    VoteTable,
)
from gmtracker.i18n import tr
from gmtracker.ui.modelview.outcome_card import CardLine, CardLook, draw_outcome, outcome_height, outcome_text
from gmtracker.ui.procedure.choices import Cell, ChoiceRow, ChoiceTile, ProcedureDice, ProcedureGrid
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import fix_font
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.labels import PaintedLabel, text_label

BETWEEN = "   "


class Phrase:
    """A bold text, followed by a text in the small font; either may be empty."""

    def __init__(self, lead: str, rest: str = "") -> None:
        self._lead = lead
        self._rest = rest

    @property
    def text(self) -> str:
        """The whole text, as a screen reader reads it."""
        return ", ".join(part for part in (self._lead, self._rest) if part)

    def height(self, width: float) -> float:
        """Return the height at this width, in logical pixels."""
        return self._set(width, QColor(), QColor()).boundingRect().height()

    def draw(self, painter: QPainter, rect: QRectF, ink: QColor, quiet_ink: QColor) -> None:
        """Draw the text, vertically centered in the rectangle."""
        paragraph = self._set(rect.width(), ink, quiet_ink)
        top = rect.top() + (rect.height() - paragraph.boundingRect().height()) / 2
        paragraph.draw(painter, QPointF(rect.left(), top))

    def _set(self, width: float, ink: QColor, quiet_ink: QColor) -> QTextLayout:
        lead = self._lead + (BETWEEN if self._rest else "")
        paragraph = QTextLayout(lead + self._rest, text_font(TextSize.SMALL))
        paragraph.setTextOption(_wrapping_option())
        paragraph.setFormats([_format(0, lead, ink, bold=True), _format(_length(lead), self._rest, quiet_ink)])
        paragraph.beginLayout()
        top = 0.0
        while (line := paragraph.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, top))
            top += line.height()
        paragraph.endLayout()
        return paragraph


def _wrapping_option() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _format(start: int, text: str, ink: QColor, *, bold: bool = False) -> QTextLayout.FormatRange:
    look = QTextCharFormat()
    look.setForeground(ink)
    look.setFont(text_font(bold=True) if bold else text_font(TextSize.SMALL))
    span = QTextLayout.FormatRange()
    span.start, span.length, span.format = start, _length(text), look
    return span


def _length(text: str) -> int:
    """Return the length of a text in Qt's units, which are UTF-16."""
    return len(text.encode("utf-16-le")) // 2


LEAST = 32
NUMBER = 32
MARKS = 72
PAD = 3
EDGE = 3
DOT = 7.0
DOTS_IN_A_ROW = 5
TICK = 18


class BoardLineView(PaintedLabel):
    """A line of a board. It takes no clicks.

    A result that was chosen is marked, and the other lines are then ``quiet``. :meth:`light` highlights the line that a
    hovered or focused choice would vote for.
    """

    def __init__(self, line: VoteRow, *, quiet: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._quiet = quiet
        self._lit = False
        self._phrase = Phrase(line.name, line.text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(200)
        self.setAccessibleName(_vote_row_text(line))

    def light(self, on: bool) -> None:
        """Switch the highlight of a possible vote."""
        if on != self._lit:
            self._lit = on
            self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        words = self._phrase.height(max(width - NUMBER - MARKS, 40)) + 2 * PAD
        return max(scaled(LEAST), round(words))

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(LEAST))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            chosen = self._line.chosen
            self._paint_ground(painter)
            ink = palette.text_muted if self._quiet and not chosen else palette.text
            painter.setFont(text_font(bold=True))
            painter.setPen(palette.accent.text if chosen or self._lit else palette.text_muted)
            number = QRect(0, 0, NUMBER, self.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._line.number))
            place = QRectF(self.rect()).adjusted(NUMBER, PAD, -MARKS, -PAD)
            self._phrase.draw(painter, place, ink, ink if chosen else palette.text_muted)
            self._paint_marks(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        palette = current_palette()
        if not (self._line.chosen or self._lit):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent.soft if self._line.chosen else palette.hover)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._line.chosen:
            painter.setBrush(palette.accent.fill)
            painter.drawRoundedRect(QRectF(1, 5, EDGE, self.height() - 10), EDGE / 2, EDGE / 2)

    def _paint_marks(self, painter: QPainter) -> None:
        """Paint a check mark on a chosen result, otherwise a dot for each vote, at most five."""
        palette = current_palette()
        right = self.width() - 10.0
        if self._line.chosen:
            top = (self.height() - TICK) // 2
            icon("check").paint(painter, QRect(round(right) - TICK, top, TICK, TICK))
            right -= TICK + 4
        if not self._line.votes:
            return
        painter.setFont(text_font(bold=True))
        painter.setPen(palette.text)
        painter.drawText(QRectF(right - 14, 0, 14, self.height()), Qt.AlignmentFlag.AlignCenter, str(self._line.votes))
        if self._line.chosen:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent.fill)
        for at in range(min(self._line.votes, DOTS_IN_A_ROW)):
            painter.drawEllipse(QPointF(right - 22 - at * (DOT + 1.5), self.height() / 2), DOT / 2, DOT / 2)


def _vote_row_text(line: VoteRow) -> str:
    votes = {0: "", 1: tr("1 vote")}.get(line.votes, tr("{count} votes", count=line.votes))
    said = (f"{line.number} {line.name}", line.text, votes, tr("chosen") if line.chosen else "")
    return ", ".join(part for part in said if part)


CARD = CardLook(
    bar=8,
    corner=8,
    side=40,
    above=32,
    lines=(
        CardLine(TextSize.LARGE, 24, 0),
        CardLine(TextSize.NORMAL, 20, 4),
        CardLine(TextSize.DISPLAY, 48, 24),
        CardLine(TextSize.LARGE, 32, 8),
        CardLine(TextSize.NORMAL, 20, 24),
    ),
)
LOWEST_CARD, BETWEEN_CARDS = 344, 24


class OutcomeCard(PaintedLabel):
    """One outcome of a procedure."""

    def __init__(self, outcome: ProcedureOutcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome = outcome
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(outcome_text(outcome))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return max(LOWEST_CARD, ceil(outcome_height(self._outcome, CARD, scaled(100) / 100, width)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_outcome(painter, QRectF(self.rect()), self._outcome, CARD, scaled(100) / 100, current_palette())


READ_APART, HEAD_APART = 8, 16
"""The gaps between the lines of text, and between them and the dice. Half of it in the column beside boards."""

DICE_IN_A_LINE = 7
NAME = 88


class ProcedureBody(ProcedureGrid):
    """Shows one step after another. ``taken`` and ``looked_at`` carry a choice.

    ``looked_at`` is emitted for the hovered or focused choice, and ``looked_away`` when it is left. ``focus_moved``
    carries the widget that was focused, which may be scrolled out of view.
    """

    taken = Signal(ProcedureChoice)
    looked_at = Signal(ProcedureChoice)
    looked_away = Signal()
    focus_moved = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ChoiceRow] = []
        self.dice = ProcedureDice()
        self._lines: dict[tuple[str, str], BoardLineView] = {}
        self._columns: dict[str, int] = {}
        self._shown: list[QWidget] = []
        self._step: tuple[str, int] | None = None
        self._read = QVBoxLayout()
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        self._head_column = column
        column.addLayout(self._read)
        column.addWidget(self.dice)
        column.addStretch(1)
        self.put_head(head)

    def show_procedure(self, view: ProcedureView, campaign: Campaign) -> None:
        """Show a step instead of the present one.

        Within a step, a shorter hint moves nothing below it.
        """
        step = (view.kind, view.step_index)
        self.keep_room_for_head(kept=step == self._step and bool(view.boards))
        self._step = step
        self._clear()
        self._columns = {board.title: at for at, board in enumerate(view.boards, 1)}
        self._read.setSpacing(READ_APART if not view.boards else READ_APART // 2)
        self._head_column.setSpacing(HEAD_APART if not view.boards else HEAD_APART // 2)
        self.begin(max(len(view.boards), 1))
        for line in view.lines:
            label = self._keep(text_label(line))
            self._read.addWidget(label)
            label.show()
        self._add_boards(view.boards)
        if view.outcomes:
            self.add_band(Cell(self._keep(_side_by_side(view.outcomes)), 0, self.wide_columns))
        for part in view.parts:
            self._add_part(part, campaign)
        self.settle()

    def ask_for(self, requests: tuple[DieRequest, ...]) -> None:
        """Show fields for the dice of the next step, in one column beside boards."""
        self.dice.ask_for(requests, 1 if self._columns else DICE_IN_A_LINE)

    def stops(self) -> list[QWidget]:
        """Return the widgets that Tab visits, in order: the stops in each row of choices, then the dice."""
        tiles: list[ChoiceTile] = [tile for row in self.rows for tile in row.stops()]
        fields: list[DieField] = self.dice.fields() if not self.dice.isHidden() else []
        return [*tiles, *fields]

    def row_of(self, choice: ProcedureChoice) -> int:
        """Return the index of the row with this choice. Raises LookupError if none has it."""
        for at, row in enumerate(self.rows):
            if choice in row.row.choices:
                return at
        raise LookupError(choice.name)

    def is_pointed_at(self, choice: ProcedureChoice) -> bool:
        """Whether the pointer is on a choice's tile."""
        return any(tile.choice == choice and tile.underMouse() for row in self.rows for tile in row.tiles)

    def row_with_focus(self) -> int | None:
        """Return the index of the focused row, or None."""
        return next((at for at, row in enumerate(self.rows) for tile in row.tiles if tile.hasFocus()), None)

    def choice_with_focus(self) -> ProcedureChoice | None:
        """Return the focused choice, or None."""
        return next((tile.choice for row in self.rows for tile in row.tiles if tile.hasFocus()), None)

    def focus_row(self, at: int) -> bool:
        """Focus a row. Returns False if it has no choices."""
        stop = self.rows[at].stop() if 0 <= at < len(self.rows) else None
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focus_moved.emit(stop)
        return stop is not None

    def focus_waiting(self, after: int = -1) -> bool:
        """Focus the next row without an answer. Returns False if there is none."""
        order = [*range(after + 1, len(self.rows)), *range(after + 1)]
        return any(self.focus_row(at) for at in order if self.rows[at].is_waiting)

    def take_by(self, digit: int) -> None:
        """Answer the first row without an answer by this digit, as if it had the focus."""
        waiting = next((row for row in self.rows if row.is_waiting), None)
        if waiting is not None:
            waiting.take_by(digit)

    def light(self, choice: ProcedureChoice | None) -> None:
        """Highlight the board line that a choice would vote for; none for None."""
        aim = None
        if choice is not None:
            row = next((row for row in self.rows if choice in row.row.choices), None)
            aim = (row.row.title, choice.name) if row is not None else None
        for name, line in self._lines.items():
            line.light(name == aim)

    def _add_boards(self, boards: tuple[VoteTable, ...]) -> None:
        """Add the headings side by side, and below them the lines of all boards, row by row."""
        if boards:
            headings = (Cell(self._keep(_heading(board)), at, at) for at, board in enumerate(boards, 1))
            self.add_band(*headings, beside_head=True)
        for line in range(max((len(board.lines) for board in boards), default=0)):
            there = ((at, board) for at, board in enumerate(boards, 1) if line < len(board.lines))
            self.add_band(*(Cell(self._make_line(board, line), at, at) for at, board in there), beside_head=True)

    def _make_line(self, board: VoteTable, at: int) -> QWidget:
        line = board.lines[at]
        view = BoardLineView(line, quiet=any(other.chosen for other in board.lines))
        self._lines[board.title, line.name] = view
        return self._keep(view)

    def _add_part(self, part: ProcedurePart, campaign: Campaign) -> None:
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
                self.add_band(Cell(self._keep(text_label(title, "label")), 0, 0), Cell(row, 1, last))

    def _make_row(self, row: ProcedureRow, campaign: Campaign) -> ChoiceRow:
        choices = ChoiceRow(row, campaign)
        choices.taken.connect(self.taken)
        choices.looked_at.connect(self.looked_at)
        choices.looked_away.connect(self.looked_away)
        choices.step_requested.connect(self._on_step)
        self.rows.append(choices)
        self._keep(choices)
        return choices

    def _on_step(self, by: int) -> None:
        """Focus the previous or next row with the same title, or any row if no other has it."""
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


RULE = 3


class Rule(QWidget):
    """A thin line between two people. It is low, because the tiles have margins of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(RULE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(0, RULE // 2, self.width(), 1, current_palette().line)


class PersonLine(QWidget):
    """A person without choices: the name and the text in one line."""

    def __init__(self, part: ProcedurePart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 2)
        line.setSpacing(12)
        name = _name(part)
        name.setMinimumWidth(scaled(NAME))
        line.addWidget(name)
        line.addWidget(text_label(part.text, "label"), 1)


def _side_by_side(outcomes: tuple[ProcedureOutcome, ...]) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(BETWEEN_CARDS)
    for outcome in outcomes:
        row.addWidget(OutcomeCard(outcome))
    return holder


def _heading(board: VoteTable) -> QLabel:
    title = text_label(board.title)
    fix_font(title, bold=True)
    title.setContentsMargins(8, 0, 0, 6)
    return title


def _person(part: ProcedurePart) -> QWidget:
    """Return a widget with a person's name and the text below it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 2, 0, 2)
    column.setSpacing(0)
    column.addWidget(_name(part))
    if part.text:
        column.addWidget(text_label(part.text, "label"))
    return holder


def _name(part: ProcedurePart) -> QLabel:
    name = text_label(part.title)
    fix_font(name, bold=True)
    return name
