"""Tests of the included fonts: they are used everywhere, and all digits have the same width."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from gmtracker.ui.theme.fonts import FAMILY, TextSize, elide_name, row_height, text_font
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.driver.virtual_screen import VirtualScreen


@pytest.mark.parametrize("size", TextSize)
@pytest.mark.parametrize("bold", [False, True])
def test_all_digits_have_equal_width(size: TextSize, bold: bool) -> None:
    metrics = QFontMetricsF(text_font(size, bold=bold))
    assert len({metrics.horizontalAdvance(f"{tens}{ones}") for tens in "0123456789" for ones in "0147"}) == 1


@pytest.mark.parametrize("bold", [False, True])
def test_text_uses_included_fonts(bold: bool) -> None:
    info = QFontInfo(text_font(bold=bold))
    assert (info.family(), info.bold()) == (FAMILY, bold)


def test_controls_use_the_included_font() -> None:
    label, menu = QLabel("Mira"), QMenu()
    assert {QFontInfo(label.font()).family(), QFontInfo(menu.font()).family()} == {FAMILY}


@pytest.mark.parametrize("text", ["Łukasz", "Ілля Щ", "Ζωή", "Đặng", "“22” – 3 × ½ → ≥ −1 …"])
def test_names_in_many_scripts_have_glyphs(text: str) -> None:
    metrics = QFontMetricsF(text_font())
    assert all(metrics.inFontUcs4(ord(letter)) for letter in text)


def test_text_scale_raises_row_height_but_never_lowers_it(app: QApplication) -> None:
    apply_theme(app, Scheme.LIGHT, text_scale=1.5)
    assert (row_height(), text_font().pixelSize()) == (54, 21)
    apply_theme(app, Scheme.LIGHT, text_scale=0.8)
    assert (row_height(), text_font().pixelSize()) == (36, 11)


def test_window_on_a_screen_uses_the_included_font(screen: VirtualScreen) -> None:
    program = (
        "from PySide6.QtGui import QFontInfo; from PySide6.QtWidgets import QApplication, QLabel\n"
        "from gmtracker.ui.theme.theme import Scheme, apply_theme\n"
        "app = QApplication([]); apply_theme(app, Scheme.SYSTEM); label = QLabel('Mira'); label.show()\n"
        "print(app.platformName(), QFontInfo(label.font()).family())"
    )
    command = [sys.executable, "-c", program]
    said = subprocess.run(command, env=screen.environment, capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == f"xcb {FAMILY}"


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("Guard 12", "Guard 12"),
        ("The Guard of the Outermost Glass Harbor 12", "… 12"),
        ("The Guard of the Outermost Glass Harbor", "…"),
        ("12345678901234567890", "…"),
        ("Next check, or attack: +6", "… +6"),
    ],
)
def test_elided_name_keeps_its_number(name: str, ends: str) -> None:
    """Before, twelve of a kind were elided to the same name."""
    metrics = QFontMetricsF(text_font())
    shown = elide_name(name, metrics, 84)
    assert shown.endswith(ends)
    assert shown[:4] == name[:4]
    assert metrics.horizontalAdvance(shown) <= 84


@pytest.mark.parametrize("width", range(20, 60, 4))
def test_count_of_a_short_name_is_never_cut(width: int) -> None:
    """Before, "Rat ×3" became "Rat …" in a narrow column."""
    metrics = QFontMetricsF(text_font(bold=True))
    shown = elide_name("Rat ×3", metrics, width)
    assert shown.endswith("×3")
    assert metrics.horizontalAdvance(shown) <= width
