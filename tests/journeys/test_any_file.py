"""Campaigns with values that no real table has: the window shows and plays every one that opens.

Every run tries a few. For a quarter of an hour:
``HYPOTHESIS_PROFILE=long pytest -o faulthandler_timeout=0 tests/journeys/test_any_file.py``.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from gmtracker import rulesets
from gmtracker.app import SAMPLE_FILE, sample_folder
from gmtracker.engine.commands import AddNote
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.printing.preview import Preview
from tests.builders.thorough import thorough
from tests.driver.gm import GM
from tests.windows.screen_text import words_in

MUTANTS, MOST = thorough(12), 60
"""How many changed files are tried, and the maximum if none of those opens."""

GAMES = [game.ruleset for game in rulesets.available_games().games]
MOST_CHANGES = 6
VALUES: tuple[Any, ...] = (None, True, 0, 1, -1, 2**53, 0.5, "", "e1", "a\tb", "\u202ec1\0", [], {}, [[]], {"": {}})

Spot = tuple[Any, Any]
"""A container and the key or index of a value in it."""


def spots(value: Any) -> Iterator[Spot]:
    """Yield every place of a value in plain JSON."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from spots(value[key])


def changed(plain: Any, chance: Random) -> Any:
    """Change some values of a campaign to values of other places, or to odd ones."""
    for _ in range(chance.randint(1, MOST_CHANGES)):
        found = list(spots(plain["campaign"]))
        (holder, key), (other, where) = chance.choice(found), chance.choice(found)
        match chance.choice(("value", "other", "like", "gone", "twice")):
            case "value":
                holder[key] = chance.choice(VALUES)
            case "other":
                holder[key] = msgspec.json.decode(msgspec.json.encode(other[where]))
            case "like":
                alike = [h[k] for h, k in found if type(h[k]) is type(holder[key])]
                holder[key] = msgspec.json.decode(msgspec.json.encode(chance.choice(alike)))
            case "gone":
                del holder[key]
            case "twice" if isinstance(holder, list):
                holder.append(msgspec.json.decode(msgspec.json.encode(holder[key])))
    return plain


def plays(gm: GM) -> None:
    """Look at the window and its editors. If the game is known, also take a step and undo it."""
    window, bridge = gm.app.window, gm.app.bridge
    assert words_in(window)
    assert not window.grab().isNull()
    for act in (WindowAction.PLAYER_WINDOW, WindowAction.CHECK, WindowAction.OPEN_PROCEDURE, WindowAction.NEXT_TURN):
        if window.actions_of_play[act].isEnabled():
            window.actions_of_play[act].trigger()
            QApplication.processEvents()
    for character in bridge.shown.characters[:3]:
        window.characters.choose(character.id)
        window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    for editor in window.findChildren(CharacterEditor):
        editor.close()
    if bridge.shown.ruleset in GAMES:
        assert bridge.dispatch(AddNote(text="Still here."))
        gm.sees_log("Still here.")
        assert bridge.undo()
    window.actions_of_play[WindowAction.PLAYER_WINDOW].setChecked(False)
    gm.app.files.save()
    assert gm.app.document.wait()


@pytest.mark.parametrize("game", GAMES)
def test_any_file_that_opens_can_be_shown_and_played(gm: GM, tmp_path: Path, game: str) -> None:
    text = (sample_folder(game) / SAMPLE_FILE).read_bytes()
    gm.opens(sample=True)
    opened = 0
    for number in range(MOST):
        if number >= MUTANTS and opened:
            break
        print(f"mutant {number} of {game}")
        path = tmp_path / f"{number}.gmtracker.json"
        path.write_bytes(msgspec.json.encode(changed(msgspec.json.decode(text), Random(number))))
        gm.app.files.open(path)
        QApplication.processEvents()
        if gm.app.document.path == path:
            opened += 1
            plays(gm)
    assert opened


def _dances(plain: Any) -> None:
    plain["campaign"]["encounter"] = {"id": "n900", "kind": "dance", "title": ""}


def _never_began(plain: Any) -> None:
    for chapter in plain["chapters"]:
        for entry in chapter["entries"]:
            entry["events"] = [event for event in entry["events"] if event["event"] != "session-started"]


@pytest.mark.parametrize("change", [_dances, _never_began])
def test_unknown_encounter_and_unstarted_session_open_and_print(gm: GM, tmp_path: Path, change: Any) -> None:
    """Before, the header asked the game for an unknown encounter kind, and the summary's window failed to open."""
    plain = msgspec.json.decode((sample_folder(GAMES[0]) / SAMPLE_FILE).read_bytes())
    change(plain)
    path = tmp_path / "odd.gmtracker.json"
    path.write_bytes(msgspec.json.encode(plain))
    gm.opens(path)
    assert change is not _dances or "Dance" in " ".join(words_in(gm.app.window.header))
    gm.app.window.actions_of_play[WindowAction.PLAYER_WINDOW].trigger()
    gm.app.files.show_summary_of(1)
    assert "Session" in gm.window_of(Preview).windowTitle()
    gm.app.window.actions_of_play[WindowAction.PLAYER_WINDOW].setChecked(False)
