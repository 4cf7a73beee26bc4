"""Replacing a file: whole, or not at all."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gmtracker.storage.errors import StorageError
from gmtracker.storage.safe_write import put_down, replace_file
from tests.support.failing_calls import CALLS, FailingCall


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "campaign.json"
    path.write_bytes(b"old")
    return path


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Have the system itself stop every write beyond so many bytes."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_the_parts_follow_one_another(file: Path) -> None:
    replace_file(file, (b"new ", memoryview(b"and whole")))
    assert file.read_bytes() == b"new and whole"


def test_nothing_is_left_beside_the_file(file: Path) -> None:
    replace_file(file, (b"new",))
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == ["campaign.json"]


def test_permissions_are_kept(file: Path) -> None:
    file.chmod(0o640)
    replace_file(file, (b"new",))
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.parametrize("code", [errno.EPERM, errno.ENOTSUP])
def test_a_disk_without_permissions_is_no_reason_not_to_save(
    file: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    FailingCall(monkeypatch, "chmod", code)
    replace_file(file, [b"new"])
    assert file.read_bytes() == b"new"


def test_a_new_file_has_the_permissions_of_any_other(tmp_path: Path) -> None:
    (tmp_path / "any").write_bytes(b"")
    replace_file(tmp_path / "new.json", (b"new",))
    assert (tmp_path / "new.json").stat().st_mode == (tmp_path / "any").stat().st_mode


def test_a_link_stays_a_link(file: Path) -> None:
    link = file.with_name("link.json")
    link.symlink_to(file)
    replace_file(link, (b"new",))
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


def test_a_write_that_the_system_stops_keeps_the_old_file(file: Path) -> None:
    with files_no_larger_than(1000), pytest.raises(StorageError) as caught:
        replace_file(file, (b"x" * 999, b"y" * 2))
    assert caught.value.sentence == ("“campaign.json” could not be written: the file is larger than this disk allows.")
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EIO: "the drive reports an error",
    errno.EACCES: "that place does not allow it",
    errno.EROFS: "that place can only be read",
    errno.ENODEV: "the drive is gone",
}


@pytest.mark.parametrize("code", REASONS)
@pytest.mark.parametrize("call", CALLS)
def test_any_call_that_fails_keeps_the_old_file(file: Path, call: str, code: int) -> None:
    """The calls are replaced here: as root no folder refuses, and no disk fails at will."""
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, call, code)
        with pytest.raises(StorageError) as caught:
            replace_file(file, (b"new",))
    assert failing.made
    assert caught.value.sentence == f"“campaign.json” could not be written: {REASONS[code]}."
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


def test_a_disk_that_fills_up_in_the_middle_of_a_write_keeps_the_old_file(file: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, "write", errno.ENOSPC, torn=2)
        with pytest.raises(StorageError, match="the disk is full"):
            replace_file(file, (b"new and longer",))
    assert failing.made == 2
    assert file.read_bytes() == b"old"
    assert list(file.parent.glob(".gmtracker-*")) == []


@pytest.mark.parametrize("call", ["open", "fsync"])
def test_a_folder_that_cannot_be_synced_is_no_failure_once_the_new_file_stands(file: Path, call: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, call, errno.EIO, at=2)
        replace_file(file, (b"new",))
    assert failing.made == 2
    assert file.read_bytes() == b"new"


def test_what_the_system_takes_in_pieces_is_whole_in_the_end(file: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        write = os.write
        patched.setattr(os, "write", lambda descriptor, piece: write(descriptor, piece[:1000]))
        replace_file(file, (b"a" * 2500, memoryview(b"b" * 3_000_000), b"c", b"d" * 500))
    assert file.read_bytes() == b"a" * 2500 + b"b" * 3_000_000 + b"c" + b"d" * 500


def test_a_folder_that_is_gone_is_named_as_the_reason(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"“a.json” could not be written: that place is not there\."):
        replace_file(tmp_path / "gone" / "a.json", (b"new",))


def test_a_device_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    link = tmp_path / "full.json"
    link.symlink_to("/dev/full")
    with pytest.raises(StorageError, match="no file that could be written to"):
        replace_file(link, (b"new",))
    assert Path("/dev/full").is_char_device()


def test_a_folder_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no file that could be written to"):
        replace_file(tmp_path, (b"new",))


def test_a_file_marked_as_read_only_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer of the system is replaced here: root may write to everything."""
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StorageError, match=r"“campaign\.json” is marked as read-only"):
        replace_file(file, (b"new",))
    assert file.read_bytes() == b"old"


def test_what_a_killed_save_left_behind_is_cleared_by_the_next(file: Path) -> None:
    left: list[Path] = []
    replace_file(file, (b"one",), before_moving=left.append)
    left[0].write_bytes(b"left behind, and longer")
    replace_file(file, (b"two",))
    assert not left[0].exists()
    assert file.read_bytes() == b"two"


def test_the_old_file_stands_until_the_new_one_is_whole(file: Path) -> None:
    seen: list[bytes] = []
    replace_file(file, (b"new",), before_moving=lambda _: seen.append(file.read_bytes()))
    assert seen == [b"old"]


def test_a_file_that_is_put_down_is_there_whole_and_nobody_waits_for_the_disk(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        failing = FailingCall(patched, "fsync", errno.EIO)
        put_down(tmp_path / "new.json", (b"new ", b"and whole"))
    assert failing.made == 0
    assert (tmp_path / "new.json").read_bytes() == b"new and whole"
    assert list(tmp_path.glob(".gmtracker-*")) == []


@pytest.mark.parametrize("call", ["open", "write", "close", "replace"])
def test_a_file_that_cannot_be_put_down_is_not_there(tmp_path: Path, call: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        FailingCall(patched, call, errno.ENOSPC)
        with pytest.raises(StorageError, match=r"“new\.json” could not be written: the disk is full\."):
            put_down(tmp_path / "new.json", (b"new",))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []
