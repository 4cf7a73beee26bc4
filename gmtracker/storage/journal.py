"""The journal of a campaign file: a line for every step that is not in the file yet.

JSON, one value a line. The first line names the file it continues. ``done`` carries an entry, ``undone`` and
``redone`` the numbers of entries; ``saved`` says that a file of that digest is about to take the old one's place, and
``holds`` how far it goes, so that at any moment what is to be played back can be told from what is in the file. Every
line ends with the CRC-32 of what stands before it; a line whose checksum is wrong ends what can be played back.

The journal of a campaign that is open is begun with a step that its file has not, and is gone when the file has them
all. Where play went on in another file, the journal of the one that was left says so in its first line alone.
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
from gmtracker.storage.errors import StorageError, UnreadableFileError, reason
from gmtracker.storage.file_format import LARGEST_FILE, NO_GAME, encoded, read_whole, with_game
from gmtracker.storage.file_reader import UNDECODABLE, unreadable
from gmtracker.storage.notices import journal_not_continuing
from gmtracker.storage.paths import NoFile, open_to_read, state_folder_of, state_name_for

_PRIVATE = 0o600
"""The permissions of a journal."""

_LONGEST_FIRST_LINE = 1 << 16
_ROOM_AHEAD = 1 << 17
"""Bytes of the disk that a journal holds beyond its end: some hundred steps."""


class Successor(Struct, frozen=True, kw_only=True):
    """Where play went on from a file: in another one, of that ``digest`` before the first step there.

    ``file`` is written as ``paths.address_of`` does it. The digest is empty where the other file held more from its
    beginning.
    """

    file: str
    digest: str


class JournalHeader(Struct, frozen=True, kw_only=True, tag="gmtracker-journal", tag_field="format"):
    """The first line: which campaign's file this goes on from, its last entry, and the SHA-256 of its bytes.

    ``file`` is where it was, written likewise. ``onward`` stands in a journal without steps, of a file that was left
    for another.
    """

    campaign: str
    entry: int
    digest: str
    file: str = ""
    version: Literal[1] = 1
    onward: Successor | UnsetType = UNSET


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any other line; one of these fields is set. What else a newer gmtracker may have written there is passed over.

    ``opening`` comes with an ``undone`` that reopens the chapter before.

    ``holds`` comes with ``saved``: after how many bytes of the journal the steps begin that the file does not hold.
    Play goes on while a file is written, so there may be some before this line.
    """

    done: Raw = Raw()
    undone: tuple[EntryId, ...] = ()
    redone: tuple[EntryId, ...] = ()
    opening: Raw = Raw()
    saved: str = ""
    holds: int = 0


class FoundJournal(Struct, frozen=True, kw_only=True):
    """A journal as it was found: ``ends`` says where the first line ends, and each step after it, in bytes.

    ``damaged`` says that there is a line that is no step, or a last one whose end is another sign. A last line without
    an end is no damage: it was being written when the program or the power went, and the window never showed it.
    """

    continues: JournalHeader
    steps: tuple[Step, ...]
    ends: tuple[int, ...]
    damaged: bool

    def steps_after(self, digest: str) -> range | None:
        """The steps that are not in the file of that digest; None where the journal does not continue it."""
        saved = [step.holds for step in self.steps if step.saved == digest]
        begin = saved[-1] if saved else self.ends[0]
        if (not saved and self.continues.digest != digest) or begin not in self.ends:
            return None
        return range(self.ends.index(begin), len(self.steps))


class JournalError(StorageError):
    """A journal can neither be played back now nor be kept aside: its file can only be looked at."""


def journal_path(file: Path) -> Path:
    """Where the journal of a campaign file is: in the state folder, by the file's real path."""
    return state_folder_of(file) / "journals" / f"{state_name_for(file)}.jsonl"


