"""Tests of the check panel's layout: when it is computed, and the labels over the dice."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Numbers, OpenCheck, ShownDie
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.ids import CharacterId, ProcedureId
from gmtracker.ui.check import odds_view
from gmtracker.ui.check.dice_and_buttons import CheckDice, count_per_line
from gmtracker.ui.check.layout import AIMED_FRAME
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.result_view import DieTile, ResultView
from gmtracker.ui.modelview.painting import is_elided
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.asked_dice import an_asked_die
from tests.builders.campaigns import a_foe, a_hero, who
from tests.builders.shattered_spheres import an_ambush, mira
from tests.builders.torg_eternity import announce, hit
from tests.windows.check_panel import a_panel, dice_fields, rows, sets, success
from tests.windows.widgets import a_bridge, types


class PaintedRegion(QObject):
    """What has been painted of a widget itself, without its children."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_panel_updates_after_first_paint_and_on_changes(qtbot: QtBot) -> None:
    table = an_ambush(mira(), a_hero("Rook"))
    bridge = a_bridge(table)
    panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(460, 260)
    panel.set_next_actor(who(table, "Mira"))
    panel.show()
    assert panel.sentence.accessibleName() == ""
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Mira"))
    panel.set_next_actor(who(table, "Rook"))
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Rook"))


def test_drop_frame_overlaps_no_part_of_the_panel(qtbot: QtBot) -> None:
    """Before, it ran through the labels on the left and the figures on the right."""
    panel = a_panel(qtbot, an_ambush())
    inside = panel.rect().adjusted(AIMED_FRAME, AIMED_FRAME, -AIMED_FRAME, -AIMED_FRAME)
    parts = (panel.sentence, panel.odds, panel.rows, panel.bar.message, panel.bar.dice, panel.bar)
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert places
    assert all(inside.contains(place) for place in places)


def test_ground_under_the_dice_is_repainted_when_it_moves(qtbot: QtBot) -> None:
    """Before, white stripes stayed in it when the dice needed a second row."""
    panel = a_panel(qtbot, an_ambush())
    panel.resize(300, 420)
    QApplication.processEvents()
    top_before, seen = panel.bar.dice.y(), PaintedRegion(panel)
    sets(panel, "advantage", 1)
    sets(panel, "disadvantage", 1)
    QApplication.processEvents()
    foot = QRect(0, panel.bar.dice.y(), panel.width(), panel.height() - panel.bar.dice.y())
    assert foot.top() < top_before
    assert QRegion(foot).subtracted(seen.region).isEmpty()


@pytest.mark.parametrize("width", range(280, 480, 20))
def test_many_dice_take_at_most_one_line_more_beside_the_buttons(width: int, qtbot: QtBot) -> None:
    """Before, six dice stood in one column beside the buttons, which were out of view."""
    panel = a_panel(qtbot, an_ambush())
    panel.resize(width, 520)
    sets(panel, "advantage", 14)
    sets(panel, "disadvantage", 9)
    QApplication.processEvents()
    fields = dice_fields(panel)
    assert len(fields) >= 4
    lines = len({field.mapTo(panel, QPoint()).y() for field in fields})
    assert lines <= panel.bar.dice.lines_in(width - 40) + 1
    assert panel.rect().contains(QRect(panel.bar.do.mapTo(panel, QPoint()), panel.bar.do.size()))


