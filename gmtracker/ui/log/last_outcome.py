"""The strip below the table that shows the latest result in large letters."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gmtracker.engine.action_parts import ActionPart
from gmtracker.i18n import join_lines, join_parts, tr
from gmtracker.ui.log.chips import CORNER, Mark, Waiting, draw_mark, draw_panel, mark_text, mark_width, tone_of
from gmtracker.ui.log.model import LogModel, Role
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import GRID, fix_height, fix_icon, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.labels import PaintedLabel

HEIGHT, LOW_HEIGHT = 56, 44
ICON = 20
MOST_OUTCOME, BAR, INSIDE = 400, 8, 12
LEAST_NUMBERS = 240
"""The width reserved for the numbers before the marks beside them are counted instead of drawn."""

AHEAD, LINE = 2 * GRID, 20
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Slots(NamedTuple):
    """The rectangles of the outcome and the numbers, and of each mark."""

    outcome: QRect
    numbers: QRect
    marks: tuple[tuple[QRect, Mark], ...]


class LastOutcome(QWidget):
    """Shows the newest action of the log that has a result.

    ``undo_from_requested`` carries its last step. ``hint`` carries what undoing it would do.
    """

    undo_from_requested = Signal(int)
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()

    def __init__(self, model: LogModel, log: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("last")
        self.setAutoFillBackground(True)
        self._model = model
        fix_height(self, HEIGHT, low=LOW_HEIGHT)
        self.outcome = OutcomeLine()
        self._undo = _UndoButton()
        self.log = ToolButton()
        self.log.setDefaultAction(log)
        self.log.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fix_icon(self.log, ICON)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 2 * GRID, 0)
        row.setSpacing(GRID)
        row.addWidget(self.outcome, 1)
        row.addWidget(self._undo)
        row.addWidget(self.log)
        self._undo.clicked.connect(self._on_undo)
        self._undo.pointed.connect(self._show_undo_hint)
        self._undo.left.connect(self.hint_cleared)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._follow)
        self._follow()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_panel(painter, self.rect().adjusted(GRID, 0, -GRID, 0), current_palette())

    def _follow(self) -> None:
        newest = self._model.newest()
        self.outcome.show_telling(None if newest is None else newest[1])
        self._undo.setEnabled(newest is not None)

    def _on_undo(self) -> None:
        newest = self._model.newest()
        if newest is not None:
            self.hint_cleared.emit()
            self.undo_from_requested.emit(self._model.index(newest[0], 0).data(Role.ID))

    def _show_undo_hint(self) -> None:
        newest = self._model.newest()
        if newest is not None:
            preview = self._model.undo_preview(newest[0])
            self.hint.emit(preview.message, preview.refused, self._undo.mapToGlobal(self._undo.rect().center()))


class OutcomeLine(PaintedLabel):
    """A result in three slots: the outcome on its tint, the numbers in two lines, and at the right what followed.

    The tooltip shows all of it if something does not fit.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: ActionPart | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme().theme_changed.connect(self._fit)
        theme().theme_changed.connect(self.update)
        self.show_telling(None)

    def show_telling(self, result: ActionPart | None) -> None:
        """Show a result, or a hint if there is none."""
        if result != self._result or result is None:
            self._result = result
            self.setAccessibleName(_whole_text(result) if result else tr("The latest result appears here."))
            self._fit()
            self.update()

    def result_font(self) -> QFont:
        """Return the largest font in which the outcome fits into its slot."""
        outcome = self._result.outcome if self._result else ""
        fonts = [text_font(size, bold=True) for size in (TextSize.HUGE, TextSize.LARGE)]
        return next((font for font in fonts if text_width(outcome, font) <= _most_for_outcome()), fonts[-1])

    def slots(self) -> Slots:
        """Return where the outcome, the numbers and the marks are; marks that do not fit are counted in the last."""
        result, room = self._result, self.rect()
        if result is None:
            return Slots(QRect(), room, ())
        wide = min(text_width(result.outcome, self.result_font()), _most_for_outcome())
        tint = QRect(0, 0, scaled(BAR + INSIDE) + wide + scaled(INSIDE), room.height())
        text = _numbers_text(result)
        least = min(text_width(text, text_font(TextSize.MEDIUM)), scaled(LEAST_NUMBERS)) + scaled(2 * AHEAD)
        marks = _fitting(_marks(result, text), room.width() - tint.width() - least)
        places, right = [], room.right() + 1
        for mark in reversed(marks):
            wide = mark_width(mark)
            places.append((QRect(right - wide, 0, wide, room.height()), mark))
            right -= wide + GRID
        left = tint.right() + 1 + scaled(AHEAD)
        return Slots(tint, QRect(left, 0, max(0, right - left), room.height()), tuple(reversed(places)))

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(LEAST_NUMBERS), scaled(HEIGHT))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            if self._result is None:
                draw_text(painter, self.rect(), self.accessibleName(), text_font(), palette.text_muted)
            else:
                self._draw(painter, self._result, palette)

    def _fit(self) -> None:
        """Set the tooltip if something does not fit."""
        self.setToolTip("")
        if self._result is not None:
            slots, text = self.slots(), _numbers_text(self._result)
            shown = " ".join(part for part in _in_two_lines(text, slots.numbers.width()) if part)
            is_cut = text_width(self._result.outcome, self.result_font()) > _most_for_outcome()
            if is_cut or shown != text or any(isinstance(mark, str) for _, mark in slots.marks):
                self.setToolTip(tip(self.accessibleName()))

    def _draw(self, painter: QPainter, result: ActionPart, palette: Palette) -> None:
        slots, tone, corners = self.slots(), tone_of(result.tone, palette), QPainterPath()
        corners.addRoundedRect(QRectF(slots.outcome).adjusted(1, 1, CORNER, -1), CORNER, CORNER)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(corners)
        painter.fillRect(slots.outcome, tone.soft)
        painter.fillRect(QRect(0, 0, scaled(BAR), self.height()), tone.fill)
        painter.setClipping(False)
        inside = slots.outcome.adjusted(scaled(BAR + INSIDE), 0, -scaled(INSIDE), 0)
        draw_text(painter, inside, result.outcome, self.result_font(), tone.text)
        painter.setFont(text_font(TextSize.MEDIUM))
        painter.setPen(palette.text)
        lines = [line for line in _in_two_lines(_numbers_text(result), slots.numbers.width()) if line]
        high = scaled(LINE)
        top = (self.height() - high * len(lines)) // 2
        for at, line in enumerate(lines):
            painter.drawText(QRect(slots.numbers.left(), top + at * high, slots.numbers.width(), high), LEFT, line)
        for place, mark in slots.marks:
            draw_mark(painter, place, mark, palette)