def find_journal(path: Path) -> FoundJournal | None:
    """Read a journal; None where there is none, or none with a whole first line.

    Raises Unreadable for a file that is no journal, StuckJournal where it cannot be read.
    """
    try:
        with open_to_read(path) as journal:
            data = read_whole(journal)
        if len(data) > LARGEST_FILE:
            raise UnreadableFileError(tr("line {line}", line=1), tr("this is too large to be a journal"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except NoFile as problem:
        raise UnreadableFileError(tr("line {line}", line=1), tr("this is not a file")) from problem
    except OSError as error:
        raise JournalError("Couldn't read the journal {file}: {reason}.", file=path, reason=reason(error)) from error
    if b"\n" in data:
        return _parsed(data)
    if not _FIRST_BEGINS.startswith(data[: len(_FIRST_BEGINS)]):
        raise UnreadableFileError(tr("line {line}", line=1), tr("this is not a journal"))
    return None


def first_line(path: Path) -> JournalHeader | None:
    """The first line of a journal; None where that cannot be read."""
    with suppress(OSError, *UNDECODABLE), open_to_read(path) as journal:
        return _FIRST.decode(journal.readline(_LONGEST_FIRST_LINE))
    return None


def quarantine_copy(path: Path) -> Path:
    """Copy a journal that can be played only in part to a name of its own; returns that. Raises StuckJournal.

    The copy is on the disk then: what follows is that the journal is cut off.
    """
    return _to_a_name_of_its_own(path, _copy)


def quarantine(path: Path) -> Path:
    """Rename a journal that is not to be played; returns the new name. Raises StuckJournal."""
    return _to_a_name_of_its_own(path, Path.replace)


def _copy(path: Path, kept: Path) -> None:
    replace_file(kept, (path.read_bytes(),), mode=_PRIVATE)


def _to_a_name_of_its_own(path: Path, bring: Callable[[Path, Path], object]) -> Path:
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.stem}.kept-{number}{path.suffix}")):
        number += 1
    try:
        bring(path, kept)
    except (OSError, StorageError) as error:
        why = reason(error) if isinstance(error, OSError) else error.sentence.rstrip(".")
        raise JournalError("Couldn't set the old journal aside: {reason}.", reason=why) from error
    return kept


class Journal:
    """A journal that is being written. Every line is out of this program's hands before the call returns.

    The thread that is handed over brings the lines to the disk itself. A save marks the journal from a thread of its
    own while play goes on. Room on the disk is held before it is needed: play goes on for a while on a disk that is
    full.
    """

    def __init__(self, path: Path, whole: int, syncing: SyncThread) -> None:
        """Go on with the journal at a path after its first ``whole`` bytes. Raises StorageError."""
        self._path = path
        self._length = self._held = whole
        self._lock = Lock()
        self._syncing = syncing
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            make_folder(path.parent)
            self._descriptor = os.open(path, flags, _PRIVATE)
            _cut_off(self._descriptor, whole)
        except OSError as error:
            raise _unwritten(error) from error
        syncing.start()
        syncing.sync_names(path)
        syncing.sync(self._descriptor)  # whoever wrote what is there may have been killed before

    @classmethod
    def begin(cls, path: Path, continues: JournalHeader, syncing: SyncThread, steps: bytes = b"") -> "Journal":
        """Begin a new journal in the place of whatever is there, with the lines given. Raises StorageError."""
        journal = cls(path, 0, syncing)
        try:
            journal.write(_line(encoded(continues)) + steps)
        except StorageError:
            journal.close()
            raise
        return journal

    @property
    def length(self) -> int:
        """How many bytes it has."""
        return self._length

    def write(self, lines: bytes) -> None:
        """Write whole lines, all or none. Raises StorageError."""
        with self._lock:
            self._hold_room(len(lines))
            try:
                written, whole = os.write(self._descriptor, lines), len(lines)
                while written < whole:
                    written += os.write(self._descriptor, lines[written:])
            except OSError as error:
                self._held = self._length
                with suppress(OSError):
                    os.ftruncate(self._descriptor, self._length)
                raise _unwritten(error) from error
            self._length += written
            if not os.fstat(self._descriptor).st_nlink:
                raise JournalRemoved
        trace.note("journal", "%s bytes written, %s in all", written, self._length)
        self._syncing.sync(self._descriptor)

    def _hold_room(self, size: int) -> None:
        """Hold room for so many bytes now, and for more to come."""
        if self._length + size > self._held - _ROOM_AHEAD // 2:
            self._held = self._length + size + _ROOM_AHEAD
            hold_room(self._descriptor, self._length, size + _ROOM_AHEAD)

    def mark_saved(self, digest: str, holds: int) -> None:
        """Say that a file of that digest takes the old one's place now, and have the journal on the disk.

        ``holds`` is how long the journal was when the file's content was put together. Waits for the disk.
        """
        self.write(_line(encoded({"saved": digest, "holds": holds})))
        os.fsync(self._descriptor)
        sync_folder(self._path.parent)
        trace.note("journal", "the file holds its first %s bytes", holds)

    def steps_since(self, length: int) -> bytes:
        """The lines after so many bytes that carry a step; none of a new journal's were there. Raises StorageError."""
        try:
            lines = self._path.read_bytes()[length:].splitlines(keepends=True)[0 if length else 1 :]
        except OSError as error:
            raise StorageError("Couldn't read the journal: {reason}.", reason=reason(error)) from error
        return b"".join(line for line in lines if not _STEP.decode(line).saved)

    def close(self) -> None:
        """Close the file; it stays."""
        self._syncing.close(self._descriptor)


def _cut_off(descriptor: int, whole: int) -> None:
    """Cut an open file off after so many bytes. Raises OSError, and closes it then."""
    try:
        if os.fstat(descriptor).st_size != whole:
            os.ftruncate(descriptor, whole)
    except OSError:
        os.close(descriptor)
        raise


class JournalRemoved(StorageError):
    """Another program removed the journal: what was in it is on the table alone, until the file has it."""

    def __init__(self) -> None:
        super().__init__("{sentence}", sentence=tr("Another program deleted the journal."))


def hold_room(descriptor: int, offset: int, size: int) -> None:
    """Hold blocks of the disk for an open file from an offset on; its length stays. Linux alone can; elsewhere nothing.

    A disk that has no room, or knows no such call, refuses: the next write says what is wrong then.
    """
    if sys.platform == "linux":
        import ctypes  # not for a start without a step

        whole = ctypes.c_long
        ctypes.CDLL(None).fallocate(descriptor, _KEEP_SIZE, whole(offset), whole(size))


_KEEP_SIZE = 1
"""The flag of Linux's fallocate(2) for room beyond a file's end."""


def done_line(entry: bytes) -> bytes:
    """The line for a new entry, whose bytes are those that will stand in the file."""
    return _line(b'{"done":' + entry + b"}")


def undone_line(entries: Iterable[EntryId], reopened: Campaign | None) -> bytes:
    """The line for entries taken back; ``reopened`` is what the chapter that is open now began with."""
    line: dict[str, object] = {"undone": tuple(entries)}
    if reopened is not None:
        line["opening"] = Raw(encoded(with_game(reopened, NO_GAME)))
    return _line(encoded(line))


def redone_line(entries: Iterable[EntryId]) -> bytes:
    """The line for entries brought back."""
    return _line(encoded({"redone": tuple(entries)}))


def _line(value: bytes) -> bytes:
    """The line for a JSON object, with the checksum as its last field."""
    body = value[:-1]
    return b"%b%b%d}\n" % (body, _CHECKSUM, crc32(body))


def _is_intact(line: bytes) -> bool:
    """Whether a line's checksum is right, where it has one: an older gmtracker wrote none."""
    body, found, rest = line.rpartition(_CHECKSUM)
    return not found or rest == b"%d}" % crc32(body)


def _is_whole(line: bytes) -> bool:
    """Whether a line was written to its end, as its checksum says."""
    return _CHECKSUM in line and _is_intact(line)


_CHECKSUM = b',"crc32":'
_FIRST_BEGINS = b'{"campaign":'
"""What a first line begins with. Without an end it was being written; what else has no end is damage."""


def _parsed(data: bytes) -> FoundJournal:
    first, *lines, rest = data.split(b"\n")
    if not _is_intact(first):
        raise UnreadableFileError(tr("line {line}", line=1), tr("the checksum is wrong"))
    try:
        continues = _FIRST.decode(first)
    except UNDECODABLE as error:
        raise unreadable(error, first) from error
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
    damaged = len(steps) < len(lines) or _is_whole(rest[:-1])
    return FoundJournal(continues=continues, steps=tuple(steps), ends=tuple(ends), damaged=damaged)


def _unwritten(error: OSError) -> StorageError:
    return StorageError("Couldn't write the journal: {reason}.", reason=reason(error))


_FIRST = msgspec.json.Decoder(JournalHeader)
_STEP = msgspec.json.Decoder(Step)


class JournalInUse:
    """The journal of the open campaign, to which steps are written before they are done.

    ``written`` is the journal at ``path``, once there is one. ``unkept`` is why steps are not in it, as a sentence.
    ``syncing`` brings it to the disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written: Journal | None = None
        self.unkept = ""
        self.syncing = SyncThread(_nothing)

    @property
    def length(self) -> int:
        """How many bytes it has."""
        return self.written.length if self.written is not None else 0

    def write(self, lines: bytes, continues: Callable[[], JournalHeader]) -> None:
        """Write whole lines, or say in ``unkept`` why they are not there; a new journal says what it ``continues``."""
        try:
            if self.written is None:
                self.written = Journal.begin(self.path, continues(), self.syncing)
            if lines:
                self.written.write(lines)
            self.unkept = ""
        except JournalRemoved as problem:
            self.close()
            self.unkept = problem.sentence
        except StorageError as problem:
            self.unkept = problem.sentence

    def go_on(self, whole: int) -> None:
        """Go on with the journal that was found, after its first ``whole`` bytes."""
        try:
            self.written = Journal(self.path, whole, self.syncing)
        except StorageError as problem:
            self.unkept = problem.sentence

    def move_to(
        self, path: Path, continues: JournalHeader, *, holds: int | None, on_left: Callable[[bool], None]
    ) -> None:
        """Switch to another path, with the steps after ``holds`` bytes; where that is None, without any.

        The journal that is left stays until those are on the disk: ``on_left`` is called then, on the thread that
        syncs, and is told whether they are.
        """
        begun: Journal | None = None
        if self.written is not None and holds is not None and not self.unkept:
            try:
                begun = Journal.begin(path, continues, self.syncing, self.written.steps_since(holds))
            except StorageError as problem:
                self.unkept = problem.sentence
        self.close()
        self.syncing.forget_trouble()
        self.syncing.then(on_left)
        self.written, self.path = begun, path

    def drop(self) -> None:
        """Remove the journal; the next step begins a new one. One that cannot be removed holds only what is saved."""
        if self.written is not None:
            self.close()
            self.syncing.forget_trouble()
            with suppress(OSError):
                self.path.unlink()

    def close(self) -> None:
        """Close the journal, which stays."""
        if self.written is not None:
            self.written.close()
            self.written = None


def write_redirect(journal: Path, leads: JournalHeader) -> None:
    """Put a first line alone into the place of a journal, for whoever opens a file that was left for another.

    Where there is no room for it, it has that of the journal, whose steps are in the other file.
    """
    for _ in range(2):
        with suppress(OSError, StorageError):
            if not journal.is_symlink():
                replace_file(journal, (_line(encoded(leads)),))
                return
        with suppress(OSError):
            journal.unlink()


def quarantine_if_needed(journal: Path) -> tuple[str, ...]:
    """Quarantine a journal at this path that holds any step; returns notices of that.

    Raises StorageError.
    """
    with suppress(UnreadableFileError):
        found = find_journal(journal)
        if found is None or not (found.steps or found.damaged):
            return ()
    return (journal_not_continuing(quarantine(journal)),)


def _nothing() -> None:
    """Ignore the progress of syncing."""
