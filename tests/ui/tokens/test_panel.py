"""The sections of the pools, and the commands of their buttons and menus."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import HAND, pool_place
from gmtracker.engine.commands import AddToken, RemoveToken, Use
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import token_face
from gmtracker.ui.tokens.delegate import CLOSE_DIE, LEAST_TILE
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.model import Role
from gmtracker.ui.tokens.panel import Pools
from gmtracker.ui.widgets.buttons import PlusButton
from tests.builders.campaigns import (
    NOON,
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    earn,
    faces_in_turn,
    pool_tokens,
    who,
    with_id,
)
from tests.builders.river_tales import a_river
from tests.builders.vagabond import a_fight
from tests.strangers_game.river_tales import GAME

DESTINY, FATE, COUNTDOWN = pool_place("destiny"), pool_place("fate"), pool_place("countdown")


def with_tide() -> Table:
    """Return a fight with a Countdown die of this name."""
    table = a_fight()
    do(table, Use(use="set-countdown", inputs={"name": "The tide"}))
    return table


class Side:
    """The pools of a table."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        self._qtbot = qtbot
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.carried = CarriedTokens(self.bridge)
        self.pools = Pools(self.bridge, self.carried)
        qtbot.addWidget(self.pools)
        self.bridge.open(table)

    def asks(self, deed: Any) -> object:
        """Return the commands that an action asks for."""
        with self._qtbot.waitSignal(self.pools.asked) as asked:
            deed()
        assert asked.args is not None
        return asked.args[0]

    def by_hand(self, place: Any, token: Any = None) -> dict[str, bool]:
        """Return the texts of a place's menu, and whether each is enabled."""
        actions = self.pools.menu_for(place, token).actions()
        return {action.text(): action.isEnabled() for action in actions if not action.isSeparator()}


