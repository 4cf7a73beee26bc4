"""Campaigns that the window has turned from, each closed on a thread of its own."""

from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from gmtracker.storage.background import Background
from gmtracker.storage.errors import StorageError
from gmtracker.storage.leaving import Left, leave
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.places import own_name


class Going(Struct, frozen=True):
    """A campaign that is being closed, by the name of its file."""

    name: str
    closing: Background[Left]


class Leaving(QObject):
    """``failed`` carries a sentence about what did not go as it should, ``kept_elsewhere`` the file made instead."""

    failed = Signal(str)
    kept_elsewhere = Signal(Path)
    _ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._going: list[Going] = []
        self._ended.connect(self._take_in)

    def leave(self, campaign: OpenCampaign, *, contested: bool) -> None:
        """Have all of a campaign kept, and its file let go. Returns at once."""
        deed = partial(leave, campaign, contested=contested)
        closing = Background(campaign.path, deed, self._ended.emit)
        self._going.append(Going(own_name(campaign.path), closing))

    def wait(self, file: Path | None = None) -> None:
        """Wait until all are closed, or those of a file."""
        for going in self._going:
            if file is None or going.name == own_name(file):
                going.closing.join()
        self._take_in()

    def _take_in(self) -> None:
        """Tell of those that have come to their end."""
        ended = [going for going in self._going if going.closing.is_over]
        self._going = [going for going in self._going if going not in ended]
        for going in ended:
            try:
                left = going.closing.result()
            except StorageError as problem:
                left = Left(problem.sentence)
            if left.said:
                self.failed.emit(left.said)
            if left.kept is not None:
                self.kept_elsewhere.emit(left.kept)
