"""The journal of a campaign file: a line for every step that is not in the file yet.

One JSON value per line. The first line names the file that the journal continues. ``done`` has an entry, ``undone`` and
``redone`` have numbers of entries. ``saved`` says that a file of that digest is about to replace the old one, and
``holds`` which steps it contains. So at any moment the file's digest tells which steps to play back. Every line ends
with the CRC-32 of the text before it. A line with a wrong checksum ends the playback.

The first unsaved step begins a journal. The journal is removed when the file has all its steps. If the campaign was
continued in another file, the old file's journal has only a first line that redirects to that file.
"""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Literal
from zlib import crc32

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from gmtracker import trace
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.ids import EntryId
from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import SyncThread, make_folder, replace_file, sync_folder
from gmtracker.storage.errors import StorageError, UnreadableFileError, reason_text
from gmtracker.storage.file_format import MAX_FILE_BYTES, NO_GAME, encode, read_whole, with_game
from gmtracker.storage.file_reader import UNDECODABLE, unreadable_error
from gmtracker.storage.notices import quarantined_journal_notice
from gmtracker.storage.paths import NotAFile, campaign_state_folder, open_to_read, state_file_stem

_PRIVATE = 0o600
"""The permissions of a journal."""

_LONGEST_FIRST_LINE = 1 << 16
_RESERVED_BYTES = 1 << 17
"""Bytes reserved on the disk beyond the journal's end: some hundred steps."""


class Successor(Struct, frozen=True, kw_only=True):
    """The file in which a campaign was continued, and its ``digest`` before the first step there.

    ``file`` is as written by ``paths.path_to_address``. The digest is empty if the other file had more steps from the
    start.
    """

    file: str
    digest: str


class JournalHeader(Struct, frozen=True, kw_only=True, tag="gmtracker-journal", tag_field="format"):
    """The first line: the campaign's id, and the last entry and SHA-256 of the file that the journal continues.

    ``file`` is the path of that file, as written by ``paths.path_to_address``. ``onward`` is set in a journal without
    steps, of a file that was left for another.
    """

    campaign: str
    entry: int
    digest: str
    file: str = ""
    version: Literal[1] = 1
    onward: Successor | UnsetType = UNSET


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any other line. One of these fields is set. Unknown fields of a newer gmtracker are ignored.

    ``opening`` comes with an ``undone`` that reopens the previous chapter.

    ``holds`` comes with ``saved``: the length of the journal, in bytes, up to which the file contains the steps. Steps
    done while the file is written may come before this line.
    """

    done: Raw = Raw()
    undone: tuple[EntryId, ...] = ()
    redone: tuple[EntryId, ...] = ()
    opening: Raw = Raw()
    saved: str = ""
    holds: int = 0


class FoundJournal(Struct, frozen=True, kw_only=True):
    """A decoded journal. ``ends`` has the end of the first line and of each step after it, in bytes.

    ``is_damaged`` says that a line is invalid, or that the last line has a valid checksum but a wrong end. A last line
    that is merely incomplete is no damage: the program or the power ended while it was written, and the window never
    showed it.
    """

    header: JournalHeader
    steps: tuple[Step, ...]
    ends: tuple[int, ...]
    is_damaged: bool

    def steps_after(self, digest: str) -> range | None:
        """Return the range of steps that are not in the file of that digest.

        None if the journal does not continue that file.
        """
        saved = [step.holds for step in self.steps if step.saved == digest]
        begin = saved[-1] if saved else self.ends[0]
        if (not saved and self.header.digest != digest) or begin not in self.ends:
            return None
        return range(self.ends.index(begin), len(self.steps))


class JournalError(StorageError):
    """A journal can neither be played back nor be set aside. Its file can only be viewed."""


def journal_path(file: Path) -> Path:
    """Return the path of a campaign file's journal: in the state folder, named after the file's real path."""
    return campaign_state_folder(file) / "journals" / f"{state_file_stem(file)}.jsonl"


def find_journal(path: Path) -> FoundJournal | None:
    """Read a journal. Returns None if there is none or its first line is incomplete.

    Raises UnreadableFileError for a file that is no journal, JournalError if it can't be read.
    """
    try:
        with open_to_read(path) as journal:
            data = read_whole(journal)
        if len(data) > MAX_FILE_BYTES:
            raise UnreadableFileError(tr("line {line}", line=1), tr("this is too large to be a journal"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except NotAFile as problem:
        raise UnreadableFileError(tr("line {line}", line=1), tr("this is not a file")) from problem
    except OSError as error:
        raise JournalError(
            "Couldn't read the journal {file}: {reason}.", file=path, reason=reason_text(error)
        ) from error
    if b"\n" in data:
        return _parse_journal(data)
    if not _HEADER_START.startswith(data[: len(_HEADER_START)]):
        raise UnreadableFileError(tr("line {line}", line=1), tr("this is not a journal"))
    return None


def read_header(path: Path) -> JournalHeader | None:
    """Return the first line of a journal, or None if it can't be read."""
    with suppress(OSError, *UNDECODABLE), open_to_read(path) as journal:
        return _FIRST.decode(journal.readline(_LONGEST_FIRST_LINE))
    return None


