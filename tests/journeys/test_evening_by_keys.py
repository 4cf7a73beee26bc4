"""A whole evening, from its start to the printed page, with only keys (except in the system's file dialog)."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton

from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.driver.gm import CTRL, GM, SHIFT, Key

MOST_TABS = 120


def tabs_to(gm: GM, name: str) -> None:
    """Press Tab until the focus widget has this name, or a name that ends with it."""
    for _ in range(MOST_TABS):
        focused = gm.focused()
        words = focused.text() if isinstance(focused, QPushButton) else ""
        if words == name or focused.accessibleName().endswith(name):
            return
        gm.presses(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def finds(gm: GM, words: str) -> None:
    """Type words into the command bar, and press Enter."""
    gm.presses(Key.Key_K, CTRL)
    gm.types(words)
    gm.presses(Key.Key_Return)


def awards_first_die(gm: GM, use: Key) -> None:
    """Pick up the pool's first die, place it on the next hero, and choose a use."""
    tabs_to(gm, "Destiny pool")
    for key in (Key.Key_Home, Key.Key_Return, Key.Key_Down, Key.Key_Return, use, Key.Key_Return):
        gm.presses(key)


def rolls_check(gm: GM, faces: str) -> None:
    """Open the prepared check, type the faces, and roll. The focus moves from die to die."""
    gm.presses(Key.Key_R, CTRL)
    tabs_to(gm, "d20")
    gm.types(faces)
    gm.presses(Key.Key_Return)


def spends_first_row(gm: GM) -> None:
    """Spend the first token listed for the check, and roll the die that it asks for."""
    tabs_to(gm, "Tokens to spend")
    gm.presses(Key.Key_Home)
    gm.presses(Key.Key_Return)
    if isinstance(gm.focused(), DieField):
        gm.types("3")
        gm.presses(Key.Key_Return, CTRL)


def saves_pdf(gm: GM, file: Path) -> None:
    """Save the summary from its preview."""
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
    awards_first_die(gm, Key.Key_3)
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
