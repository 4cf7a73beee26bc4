"""Tests of the icons: they have one line weight and the theme's colors.

Cached pictures look exactly like freshly drawn ones.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from gmtracker.resources import resource
from gmtracker.ui.theme.draw_tracks import draw_wheel
from gmtracker.ui.theme.icons import application_icon, draw_cached, icon
from gmtracker.ui.theme.palette import DARK, LIGHT
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.windows.pictures import colours

DRAWINGS = sorted(path for path in resource("icons").glob("*.svg") if path.stem != "gmtracker")


def inked(picture: QPixmap) -> set[str]:
    """Return the colors of the opaque pixels."""
    image = picture.toImage()
    dots = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {dot.name() for dot in dots if dot.alpha() == 255}


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_icon_file_has_one_line_weight_and_no_color(drawing: Path) -> None:
    text = drawing.read_text("utf-8")
    assert 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"' in text
    assert "#" not in text


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_every_icon_shows_something(drawing: Path) -> None:
    assert inked(icon(drawing.stem).pixmap(48, 48)) == {LIGHT.text.name()}


def test_icon_changes_color_with_the_theme(app: QApplication) -> None:
    held = icon("undo")
    apply_theme(app, Scheme.DARK)
    assert inked(held.pixmap(48, 48)) == {DARK.text.name()}


def test_disabled_icon_is_faint() -> None:
    assert inked(icon("redo").pixmap(48, 48, QIcon.Mode.Disabled)) == {LIGHT.text_disabled.name()}


def test_copied_icon_survives_its_original() -> None:
    """Before, Qt copied the engine of an icon that was added to, and the copy was freed too early."""
    copy = QIcon(icon("undo"))
    copy.addPixmap(QPixmap(8, 8))
    assert inked(copy.pixmap(48, 48)) == {LIGHT.text.name()}


def test_missing_icon_is_named_in_the_error() -> None:
    with pytest.raises(FileNotFoundError, match=r"no-such-icon\.svg"):
        icon("no-such-icon")


def test_application_icon_shows_both_signs() -> None:
    shown = colours(application_icon().pixmap(128, 128).toImage())
    assert {"#1fb58a", "#f07a26"} <= shown


def test_svg_module_is_not_loaded_before_an_icon_is_painted() -> None:
    program = "import sys, gmtracker.ui.theme.icons; print('PySide6.QtSvg' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == "False"


pytestmark = pytest.mark.usefixtures("qapp")


def a_sheet(ratio: float = 1.0) -> QImage:
    """Return a white picture of 100 by 100 logical pixels."""
    paper = QImage(round(100 * ratio), round(100 * ratio), QImage.Format.Format_RGB32)
    paper.setDevicePixelRatio(ratio)
    paper.fill(Qt.GlobalColor.white)
    return paper


def a_wheel(painter: QPainter, rect: QRectF) -> None:
    """Draw a wheel with filled, held and empty segments."""
    draw_wheel(painter, rect, filled=4, held=2, tone=LIGHT.stone, palette=LIGHT)


def differ_most(one: QImage, other: QImage) -> int:
    """Return the largest difference of two pictures in any color channel, of 255."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    pairs = [(one.pixelColor(*place), other.pixelColor(*place)) for place in places]
    inks = [[(p.red(), q.red()), (p.green(), q.green()), (p.blue(), q.blue())] for p, q in pairs]
    return max(abs(a - b) for ink in inks for a, b in ink)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("left", [10.0, 10.5])
def test_cached_picture_looks_freshly_drawn(left: float, ratio: float) -> None:
    drawn, kept, rect = a_sheet(ratio), a_sheet(ratio), QRectF(left, 20, 60, 60)
    with QPainter(drawn) as painter:
        a_wheel(painter, rect)
    for _ in range(2):
        kept.fill(Qt.GlobalColor.white)
        with QPainter(kept) as painter:
            draw_cached(painter, rect, "a wheel", a_wheel)
        assert differ_most(drawn, kept) <= 3


def test_drawing_of_equal_look_and_size_is_drawn_once() -> None:
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
            draw_cached(painter, rect, what, draw)
    assert [(rect.width(), rect.height()) for rect in drawings] == [(20, 20), (20, 20), (30, 20)]
    assert paper.pixelColor(41, 41) == QColor("black")
