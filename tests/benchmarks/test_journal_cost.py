"""What a step's journal costs the window's thread: `pytest tests/benchmarks/test_journal_cost.py -s` prints the table.

Beside a bare write of the same bytes, by turns. The bytes themselves are those that the file will hold; making them
is shown on a line of its own.
"""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from gmtracker.storage.atomic_write import SyncThread
from gmtracker.storage.chapters import encode_entry
from gmtracker.storage.journal import Journal, JournalHeader, done_line
from tests.builders.saved_campaigns import in_session

TIMES = 4_000


def took(work: Callable[[], object]) -> float:
    """How long some work takes, in microseconds."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1e6


def test_the_journal_costs_little_more_than_a_bare_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = in_session(tmp_path)
    entry = desk.table.history.open_chapter.entries[-1]
    line = done_line(encode_entry(entry))
    syncing = SyncThread(lambda: None)
    journal = Journal.begin(tmp_path / "journal", JournalHeader(campaign="c", entry=1, digest=""), syncing)
    bare = os.open(tmp_path / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    written, barely, made = [], [], []
    for _ in range(TIMES):
        written.append(took(lambda: journal.write(line)))
        barely.append(took(lambda: os.write(bare, line)))
        made.append(took(lambda: encode_entry(entry)))
    os.close(bare)
    journal.close()
    syncing.stop()
    with capsys.disabled():
        print(f"\na line of {len(line)} bytes, {TIMES} times, median")
        for name, times in (("bare write", barely), ("written and handed over", written), ("made into bytes", made)):
            print(f"{name:26}{median(times):8.2f} µs{median(times) / median(barely):8.2f} ×")
    assert (tmp_path / "journal").read_bytes().endswith(line * TIMES)
