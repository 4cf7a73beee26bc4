"""Tests of the printed cards: the shortcuts and a game's cheat sheet."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from gmtracker.rulesets import built_in_ids, load
from gmtracker.ui.actions import WindowAction, shortcuts_by_menu
from gmtracker.ui.printing.cards import cheat_sheet, key_card
from gmtracker.ui.printing.output import build_pdf
from gmtracker.ui.printing.preview import Preview
from tests.windows.main_window import Stage
from tests.windows.pdf_text import NEEDS_POPPLER, page_texts


@NEEDS_POPPLER
def test_shortcut_card_shows_the_current_shortcuts(stage: Stage, tmp_path: Path) -> None:
    actions = stage.window().window.actions_of_play
    actions.set_shortcuts({"next-turn": "F5"})
    (page,) = page_texts(build_pdf(key_card(shortcuts_by_menu(actions))), tmp_path)
    assert "F5" in page
    assert "Next turn" in page
    assert "Space, Shift+Space" in page


def test_every_action_with_a_shortcut_is_on_the_card(stage: Stage) -> None:
    actions = stage.window().window.actions_of_play
    named = {name for _, lines in shortcuts_by_menu(actions) for name, _ in lines}
    with_keys = {
        actions.title_text(act, now=False) for act, action in actions.items() if not action.shortcut().isEmpty()
    }
    assert named == with_keys


@NEEDS_POPPLER
@pytest.mark.parametrize("game", built_in_ids())
def test_cheat_sheet_names_every_token_use_and_condition(game: str, tmp_path: Path) -> None:
    spec = load(game).spec()
    text = " ".join(page_texts(build_pdf(cheat_sheet(spec)), tmp_path))
    for use in spec.uses:
        if use.menu == "token":
            assert use.name in text
    for condition in spec.conditions:
        assert condition.name in text


def test_card_preview_offers_pdf_and_printing(stage: Stage) -> None:
    app = stage.sample()
    for act in (WindowAction.KEY_CARD, WindowAction.CHEAT_SHEET):
        app.window.actions_of_play[act].trigger()
    previews = app.window.findChildren(Preview)
    assert [preview.windowTitle() for preview in previews] == ["Shortcuts", "Shattered Spheres cheat sheet"]
    assert [button.text() for button in previews[0].findChildren(QPushButton)] == ["PDF…", "Print…"]
