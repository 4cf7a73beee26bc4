"""The menu of what a game lets one do to the table as a whole, under the game's name."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gmtracker.engine.commands import Use
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.mnemonics import as_written
from gmtracker.ui.table_uses import add_to_menu, asks_more, table_uses


class GameMenu(QObject):
    """Fills a menu; it is gone for a game without such uses.

    ``asked`` carries a use that needs no more; ``details_asked`` one whose inputs or dice are to be filled in.
    """

    asked = Signal(object)
    details_asked = Signal(Use)

    def __init__(self, bridge: Bridge, menu: QMenu) -> None:
        super().__init__(menu)
        self._bridge = bridge
        self._menu = menu
        menu.setToolTipsVisible(True)
        menu.menuAction().setVisible(False)
        menu.aboutToShow.connect(self.fill)
        menu.triggered.connect(self._on_triggered)
        bridge.opened.connect(self._on_opened)

    def fill(self) -> None:
        """Say what can be done now."""
        self._menu.clear()
        for kind in table_uses(self._bridge.shown.sheet):
            add_to_menu(self._menu, self._bridge, kind)

    def _on_opened(self) -> None:
        sheet = self._bridge.shown.sheet
        self._menu.setTitle(as_written(sheet.name))
        self._menu.menuAction().setVisible(bool(table_uses(sheet)))

    def _on_triggered(self, action: QAction) -> None:
        use = action.data()
        if asks_more(self._bridge, use):
            self.details_asked.emit(use)
        else:
            self.asked.emit(use)
