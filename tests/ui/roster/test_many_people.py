"""A fight of thirty in the real window: the active row stays visible, and rows are low."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, NextTurn, StartEncounter, StartSession
from gmtracker.ui.roster.column_widths import height_of_rows
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import NameDelegate
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled
from gmtracker.ui.tracks.delegate import NUMBER
from tests.builders.campaigns import a_foe
from tests.windows.main_window import Stage

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def a_fight(stage: Stage, foes: int, *names: str) -> App:
    """The sample's heroes and opposition in a fight, with so many more foes of different names."""
    app = stage.sample()
    app.window.resize(1280, 720)
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    more = tuple(a_foe(name, tier=1) for name in (*(f"Guard {letter}" for letter in LETTERS[:foes]), *names))
    app.bridge.dispatch(AddCharacters(characters=more))
    app.bridge.dispatch(
        StartEncounter(kind="combat", order=tuple(one.id for one in app.bridge.shown.active_characters()))
    )
    app.window.show()
    QApplication.processEvents()
    return app


def rows_in_sight(app: App) -> list[int]:
    """Return the rows that are fully visible."""
    view = app.window.characters
    inside = view.viewport().rect()
    rects: dict[int, QRect] = {
        row: view.visualRect(view.roster.index(row, Column.NAME)) for row in range(view.roster.rowCount())
    }
    return [row for row, rect in rects.items() if inside.top() <= rect.top() and rect.bottom() <= inside.bottom()]


def test_default_window_shows_fourteen_of_thirty_rows(stage: Stage) -> None:
    app = a_fight(stage, 23)
    assert app.window.characters.roster.rowCount() == 30
    assert len(rows_in_sight(app)) >= 14


def test_active_row_is_visible_after_every_turn(stage: Stage) -> None:
    app = a_fight(stage, 23)
    for _ in range(31):
        assert app.window.characters.roster.acting_row() in rows_in_sight(app)
        app.bridge.dispatch(NextTurn())
        QApplication.processEvents()
    app.bridge.undo()
    QApplication.processEvents()
    assert app.window.characters.roster.acting_row() in rows_in_sight(app)


def test_active_row_stays_visible_when_the_log_opens(stage: Stage) -> None:
    app = a_fight(stage, 23)
    for _ in range(14):
        app.bridge.dispatch(NextTurn())
    app.window.last.log.click()
    QApplication.processEvents()
    assert len(rows_in_sight(app)) < 14
    assert app.window.characters.roster.acting_row() in rows_in_sight(app)


@pytest.mark.parametrize(
    ("people", "high"), [(1, 48), (7, 48), (8, 40), (10, 40), (11, 32), (18, 32), (19, 28), (60, 28)]
)
def test_more_rows_are_lower(people: int, high: int) -> None:
    assert height_of_rows(people) == high


def test_highest_rows_are_used_only_if_all_fit(app: object) -> None:
    assert [height_of_rows(7, room) for room in (7 * 48, 7 * 48 - 1, 100)] == [48, 40, 40]
    assert height_of_rows(9, 100) == 40


def test_row_height_follows_the_number_of_rows(stage: Stage) -> None:
    app = a_fight(stage, 2)
    view = app.window.characters
    assert view.rowHeight(0) == 40
    app.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"Rat {letter}") for letter in LETTERS[:3])))
    assert view.rowHeight(0) == 32
    app.bridge.undo()
    assert view.rowHeight(0) == 40


def test_overlong_name_shrinks_no_other(stage: Stage) -> None:
    usual = a_fight(stage, 2)
    width = usual.window.characters.columnWidth(Column.NAME)
    app = a_fight(stage, 2, "Archivist Seraphina von Hohenlohe-Waldenburg the Elder")
    view = app.window.characters
    delegate = view.itemDelegateForColumn(Column.NAME)
    assert isinstance(delegate, NameDelegate)
    assert delegate.letters is TextSize.LARGE
    assert view.columnWidth(Column.NAME) == width


def test_track_number_is_at_least_sixteen_pixels_high(app: object) -> None:
    assert QFontMetrics(pixel_font(scaled(NUMBER), bold=True)).capHeight() >= 16


def test_header_button_adds_characters(stage: Stage) -> None:
    app = a_fight(stage, 2)
    button = app.window.characters.add_button
    assert button.isVisible()
    menu = button.menu()
    assert [action.text().replace("&", "") for action in menu.actions()] == [
        "Add a hero…",
        "Add opposition…",
        "Quick-add opposition…",
        "Import characters…",
    ]
