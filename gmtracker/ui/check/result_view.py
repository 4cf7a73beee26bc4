"""The result of a check: the numbers, the outcome, and each die with its face."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gmtracker.engine.action_parts import TokenChange
from gmtracker.engine.check.consequences import Consequence
from gmtracker.engine.check.shown import Chart, OpenCheck, ShownDie
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.events import CheckResolved, DiceRolled
from gmtracker.engine.phrases import as_sentence
from gmtracker.engine.table import Change
from gmtracker.i18n import capitalize_first, join_parts, join_sentences, labeled, tr
from gmtracker.ui.check.dice_and_buttons import count_per_line, short_die_name
from gmtracker.ui.log.chips import draw_mark, mark_text, mark_width
from gmtracker.ui.modelview.painting import draw_line, draw_plate, draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_die
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.theme.spacing import GRID, fix_height, tip
from gmtracker.ui.theme.theme import current_palette, motion, theme
from gmtracker.ui.widgets.buttons import PaintedButton
from gmtracker.ui.widgets.labels import PaintedLabel, restyle, text_label
from gmtracker.ui.widgets.overlays import application
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, clear_layout, make_transparent


def outcome_notes(check: OpenCheck | None) -> tuple[str, ...]:
    """Return what is known of a check that leads to the next, in sentences."""
    return tuple(as_sentence(note) for note in (check.outcome_text, *check.notes) if note) if check else ()


def instant_result_text(change: Change) -> tuple[str, ...]:
    """Return the log sentence of a roll that was resolved in the same step (a percent chance), else nothing."""
    if change.kind != "done":
        return ()
    step = change.entries[-1]
    rolled, resolved = (any(isinstance(event, kind) for event in step.events) for kind in (DiceRolled, CheckResolved))
    return (step.sentence,) if rolled and resolved else ()


CORRECT = tr("Click to correct a mistyped die")
NAME, AROUND_NAME = 16, 3
IN_A_LINE = 8
SIDE, BETWEEN, BETWEEN_NAMES = 16, 12, 10
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResultSize(NamedTuple):
    """How large a result is shown: the side of a die, the heights of the numbers and the outcome, and their text sizes.

    ``is_brief``: the sums are left to a tooltip, and the dice come last.
    """

    die: int
    numbers: int
    band: int
    total: TextSize
    outcome: TextSize
    degree: TextSize
    is_brief: bool = False


WHOLE = ResultSize(64, 64, 48, TextSize.TOTAL, TextSize.HUGE, TextSize.LARGE)
COMPACT = ResultSize(40, 48, 36, TextSize.DISPLAY, TextSize.LARGE, TextSize.MEDIUM)
BRIEF = ResultSize(28, 28, 32, TextSize.LARGE, TextSize.MEDIUM, TextSize.NORMAL, is_brief=True)
SIZES = list(TextSize)

ROW = 40
FACES, SETTLE_MS, FADE_MS = 3, 300, 120
"""How many faces a die shows before its own, how long that takes, and how long the outcome then fades in."""

IGNORED_OPACITY = 0.6
"""The opacity of a die that does not count: its face can still be read."""


class DieTile(PaintedButton):
    """A rolled die: its face and its name; pale and struck out if it does not count.

    A die of the other side is muted and names its owner. A typed die can be clicked to correct it, as long as the roll
    is the last entry; its name is then underlined.
    """

    def __init__(self, die: ShownDie, acting: DieOwner | None, side: int) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._faces = 0
        self.show_die(die, acting, side, correctable=False)

    def show_die(self, die: ShownDie, acting: DieOwner | None, side: int, *, correctable: bool) -> None:
        """Show a die, drawn with that side."""
        self._die = die
        self._acting = acting
        self._side = side
        fix_height(self, side + NAME)
        can_be_pressed = correctable and die.typed
        said = _die_accessible_text(die)
        self.setAccessibleName(said)
        self.setAccessibleDescription(CORRECT if can_be_pressed else "")
        self.setToolTip(tip(f"{said}. {CORRECT}" if can_be_pressed else said))
        self.setEnabled(can_be_pressed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_be_pressed else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_be_pressed else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def request(self) -> DieRequest:
        """The request that the die was rolled for."""
        return self._die.request

    def needed_width(self) -> int:
        """Return the width needed for the die and the text below it."""
        return max(text_width(self._name(), text_font(TextSize.SMALL)) + BETWEEN_NAMES, scaled(self._side + BETWEEN))

    def tumble(self, faces: int) -> None:
        """Show another face while so many are to come; the die's own at 0."""
        if faces != self._faces:
            self._faces = faces
            self.update()

    def _name(self) -> str:
        return short_die_name(self._die.request, self._acting)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette, die, side = current_palette(), self._die, scaled(self._side)
            tile = QRectF((self.width() - side) / 2, 0, side, side)
            if self.underMouse() and self.isEnabled():
                draw_plate(painter, self.rect(), palette.hover, QPen(palette.line, 1))
            painter.setOpacity(IGNORED_OPACITY if die.ignored and not self._faces else 1)
            is_theirs = die.request.owner not in (None, self._acting)
            _draw_kept(painter, tile, die, palette, is_theirs=is_theirs, faces=self._faces)
            painter.setOpacity(1)
            if self.hasFocus():
                painter.setPen(QPen(palette.focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            font, place = text_font(TextSize.SMALL), QRectF(0, side, self.width(), scaled(NAME))
            long = text_width(self._name(), font) + (2 * AROUND_NAME if die.ignored else 0)
            if die.ignored or self.isEnabled():
                ink, line = palette.text if die.ignored else palette.outline, Qt.PenStyle.SolidLine
                painter.setPen(QPen(ink, 1.5, line if die.ignored else Qt.PenStyle.DotLine))
                y = place.center().y() if die.ignored else place.bottom() - 1
                painter.drawLine(QPointF((self.width() - long) / 2, y), QPointF((self.width() + long) / 2, y))
            draw_text(painter, place, self._name(), font, palette.text_muted, Qt.AlignmentFlag.AlignCenter)


class Run(NamedTuple):
    """A text in one size."""

    text: str
    size: TextSize
    is_bold: bool = False


class RunLine(PaintedLabel):
    """Texts of several sizes on one baseline, all smaller if they do not fit."""

    def __init__(self) -> None:
        super().__init__()
        self._runs: tuple[Run, ...] = ()

    def write(self, runs: Sequence[Run], read_out: str, height: int) -> None:
        """Write these texts in a line of that height; ``read_out`` is what a screen reader says."""
        self._runs = tuple(run for run in runs if run.text)
        self.setAccessibleName(read_out)
        fix_height(self, height)
        self.updateGeometry()
        self.update()

    @property
    def is_cut(self) -> bool:
        """Whether even the smallest text does not fit."""
        return self._width_at(self._steps()) > self.contentsRect().width()

    @override
    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(self._width_at(0) + margins.left() + margins.right(), self.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        inside, fonts = self.contentsRect(), self._fonts_at(self._steps())
        high = max((QFontMetrics(font).capHeight() for font in fonts), default=0)
        left, ink = inside.left(), self.palette().color(self.foregroundRole())
        with QPainter(self) as painter:
            for run, font in zip(self._runs, fonts, strict=True):
                draw_line(painter, left, inside.center().y() + high / 2, run.text, font, ink)
                left += text_width(run.text, font) + BETWEEN

    def _steps(self) -> int:
        """Return by how many sizes the texts are smaller."""
        return first_fitting(range(len(SIZES)), self._width_at, self.contentsRect().width())

    def _fonts_at(self, steps: int) -> list[QFont]:
        sizes = (SIZES[max(0, SIZES.index(run.size) - steps)] for run in self._runs)
        return [text_font(size, bold=run.is_bold) for size, run in zip(sizes, self._runs, strict=True)]

    def _width_at(self, steps: int) -> int:
        widths = (text_width(run.text, font) for run, font in zip(self._runs, self._fonts_at(steps), strict=True))
        return sum(widths) + BETWEEN * (len(self._runs) - 1)


class TokenMark(PaintedLabel):
    """How many tokens of a sign came to a place."""

    def __init__(self, tokens: TokenChange) -> None:
        super().__init__()
        self._tokens = tokens
        self.setAccessibleName(mark_text(tokens))
        self.setFixedWidth(mark_width(tokens))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_mark(painter, self.rect(), self._tokens, current_palette())


class ConsequenceRow(QFrame):
    """Whom a consequence changes, what it changes, and whether that is to be applied or done."""

    def __init__(self, shown: Consequence, *, is_brief: bool) -> None:
        """Set up the row; if ``is_brief``, the changes are below the name, for large text."""
        super().__init__()
        self.setProperty("look", "row")
        self.setMinimumHeight(scaled(ROW))
        word, look = (tr("Done"), "done") if shown.is_done else (tr("To apply"), "waiting")
        name, changes = text_label(shown.name, "strong"), text_label(join_parts(shown.changes))
        changes.setAlignment(Qt.AlignmentFlag.AlignLeft if is_brief else AT_RIGHT)
        words = QVBoxLayout() if is_brief else QHBoxLayout()
        words.addWidget(name)
        words.addWidget(changes, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(GRID)
        row.addLayout(words, 1)
        for tokens in shown.tokens:
            row.addWidget(TokenMark(tokens))
        row.addWidget(text_label(word, look, wraps=False), 0, Qt.AlignmentFlag.AlignVCenter)


class ResultView(FramelessScrollArea):
    """Shows a rolled check. ``correction_requested`` carries the role of a mistyped die.

    With motion, dice rolled here tumble before they show their faces, then the outcome fades in. A key or click skips
    that.
    """

    correction_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers, self._sums = RunLine(), text_label("", "muted")
        self.outcome, self._notes = RunLine(), text_label("", "muted")
        self._dice, self._rows = QGridLayout(), QVBoxLayout()
        self._check: OpenCheck | None = None
        self._consequences: tuple[Consequence, ...] = ()
        self._shown: tuple[tuple[ShownDie, ...], bool] = ((), False)
        self._tiles: list[DieTile] = []
        self._new: set[str] = set()
        self._size = WHOLE
        self._arranged: tuple[tuple[int, ...], int] = ((), 0)
        self._fade = QGraphicsOpacityEffect(self)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0)
        self._motion.setEndValue(SETTLE_MS + FADE_MS)
        self._motion.setDuration(SETTLE_MS + FADE_MS)
        self._lay_out()
        self._motion.valueChanged.connect(self._on_moved)
        self._motion.finished.connect(self._end_motion)
        theme().theme_changed.connect(self._rewrite)

    def show_check(
        self,
        check: OpenCheck,
        consequences: tuple[Consequence, ...] = (),
        *,
        is_heroes: bool = True,
        correctable: bool = False,
        is_new: bool = False,
    ) -> None:
        """Show a check with what follows from it.

        ``is_heroes``: success is good for the heroes. ``correctable``: typed dice can be clicked to correct them.
        ``is_new``: it was just rolled.
        """
        self._end_motion()
        is_same = self._check is not None and self._check.id == check.id
        known = {(die.request.role, die.face) for die in self._shown[0] if is_same}
        self._new = {die.request.role for die in check.dice if (die.request.role, die.face) not in known}
        self._check = check
        self._write()
        good = "neutral" if check.success is None else "good" if check.success == is_heroes else "bad"
        restyle(self.outcome, good)
        self._show_consequences(consequences)
        _fill(self._notes, join_sentences(capitalize_first(note) for note in (check.critical, *check.notes) if note))
        if (check.dice, correctable) != self._shown:
            self._shown = (check.dice, correctable)
            self._show_dice()
        if is_new and self._new and motion().is_on:
            self._start_motion()

    def set_size(self, size: ResultSize) -> None:
        """Show dice, numbers and outcome larger or smaller."""
        if size != self._size:
            self._size = size
            self._column.removeWidget(self._tray)
            self._column.insertWidget(self._column.count() - 1 if size.is_brief else 0, self._tray)
            self._rewrite()
            self._show_dice()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._end_motion()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the motion at a key or click, which is then handled as usual."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._end_motion()
        return False

    def layout_state(self) -> tuple[object, ...]:
        """Return what determines the layout: numbers, outcome, notes, consequences and dice."""
        return self._check, self._consequences, self._shown

    def height_for(self, width: int, size: ResultSize = WHOLE) -> int:
        """Return the height in that width at a size, with all dice visible."""
        self.set_size(size)
        self._arrange(width)
        return self._measure(width)

    def _measure(self, width: int) -> int:
        """Return the contents' height, and make it their minimum: the layout's own has every word on a line."""
        for part in (self._tray, self._came_out):
            part.updateGeometry()  # Otherwise new tiles and texts count only once it has handled their events.
        column = self._column
        high = column.totalHeightForWidth(width) if column.hasHeightForWidth() else column.totalSizeHint().height()
        self._inside.setMinimumHeight(high)
        return high

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())
        self._measure(self.viewport().width())

    def _lay_out(self) -> None:
        inside = self._inside = QWidget()
        self._tabs = TabAnchor(inside)
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._dice.setSpacing(0)
        self._dice.setContentsMargins(SIDE - BETWEEN_NAMES // 2, 0, SIDE - BETWEEN_NAMES // 2, 0)
        self._dice.setColumnStretch(IN_A_LINE, 1)
        self._tray = QWidget()
        self._tray.setLayout(self._dice)
        column.addWidget(self._tray)
        self._came_out = came_out = QWidget()
        came_out.setGraphicsEffect(self._fade)
        lines = QGridLayout(came_out)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.numbers, 0, 0)
        lines.addWidget(self._sums, 0, 1)
        lines.addWidget(self.outcome, 1, 0, 1, 2)
        self._sums.setAlignment(AT_RIGHT)
        self._sums.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        lines.setColumnStretch(1, 1)
        lines.addWidget(self._notes, 2, 0, 1, 2)
        column.addWidget(came_out)
        column.addLayout(self._rows)
        column.addStretch(1)
        for label in (self.numbers, self._sums, self._notes):
            label.setContentsMargins(SIDE, 4, SIDE, 4)
        self._rows.setContentsMargins(SIDE, 0, SIDE, 0)
        self.setWidget(inside)
        make_transparent(self, inside)

    def _rewrite(self) -> None:
        """Write everything in another size."""
        rows, self._consequences = self._consequences, ()
        self._show_consequences(rows)
        self._write()

    def _write(self) -> None:
        """Write the numbers and the outcome at their size."""
        if self._check is None:
            return
        check, numbers, size = self._check, self._check.numbers, self._size
        total, against = Run(numbers.total, size.total, is_bold=True), Run(numbers.against, size.outcome, is_bold=True)
        vs = Run(tr("vs", "between a total and what it is against") if numbers.against else "", size.degree)
        outcome, degree = Run(check.outcome, size.outcome, is_bold=True), Run(check.degree, size.degree)
        self.numbers.write((total, vs, against), numbers.text, size.numbers)
        self.outcome.write((outcome, degree), check.outcome_text, size.band)
        self._sums.setText("\n".join(numbers.sums))
        self._sums.setVisible(not size.is_brief)
        self._sums.setToolTip(tip(_chart_text(check.chart) if check.chart else ""))
        self.numbers.setToolTip(tip(self._sums.text() if size.is_brief else ""))

    def _show_consequences(self, consequences: tuple[Consequence, ...]) -> None:
        if consequences != self._consequences:
            self._consequences = consequences
            clear_layout(self._rows)
            for one in consequences:
                row = ConsequenceRow(one, is_brief=self._size.is_brief)
                self._rows.addWidget(row)
                row.show()  # Like a new tile, it has no height before.

    def _start_motion(self) -> None:
        """Let the new dice tumble. Typed dice do not, because the table has seen them."""
        application().installEventFilter(self)
        self._motion.start()
        if not any(map(self._is_tumbling, self._shown[0])):
            self._motion.setCurrentTime(SETTLE_MS)
        self._on_moved(self._motion.currentTime())  # Now: the first signal comes with the next frame.

    def _on_moved(self, passed: int) -> None:
        """Show the next faces of new dice, then more of the outcome."""
        faces = max(0, FACES - passed * FACES // SETTLE_MS)
        for tile, die in zip(self._tiles, self._shown[0], strict=True):
            tile.tumble(faces if self._is_tumbling(die) else 0)
        self._fade.setOpacity(0 if faces else (passed - SETTLE_MS) / FADE_MS)
        self._fade.setEnabled(passed < SETTLE_MS + FADE_MS)

    def _is_tumbling(self, die: ShownDie) -> bool:
        return die.request.role in self._new and not die.typed

    def _end_motion(self) -> None:
        application().removeEventFilter(self)
        self._motion.stop()
        self._on_moved(SETTLE_MS + FADE_MS)

    def _show_dice(self) -> None:
        """Show the dice, reusing the existing tiles."""
        dice, correctable = self._shown
        acting = dice[0].request.owner if dice else None
        for tile in self._tiles[len(dice) :]:
            self._dice.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        del self._tiles[len(dice) :]
        for at, die in enumerate(dice[len(self._tiles) :], start=len(self._tiles)):
            self._tiles.append(DieTile(die, acting, self._size.die))
            self._tiles[at].clicked.connect(self._on_tile)
        for tile, die in zip(self._tiles, dice, strict=True):
            tile.show_die(die, acting, self._size.die, correctable=correctable)
        self._arrange(self.width())
        self._tabs.set_fields(self._tiles)  # Not before the tiles are in the window.

    def _arrange(self, width: int) -> None:
        """Lay the tiles out in lines with as many as fit; tiles in a column have the same width."""
        needs = tuple(tile.needed_width() for tile in self._tiles)
        dice = [tile.request for tile in self._tiles]
        room = width - 2 * SIDE
        in_a_line = count_per_line(dice, lambda count: sum(_columns(needs, count)), room, IN_A_LINE)
        if (needs, in_a_line) == self._arranged:
            return
        self._arranged = needs, in_a_line
        wide = _columns(needs, in_a_line)
        for at, tile in enumerate(self._tiles):
            tile.setFixedWidth(wide[at % in_a_line])
            self._dice.addWidget(tile, at // in_a_line, at % in_a_line, TOP)
            tile.show()  # Show a new tile now: until it is shown, which Qt does later, it has no height in the layout.

    def _on_tile(self) -> None:
        tile = self.sender()
        if isinstance(tile, DieTile):
            self.correction_requested.emit(tile.request.role)


def _chart_text(chart: Chart) -> str:
    """Return the table that a result was looked up in, with its own line marked."""
    marks = ["▸ " if at == chart.current_line else "" for at in range(len(chart.lines))]
    return "\n".join([chart.name, *(f"{mark}{labeled(*line)}" for mark, line in zip(marks, chart.lines, strict=True))])


def _columns(needs: Sequence[int], in_a_line: int) -> list[int]:
    """Return the column widths for items of these widths in lines of ``in_a_line``."""
    return [max(needs[at::in_a_line]) for at in range(min(in_a_line, len(needs)))]


def _draw_kept(
    painter: QPainter, rect: QRectF, die: ShownDie, palette: Palette, *, is_theirs: bool, faces: int
) -> None:
    """Draw a die from the cached picture; while it tumbles, with one of its other faces."""
    size, shows, face = die.request.size, die.shows, die.face
    if faces:
        face = (face + faces * max(1, size // (FACES + 1)) - 1) % size + 1
        shows = die.request.faces[face - 1] if die.request.faces else ""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_die(painter, rect, "none", face, palette, size=size, muted=is_theirs, shows=shows)

    draw_cached(painter, rect, ("fallen", face, size, shows, is_theirs, palette.name), draw)


def _fill(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def _die_accessible_text(die: ShownDie) -> str:
    told = tr("{die}: {face}, typed") if die.typed else tr("{die}: {face}, rolled")
    told = told.format(die=die.name, face=die.shows or die.face)
    return f"{told}. {die.ignored}" if die.ignored else told
