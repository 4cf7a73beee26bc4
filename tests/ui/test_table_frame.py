"""Tests of the table's layout: how it shares the room, the drawer, and what it remembers."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QScrollBar, QSplitter, QWidget

from gmtracker.app import App, application
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import NextTurn, SetTrack, StartEncounter, StartSession
from gmtracker.storage.settings import Settings, TableLayout
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.main_window import DEFAULT_SIZE, MIN_SIZE
from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.procedure.panel import ProcedurePanel
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.theme.fonts import pixel_font, scaled, text_font
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.tokens.delegate import token_places
from gmtracker.ui.tokens.view import PoolHeading
from gmtracker.ui.tracks.delegate import NUMBER, PLATE_PAD, has_number_inside, number_rect, wheel_rect
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.builders.campaigns import a_hero, a_session, a_table
from tests.builders.river_tales import a_river, a_sailor
from tests.builders.shattered_spheres import a_tilt_due, counted, tilt_rolled
from tests.strangers_game.river_tales import GAME
from tests.windows.main_window import BEFORE_THE_EVENING, Stage
from tests.windows.pictures import blank_share
from tests.windows.screen_text import words_in

PLAYERS = ("Ana", "Ben", "Chidi", "Dunja")
ALL_GAMES = ["shattered-spheres", "vagabond", "humans-and-heroes", "torg-eternity"]
WIDE = QSize(1920, 1080)


def shown(stage: Stage, size: QSize = DEFAULT_SIZE, layout: TableLayout | None = None, *, hints: bool = True) -> App:
    """Return a window of this size with the first game's sample and this layout."""
    app = stage.window(Settings(layout=layout or TableLayout(), hints=hints))
    app.window.resize(size)
    app.window.restore(b"", layout or TableLayout())
    app.window.show()
    app.document.open_sample(BEFORE_THE_EVENING)
    QApplication.processEvents()
    return app


def becomes(app: App, size: QSize) -> None:
    app.window.resize(size)
    QApplication.processEvents()


def drag_border(part: QWidget, by: QPoint) -> None:
    """Drag the splitter handle that follows a part, at whatever depth the part is."""
    inside, splitter = part, part.parentWidget()
    orientation = Qt.Orientation.Horizontal if by.x() else Qt.Orientation.Vertical
    while not (isinstance(splitter, QSplitter) and splitter.orientation() == orientation):
        assert splitter is not None
        inside, splitter = splitter, splitter.parentWidget()
    handle = splitter.handle(splitter.indexOf(inside) + 1)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + by)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    QApplication.processEvents()


def top(app: App, part: QWidget) -> int:
    return part.mapTo(app.window, QPoint(0, 0)).y()


def test_strips_have_their_designed_heights_and_roster_the_rest(stage: Stage, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT)
    app = shown(stage)
    window = app.window
    strips = (window.header, window.pools, window.last, window.statusBar())
    assert [strip.height() for strip in strips] == [44, 64 + 8, 56, 40]
    assert top(app, window.characters) == 116
    assert window.characters.height() + window.latest.height() == 720 - 44 - 72 - 8 - 56 - 40
    assert 0.6 < window.characters.width() / window.width() < 0.64


def test_strips_are_lower_with_text_of_150_percent(stage: Stage, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT, 1.5)
    window = shown(stage).window
    strips = (window.pools, window.last, window.statusBar())
    assert [strip.height() for strip in strips] == [48 * 1.5 + 8, 44 * 1.5, 36 * 1.5]
    apply_theme(qapp, Scheme.LIGHT)


def test_moved_splitter_keeps_its_share(stage: Stage) -> None:
    app = shown(stage)
    before = app.window.characters.width()
    drag_border(app.window.characters, QPoint(-80, 0))
    moved = app.window.characters.width()
    assert abs(moved - (before - 80)) <= 2
    _, layout = app.window.saved_state()
    assert abs(shown(stage, layout=layout).window.characters.width() - moved) <= 2
    app.window.actions_of_play[WindowAction.RESET_LAYOUT].trigger()
    assert app.window.characters.width() == before


def test_log_opens_below_the_roster_without_shrinking_the_check(stage: Stage) -> None:
    app = shown(stage)
    window, check = app.window, app.window.check.size()
    window.last.log.click()
    QApplication.processEvents()
    assert window.log.isVisible()
    assert window.focusWidget() is window.log
    assert top(app, window.drawer) > top(app, window.characters)
    assert window.check.size() == check
    assert window.actions_of_play[WindowAction.LOG].isChecked()
    window.last.log.click()
    assert not window.drawer.isVisible()
    assert not window.actions_of_play[WindowAction.LOG].isChecked()
    assert window.focusWidget() is window.characters