def quarantine_copy(path: Path) -> Path:
    """Copy a journal that can be played back only in part to a free name, and return that. Raises JournalError.

    The copy is synced, because the caller then truncates the journal.
    """
    return _set_aside(path, _copy)


def quarantine(path: Path) -> Path:
    """Rename a journal that must not be played back, and return the new name. Raises JournalError."""
    return _set_aside(path, Path.replace)


def _copy(path: Path, kept: Path) -> None:
    replace_file(kept, (path.read_bytes(),), mode=_PRIVATE)


def _set_aside(path: Path, bring: Callable[[Path, Path], object]) -> Path:
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.stem}.kept-{number}{path.suffix}")):
        number += 1
    try:
        bring(path, kept)
    except (OSError, StorageError) as error:
        why = reason_text(error) if isinstance(error, OSError) else error.sentence.rstrip(".")
        raise JournalError("Couldn't set the old journal aside: {reason}.", reason=why) from error
    return kept


class Journal:
    """A journal being written. A line survives a crash of the program once the call returns.

    A thread syncs the lines to the disk. A save marks the journal from another thread while the game continues. Disk
    space is reserved ahead, so that the game can continue for a while on a full disk.
    """

    def __init__(self, path: Path, whole: int, syncing: SyncThread) -> None:
        """Continue the journal at a path after its first ``whole`` bytes. Raises StorageError."""
        self._path = path
        self._length = self._held = whole
        self._lock = Lock()
        self._syncing = syncing
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            make_folder(path.parent)
            self._descriptor = os.open(path, flags, _PRIVATE)
            _truncate(self._descriptor, whole)
        except OSError as error:
            raise _write_error(error) from error
        syncing.start()
        syncing.sync_names(path)
        syncing.sync(self._descriptor)  # A program that was killed may have left its lines unsynced.

    @classmethod
    def begin(cls, path: Path, continues: JournalHeader, syncing: SyncThread, steps: bytes = b"") -> "Journal":
        """Begin a journal with these lines, replacing an existing one. Raises StorageError."""
        journal = cls(path, 0, syncing)
        try:
            journal.write(_line(encode(continues)) + steps)
        except StorageError:
            journal.close()
            raise
        return journal

    @property
    def length(self) -> int:
        """The length in bytes."""
        return self._length

    def write(self, lines: bytes) -> None:
        """Write whole lines, all or none. Raises StorageError."""
        with self._lock:
            self._reserve_space(len(lines))
            try:
                written, whole = os.write(self._descriptor, lines), len(lines)
                while written < whole:
                    written += os.write(self._descriptor, lines[written:])
            except OSError as error:
                self._held = self._length
                with suppress(OSError):
                    os.ftruncate(self._descriptor, self._length)
                raise _write_error(error) from error
            self._length += written
            if not os.fstat(self._descriptor).st_nlink:
                raise JournalRemoved
        trace.note("journal", "%s bytes written, %s in all", written, self._length)
        self._syncing.sync(self._descriptor)

    def _reserve_space(self, size: int) -> None:
        """Reserve disk space for ``size`` bytes and for the lines after them."""
        if self._length + size > self._held - _RESERVED_BYTES // 2:
            self._held = self._length + size + _RESERVED_BYTES
            reserve_space(self._descriptor, self._length, size + _RESERVED_BYTES)

    def mark_saved(self, digest: str, holds: int) -> None:
        """Record that a file of that digest is about to replace the old one, and sync. Waits for the disk.

        ``holds`` is the journal's length when the file's content was encoded.
        """
        self.write(_line(encode({"saved": digest, "holds": holds})))
        os.fsync(self._descriptor)
        sync_folder(self._path.parent)
        trace.note("journal", "the file holds its first %s bytes", holds)

    def steps_since(self, length: int) -> bytes:
        """Return the lines after ``length`` bytes that have a step. Raises StorageError.

        Length 0 means all lines, without the header.
        """
        try:
            lines = self._path.read_bytes()[length:].splitlines(keepends=True)[0 if length else 1 :]
        except OSError as error:
            raise StorageError("Couldn't read the journal: {reason}.", reason=reason_text(error)) from error
        return b"".join(line for line in lines if not _STEP.decode(line).saved)

    def close(self) -> None:
        """Close the file without removing it."""
        self._syncing.close(self._descriptor)


