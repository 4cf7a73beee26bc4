"""Painting that all tables share: row background, text, small marks, and the highlight of recent changes.

Also the text of an empty view, and opaque views: when one of their cells is repainted, the window below it is not.
"""

from enum import Enum
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QLineF,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QStaticText,
)
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget

from gmtracker.i18n import join_lines, tr
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.theme.fonts import TextSize, pixel_font, text_font, text_width
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette, motion
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import wrap_viewport

PAD = 8
FRAME = 2
CORNER = 5
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ELIDED = Qt.TextElideMode.ElideRight
SELECTED = QStyle.StateFlag.State_Selected.value
FOCUSED = QStyle.StateFlag.State_HasFocus.value
HOVERED = QStyle.StateFlag.State_MouseOver.value


class DropHighlight(Enum):
    """How a place responds to the carried tokens; ``AIMED``: a drop now would land there."""

    NONE = "none"
    YES = "yes"
    NO = "no"
    AIMED_YES = "aimed-yes"
    AIMED_NO = "aimed-no"

    @property
    def aimed(self) -> bool:
        """Whether a drop now would land there."""
        return self in (DropHighlight.AIMED_YES, DropHighlight.AIMED_NO)

    @property
    def takes(self) -> bool:
        """Whether the place accepts the carried tokens."""
        return self in (DropHighlight.YES, DropHighlight.AIMED_YES)


class RecentChanges(Protocol):
    """Knows which cells changed recently."""

    def is_fresh(self, index: Index) -> bool:
        """Whether a cell changed recently and is highlighted."""
        ...


def highlight_tone(highlight: DropHighlight, palette: Palette) -> tuple[QColor, QColor]:
    """Return the fill and frame color of a highlighted place."""
    tone = palette.drop_yes if highlight.takes else palette.drop_no
    return tone.soft, tone.fill


def highlight_ink(highlight: DropHighlight, palette: Palette) -> QColor:
    """Return the color of a mark on a highlighted place."""
    return (palette.drop_yes if highlight.takes else palette.drop_no).text


def is_hovered(option: QStyleOptionViewItem) -> bool:
    """Whether the pointer is over the cell."""
    return bool(option.state.value & HOVERED)


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Whether the cell is selected."""
    return bool(option.state.value & SELECTED)


def has_focus(option: QStyleOptionViewItem) -> bool:
    """Whether the cell has focus."""
    return bool(option.state.value & FOCUSED)


def draw_text(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    flags: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw one line of text, elided to the rectangle."""
    area = rect.toRect() if isinstance(rect, QRectF) else rect
    line = _line(text, area.width(), font.pixelSize(), font.bold())
    across, down = _shares(flags)
    left = area.left() + (area.width() - line.wide) * across
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawStaticText(QPointF(left, area.top() + (area.height() - line.high) * down), line.text)


def draw_line(painter: QPainter, left: float, baseline: float, text: str, font: QFont, colour: QColor) -> None:
    """Draw one line of text from a point on its baseline, without eliding."""
    line = _line(text, None, font.pixelSize(), font.bold())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawStaticText(QPointF(left, baseline - line.ascent), line.text)


def is_elided(text: str, font: QFont, width: int) -> bool:
    """Whether :func:`draw_text` would elide a text in that width."""
    return text_width(text, font) > width


@cache
def _shares(flags: Qt.AlignmentFlag) -> tuple[float, float]:
    """Return the share of the spare room that goes to the left of a text, and above it."""
    sides = Qt.AlignmentFlag
    across = 0.5 if flags & sides.AlignHCenter else 1.0 if flags & sides.AlignRight else 0.0
    return across, 0.5 if flags & sides.AlignVCenter else 1.0 if flags & sides.AlignBottom else 0.0


class _Line(NamedTuple):
    """A laid-out line of text and its size."""

    text: QStaticText
    wide: float
    high: float
    ascent: float


@lru_cache(maxsize=1024)
def _line(text: str, width: int | None, pixels: int, bold: bool) -> _Line:
    """Return a laid-out line, elided to a width if given. Cached, because the same lines are painted repeatedly.

    A text that exceeds the width by a fraction of a pixel is not elided, because widths are measured in whole
    pixels.
    """
    font, text = pixel_font(pixels, bold), join_lines(text)
    fits = width is None or text_width(text, font) <= width
    shown = text if fits else QFontMetrics(font).elidedText(text, ELIDED, width or 0)
    laid_out, metrics = QStaticText(shown), QFontMetricsF(font)
    laid_out.setTextFormat(Qt.TextFormat.PlainText)
    laid_out.prepare(font=font)
    return _Line(laid_out, metrics.horizontalAdvance(shown), metrics.height(), metrics.ascent())


