"""The campaign's file behind the table: opened, saved when it matters, and closed without a question.

Every step is in the journal before the window shows it, and threads of their own bring it to the disk and write the
file: on demand, at the start and end of sessions and encounters, after a minute without a step, and on closing.
Where there can be no journal, after every step.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import EncounterEnded, EncounterStarted, SessionEnded, SessionStarted
from gmtracker.engine.history import Chapter, Entry
from gmtracker.engine.table import Change, Kind, Table
from gmtracker.storage.backups import Backup, backups_of
from gmtracker.storage.file_lock import InUse
from gmtracker.storage.finished import heading_of
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.places import SUFFIX, default_campaign_folder, free_path, name_of, own_name
from gmtracker.storage.restoring import Contents, contents_of, restore
from gmtracker.storage.watch import ChangedOutside
from gmtracker.ui.bridge import Bridge
from gmtracker.words import tr

IDLE_MS = 60_000
WATCH_MS = 10_000
LANDMARKS = (SessionStarted, SessionEnded, EncounterStarted, EncounterEnded)


class Keeping(Struct, frozen=True, kw_only=True):
    """How what is on the table is kept.

    ``path`` is its file, if it has one already. ``is_saved`` says whether that holds everything, ``is_synced`` whether
    the journal is on the disk itself. ``trouble`` is why the file was not written, as a sentence, ``journal_trouble``
    why the journal is not on the disk, fit to follow a colon, ``unkept`` why steps are not in the journal at all, and
    ``only_looking`` why nothing may be changed, both as a sentence; all are empty when all is well.
    """

    path: Path | None
    is_saved: bool
    is_synced: bool
    trouble: str = ""
    journal_trouble: str = ""
    unkept: str = ""
    only_looking: str = ""


class Desk(QObject):
    """Keeps one campaign open for the bridge.

    ``opened`` and ``moved`` carry the file's path; ``keeping_changed`` a :class:`Keeping`; ``failed`` a sentence about
    what could not be read or written; ``noticed`` a sentence about what was found on opening; ``contested`` tells that
    somebody else wrote the file: nothing is written until :meth:`keep_mine`, :meth:`take_theirs` or :meth:`keep_both`;
    ``restored`` carries the backup that is open now, and the one that was made of the table before.
    """

    opened = Signal(Path)
    moved = Signal(Path)
    keeping_changed = Signal(object)
    failed = Signal(str)
    noticed = Signal(str)
    contested = Signal()
    restored = Signal(object, object)
    _save_ended = Signal()
    _sync_ended = Signal()
    _change_found = Signal(object)

    def __init__(self, bridge: Bridge, clock: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._campaign: OpenCampaign | None = None
        self._is_sample = False
        self._is_contested = False
        self._saves_again = False
        self._trouble = ""
        self._kept: Keeping | None = None
        self._looking: Thread | None = None
        self._idle = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self._save_unasked)
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self.look_outside)
        self._save_ended.connect(self._on_save_ended)
        self._sync_ended.connect(self._tell_keeping)
        self._change_found.connect(self._on_change_found)
        bridge.changed.connect(self._on_changed)

    @property
    def path(self) -> Path | None:
        """The file of the campaign that is open; None for the sample as long as nothing was done with it."""
        return None if self._campaign is None or self._is_sample else self._campaign.path

    @property
    def is_saved(self) -> bool:
        """Whether the file holds everything that is on the table."""
        return self._campaign is None or self._campaign.is_saved

    @property
    def keeping(self) -> Keeping:
        """How what is on the table is kept now."""
        campaign = self._campaign
        if campaign is None:
            return Keeping(path=None, is_saved=True, is_synced=True)
        return Keeping(
            path=self.path,
            is_saved=campaign.is_saved,
            is_synced=campaign.syncing.is_done,
            trouble=self._trouble,
            journal_trouble=campaign.syncing.trouble,
            unkept=campaign.unkept,
            only_looking="" if self._is_sample else campaign.only_looking,
        )

    def create(self, campaign: Campaign, path: Path) -> bool:
        """Begin a new campaign in a file of its own."""
        return self._seat(lambda: OpenCampaign.create(path, campaign, self._clock))

    def open(self, path: Path) -> bool:
        """Open a campaign's file, with what its journal holds beyond it; the one that is open is closed first.

        One that another window has open can only be looked at.
        """
        if self._campaign is not None and own_name(self._campaign.path) == own_name(path):
            self.close()
        return self._seat(lambda: self._open_or_look_at(path))

    def open_sample(self, path: Path) -> bool:
        """Open a sample that came with the program; it gets a file of the user's with its first change."""
        return self._seat(lambda: OpenCampaign.look_at(path, self._clock), is_sample=True)

    def save(self) -> None:
        """Write the file, where there is anything to write, while play goes on."""
        self._trouble = ""
        self._save_unasked()

    def save_as(self, path: Path) -> None:
        """Write another file while play goes on, and go on with that; ``moved`` tells when it is there."""
        self._begin_save(path)

    def wait(self) -> bool:
        """Wait until the file is written that is being written; False where it could not be."""
        return self._finish_save()

    def look_outside(self) -> None:
        """See whether somebody else wrote the file, beside whatever goes on."""
        campaign = self._campaign
        if campaign is None or self._is_contested or (self._looking is not None and self._looking.is_alive()):
            return
        self._looking = Thread(target=self._look, args=(campaign,), name="gmtracker-watch")
        self._looking.start()

    def keep_mine(self) -> None:
        """Write this table over what somebody else wrote, which becomes a backup."""
        if self._campaign is not None:
            self._is_contested = False
            self._campaign.overwrite()
            self._begin_save()

    def take_theirs(self) -> None:
        """Open what somebody else wrote; this table becomes a backup."""
        campaign = self._campaign
        if campaign is not None and self._try(campaign.put_aside):
            path = campaign.path
            self._let_go()
            self.open(path)

    def keep_both(self) -> None:
        """Go on in a file beside the one that somebody else wrote."""
        if self._campaign is not None:
            self._is_contested = False
            self._begin_save(self._beside())

    def backups(self) -> tuple[Backup, ...]:
        """The older states of the file that is open, the newest first."""
        return backups_of(self.path) if self.path is not None else ()

    def contents(self) -> Contents:
        """What is on the table. Raises Refused with no table, or a damaged chapter."""
        if self._campaign is None:
            raise Refused("The campaign has been closed.")
        return contents_of(self._campaign)

    def restore(self, backup: Backup) -> None:
        """Put a backup in the file's place and open it; ``restored`` carries the backup that the table became."""
        campaign, path = self._campaign, self.path
        if campaign is None or path is None or campaign.only_looking or self._is_contested:
            self.failed.emit(tr("A backup cannot be restored here before this table has a file of its own."))
            return
        session = campaign.history.now.sessions_held
        self.close()
        made: list[Backup | None] = []
        if campaign.is_saved and self._try(lambda: made.append(restore(path, backup, session))):
            self.open(path)
            self.restored.emit(backup, made[0])
        else:
            self.open(path)

    def close(self) -> None:
        """Save what is not saved and let go; where the file cannot be written the journal keeps it.

        What somebody else wrote stays; this table is then saved in a file beside it.
        """
        self._finish_save()
        if self._campaign is None:
            return
        if self._campaign.wants_saving and not self._is_contested:
            self._begin_save()
            self._finish_save()
        if self._campaign.wants_saving and self._is_contested:
            self._begin_save(self._beside())
            self._finish_save()
        if self._campaign.wants_saving and self._campaign.unkept:
            self._save_anywhere(self._campaign.history.now.name)
        self._let_go()

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

    def _open_or_look_at(self, path: Path) -> OpenCampaign:
        try:
            return OpenCampaign.open(path, self._clock)
        except InUse as problem:
            return OpenCampaign.look_at(
                path, self._clock, tr("{problem} Here it can only be looked at.", problem=problem.sentence)
            )

    def _seat(self, opening: Callable[[], OpenCampaign], *, is_sample: bool = False) -> bool:
        try:
            campaign = opening()
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return False
        self.close()
        self._campaign, self._is_sample = campaign, is_sample
        campaign.syncing.on_progress = self._sync_ended.emit
        self._bridge.open(Table(campaign.history, campaign.ruleset, self._clock, self._record))
        for notice in campaign.notices:
            self.noticed.emit(notice)
        self.opened.emit(campaign.path)
        self._tell_keeping()
        self._watch.start()
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

    def _save_unasked(self) -> None:
        """Write the file; what was already said about why it cannot be is not said again."""
        self._idle.stop()
        campaign = self._campaign
        if campaign is None or campaign.is_saved:
            return
        if self._is_contested:
            self.contested.emit()
        elif campaign.is_saving:
            self._saves_again = True
        else:
            self._begin_save()

    def _begin_save(self, path: Path | None = None) -> None:
        campaign = self._campaign
        if campaign is None:
            return
        self._finish_save()
        self._saves_again = False
        try:
            campaign.begin_save(self._save_ended.emit, path)
        except Refused as problem:
            self._say_trouble(problem.sentence)

    def _finish_save(self) -> bool:
        """Wait for the writing that goes on, if any does; False where it came to nothing."""
        campaign = self._campaign
        if campaign is None or not campaign.is_saving:
            return True
        path, done = campaign.path, False
        try:
            campaign.finish_save()
        except ChangedOutside as problem:
            self._contest(problem.sentence)
        except Refused as problem:
            self._say_trouble(problem.sentence)
        else:
            self._trouble, done = "", True
        if campaign.path != path:
            self._is_sample = self._is_contested = False
            self.moved.emit(campaign.path)
        self._tell_keeping()
        return done

    def _on_save_ended(self) -> None:
        if self._finish_save() and self._saves_again:
            self._save_unasked()
        elif not self.is_saved:
            self._idle.start()

    def _say_trouble(self, sentence: str) -> None:
        if sentence != self._trouble:
            self._trouble = sentence
            self.failed.emit(sentence)
        self._tell_keeping()

    def _contest(self, sentence: str) -> None:
        self._is_contested, self._trouble = True, sentence
        self.contested.emit()
        self._tell_keeping()

    def _look(self, campaign: OpenCampaign) -> None:
        if campaign.was_changed_outside():
            self._change_found.emit(campaign)

    def _on_change_found(self, campaign: OpenCampaign) -> None:
        if campaign is self._campaign and not self._is_contested:
            self._contest(tr("“{file}” was changed by another program.", file=name_of(campaign.path)))

    def _save_anywhere(self, name: str) -> None:
        """Before all is lost, with no journal and a file that cannot be written: save where new campaigns go."""
        try:
            self._begin_save(free_path(default_campaign_folder(), name))
        except Refused as problem:
            self._say_trouble(problem.sentence)
        self._finish_save()

    def _beside(self) -> Path:
        """A free name beside the file that is open."""
        path = self._campaign.path if self._campaign is not None else default_campaign_folder()
        return free_path(path.parent, tr("{campaign} (kept)", campaign=path.name.removesuffix(SUFFIX)))

    def _let_go(self) -> None:
        self._idle.stop()
        self._watch.stop()
        if self._looking is not None:
            self._looking.join()
        campaign, self._campaign = self._campaign, None
        self._is_contested, self._trouble = False, ""
        if campaign is not None:
            campaign.let_go()
            campaign.syncing.on_progress = _nothing
        self._tell_keeping()

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except Refused as problem:
            self.failed.emit(problem.sentence)
            return False
        return True

    def _on_changed(self, change: Change) -> None:
        self._tell_keeping()
        unkept = self._campaign is not None and self._campaign.unkept
        if unkept or any(isinstance(event, LANDMARKS) for entry in change.entries for event in entry.events):
            self._save_unasked()
        else:
            self._idle.start()

    def _tell_keeping(self) -> None:
        keeping = self.keeping
        if keeping != self._kept:
            self._kept = keeping
            self.keeping_changed.emit(keeping)


def _nothing() -> None:
    """Nobody is told any more."""
