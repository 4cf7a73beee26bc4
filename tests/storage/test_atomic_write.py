"""Replacing a file completely or not at all, and syncing files to the disk on a thread."""

import errno
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from time import time

import pytest

from gmtracker.storage.atomic_write import (
    MAX_WRITE_SECONDS,
    SyncThread,
    make_folder,
    replace_file,
    temporary_path,
    write_unsynced,
)
from gmtracker.storage.errors import StorageError
from tests.builders.saved_campaigns import in_session
from tests.driver.disk import CALLS, FailingCall


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "campaign.json"
    path.write_bytes(b"old")
    return path


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Make the system stop every write beyond that many bytes."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_parts_are_written_in_order(file: Path) -> None:
    replace_file(file, (b"new ", memoryview(b"and whole")))
    assert file.read_bytes() == b"new and whole"


def test_replacing_leaves_nothing_beside_file(file: Path) -> None:
    replace_file(file, (b"new",))
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == ["campaign.json"]


def test_replacing_keeps_permissions(file: Path) -> None:
    file.chmod(0o640)
    replace_file(file, (b"new",))
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="Windows has no groups of files")
@pytest.mark.parametrize("may_give_away", [True, False])
def test_replacing_keeps_group_and_owner_where_allowed(
    file: Path, monkeypatch: pytest.MonkeyPatch, may_give_away: bool
) -> None:
    """Other members of a group lost access to a shared campaign. Calls are replaced: not every user may make them."""
    theirs, given, look = (file.stat().st_uid + 1, file.stat().st_gid + 1), list[tuple[int, int]](), Path.stat

    def seen(path: Path, **how: bool) -> os.stat_result:
        found = list(look(path, **how))
        return os.stat_result([*found[:4], *(theirs if path == file else found[4:6]), *found[6:]])

    def give(_path: Path, owner: int, group: int) -> None:
        if owner != -1 and not may_give_away:
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        given.append((owner, group))

    monkeypatch.setattr(Path, "stat", seen)
    monkeypatch.setattr(os, "chown", give)
    replace_file(file, (b"new",))
    assert given == [theirs if may_give_away else (-1, theirs[1])]


def test_replacing_does_not_change_owner_of_own_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "chown", lambda *_: pytest.fail("it was given away"), raising=False)
    replace_file(file, (b"new",))
    assert file.read_bytes() == b"new"


@pytest.mark.skipif(sys.platform != "linux", reason="Python reads the attributes of files on Linux alone")
@pytest.mark.parametrize("refused", ["", "setxattr", "listxattr"])
def test_replacing_keeps_attributes_where_supported(file: Path, monkeypatch: pytest.MonkeyPatch, refused: str) -> None:
    """Users with access by an access list lost a shared campaign. Calls are replaced: not every disk supports them."""
    kept = {"user.tag": b"red", "user.note": b"mine"}
    attributes: dict[Path, dict[str, bytes]] = {file: dict(kept)}

    def allowed(call: str) -> None:
        if call == refused:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    def names_of(path: Path) -> list[str]:
        allowed("listxattr")
        return list(attributes[path])

    def give(path: Path, name: str, value: bytes) -> None:
        allowed("setxattr")
        attributes.setdefault(path, {})[name] = value

    monkeypatch.setattr(os, "listxattr", names_of)
    monkeypatch.setattr(os, "getxattr", lambda path, name: attributes[path][name])
    monkeypatch.setattr(os, "setxattr", give)
    replace_file(file, (b"new",))
    assert file.read_bytes() == b"new"
    assert attributes.get(temporary_path(file), {}) == ({} if refused else kept)


@pytest.mark.parametrize("code", [errno.EPERM, errno.ENOTSUP])
def test_disk_without_permissions_does_not_prevent_saving(
    file: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    FailingCall(monkeypatch, "chmod", code)
    replace_file(file, [b"new"])
    assert file.read_bytes() == b"new"


def test_new_file_has_default_permissions(tmp_path: Path) -> None:
    (tmp_path / "any").write_bytes(b"")
    replace_file(tmp_path / "new.json", (b"new",))
    assert (tmp_path / "new.json").stat().st_mode == (tmp_path / "any").stat().st_mode


def test_replacing_keeps_link(file: Path) -> None:
    link = file.with_name("link.json")
    link.symlink_to(file)
    replace_file(link, (b"new",))
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


def test_stopped_write_keeps_old_file(file: Path) -> None:
    with files_no_larger_than(1000), pytest.raises(StorageError) as caught:
        replace_file(file, (b"x" * 999, b"y" * 2))
    assert caught.value.sentence == "Couldn't save “campaign.json”: the file is too large for this disk."
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EIO: "the drive reported an error",
    errno.EACCES: "you don't have permission",
    errno.EROFS: "the location is read-only",
    errno.ENODEV: "the drive was disconnected",
}


@pytest.mark.parametrize("code", REASONS)
@pytest.mark.parametrize("call", CALLS)
def test_any_failing_call_keeps_old_file(file: Path, call: str, code: int) -> None:
    """The calls are replaced, because root is refused nothing and no disk fails on demand."""
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, call, code)
        with pytest.raises(StorageError) as caught:
            replace_file(file, (b"new",))
    assert failing.made
    assert caught.value.sentence == f"Couldn't save “campaign.json”: {REASONS[code]}."
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


