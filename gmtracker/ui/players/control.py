"""The controller of the player window: shows, closes and blanks it, and opens its panels and that of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from gmtracker.storage.settings import PlayerScreen
from gmtracker.ui.actions import Actions, WindowAction
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.content import NEW_FOES, OUTCOMES, stage_of
from gmtracker.ui.players.feed import PlayerFeed
from gmtracker.ui.players.networks import find_networks
from gmtracker.ui.players.page import PageController
from gmtracker.ui.session.side_panel import SidePanel

if TYPE_CHECKING:
    from gmtracker.ui.players.window import PlayerWindow


class PlayerWindowController(QObject):
    """Opens the player window and the panel in which the GM chooses its sections.

    The window's module is imported when it is first needed. ``arranged`` carries the screen's setup for the settings.
    ``asked`` carries a command. ``went_blank`` carries whether the players see a
    blank window or page.
    """

    arranged = Signal(PlayerScreen)
    asked = Signal(object)
    went_blank = Signal(bool)

    def __init__(
        self, bridge: Bridge, side: SidePanel, window: QWidget, actions: Actions, screen: PlayerScreen
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._side = side
        self._home = window
        self._show = actions[WindowAction.PLAYER_WINDOW]
        self._blank = actions[WindowAction.BLANK_PLAYERS]
        actions[WindowAction.SHOW_OUTCOMES].setChecked(stage_of(OUTCOMES, screen.sections) == "all")
        self._screen = screen
        self.feed = PlayerFeed(bridge, screen.sections, self)
        self.page = PageController(bridge, self.feed, self)
        self.page.blank(screen.is_blank)
        self.page.changed.connect(self._tell_blank)
        self.page.changed.connect(self._show_invitation)
        self._is_inviting = False
        self.window: PlayerWindow | None = None
        self._hide_new()

    def begin(self) -> None:
        """Show the window if it was open at the last exit, unless it would cover the GM's only screen.

        A blank window stays blank, even after a crash.
        """
        self._blank.setChecked(self._screen.is_blank)
        if self._screen.is_open and self._get_window().stands_clear(self._screen.geometry):
            self._show.setChecked(True)
            self.show_window(True)

    def show_window(self, on: bool) -> None:
        """Show or hide the player window. Hiding it saves its screen and geometry."""
        if on:
            self._get_window().show_on(self._screen.screen, self._screen.geometry, self._room_beside_panel())
            self._keep(replace(self._screen, is_open=True))
        elif self.window is not None:
            name, geometry = self.window.remembered()
            self.window.hide()
            self._keep(replace(self._screen, screen=name, geometry=geometry, is_open=False))
        self._tell_blank()

    def blank(self, on: bool) -> None:
        """Blank the window, or show everything again."""
        self._keep(replace(self._screen, is_blank=on))
        self.page.blank(on)
        if self.window is not None:
            self.window.blank(on)
        self._tell_blank()

    def show_outcomes(self, on: bool) -> None:
        """Show a procedure's outcomes instead of everything else, or not."""
        self._on_section(OUTCOMES.key, "all" if on else "hidden")

    def choose_sections(self) -> None:
        """Open the panel in which the GM chooses what the players see."""
        from gmtracker.ui.players.panel import PlayerPanel

        panel = PlayerPanel(self._bridge, self._screen.sections, self._blank)
        panel.part_chosen.connect(self._on_section)
        panel.seen_requested.connect(self.asked)
        panel.closed.connect(self._side.close_panel)
        self._side.open(panel, panel.windowTitle())

    def show_phones(self) -> None:
        """Open the panel that switches the page for phones on and off."""
        from gmtracker.ui.players.page_panel import PagePanel

        panel = PagePanel(self.page, find_networks(), self._blank, self._is_inviting)
        panel.invited.connect(self._on_invited)
        panel.closed.connect(self._side.close_panel)
        self._side.open(panel, panel.windowTitle())

    def leave(self) -> None:
        """End the page, save the window's geometry and hide it, when the program exits."""
        self.page.switch_off()
        if self.window is not None and not self.window.isHidden():
            name, geometry = self.window.remembered()
            self._keep(replace(self._screen, screen=name, geometry=geometry))
            self.window.hide()

    def _room_beside_panel(self) -> QRect:
        """Return the part of the main window to the left of the side panel, in screen coordinates."""
        room, panel = self._home.geometry(), self._side.parentWidget() or self._side
        room.setRight(panel.mapToGlobal(QPoint()).x() - 1)
        return room

    def _get_window(self) -> PlayerWindow:
        """Return the player window, created at first use."""
        from gmtracker.ui.players.window import PlayerWindow

        if self.window is None:
            self.window = PlayerWindow(self.feed, self._home)
            self.window.blank(self._blank.isChecked())
            self.window.closed.connect(self._on_closed)
        return self.window

    def _on_section(self, key: str, stage: str) -> None:
        self._keep(replace(self._screen, sections={**self._screen.sections, key: stage}))
        self._hide_new()
        self.feed.choose(self._screen.sections)
        if self.window is not None:
            self.window.update()  # Only the colors may have changed.

    def _on_closed(self) -> None:
        self._show.setChecked(False)
        self._keep(replace(self._screen, is_open=False))
        self.went_blank.emit(self.page.is_on and self._blank.isChecked())

    def _on_invited(self, on: bool) -> None:
        """Show the QR code in the player window, which is opened for it."""
        self._is_inviting = on
        if on and not self._show.isChecked():
            self._show.trigger()
        self._show_invitation()

    def _show_invitation(self) -> None:
        """Show the QR code of the page in the player window, if the GM wants that and the page is on."""
        self._is_inviting = self._is_inviting and self.page.is_on
        if self.window is None:
            return
        if self._is_inviting:
            from gmtracker.ui.players.page_panel import draw_qr_code

            self.window.invite(draw_qr_code(self.page.link, 1))
        else:
            self.window.invite(QPixmap())

    def _hide_new(self) -> None:
        self._bridge.adds_hidden = stage_of(NEW_FOES, self._screen.sections) == "hidden"

    def _tell_blank(self) -> None:
        is_seen = self.page.is_on or (self.window is not None and not self.window.isHidden())
        self.went_blank.emit(is_seen and self._blank.isChecked())

    def _keep(self, screen: PlayerScreen) -> None:
        self._screen = screen
        self.arranged.emit(screen)
