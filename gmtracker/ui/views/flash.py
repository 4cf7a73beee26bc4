"""What is new shows it once, for a moment, on the ground of its cell."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QTimer,
    SignalInstance,
)
from PySide6.QtWidgets import QAbstractItemView

from gmtracker.ui.look.motion import motion
from gmtracker.ui.models.rows import Index

LASTS_MS = 180
MOST_CELLS = 200
FEW_CELLS = 14
"""Up to so many cells are painted one by one as they fade: two rows of the roster."""


class Flash(QObject):
    """Marks the cells of one view that its model told of, and has them painted plainly again after a moment.

    ``nothing_new`` tells that what the model told of last is not to be marked.
    """

    def __init__(
        self, view: QAbstractItemView, model: QAbstractItemModel, nothing_new: SignalInstance | None = None
    ) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._fresh: set[QPersistentModelIndex] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LASTS_MS)
        self._timer.timeout.connect(self._fade)
        model.dataChanged.connect(self._on_changed)
        model.rowsInserted.connect(self._on_inserted)
        model.modelReset.connect(self._forget)
        if nothing_new is not None:
            nothing_new.connect(self._fade)

    @property
    def is_anything_fresh(self) -> bool:
        """Whether any cell is shown as new now."""
        return bool(self._fresh)

    def is_fresh(self, index: Index) -> bool:
        """Whether a cell has just changed."""
        return bool(self._fresh) and QPersistentModelIndex(index) in self._fresh

    def _on_changed(self, top_left: QModelIndex, bottom_right: QModelIndex) -> None:
        self._mark(top_left.row(), bottom_right.row(), range(top_left.column(), bottom_right.column() + 1))

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        columns = self._model.columnCount() if isinstance(self._model, QAbstractTableModel) else 1
        self._mark(first, last, range(columns))

    def _forget(self) -> None:
        self._fresh.clear()

    def _mark(self, first: int, last: int, columns: range) -> None:
        if not motion().is_on or not self._view.isVisible() or (last - first + 1) * len(columns) > MOST_CELLS:
            return
        for row in range(first, last + 1):
            self._fresh |= {QPersistentModelIndex(self._model.index(row, column)) for column in columns}
        self._timer.start()

    def _fade(self) -> None:
        faded = [(index.row(), index.column()) for index in self._fresh if index.isValid()]
        self._fresh.clear()
        if len(faded) > FEW_CELLS:
            self._view.viewport().update()
            return
        for row, column in faded:
            self._view.update(self._model.index(row, column))