def _truncate(descriptor: int, whole: int) -> None:
    """Truncate an open file to ``whole`` bytes. Closes it and raises OSError on failure."""
    try:
        if os.fstat(descriptor).st_size != whole:
            os.ftruncate(descriptor, whole)
    except OSError:
        os.close(descriptor)
        raise


class JournalRemoved(StorageError):
    """Another program removed the journal, so its steps are only in memory until they are saved."""

    def __init__(self) -> None:
        super().__init__("{sentence}", sentence=tr("Another program deleted the journal."))


def reserve_space(descriptor: int, offset: int, size: int) -> None:
    """Reserve disk blocks for an open file without changing its length. Does nothing except on Linux.

    Ignores refusals of a disk that is full or does not support it: the next write reports the problem.
    """
    if sys.platform == "linux":
        import ctypes  # Imported here so that starting the program does not pay for it.

        whole = ctypes.c_long
        ctypes.CDLL(None).fallocate(descriptor, _KEEP_SIZE, whole(offset), whole(size))


_KEEP_SIZE = 1
"""The flag of Linux's fallocate(2) to reserve space beyond a file's end."""


def done_line(entry: bytes) -> bytes:
    """Return the line for a new entry. Its bytes are the same as later in the file."""
    return _line(b'{"done":' + entry + b"}")


def undone_line(entries: Iterable[EntryId], reopened: Campaign | None) -> bytes:
    """Return the line for undone entries. ``reopened`` is the opening of the chapter that is reopened, if any."""
    line: dict[str, object] = {"undone": tuple(entries)}
    if reopened is not None:
        line["opening"] = Raw(encode(with_game(reopened, NO_GAME)))
    return _line(encode(line))


def redone_line(entries: Iterable[EntryId]) -> bytes:
    """Return the line for redone entries."""
    return _line(encode({"redone": tuple(entries)}))


def _line(value: bytes) -> bytes:
    """Return the line for a JSON object, with the checksum as its last field."""
    body = value[:-1]
    return b"%b%b%d}\n" % (body, _CHECKSUM, crc32(body))


def _is_intact(line: bytes) -> bool:
    """Whether a line's checksum is right. True without a checksum: older gmtracker versions wrote none."""
    body, found, rest = line.rpartition(_CHECKSUM)
    return not found or rest == b"%d}" % crc32(body)


def _has_valid_checksum(line: bytes) -> bool:
    """Whether a line has a checksum and it is right."""
    return _CHECKSUM in line and _is_intact(line)


_CHECKSUM = b',"crc32":'
_HEADER_START = b'{"campaign":'
"""The start of every first line. A file that starts otherwise and has no line end is no journal."""


