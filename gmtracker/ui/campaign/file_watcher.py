"""Checks whether the open campaign's file was changed or deleted by others, or its folder is gone."""

from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.ui.process_signals import emit_from_thread

WATCH_MS = 10_000


class FileWatcher(QObject):
    """Checks the campaign's file on a thread. ``due``: it is time for :meth:`look`.

    The other signals carry the campaign: ``found`` if another program changed its file, ``missing`` if the file is
    gone, ``place_gone`` if its folder is gone too.
    """

    due = Signal()
    found = Signal(object)
    place_gone = Signal(object)
    missing = Signal(object)
    _looked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._looking: Thread | None = None
        self._next: OpenCampaign | None = None
        self._looked.connect(self._on_looked)
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self.due)

    def start(self) -> None:
        """Start emitting ``due`` regularly."""
        self._watch.start()

    def stop(self) -> None:
        """Stop emitting ``due``."""
        self._watch.stop()

    def look(self, campaign: OpenCampaign) -> None:
        """Start checking the file. If a check is still running, this one follows it."""
        if self._looking is not None:
            self._next = campaign
            return
        self._looking = Thread(target=self._look, args=(campaign,), name="gmtracker-watch", daemon=True)
        self._looking.start()

    def wait(self, seconds: float) -> None:
        """Wait at most ``seconds`` for a running check."""
        if self._looking is not None:
            self._looking.join(seconds)

    def _on_looked(self) -> None:
        self._looking, following, self._next = None, self._next, None
        if following is not None:
            self.look(following)

    def _look(self, campaign: OpenCampaign) -> None:
        try:
            self._compare(campaign)
        finally:
            emit_from_thread(self._looked)

    def _compare(self, campaign: OpenCampaign) -> None:
        if campaign.was_changed_outside():
            emit_from_thread(self.found, campaign)
        elif not campaign.has_usable_path:
            emit_from_thread(self.place_gone, campaign)
        elif campaign.is_missing:
            emit_from_thread(self.missing, campaign)
