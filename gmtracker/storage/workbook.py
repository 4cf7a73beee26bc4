"""The first sheet of an Excel workbook, for a roster: read by openpyxl, where the extra ``excel`` brought it along."""

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from typing import TypeVar
from zipfile import ZipFile

from gmtracker.engine.errors import quoted
from gmtracker.i18n import tr
from gmtracker.storage.roster_csv import MOST_COLUMNS, MOST_ROWS, Progress, Row, Spreadsheet

LARGEST_UNPACKED = 32 << 20
"""Bytes that all parts of a workbook may have together: a small file can unpack to any size."""

AS_CSV = tr("This is a workbook, not a table of text. Save it as CSV in your spreadsheet, and import that.")
UNREADABLE = tr("This workbook cannot be read. Save it as CSV in your spreadsheet, and import that.")

_Part = TypeVar("_Part")


class _Unreadable(Exception):
    """A workbook is damaged, or is none."""


def read_workbook(data: bytes, told: Progress) -> Spreadsheet:
    """The rows of the first sheet. Any bytes do: what is no workbook comes back as a complaint."""
    try:
        from openpyxl import load_workbook
    except ImportError:
        return _refused(AS_CSV)
    rows: list[Row] = []
    try:
        if _unpacked(data) > LARGEST_UNPACKED:
            return _refused(tr("The file is too large to be a roster."))
        book = _read(lambda: load_workbook(BytesIO(data), read_only=True, data_only=True))
        sheet = _read(lambda: book.worksheets[0])
        lines = sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS + 1, values_only=True)
        while (cells := _read(lambda: next(lines, None))) is not None:
            rows.append(Row(len(rows) + 1, tuple(map(_text, cells))))
            told(min(1.0, len(rows) / (sheet.max_row or MOST_ROWS)))
    except _Unreadable:
        return _refused(UNREADABLE)
    said = tr("Only the first sheet, “{name}”, was read.", name=quoted(sheet.title))
    return Spreadsheet(
        tuple(_without_end(row) for row in rows if any(row.cells)), ((0, said),) if len(book.worksheets) > 1 else ()
    )


def _unpacked(data: bytes) -> int:
    """How many bytes all parts of a workbook say to have; none gives more than it says."""
    with _read(lambda: ZipFile(BytesIO(data))) as packed:
        return sum(part.file_size for part in packed.infolist())


def _read(work: Callable[[], _Part]) -> _Part:
    """Do a part of the reading; whatever a foreign reader stumbles over in somebody's file makes it unreadable."""
    try:
        return work()
    except Exception as error:
        raise _Unreadable from error


def _text(cell: object) -> str:
    """A cell as it would stand in a table of text: 3 and not 3.0, a day without its midnight."""
    match cell:
        case None:
            return ""
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime():
            return str(cell).removesuffix(" 00:00:00")
        case _:
            return str(cell).strip()


def _without_end(row: Row) -> Row:
    """A row without the empty cells behind its last one."""
    last = max(place for place, cell in enumerate(row.cells) if cell)
    return Row(row.line, row.cells[: last + 1])


def _refused(said: str) -> Spreadsheet:
    return Spreadsheet((), ((0, said),))