def _parse_journal(data: bytes) -> FoundJournal:
    first, *lines, rest = data.split(b"\n")
    if not _is_intact(first):
        raise UnreadableFileError(tr("line {line}", line=1), tr("the checksum is wrong"))
    try:
        continues = _FIRST.decode(first)
    except UNDECODABLE as error:
        raise unreadable_error(error, first) from error
    steps: list[Step] = []
    ends = [len(first) + 1]
    for line in lines:
        if not _is_intact(line):
            break
        try:
            steps.append(_STEP.decode(line))
        except UNDECODABLE:
            break
        ends.append(ends[-1] + len(line) + 1)
    damaged = len(steps) < len(lines) or _has_valid_checksum(rest[:-1])
    return FoundJournal(header=continues, steps=tuple(steps), ends=tuple(ends), is_damaged=damaged)


def _write_error(error: OSError) -> StorageError:
    return StorageError("Couldn't write the journal: {reason}.", reason=reason_text(error))


_FIRST = msgspec.json.Decoder(JournalHeader)
_STEP = msgspec.json.Decoder(Step)


class OpenJournal:
    """The journal of the open campaign. Steps are written to it before they are done.

    ``open_journal`` is the journal at ``path``, or None before the first step. ``write_error`` is why steps are not in
    it, as a sentence. ``sync_thread`` syncs it to the disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.open_journal: Journal | None = None
        self.write_error = ""
        self.sync_thread = SyncThread(_nothing)

    @property
    def length(self) -> int:
        """The length in bytes."""
        return self.open_journal.length if self.open_journal is not None else 0

    def write(self, lines: bytes, continues: Callable[[], JournalHeader]) -> None:
        """Write whole lines, or set ``write_error`` to the reason. A new journal begins with ``continues()``."""
        try:
            if self.open_journal is None:
                self.open_journal = Journal.begin(self.path, continues(), self.sync_thread)
            if lines:
                self.open_journal.write(lines)
            self.write_error = ""
        except JournalRemoved as problem:
            self.close()
            self.write_error = problem.sentence
        except StorageError as problem:
            self.write_error = problem.sentence

    def continue_existing(self, whole: int) -> None:
        """Continue the existing journal after its first ``whole`` bytes."""
        try:
            self.open_journal = Journal(self.path, whole, self.sync_thread)
        except StorageError as problem:
            self.write_error = problem.sentence

    def move_to(
        self, path: Path, continues: JournalHeader, *, holds: int | None, on_left: Callable[[bool], None]
    ) -> None:
        """Switch to a journal at another path, with the steps after ``holds`` bytes. None means no steps.

        The old journal stays until those steps are synced. Then ``on_left`` is called on the sync thread; its argument
        says whether syncing succeeded.
        """
        begun: Journal | None = None
        if self.open_journal is not None and holds is not None and not self.write_error:
            try:
                begun = Journal.begin(path, continues, self.sync_thread, self.open_journal.steps_since(holds))
            except StorageError as problem:
                self.write_error = problem.sentence
        self.close()
        self.sync_thread.forget_trouble()
        self.sync_thread.call_when_synced(on_left)
        self.open_journal, self.path = begun, path

    def remove(self) -> None:
        """Remove the journal. The next step begins a new one. One that can't be removed has only saved steps."""
        if self.open_journal is not None:
            self.close()
            self.sync_thread.forget_trouble()
            with suppress(OSError):
                self.path.unlink()

    def close(self) -> None:
        """Close the journal without removing it."""
        if self.open_journal is not None:
            self.open_journal.close()
            self.open_journal = None


def write_redirect(journal: Path, leads: JournalHeader) -> None:
    """Replace a journal by a first line that redirects to another file.

    If the disk is full, remove the journal first to make room. Its steps are in the other file.
    """
    for _ in range(2):
        with suppress(OSError, StorageError):
            if not journal.is_symlink():
                replace_file(journal, (_line(encode(leads)),))
                return
        with suppress(OSError):
            journal.unlink()


def quarantine_if_needed(journal: Path) -> tuple[str, ...]:
    """Quarantine a journal that has any steps, and return notices about that.

    Raises StorageError.
    """
    with suppress(UnreadableFileError):
        found = find_journal(journal)
        if found is None or not (found.steps or found.is_damaged):
            return ()
    return (quarantined_journal_notice(quarantine(journal)),)


def _nothing() -> None:
    """Ignore the progress of syncing."""
