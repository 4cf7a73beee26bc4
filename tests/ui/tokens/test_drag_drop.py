"""Drags of tokens: their data, their targets, and that no view removes anything from its model.

Also tokens carried after a click or a key.
"""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, character_place, pool_place
from gmtracker.engine.commands import AddNote
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.modelview.cells import TokenFace
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.roster_input import CharactersView
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
    """Return a table with Mira, who holds a hubris, Rook at nine Stress, and the Warden in an encounter."""
    rook = a_hero("Rook", player="Ben", stress=8)
    return staged(an_encounter(a_hero(traits=(Trait("hubrises", "Pride"),)), rook, a_foe()))


@pytest.fixture
def when_dragged(monkeypatch: pytest.MonkeyPatch) -> Begins:
    """Replace the drag loop by this function."""

    def stand_in(run: Callable[[QDrag], None]) -> None:
        monkeypatch.setattr(drag_drop, "run_drag", run)

    return stand_in


def face(pool: PoolView) -> TokenFace:
    """Return the first token of a pool as it is drawn."""
    found = pool.model().index(0, 0).data(Role.CELL)
    assert isinstance(found, TokenFace)
    return found


def tokens_in(drag: QDrag) -> tuple[TokenId, ...]:
    """Return the tokens in the MIME data of a drag."""
    return tuple(msgspec.json.decode(bytes(drag.mimeData().data(TOKENS_MIME).data())))