def test_full_disk_during_write_keeps_old_file(file: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, "write", errno.ENOSPC, torn=2)
        with pytest.raises(StorageError, match="the disk is full"):
            replace_file(file, (b"new and longer",))
    assert failing.made == 2
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


@pytest.mark.parametrize("call", ["open", "fsync"])
def test_unsyncable_folder_is_no_failure_after_replacing(file: Path, call: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, call, errno.EIO, at=2)
        replace_file(file, (b"new",))
    assert failing.made >= 2
    assert file.read_bytes() == b"new"


def test_partial_writes_of_system_are_completed(file: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        write = os.write
        patched.setattr(os, "write", lambda descriptor, piece: write(descriptor, piece[:1000]))
        replace_file(file, (b"a" * 2500, memoryview(b"b" * 3_000_000), b"c", b"d" * 500))
    assert file.read_bytes() == b"a" * 2500 + b"b" * 3_000_000 + b"c" + b"d" * 500


def test_missing_folder_is_named_as_reason(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"Couldn't save “a\.json”: the location does not exist\."):
        replace_file(tmp_path / "gone" / "a.json", (b"new",))


def test_device_is_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "full.json"
    link.symlink_to("/dev/full")
    with pytest.raises(StorageError, match=r"Couldn't save “full”: a folder or device has that name\."):
        replace_file(link, (b"new",))
    assert Path("/dev/full").is_char_device()


def test_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=rf"Couldn't save “{tmp_path.name}”: a folder or device has that name\."):
        replace_file(tmp_path, (b"new",))


def test_read_only_file_is_not_replaced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's answer is replaced, because root may write to everything."""
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StorageError, match=r"“campaign\.json” is read-only\."):
        replace_file(file, (b"new",))
    assert file.read_bytes() == b"old"


def test_save_removes_leftovers_of_killed_save(file: Path) -> None:
    left: list[Path] = []
    replace_file(file, (b"one",), before_moving=left.append)
    left[0].write_bytes(b"left behind, and longer")
    replace_file(file, (b"two",))
    assert not left[0].exists()
    assert file.read_bytes() == b"two"


@pytest.mark.parametrize(("seconds", "is_cleared"), [(MAX_WRITE_SECONDS + 60, True), (MAX_WRITE_SECONDS - 60, False)])
def test_save_removes_only_old_leftovers_of_other_programs(file: Path, seconds: int, is_cleared: bool) -> None:
    """A recent one may belong to another program that is writing the same file now."""
    begins = temporary_path(file).name.rpartition("-")[0]
    left = [file.with_name(f"{begins}-0badcafe.part"), file.with_name(f"{begins}.part")]
    for path in left:
        path.write_bytes(b"half of it")
        os.utime(path, (time() - seconds,) * 2)
    of_another_file = file.with_name(".gmtracker-0123456789abcdef.part")
    of_another_file.write_bytes(b"")
    os.utime(of_another_file, (0, 0))
    replace_file(file, (b"new",))
    assert [path.exists() for path in left] == [not is_cleared] * 2
    assert of_another_file.exists()
    assert file.read_bytes() == b"new"


def test_two_programs_writing_same_file_both_write_it_whole(file: Path) -> None:
    """Both wrote into one temporary file, so the old file was replaced by an empty one, or neither succeeded."""
    theirs = (
        f"from pathlib import Path; from gmtracker.storage.atomic_write import replace_file\nfile = Path({str(file)!r})"
    )

    def meanwhile(_new: Path) -> None:
        subprocess.run([sys.executable, "-c", f"{theirs}\nreplace_file(file, (b'theirs',))"], check=True)
        assert file.read_bytes() == b"theirs"

    replace_file(file, (b"mine",), before_moving=meanwhile)
    assert file.read_bytes() == b"mine"
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == ["campaign.json"]


def test_old_file_stays_until_new_one_is_complete(file: Path) -> None:
    seen: list[bytes] = []
    replace_file(file, (b"new",), before_moving=lambda _: seen.append(file.read_bytes()))
    assert seen == [b"old"]


def test_put_down_writes_whole_file_without_waiting_for_disk(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, "fsync", errno.EIO)
        write_unsynced(tmp_path / "new.json", (b"new ", b"and whole"))
    assert failing.made == 0
    assert (tmp_path / "new.json").read_bytes() == b"new and whole"
    assert list(tmp_path.glob(".gmtracker-*")) == []


