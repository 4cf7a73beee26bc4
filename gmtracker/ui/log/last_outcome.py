"""The strip below the table that shows the latest result in large letters."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.log.model import LogModel, Role, Telling
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import GRID, fix_height, fix_icon, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.labels import PaintedLabel, text_label

HEIGHT = 40
ICON = 20
LEAST_MORE = 280
"""The width reserved for the numbers beside a result that is drawn in large letters."""

FEWEST_WORDS = 140
"""With less width than this beside it, the result is wrapped together with the numbers."""

AHEAD = 2 * GRID
_JOINT = " · "
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


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
        fix_height(self, HEIGHT)
        name = text_label(tr("Last", "what was done last"), "label", wraps=False)
        self.outcome = OutcomeLine()
        self._undo = _UndoButton()
        self.log = ToolButton()
        self.log.setDefaultAction(log)
        self.log.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fix_icon(self.log, ICON)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 0, GRID, 0)
        row.setSpacing(GRID)
        row.addWidget(name)
        row.addWidget(self.outcome, 1)
        row.addWidget(self._undo)
        row.addWidget(self.log)
        self._undo.clicked.connect(self._on_undo)
        self._undo.pointed.connect(self._say_what_would_go)
        self._undo.left.connect(self.hint_cleared)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        newest = self._model.newest()
        self.outcome.tell(None if newest is None else newest[1])
        self._undo.setEnabled(newest is not None)

    def _on_undo(self) -> None:
        newest = self._model.newest()
        if newest is not None:
            self.hint_cleared.emit()
            self.undo_from_requested.emit(self._model.index(newest[0], 0).data(Role.ID))

    def _say_what_would_go(self) -> None:
        newest = self._model.newest()
        if newest is not None:
            preview = self._model.undo_preview(newest[0])
            self.hint.emit(preview.message, preview.refused, self._undo.mapToGlobal(self._undo.rect().center()))


class OutcomeLine(PaintedLabel):
    """A result in the largest font that fits, with the numbers beside it in two lines.

    If that does not fit, everything is wrapped into two lines. If those are too short, the tooltip shows all of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling: Telling | None = None
        self._letters: QFont | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme().theme_changed.connect(self._fit)
        theme().theme_changed.connect(self.update)
        self.tell(None)

    def tell(self, telling: Telling | None) -> None:
        """Show a result, or a hint if there is none."""
        self._telling = telling
        said = telling.whole if telling else tr("The latest result appears here.")
        if said != self.accessibleName():
            self.setAccessibleName(said)
            self._fit()
            self.update()

    def letters(self) -> QFont | None:
        """Return the font of the result on one line, or None if everything is wrapped."""
        if self._telling is None:
            return None
        more, metrics = _JOINT.join(self._telling.more), QFontMetrics(text_font())
        beside = min(metrics.horizontalAdvance(more), scaled(LEAST_MORE)) + AHEAD if more else 0
        results = _JOINT.join(self._telling.more[: self._telling.results])
        least = min(beside, scaled(FEWEST_WORDS))
        for size, kept_free in ((TextSize.HUGE, beside), (TextSize.LARGE, beside), (TextSize.LARGE, least)):
            font = text_font(size, bold=True)
            room = self.width() - QFontMetrics(font).horizontalAdvance(self._telling.outcome)
            if room >= kept_free and (not results or _is_whole(results, metrics, room - AHEAD)):
                return font
        return None

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(LEAST_MORE), scaled(HEIGHT))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            if self._telling is None:
                painter.setFont(text_font())
                painter.setPen(palette.text_muted)
                painter.drawText(self.rect(), LEFT, self.accessibleName())
            else:
                self._draw(painter, self._telling, palette)

    def _fit(self) -> None:
        """Choose the font, and set the tooltip if the text is elided."""
        said, font = self.accessibleName(), self.letters()
        self._letters = font
        if self._telling is None:
            self.setToolTip("")
            return
        text, letters, room = said, text_font(bold=True), self.width()
        if font is not None:
            text, letters = _JOINT.join(self._telling.more), text_font()
            room -= QFontMetrics(font).horizontalAdvance(self._telling.outcome) + AHEAD
        shown = " ".join(part for part in two_lines(text, QFontMetrics(letters), room) if part)
        self.setToolTip(tip(said) if shown != text else "")

    def _draw(self, painter: QPainter, telling: Telling, palette: Palette) -> None:
        font = self._letters
        if font is None:
            _draw_wrapped(painter, self.rect(), telling.whole, text_font(bold=True), palette)
            return
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(self.rect(), LEFT, telling.outcome)
        beside = self.rect().adjusted(QFontMetrics(font).horizontalAdvance(telling.outcome) + AHEAD, 0, 0, 0)
        if telling.more and beside.width() > 0:
            _draw_wrapped(painter, beside, told_beside(telling, beside.width()), text_font(), palette)


def _draw_wrapped(painter: QPainter, area: QRect, text: str, font: QFont, palette: Palette) -> None:
    """Draw a text in two lines, the second elided."""
    metrics = QFontMetrics(font)
    first, second = two_lines(text, metrics, area.width())
    painter.setFont(font)
    painter.setPen(palette.text)
    shown = f"{first}\n{second}" if second else first
    painter.drawText(area, LEFT, shown)


def told_beside(telling: Telling, width: int) -> str:
    """Return the text beside a result in two lines of that width; drops superseded remarks rather than eliding."""
    text = _JOINT.join(telling.more)
    if _is_whole(text, QFontMetrics(text_font()), width):
        return text
    return _JOINT.join(telling.more[: len(telling.more) - telling.passed])


def _is_whole(text: str, metrics: QFontMetrics, width: int) -> bool:
    """Whether two lines hold all of a text."""
    return width > 0 and " ".join(part for part in two_lines(text, metrics, width) if part) == text


def two_lines(text: str, metrics: QFontMetrics, width: int) -> tuple[str, str]:
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
