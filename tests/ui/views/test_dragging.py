"""Drags: what they carry, where they land, and that no view takes anything out of its model."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, in_pool
from gmtracker.engine.ids import TokenId
from gmtracker.ui.carry import TOKENS_MIME, tokens_as_mime
from gmtracker.ui.demo.hand import drag_events
from gmtracker.ui.models.cells import TokenFace
from gmtracker.ui.models.characters import Column
from gmtracker.ui.models.pool import Role
from gmtracker.ui.views import carrying
from gmtracker.ui.views.characters_view import CharactersView
from gmtracker.ui.views.pool_view import PoolView
from tests.support.builders import a_foe, a_hero, an_encounter, held_tokens
from tests.ui.views.stage import (
    COPY,
    CountedPool,
    CountedRoster,
    Stage,
    Staged,
    drag_event,
    drop_event,
    drops_on,
    place_in,
    press_and_pull,
)

Begins = Callable[[Callable[[QDrag], None]], None]


@pytest.fixture
def stage(staged: Staged) -> Stage:
    """Mira with a hubris, Rook at nine Stress and the Warden in an encounter."""
    rook = a_hero("Rook", player="Ben", stress=8)
    return staged(an_encounter(a_hero(traits=(Trait("hubrises", "Pride"),)), rook, a_foe()))


@pytest.fixture
def when_dragged(monkeypatch: pytest.MonkeyPatch) -> Begins:
    """Says what stands in for the drag loop."""

    def stand_in(run: Callable[[QDrag], None]) -> None:
        monkeypatch.setattr(carrying, "run_drag", run)

    return stand_in


def face(pool: PoolView) -> TokenFace:
    """The first token of a pool, as it is drawn."""
    found = pool.model().index(0, 0).data(Role.CELL)
    assert isinstance(found, TokenFace)
    return found


def tokens_in(drag: QDrag) -> tuple[TokenId, ...]:
    """What a drag carries."""
    return tuple(msgspec.json.decode(bytes(drag.mimeData().data(TOKENS_MIME).data())))


def test_a_pool_die_is_dragged_with_its_picture(stage: Stage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    die = stage.pool_dice()[0]
    press_and_pull(stage.destiny, place_in(stage.destiny, die))
    assert tokens_in(drags[0]) == (die,)
    assert drags[0].pixmap().width() == carrying.PICTURE


def test_what_is_dragged_is_in_hand_until_the_drag_is_over(stage: Stage, when_dragged: Begins) -> None:
    in_hand: list[int] = []
    when_dragged(lambda _: in_hand.append(len(stage.carry.tokens)))
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert in_hand == [1]
    assert stage.carry.tokens == ()


def test_a_held_die_is_dragged_out_of_its_cell(stage: Stage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    press_and_pull(stage.roster, stage.die("Mira", 1))
    assert [tokens_in(drag) for drag in drags] == [(held_tokens(stage.table, "Mira")[1],)]


def test_nothing_is_dragged_out_of_the_other_cells(stage: Stage, when_dragged: Begins) -> None:
    drags: list[QDrag] = []
    when_dragged(drags.append)
    for column in (Column.NAME, Column.TRACK, Column.CONDITIONS):
        press_and_pull(stage.roster, stage.cell("Mira", column))
    assert drags == []


def test_a_die_dropped_on_a_hero_is_awarded_after_the_drag(stage: Stage, when_dragged: Begins, qtbot: QtBot) -> None:
    when_dragged(drops_on(stage.roster, stage.cell("Mira", Column.NAME)))
    entries = len(stage.bridge.entries())
    press_and_pull(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    assert len(stage.bridge.entries()) == entries
    with qtbot.waitSignal(stage.bridge.changed):
        pass
    assert stage.log() == "Mira earns Triumph 1 and holds the die."


def test_a_tragedy_dropped_on_the_zone_brings_the_hubris(stage: Stage, when_dragged: Begins, qtbot: QtBot) -> None:
    tragedy = stage.pool_dice("tragedy")[0]
    when_dragged(drops_on(stage.roster, stage.zone("Mira")))
    press_and_pull(stage.destiny, place_in(stage.destiny, tragedy))
    with qtbot.waitSignal(stage.bridge.changed):
        pass
    assert stage.log().startswith("Mira's hubris: Pride")


def test_where_it_cannot_go_a_drag_is_not_taken_and_hears_why(stage: Stage) -> None:
    die = stage.pool_dice()[0]
    stage.carry.take((die,))
    over = drag_event(
        carrying.token_drag(stage.destiny, face(stage.destiny), (die,)), stage.cell("Warden", Column.NAME)
    )
    stage.roster.dragMoveEvent(over)
    assert not over.isAccepted()
    assert stage.said[-1] == ("Warden is of the opposition; Destiny is for the heroes.", True)


def test_what_the_gm_may_overrule_can_be_dropped_and_is_refused_with_a_way_out(stage: Stage, qtbot: QtBot) -> None:
    die = stage.pool_dice()[0]
    stage.carry.take((die,))
    drag = carrying.token_drag(stage.destiny, face(stage.destiny), (die,))
    point = stage.cell("Rook", Column.NAME)
    over = drag_event(drag, point)
    stage.roster.dragMoveEvent(over)
    assert over.isAccepted()
    with qtbot.waitSignal(stage.bridge.refused) as refused:
        stage.roster.dropEvent(drop_event(drag, point))
    assert refused.args is not None
    assert refused.args[0].anyway is not None


def test_tokens_of_another_window_are_not_taken(stage: Stage) -> None:
    drag = carrying.token_drag(stage.destiny, face(stage.destiny), (stage.pool_dice()[0],))
    point = stage.cell("Mira", Column.NAME)
    over, dropped = drag_event(drag, point), drop_event(drag, point)
    stage.roster.dragMoveEvent(over)
    stage.roster.dropEvent(dropped)
    assert not over.isAccepted()
    assert not dropped.isAccepted()


def test_a_pool_takes_nothing_and_says_why(stage: Stage) -> None:
    held = held_tokens(stage.table, "Mira")[:1]
    stage.carry.take(held)
    over = drag_event(carrying.token_drag(stage.roster, face(stage.destiny), held), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert not over.isAccepted()
    assert stage.said[-1] == ("Tokens do not go back into a pool.", True)


@pytest.mark.parametrize("name", ["Mira", "Warden"])
def test_a_drag_is_let_in_anywhere_so_that_it_is_told_of_every_place(stage: Stage, name: str) -> None:
    die = stage.pool_dice()[0]
    stage.carry.take((die,))
    mime = tokens_as_mime((die,))
    entering, _ = drag_events(stage.cell(name, Column.NAME), mime)
    stage.roster.dragEnterEvent(entering)
    assert entering.isAccepted()


def test_over_its_own_pool_a_die_hears_nothing(stage: Stage) -> None:
    die = stage.pool_dice()[0]
    stage.carry.take((die,))
    over = drag_event(carrying.token_drag(stage.destiny, face(stage.destiny), (die,)), QPoint(10, 10))
    stage.destiny.dragMoveEvent(over)
    assert not over.isAccepted()
    assert stage.said == []


@pytest.mark.parametrize("dropped", [True, False])
def test_a_drag_takes_nothing_out_of_any_model(stage: Stage, when_dragged: Begins, qtbot: QtBot, dropped: bool) -> None:
    """A default view cleared every cell that had been dragged, after a drop elsewhere."""
    roster = CountedRoster(stage.bridge, stage.roster.roster.wheels, stage.bridge)
    pool = CountedPool(stage.bridge, in_pool("destiny"), stage.bridge)
    over, source = CharactersView(roster, stage.carry), PoolView(pool, stage.carry)
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


def test_models_offer_copies_and_nothing_else(stage: Stage) -> None:
    for view in (stage.roster, stage.destiny):
        assert view.model().supportedDragActions() == COPY
