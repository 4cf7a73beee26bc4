"""Closes campaigns that were left, on threads: their files are saved and released while the next one is played.

Where the last of them cannot be written as the program closes, a small window says so once the table's is gone.
"""

from functools import partial
from pathlib import Path
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from gmtracker.i18n import tr
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.closing import CloseResult, close_left_campaign
from gmtracker.storage.errors import StorageError
from gmtracker.storage.paths import name_of
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.ui.process import emit_from_thread
from gmtracker.ui.widgets.buttons import primary_button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import QuietWindow

UNSAVED_NOTICE_MS = 20_000
"""So long the window with what was not saved stays where nobody closes it."""

LAST_WORDS_SIZE = QSize(460, 180)
JOURNAL_KEEPS = tr("Every step is saved in the journal and will be there when you next open this campaign.")


class ClosingCampaign(Struct, frozen=True):
    """A campaign that is being closed: the name that tells its file from others, and what closes it."""

    name: str
    campaign: OpenCampaign
    job: BackgroundJob[CloseResult]

    @property
    def result(self) -> CloseResult:
        """What came of it; waits for that."""
        try:
            return self.job.result()
        except StorageError as problem:
            return CloseResult(problem.sentence)

    @property
    def said(self) -> str:
        """What the GM has to know of it, in sentences; nothing where the file holds everything."""
        campaign = self.campaign
        if self.job.is_over:
            said = self.result.said
        elif campaign.is_saved or campaign.only_looking:
            said = ""
        else:
            said = tr("Couldn't save “{file}” yet: the disk isn't responding.", file=name_of(campaign.path))
        is_in_journal = not (campaign.is_saved or campaign.only_looking or campaign.steps_at_risk)
        return f"{said} {JOURNAL_KEEPS}" if said and is_in_journal else said


class CampaignCloser(QObject):
    """Closes campaigns on threads. ``failed`` carries what went wrong, ``kept_elsewhere`` the file made instead.

    ``finished`` tells that the last of them was closed, and all is saved.
    """

    failed = Signal(str)
    kept_elsewhere = Signal(Path)
    finished = Signal()
    _ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._closing: list[ClosingCampaign] = []
        self._ended.connect(self._take_in)

    def leave(self, campaign: OpenCampaign, *, contested: bool) -> None:
        """Have a campaign saved and its file released. Returns at once."""
        deed = partial(close_left_campaign, campaign, contested=contested)
        closing = BackgroundJob(campaign.path, deed, partial(emit_from_thread, self._ended))
        self._closing.append(ClosingCampaign(campaign.own_name, campaign, closing))

    @property
    def closing(self) -> tuple[ClosingCampaign, ...]:
        """Those that are not closed yet."""
        return tuple(self._closing)

    def finish(self, until: float) -> tuple[str, ...]:
        """Wait until all are closed, or until a time of the system's clock: what is not saved is in the journal.

        Returns what is to be said of those that are not saved; ``finished`` tells when they are, after all.
        """
        closing = self.closing
        for one in closing:
            one.job.join(max(0.0, until - monotonic()))
        self._take_in()
        return tuple(one.said for one in closing if one.said)

    def _take_in(self) -> None:
        """Signal what came of those that are closed now."""
        ended = [closing for closing in self._closing if closing.job.is_over]
        self._closing = [closing for closing in self._closing if closing not in ended]
        for closing in ended:
            result = closing.result
            if result.said:
                self.failed.emit(result.said)
            if result.kept is not None:
                self.kept_elsewhere.emit(result.kept)
        if ended and not (self._closing or any(closing.said for closing in ended)):
            self.finished.emit()


class UnsavedNotice(QuietWindow):
    """Says what was not saved, once the table's window is closed. It closes by itself: nothing waits for an answer."""

    def __init__(self, sentences: tuple[str, ...]) -> None:
        super().__init__(tr("Not everything has been saved to the file"), LAST_WORDS_SIZE)
        fine = primary_button(tr("OK"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(8)
        for sentence in sentences:
            column.addWidget(text_label(sentence))
        column.addStretch(1)
        column.addWidget(fine)
        self.setFocusProxy(fine)
        fine.setFocus()
        fine.clicked.connect(self.close)
        going = QTimer(self, interval=UNSAVED_NOTICE_MS, singleShot=True)
        going.timeout.connect(self.close)
        going.start()
