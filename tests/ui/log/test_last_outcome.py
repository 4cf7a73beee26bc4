"""The strip that shows the latest result."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Expiry
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.last_outcome import AHEAD, LastOutcome, told_beside, two_lines
from gmtracker.ui.log.model import Column, LogModel, Telling, last_result_of
from gmtracker.ui.theme.fonts import text_font
from tests.builders.campaigns import an_encounter, faces_in_turn

A_CHECK = e.CheckResolved(what="Aiming", total=33, difficulty=17, degree=4)


def a_step(sentence: str, *events: e.Event) -> Entry:
    """Return a step of one action."""
    return Entry(
        id=EntryId(1),
        action=ActionId("a"),
        command=c.AddNote(text=""),
        events=events,
        label="",
        sentence=sentence,
        time="2026-01-01T20:00:00Z",
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
    strip.resize(1280, 40)
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
    assert last.outcome.accessibleName() == "Mira is no longer dazed · Round 2"


def test_last_outcome_is_in_large_letters(last: LastOutcome, bridge: Bridge) -> None:
    bridge.dispatch(c.AddNote(text="Hound is dying"))
    letters = last.outcome.letters()
    assert letters is not None
    assert QFontMetrics(letters).capHeight() >= 20


def test_resistance_and_hit_after_a_wound_are_never_cut(last: LastOutcome) -> None:
    """Before, the numbers came between them, and the line ended before the hit."""
    by = "Magistrate Cassiopeia Venn"
    steps = (
        a_step(f"{by}: Close combat 33 against 17, 4 degrees of success."),
        a_step("A hit, 4 degrees of success.", A_CHECK),
        a_step("Glass Hound: Fortitude 4 against 29, 4 degrees of failure. Fate: 2 Triumph stones earned."),
        a_step("Not resisted, 4 degrees of failure. Suggested: a wound, and staggered.", A_CHECK),
        a_step("Glass Hound is staggered. Glass Hound takes a wound."),
    )
    telling = last_result_of(steps)
    last.outcome.tell(telling)
    letters = last.outcome.letters()
    assert telling is not None
    assert letters is not None
    assert QFontMetrics(letters).capHeight() >= 20
    room = last.outcome.width() - QFontMetrics(letters).horizontalAdvance(telling.outcome) - AHEAD
    shown = " ".join(two_lines(" · ".join(telling.more), QFontMetrics(text_font()), room))
    said = "Glass Hound takes a wound · Not resisted, 4 degrees of failure · A hit, 4 degrees of success · "
    assert shown.startswith(said)


@pytest.mark.parametrize("width", range(120, 400, 7))
def test_first_of_two_lines_is_never_elided(width: int, last: LastOutcome) -> None:
    """Before, “A hit, 5 degrees …” was in the first line, although a second one followed."""
    text = "A hit, 5 degrees of success · Mira Vance: Fighting 36 against 23. Fate: 2 Triumph stones earned"
    assert "…" not in two_lines(text, QFontMetrics(text_font()), width)[0]


def test_long_outcome_is_wrapped_instead_of_large(last: LastOutcome, bridge: Bridge) -> None:
    long = "whoever waits behind the gate of the harbor with the lamps and the ladders and the ropes and the hooks"
    bridge.dispatch(c.AddNote(text=f"{long} {long}"))
    assert last.outcome.letters() is None
    metrics = QFontMetrics(text_font(bold=True))
    first, second = two_lines(last.outcome.accessibleName(), metrics, last.outcome.width())
    assert f"{first} {second}" == last.outcome.accessibleName()


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


def test_superseded_remarks_are_dropped_instead_of_elided(last: LastOutcome) -> None:
    """Before, “Suggested: a …” was at the end of an attack whose wound had been applied."""
    telling = Telling("A wound", ("A hit", "Mira: Aiming 33 against 17", "Suggested: a wound"), results=1, passed=1)
    assert told_beside(telling, 1000) == "A hit · Mira: Aiming 33 against 17 · Suggested: a wound"
    assert told_beside(telling, 160) == "A hit · Mira: Aiming 33 against 17"
