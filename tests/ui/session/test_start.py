"""The panel that starts a session."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, EndSession, StartSession
from gmtracker.engine.table import Table
from gmtracker.ui.session.start import PresenceCheckBox, StartSessionPanel
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import ChoiceField
from tests.builders import humans_and_heroes
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, do, who
from tests.windows.widgets import Key, a_bridge, focused, is_freed_on_deleting, press, shown, types


def a_panel(qtbot: QtBot, table: Table) -> StartSessionPanel:
    panel = StartSessionPanel(a_bridge(table))
    shown(qtbot, panel)
    return panel


def the_heroes() -> tuple[Character, ...]:
    return a_hero(), a_hero("Rook", player="Ben"), a_foe()


def ticks(panel: StartSessionPanel) -> dict[str, QCheckBox]:
    return {tick.text(): tick for tick in panel.findChildren(QCheckBox) if tick.isVisible()}


def dice(panel: StartSessionPanel) -> list[str]:
    return [field.accessibleName() for field in panel.findChildren(DieField) if field.isVisible()]


def words_in(panel: StartSessionPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_every_hero_is_checked_and_opposition_is_not_listed(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    assert list(ticks(panel)) == ["Mira · Ana", "Rook · Ben"]
    assert all(tick.isChecked() for tick in ticks(panel).values())


def test_dice_are_requested_for_present_heroes(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    assert dice(panel) == [
        "Ana · Triumph",
        "Ana · Tragedy",
        "Ben · Triumph",
        "Ben · Tragedy",
        "GM · Triumph",
        "GM · Tragedy",
    ]
    ticks(panel)["Rook · Ben"].click()
    assert dice(panel) == ["Ana · Triumph", "Ana · Tragedy", "GM · Triumph", "GM · Tragedy"]


def test_dice_of_a_hero_who_is_checked_again_are_kept(qtbot: QtBot) -> None:
    """Regression: they were deleted, though the others' dice stayed."""
    panel = a_panel(qtbot, a_table(*the_heroes()))
    fields = {field.accessibleName(): field for field in panel.findChildren(DieField) if field.isVisible()}
    for name, face in (("Ana · Triumph", "5"), ("Ben · Triumph", "6")):
        fields[name].setFocus()
        types(face)
    ticks(panel)["Rook · Ben"].setFocus()
    press(Key.Key_Space)
    press(Key.Key_Space)
    faces = {field.accessibleName(): field.text() for field in panel.findChildren(DieField) if field.isVisible()}
    assert (faces["Ana · Triumph"], faces["Ben · Triumph"], faces["Ben · Tragedy"]) == ("5", "6", "")


def test_session_starts_by_keyboard_only(qtbot: QtBot) -> None:
    """Type a title and the faces as rolled at the table, and press Enter."""
    table = a_table(*the_heroes())
    panel = a_panel(qtbot, table)
    types("Dockside")
    press(Key.Key_Return)
    types("643521")
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return)
    command, faces = asked.args
    assert command == StartSession(title="Dockside", present=(who(table, "Mira"), who(table, "Rook")))
    assert list(faces.values()) == [6, 4, 3, 5, 2, 1]


def test_check_box_continues_adventure_if_game_asks(qtbot: QtBot) -> None:
    """Seed 004, Victory Points: unspent points "don't carry over to the next adventure", and stay within one."""
    table = humans_and_heroes.a_day()
    do(table, EndSession())
    panel = a_panel(qtbot, table)
    ticks(panel)[table.campaign.game.same_adventure].click()
    press(Key.Key_Return)
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return)
    command, _ = asked.args
    assert command.continues_adventure


