"""Initiative in the real window: typed or rolled for all at once, undone as one action, and rolled by latecomers."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.engine.commands import Use
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.panels import UsePanel
from gmtracker.ui.turns.order_list import TurnOrderList
from gmtracker.ui.widgets.dice_fields import DieField
from tests.driver.gm import CTRL, GM, LEFT, Key, begins_a_check, rolls


def panel_of(gm: GM) -> UsePanel:
    """Return the panel for the initiative dice."""
    panel = gm.app.window.side.panel
    assert isinstance(panel, UsePanel)
    return panel


def turns(gm: GM) -> list[str]:
    """Return the names in the turn order, from the roster sorted by it."""
    gm.sorts_by_turn()
    encounter = gm.app.bridge.shown.encounter
    assert encounter is not None
    rows = [gm.app.bridge.shown.character_name(character) for character in gm.app.window.characters.characters()]
    return rows[: len(encounter.order)]


def adds(gm: GM, line: str) -> None:
    """Add opposition with the command bar."""
    gm.presses(Key.Key_L, CTRL)
    gm.types(line)
    gm.presses(Key.Key_Return)


def test_typed_initiative_orders_the_turns(fight: GM) -> None:
    before = turns(fight)
    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    fight.hand.does()
    fight.sees_log("Initiative: Warden Cassel 19, Mira Vance 15, Rook Adeyemi 7.")
    assert turns(fight) == ["Warden Cassel", "Mira Vance", "Rook Adeyemi"]
    fight.sees("Warden Cassel's turn")
    fight.can_undo("initiative")
    fight.undoes()
    assert turns(fight) == before


def test_untyped_initiative_is_rolled(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.hand.does()
    assert turns(fight) == ["Mira Vance", "Warden Cassel", "Rook Adeyemi"]
    fight.sees_log("Initiative: Mira Vance ")


def test_undone_initiative_keeps_its_typed_faces(fight: GM) -> None:
    """Before, the faces were lost."""

    def faces() -> list[str]:
        return [field.text() for field in panel_of(fight).findChildren(DieField)]

    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    before = faces()
    fight.hand.does()
    fight.undoes()
    fight.picks_for_all("Roll initiative…")
    assert faces() == before
    fight.hand.does()
    fight.sees_log("Initiative: Warden Cassel 19, Mira Vance 15, Rook Adeyemi 7.")
    fight.undoes()
    begins_a_check(fight, "Mira Vance")
    rolls(fight)
    fight.picks_for_all("Roll initiative…")
    assert not any(faces()), "play has gone on"


@pytest.mark.parametrize("typed", ["12", "12318"])
def test_initiative_button_keeps_its_place_when_dice_are_asked_for(fight: GM, typed: str) -> None:
    """Before, it moved down by 31 pixels, and the second click missed it."""
    fight.picks_for_all("Roll initiative…")
    QApplication.processEvents()
    panel = panel_of(fight)
    parts = (*panel.findChildren(DieField), panel.main_button)
    places = [part.mapToGlobal(QPoint()) for part in parts]
    fight.types(typed)
    QTest.mouseClick(panel.main_button, LEFT)
    QApplication.processEvents()
    fight.sees("no result yet")
    assert [part.mapToGlobal(QPoint()) for part in parts] == places
    QTest.mouseClick(panel.main_button, LEFT)
    fight.sees_log("Initiative: ")


def test_focus_goes_to_the_roster_after_rolling_initiative(fight: GM) -> None:
    """Before, the button that ends the encounter had the focus, and the next Space pressed it."""
    fight.picks_for_all("Roll initiative…")
    fight.presses(Key.Key_Return, CTRL)
    fight.sees_log("Initiative: Mira Vance ")
    assert fight.focused() is fight.app.window.characters


def begins_with_initiative(gm: GM) -> None:
    """End the encounter, and start one with two heroes and "Roll initiative next" checked."""
    gm.ends_encounter()
    gm.hand.acts(WindowAction.START_ENCOUNTER)
    gm.hand.puts_in_order([gm.hand.who(name) for name in ("Mira Vance", "Rook Adeyemi")])
    gm.hand.fill(gm.hand.panel(), "Roll initiative next", True)
    gm.hand.does()


def test_encounter_starts_with_typed_initiative(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    fight.hand.does()
    begins_with_initiative(fight)
    fight.types("12318")
    fight.hand.does()
    fight.sees_log("Initiative: Rook Adeyemi 18, Mira Vance 15.")
    assert fight.app.window.side.panel is None
    fight.can_undo("initiative")


def test_encounter_starts_with_rolled_initiative_immediately(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.hand.does()
    assert fight.app.bridge.rolls_dice(Use(use=INITIATIVE))
    begins_with_initiative(fight)
    assert fight.app.window.side.panel is None
    fight.can_undo("initiative")


def test_foes_added_during_a_fight_roll_their_own_initiative(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    fight.hand.does()
    adds(fight, "2 guard t1")
    fight.sees_log("Guard 1 and Guard 2 act after Rook Adeyemi.")
    fight.sees_log("Guard 1 and Guard 2 must still roll initiative.")
    fight.picks_for_all("Roll initiative…")
    fight.types("2010")
    fight.hand.does()
    assert turns(fight) == ["Guard 1", "Warden Cassel", "Mira Vance", "Guard 2", "Rook Adeyemi"]


def test_hero_added_during_a_fight_takes_turns(fight: GM) -> None:
    fight.adds_hero("Wren Hollis", "Ida")
    fight.types("34")
    fight.hand.does()
    fight.sees_log("Wren Hollis acts after Rook Adeyemi.")
    assert turns(fight)[-1] == "Wren Hollis"
    fight.undoes()
    assert turns(fight) == ["Mira Vance", "Warden Cassel", "Rook Adeyemi"]


def test_character_brought_back_takes_turns_again(fight: GM) -> None:
    fight.app.window.characters.choose(fight.hand.who("Warden Cassel"))
    fight.hand.acts(WindowAction.BENCH)
    assert turns(fight) == ["Mira Vance", "Rook Adeyemi"]
    fight.hand.acts(WindowAction.FIND)
    fight.types("bring back warden")
    fight.presses(Key.Key_Return)
    assert turns(fight) == ["Mira Vance", "Rook Adeyemi", "Warden Cassel"]


def stands_in_the_side(gm: GM, part: QWidget) -> bool:
    """Whether a part of the side panel is fully visible."""
    side = gm.app.window.side
    return part.visibleRegion().boundingRect() == part.rect() and side.isAncestorOf(part)


def test_panel_buttons_stay_visible_with_many_characters(session: GM) -> None:
    """Before, with nine characters the buttons were below the edge, because the whole panel scrolled."""
    gm = session
    gm.app.window.resize(1280, 720)
    adds(gm, "8 Guard")
    gm.hand.acts(WindowAction.START_ENCOUNTER)
    panel, order = gm.hand.panel(), gm.app.window.side.findChild(TurnOrderList)
    assert order is not None
    assert stands_in_the_side(gm, panel.main_button)
    assert stands_in_the_side(gm, order), "the list has the room there is, and scrolls by itself"
    gm.hand.fill(panel, "Roll initiative next", True)
    gm.hand.does()
    assert gm.app.window.side.windowTitle() == "Roll initiative"
    gm.waits_until(lambda: stands_in_the_side(gm, gm.hand.panel().main_button))
