"""The check panel's layout: when it is worked out, and the names over the dice."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import OpenCheck, ShownDie
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.ids import CharacterId, ProcedureId
from gmtracker.ui.check import odds_view
from gmtracker.ui.check.dice_and_buttons import CheckDice, most_in_a_line
from gmtracker.ui.check.layout import AIMED_FRAME
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.result_view import DieTile, ResultView
from gmtracker.ui.modelview.painting import is_cut
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.asked_dice import an_asked_die
from tests.builders.campaigns import a_foe, a_hero, who
from tests.builders.shattered_spheres import an_ambush, mira
from tests.builders.torg_eternity import announce, hit
from tests.windows.check_panel import a_panel, dice_fields, rows, sets, success
from tests.windows.widgets import a_bridge, types


def test_the_panel_is_worked_out_when_it_has_been_painted_and_follows_from_then_on(qtbot: QtBot) -> None:
    table = an_ambush(mira(), a_hero("Rook"))
    bridge = a_bridge(table)
    panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(460, 260)
    panel.follow_character(who(table, "Mira"))
    panel.show()
    assert panel.sentence.accessibleName() == ""
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Mira"))
    panel.follow_character(who(table, "Rook"))
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Rook"))


def test_the_frame_for_drops_overlaps_no_part_of_the_check_panel(qtbot: QtBot) -> None:
    """It once ran through the labels on the left and the figures on the right."""
    panel = a_panel(qtbot, an_ambush())
    inside = panel.rect().adjusted(AIMED_FRAME, AIMED_FRAME, -AIMED_FRAME, -AIMED_FRAME)
    parts = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert places
    assert all(inside.contains(place) for place in places)


@pytest.mark.parametrize(("width", "named"), [(460, 10), (220, 5), (180, 4)])
def test_bars_that_are_too_narrow_for_a_label_each_have_one_for_several(
    width: int, named: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large letters there stood dots under all of them."""
    odds = a_panel(qtbot, an_ambush()).odds
    odds.resize(width, odds.height())
    written: list[tuple[str, bool]] = []

    def noting(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        written.append((text, is_cut(text, font, int(rect.width()))))

    monkeypatch.setattr(odds_view, "draw_text", noting)
    odds.grab()
    labels = [is_short for text, is_short in written if text.lstrip("−+").isdecimal()]
    assert len(labels) == named
    assert not any(labels)


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("height", [240, 260, 300])
def test_what_can_be_spent_on_a_resistance_is_in_sight_where_there_is_little_height(height: int, qtbot: QtBot) -> None:
    """With large text it was scrolled out, but for a sliver: the odds had all the room."""
    panel = a_panel(qtbot, an_ambush())
    sets(panel, "kind", "resistance")
    panel.resize(460, height)
    panel.refresh()
    QApplication.processEvents()
    assert rows(panel)
    assert panel.rows.visibleRegion().boundingRect() == panel.rows.rect()
    assert success(panel).endswith("to resist")


def test_a_long_button_leaves_the_panel_as_wide_as_it_is(qtbot: QtBot) -> None:
    """What a hit comes to widened the panel with large text, and narrowed the table."""
    panel = a_panel(qtbot, an_ambush())
    width = panel.minimumSizeHint().width()
    panel.bar.show_command(None, "12 hit points lost & bruised, and whatever else can come of a hit like that one")
    panel.resize(300, 340)
    QApplication.processEvents()
    assert panel.minimumSizeHint().width() <= width + panel.bar.do.minimumSizeHint().width()
    assert panel.bar.do.shown().endswith("…")
    assert panel.rect().contains(QRect(panel.bar.do.mapTo(panel, QPoint()), panel.bar.do.size()))


def dice_asked(qtbot: QtBot, *requests: DieRequest) -> CheckDice:
    """Fields for these dice, in as many lines as they need."""
    dice = CheckDice()
    qtbot.addWidget(dice)
    dice.ask_for(requests)
    dice.fit(440)
    dice.resize(440, dice.sizeHint().height())
    dice.show()
    return dice


def test_no_name_over_a_die_is_cut(qtbot: QtBot) -> None:
    """It was a "Bonus di…" with nothing beside it."""
    own = (an_asked_die("Mira", "d20", 20), an_asked_die("", "Disadvantage"))
    dice = dice_asked(qtbot, *own, an_asked_die("Warden", "Advantage"), an_asked_die("Warden", "Disadvantage"))
    labels = [label for label in dice.findChildren(QLabel) if label.isVisible()]
    assert [label.text() for label in labels] == ["d20", "Disadvantage", "Warden: Advantage", "Warden: Disadvantage"]
    assert all(label.width() >= label.sizeHint().width() for label in labels)


def test_dice_that_do_not_fit_into_a_line_stand_in_more(qtbot: QtBot) -> None:
    dice = dice_asked(qtbot, *[an_asked_die("Warden", f"Disadvantage {at}") for at in range(6)])
    assert len({label.y() for label in dice.findChildren(QLabel) if label.text()}) > 1
    assert dice.sizeHint().width() <= 440


@pytest.mark.parametrize(
    ("rolls", "room", "lines"),
    [
        ((3, 3), 6, 6),
        ((3, 3), 4, 3),
        ((3, 3, 3), 8, 6),
        ((3, 3, 3), 4, 3),
        ((3, 3), 2, 2),
        ((2, 3), 4, 4),
        ((8,), 4, 4),
    ],
)
def test_the_dice_of_a_roll_stand_in_a_line(rolls: tuple[int, ...], room: int, lines: int) -> None:
    """The fourth of six stood behind the three of the other side, or one of nine alone."""
    asked = [an_asked_die(who, f"Fudge {die}") for who, dice in zip("abc", rolls, strict=False) for die in range(dice)]
    assert most_in_a_line(asked, lambda count: count, room, 8) == lines


def test_dice_that_come_while_faces_are_typed_get_room_for_their_names(qtbot: QtBot) -> None:
    """The second "Again, for a 6" was cut to "Again, for a": the dice kept the room of the first two."""
    table = hit(19)
    announce(table)
    panel = a_panel(qtbot, table, by="Ilse")
    panel.bar.focus_first()
    for count in range(2, 6):
        types("6")
        labels = [label for label in panel.bar.dice.findChildren(QLabel) if label.isVisible()]
        QApplication.processEvents()
        assert len(labels) == count
        assert all(label.width() >= label.sizeHint().width() for label in labels)


def test_the_button_stays_where_it_is_while_faces_bring_further_dice(qtbot: QtBot) -> None:
    """A 6 that is rolled again pushed “Roll the damage” below the dice, away from under the pointer."""
    table = hit(19)
    announce(table)
    panel = a_panel(qtbot, table, by="Ilse")
    panel.resize(460, 540)
    panel.bar.focus_first()
    before = panel.bar.do.mapTo(panel, QPoint())
    for count in (2, 3, 4):
        types("6")
        panel.refresh()
        QApplication.processEvents()
        assert len(dice_fields(panel)) == count
        assert panel.bar.do.mapTo(panel, QPoint()) == before


def test_roll_stays_where_it_is_from_turn_to_turn(qtbot: QtBot) -> None:
    """It went up and down by what whoever acts could spend, away from under the pointer."""
    table = an_ambush(mira(), a_hero("Rook"), a_foe())
    panel = a_panel(qtbot, table)
    panel.resize(460, 480)
    tops, spent = [], []
    for name in ("Mira", "Warden", "Rook", "Warden", "Mira"):
        panel.follow_character(who(table, name))
        panel.refresh()
        QApplication.processEvents()
        tops.append(panel.bar.do.mapTo(panel, QPoint()).y())
        spent.append(len(rows(panel)))
    assert len(set(spent)) > 1
    assert len(set(tops)) == 1, (tops, spent)


def test_what_stands_under_dice_that_fell_does_not_run_together(qtbot: QtBot) -> None:
    """Under dice of somebody else's "typed · Doctor" stood beside the same with three pixels between."""
    view = ResultView()
    qtbot.addWidget(view)
    dice = tuple(
        ShownDie(request=DieRequest(f"{at}", 2, "Fudge", owner=DieOwner(name)), face=3, typed=True)
        for at, name in enumerate(("Nova", "Doctor Null", "Doctor Null"))
    )
    view.show_check(OpenCheck(id=ProcedureId("p1"), by=CharacterId("c1"), headline="", result="9 against 0", dice=dice))
    view.resize(460, 200)
    view.show()
    written = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance("typed · Doctor")
    tiles = view.findChildren(DieTile)
    assert len(tiles) == 3
    assert all(tile.width() >= written + 8 for tile in tiles[1:])


def test_every_note_under_what_fell_begins_as_a_sentence(qtbot: QtBot) -> None:
    """ "Favor by Luck. one die rerolled with Luck": notes are within a sentence elsewhere."""
    view = ResultView()
    qtbot.addWidget(view)
    notes = ("Favor by Luck", "one die rerolled with Luck")
    view.show_check(OpenCheck(id=ProcedureId("p1"), by=CharacterId("c1"), headline="", result="9", notes=notes))
    assert "Favor by Luck. One die rerolled with Luck" in [label.text() for label in view.findChildren(QLabel)]


def test_all_dice_that_fell_are_in_sight_where_there_is_room_below(qtbot: QtBot) -> None:
    """How high they stand was worked out for another width: the last line was to be scrolled to."""
    view = ResultView()
    qtbot.addWidget(view)
    view.resize(900, 200)
    dice = tuple(ShownDie(request=DieRequest(f"{at}", 6, f"Advantage {at}"), face=3, typed=True) for at in range(8))
    view.show_check(OpenCheck(id=ProcedureId("p1"), by=CharacterId("c1"), headline="", result="9 against 0", dice=dice))
    view.resize(460, view.height_in(460))
    view.show()
    QApplication.processEvents()
    assert len({tile.y() for tile in view.findChildren(DieTile)}) == 2
    assert view.verticalScrollBar().maximum() == 0


def test_dice_that_come_while_others_are_in_sight_have_their_height_at_once(qtbot: QtBot) -> None:
    """A die that had just come counted for nothing: rerolled dice were to be scrolled to, with half the panel empty."""
    view = ResultView()
    qtbot.addWidget(view)
    view.resize(460, 300)
    view.show()
    heights: list[int] = []
    for count in (3, 9):
        dice = tuple(ShownDie(request=DieRequest(f"{at}", 3, f"Fudge {at}"), face=3) for at in range(count))
        view.show_check(OpenCheck(id=ProcedureId("p1"), by=CharacterId("c1"), headline="", result="9", dice=dice))
        heights.append(view.height_in(460))
        QApplication.processEvents()
        assert view.height_in(460) == heights[-1]
    assert heights[1] > heights[0]
