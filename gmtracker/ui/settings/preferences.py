"""Applies the program's settings when the user changes them, and saves them on a thread.

The settings themselves and their defaults are in ``storage/settings.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gmtracker.engine.game_spec import GameColor
from gmtracker.storage.settings import Look, Pins, PlayerScreen, Settings, SettingsThread, with_pins
from gmtracker.ui.actions import Actions, WindowAction
from gmtracker.ui.process_signals import emit_from_thread
from gmtracker.ui.theme.palette import NO_GAME
from gmtracker.ui.theme.theme import Scheme, apply_theme, set_motion, theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

LOOKS: dict[Look, WindowAction] = {
    "system": WindowAction.LOOK_SYSTEM,
    "light": WindowAction.LOOK_LIGHT,
    "dark": WindowAction.LOOK_DARK,
    "contrast": WindowAction.LOOK_CONTRAST,
}


class Preferences(QObject):
    """Holds the settings. ``failed`` carries a sentence if they could not be saved; they apply anyway.

    ``menu_bar_visibility_changed`` carries whether the menu bar is always visible.
    """

    failed = Signal(str)
    menu_bar_visibility_changed = Signal(bool)

    def __init__(
        self, settings: Settings, keep: Callable[[Settings], None], actions: Actions, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._keeping = SettingsThread(keep, partial(emit_from_thread, self.failed))
        self._actions = actions
        self._window = window
        self._game_color = NO_GAME

    @property
    def settings(self) -> Settings:
        """The current settings."""
        return self._settings

    def apply_at_start(self) -> None:
        """Apply the settings that are not in force yet: motion, shortcuts, menu bar, and the checked theme."""
        set_motion(self._settings.motion)
        self._actions.set_shortcuts(self._settings.keys)
        self.menu_bar_visibility_changed.emit(self._settings.menu_bar)
        self._update_theme_menu()

    def save(self, settings: Settings) -> None:
        """Replace the settings, apply what differs, and save them."""
        before, self._settings = self._settings, settings
        app = QApplication.instance()
        if isinstance(app, QApplication) and _appearance_of(before) != _appearance_of(settings):
            apply_theme(app, Scheme(settings.scheme), settings.text_scale / 100)
        if (before.motion, before.keys) != (settings.motion, settings.keys):
            set_motion(settings.motion)
            self._actions.set_shortcuts(settings.keys)
        if before.game_colors != settings.game_colors:
            self.use_game_color(self._game_color)
        if before.menu_bar != settings.menu_bar:
            self.menu_bar_visibility_changed.emit(settings.menu_bar)
        self._update_theme_menu()
        self._keeping.queue(settings)

    def finish(self) -> None:
        """Wait until the settings are saved, or the failure is reported."""
        self._keeping.finish()

    def use_game_color(self, color: GameColor) -> None:
        """Use the color of the open campaign's game, unless game colors are off."""
        self._game_color = color
        theme().use_color(color if self._settings.game_colors else NO_GAME)

    def use_system_theme(self) -> None:
        """Use the system's theme."""
        self._save_theme("system")

    def use_light_theme(self) -> None:
        """Use the light theme."""
        self._save_theme("light")

    def use_dark_theme(self) -> None:
        """Use the dark theme."""
        self._save_theme("dark")

    def use_high_contrast_theme(self) -> None:
        """Use the high-contrast theme."""
        self._save_theme("contrast")

    def save_player_screen(self, screen: PlayerScreen) -> None:
        """Save the setup of the player window."""
        self.save(replace(self._settings, players=screen))

    def pins_of(self, campaign: str) -> Pins:
        """Return what is pinned in a campaign's checks."""
        return self._settings.pins.get(campaign, {})

    def save_pins(self, campaign: str, pins: Pins) -> None:
        """Save what is pinned in a campaign's checks."""
        if pins != self.pins_of(campaign):
            self.save(with_pins(self._settings, campaign, pins))

    def save_shown_tips(self, keys: Iterable[str]) -> None:
        """Save that the tips with these keys have been shown, so that they are not shown again."""
        told = self._settings.tips_shown
        self.save(replace(self._settings, tips_shown=(*told, *(key for key in keys if key not in told))))

    def show(self) -> None:
        """Open the settings window, or activate it if it is open."""
        from gmtracker.ui.settings.window import SettingsWindow

        window = self._window.findChild(SettingsWindow)
        if window is None:
            window = SettingsWindow(self, self._actions, self._window)
        window.show()
        window.activateWindow()

    def _save_theme(self, look: Look) -> None:
        self.save(replace(self._settings, scheme=look))

    def _update_theme_menu(self) -> None:
        for look, act in LOOKS.items():
            self._actions[act].setChecked(look == self._settings.scheme)


def _appearance_of(settings: Settings) -> tuple[str, int]:
    return settings.scheme, settings.text_scale
