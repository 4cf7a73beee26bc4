"""Recovering the steps of a journal that are not in its file, even if the file was moved or renamed.

A journal is played back until a step does not follow from the one before it.
"""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import UNSET, Raw, Struct

from gmtracker.engine.evolve import fold
from gmtracker.i18n import tr
from gmtracker.storage.backups import campaign_backups
from gmtracker.storage.chapters import ChapterLog
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_format import with_game
from gmtracker.storage.file_lock import FileLock, digest_or_empty
from gmtracker.storage.file_reader import read_entry, read_opening
from gmtracker.storage.journal import (
    FoundJournal,
    OpenJournal,
    Step,
    find_journal,
    journal_path,
    quarantine_copy,
    quarantine_if_needed,
    read_header,
)
from gmtracker.storage.notices import damaged_journal_notice, missing_steps_notice, recovered_notice
from gmtracker.storage.paths import Digest, address_to_path, is_certainly_missing, run_with_timeout, start_checking


def fetch_journal(to: Path, file: Path, campaign: str, digest: Digest) -> None:
    """Move the journal that continues a file of that digest to the path ``to``, unless that exists.

    Copies of a file may have several such journals. One of a file with the same name is preferred; the others stay.
    """
    for journal in _journals_of_missing_files(to.parent, campaign, file.name):
        if os.path.lexists(to):
            return
        with suppress(StorageError, OSError):
            lock = FileLock(journal, journal.stem)
            try:
                found = find_journal(journal)
                if found is not None and found.steps_after(digest.hex) is not None:
                    journal.replace(to)
            finally:
                lock.release()


def _journals_of_missing_files(folder: Path, campaign: str, name: str) -> list[Path]:
    """Return a campaign's journals whose files are gone from their paths, those of a file by that name first.

    The caller must check each one's lock, because another window may use it.
    """
    try:
        journals = sorted(folder.glob("*.jsonl"))
    except OSError:  # Until Python 3.12, glob() raises for an unreadable folder.
        return []
    found = [(journal, first) for journal in journals if (first := read_header(journal)) is not None]
    files = {
        journal: address_to_path(first.file) for journal, first in found if first.campaign == campaign and first.file
    }
    start_checking(files.values())
    left = [(file.name != name, journal) for journal, file in files.items() if is_certainly_missing(file)]
    return [journal for _, journal in sorted(left)]


def play_back(chapter_log: ChapterLog, journal: FoundJournal, steps: range) -> int:
    """Play back these steps of the journal. Returns how many of them fitted, from the first."""
    for played, index in enumerate(steps):
        try:
            _play(chapter_log, journal.steps[index], tr("line {line}", line=index + 2))
        except (UnreadableFileError, ValueError):
            return played
    return len(steps)


def _play(chapter_log: ChapterLog, step: Step, place: str) -> None:
    """Play back one step. Raises UnreadableFileError or ValueError, changing nothing, if it does not fit."""
    if step.done:
        _do(chapter_log, step.done, place)
    elif step.undone:
        _undo(chapter_log, step, place)
    elif step.redone:
        if step.redone != tuple(entry.id for entry in chapter_log.history.redoable()):
            raise UnreadableFileError(place, tr("a redo does not match the last undo"))
        chapter_log.history.redo()
    elif not step.saved:
        raise UnreadableFileError(place, tr("the step is empty"))


def _do(chapter_log: ChapterLog, done: Raw, place: str) -> None:
    read = read_entry(done, place)
    if read.entry.id <= chapter_log.last_id:
        raise UnreadableFileError(place, tr("the entry is older than the one before it"))
    fold(chapter_log.history.now, read.entry.events)
    chapter_log.history.append(chapter_log.store_text(read.entry, read.text))


def _undo(chapter_log: ChapterLog, step: Step, place: str) -> None:
    history = chapter_log.history
    last = tuple(entry.id for entry in history.open_chapter.entries[-len(step.undone) :])
    if step.undone != last:
        raise UnreadableFileError(place, tr("an undo does not match the last step"))
    reopens = len(last) == len(history.open_chapter.entries) and not history.closed_chapters
    if reopens and step.opening and chapter_log.has_finished:
        opening = read_opening(step.opening, f"{place}.opening")
        chapter_log.reopen_last_finished(with_game(opening, history.now.game))
    history.undo_from(step.undone[0])


