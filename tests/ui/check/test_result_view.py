"""Tests of a check's result, the chart it was looked up in, and the draft after an undo."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsEffect, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstPassive
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.result_view import ConsequenceRow, DieTile, RunLine
from gmtracker.ui.check.sentence_words import TARGET
from gmtracker.ui.theme.theme import Scheme, apply_theme, current_palette, set_motion
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import a_check, an_ambush, attack
from tests.builders.torg_eternity import rolled
from tests.windows.check_panel import a_panel, roll, says, sets
from tests.windows.widgets import Key, press


@pytest.fixture
def table() -> Table:
    """Return a table where Ilse has just rolled a 16."""
    return rolled(16)


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> CheckPanel:
    return a_panel(qtbot, table, by="Ilse")


def test_sums_explain_the_bonus_by_the_chart(panel: CheckPanel) -> None:
    assert "Die total 16: +3\n10 + 3 = 13" in says(panel)
    (sums,) = (one for one in panel.result.findChildren(QLabel) if one.toolTip().startswith("Bonus Chart"))
    assert "▸ 16: +3" in sums.toolTip().splitlines()


def attacked(qtbot: QtBot, by: str = "Mira", *, on: str = "Warden", face: int = 19) -> CheckPanel:
    """Return a panel where an attack against DC 11 has just been rolled."""
    table = an_ambush()
    panel = a_panel(qtbot, table, by=by)
    do(table, attack(table, by, on, a_check(kind="attack")), face)
    panel.refresh()
    return panel


def steps_of_attack(panel: CheckPanel, table: Table) -> Iterator[None]:
    """Go through an attack: its roll, the resistance, its roll, and its harm; yield at each step."""
    sets(panel, TARGET, who(table, "Warden"))
    sets(panel, "kind", "attack")
    yield
    roll(panel, "18", "5", "5")
    yield
    panel.bar.press()
    yield
    roll(panel, "2", "2", "2")
    yield
    panel.bar.press()
    yield


def color_of_bar(panel: CheckPanel) -> str:
    """Return the color at the left edge of the outcome's band."""
    band = panel.result.outcome
    return band.grab().toImage().pixelColor(2, band.height() // 2).name()


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("face", [19, 2])
def test_outcome_of_hero_and_foe_has_opposite_tones(qtbot: QtBot, face: int) -> None:
    """Before, a foe's hit was green, as a hero's."""
    hero, foe = attacked(qtbot, face=face), attacked(qtbot, "Warden", on="Mira", face=face)
    assert hero.result.outcome.accessibleName() == foe.result.outcome.accessibleName()
    tones = [current_palette().up.fill.name(), current_palette().down.fill.name()]
    assert [color_of_bar(hero), color_of_bar(foe)] == (tones if face == 19 else tones[::-1])


def test_total_is_at_least_40_pixels_high(qtbot: QtBot) -> None:
    """Before, the total was in letters of 28 pixels."""
    label = attacked(qtbot).result.numbers
    picture = label.grab().toImage()
    inked = [
        y
        for y in range(picture.height())
        if any(picture.pixelColor(x, y).lightness() < 100 for x in range(min(80, picture.width())))
    ]
    assert inked[-1] - inked[0] + 1 >= 40


def test_result_reads_total_outcome_and_sums(qtbot: QtBot) -> None:
    told = says(attacked(qtbot))
    assert {"19 against 11", "Hit, 2 degrees of success"} < set(told)


def test_sums_show_how_both_totals_add_up(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    against = AgainstPassive(skill_rank=5)
    do(table, attack(table, "Mira", "Warden", a_check(kind="attack", skill_rank=4, bonus=-2, against=against)), 19)
    panel.refresh()
    assert "19 + Fighting 4 − 2 = 21\n10 + 5 = 15" in says(panel)


def test_main_button_alternates_between_two_places_in_an_attack(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    places = []
    for _ in steps_of_attack(panel, table):
        QApplication.processEvents()
        button = panel.bar.do
        places.append("right" if button.mapTo(panel, button.rect().center()).x() > panel.width() // 2 else "left")
    assert places == ["right", "left", "right", "left", "right"]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_foot_is_inside_at_every_step_of_an_attack(qtbot: QtBot, app: QApplication, scale: float) -> None:
    apply_theme(app, Scheme.LIGHT, scale)
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.resize(480, max(496, panel.minimumSizeHint().height()))
    for step, _ in enumerate(steps_of_attack(panel, table)):
        QApplication.processEvents()
        for part in (panel.bar.do, panel.bar.message):
            place = QRect(part.mapTo(panel, QPoint()), part.size())
            assert panel.rect().contains(place), (step, part)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_text_of_a_result_is_cut(qtbot: QtBot, app: QApplication, scale: float, scheme: Scheme) -> None:
    apply_theme(app, scheme, scale)
    table = an_ambush()
    panel = a_panel(qtbot, table)
    for step, _ in enumerate(steps_of_attack(panel, table)):
        QApplication.processEvents()
        labels = [one for one in panel.result.findChildren(QLabel) if one.isVisible() and one.text()]
        for label in labels:
            inside = panel.result.viewport().width()
            assert label.mapTo(panel.result, label.rect().topRight()).x() < inside, (step, label.text())
            assert label.width() >= label.minimumSizeHint().width(), (step, label.text())
            assert label.height() >= label.heightForWidth(label.width()), (step, label.text())
        lines = [one for one in panel.result.findChildren(RunLine) if one.isVisible()]
        assert [line.accessibleName() for line in lines if line.is_cut] == []


def test_outcome_is_in_view_with_the_largest_text(qtbot: QtBot, app: QApplication) -> None:
    apply_theme(app, Scheme.LIGHT, 2)
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "12", "3")
    panel.refresh()
    QApplication.processEvents()
    outcome = panel.result.outcome
    assert outcome.visibleRegion().boundingRect() == outcome.rect()
    assert not outcome.is_cut


def rows_of_consequences(panel: CheckPanel) -> list[list[str]]:
    rows = [row for row in panel.result.findChildren(ConsequenceRow) if row.isVisible()]
    return [[one.text() or one.accessibleName() for one in row.findChildren(QLabel)] for row in rows]


def test_consequences_say_what_is_to_apply_and_what_is_done(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    for _ in steps_of_attack(panel, table):
        assert panel.bar.do.text() == "Apply wound" or rows_of_consequences(panel) == []
    waiting, done = rows_of_consequences(panel)
    assert waiting == ["Warden", "Wounds 0 → 1 · staggered", "To apply"]
    assert (done[0], done[-1]) == ("Fate pool", "Done")
    panel.bar.press()
    assert table.rules.open_check() is None
    assert rows_of_consequences(panel) == []


@pytest.fixture
def moving(app: QApplication) -> Iterator[None]:
    set_motion(True)
    yield
    set_motion(False)


def fade_of(panel: CheckPanel) -> QGraphicsEffect:
    """Return the effect that fades the outcome in."""
    band = panel.result.outcome.parentWidget()
    assert band is not None
    effect = band.graphicsEffect()
    assert effect is not None
    return effect


def tumbling(panel: CheckPanel) -> list[QImage]:
    return [tile.grab().toImage() for tile in panel.result.findChildren(DieTile)]


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("is_click", [True, False])
def test_key_or_click_ends_the_motion_of_dice(qtbot: QtBot, is_click: bool) -> None:
    panel = attacked(qtbot)
    before, fade = tumbling(panel), fade_of(panel)
    assert fade.isEnabled()
    if is_click:
        QTest.mouseClick(panel.headline, Qt.MouseButton.LeftButton)
    else:
        press(Key.Key_Shift)
    assert not fade.isEnabled()
    assert tumbling(panel) != before


@pytest.mark.usefixtures("moving")
def test_announcing_does_not_wait_for_the_dice(qtbot: QtBot) -> None:
    panel = attacked(qtbot)
    panel.bar.focus_main_button()
    panel.key_guard.end()
    press(Key.Key_Return)
    assert panel.bar.do.text() == "Resist"


@pytest.mark.usefixtures("moving")
def test_typed_dice_do_not_tumble(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "12", "3")
    faces = tumbling(panel)
    panel.result._end_motion()
    assert tumbling(panel) == faces


@pytest.mark.usefixtures("moving")
def test_only_an_added_die_tumbles(qtbot: QtBot) -> None:
    panel = attacked(qtbot)
    panel.result._end_motion()
    table = panel._bridge.table
    do(table, Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "misfortune"}), 20)
    panel.refresh()
    now = tumbling(panel)
    panel.result._end_motion()
    then = tumbling(panel)
    assert now[0] == then[0]
    assert now[1] != then[1]


@pytest.mark.usefixtures("moving")
def test_dice_settle_and_the_outcome_fades_in(qtbot: QtBot) -> None:
    panel = attacked(qtbot)
    before = tumbling(panel)
    qtbot.waitUntil(lambda: not fade_of(panel).isEnabled(), timeout=2000)
    assert tumbling(panel) != before


@pytest.mark.usefixtures("app")
def test_result_is_complete_immediately_without_motion(qtbot: QtBot) -> None:
    panel = attacked(qtbot)
    before = tumbling(panel)
    assert not fade_of(panel).isEnabled()
    QApplication.processEvents()
    assert tumbling(panel) == before


def test_undo_sets_up_who_rolled_even_after_a_restart(qtbot: QtBot) -> None:
    """Before, after a restart, undo left the panel at a character other than the one whose check was undone."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", a_check(kind="attack")), 15)
    panel = a_panel(qtbot, table, by="Rook")
    table.undo()
    assert panel.draft.by == who(table, "Mira")