def test_escape_closes_the_drawer_and_focuses_the_roster(stage: Stage) -> None:
    app = shown(stage)
    app.window.actions_of_play[WindowAction.LOG].trigger()
    assert app.window.drawer.isVisible()
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Escape)
    assert not app.window.drawer.isVisible()
    assert app.window.focusWidget() is app.window.characters


def test_log_is_a_third_column_in_a_wide_window(stage: Stage) -> None:
    app = shown(stage, WIDE)
    window = app.window
    assert window.log.isVisible()
    assert window.drawer.mapTo(window, QPoint(0, 0)).x() > window.check.mapTo(window, QPoint(0, 0)).x()
    QTest.keyClick(window.log, Qt.Key.Key_Escape)
    assert window.log.isVisible()
    becomes(app, DEFAULT_SIZE)
    assert not window.drawer.isVisible()
    becomes(app, WIDE)
    assert window.log.isVisible()
    window.last.log.click()
    becomes(app, DEFAULT_SIZE)
    becomes(app, WIDE)
    assert not window.drawer.isVisible()


def fight_of_seven(stage: Stage, size: QSize) -> App:
    """Return the sample's heroes and foes in a fight, with the default layout."""
    apply_theme(application(), Scheme.LIGHT)
    app = shown(stage, size)
    everybody = tuple(one.id for one in app.bridge.shown.active_characters())
    assert len(everybody) == 7
    if app.bridge.shown.session is None:
        app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    if app.bridge.shown.encounter is None:
        app.bridge.dispatch(StartEncounter(kind="combat", order=everybody))
    app.bridge.dispatch(NextTurn())
    settle()
    return app


def settle() -> None:
    """Process all pending events."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize(("game", "most"), [(game, 0.38 if game == "vagabond" else 0.35) for game in ALL_GAMES])
def test_wide_window_has_little_blank_space(stage: Stage, game: str, most: float) -> None:
    """Before, more than half of it was blank, or two fifths in games without a tray full of dice."""
    apply_theme(application(), Scheme.LIGHT)
    app = shown(stage, WIDE, hints=False)
    app.files.open_sample_of(game)
    settle()
    assert len(app.bridge.shown.active_characters()) == 7
    assert blank_share(app.window.grab().toImage()) <= most


@pytest.mark.parametrize("size", [MIN_SIZE, WIDE])
def test_high_stress_is_whole_in_or_beside_its_wheel(stage: Stage, size: QSize) -> None:
    """Before, it read “9/…”, in small windows and in large ones."""
    app = fight_of_seven(stage, size)
    app.bridge.dispatch(SetTrack(character=app.bridge.shown.heroes()[0].id, track="stress", value=4))
    settle()
    view = app.window.characters
    index = view.roster.index(0, Column.TRACK)
    track, cell = index.data(Role.CELL), view.visualRect(index)
    assert track.load >= 9
    assert wheel_rect(cell).width() >= 28
    assert cell.contains(wheel_rect(cell).toAlignedRect())
    needed = QFontMetrics(pixel_font(scaled(NUMBER), bold=True)).horizontalAdvance("00") + PLATE_PAD
    assert (
        (wheel_rect(cell).width() >= scaled(44))
        if has_number_inside(cell)
        else number_rect(cell, track).width() > needed
    )


def test_stones_fit_one_row_and_held_dice_are_readable(stage: Stage) -> None:
    """Before, in the smallest window stones wrapped within their kind, and held dice were nine pixels wide."""
    app = shown(stage, MIN_SIZE)
    app.files.open_sample_of("shattered-spheres")
    settle()
    for pool in app.window.pools.views.values():
        tiles = [pool.visualRect(one) for one in pool.tokens()]
        assert len({tile.top() for tile in tiles}) == 1
        assert all(pool.viewport().rect().contains(tile) for tile in tiles)
    view = app.window.characters
    cells = [view.roster.index(row, Column.TOKENS) for row in range(4)]
    places = [place for cell in cells for place in token_places(view.visualRect(cell), cell.data(Role.CELL))]
    assert min(place.rect.height() for place in places) >= 18


@pytest.mark.parametrize("size", [MIN_SIZE, DEFAULT_SIZE, WIDE])
@pytest.mark.parametrize("dice", [0, 6])
def test_empty_pools_hint_is_shown_whole(stage: Stage, size: QSize, dice: int) -> None:
    app = shown(stage, size)
    app.bridge.open(a_table(a_hero()) if dice == 0 else a_session(*(a_hero(f"Hero {number}") for number in range(5))))
    settle()
    pools = app.window.pools.views.values()
    assert sum(len(pool.tokens()) for pool in pools) == 2 * dice
    for heading in app.window.pools.findChildren(PoolHeading):
        heading.grab()
        assert heading.toolTip() == ""


def test_four_players_and_gm_vote_without_scrolling(stage: Stage) -> None:
    """Before, on a screen of 1280×720 with a title bar, the GM's row was cut through its die."""
    apply_theme(application(), Scheme.LIGHT)
    table = a_tilt_due(mira="++---", rook="+---", gm="-", wren="+++----", tam="+++----")
    tilt_rolled(table, 6, 5, 2, 2, 2, 4, 1, 6, 6, 5, 3, 6, 3, 3, 4, 6, 4, 3, 1, 1, 5, 5, 5, 2)
    counted(table, 4, 2)
    app = shown(stage, QSize(1280, 680))
    app.bridge.open(table)
    settle()
    (panel,) = app.window.findChildren(ProcedurePanel)
    assert any(text.startswith("Step 4 of 4") for text in words_in(panel))
    assert not any(bar.maximum() for bar in panel.findChildren(QScrollBar))


