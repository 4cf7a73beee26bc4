"""The editor of a whole sheet, in a window of its own."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.commands import EditCharacter, RemoveCharacter, SetCondition, SetTrait
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.widgets.inputs import ChoiceField, LineField, SpinField, TextField
from tests.builders.campaigns import a_foe, a_hero, a_table
from tests.windows.widgets import (
    Key,
    a_bridge,
    a_window,
    focused,
    is_freed_on_closing,
    is_gone,
    key_of,
    press,
    shown,
    types,
)

SAVE = Qt.KeyboardModifier.ControlModifier
ACROBATICS = Trait("skills", "Acrobatics", rank=7, link="Agility")
PRIDE = Trait("hubrises", "Pride", text="Never backs down")
AGILITY = Trait("abilities", "Agility", rank=4, penalty=1)
SECRET = Trait("secrets", "Nobody knows", rank=3)


def a_sheet(*traits: Trait, **heading: str) -> tuple[Bridge, Character]:
    """Return a bridge to a table with Mira, and Mira."""
    bridge = a_bridge(a_table(replace(a_hero(traits=traits), **heading)))
    return bridge, bridge.shown.characters[0]


def edit(qtbot: QtBot, bridge: Bridge, character: Character, parent: QWidget | None = None) -> CharacterEditor:
    """Open an editor whose commands are done."""
    editor = CharacterEditor(bridge, character, parent)
    editor.save_requested.connect(bridge.dispatch)
    shown(qtbot, editor)
    return editor


def number(editor: QWidget, name: str) -> SpinField:
    fields = [field for field in editor.findChildren(SpinField) if field.isVisibleTo(editor)]
    return next(field for field in fields if field.accessibleName() == name)


def line(editor: QWidget, name: str) -> LineField:
    return next(field for field in editor.findChildren(LineField) if field.accessibleName() == name)


def button(editor: QWidget, text: str) -> QPushButton:
    return next(b for b in editor.findChildren(QPushButton) if b.text() == text)


def says(editor: QWidget) -> list[str]:
    return [label.text() for label in editor.findChildren(QLabel) if label.isVisible()]


def test_untouched_sheet_has_nothing_to_save(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS, PRIDE, AGILITY)
    editor = edit(qtbot, bridge, mira)
    assert not editor.has_unsaved_changes()
    button(editor, "Save").click()
    assert is_gone(editor, qtbot)
    assert len(bridge.entries()) == 1, "the sheet was not asked to be saved"


def test_ability_rank_and_penalty_are_edited_separately(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(AGILITY)
    editor = edit(qtbot, bridge, mira)
    assert number(editor, "Agility: Rank").value() == 4
    number(editor, "Agility: penalty").setValue(3)
    editor.save()
    wished = EditCharacter(character=replace(mira, traits=(replace(AGILITY, penalty=3),)))
    assert bridge.entries()[-1].command == wished


def test_heading_and_notes_are_saved(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("Mira Vane")
    number(editor, "Tier").setValue(4)
    editor.findChildren(TextField)[0].setPlainText("Owes the harbor guild.")
    editor.save()
    saved = bridge.shown.character(mira.id)
    assert (saved.name, saved.tier, saved.notes) == ("MiraMira Vane", 4, "Owes the harbor guild.")


def test_suggested_skill_is_linked_to_its_ability(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    add = line(editor, "Add a skill")
    add.setText("stealth")
    add.setFocus()
    press(Key.Key_Return)
    types("5")
    press(Key.Key_Return)
    assert focused() is add
    assert add.text() == ""
    editor.save()
    assert bridge.shown.character(mira.id).traits == (Trait("skills", "Stealth", rank=5, link="Agility"),)


def suggesting(editor: QWidget, typed: str) -> LineField:
    """Type into the field that adds a skill until its suggestions are visible, and return the field."""
    add = line(editor, "Add a skill")
    add.setFocus()
    for sign in typed:
        QApplication.sendEvent(add, key_of(sign))
    completer = add.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    return add


def skills_after_enter(qtbot: QtBot, typed: str) -> list[Trait]:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    QTest.keyClick(suggesting(editor, typed), Key.Key_Return)
    editor.save()
    return [trait for trait in bridge.shown.character(mira.id).traits if trait.group == "skills"]


@pytest.mark.parametrize(("typed", "skill"), [("Acro", "Acrobatics"), ("st", "Stealth"), ("close", "Close combat")])
def test_enter_accepts_the_suggested_skill(qtbot: QtBot, typed: str, skill: str) -> None:
    """Before, “Acro” added an unlinked skill of that name, although Acrobatics was suggested."""
    (trait,) = skills_after_enter(qtbot, typed)
    assert trait.name == skill
    assert trait.link


@pytest.mark.parametrize("typed", ["Ácro", "ＡＣＲＯ", "acrobátics"])
def test_suggestions_ignore_accents(qtbot: QtBot, typed: str) -> None:
    """Before, accents had to match, although the command bar ignores them."""
    (trait,) = skills_after_enter(qtbot, typed)
    assert trait.name == "Acrobatics"


@pytest.mark.parametrize(("typed", "skill"), [("combat", "combat"), ("in", "in"), ("persuasion", "Persuasion")])
def test_enter_keeps_typed_word_unless_one_suggestion_starts_with_it(qtbot: QtBot, typed: str, skill: str) -> None:
    """Before, “Sword” became “Longsword”, because any name that contained the word was accepted."""
    (trait,) = skills_after_enter(qtbot, typed)
    assert trait.name == skill


def test_suggestion_chosen_with_arrow_key_is_added(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    completer = suggesting(editor, "combat").completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    QTest.keyClick(popup, Key.Key_Down)
    chosen = str(popup.currentIndex().data())
    QTest.keyClick(popup, Key.Key_Return)
    assert "combat" in chosen
    editor.save()
    assert [trait.name for trait in bridge.shown.character(mira.id).traits] == [chosen]


@pytest.mark.parametrize("keys", [Key.Key_S, Key.Key_Return])
@pytest.mark.parametrize(("typed", "skill"), [("Rope tricks 7", ("Rope tricks", 7)), ("combat", ("combat", 0))])
def test_text_in_add_field_is_saved(qtbot: QtBot, keys: Qt.Key, typed: str, skill: tuple[str, int]) -> None:
    """Before, Ctrl+Enter and Ctrl+S closed the sheet without it."""
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    add = line(editor, "Add a skill")
    add.setFocus()
    for sign in typed:
        QApplication.sendEvent(add, key_of(sign))
    press(keys, SAVE)
    assert is_gone(editor, qtbot)
    assert [(trait.name, trait.rank) for trait in bridge.shown.character(mira.id).traits] == [skill]


def test_closing_asks_about_text_in_add_field(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    line(editor, "Add a hubris").setFocus()
    types("Pride")
    editor.close()
    assert editor.isVisible()
    button(editor, "Discard changes").click()
    assert is_gone(editor, qtbot)
    assert bridge.shown.character(mira.id).traits == ()


def test_typed_rank_is_set_on_existing_trait(qtbot: QtBot) -> None:
    """Before, “Acrobatics 3” focused the row of Acrobatics, and the 3 was lost."""
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    line(editor, "Add a skill").setFocus()
    types("acrobatics 3")
    press(Key.Key_Return)
    editor.save()
    assert bridge.shown.character(mira.id).traits == (replace(ACROBATICS, rank=3),)


def test_skill_without_suggestion_is_added_as_custom(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    add = line(editor, "Add a skill")
    add.setFocus()
    types("Rope tricks")
    press(Key.Key_Return)
    editor.save()
    assert [trait.name for trait in bridge.shown.character(mira.id).traits] == ["Rope tricks"]


def test_number_typed_after_a_name_is_its_rank(qtbot: QtBot) -> None:
    """Before, “Toughness 8” became a trait with that whole name at rank 1."""
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    line(editor, "Add a skill").setFocus()
    types("Rope tricks 7")
    press(Key.Key_Return)
    editor.save()
    assert [(trait.name, trait.rank) for trait in bridge.shown.character(mira.id).traits] == [("Rope tricks", 7)]


def test_custom_skill_can_be_linked_to_an_ability(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(replace(ACROBATICS, name="Rope tricks", link=""))
    editor = edit(qtbot, bridge, mira)
    link = next(c for c in editor.findChildren(ChoiceField) if c.accessibleName() == "Rope tricks: linked to")
    assert [link.itemText(row) for row in range(3)] == ["Not linked", "Strength", "Stamina"]
    link.choose("Agility")
    editor.save()
    assert bridge.shown.character(mira.id).traits[0].link == "Agility"


def test_adding_an_existing_trait_focuses_it(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    add = line(editor, "Add a skill")
    add.setText("ACROBATICS")
    add.setFocus()
    press(Key.Key_Return)
    assert focused() is number(editor, "Acrobatics: Rank")
    assert not editor.has_unsaved_changes()


def test_remove_button_removes_the_trait(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS, PRIDE)
    editor = edit(qtbot, bridge, mira)
    remove = next(w for w in editor.findChildren(QWidget) if w.accessibleName() == "Remove Acrobatics")
    remove.setFocus()
    press(Key.Key_Space)
    assert focused() is line(editor, "Add a skill")
    editor.save()
    assert bridge.shown.character(mira.id).traits == (PRIDE,)


def test_hubris_has_a_name_and_text(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(PRIDE)
    editor = edit(qtbot, bridge, mira)
    text = line(editor, "Pride: description")
    assert text.text() == "Never backs down"
    text.setFocus()
    text.selectAll()
    types("Takes every dare")
    editor.save()
    assert bridge.shown.character(mira.id).traits == (replace(PRIDE, text="Takes every dare"),)


def test_unknown_traits_are_kept(qtbot: QtBot) -> None:
    """A campaign can contain traits of groups that its game no longer describes."""
    bridge, mira = a_sheet(AGILITY)
    mira = replace(mira, traits=(AGILITY, SECRET))
    editor = CharacterEditor(bridge, mira)
    qtbot.addWidget(editor)
    assert not editor.has_unsaved_changes()


def test_warnings_are_shown_on_the_sheet(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(Trait("powers", "Healing", rank=1))
    editor = edit(qtbot, bridge, mira)
    assert any(text.startswith("Mira has powers. Supernatural powers need ") for text in says(editor))


def test_refused_sheet_stays_open_with_the_reason(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    line(editor, "Name").clear()
    with qtbot.assertNotEmitted(editor.save_requested):
        assert not editor.save()
    assert "Give the character a name." in says(editor)
    line(editor, "Name").setFocus()
    types("Mira")
    assert "Give the character a name." not in says(editor)


def test_new_character_is_added(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    editor = edit(qtbot, bridge, Character(id=NOBODY, name=""))
    types("Quill")
    press(Key.Key_S, SAVE)
    assert is_gone(editor, qtbot)
    assert [character.name for character in bridge.shown.characters] == ["Quill"]


def test_untouched_new_sheet_closes_without_question(qtbot: QtBot) -> None:
    editor = edit(qtbot, a_bridge(a_table()), Character(id=NOBODY, name=""))
    press(Key.Key_Escape)
    assert is_gone(editor, qtbot)


def test_opposition_has_no_player(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    side = next(c for c in editor.findChildren(ChoiceField) if c.accessibleName() == "Side")
    side.choose("opposition")
    assert not line(editor, "Player").isEnabled()
    editor.save()
    saved = bridge.shown.character(mira.id)
    assert (saved.side, saved.player) == ("opposition", "")


def test_closing_with_changes_asks_within_the_window(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    press(Key.Key_Escape)
    assert editor.isVisible()
    assert "You have unsaved changes to this sheet. Save them, discard them, or keep editing." in says(editor)
    assert focused() is button(editor, "Save")
    press(Key.Key_Return)
    assert bridge.shown.character(mira.id).name == "MiraX"


def test_discard_closes_without_saving_changes(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    editor.close()
    button(editor, "Discard changes").click()
    assert is_gone(editor, qtbot)
    assert bridge.shown.character(mira.id).name == "Mira"


def test_editing_hides_the_closing_question(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    editor.close()
    line(editor, "Name").setFocus()
    types("Y")
    assert not button(editor, "Discard changes").isVisible()


def test_sheet_comes_to_the_front_when_asking_about_changes(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    editor.showMinimized()
    editor.ask_to_close()
    assert not editor.isMinimized()
    assert "You have unsaved changes to this sheet. Save them, discard them, or keep editing." in says(editor)


def test_words_typed_at_the_question_do_not_save(qtbot: QtBot) -> None:
    """Before, Enter after a command that was meant for the command bar saved the sheet."""
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    editor.close()
    types("end turn")
    press(Key.Key_Return)
    assert editor.isVisible()
    assert bridge.shown.character(mira.id).name == "Mira"


def test_untouched_sheet_follows_the_table(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    bridge.dispatch(SetTrait(character=mira.id, trait=replace(ACROBATICS, rank=9)))
    assert number(editor, "Acrobatics: Rank").value() == 9


def test_edited_sheet_warns_when_the_table_changed(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    types("X")
    bridge.dispatch(SetTrait(character=mira.id, trait=replace(ACROBATICS, rank=9)))
    assert "This sheet has changed since you opened it. Saving changes only what you edited here." in says(editor)
    assert line(editor, "Name").text() == "MiraX"


def test_sheet_of_removed_character_can_be_added_again(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    bridge.dispatch(RemoveCharacter(character=mira.id))
    assert "Mira was removed from the campaign. Saving adds the character again." in says(editor)
    editor.save()
    assert [character.traits for character in bridge.shown.characters] == [(ACROBATICS,)]


def test_tab_goes_down_the_sheet_to_the_buttons(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    way: list[str] = []
    while (now := focused()) is not button(editor, "Save") and len(way) < 100:
        way.append(now.accessibleName())
        press(Key.Key_Tab)
    assert way[:7] == ["Name", "Player", "Side", "Tier", "Level", "Strength: Rank", "Strength: penalty"]
    assert way.index("Skill") < way.index("Acrobatics: Rank") < way.index("Add a skill")
    assert len(set(way)) == len([name for name in way if name]) + 1, "every field once, and Close without a name"


def test_tab_reaches_a_new_trait_before_the_add_field(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    add = line(editor, "Add an edge")
    add.setText("Luck")
    add.setFocus()
    press(Key.Key_Return)
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    assert focused() is add


def test_sheet_fits_a_small_screen(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    editor = edit(qtbot, bridge, mira)
    assert editor.width() <= 1280
    assert editor.height() <= 690
    for field in editor.findChildren(QLineEdit):
        assert field.mapTo(editor, field.rect().bottomRight()).x() < editor.width()


def a_crowd() -> Bridge:
    """Return a table with three thugs: the second is dying, and the third has a different sheet."""
    bridge = a_bridge(a_table(a_foe("Thug 1", tier=1), a_foe("Thug 2", tier=1), a_foe("Thug 3", tier=2)))
    assert bridge.dispatch(SetCondition(character=bridge.shown.characters[1].id, condition="dying"))
    return bridge


def edit_crowd(qtbot: QtBot, bridge: Bridge, name: str = "Thug 1") -> CharacterEditor:
    """Open the sheet of one of the crowd."""
    people = bridge.shown.characters
    one = next(character for character in people if character.name == name)
    editor = CharacterEditor(bridge, one, alike=tuple(character.id for character in people))
    editor.save_requested.connect(bridge.dispatch)
    shown(qtbot, editor)
    return editor


def saved_for(editor: CharacterEditor) -> ChoiceField:
    """Return the field with whom the sheet is saved for."""
    return next(field for field in editor.findChildren(ChoiceField) if field.accessibleName() == "Save for")


def sheets(bridge: Bridge) -> list[tuple[str, int, str]]:
    return [(character.name, character.tier, character.notes) for character in bridge.shown.characters]


def test_crowd_sheet_is_saved_for_all_as_one_action(qtbot: QtBot) -> None:
    """Before, eleven of twelve blank sheets stayed blank."""
    bridge = a_crowd()
    before = bridge.shown
    editor = edit_crowd(qtbot, bridge)
    line(editor, "Name").setText("Thug one")
    number(editor, "Tier").setValue(3)
    editor.findChildren(TextField)[0].setPlainText("Carries a hook.")
    editor.save()
    told = [(3, "Carries a hook.")] * 3
    assert sheets(bridge) == [(name, *same) for name, same in zip(("Thug one", "Thug 2", "Thug 3"), told, strict=True)]
    assert bridge.shown.characters[1].has_condition("dying"), "each stays in the state it is in"
    bridge.undo()
    assert bridge.shown == before


def test_changes_for_all_keep_other_differences(qtbot: QtBot) -> None:
    bridge = a_crowd()
    editor = edit_crowd(qtbot, bridge)
    editor.findChildren(TextField)[0].setPlainText("Carries a hook.")
    editor.save()
    assert [(tier, notes) for _, tier, notes in sheets(bridge)] == [(tier, "Carries a hook.") for tier in (1, 1, 2)]


def test_crowd_sheet_can_be_saved_for_one_member(qtbot: QtBot) -> None:
    bridge = a_crowd()
    editor = edit_crowd(qtbot, bridge)
    saved_for(editor).choose("one")
    assert saved_for(editor).currentText() == "Only this one"
    number(editor, "Tier").setValue(3)
    editor.save()
    assert [tier for _, tier, _ in sheets(bridge)] == [3, 1, 2]


def test_differing_sheet_is_saved_only_for_itself_by_default(qtbot: QtBot) -> None:
    bridge = a_crowd()
    editor = edit_crowd(qtbot, bridge, "Thug 3")
    number(editor, "Tier").setValue(4)
    editor.save()
    assert [tier for _, tier, _ in sheets(bridge)] == [1, 1, 4]


def test_saved_sheet_of_crowd_is_one_sentence_in_the_log(qtbot: QtBot) -> None:
    """Regression: a crowd of twelve had twelve sentences."""
    bridge = a_crowd()
    editor = edit_crowd(qtbot, bridge)
    editor.findChildren(TextField)[-1].setPlainText("Paid by Venn")
    editor.save()
    assert bridge.entries()[-1].sentence == "Thug ×3's sheet is updated."


def test_saving_whole_sheet_removes_differences_in_crowd(qtbot: QtBot) -> None:
    bridge = a_crowd()
    editor = edit_crowd(qtbot, bridge)
    saved_for(editor).choose("sheet")
    assert not editor.has_unsaved_changes()
    editor.save()
    assert [tier for _, tier, _ in sheets(bridge)] == [1, 1, 1]


def test_whole_sheet_is_offered_only_when_one_differs(qtbot: QtBot) -> None:
    editor = edit_crowd(qtbot, a_bridge(a_table(*(a_foe(f"Thug {number}") for number in (1, 2, 3)))))
    field = saved_for(editor)
    assert [field.itemText(at) for at in range(field.count())] == ["All 3", "Only this one"]


def test_editor_is_freed_after_closing(qtbot: QtBot) -> None:
    bridge, mira = a_sheet(ACROBATICS)
    window = a_window(qtbot)
    assert is_freed_on_closing(lambda: CharacterEditor(bridge, mira, window), qtbot)


def test_opening_another_campaign_closes_the_sheet(qtbot: QtBot) -> None:
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    types("X")
    bridge.open(a_table())
    assert is_gone(editor, qtbot)


def test_warning_appears_while_editing(qtbot: QtBot) -> None:
    """Before, the reminder of Power Loss appeared only when the sheet was opened again."""
    bridge, mira = a_sheet()
    editor = edit(qtbot, bridge, mira)
    assert not any("Power Loss" in text for text in says(editor))
    add = line(editor, "Add a power")
    add.setText("Healing")
    add.setFocus()
    press(Key.Key_Return)
    assert any(text.startswith("Mira has powers. Supernatural powers need ") for text in says(editor))


def test_new_sheet_has_no_warnings_until_it_has_traits(qtbot: QtBot) -> None:
    editor = edit(qtbot, a_bridge(a_table()), Character(id=NOBODY, name=""))
    assert not any("has powers" in text for text in says(editor))
    add = line(editor, "Add a power")
    add.setText("Healing")
    add.setFocus()
    press(Key.Key_Return)
    assert any(text.startswith("New character has powers. Supernatural powers need ") for text in says(editor))


@pytest.mark.parametrize(("game", "heads"), [("shattered-spheres", {"Rank"}), ("torg-eternity", {"Value"})])
def test_trait_number_has_the_games_name(qtbot: QtBot, game: str, heads: set[str]) -> None:
    """Only two of the games have ranks."""
    bridge = a_bridge(a_table(a_hero(), ruleset=game))
    assert {"Rank", "Value"} & set(says(edit(qtbot, bridge, bridge.shown.characters[0]))) == heads