def draw_frame(painter: QPainter, rect: QRect, colour: QColor, *, left: bool, right: bool) -> None:
    """Draw a frame around the cells of a row: top and bottom, and the ends where ``left`` or ``right``."""
    painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), FRAME), colour)
    painter.fillRect(QRect(rect.left(), rect.bottom() - FRAME + 1, rect.width(), FRAME), colour)
    if left:
        painter.fillRect(QRect(rect.left(), rect.top(), FRAME, rect.height()), colour)
    if right:
        painter.fillRect(QRect(rect.right() - FRAME + 1, rect.top(), FRAME, rect.height()), colour)


def draw_plate(painter: QPainter, rect: QRect, fill: QColor, edge: QPen | None = None) -> None:
    """Draw a small rounded rectangle, with an outline if ``edge`` is given."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge or QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

    outline = None if edge is None else (edge.color().rgba(), edge.widthF(), edge.style())
    draw_cached(painter, rect, ("plate", fill.rgba(), outline), draw)


MARGIN = 16
GAP = 8
ASIDE, ABOVE = 8, 2
WIDEST = 440
TEACHING = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip


def paint_empty(view: QAbstractItemView, text: str, rows: int) -> None:
    """Draw a hint in the middle of a view without ``rows``: as many whole lines as fit.

    It is drawn in small letters if it does not fit otherwise. If it still does not fit, the tooltip shows all of it.
    """
    if rows > 0:
        view.viewport().setToolTip("")
        return
    area = view.viewport().rect().adjusted(ASIDE, ABOVE, -ASIDE, -ABOVE)
    if area.width() > WIDEST:
        aside = (area.width() - WIDEST) // 2
        area.adjust(aside, 0, -aside, 0)
    font, shown = text_font(), ""
    for size in (TextSize.NORMAL, TextSize.SMALL):
        if shown != text:
            font = text_font(size)
            shown = whole_lines(text, font, area.size())
    with QPainter(view.viewport()) as painter:
        painter.setFont(font)
        painter.setPen(current_palette().text_muted)
        painter.drawText(area, int(TEACHING | Qt.AlignmentFlag.AlignCenter), shown)
    view.viewport().setToolTip(tip(text) if shown != text else "")


def whole_lines(text: str, font: QFont, room: QSize) -> str:
    """Return a text shortened to whole lines that fit, with an ellipsis; "" if none does."""
    words = text.split()
    cut = (f"{' '.join(words[:count])} …" for count in range(len(words) - 1, 0, -1))
    size = font.pixelSize(), room.width(), room.height()
    return next((shown for shown in (text, *cut) if _has_room(shown, *size)), "")


@lru_cache(maxsize=256)
def _has_room(text: str, pixels: int, width: int, height: int) -> bool:
    """Whether a text fits into a size in the regular font. Cached, because the same question comes at each paint."""
    metrics = QFontMetrics(pixel_font(pixels, bold=False))
    needed = metrics.boundingRect(QRect(0, 0, width, 0), int(TEACHING), text)
    return needed.height() <= height and needed.width() <= width


NO_CHARACTERS = tr("No characters yet.")
ALL_ASIDE = tr("All characters are set aside. To bring one back, type “back” and the name.")


class EmptyRoster(QWidget):
    """The contents of an empty roster: why it is empty, and buttons to add a hero or import characters."""

    add_hero_requested = Signal()
    import_roster_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = text_label(NO_CHARACTERS, "muted")
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add, take_over = primary_button(tr("Add a hero"), self), Button(tr("Import characters"), self)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP)
        buttons.addStretch(1)
        buttons.addWidget(add)
        buttons.addWidget(take_over)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(MARGIN)
        column.addStretch(1)
        column.addWidget(self._said)
        column.addLayout(buttons)
        column.addStretch(2)
        add.clicked.connect(self.add_hero_requested)
        take_over.clicked.connect(self.import_roster_requested)

    def say(self, *, are_set_aside: bool) -> None:
        """Say that all characters are set aside, or that there are none."""
        self._said.setText(ALL_ASIDE if are_set_aside else NO_CHARACTERS)


LASTS_MS = 180
MAX_CELLS = 200
FEW_CELLS = 14
"""Up to this many cells are repainted one by one as the highlight ends: two rows of the roster."""


_NONE = frozenset[int]()


class ChangeHighlight(QObject):
    """Highlights the cells of a view that its model reported as changed, for a moment.

    When ``nothing_new`` is emitted, the latest changes are not highlighted.
    """

    def __init__(
        self, view: QAbstractItemView, model: QAbstractItemModel, nothing_new: SignalInstance | None = None
    ) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._fresh: dict[QPersistentModelIndex, frozenset[int]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LASTS_MS)
        self._timer.timeout.connect(self._fade)
        model.dataChanged.connect(self._highlight_changed_cells)
        model.rowsInserted.connect(self._highlight_inserted_rows)
        model.modelReset.connect(self._forget)
        if nothing_new is not None:
            nothing_new.connect(self._fade)

    def is_fresh(self, index: Index) -> bool:
        """Whether a cell changed recently."""
        return index.column() in self.fresh_columns(index.row())

    def fresh_columns(self, row: int) -> frozenset[int]:
        """Return the columns of a row that changed recently."""
        if not self._fresh:
            return _NONE
        return self._fresh.get(QPersistentModelIndex(self._model.index(row, 0)), _NONE)

    def _highlight_changed_cells(self, top_left: QModelIndex, bottom_right: QModelIndex) -> None:
        self._mark(top_left.row(), bottom_right.row(), range(top_left.column(), bottom_right.column() + 1))

    def _highlight_inserted_rows(self, _parent: QModelIndex, first: int, last: int) -> None:
        columns = self._model.columnCount() if isinstance(self._model, QAbstractTableModel) else 1
        self._mark(first, last, range(columns))

    def _forget(self) -> None:
        self._fresh.clear()

    def _mark(self, first: int, last: int, columns: range) -> None:
        if not motion().is_on or not self._view.isVisible() or (last - first + 1) * len(columns) > MAX_CELLS:
            return
        for row in range(first, last + 1):
            index = QPersistentModelIndex(self._model.index(row, 0))
            self._fresh[index] = self._fresh.get(index, _NONE).union(columns)
        self._timer.start()

    def _fade(self) -> None:
        faded = [
            (index.row(), column) for index, columns in self._fresh.items() if index.isValid() for column in columns
        ]
        self._fresh.clear()
        if len(faded) > FEW_CELLS:
            self._view.viewport().update()
            return
        for row, column in faded:
            self._view.update(self._model.index(row, column))


def make_opaque(view: QAbstractItemView) -> None:
    """Mark a view's viewport as opaque; the view must then call :func:`paint_background`.

    Call this first, before anything else asks for the viewport (see :func:`wrap_viewport`).
    """
    wrap_viewport(view).setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def paint_background(view: QAbstractItemView, event: QPaintEvent) -> None:
    """Fill the background before anything else is painted."""
    with QPainter(view.viewport()) as painter:
        painter.fillRect(event.rect(), current_palette().panel)


WEIGHT = 1.5


def draw_tick(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a tick."""
    points = [(0.08, 0.55), (0.38, 0.85), (0.92, 0.2)]
    _begin(painter, ink, 2.0)
    painter.drawPolyline(QPolygonF([_point_at(rect, *point) for point in points]))
    painter.restore()


