"""Lengths, letters and icons that keep to the text: given anew to each widget when the text is made larger or smaller.

What a widget works out in its size hint follows by itself; what was fixed once would not.
"""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.ui.look.typography import TextSize, scaled, text_font

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
    """Write in letters of one of the three sizes."""
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
