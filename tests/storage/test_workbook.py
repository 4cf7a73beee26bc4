"""A roster in a workbook of Excel: its first sheet is read as a table of text would be."""

import sys
from collections.abc import Callable
from datetime import date
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from gmtracker.rulesets import load
from gmtracker.storage.roster_csv import read_roster, read_spreadsheet
from gmtracker.storage.workbook import LARGEST_UNPACKED, LONGEST_CELL, MOST_ELEMENTS, MOST_SHEETS

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


SHEET, STYLES, LIST = "xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/workbook.xml"


def with_part(book: bytes, name: str, change: Callable[[bytes], bytes]) -> bytes:
    """The same workbook with one part changed."""
    file = BytesIO()
    with ZipFile(BytesIO(book)) as old, ZipFile(file, "w", ZIP_DEFLATED) as new:
        for part in old.infolist():
            data = old.read(part)
            new.writestr(part.filename, change(data) if part.filename == name else data)
    return file.getvalue()


def a_sheet_of(rows: bytes, before: bytes = b"") -> bytes:
    """A workbook whose only sheet has these rows, in XML."""
    space = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    sheet = b"%s<worksheet %s><sheetData>%s</sheetData></worksheet>" % (before, space, rows)
    return with_part(saved(a_book(("name",), ("Rook",))), SHEET, lambda _: sheet)


def a_cell(text: bytes) -> bytes:
    return b'<row><c t="str"><v>%s</v></c></row>' % text


def test_the_first_sheet_is_read_with_its_numbers() -> None:
    book = a_book(("name", "player", "tier", "Acrobatics", "notes"), ("Rook", "Ben", 2.0, 3, date(2026, 11, 22)))
    book.create_sheet("Later")
    read = read_roster(saved(book), GAME)
    (rook,) = read.characters
    assert (rook.name, rook.player, rook.tier, rook.notes) == ("Rook", "Ben", 2, "2026-11-22")
    assert [(trait.name, trait.rank) for trait in rook.traits] == [("Acrobatics", 3)]
    assert read.complaints == ("Only the first sheet, “Sheet”, was imported.",)


def test_a_complaint_names_the_line_of_the_sheet() -> None:
    read = read_roster(saved(a_book(("name", "tier"), (None, None), ("Rook", "many"))), GAME)
    assert read.complaints == ("Row 3, column “tier”: “many” is not a whole number of 1 or more. 1 was used instead.",)


def test_more_people_than_a_table_has_are_left_out() -> None:
    read = read_roster(saved(a_book(("name",), *((f"P{number}",) for number in range(2_100)))), GAME)
    assert len(read.characters) == 2_000
    assert "The remaining rows were skipped." in read.complaints[0]


@pytest.mark.parametrize("data", [b"PK\x03\x04\x14\0", b"\xd0\xcf\x11\xe0 an older Excel"])
def test_what_is_no_workbook_that_can_be_read_says_what_to_do(data: bytes) -> None:
    read = read_roster(data, GAME)
    assert read.characters == ()
    assert (
        read.complaints[0]
        == "Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file."
    )


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
    assert read_roster(bytes(whole), GAME).complaints[0].startswith("Couldn't read this workbook.")


TOO_LARGE = "The file is too large to import."


@pytest.mark.parametrize(
    "rows",
    [
        b" " * LARGEST_UNPACKED,
        b"<row>%s</row>" % (b"<c></c>" * 1_000_000),
        b"<row>%s</row>" % (b"<c/>" * 20_000),
        b"<row/>" * (MOST_ELEMENTS + 1),
        b"<row>" + b"<c>" * (MOST_ELEMENTS + 1),
    ],
)
def test_a_small_file_that_unpacks_to_any_size_is_refused_in_a_sentence(rows: bytes) -> None:
    """A row of 48 kB took 700 MB and nine seconds, in which nobody could stop it."""
    assert read_roster(a_sheet_of(rows), GAME).complaints == (TOO_LARGE,)


