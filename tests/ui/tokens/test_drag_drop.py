"""Drags: what they carry, where they land, and that no view takes anything out of its model.

Tokens in the GM's hand, by drag or picked up.
"""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, held_by, in_pool
from gmtracker.engine.commands import AddNote
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.modelview.cells import Column, TokenFace
from gmtracker.ui.roster.view import CharactersView
from gmtracker.ui.tokens import drag_drop
from gmtracker.ui.tokens.drag_drop import TOKENS_MIME, CarriedTokens, tokens_as_mime
from gmtracker.ui.tokens.model import Role
from gmtracker.ui.tokens.view import PoolView
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    faces_in_turn,
    held_tokens,
    pool_tokens,
    who,
)
from tests.windows.table_views import (
    COPY,
    CountedPool,
    CountedRoster,
    Staged,
    TableStage,
    drag_event,
    drop_event,
    drops_on,
    place_in,
    press_and_pull,
)

pytestmark = pytest.mark.usefixtures("app")


Begins = Callable[[Callable[[QDrag], None]], None]


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Mira with a hubris, Rook at nine Stress and the Warden in an encounter."""
    rook = a_hero("Rook", player="Ben", stress=8)
    return staged(an_encounter(a_hero(traits=(Trait("hubrises", "Pride"),)), rook, a_foe()))


@pytest.fixture
def when_dragged(monkeypatch: pytest.MonkeyPatch) -> Begins:
    """Says what stands in for the drag loop."""

    def stand_in(run: Callable[[QDrag], None]) -> None:
        monkeypatch.setattr(drag_drop, "run_drag", run)

    return stand_in


def face(pool: PoolView) -> TokenFace:
    """The first token of a pool, as it is drawn."""
    found = pool.model().index(0, 0).data(Role.CELL)
    assert isinstance(found, TokenFace)
    return found


def tokens_in(drag: QDrag) -> tuple[TokenId, ...]:
    """What a drag carries."""
    return tuple(msgspec.json.decode(bytes(drag.mimeData().data(TOKENS_MIME).data())))


def test_a_pool_die_is_dragged_with_its_picture(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    die = stage.pool_dice()[0]
    press_and_pull(stage.destiny, place_in(stage.destiny, die))
    assert tokens_in(drags[0]) == (die,)
    assert drags[0].pixmap().width() == drag_drop.PICTURE


def test_dragged_tokens_are_carried_until_the_drag_is_over(stage: TableStage, when_dragged: Begins) -> None:
    in_hand: list[int] = []
    when_dragged(lambda _: in_hand.append(len(stage.carried.tokens)))
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert in_hand == [1]
    assert stage.carried.tokens == ()


def test_a_held_die_is_dragged_out_of_its_cell(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    press_and_pull(stage.roster, stage.die("Mira", 1))
    assert [tokens_in(drag) for drag in drags] == [(held_tokens(stage.table, "Mira")[1],)]


def test_nothing_is_dragged_out_of_the_other_cells(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    for column in (Column.NAME, Column.TRACK, Column.CONDITIONS):
        press_and_pull(stage.roster, stage.cell("Mira", column))
    assert drags == []


def test_a_die_dropped_on_a_hero_is_awarded_after_the_drag(
    stage: TableStage, when_dragged: Begins, qtbot: QtBot
) -> None:
    when_dragged(drops_on(stage.roster, stage.cell("Mira", Column.NAME)))
    entries = len(stage.bridge.entries())
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert len(stage.bridge.entries()) == entries
    with qtbot.waitSignal(stage.bridge.change_applied):
        pass
    assert stage.log() == "Mira earns Triumph 1 and keeps the die."


def test_a_tragedy_dropped_on_the_zone_brings_the_hubris(stage: TableStage, when_dragged: Begins, qtbot: QtBot) -> None:
    tragedy = stage.pool_dice("tragedy")[0]
    when_dragged(drops_on(stage.roster, stage.zone("Mira")))
    press_and_pull(stage.destiny, place_in(stage.destiny, tragedy))
    with qtbot.waitSignal(stage.bridge.change_applied):
        pass
    assert stage.log().startswith("Mira's hubris: Pride")


def test_a_drag_is_refused_with_a_hint_where_its_tokens_cannot_go(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    over = drag_event(
        drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,)), stage.cell("Warden", Column.NAME)
    )
    stage.roster.dragMoveEvent(over)
    assert stage.said[-1] == ("Warden belongs to the opposition. Only heroes use Destiny.", True)


def test_refused_drop_says_why(stage: TableStage, qtbot: QtBot) -> None:
    """Its reason stood beside the pointer alone, and was gone with the button."""
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    drag = drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,))
    point = stage.cell("Warden", Column.NAME)
    over = drag_event(drag, point)
    stage.roster.dragMoveEvent(over)
    assert over.isAccepted()
    with qtbot.waitSignal(stage.bridge.refused) as refused:
        stage.roster.dropEvent(drop_event(drag, point))
    assert refused.args is not None
    assert refused.args[0].sentence == "Warden belongs to the opposition. Only heroes use Destiny."


def test_refused_put_down_says_why_and_keeps_tokens_in_hand(stage: TableStage, qtbot: QtBot) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    stage.roster.drop_target.hover(stage.cell("Warden", Column.NAME))
    with qtbot.waitSignal(stage.bridge.refused) as refused:
        assert not stage.roster.drop_target.put_down()
    assert refused.args is not None
    assert refused.args[0].sentence == "Warden belongs to the opposition. Only heroes use Destiny."
    assert stage.carried.tokens == (die,)


def test_a_drop_that_the_gm_may_overrule_is_taken_and_refused_with_anyway(stage: TableStage, qtbot: QtBot) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    drag = drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,))
    point = stage.cell("Rook", Column.NAME)
    over = drag_event(drag, point)
    stage.roster.dragMoveEvent(over)
    assert over.isAccepted()
    with qtbot.waitSignal(stage.bridge.refused) as refused:
        stage.roster.dropEvent(drop_event(drag, point))
    assert refused.args is not None
    assert refused.args[0].anyway is not None


def test_tokens_of_another_window_are_not_taken(stage: TableStage) -> None:
    drag = drag_drop.token_drag(stage.destiny, face(stage.destiny), (stage.pool_dice()[0],))
    point = stage.cell("Mira", Column.NAME)
    over, dropped = drag_event(drag, point), drop_event(drag, point)
    stage.roster.dragMoveEvent(over)
    stage.roster.dropEvent(dropped)
    assert not over.isAccepted()
    assert not dropped.isAccepted()


def test_a_pool_takes_nothing_and_says_why(stage: TableStage) -> None:
    held = held_tokens(stage.table, "Mira")[:1]
    stage.carried.take(held)
    over = drag_event(drag_drop.token_drag(stage.roster, face(stage.destiny), held), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert stage.said[-1] == ("Tokens can't go back into a pool.", True)


@pytest.mark.parametrize("name", ["Mira", "Warden"])
def test_a_drag_is_let_in_anywhere_so_that_it_is_told_of_every_place(stage: TableStage, name: str) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    mime = tokens_as_mime((die,))
    entering, _ = drag_events(stage.cell(name, Column.NAME), mime)
    stage.roster.dragEnterEvent(entering)
    assert entering.isAccepted()


def test_over_its_own_pool_a_dragged_die_shows_no_hint(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    over = drag_event(drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,)), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert not over.isAccepted()
    assert stage.said == []


@pytest.mark.parametrize("dropped", [True, False])
def test_a_drag_takes_nothing_out_of_any_model(
    stage: TableStage, when_dragged: Begins, qtbot: QtBot, dropped: bool
) -> None:
    """A default view cleared every cell that had been dragged, after a drop elsewhere."""
    roster = CountedRoster(stage.bridge, stage.roster.roster.wheels, stage.bridge)
    pool = CountedPool(stage.bridge, in_pool("destiny"), stage.bridge)
    over, source = CharactersView(roster, stage.carried), PoolView(pool, stage.carried)
    views: tuple[QAbstractItemView, ...] = (over, source)
    for view in views:
        qtbot.addWidget(view)
        view.resize(820, 400)
        view.show()
    if dropped:
        when_dragged(drops_on(over, over.visualRect(roster.index(0, Column.NAME)).center()))
    else:
        when_dragged(lambda _: None)
    press_and_pull(source, place_in(source, stage.pool_dice()[0]))
    QApplication.processEvents()
    assert (stage.load("Mira") == 3) is dropped
    assert (roster.touched, pool.touched) == (0, 0)


def test_models_offer_copies_and_nothing_else(stage: TableStage) -> None:
    for view in (stage.roster, stage.destiny):
        assert view.model().supportedDragActions() == COPY


class Hand:
    """A table, its bridge, and what is carried at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.carried = CarriedTokens(self.bridge)

    def takes_pool_die(self) -> TokenId:
        """Take the first Triumph die of the pool."""
        die = pool_tokens(self.table, "destiny", "triumph")[0].id
        self.carried.take((die,))
        return die

    def says(self, name: str) -> str:
        """What laying it on somebody would come to."""
        return self.carried.verdict(held_by(who(self.table, name))).message


