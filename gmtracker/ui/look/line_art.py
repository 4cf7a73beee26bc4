"""The drawings in resources/icons, in whatever colour is wanted."""

from functools import cache

from PySide6.QtGui import QColor

from gmtracker.resources import resource


@cache
def drawing(name: str) -> str:
    """The SVG of resources/icons/`name`.svg, its lines in `currentColor`.

    Raises FileNotFoundError where there is none.
    """
    return resource("icons", f"{name}.svg").read_text("utf-8")


def tinted_drawing(name: str, colour: QColor) -> str:
    """The SVG of a drawing with its lines in a colour."""
    return drawing(name).replace("currentColor", colour.name())
