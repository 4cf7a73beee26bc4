"""The backups of a file: which are kept, and that each is complete."""

import errno
import os
import shutil
import stat
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from msgspec.structs import replace

from gmtracker.engine.ids import CampaignId
from gmtracker.storage import backups
from gmtracker.storage.backups import (
    RECENT_BACKUPS,
    Backup,
    BackupError,
    Occasion,
    campaign_backups,
    expired_backups,
    file_backups,
    make_backup,
    prune_backups,
)
from gmtracker.storage.errors import StorageError
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_campaign
from tests.builders.saved_campaigns import created, in_session, noon

NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)


def a_backup(written: datetime, session: int = 12, occasion: Occasion = "saved") -> Backup:
    return Backup(written=written, session=session, occasion=occasion, path=Path(f"{written:%d-%H%M}-{session}"))


def kept(*made: Backup, now: datetime = NOON) -> list[str]:
    gone = expired_backups(made, now)
    return [backup.path.name for backup in made if backup not in gone]


def test_save_keeps_replaced_file_as_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = desk.path.read_bytes()
    desk.notes("One.")
    desk.opened.save()
    newest = file_backups(desk.path)[0]
    assert newest.path.read_bytes() == before
    assert newest.session == 1
    assert flaws(newest.path) == ()


def test_backups_dated_ahead_do_not_displace_last_ones() -> None:
    """After a wrong clock, only the newest of all other backups was kept."""
    ahead = [a_backup(NOON + timedelta(days=1000, minutes=number)) for number in range(5)]
    saved = [a_backup(NOON - timedelta(days=1, minutes=number)) for number in range(5)]
    assert kept(*ahead, *saved) == kept(*ahead) + kept(*saved)
    assert len(kept(*saved)) == RECENT_BACKUPS


def test_versions_that_the_gm_gave_up_are_kept_for_a_day() -> None:
    """Before, several conflicts within seconds removed the version that was given up first."""
    given_up = [a_backup(NOON - timedelta(minutes=number), occasion="replacing") for number in range(8)]
    assert len(kept(*given_up)) == 8
    old = [a_backup(NOON - timedelta(days=2, minutes=number), occasion="replacing") for number in range(8)]
    assert len(kept(*old)) == RECENT_BACKUPS


def test_new_campaign_has_no_backup(tmp_path: Path) -> None:
    assert make_backup(tmp_path / "nothing.json", 1) is None
    assert file_backups(tmp_path / "nothing.json") == ()


