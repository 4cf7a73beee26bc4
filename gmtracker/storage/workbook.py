"""The first sheet of an Excel workbook, for a roster: read by openpyxl, where the extra ``excel`` brought it along."""

import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from importlib.util import find_spec
from io import BytesIO
from typing import TypeVar
from xml.parsers import expat
from zipfile import ZipFile

from gmtracker.engine.errors import quoted
from gmtracker.i18n import tr
from gmtracker.storage.roster_csv import MOST_COLUMNS, MOST_ROWS, Progress, Row, Spreadsheet

LARGEST_UNPACKED = 16 << 20
"""Bytes that all parts of a workbook may have together: a small file can unpack to any size."""

MOST_ELEMENTS = 400_000
"""The elements of XML in all parts: two a cell, and two a text. Each takes a hundred times its own room."""

MOST_IN_A_ROW = 16_384
"""The cells of a row, as many as Excel has: a row is read as a whole, and nobody can stop that."""

MOST_SHEETS = 256
LONGEST_CELL = 32_767
"""Characters of a cell, as many as Excel allows; what another program wrote beyond that is cut."""

_PIECE = 1 << 16

AS_CSV = tr("This is a spreadsheet workbook. Save it as CSV first, then import the CSV file.")
WITH_OPENPYXL = tr(
    "This is a spreadsheet workbook. Save it as CSV and import the CSV file, or install openpyxl to import workbooks."
)
UNREADABLE = tr("Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file.")

_BOOK = b"xl/workbook.xml"
"""A part that every workbook of Excel has, and none of LibreOffice: it is named in the archive as it stands."""

_Part = TypeVar("_Part")


class _Unreadable(Exception):
    """A workbook is damaged, or is none."""


class _TooLarge(Exception):
    """There is more in a workbook than is read of one."""


def read_workbook(data: bytes, told: Progress) -> Spreadsheet:
    """The rows of the first sheet. Any bytes do: what is no workbook comes back as a complaint."""
    if find_spec("openpyxl") is None:
        return _refused(WITH_OPENPYXL if _BOOK in data and not hasattr(sys, "frozen") else AS_CSV)
    from openpyxl import load_workbook

    rows: list[Row] = []
    try:
        pieces = _looked_through(data)
        while _read(lambda: next(pieces, None)) is not None:
            told(0.0)
        book = _read(lambda: load_workbook(BytesIO(data), read_only=True, data_only=True))
        sheet = _read(lambda: book.worksheets[0])
        lines = sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS + 1, values_only=True)
        while (cells := _read(lambda: next(lines, None))) is not None:
            rows.append(Row(len(rows) + 1, tuple(map(_text, cells))))
            told(min(1.0, len(rows) / (sheet.max_row or MOST_ROWS)))
    except _Unreadable:
        return _refused(UNREADABLE)
    except _TooLarge:
        return _refused(tr("The file is too large to import."))
    said = tr("Only the first sheet, “{name}”, was imported.", name=quoted(sheet.title))
    return Spreadsheet(
        tuple(_without_end(row) for row in rows if any(row.cells)), ((0, said),) if len(book.worksheets) > 1 else ()
    )


def _read(work: Callable[[], _Part]) -> _Part:
    """Do a part of the reading; whatever a foreign reader stumbles over in somebody's file makes it unreadable."""
    try:
        return work()
    except _TooLarge:
        raise
    except Exception as error:
        raise _Unreadable from error


def _looked_through(data: bytes) -> Iterator[int]:
    """Unpack a workbook piece by piece and count what is in it, before anything is made of it; the bytes so far.

    Raises _TooLarge, _Unreadable where a part declares entities, and what the archive's reader stumbles over.
    """
    unpacked, count = 0, _Count()
    with ZipFile(BytesIO(data)) as packed:
        for part in packed.infolist():
            count.begin()
            with packed.open(part) as file:
                while piece := file.read(_PIECE):
                    unpacked += len(piece)
                    count.look_at(piece)
                    if unpacked > LARGEST_UNPACKED or count.is_too_much:
                        raise _TooLarge
                    yield unpacked


class _Count:
    """Counts the elements of parts that are XML; what is none, such as a picture, has none."""

    def __init__(self) -> None:
        self._elements = self._sheets = self._in_row = self._longest = 0
        self.begin()

    @property
    def is_too_much(self) -> bool:
        """Whether there are more elements, sheets or cells in a row than are read."""
        return self._elements > MOST_ELEMENTS or self._sheets > MOST_SHEETS or self._longest > MOST_IN_A_ROW

    def begin(self) -> None:
        """Come to the next part."""
        self._is_xml = True
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._on_element
        self._parser.StartDoctypeDeclHandler = self._on_doctype

    def look_at(self, piece: bytes) -> None:
        """Count what is in a piece of the part. Raises _Unreadable."""
        if self._is_xml:
            try:
                self._parser.Parse(piece)
            except expat.ExpatError:
                self._is_xml = False

    def _on_element(self, name: str, _attributes: dict[str, str]) -> None:
        kind = name.rpartition(" ")[2]
        self._elements += 1
        self._sheets += kind == "sheet"
        self._in_row = 0 if kind == "row" else self._in_row + (kind == "c")
        self._longest = max(self._longest, self._in_row)

    def _on_doctype(self, *_declared: object) -> None:
        raise _Unreadable


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
            return str(cell).strip()[:LONGEST_CELL]


def _without_end(row: Row) -> Row:
    """A row without the empty cells behind its last one."""
    last = max(place for place, cell in enumerate(row.cells) if cell)
    return Row(row.line, row.cells[: last + 1])


def _refused(said: str) -> Spreadsheet:
    return Spreadsheet((), ((0, said),))