def test_drag_of_pool_die_has_its_picture(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    die = stage.pool_dice()[0]
    press_and_pull(stage.destiny, place_in(stage.destiny, die))
    assert tokens_in(drags[0]) == (die,)
    assert drags[0].pixmap().width() == drag_drop.PICTURE


def test_dragged_tokens_are_carried_until_drag_ends(stage: TableStage, when_dragged: Begins) -> None:
    in_hand: list[int] = []
    when_dragged(lambda _: in_hand.append(len(stage.carried.tokens)))
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert in_hand == [1]
    assert stage.carried.tokens == ()


def test_held_die_is_dragged_from_its_cell(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    press_and_pull(stage.roster, stage.die("Mira", 1))
    assert [tokens_in(drag) for drag in drags] == [(held_tokens(stage.table, "Mira")[1],)]


def test_cells_without_tokens_start_no_drag(stage: TableStage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    for column in (Column.NAME, Column.TRACK, Column.CONDITIONS):
        press_and_pull(stage.roster, stage.cell("Mira", column))
    assert drags == []


def test_die_dropped_on_hero_is_awarded_after_drag(stage: TableStage, when_dragged: Begins, qtbot: QtBot) -> None:
    when_dragged(drops_on(stage.roster, stage.cell("Mira", Column.NAME)))
    entries = len(stage.bridge.entries())
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert len(stage.bridge.entries()) == entries
    with qtbot.waitSignal(stage.bridge.change_applied):
        pass
    assert stage.log() == "Mira earns Triumph 1 and keeps the die."


def test_tragedy_dropped_on_zone_adds_hubris(stage: TableStage, when_dragged: Begins, qtbot: QtBot) -> None:
    tragedy = stage.pool_dice("tragedy")[0]
    when_dragged(drops_on(stage.roster, stage.zone("Mira")))
    press_and_pull(stage.destiny, place_in(stage.destiny, tragedy))
    with qtbot.waitSignal(stage.bridge.change_applied):
        pass
    assert stage.log().startswith("Mira's hubris: Pride")


def test_drag_over_impossible_target_shows_refusal_hint(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    over = drag_event(
        drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,)), stage.cell("Warden", Column.NAME)
    )
    stage.roster.dragMoveEvent(over)
    assert stage.said[-1] == ("Warden belongs to the opposition. Only heroes use Destiny.", True)


def test_refused_drop_shows_reason(stage: TableStage, qtbot: QtBot) -> None:
    """The reason was shown only beside the pointer, and disappeared when the button was released."""
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


def test_refused_put_down_shows_reason_and_keeps_tokens_carried(stage: TableStage, qtbot: QtBot) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    stage.roster.drop_target.hover(stage.cell("Warden", Column.NAME))
    with qtbot.waitSignal(stage.bridge.refused) as refused:
        assert not stage.roster.drop_target.put_down()
    assert refused.args is not None
    assert refused.args[0].sentence == "Warden belongs to the opposition. Only heroes use Destiny."
    assert stage.carried.tokens == (die,)


def test_overrulable_drop_is_accepted_and_offers_anyway(stage: TableStage, qtbot: QtBot) -> None:
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


def test_tokens_from_another_window_are_refused(stage: TableStage) -> None:
    drag = drag_drop.token_drag(stage.destiny, face(stage.destiny), (stage.pool_dice()[0],))
    point = stage.cell("Mira", Column.NAME)
    over, dropped = drag_event(drag, point), drop_event(drag, point)
    stage.roster.dragMoveEvent(over)
    stage.roster.dropEvent(dropped)
    assert not over.isAccepted()
    assert not dropped.isAccepted()


def test_pool_refuses_drop_with_reason(stage: TableStage) -> None:
    held = held_tokens(stage.table, "Mira")[:1]
    stage.carried.take(held)
    over = drag_event(drag_drop.token_drag(stage.roster, face(stage.destiny), held), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert stage.said[-1] == ("Tokens can't go back into a pool.", True)


@pytest.mark.parametrize("name", ["Mira", "Warden"])
def test_drag_is_accepted_on_entering_anywhere(stage: TableStage, name: str) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    mime = tokens_as_mime((die,))
    entering, _ = drag_events(stage.cell(name, Column.NAME), mime)
    stage.roster.dragEnterEvent(entering)
    assert entering.isAccepted()


def test_dragged_die_shows_no_hint_over_its_own_pool(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    stage.carried.take((die,))
    over = drag_event(drag_drop.token_drag(stage.destiny, face(stage.destiny), (die,)), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert not over.isAccepted()
    assert stage.said == []


@pytest.mark.parametrize("dropped", [True, False])
def test_drag_removes_nothing_from_models(stage: TableStage, when_dragged: Begins, qtbot: QtBot, dropped: bool) -> None:
    """After a drop elsewhere, Qt's default view cleared every dragged cell."""
    roster = CountedRoster(stage.bridge, stage.roster.roster.wheels, stage.bridge)
    pool = CountedPool(stage.bridge, pool_place("destiny"), stage.bridge)
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


def test_models_support_copy_drags_only(stage: TableStage) -> None:
    for view in (stage.roster, stage.destiny):
        assert view.model().supportedDragActions() == COPY


class Hand:
    """A table, its bridge, and the tokens carried there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.carried = CarriedTokens(self.bridge)

    def takes_pool_die(self) -> TokenId:
        """Carry the first Triumph die of the pool."""
        die = pool_tokens(self.table, "destiny", "triumph")[0].id
        self.carried.take((die,))
        return die

    def says(self, name: str) -> str:
        """Return what dropping the carried tokens on this character would do."""
        return self.carried.verdict(character_place(who(self.table, name))).message


def test_carried_tokens_preview_drop_on_each_target() -> None:
    hand = Hand(a_session(a_hero(), a_hero("Rook", player="Ben", stress=8)))
    hand.takes_pool_die()
    assert hand.says("Mira").startswith("Award: Mira: Stress 2 → 3")
    assert hand.says("Rook") == "Rook is at 10 Stress and can't take a Destiny die."


def test_drop_carries_out_command_and_ends_carrying(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    die = hand.takes_pool_die()
    with qtbot.waitSignal(hand.bridge.change_applied):
        hand.carried.drop(character_place(who(hand.table, "Mira")))
    assert hand.carried.tokens == ()
    assert die in held_tokens(hand.table, "Mira")


def test_ambiguous_drop_asks_for_its_meaning(qtbot: QtBot) -> None:
    hand = Hand(an_encounter())
    target = character_place(who(hand.table, "Mira"))
    hand.carried.take(held_tokens(hand.table, "Mira", "triumph"))
    with qtbot.waitSignal(hand.carried.chosen) as chosen, qtbot.assertNotEmitted(hand.bridge.change_applied):
        hand.carried.drop(target)
    assert chosen.args is not None
    assert len(chosen.args[0].offers) == 6
    assert chosen.args[1] == target


def test_drop_without_carried_tokens_does_nothing(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    with qtbot.assertNotEmitted(hand.bridge.change_applied), qtbot.assertNotEmitted(hand.bridge.refused):
        hand.carried.drop(character_place(who(hand.table, "Mira")))


def test_any_other_command_ends_carrying(qtbot: QtBot) -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    with qtbot.waitSignal(hand.carried.changed):
        hand.bridge.dispatch(AddNote(text="A bell"))
    assert hand.carried.tokens == ()


def test_viewing_history_or_opening_campaign_ends_carrying() -> None:
    hand = Hand(a_session())
    hand.takes_pool_die()
    hand.bridge.look_back(hand.bridge.entries()[-1].id)
    assert hand.carried.tokens == ()
    hand.bridge.return_to_now()
    hand.takes_pool_die()
    hand.bridge.open(a_session())
    assert hand.carried.tokens == ()


def test_drop_preview_is_computed_once_per_carried_tokens() -> None:
    hand = Hand(a_session())
    target = character_place(who(hand.table, "Mira"))
    hand.takes_pool_die()
    first = hand.carried.verdict(target)
    assert hand.carried.verdict(target) is first
    hand.carried.take(held_tokens(hand.table, "Mira", "tragedy"))
    assert hand.carried.verdict(target) != first


@pytest.fixture
def low_roster(staged: Staged) -> TableStage:
    """Return a table with twelve heroes, of whom a roster scrolled halfway down shows about four."""
    stage = staged(an_encounter(*(a_hero(f"Hero {number}", player=f"Player {number}") for number in range(12))))
    stage.roster.resize(820, 260)
    QApplication.processEvents()
    bar = stage.roster.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    return stage


def test_drag_coming_in_over_the_edge_does_not_scroll(low_roster: TableStage) -> None:
    """Before, the roster scrolled under a token on its way down from a pool, which was dropped on the hero above."""
    die, bar = low_roster.pool_dice()[0], low_roster.roster.verticalScrollBar()
    low_roster.carried.take((die,))
    drag = drag_drop.token_drag(low_roster.destiny, face(low_roster.destiny), (die,))
    before = bar.value()
    assert 0 < before < bar.maximum()
    for down in range(0, 60, 5):
        low_roster.roster.dragMoveEvent(drag_event(drag, QPoint(40, down)))
    assert bar.value() == before
    assert not low_roster.roster.drop_target.edge_scroll.is_waiting


@pytest.mark.parametrize("at_the_top", [True, False])
def test_drag_resting_at_the_edge_scrolls(low_roster: TableStage, qtbot: QtBot, at_the_top: bool) -> None:
    die, roster = low_roster.pool_dice()[0], low_roster.roster
    low_roster.carried.take((die,))
    drag = drag_drop.token_drag(low_roster.destiny, face(low_roster.destiny), (die,))
    point = QPoint(40, 3 if at_the_top else roster.viewport().height() - 3)
    roster.dragMoveEvent(drag_event(drag, point))
    aimed = roster.drop_target.target
    end = 0 if at_the_top else roster.verticalScrollBar().maximum()
    qtbot.waitUntil(lambda: roster.verticalScrollBar().value() == end)
    assert roster.drop_target.target != aimed
    roster.drop_target.leave()
    assert not roster.drop_target.edge_scroll.is_waiting
