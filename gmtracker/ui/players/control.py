"""Shows, closes and blanks the players' window, and opens the panel that says what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gmtracker.storage.settings import PlayerScreen
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.content import NEW_FOES, stage_of
from gmtracker.ui.session.side_panel import SidePanel

if TYPE_CHECKING:
    from gmtracker.ui.players.window import PlayerWindow


class PlayerWindowController(QObject):
    """Opens the players' window, which is imported when it is first asked for, and the panel that says what it shows.

    ``arranged`` carries how the screen is set up, to be kept in the settings; ``asked`` a command; ``went_blank``
    whether the players now have a window before them in which nothing is shown.
    """

    arranged = Signal(PlayerScreen)
    asked = Signal(object)
    went_blank = Signal(bool)

    def __init__(
        self, bridge: Bridge, side: SidePanel, window: QWidget, show: QAction, blank: QAction, screen: PlayerScreen
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._side = side
        self._home = window
        self._show = show
        self._blank = blank
        self._screen = screen
        self.window: PlayerWindow | None = None
        self._hide_new()

    def begin(self) -> None:
        """Show the window if it was there when the program was left, unless it would hide the GM's only screen.

        If it was blank, it is still blank, however the program ended.
        """
        self._blank.setChecked(self._screen.is_blank)
        if self._screen.is_open and self._made().stands_clear(self._screen.geometry):
            self._show.setChecked(True)
            self.show_window(True)

    def show_window(self, on: bool) -> None:
        """Show the players' window, or put it away; where it stood is remembered."""
        if on:
            self._made().show_on(self._screen.screen, self._screen.geometry, self._room_beside_panel())
            self._keep(replace(self._screen, is_open=True))
        elif self.window is not None:
            name, geometry = self.window.remembered()
            self.window.hide()
            self._keep(replace(self._screen, screen=name, geometry=geometry, is_open=False))
        self._tell_blank()

    def blank(self, on: bool) -> None:
        """Show the players nothing, or everything again."""
        self._keep(replace(self._screen, is_blank=on))
        if self.window is not None:
            self.window.blank(on)
        self._tell_blank()

    def choose_sections(self) -> None:
        """Open the panel that says what the players see."""
        from gmtracker.ui.players.panel import PlayerPanel

        panel = PlayerPanel(self._bridge, self._screen.sections, self._blank)
        panel.part_chosen.connect(self._on_section)
        panel.seen_requested.connect(self.asked)
        panel.closed.connect(self._side.close_panel)
        self._side.open(panel, panel.windowTitle())

    def leave(self) -> None:
        """The program is left: remember where the window stood, and close it."""
        if self.window is not None and not self.window.isHidden():
            name, geometry = self.window.remembered()
            self._keep(replace(self._screen, screen=name, geometry=geometry))
            self.window.hide()

    def _room_beside_panel(self) -> QRect:
        """The part of the GM's window that is left of the panel which says what the players see."""
        room, panel = self._home.geometry(), self._side.parentWidget() or self._side
        room.setRight(panel.mapToGlobal(QPoint()).x() - 1)
        return room

    def _made(self) -> PlayerWindow:
        from gmtracker.ui.players.window import PlayerWindow

        if self.window is None:
            self.window = PlayerWindow(self._bridge, self._home)
            self.window.choose(self._screen.sections)
            self.window.blank(self._blank.isChecked())
            self.window.closed.connect(self._on_closed)
        return self.window

    def _on_section(self, key: str, stage: str) -> None:
        self._keep(replace(self._screen, sections={**self._screen.sections, key: stage}))
        self._hide_new()
        if self.window is not None:
            self.window.choose(self._screen.sections)

    def _on_closed(self) -> None:
        self._show.setChecked(False)
        self._keep(replace(self._screen, is_open=False))
        self.went_blank.emit(False)

    def _hide_new(self) -> None:
        self._bridge.adds_hidden = stage_of(NEW_FOES, self._screen.sections) == "hidden"

    def _tell_blank(self) -> None:
        is_seen = self.window is not None and not self.window.isHidden()
        self.went_blank.emit(is_seen and self._blank.isChecked())

    def _keep(self, screen: PlayerScreen) -> None:
        self._screen = screen
        self.arranged.emit(screen)
