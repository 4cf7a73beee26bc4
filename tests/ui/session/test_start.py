"""The start of a session, from the panel."""

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


def test_every_hero_is_ticked_and_the_opposition_is_not_asked(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    assert list(ticks(panel)) == ["Mira · Ana", "Rook · Ben"]
    assert all(tick.isChecked() for tick in ticks(panel).values())


def test_the_dice_are_those_of_whoever_is_here(qtbot: QtBot) -> None:
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


def test_the_evening_starts_by_keys_alone(qtbot: QtBot) -> None:
    """A title, the faces as they fall on the table, and Enter."""
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


def test_a_tick_says_that_the_adventure_goes_on_where_the_game_asks(qtbot: QtBot) -> None:
    """Seed 004, Victory Points: unspent points "don't carry over to the next adventure", and stay within one."""
    table = humans_and_heroes.a_day()
    do(table, EndSession())
    panel = a_panel(qtbot, table)
    ticks(panel)[table.campaign.game.same_adventure].click()
    press(Key.Key_Return)
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return)
    command, _ = asked.args
    assert command.goes_on


def test_dice_left_empty_are_left_to_be_rolled(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    with qtbot.waitSignal(panel.start_requested) as asked:
        press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert asked.args[1] == {}


def test_a_face_that_cannot_be_holds_the_start_back(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    press(Key.Key_Return)
    types("9")
    with qtbot.assertNotEmitted(panel.start_requested):
        panel.do.click()
    assert "Ana · Triumph must be 1 to 6, not 9." in words_in(panel)


def test_typed_faces_stay_when_somebody_else_is_ticked_off(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    press(Key.Key_Return)
    types("6")
    ticks(panel)["Rook · Ben"].click()
    with qtbot.assertNotEmitted(panel.start_requested):
        panel.do.click()
    assert any("no result yet. Type " in words for words in words_in(panel))
    with qtbot.waitSignal(panel.start_requested) as asked:
        panel.do.click()
    assert list(asked.args[1].values()) == [6]


def test_a_hero_at_the_limit_is_marked(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(a_hero(stress=10), a_hero("Rook")))
    assert "Stress 10: can't hold any dice" in words_in(panel)


def test_a_hero_with_room_for_one_picks_the_die(qtbot: QtBot) -> None:
    table = a_table(a_hero(stress=9), a_hero("Rook"))
    panel = a_panel(qtbot, table)
    picks = [choice for choice in panel.findChildren(ChoiceField) if choice.isVisible()]
    assert [pick.accessibleName() for pick in picks] == ["Choose a die for Mira"]
    picks[0].choose("tragedy")
    with qtbot.waitSignal(panel.start_requested) as asked:
        panel.do.click()
    assert asked.args[0].picks == {who(table, "Mira"): "tragedy"}


@pytest.mark.parametrize(("width", "is_behind"), [(520, True), (300, False)])
def test_what_fits_is_told_behind_the_name_where_that_stays_whole(qtbot: QtBot, width: int, is_behind: bool) -> None:
    panel = a_panel(qtbot, a_table(a_hero(stress=9)))
    panel.resize(width, 600)
    QApplication.processEvents()
    (tick,), (pick,) = panel.findChildren(PresenceCheckBox), panel.findChildren(ChoiceField)
    assert (abs(tick.geometry().center().y() - pick.geometry().center().y()) <= 1) == is_behind
    assert tick.shown() == tick.text()


def test_with_nobody_here_the_panel_says_why_not(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(a_hero()))
    ticks(panel)["Mira · Ana"].click()
    assert not panel.do.isEnabled()
    assert "Select at least one hero whose player is here." in words_in(panel)


def test_an_empty_roster_says_what_to_do(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table())
    assert "No heroes yet. Add one or import characters first." in words_in(panel)


def test_a_hero_who_joins_meanwhile_is_asked_too(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(*the_heroes()))
    panel = StartSessionPanel(bridge)
    shown(qtbot, panel)
    ticks(panel)["Rook · Ben"].click()
    bridge.dispatch(AddCharacters(characters=(a_hero("Quill", player="Dee"),)))
    qtbot.waitUntil(lambda: "Quill · Dee" in ticks(panel))
    ticked = {name: tick.isChecked() for name, tick in ticks(panel).items()}
    assert ticked == {"Mira · Ana": True, "Rook · Ben": False, "Quill · Dee": True}


def test_a_second_session_is_refused_in_words(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session())
    assert "A session is in progress. End it first." in words_in(panel)
    assert not panel.do.isEnabled()


def test_tab_goes_from_the_title_to_the_heroes_and_the_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    way = []
    for _ in range(3):
        press(Key.Key_Tab)
        widget = focused()
        way.append(widget.text() if isinstance(widget, QCheckBox) else widget.accessibleName())
    assert way == ["Mira · Ana", "Rook · Ben", "Ana · Triumph"]
    assert panel.isVisible()


def test_escape_closes_the_panel(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    with qtbot.waitSignal(panel.closed):
        press(Key.Key_Escape)


def test_the_panel_is_over_when_another_campaign_is_opened(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(a_hero()))
    panel = StartSessionPanel(bridge)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(panel.closed):
        bridge.open(a_table())


def test_the_panel_is_freed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table(*the_heroes()))
    assert is_freed_on_deleting(lambda: StartSessionPanel(bridge), qtbot)


def test_a_long_name_is_cut_where_the_room_ends_and_told_whole_as_a_tip(qtbot: QtBot) -> None:
    """Names of sixty letters once pushed the buttons out of the window."""
    name = "Maximiliana Theodora von und zu Hohenschwanstein-Brueckenburg"
    panel = a_panel(qtbot, a_table(a_hero(name), a_hero("Rook", player="Ben")))
    panel.resize(440, 600)
    long, short = (tick for tick in panel.findChildren(PresenceCheckBox) if tick.isVisible())
    assert panel.minimumSizeHint().width() <= 440
    assert long.shown().endswith("…")
    assert (long.toolTip(), short.toolTip()) == (f"{name} · Ana", "")


def test_enter_on_a_name_goes_on_to_the_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_table(*the_heroes()))
    ticks(panel)["Rook · Ben"].setFocus()
    press(Key.Key_Return)
    assert isinstance(focused(), DieField)
    assert ticks(panel)["Rook · Ben"].isChecked()


def test_a_start_that_was_taken_back_stands_there_again_with_the_faces_typed_for_it(qtbot: QtBot) -> None:
    """One die of six was mistyped, and all six had to be typed again."""
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
        again.do.click()
    assert asked_again.args[1] == asked.args[1]
