"""The roster under the mouse."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import action_rects
from gmtracker.ui.tokens import drag_drop
from gmtracker.ui.widgets.buttons import Button
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, held_tokens, who
from tests.windows.table_views import (
    LEFT,
    PLAIN,
    Staged,
    TableStage,
    click,
    double_click,
    edit_in_place,
    move,
    press_and_pull,
)

pytestmark = pytest.mark.usefixtures("app")


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Mira at five stones, Rook and the Warden in an encounter."""
    mira = a_hero(stress=5, traits=(Trait("hubrises", "Pride"),))
    return staged(an_encounter(mira, a_hero("Rook", player="Ben"), a_foe()))


def test_a_click_on_a_segment_fills_the_wheel_up_to_it(stage: TableStage) -> None:
    click(stage.roster, stage.segment("Mira", 7))
    assert stage.load("Mira") == 9


def test_a_click_on_the_last_stone_takes_it(stage: TableStage) -> None:
    click(stage.roster, stage.segment("Mira", 5))
    assert stage.load("Mira") == 6


def test_a_double_click_on_a_segment_is_one_click(stage: TableStage) -> None:
    """Its second press took the last stone again."""
    double_click(stage.roster, stage.segment("Mira", 3))
    assert stage.load("Mira") == 5
    click(stage.roster, stage.segment("Mira", 3))
    assert stage.load("Mira") == 4


def test_a_press_that_is_let_go_elsewhere_does_nothing(stage: TableStage) -> None:
    QTest.mousePress(stage.roster.viewport(), LEFT, PLAIN, stage.segment("Mira", 3))
    QTest.mouseRelease(stage.roster.viewport(), LEFT, PLAIN, stage.segment("Mira", 8))
    assert stage.load("Mira") == 7


def test_over_a_segment_the_pointer_says_what_a_click_would_come_to(stage: TableStage) -> None:
    move(stage.roster, stage.segment("Mira", 6))
    assert stage.said[-1] == ("Mira: Stress 7 → 8", False)
    move(stage.roster, stage.segment("Mira", 10))
    assert stage.said[-1][1]


def test_a_click_on_a_letter_marks_the_action_and_another_takes_it_back(stage: TableStage) -> None:
    point = action_rects(stage.roster.visualRect(stage.index("Mira", Column.ACTIONS)), 4)[0].center()
    click(stage.roster, point)
    assert stage.log() == "Mira takes a standard action."
    click(stage.roster, point)
    assert stage.log() == "Mira gets a standard action back."


def test_a_double_click_on_a_letter_marks_the_action(stage: TableStage) -> None:
    point = action_rects(stage.roster.visualRect(stage.index("Mira", Column.ACTIONS)), 4)[1].center()
    double_click(stage.roster, point)
    assert stage.log() == "Mira takes a move action."


def test_a_double_click_on_a_held_die_leaves_it_in_hand(stage: TableStage) -> None:
    double_click(stage.roster, stage.die("Mira", 0))
    assert stage.carried.tokens == held_tokens(stage.table, "Mira")[:1]


def test_a_click_picks_a_held_die_up_and_a_click_on_a_row_drops_it(stage: TableStage, qtbot: QtBot) -> None:
    click(stage.roster, stage.die("Mira", 0))
    assert stage.carried.tokens == held_tokens(stage.table, "Mira")[:1]
    move(stage.roster, stage.cell("Mira", Column.NAME))
    assert stage.said[-1] == ("Spend Triumph die", False)
    with qtbot.waitSignal(stage.carried.chosen):
        click(stage.roster, stage.cell("Mira", Column.NAME))
    assert stage.carried.tokens == ()


def test_a_click_where_it_cannot_go_keeps_it_in_hand_and_says_why(stage: TableStage) -> None:
    click(stage.roster, stage.die("Mira", 0))
    click(stage.roster, stage.cell("Rook", Column.NAME))
    assert stage.said[-1] == ("Only Mira can spend that die.", True)
    assert len(stage.carried.tokens) == 1


def test_a_carried_tragedy_die_is_put_on_the_hubris_zone_by_a_click(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice("tragedy")[0],))
    click(stage.roster, stage.zone("Mira"))
    assert stage.log().startswith("Mira's hubris: Pride")


