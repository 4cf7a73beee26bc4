"""The window of a campaign's backups, with what a restore would change."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import product

import msgspec
from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check.procedure import check_headline
from gmtracker.engine.check.waiting_checks import find_waiting, state_of
from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.storage.backups import Backup, Occasion
from gmtracker.storage.open_campaign import Contents, backup_contents
from gmtracker.storage.paths import run_with_timeout
from gmtracker.ui.theme.spacing import fix_font
from gmtracker.ui.translation import locale
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import QuietWindow

SIZE = QSize(680, 420)
ABOUT = tr(
    "gmtracker backs up the current campaign first. Until you change something, you can undo the restore. "
    "Later, restore that backup."
)
NO_BACKUPS = tr("No backups yet. The first one is made when the file is saved for the second time.")
OCCASIONS: dict[Occasion, str] = {
    "saved": "",
    "restoring": tr("Made before a backup was restored."),
    "replacing": tr("Made because another program had changed the file."),
    "unknown": tr("Made because the file contains data that this version of gmtracker doesn't recognize."),
}
MOST_NAMES, MOST_TRACKS = 4, 5


class RestoreWindow(QuietWindow):
    """Lists the backups, newest first. ``restore_requested`` carries the current one."""

    restore_requested = Signal(Backup)

    def __init__(self, backups: tuple[Backup, ...], now: Callable[[], Contents], parent: QWidget | None = None) -> None:
        """Show ``backups``. ``now`` returns the open campaign's contents, to compare with."""
        super().__init__(tr("Restore a backup"), SIZE, parent)
        self._backups = backups
        self._now = now
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Backups"))
        self._changes = text_label("")
        self._restore = primary_button(tr("Restore"))
        self._close = Button(tr("Close"))
        self._lay_out()
        self._list.currentRowChanged.connect(self._on_chosen)
        self._list.itemActivated.connect(self._on_restore)
        self._restore.clicked.connect(self._on_restore)
        self._close.clicked.connect(self.close)
        told = Counter(map(said_of, backups))
        for backup in backups:
            self._list.addItem(QListWidgetItem(said_of(backup, to_the_second=told[said_of(backup)] > 1)))
        self._restore.setEnabled(bool(backups))
        if backups:
            self._list.setCurrentRow(0)
        else:
            self._changes.setText(NO_BACKUPS)

    def _lay_out(self) -> None:
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heading = text_label(tr("What will change"))
        fix_font(heading, bold=True)
        told = QVBoxLayout()
        told.setSpacing(8)
        told.addWidget(heading)
        told.addWidget(self._changes)
        told.addStretch(1)
        told.addWidget(text_label(ABOUT, "label"))
        sides = QHBoxLayout()
        sides.setSpacing(24)
        sides.addWidget(self._list, 3)
        sides.addLayout(told, 2)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(self._close)
        foot.addWidget(self._restore)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addLayout(sides, 1)
        column.addLayout(foot)
        self._changes.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _on_chosen(self, row: int) -> None:
        try:
            backup = self._backups[row]
            then = run_with_timeout(backup.path, partial(backup_contents, backup))
            lines = [*about(backup), *changes(self._now(), then)]
        except Refused as problem:
            self._changes.setText(problem.sentence)
            self._restore.setEnabled(False)
            return
        self._restore.setEnabled(True)
        self._changes.setText("\n".join(lines))

    def _on_restore(self) -> None:
        if self._restore.isEnabled():
            self.restore_requested.emit(self._backups[self._list.currentRow()])
            self.close()


def said_of(backup: Backup, *, to_the_second: bool = False) -> str:
    """Return when a backup was written, and in which session."""
    when = _said(QDateTime.fromSecsSinceEpoch(int(backup.written.timestamp())), to_the_second=to_the_second)
    return tr("{when} · session {number}", when=when, number=backup.session) if backup.session else when


def about(backup: Backup) -> list[str]:
    """Return a line about why a backup was made, if not by an ordinary save."""
    occasion = OCCASIONS[backup.occasion]
    return [occasion] if occasion else []


