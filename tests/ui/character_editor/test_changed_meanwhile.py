"""A sheet in the editor while the table changes it: only edited fields are saved, and the warning stays."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker import rulesets
from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.commands import EditCharacter, SetTrait
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.character_editor.merge import merge_sheets
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.widgets.inputs import SpinField
from tests.builders.campaigns import a_hero, a_table
from tests.windows.widgets import a_bridge, shown, types

ACROBATICS = Trait("skills", "Acrobatics", rank=7, link="Agility")
STEALTH = Trait("skills", "Stealth", rank=2)
PRIDE = Trait("hubrises", "Pride", text="Never backs down")
CHANGED = "This sheet has changed since you opened it. Saving changes only what you edited here."
GAMES = [game.ruleset for game in rulesets.available_games().games]


def a_sheet(*traits: Trait) -> Character:
    return replace(a_hero(traits=traits), notes="")


def an_editor(qtbot: QtBot, *traits: Trait) -> tuple[Bridge, CharacterEditor]:
    bridge = a_bridge(a_table(a_hero(traits=traits)))
    editor = CharacterEditor(bridge, bridge.shown.characters[0])
    editor.save_requested.connect(bridge.dispatch)
    shown(qtbot, editor)
    return bridge, editor


def warns(editor: CharacterEditor) -> bool:
    return any(label.isVisible() and getattr(label, "text", str)() == CHANGED for label in editor.findChildren(QWidget))


def test_sheet_saves_only_edited_fields(qtbot: QtBot) -> None:
    """Before, saving restored the values from before the change at the table."""
    bridge, editor = an_editor(qtbot, ACROBATICS)
    types("X")
    mira = bridge.shown.characters[0]
    bridge.dispatch(SetTrait(character=mira.id, trait=replace(ACROBATICS, rank=9)))
    bridge.dispatch(EditCharacter(character=replace(bridge.shown.characters[0], tier=4, notes="Owes the baker")))
    assert editor.save()
    saved = bridge.shown.characters[0]
    assert (saved.name, saved.tier, saved.notes) == ("MiraX", 4, "Owes the baker")
    assert saved.traits == (replace(ACROBATICS, rank=9),)


def test_warning_stays_while_typing(qtbot: QtBot) -> None:
    """Before, the next key hid the warning."""
    bridge, editor = an_editor(qtbot, ACROBATICS)
    types("X")
    mira = bridge.shown.characters[0]
    bridge.dispatch(SetTrait(character=mira.id, trait=replace(ACROBATICS, rank=9)))
    types("Y")
    assert warns(editor)
    bridge.undo()
    types("Z")
    assert not warns(editor)


@pytest.mark.parametrize(
    ("opened", "draft", "now", "merged"),
    [
        ((ACROBATICS,), (ACROBATICS,), (), ()),
        ((ACROBATICS,), (), (ACROBATICS,), ()),
        ((ACROBATICS,), (replace(ACROBATICS, rank=8),), (), (replace(ACROBATICS, rank=8),)),
        ((), (PRIDE,), (STEALTH,), (PRIDE, STEALTH)),
        ((STEALTH,), (replace(STEALTH, name="Hiding"),), (STEALTH,), (replace(STEALTH, name="Hiding"),)),
        (
            (ACROBATICS,),
            (replace(ACROBATICS, rank=8),),
            (replace(ACROBATICS, penalty=1),),
            (replace(ACROBATICS, rank=8, penalty=1),),
        ),
    ],
)
def test_traits_merge_field_by_field(
    opened: tuple[Trait, ...], draft: tuple[Trait, ...], now: tuple[Trait, ...], merged: tuple[Trait, ...]
) -> None:
    assert merge_sheets(a_sheet(*opened), a_sheet(*draft), a_sheet(*now)).traits == merged


def places(editor: CharacterEditor) -> list[tuple[str, QPoint]]:
    fields = [field for field in editor.findChildren(QWidget) if field.isVisible() and field.accessibleName()]
    return [(field.accessibleName(), field.mapTo(editor, QPoint())) for field in fields]


@pytest.mark.parametrize("game", GAMES)
def test_fields_keep_their_place_when_warnings_appear(qtbot: QtBot, game: str) -> None:
    """Before, sheets moved by 17 to 50 pixels under the pointer, and "fire combat" was typed into Strength."""
    bridge = a_bridge(a_table(a_hero(), ruleset=game))
    editor = CharacterEditor(bridge, bridge.shown.characters[0])
    shown(qtbot, editor)
    QApplication.processEvents()
    before = places(editor)
    fields = [field for field in editor.findChildren(SpinField) if field.isVisible()]
    for field in fields:
        field.setValue(field.maximum())
        QApplication.processEvents()
        assert places(editor) == before
    assert not editor.close()
    QApplication.processEvents()
    assert places(editor) == before
    editor.discard()
