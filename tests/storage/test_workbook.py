"""A roster in a workbook of Excel: its first sheet is read as a table of text would be."""

import sys
from datetime import date
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from gmtracker.rulesets import load
from gmtracker.storage.roster_csv import read_roster
from gmtracker.storage.workbook import LARGEST_UNPACKED

GAME = load("shattered-spheres").spec()


def saved(book: Workbook) -> bytes:
    """The bytes of its file."""
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def a_book(*rows: tuple[object, ...]) -> Workbook:
    book = Workbook()
    for row in rows:
        book.active.append(row)
    return book


def test_the_first_sheet_is_read_with_its_numbers() -> None:
    book = a_book(("name", "player", "tier", "Acrobatics", "notes"), ("Rook", "Ben", 2.0, 3, date(2026, 11, 22)))
    book.create_sheet("Later")
    read = read_roster(saved(book), GAME)
    (rook,) = read.characters
    assert (rook.name, rook.player, rook.tier, rook.notes) == ("Rook", "Ben", 2, "2026-11-22")
    assert [(trait.name, trait.rank) for trait in rook.traits] == [("Acrobatics", 3)]
    assert read.complaints == ("Only the first sheet, “Sheet”, was read.",)


def test_a_complaint_names_the_line_of_the_sheet() -> None:
    read = read_roster(saved(a_book(("name", "tier"), (None, None), ("Rook", "many"))), GAME)
    assert read.complaints == ("Line 3, column “tier”: “many” is not a whole number from 1 on; 1 was taken instead.",)


def test_more_people_than_a_table_has_are_left_out() -> None:
    read = read_roster(saved(a_book(("name",), *((f"P{number}",) for number in range(2_100)))), GAME)
    assert len(read.characters) == 2_000
    assert "the lines from here on were left out" in read.complaints[0]


@pytest.mark.parametrize("data", [b"PK\x03\x04\x14\0", b"\xd0\xcf\x11\xe0 an older Excel"])
def test_what_is_no_workbook_that_can_be_read_says_what_to_do(data: bytes) -> None:
    read = read_roster(data, GAME)
    assert read.characters == ()
    assert read.complaints[0] == "This workbook cannot be read. Save it as CSV in your spreadsheet, and import that."


def test_a_damaged_workbook_is_refused_in_a_sentence() -> None:
    whole = saved(a_book(("name",), ("Rook",)))
    contents = whole.index(b"PK\x01\x02")
    for at in (*range(0, contents, 97), *range(contents, len(whole))):
        damaged = whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]
        read = read_roster(damaged, GAME)
        assert read.characters or read.complaints


def test_a_workbook_packed_in_a_way_to_come_is_refused_in_a_sentence() -> None:
    whole = bytearray(saved(a_book(("name",), ("Rook",))))
    whole[whole.index(b"PK\x01\x02") + 6] = 99
    assert read_roster(bytes(whole), GAME).complaints[0].startswith("This workbook cannot be read.")


def test_what_unpacks_to_any_size_is_not_unpacked() -> None:
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr("xl/worksheets/sheet1.xml", bytes(LARGEST_UNPACKED + 1))
    assert read_roster(file.getvalue(), GAME).complaints[0] == "The file is too large to be a roster."


def test_without_openpyxl_it_is_named_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    read = read_roster(saved(a_book(("name",), ("Rook",))), GAME)
    assert read.complaints[0].startswith("This is a workbook, not a table of text. Save it as CSV")
