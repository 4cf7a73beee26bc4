"""Handling of the program's own failures: each is logged and shown once, and play goes on.

The log is a few rotating files of limited size.
"""

import sys
import threading
import traceback
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from gmtracker import __version__, trace
from gmtracker.i18n import tr
from gmtracker.storage.clock import now
from gmtracker.storage.paths import log_folder
from gmtracker.ui.banners import Notices
from gmtracker.ui.bridge import Bridge

MAX_LOG_BYTES = 256 << 10
"""Maximum bytes of a log file."""

LOG_BACKUPS = 3


def write_failure(text: str) -> Path:
    """Append a failure to the log, and return the log's path. Errors while writing are ignored."""
    from logging import makeLogRecord
    from logging.handlers import RotatingFileHandler  # Imports sockets as well: 6 ms that no start should wait for.

    path = log_folder() / "gmtracker.log"
    trace.note("failure", "%s", text)
    said = f"{now()} {text.rstrip()}"[: MAX_LOG_BYTES // 2]
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(RotatingFileHandler(path, "a", MAX_LOG_BYTES, LOG_BACKUPS, "utf-8", errors="replace")) as log:
            log.emit(makeLogRecord({"msg": said}))
    return path


TOPIC = "failure"
SENTENCE = tr(
    "Something went wrong in gmtracker. You can keep playing. The status bar shows whether your campaign is saved."
)


class CrashReporter(QObject):
    """Handles all uncaught exceptions of all threads, from :meth:`watch` to :meth:`stop`."""

    _happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: set[str] = set()
        self._text = ""
        self._notices: Notices | None = None
        self._bridge: Bridge | None = None
        self._before = sys.excepthook, threading.excepthook
        self._happened.connect(self._on_happened)

    def watch(self) -> None:
        """Handle exceptions from now on. The previous hooks are still called."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def stop(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook, threading.excepthook = self._before

    def show_in(self, notices: Notices, bridge: Bridge) -> None:
        """Show failures in these notices; the bridge is used to redraw the window."""
        self._notices, self._bridge = notices, bridge
        notices.chosen.connect(self._on_chosen)

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before[0](kind, error, trace)
        if isinstance(error, Exception):
            self._record(error)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        self._before[1](args)
        if isinstance(args.exc_value, Exception):
            self._record(args.exc_value)

    def _record(self, error: Exception) -> None:
        text = "".join(traceback.format_exception(error))
        write_failure(f"gmtracker {__version__}, Python {sys.version.split()[0]}, {sys.platform}\n{text}")
        where = traceback.extract_tb(error.__traceback__)
        place = f"{type(error).__name__} {where[-1].filename}:{where[-1].lineno}" if where else text
        if place not in self._known:
            self._known.add(place)
            self._happened.emit(text)

    def _on_happened(self, text: str) -> None:
        self._text = text
        if self._notices is not None:
            choices = (("copy", tr("Copy details")), ("anew", tr("Redraw the window")), ("fine", tr("Close")))
            self._notices.show_notice(TOPIC, SENTENCE, choices)

    def _on_chosen(self, topic: str, key: str) -> None:
        if topic != TOPIC or self._notices is None:
            return
        if key == "copy":
            QGuiApplication.clipboard().setText(f"gmtracker {__version__}\n{self._text}")
            return
        self._notices.remove_notice(TOPIC)
        if key == "anew" and self._bridge is not None and self._bridge.is_open:
            self._bridge.refresh_all()
