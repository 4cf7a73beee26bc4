"""Tests of what the check panel shows and which typed faces it has, for each event in each mode."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import EditCharacter, NextTurn, PreviousTurn, SetHouseRule, Use
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.check.dice_and_buttons import NOT_NOW
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.widgets.buttons import Button
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import a_check, an_ambush, an_attack, attack, check, draft
from tests.windows.check_panel import a_panel, checked_by, says
from tests.windows.widgets import types

Step = Callable[[Table, CheckPanel], None]


def bridge_of(panel: CheckPanel) -> Bridge:
    return next(iter(panel.findChildren(Bridge)))


def takes_escape(panel: CheckPanel) -> bool:
    """Return whether the panel, not the window, takes Esc."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(panel, event)
    return event.isAccepted()


def reads(panel: CheckPanel) -> str:
    """Return the visible mode, the character of the check, and the typed faces."""
    panel.refresh()
    is_asking = any(b.isVisible() and b.text() == NOT_NOW for b in panel.findChildren(Button))
    what = "rolled" if panel.result.isVisible() else "resists" if panel.bar.do.text() == "Resist" else "set up"
    mode = f"asks over {what}" if is_asking else "typed" if takes_escape(panel) else what
    past = "past, " if READ_ONLY_REFUSAL in says(panel) else ""
    assert panel.bar.isEnabled() is not bool(past)
    faces = ",".join(str(face) for face in panel.bar.dice.faces().values())
    return f"{past}{mode} · {checked_by(panel)} · {faces}".removesuffix(" · ")


def chooses_row(panel: CheckPanel, use: str, what: str) -> None:
    """Choose a row, as by a click that no guard swallows."""
    panel.refresh()
    rows = bridge_of(panel).rules.check_rows(panel.draft)
    panel.rows.chosen.emit(next(row for row in rows if row.offer.name == use and row.what.startswith(what)))


def types_faces(panel: CheckPanel, faces: str) -> None:
    panel.refresh()
    panel.bar.focus_first()
    types(faces)


def sets_up(table: Table, panel: CheckPanel) -> None:
    types_faces(panel, "15")


def plans(table: Table, panel: CheckPanel) -> None:
    """Spend something on the roll to come."""
    chooses_row(panel, "Improve Roll", "Tragedy")
    types_faces(panel, "15")


def follows(table: Table, panel: CheckPanel) -> None:
    """Announce Mira's hit, so that the Warden resists."""
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    types_faces(panel, "12")


def rolls(table: Table, panel: CheckPanel) -> None:
    types_faces(panel, "156")
    panel.bar.press()


def other_rolls(table: Table, panel: CheckPanel) -> None:
    """Roll Rook's check elsewhere while Mira's die is typed."""
    types_faces(panel, "15")
    do(table, check(table, "Rook", a_check()), 15)


def previews(table: Table, panel: CheckPanel) -> None:
    """Preview Rook's check in the command bar while Mira's die is typed."""
    types_faces(panel, "15")
    panel.preview(draft(table, "Rook"))
    types_faces(panel, "7")


def previews_beside_open(table: Table, panel: CheckPanel) -> None:
    rolls(table, panel)
    panel.preview(draft(table, "Rook"))
    types_faces(panel, "7")


def keeps_beside_open(table: Table, panel: CheckPanel) -> None:
    previews_beside_open(table, panel)
    panel.keep_preview()


def asks(table: Table, panel: CheckPanel) -> None:
    """Choose a spend that asks for its die, as the players roll."""
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    types_faces(panel, "15")
    chooses_row(panel, "Improve Roll", "Triumph die")


def asks_after_roll(table: Table, panel: CheckPanel) -> None:
    rolls(table, panel)
    panel.refresh()
    chooses_row(panel, "Improve Roll", "Triumph die")


def views_set_up(table: Table, panel: CheckPanel) -> None:
    types_faces(panel, "15")
    bridge_of(panel).look_back(table.history.open_chapter.entries[0].id)


def views_rolled(table: Table, panel: CheckPanel) -> None:
    """Type Mira's die for the next check, then view an announced one."""
    rolls(table, panel)
    rolled = table.history.open_chapter.entries[-1].id
    panel.bar.press()
    types_faces(panel, "12")
    bridge_of(panel).look_back(rolled)