class Recovered(Struct, frozen=True):
    """The number of recovered steps, notices about them, and another file in which the campaign was continued."""

    steps: int = 0
    notices: tuple[str, ...] = ()
    continuation_path: Path | None = None


def recover(chapter_log: ChapterLog, journal: OpenJournal, file: Path, digest: Digest) -> Recovered:
    """Play back the journal's steps that are not in the file of that digest, and continue the journal.

    A journal that does not fit is quarantined. Raises JournalError.
    """
    fetch_journal(journal.path, file, chapter_log.history.now.id, digest)
    try:
        found = find_journal(journal.path)
    except UnreadableFileError:
        found = None
    played = _play_back_unsaved(chapter_log, found, digest)
    if found is None or played is None:
        notices = quarantine_if_needed(journal.path)
        return Recovered(notices=notices + _backup_hint(file, chapter_log.history.now.id) if notices else ())
    steps, whole = played
    if found.header.onward is not UNSET and not (found.steps or found.is_damaged):
        return Recovered(continuation_path=continuation_in_use(found))
    notices = recovered_notice(steps)
    if found.is_damaged or whole < found.ends[-1]:
        notices += (damaged_journal_notice(quarantine_copy(journal.path)),)
    journal.continue_existing(whole)
    if not steps:
        journal.remove()
    return Recovered(steps, notices)


def _backup_hint(file: Path, campaign: str) -> tuple[str, ...]:
    """Return a notice that the state which the journal continues may be among the backups. Empty without backups."""
    return (
        (tr("The previous version of this campaign is saved as a backup. To view it, choose “Restore backup…”."),)
        if campaign_backups(file, campaign)
        else ()
    )


def play_back_read_only(chapter_log: ChapterLog, expected: Path, file: Path, digest: Digest) -> Recovered:
    """Play back the journal without writing to it, because another window may use it.

    The notices say if steps could not be played back.
    """
    journal = (
        expected if expected.exists() else _find_moved_journal(expected.parent, file, chapter_log, digest) or expected
    )
    try:
        found = find_journal(journal)
    except StorageError:
        return Recovered(notices=(missing_steps_notice(journal),))
    if found is None:
        return Recovered()
    steps, whole = _play_back_unsaved(chapter_log, found, digest) or (0, found.ends[0])
    is_whole = whole == found.ends[-1] and not found.is_damaged
    return Recovered(steps, () if is_whole else (missing_steps_notice(journal),), continuation_in_use(found))


def _find_moved_journal(folder: Path, file: Path, chapter_log: ChapterLog, digest: Digest) -> Path | None:
    """Return the journal that continues a file of that digest, which was moved or renamed. None if there is none."""
    for journal in _journals_of_missing_files(folder, chapter_log.history.now.id, file.name):
        with suppress(StorageError):
            found = find_journal(journal)
            if found is not None and found.steps_after(digest.hex) is not None:
                return journal
    return None


def continuation_in_use(found: FoundJournal) -> Path | None:
    """Return the file in which the journal's file was continued.

    None if there is none, or nothing was done there yet.
    """
    onward = found.header.onward
    if onward is UNSET:
        return None
    file = address_to_path(onward.file)
    if "\0" in str(file):
        return None
    try:
        was_played = run_with_timeout(
            file, lambda: digest_or_empty(file) not in ("", onward.digest) or journal_path(file).exists()
        )
    except (StorageError, OSError):
        was_played = False
    return file if was_played or not onward.digest else None


def _play_back_unsaved(chapter_log: ChapterLog, found: FoundJournal | None, digest: Digest) -> tuple[int, int] | None:
    """Play back the steps that are not in the file.

    Returns the number of recovered steps and the bytes of the journal that fitted. None if there is no journal or it
    does not continue this file.
    """
    steps = found.steps_after(digest.hex) if found else None
    if found is None or steps is None or found.header.campaign != chapter_log.history.now.id:
        return None
    fitting = play_back(chapter_log, found, steps)
    came = sum(1 for step in found.steps[steps.start : steps.start + fitting] if not step.saved)
    return came, found.ends[steps.start + fitting]
