"""The first sheet of an Excel workbook, for a roster: read by openpyxl, where the extra ``excel`` brought it along."""

from collections.abc import Callable
from datetime import datetime
from importlib.util import find_spec
from io import BytesIO
from typing import IO, Literal, TypeVar
from xml.parsers import expat
from zipfile import ZipFile, ZipInfo

from gmtracker.engine.errors import quoted
from gmtracker.i18n import tr
from gmtracker.storage.roster_csv import MOST_COLUMNS, MOST_ROWS, Progress, Row, Spreadsheet

LARGEST_UNPACKED = 8 << 20
"""Bytes that all parts which are read may have together: a small file can unpack to any size."""

MOST_ELEMENTS = 400_000
"""The elements of XML in those parts: two a cell, and two a text. Each takes a hundred times its own room."""

MOST_IN_A_ROW = 16_384
"""The cells of a row, as many as Excel has: a row is read as a whole, and nobody can stop that."""

MOST_AT_ONCE = 20_000
"""The elements of a part that is read as a whole: the styles, the list of the sheets."""

LONGEST_CELL = 32_767
"""Characters of a cell, as many as Excel allows; what another program wrote beyond that is cut."""

AS_CSV = tr("This is a workbook, not a table of text. Save it as CSV in your spreadsheet, and import that.")
UNREADABLE = tr("This workbook cannot be read. Save it as CSV in your spreadsheet, and import that.")

_Result = TypeVar("_Result")


class _Unreadable(Exception):
    """A workbook is damaged, or is none."""


class _TooLarge(Exception):
    """There is more in a workbook than is read of one."""


class _Ended(Exception):
    """Whoever is told how far it is has ended the reading, by the exception that is its cause."""


def read_workbook(data: bytes, told: Progress) -> Spreadsheet:
    """The rows of the first sheet. Any bytes do: what is no workbook comes back as a complaint."""
    if find_spec("openpyxl") is None:
        return _refused(AS_CSV)
    rows: list[Row] = []
    tell = _Told(told)
    try:
        book = _read(lambda: _Book(data, tell))
        sheet = book.first
        lines = sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS + 1, values_only=True)
        while (cells := _read(lambda: next(lines, None))) is not None:
            rows.append(Row(len(rows) + 1, tuple(map(_text, cells))))
            tell(min(1.0, len(rows) / (sheet.max_row or MOST_ROWS)))
    except _Unreadable:
        return _refused(UNREADABLE)
    except _TooLarge:
        return _refused(tr("The file is too large to be a roster."))
    except _Ended as ended:
        raise ended.__cause__ or ended from None
    said = tr("Only the first sheet, “{name}”, was read.", name=quoted(sheet.title))
    return Spreadsheet(
        tuple(_without_end(row) for row in rows if any(row.cells)), ((0, said),) if book.has_more_sheets else ()
    )


class _Told:
    """Tells how far it is, and that it goes on; what is raised there is told apart from a foreign reader's troubles."""

    def __init__(self, told: Progress) -> None:
        self._told = told
        self._share = 0.0

    def __call__(self, share: float = 0.0) -> None:
        """Tell a share, or the last one once more. Raises _Ended."""
        self._share = max(share, self._share)
        try:
            self._told(self._share)
        except Exception as error:
            raise _Ended from error


class _Book:
    """A workbook of which the first sheet alone is opened: there may be thousands, and pictures and charts on them."""

    def __init__(self, data: bytes, told: _Told) -> None:
        from openpyxl.reader.excel import ExcelReader
        from openpyxl.styles.stylesheet import apply_stylesheet
        from openpyxl.worksheet._read_only import ReadOnlyWorksheet

        reader = ExcelReader(BytesIO(data), read_only=True, data_only=True, keep_links=False)
        reader.archive = _Archive(data, told)
        reader.read_manifest()
        reader.read_strings()
        reader.read_workbook()
        apply_stylesheet(reader.archive, reader.wb)
        found = [(sheet.name, rel.target) for sheet, rel in reader.parser.find_sheets() if "chartsheet" not in rel.Type]
        sheets = [(name, target) for name, target in found if target in reader.archive.NameToInfo]
        self.first = ReadOnlyWorksheet(reader.wb, *sheets[0], reader.shared_strings)
        self.has_more_sheets = len(sheets) > 1


class _Archive(ZipFile):
    """The parts of a workbook, each looked through while it is read; too many bytes or elements end the reading."""

    def __init__(self, data: bytes, told: _Told) -> None:
        super().__init__(BytesIO(data))
        self._told = told
        self._sizes: dict[str, int] = {}
        self._elements: dict[str, int] = {}

    def open(
        self,
        name: str | ZipInfo,
        mode: Literal["r", "w"] = "r",
        pwd: bytes | None = None,
        *,
        force_zip64: bool = False,
    ) -> IO[bytes]:
        """Unpack a part; its elements are counted from here on as it is read."""
        with super().open(name, mode, pwd, force_zip64=force_zip64) as packed:
            data = packed.read(LARGEST_UNPACKED + 1)
        part = str(getattr(name, "filename", name))
        self._sizes[part] = len(data)
        if sum(self._sizes.values()) > LARGEST_UNPACKED:
            raise _TooLarge
        return _Part(data, self._told, lambda count: self._count(part, count))

    def _count(self, part: str, count: int) -> None:
        self._elements[part] = max(count, self._elements.get(part, 0))
        if sum(self._elements.values()) > MOST_ELEMENTS:
            raise _TooLarge


class _Part(BytesIO):
    """One part, parsed ahead of whoever reads it: nothing is made of what is too much, or has declared entities.

    ``counted`` is told how many elements were read.
    """

    def __init__(self, data: bytes, told: _Told, counted: Callable[[int], None]) -> None:
        super().__init__(data)
        self._told = told
        self._counted = counted
        self._count = self._in_row = 0
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._on_element
        self._parser.StartDoctypeDeclHandler = self._on_doctype

    def read(self, size: int | None = -1, /) -> bytes:
        """As of any file. Raises what ends the reading."""
        data = super().read(size)
        before = self._count
        self._parser.Parse(data)
        if len(data) == len(self.getbuffer()) and self._count - before > MOST_AT_ONCE:
            raise _TooLarge
        self._counted(self._count)
        self._told()
        return data

    def _on_element(self, name: str, _attributes: dict[str, str]) -> None:
        self._count += 1
        kind = name.rpartition(" ")[2]
        self._in_row = 0 if kind == "row" else self._in_row + (kind == "c")
        if self._in_row > MOST_IN_A_ROW:
            raise _TooLarge

    def _on_doctype(self, *_declared: object) -> None:
        raise _Unreadable


def _read(work: Callable[[], _Result]) -> _Result:
    """Do a part of the reading; whatever a foreign reader stumbles over in somebody's file makes it unreadable."""
    try:
        return work()
    except (_TooLarge, _Ended):
        raise
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
            return str(cell).strip()[:LONGEST_CELL]


def _without_end(row: Row) -> Row:
    """A row without the empty cells behind its last one."""
    last = max(place for place, cell in enumerate(row.cells) if cell)
    return Row(row.line, row.cells[: last + 1])


def _refused(said: str) -> Spreadsheet:
    return Spreadsheet((), ((0, said),))
