"""The first sheet of a workbook (Excel, old Excel, LibreOffice) for a roster import, read by calamine.

A separate process reads it: a sheet with a cell in its last corner crashes calamine's process, and reading can't be
stopped otherwise.
"""

import subprocess
import sys
from contextlib import suppress
from datetime import datetime
from io import BytesIO
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

import gmtracker
from gmtracker.engine.errors import quote
from gmtracker.i18n import tr
from gmtracker.storage.spreadsheet import MAX_COLUMNS, MAX_ROWS, Progress, Row, Spreadsheet

READ_WORKBOOK = "--read-workbook"
"""The argument that makes this program read a workbook from its standard input."""

MAX_CELL_LENGTH = 32_767
"""The maximum characters of a cell, as in Excel. Longer cells are cut."""

MAX_MEMORY_BYTES = 2 << 30
"""The maximum bytes of memory for the reading process, where the system supports a limit."""

TIMEOUT_SECONDS = 20.0
"""Seconds after which reading is stopped and the workbook counts as too large."""

_ASKED_EVERY = 0.05
UNREADABLE_WORKBOOK = tr("Couldn't read this workbook. Save it as CSV in your spreadsheet, then import the CSV file.")


class _Sheet(Struct, frozen=True):
    """The cells of a sheet from its first row on, its name, and whether the workbook has others."""

    name: str
    cells: tuple[tuple[str, ...], ...]
    has_others: bool


def read_workbook(data: bytes, told: Progress) -> Spreadsheet:
    """Return the rows of the first sheet. Bytes that are no workbook result in a complaint."""
    try:
        said = _run_reader(data, told)
    except TimeoutError:
        return _refusal(tr("The file is too large to import."))
    try:
        sheet = msgspec.json.decode(said, type=_Sheet)
    except msgspec.DecodeError:
        return _refusal(UNREADABLE_WORKBOOK)
    rows = (Row(number, cells) for number, cells in enumerate(sheet.cells, 1) if any(cells))
    first = tr("Only the first sheet, “{name}”, was imported.", name=quote(sheet.name))
    return Spreadsheet(tuple(map(_without_trailing_cells, rows)), ((0, first),) if sheet.has_others else ())


def print_workbook() -> int:
    """Read a workbook from the standard input and print its first sheet as JSON. Returns the exit code."""
    _limit_memory()
    from python_calamine import CalamineError, CalamineWorkbook, SheetVisibleEnum

    try:
        book = CalamineWorkbook.from_filelike(BytesIO(sys.stdin.buffer.read()))
        sheets = book.sheets_metadata
        shown = (at for at, sheet in enumerate(sheets) if sheet.visible is SheetVisibleEnum.Visible)
        first = book.get_sheet_by_index(next(shown, 0))
        rows = first.to_python(skip_empty_area=False, nrows=MAX_ROWS)
    except (CalamineError, IndexError, MemoryError):
        return 1
    cells = tuple(tuple(map(_text, row[: MAX_COLUMNS + 1])) for row in rows)
    sys.stdout.buffer.write(msgspec.json.encode(_Sheet(first.name, cells, len(sheets) > 1)))
    return 0


def _run_reader(data: bytes, told: Progress) -> bytes:
    """Return what the reading process prints, or b"" if it fails.

    Raises TimeoutError, and whatever ``told`` raises.
    """
    ends, pipe = monotonic() + TIMEOUT_SECONDS, subprocess.PIPE
    command, folder = _command()
    window = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    unsent: bytes | None = data
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, cwd=folder, creationflags=window
    ) as reader:
        try:
            while monotonic() < ends:
                told(0.0)
                with suppress(subprocess.TimeoutExpired):
                    sent, unsent = unsent, None  # A repeated communicate() continues with the first input.
                    return reader.communicate(sent, timeout=_ASKED_EVERY)[0]
        finally:
            reader.kill()
    raise TimeoutError


def _command() -> tuple[list[str], Path]:
    """Return the command line that makes this program read a workbook, and its working folder."""
    program = Path(sys.executable)
    if not hasattr(sys, "frozen"):
        return [sys.executable, "-m", "gmtracker", READ_WORKBOOK], Path(gmtracker.__file__).parents[1]
    with_console = program.with_name("gmtracker-cli.exe")  # On Windows, gmtracker.exe has no standard streams.
    return [str(with_console if with_console.is_file() else program), READ_WORKBOOK], program.parent


def _limit_memory() -> None:
    """Limit this process's memory, so that it ends rather than fill the machine's."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit, and macOS refuses it.
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))


def _text(cell: object) -> str:
    """Return a cell as text: 3 rather than 3.0, a date without midnight."""
    match cell:
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime():
            return str(cell).removesuffix(" 00:00:00")
        case _:
            return str(cell).strip()[:MAX_CELL_LENGTH]


def _without_trailing_cells(row: Row) -> Row:
    """Return a row without its trailing empty cells."""
    last = max(place for place, cell in enumerate(row.cells) if cell)
    return Row(row.line, row.cells[: last + 1])


def _refusal(said: str) -> Spreadsheet:
    return Spreadsheet((), ((0, said),))
