"""The view of the log: a click views a row's moment, and the button at its end undoes from there."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Token, pool_place
from gmtracker.engine.ids import ActionId, EntryId, TokenId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.model import Column, LogModel, Role
from gmtracker.ui.log.view import LogLineDelegate, LogView, part_places, undo_rect
from gmtracker.ui.theme.palette import LIGHT
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, faces_in_turn
from tests.windows.pictures import inks
from tests.windows.table_views import PLAIN, click, double_click, move, tip_at

pytestmark = pytest.mark.usefixtures("app")

Key = Qt.Key
NOTES = 40


@pytest.fixture
def bridge(app: object) -> Bridge:
    """Return a bridge to a campaign with more notes than fit into the view."""
    bridge = Bridge(faces_in_turn())
    bridge.open(a_table(a_hero()))
    for number in range(NOTES):
        bridge.dispatch(c.AddNote(text=f"Note {number}"))
    return bridge


@pytest.fixture
def view(bridge: Bridge, qtbot: QtBot) -> LogView:
    """Return the view of its log."""
    view = LogView(LogModel(bridge, bridge))
    qtbot.addWidget(view)
    view.resize(900, 190)
    with qtbot.waitExposed(view):
        view.show()
    QApplication.processEvents()  # Finish the layout before a test looks at it.
    return view


def sentence(view: LogView, row: int) -> QPoint:
    """Return a point on a row's sentence."""
    return view.visualRect(view.model().index(row, Column.SENTENCE)).center()


def button(view: LogView, row: int) -> QPoint:
    """Return a point on the button at the end of a row."""
    return undo_rect(view.visualRect(view.model().index(row, Column.SENTENCE))).center()


def test_newest_row_is_visible(view: LogView, bridge: Bridge) -> None:
    assert view.indexAt(sentence(view, NOTES)).row() == NOTES
    bridge.dispatch(c.AddNote(text="One more"))
    assert view.indexAt(sentence(view, NOTES + 1)).row() == NOTES + 1
    assert view.viewport().rect().contains(sentence(view, NOTES + 1))


def test_newest_row_stays_visible_when_the_log_shrinks(view: LogView) -> None:
    view.resize(view.width(), 3 * view.rowHeight(0))
    QApplication.processEvents()
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_click_on_a_row_requests_to_view_it(view: LogView, bridge: Bridge, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.look_back_requested) as asked:
        click(view, sentence(view, NOTES - 1))
    assert asked.args == [bridge.entries()[-2].id]


def test_double_click_requests_only_once(view: LogView) -> None:
    asked: list[int] = []
    view.look_back_requested.connect(asked.append)
    double_click(view, sentence(view, NOTES - 1))
    assert len(asked) == 1


def test_click_on_the_button_requests_undo_from_the_row(view: LogView, bridge: Bridge, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.undo_from_requested) as asked, qtbot.assertNotEmitted(view.look_back_requested):
        click(view, button(view, NOTES - 2))
    assert asked.args == [bridge.entries()[-3].id]


def test_enter_views_and_delete_undoes_the_current_row(view: LogView, bridge: Bridge, qtbot: QtBot) -> None:
    QTest.keyClick(view, Key.Key_Up)
    with qtbot.waitSignal(view.look_back_requested) as looked:
        QTest.keyClick(view, Key.Key_Return)
    with qtbot.waitSignal(view.undo_from_requested) as undone:
        QTest.keyClick(view, Key.Key_Delete)
    assert looked.args == undone.args == [bridge.entries()[-2].id]


def test_viewed_row_has_another_background(view: LogView, bridge: Bridge) -> None:
    bridge.look_back(bridge.entries()[-2].id)
    picture = view.viewport().grab().toImage()
    above, at = (sentence(view, row) + QPoint(0, 8) for row in (NOTES - 2, NOTES - 1))
    assert picture.pixelColor(at).name() == LIGHT.selection.name()
    assert picture.pixelColor(above).name() == LIGHT.panel.name()


