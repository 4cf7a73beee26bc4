"""Closes campaigns that were left, on threads: their files are saved and released while the next one is played."""

from functools import partial
from pathlib import Path
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from gmtracker.storage.campaign_store import CloseResult, OpenCampaign, close_left_campaign
from gmtracker.storage.errors import StorageError
from gmtracker.storage.paths import own_name
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.ui.process import emit_from_thread

CLOSING_SECONDS = 10
"""So long it waits for what is saved as it closes."""


class ClosingCampaign(Struct, frozen=True):
    """A campaign that is being closed, by the name of its file."""

    name: str
    job: BackgroundJob[CloseResult]


class CampaignCloser(QObject):
    """Closes campaigns on threads. ``failed`` carries what went wrong, ``kept_elsewhere`` the file made instead."""

    failed = Signal(str)
    kept_elsewhere = Signal(Path)
    _ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._closing: list[ClosingCampaign] = []
        self._ended.connect(self._take_in)

    def leave(self, campaign: OpenCampaign, *, contested: bool) -> None:
        """Have a campaign saved and its file released. Returns at once."""
        deed = partial(close_left_campaign, campaign, contested=contested)
        closing = BackgroundJob(campaign.path, deed, partial(emit_from_thread, self._ended))
        self._closing.append(ClosingCampaign(campaign.own_name, closing))

    def wait(self, file: Path | None = None, seconds: float | None = None) -> None:
        """Wait until all are closed, or those of a file; not for ever: what is not saved is in the journal."""
        until = monotonic() + (CLOSING_SECONDS if seconds is None else seconds)
        for closing in self._closing:
            if file is None or closing.name == own_name(file):
                closing.job.join(max(0.0, until - monotonic()))
        self._take_in()

    def _take_in(self) -> None:
        """Signal what came of those that are closed now."""
        ended = [closing for closing in self._closing if closing.job.is_over]
        self._closing = [closing for closing in self._closing if closing not in ended]
        for closing in ended:
            try:
                result = closing.job.result()
            except StorageError as problem:
                result = CloseResult(problem.sentence)
            if result.said:
                self.failed.emit(result.said)
            if result.kept is not None:
                self.kept_elsewhere.emit(result.kept)
