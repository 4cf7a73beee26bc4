"""Scaled sizes of widgets, and text for tooltips, menus and shortcuts.

Size hints follow the text scale by themselves. Sizes fixed here are stored on the widget and set again when the scale
changes. Tooltips and menu texts are escaped, because Qt reads tag-like text as HTML and "&" as a mnemonic.
"""

from weakref import WeakSet

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from gmtracker.engine.errors import strip_controls
from gmtracker.ui.theme.fonts import TextSize, is_text_large, scaled, text_font

WIDTH, HEIGHT, ICON, FONT = "designed_width", "designed_height", "designed_icon", "designed_font"

_FIXED: WeakSet[QWidget] = WeakSet()
"""All widgets with a fixed size or font. A list of all widgets from Qt would load every widget class of PySide."""


def fix_width(widget: QWidget, pixels: int, more: int = 0) -> None:
    """Fix a widget's width: pixels of the design that scale with the text, and ``more`` that do not."""
    _FIXED.add(widget)
    widget.setProperty(WIDTH, [pixels, more])
    widget.setFixedWidth(scaled(pixels) + more)


def fix_height(widget: QWidget, pixels: int, more: int = 0, low: int = 0) -> None:
    """Fix a widget's height: pixels of the design that scale with the text, and ``more`` that do not.

    ``low`` are the pixels of the design with large text, if it is lower then.
    """
    _FIXED.add(widget)
    widget.setProperty(HEIGHT, [pixels, more, low])
    widget.setFixedHeight(scaled(low if low and is_text_large() else pixels) + more)


def fix_icon(button: QAbstractButton, pixels: int) -> None:
    """Fix a button's icon size in pixels of the design."""
    _FIXED.add(button)
    button.setProperty(ICON, pixels)
    button.setIconSize(QSize(scaled(pixels), scaled(pixels)))


def fix_font(widget: QWidget, size: TextSize = TextSize.NORMAL, *, bold: bool = False) -> None:
    """Fix a widget's font to a text size."""
    _FIXED.add(widget)
    widget.setProperty(FONT, [size.name, bold])
    widget.setFont(text_font(size, bold=bold))


def reapply_sizes() -> None:
    """Set all fixed sizes again, at the current text scale. A new size may make a parent replace other widgets."""
    for widget in list(_FIXED):
        if not isValid(widget):
            continue
        if (width := widget.property(WIDTH)) is not None:
            fix_width(widget, *width)
        if (height := widget.property(HEIGHT)) is not None:
            fix_height(widget, *height)
        if (icon := widget.property(ICON)) is not None and isinstance(widget, QAbstractButton):
            fix_icon(widget, icon)
        if (font := widget.property(FONT)) is not None:
            fix_font(widget, TextSize[font[0]], bold=font[1])


def escape_mnemonics(text: str) -> str:
    """Return the text for a label that should show it literally, with no mnemonic."""
    return text.replace("&", "&&")


def native_keys(keys: str) -> str:
    """Return a fixed shortcut such as "Ctrl+Enter" as the system writes it; Ctrl is ⌘ on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def add_keys_text(text: str, keys: str) -> str:
    """Return the text followed by the shortcut in brackets, if there is one."""
    return f"{text} ({keys})" if keys else text


GRID = 8
"""The step of the layout grid."""

CELL = 12
"""The horizontal padding of table cells and headings."""


LONGEST_LINE = 90


def tip(text: str) -> str:
    """Return a tooltip that shows a text literally, even if a name in it looks like HTML.

    Lines of more than 90 characters are wrapped: Qt would make the tooltip as wide as the longest line.
    """
    text = "\n".join(_wrap_line(line) for line in strip_controls(text, lines=True).split("\n"))
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # Takes 2 ms that most starts do not need.

    return f"{_AS_TYPED}{escape(text)}{_END}"


def tooltip_text(shown: str) -> str:
    """Return the text that :func:`tip` made a tooltip of, so that it can be extended."""
    if not (shown.startswith(_AS_TYPED) and shown.endswith(_END)):
        return shown
    from html import unescape

    return unescape(shown[len(_AS_TYPED) : -len(_END)])


_AS_TYPED, _END = '<span style="white-space:pre-wrap">', "</span>"


def _wrap_line(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    from textwrap import fill  # Most starts do not need this either.

    return fill(line, LONGEST_LINE, replace_whitespace=False)
