"""The roster with the mouse."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import action_rects
from gmtracker.ui.tokens import drag_drop
from gmtracker.ui.tracks.delegate import number_rect
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


def test_click_on_a_segment_fills_up_to_it(stage: TableStage) -> None:
    click(stage.roster, stage.segment("Mira", 7))
    assert stage.load("Mira") == 9


def test_click_on_the_last_stone_removes_it(stage: TableStage) -> None:
    click(stage.roster, stage.segment("Mira", 5))
    assert stage.load("Mira") == 6


def test_double_click_on_a_segment_is_one_click(stage: TableStage) -> None:
    """Its second press removed the last stone again."""
    double_click(stage.roster, stage.segment("Mira", 3))
    assert stage.load("Mira") == 5
    click(stage.roster, stage.segment("Mira", 3))
    assert stage.load("Mira") == 4


def test_release_elsewhere_does_nothing(stage: TableStage) -> None:
    QTest.mousePress(stage.roster.viewport(), LEFT, PLAIN, stage.segment("Mira", 3))
    QTest.mouseRelease(stage.roster.viewport(), LEFT, PLAIN, stage.segment("Mira", 8))
    assert stage.load("Mira") == 7


def test_hovering_a_segment_shows_the_clicks_result(stage: TableStage) -> None:
    move(stage.roster, stage.segment("Mira", 6))
    assert stage.said[-1] == ("Mira: Stress 7 → 8", False)
    move(stage.roster, stage.segment("Mira", 10))
    assert stage.said[-1][1]


def test_clicks_on_a_letter_mark_and_unmark_the_action(stage: TableStage) -> None:
    point = action_rects(stage.roster.visualRect(stage.index("Mira", Column.ACTIONS)), 4)[0].center()
    click(stage.roster, point)
    assert stage.log() == "Mira takes a standard action."
    click(stage.roster, point)
    assert stage.log() == "Mira gets a standard action back."


def test_pointer_shows_the_actions_of_a_row_that_waits(stage: TableStage) -> None:
    point = action_rects(stage.roster.visualRect(stage.index("Rook", Column.ACTIONS)), 4)[0].center()
    move(stage.roster, point)
    assert stage.roster.actions_delegate.hovered == who(stage.table, "Rook")
    click(stage.roster, point)
    assert stage.log() == "Rook takes a standard action."
    move(stage.roster, stage.cell("Rook", Column.NAME))
    assert stage.roster.actions_delegate.hovered is None


def test_current_cell_shows_the_actions_of_its_row(stage: TableStage) -> None:
    shown = []
    for column in (Column.ACTIONS, Column.NAME):
        stage.roster.choose(who(stage.table, "Rook"), column)
        stage.roster.grab()
        shown.append(stage.roster.actions_delegate.current)
    assert shown == [who(stage.table, "Rook"), None]


def test_double_click_on_a_letter_marks_once(stage: TableStage) -> None:
    point = action_rects(stage.roster.visualRect(stage.index("Mira", Column.ACTIONS)), 4)[1].center()
    double_click(stage.roster, point)
    assert stage.log() == "Mira takes a move action."


def test_double_click_on_a_held_die_keeps_it_carried(stage: TableStage) -> None:
    double_click(stage.roster, stage.die("Mira", 0))
    assert stage.carried.tokens == held_tokens(stage.table, "Mira")[:1]


def test_clicks_pick_up_and_drop_a_held_die(stage: TableStage, qtbot: QtBot) -> None:
    click(stage.roster, stage.die("Mira", 0))
    assert stage.carried.tokens == held_tokens(stage.table, "Mira")[:1]
    move(stage.roster, stage.cell("Mira", Column.NAME))
    assert stage.said[-1] == ("Mira: Spend Triumph die", False)
    with qtbot.waitSignal(stage.carried.chosen):
        click(stage.roster, stage.cell("Mira", Column.NAME))
    assert stage.carried.tokens == ()


def test_refused_drop_keeps_the_die_and_shows_why(stage: TableStage) -> None:
    click(stage.roster, stage.die("Mira", 0))
    click(stage.roster, stage.cell("Rook", Column.NAME))
    assert stage.said[-1] == ("Only Mira can spend that die.", True)
    assert len(stage.carried.tokens) == 1


def test_click_drops_a_tragedy_die_on_the_hubris_zone(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice("tragedy")[0],))
    click(stage.roster, stage.zone("Mira"))
    assert stage.log().startswith("Mira's hubris: Pride")


def test_double_click_on_a_name_requests_the_sheet(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        double_click(stage.roster, stage.cell("Rook", Column.NAME))
    assert asked.args == [who(stage.table, "Rook")]


def test_click_on_the_number_edits_it(stage: TableStage) -> None:
    """ "+2" typed at a wheel's number was one more Stress, and a 2 in the first die of the check."""
    index = stage.index("Mira", Column.TRACK)
    click(stage.roster, number_rect(stage.roster.visualRect(index), index.data(Role.CELL)).center())
    edit_in_place("+2")
    assert stage.load("Mira") == 9


