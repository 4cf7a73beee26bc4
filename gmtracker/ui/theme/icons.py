"""The icons: drawings of one line weight in resources/icons, painted in the colours of the theme in force.

An icon is drawn anew from its lines at every size and after every change of theme, so nobody has to hand out icons
again. QtSvg is imported by the first icon that is painted, not at start-up. What a table paints over and over is drawn
once and kept as a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from gmtracker.resources import resource
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.theme import current_palette, drawing, tinted_drawing

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


MOST = 1024
AROUND = 1
"""How far a soft edge may reach beyond the rectangle that is drawn into, in logical pixels."""

Draw = Callable[[QPainter, QRectF], None]

_pictures: dict[Hashable, QPixmap] = {}


def draw_kept(painter: QPainter, rect: QRect | QRectF, what: Hashable, draw: Draw) -> None:
    """Draw something into a rectangle of a widget, from a picture where the same has been drawn as large before.

    ``what`` names all that its look depends on, the palette's name among it; ``draw`` draws it into a rectangle.
    """
    left, top = floor(rect.left()), floor(rect.top())
    across, down, wide, high = rect.x() - left, rect.y() - top, rect.width(), rect.height()
    ratio = painter.device().devicePixelRatioF()
    key = (what, across, down, wide, high, ratio)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= MOST:
            _pictures.clear()
        picture = _pictures[key] = _drawn(QRectF(across + AROUND, down + AROUND, wide, high), ratio, draw)
    painter.drawPixmap(left - AROUND, top - AROUND, picture)


def _drawn(rect: QRectF, ratio: float, draw: Draw) -> QPixmap:
    size = QSize(ceil(rect.right()) + AROUND, ceil(rect.bottom()) + AROUND)
    picture = QPixmap(QSize(ceil(size.width() * ratio), ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw(painter, rect)
    return picture


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
