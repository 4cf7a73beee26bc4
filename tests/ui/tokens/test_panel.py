"""The sections of the pools, and what their buttons and menus ask for."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import HAND, in_pool
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

DESTINY, FATE, COUNTDOWN = in_pool("destiny"), in_pool("fate"), in_pool("countdown")


def with_tide() -> Table:
    """A fight with a Countdown die of that name."""
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
        """The command that an action asks for."""
        with self._qtbot.waitSignal(self.pools.asked) as asked:
            deed()
        assert asked.args is not None
        return asked.args[0]

    def by_hand(self, place: Any, token: Any = None) -> dict[str, bool]:
        """The words of the menu at a place, and which of them can be chosen."""
        actions = self.pools.menu_for(place, token).actions()
        return {action.text(): action.isEnabled() for action in actions if not action.isSeparator()}


def test_a_button_stays_under_the_pointer_while_what_it_brings_needs_more_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fifth click on Tragedy earned a Triumph: the sections had been shared out anew."""
    side = Side(qtbot, an_encounter())
    side.pools.resize(1280, 72)
    side.pools.show()
    QApplication.processEvents()
    buttons = side.pools.views[FATE].buttons
    monkeypatch.setattr(type(buttons[0]), "underMouse", lambda _button: True)
    places, width = [button.mapTo(side.pools, QPoint()) for button in buttons], side.pools.views[FATE].width()
    for _ in range(12):
        earn(side.table, "tragedy-stone", 1)
        QApplication.processEvents()
        assert [button.mapTo(side.pools, QPoint()) for button in buttons] == places
    QApplication.sendEvent(side.pools, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: side.pools.views[FATE].width() > width)


def test_a_stone_that_has_room_moves_nobody_though_the_dice_have_too_little(qtbot: QtBot) -> None:
    """With dice that lie small in any case, each stone had moved all sections, and every die was painted anew."""
    side = Side(qtbot, an_encounter(*(a_hero(f"Hero {number}") for number in range(20))))
    side.pools.resize(1280, 72)
    side.pools.show()
    QApplication.processEvents()
    assert side.pools.views[DESTINY].needs_room
    before = [view.geometry() for view in side.pools.views.values()]
    earn(side.table, "triumph-stone", 1)
    QApplication.processEvents()
    assert [view.geometry() for view in side.pools.views.values()] == before
    side.bridge.undo()
    QApplication.processEvents()
    assert [view.geometry() for view in side.pools.views.values()] == before


def test_dice_that_lie_small_have_the_room_of_stones_that_go(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter(*(a_hero(name) for name in ("Mira", "Rook", "Ash")), a_foe()))
    side.pools.resize(1280, 72)
    side.pools.show()
    earn(side.table, "triumph-stone", 14)
    side.bridge.open(side.table)
    QApplication.processEvents()
    dice = side.pools.views[DESTINY]
    small = dice.visualRect(dice.tokens()[0]).width()
    side.bridge.undo()
    QApplication.processEvents()
    assert not side.pools.views[FATE].tokens()
    assert dice.visualRect(dice.tokens()[0]).width() > small


def test_stones_close_up_before_the_dice_that_have_numbers_do(qtbot: QtBot) -> None:
    """A lively fight had shrunk the faces of the Destiny pool to half, stone by stone."""
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


def test_a_game_without_a_hand_shows_none_and_one_without_pools_shows_nothing(qtbot: QtBot) -> None:
    assert list(Side(qtbot, a_river()).pools.views) == [in_pool("sky")]
    assert list(Side(qtbot, a_river(game=replace(GAME, pools=()))).pools.views) == []


def test_a_token_with_a_name_of_its_own_is_told_by_it(qtbot: QtBot) -> None:
    side = Side(qtbot, a_river())
    side.bridge.dispatch(Use(use="pull", by=who(side.table, "Oda")))
    model = side.pools.views[in_pool("sky")].model()
    assert model.index(0, 0).data() == "Black cloud: Squall die, d8"


def test_every_pool_has_a_section_and_the_gms_hand_comes_last(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    assert list(side.pools.views) == [DESTINY, FATE, HAND]
    assert side.pools.views[DESTINY].accessibleName() == "Destiny pool"


def test_a_button_asks_for_one_and_held_down_for_several(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    one = side.asks(lambda: side.pools.press("Triumph"))
    many = side.asks(lambda: side.pools.press("Tragedy", 4))
    assert one == Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 1})
    assert many == Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 4})
    assert side.bridge.dispatch(one)
    assert side.bridge.dispatch(many)
    assert len(pool_tokens(side.table, "fate")) == 5


