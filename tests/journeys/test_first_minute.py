"""A new GM's first minute in each game, by mouse alone and by keys alone, from the start page to a first action.

Clicks, drags and pressed keys are counted as gestures. Typed words are not.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget

from gmtracker.engine.campaign import character_place
from gmtracker.rulesets import built_in_ids
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.start_page import GameCard
from tests.driver.gm import CTRL, DESTINY, GM, Key

HEROES, FOES = "Mira (Ana), Rook (Ben)", "Dock thug ×4"
MOST_BY_MOUSE, MOST_BY_KEYS = 8, 15
DONE = {
    "shattered-spheres": "Mira earns Triumph 1",
    "humans-and-heroes": "Mira earns a Victory point",
    "torg-eternity": "Mira: Wounds 0 → 1",
    "vagabond": "Favor",
}


class Gestures:
    """The hands of a GM who has never seen the window. ``count`` is the number of gestures."""

    def __init__(self, gm: GM) -> None:
        self.gm = gm
        self.count = 0

    def clicks(self, button: QWidget) -> None:
        self.count += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def clicks_words(self, words: str) -> None:
        buttons = self.gm.app.window.findChildren(QPushButton)
        self.clicks(next(one for one in buttons if one.text() == words and one.isVisible() and one.isEnabled()))

    def does(self, deed: Callable[[], object]) -> None:
        """Count one gesture, and do it: a drag, or the choice of a menu's line."""
        self.count += 1
        deed()

    def presses(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.count += 1
        self.gm.presses(key, modifiers)

    def types(self, words: str) -> None:
        self.gm.types(words)


def first_deed_by_mouse(hands: Gestures, game: str) -> None:
    gm = hands.gm
    match game:
        case "shattered-spheres":
            hands.does(lambda: gm.drags(DESTINY, "triumph", to="Mira"))
            gm.hand.keeps()
        case "humans-and-heroes":
            hands.does(lambda: gm.picks("Earn a Victory point", on="Mira"))
        case "torg-eternity":
            hands.does(lambda: gm.fills_wheel("Mira", 1))
        case _:
            hands.does(lambda: gm.drags(character_place(gm.hand.who("Mira")), "luck", to="Mira"))
            hands.does(lambda: gm.hand.chooses("favor"))


WORDS = {
    "shattered-spheres": "award 1 triumph mira",
    "humans-and-heroes": "earn mira",
    "torg-eternity": "wounds mira +1",
    "vagabond": "luck mira",
}


def first_deed_by_keys(hands: Gestures, game: str) -> None:
    hands.presses(Key.Key_K, CTRL)
    hands.types(WORDS[game])
    hands.presses(Key.Key_Return)
    if hands.gm.app.window.side.panel is not None:
        hands.presses(Key.Key_Return, CTRL)
    hands.gm.app.window.chooser.dismiss()
    QApplication.processEvents()


def is_done_and_taken_back(hands: Gestures, game: str, before: list[str], take_back: Callable[[], None]) -> None:
    gm = hands.gm
    gm.sees_log(DONE[game])
    assert gm.table() != before
    take_back()
    assert gm.table() == before


@pytest.mark.parametrize("game", built_in_ids())
def test_first_minute_works_by_mouse_alone(gm: GM, game: str) -> None:
    gm.opens()
    hands = Gestures(gm)
    card = next(card for card in gm.app.window.start_page.findChildren(GameCard) if card.game == game)
    hands.clicks(card.new)
    hands.clicks_words("Create")
    hands.types(HEROES)
    hands.clicks_words("Add")
    hands.clicks_words("Start session")
    hands.types(FOES)
    hands.clicks_words("Add")
    gm.sees("Mira (player: Ana)")
    gm.sees("Dock thug ×4 join the campaign")
    before = gm.table()
    first_deed_by_mouse(hands, game)
    undo = gm.app.window.actions_of_play[WindowAction.UNDO]
    buttons = gm.app.window.header.findChildren(QToolButton)
    button: QAbstractButton = next(one for one in buttons if one.defaultAction() is undo)
    is_done_and_taken_back(hands, game, before, lambda: hands.clicks(button))
    assert hands.count <= MOST_BY_MOUSE


@pytest.mark.parametrize("game", built_in_ids())
def test_first_minute_works_by_keys_alone(gm: GM, game: str) -> None:
    gm.opens()
    hands = Gestures(gm)
    wanted = next(card for card in gm.app.window.start_page.findChildren(GameCard) if card.game == game)
    while gm.focused() is not wanted.new:
        hands.presses(Key.Key_Tab)
        assert hands.count < MOST_BY_KEYS, "Tab does not lead to the game's card"
    hands.presses(Key.Key_Return)
    hands.presses(Key.Key_Return)
    hands.types(HEROES)
    hands.presses(Key.Key_Return)
    hands.presses(Key.Key_Return, CTRL)
    hands.types(FOES)
    hands.presses(Key.Key_Return)
    gm.sees("Mira (player: Ana)")
    gm.sees("Dock thug ×4 join the campaign")
    before = gm.table()
    first_deed_by_keys(hands, game)
    is_done_and_taken_back(hands, game, before, lambda: hands.presses(Key.Key_Z, CTRL))
    assert hands.count <= MOST_BY_KEYS


@pytest.mark.parametrize("game", built_in_ids())
def test_sample_fight_opens_with_one_click(gm: GM, game: str) -> None:
    gm.opens()
    hands = Gestures(gm)
    card = next(card for card in gm.app.window.start_page.findChildren(GameCard) if card.game == game)
    hands.clicks(next(one for one in card.findChildren(QPushButton) if one.text() == "Try a fight"))
    gm.sees("Round")
    assert gm.app.bridge.shown.encounter is not None
    assert gm.app.window.frame.isVisible()
    assert hands.count == 1
