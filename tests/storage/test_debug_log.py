"""The log of ``gmtracker --debug``: it records actions, but no text of the GM's."""

from collections.abc import Iterator

import pytest

from gmtracker import trace
from gmtracker.engine.commands import AddNote, Use
from gmtracker.storage.debug_log import DebugLog
from tests.builders.campaigns import a_hero, a_session, a_table, do, who


@pytest.fixture
def log() -> Iterator[DebugLog]:
    opened = DebugLog()
    yield opened
    opened.close()


def lines(log: DebugLog) -> list[str]:
    """Return the lines of the log without times and threads."""
    return [line.split(" ", 3)[3] for line in log.path.read_text("utf-8").splitlines()]


def test_debug_log_names_actions_without_gm_text(log: DebugLog) -> None:
    table = a_table(a_hero("Mira"))
    do(table, AddNote(text="The vault opens at dawn.", about=who(table, "Mira")))
    table.undo()
    assert lines(log)[-2:] == ["table: done AddNote with 1 events", "table: undone AddNote with 1 events"]
    assert "vault" not in log.path.read_text("utf-8")


def test_debug_log_explains_refused_command(log: DebugLog) -> None:
    table = a_session()
    refusal = table.rules.find_refusal(Use(use="veto"))
    assert refusal is not None
    assert lines(log)[-1] == f"rules: Use veto would be refused: {refusal.sentence}"


def test_closed_debug_log_writes_nothing(log: DebugLog) -> None:
    other = DebugLog()
    other.close()
    trace.note("table", "%s of %s", 1, 2)
    assert lines(log)[-1] == "table: 1 of 2"
    assert len([line for line in lines(log) if line.startswith("table: ")]) == 1
