"""Opening and saving a campaign of some size, and one entry of its journal, beside what the disk and msgspec take."""

import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

from gmtracker.engine.commands import AddNote
from gmtracker.engine.events import Noted
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId
from gmtracker.engine.table import Table
from gmtracker.storage.file_format import RawFile, StoredChapter
from gmtracker.storage.open_campaign import OpenCampaign
from tests.benchmarks.figures import Figure, by_turns, medians, took
from tests.builders.campaigns import NOON

TIMES = 9
ENTRIES = 2000

_FILE = msgspec.json.Decoder(RawFile)
_CHAPTER = msgspec.json.Decoder(StoredChapter)


def opening_figure(path: Path, size: str, *, limit: float | None = None) -> Figure:
    """From the file to a table, beside reading it and decoding it with its finished chapters left raw."""
    times = medians(by_turns({"open": lambda: took_to_open(path), "bare": lambda: took(lambda: _decode(path))}, TIMES))
    return Figure(what=f"opening, {size}", measured=times["open"], base=times["bare"], limit=limit)


def took_to_open(path: Path) -> float:
    """Milliseconds from the file to a table."""
    start = perf_counter()
    opened = OpenCampaign.open(path, _clock)
    Table(opened.history, opened.ruleset, _clock, opened.record)
    passed = (perf_counter() - start) * 1000
    opened.close()
    return passed


def saving_figure(path: Path, size: str, *, limit: float | None = None) -> Figure:
    """Saving after one more entry until the file is there, beside writing and syncing the same bytes."""
    opened = OpenCampaign.open(path, _clock)
    data = path.read_bytes()

    def save() -> float:
        _note(opened)
        return took(lambda: _save(opened))

    times = medians(by_turns({"save": save, "bare": lambda: took(lambda: _write(path, data))}, TIMES))
    opened.close()
    return Figure(what=f"saving, {size}", measured=times["save"], base=times["bare"], limit=limit)


def journal_figure(path: Path) -> Figure:
    """One entry made ready and written, beside a bare write of as many bytes."""
    opened = OpenCampaign.open(path, _clock)
    _note(opened)
    entry = opened.history.open_chapter.entries[-1]
    line = msgspec.json.encode(entry) + b'{"done":}\n'
    bare = os.open(path.with_suffix(".bare"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        works: dict[str, Callable[[], float]] = {
            "record": lambda: took(lambda: opened.record("done", (entry,))),
            "bare": lambda: took(lambda: os.write(bare, line)),
        }
        times = medians(by_turns(works, ENTRIES))
    finally:
        os.close(bare)
        opened.save()
        opened.close()
    return Figure(what="journal: one entry", measured=times["record"], base=times["bare"], limit=1.5)


def _decode(path: Path) -> None:
    file = _FILE.decode(path.read_bytes())
    _CHAPTER.decode(file.chapters[-1])


def _write(path: Path, data: bytes) -> None:
    with path.with_suffix(".bare").open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _save(opened: OpenCampaign) -> None:
    """As the window does it: old backups go while play goes on."""
    opened.begin_save(lambda: None)
    opened.finish_save()


def _note(opened: OpenCampaign) -> None:
    own_id = opened.history.next_id()
    text = "The tide is turning."
    entry = Entry(
        id=own_id,
        action=ActionId(f"e{own_id}"),
        command=AddNote(text=text),
        events=(Noted(text=text),),
        label="a note",
        sentence=f"Note: {text}",
        time=NOON,
    )
    opened.record("done", (entry,))
    opened.history.append(entry)


def _clock() -> str:
    return NOON