def test_latest_entries_fill_what_the_roster_leaves_while_the_log_is_shut(stage: Stage) -> None:
    window = shown(stage).window
    bottom = window.latest.mapTo(window, window.latest.rect().bottomLeft()).y()
    assert window.latest.isVisible()
    assert window.latest.height() >= 56
    assert bottom == top_of(window.last) - 8 - 1
    assert window.characters.height() == window.characters.sizeHint().height()
    window.show_log()
    settle()
    assert not window.latest.isVisible()
    window.show_log()
    settle()
    assert window.latest.isVisible()


def test_many_people_leave_no_room_for_the_latest_entries(stage: Stage) -> None:
    app = shown(stage)
    app.bridge.open(a_table(*(a_hero(f"Hero {number}") for number in range(30))))
    settle()
    assert not app.window.latest.isVisible()


def top_of(part: QWidget) -> int:
    return part.mapTo(part.window(), QPoint(0, 0)).y()


def test_filter_of_the_log_is_only_at_the_log(stage: Stage) -> None:
    window = shown(stage).window
    window.show_log()
    settle()
    assert window.log_topic.isVisible()
    QTest.keyClick(window.log, Qt.Key.Key_Backtab)
    while window.focusWidget() is not window.log_topic:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    QTest.keyClick(window.log_topic, Qt.Key.Key_Down)
    assert window.log_topic.currentText() == "Rolls"
    assert 0 < window.log.verticalHeader().hiddenSectionCount() < window.log.model().rowCount()


def test_four_players_start_the_session_without_scrolling(stage: Stage) -> None:
    """Before, the last players' dice were hidden below, while the space for a message was blank."""
    apply_theme(application(), Scheme.LIGHT)
    app = shown(stage)
    app.bridge.open(
        a_table(*(a_hero(name, player=name, stress=stress) for name, stress in zip(PLAYERS, (2, 2, 2, 9), strict=True)))
    )
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    settle()
    panel = app.window.side.panel
    assert isinstance(panel, PanelFrame)
    assert not any(bar.maximum() for bar in panel.findChildren(QScrollBar))
    QTest.keyClicks(panel.findChildren(DieField)[-1], "7")
    settle()
    assert any("7" in text for text in words_in(panel.message))


@pytest.mark.parametrize("begins", [WindowAction.START_SESSION, WindowAction.START_ENCOUNTER])
def test_start_button_is_visible_with_eight_heroes(stage: Stage, begins: WindowAction) -> None:
    """Before, *Begin* was cut at the lower edge or had to be scrolled to."""
    app = shown(stage)
    heroes = tuple(a_hero(f"Hero {number}") for number in range(8))
    app.bridge.open(a_table(*heroes) if begins is WindowAction.START_SESSION else a_session(*heroes))
    app.window.actions_of_play[begins].trigger()
    settle()
    panel = app.window.side.panel
    assert isinstance(panel, PanelFrame)
    seen = panel.main_button.visibleRegion().boundingRect()
    assert seen == panel.main_button.rect()


