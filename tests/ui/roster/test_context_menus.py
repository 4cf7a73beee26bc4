"""The menu of a row and a game's menu for the whole table: what they offer, and what they ask for."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Expiry
from gmtracker.engine.commands import (
    AddCharacters,
    CommandBatch,
    RemoveToken,
    SetCondition,
    SetOrder,
    SetPlayerVisibility,
    SetPresent,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.game_spec import ConditionKind
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.roster.context_menus import GameMenu, RowMenu
from tests.builders import vagabond
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    faces_in_turn,
    held_tokens,
    who,
)
from tests.builders.river_tales import a_river
from tests.strangers_game.river_tales import GAME


class Rows:
    """The rows of a table, each with its menu."""

    def __init__(self, table: Table, window: QWidget) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.menu = RowMenu(self.bridge, Actions(window), window)

    def offers(self, *names: str, within: str = "") -> dict[str, QAction]:
        """Return every action of these rows' menu and its submenus, or of one submenu, by text."""
        self.open = self.menu.menu_for(*(who(self.table, name) for name in names))
        menus = [self.open, *self.open.findChildren(QMenu)]
        found: dict[str, QAction] = {}
        for menu in (menu for menu in menus if within in ("", menu.title())):
            found = {action.text(): action for action in menu.actions()} | found
        return found

    def asks(self, action: QAction, qtbot: QtBot) -> object:
        """Return what choosing an action asks for."""
        with qtbot.waitSignal(self.menu.asked) as asked:
            action.trigger()
        assert asked.args is not None
        return asked.args[0]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    yield window
    window.close()


