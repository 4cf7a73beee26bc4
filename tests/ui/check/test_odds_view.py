"""The odds of a check: their height at each size, the bars' colors, and labels that are never cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Bar, Chance, Figure, PanelOdds
from gmtracker.ui.check import odds_view
from gmtracker.ui.check.odds_view import AXIS, LARGE, LOW, ONE_LINE, OddsSize, OddsView
from gmtracker.ui.check.sentence_words import TARGET
from gmtracker.ui.modelview.painting import is_elided
from gmtracker.ui.theme.fonts import TextSize, scaled
from gmtracker.ui.theme.theme import Scheme, apply_theme, current_palette
from tests.builders.campaigns import who
from tests.builders.vagabond import a_fight
from tests.windows.check_panel import a_panel, sets
from tests.windows.pictures import colours

WIDTH = 464


@pytest.fixture(params=[0.8, 1.0, 1.5, 2.0], autouse=True)
def text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT, text_scale=request.param)
    yield
    apply_theme(qapp, Scheme.LIGHT)


FIGURES = (
    Figure(name="Average", message="+0.2 degrees on average"),
    Figure(name="Expected Triumph", message="0.05 Triumph", sign="up"),
    Figure(name="Expected Tragedy", message="0.05 Tragedy", sign="down"),
)


def a_view(qtbot: QtBot, *labels: str, is_heroes: bool = True, figures: tuple[Figure, ...] = ()) -> OddsView:
    """Return a view of these outcomes, of which the first is a failure."""
    chance = Chance("1/2", 0.5, "50%")
    bars = tuple(Bar(label, label, success=at > 0, chance=chance) for at, label in enumerate(labels))
    view = OddsView()
    qtbot.addWidget(view)
    view.show_odds(PanelOdds(chance, bars, figures), is_heroes=is_heroes)
    view.resize(scaled(WIDTH), view.height_at(LARGE))
    return view


@pytest.mark.parametrize(("size", "height"), [(LARGE, 96 + AXIS), (LOW, 54 + AXIS), (ONE_LINE, 28)])
def test_height_of_the_odds_contains_bars_and_chance(qtbot: QtBot, size: OddsSize, height: int) -> None:
    view = a_view(qtbot, "No", "Yes")
    view.set_size(size)
    assert view.sizeHint().height() == view.height_at(size) == scaled(height)
    assert scaled(size.number) >= scaled(size.chance)


@pytest.mark.parametrize("is_heroes", [True, False])
def test_winning_bars_have_the_winners_tone(qtbot: QtBot, is_heroes: bool) -> None:
    """Before, a foe's hit was green as well."""
    seen = colours(a_view(qtbot, "Miss", "Hit", is_heroes=is_heroes).grab().toImage())
    palette = current_palette()
    assert (palette.up.fill.name() in seen, palette.down.fill.name() in seen) == (is_heroes, not is_heroes)
    assert palette.held.name() in seen


def test_save_against_a_foe_has_the_tone_of_the_hero_who_rolls(qtbot: QtBot) -> None:
    """Before, a hero's pass was in the opposition's color."""
    table = a_fight()
    panel = a_panel(qtbot, table, by="Ogre")
    panel.resize(scaled(480), scaled(640))
    sets(panel, TARGET, who(table, "Aila"))
    seen, palette = colours(panel.odds.grab().toImage()), current_palette()
    assert palette.up.fill.name() in seen
    assert palette.down.fill.name() not in seen


@pytest.mark.parametrize(
    "labels",
    [
        ("Failure", "Snake eyes", "Success", "Raise", "2 raises"),
        ("With Fear", "With Hope", "With Fear", "With Hope", "Critical"),
        ("−5", "−4", "−3", "−2", "−1", "+1", "+2", "+3", "+4", "+5"),
    ],
)
def test_labels_of_the_bars_are_whole_and_not_smaller_than_12(
    labels: tuple[str, ...], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, wide labels shrank to 10 pixels."""
    view = a_view(qtbot, *labels)
    written: list[tuple[str, int]] = []

    def noting(_painter: QPainter, rect: QRectF, text: str, font: QFont, _ink: QColor, *_flags: object) -> None:
        if text in labels:
            assert not is_elided(text, font, int(rect.width()))
            written.append((text, font.pixelSize()))

    monkeypatch.setattr(odds_view, "draw_text", noting)
    view.grab()
    assert written == [(label, scaled(TextSize.SMALL)) for label in labels]


def test_opposed_figures_are_shown_together_or_not_at_all(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, with large text an expected Triumph was shown without the Tragedy."""
    view = a_view(qtbot, "No", "Yes", figures=FIGURES)
    drawn: list[str] = []
    monkeypatch.setattr(view, "_paint_figure", lambda _painter, figure, _place: drawn.append(figure.message))
    view.grab()
    assert drawn == [figure.message for figure in FIGURES]
    drawn.clear()
    view.resize(scaled(300), view.height())
    view.grab()
    assert drawn == [FIGURES[0].message]
