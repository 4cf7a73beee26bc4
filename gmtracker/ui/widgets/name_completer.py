"""A completer for names that works with any keyboard."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter

from gmtracker.engine.name_matching import fold_text
from gmtracker.ui.qt_override import override

FOLDED = Qt.ItemDataRole.UserRole


class NameCompleter(QCompleter):
    """Suggests names that contain the typed text, ignoring accents, case and character width."""

    def __init__(self, names: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        model = QStandardItemModel(self)
        for name in names:
            item = QStandardItem(name)
            item.setData(fold_text(name), FOLDED)
            model.appendRow(item)
        self.setModel(model)
        self.setCompletionRole(FOLDED)
        self.setFilterMode(Qt.MatchFlag.MatchContains)

    @override
    def splitPath(self, path: str) -> list[str]:
        return [fold_text(path)]

    @override
    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data())