def test_clicking_tracks_or_actions_keeps_the_check(stage: TableStage, qtbot: QtBot) -> None:
    """A click on Rook's wheel discarded Mira's check with its typed dice."""
    click(stage.roster, stage.cell("Mira", Column.NAME))
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        click(stage.roster, stage.segment("Rook", 2))
    assert stage.load("Rook") == 4
    assert stage.roster.current_character() == who(stage.table, "Rook")
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Rook", Column.NAME))
    assert chosen.args == [who(stage.table, "Rook")]


def test_current_row_follows_the_turn(stage: TableStage) -> None:
    """Letters and conditions typed without a name went to someone clicked turns before."""

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


def test_right_click_requests_the_rows_menu(stage: TableStage, qtbot: QtBot) -> None:
    point = stage.cell("Rook", Column.NAME)
    on_screen = stage.roster.viewport().mapToGlobal(point)
    with qtbot.waitSignal(stage.roster.menu_requested) as asked:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, on_screen)
        QApplication.sendEvent(stage.roster.viewport(), event)
    assert asked.args == [who(stage.table, "Rook"), on_screen]


def test_right_click_below_the_rows_requests_adding(stage: TableStage, qtbot: QtBot) -> None:
    last = stage.roster.visualRect(stage.index("Warden", Column.NAME))
    point = last.bottomLeft() + QPoint(40, 30)
    with qtbot.waitSignal(stage.roster.adding_requested), qtbot.assertNotEmitted(stage.roster.menu_requested):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, stage.roster.viewport().mapToGlobal(point))
        QApplication.sendEvent(stage.roster.viewport(), event)


def test_click_on_a_row_chooses_its_character(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Warden", Column.NAME))
    assert chosen.args == [who(stage.table, "Warden")]
    assert stage.roster.current_character() == who(stage.table, "Warden")


def test_click_on_the_current_row_chooses_it_again(stage: TableStage, qtbot: QtBot) -> None:
    """When someone else had become active, only a click on another row brought this one back."""
    click(stage.roster, stage.cell("Rook", Column.NAME))
    with qtbot.waitSignal(stage.roster.character_chosen) as chosen:
        click(stage.roster, stage.cell("Rook", Column.NAME))
    assert chosen.args == [who(stage.table, "Rook")]
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        click(stage.roster, stage.segment("Rook", 3))


def test_dragging_a_die_keeps_the_current_row(stage: TableStage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hero whose die was dragged onto another's check acted in the next one."""
    rows: list[int] = []
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: rows.append(stage.roster.currentIndex().row()))
    stage.roster.choose(who(stage.table, "Warden"))
    with qtbot.assertNotEmitted(stage.roster.character_chosen):
        press_and_pull(stage.roster, stage.die("Mira", 0))
        QTest.mouseRelease(stage.roster.viewport(), LEFT, PLAIN, stage.cell("Rook", Column.NAME))
        assert stage.bridge.dispatch(c.AddNote(text="Mira waits."))
    assert rows == [stage.index("Mira", Column.NAME).row()], "the row stands out while its die is carried"
    assert stage.roster.current_character() == who(stage.table, "Warden")


def test_click_on_a_held_die_chooses_its_row_first(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Warden"))
    in_hand: list[tuple[str, int]] = []
    stage.roster.character_chosen.connect(lambda chosen: in_hand.append((chosen, len(stage.carried.tokens))))
    click(stage.roster, stage.die("Mira", 0))
    assert in_hand == [(who(stage.table, "Mira"), 0)]
    assert len(stage.carried.tokens) == 1


def test_current_row_is_kept_while_looking_back(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    stage.bridge.return_to_now()
    assert stage.roster.current_character() == who(stage.table, "Rook")


def test_no_tooltip_covers_a_hint(stage: TableStage) -> None:
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
    """Collects the region of a widget that is repainted."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_only_the_changed_cell_is_repainted(stage: TableStage) -> None:
    QApplication.processEvents()
    painted = PaintedRegion()
    stage.roster.viewport().installEventFilter(painted)
    stage.bridge.dispatch(c.SetTrack(character=who(stage.table, "Rook"), track="stress", value=3))
    QApplication.processEvents()
    wheel: QRect = stage.roster.visualRect(stage.index("Rook", Column.TRACK))
    assert painted.region.boundingRect() == wheel
