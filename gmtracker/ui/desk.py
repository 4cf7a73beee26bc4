"""The campaign's file behind the table: opened, saved when it matters, and closed without a question.

Every step is in the journal before the window shows it; the file itself is written on demand, at the start and
end of sessions and encounters, after a minute without a step, and on closing.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import EncounterEnded, EncounterStarted, SessionEnded, SessionStarted
from gmtracker.engine.history import Chapter, Entry
from gmtracker.engine.table import Change, Kind, Table
from gmtracker.storage.finished import heading_of
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.places import default_campaign_folder, free_path
from gmtracker.ui.bridge import Bridge

IDLE_MS = 60_000
LANDMARKS = (SessionStarted, SessionEnded, EncounterStarted, EncounterEnded)


class Desk(QObject):
    """Keeps one campaign open for the bridge.

    ``opened`` and ``moved`` carry the file's path; ``saved_changed`` whether the file holds everything; ``failed``
    a sentence about what could not be read or written; ``noticed`` a sentence about what was found on opening.
    """

    opened = Signal(Path)
    moved = Signal(Path)
    saved_changed = Signal(bool)
    failed = Signal(str)
    noticed = Signal(str)

    def __init__(self, bridge: Bridge, clock: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._campaign: OpenCampaign | None = None
        self._is_sample = False
        self._idle = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self.save)
        bridge.changed.connect(self._on_changed)

    @property
    def path(self) -> Path | None:
        """The file of the campaign that is open; None for the sample as long as nothing was done with it."""
        return None if self._campaign is None or self._is_sample else self._campaign.path

    @property
    def is_saved(self) -> bool:
        """Whether the file holds everything that is on the table."""
        return self._campaign is None or self._campaign.is_saved

    def create(self, campaign: Campaign, path: Path) -> bool:
        """Begin a new campaign in a file of its own."""
        return self._seat(lambda: OpenCampaign.create(path, campaign, self._clock))

    def open(self, path: Path) -> bool:
        """Open a campaign's file, with what its journal holds beyond it; the one that is open is closed first."""
        if self._campaign is not None and self._campaign.path == path.absolute():
            self.close()
        return self._seat(lambda: OpenCampaign.open(path, self._clock))

    def open_sample(self, path: Path) -> bool:
        """Open a sample that came with the program; it gets a file of the user's with its first change."""
        return self._seat(lambda: OpenCampaign.look_at(path, self._clock), is_sample=True)

    def save(self) -> bool:
        """Write the file now, where there is anything to write."""
        self._idle.stop()
        if self._campaign is None or self._campaign.is_saved:
            return True
        return self._try(self._campaign.save)

    def save_as(self, path: Path) -> bool:
        """Write another file and go on with that."""
        campaign = self._campaign
        if campaign is None or not self._try(lambda: campaign.save_as(path)):
            return False
        self._is_sample = False
        self.moved.emit(path)
        return True

    def close(self) -> None:
        """Save what is not saved and let go; where the file cannot be written the journal keeps it."""
        self._idle.stop()
        if self._campaign is not None:
            self._try(self._campaign.close)
            self._campaign = None

    def sessions(self) -> dict[int, Callable[[], Chapter]]:
        """The sessions held so far, by number, each with the way to its chapter."""
        campaign = self._campaign
        if campaign is None:
            return {}
        chapters = {
            heading.number: partial(campaign.chapter, index)
            for index, heading in enumerate(campaign.finished_chapters())
            if heading.kind == "session"
        }
        heading = heading_of(campaign.history.open)
        return chapters | ({heading.number: self._open_chapter} if heading.kind == "session" else {})

    def _open_chapter(self) -> Chapter:
        return self._bridge.table.history.open

    def _seat(self, opening: Callable[[], OpenCampaign], *, is_sample: bool = False) -> bool:
        try:
            campaign = opening()
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return False
        self.close()
        self._campaign, self._is_sample = campaign, is_sample
        self._bridge.open(Table(campaign.history, campaign.ruleset, self._clock, self._record))
        for notice in campaign.notices:
            self.noticed.emit(notice)
        self.opened.emit(campaign.path)
        self.saved_changed.emit(campaign.is_saved)
        return True

    def _record(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        campaign = self._campaign
        if campaign is None:
            raise Refused("The campaign has been closed.")
        if self._is_sample:
            campaign.save_as(free_path(default_campaign_folder(), campaign.history.now.name))
            self._is_sample = False
            self.moved.emit(campaign.path)
        campaign.record(kind, entries)

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return False
        finally:
            self.saved_changed.emit(self.is_saved)
        return True

    def _on_changed(self, change: Change) -> None:
        self.saved_changed.emit(self.is_saved)
        if any(isinstance(event, LANDMARKS) for entry in change.entries for event in entry.events):
            self.save()
        else:
            self._idle.start()
