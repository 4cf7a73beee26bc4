"""Reading the rows of a CSV file as any spreadsheet exports it, or of a workbook.

A file that is neither UTF-8 nor UTF-16 may be in any of a dozen older encodings. Only a reader can tell which, so the
GM chooses. The delimiter is the one that most lines agree on.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from gmtracker.engine.cached_rules import MAX_CHARACTERS
from gmtracker.i18n import format_thousands, tr

MAX_SPREADSHEET_BYTES = 4 << 20
"""The maximum bytes of a file."""

MAX_COLUMNS = 500
MAX_ROWS_ABOVE = 20
"""The maximum rows above the header row."""

MAX_ROWS = MAX_ROWS_ABOVE + MAX_CHARACTERS + 2
"""The maximum rows read: those above the headings, the headings, the characters, and one row too many."""

MAX_COMPLAINTS = 200
_DELIMITERS = ",;\t"


class Row(Struct, frozen=True):
    """A row that is not blank: its first line in the file, from 1, and its stripped cells."""

    line: int
    cells: tuple[str, ...]


class Encoding(Struct, frozen=True):
    """A possible encoding of a file: Python's name for it, and an example of the file's words in it."""

    codec: str
    example: str


class Spreadsheet(Struct, frozen=True):
    """The rows, and complaints, each a line number (0: the whole file) with a sentence.

    ``encodings`` are the possible ones if the bytes don't tell. There are no rows until one is chosen.
    """

    rows: tuple[Row, ...]
    complaints: tuple[tuple[int, str], ...] = ()
    encodings: tuple[Encoding, ...] = ()


Progress = Callable[[float], None]
"""A function called repeatedly with the share done, from 0 to 1. An exception it raises ends the reading."""


def ignore_progress(_share: float) -> None:
    """Ignore the progress."""


def read_spreadsheet(data: bytes, told: Progress = ignore_progress, encoding: str = "") -> Spreadsheet:
    """Return the rows of an exported spreadsheet. Bytes that are no table result in complaints.

    ``encoding`` is used if the bytes don't tell it.
    """
    if len(data) > MAX_SPREADSHEET_BYTES:
        return Spreadsheet((), ((0, tr("The file is too large to import.")),))
    if data.startswith(_WORKBOOKS):
        from gmtracker.storage.workbook import read_workbook  # Imported here: rarely needed, imports subprocess.

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
"""The first bytes of Excel and LibreOffice files, and of old Excel files."""


def _text(data: bytes) -> str | None:
    """Decode by the byte order mark, the zero bytes of UTF-16, or as UTF-8. None if it is none of these."""
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
    """Return the encodings in which every byte is printable, one for each resulting text, and damaged UTF-8 last.

    Each has an example of words that read differently in the others.
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
    """Return the first two words of a line that have non-ASCII characters."""
    return " ".join(_STRANGE.findall(line.decode(codec, "replace"))[:2])


def _delimiter(lines: list[str]) -> tuple[str, int]:
    """Return the delimiter and the line on which the table begins. A first line such as ``sep=;`` names it.

    Otherwise it is the one that most of the first lines contain equally often. Titles and notes may contain others.
    """
    filled = [at for at, line in enumerate(lines) if line.strip("\r\n " + _DELIMITERS)]
    if not filled:
        return ",", len(lines)
    stripped = lines[filled[0]].strip("\r\n ")
    if stripped[:4].lower() == "sep=" and stripped[4:] in tuple(_DELIMITERS):
        return stripped[4:], filled[0] + 1
    outside_quotes = ["".join(lines[at].split('"')[::2]) for at in filled[: 2 * MAX_ROWS_ABOVE]]

    def agreement(delimiter: str) -> tuple[int, int]:
        counts = Counter(count for line in outside_quotes if (count := line.count(delimiter)))
        ((often, lines_alike),) = counts.most_common(1) or [(0, 0)]
        return lines_alike, often

    return max(_DELIMITERS, key=agreement), filled[0]


def _rows(lines: list[str], first: int, delimiter: str, told: Progress) -> tuple[list[Row], list[tuple[int, str]]]:
    rows: list[Row] = []
    complaints: list[tuple[int, str]] = []
    while first < len(lines) and len(rows) < MAX_ROWS:
        told(first / len(lines))
        # An unclosed quote reads on to the end of the file. After many complaints read each line by itself, so that
        # a file of such lines does not take quadratic time.
        end = first + 1 if len(complaints) >= MAX_COMPLAINTS else len(lines)
        reader = csv.reader(lines[first:end], delimiter=delimiter, strict=True)
        begins = 0
        try:
            for cells in reader:
                stripped = tuple(cell.strip() for cell in cells)
                if any(stripped):
                    rows.append(Row(first + begins + 1, stripped))
                    if len(rows) == MAX_ROWS:
                        return rows, complaints
                begins = reader.line_num
                told((first + begins) / len(lines))
        except csv.Error as error:
            complaints.append((first + begins + 1, _record_error_text(error, lines[first + begins])))
            # An unclosed quote has read to the end of the file. Skip only its own line.
            begins = begins + 1 if _is_unclosed(error) else reader.line_num
            first += begins
        else:
            first = end
    return rows, complaints


def _is_unclosed(error: csv.Error) -> bool:
    return "unexpected end" in str(error) or "field larger" in str(error)


def _record_error_text(error: csv.Error, line: str) -> str:
    """Return what is wrong with a record that begins with this line."""
    if "field larger" in str(error) and '"' not in line:
        most = format_thousands(csv.field_size_limit())
        return tr("A cell is too long (more than {most} characters). The row was skipped.", most=most)
    if _is_unclosed(error):
        return tr("A quotation mark is never closed. The row was skipped.")
    return tr("The quotation marks do not match. The row was skipped.")
