"""The GM's custom counters and conditions, in the row's menu and on the buttons of the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import TABLE_OWNER, Expiry
from gmtracker.engine.commands import CommandBatch, RemoveMarker, SetMarker
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import conditions_cell
from gmtracker.ui.roster.context_menus import RowMenu
from gmtracker.ui.tokens import counters as counters_module
from gmtracker.ui.tokens.counters import LEFT_TO_RIGHT, TableCounters
from tests.builders.campaigns import a_hero, a_session, an_encounter, do, faces_in_turn, who


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    yield window
    window.close()


@pytest.fixture
def bridge() -> Bridge:
    return Bridge(faces_in_turn())


@pytest.fixture
def counters(bridge: Bridge, qtbot: QtBot) -> TableCounters:
    """The buttons of a table with a clock and a condition."""
    table = a_session()
    do(table, SetMarker(text="ritual", count=4, maximum=6, hidden=True))
    do(table, SetMarker(text="dark"))
    counters = TableCounters(bridge)
    counters.asked.connect(bridge.dispatch)
    qtbot.addWidget(counters)
    bridge.open(table)
    counters.show()
    return counters


def menu_of(table: Table, window: QWidget, *names: str) -> dict[str, dict[str, object]]:
    """Return the submenus of these rows' menu by title, each with what its actions ask for by text."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    rows = RowMenu(bridge, Actions(window), window)
    asked: list[object] = []
    rows.asked.connect(asked.append)
    found: dict[str, dict[str, object]] = {}
    for menu in rows.menu_for(*(who(table, name) for name in names)).findChildren(QMenu):
        lines = found.setdefault(menu.title(), {})
        for action in menu.actions():
            asked.clear()
            action.trigger()
            lines[action.text()] = asked[0] if asked else None
    return found


def test_row_menu_counts_hides_and_removes_a_counter(window: QWidget) -> None:
    table = a_session()
    mira = who(table, "Mira")
    do(table, SetMarker(text="arrows", owner=mira, count=12))
    assert menu_of(table, window, "Mira")["arrows 12"] == {
        "Add one": SetMarker(text="arrows", owner=mira, count=13),
        "Remove one": SetMarker(text="arrows", owner=mira, count=11),
        "Visible to players": SetMarker(text="arrows", owner=mira, count=12, hidden=True),
        "Remove": RemoveMarker(marker=table.campaign.markers[-1].id),
    }


def test_shared_counters_have_one_menu_and_one_undo(window: QWidget) -> None:
    table = a_session(a_hero(), a_hero("Rook"))
    for name in ("Mira", "Rook"):
        do(table, SetMarker(text="wet", owner=who(table, name)))
    ends = tuple(RemoveMarker(marker=marker.id) for marker in table.campaign.markers if marker.is_own)
    assert menu_of(table, window, "Mira", "Rook")["wet"]["Remove"] == CommandBatch(commands=ends)


def test_row_shows_a_counters_count_and_rounds() -> None:
    table = an_encounter(a_hero(), a_hero("Rook"))
    rook = who(table, "Rook")
    do(table, SetMarker(text="arrows", owner=rook, count=12))
    do(table, SetMarker(text="cursed", owner=rook, expiry=Expiry("round-end", skip=2)))
    cell = conditions_cell(table.campaign, table.campaign.character(rook))
    assert cell.words == ("arrows 12", "cursed · 3")
    assert "cursed for 3 rounds" in cell.spoken
    assert [mark.timed for mark in cell.marks] == [False, True]


def test_button_of_a_table_counter_adds_one(counters: TableCounters) -> None:
    clock, dark = counters.buttons()
    assert (clock.text(), dark.text()) == ("ritual 4/6", "dark")
    clock.click()
    assert counters.buttons() == [clock, dark]
    assert clock.text() == "ritual 5/6"


def test_click_on_a_full_counter_opens_its_menu(counters: TableCounters, qtbot: QtBot) -> None:
    clock, dark = counters.buttons()
    for _ in range(2):
        clock.click()
    for button in (clock, dark):
        with qtbot.assertNotEmitted(counters.asked):
            button.click()
        menu = next(menu for menu in counters.findChildren(QMenu) if menu.isVisible())
        menu.close()


def test_fourth_counter_is_in_a_menu_and_all_where_there_is_no_room(counters: TableCounters, bridge: Bridge) -> None:
    counters.width_changed.connect(lambda: counters.show_first(3))
    for text in ("rain", "arrows", "owls"):
        bridge.dispatch(SetMarker(text=text, count=1, maximum=4))
        assert sum(button.isVisible() for button in counters.buttons()) == 3
    bridge.undo()
    for shown, words in ((3, "+1"), (0, "+4")):
        counters.show_first(shown)
        assert [button.isVisible() for button in counters.buttons()] == [place < shown for place in range(4)]
        (others,) = (one for one in counters.findChildren(QToolButton) if one.menu() is not None)
        assert (others.isVisible(), others.text().strip(LEFT_TO_RIGHT)) == (True, words)
    others.menu().aboutToShow.emit()
    last = others.menu().actions()[-1].menu()
    assert isinstance(last, QMenu)
    assert last.title() == "arrows 1/4"
    next(action for action in last.actions() if action.text() == "Add one").trigger()
    assert bridge.shown.own_markers(TABLE_OWNER)[-1].count == 2


def test_clock_is_a_wheel_of_40_with_its_name_and_how_far_it_is(
    counters: TableCounters, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, dark = counters.buttons()
    painted: list[object] = []
    monkeypatch.setattr(
        counters_module, "draw_wheel", lambda _painter, rect, **of: painted.append((rect.size(), of["filled"]))
    )
    monkeypatch.setattr(counters_module, "draw_text", lambda _painter, _area, text, *_style: painted.append(text))
    clock.grab()
    assert painted == [(QSizeF(40, 40), 4), "ritual", "4 of 6"]
    assert clock.sizeHint().width() > dark.sizeHint().width() + 40


def test_past_moment_shows_its_counts_and_changes_nothing(counters: TableCounters, bridge: Bridge) -> None:
    clock = counters.buttons()[0]
    clock.click()
    bridge.look_back(bridge.entries()[-2].id)
    assert (clock.text(), clock.isEnabled()) == ("ritual 4/6", False)
    bridge.return_to_now()
    assert (clock.text(), clock.isEnabled()) == ("ritual 5/6", True)


def test_removing_the_last_counter_hides_the_buttons(counters: TableCounters) -> None:
    for _ in range(2):
        marker = counters.markers()[0]
        next(action for action in counters.menu_for(marker).actions() if action.text() == "Remove").trigger()
    assert (counters.buttons(), counters.isHidden()) == ([], True)