def test_empty_dice_are_rolled_here(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert asked.args[1] == {}


def test_impossible_face_blocks_the_start(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    press(Key.Key_Return)
    types("9")
    with qtbot.assertNotEmitted(panel.start_requested):
        panel.main_button.click()
    assert "Ana · Triumph must be 1 to 6, not 9." in words_in(panel)


def test_typed_faces_stay_when_hero_is_unchecked(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    press(Key.Key_Return)
    types("6")
    ticks(panel)["Rook · Ben"].click()
    with qtbot.assertNotEmitted(panel.start_requested):
        panel.main_button.click()
    assert any("no result yet. Type " in words for words in words_in(panel))
    with qtbot.waitSignal(panel.start_requested) as asked:
        panel.main_button.click()
    assert list(asked.args[1].values()) == [6]


def test_hero_at_limit_is_marked(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(a_hero(stress=10), a_hero("Rook")))
    assert "Stress 10: can't hold any dice" in words_in(panel)


def test_hero_with_room_for_one_chooses_the_die(qtbot: QtBot) -> None:
    table = a_table(a_hero(stress=9), a_hero("Rook"))
    panel = a_panel(qtbot, table)
    picks = [choice for choice in panel.findChildren(ChoiceField) if choice.isVisible()]
    assert [pick.accessibleName() for pick in picks] == ["Choose a die for Mira"]
    picks[0].choose("tragedy")
    with qtbot.waitSignal(panel.start_requested) as asked:
        panel.main_button.click()
    assert asked.args[0].picks == {who(table, "Mira"): "tragedy"}


@pytest.mark.parametrize(("width", "is_behind"), [(520, True), (300, False)])
def test_limit_is_beside_name_only_if_name_fits(qtbot: QtBot, width: int, is_behind: bool) -> None:
    panel = a_panel(qtbot, a_table(a_hero(stress=9)))
    panel.resize(width, 600)
    QApplication.processEvents()
    (tick,), (pick,) = panel.findChildren(PresenceCheckBox), panel.findChildren(ChoiceField)
    assert (abs(tick.geometry().center().y() - pick.geometry().center().y()) <= 1) == is_behind
    assert tick.shown() == tick.text()


def test_start_without_heroes_is_refused_with_reason(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(a_hero()))
    ticks(panel)["Mira · Ana"].click()
    assert not panel.main_button.isEnabled()
    assert "Select at least one hero whose player is here." in words_in(panel)


def test_empty_roster_shows_what_to_do(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table())
    assert "No heroes yet. Add one or import characters first." in words_in(panel)


def test_hero_added_meanwhile_is_listed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(*the_heroes()))
    panel = StartSessionPanel(bridge)
    shown(qtbot, panel)
    ticks(panel)["Rook · Ben"].click()
    bridge.dispatch(AddCharacters(characters=(a_hero("Quill", player="Dee"),)))
    qtbot.waitUntil(lambda: "Quill · Dee" in ticks(panel))
    ticked = {name: tick.isChecked() for name, tick in ticks(panel).items()}
    assert ticked == {"Mira · Ana": True, "Rook · Ben": False, "Quill · Dee": True}


def test_second_session_is_refused_with_reason(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session())
    assert "A session is in progress. End it first." in words_in(panel)
    assert not panel.main_button.isEnabled()


def test_tab_visits_title_heroes_and_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    way = []
    for _ in range(3):
        press(Key.Key_Tab)
        widget = focused()
        way.append(widget.text() if isinstance(widget, QCheckBox) else widget.accessibleName())
    assert way == ["Mira · Ana", "Rook · Ben", "Ana · Triumph"]
    assert panel.isVisible()


def test_escape_closes_panel(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    with qtbot.waitSignal(panel.close_requested):
        press(Key.Key_Escape)


def test_panel_closes_when_another_campaign_opens(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(a_hero()))
    panel = StartSessionPanel(bridge)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(panel.close_requested):
        bridge.open(a_table())


def test_start_panel_is_freed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(*the_heroes()))
    assert is_freed_on_deleting(lambda: StartSessionPanel(bridge), qtbot)


def test_long_name_is_elided_with_tooltip(qtbot: QtBot) -> None:
    """Names of sixty letters pushed the buttons out of the window."""
    name = "Maximiliana Theodora von und zu Hohenschwanstein-Brueckenburg"
    panel = a_panel(qtbot, a_table(a_hero(name), a_hero("Rook", player="Ben")))
    panel.resize(440, 600)
    long, short = (tick for tick in panel.findChildren(PresenceCheckBox) if tick.isVisible())
    assert panel.minimumSizeHint().width() <= 440
    assert long.shown().endswith("…")
    assert (long.toolTip(), short.toolTip()) == (f"{name} · Ana", "")


def test_enter_on_name_focuses_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    ticks(panel)["Rook · Ben"].setFocus()
    press(Key.Key_Return)
    assert isinstance(focused(), DieField)
    assert ticks(panel)["Rook · Ben"].isChecked()


def test_undone_start_restores_fields_and_typed_faces(qtbot: QtBot) -> None:
    """After one mistyped die of six, all six had to be typed again."""
    table = a_table(*the_heroes())
    panel = a_panel(qtbot, table)
    types("Dockside")
    press(Key.Key_Return)
    types("643521")
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return)
    panel.bridge.dispatch(*asked.args)
    table.undo()
    again = StartSessionPanel(panel.bridge)
    shown(qtbot, again)
    assert again.command() == asked.args[0]
    with qtbot.waitSignal(again.start_requested) as asked_again:
        again.main_button.click()
    assert asked_again.args[1] == asked.args[1]