def edits(table: Table, panel: CheckPanel) -> None:
    panel.sentence.changed.emit(panel.draft.with_value("plus", 1))


def presses(table: Table, panel: CheckPanel) -> None:
    panel.bar.press(roll_here=True)


def takes_row(table: Table, panel: CheckPanel) -> None:
    chooses_row(panel, "Improve Roll", "Triumph die")


def escapes(table: Table, panel: CheckPanel) -> None:
    panel.give_up()


def changes(table: Table, panel: CheckPanel) -> None:
    """Change something else in the campaign."""
    rook = table.campaign.character(who(table, "Rook"))
    do(table, EditCharacter(character=replace(rook, player="Benno")))


def passes_turn(table: Table, panel: CheckPanel) -> None:
    do(table, NextTurn())


def passes_turn_there_and_back(table: Table, panel: CheckPanel) -> None:
    passes_turn(table, panel)
    panel.refresh()
    do(table, PreviousTurn())


def chooses(table: Table, panel: CheckPanel) -> None:
    panel.set_next_actor(who(table, "Rook"))


def chooses_back(table: Table, panel: CheckPanel) -> None:
    chooses(table, panel)
    panel.refresh()
    panel.set_next_actor(who(table, "Mira"))


def types_draft(table: Table, panel: CheckPanel) -> None:
    panel.preview(draft(table, "Warden"))


def clears_draft(table: Table, panel: CheckPanel) -> None:
    types_draft(table, panel)
    panel.refresh()
    panel.preview(None)


def keeps_draft(table: Table, panel: CheckPanel) -> None:
    types_draft(table, panel)
    panel.keep_preview()


def undoes(table: Table, panel: CheckPanel) -> None:
    table.undo()


def redoes(table: Table, panel: CheckPanel) -> None:
    table.undo()
    panel.refresh()
    table.redo()


def looks_back(table: Table, panel: CheckPanel) -> None:
    bridge_of(panel).look_back(table.history.open_chapter.entries[0].id)


def returns(table: Table, panel: CheckPanel) -> None:
    looks_back(table, panel)
    panel.refresh()
    bridge_of(panel).return_to_now()


SAME = ""
"""The event has no visible effect."""

