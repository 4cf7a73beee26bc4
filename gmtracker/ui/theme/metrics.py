"""Distances and texts of widgets: the grid, lengths that follow the size of the text, tool tips, keys, names with "&".

What a widget works out in its size hint follows the text by itself; what was fixed once is given anew here. Tool tips
and names of menus show text as it was typed: Qt takes a tip with anything like a tag in it for a page of HTML, and "&"
for the mark of a key.
"""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.engine.errors import strip_controls
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font

WIDTH, HEIGHT, ICON, FONT = "designed_width", "designed_height", "designed_icon", "designed_font"


def fix_width(widget: QWidget, pixels: int, more: int = 0) -> None:
    """Make a widget so wide: logical pixels of the design that grow with the text, and ``more`` that do not."""
    widget.setProperty(WIDTH, [pixels, more])
    widget.setFixedWidth(scaled(pixels) + more)


def fix_height(widget: QWidget, pixels: int, more: int = 0) -> None:
    """Make a widget so high, in the same measure."""
    widget.setProperty(HEIGHT, [pixels, more])
    widget.setFixedHeight(scaled(pixels) + more)


def fix_icon(button: QAbstractButton, pixels: int) -> None:
    """Make a button's icon so large, in logical pixels of the design."""
    button.setProperty(ICON, pixels)
    button.setIconSize(QSize(scaled(pixels), scaled(pixels)))


def fix_font(widget: QWidget, size: TextSize = TextSize.NORMAL, *, bold: bool = False) -> None:
    """Write in letters of one of the sizes."""
    widget.setProperty(FONT, [size.name, bold])
    widget.setFont(text_font(size, bold=bold))


def measure_anew(widgets: Iterable[QWidget]) -> None:
    """Give widgets what was fixed for them, at the present text scale."""
    for widget in widgets:
        if (width := widget.property(WIDTH)) is not None:
            fix_width(widget, *width)
        if (height := widget.property(HEIGHT)) is not None:
            fix_height(widget, *height)
        if (icon := widget.property(ICON)) is not None and isinstance(widget, QAbstractButton):
            fix_icon(widget, icon)
        if (font := widget.property(FONT)) is not None:
            fix_font(widget, TextSize[font[0]], bold=font[1])


def as_written(text: str) -> str:
    """The text as a label that shows it sign for sign and marks no key."""
    return text.replace("&", "&&")


def native_keys(keys: str) -> str:
    """Keys that are nobody's to change, such as "Ctrl+Enter", as this system writes them; Ctrl is ⌘ on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(text: str, keys: str) -> str:
    """The text, and after it the keys in brackets, if there are any."""
    return f"{text} ({keys})" if keys else text


GRID = 8
"""The step of the grid that everything is laid out on."""

CELL = 12
"""How far the text in a table's cell, and in the heading above it, stands from the cell's edges."""


LONGEST_LINE = 90


def tip(text: str) -> str:
    """The text as a tool tip that shows it sign for sign, whatever name of a person or a file is in it.

    Lines of more than 90 signs go on in the next: Qt would make the tip as wide as the longest.
    """
    text = "\n".join(_wrapped(line) for line in strip_controls(text, lines=True).split("\n"))
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # 2 ms that most starts do without

    return f"{_AS_TYPED}{escape(text)}{_END}"


def text_of_tip(shown: str) -> str:
    """The text that :func:`tip` made a tool tip of, so that more can be said with it."""
    if not (shown.startswith(_AS_TYPED) and shown.endswith(_END)):
        return shown
    from html import unescape

    return unescape(shown[len(_AS_TYPED) : -len(_END)])


_AS_TYPED, _END = '<span style="white-space:pre-wrap">', "</span>"


def _wrapped(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    from textwrap import fill  # most starts do without this, too

    return fill(line, LONGEST_LINE, replace_whitespace=False)
