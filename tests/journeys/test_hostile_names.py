"""Names are plain text: markup is shown as typed, and control characters are removed."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QLineEdit

from gmtracker.engine.commands import AddCharacters, AddNote, RenameCampaign, StartSession
from gmtracker.storage.paths import SUFFIX
from gmtracker.ui.actions import WindowAction
from tests.builders.campaigns import a_hero
from tests.driver.gm import GM
from tests.windows.main_window import BEFORE_THE_EVENING
from tests.windows.screen_text import words_in

MARKUP = "<h1>X</h1><img src='file:///etc/hostname'>&amp;"
SIGN_FOR_SIGN = '<span style="white-space:pre-wrap">'
STEERING = "\u202e\u2066\u200f\u2028\x07\x1b\r\x85"
"""Characters that turn the reading direction, end a line, ring a bell, or start a terminal command."""
STEERED = f"{STEERING}Mi\nra{STEERING}"
MOST_COLUMNS = 12


def opens_with(gm: GM, path: Path, name: str) -> list[str]:
    """Open the sample with this text in every name, note and title. Return the names in the campaign."""
    plain = msgspec.json.decode(BEFORE_THE_EVENING.read_bytes())
    plain["campaign"]["name"] = name
    for character in plain["campaign"]["characters"]:
        character |= {"name": f"{name} {character['id']}", "player": name, "notes": name}
        character["traits"].append({"group": "edges", "name": name})
    path.write_bytes(msgspec.json.encode(plain))
    gm.opens(path)
    return [character.name for character in gm.app.bridge.shown.characters]


@pytest.fixture
def hostile(gm: GM, tmp_path: Path) -> GM:
    """Start a fight in the sample with markup in every name, note and title."""
    names = opens_with(gm, tmp_path / "hostile.gmtracker.json", MARKUP)
    gm.starts_session(MARKUP, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
    gm.starts_encounter(MARKUP, *names[:3])
    return gm


@pytest.fixture
def steered(gm: GM, tmp_path: Path) -> GM:
    """Start a fight in the sample with control characters in names, both from a file and typed."""
    names = opens_with(gm, tmp_path / f"Har\u202ebor\x07{SUFFIX}", STEERED)
    bridge = gm.app.bridge
    assert bridge.dispatch(AddCharacters(characters=(a_hero(STEERED, player=STEERED),)))
    heroes = tuple(hero.id for hero in bridge.shown.heroes())
    assert bridge.dispatch(StartSession(title=STEERED, present=heroes))
    gm.starts_encounter("Pier", *names[:3])
    assert bridge.dispatch(AddNote(text=STEERED))
    return gm


def tips() -> Iterator[str]:
    """Yield all tooltips: of widgets, actions and table cells."""
    for widget in QApplication.allWidgets():
        yield widget.toolTip()
        yield from (action.toolTip() for action in widget.findChildren(QAction))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            cells = [model.index(row, column) for row in range(model.rowCount()) for column in range(MOST_COLUMNS)]
            yield from (str(cell.data(Qt.ItemDataRole.ToolTipRole) or "") for cell in cells if cell.isValid())


def labels() -> list[QLabel]:
    """Return all labels, including those of panels that are about to be deleted."""
    return [widget for widget in QApplication.allWidgets() if isinstance(widget, QLabel)]


def test_labels_show_names_as_plain_text(hostile: GM) -> None:
    shown = [label for label in labels() if Qt.mightBeRichText(label.text())]
    assert any("<h1>" in label.text() for label in shown)
    assert [label.text() for label in shown if label.textFormat() != Qt.TextFormat.PlainText] == []


def test_tooltips_show_names_as_plain_text(hostile: GM) -> None:
    marked = [said for said in tips() if Qt.mightBeRichText(said)]
    assert marked
    assert [said for said in marked if not said.startswith(SIGN_FOR_SIGN) or "<h1>" in said] == []


def menus(gm: GM) -> Iterator[str]:
    """Yield the texts of all menus, including the row menus."""
    gm.app.files.list_sessions()
    for action in gm.app.window.findChildren(QAction):
        yield action.text()
    for character in gm.app.bridge.shown.characters:
        yield from (action.text() for action in gm.app.window.row_menu.menu_for(character.id).actions())


def said(gm: GM) -> list[str]:
    """Return every text of windows, tooltips, menus and screen readers."""
    tops = [*QApplication.topLevelWidgets(), gm.app.window]
    return [text for top in tops for text in (top.windowTitle(), *words_in(top))] + [*tips(), *menus(gm)]


def steering_in(texts: list[str]) -> list[str]:
    return [text for text in texts if set(text) & set(STEERING)]


def test_control_characters_in_names_are_never_shown(steered: GM) -> None:
    steered.app.window.actions_of_play[WindowAction.PLAYER_WINDOW].trigger()
    steered.app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    texts = said(steered)
    assert any("Mi ra" in text for text in texts)
    assert steering_in(texts) == []
    assert not any("\n" in hero.name + hero.player for hero in steered.app.bridge.shown.characters)


def test_control_characters_in_names_stay_out_of_summaries_and_files(steered: GM, tmp_path: Path) -> None:
    assert steered.app.bridge.dispatch(RenameCampaign(name=STEERED))
    written = [steered.prints(tmp_path / "evening.md"), steered.prints(tmp_path / "evening.html")]
    assert all("Mi ra" in text for text in written)
    assert steering_in(written) == []
    steered.app.window.actions_of_play[WindowAction.SAVE_AS].trigger()
    (field,) = steered.app.window.findChildren(QLineEdit, "fileNameEdit")
    assert (field.text(), steering_in([field.text()])) == (f"Mi ra{SUFFIX}", [])


def test_notes_keep_line_breaks_and_names_get_spaces(gm: GM, tmp_path: Path) -> None:
    lines = "Zoë “Zo” d'Arc\tשלום 👩\u200d🚀 first\nsecond"
    opens_with(gm, tmp_path / "honest.gmtracker.json", lines)
    hero = gm.app.bridge.shown.characters[0]
    assert hero.notes == lines
    assert hero.player == "Zoë “Zo” d'Arc שלום 👩\u200d🚀 first second"