def draw_cross(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a cross."""
    _begin(painter, ink, 2.0)
    painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
    painter.drawLine(QLineF(rect.bottomLeft(), rect.topRight()))
    painter.restore()


def draw_ring(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a ring."""
    _begin(painter, ink, 2.0)
    painter.drawEllipse(rect)
    painter.restore()


def draw_dash(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a dash."""
    _begin(painter, ink, 2.0)
    painter.drawLine(QLineF(_point_at(rect, 0.0, 0.5), _point_at(rect, 1.0, 0.5)))
    painter.restore()


def draw_clock(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a clock."""
    _begin(painter, ink)
    painter.drawEllipse(rect)
    painter.drawPolyline(QPolygonF([_point_at(rect, 0.5, 0.2), rect.center(), _point_at(rect, 0.72, 0.62)]))
    painter.restore()


def draw_note(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw a sheet of notes."""
    _begin(painter, ink)
    painter.drawRoundedRect(rect, 1.5, 1.5)
    for height in (0.3, 0.5, 0.7):
        painter.drawLine(QLineF(_point_at(rect, 0.22, height), _point_at(rect, 0.78, height)))
    painter.restore()


def _begin(painter: QPainter, ink: QColor, weight: float = WEIGHT) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))


def _point_at(rect: QRectF, across: float, down: float) -> QPointF:
    """Return a point in a rectangle, given in shares of its width and height."""
    return QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
