"""What the menu of a game offers for the whole table, and what it asks for."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import RemoveToken, StartEncounter, StartSession, Use
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.game_menu import GameMenu
from tests.support.builders import a_hero, a_table, do, faces_in_turn, who
from tests.support.river import a_river


class Offered:
    """A game's menu beside a table."""

    def __init__(self, menu: QMenu, game: str) -> None:
        self.table: Table = a_table(a_hero(), ruleset=game)
        do(self.table, StartSession(present=(self.table.campaign.heroes()[0].id,)))
        for token in self.table.campaign.tokens[:1]:
            do(self.table, RemoveToken(token=token.id))
        self.bridge = Bridge(faces_in_turn())
        self.menu, self.game = menu, GameMenu(self.bridge, menu)
        self.bridge.open(self.table)

    def words(self) -> dict[str, bool]:
        """What stands there, and whether it can be chosen."""
        self.game.fill()
        return {action.text(): action.isEnabled() for action in self.menu.actions()}

    def choose(self, words: str) -> None:
        """Choose what stands there."""
        next(action for action in self.menu.actions() if action.text() == words).trigger()


@pytest.fixture
def menu(qtbot: QtBot) -> Iterator[QMenu]:
    menu = QMenu()
    qtbot.addWidget(menu)
    yield menu
    menu.close()


def test_a_game_offers_what_is_done_for_all_under_its_name(menu: QMenu) -> None:
    offered = Offered(menu, "torg-eternity")
    assert menu.title() == "Torg Eternity"
    assert offered.words() == {"New act": True}


def test_an_ampersand_of_a_games_name_is_one(menu: QMenu) -> None:
    Offered(menu, "humans-and-heroes")
    assert menu.title() == "Humans && Heroes 3"


def test_what_needs_no_more_is_asked_for_at_once(menu: QMenu, qtbot: QtBot) -> None:
    offered = Offered(menu, "humans-and-heroes")
    assert offered.words() == {"New game day": True, "Roll initiative": False}
    with qtbot.waitSignal(offered.game.asked) as asked:
        offered.choose("New game day")
    assert asked.args == [Use(use="new-day")]


def test_what_the_gm_may_overrule_can_be_chosen_and_says_why_not(menu: QMenu, qtbot: QtBot) -> None:
    """It was once greyed for good, and "Anyway" was out of reach."""
    offered = Offered(menu, "humans-and-heroes")
    do(offered.table, StartEncounter(kind="conflict", order=(who(offered.table, "Mira"),)))
    do(offered.table, Use(use="initiative"))
    assert offered.words()["Roll initiative"]
    offered.game.asked.connect(offered.bridge.ask)
    with qtbot.waitSignal(offered.bridge.refused) as refused:
        offered.choose("Roll initiative")
    assert refused.args is not None
    assert refused.args[0].anyway is not None


def test_dice_can_be_typed_first(menu: QMenu, qtbot: QtBot) -> None:
    offered = Offered(menu, "vagabond")
    do(offered.table, Use(use="set-countdown"))
    assert offered.words() == {"Set a Countdown die…": True, "Roll the Countdown dice now…": True}
    with qtbot.waitSignal(offered.game.details_asked) as asked:
        offered.choose("Roll the Countdown dice now…")
    assert asked.args == [Use(use="roll-countdown")]


def test_a_game_without_such_uses_has_no_menu(menu: QMenu) -> None:
    bridge = Bridge(faces_in_turn())
    GameMenu(bridge, menu)
    menu.menuAction().setVisible(True)
    bridge.open(a_river())
    assert not menu.menuAction().isVisible()
