"""Power cuts at any moment of an evening, which leave the disk in any possible state.

All calls that change the disk are recorded. Whatever was not synced before the power cut may be missing: a write, a
part of one, a name in a folder, no matter what came after it. ``python -m tests.driver.power_cut FOLDER 300`` makes 300
such disks from one evening and opens each. Lost steps end it with an error.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event, RLock
from typing import Any, NamedTuple

from gmtracker.engine.commands import AddNote
from gmtracker.engine.history import History
from gmtracker.storage.backups import file_backups
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_format import encode
from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import a_campaign, a_foe, a_hero
from tests.builders.saved_campaigns import Desk, noon

FILE, OTHER = "harbor.gmtracker.json", "other.gmtracker.json"
PLAYED_ON = 10
"""On every n-th disk the evening continues."""


class Named(NamedTuple):
    """From now on a name in a folder refers to ``file``, or to no file. ``before`` is the file's previous name."""

    name: str
    file: int | None
    before: str = ""


class Folder(NamedTuple):
    """A folder was created."""

    name: str


class Data(NamedTuple):
    """Bytes were written into a file at this offset. With None, the file was truncated there."""

    file: int
    at: int
    data: bytes | None


class Synced(NamedTuple):
    """What happened to a file or in a folder before this call number has reached the disk."""

    what: int | str
    before: int


class Seen(NamedTuple):
    """How many steps the window shows, how many of them it reports as synced, and in which file."""

    shown: int
    safe: int
    file: str


Call = Named | Folder | Data | Synced | Seen