def test_last_three_backups_are_kept(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    for number in range(8):
        desk.notes(f"Note {number}.")
        desk.opened.save()
    states = [
        OpenCampaign.open_read_only(backup.path, noon).history.open_chapter.entries
        for backup in file_backups(desk.path)
    ]
    last = [entries[-1].sentence for entries in states[:3]]
    assert last == ["Note 6.", "Note 5.", "Note 4."]
    assert len(states) <= 5


def test_one_backup_per_hour_of_today_is_kept() -> None:
    times = [NOON - timedelta(minutes=10 * number) for number in range(1, 24)]
    names = kept(*[a_backup(time) for time in times])
    assert names == ["02-1150-12", "02-1140-12", "02-1130-12", "02-1050-12", "02-0950-12", "02-0850-12"]


def test_today_is_in_local_time_zone() -> None:
    """At noon UTC it is already tomorrow in the far east, where this morning's backups are not from before midnight."""
    east = timezone(timedelta(hours=13))
    times = [NOON - timedelta(minutes=30 + 60 * number) for number in range(5)]
    assert len(kept(*[a_backup(time) for time in times], now=NOON.astimezone(east))) == 3


def test_one_backup_per_session_is_kept_for_ten_sessions() -> None:
    states = [
        a_backup(NOON - timedelta(days=7 * (20 - session), hours=hour), session)
        for session in range(20, 0, -1)
        for hour in (30, 31)
    ]
    names = kept(*states)
    assert [name.split("-")[2] for name in names] == ["20", "20", "19", *map(str, range(18, 10, -1))]


def test_file_with_longest_name_is_saved_and_backed_up(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    longest = tmp_path / f"{'x' * (255 - len('.gmtracker.json'))}.gmtracker.json"
    desk.opened.save_as(longest)
    desk.notes("One.")
    desk.opened.save()
    desk.notes("Two.")
    assert desk.crashes().log()[-2:] == ["One.", "Two."]
    assert len(file_backups(longest)) == 1


def test_clock_set_back_removes_no_backup_of_today(tmp_path: Path) -> None:
    """Three backups dated next year have the newest names. Today's are kept by the hourly rule."""
    future = [a_backup(NOON.replace(year=NOON.year + 4) + timedelta(minutes=n)) for n in range(3)]
    today = [a_backup(NOON - timedelta(hours=hours)) for hours in range(3)]
    assert len(kept(*future, *today)) == 6


def test_backup_is_dated_by_clock_of_log(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    assert {f"{backup.written:%Y-%m-%dT%H:%M:%SZ}" for backup in file_backups(desk.path)} == {noon()}


def test_backup_of_existing_file_is_dated_by_system(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    os.utime(desk.path, (NOON.timestamp(), NOON.timestamp()))
    again = desk.reopens()
    again.notes("One.")
    again.opened.save()
    assert NOON in [backup.written for backup in file_backups(desk.path)]


def test_backups_of_one_second_are_in_order(tmp_path: Path) -> None:
    file, texts = tmp_path / "campaign.json", ["one", "two", "three"]
    for text in texts:
        file.write_text(text)
        make_backup(file, 1, written=NOON)
        file.unlink()
    assert [backup.path.read_text() for backup in file_backups(file)] == texts[::-1]


def test_repeated_save_makes_only_one_backup(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("old")
    first, second = (make_backup(file, 1, written=NOON) for _ in range(2))
    assert (first,) == (second,) == file_backups(file)


def test_backup_on_another_disk_is_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def other_disk(*_: object) -> None:
        raise OSError(18, "Invalid cross-device link")

    monkeypatch.setattr(os, "link", other_disk)
    file = tmp_path / "campaign.json"
    file.write_bytes(b"old")
    backup = make_backup(file, 3)
    file.write_bytes(b"new")
    assert backup is not None
    assert backup.path.read_bytes() == b"old"
    assert [found.session for found in file_backups(file)] == [3]


def without_hard_links(monkeypatch: pytest.MonkeyPatch, after_copy: Callable[[Path], object]) -> None:
    """Make every backup a copy. ``after_copy`` is called with the unfinished one."""

    def no_link(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    def copy(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes())
        after_copy(target)

    monkeypatch.setattr(os, "link", no_link)
    monkeypatch.setattr(shutil, "copyfile", copy)


def test_pruning_keeps_unfinished_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pruning after one save removed the copy that the next save was making, without any message."""
    file = tmp_path / "campaign.json"
    file.write_bytes(b"old")
    without_hard_links(monkeypatch, lambda _: prune_backups(file, datetime.now(UTC)))
    backup = make_backup(file, 1)
    assert backup is not None
    assert backup.path.read_bytes() == b"old"


def test_removed_unfinished_copy_is_reported_as_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "campaign.json"
    file.write_bytes(b"old")
    without_hard_links(monkeypatch, Path.unlink)
    with pytest.raises(BackupError, match="Couldn't make a backup: the location does not exist"):
        make_backup(file, 1)
    assert file_backups(file) == ()


def test_file_is_backed_up_again_after_its_backup_was_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("old")
    first = make_backup(file, 1, written=NOON)
    assert first is not None
    first.path.unlink()
    monkeypatch.setattr("gmtracker.storage.backups.file_backups", lambda _: (first,))
    second = make_backup(file, 1, written=NOON)
    assert second is not None
    assert second.path.read_text() == "old"


def test_pruning_continues_after_copy_that_cannot_be_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("old")
    kept = make_backup(file, 1)
    assert kept is not None
    left = [kept.path.with_name(f"{number}.part") for number in range(3)]
    for part in left:
        part.touch()
        os.utime(part, (NOON.timestamp(), NOON.timestamp()))
    remove, tried = Path.unlink, list[Path]()

    def stuck_at_first(path: Path, missing_ok: bool = False) -> None:
        tried.append(path)
        if len(tried) == 1:
            raise PermissionError(errno.EACCES, "in use")
        remove(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", stuck_at_first)
    prune_backups(file, datetime.now(UTC))
    assert [part for part in left if part.exists()] == tried[:1]
    assert kept.path.exists()


def test_file_is_saved_when_backup_fails(tmp_path: Path, own_folders: Path) -> None:
    desk = in_session(tmp_path)
    (own_folders / "state" / "backups").rename(own_folders / "state" / "away")
    (own_folders / "state" / "backups").write_text("in the way")
    with pytest.raises(StorageError, match="Couldn't make a backup"):
        make_backup(desk.path, 1)
    desk.notes("One.")
    assert desk.reopens().log()[-1] == "One."


def test_unrelated_file_among_backups_is_left_alone(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    folder = file_backups(desk.path)[0].path.parent
    for name in ("notes.txt", "20260231T000000000000Z-s1-saved.gmtracker.json", "x-s1-saved.gmtracker.json"):
        (folder / name).write_text("mine")
    assert all(backup.path.read_text("utf-8") != "mine" for backup in file_backups(desk.path))


def test_backups_follow_campaign_to_another_name(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = campaign_backups(desk.path, desk.now.id)
    desk.opened.close()
    renamed = desk.path.rename(tmp_path / "renamed.gmtracker.json")
    assert before
    assert campaign_backups(renamed, desk.now.id) == before


def test_new_campaign_is_not_offered_backups_of_another(tmp_path: Path) -> None:
    """Only the path counted, so the old campaign's state was restored into the new one's file."""
    desk = in_session(tmp_path)
    desk.opened.close()
    desk.path.unlink()
    again = created(tmp_path, replace(a_campaign(), id=CampaignId("another")))
    again.notes("One.")
    again.opened.save()
    (only,) = campaign_backups(again.path, "another")
    assert OpenCampaign.open_read_only(only.path, noon).history.now.id == "another"


def test_new_campaign_of_same_name_keeps_backups_of_other(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = campaign_backups(desk.path, desk.now.id)
    desk.opened.close()
    desk.path.unlink()
    again = created(tmp_path, replace(a_campaign(), id=CampaignId("another")))
    for number in range(2 * RECENT_BACKUPS):
        again.notes(f"{number}.")
        again.opened.save()
    assert campaign_backups(again.path, desk.now.id) == before


def test_replaced_file_of_another_campaign_becomes_its_own_backup(tmp_path: Path) -> None:
    theirs = created(tmp_path, replace(a_campaign(), id=CampaignId("another")))
    theirs.opened.close()
    (tmp_path / "mine").mkdir()
    desk = in_session(tmp_path / "mine")
    desk.opened.save_as(theirs.path)
    assert len(campaign_backups(theirs.path, "another")) == 1


def test_backup_of_older_gmtracker_is_found_by_its_content(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    for backup in file_backups(desk.path):
        backup.path.rename(backup.path.with_name(backup.path.name.replace(f"-{backup.mark}", "")))
    assert len(campaign_backups(desk.path, desk.now.id)) == 1
    assert campaign_backups(desk.path, "another") == ()


def test_oldest_backups_are_removed_beyond_size_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "campaign.json"
    for number in range(3):
        file.write_bytes(bytes(1000 + number))
        make_backup(file, number, "replacing", NOON + timedelta(hours=number), "mine")
    monkeypatch.setattr(backups, "MAX_BACKUP_BYTES", 2100)
    prune_backups(file, NOON, "mine")
    assert [backup.session for backup in file_backups(file)] == [2, 1]
    monkeypatch.setattr(backups, "MAX_BACKUP_BYTES", 1)
    prune_backups(file, NOON, "mine")
    assert [backup.session for backup in file_backups(file)] == [2], "the newest stays"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_every_copy_of_private_campaign_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy was readable by everyone."""
    desk = in_session(tmp_path)
    desk.path.chmod(0o600)
    without_hard_links(monkeypatch, lambda _: None)
    desk.notes("One.")
    desk.opened.save()
    desk.notes("Two.")
    desk.opened.backup_state()
    desk.opened.begin_replace("replacing", lambda: None)
    newest = desk.opened.finish_replace()
    assert newest is not None
    made = [backup.path for backup in file_backups(desk.path)][:3]
    again = desk.crashes()
    again.opened.save_as(tmp_path / "beside.gmtracker.json")
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (newest.path, *made, again.path)}
    assert modes == {0o600}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_backups_become_private_with_their_campaign(tmp_path: Path) -> None:
    """Before, only those made afterwards were private."""
    desk = in_session(tmp_path)
    desk.path.chmod(0o640)
    desk.notes("One.")
    desk.opened.save()
    modes = {stat.S_IMODE(backup.path.stat().st_mode) for backup in file_backups(desk.path)}
    assert modes == {0o640}
    desk.path.chmod(0o400)
    desk.notes("Two.")
    desk.opened.save()
    modes = {stat.S_IMODE(backup.path.stat().st_mode) for backup in file_backups(desk.path)}
    assert modes == {0o600, 0o400}, "you can still write your own"