def _most_for_outcome() -> int:
    return scaled(MOST_OUTCOME - BAR - 2 * INSIDE)


def _numbers_text(result: ActionPart) -> str:
    """Return what led to an outcome, without repeating it: "Mira → Hound · Aiming 31 vs 18, 4 degrees"."""
    count = abs(result.degree)
    degrees = tr("1 degree") if count == 1 else tr("{count} degrees", count=count)
    text = join_lines(f"{result.text}, {degrees}" if count else result.text)
    return "" if text.removesuffix(".") == result.outcome else text


def _marks(result: ActionPart, text: str) -> tuple[Mark, ...]:
    """Return the effects and tokens that the text does not say; a sentence says its tokens."""
    effects = (effect for effect in result.effects if effect.change.casefold() not in text.casefold())
    waiting = (Waiting(result.waiting),) if result.waiting else ()
    return (*waiting, *effects, *(result.tokens if result.is_check else ()))


def _fitting(marks: tuple[Mark, ...], room: int) -> tuple[Mark, ...]:
    """Return as many marks as fit, and the number of the others."""
    for count in range(len(marks), 0, -1):
        shown = marks if count == len(marks) else (*marks[:count], f"+{len(marks) - count}")
        if sum(mark_width(mark) + GRID for mark in shown) <= room:
            return shown
    return (f"+{len(marks)}",) if marks else ()


def _whole_text(result: ActionPart) -> str:
    text = _numbers_text(result)
    return join_parts(filter(None, (result.outcome, text.removesuffix("."), *map(mark_text, _marks(result, text)))))


def _in_two_lines(text: str, width: int) -> tuple[str, str]:
    return split_in_two_lines(text, QFontMetrics(text_font(TextSize.MEDIUM)), width)


def split_in_two_lines(text: str, metrics: QFontMetrics, width: int) -> tuple[str, str]:
    """Return a text split between words into two lines, the second elided."""
    if metrics.horizontalAdvance(text) <= width:
        return text, ""
    words = text.split()
    first = words[:1]
    for word in words[1:]:
        if metrics.horizontalAdvance(" ".join((*first, word))) > width:
            break
        first.append(word)
    rest = " ".join(words[len(first) :])
    cut = Qt.TextElideMode.ElideRight
    line = first[0] if len(first) == 1 else ""
    return metrics.elidedText(line, cut, width) or " ".join(first), metrics.elidedText(rest, cut, width)


class _UndoButton(ToolButton):
    """The undo button. ``pointed`` and ``left``: it got or lost the hover or the focus."""

    pointed = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setIcon(icon("undo"))
        self.setAccessibleName(tr("Undo this"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fix_icon(self, ICON)

    @override
    def event(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Enter | QEvent.Type.FocusIn:
                self.pointed.emit()
            case QEvent.Type.Leave | QEvent.Type.FocusOut:
                self.left.emit()
        return super().event(event)
