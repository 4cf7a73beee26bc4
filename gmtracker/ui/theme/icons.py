"""The icons: line drawings from resources/icons, painted in the current theme's colors.

An icon is painted from its lines at each size and after each theme change, so no widget has to update its icons. QtSvg
is imported when the first icon is painted, not at startup. Repeated drawings are cached as pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from gmtracker.engine.game_spec import Emblem
from gmtracker.resources import resource
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.palette import Tone
from gmtracker.ui.theme.theme import current_palette, drawing, tinted_drawing

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


MAX_PICTURES = 1024
AROUND = 1
"""How far antialiasing may reach beyond the rectangle, in logical pixels."""

Draw = Callable[[QPainter, QRectF], None]

_pictures: dict[Hashable, QPixmap] = {}


def draw_cached(painter: QPainter, rect: QRect | QRectF, what: Hashable, draw: Draw) -> None:
    """Draw something into a rectangle of a widget, from a cached picture of the same content and size.

    ``what`` is the cache key: everything that the look depends on, including the palette's name. ``draw`` draws it
    into a rectangle.
    """
    left, top = floor(rect.left()), floor(rect.top())
    across, down, wide, high = rect.x() - left, rect.y() - top, rect.width(), rect.height()
    ratio = painter.device().devicePixelRatioF()
    key = (what, across, down, wide, high, ratio)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= MAX_PICTURES:
            _pictures.clear()
        picture = _pictures[key] = _draw_pixmap(QRectF(across + AROUND, down + AROUND, wide, high), ratio, draw)
    painter.drawPixmap(left - AROUND, top - AROUND, picture)


def _draw_pixmap(rect: QRectF, ratio: float, draw: Draw) -> QPixmap:
    size = QSize(ceil(rect.right()) + AROUND, ceil(rect.bottom()) + AROUND)
    picture = QPixmap(QSize(ceil(size.width() * ratio), ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw(painter, rect)
    return picture


@cache
def icon(name: str) -> QIcon:
    """Return the icon drawn in resources/icons/`name`.svg, in the current theme's colors.

    Raises FileNotFoundError if there is none.
    """
    drawing(name)
    return QIcon(_LineEngine(name))


@cache
def application_icon() -> QIcon:
    """Return the program's own icon, for windows and task bars: a wheel around ▲ and ▼, in fixed colors."""
    return QIcon(str(resource("icons", "gmtracker.svg")))


class _LineEngine(QIconEngine):
    """Paints one icon in the palette that is current at that time."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colour = _icon_color(mode, state).name()
        draw_cached(painter, rect, ("icon", self._name, colour), _build_renderer(self._name, colour).render)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return _render_pixmap(self._name, size.width(), size.height(), _icon_color(mode, state).name())

    @override
    def clone(self) -> QIconEngine:
        copy = _LineEngine(self._name)
        _copies.append(copy)
        return copy


_copies: list[_LineEngine] = []
"""Copies that Qt asked for. Qt holds no reference to the Python object, which has to outlive its icon."""


def _icon_color(mode: QIcon.Mode, state: QIcon.State) -> QColor:
    palette = current_palette()
    if mode == QIcon.Mode.Disabled:
        return palette.text_disabled
    if mode == QIcon.Mode.Active or state == QIcon.State.On:
        return palette.accent.text
    return palette.text


def draw_emblem(painter: QPainter, rect: QRectF, emblem: Emblem, tone: Tone) -> None:
    """Draw a game's emblem on a plate as large as `rect`."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.fill)
        painter.drawRoundedRect(rect, rect.width() / 4, rect.width() / 4)
        _build_renderer(emblem, tone.on_fill.name()).render(painter, rect)

    draw_cached(painter, rect, ("emblem", emblem, tone.fill.name(), tone.on_fill.name()), draw)


@lru_cache(maxsize=64)
def _build_renderer(name: str, colour: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(tinted_drawing(name, QColor(colour)).encode()))


@lru_cache(maxsize=256)
def _render_pixmap(name: str, width: int, height: int, colour: str) -> QPixmap:
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        _build_renderer(name, colour).render(painter, QRectF(0, 0, width, height))
    return picture
