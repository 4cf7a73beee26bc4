"""A pool's view: tokens picked up by clicks and keys, several stones at a time, and the heading."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, pool_place
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import OnUse
from gmtracker.engine.table import Table
from gmtracker.ui.theme.palette import LIGHT
from gmtracker.ui.tokens import delegate, drag_drop, view
from gmtracker.ui.tokens.delegate import DIE
from gmtracker.ui.tokens.model import PoolModel, Role
from gmtracker.ui.tokens.view import PoolHeading, PoolView
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, held_tokens, who
from tests.windows.pictures import inks
from tests.windows.table_views import LEFT, PLAIN, Staged, TableStage, click, move, place_in, press_and_pull

pytestmark = pytest.mark.usefixtures("app")


Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Return a table with Mira, who holds a hubris, Rook and the Warden in an encounter."""
    proud = a_hero(traits=(Trait("hubrises", "Pride"),))
    return staged(an_encounter(proud, a_hero("Rook", player="Ben"), a_foe()))


def stones(stage: TableStage) -> list[TokenId]:
    """Return the tokens of the Fate pool as shown."""
    model = stage.fate.model()
    return [model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(model.rowCount())]


def choose(view: PoolView, row: int) -> None:
    """Focus the pool, with one of its tokens as the current one."""
    view.setFocus()
    view.setCurrentIndex(view.model().index(row, 0))


def test_click_picks_up_a_die_and_second_puts_it_back(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    in_hand = []
    for _ in range(2):
        click(stage.destiny, place_in(stage.destiny, die))
        in_hand.append(stage.carried.tokens)
    assert in_hand == [(die,), ()]


def test_click_on_another_die_carries_that_instead(stage: TableStage) -> None:
    first, second = stage.pool_dice()[:2]
    click(stage.destiny, place_in(stage.destiny, first))
    click(stage.destiny, place_in(stage.destiny, second))
    assert stage.carried.tokens == (second,)


@pytest.fixture
def holding(stage: TableStage) -> TableStage:
    """Let Mira hold a die, which a click has picked up."""
    click(stage.roster, stage.die("Mira", 0))
    assert stage.carried.tokens == held_tokens(stage.table, "Mira")[:1]
    return stage


def test_click_on_pool_die_replaces_carried_held_die(
    holding: TableStage,
) -> None:
    die = holding.pool_dice()[0]
    click(holding.destiny, place_in(holding.destiny, die))
    assert holding.carried.tokens == (die,)


def test_pool_die_can_be_dragged_while_carrying_held_die(holding: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was dragged. The press was only refused as a drop of the carried die."""
    die, dragged = holding.pool_dice()[0], list[tuple[TokenId, ...]]()
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: dragged.append(holding.carried.tokens))
    press_and_pull(holding.destiny, place_in(holding.destiny, die))
    assert dragged == [(die,)]


def test_stone_of_cancelled_drag_loses_plate_with_focus(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stayed highlighted for the rest of the evening."""
    stage.earn(4)
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: None)
    place = place_in(stage.fate, stones(stage)[1])
    QTest.mousePress(stage.fate.viewport(), LEFT, PLAIN, place)
    move(stage.fate, place + QPoint(16, 0), LEFT)
    lit = []
    for keys in (stage.fate, stage.roster):
        keys.setFocus()
        lit.append(LIGHT.selection.name() in inks(stage.fate.viewport().grab().toImage()))
    assert lit == [True, False]


def test_click_beside_dice_ends_carrying(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice()[0],))
    click(stage.destiny, stage.destiny.viewport().rect().bottomRight())
    assert stage.carried.tokens == ()


def test_carried_token_has_a_ring(stage: TableStage) -> None:
    die = stage.pool_dice()[0]
    before = stage.destiny.viewport().grab().toImage()
    stage.carried.take((die,))
    after = stage.destiny.viewport().grab().toImage()
    ring = place_in(stage.destiny, die) - stage.destiny.visualRect(stage.destiny.model().index(0, 0)).center()
    assert before != after
    assert LIGHT.focus.name() in {after.pixelColor(x, 24 + ring.y()).name() for x in range(48)}