def test_use_without_inputs_is_asked_for_immediately(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    with qtbot.waitSignal(rows.menu.asked) as asked:
        rows.offers("Mira")["Heal"].trigger()
    assert asked.args == [Use(use="heal", by=who(rows.table, "Mira"))]


def test_more_options_opens_the_inputs_of_a_use(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    with qtbot.waitSignal(rows.menu.details_asked) as asked, qtbot.assertNotEmitted(rows.menu.asked):
        rows.offers("Mira")["Heal…"].trigger()
    assert asked.args == [Use(use="heal", by=who(rows.table, "Mira"))]


def test_overridable_use_is_enabled_with_its_reason(window: QWidget, qtbot: QtBot) -> None:
    """It was disabled, or asked for inputs it did not need, while a drop of the same kind offers "Anyway"."""
    rows = Rows(a_session(a_hero(stress=8)), window)
    heal = rows.offers("Mira")["Heal"]
    assert (heal.isEnabled(), heal.toolTip()) == (True, "Mira is at 10 Stress and can't be healed.")
    rows.menu.asked.connect(rows.bridge.dispatch)
    with qtbot.waitSignal(rows.bridge.refused) as refused:
        heal.trigger()
    assert refused.args is not None
    assert refused.args[0].anyway is not None


def test_use_in_the_menu_previews_its_result(window: QWidget) -> None:
    rows = Rows(a_session(), window)
    assert "Stress 2 → 3" in rows.offers("Mira")["Heal"].toolTip()


@pytest.mark.parametrize(("wounds", "name"), [(0, "Long Rest"), (2, "Long Rest…")])
def test_long_rest_asks_for_inputs_only_when_wounded(window: QWidget, wounds: int, name: str) -> None:
    """It was used immediately, and the wounds were only in the details."""
    assert name in Rows(a_session(a_hero(stress=5, wounds=wounds)), window).offers("Mira")


@pytest.mark.parametrize("use", ["Heal", "Recover", "Short Rest", "Long Rest"])
@pytest.mark.parametrize("hurt", [{"wounds": 1}, {"conditions": ("fatigued",)}])
def test_use_asks_what_it_removes(window: QWidget, use: str, hurt: dict[str, Any]) -> None:
    """Recover cost Stress, and the wound stayed."""
    offers = Rows(a_session(a_hero(stress=3, **hurt)), window).offers("Mira")
    assert use not in offers
    assert f"{use}…" in offers


def test_healing_several_unhurt_heroes_is_not_offered(window: QWidget) -> None:
    offers = Rows(a_session(a_hero(wounds=1), a_hero("Rook")), window).offers("Mira", "Rook")
    assert not {"Heal", "Recover"} & set(offers)


def test_menu_does_not_end_what_hides_a_foe(window: QWidget) -> None:
    """Before, it offered “End: hidden until the first turn”, beside the menu of what the players see."""
    table = a_session()
    do(table, AddCharacters(characters=(a_foe("Lurker"),), hidden=True))
    assert not [offer for offer in Rows(table, window).offers("Lurker") if "idden" in offer]


def test_condition_is_checked_and_removed_by_another_click(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(conditions=["fatigued"])), window)
    fatigued = rows.offers("Mira")["Fatigued"]
    assert fatigued.isChecked()
    with qtbot.waitSignal(rows.menu.asked) as asked:
        fatigued.trigger()
    assert asked.args == [SetCondition(character=who(rows.table, "Mira"), condition="fatigued", on=False)]


def test_hero_can_arrive_late_or_leave_early(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    here = rows.offers("Mira")["Present this session"]
    assert here.isChecked()
    with qtbot.waitSignal(rows.menu.asked) as asked:
        here.trigger()
    assert asked.args == [SetPresent(character=who(rows.table, "Mira"), present=False)]


@pytest.mark.parametrize("table", [a_table(a_hero(), a_foe()), a_session(a_hero(), a_foe())])
def test_opposition_has_no_healing_or_presence_action(window: QWidget, table: Table) -> None:
    offers = Rows(table, window).offers("Warden")
    assert not {"Heal", "Long Rest", "Present this session"} & set(offers)
    assert "Remove from the campaign" in offers


def test_track_menu_shows_the_value_of_the_row(window: QWidget) -> None:
    """Held dice were missing here, but counted on the row."""
    rows = Rows(a_session(a_hero(stress=5)), window)
    load = rows.table.campaign.track_load(who(rows.table, "Mira"), "stress")
    assert load > 5
    assert f"Stress ({load})" in rows.offers("Mira")


def test_menu_is_disabled_while_looking_back(window: QWidget) -> None:
    rows = Rows(a_session(), window)
    rows.bridge.look_back(rows.bridge.entries()[-1].id)
    assert not rows.offers("Mira")["Heal"].isEnabled()


def test_closed_menu_is_deleted(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    rows.offers("Mira")
    with qtbot.waitSignal(rows.open.destroyed):
        rows.open.aboutToHide.emit()


def test_tracks_step_by_one_and_ladders_to_any_rung(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_river(), window)
    offers = rows.offers("Oda")
    assert {"Breath (10)", "Leaks (0)", "Mood (Merry)"} <= set(offers)
    assert (offers["Add one breath"].isEnabled(), offers["Remove one breath"].isEnabled()) == (False, True)
    assert (offers["Merry"].isChecked(), offers["Sour"].isChecked()) == (True, False)
    with qtbot.waitSignal(rows.menu.asked) as asked:
        offers["Sour"].trigger()
    assert asked.args == [SetTrack(character=who(rows.table, "Oda"), track="mood", value=2)]


def test_condition_lasts_until_the_moment_of_its_submenu(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(an_encounter(), window)
    own = who(rows.table, "Rook")
    ends = {
        "Until their next turn ends": Expiry("turn-end", character=own),
        "Until their next turn starts": Expiry("turn-start", character=own),
        "Until the encounter ends": Expiry("encounter-end"),
        "Until the session ends": Expiry("session-end"),
    }
    for words, until in ends.items():
        asked = rows.asks(rows.offers("Rook", within=words)["Dazed"], qtbot)
        assert asked == SetCondition(character=own, condition="dazed", expiry=until)


def test_conditions_have_no_durations_between_sessions(window: QWidget) -> None:
    rows = Rows(a_table(a_hero()), window)
    assert not [words for words in rows.offers("Mira") if words.startswith("Until")]


def test_menu_of_several_rows_changes_all_in_one_action(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(conditions=["dazed"]), a_hero("Rook"), a_foe()), window)
    offers = rows.offers("Mira", "Rook", "Warden")
    dazed = CommandBatch(
        commands=tuple(SetCondition(character=who(rows.table, name), condition="dazed") for name in ("Rook", "Warden"))
    )
    assert rows.asks(offers["Dazed"], qtbot) == dazed
    assert rows.bridge.dispatch(dazed)
    assert rows.offers("Mira", "Rook", "Warden")["Dazed"].isChecked()
    assert rows.bridge.undo()
    assert not rows.table.campaign.character(who(rows.table, "Warden")).has_condition("dazed")


def test_several_rows_offer_only_uses_without_inputs(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(), a_hero("Rook")), window)
    offers = rows.offers("Mira", "Rook")
    heals = tuple(Use(use="heal", by=who(rows.table, name)) for name in ("Mira", "Rook"))
    assert rows.asks(offers["Heal"], qtbot) == CommandBatch(commands=heals)
    assert not [words for words in offers if words.endswith("…") and not {"line", "condition…"} & {*words.split()}]
    assert "Edit character sheet…" not in {words.replace("&", "") for words in offers}


def test_track_change_leaves_out_characters_at_its_end(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(wounds=1), a_hero("Rook"), a_foe()), window)
    fewer = rows.offers("Mira", "Rook")["Remove one wound"]
    assert rows.asks(fewer, qtbot) == SetTrack(character=who(rows.table, "Mira"), track="wounds", value=0)


def test_latecomers_join_and_leave_the_turn_order(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(an_encounter(a_hero(), a_foe()), window)
    rows.bridge.dispatch(AddCharacters(characters=(a_foe("Guard"),)))
    mira, warden, guard = (who(rows.table, name) for name in ("Mira", "Warden", "Guard"))
    turns = rows.offers("Guard", "Warden")["In the turn order"]
    assert not turns.isChecked()
    assert rows.asks(turns, qtbot) == SetOrder(order=(mira, warden, guard))
    leaving = rows.offers("Warden")["In the turn order"]
    assert leaving.isChecked()
    assert rows.asks(leaving, qtbot) == SetOrder(order=(mira,))


def test_visibility_is_set_for_all_selected_foes(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(), a_foe(), a_foe("Guard")), window)
    foes = tuple(SetPlayerVisibility(character=who(rows.table, name), seen="nothing") for name in ("Warden", "Guard"))
    offers = rows.offers("Mira", "Warden", "Guard", within="The pla&yers see")
    assert rows.asks(offers["Nothing"], qtbot) == CommandBatch(commands=foes)


def test_ampersand_in_a_name_is_shown_literally(window: QWidget) -> None:
    """A single "&" was taken for the mark of a shortcut, and not shown."""
    soaked = ConditionKind(key="soaked", name="Wet & cold", meaning="Shivering")
    rows = Rows(a_river(game=replace(GAME, conditions=(soaked,))), window)
    assert "Wet && cold" in rows.offers(rows.table.campaign.characters[0].name)


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
        """Return the texts of the menu, and whether each can be chosen."""
        self.game.fill()
        return {action.text(): action.isEnabled() for action in self.menu.actions()}

    def choose(self, words: str) -> None:
        """Choose an action by its text."""
        next(action for action in self.menu.actions() if action.text() == words).trigger()


@pytest.fixture
def menu(qtbot: QtBot) -> Iterator[QMenu]:
    menu = QMenu()
    qtbot.addWidget(menu)
    yield menu
    menu.close()


def test_game_menu_offers_uses_for_the_whole_table(menu: QMenu) -> None:
    offered = Offered(menu, "torg-eternity")
    assert menu.title() == "Torg Eternity"
    assert offered.words() == {"New act": True}


def test_ampersand_in_a_game_name_is_shown_literally(menu: QMenu) -> None:
    Offered(menu, "humans-and-heroes")
    assert menu.title() == "Humans && Heroes 3"


def test_game_use_without_inputs_is_asked_for_immediately(menu: QMenu, qtbot: QtBot) -> None:
    offered = Offered(menu, "humans-and-heroes")
    assert offered.words() == {"New game day": True, "Roll initiative": False, "End the scene": False}
    with qtbot.waitSignal(offered.game.asked) as asked:
        offered.choose("New game day")
    assert asked.args == [Use(use="new-day")]


def test_overridable_game_use_is_enabled_with_its_reason(menu: QMenu, qtbot: QtBot) -> None:
    """It was always disabled, so "Anyway" was out of reach."""
    offered = Offered(menu, "humans-and-heroes")
    do(offered.table, StartEncounter(kind="conflict", order=(who(offered.table, "Mira"),)))
    do(offered.table, Use(use="initiative"))
    assert offered.words()["Roll initiative"]
    offered.game.asked.connect(offered.bridge.dispatch)
    with qtbot.waitSignal(offered.bridge.refused) as refused:
        offered.choose("Roll initiative")
    assert refused.args is not None
    assert refused.args[0].anyway is not None


def test_game_use_with_dice_asks_for_details(menu: QMenu, qtbot: QtBot) -> None:
    offered = Offered(menu, "vagabond")
    do(offered.table, Use(use="set-countdown"))
    assert offered.words() == {"Add a Countdown die…": True, "Roll the Countdown dice now…": True}
    with qtbot.waitSignal(offered.game.details_asked) as asked:
        offered.choose("Roll the Countdown dice now…")
    assert asked.args == [Use(use="roll-countdown")]


def test_game_without_table_uses_has_no_menu(menu: QMenu) -> None:
    bridge = Bridge(faces_in_turn())
    GameMenu(bridge, menu)
    menu.menuAction().setVisible(True)
    bridge.open(a_river())
    assert not menu.menuAction().isVisible()


def test_tokens_without_pool_are_added_and_removed_by_menu(window: QWidget) -> None:
    rows = Rows(a_session(a_hero("Ada"), a_hero("Cole"), ruleset="dust-and-thunder"), window)
    rows.menu.asked.connect(rows.bridge.dispatch)
    rows.offers("Ada", "Cole", within="Bennies (3)")["Add one Benny"].trigger()
    rows.offers("Ada", within="Bennies (4)")["Remove one Benny"].trigger()
    assert [len(held_tokens(rows.table, name)) for name in ("Ada", "Cole")] == [3, 4]


def test_tokens_of_a_pool_are_not_in_the_menu(window: QWidget) -> None:
    rows = Rows(a_session(), window)
    assert not [words for words in rows.offers("Mira") if words.startswith("Triumph")]


def test_dead_characters_do_not_block_a_rest_of_several(window: QWidget, qtbot: QtBot) -> None:
    """One dead hero among the selected ones refused the rest for all."""
    table = vagabond.an_evening()
    aila, bram = who(table, "Aila"), who(table, "Bram")
    do(table, SetCondition(character=bram, condition="dead"))
    rows = Rows(table, window)
    rest = rows.offers("Aila", "Bram")["Rest"]
    assert "Not for Bram." in rest.toolTip()
    assert rows.asks(rest, qtbot) == Use(use="rest", by=aila)
    breather = rows.offers("Bram")["Breather"]
    assert rows.asks(breather, qtbot) == Use(use="breather", by=bram)


def test_menu_of_a_crowd_edits_its_sheet(window: QWidget) -> None:
    """The menu of all twelve had no sheet."""
    rows = Rows(a_session(a_hero(), a_hero("Rook"), *(a_foe(f"Thug {number}") for number in (1, 2, 3))), window)
    sheet = "&Edit character sheet…"
    assert sheet in rows.offers("Thug 1", "Thug 2", "Thug 3")
    assert sheet not in rows.offers("Thug 1", "Mira")
    assert sheet not in rows.offers("Mira", "Rook")
