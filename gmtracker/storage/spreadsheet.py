"""Read the rows of a table of text, as any spreadsheet exports one, or of a workbook.

What is no UTF-8 and no UTF-16 may be in any of a dozen older encodings, and only a reader can tell which: it is not
guessed. The delimiter is the one that most lines agree on.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from gmtracker.engine.rules import MOST_CHARACTERS
from gmtracker.i18n import format_thousands, tr

LARGEST_SPREADSHEET = 4 << 20
"""Bytes that are read."""

MOST_COLUMNS = 500
MOST_ABOVE = 20
"""Rows that may stand above the headings."""

MOST_ROWS = MOST_ABOVE + MOST_CHARACTERS + 2
"""Rows that are read: titles, the headings, the characters, and the first of those for whom there is no room."""

MOST_COMPLAINTS = 200
_DELIMITERS = ",;\t"


class Row(Struct, frozen=True):
    """A row that is not blank: the line it begins on, from 1, and its cells without the spaces around them."""

    line: int
    cells: tuple[str, ...]


class Encoding(Struct, frozen=True):
    """An encoding that a file may be in: Python's name for it, and words of the file as they read in it."""

    codec: str
    example: str


class Spreadsheet(Struct, frozen=True):
    """The rows, and what could not be read, each as a line's number (0: the whole file) and a sentence.

    ``encodings`` are those that the file may be in, where its bytes do not tell. There are no rows until one is chosen.
    """

    rows: tuple[Row, ...]
    complaints: tuple[tuple[int, str], ...] = ()
    encodings: tuple[Encoding, ...] = ()


Progress = Callable[[float], None]
"""Is told over and over what share is done, from 0 to 1. What it raises ends the reading."""


def unheard(_share: float) -> None:
    """Tell nobody how far it is."""


def read_spreadsheet(data: bytes, told: Progress = unheard, encoding: str = "") -> Spreadsheet:
    """The rows of an exported spreadsheet. Any bytes do: what is no table comes back as complaints.

    ``encoding`` is asked for where the bytes do not tell it.
    """
    if len(data) > LARGEST_SPREADSHEET:
        return Spreadsheet((), ((0, tr("The file is too large to import.")),))
    if data.startswith(_WORKBOOKS):
        from gmtracker.storage.workbook import read_workbook  # with what starts a process, for the few who have one

        return read_workbook(data, told)
    text, encodings = _text(data), tuple[Encoding, ...]()
    if text is None:
        encodings = possible_encodings(data)
        if encoding not in [one.codec for one in encodings]:
            return Spreadsheet((), (), encodings)
        text = data.decode(encoding, "replace")
    lines = io.StringIO(text, newline="").readlines()
    delimiter, first = _delimiter(lines)
    rows, complaints = _rows(lines, first, delimiter, told)
    if "\ufffd" in text:
        complaints.insert(0, (0, tr("Some symbols in the file couldn't be read. They were replaced by “�”.")))
    return Spreadsheet(tuple(rows), tuple(complaints), encodings)


