"""The view of large tracks, in rows that wrap, sized to the room available."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.modelview.cells import TrackCell
from gmtracker.ui.modelview.painting import PAD, ChangeHighlight, hide_beneath, paint_empty, paint_ground
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tracks.delegate import (
    CAPTION,
    HIGHEST_FLAT,
    LARGEST,
    LOWEST_FLAT,
    SMALLEST,
    Hover,
    LargeTrackDelegate,
)
from gmtracker.ui.tracks.model import Role, TracksModel
from gmtracker.ui.widgets.inputs import is_typed

NOWHERE = QPoint(-1, -1)
FLAT_WIDTH = 136
LARGEST_HEIGHT = 10_000


class WheelsView(QListView):
    """The large tracks, with the same clicks as the small ones; `+` and `-` change the current one, Enter types.

    ``hint`` carries what a click would do: the text, whether it is refused, and the point on the screen.
    """

    character_chosen = Signal(str)
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()

    def __init__(self, model: TracksModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        hide_beneath(self)
        self._model = model
        self._pressed: Hover | None = None
        self._tracks = LargeTrackDelegate(ChangeHighlight(self, model, model.switched_state), self)
        self.setModel(model)
        self.setItemDelegate(self._tracks)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._fit)
        theme().theme_changed.connect(self._fit)

    @property
    def side(self) -> int:
        """The width of a track."""
        return self._tracks.side

    def segment_at(self, point: QPoint) -> Hover | None:
        """Return the character, track and segment at a point of the viewport, or None."""
        index = self.indexAt(point)
        track = index.data(Role.CELL)
        if track is None:
            return None
        segment = self._tracks.segment_at(self.visualRect(index), point, track)
        return None if segment is None else (CharacterId(index.data(Role.ID)), track.kind.key, segment)

    def forget_pointer(self) -> None:
        """Clear the hovered segment, because its hint is out of date. The next mouse move sets it again."""
        if self._tracks.hover is not None:
            self._tracks.hover = None
            self.viewport().update()

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint the changed rows without a new layout, because all tracks have the same size."""
        if not self.isVisible():
            return
        for row in range(first.row(), last.row() + 1):
            self.update(self._model.index(row, first.column()))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self.segment_at(event.position().toPoint()) if is_left else None

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click."""

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            super().mouseMoveEvent(event)
            self._hover(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        point = event.position().toPoint()
        if pressed is not None and self.segment_at(point) == pressed:
            owner, track, segment = pressed
            self._model.click(owner, segment, track)
            self._hover(point)
        elif isinstance(track := self.indexAt(point).data(Role.CELL), TrackCell) and track.look == "bar":
            self.edit(self.indexAt(point))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(NOWHERE)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Suppress tooltips while a hint is shown."""
        if event.type() == QEvent.Type.ToolTip and self._tracks.hover:
            return True
        return super().viewportEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
            return
        owner, track = self.currentIndex().data(Role.ID), self.currentIndex().data(Role.CELL)
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal if owner and is_typed(event):
                self._model.change_filled(CharacterId(owner), 1, track.kind.key)
            case Qt.Key.Key_Minus if owner and is_typed(event):
                self._model.change_filled(CharacterId(owner), -1, track.kind.key)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if owner:
                self.edit(self.currentIndex())
            case _:
                super().keyPressEvent(event)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.character_chosen.emit(current.data(Role.ID) or "")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        super().paintEvent(event)
        names = self._model.names()
        says = tr("Large {tracks} for each character appear here.", tracks=names)
        paint_empty(self, says if names else "", self._model.rowCount())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST + 2 * PAD, SMALLEST + 2 * PAD)

    def height_in(self, width: int) -> int:
        """Return the maximum useful height in that width, with as few rows as possible; 0 without tracks."""
        return self._height_with(scaled(LARGEST), scaled(HIGHEST_FLAT), width)

    def least_height_in(self, width: int) -> int:
        """Return the height at which all tracks are just visible in that width; 0 without tracks."""
        return self._height_with(SMALLEST, scaled(LOWEST_FLAT), width)

    def _height_with(self, largest: int, flat: int, width: int) -> int:
        if not self._model.rowCount():
            return 0
        side, rows = self._rows_in(width)
        high = min(side, largest) + PAD + scaled(CAPTION) if self._model.are_wheels() else flat + 2 * PAD
        return 2 * self.frameWidth() + rows * high

    def _rows_in(self, width: int) -> tuple[int, int]:
        """Return the width of a track and the number of rows, for the view's width including its frame."""
        room = width - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        side = self._side_in(room, LARGEST_HEIGHT)
        return side, -(-self._model.rowCount() // max(1, room // (side + 2 * PAD)))

    def _flat_height(self, rows: int) -> int:
        """Return the height of flat tracks at which all are visible without scrolling, within bounds."""
        room = (self.height() - 2 * self.frameWidth()) // max(1, rows) - 2 * PAD
        return max(scaled(LOWEST_FLAT), min(room, scaled(HIGHEST_FLAT)))

    def _side_in(self, width: int, height: int) -> int:
        """Return the width of a track when all are side by side, within bounds."""
        wide, high = width // max(1, self._model.rowCount()) - 2 * PAD, height - PAD - scaled(CAPTION)
        if not self._model.are_wheels():
            in_a_row = self._flat_in_a_row(width)
            return max(scaled(FLAT_WIDTH), min(width // in_a_row - 2 * PAD, scaled(LARGEST)))
        return max(SMALLEST, min(wide, high, scaled(LARGEST)))

    def _flat_in_a_row(self, width: int) -> int:
        """Return how many flat tracks share a row: whole characters, and rows of even length."""
        fitting = max(1, width // (scaled(FLAT_WIDTH) + 2 * PAD))
        each, count = self._model.names().count("·") + 1, max(1, self._model.rowCount())
        most = min(fitting - fitting % each or fitting, count)
        return -(-count // -(-count // most)) if each == 1 else most

    def _fit(self) -> None:
        """Resize the tracks to the view, within bounds."""
        room = self.viewport().size()
        self._tracks.flat = not self._model.are_wheels()
        self._tracks.names_tracks = self._tracks.flat or "·" in self._model.names()
        self._tracks.side = self._side_in(room.width(), room.height())
        if self._tracks.flat:
            self._tracks.side, rows = self._rows_in(self.width())
            self._tracks.flat_height = self._flat_height(rows)
        self.setAccessibleName(self._model.names())
        self.scheduleDelayedItemsLayout()

    def _hover(self, point: QPoint) -> None:
        hover = self.segment_at(point)
        if hover == self._tracks.hover:
            return
        self._tracks.hover = hover
        self.viewport().update()
        if hover is None:
            self.hint_cleared.emit()
            return
        owner, track, segment = hover
        says, refused = self._model.click_preview(owner, segment, track)
        self.hint.emit(says, refused, self.viewport().mapToGlobal(point))
