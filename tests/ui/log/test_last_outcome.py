"""The strip that shows the latest result."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.action_parts import ActionPart, TokenChange
from gmtracker.engine.campaign import Expiry
from gmtracker.engine.change_text import Effect
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.chips import Waiting, mark_text
from gmtracker.ui.log.last_outcome import LastOutcome, split_in_two_lines
from gmtracker.ui.log.model import Column, LogModel
from gmtracker.ui.theme.fonts import set_text_scale, text_font, text_width
from gmtracker.ui.theme.palette import LIGHT
from tests.builders import torg_eternity as torg
from tests.builders.campaigns import a_hero, an_encounter, faces_in_turn
from tests.builders.shattered_spheres import ACROBAT, a_check, an_ambush, check, warden

ATTACK = ActionPart(
    outcome="Not resisted",
    tone="good",
    actor="Glass Hound",
    target="Mira Vance",
    what="Toughness",
    numbers="16 vs 19",
    degree=-1,
    effects=(Effect("Glass Hound", "Wounds", "Wounds 1 → 2", "good"), Effect("Mira Vance", "Stress", "Stress 7 → 8")),
    tokens=(TokenChange("up", 2, "Fate pool"),),
)


@pytest.fixture
def bridge() -> Bridge:
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    return bridge


@pytest.fixture
def last(bridge: Bridge, qtbot: QtBot) -> Iterator[LastOutcome]:
    strip = LastOutcome(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(strip)
    strip.resize(1280, 56)
    with qtbot.waitExposed(strip):
        strip.show()
    yield strip
    strip.close()


def undo_button(last: LastOutcome) -> QToolButton:
    return next(b for b in last.findChildren(QToolButton) if b.accessibleName() == "Undo this")


def test_last_outcome_stays_when_the_turn_changes(last: LastOutcome, bridge: Bridge) -> None:
    bridge.dispatch(c.AddNote(text="The tide turns at nine"))
    said = last.outcome.accessibleName()
    assert "The tide turns at nine" in said
    bridge.dispatch(c.NextTurn())
    assert last.outcome.accessibleName() == said
    bridge.dispatch(c.AddNote(text="The tide has turned"))
    assert "The tide has turned" in last.outcome.accessibleName()
    bridge.undo()
    assert last.outcome.accessibleName() == said


def test_last_outcome_shows_a_condition_ended_by_a_turn(last: LastOutcome, bridge: Bridge) -> None:
    """Before, only the log showed it, as with the turns."""
    mira = next(one for one in bridge.shown.characters if one.name == "Mira")
    bridge.dispatch(c.SetCondition(character=mira.id, condition="dazed", expiry=Expiry("round-end")))
    while bridge.shown.character(mira.id).has_condition("dazed"):
        bridge.dispatch(c.NextTurn())
    assert last.outcome.accessibleName() == "Change · Mira is no longer dazed. Round 2"


def test_three_slots_show_outcome_numbers_and_effects_side_by_side(last: LastOutcome) -> None:
    last.outcome.show_telling(ATTACK)
    slots = last.outcome.slots()
    marks = [place for place, _ in slots.marks]
    assert [mark_text(mark) for _, mark in slots.marks] == ["Glass: Wounds 1 → 2", "Mira: Stress 7 → 8", "+2 Fate pool"]
    for left, right in pairwise((slots.outcome, slots.numbers, *marks)):
        assert left.right() < right.left()
    assert QFontMetrics(last.outcome.result_font()).capHeight() >= 20
    assert slots.outcome.width() <= 400
    assert last.outcome.toolTip() == ""


def test_outcome_has_the_tint_of_whom_it_is_good_for(last: LastOutcome) -> None:
    for tone, soft in (("good", LIGHT.up.soft), ("bad", LIGHT.down.soft), ("neutral", LIGHT.stone.soft)):
        last.outcome.show_telling(replace(ATTACK, tone=tone))
        picture = last.outcome.grab().toImage()
        assert picture.pixelColor(12, 4).name() == soft.name()


def test_text_of_a_result_says_no_slot_twice(last: LastOutcome) -> None:
    last.outcome.show_telling(ATTACK)
    said = last.outcome.accessibleName()
    assert said.startswith(
        "Not resisted · Glass Hound → Mira Vance · Toughness 16 vs 19, 1 degree · Glass: Wounds 1 → 2"
    )
    wound = Effect("Mira", "Wounds", "Wounds 0 → 1", "bad")
    last.outcome.show_telling(ActionPart(outcome="Wounds", sentence="Mira: Wounds 0 → 1.", effects=(wound,)))
    assert last.outcome.accessibleName() == "Wounds · Mira: Wounds 0 → 1"
    last.outcome.show_telling(ActionPart(outcome="Round 2", sentence="Round 2."))
    assert last.outcome.accessibleName() == "Round 2"


def test_marks_without_room_are_counted_and_in_the_tooltip(last: LastOutcome) -> None:
    last.outcome.show_telling(replace(ATTACK, effects=ATTACK.effects * 5))
    marks = [mark for _, mark in last.outcome.slots().marks]
    assert marks[-1] == f"+{11 - len(marks) + 1}"
    assert last.outcome.slots().numbers.width() >= 240
    assert "Stress 7 → 8" in last.outcome.toolTip()


@pytest.mark.parametrize("width", range(120, 400, 7))
def test_first_of_two_lines_is_never_elided(width: int, last: LastOutcome) -> None:
    """Before, “A hit, 5 degrees …” was in the first line, although a second one followed."""
    text = "A hit, 5 degrees of success · Mira Vance: Fighting 36 against 23. Fate: 2 Triumph stones earned"
    assert "…" not in split_in_two_lines(text, QFontMetrics(text_font()), width)[0]


def test_long_outcome_of_a_game_is_smaller_and_never_wider_than_its_slot(last: LastOutcome) -> None:
    last.outcome.show_telling(replace(ATTACK, outcome="An outstanding success with a complication", degree=0))
    assert last.outcome.slots().outcome.width() <= 400
    assert last.outcome.result_font().pixelSize() == 20
    assert "with a complication" in last.outcome.toolTip()


@pytest.mark.parametrize("scale", [0.8, 0.9, 1.1])
def test_short_outcome_is_never_elided(last: LastOutcome, scale: float) -> None:
    """Before, “Encounter” was cut with small text, because its parts were rounded differently."""
    set_text_scale(scale)
    last.outcome.show_telling(replace(ATTACK, outcome="Encounter", degree=0))
    tint = last.outcome.slots().outcome.width()
    needed = text_width("Encounter", last.outcome.result_font())
    set_text_scale(1)
    assert tint - needed >= round(20 * scale) + round(12 * scale)


def test_undo_button_shows_a_hint_and_undoes_the_action(last: LastOutcome, bridge: Bridge, qtbot: QtBot) -> None:
    bridge.dispatch(c.AddNote(text="The tide turns at nine"))
    with qtbot.waitActive(last):
        last.activateWindow()
    last.log.setFocus()
    with qtbot.waitSignal(last.hint) as hinted:
        undo_button(last).setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
    assert str(hinted.args[0] if hinted.args else "").startswith("Undo ")
    with qtbot.waitSignal(last.undo_from_requested) as asked:
        QTest.mouseClick(undo_button(last), Qt.MouseButton.LeftButton)
    assert asked.args == [bridge.entries()[-1].id]


def test_note_of_several_lines_is_shown_as_one(last: LastOutcome, bridge: Bridge) -> None:
    """Before, its lines overlapped in the log, and two of three were cut off here."""
    bridge.dispatch(c.AddNote(text="The door is shut\nby the old king\nhimself"))
    assert "The door is shut by the old king himself" in last.outcome.accessibleName()
    log = LogModel(bridge)
    line = log.index(log.rowCount() - 1, Column.SENTENCE).data()
    assert line.endswith("The door is shut by the old king himself")


def test_empty_strip_says_what_will_appear(qtbot: QtBot) -> None:
    bridge = Bridge(faces_in_turn())
    strip = LastOutcome(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(strip)
    assert strip.outcome.accessibleName() == "The latest result appears here."
    assert not undo_button(strip).isEnabled()


def test_rolled_check_is_no_result_until_it_is_announced(qtbot: QtBot) -> None:
    """Before, the strip already showed what the check panel had not announced."""
    table = an_ambush(a_hero(traits=ACROBAT), a_hero("Rook", player="Ben"), warden())
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    strip = LastOutcome(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(strip)
    before = strip.outcome.accessibleName()
    assert bridge.dispatch(check(bridge.table, "Mira", a_check()))
    assert strip.outcome.accessibleName() == before
    bridge.dispatch(c.Use(use="announce"))
    assert strip.outcome.accessibleName() != before


def test_damage_that_is_not_applied_is_to_do(qtbot: QtBot) -> None:
    table = torg.a_scene(torg.brute(), torg.ilse())
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    strip = LastOutcome(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(strip)
    strip.resize(1280, 56)
    torg.hit(18, table=table, by="Brute", on="Ilse")
    torg.announce(table)
    assert "To do: Roll the damage" in strip.outcome.accessibleName()
    assert strip.outcome.slots().marks[0][1] == Waiting("Roll the damage")
    bridge.dispatch(c.Use(use="announce"))
    assert "To do" not in strip.outcome.accessibleName()