_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""What files of Excel and LibreOffice begin with, and those of an older Excel."""


def _text(data: bytes) -> str | None:
    """Decode the bytes: by the byte order mark, by the zero bytes of UTF-16, or as UTF-8; None where it is none."""
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
        return None


OLD_ENCODINGS = (
    *("cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1257", "cp1255", "cp1256"),
    *("cp932", "gb18030", "cp950", "cp949"),
)
_DAMAGED = "utf-8"
_STRANGE = re.compile(r"[^\s,;\"]*[^\x00-\x7f][^\s,;\"]*")
_NO_TEXT = re.compile("[\x80-\x9f\ue000-\uf8ff]")
_LONGEST_EXAMPLE = 48
_MOST_LINES = 500


def possible_encodings(data: bytes) -> tuple[Encoding, ...]:
    """The encodings in which every byte is a letter or sign, one for each way to read them; damaged UTF-8 is the last.

    Each has an example by which it is told from the others: words that they read in other ways.
    """
    found: dict[str, str] = {}
    for codec in (*OLD_ENCODINGS, _DAMAGED):
        try:
            text = data.decode(codec, "replace" if codec == _DAMAGED else "strict")
        except UnicodeDecodeError:
            continue
        if not _NO_TEXT.search(text):
            found.setdefault(text, codec)
    examples = dict.fromkeys(found.values(), "")
    for line in [line for line in data.splitlines() if not line.isascii()][:_MOST_LINES]:
        longer = {codec: f"{said} {_strange_words(line, codec)}".strip() for codec, said in examples.items()}
        if len(set(longer.values())) > len(set(examples.values())) or not all(examples.values()):
            examples = longer
    return tuple(Encoding(codec, said[:_LONGEST_EXAMPLE]) for codec, said in examples.items())


def _strange_words(line: bytes, codec: str) -> str:
    """The first words of a line that are not spelled in plain letters alone."""
    return " ".join(_STRANGE.findall(line.decode(codec, "replace"))[:2])


def _delimiter(lines: list[str]) -> tuple[str, int]:
    """The delimiter of the cells, and which line the table begins on: a first line such as ``sep=;`` says so itself.

    Else it is the one that most of the first lines have equally often: a title, and notes, may have others in them.
    """
    filled = [at for at, line in enumerate(lines) if line.strip("\r\n " + _DELIMITERS)]
    if not filled:
        return ",", len(lines)
    stripped = lines[filled[0]].strip("\r\n ")
    if stripped[:4].lower() == "sep=" and stripped[4:] in tuple(_DELIMITERS):
        return stripped[4:], filled[0] + 1
    outside_quotes = ["".join(lines[at].split('"')[::2]) for at in filled[: 2 * MOST_ABOVE]]

    def agreement(delimiter: str) -> tuple[int, int]:
        counts = Counter(count for line in outside_quotes if (count := line.count(delimiter)))
        ((often, lines_alike),) = counts.most_common(1) or [(0, 0)]
        return lines_alike, often

    return max(_DELIMITERS, key=agreement), filled[0]


def _rows(lines: list[str], first: int, delimiter: str, told: Progress) -> tuple[list[Row], list[tuple[int, str]]]:
    rows: list[Row] = []
    complaints: list[tuple[int, str]] = []
    while first < len(lines) and len(rows) < MOST_ROWS:
        told(first / len(lines))
        # A quote that is never closed runs on to the end: among so many bad lines each is read by itself.
        end = first + 1 if len(complaints) >= MOST_COMPLAINTS else len(lines)
        reader = csv.reader(lines[first:end], delimiter=delimiter, strict=True)
        begins = 0
        try:
            for cells in reader:
                stripped = tuple(cell.strip() for cell in cells)
                if any(stripped):
                    rows.append(Row(first + begins + 1, stripped))
                    if len(rows) == MOST_ROWS:
                        return rows, complaints
                begins = reader.line_num
                told((first + begins) / len(lines))
        except csv.Error as error:
            complaints.append((first + begins + 1, _why(error, lines[first + begins])))
            # A quote that is never closed has run to the end of the file: only its own line is lost by it.
            begins = begins + 1 if _is_unclosed(error) else reader.line_num
            first += begins
        else:
            first = end
    return rows, complaints


def _is_unclosed(error: csv.Error) -> bool:
    return "unexpected end" in str(error) or "field larger" in str(error)


def _why(error: csv.Error, line: str) -> str:
    """What is wrong with a record that begins with this line."""
    if "field larger" in str(error) and '"' not in line:
        most = format_thousands(csv.field_size_limit())
        return tr("A cell is too long (more than {most} characters). The row was skipped.", most=most)
    if _is_unclosed(error):
        return tr("A quotation mark is never closed. The row was skipped.")
    return tr("The quotation marks do not match. The row was skipped.")