def test_styles_without_an_end_are_too_large() -> None:
    font = b"<font><b/></font>" * (MOST_ELEMENTS // 2)
    styles = with_part(saved(a_book(("name",))), STYLES, lambda d: d.replace(b"</fonts>", font + b"</fonts>"))
    assert read_roster(styles, GAME).complaints == (TOO_LARGE,)


def test_a_workbook_that_declares_entities_cannot_be_read() -> None:
    """Five thousand bytes gave one cell of nine million signs."""
    declared = b'<!DOCTYPE worksheet [<!ENTITY a "%s">]>' % (b"x" * 1_000)
    read = read_roster(a_sheet_of(a_cell(b"name") + a_cell(b"&a;" * 100), declared), GAME)
    assert read.complaints[0].startswith("Couldn't read this workbook.")


def test_a_cell_is_cut_where_excel_ends_it() -> None:
    (row,) = read_spreadsheet(a_sheet_of(a_cell(b"x" * 100_000))).rows
    assert row.cells == ("x" * LONGEST_CELL,)


def test_a_workbook_is_stopped_while_one_row_is_read() -> None:
    class Stopped(Exception):
        """Enough."""

    told: list[float] = []

    def stop_soon(share: float) -> None:
        told.append(share)
        if len(told) == 5:
            raise Stopped

    with pytest.raises(Stopped):
        read_spreadsheet(a_sheet_of(b"<row>%s</row>" % (b"<x/>" * 300_000)), stop_soon)


def test_a_picture_in_a_workbook_is_passed_over() -> None:
    file = BytesIO(saved(a_book(("name",), ("Rook",))))
    with ZipFile(file, "a", ZIP_DEFLATED) as packed:
        packed.writestr("xl/media/image1.png", b"\x89PNG\r\n" + bytes(100_000))
    assert [character.name for character in read_roster(file.getvalue(), GAME).characters] == ["Rook"]


def with_shared_texts(rows: bytes, texts: bytes) -> bytes:
    """A workbook as Excel writes it, whose cells name their texts by number."""
    kind = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    named = b'<Override PartName="/xl/sharedStrings.xml" ContentType="%s"/></Types>' % kind
    book = with_part(a_sheet_of(rows), "[Content_Types].xml", lambda d: d.replace(b"</Types>", named))
    file = BytesIO(book)
    with ZipFile(file, "a", ZIP_DEFLATED) as packed:
        space = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
        packed.writestr("xl/sharedStrings.xml", b"<sst %s>%s</sst>" % (space, texts))
    return file.getvalue()


def test_texts_that_stand_apart_from_the_cells_are_read() -> None:
    rows = b'<row><c t="s"><v>1</v></c></row><row><c t="s"><v>0</v></c></row>'
    read = read_roster(with_shared_texts(rows, b"<si><t>Rook</t></si><si><t>name</t></si>"), GAME)
    assert [character.name for character in read.characters] == ["Rook"]


def test_too_many_texts_are_too_large() -> None:
    texts = b"<si><t/></si>" * (MOST_ELEMENTS // 2)
    assert read_roster(with_shared_texts(b"<row/>", texts), GAME).complaints == (TOO_LARGE,)


def test_thousands_of_sheets_are_too_large() -> None:
    """Each would be opened and looked through for its size."""
    space = b"http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    sheet = b'<sheet xmlns:r="%s" name="s%d" sheetId="%d" r:id="rId1"/>'
    listed = b"".join(sheet % (space, number, number) for number in range(2, MOST_SHEETS + 2))
    book = saved(a_book(("name",), ("Rook",)))
    whole = with_part(book, LIST, lambda d: d.replace(b"</sheets>", listed + b"</sheets>"))
    assert read_roster(whole, GAME).complaints == (TOO_LARGE,)


def test_thousands_of_columns_are_refused_in_a_sentence() -> None:
    read = read_roster(saved(a_book(tuple(map(str, range(5_000))), tuple(range(5_000)))), GAME)
    assert read.complaints == ("Row 1: The file has 501 columns. The maximum is 500.",)


def test_a_roster_of_a_thousand_people_is_small() -> None:
    cells = [f"note {number}" for number in range(20)]
    headings = ("name", "notes", *(f"column {number}" for number in range(28)))
    rows = ((f"Foe {row}", f"Text {row}", *(f"{row} {cell}" for cell in cells), *range(8)) for row in range(1_000))
    assert len(read_roster(saved(a_book(headings, *rows)), GAME).characters) == 1_000


def test_without_openpyxl_it_is_named_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    read = read_roster(saved(a_book(("name",), ("Rook",))), GAME)
    assert read.complaints[0].startswith("This is a spreadsheet workbook.")
    assert read.complaints[0].endswith("or install openpyxl to import workbooks.")


def test_of_a_workbook_that_openpyxl_does_not_read_it_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    file = BytesIO()
    with ZipFile(file, "w") as book:
        book.writestr("content.xml", "<office/>")
    read = read_roster(file.getvalue(), GAME)
    assert read.complaints[0].startswith("This is a spreadsheet workbook. Save it as CSV")


def test_in_the_bundle_nothing_is_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    read = read_roster(saved(a_book(("name",), ("Rook",))), GAME)
    assert read.complaints[0].startswith("This is a spreadsheet workbook. Save it as CSV")