class Recorder:
    """Records the calls that change what is below a folder, in place of :mod:`os`, until :meth:`stop`.

    While ``is_deaf``, syncs don't count.
    """

    def __init__(self, root: Path) -> None:
        self.calls: list[Call] = []
        self.is_deaf = False
        self._root = root
        self._names: dict[str, int] = {}
        self._contents: list[bytearray] = []
        self._opened: dict[int, int | str] = {}
        self._lock = RLock()
        self._real: dict[str, Callable[..., Any]] = {}
        stands_for = (self.open, self.write, self.fsync, self.ftruncate, self.close, self.replace, self.link)
        for own in (*stands_for, self.unlink, self.mkdir):
            self._real[own.__name__] = getattr(os, own.__name__)
            setattr(os, own.__name__, self._in_turn(own))

    def _in_turn(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any, **named: Any) -> Any:
            with self._lock:
                return call(*args, **named)

        return called

    def stop(self) -> None:
        """Stop recording. Check that no change went past this recorder."""
        for name, call in self._real.items():
            setattr(os, name, call)
        recorded = {name: bytes(self._contents[file]) for name, file in self._names.items()}
        assert recorded == {str(file): file.read_bytes() for file in self._root.rglob("*") if file.is_file()}

    def sees(self, shown: int, safe: int, file: Path) -> None:
        """Record what the window shows now."""
        with self._lock:
            self.calls.append(Seen(shown, safe, str(file)))

    def open(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        """Record the name of a new file."""
        descriptor: int = self._real["open"](path, flags, *rest, **named)
        name = os.fsdecode(path)
        if flags & os.O_CREAT and name not in self._names:
            self._contents.append(bytearray())
            self._gives(Named(name, len(self._contents) - 1))
        self._opened[descriptor] = self._names.get(name, name)
        return descriptor

    def write(self, descriptor: int, data: Any) -> int:
        """Record an append. All writes are appends."""
        written: int = self._real["write"](descriptor, data)
        file = self._opened.get(descriptor)
        if isinstance(file, int):
            content, new = self._contents[file], bytes(data[:written])
            self.calls.append(Data(file, len(content), new))
            content += new
        return written

    def fsync(self, descriptor: int) -> None:
        """Record the sync without syncing."""
        if not self.is_deaf:
            self.calls.append(Synced(self._opened[descriptor], len(self.calls)))

    def ftruncate(self, descriptor: int, length: int) -> None:
        """Record a truncation. Files only get shorter."""
        self._real["ftruncate"](descriptor, length)
        file = self._opened[descriptor]
        assert isinstance(file, int)
        self.calls.append(Data(file, length, None))
        del self._contents[file][length:]

    def close(self, descriptor: int) -> None:
        """Forget the descriptor, because another file can get its number."""
        self._opened.pop(descriptor, None)
        self._real["close"](descriptor)

    def replace(self, before: Any, name: Any) -> None:
        """Record a rename within one folder."""
        self._real["replace"](before, name)
        old = os.fsdecode(before)
        self._gives(Named(os.fsdecode(name), self._names[old], old))

    def link(self, file: Any, name: Any) -> None:
        """Record a second name."""
        self._real["link"](file, name)
        self._gives(Named(os.fsdecode(name), self._names[os.fsdecode(file)]))

    def unlink(self, path: Any) -> None:
        """Record a removed name."""
        self._real["unlink"](path)
        self._gives(Named(os.fsdecode(path), None))

    def mkdir(self, path: Any, *rest: Any) -> None:
        """Record a new folder."""
        self._real["mkdir"](path, *rest)
        self.calls.append(Folder(os.fsdecode(path)))

    def _gives(self, named: Named) -> None:
        self.calls.append(named)
        _give(self._names, named)


def _give(names: dict[str, int], named: Named) -> None:
    if named.before and names.get(named.before) == named.file:
        del names[named.before]
    if named.file is None:
        names.pop(named.name, None)
    else:
        names[named.name] = named.file


class Evening:
    """The evening that is played. ``states`` is what the window showed after each step."""

    def __init__(self, folder: Path, recorder: Recorder) -> None:
        self.states: list[bytes] = []
        self._file, self._other = folder / FILE, folder / OTHER
        self._recorder = recorder
        self._safe = 0
        self._progress = Event()

    def is_played(self) -> None:
        """Play an evening: a new file, saves during play, restarts, a crash, another file, and a restored backup."""
        desk = self._sits_down(OpenCampaign.create(self._file, a_campaign(), noon))
        desk.opened.begin_save(_nothing)
        self._notes(desk, "Before it is on the disk.")
        desk.opened.finish_save()
        desk.adds(a_hero(), a_hero("Rook", player="Ben"), a_foe())
        self._shows(desk)
        desk.starts_session()
        self._shows(desk)
        self._saves_while_playing(desk)
        desk.table.undo()
        self._shows(desk)
        desk.table.redo()
        self._shows(desk)
        desk.opened.close()
        desk = self._sits_down(OpenCampaign.open(self._file, noon))
        self._notes(desk, "One.", "Two.")
        self._recorder.is_deaf = True  # The program crashes here, so none of this reaches the disk.
        self._notes(desk, "Three.")
        desk.opened.close_without_saving()
        self._recorder.is_deaf = False
        desk = self._sits_down(OpenCampaign.open(self._file, noon))
        self._notes(desk, "Four.")
        self._saves_while_playing(desk)
        self._moves(desk)
        self._notes(desk, "Elsewhere.")
        desk.ends_session()
        self._shows(desk)
        self._saves_while_playing(desk)
        desk.opened.save()
        self._notes(desk, "To be restored over.")
        desk.opened.begin_replace("restoring", _nothing, file_backups(self._other)[0])
        desk.opened.finish_replace()
        desk.opened.close_without_saving()
        desk = self._sits_down(OpenCampaign.open(self._other, noon))
        self._notes(desk, "Restored.")
        desk.opened.close()

    def _sits_down(self, opened: OpenCampaign) -> Desk:
        opened.sync_thread.on_progress = self._progress.set
        desk = Desk(opened)
        self._shows(desk)
        return desk

    def _notes(self, desk: Desk, *texts: str) -> None:
        for number, text in enumerate(texts):
            desk.notes(text)
            self._shows(desk)
            if number % 2 and not self._recorder.is_deaf:
                self._waits(desk)

    def _waits(self, desk: Desk) -> None:
        while not desk.opened.sync_thread.is_done:
            self._progress.wait(0.01)
            self._progress.clear()
        self._says(desk)

    def _saves_while_playing(self, desk: Desk) -> None:
        self._notes(desk, "Before the save.")
        desk.opened.begin_save(_nothing)
        self._notes(desk, "Meanwhile.", "And then.")
        desk.opened.finish_save()
        self._says(desk)

    def _moves(self, desk: Desk) -> None:
        self._notes(desk, "Before the move.")
        desk.opened.begin_save(_nothing, self._other)
        saved = len(self.states)
        self._notes(desk, "Meanwhile.", "And then.")
        desk.opened.finish_save()
        self._safe = saved  # The steps since then are not yet in the other file's journal.
        self._says(desk)

    def _shows(self, desk: Desk) -> None:
        self.states.append(shown_by(desk.table.history))
        self._says(desk)

    def _says(self, desk: Desk) -> None:
        if desk.opened.sync_thread.is_done and desk.opened.is_on_disk:
            self._safe = len(self.states)
        self._recorder.sees(len(self.states), self._safe, desk.path)


def _nothing() -> None:
    """Do nothing on progress."""


def shown_by(history: History) -> bytes:
    """Return the campaign, its log, and the steps that can be redone, as bytes."""
    log = [(entry.id, entry.sentence) for entry in history.open_chapter.entries]
    undone = [[entry.id for entry in group] for group in history.redo_groups]
    return encode((history.now, log, undone))


class Disk(NamedTuple):
    """A disk after the power cut: the contents of its files, its folders, and what was last shown."""

    files: dict[str, bytes]
    folders: frozenset[str]
    seen: Seen
    shown_next: int


def disks(calls: list[Call], chance: Random) -> Iterator[Disk]:
    """Yield disks that a power cut can leave, without end, each at another moment."""
    begin = next(number for number, call in enumerate(calls) if isinstance(call, Seen))
    while True:
        cut = chance.randint(begin + 1, len(calls))
        before = calls[:cut]
        seen = next(call for call in reversed(before) if isinstance(call, Seen))
        shown_next = next((call.shown for call in calls[cut:] if isinstance(call, Seen)), seen.shown)
        files, folders = left_of(before, _kept(before, chance), chance)
        yield Disk(files, folders, seen, shown_next)


def _kept(calls: list[Call], chance: Random) -> set[int]:
    """Return the numbers of the calls that reach the disk: all that were synced, and a part of the rest."""
    synced: dict[int | str, int] = {}
    for call in calls:
        if isinstance(call, Synced):
            synced[call.what] = max(call.before, synced.get(call.what, 0))
    share, in_order = chance.choice((0.0, 0.2, 0.5, 0.8, 1.0)), chance.randint(0, len(calls))
    is_in_order = chance.random() < 0.3
    return {
        number
        for number, call in enumerate(calls)
        if number < synced.get(_place_of(call), 0) or (number < in_order if is_in_order else chance.random() < share)
    }


def _place_of(call: Call) -> int | str:
    """Return what must be synced for a call to reach the disk: the folder for names, the file for data."""
    match call:
        case Named(name=name) | Folder(name=name):
            return str(Path(name).parent)
        case Data(file=file):
            return file
    return ""


def left_of(calls: list[Call], kept: set[int], chance: Random) -> tuple[dict[str, bytes], frozenset[str]]:
    """Return the contents of files, and the folders, after these calls alone. The last write can be torn."""
    names: dict[str, int] = {}
    folders: set[str] = set()
    contents: dict[int, bytearray] = {}
    last = max((number for number in kept if isinstance(calls[number], Data)), default=-1)
    for number in sorted(kept):
        match calls[number]:
            case Named() as named:
                _give(names, named)
            case Folder(name=name):
                folders.add(name)
            case Data(file=file, at=at, data=None):
                del contents.setdefault(file, bytearray())[at:]
            case Data(file=file, at=at, data=bytes(data)):
                content = contents.setdefault(file, bytearray())
                is_sure = any(isinstance(c, Synced) and c.what == file and c.before > number for c in calls)
                piece = data if number != last or is_sure else data[: chance.randint(0, len(data))]
                content.extend(bytes(max(0, at + len(piece) - len(content))))
                content[at : at + len(piece)] = piece
    return {name: bytes(contents.get(file, b"")) for name, file in names.items()}, frozenset(folders)


def restart(disk: Disk, states: list[bytes], root: Path, *, plays_on: bool) -> None:
    """Write the disk's files, and open the campaign. Only steps that were not reported as safe may be missing."""
    shutil.rmtree(root)
    root.mkdir()
    for folder in map(Path, sorted(disk.folders)):
        if folder.parent.is_dir():
            folder.mkdir()
    for name, content in disk.files.items():
        if Path(name).parent.is_dir():
            Path(name).write_bytes(content)
    path = Path(disk.seen.file)
    try:
        opened = OpenCampaign.open(path, noon)
    except StorageError:
        if disk.seen.safe:
            raise
        return
    if opened.continuation_path is not None:
        opened.close_without_saving()
        opened = OpenCampaign.open(path := opened.continuation_path, noon)
    found = shown_by(opened.history)
    first = max(0, disk.seen.safe - 1)
    assert found in states[first : disk.shown_next], _told(found, states, disk)
    if path.name == OTHER:
        OpenCampaign.open_read_only(path.with_name(FILE), noon)
    desk = Desk(opened)
    if plays_on:
        desk.do(AddNote(text="Played on."))
    expected = shown_by(desk.table.history)
    opened.close()
    if plays_on:
        again = OpenCampaign.open(path, noon)
        assert shown_by(again.history) == expected
        again.close_without_saving()


def _told(found: bytes, states: list[bytes], disk: Disk) -> str:
    came = states.index(found) + 1 if found in states else 0
    return f"step {came} came back of {disk.seen.safe} that were safe and {disk.seen.shown} that were shown"


def main(root: Path, count: int, seed: int) -> None:
    """Play an evening below a folder, and restart with ``count`` different disks."""
    root.mkdir()
    os.environ["GMTRACKER_HOME"] = str(root / "home")
    recorder = Recorder(root)
    evening = Evening(root, recorder)
    evening.is_played()
    recorder.stop()
    os.fsync = _no_disk
    tried: set[int] = set()
    for number, disk in enumerate(disks(recorder.calls, Random(seed))):
        key = hash((tuple(sorted(disk.files.items())), disk.folders, disk.seen))
        if key not in tried:
            tried.add(key)
            try:
                restart(disk, evening.states, root, plays_on=not number % PLAYED_ON)
            except BaseException:
                print(f"disk {number} of seed {seed}: {disk.seen}", file=sys.stderr)
                raise
        if len(tried) == count or number == 10 * count:
            break
    print(f"{len(tried)} disks of {len(recorder.calls)} calls")


def _no_disk(fd: object) -> None:
    """Replace ``os.fsync`` after the recording."""


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 20)
