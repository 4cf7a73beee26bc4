"""The whole main window, built as the program builds it. It is not shown until a test shows it."""

import gc
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from gmtracker.app import App, build, sample_folder
from gmtracker.storage.settings import Settings, SettingsThread
from gmtracker.ui.theme.palette import NO_GAME
from gmtracker.ui.theme.theme import theme
from tests.windows.widgets import styled_at_last

BEFORE_THE_EVENING = sample_folder() / "before-the-evening.gmtracker.json"
"""The first game's sample between its two sessions, with which the demo starts."""


class Kept:
    """Records the settings that are saved, the latest last. Reading them waits for the thread that saves."""

    def __init__(self) -> None:
        self._settings: list[Settings] = []

    def __call__(self, settings: Settings) -> None:
        self._settings.append(settings)

    @property
    def settings(self) -> list[Settings]:
        for thread in threading.enumerate():
            if thread.name == SettingsThread.name:
                thread.join()
        return self._settings


class Stage:
    """Builds main windows, and closes them while everything behind them still exists, as the program does.

    Garbage is collected immediately: the thread of a later test must not free their timers.
    """

    def __init__(self) -> None:
        self._built: list[App] = []

    def window(self, settings: Settings | None = None, keep: Callable[[Settings], None] | None = None) -> App:
        """Return a connected main window. All dice show 1."""
        with styled_at_last():
            return self.takes(build(settings or Settings(), keep or Kept(), lambda low, _high: low))

    def unrolled(self, roll: Callable[[int, int], int]) -> App:
        """Return a connected main window with these dice."""
        with styled_at_last():
            return self.takes(build(Settings(), Kept(), roll))

    def takes(self, app: App) -> App:
        """Add a window that was built elsewhere, so that it is closed with the others."""
        self._built.append(app)
        return app

    def sample(self, settings: Settings | None = None) -> App:
        """Return a main window with the sample open, between its sessions."""
        app = self.window(settings)
        app.document.open_sample(BEFORE_THE_EVENING)
        return app

    def strike(self) -> None:
        """Close and free every window."""
        for app in self._built:
            if not app.window.close():
                app.window.close()  # Discards what is typed.
            app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._built.clear()
        theme().fit_room(1.0)
        theme().use_color(NO_GAME)
        gc.collect()


def campaign_files(home: Path) -> list[Path]:
    """Return the campaign files below a folder."""
    return sorted(path for path in home.rglob("*.gmtracker.json") if path.is_file())