def test_focused_die_has_a_ring(stage: TableStage) -> None:
    stage.destiny.setFocus()
    seen = []
    for row in range(2):
        choose(stage.destiny, row)
        seen.append([LIGHT.focus.name() in inks(picture_of(stage, row)) for row in range(3)])
    assert seen == [[True, False, False], [False, True, False]]


def picture_of(stage: TableStage, row: int) -> QImage:
    """Return the picture of one token of the pool."""
    view = stage.destiny
    return view.viewport().grab(view.visualRect(view.model().index(row, 0))).toImage()


def test_die_is_40_pixels_wide_with_its_rim(stage: TableStage) -> None:
    picture = picture_of(stage, 0)
    body = [x for x in range(picture.width()) if picture.pixelColor(x, picture.height() // 2).name() in BODY]
    assert 38 <= max(body) - min(body) + 1 <= 40


def test_dice_stones_and_kinds_keep_their_gaps(stage: TableStage) -> None:
    """Dice of 40 and stones of 36 are 4 apart, and 8 more between the kinds."""
    stage.earn(2)
    stage.earn(1, "tragedy-stone")
    QApplication.processEvents()
    for pool, pitch, kinds in ((stage.destiny, 44, 3), (stage.fate, 40, 2)):
        model, gaps = pool.model(), []
        lefts = [pool.visualRect(model.index(row, 0)).left() for row in range(kinds + 1)]
        gaps = [right - left for left, right in pairwise(lefts)]
        assert gaps == [pitch] * kinds
        assert pool.visualRect(model.index(kinds, 0)).width() == pitch + 8


def test_pile_shows_its_count_and_gives_one_stone(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    stage.earn(9)
    QApplication.processEvents()
    monkeypatch.setattr(delegate, "draw_text", lambda _painter, _area, text, *_style: painted.append(text))
    stage.fate.viewport().grab()
    assert painted == ["×9"]
    dragged: list[int] = []
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: dragged.append(len(stage.carried.tokens)))
    press_and_pull(stage.fate, place_in(stage.fate, stones(stage)[0]))
    assert dragged == [1]


BODY = {LIGHT.up.fill.name(), LIGHT.rim(LIGHT.up.fill).name()}


def test_kinds_are_separated_by_a_gap(stage: TableStage) -> None:
    model = stage.destiny.model()
    first, last, other = (stage.destiny.visualRect(model.index(row, 0)) for row in (0, 2, 3))
    assert model.index(2, 0).data(Role.CELL).kind != model.index(3, 0).data(Role.CELL).kind
    assert other.width() - last.width() == 8
    assert first.width() == last.width()


def test_sharing_width_reads_no_cells_of_the_model(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(PoolModel, "data", lambda _model, _index, role=0: asked.append(role))
    assert stage.destiny.width_wanted() > stage.destiny.width_for(0)
    assert not asked


def test_resized_pool_is_laid_out_without_requesting_room(
    stage: TableStage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It made all pools share their width again, and was painted twice."""
    view = stage.destiny
    QApplication.processEvents()
    laid_out: list[QSize] = []
    lay_out = view.executeDelayedItemsLayout

    def keep_size() -> None:
        laid_out.append(view.size())
        lay_out()

    monkeypatch.setattr(view, "executeDelayedItemsLayout", keep_size)
    with qtbot.assertNotEmitted(view.room_wanted):
        view.resize(view.width() - 30, view.height())
    assert laid_out == [view.size()]


@pytest.mark.parametrize(("digit", "taken"), [("3", 3), ("9", 4), ("1", 1)])
def test_digit_and_enter_take_that_many_stones(stage: TableStage, digit: str, taken: int) -> None:
    stage.earn(4)
    choose(stage.fate, 0)
    QTest.keyClicks(stage.fate, digit)
    QTest.keyClick(stage.fate, Key.Key_Return)
    assert stage.carried.tokens == tuple(stones(stage)[:taken])


def test_digit_changes_number_of_carried_stones(stage: TableStage) -> None:
    stage.earn(4)
    click(stage.fate, place_in(stage.fate, stones(stage)[0]))
    stage.fate.setFocus()
    QTest.keyClicks(stage.fate, "3")
    assert len(stage.carried.tokens) == 3
    QTest.keyClicks(stage.fate, "2")
    assert len(stage.carried.tokens) == 2


def test_typed_count_applies_to_one_pick_up(stage: TableStage) -> None:
    stage.earn(4)
    choose(stage.fate, 0)
    QTest.keyClicks(stage.fate, "3")
    click(stage.fate, place_in(stage.fate, stones(stage)[0]))
    stage.carried.let_go()
    click(stage.fate, place_in(stage.fate, stones(stage)[0]))
    assert len(stage.carried.tokens) == 1


def test_digit_never_takes_several_dice(stage: TableStage) -> None:
    choose(stage.destiny, 0)
    QTest.keyClicks(stage.destiny, "3")
    QTest.keyClick(stage.destiny, Key.Key_Return)
    assert len(stage.carried.tokens) == 1


def test_selected_stones_are_taken_together(stage: TableStage) -> None:
    stage.earn(4)
    first, _, third, _ = stones(stage)
    choose(stage.fate, 0)
    QTest.mouseClick(stage.fate.viewport(), LEFT, CONTROL, place_in(stage.fate, third))
    click(stage.fate, place_in(stage.fate, third))
    assert stage.carried.tokens == (third, first)


def test_drag_of_several_stones_shows_their_number(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.earn(4)
    choose(stage.fate, 0)
    QTest.keyClicks(stage.fate, "3")
    widths: list[tuple[int, int]] = []
    monkeypatch.setattr(
        drag_drop, "run_drag", lambda drag: widths.append((len(stage.carried.tokens), drag.pixmap().width()))
    )
    press_and_pull(stage.fate, place_in(stage.fate, stones(stage)[0]))
    assert [count for count, _ in widths] == [3]
    assert widths[0][1] > drag_drop.PICTURE


def test_digit_while_dragging_takes_that_many(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The drag loop swallows keys, so the pool must see them first."""
    stage.earn(4)
    in_hand: list[int] = []

    def drag_loop(_drag: object) -> None:
        swallows = Swallows()
        QApplication.instance().installEventFilter(swallows)  # type: ignore[union-attr]
        QApplication.processEvents()
        key = QKeyEvent(QEvent.Type.KeyPress, Key.Key_3, PLAIN, "3")
        QApplication.sendEvent(stage.window.windowHandle(), key)
        in_hand.append(len(stage.carried.tokens))
        QApplication.instance().removeEventFilter(swallows)  # type: ignore[union-attr]

    monkeypatch.setattr(drag_drop, "run_drag", drag_loop)
    press_and_pull(stage.fate, place_in(stage.fate, stones(stage)[0]))
    assert in_hand == [3]


class Swallows(QObject):
    """An event filter that swallows every key, as a drag does."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress


def test_enter_picks_up_and_focuses_roster(stage: TableStage) -> None:
    choose(stage.destiny, 0)
    QTest.keyClick(stage.destiny, Key.Key_Return)
    assert stage.roster.hasFocus()
    assert stage.said[-1] == ("Award: Mira: Stress 2 → 3 · Triumph die to Mira", False)
    QTest.keyClick(stage.roster, Key.Key_Return)
    assert stage.load("Mira") == 3


def test_arrows_aim_at_rows_after_pick_up(stage: TableStage, qtbot: QtBot) -> None:
    click(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    stage.destiny.setFocus()
    with qtbot.waitSignal(stage.destiny.aim_requested):
        QTest.keyClick(stage.destiny, Key.Key_Down)
    assert stage.roster.hasFocus()


def test_h_on_tragedy_aims_at_hubris(stage: TableStage) -> None:
    triumphs = len(stage.pool_dice("triumph"))
    choose(stage.destiny, triumphs)
    QTest.keyClick(stage.destiny, Key.Key_H)
    assert stage.roster.drop_target.target == OnUse("hubris", who(stage.table, "Mira"))
    QTest.keyClick(stage.roster, Key.Key_Return)
    assert stage.log().startswith("Mira's hubris: Pride")


def test_h_on_triumph_does_nothing(stage: TableStage) -> None:
    choose(stage.destiny, 0)
    QTest.keyClick(stage.destiny, Key.Key_H)
    assert stage.carried.tokens == ()


def test_escape_ends_carrying(stage: TableStage) -> None:
    click(stage.destiny, place_in(stage.destiny, stage.pool_dice()[0]))
    QTest.keyClick(stage.destiny, Key.Key_Escape)
    assert stage.carried.tokens == ()


def test_pool_shows_why_it_refuses_a_drop(stage: TableStage) -> None:
    stage.carried.take(held_tokens(stage.table, "Mira")[:1])
    move(stage.destiny, stage.destiny.viewport().rect().center())
    assert stage.said[-1] == ("Tokens can't go back into a pool.", True)
    click(stage.destiny, stage.destiny.viewport().rect().center())
    assert len(stage.carried.tokens) == 1


def test_empty_pool_looks_different_from_full_one(staged: Staged) -> None:
    heading = staged(a_table(a_hero())).destiny.findChild(PoolHeading)
    assert heading is not None
    empty = heading.grab().toImage()
    inks = {empty.pixelColor(x, y).name() for x in range(empty.width()) for y in range(empty.height())}
    assert LIGHT.text_muted.name() in inks


def test_heading_has_accessible_name(stage: TableStage) -> None:
    stage.earn(2)
    assert stage.fate.accessibleName() == "Fate pool"


def test_used_mark_is_separate_from_count(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heading read "9 used this turn", although eight were left."""
    painted: list[str] = []
    monkeypatch.setattr(view, "draw_text", lambda _painter, _area, text, *_style: painted.append(text))
    stage.earn(3)
    stone = stage.bridge.shown.tokens_at(pool_place("fate"), "triumph-stone")[0].id
    stage.bridge.dispatch(Use(use="inspiration", by=stage.bridge.shown.heroes()[0].id, tokens=(stone,)))
    PoolHeading(PoolModel(stage.bridge, pool_place("fate"), stage.bridge), stage.window).grab()
    assert painted == ["Fate pool", "2", "· used this turn"]


def rows_of_tiles(stage: TableStage) -> int:
    """Return how many rows the dice of the pool take."""
    QApplication.processEvents()
    model = stage.destiny.model()
    return len({stage.destiny.visualRect(model.index(row, 0)).top() for row in range(model.rowCount())})


def test_dice_shrink_and_stay_visible_in_narrow_pool(stage: TableStage) -> None:
    count = stage.destiny.model().rowCount()
    whole = stage.destiny.width_wanted()
    for width, rows in ((whole, 1), (whole - 60, 1), (whole - DIE * count + 24 * (count + 1) // 2 + 24, 2)):
        stage.destiny.resize(width, 56)
        assert rows_of_tiles(stage) == rows
        places = [stage.destiny.visualRect(stage.destiny.model().index(row, 0)) for row in range(count)]
        assert all(stage.destiny.viewport().rect().contains(place) for place in places)
    assert stage.destiny.needs_room
    stage.destiny.resize(whole, 56)
    assert not stage.destiny.needs_room


def test_empty_pool_says_why_in_one_line_under_its_name(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr(view, "draw_text", lambda _painter, _area, text, *_style: painted.append(text))
    heading = stage.fate.findChild(PoolHeading)
    assert heading is not None
    heading.grab()
    assert painted == ["Fate pool", "Dice add stones in an encounter."]
    assert heading.accessibleName() == "Fate pool: Dice add stones in an encounter."


def test_empty_pool_hint_without_room_is_tooltip(stage: TableStage) -> None:
    says = PoolModel(stage.bridge, pool_place("fate"), stage.bridge).says_when_empty()
    heading = stage.fate.findChild(PoolHeading)
    assert heading is not None
    tips = []
    for wide in (90, 900):
        stage.fate.resize(wide, 70)
        stage.fate.grab()
        tips.append(heading.toolTip())
    assert tips == [says, ""]


def test_heading_is_as_wide_as_its_counts(staged: Callable[[Table], TableStage]) -> None:
    stage = staged(an_encounter())
    heading = PoolHeading(PoolModel(stage.bridge, pool_place("destiny"), stage.bridge), stage.window)
    before = heading.sizeHint().width()
    assert heading.accessibleName().startswith("Destiny pool: ")
    heading.say_at_a_time(3)
    assert heading.sizeHint().width() >= before
