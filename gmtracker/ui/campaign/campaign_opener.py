"""Opens campaigns on a thread, so that a disk that does not respond does not block the window."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from gmtracker.i18n import tr
from gmtracker.storage.backup_offers import (
    DamagedFileBackups,
    find_continuation,
    find_usable_backups,
    journal_with_steps,
)
from gmtracker.storage.clock import Clock
from gmtracker.storage.errors import DamagedFileError, MissingFileError, StorageError
from gmtracker.storage.notices import later_steps_notice
from gmtracker.storage.open_campaign import OpenCampaign, open_or_view
from gmtracker.storage.paths import shown_file_name, state_file_stem
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.ui.campaign.campaign_closer import ClosingCampaign
from gmtracker.ui.process_signals import emit_from_thread

OPENING_SECONDS = 1.0
"""The seconds that the window waits for a campaign. After that it opens when its disk responds."""

RELEASE_SECONDS = 10.0
"""The seconds that a thread waits for a file to be released. After that it can only be viewed."""

_FAILED = tr("Couldn't open “{file}” because of an error in gmtracker.")


class FoundDamaged(Struct, frozen=True):
    """A damaged file: why it can't be opened, as a sentence, and its backups."""

    why: str
    older: DamagedFileBackups


class FoundMissing(Struct, frozen=True):
    """A missing file: why it can't be opened, as a sentence, and what there is instead, if anything.

    ``newer`` is another file in which the campaign was continued, ``older`` its backups if there is none.
    """

    file: Path
    why: str
    newer: Path | None
    older: DamagedFileBackups | None


class OpenNow(Struct, frozen=True):
    """The file of the open campaign, which has to be left before it can be opened again."""

    file: Path


Found = OpenCampaign | FoundDamaged | FoundMissing | OpenNow


def open_found(opening: Callable[[], OpenCampaign], clock: Clock) -> Found:
    """Open a campaign, or return what was found instead. Raises StorageError."""
    try:
        return opening()
    except DamagedFileError as problem:
        older, journal = find_usable_backups(problem.file, clock), journal_with_steps(problem.file)
        if older is None and journal is not None:
            raise StorageError.translated(f"{problem.sentence} {later_steps_notice(journal)}") from problem
        if older is None:
            raise
        return FoundDamaged(problem.sentence, older)
    except MissingFileError as problem:
        newer = find_continuation(problem.file)
        older = find_usable_backups(problem.file, clock) if newer is None else None
        return FoundMissing(problem.file, problem.sentence, newer, older)


def open_file(path: Path, clock: Clock, on_table: OpenCampaign | None, closing: tuple[ClosingCampaign, ...]) -> Found:
    """Open a campaign's file once it is released by campaigns that are being closed. Raises StorageError.

    Returns OpenNow if it is the file of the campaign ``on_table`` and can be read.
    """
    name = state_file_stem(path)
    if on_table is not None and on_table.state_name == name:
        if not on_table.is_missing:
            found = open_found(lambda: OpenCampaign.open_read_only(path, clock), clock)
            if not isinstance(found, OpenCampaign):
                return found
        return OpenNow(path)
    for one in closing:
        if one.name == name:
            one.job.join(RELEASE_SECONDS)
    if on_table is not None:
        on_table.was_left.wait(RELEASE_SECONDS)
    return open_found(lambda: open_or_view(path, clock), clock)


class Opening(BackgroundJob[Found]):
    """A campaign that is being opened. ``take_in`` is called with it when it is done."""

    def __init__(
        self, file: Path, job: Callable[[], Found], on_end: Callable[[], None], take_in: Callable[["Opening"], bool]
    ) -> None:
        self.take_in = take_in
        super().__init__(file, job, on_end, failed=_FAILED)


class CampaignOpener(QObject):
    """Opens one campaign at a time.

    ``failed`` carries a sentence about one that is late, ``dropped`` one that was opened after :meth:`drop`.
    """

    failed = Signal(str)
    dropped = Signal(object)
    _ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._openings: list[Opening] = []
        self._awaited: Opening | None = None
        self._ended.connect(self._on_ended)

    def open(self, file: Path, job: Callable[[], Found], take_in: Callable[[Opening], bool]) -> bool:
        """Run the job, and return the result of ``take_in``, or False if that is called later."""
        self.drop()
        opening = Opening(file, job, self._emit_ended, take_in)
        if opening.wait(OPENING_SECONDS):
            return take_in(opening)
        self._awaited = opening
        self._openings.append(opening)
        self.failed.emit(
            tr(
                (
                    "Couldn't open “{file}” yet: the disk isn't responding. It opens as soon as the disk responds, "
                    "unless you play on first."
                ),
                file=shown_file_name(file),
            )
        )
        return False

    def drop(self) -> None:
        """Stop waiting for a campaign that is being opened."""
        self._awaited = None

    def _emit_ended(self) -> None:
        emit_from_thread(self._ended)

    def _on_ended(self) -> None:
        ended = [opening for opening in self._openings if opening.has_ended]
        self._openings = [opening for opening in self._openings if opening not in ended]
        for opening in ended:
            if opening is self._awaited:
                self._awaited = None
                opening.take_in(opening)
            else:
                self._let_go(opening)

    def _let_go(self, opening: Opening) -> None:
        try:
            found = opening.result()
        except StorageError:
            return
        if isinstance(found, OpenCampaign):
            self.dropped.emit(found)
