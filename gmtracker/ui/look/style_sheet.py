"""The style sheet of the window: resources/themes/window.qss with a palette's colours and lengths put in.

A style sheet takes its arrows and ticks from files only. So these are given to Qt, in the palette's colours, as files
in memory.
"""

from string import Template

from msgspec.structs import fields
from PySide6.QtGui import QColor

from gmtracker.resources import resource
from gmtracker.ui.look.files_in_memory import file_in_memory
from gmtracker.ui.look.line_art import tinted_drawing
from gmtracker.ui.look.motion import motion
from gmtracker.ui.look.palette import Palette, Tone
from gmtracker.ui.look.spacing import CELL, GRID
from gmtracker.ui.look.typography import TextSize, scaled

CONTROL = 30
COMPACT = 24
HEADER, LARGE_HEADER = 32, 24
ITEM = 32
ARROW = 14
DOT = 8
"""The dot in a chosen radio button; the button, and the box of a tick, are a little more than twice as wide."""

ANIMATION_MS = 200
"""How long scroll bars, tabs and docks take to come where they go, where things move at all."""


def style_sheet(palette: Palette) -> str:
    """The style sheet in a palette, at the present text scale."""
    template = Template(resource("themes", "window.qss").read_text("utf-8"))
    return template.substitute(_colours(palette) | _lengths() | _artwork(palette))


def _colours(palette: Palette) -> dict[str, str]:
    """Every colour by its name: `panel`, and `accent_fill` for what is inside a tone."""
    names: dict[str, str] = {}
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, QColor):
            names[field.name] = value.name(QColor.NameFormat.HexArgb)
        elif isinstance(value, Tone):
            shades = {shade.name: getattr(value, shade.name) for shade in fields(value)}
            names |= {f"{field.name}_{shade}": colour.name() for shade, colour in shades.items()}
    return names


def _lengths() -> dict[str, str]:
    dot = max(DOT, scaled(DOT))
    lengths = {
        "small": scaled(TextSize.SMALL.value),
        "large": scaled(TextSize.LARGE.value),
        "control": scaled(CONTROL),
        "control_focused": scaled(CONTROL) - 2,
        "compact": scaled(COMPACT),
        "compact_focused": scaled(COMPACT) - 2,
        "header": max(HEADER, scaled(LARGE_HEADER)),
        "item": scaled(ITEM),
        "arrow": max(ARROW, scaled(ARROW)),
        "dot": dot,
        "dot_rim": dot // 2 + 1,
        "box": dot + 2 * (dot // 2),
        "box_round": dot // 2 + (dot + 2) // 2,
        "grid": GRID,
        "cell": CELL,
        "animation": ANIMATION_MS if motion().is_on else 0,
    }
    return {name: str(pixels) for name, pixels in lengths.items()}


def _artwork(palette: Palette) -> dict[str, str]:
    """The files of arrows and ticks by the name that the style sheet has for them."""
    wanted = {
        "arrow_down": ("chevron-down", palette.text_muted),
        "arrow_right": ("chevron-right", palette.text_muted),
        "plus": ("plus", palette.text),
        "minus": ("minus", palette.text),
        "plus_off": ("plus", palette.text_disabled),
        "minus_off": ("minus", palette.text_disabled),
        "close": ("close", palette.text_muted),
        "detach": ("detach", palette.text_muted),
        "tick": ("check", palette.text),
        "tick_on_accent": ("check", palette.accent.on_fill),
        "dash_on_accent": ("minus", palette.accent.on_fill),
    }
    return {name: _given(drawing, colour) for name, (drawing, colour) in wanted.items()}


def _given(drawing: str, colour: QColor) -> str:
    return file_in_memory(f"{drawing}-{colour.name()[1:]}.svg", tinted_drawing(drawing, colour))
