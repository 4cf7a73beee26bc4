"""Looks now and then whether somebody else wrote the campaign's file, beside whatever goes on."""

from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.storage.open_campaign import OpenCampaign

WATCH_MS = 10_000


class Lookout(QObject):
    """``due`` says that it is time to look again; ``found`` carries the campaign whose file was changed."""

    due = Signal()
    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._looking: Thread | None = None
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self.due)

    def start(self) -> None:
        """Have it be due every few seconds."""
        self._watch.start()

    def stop(self) -> None:
        """Not any more."""
        self._watch.stop()

    def look(self, campaign: OpenCampaign) -> None:
        """Look at the file now; not while an earlier look goes on."""
        if self._looking is None or not self._looking.is_alive():
            self._looking = Thread(target=self._look, args=(campaign,), name="gmtracker-watch")
            self._looking.start()

    def wait(self) -> None:
        """Wait for a look that goes on."""
        if self._looking is not None:
            self._looking.join()

    def _look(self, campaign: OpenCampaign) -> None:
        if campaign.was_changed_outside():
            self.found.emit(campaign)