@pytest.mark.parametrize(("width", "named"), [(460, 10), (220, 4), (180, 2)])
def test_narrow_bars_share_labels(width: int, named: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, with large text all labels were cut to an ellipsis."""
    odds = a_panel(qtbot, an_ambush()).odds
    odds.resize(width, odds.height())
    written: list[tuple[str, bool]] = []

    def noting(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        written.append((text, is_elided(text, font, int(rect.width()))))

    monkeypatch.setattr(odds_view, "draw_text", noting)
    odds.grab()
    labels = [is_short for text, is_short in written if text.lstrip("−+").isdecimal()]
    assert len(labels) == named
    assert not any(labels)


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("height", [248, 268, 300])
def test_spends_on_resistance_are_visible_in_a_low_panel(height: int, qtbot: QtBot) -> None:
    """Before, with large text the odds took all the room, and the spends were scrolled out of view."""
    panel = a_panel(qtbot, an_ambush())
    sets(panel, "kind", "resistance")
    panel.resize(460, height)
    panel.refresh()
    QApplication.processEvents()
    assert rows(panel)
    assert panel.rows.visibleRegion().boundingRect() == panel.rows.rect()
    assert success(panel).endswith("to resist")


def test_long_button_text_does_not_widen_the_panel(qtbot: QtBot) -> None:
    """Before, with large text the result of a hit widened the panel and narrowed the table."""
    panel = a_panel(qtbot, an_ambush())
    width = panel.minimumSizeHint().width()
    panel.bar.show_command(None, "12 hit points lost & bruised, and whatever else can come of a hit like that one")
    panel.resize(300, 340)
    QApplication.processEvents()
    assert panel.minimumSizeHint().width() <= width + panel.bar.do.minimumSizeHint().width()
    assert panel.bar.do.elided_text().endswith("…")
    assert panel.rect().contains(QRect(panel.bar.do.mapTo(panel, QPoint()), panel.bar.do.size()))


def dice_asked(qtbot: QtBot, *requests: DieRequest) -> CheckDice:
    """Return fields for these dice, in as many lines as they need."""
    dice = CheckDice()
    qtbot.addWidget(dice)
    dice.set_requests(requests)
    dice.fit(440)
    dice.resize(440, dice.sizeHint().height())
    dice.show()
    return dice


def test_label_over_a_die_is_not_cut(qtbot: QtBot) -> None:
    """Before, a label was cut to “Bonus di…” with free space beside it."""
    own = (an_asked_die("Mira", "d20", 20), an_asked_die("", "Disadvantage"))
    dice = dice_asked(qtbot, *own, an_asked_die("Warden", "Advantage"), an_asked_die("Warden", "Disadvantage"))
    labels = [label for label in dice.findChildren(QLabel) if label.isVisible()]
    assert [label.text() for label in labels] == ["d20", "Disadvantage", "Warden: Advantage", "Warden: Disadvantage"]
    assert all(label.width() >= label.sizeHint().width() for label in labels)


def test_dice_wrap_to_further_lines(qtbot: QtBot) -> None:
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
def test_dice_of_one_roll_share_a_line(rolls: tuple[int, ...], room: int, lines: int) -> None:
    """Before, the fourth of six dice was placed behind the other side's three, or one of nine alone."""
    asked = [an_asked_die(who, f"Fudge {die}") for who, dice in zip("abc", rolls, strict=False) for die in range(dice)]
    assert count_per_line(asked, lambda count: count, room, 8) == lines


def test_dice_added_while_typing_have_room_for_their_labels(qtbot: QtBot) -> None:
    """Before, the second “Again, for a 6” was cut to “Again, for a”, as the dice kept the room of the first two."""
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


def test_button_does_not_move_when_typed_faces_add_dice(qtbot: QtBot) -> None:
    """Before, a 6 that is rolled again moved “Roll the damage” below the dice, away from the pointer."""
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


def test_roll_button_stays_in_place_from_turn_to_turn(qtbot: QtBot) -> None:
    """Before, it moved with the number of spends, away from the pointer."""
    table = an_ambush(mira(), a_hero("Rook"), a_foe())
    panel = a_panel(qtbot, table)
    panel.resize(460, 480)
    tops, spent = [], []
    for name in ("Mira", "Warden", "Rook", "Warden", "Mira"):
        panel.set_next_actor(who(table, name))
        panel.refresh()
        QApplication.processEvents()
        tops.append(panel.bar.do.mapTo(panel, QPoint()).y())
        spent.append(len(rows(panel)))
    assert len(set(spent)) > 1
    assert len(set(tops)) == 1, (tops, spent)


def a_result(dice: tuple[ShownDie, ...] = (), notes: tuple[str, ...] = ()) -> OpenCheck:
    """Return a check that came to 9 against 0."""
    numbers = Numbers("9", "0")
    return OpenCheck(id=ProcedureId("p1"), by=CharacterId("c1"), headline="", numbers=numbers, dice=dice, notes=notes)


def test_captions_under_rolled_dice_keep_their_distance(qtbot: QtBot) -> None:
    """Before, a caption wider than its die was only three pixels from the one beside it."""
    view = ResultView()
    qtbot.addWidget(view)
    dice = tuple(
        ShownDie(request=DieRequest(f"{at}", 2, "Fudge", owner=DieOwner(name)), face=3, typed=True)
        for at, name in enumerate(("Nova", "Bartholomew", "Bartholomew"))
    )
    view.show_check(a_result(dice=dice))
    view.resize(460, 200)
    view.show()
    written = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance("Bartholomew: Fudge")
    tiles = view.findChildren(DieTile)
    assert len(tiles) == 3
    assert written > 64
    assert all(tile.width() >= written + 8 for tile in tiles[1:])


def test_notes_under_the_result_start_as_sentences(qtbot: QtBot) -> None:
    """Before, it read “Favor by Luck. one die rerolled with Luck”, as notes are parts of a sentence elsewhere."""
    view = ResultView()
    qtbot.addWidget(view)
    notes = ("Favor by Luck", "one die rerolled with Luck")
    view.show_check(a_result(notes=notes))
    assert "Favor by Luck. One die rerolled with Luck" in [label.text() for label in view.findChildren(QLabel)]


def test_rolled_dice_are_all_visible_when_there_is_room(qtbot: QtBot) -> None:
    """Before, the height was computed for another width, so the last line had to be scrolled to."""
    view = ResultView()
    qtbot.addWidget(view)
    view.resize(900, 200)
    dice = tuple(ShownDie(request=DieRequest(f"{at}", 6, f"Advantage {at}"), face=3, typed=True) for at in range(8))
    view.show_check(a_result(dice=dice))
    view.resize(460, view.height_for(460))
    view.show()
    QApplication.processEvents()
    assert len({tile.y() for tile in view.findChildren(DieTile)}) == 2
    assert view.verticalScrollBar().maximum() == 0


def test_new_dice_count_in_the_height_immediately(qtbot: QtBot) -> None:
    """Before, a new die did not count: rerolled dice had to be scrolled to while half the panel was empty."""
    view = ResultView()
    qtbot.addWidget(view)
    view.resize(460, 300)
    view.show()
    heights: list[int] = []
    for count in (3, 9):
        dice = tuple(ShownDie(request=DieRequest(f"{at}", 3, f"Fudge {at}"), face=3) for at in range(count))
        view.show_check(a_result(dice=dice))
        heights.append(view.height_for(460))
        QApplication.processEvents()
        assert view.height_for(460) == heights[-1]
    assert heights[1] > heights[0]
