"""The panels that start and end an encounter, and the panel for the dice of the next turn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    EndEncounter,
    EndSession,
    NextTurn,
    RemoveCharacter,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.table import Table
from gmtracker.ui.session.dice_panels import TurnDicePanel
from gmtracker.ui.turns.encounter_panels import (
    EndEncounterPanel,
    StartEncounterPanel,
    TokenTally,
    round_in_words,
)
from gmtracker.ui.turns.order_list import TurnOrderList
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, an_encounter, do, earn, who
from tests.windows.widgets import Key, a_bridge, is_freed_on_deleting, press, shown, types

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier


def a_start(qtbot: QtBot, table: Table) -> StartEncounterPanel:
    panel = StartEncounterPanel(a_bridge(table))
    shown(qtbot, panel)
    return panel


def the_list(panel: QWidget) -> TurnOrderList:
    return panel.findChildren(TurnOrderList)[0]


def rows(panel: QWidget) -> list[str]:
    listed = the_list(panel)
    return [listed.item(row).text() for row in range(listed.count())]


def says(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def weighed(panel: QWidget) -> list[str]:
    return [tally.in_words() for tally in panel.findChildren(TokenTally) if tally.isVisible()]


def test_present_heroes_and_opposition_take_part(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_start(qtbot, table)
    assert rows(panel) == ["Mira", "Rook", "Warden · opposition"]
    assert panel.command().order == tuple(who(table, name) for name in ("Mira", "Rook", "Warden"))


def test_absent_hero_is_listed_unchecked(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    bridge.dispatch(AddCharacters(characters=(a_hero("Quill", player="Dee"),)))
    panel = StartEncounterPanel(bridge)
    qtbot.addWidget(panel)
    assert "Quill" in rows(panel)
    assert who(table, "Quill") not in panel.command().order


def test_first_kind_is_the_default(qtbot: QtBot) -> None:
    panel = a_start(qtbot, a_session())
    choices = panel.findChildren(QRadioButton)
    assert [choice.text() for choice in choices] == ["Combat (6 seconds per round)", "Conflict (6 minutes per round)"]
    assert panel.command().kind == "combat"
    choices[1].click()
    assert panel.command().kind == "conflict"


def test_shift_tab_focuses_the_chosen_kind(qtbot: QtBot) -> None:
    """Shift+Tab focused the last kind, which was not chosen, and where no arrow did anything."""
    panel = a_start(qtbot, a_session())
    the_list(panel).setFocus()
    press(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    press(Key.Key_Down)
    assert panel.command().kind == "conflict"


def test_enter_in_the_title_starts_the_encounter(qtbot: QtBot) -> None:
    panel = a_start(qtbot, a_session())
    types("Dockside ambush")
    with qtbot.waitSignal(panel.begin_requested) as asked:
        press(Key.Key_Return)
    assert asked.args[0].title == "Dockside ambush"


def test_alt_and_arrows_move_a_row(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_start(qtbot, table)
    the_list(panel).setFocus()
    press(Key.Key_Down, ALT)
    press(Key.Key_Down, ALT)
    press(Key.Key_Down, ALT)
    assert rows(panel) == ["Rook", "Warden · opposition", "Mira"]
    press(Key.Key_Up, ALT)
    assert panel.command().order == tuple(who(table, name) for name in ("Rook", "Mira", "Warden"))


def test_dragged_row_changes_the_order(qtbot: QtBot) -> None:
    """The list moves its rows itself, and the panel has to be told."""
    panel = a_start(qtbot, a_session())
    listed = the_list(panel)
    with qtbot.waitSignal(listed.order_changed):
        moved = listed.model().moveRow(listed.rootIndex(), 2, listed.rootIndex(), 0)
    assert moved
    assert rows(panel) == ["Warden · opposition", "Mira", "Rook"]


def test_space_excludes_a_character(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_start(qtbot, table)
    the_list(panel).setFocus()
    press(Key.Key_Space)
    assert panel.command().order == (who(table, "Rook"), who(table, "Warden"))


def test_joining_or_leaving_keeps_the_others_order(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    panel = StartEncounterPanel(bridge)
    shown(qtbot, panel)
    the_list(panel).setFocus()
    press(Key.Key_Down, ALT)
    bridge.dispatch(AddCharacters(characters=(a_hero("Hound", side="opposition"),)))
    bridge.dispatch(RemoveCharacter(character=who(table, "Warden")))
    assert rows(panel) == ["Rook", "Mira", "Hound · opposition"]


THUGS = tuple(f"Thug {number}" for number in range(1, 13))


def a_brawl() -> Table:
    """A session of Mira and Rook against twelve thugs and the Warden."""
    thugs = (a_foe(name, tier=1) for name in THUGS)
    return a_session(a_hero(), a_hero("Rook"), *thugs, a_foe())


def taking_part(panel: StartEncounterPanel, table: Table) -> list[str]:
    return [table.campaign.character_name(one) for one in panel.command().order]


def test_crowd_row_is_excluded_and_moved_as_one(qtbot: QtBot) -> None:
    """Twelve thugs were twelve rows, and took 24 keys to exclude."""
    table = a_brawl()
    panel = a_start(qtbot, table)
    assert rows(panel) == ["Mira", "Rook", "Thug ×12 · opposition", "Warden · opposition"]
    the_list(panel).setCurrentRow(2)
    the_list(panel).setFocus()
    press(Key.Key_Up, ALT)
    assert taking_part(panel, table) == ["Mira", *THUGS, "Rook", "Warden"]
    press(Key.Key_Space)
    assert taking_part(panel, table) == ["Mira", "Rook", "Warden"]


def test_some_members_of_a_crowd_can_be_excluded(qtbot: QtBot) -> None:
    table = a_brawl()
    panel = a_start(qtbot, table)
    listed = the_list(panel)
    listed.setCurrentRow(2)
    listed.setFocus()
    press(Key.Key_Right)
    assert rows(panel)[2:5] == ["Thug 1 · opposition", "Thug 2 · opposition", "Thug 3 · opposition"]
    press(Key.Key_Space)
    press(Key.Key_Left)
    assert rows(panel) == ["Mira", "Rook", "Thug ×12 · opposition", "Warden · opposition"]
    assert listed.item(2).checkState() == Qt.CheckState.PartiallyChecked
    assert taking_part(panel, table) == ["Mira", "Rook", *THUGS[1:], "Warden"]
    press(Key.Key_Space)
    assert taking_part(panel, table) == ["Mira", "Rook", *THUGS, "Warden"]


def test_double_click_opens_only_one_crowd(qtbot: QtBot) -> None:
    table = a_session(a_hero(), *(a_foe(f"{name} {number}") for name in ("Thug", "Rat") for number in (1, 2, 3)))
    panel = a_start(qtbot, table)
    listed = the_list(panel)
    place = listed.visualItemRect(listed.item(1)).center()
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert rows(panel) == ["Mira", *(f"Thug {number} · opposition" for number in (1, 2, 3)), "Rat ×3 · opposition"]


def test_new_member_of_a_crowd_takes_part(qtbot: QtBot) -> None:
    table = a_brawl()
    panel = StartEncounterPanel(bridge := a_bridge(table))
    shown(qtbot, panel)
    bridge.dispatch(AddCharacters(characters=(a_foe("Thug 13"),)))
    assert rows(panel)[2] == "Thug ×13 · opposition"
    assert taking_part(panel, table)[14] == "Thug 13"


def test_each_crowd_member_rolls_initiative_when_checked(qtbot: QtBot) -> None:
    panel = a_start(qtbot, a_brawl())
    rolls, each = panel.findChildren(QCheckBox)
    assert not each.isVisible()
    for tick in (rolls, each):
        tick.setChecked(True)
    assert each.isVisible()
    with qtbot.waitSignal(panel.begin_requested) as asked:
        panel.main_button.click()
    assert asked.args[1] == Use(use="initiative", inputs={"each": True})
    the_list(panel).item(2).setCheckState(Qt.CheckState.Unchecked)
    assert not each.isVisible()
    with qtbot.waitSignal(panel.begin_requested) as asked:
        panel.main_button.click()
    assert asked.args[1] == Use(use="initiative")


def test_panel_shows_its_refusal_outside_a_session(qtbot: QtBot) -> None:
    panel = a_start(qtbot, a_table(a_hero()))
    assert "Start the session first. Encounters take place within a session." in says(panel)
    assert not panel.main_button.isEnabled()


def test_start_button_starts_the_encounter(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    panel = StartEncounterPanel(bridge)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(panel.begin_requested) as asked:
        panel.main_button.click()
    assert isinstance(asked.args[0], StartEncounter)
    assert bridge.dispatch(asked.args[0])


@pytest.mark.parametrize(
    ("game", "is_rolled_for"), [("shattered-spheres", True), ("humans-and-heroes", True), ("vagabond", False)]
)
def test_initiative_is_rolled_next_when_checked(qtbot: QtBot, game: str, is_rolled_for: bool) -> None:
    panel = a_start(qtbot, a_session(ruleset=game))
    tick = panel.findChildren(QCheckBox)[0]
    assert tick.isVisible() == is_rolled_for
    for wanted, then in ((False, None), (is_rolled_for, Use(use="initiative") if is_rolled_for else None)):
        tick.setChecked(wanted)
        with qtbot.waitSignal(panel.begin_requested) as asked:
            panel.main_button.click()
        assert asked.args[1] == then


def test_rounds_are_shown_in_seconds_or_minutes() -> None:
    assert [round_in_words(seconds) for seconds in (1, 6, 60, 90, 360)] == [
        "1 second",
        "6 seconds",
        "1 minute",
        "90 seconds",
        "6 minutes",
    ]


def test_end_panel_counts_the_pools_tokens(qtbot: QtBot) -> None:
    table = an_encounter()
    earn(table, "triumph-stone", 3)
    earn(table, "tragedy-stone", 1)
    panel = EndEncounterPanel(a_bridge(table))
    shown(qtbot, panel)
    assert weighed(panel) == ["3 Triumph stones, 1 Tragedy stone"]
    assert any("3 Triumph stones are removed from play" in text for text in says(panel))


def test_outcome_is_sent_with_the_end(qtbot: QtBot) -> None:
    panel = EndEncounterPanel(a_bridge(an_encounter()))
    shown(qtbot, panel)
    types("They got away.")
    with qtbot.waitSignal(panel.end_requested) as asked:
        press(Key.Key_Return, CTRL)
    assert asked.args[0] == EndEncounter(result="They got away.")


def test_tally_follows_stones_earned_meanwhile(qtbot: QtBot) -> None:
    table = an_encounter()
    panel = EndEncounterPanel(a_bridge(table))
    shown(qtbot, panel)
    earn(table, "triumph-stone", 2)
    qtbot.waitUntil(lambda: weighed(panel) == ["2 Triumph stones, 0 Tragedy stones"])


def test_end_panel_closes_when_the_encounter_ended_elsewhere(qtbot: QtBot) -> None:
    """It stayed when the session ended, with empty pools, and could do nothing."""
    table = an_encounter()
    panel = EndEncounterPanel(a_bridge(table))
    shown(qtbot, panel)
    with qtbot.assertNotEmitted(panel.close_requested):
        do(table, AddNote(text="Smoke."))
    with qtbot.waitSignal(panel.close_requested):
        do(table, EndSession())


def test_closed_panels_are_deleted(qtbot: QtBot) -> None:
    bridge = a_bridge(an_encounter())
    assert is_freed_on_deleting(lambda: StartEncounterPanel(bridge), qtbot)
    assert is_freed_on_deleting(lambda: EndEncounterPanel(bridge), qtbot)


def before_a_round() -> Table:
    """One hero takes turns alone, so that each turn starts a round, and a Countdown die is in its pool."""
    table = a_table(a_hero(), ruleset="vagabond")
    heroes = tuple(hero.id for hero in table.campaign.heroes())
    do(table, StartSession(present=heroes))
    do(table, Use(use="set-countdown", inputs={"name": "The bell", "size": "d6"}))
    do(table, StartEncounter(kind="combat", order=heroes))
    return table


def a_panel(qtbot: QtBot, table: Table) -> TurnDicePanel:
    panel = TurnDicePanel(a_bridge(table), NextTurn())
    shown(qtbot, panel)
    return panel


def test_turn_panel_asks_for_the_rounds_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    assert [field.request.name for field in panel.findChildren(DieField)] == ["Countdown · The bell"]
    assert any("rolls d6" in label.text() for label in panel.findChildren(QLabel))
    panel.findChildren(DieField)[0].setFocus()
    types("4")
    assert not any("rolls" in label.text() for label in panel.findChildren(QLabel))


def test_typed_faces_are_sent_with_the_turn(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    panel.setFocus()
    types("4")
    with qtbot.waitSignal(panel.done_requested) as asked:
        press(Key.Key_Return)
    command, faces = asked.args
    assert command == NextTurn()
    assert list(faces.values()) == [4]


def test_impossible_face_is_refused(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    panel.setFocus()
    types("9")
    with qtbot.assertNotEmitted(panel.done_requested):
        panel.main_button.click()
