"""Tests that changed cells flash once and briefly."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.ui.modelview.painting import LASTS_MS, draw_text, whole_lines
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.theme.fonts import text_font
from gmtracker.ui.theme.theme import set_motion
from tests.builders.campaigns import a_foe, a_hero, a_session, who
from tests.windows.table_views import Staged, TableStage

pytestmark = pytest.mark.usefixtures("app")


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Return a stage with Mira, Rook and the Warden in a session, with motion."""
    set_motion(True)
    return staged(a_session(a_hero(), a_hero("Rook", player="Ben"), a_foe()))


def fresh(stage: TableStage) -> list[tuple[str, Column]]:
    """Return the cells of the roster that are highlighted as changed."""
    names = ("Mira", "Rook", "Warden")
    return [
        (name, column)
        for name in names
        for column in Column
        if column in stage.roster.highlights.fresh_on(stage.index(name, column).row())
    ]


def stress(stage: TableStage, name: str) -> None:
    """Add one Stress."""
    assert stage.roster.roster.wheels.change_all((who(stage.table, name),), 1)


def test_changed_cell_flashes_for_less_than_200_ms(stage: TableStage, qtbot: QtBot) -> None:
    stress(stage, "Rook")
    assert fresh(stage) == [("Rook", Column.TRACK)]
    assert LASTS_MS < 200
    qtbot.waitUntil(lambda: fresh(stage) == [], timeout=2000)


def test_added_row_flashes(stage: TableStage) -> None:
    stage.bridge.dispatch(c.AddCharacters(characters=(a_hero("Ysolde"),)))
    QApplication.processEvents()
    assert stage.roster.roster.index(2, Column.NAME).data() == "Ysolde"
    assert Column.NAME in stage.roster.highlights.fresh_on(2)


def test_multiline_text_is_painted_on_one_line_with_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, a cached layout lost the space between “cursed” and “by owls”."""
    font, pictures = text_font(), []
    for text in ("cursed\nby\towls", "cursed by owls"):
        picture = QImage(200, 40, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            draw_text(painter, picture.rect(), text, font, QColor("black"))
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def test_viewing_the_past_flashes_no_cell(stage: TableStage) -> None:
    stress(stage, "Mira")
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    assert fresh(stage) == []


def test_nothing_flashes_without_motion(stage: TableStage) -> None:
    set_motion(False)
    stress(stage, "Rook")
    assert fresh(stage) == []


def test_change_in_a_hidden_view_does_not_flash_later(stage: TableStage) -> None:
    stage.roster.hide()
    stress(stage, "Rook")
    stage.roster.show()
    assert fresh(stage) == []


def test_empty_view_hint_shows_only_whole_lines() -> None:
    says, metrics = "A Tragedy die that a hero spends comes here.", QFontMetrics(text_font())
    wide = metrics.horizontalAdvance("A Tragedy die that")
    shown = whole_lines(says, text_font(), QSize(wide, 2 * metrics.lineSpacing()))
    assert says.startswith(shown.removesuffix(" …"))
    assert shown.endswith(" …")
    assert whole_lines(says, text_font(), QSize(wide, 9 * metrics.lineSpacing())) == says
    assert whole_lines(says, text_font(), QSize(wide, metrics.lineSpacing() // 2)) == ""
