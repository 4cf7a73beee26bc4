"""The power goes at any moment of an evening, and the disk is left in any state that it may be left in then.

What the storage does to the disk is recorded, call by call. Of what was not synced when the power went any part may be
missing: a write, a piece of one, a name in a folder, whatever came after it. ``python -m tests.driver.power_cut FOLDER
300`` makes 300 such disks of an evening and opens each; what was lost ends it with an error.
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
from gmtracker.storage.backups import backups_of
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_format import encoded
from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import a_campaign, a_foe, a_hero
from tests.builders.saved_campaigns import Desk, noon

FILE, OTHER = "harbor.gmtracker.json", "other.gmtracker.json"
PLAYED_ON = 10
"""On every so many-th disk play goes on."""


class Named(NamedTuple):
    """A name in a folder leads to a file from now on, or to none; ``before`` is the name that it had until now."""

    name: str
    file: int | None
    before: str = ""


class Folder(NamedTuple):
    """A folder is made."""

    name: str


class Data(NamedTuple):
    """Bytes are written into a file from there on; with None it is cut off there."""

    file: int
    at: int
    data: bytes | None


class Synced(NamedTuple):
    """What was done to a file, or in a folder, before the call of that number is on the disk."""

    what: int | str
    before: int


class Seen(NamedTuple):
    """How many steps the window shows, how many of them it says to be on the disk, and in which file."""

    shown: int
    safe: int
    file: str


Call = Named | Folder | Data | Synced | Seen


class Recorder:
    """Records the calls that change what is below a folder, in the place of :mod:`os`, until :meth:`stop`.

    While ``is_deaf`` nothing that is synced counts.
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
        """Record no more. Nothing has gone past this recorder."""
        for name, call in self._real.items():
            setattr(os, name, call)
        recorded = {name: bytes(self._contents[file]) for name, file in self._names.items()}
        assert recorded == {str(file): file.read_bytes() for file in self._root.rglob("*") if file.is_file()}

    def sees(self, shown: int, safe: int, file: Path) -> None:
        """Note what the window shows now."""
        with self._lock:
            self.calls.append(Seen(shown, safe, str(file)))

    def open(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        """A new name, where there was none."""
        descriptor: int = self._real["open"](path, flags, *rest, **named)
        name = os.fsdecode(path)
        if flags & os.O_CREAT and name not in self._names:
            self._contents.append(bytearray())
            self._gives(Named(name, len(self._contents) - 1))
        self._opened[descriptor] = self._names.get(name, name)
        return descriptor

    def write(self, descriptor: int, data: Any) -> int:
        """Everything that is written comes after what was there."""
        written: int = self._real["write"](descriptor, data)
        file = self._opened.get(descriptor)
        if isinstance(file, int):
            content, new = self._contents[file], bytes(data[:written])
            self.calls.append(Data(file, len(content), new))
            content += new
        return written

    def fsync(self, descriptor: int) -> None:
        """No disk is asked: it is enough to know that one was to be."""
        if not self.is_deaf:
            self.calls.append(Synced(self._opened[descriptor], len(self.calls)))

    def ftruncate(self, descriptor: int, length: int) -> None:
        """Only ever shorter."""
        self._real["ftruncate"](descriptor, length)
        file = self._opened[descriptor]
        assert isinstance(file, int)
        self.calls.append(Data(file, length, None))
        del self._contents[file][length:]

    def close(self, descriptor: int) -> None:
        """The number is free for another file."""
        self._opened.pop(descriptor, None)
        self._real["close"](descriptor)

    def replace(self, before: Any, name: Any) -> None:
        """In one folder, as it is everywhere here."""
        self._real["replace"](before, name)
        old = os.fsdecode(before)
        self._gives(Named(os.fsdecode(name), self._names[old], old))

    def link(self, file: Any, name: Any) -> None:
        """A second name."""
        self._real["link"](file, name)
        self._gives(Named(os.fsdecode(name), self._names[os.fsdecode(file)]))

    def unlink(self, path: Any) -> None:
        """A name less."""
        self._real["unlink"](path)
        self._gives(Named(os.fsdecode(path), None))

    def mkdir(self, path: Any, *rest: Any) -> None:
        """A folder more."""
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
    """What is played. ``states`` are what the window showed, after each step."""

    def __init__(self, folder: Path, recorder: Recorder) -> None:
        self.states: list[bytes] = []
        self._file, self._other = folder / FILE, folder / OTHER
        self._recorder = recorder
        self._safe = 0
        self._progress = Event()

    def is_played(self) -> None:
        """A new file, saves during play, restarts, a crash, another file, theirs, and a backup."""
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
        self._recorder.is_deaf = True  # the program ends here, and nothing of this is on the disk
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
        desk.opened.begin_replace("restoring", _nothing, backups_of(self._other)[0])
        desk.opened.finish_replace()
        desk.opened.close_without_saving()
        desk = self._sits_down(OpenCampaign.open(self._other, noon))
        self._notes(desk, "Restored.")
        desk.opened.close()

    def _sits_down(self, opened: OpenCampaign) -> Desk:
        opened.syncing.on_progress = self._progress.set
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
        while not desk.opened.syncing.is_done:
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
        self._safe = saved  # until the steps since then are in the other file's journal
        self._says(desk)

    def _shows(self, desk: Desk) -> None:
        self.states.append(shown_by(desk.table.history))
        self._says(desk)

    def _says(self, desk: Desk) -> None:
        if desk.opened.syncing.is_done and desk.opened.is_on_disk:
            self._safe = len(self.states)
        self._recorder.sees(len(self.states), self._safe, desk.path)


def _nothing() -> None:
    """Nobody waits to be told."""


def shown_by(history: History) -> bytes:
    """What the table shows, its log, and what could be redone."""
    log = [(entry.id, entry.sentence) for entry in history.open.entries]
    undone = [[entry.id for entry in group] for group in history.undone]
    return encoded((history.now, log, undone))


class Disk(NamedTuple):
    """A disk as the power left it: what its files hold, which folders there are, and what was seen last."""

    files: dict[str, bytes]
    folders: frozenset[str]
    seen: Seen
    shown_next: int


def disks(calls: list[Call], chance: Random) -> Iterator[Disk]:
    """Disks that a power cut may leave, without end, each at another moment."""
    begin = next(number for number, call in enumerate(calls) if isinstance(call, Seen))
    while True:
        cut = chance.randint(begin + 1, len(calls))
        before = calls[:cut]
        seen = next(call for call in reversed(before) if isinstance(call, Seen))
        shown_next = next((call.shown for call in calls[cut:] if isinstance(call, Seen)), seen.shown)
        files, folders = left_of(before, _kept(before, chance), chance)
        yield Disk(files, folders, seen, shown_next)


def _kept(calls: list[Call], chance: Random) -> set[int]:
    """The numbers of the calls that reach the disk: what was synced, and of the rest a part."""
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
    """What has to be synced for a call to reach the disk."""
    match call:
        case Named(name=name) | Folder(name=name):
            return str(Path(name).parent)
        case Data(file=file):
            return file
    return ""


def left_of(calls: list[Call], kept: set[int], chance: Random) -> tuple[dict[str, bytes], frozenset[str]]:
    """What the files hold, and which folders there are, with these calls alone; the last write may be torn."""
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
    """Put the disk into the machine, and start the program: nothing is missing but what was not said to be safe."""
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
    if opened.newer is not None:
        opened.close_without_saving()
        opened = OpenCampaign.open(path := opened.newer, noon)
    found = shown_by(opened.history)
    first = max(0, disk.seen.safe - 1)
    assert found in states[first : disk.shown_next], _told(found, states, disk)
    if path.name == OTHER:
        OpenCampaign.look_at(path.with_name(FILE), noon)
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
    """Play an evening below a folder, and start again on so many disks."""
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
    """Stands for the system's fsync, when nothing is recorded any more."""


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 20)
