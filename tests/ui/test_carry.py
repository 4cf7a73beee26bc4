"""Tokens in the GM's hand, by drag or picked up."""

from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import held_by
from gmtracker.engine.commands import AddNote
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.carry import Carry
from tests.support.builders import a_hero, a_session, an_encounter, faces_in_turn, held_tokens, pool_tokens, who


class Hand:
    """A table, its bridge, and what is carried at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.carry = Carry(self.bridge)

    def takes_pool_die(self) -> TokenId:
        """Take the first Triumph die of the pool."""
        die = pool_tokens(self.table, "destiny", "triumph")[0].id
        self.carry.take((die,))
        return die

    def says(self, name: str) -> str:
        """What laying it on somebody would come to."""
        return self.carry.verdict(held_by(who(self.table, name))).says


def test_what_is_carried_says_what_it_would_do_where() -> None:
    hand = Hand(a_session(a_hero(), a_hero("Rook", player="Ben", stress=8)))
    hand.takes_pool_die()
    assert hand.says("Mira").startswith("Award: Mira: Stress 2 → 3")
    assert hand.says("Rook") == "Rook is at 10 Stress and cannot take a Destiny die."


def test_laying_it_down_does_it_and_empties_the_hand(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    die = hand.takes_pool_die()
    with qtbot.waitSignal(hand.bridge.changed):
        hand.carry.drop(held_by(who(hand.table, "Mira")))
    assert hand.carry.tokens == ()
    assert die in held_tokens(hand.table, "Mira")


def test_a_drop_that_can_mean_several_things_asks_which(qtbot: QtBot) -> None:
    hand = Hand(an_encounter())
    target = held_by(who(hand.table, "Mira"))
    hand.carry.take(held_tokens(hand.table, "Mira", "triumph"))
    with qtbot.waitSignal(hand.carry.chosen) as chosen, qtbot.assertNotEmitted(hand.bridge.changed):
        hand.carry.drop(target)
    assert chosen.args is not None
    assert len(chosen.args[0].offers) == 6
    assert chosen.args[1] == target


def test_an_empty_hand_lays_nothing_down(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    with qtbot.assertNotEmitted(hand.bridge.changed), qtbot.assertNotEmitted(hand.bridge.refused):
        hand.carry.drop(held_by(who(hand.table, "Mira")))


def test_whatever_else_is_done_empties_the_hand(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    with qtbot.waitSignal(hand.carry.changed):
        hand.bridge.ask(AddNote(text="A bell"))
    assert hand.carry.tokens == ()


def test_looking_back_and_opening_another_table_empty_the_hand() -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    hand.bridge.look_back(hand.bridge.entries()[-1].id)
    assert hand.carry.tokens == ()
    hand.bridge.return_to_now()
    hand.takes_pool_die()
    hand.bridge.open(a_session())
    assert hand.carry.tokens == ()


def test_a_verdict_is_worked_out_once_for_each_thing_that_is_taken() -> None:
    hand = Hand(a_session())
    target = held_by(who(hand.table, "Mira"))
    hand.takes_pool_die()
    first = hand.carry.verdict(target)
    assert hand.carry.verdict(target) is first
    hand.carry.take(held_tokens(hand.table, "Mira", "tragedy"))
    assert hand.carry.verdict(target) != first
