"""Reading the numbers in the cells of a spreadsheet, by the decimal sign of its file.

``1,000`` is one thousand in some files and one in others. Other cells of the file tell which. If none does, such a cell
is not read.
"""

import re
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from gmtracker.engine.errors import quote
from gmtracker.i18n import tr

TOO_LARGE = 1_000_000_000
DecimalSign = Literal["", ".", ","]
"""The decimal sign of a file. Empty if its cells don't tell or contradict each other."""

_MINUS = "-−–—‐‑﹣－"
_SIGN = rf"[+＋{re.escape(_MINUS)}]"
_GROUPS = r"[ \u00a0\u202f'’]"
"""The separators between groups of three digits that are never decimal signs."""

_PLAIN = re.compile(rf"({_SIGN}?)\s*(\d+|\d{{1,3}}(?:{_GROUPS}\d{{3}})+)")
_POINTED = re.compile(rf"({_SIGN}?)\s*(\d+)([.,])(\d*)")
_GROUPED = re.compile(rf"({_SIGN}?)\s*(\d{{1,3}}(?:([.,])\d{{3}})(?:\3\d{{3}})*)(?:(?!\3)([.,])(\d*))?")
_VALUE_AND_MAXIMUM = re.compile(r"(?P<now>[^/]+)/(?P<most>[^/]+)")
_WITH_MODIFIER = re.compile(rf"\d+\s*[(\[]\s*(?P<modifier>{_SIGN}\s*\d+)\s*[)\]]")


class NumberReader(Struct, frozen=True):
    """Reads the cells of a file with that decimal sign."""

    decimal: DecimalSign = ""

    def read_whole(self, cell: str) -> int | None:
        """Return the whole number in a cell (``3``, ``+3``, ``–3``, ``3.0``, ``1 000``), or None if none or ambiguous.

        A huge number becomes :data:`TOO_LARGE`, or its negative.
        """
        text = cell.strip()
        if found := _PLAIN.fullmatch(text):
            return _number(found[1], found[2])
        if found := _POINTED.fullmatch(text):
            sign, digits, point, rest = found.groups()
            if _is_unclear(digits, rest) and self.decimal != point:
                return _number(sign, digits + rest) if self.decimal else None
            return _number(sign, digits) if not rest.strip("0") else None
        if found := _GROUPED.fullmatch(text):
            return _number(found[1], found[2]) if not (found[5] or "").strip("0") else None
        return None

    def complaint(self, cell: str) -> str:
        """Return why a cell is no whole number, as a sentence."""
        found = _POINTED.fullmatch(cell.strip())
        if found is not None and not self.decimal and _is_unclear(found[2], found[4]):
            both = {"one": f"{found[2]}.{found[4]}", "other": f"{found[2]}{found[4]}"}
            return tr("“{value}” can mean {one} or {other}. It was skipped.", value=quote(cell), **both)
        return tr("“{value}” is not a whole number. It was skipped.", value=quote(cell))

    def read_value_and_maximum(self, cell: str) -> tuple[int, int] | None:
        """Return both numbers of a cell such as ``12/20`` (value and maximum), or None."""
        found = _VALUE_AND_MAXIMUM.fullmatch(cell.strip())
        now, most = (self.read_whole(found["now"]), self.read_whole(found["most"])) if found else (None, None)
        return None if now is None or most is None else (now, most)


def detect_decimal_sign(cells: Iterable[str]) -> DecimalSign:
    """Return the decimal sign of these cells, judged by the unambiguous ones."""
    seen: set[str] = set()
    for cell in cells:
        text = cell.strip()
        if "." not in text and "," not in text:
            continue
        if (found := _POINTED.fullmatch(text)) and found[4] and not _is_unclear(found[2], found[4]):
            seen.add(found[3])
        elif (found := _GROUPED.fullmatch(text)) and (found[4] or len(re.findall(r"[.,]", found[2])) > 1):
            seen.add("," if found[3] == "." else ".")
    return "," if seen == {","} else "." if seen == {"."} else ""


def read_modifier(cell: str) -> str:
    """Return the modifier of a cell such as ``16 (+3)``, or "" for any other."""
    found = _WITH_MODIFIER.fullmatch(cell.strip())
    return found["modifier"] if found else ""


def is_signed(cell: str) -> bool:
    """Whether a number has a sign, as modifiers do and scores do not."""
    return re.match(_SIGN, cell.strip()) is not None


def score_modifier(score: int) -> int:
    """Return the modifier of an ability score (5e): 0 for 10 and 11, one more for every two points."""
    return (score - 10) // 2


def _is_unclear(digits: str, rest: str) -> bool:
    """Whether a number can be read both as thousands and as a decimal number."""
    return len(rest) == 3 and len(digits) <= 3 and not digits.startswith("0")


def _number(sign: str, grouped: str) -> int:
    digits = "".join(filter(str.isdecimal, grouped)).lstrip("0")
    size = int(digits or 0) if len(digits) < len(str(TOO_LARGE)) else TOO_LARGE
    return -size if sign and sign in _MINUS else size
