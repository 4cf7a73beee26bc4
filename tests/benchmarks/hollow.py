"""What Qt itself needs for a window such as ours: five plain tables under our style sheet, with nothing behind them.

``python -m tests.benchmarks.hollow`` shows one, so that its start and its memory can be measured.
"""

import sys
from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter, QTableView

from gmtracker.ui.qt_override import override

TABLES = ((20, 7), (1, 6), (1, 4), (1, 4), (4, 3))
"""The rows and columns of the characters, the three places of tokens, and what could be spent on a check."""

SIZE = QSize(1280, 720)


class Rows(QAbstractTableModel):
    """Rows of words that say where they stand."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__()
        self._texts = [[f"{row}, {column}" for column in range(columns)] for row in range(rows)]

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._texts)

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._texts[0])

    @override
    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        return self._texts[index.row()][index.column()] if role == Qt.ItemDataRole.DisplayRole else None


class HollowWindow(QMainWindow):
    """The plain tables, one beside another and below."""

    def __init__(self, size: QSize = SIZE, tables: Sequence[tuple[int, int]] = TABLES) -> None:
        super().__init__()
        self._models = [Rows(*shape) for shape in tables]
        self._views = [QTableView() for _ in tables]
        across, down = QSplitter(), QSplitter(Qt.Orientation.Vertical)
        for view, model in zip(self._views, self._models, strict=True):
            view.setModel(model)
            (across if view is self._views[-1] else down).addWidget(view)
        across.insertWidget(0, down)
        self.setCentralWidget(across)
        self.resize(size)

    def repaint_all(self) -> float:
        """Milliseconds until every table has been painted anew."""
        come_to_rest()
        start = perf_counter()
        for view in self._views:
            view.viewport().update()
        QApplication.processEvents()
        return (perf_counter() - start) * 1000


def come_to_rest() -> None:
    """Have done what a window still has to do, and what that brings."""
    for _ in range(3):
        QApplication.processEvents()


def main() -> int:
    """Show a window, with our style sheet, until it is closed."""
    from gmtracker.ui.theme.theme import Scheme, apply_theme

    app = QApplication(sys.argv)
    apply_theme(app, Scheme.LIGHT)
    window = HollowWindow()
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
