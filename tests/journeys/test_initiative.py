"""Initiative in the real window: typed or rolled for all at once, undone as one, and latecomers in between."""

from gmtracker.ui.actions import WindowAction
from tests.driver.gm import CTRL, GM, Key


def turns(gm: GM) -> list[str]:
    """The names in the order of turns, as the rows stand that are sorted by it."""
    gm.sorts_by_turn()
    encounter = gm.app.bridge.shown.encounter
    assert encounter is not None
    rows = [gm.app.bridge.shown.name_of(character) for character in gm.app.window.characters.characters()]
    return rows[: len(encounter.order)]


def adds(gm: GM, line: str) -> None:
    """Add opposition in one line."""
    gm.presses(Key.Key_L, CTRL)
    gm.types(line)
    gm.presses(Key.Key_Return)


def test_initiative_is_typed_for_all_and_orders_the_turns(fight: GM) -> None:
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


def test_initiative_that_is_not_typed_is_rolled(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.hand.does()
    assert turns(fight) == ["Mira Vance", "Warden Cassel", "Rook Adeyemi"]
    fight.sees_log("Initiative: Mira Vance ")


def test_foes_who_come_in_mid_fight_take_turns_and_roll_alone(fight: GM) -> None:
    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    fight.hand.does()
    adds(fight, "2 guard t1")
    fight.sees_log("Guard 1 and Guard 2 take turns after Rook Adeyemi.")
    fight.sees_log("Initiative is still to be rolled for Guard 1 and Guard 2.")
    fight.picks_for_all("Roll initiative…")
    fight.types("2010")
    fight.hand.does()
    assert turns(fight) == ["Guard 1", "Warden Cassel", "Mira Vance", "Guard 2", "Rook Adeyemi"]


def test_a_hero_who_is_added_in_mid_fight_takes_turns(fight: GM) -> None:
    fight.adds_hero("Wren Hollis", "Ida")
    fight.sees_log("Wren Hollis takes turns after Rook Adeyemi.")
    assert turns(fight)[-1] == "Wren Hollis"
    fight.undoes()
    assert turns(fight) == ["Mira Vance", "Warden Cassel", "Rook Adeyemi"]


def test_who_is_brought_back_takes_turns_again(fight: GM) -> None:
    fight.app.window.characters.choose(fight.hand.who("Warden Cassel"))
    fight.hand.acts(WindowAction.BENCH)
    assert turns(fight) == ["Mira Vance", "Rook Adeyemi"]
    fight.hand.acts(WindowAction.FIND)
    fight.types("bring back warden")
    fight.presses(Key.Key_Return)
    assert turns(fight) == ["Mira Vance", "Rook Adeyemi", "Warden Cassel"]
