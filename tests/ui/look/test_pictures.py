"""Drawings that are kept: drawn once, and to be told from others by nobody."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gmtracker.ui.look.palette import LIGHT
from gmtracker.ui.look.pictures import draw_kept
from gmtracker.ui.look.wheel import draw_wheel

pytestmark = pytest.mark.usefixtures("qapp")


def a_sheet(ratio: float = 1.0) -> QImage:
    """White paper of 100 by 100 logical pixels."""
    paper = QImage(round(100 * ratio), round(100 * ratio), QImage.Format.Format_RGB32)
    paper.setDevicePixelRatio(ratio)
    paper.fill(Qt.GlobalColor.white)
    return paper


def a_wheel(painter: QPainter, rect: QRectF) -> None:
    """A wheel with something of everything in it."""
    draw_wheel(painter, rect, filled=4, held=2, palette=LIGHT)


def differ_most(one: QImage, other: QImage) -> int:
    """By how much two pictures differ where they differ most, of 255."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    pairs = [(one.pixelColor(*place), other.pixelColor(*place)) for place in places]
    inks = [[(p.red(), q.red()), (p.green(), q.green()), (p.blue(), q.blue())] for p, q in pairs]
    return max(abs(a - b) for ink in inks for a, b in ink)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("left", [10.0, 10.5])
def test_what_is_kept_looks_as_if_it_were_drawn_there(left: float, ratio: float) -> None:
    drawn, kept, rect = a_sheet(ratio), a_sheet(ratio), QRectF(left, 20, 60, 60)
    with QPainter(drawn) as painter:
        a_wheel(painter, rect)
    for _ in range(2):
        kept.fill(Qt.GlobalColor.white)
        with QPainter(kept) as painter:
            draw_kept(painter, rect, "a wheel", a_wheel)
        assert differ_most(drawn, kept) <= 3


def test_the_same_is_drawn_once_and_anything_else_anew() -> None:
    drawings: list[QRectF] = []

    def draw(painter: QPainter, rect: QRectF) -> None:
        drawings.append(rect)
        painter.fillRect(rect, QColor("black"))

    paper = a_sheet()
    with QPainter(paper) as painter:
        for rect, what in (
            (QRectF(0, 0, 20, 20), "spade"),
            (QRectF(40, 40, 20, 20), "spade"),
            (QRectF(40, 0, 20, 20), "club"),
            (QRectF(0, 40, 30, 20), "spade"),
        ):
            draw_kept(painter, rect, what, draw)
    assert [(rect.width(), rect.height()) for rect in drawings] == [(20, 20), (20, 20), (30, 20)]
    assert paper.pixelColor(41, 41) == QColor("black")
