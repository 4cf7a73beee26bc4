"""The model of the log: one row for each action, which are added and removed at its end."""

import pytest
from PySide6.QtCore import Qt

from gmtracker.engine import commands as c
from gmtracker.engine.action_parts import ActionPart, last_result
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.model import Column, Line, LogModel, Role, local_time
from tests.builders import torg_eternity as torg
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, an_encounter, do, faces_in_turn, who
from tests.builders.shattered_spheres import ACROBAT, a_check, a_tilt_due, a_vote, an_ambush, check, tilt_rolled, warden

pytestmark = pytest.mark.usefixtures("qapp")


def log(table: Table) -> tuple[LogModel, Bridge]:
    """Return the model of a table's log, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return LogModel(bridge, bridge), bridge


def sentence(model: LogModel, row: int) -> str:
    """Return a row's sentences. Negative rows count from the end."""
    return str(model.index(row % model.rowCount(), Column.SENTENCE).data())


def line(model: LogModel, row: int) -> Line:
    """Return a row's line. Negative rows count from the end."""
    cell = model.index(row % model.rowCount(), Column.SENTENCE).data(Role.CELL)
    assert isinstance(cell, Line)
    return cell


def award_and_use(bridge: Bridge) -> None:
    """Award a die to Mira and use it immediately: two steps of one action."""
    die = bridge.shown.tokens_at(pool_place("destiny"))[0]
    bridge.dispatch(c.Use(use="award", by=who(bridge.table, "Mira"), tokens=(die.id,)))
    bridge.dispatch(next(offer.command for offer in bridge.rules.offers() if offer.name == "Inspiration"))


def test_steps_of_an_action_share_a_row() -> None:
    model, bridge = log(a_session())
    rows = model.rowCount()
    award_and_use(bridge)
    assert model.rowCount() == rows + 1
    assert sentence(model, -1) == (
        "Mira earns Triumph 1 and keeps the die. Mira: Inspiration with Triumph 1, a hint of size 1."
    )


def test_row_of_an_open_check_ends_with_its_outcome() -> None:
    model, bridge = log(an_ambush(a_hero(traits=ACROBAT), a_hero("Rook", player="Ben"), warden()))
    assert bridge.dispatch(check(bridge.table, "Mira", a_check()))
    outcomes = []
    for _ in range(2):
        rolled = bridge.rules.open_check()
        assert rolled is not None
        outcomes.append(rolled.degree)
        assert sentence(model, -1).startswith("Mira: ")
        assert rolled.degree in sentence(model, -1)
        rows = bridge.rules.check_rows(CheckDraft(by=rolled.by))
        bridge.dispatch(next(row.offer.command for row in rows if row.offer.name == "Improve Roll"))
    assert outcomes[0] != outcomes[1]


def test_soak_is_the_last_result_once_it_is_announced() -> None:
    """Before, it was shown as soon as it was rolled, and the wounds were only in its text."""
    table = torg.a_scene(torg.brute(), torg.ilse())
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    model = LogModel(bridge, bridge)
    torg.hit(18, table=table, by="Brute", on="Ilse")
    torg.announce(table)
    do(table, torg.open_check(table).steps[0].command, 5)
    before = model.newest()
    soak = table.rules.check_form(torg.draft(table, "Ilse", kind="soak")).command
    assert soak is not None
    do(table, soak, 3)
    assert model.newest() == before
    torg.announce(table)
    newest = model.newest()
    assert newest is not None
    assert (newest[1].outcome, newest[1].what, newest[1].tone) == ("Failure", "Soak", "bad")
    assert [effect.name for effect in newest[1].effects] == ["Wounds", "Shock"]


def test_row_has_the_id_of_its_last_step() -> None:
    model, bridge = log(a_session())
    award_and_use(bridge)
    last = bridge.entries()[-1].id
    assert model.index(model.rowCount() - 1, 0).data(Role.ID) == last
    assert model.find_row(last) == model.find_row(bridge.entries()[-2].id) == model.rowCount() - 1


def test_undo_removes_the_row_and_redo_restores_it() -> None:
    model, bridge = log(a_session())
    rows = model.rowCount()
    bridge.dispatch(c.AddNote(text="A storm is coming."))
    bridge.undo()
    assert model.rowCount() == rows
    bridge.redo()
    assert sentence(model, -1) == "A storm is coming."


def test_undoing_one_step_of_an_action_shortens_its_row() -> None:
    model, bridge = log(a_session())
    die = bridge.shown.tokens_at(pool_place("destiny"))[0]
    bridge.dispatch(c.Use(use="award", by=who(bridge.table, "Mira"), tokens=(die.id,)))
    edit = next(offer for offer in bridge.rules.offers() if offer.command.use == "edit-scene")
    bridge.dispatch(edit.command)
    rows = model.rowCount()
    bridge.undo()
    assert model.rowCount() == rows
    assert sentence(model, -1) == "Mira earns Triumph 1 and keeps the die."


