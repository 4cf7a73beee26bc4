"""The sample, opened files, recent files, and files that can't be opened."""

from pathlib import Path

from gmtracker.ui.actions import WindowAction
from tests.driver.gm import CTRL, GM, Key


def files_in(folder: Path) -> list[str]:
    """Return the names of the user's campaign files."""
    return sorted(file.name for file in (folder / "documents").rglob("*.json"))


def test_sample_gets_a_file_with_its_first_change(gm: GM, own_folders: Path) -> None:
    gm.opens(sample=True)
    gm.sees("Sample campaign. Your first change saves your own copy.")
    assert files_in(own_folders) == []
    gm.fills_wheel("Tam Oakes", 1)
    assert len(files_in(own_folders)) == 1
    gm.closes()
    gm.opens_again()
    gm.sees("1 stone", of="Tam Oakes")


def test_viewed_sample_leaves_no_file(gm: GM, own_folders: Path) -> None:
    gm.opens(sample=True)
    gm.closes()
    assert files_in(own_folders) == []
    gm.opens_again()
    gm.sees("Your recent campaigns will appear here.")


def test_last_campaign_opens_and_older_ones_are_in_recent_menu(gm: GM) -> None:
    gm.opens()
    gm.creates_campaign("Harbor Nights")
    gm.creates_another_campaign("Salt Roads")
    gm.closes()
    gm.opens_again()
    gm.sees("Salt Roads – gmtracker")
    gm.chooses_recent("Harbor Nights")
    gm.sees("Harbor Nights – gmtracker")
    gm.hand.acts(WindowAction.FIND)
    gm.types("open salt")
    gm.presses(Key.Key_Return)
    gm.sees("Salt Roads – gmtracker")


def test_broken_file_is_refused_and_the_table_stays(session: GM, tmp_path: Path) -> None:
    broken = tmp_path / "broken.gmtracker.json"
    broken.write_text('{"format": "gmtracker campaign", "version": 1, "campaign": {')
    before = session.table()
    session.hand.acts(WindowAction.OPEN)
    session.chooses_file(broken)
    session.is_refused("Couldn't open “broken.gmtracker.json”.")
    assert session.table() == before
    session.fills_wheel("Tam Oakes", 1)
    session.sees("1 stone", of="Tam Oakes")


def test_missing_recent_file_stays_listed_until_removed(gm: GM, own_folders: Path) -> None:
    gm.opens()
    gm.creates_campaign("Harbor Nights")
    gm.creates_another_campaign("Salt Roads")
    next((own_folders / "documents").rglob("Harbor*")).unlink()
    gm.chooses_recent("Harbor Nights")
    assert "Couldn't find “Harbor Nights.gmtracker.json” in " in gm.app.window.notices.notice_text("missing")
    gm.sees("Salt Roads – gmtracker")
    gm.chooses_recent("Harbor Nights")
    gm.hand.clicks(gm.app.window.notices, "Remove from list")
    assert [action.text() for action in gm.app.window.menus.recent.actions()] == ["Salt Roads"]


def test_save_as_continues_in_the_new_file(session: GM, tmp_path: Path) -> None:
    other = tmp_path / "other.gmtracker.json"
    session.hand.acts(WindowAction.SAVE_AS)
    session.chooses_file(other)
    session.comes_to_see("Saved · other.gmtracker.json")
    session.fills_wheel("Tam Oakes", 1)
    session.presses(Key.Key_S, CTRL)
    session.comes_to_see("Saved · other.gmtracker.json")
    assert b'"stress":1' in other.read_bytes().replace(b" ", b"")


def test_roster_that_is_no_spreadsheet_is_refused(session: GM, tmp_path: Path) -> None:
    before = session.table()
    nothing = tmp_path / "nothing.csv"
    nothing.write_bytes(b"\x00\x01")
    session.hand.acts(WindowAction.IMPORT_ROSTER)
    session.chooses_file(nothing)
    session.comes_to_see("There is no column named “Name”, so no characters could be imported.")
    assert session.table() == before
