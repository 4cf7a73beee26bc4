"""The icons: drawings of one line weight in resources/icons, painted in the colours of the theme in force.

An icon is drawn anew from its lines at every size and after every change of theme, so nobody has to hand out icons
again. QtSvg is imported by the first icon that is painted, not at start-up.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from gmtracker.resources import resource
from gmtracker.ui.look.line_art import drawing, tinted_drawing
from gmtracker.ui.look.pictures import draw_kept
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.qt_override import override

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


@cache
def icon(name: str) -> QIcon:
    """The icon whose drawing is resources/icons/`name`.svg, in the colours of the theme in force.

    Raises FileNotFoundError where there is none.
    """
    drawing(name)
    return QIcon(_LineEngine(name))


@cache
def application_icon() -> QIcon:
    """The program's own icon, for windows and task bars: a wheel around ▲ and ▼, in its own colours."""
    return QIcon(str(resource("icons", "gmtracker.svg")))


class _LineEngine(QIconEngine):
    """Paints one icon when asked to, in the palette of that moment."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colour = _ink(mode, state).name()
        draw_kept(painter, rect, ("icon", self._name, colour), _renderer(self._name, colour).render)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return _pixmap(self._name, size.width(), size.height(), _ink(mode, state).name())

    @override
    def clone(self) -> QIconEngine:
        copy = _LineEngine(self._name)
        _copies.append(copy)
        return copy


_copies: list[_LineEngine] = []
"""Copies that Qt asked for. Qt takes no hold of the Python object, which has to outlive the icon made of it."""


def _ink(mode: QIcon.Mode, state: QIcon.State) -> QColor:
    palette = current_palette()
    if mode == QIcon.Mode.Disabled:
        return palette.text_disabled
    if mode == QIcon.Mode.Active or state == QIcon.State.On:
        return palette.accent.text
    return palette.text


@lru_cache(maxsize=64)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(tinted_drawing(name, QColor(colour)).encode()))


@lru_cache(maxsize=256)
def _pixmap(name: str, width: int, height: int, colour: str) -> QPixmap:
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        _renderer(name, colour).render(painter, QRectF(0, 0, width, height))
    return picture
