"""A crowd of twelve takes as many keys as one foe to add, edit and bring into a fight."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import EndEncounter, RemoveCharacter, StartSession
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.character_editor.window import CharacterEditor
from tests.driver.gm import GM

GAMES = ("sword-and-lantern", "shattered-spheres", "torg-eternity", "vagabond")
MOST_KEYS = 5


class Hands:
    """Counts pressed keys. Typed words are not counted."""

    def __init__(self, gm: GM) -> None:
        self._gm = gm
        self.presses = 0

    def presses_key(self, key: Qt.Key, chord: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the focus widget."""
        self.presses += 1
        QTest.keyClick(QApplication.focusWidget() or self._gm.app.window, key, chord)
        QApplication.processEvents()
        self._gm.ends_guards()

    def says(self, line: str) -> None:
        """Type a line into the command bar, and press Enter."""
        self.presses_key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(QApplication.focusWidget() or self._gm.app.window, line)
        self.presses_key(Qt.Key.Key_Return)


def foes(gm: GM) -> list[Character]:
    return [one for one in gm.app.bridge.shown.characters if one.side != "heroes"]


def heroes_alone(gm: GM, game: str) -> None:
    """Open a game's sample in a session, without any foes."""
    gm.opens()
    gm.app.files.open_sample_of(game)
    bridge = gm.app.bridge
    if bridge.shown.encounter is not None:
        bridge.dispatch(EndEncounter())
    for foe in foes(gm):
        bridge.dispatch(RemoveCharacter(character=foe.id))
    if bridge.shown.session is None:
        bridge.dispatch(StartSession(present=tuple(hero.id for hero in bridge.shown.heroes())))
    gm.app.window.activateWindow()
    gm.app.window.characters.setFocus()


def keys_for(gm: GM, game: str, line: str, count: int) -> int:
    """Return the number of keys for adding foes with a line, editing their sheet, and starting a fight with them."""
    heroes_alone(gm, game)
    hands, window = Hands(gm), gm.app.window
    hands.says(line)
    assert len(foes(gm)) == count
    window.characters.choose(foes(gm)[0].id)
    hands.says("edit")
    (editor,) = (one for one in window.findChildren(CharacterEditor) if one.isVisible())
    field = next(one for one in reversed(editor.findChildren(QSpinBox)) if one.isVisible() and one.isEnabled())
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "2")
    hands.presses_key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert foes(gm)[0].traits
    assert len({one.traits for one in foes(gm)}) == 1, "all have the sheet"
    window.activateWindow()
    window.characters.setFocus()
    window.actions_of_play[WindowAction.START_ENCOUNTER].trigger()
    gm.ends_guards()
    for _ in range(MOST_KEYS):
        encounter = gm.app.bridge.shown.encounter
        if encounter is not None and {foe.id for foe in foes(gm)} <= set(encounter.order):
            return hands.presses
        hands.presses_key(Qt.Key.Key_Return)
    raise AssertionError("the fight did not begin")


@pytest.mark.parametrize("game", GAMES)
def test_twelve_foes_take_as_many_keys_as_one(gm: GM, game: str) -> None:
    one = keys_for(gm, game, "add quay thug", 1)
    gm.closes()
    assert keys_for(gm, game, "add quay thug x12", 12) == one
