"""Importing a roster from a workbook: a separate process reads its first sheet like a CSV file."""

from datetime import date
from pathlib import Path

import pytest

from gmtracker.rulesets import load
from gmtracker.storage import workbook
from gmtracker.storage.roster_csv import read_roster
from gmtracker.storage.spreadsheet import read_spreadsheet
from gmtracker.storage.workbook import MAX_CELL_LENGTH
from tests.architecture.checkout import ROOT
from tests.builders.workbooks import a_book, a_cell, a_sheet_of, an_ods, an_xlsx, saved

GAME = load("shattered-spheres").spec()
HEROES = (("name", "player", "tier", "Acrobatics"), ("Rook", "Ben", 2, 3))
XLS = Path(__file__).parent / "rosters" / "heroes.xls"
UNREADABLE = "Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file."
TOO_LARGE = "The file is too large to import."


@pytest.mark.every_python
@pytest.mark.parametrize("data", [an_xlsx(*HEROES), an_ods(*HEROES), XLS.read_bytes()], ids=["xlsx", "ods", "xls"])
def test_workbook_of_excel_and_libreoffice_is_read(data: bytes) -> None:
    rook = read_roster(data, GAME).characters[0]
    assert (rook.name, rook.player, rook.tier) == ("Rook", "Ben", 2)
    assert [(trait.name, trait.rank) for trait in rook.traits] == [("Acrobatics", 3)]


def test_first_sheet_is_read_with_its_dates() -> None:
    book = a_book(("name", "notes"), ("Rook", date(2026, 11, 22)))
    book.create_sheet("Later")
    read = read_roster(saved(book), GAME)
    assert [(hero.name, hero.notes) for hero in read.characters] == [("Rook", "2026-11-22")]
    assert read.complaints == ("Only the first sheet, “Sheet”, was imported.",)


def test_hidden_sheet_is_skipped() -> None:
    book = a_book(("Lists",))
    heroes = book.create_sheet("Heroes")
    for row in HEROES:
        heroes.append(row)
    book.active.sheet_state = "hidden"
    read = read_roster(saved(book), GAME)
    assert read.complaints == ("Only the first sheet, “Heroes”, was imported.",)
    assert [hero.name for hero in read.characters] == ["Rook"]


def test_complaint_names_line_of_sheet() -> None:
    read = read_roster(an_xlsx(("name", "tier"), (None, None), ("Rook", "many")), GAME)
    assert read.complaints == ("Row 3, column “tier”: “many” is not a whole number of 1 or more. 1 was used instead.",)


def test_characters_beyond_maximum_are_skipped() -> None:
    read = read_roster(an_xlsx(("name",), *((f"P{number}",) for number in range(2_100))), GAME)
    assert len(read.characters) == 2_000
    assert "The remaining rows were skipped." in read.complaints[0]


def far_cell() -> bytes:
    """Two cells in opposite corners, for which calamine allocates 549 GB and crashes its process."""
    return a_sheet_of(b'<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')


def entities() -> bytes:
    """Five thousand bytes that expand to one cell of nine million characters."""
    declared = b'<!DOCTYPE worksheet [<!ENTITY a "%s">]>' % (b"x" * 1_000)
    return a_sheet_of(a_cell(b"name") + a_cell(b"&a;" * 100), declared)


@pytest.mark.parametrize(
    "data",
    [b"PK\x03\x04\x14\0", b"\xd0\xcf\x11\xe0 an older Excel", far_cell(), entities()],
    ids=["damaged", "damaged xls", "far cell", "entities"],
)
def test_unreadable_workbook_is_refused(data: bytes) -> None:
    read = read_roster(data, GAME)
    assert (read.characters, read.complaints) == ((), (UNREADABLE,))


@pytest.mark.thorough
def test_damaged_workbook_is_refused_in_sentence() -> None:
    whole = an_xlsx(("name",), ("Rook",))
    contents = whole.index(b"PK\x01\x02")
    for at in (*range(0, contents, 197), *range(contents, len(whole), 13)):
        damaged = whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]
        read = read_roster(damaged, GAME)
        assert read.characters or read.complaints or read.encodings  # without its mark it is a text of unknown encoding


def test_cell_is_cut_at_limit_of_excel() -> None:
    (row,) = read_spreadsheet(a_sheet_of(a_cell(b"x" * 100_000))).rows
    assert row.cells == ("x" * MAX_CELL_LENGTH,)


def test_workbook_that_takes_too_long_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbook, "TIMEOUT_SECONDS", 0.0)
    assert read_roster(an_xlsx(*HEROES), GAME).complaints == (TOO_LARGE,)


class Stopped(Exception):
    """Raised to stop the reading."""


def test_reading_workbook_can_be_stopped() -> None:
    def stop(_share: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        read_spreadsheet(an_xlsx(*HEROES), stop)


def test_thousands_of_columns_are_refused_in_sentence() -> None:
    read = read_roster(an_xlsx(tuple(map(str, range(5_000))), tuple(range(5_000))), GAME)
    assert read.characters == ()
    assert len(read.complaints) == 1


@pytest.mark.parametrize(("has_cli", "program"), [(True, "gmtracker-cli.exe"), (False, "gmtracker.exe")])
def test_bundle_reads_workbook_with_its_console_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_cli: bool, program: str
) -> None:
    """On Windows the windowed program has no standard streams."""
    asked = list[list[str]]()

    def popen(command: list[str], **_others: object) -> None:
        asked.append(command)
        raise Stopped

    if has_cli:
        (tmp_path / "gmtracker-cli.exe").touch()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "gmtracker.exe"))
    monkeypatch.setattr("subprocess.Popen", popen)
    with pytest.raises(Stopped):
        read_roster(an_xlsx(*HEROES), GAME)
    assert asked == [[str(tmp_path / program), "--read-workbook"]]


def test_only_workbook_module_imports_calamine_when_reading() -> None:
    naming = [path for path in (ROOT / "gmtracker").rglob("*.py") if "python_calamine" in path.read_text("utf-8")]
    assert [path.name for path in naming] == ["workbook.py"]
    assert "\n    from python_calamine import" in naming[0].read_text("utf-8")