def test_last_result_can_be_asked_for_while_rows_are_removed() -> None:
    """The note is removed with the later step of the award, whose state is not known any more."""
    model, bridge = log(a_session())
    die = bridge.shown.tokens_at(pool_place("destiny"))[0]
    bridge.dispatch(c.Use(use="award", by=who(bridge.table, "Mira"), tokens=(die.id,)))
    bridge.dispatch(c.AddNote(text="Rain."))
    note = bridge.entries()[-1]
    bridge.dispatch(next(offer.command for offer in bridge.rules.offers() if offer.name == "Inspiration"))
    assert bridge.entries()[-1].action == bridge.entries()[-3].action
    outcomes: list[str] = []
    model.rowsRemoved.connect(lambda: outcomes.extend(newest[1].outcome for newest in [model.newest()] if newest))
    bridge.undo_from(note.id)
    assert outcomes == ["Award"]


def test_undo_from_a_row_removes_all_after_it() -> None:
    model, bridge = log(a_table(a_hero()))
    for number in range(5):
        bridge.dispatch(c.AddNote(text=f"Note {number}"))
    bridge.undo_from(model.index(2, 0).data(Role.ID))
    assert [sentence(model, row) for row in range(model.rowCount())] == ["Mira joins the campaign.", "Note 0"]


def test_viewed_row_is_marked_without_a_reset() -> None:
    model, bridge = log(a_table(a_hero()))
    bridge.dispatch(c.AddNote(text="Later"))
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    bridge.look_back(model.index(0, 0).data(Role.ID))
    assert [line(model, row).looked_at for row in (0, 1)] == [True, False]
    bridge.return_to_now()
    assert [line(model, row).looked_at for row in (0, 1)] == [False, False]
    assert resets == []


def test_overridden_refusal_is_marked_and_in_the_tooltip() -> None:
    model, bridge = log(a_session(a_hero(stress=8)))
    mira = who(bridge.table, "Mira")
    bridge.dispatch(c.SetTrack(character=mira, track="stress", value=10, override=True))
    assert line(model, -1).overruled
    tip = model.index(model.rowCount() - 1, Column.SENTENCE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Mira: Stress 10 → 12.\nOverridden: ")
    assert tip.endswith("Held tokens count too, so 10 stones would take Mira over 10 Stress.")


def test_rows_before_a_session_stay_when_it_starts() -> None:
    model, bridge = log(a_table(a_hero()))
    bridge.dispatch(c.StartSession(present=(who(bridge.table, "Mira"),)))
    assert [line(model, row).section for row in range(model.rowCount())] == [
        ("Before the first session",),
        ("Session 1",),
    ]


def test_times_are_local() -> None:
    model, _ = log(a_table(a_hero()))
    assert line(model, 0).time == local_time("2026-01-02T12:00:00Z")
    assert len(line(model, 0).time) == len("12:00")
    assert local_time("once upon a time") == ""


def test_turns_without_result_are_searched_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, each turn searched through all turns before it: 15 ms after 500 turns."""
    model, bridge = log(an_encounter(a_hero(), *(a_foe(f"Guard {number}") for number in range(30))))
    bridge.dispatch(c.AddNote(text="A storm is coming."))
    for _ in range(20):
        bridge.dispatch(c.NextTurn())
        assert newest_text(model) == "A storm is coming."
    looked_at: list[object] = []

    def counted(parts: tuple[ActionPart, ...]) -> ActionPart | None:
        looked_at.append(parts)
        return last_result(parts)

    monkeypatch.setattr("gmtracker.ui.log.model.last_result", counted)
    bridge.dispatch(c.NextTurn())
    assert newest_text(model) == "A storm is coming."
    assert len(looked_at) == 2  # the new turn, and the note


def test_step_that_replaces_an_undone_turn_is_shown() -> None:
    """The new step has the same id as the undone turn."""
    model, bridge = log(an_encounter())
    bridge.dispatch(c.NextTurn())
    model.newest()
    bridge.undo()
    bridge.dispatch(c.AddNote(text="A storm is coming."))
    assert newest_text(model) == "A storm is coming."


def newest_text(model: LogModel) -> str:
    """Return the text of the newest action with a result."""
    newest = model.newest()
    return newest[1].text if newest else ""


def test_row_of_a_tilt_shows_its_outcome_and_counts_votes() -> None:
    """Before, its row contained twenty votes, and the outcome was hidden among them."""
    table = a_tilt_due(mira="++++", rook="++++")
    tilt_rolled(table, 3, 4, 5, 6, 3, 4, 5, 6)
    do(table, c.Use(use="tilt-roll-off"), 15, 7)
    model, _ = log(table)
    for good, bad in ((3, 4), (5, 6)):
        for name in ("Mira", "Rook"):
            do(table, a_vote(table, name, "good", good))
            do(table, a_vote(table, name, "bad", bad))
        if good == 3:
            assert sentence(model, -1).startswith("The GM chooses the Hard Tilt. The Tilt: Ana 18, Ben 18, GM 0. ")
            assert sentence(model, -1).endswith("Something bad happens to Rook. · 4 more steps")
        do(table, c.Use(use="tilt-count"))
    newest, short = model.index(model.rowCount() - 1, Column.SENTENCE), sentence(model, -1)
    assert short.startswith("Something good for Mira · The ")
    assert line(model, -1).parts[-1].sentence == "12 more steps"
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert ("Ben votes for" in short, "Ben votes for" in newest.data(role)) == (False, True)
