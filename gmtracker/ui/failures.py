"""When the program itself fails: it is written down, said once, and the table goes on."""

import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from gmtracker import __version__
from gmtracker.storage.failure_log import write_failure
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.notices import Notices
from gmtracker.words import tr

TOPIC = "failure"
SENTENCE = tr("Something in gmtracker itself went wrong. The table goes on, and is kept as the line at the foot says.")


class Failures(QObject):
    """Hears of every exception that nobody else caught, on whatever thread, from :meth:`watch` to :meth:`rest`."""

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
        """Hear of exceptions from now on. What was done about them before is still done."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def rest(self) -> None:
        """Leave exceptions to whoever heard of them before."""
        sys.excepthook, threading.excepthook = self._before

    def tell(self, notices: Notices, bridge: Bridge) -> None:
        """Say on these lines what happens; the bridge shows the table anew where that is wished for."""
        self._notices, self._bridge = notices, bridge
        notices.chosen.connect(self._on_chosen)

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before[0](kind, error, trace)
        if isinstance(error, Exception):
            self._take_down(error)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        self._before[1](args)
        if isinstance(args.exc_value, Exception):
            self._take_down(args.exc_value)

    def _take_down(self, error: Exception) -> None:
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
            choices = (("copy", tr("Copy details")), ("anew", tr("Draw the table again")), ("fine", tr("Close")))
            self._notices.show_notice(TOPIC, SENTENCE, choices)

    def _on_chosen(self, topic: str, key: str) -> None:
        if topic != TOPIC or self._notices is None:
            return
        if key == "copy":
            QGuiApplication.clipboard().setText(f"gmtracker {__version__}\n{self._text}")
            return
        self._notices.drop(TOPIC)
        if key == "anew" and self._bridge is not None and self._bridge.is_open:
            self._bridge.show_anew()