def test_a_button_that_is_not_there_cannot_be_pressed(qtbot: QtBot) -> None:
    with pytest.raises(LookupError):
        Side(qtbot, a_session()).pools.press("Luck")


def test_another_game_gets_sections_of_its_own(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    side.bridge.open(a_river())
    assert list(side.pools.views) == [in_pool("sky")]


def test_another_campaign_of_a_game_lies_in_the_same_sections(qtbot: QtBot) -> None:
    """How many stones are taken at a time is forgotten with the old one, and so is a look back at it."""
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


def test_a_token_is_laid_into_a_pool_or_taken_out_by_hand(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    die = pool_tokens(side.table, "destiny", "triumph")[0].id
    menu = side.pools.menu_for(DESTINY, die)
    lay, _, take = (action for action in menu.actions() if not action.isSeparator())
    assert side.asks(lay.trigger) == AddToken(kind="triumph", place=DESTINY)
    assert side.asks(take.trigger) == RemoveToken(token=die)


def test_a_token_that_cannot_lie_in_a_pool_now_cannot_be_chosen_in_its_menu(qtbot: QtBot) -> None:
    side = Side(qtbot, a_session())
    assert side.by_hand(FATE) == {
        "Add one Triumph stone by hand": False,
        "Add one Tragedy stone by hand": False,
    }
    assert side.by_hand(HAND)["Add one Tragedy die by hand"]
    assert not side.by_hand(HAND)["Add one Triumph die by hand"]


def test_a_pools_menu_offers_its_uses_first_and_those_that_ask_something_to_be_filled_in(qtbot: QtBot) -> None:
    side = Side(qtbot, a_fight())
    menu = side.pools.menu_for(COUNTDOWN, None)
    fill_in, roll, *_ = menu.actions()
    assert menu.toolTipsVisible()
    assert (fill_in.text(), fill_in.isEnabled()) == ("Add a Countdown die…", True)
    assert (roll.text(), roll.isEnabled()) == ("Roll the Countdown dice now", False)
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        fill_in.trigger()
    assert asked.args == [Use(use="set-countdown")]


def test_a_token_that_is_told_more_about_comes_by_a_button_that_asks_for_it(qtbot: QtBot) -> None:
    """A Countdown die could be set by a menu alone, which nothing on the table told of."""
    side = Side(qtbot, a_fight())
    (button,) = side.pools.findChildren(PlusButton)
    assert (button.accessibleName(), button.toolTip()) == ("Add a Countdown die", "Add a Countdown die…")
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        button.click()
    assert asked.args == [Use(use="set-countdown")]


def test_the_dice_of_a_use_of_a_pool_can_be_typed(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    roll = side.pools.menu_for(COUNTDOWN, None).actions()[1]
    assert roll.text() == "Roll the Countdown dice now…"
    with qtbot.waitSignal(side.pools.details_asked) as asked:
        roll.trigger()
    assert asked.args == [Use(use="roll-countdown")]


def test_a_use_that_asks_for_no_token_has_no_button(qtbot: QtBot) -> None:
    with pytest.raises(LookupError):
        Side(qtbot, with_tide()).pools.press("Cd6")


def test_a_token_with_a_name_of_its_own_is_wider_and_says_it(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    do(side.table, AddToken(kind="countdown", place=COUNTDOWN))
    view = side.pools.views[COUNTDOWN]
    named, plain = (view.model().index(row, 0) for row in range(2))
    assert [index.data() for index in (named, plain)] == ["The tide: Countdown die, d6", "Countdown die"]
    assert view.sizeHintForIndex(named).width() > view.sizeHintForIndex(plain).width()
    assert named.data(Role.CELL).spoken == "The tide: Countdown die, d6"


def test_a_named_die_that_was_rolled_says_its_face() -> None:
    table = with_tide()
    do(table, Use(use="roll-countdown"), 5)
    (die,) = pool_tokens(table, "countdown")
    assert token_face(table.campaign.game, die).spoken == "The tide: Countdown die 5, d6"


def test_nothing_is_laid_by_hand_while_looking_back(qtbot: QtBot) -> None:
    side = Side(qtbot, an_encounter())
    side.bridge.look_back(side.bridge.entries()[-1].id)
    assert not any(side.by_hand(DESTINY).values())


def test_nothing_of_a_pool_is_filled_in_while_looking_back(qtbot: QtBot) -> None:
    side = Side(qtbot, with_tide())
    side.bridge.look_back(side.bridge.entries()[-1].id)
    assert not any(side.by_hand(COUNTDOWN).values())