CELLS: dict[Step, tuple[str, dict[Step, str]]] = {
    sets_up: (
        "set up · Mira · 15",
        {
            edits: SAME,
            presses: "rolled · Mira",
            takes_row: SAME,
            escapes: SAME,
            changes: SAME,
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: SAME,
            chooses: "set up · Rook",
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "set up · Warden",
            undoes: SAME,
            redoes: SAME,
            looks_back: "past, set up · Mira",
            returns: SAME,
        },
    ),
    plans: (
        "set up · Mira · 15",
        {
            edits: SAME,
            presses: "rolled · Mira",
            takes_row: SAME,
            escapes: SAME,
            changes: SAME,
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: SAME,
            chooses: "set up · Rook",
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "typed · Warden",
            undoes: SAME,
            redoes: SAME,
            looks_back: "past, set up · Mira",
            returns: SAME,
        },
    ),
    follows: (
        "resists · Warden · 12",
        {
            edits: SAME,
            presses: "rolled · Warden",
            escapes: SAME,
            changes: SAME,
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: SAME,
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "typed · Warden",
            undoes: "rolled · Mira",
            redoes: "resists · Warden",
            looks_back: "past, set up · Mira",
            returns: SAME,
        },
    ),
    rolls: (
        "rolled · Mira",
        {
            edits: SAME,
            presses: "set up · Mira",
            takes_row: "asks over rolled · Mira",
            escapes: SAME,
            changes: SAME,
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: SAME,
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "typed · Warden",
            undoes: "set up · Mira · 15,6",
            redoes: SAME,
            looks_back: "past, set up · Mira",
            returns: SAME,
        },
    ),
    other_rolls: (
        "rolled · Rook",
        {
            edits: SAME,
            presses: "set up · Mira · 15",
            takes_row: SAME,
            escapes: SAME,
            changes: SAME,
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: SAME,
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "typed · Warden",
            undoes: "set up · Rook",
            redoes: SAME,
            looks_back: "past, set up · Mira",
            returns: SAME,
        },
    ),
    previews: (
        "typed · Rook · 7",
        {
            edits: SAME,
            presses: "rolled · Rook",
            takes_row: "set up · Rook · 7",
            escapes: "set up · Mira · 15",
            changes: "set up · Mira · 15",
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: "set up · Mira · 15",
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: "set up · Mira · 15",
            keeps_draft: "set up · Warden",
            undoes: "set up · Mira · 15",
            redoes: "set up · Mira · 15",
            looks_back: "past, typed · Rook",
            returns: SAME,
        },
    ),
    previews_beside_open: (
        "typed · Rook · 7",
        {
            edits: SAME,
            presses: "rolled · Rook",
            escapes: "rolled · Mira",
            changes: "rolled · Mira",
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: "rolled · Mira",
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: "rolled · Mira",
            keeps_draft: "typed · Warden",
            undoes: "set up · Mira · 15,6",
            redoes: "rolled · Mira",
            looks_back: "past, typed · Rook",
            returns: SAME,
        },
    ),
    keeps_beside_open: (
        "typed · Rook · 7",
        {
            edits: SAME,
            presses: "rolled · Rook",
            escapes: "rolled · Mira",
            changes: "rolled · Mira",
            passes_turn: "set up · Rook · 7",
            passes_turn_there_and_back: "rolled · Mira",
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: "rolled · Mira",
            keeps_draft: "typed · Warden",
            undoes: "set up · Mira · 15,6",
            redoes: "rolled · Mira",
            looks_back: "past, typed · Rook",
            returns: SAME,
        },
    ),
    asks: (
        "asks over set up · Mira",
        {
            edits: SAME,
            presses: "set up · Mira · 15",
            takes_row: SAME,
            escapes: "set up · Mira · 15",
            changes: "set up · Mira · 15",
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: "set up · Mira · 15",
            chooses: "set up · Rook",
            chooses_back: "set up · Mira · 15",
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "set up · Warden",
            undoes: "set up · Mira · 15",
            redoes: "set up · Mira · 15",
            looks_back: "past, asks over set up · Mira",
            returns: SAME,
        },
    ),
    asks_after_roll: (
        "asks over rolled · Mira",
        {
            edits: SAME,
            presses: "rolled · Mira",
            takes_row: SAME,
            escapes: "rolled · Mira",
            changes: "rolled · Mira",
            passes_turn: "set up · Rook",
            passes_turn_there_and_back: "rolled · Mira",
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "typed · Warden",
            clears_draft: SAME,
            keeps_draft: "typed · Warden",
            undoes: "set up · Mira · 15,6",
            redoes: "rolled · Mira",
            looks_back: "past, asks over set up · Mira",
            returns: SAME,
        },
    ),
    views_set_up: (
        "past, set up · Mira",
        {
            edits: SAME,
            escapes: SAME,
            chooses: "past, set up · Rook",
            chooses_back: SAME,
            types_draft: "past, typed · Warden",
            clears_draft: SAME,
            keeps_draft: "past, set up · Warden",
            looks_back: SAME,
            returns: "set up · Mira · 15",
        },
    ),
    views_rolled: (
        "past, rolled · Mira",
        {
            edits: SAME,
            escapes: SAME,
            chooses: SAME,
            chooses_back: SAME,
            types_draft: "past, typed · Warden",
            clears_draft: SAME,
            keeps_draft: SAME,
            looks_back: "past, set up · Mira",
            returns: "set up · Mira · 12",
        },
    ),
}
"""For each way into a mode: what is shown then, and after each event. Modes without rows cannot take one."""


@pytest.mark.parametrize(
    ("mode", "event"),
    [(mode, event) for mode, (_, events) in CELLS.items() for event in events],
    ids=lambda step: step.__name__,
)
def test_event_leads_to_its_mode(qtbot: QtBot, mode: Step, event: Step) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    mode(table, panel)
    before, events = CELLS[mode]
    assert reads(panel) == before
    event(table, panel)
    assert reads(panel) == (events[event] or before)