def test_usual_window_shows_roster_check_tray_outcome_and_command_bar(stage: Stage) -> None:
    window = fight_of_seven(stage, DEFAULT_SIZE).window
    assert [part.isVisible() for part in (window.drawer, window.foe_cards, window.sheet)] == [False] * 3
    assert all(part.isVisible() for part in (window.characters, window.check, window.pools, window.last))


def test_seven_people_have_rows_of_48_and_latest_entries_the_rest(stage: Stage, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT)
    window = fight_of_seven(stage, DEFAULT_SIZE).window
    view = window.characters
    assert view.roster.rowCount() == 7
    assert [view.rowHeight(row) for row in range(7)] == [48] * 7
    assert view.verticalScrollBar().maximum() == 0
    assert view.columnWidth(Column.TOKENS) == 184
    assert window.latest.isVisible()
    assert window.latest.height() >= 56


@pytest.mark.parametrize(("size", "larger"), [(QSize(1600, 900), 1.0), (WIDE, 1.25), (QSize(2560, 1440), 1.5)])
def test_larger_window_makes_everything_larger(stage: Stage, size: QSize, larger: float) -> None:
    window = fight_of_seven(stage, size).window
    assert abs(window.header.height() - 44 * larger) <= 1
    assert abs(window.pools.height() - (64 * larger + 8)) <= 1
    assert text_font().pixelSize() == round(14 * larger)
    assert window.characters.verticalHeader().defaultSectionSize() >= 40 * larger


def test_large_window_shows_foe_cards_and_a_sheet_below(stage: Stage) -> None:
    app = fight_of_seven(stage, WIDE)
    window = app.window
    assert window.foe_cards.isVisible()
    assert top(app, window.foe_cards) >= top(app, window.characters) + window.characters.height()
    assert top(app, window.sheet) >= top(app, window.check) + window.check.height()
    tam = app.bridge.shown.heroes()[3]
    window.characters.choose(tam.id)
    assert window.sheet.accessibleName().startswith(tam.name)
    app.bridge.dispatch(NextTurn())
    acting = app.bridge.shown.character(app.bridge.shown.acting)
    assert window.sheet.accessibleName().startswith(acting.name if acting.side == "heroes" else tam.name)


def test_game_without_tokens_or_checks_hides_their_parts(stage: Stage) -> None:
    app = shown(stage)
    window, act = app.window, app.window.actions_of_play
    app.bridge.open(a_river(a_sailor(), game=replace(GAME, tokens=(), pools=(), hand="The captain's hand")))
    settle()
    assert not window.pools.isVisible()
    assert not window.check.isVisible()
    assert not act[WindowAction.CHECK].isVisible()
    assert window.characters.width() > 1200
    act[WindowAction.ADD_NOTE].trigger()
    settle()
    assert window.side.isVisible()
    window.side.close_panel()
    settle()
    assert not window.side.isVisible()
    app.files.open_sample()
    settle()
    assert window.pools.isVisible()
    assert window.check.isVisible()
    assert act[WindowAction.CHECK].isEnabled()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_odds_and_outcome_are_readable_from_afar(stage: Stage, game: str) -> None:
    apply_theme(application(), Scheme.LIGHT)
    app = shown(stage)
    app.files.open_sample_of(game)
    window, hero = app.window, app.bridge.shown.heroes()[0].id
    if app.bridge.rules.open_check() is not None:
        app.bridge.dispatch(NextTurn())
    window.check.prepare(CheckDraft(by=hero))
    window.show_check()
    settle()
    odds = window.check.odds.grab().toImage()
    top = next(y for y in range(odds.height()) if any(odds.pixelColor(x, y).lightness() < 128 for x in range(90)))
    assert height_of_ink(odds, range(90), range(top, top + 42)) >= 23
    assert height_of_ink(odds, range(200, odds.width()), range(97)) >= 90
    window.check.bar.press()
    settle()
    letters = window.last.outcome.result_font()
    assert letters is not None
    assert QFontMetrics(letters).capHeight() >= 20


def height_of_ink(picture: QImage, across: range, down: range) -> int:
    """Return the height of the dark pixels in a part of a picture."""
    rows = [y for y in down if any(picture.pixelColor(x, y).lightness() < 128 for x in across)]
    return rows[-1] - rows[0] + 1


def test_fields_are_at_most_480_pixels_wide(stage: Stage) -> None:
    app = fight_of_seven(stage, QSize(2560, 1440))
    for act in (WindowAction.END_SESSION, WindowAction.ADD_NOTE, WindowAction.PLAYER_SECTIONS):
        app.window.actions_of_play[act].trigger()
        settle()
        fields = app.window.side.findChildren(QLineEdit) + app.window.side.findChildren(QComboBox)
        assert all(field.width() <= 480 for field in fields if field.isVisible())