def changes(now: Contents, then: Contents) -> list[str]:
    """Return a line for each difference between the open campaign and a backup."""
    here, there = ({character.id: character for character in one.campaign.characters} for one in (now, then))
    lines = [
        _number_change_text(tr("Session"), now.campaign.sessions_held, then.campaign.sessions_held),
        _number_change_text(tr("Characters"), len(here), len(there)),
    ]
    if gone := [character.name for character in here.values() if character.id not in there]:
        lines.append(tr("Will be removed: {names}.", names=_list_names(gone)))
    if back := [character.name for character in there.values() if character.id not in here]:
        lines.append(tr("Will come back: {names}.", names=_list_names(back)))
    both = [(character, there[character.id]) for character in here.values() if character.id in there]
    if renamed := [f"{one.name} → {other.name}" for one, other in both if one.name != other.name]:
        lines.append(tr("Will be renamed: {names}.", names=_list_names(renamed)))
    lines += _owed_changes(now.campaign, then.campaign)
    lines += _in_short(list(_tracks(now.campaign, then.campaign, [other for _, other in both])))
    return [*lines, _number_change_text(tr("Log entries"), now.steps, then.steps)]


def _owed_changes(now: Campaign, then: Campaign) -> Iterator[str]:
    """Yield a line about what is owed only in the backup, and one about what is owed only now."""
    here, there = _owed(now), _owed(then)
    if back := [text for one, text in there.items() if one not in here]:
        yield tr("Will be owed again: {names}.", names=_list_names(back))
    if gone := [text for one, text in here.items() if one not in there]:
        yield tr("Will no longer be owed: {names}.", names=_list_names(gone))


def _owed(campaign: Campaign) -> dict[str, str]:
    """Return the waiting checks and the owed things by id. Leaves out a check that opening the backup would drop."""
    owed = {}
    for check in find_waiting(campaign):
        with suppress(msgspec.ValidationError, LookupError):
            owed[f"check {check.id}"] = check_headline(campaign, state_of(check))
    # An owed thing may be a full sentence, but here it is one item of a list.
    return owed | {f"marker {one.id}": one.text.removesuffix(".") for one in campaign.owed_markers()}


def _tracks(now: Campaign, then: Campaign, characters: Iterable[Character]) -> Iterator[str]:
    """Yield a line for each track of the characters whose value would change."""
    known = {track.key for track in now.game.tracks}
    for character, track in product(characters, (track for track in then.game.tracks if track.key in known)):
        before, after = (campaign.track_load(character.id, track.key) for campaign in (now, then))
        if before != after and character.side in track.sides:
            what = f"{character.name} · {track.name}"
            yield tr(
                "{what}: {then} instead of {now}.",
                what=what,
                then=track.value_text(after),
                now=track.value_text(before),
            )


def _in_short(lines: list[str]) -> list[str]:
    """Return the first lines, and a line with the number of the others."""
    more = len(lines) - MOST_TRACKS
    return [*lines[:MOST_TRACKS], tr("{count} more values change.", count=more)] if more > 1 else lines


def _number_change_text(what: str, now: int, then: int) -> str:
    said = locale().toString
    if now == then:
        return tr("{what}: {number} (no change).", what=what, number=said(then))
    return tr("{what}: {then} instead of {now}.", what=what, then=said(then), now=said(now))


def _list_names(names: list[str]) -> str:
    first = ", ".join(names[:MOST_NAMES])
    more = len(names) - MOST_NAMES
    return tr("{names} and {count} more", names=first, count=more) if more > 0 else first


def _said(when: QDateTime, *, to_the_second: bool) -> str:
    """Return the localized date and time, with the day of the week."""
    said = locale()
    day = said.dateFormat(QLocale.FormatType.LongFormat).replace("dddd", "ddd").replace("MMMM", "MMM")
    time = said.timeFormat(QLocale.FormatType.ShortFormat)
    if to_the_second:
        time = time.replace("mm", "mm:ss")
    return f"{said.toString(when.date(), day)}, {said.toString(when.time(), time)}"
