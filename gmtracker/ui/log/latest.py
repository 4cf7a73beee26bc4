"""The latest log entries, below the roster where it leaves room."""

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gmtracker.i18n import join_parts
from gmtracker.ui.log.chips import draw_panel
from gmtracker.ui.log.model import Line, LogModel
from gmtracker.ui.log.view import LINE, NOTHING_YET, bottom_of, draw_action, draw_heading, part_places
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled, text_font
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.labels import PaintedLabel


class LatestLog(PaintedLabel):
    """As many of the latest actions as fit, without turns and without the last result. A click opens the log."""

    def __init__(self, model: LogModel, log: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._log = model, log
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._follow)
        theme().theme_changed.connect(self._follow)

    def lines(self) -> list[Line]:
        """Return the lines that fit, oldest first; the oldest may have only its last parts."""
        newest, shown = self._model.newest(), list[Line]()
        room, section = self._area().height(), tuple[str, ...]()
        for row in range(self._model.rowCount() - 1, -1, -1):
            line = self._model.line(row)
            if line.is_only("turn") or (newest is not None and row == newest[0]):
                continue
            # The heading is not needed twice: a line of the same section only replaces it.
            room, section = room - (scaled(LINE) if line.section != section else 0), line.section
            fitting = (replace(line, parts=line.parts[start:]) for start in range(len(line.parts)))
            fits = next((one for one in fitting if self._height_of(one) <= room), None)
            if fits is None:
                break
            shown.insert(0, fits)
            room -= self._height_of(fits)
            if fits.parts != line.parts:
                break
        return shown

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._log.trigger()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette, area, lines = current_palette(), self._area(), self.lines()
        parts = [join_parts(filter(None, (part.headline, part.text))) for line in lines for part in line.parts]
        self.setAccessibleName(" ".join(parts) or NOTHING_YET)
        with QPainter(self) as painter:
            draw_panel(painter, self.rect().adjusted(0, GRID, 0, 0), palette)
            if not lines:
                draw_text(painter, area, NOTHING_YET, text_font(), palette.text_muted, Qt.AlignmentFlag.AlignCenter)
            before = None
            for line in lines:
                if before is None or line.section != before.section:
                    draw_heading(painter, area, line.section[-1], palette)
                    area.setTop(area.top() + scaled(LINE))
                timed = before is None or line.time != before.time
                draw_action(painter, area, line, palette, timed=timed, has_button=None, is_undone=False)
                area.setTop(area.top() + self._height_of(line))
                before = line

    def _follow(self, *_: object) -> None:
        self.update()

    def _area(self) -> QRect:
        return self.rect().adjusted(1, GRID + 1, -1, -1)

    def _height_of(self, line: Line) -> int:
        places = part_places(QRect(0, 0, self._area().width(), 0), line, has_button=None)
        return bottom_of(places[-1]) + 1
