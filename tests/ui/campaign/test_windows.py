"""The windows of house rules, imported rosters and new campaigns."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QListWidget, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.commands import AddCharacters, CommandBatch, SetHouseRule
from gmtracker.engine.game_spec import TABLE_RULES, GameSpec
from gmtracker.storage.roster_csv import RosterImport
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.house_rules import HouseRulesWindow
from gmtracker.ui.campaign.import_roster import ImportRosterWindow, in_words
from gmtracker.ui.campaign.start_page import NewCampaignWindow
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from tests.builders.campaigns import a_foe, a_hero, a_table
from tests.strangers_game.river_tales import GAME as RIVER
from tests.windows.widgets import (
    Key,
    a_bridge,
    click,
    focused,
    is_freed_on_closing,
    is_gone,
    press,
    shown,
    types,
)

GAMES = (
    GameSpec(ruleset="a-game", name="A Game", about="Told at one table."),
    GameSpec(ruleset="another", name="Another Game", about="Told at another one."),
)
EIGHT = tuple(GameSpec(ruleset=f"game-{at}", name=f"Game {at}", about="Told at one table. " * 8) for at in range(8))
SHIFT = Qt.KeyboardModifier.ShiftModifier
READ = (a_hero("Isolde"), a_foe("Hound"))


def says(window: QWidget) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def button(window: QWidget, start: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.text().startswith(start))


def of_roster(
    bridge: Bridge, characters: tuple[Character, ...], complaints: tuple[str, ...], parent: QWidget | None = None
) -> ImportRosterWindow:
    window = ImportRosterWindow(bridge, Path("roster.csv"), parent)
    window.show_roster(RosterImport(characters, complaints))
    return window


def test_house_rules_show_campaign_values(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    bridge.dispatch(SetHouseRule(key="die-size", value=8))
    window = HouseRulesWindow(bridge)
    shown(qtbot, window)
    assert window.findChildren(ChoiceField)[0].key() == "8"
    assert any("Default: 6." in text for text in says(window))


def test_house_rule_changes_as_soon_as_chosen(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = HouseRulesWindow(bridge)
    shown(qtbot, window)
    window.rule_requested.connect(bridge.dispatch)
    with qtbot.waitSignal(window.rule_requested) as asked:
        window.findChildren(ChoiceField)[0].choose("10")
    assert asked.args == [SetHouseRule(key="die-size", value=10)]
    window.findChildren(QCheckBox)[0].click()
    both = (SetHouseRule(key="die-size", value=10), SetHouseRule(key="short-rest-is-free", value=False))
    assert [entry.command for entry in bridge.entries()] == [CommandBatch(commands=both)]


def test_house_rule_resets_by_its_button(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    bridge.dispatch(SetHouseRule(key="die-size", value=8))
    window = HouseRulesWindow(bridge)
    shown(qtbot, window)
    window.rule_requested.connect(bridge.dispatch)
    rules = len((*bridge.shown.game.house_rules, *TABLE_RULES))
    assert any(f"1 of {rules} changed from the default." in text for text in says(window))
    usual = [button for button in window.findChildren(QPushButton) if button.isVisible() and button.text() == "Reset"]
    assert [one.accessibleName() for one in usual] == ["Reset to default: Size of the Destiny dice"]
    click(usual[0])
    assert bridge.shown.house_rule("die-size") == 6
    assert not usual[0].isVisible()


def test_house_rules_lead_to_roll_tables_of_game(qtbot: QtBot) -> None:
    window = HouseRulesWindow(a_bridge(a_table()))
    shown(qtbot, window)
    with qtbot.waitSignal(window.tables_requested):
        click(button(window, "Roll tables"))
    without = HouseRulesWindow(a_bridge(a_table(ruleset="vagabond")))
    shown(qtbot, without)
    assert not [one for one in without.findChildren(QPushButton) if one.text().startswith("Roll tables")]


def test_house_rules_follow_undo(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = HouseRulesWindow(bridge)
    shown(qtbot, window)
    window.rule_requested.connect(bridge.dispatch)
    spin = window.findChildren(SpinField)[0]
    spin.setValue(7)
    bridge.undo()
    assert spin.value() == 5


def test_refused_house_rule_keeps_its_value(qtbot: QtBot) -> None:
    window = HouseRulesWindow(a_bridge(a_table()))
    shown(qtbot, window)
    window.findChildren(SpinField)[0].setValue(7)
    assert window.findChildren(SpinField)[0].value() == 5


def test_roster_lists_characters_and_problems(qtbot: QtBot) -> None:
    window = of_roster(a_bridge(a_table()), READ, ("Row 4: there is no name.",))
    shown(qtbot, window)
    lists = [[listed.item(row).text() for row in range(listed.count())] for listed in window.findChildren(QListWidget)]
    assert ["Isolde · Ana · Tier 2", "Hound · opposition · Tier 3"] in lists
    assert ["Row 4: there is no name."] in lists
    assert "1 problem" in says(window)


def test_checked_characters_are_added(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = of_roster(bridge, READ, ())
    shown(qtbot, window)
    window.add_requested.connect(bridge.dispatch)
    assert button(window, "Add").text() == "Add 2 characters"
    window.findChildren(QListWidget)[0].item(1).setCheckState(Qt.CheckState.Unchecked)
    assert button(window, "Add").text() == "Add 1 character"
    button(window, "Add").click()
    assert is_gone(window, qtbot)
    assert [character.name for character in bridge.shown.characters] == ["Isolde"]


def test_duplicate_names_are_numbered_as_previewed(qtbot: QtBot) -> None:
    """Before, two lines with one name made two characters that looked the same."""
    bridge = a_bridge(a_table(a_foe("Hound")))
    window = of_roster(bridge, (a_hero("Nova"), a_hero("Nova"), a_foe("Hound")), ())
    shown(qtbot, window)
    window.add_requested.connect(bridge.dispatch)
    listed = window.findChildren(QListWidget)[0]
    names = [listed.item(row).text().partition(" · ")[0] for row in range(3)]
    assert names == ["Nova", "Nova 2", "Hound 2"]
    listed.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert listed.item(1).text().startswith("Nova · ")
    listed.item(0).setCheckState(Qt.CheckState.Checked)
    bridge.dispatch(AddCharacters(characters=(a_foe("Hound 2"),)))
    assert listed.item(2).text().startswith("Hound 3 · ")
    button(window, "Add").click()
    assert [one.name for one in bridge.shown.characters] == ["Hound", "Hound 2", "Nova", "Nova 2", "Hound 3"]


def test_enter_in_list_adds_only_checked_characters(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = of_roster(bridge, READ, ())
    shown(qtbot, window)
    window.add_requested.connect(bridge.dispatch)
    listed = window.findChildren(QListWidget)[0]
    listed.setFocus()
    for row in range(listed.count()):
        listed.item(row).setCheckState(Qt.CheckState.Unchecked)
    press(Key.Key_Return)
    assert window.isVisible()
    listed.item(1).setCheckState(Qt.CheckState.Checked)
    press(Key.Key_Return)
    assert is_gone(window, qtbot)
    assert [character.name for character in bridge.shown.characters] == ["Hound"]


def test_roster_stays_above_main_window(qtbot: QtBot) -> None:
    """Before, a click on the main window hid the roster behind it."""
    table = QWidget()
    shown(qtbot, table)
    window = of_roster(a_bridge(a_table()), READ, (), table)
    shown(qtbot, window)
    assert window.windowType() == Qt.WindowType.Dialog
    assert window.windowHandle().transientParent() is table.windowHandle()
    assert not window.isModal()


def test_refused_roster_shows_reason(qtbot: QtBot) -> None:
    window = of_roster(a_bridge(a_table()), (a_hero("Isolde", tier=9),), ())
    shown(qtbot, window)
    assert "Choose a Tier from 1 to 5 for Isolde." in says(window)
    assert not button(window, "Add").isEnabled()


def test_file_without_characters_says_what_it_needs(qtbot: QtBot) -> None:
    window = of_roster(a_bridge(a_table()), (), ("There are no headings.",))
    shown(qtbot, window)
    assert any("No characters found in this file." in text for text in says(window))
    assert not button(window, "Add").isVisible()


def test_character_text_is_one_line() -> None:
    hero = replace(a_hero(traits=(Trait("skills", "Stealth", rank=5),)), player="")
    assert in_words(hero, a_table().campaign.game) == "Mira · Tier 2 · 1 trait"
    assert in_words(hero, RIVER) == "Mira · Voyages 1 · 1 trait"
    assert in_words(hero, GameSpec(ruleset="", name="")) == "Mira · 1 trait"


def test_enter_creates_named_campaign(qtbot: QtBot) -> None:
    window = NewCampaignWindow(GAMES, "~/Documents")
    shown(qtbot, window)
    types("Harbor Nights")
    with qtbot.waitSignal(window.create_requested) as asked:
        press(Key.Key_Return)
    assert asked.args == ["Harbor Nights", "a-game"]


def test_all_games_are_visible_with_descriptions(qtbot: QtBot) -> None:
    """Before, the games were in a box that showed only one."""
    window = NewCampaignWindow(GAMES, "~/Documents")
    shown(qtbot, window)
    buttons = window.findChildren(QRadioButton)
    assert [one.text() for one in buttons if one.isVisible()] == ["A Game", "Another Game"]
    assert {game.about for game in GAMES} <= set(says(window))
    buttons[1].click()
    with qtbot.waitSignal(window.create_requested) as asked:
        button(window, "Create").click()
    assert asked.args == ["My campaign", "another"]


def test_shift_tab_focuses_chosen_game_and_arrows_change_it(qtbot: QtBot) -> None:
    """Before, Shift+Tab focused the last game, which was not visible, and arrow keys did nothing."""
    window = NewCampaignWindow(EIGHT, "~/Documents")
    shown(qtbot, window)
    buttons = window.findChildren(QRadioButton)
    press(Key.Key_Tab, SHIFT)
    for choice in buttons:
        assert focused() is choice
        assert choice.isChecked()
        assert choice.visibleRegion().boundingRect() == choice.rect()
        press(Key.Key_Down)
    press(Key.Key_Tab)
    press(Key.Key_Tab, SHIFT)
    assert focused() is buttons[-1]
    for _ in buttons:
        press(Key.Key_Up)
    assert focused() is buttons[0]
    press(Key.Key_Down)
    with qtbot.waitSignal(window.create_requested) as asked:
        button(window, "Create").click()
    assert asked.args == ["My campaign", "game-1"]


def test_campaign_without_name_is_not_created(qtbot: QtBot) -> None:
    window = NewCampaignWindow(GAMES, "~/Documents")
    shown(qtbot, window)
    press(Key.Key_Delete)
    assert not button(window, "Create").isEnabled()
    with qtbot.assertNotEmitted(window.create_requested):
        press(Key.Key_Return)


def test_windows_are_freed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    assert is_freed_on_closing(lambda: HouseRulesWindow(bridge), qtbot)
    assert is_freed_on_closing(lambda: of_roster(bridge, READ, ("Line 2",)), qtbot)
    assert is_freed_on_closing(lambda: NewCampaignWindow(GAMES, "~"), qtbot)
