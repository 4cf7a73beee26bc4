"""Looks now and then what has become of the open campaign's file: changed by others, gone, or with its folder."""

from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.ui.process import emit_from_thread

WATCH_MS = 10_000


class FileWatcher(QObject):
    """Looks for changes by others: ``due`` when it is time, ``found`` with the campaign whose file was changed.

    ``place_gone`` carries one whose folder is not there any more, ``missing`` one whose file alone is not.
    """

    due = Signal()
    found = Signal(object)
    place_gone = Signal(object)
    missing = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._looking: Thread | None = None
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self.due)

    def start(self) -> None:
        """Emit ``due`` every few seconds from now on."""
        self._watch.start()

    def stop(self) -> None:
        """Emit ``due`` no more."""
        self._watch.stop()

    def look(self, campaign: OpenCampaign) -> None:
        """Look at the file now; not while an earlier look goes on."""
        if self._looking is None or not self._looking.is_alive():
            self._looking = Thread(target=self._look, args=(campaign,), name="gmtracker-watch", daemon=True)
            self._looking.start()

    def wait(self, seconds: float) -> None:
        """Wait for a look that goes on, so long at most."""
        if self._looking is not None:
            self._looking.join(seconds)

    def _look(self, campaign: OpenCampaign) -> None:
        if campaign.was_changed_outside():
            emit_from_thread(self.found, campaign)
        elif not campaign.has_place:
            emit_from_thread(self.place_gone, campaign)
        elif campaign.is_missing:
            emit_from_thread(self.missing, campaign)
