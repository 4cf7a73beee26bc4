"""Playing a journal back over what is in the file, as far as every step fits onto the one before it."""

from msgspec import Raw

from gmtracker.engine.evolve import fold
from gmtracker.storage.book import Book
from gmtracker.storage.errors import Unreadable
from gmtracker.storage.file_form import with_sheet
from gmtracker.storage.journal import FoundJournal, Step
from gmtracker.storage.reading import read_entry, read_opening
from gmtracker.words import tr


def play_back(book: Book, journal: FoundJournal, steps: range) -> int:
    """Play these steps of the journal; returns how many fitted, counted from the first."""
    for played, index in enumerate(steps):
        try:
            _play(book, journal.steps[index], tr("line {line}", line=index + 2))
        except (Unreadable, ValueError):
            return played
    return len(steps)


def _play(book: Book, step: Step, place: str) -> None:
    """Play one step. Raises Unreadable or ValueError, and changes nothing, where it does not fit."""
    if step.done:
        _do(book, step.done, place)
    elif step.undone:
        _undo(book, step, place)
    elif step.redone:
        if step.redone != tuple(entry.id for entry in book.history.redoable()):
            raise Unreadable(place, "what is brought back was not taken back last")
        book.history.redo()
    elif not step.saved:
        raise Unreadable(place, "nothing happens")


def _do(book: Book, done: Raw, place: str) -> None:
    read = read_entry(done, place)
    if read.entry.id <= book.last_id:
        raise Unreadable(place, "the entry is older than the last one")
    fold(book.history.now, read.entry.events)
    book.history.append(book.keep(read.entry, read.text))


def _undo(book: Book, step: Step, place: str) -> None:
    history = book.history
    last = tuple(entry.id for entry in history.open.entries[-len(step.undone) :])
    if step.undone != last:
        raise Unreadable(place, "what is taken back was not the last to happen")
    reopens = len(last) == len(history.open.entries) and not history.closed
    if reopens and step.opening and book.has_finished:
        opening = read_opening(step.opening, f"{place}.opening")
        book.bring_into_play(with_sheet(opening, history.now.sheet))
    history.take_back(step.undone[0])
