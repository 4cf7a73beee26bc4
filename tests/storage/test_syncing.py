"""Bringing what was written to the disk itself, beside whatever goes on."""

import errno
import os
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pytest

from gmtracker.storage.syncing import SyncThread
from tests.storage.desks import in_session


class Disk:
    """Stands for the system's fsync: notes who calls it, and can be held up or made to fail."""

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


def test_what_is_handed_over_is_synced_by_another_thread(disk: Disk, descriptor: int) -> None:
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


def test_what_comes_while_the_disk_is_busy_is_synced_by_one_call(disk: Disk, descriptor: int) -> None:
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


def test_a_closed_file_was_synced_and_is_closed(disk: Disk, descriptor: int) -> None:
    thread = SyncThread(lambda: None)
    thread.start()
    thread.close(descriptor)
    thread.stop()
    assert disk.synced == [descriptor]
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


def test_a_disk_that_fails_is_told_in_words_until_it_works_again(disk: Disk, descriptor: int) -> None:
    disk.error = OSError(errno.EIO, "Input/output error")
    thread = SyncThread(lambda: None)
    thread.start()
    thread.sync(descriptor)
    thread.stop()
    assert (thread.is_done, thread.trouble) == (False, "the drive reports an error")
    disk.error = None
    thread.start()
    thread.close(descriptor)
    thread.stop()
    assert (thread.is_done, thread.trouble) == (True, "")


def test_the_window_never_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is stuck; steps are taken and the file's writing begins all the same."""
    desk = in_session(tmp_path)
    disk = Disk(monkeypatch)
    disk.goes_on.clear()
    desk.notes("One.")
    desk.opened.begin_save(lambda: None)
    desk.notes("Two.")
    assert desk.log()[-2:] == ["One.", "Two."]
    assert not desk.opened.syncing.is_done
    disk.goes_on.set()
    desk.opened.close()
    assert main_thread() not in disk.callers
