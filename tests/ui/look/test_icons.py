"""The icons: one hand, one line weight, and always in the colours of the theme."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from gmtracker.resources import resource
from gmtracker.ui.look.icons import application_icon, icon
from gmtracker.ui.look.palette import DARK, LIGHT
from gmtracker.ui.look.theme import Scheme, apply_theme
from tests.ui.look.pictures import colours

DRAWINGS = sorted(path for path in resource("icons").glob("*.svg") if path.stem != "gmtracker")


def inked(picture: QPixmap) -> set[str]:
    """The colours of the dots that are wholly covered."""
    image = picture.toImage()
    dots = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {dot.name() for dot in dots if dot.alpha() == 255}


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_every_drawing_is_of_one_weight_and_without_a_colour_of_its_own(drawing: Path) -> None:
    text = drawing.read_text("utf-8")
    assert 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"' in text
    assert "#" not in text


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_every_icon_shows_something(drawing: Path) -> None:
    assert inked(icon(drawing.stem).pixmap(48, 48)) == {LIGHT.text.name()}


def test_an_icon_changes_its_colour_with_the_theme(app: QApplication) -> None:
    held = icon("undo")
    apply_theme(app, Scheme.DARK)
    assert inked(held.pixmap(48, 48)) == {DARK.text.name()}


def test_an_icon_that_cannot_be_used_is_faint() -> None:
    assert inked(icon("redo").pixmap(48, 48, QIcon.Mode.Disabled)) == {LIGHT.text_disabled.name()}


def test_a_copy_of_an_icon_lives_on_its_own() -> None:
    """Qt copies the engine of an icon that is added to; the copy was freed under its feet once."""
    copy = QIcon(icon("undo"))
    copy.addPixmap(QPixmap(8, 8))
    assert inked(copy.pixmap(48, 48)) == {LIGHT.text.name()}


def test_an_icon_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"no-such-icon\.svg"):
        icon("no-such-icon")


def test_the_programs_own_icon_shows_both_signs() -> None:
    shown = colours(application_icon().pixmap(128, 128).toImage())
    assert {"#1fb58a", "#f07a26"} <= shown


def test_the_drawing_of_icons_is_not_loaded_before_one_is_painted() -> None:
    program = "import sys, gmtracker.ui.look.icons; print('PySide6.QtSvg' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == "False"
