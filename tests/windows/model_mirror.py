"""A plain copy of a Qt model, kept up to date by its signals alone, as a view does.

A model that misses a signal, or signals the wrong rows, differs from its mirror.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt

Cell: TypeAlias = list[Any]
Row: TypeAlias = list[Cell]


class Mirror:
    """Follows a flat model from now on. ``roles`` are the roles copied of each cell. ``resets`` counts the resets."""

    def __init__(self, model: QAbstractItemModel, roles: Sequence[int]) -> None:
        self._model = model
        self._roles = roles
        self.resets = 0
        self.rows: list[Row] = self._read_all()
        self.headings = self._read_headings()
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_inserted)
        model.rowsRemoved.connect(self._on_removed)
        model.rowsMoved.connect(self._on_moved)
        model.dataChanged.connect(self._on_changed)
        model.headerDataChanged.connect(self._on_headings_changed)

    def check(self) -> None:
        """Compare the copy with the model, cell by cell."""
        truth = self._read_all()
        assert len(self.rows) == len(truth), f"{len(self.rows)} rows by the signals, {len(truth)} in the model"
        for row, (copy, real) in enumerate(zip(self.rows, truth, strict=True)):
            assert copy == real, f"row {row}: {copy} by the signals, {real} in the model"
        assert self.headings == self._read_headings()

    def is_like(self, other: QAbstractItemModel) -> None:
        """Compare the copy with a new model that has received no signals."""
        assert self.rows == Mirror(other, self._roles).rows

    def _read_all(self) -> list[Row]:
        return [self._read_row(row) for row in range(self._model.rowCount())]

    def _read_row(self, row: int) -> Row:
        return [self._read_cell(row, column) for column in range(self._columns())]

    def _read_cell(self, row: int, column: int) -> Cell:
        index = self._model.index(row, column)
        return [self._model.data(index, role) for role in self._roles]

    def _columns(self) -> int:
        return 1 if isinstance(self._model, QAbstractListModel) else self._model.columnCount()

    def _read_headings(self) -> list[object]:
        across = Qt.Orientation.Horizontal
        return [self._model.headerData(column, across) for column in range(self._columns())]

    def _on_reset(self) -> None:
        self.resets += 1
        self.rows = self._read_all()
        self.headings = self._read_headings()

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        assert 0 <= first <= len(self.rows), f"rows inserted at {first} of {len(self.rows)}"
        self.rows[first:first] = [self._read_row(row) for row in range(first, last + 1)]

    def _on_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        assert last < len(self.rows), f"row {last} of {len(self.rows)} removed"
        del self.rows[first : last + 1]

    def _on_moved(self, _parent: QModelIndex, first: int, last: int, _to: QModelIndex, before: int) -> None:
        moved = self.rows[first : last + 1]
        del self.rows[first : last + 1]
        at = before - len(moved) if before > first else before
        self.rows[at:at] = moved

    def _on_changed(self, top_left: QModelIndex, bottom_right: QModelIndex, _roles: object = None) -> None:
        assert top_left.isValid(), "dataChanged with an invalid corner repaints everything"
        assert bottom_right.isValid(), "dataChanged with an invalid corner repaints everything"
        for row in range(top_left.row(), bottom_right.row() + 1):
            for column in range(top_left.column(), bottom_right.column() + 1):
                self.rows[row][column] = self._read_cell(row, column)

    def _on_headings_changed(self, _across: Qt.Orientation, first: int, last: int) -> None:
        assert 0 <= first <= last < len(self.headings)
        self.headings = self._read_headings()