def test_a_double_click_on_a_name_asks_for_the_sheet(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        double_click(stage.roster, stage.cell("Rook", Column.NAME))
    assert asked.args == [who(stage.table, "Rook")]


def test_a_click_on_the_number_edits_it_in_place(stage: TableStage) -> None:
    """ "+2" typed at a wheel's number was one more Stress, and a 2 in the first die of the check."""
    cell = stage.roster.visualRect(stage.index("Mira", Column.TRACK))
    click(stage.roster, cell.center() + QPoint(30, 0))
    edit_in_place("+2")
    assert stage.load("Mira") == 9


def test_who_gets_stress_or_takes_an_action_does_not_act_for_that(stage: TableStage, qtbot: QtBot) -> None:
    """The check that was set up for Mira, and the dice that were typed for it, went with a click on Rook's wheel."""
    click(stage.roster, stage.cell("Mira", Column.NAME))
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        click(stage.roster, stage.segment("Rook", 2))
    assert stage.load("Rook") == 4
    assert stage.roster.current_character() == who(stage.table, "Rook")
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Rook", Column.NAME))
    assert chosen.args == [who(stage.table, "Rook")]


def test_chosen_row_follows_turn_as_check_does(stage: TableStage) -> None:
    """Letters and a condition typed without a name went to whoever had been clicked turns before."""

    def acting() -> CharacterId:
        encounter = stage.bridge.shown.encounter
        assert encounter is not None
        return encounter.active

    stage.bridge.dispatch(c.NextTurn())
    first = acting()
    stage.roster.choose(first)
    stage.bridge.dispatch(c.NextTurn())
    assert stage.roster.current_character() == acting() != first
    stage.roster.choose(first)
    stage.bridge.dispatch(c.NextTurn())
    assert stage.roster.current_character() == acting() != first


def test_the_right_button_asks_for_the_menu_of_the_row(stage: TableStage, qtbot: QtBot) -> None:
    point = stage.cell("Rook", Column.NAME)
    on_screen = stage.roster.viewport().mapToGlobal(point)
    with qtbot.waitSignal(stage.roster.menu_requested) as asked:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, on_screen)
        QApplication.sendEvent(stage.roster.viewport(), event)
    assert asked.args == [who(stage.table, "Rook"), on_screen]


def test_the_right_button_below_the_last_row_asks_whom_to_add(stage: TableStage, qtbot: QtBot) -> None:
    last = stage.roster.visualRect(stage.index("Warden", Column.NAME))
    point = last.bottomLeft() + QPoint(40, 30)
    with qtbot.waitSignal(stage.roster.adding_requested), qtbot.assertNotEmitted(stage.roster.menu_requested):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, stage.roster.viewport().mapToGlobal(point))
        QApplication.sendEvent(stage.roster.viewport(), event)


def test_a_click_on_a_row_chooses_its_character(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Warden", Column.NAME))
    assert chosen.args == [who(stage.table, "Warden")]
    assert stage.roster.current_character() == who(stage.table, "Warden")


def test_a_click_on_the_chosen_row_chooses_its_character_again(stage: TableStage, qtbot: QtBot) -> None:
    """Somebody else acted by then, and only a click on another row brought the one of this row back."""
    click(stage.roster, stage.cell("Rook", Column.NAME))
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Rook", Column.NAME))
    assert chosen.args == [who(stage.table, "Rook")]
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        click(stage.roster, stage.segment("Rook", 3))


def test_a_die_that_is_dragged_away_leaves_whoever_was_chosen(
    stage: TableStage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hero whose die was dragged onto the check of somebody else's turn acted in the next one."""
    rows: list[int] = []
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: rows.append(stage.roster.currentIndex().row()))
    stage.roster.choose(who(stage.table, "Warden"))
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        press_and_pull(stage.roster, stage.die("Mira", 0))
        QTest.mouseRelease(stage.roster.viewport(), LEFT, PLAIN, stage.cell("Rook", Column.NAME))
        assert stage.bridge.dispatch(c.AddNote(text="Mira waits."))
    assert rows == [stage.index("Mira", Column.NAME).row()], "the row stands out while its die is carried"
    assert stage.roster.current_character() == who(stage.table, "Warden")


def test_a_click_on_a_held_die_chooses_its_row_before_it_is_in_hand(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Warden"))
    in_hand: list[tuple[str, int]] = []
    stage.roster.character_chosen.connect(lambda chosen: in_hand.append((chosen, len(stage.carried.tokens))))
    click(stage.roster, stage.die("Mira", 0))
    assert in_hand == [(who(stage.table, "Mira"), 0)]
    assert len(stage.carried.tokens) == 1


def test_the_chosen_row_stays_chosen_through_looking_back(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    stage.bridge.return_to_now()
    assert stage.roster.current_character() == who(stage.table, "Rook")


def test_no_tooltip_covers_what_is_said_beside_the_pointer(stage: TableStage) -> None:
    point = stage.segment("Mira", 6)
    move(stage.roster, point)
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, point, stage.roster.viewport().mapToGlobal(point))
    assert stage.roster.viewportEvent(help_wanted)


def test_an_empty_roster_offers_two_ways_to_begin(staged: Staged, qtbot: QtBot) -> None:
    empty = staged(a_table())
    buttons = {button.text(): button for button in empty.roster.findChildren(Button) if button.isVisible()}
    with qtbot.waitSignal(empty.roster.add_hero_requested):
        buttons["Add a hero"].click()
    with qtbot.waitSignal(empty.roster.import_roster_requested):
        buttons["Import characters"].click()
    empty.bridge.dispatch(c.AddCharacters(characters=(a_hero(),)))
    assert not any(button.isVisible() for button in buttons.values())


class PaintedRegion(QObject):
    """Adds up what is painted anew of a widget that it watches."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_only_the_changed_cell_is_painted_anew(stage: TableStage) -> None:
    QApplication.processEvents()
    painted = PaintedRegion()
    stage.roster.viewport().installEventFilter(painted)
    stage.bridge.dispatch(c.SetTrack(character=who(stage.table, "Rook"), track="stress", value=3))
    QApplication.processEvents()
    wheel: QRect = stage.roster.visualRect(stage.index("Rook", Column.TRACK))
    assert painted.region.boundingRect() == wheel
