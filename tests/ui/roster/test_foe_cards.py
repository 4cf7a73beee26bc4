"""The cards of the opposition below the roster of a large window."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gmtracker.app import App
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddCharacters, SetCondition
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import ConditionsCell, NameCell, RowState
from gmtracker.ui.roster.foe_cards import EDGE, PAD, Foe, name_font, numbers_in_a_row
from gmtracker.ui.theme.fonts import scaled, text_font, text_width
from gmtracker.ui.theme.spacing import GRID
from tests.builders.campaigns import a_foe
from tests.windows.main_window import Stage

GAMES = ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes"]


def opened(stage: Stage, game: str = "shattered-spheres", size: QSize | None = None) -> App:
    """Return a large window with a game's sample."""
    app = stage.window()
    app.window.resize(size or QSize(1920, 1080))
    app.window.show()
    app.files.open_sample_of(game)
    settle()
    return app


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def names(app: App) -> list[str]:
    return [foe.heading.text for foe in app.window.foe_cards.foes()]


def numbers(app: App) -> dict[str, tuple[tuple[str, str], ...]]:
    return {foe.heading.text: foe.numbers for foe in app.window.foe_cards.foes()}


def test_cards_are_three_in_a_row_in_roster_order(stage: Stage) -> None:
    app = opened(stage)
    assert names(app) == ["Warden Cassel", "Glass Hound", "Magistrate Venn"]
    assert "Fortitude 4, Reflexes 2, Toughness 5, Resolve 3" in app.window.foe_cards.accessibleName()


def test_maximum_that_the_roster_shows_is_no_number_of_a_card(stage: Stage) -> None:
    assert numbers(opened(stage, "vagabond"))["Captain Harrow"] == (("Armor", "3"),)


@pytest.mark.parametrize("size", [QSize(1600, 900), QSize(1920, 1080), QSize(2560, 1440)])
@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_of_cards_are_not_cut(stage: Stage, game: str, size: QSize) -> None:
    app = opened(stage, game, size)
    assert len(names(app)) >= 2
    inside = app.window.foe_cards.width() // 3 - GRID - 2 * scaled(PAD) - EDGE
    for foe in app.window.foe_cards.foes():
        font, room = name_font(foe, inside)
        assert text_width(foe.heading.text, font) <= room
        half = inside // numbers_in_a_row(foe, inside)
        assert all(text_width(word, text_font()) + scaled(32) <= half for word, _ in foe.numbers)


def test_long_name_of_a_number_has_the_whole_width() -> None:
    foe = a_card(("Geschicklichkeit", "12"), ("Wille", "3"))
    assert numbers_in_a_row(foe, 208) == 1
    assert numbers_in_a_row(a_card(("Wille", "3"), ("Parade", "2")), 208) == 2


def a_card(*numbers: tuple[str, str]) -> Foe:
    return Foe(CharacterId("x"), NameCell("Foe", ""), ConditionsCell(), RowState(False, False, False), numbers, "", "")


def test_target_and_active_foe_have_a_card_among_many(stage: Stage) -> None:
    app = opened(stage)
    app.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"Guard {letter}") for letter in "ABCDEFGHIJKL")))
    settle()
    last = app.bridge.shown.active_characters()[-1]
    assert 0 < len(names(app)) < 15
    assert last.name not in names(app)
    app.window.check.prepare(CheckDraft(by=app.bridge.shown.heroes()[0].id, on=last.id))
    settle()
    assert last.name in names(app)


def test_defeated_foe_has_no_card(stage: Stage) -> None:
    app = opened(stage)
    hound = next(one for one in app.bridge.shown.active_characters() if one.name == "Glass Hound")
    app.bridge.dispatch(SetCondition(character=hound.id, condition="dying"))
    settle()
    assert names(app) == ["Warden Cassel", "Magistrate Venn"]


def test_no_cards_in_a_narrow_window(stage: Stage) -> None:
    assert not opened(stage, size=QSize(1280, 720)).window.foe_cards.isVisible()
