"""A whole evening, from its start to the printed page, by nothing but keys (the system's file dialog aside)."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton

from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.driver.gm import CTRL, GM, SHIFT, Key

MOST_TABS = 120


def tabs_to(gm: GM, name: str) -> None:
    """Tab until what has the keys goes by that name, or its end."""
    for _ in range(MOST_TABS):
        focused = gm.focused()
        words = focused.text() if isinstance(focused, QPushButton) else ""
        if words == name or focused.accessibleName().endswith(name):
            return
        gm.presses(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def finds(gm: GM, words: str) -> None:
    """Have the command line do what is typed."""
    gm.presses(Key.Key_K, CTRL)
    gm.types(words)
    gm.presses(Key.Key_Return)


def awards_first_die(gm: GM, use: Key) -> None:
    """Pick the first die of the pool up, lay it down at the next hero, and put it to a use."""
    tabs_to(gm, "Destiny pool")
    for key in (Key.Key_Home, Key.Key_Return, Key.Key_Down, Key.Key_Return, use, Key.Key_Return):
        gm.presses(key)


def rolls_check(gm: GM, faces: str) -> None:
    """Set the check up as it stands, type what fell, and roll; the keys go on from die to die by themselves."""
    gm.presses(Key.Key_R, CTRL)
    tabs_to(gm, "d20")
    gm.types(faces)
    gm.presses(Key.Key_Return)


def spends_first_row(gm: GM) -> None:
    """Put the first of the tokens that are listed on the check, and roll what it asks for."""
    tabs_to(gm, "Tokens to spend")
    gm.presses(Key.Key_Home)
    gm.presses(Key.Key_Return)
    if isinstance(gm.focused(), DieField):
        gm.types("3")
        gm.presses(Key.Key_Return, CTRL)


def saves_pdf(gm: GM, file: Path) -> None:
    """Have the summary's preview write it."""
    gm.presses(Key.Key_P, CTRL)
    tabs_to(gm, "PDF…")
    gm.presses(Key.Key_Return)
    gm.chooses_file(file)


def test_whole_evening_can_be_played_with_keys(gm: GM, tmp_path: Path) -> None:
    gm.opens(sample=True)
    gm.presses(Key.Key_N, CTRL | SHIFT)
    gm.types("Low water")
    gm.presses(Key.Key_Return)
    gm.types("65432654321")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees("Session 2")
    gm.presses(Key.Key_E, CTRL)
    gm.types("At the gate")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees("Round 1")
    awards_first_die(gm, Key.Key_4)
    gm.sees_log("Inspiration with Triumph 6")
    rolls_check(gm, "158")
    gm.sees_log("Acrobatics 30 against 15")
    spends_first_row(gm)
    gm.sees_log("Coup with Triumph 2, +1 degree")
    tabs_to(gm, "Announce")
    gm.presses(Key.Key_Return)
    gm.sees_log("degree")
    assert gm.app.bridge.rules.open_check() is None
    gm.presses(Key.Key_Right, CTRL)
    gm.sees_log("It is Rook Adeyemi's turn.")
    finds(gm, "surge")
    assert isinstance(gm.app.window.side.panel, PanelFrame)
    gm.presses(Key.Key_Return, CTRL)
    gm.sees_log("Rook Adeyemi surges")
    gm.presses(Key.Key_E, CTRL | SHIFT)
    gm.types("The gate holds")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees("The gate holds")
    finds(gm, "end the session")
    gm.sees("Between sessions")
    saves_pdf(gm, tmp_path / "evening.pdf")
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
