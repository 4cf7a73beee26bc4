"""What a spreadsheet exports: comma, semicolon or tab between the cells, in whatever encoding, into rows of text."""

import csv
import io
from collections import Counter

from msgspec import Struct

from gmtracker.words import tr

LARGEST_SPREADSHEET = 4 << 20
"""Bytes that are read."""

_DELIMITERS = ",;\t"


class Row(Struct, frozen=True):
    """A row that is not blank: the line it begins on, from 1, and its cells without the spaces around them."""

    line: int
    cells: tuple[str, ...]


class Spreadsheet(Struct, frozen=True):
    """The rows, and what could not be read, each as a line's number (0: the whole file) and a sentence."""

    rows: tuple[Row, ...]
    complaints: tuple[tuple[int, str], ...] = ()


def read_spreadsheet(data: bytes) -> Spreadsheet:
    """The rows of an exported spreadsheet. Any bytes do: what is no table comes back as complaints."""
    if len(data) > LARGEST_SPREADSHEET:
        return Spreadsheet((), ((0, tr("The file is too large to be a roster.")),))
    text = _text(data)
    lines = io.StringIO(text, newline="").readlines()
    delimiter, first = _delimiter(lines)
    rows, complaints = _rows(lines, first, delimiter)
    if "\ufffd" in text:
        complaints.insert(0, (0, tr("Some signs of the file could not be read; “\ufffd” stands in their place.")))
    return Spreadsheet(tuple(rows), tuple(complaints))


def _text(data: bytes) -> str:
    """The text: by its byte order mark, by the zero bytes of UTF-16, as UTF-8, and else as Windows wrote it."""
    if data.startswith(b"\xef\xbb\xbf"):
        return data.decode("utf-8-sig", "replace")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if data[1:2] == b"\0" and data[:1] != b"\0":
        return data.decode("utf-16-le", "replace")
    if data[:1] == b"\0" and data[1:2] != b"\0":
        return data.decode("utf-16-be", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _delimiter(lines: list[str]) -> tuple[str, int]:
    """What stands between the cells, by the first line that is not blank, and which line the table begins on.

    A first line such as ``sep=;`` says so itself.
    """
    for index, line in enumerate(lines):
        stripped = line.strip("\r\n ")
        if stripped[:4].lower() == "sep=" and stripped[4:] in tuple(_DELIMITERS):
            return stripped[4:], index + 1
        if stripped.strip(_DELIMITERS):
            outside_quotes = "".join(stripped.split('"')[::2])
            counted = Counter(sign for sign in outside_quotes if sign in _DELIMITERS)
            return (counted.most_common(1)[0][0] if counted else ","), index
    return ",", len(lines)


def _rows(lines: list[str], first: int, delimiter: str) -> tuple[list[Row], list[tuple[int, str]]]:
    rows: list[Row] = []
    complaints: list[tuple[int, str]] = []
    while first < len(lines):
        reader = csv.reader(lines[first:], delimiter=delimiter, strict=True)
        begins = 0
        try:
            for cells in reader:
                stripped = tuple(cell.strip() for cell in cells)
                if any(stripped):
                    rows.append(Row(first + begins + 1, stripped))
                begins = reader.line_num
        except csv.Error as error:
            complaints.append((first + begins + 1, _why(error)))
            # A quote that is never closed has run to the end of the file: only its own line is lost by it.
            begins = begins + 1 if _is_unclosed(error) else reader.line_num
            first += begins
        else:
            break
    return rows, complaints


def _is_unclosed(error: csv.Error) -> bool:
    return "unexpected end" in str(error) or "field larger" in str(error)


def _why(error: csv.Error) -> str:
    if _is_unclosed(error):
        return tr("A quotation mark is opened and never closed; the line was left out.")
    return tr("The quotation marks are not in pairs; the line was left out.")