def test_button_under_pointer_stays_when_its_pool_grows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fifth click on Tragedy earned a Triumph, because the sections had moved."""
    side = Side(qtbot, an_encounter())
    side.pools.resize(720, 72)
    side.pools.show()
    earn(side.table, "triumph-stone", 1)
    side.bridge.open(side.table)
    QApplication.processEvents()
    buttons = side.pools.views[FATE].buttons
    monkeypatch.setattr(type(buttons[0]), "underMouse", lambda _button: True)
    places, width = [button.mapTo(side.pools, QPoint()) for button in buttons], side.pools.views[FATE].width()
    for _ in range(5):
        earn(side.table, "tragedy-stone", 1)
        QApplication.processEvents()
        assert [button.mapTo(side.pools, QPoint()) for button in buttons] == places
    QApplication.sendEvent(side.pools, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: side.pools.views[FATE].width() > width)


def test_new_stone_on_a_pile_moves_no_section(qtbot: QtBot) -> None:
    """If the dice were small anyway, each new stone moved all sections, and every die was painted again."""
    side = Side(qtbot, an_encounter(*(a_hero(f"Hero {number}") for number in range(20))))
    side.pools.resize(1280, 72)
    side.pools.show()
    earn(side.table, "triumph-stone", 6)
    side.bridge.open(side.table)
    QApplication.processEvents()
    assert side.pools.views[DESTINY].needs_room
    before = [view.geometry() for view in side.pools.views.values()]
    earn(side.table, "triumph-stone", 1)
    QApplication.processEvents()
    assert [view.geometry() for view in side.pools.views.values()] == before
    side.bridge.undo()
    QApplication.processEvents()
    assert [view.geometry() for view in side.pools.views.values()] == before


def test_first_stone_shares_the_width_as_a_new_window_does(qtbot: QtBot) -> None:
    """Before, the section kept the width of the text that the stone replaced."""
    side = Side(qtbot, an_encounter())
    side.pools.resize(1280, 72)
    side.pools.show()
    QApplication.processEvents()
    earn(side.table, "triumph-stone", 1)
    QApplication.processEvents()
    shown = [view.geometry() for view in side.pools.views.values()]
    side.pools.resize(1279, 72)
    side.pools.resize(1280, 72)
    QApplication.processEvents()
    assert [view.geometry() for view in side.pools.views.values()] == shown


def test_small_dice_grow_when_stones_go(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter(*(a_hero(name) for name in ("Mira", "Rook", "Ash")), a_foe()))
    side.pools.resize(960, 72)
    side.pools.show()
    earn(side.table, "tragedy-stone", 5)
    earn(side.table, "triumph-stone", 5)
    side.bridge.open(side.table)
    QApplication.processEvents()
    dice = side.pools.views[DESTINY]
    small = dice.visualRect(dice.tokens()[0]).width()
    for _ in range(2):
        side.bridge.undo()
    QApplication.processEvents()
    assert not side.pools.views[FATE].tokens()
    assert dice.visualRect(dice.tokens()[0]).width() > small


def test_stones_shrink_before_dice(qtbot: QtBot) -> None:
    """In a busy fight, each stone shrank the faces of the Destiny pool, down to half their size."""
    side = Side(qtbot, an_encounter(*(a_hero(name) for name in ("Mira", "Rook")), a_foe()))
    side.pools.resize(1280, 72)
    side.pools.show()
    for kind, count in (("triumph-stone", 11), ("tragedy-stone", 4)):
        earn(side.table, kind, count)
    side.bridge.open(side.table)
    QApplication.processEvents()
    dice, stones = (side.pools.views[pool] for pool in (DESTINY, FATE))
    sizes = {view: view.visualRect(view.model().index(0, 0)).width() for view in (dice, stones)}
    assert sizes[dice] >= CLOSE_DIE
    assert sizes[stones] >= LEAST_TILE
    places = [stones.visualRect(index) for index in stones.tokens()]
    assert all(stones.viewport().rect().contains(place) for place in places)
    assert len({place.top() for place in places}) == 1


def test_tray_shows_only_pools_and_hand_of_game(qtbot: QtBot) -> None:
    assert list(Side(qtbot, a_river()).pools.views) == [pool_place("sky")]
    assert list(Side(qtbot, a_river(game=replace(GAME, pools=()))).pools.views) == []


def test_named_token_is_described_by_its_name(qtbot: QtBot) -> None:
    side = Side(qtbot, a_river())
    side.bridge.dispatch(Use(use="pull", by=who(side.table, "Oda")))
    model = side.pools.views[pool_place("sky")].model()
    assert model.index(0, 0).data() == "Black cloud: Squall die, d8"


def test_every_pool_has_a_section_before_the_gm_hand(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    assert list(side.pools.views) == [DESTINY, FATE, HAND]
    assert side.pools.views[DESTINY].accessibleName() == "Destiny pool"


def test_button_adds_one_token_or_several_when_held(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    one = side.asks(lambda: side.pools.press("Triumph"))
    many = side.asks(lambda: side.pools.press("Tragedy", 4))
    assert one == Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 1})
    assert many == Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 4})
    assert side.bridge.dispatch(one)
    assert side.bridge.dispatch(many)
    assert len(pool_tokens(side.table, "fate")) == 5


def test_pressing_unknown_button_raises_lookup_error(qtbot: QtBot) -> None:
    with pytest.raises(LookupError):
        Side(qtbot, a_session()).pools.press("Luck")


def test_opening_another_game_rebuilds_sections(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    side.bridge.open(a_river())
    assert list(side.pools.views) == [pool_place("sky")]


def test_another_campaign_of_same_game_keeps_sections(qtbot: QtBot) -> None:
    """The number of stones to take is reset, and buttons disabled by viewing the past are enabled."""
    side = Side(qtbot, an_encounter())
    earn(side.table, "triumph-stone", 3)
    before = dict(side.pools.views)
    before[FATE].take_many(2)
    side.bridge.look_back(side.bridge.entries()[0].id)
    another = a_table()
    side.bridge.open(Table(History(with_id(another.campaign, "another")), another.ruleset, clock=lambda: NOON))
    assert side.pools.views == before
    assert before[DESTINY].model().rowCount() == before[FATE].model().rowCount() == 0
    assert all(button.isEnabled() for button in before[FATE].buttons)
    side.bridge.open(side.table)
    before[FATE].setCurrentIndex(before[FATE].tokens()[0])
    QTest.keyClick(before[FATE], Qt.Key.Key_Return)
    assert len(side.carried.tokens) == 1


def test_menu_adds_and_removes_tokens_by_hand(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    die = pool_tokens(side.table, "destiny", "triumph")[0].id
    menu = side.pools.menu_for(DESTINY, die)
    lay, _, take = (action for action in menu.actions() if not action.isSeparator())
    assert side.asks(lay.trigger) == AddToken(kind="triumph", place=DESTINY)
    assert side.asks(take.trigger) == RemoveToken(token=die)


def test_menu_disables_tokens_refused_by_the_rules(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    assert side.by_hand(FATE) == {
        "Add one Triumph stone by hand": False,
        "Add one Tragedy stone by hand": False,
    }
    assert side.by_hand(HAND)["Add one Tragedy die by hand"]
    assert not side.by_hand(HAND)["Add one Triumph die by hand"]


def test_pool_menu_lists_uses_first_and_asks_for_inputs(qtbot: QtBot) -> None:
    side = Side(qtbot, a_fight())
    menu = side.pools.menu_for(COUNTDOWN, None)
    fill_in, roll, *_ = menu.actions()
    assert menu.toolTipsVisible()
    assert (fill_in.text(), fill_in.isEnabled()) == ("Add a Countdown die…", True)
    assert (roll.text(), roll.isEnabled()) == ("Roll the Countdown dice now", False)
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        fill_in.trigger()
    assert asked.args == [Use(use="set-countdown")]


def test_token_with_inputs_has_a_button_that_asks(qtbot: QtBot) -> None:
    """A Countdown die could be added only by a menu, which nothing on screen pointed to."""
    side = Side(qtbot, a_fight())
    (button,) = side.pools.findChildren(PlusButton)
    assert (button.accessibleName(), button.toolTip()) == ("Add a Countdown die", "Add a Countdown die…")
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        button.click()
    assert asked.args == [Use(use="set-countdown")]


def test_dice_of_a_pool_use_can_be_typed(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    roll = side.pools.menu_for(COUNTDOWN, None).actions()[1]
    assert roll.text() == "Roll the Countdown dice now…"
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        roll.trigger()
    assert asked.args == [Use(use="roll-countdown")]


def test_use_without_token_input_has_no_button(qtbot: QtBot) -> None:
    with pytest.raises(LookupError):
        Side(qtbot, with_tide()).pools.press("Cd6")


def test_named_token_is_wider_and_shows_its_name(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    do(side.table, AddToken(kind="countdown", place=COUNTDOWN))
    view = side.pools.views[COUNTDOWN]
    named, plain = (view.model().index(row, 0) for row in range(2))
    assert [index.data() for index in (named, plain)] == ["The tide: Countdown die, d6", "Countdown die"]
    assert view.sizeHintForIndex(named).width() > view.sizeHintForIndex(plain).width()
    assert named.data(Role.CELL).spoken == "The tide: Countdown die, d6"


def test_rolled_named_die_shows_its_face() -> None:
    table = with_tide()
    do(table, Use(use="roll-countdown"), 5)
    (die,) = pool_tokens(table, "countdown")
    assert token_face(table.campaign.game, die).spoken == "The tide: Countdown die 5, d6"


def test_menu_adds_nothing_while_viewing_history(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    side.bridge.look_back(side.bridge.entries()[-1].id)
    assert not any(side.by_hand(DESTINY).values())


def test_pool_uses_ask_nothing_while_viewing_history(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    side.bridge.look_back(side.bridge.entries()[-1].id)
    assert not any(side.by_hand(COUNTDOWN).values())