def test_button_appears_on_the_hovered_row(view: LogView) -> None:
    row = NOTES - 2
    area = undo_rect(view.visualRect(view.model().index(row, Column.SENTENCE)))
    bare = view.viewport().grab(area).toImage()
    move(view, sentence(view, row))
    shown = view.viewport().grab(area).toImage()
    move(view, area.center())
    pressed = view.viewport().grab(area).toImage()
    assert all(one != other for one, other in combinations((bare, shown, pressed), 2))


def test_right_click_requests_nothing(view: LogView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.look_back_requested):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, PLAIN, sentence(view, NOTES))


def test_long_sentence_is_wrapped_and_never_cut(view: LogView, bridge: Bridge) -> None:
    long = "The tide turns at nine, and with it whoever waits behind the gate. " * 4
    one_line = view.rowHeight(NOTES)
    bridge.dispatch(c.AddNote(text=long))
    high = view.rowHeight(NOTES + 1)
    assert high > one_line
    view.resize(view.width() // 2, view.height())
    assert view.rowHeight(NOTES + 1) > high
    view.resize(8 * view.width(), view.height())
    assert view.rowHeight(NOTES + 1) == one_line
    assert tip_at(view, sentence(view, NOTES + 1)) == ""


def test_rows_added_while_hidden_have_their_full_height(view: LogView, bridge: Bridge) -> None:
    view.hide()
    bridge.dispatch(c.AddNote(text="The tide turns at nine, and with it whoever waits behind the gate. " * 4))
    view.show()
    assert view.rowHeight(NOTES + 1) > view.rowHeight(NOTES)
    assert view.viewport().rect().contains(view.visualRect(view.model().index(NOTES + 1, Column.SENTENCE)))


def test_button_shows_no_tooltip(view: LogView, bridge: Bridge) -> None:
    bridge.dispatch(c.AddNote(text="The tide turns at nine. " * 20))
    move(view, button(view, NOTES + 1))
    assert tip_at(view, button(view, NOTES + 1)) == ""


def test_newest_row_has_a_button_without_the_pointer(view: LogView) -> None:
    cells = [view.visualRect(view.model().index(row, Column.SENTENCE)) for row in (NOTES, NOTES - 1)]
    newest, before = (len(inks(view.viewport().grab(undo_rect(cell)).toImage())) for cell in cells)
    assert newest > 5
    assert before == 1


@pytest.mark.parametrize("width", [900, 350])
def test_button_overlaps_no_text(view: LogView, bridge: Bridge, width: int) -> None:
    """Before, “Undo 3” overlapped the end of the sentence."""
    bridge.dispatch(c.AddNote(text="The tide turns at nine, and with it whoever waits behind the gate. " * 4))
    bridge.dispatch(c.AddNote(text="Rain"))
    view.resize(width, view.height())
    move(view, sentence(view, NOTES + 2))
    index = view.model().index(NOTES + 1, Column.SENTENCE)
    cell, lines = view.visualRect(index), view.itemDelegate()
    assert isinstance(lines, LogLineDelegate)
    aside = cell.adjusted(lines.button(cell, index).left() - cell.left(), 0, 0, 0)
    assert len(inks(view.viewport().grab(aside).toImage())) == 1


def attack(view: LogView, bridge: Bridge) -> QRect:
    """Put an announced attack into the log. Return its cell."""
    mira, hound = (one.id for one in bridge.shown.characters)
    stones = [
        e.TokenAdded(token=Token(id=TokenId(f"s{at}"), kind="triumph-stone", place=pool_place("fate"))) for at in "12"
    ]
    check = e.CheckResolved(what="Aiming", total=31, difficulty=18, degree=4, by=mira, on=hound)
    entry = replace(bridge.entries()[-1], id=EntryId(900), action=ActionId("e900"), events=(check, *stones))
    bridge.table.history.append(entry)
    bridge.opened.emit()
    return view.visualRect(view.model().index(view.model().rowCount() - 1, Column.SENTENCE))


@pytest.mark.parametrize("width", [900, 350])
def test_parts_of_a_check_stay_apart_within_the_row(view: LogView, bridge: Bridge, width: int) -> None:
    bridge.dispatch(c.AddCharacters(characters=(a_foe("Glass Hound of the Low Harbor"),)))
    view.resize(width, view.height())
    cell = attack(view, bridge)
    lines, index = view.itemDelegate(), view.model().index(view.model().rowCount() - 1, Column.SENTENCE)
    assert isinstance(lines, LogLineDelegate)
    (places,) = part_places(cell, index.data(Role.CELL), has_button=True)
    parts = [places.chip, places.text, places.tokens, lines.button(cell, index)]
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert all(cell.contains(part) for part in parts)
    assert view.viewport().rect().contains(cell.bottomRight())


def shown_rows(view: LogView) -> list[str]:
    rows = (row for row in range(view.model().rowCount()) if not view.isRowHidden(row))
    return [view.model().index(row, Column.SENTENCE).data() for row in rows]


def test_filter_shows_only_actions_of_its_topic(view: LogView, bridge: Bridge) -> None:
    bridge.dispatch(c.RollDice(notation="2d6"))
    view.show_topic("roll")
    (roll,) = shown_rows(view)
    assert roll.startswith("Dice: 2d6")
    bridge.dispatch(c.AddNote(text="Rain"))
    bridge.dispatch(c.RollDice(notation="1d20"))
    assert [said[:10] for said in shown_rows(view)] == ["Dice: 2d6:", "Dice: d20:"]
    assert view.currentIndex().data() == shown_rows(view)[-1]
    view.show_topic("note")
    assert len(shown_rows(view)) == NOTES + 1
    view.show_topic("")
    assert len(shown_rows(view)) == view.model().rowCount()


def test_filter_without_actions_says_so(view: LogView) -> None:
    view.show_topic("token")
    assert shown_rows(view) == []
    before = view.viewport().grab().toImage()
    assert len(inks(before)) > 5


def test_first_shown_row_has_the_headings_of_its_section(view: LogView, bridge: Bridge) -> None:
    bridge.dispatch(c.RollDice(notation="2d6"))
    view.show_topic("roll")
    assert view.rowHeight(NOTES + 1) == 2 * 28, "its heading, and its line"
    view.show_topic("")
    assert view.rowHeight(NOTES + 1) == 28


def test_delete_undoes_the_current_row_of_a_filtered_log(view: LogView, bridge: Bridge, qtbot: QtBot) -> None:
    bridge.dispatch(c.RollDice(notation="2d6"))
    roll = bridge.entries()[-1].id
    bridge.dispatch(c.AddNote(text="Rain"))
    view.show_topic("roll")
    with qtbot.waitSignal(view.undo_from_requested) as undone:
        QTest.keyClick(view, Key.Key_Delete)
    assert undone.args == [roll]


def test_session_and_round_are_headings_above_their_first_row(qtbot: QtBot) -> None:
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    for _ in bridge.shown.encounter.order if bridge.shown.encounter else ():
        bridge.dispatch(c.NextTurn())
    view = LogView(LogModel(bridge, bridge))
    qtbot.addWidget(view)
    view.resize(900, 400)
    with qtbot.waitExposed(view):
        view.show()
    rows = range(view.model().rowCount())
    heights = [view.rowHeight(row) // 28 for row in rows]
    sections = [view.model().index(row, Column.SENTENCE).data(Role.CELL).section for row in rows]
    assert sections[-1][-1].endswith("Round 2")
    for row in rows[1:]:
        assert (heights[row] > 1) == (sections[row] != sections[row - 1])


def test_hovering_the_button_strikes_out_all_affected_rows(view: LogView) -> None:
    def looks() -> list[QImage]:
        cells = (view.visualRect(view.model().index(row, Column.SENTENCE)) for row in range(NOTES - 3, NOTES + 1))
        return [view.viewport().grab(cell.adjusted(0, 0, -130, 0)).toImage() for cell in cells]

    move(view, sentence(view, NOTES - 1))
    before = looks()
    move(view, button(view, NOTES - 1))
    assert view.is_on_button(button(view, NOTES - 1))
    assert [then == now for then, now in zip(before, looks(), strict=True)] == [True, True, False, False]