def test_carried_tokens_tell_what_a_drop_on_each_place_would_do() -> None:
    hand = Hand(a_session(a_hero(), a_hero("Rook", player="Ben", stress=8)))
    hand.takes_pool_die()
    assert hand.says("Mira").startswith("Award: Mira: Stress 2 → 3")
    assert hand.says("Rook") == "Rook is at 10 Stress and can't take a Destiny die."


def test_dropping_what_is_carried_does_the_command_and_lets_go(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    die = hand.takes_pool_die()
    with qtbot.waitSignal(hand.bridge.change_applied):
        hand.carried.drop(held_by(who(hand.table, "Mira")))
    assert hand.carried.tokens == ()
    assert die in held_tokens(hand.table, "Mira")


def test_a_drop_that_can_mean_several_things_asks_which(qtbot: QtBot) -> None:
    hand = Hand(an_encounter())
    target = held_by(who(hand.table, "Mira"))
    hand.carried.take(held_tokens(hand.table, "Mira", "triumph"))
    with qtbot.waitSignal(hand.carried.chosen) as chosen, qtbot.assertNotEmitted(hand.bridge.change_applied):
        hand.carried.drop(target)
    assert chosen.args is not None
    assert len(chosen.args[0].offers) == 6
    assert chosen.args[1] == target


def test_without_carried_tokens_a_drop_does_nothing(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    with qtbot.assertNotEmitted(hand.bridge.change_applied), qtbot.assertNotEmitted(hand.bridge.refused):
        hand.carried.drop(held_by(who(hand.table, "Mira")))


def test_any_other_command_lets_go_of_what_is_carried(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    with qtbot.waitSignal(hand.carried.changed):
        hand.bridge.dispatch(AddNote(text="A bell"))
    assert hand.carried.tokens == ()


def test_looking_back_and_opening_another_campaign_let_go_of_what_is_carried() -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    hand.bridge.look_back(hand.bridge.entries()[-1].id)
    assert hand.carried.tokens == ()
    hand.bridge.return_to_now()
    hand.takes_pool_die()
    hand.bridge.open(a_session())
    assert hand.carried.tokens == ()


def test_what_a_drop_would_do_is_worked_out_once_until_other_tokens_are_carried() -> None:
    hand = Hand(a_session())
    target = held_by(who(hand.table, "Mira"))
    hand.takes_pool_die()
    first = hand.carried.verdict(target)
    assert hand.carried.verdict(target) is first
    hand.carried.take(held_tokens(hand.table, "Mira", "tragedy"))
    assert hand.carried.verdict(target) != first