def test_drawer_remembers_its_height(stage: Stage) -> None:
    app = shown(stage)
    app.window.actions_of_play[WindowAction.LOG].trigger()
    QApplication.processEvents()
    drag_border(app.window.characters, QPoint(0, -40))
    high = app.window.drawer.height()
    assert high > 240
    _, layout = app.window.saved_state()
    later = shown(stage, layout=layout)
    assert later.window.log.isVisible()
    assert abs(later.window.drawer.height() - high) <= 2


def test_splitter_above_the_foe_cards_is_remembered(stage: Stage) -> None:
    app = fight_of_seven(stage, WIDE)
    before = app.window.foe_cards.height()
    drag_border(app.window.characters, QPoint(0, 60))
    moved = app.window.foe_cards.height()
    assert abs(moved - (before - 60)) <= 2
    _, layout = app.window.saved_state()
    assert abs(shown(stage, WIDE, layout).window.foe_cards.height() - moved) <= 2
    app.window.reset_layout()
    assert abs(app.window.foe_cards.height() - before) <= 2


@pytest.mark.parametrize("game", ["shattered-spheres", "vagabond", "humans-and-heroes"])
def test_sheet_follows_the_check_without_a_gap(stage: Stage, game: str) -> None:
    """Before, much was blank between the check and the sheet."""
    app = shown(stage, WIDE)
    app.files.open_sample_of(game)
    settle()
    window = app.window
    assert abs(top(app, window.sheet) - top(app, window.check) - min(window.check.most_needed, 620)) <= 16


@pytest.mark.parametrize(
    ("size", "columns"),
    [(QSize(1600, 900), (752, 440, 376)), (WIDE, (752, 440, 312)), (QSize(2560, 1440), (767, 440, 480))],
)
def test_wide_columns_have_their_designed_widths(stage: Stage, size: QSize, columns: tuple[int, int, int]) -> None:
    window = fight_of_seven(stage, size).window
    parts = (window.characters, window.check, window.log)
    for part, wide in zip(parts, columns, strict=True):
        assert abs(part.width() - scaled(wide)) <= scaled(12), part.objectName()
    assert not window.latest.isVisible(), "the log column shows the latest entries"


def test_roster_order_is_remembered(stage: Stage) -> None:
    app = shown(stage)
    app.window.characters.sort_button.click()
    _, layout = app.window.saved_state()
    later = shown(stage, layout=layout)
    assert later.window.actions_of_play[WindowAction.TURN_ORDER].isChecked()
    order = tuple(reversed([person.id for person in later.bridge.shown.active_characters()]))
    later.bridge.dispatch(StartSession(present=tuple(hero.id for hero in later.bridge.shown.heroes())))
    later.bridge.dispatch(StartEncounter(kind="combat", order=order))
    assert tuple(later.window.characters.characters()) == order
    later.window.reset_layout()
    assert tuple(later.window.characters.characters()) != order


def test_panel_that_needed_more_room_does_not_change_the_layout(stage: Stage) -> None:
    app = shown(stage, QSize(1000, 700))
    before = app.window.characters.width()
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    QApplication.processEvents()
    becomes(app, QSize(1100, 700))
    app.window.side.close_panel()
    becomes(app, QSize(1000, 700))
    assert app.window.characters.width() == before
    assert app.window.saved_state()[1].people == 0


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize(("size", "letters"), [(QSize(1024, 700), 1.0), (DEFAULT_SIZE, 1.25)])
def test_roster_does_not_scroll_sideways_in_a_narrow_window(
    stage: Stage, qapp: QApplication, game: str, size: QSize, letters: float
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    app = shown(stage, size)
    app.files.open_sample_of(game)
    QApplication.processEvents()
    roster = app.window.characters
    assert roster.horizontalScrollBar().maximum() == 0
    assert roster.columnWidth(Column.NAME) > roster.columnWidth(Column.ACTIONS)
    apply_theme(qapp, Scheme.LIGHT)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_tray_shows_everything_without_scrolling(stage: Stage, game: str) -> None:
    app = shown(stage)
    app.files.open_sample_of(game)
    QApplication.processEvents()
    for view in app.window.pools.views.values():
        assert view.verticalScrollBar().maximum() == 0
        assert view.horizontalScrollBar().maximum() == 0
