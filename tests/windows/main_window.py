"""The whole window, built as the program builds it, with nothing shown before it is asked for."""

import gc
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from gmtracker.app import App, build, sample_folder
from gmtracker.storage.settings import Settings, SettingsThread
from gmtracker.ui.theme.theme import theme
from tests.windows.widgets import styled_at_last

BEFORE_THE_EVENING = sample_folder() / "before-the-evening.gmtracker.json"
"""The first game's sample between its two sessions, as the demo begins with it."""


class Kept:
    """Keeps what settings are told to be kept, the last one last, once their thread is done with it."""

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
    """Builds windows, and takes them down again while everything behind them is still there, as the program does.

    What is left of them is collected at once: a later test's thread must not be the one to free their timers.
    """

    def __init__(self) -> None:
        self._built: list[App] = []

    def window(self, settings: Settings | None = None, keep: Callable[[Settings], None] | None = None) -> App:
        """Everything connected; every die that is rolled shows a one."""
        with styled_at_last():
            return self.takes(build(settings or Settings(), keep or Kept(), lambda low, _high: low))

    def unrolled(self, roll: Callable[[int, int], int]) -> App:
        """Everything connected, with dice that are rolled so."""
        with styled_at_last():
            return self.takes(build(Settings(), Kept(), roll))

    def takes(self, app: App) -> App:
        """Take a window that was built elsewhere, to be taken down with the others."""
        self._built.append(app)
        return app

    def sample(self, settings: Settings | None = None) -> App:
        """The window with the sample on the table, between its sessions."""
        app = self.window(settings)
        app.document.open_sample(BEFORE_THE_EVENING)
        return app

    def strike(self) -> None:
        """Take every window down."""
        for app in self._built:
            app.window.close()
            app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._built.clear()
        theme().fit_room(1.0)
        gc.collect()


def campaign_files(home: Path) -> list[Path]:
    """The campaign files below the user's own folders."""
    return sorted(path for path in home.rglob("*.gmtracker.json") if path.is_file())
