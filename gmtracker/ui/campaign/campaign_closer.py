"""Saves and closes campaigns on threads after the window has left them.

If the last of them can't be saved when the program closes, a small window says so.
"""

from functools import partial
from pathlib import Path
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from gmtracker.i18n import tr
from gmtracker.storage.closing import CloseResult, save_and_close
from gmtracker.storage.errors import StorageError
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import shown_file_name
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.ui.process_signals import emit_from_thread
from gmtracker.ui.widgets.buttons import primary_button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import QuietWindow

UNSAVED_NOTICE_MS = 20_000
"""The time after which the notice about unsaved campaigns closes by itself."""

LAST_WORDS_SIZE = QSize(460, 180)
JOURNAL_KEEPS = tr("Every step is saved in the journal and will be there when you next open this campaign.")


class ClosingCampaign(Struct, frozen=True):
    """A campaign that is being closed, the name of its own files, and the job."""

    name: str
    campaign: OpenCampaign
    job: BackgroundJob[CloseResult]

    @property
    def result(self) -> CloseResult:
        """The job's result. Getting it waits for the job."""
        try:
            return self.job.result()
        except StorageError as problem:
            return CloseResult(problem.sentence)

    @property
    def said(self) -> str:
        """Sentences about what is not saved, or "" if the file holds everything."""
        campaign = self.campaign
        if self.job.has_ended:
            said = self.result.problem
        elif campaign.is_saved or campaign.view_only_reason:
            said = ""
        else:
            said = tr("Couldn't save “{file}” yet: the disk isn't responding.", file=shown_file_name(campaign.path))
        is_in_journal = not (campaign.is_saved or campaign.view_only_reason or campaign.steps_at_risk)
        return f"{said} {JOURNAL_KEEPS}" if said and is_in_journal else said


class CampaignCloser(QObject):
    """Closes campaigns on threads.

    ``failed`` carries a sentence, ``kept_elsewhere`` the file that was saved instead of the campaign's own.
    ``finished``: the last of them is closed, and all are saved.
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
        """Start saving and closing a campaign."""
        deed = partial(save_and_close, campaign, contested=contested)
        closing = BackgroundJob(campaign.path, deed, partial(emit_from_thread, self._ended))
        self._closing.append(ClosingCampaign(campaign.state_name, campaign, closing))

    @property
    def closing(self) -> tuple[ClosingCampaign, ...]:
        """The campaigns that are not closed yet."""
        return tuple(self._closing)

    def finish(self, until: float) -> tuple[str, ...]:
        """Wait until all are closed, at most until a time of :func:`monotonic`.

        Returns sentences about those that are not saved. ``finished`` follows if they are saved later.
        """
        closing = self.closing
        for one in closing:
            one.job.join(max(0.0, until - monotonic()))
        self._take_in()
        return tuple(one.said for one in closing if one.said)

    def _take_in(self) -> None:
        """Emit the results of the campaigns that are closed now."""
        ended = [closing for closing in self._closing if closing.job.has_ended]
        self._closing = [closing for closing in self._closing if closing not in ended]
        for closing in ended:
            result = closing.result
            if result.problem:
                self.failed.emit(result.problem)
            if result.saved_file is not None:
                self.kept_elsewhere.emit(result.saved_file)
        if ended and not (self._closing or any(closing.said for closing in ended)):
            self.finished.emit()


class UnsavedNotice(QuietWindow):
    """Says what is not saved, after the main window has closed. It closes by itself."""

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