@pytest.mark.parametrize("call", ["open", "write", "close", "replace"])
def test_failed_put_down_leaves_no_file(tmp_path: Path, call: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        FailingCall(patched, call, errno.ENOSPC)
        with pytest.raises(StorageError, match="Couldn't save “new\\.json”: the disk is full\\."):
            write_unsynced(tmp_path / "new.json", (b"new",))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []


class FolderDisk:
    """Replaces the system's fsync. ``synced`` are the folders it was called for. While ``fails`` it always fails."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.synced: list[int] = []
        self.fails = False
        patched.setattr(os, "fsync", self)

    def __call__(self, descriptor: int) -> None:
        found = os.fstat(descriptor)
        if stat.S_ISDIR(found.st_mode):
            if self.fails:
                raise OSError(errno.EIO, "Input/output error")
            self.synced.append(found.st_ino)

    def of(self, folder: Path) -> int:
        """Return how often it was synced."""
        return self.synced.count(folder.stat().st_ino)


def replaced(file: Path) -> None:
    replace_file(file, (b"new",))


def named(file: Path) -> None:
    thread = SyncThread(lambda: None)
    thread.start()
    thread.sync_names(file)
    thread.stop()


NO_FOLDERS = pytest.mark.skipif(os.name == "nt", reason="Windows has no folder to sync")


@NO_FOLDERS
@pytest.mark.parametrize("brings", [replaced, named])
def test_folder_name_is_synced_again_after_failed_sync(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brings: Callable[[Path], None]
) -> None:
    """It counted as synced too early and was never tried again."""
    folder = tmp_path / "new"
    folder.mkdir()
    disk = FolderDisk(monkeypatch)
    disk.fails = True
    brings(folder / "file")
    disk.fails = False
    brings(folder / "file")
    assert (disk.of(folder), disk.of(tmp_path)) == (1, 1)
    brings(folder / "file")
    assert (disk.of(folder), disk.of(tmp_path)) == (2, 1)


@NO_FOLDERS
@pytest.mark.parametrize("brings", [replaced, named])
def test_name_of_recreated_folder_is_synced_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brings: Callable[[Path], None]
) -> None:
    folder = tmp_path / "journals" / "mine"
    disk = FolderDisk(monkeypatch)
    make_folder(folder)
    brings(folder / "file")
    assert (disk.of(tmp_path), disk.of(folder.parent)) == (1, 1)
    shutil.rmtree(folder.parent)
    make_folder(folder)
    brings(folder / "file")
    assert disk.of(tmp_path) == 2
    make_folder(folder)
    brings(folder / "file")
    assert disk.of(tmp_path) == 2


class Disk:
    """Replaces the system's fsync. Records who calls it, and can be blocked or made to fail."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.callers: list[Thread] = []
        self.synced: list[int] = []
        self.error: OSError | None = None
        self.goes_on = Event()
        self.goes_on.set()
        self.called = Event()
        patched.setattr(os, "fsync", self)

    def __call__(self, descriptor: int) -> None:
        self.callers.append(current_thread())
        self.called.set()
        assert self.goes_on.wait(10)
        if self.error is not None:
            raise self.error
        self.synced.append(descriptor)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def descriptor(tmp_path: Path) -> int:
    return os.open(tmp_path / "file", os.O_WRONLY | os.O_CREAT)


def test_queued_files_are_synced_by_another_thread(disk: Disk, descriptor: int) -> None:
    told = Event()
    thread = SyncThread(told.set)
    thread.start()
    thread.sync(descriptor)
    assert told.wait(10)
    assert disk.synced == [descriptor]
    assert thread.is_done
    thread.close(descriptor)
    thread.stop()
    assert main_thread() not in disk.callers


def test_files_queued_while_disk_is_busy_are_synced_together(disk: Disk, descriptor: int) -> None:
    disk.goes_on.clear()
    thread = SyncThread(lambda: None)
    thread.start()
    thread.sync(descriptor)
    assert disk.called.wait(10)
    for _ in range(50):
        thread.sync(descriptor)
    assert not thread.is_done
    disk.goes_on.set()
    thread.close(descriptor)
    thread.stop()
    assert len(disk.synced) == 2
    assert thread.is_done


def test_closing_syncs_file_first(disk: Disk, descriptor: int) -> None:
    thread = SyncThread(lambda: None)
    thread.start()
    thread.close(descriptor)
    thread.stop()
    assert disk.synced == [descriptor]
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


def test_failed_sync_is_reported_and_not_cleared_by_next(disk: Disk, descriptor: int) -> None:
    disk.error = OSError(errno.EIO, "Input/output error")
    thread = SyncThread(lambda: None)
    thread.start()
    thread.sync(descriptor)
    thread.stop()
    assert (thread.is_done, thread.trouble) == (False, REASONS[errno.EIO])
    disk.error = None
    thread.start()
    thread.close(descriptor)
    thread.stop()
    assert (thread.is_done, thread.trouble) == (False, REASONS[errno.EIO])
    thread.forget_trouble()
    assert thread.is_done


def test_window_never_waits_for_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is stuck, steps are done and a save is started without delay."""
    desk = in_session(tmp_path)
    disk = Disk(monkeypatch)
    disk.goes_on.clear()
    desk.notes("One.")
    desk.opened.begin_save(lambda: None)
    desk.notes("Two.")
    assert desk.log()[-2:] == ["One.", "Two."]
    assert not desk.opened.sync_thread.is_done
    disk.goes_on.set()
    desk.opened.close()
    assert main_thread() not in disk.callers
