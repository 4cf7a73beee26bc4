"""Rows that follow: the right rows in the end, by as few signals as it takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractListModel, Qt

from gmtracker.ui.models.rows import ROOT, Index, follow
from gmtracker.ui.qt_override import override
from tests.support.mirror import Mirror

pytestmark = pytest.mark.usefixtures("qapp")

KEYS = st.lists(st.integers(0, 12), unique=True, max_size=10)


class Numbers(QAbstractListModel):
    """A model of bare keys that notes the signals it gave."""

    def __init__(self, rows: list[int]) -> None:
        super().__init__()
        self.rows = list(rows)
        self.told: list[str] = []
        self.rowsRemoved.connect(self._on_removed)
        self.rowsInserted.connect(self._on_inserted)
        self.rowsMoved.connect(self._on_moved)

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return len(self.rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> int:
        return self.rows[index.row()]

    def _on_removed(self, *_: object) -> None:
        self.told.append("removed")

    def _on_inserted(self, *_: object) -> None:
        self.told.append("inserted")

    def _on_moved(self, *_: object) -> None:
        self.told.append("moved")


@given(old=KEYS, new=KEYS)
def test_the_rows_become_the_wanted_ones_and_so_does_a_copy(old: list[int], new: list[int]) -> None:
    model = Numbers(old)
    mirror = Mirror(model, [Qt.ItemDataRole.DisplayRole])
    follow(model, model.rows, new)
    assert model.rows == new
    mirror.check()


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ([1, 2, 3, 4, 5], []),
        ([2, 3, 4, 5, 1], ["moved"]),
        ([5, 1, 2, 3, 4], ["moved"]),
        ([1, 4, 2, 3, 5], ["moved"]),
        ([1, 2, 5], ["removed"]),
        ([1, 3, 5], ["removed", "removed"]),
        ([1, 8, 9, 2, 3, 4, 5], ["inserted"]),
        ([], ["removed"]),
        ([5, 4], ["removed", "moved"]),
    ],
)
def test_no_more_is_told_than_happened(new: list[int], told: list[str]) -> None:
    model = Numbers([1, 2, 3, 4, 5])
    follow(model, model.rows, new)
    assert model.told == told
