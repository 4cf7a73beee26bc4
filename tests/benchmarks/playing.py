"""From a command to the repainted window, with every view in it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from threading import Event, Thread
from time import perf_counter, thread_time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from gmtracker import app
from gmtracker.app import App
from gmtracker.engine.commands import AddNote, Command, NextTurn, SetCondition, SetTrack, StartEncounter
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.settings import Settings
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.benchmarks.figures import Figure, percentile, took

COMMANDS = 150
LOOKS = 20
IN_ORDER = 20
HOLDS = 9
REST_MS = 300
"""After that a table that was opened is at rest."""


def playing_figures(small: Path, large: Path) -> list[Figure]:
    """Commands, undo and look-back with 20 characters, and beside that with a large campaign."""
    with _at_the_table(small) as few:
        alone, work = _commands(few, COMMANDS), _worked(few)
        while_saving = _while_saving(few, large)
        undone, redone = _undone(few)
        with _at_the_table(large) as many:
            plain, crowded = _by_turns(few, many)
            looks = _looks(few) + _looks(many)
            held = _held_by_saving(many)
        restored, opened = _held_by_restoring(few)
        first = _held_by_a_first_change(few)
    return [
        Figure(what="a command, 20 characters: median", measured=median(alone), limit=4),
        Figure(what="a command, 20 characters: 95 of 100", measured=percentile(alone, 95), limit=8),
        Figure(what="a command, 20 characters: processor time, median", measured=median(work), limit=4),
        Figure(what="a command, 20 characters: processor time, 95 of 100", measured=percentile(work, 95), limit=8),
        Figure(what="a command during a large save: median", measured=median(while_saving), limit=4),
        Figure(what="a command during a large save: 95 of 100", measured=percentile(while_saving, 95), limit=8),
        Figure(what="a command, the large campaign", measured=median(crowded), base=median(plain), limit=1.3),
        Figure(what="undo, 20 characters", measured=median(undone), base=median(redone), limit=1.5),
        Figure(what="look-back: the slowest of 40", measured=max(looks), limit=50),
        Figure(what="saving: the window is held", measured=held, limit=16),
        Figure(what="the sample's first change: the window is held", measured=median(first), limit=16),
        Figure(what="restoring: the window is held", measured=median(restored), base=median(opened), limit=1.3),
    ]


def command_figure(path: Path, size: str) -> Figure:
    """The median command with a campaign of some size."""
    with _at_the_table(path) as app:
        return Figure(what=f"a command, {size}", measured=median(_commands(app, COMMANDS)))


@contextmanager
def _at_the_table(path: Path) -> Iterator[App]:
    """The whole window with a campaign, in an encounter of at most 20, shown and settled."""
    application = app.application()
    apply_theme(application, Scheme.LIGHT, 1)
    built = app.build(Settings(), keep=lambda _settings: None, roll=Random(7).randint)
    assert built.document.open(path)
    built.window.show()
    order = tuple(character.id for character in built.bridge.shown.characters[:IN_ORDER])
    if built.bridge.shown.encounter is None:
        assert built.bridge.ask(StartEncounter(kind="combat", title="Ambush", order=order))
    app.keep_pace(built.window)
    _settle(built)
    for command in _deeds(built, 20):
        built.bridge.ask(command)
        QApplication.processEvents()
    yield built
    built.document.close()
    built.window.close()
    built.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _by_turns(few: App, many: App) -> tuple[list[float], list[float]]:
    plain: list[float] = []
    crowded: list[float] = []
    for one, other in zip(_deeds(few, COMMANDS), _deeds(many, COMMANDS), strict=True):
        plain.append(_repainted(few, one))
        crowded.append(_repainted(many, other))
    return plain, crowded


def _worked(app: App) -> list[float]:
    """Milliseconds of the window's own thread for each of some commands; on a busy machine less than it takes."""
    worked = []
    for command in _deeds(app, COMMANDS):
        before = thread_time()
        _repainted(app, command)
        worked.append((thread_time() - before) * 1000)
    return worked


def _commands(app: App, count: int) -> list[float]:
    return [_repainted(app, command) for command in _deeds(app, count)]


def _repainted(app: App, command: Command) -> float:
    """Milliseconds from a command to the repainted window."""
    return _painted(lambda: app.bridge.ask(command))


def _painted(work: Callable[[], object]) -> float:
    start = perf_counter()
    assert work() is not False
    QApplication.processEvents()
    return (perf_counter() - start) * 1000


def _deeds(app: App, count: int) -> Iterator[Command]:
    """What a table does most: Stress, conditions on and off, the next turn, a note."""
    heroes = [c.id for c in app.bridge.shown.characters[:IN_ORDER] if c.side == "heroes"]
    for step, hero in zip(range(count), cycle(heroes), strict=False):
        match step % 5:
            case 0 | 1:
                stands = app.bridge.shown.track_value(hero, "stress")
                yield SetTrack(character=hero, track="stress", value=(stands + 1) % 8)
            case 2:
                there = app.bridge.shown.character(hero).has_condition("dazed")
                yield SetCondition(character=hero, condition="dazed", on=not there)
            case 3:
                yield NextTurn()
            case _:
                yield AddNote(text=f"Something is said in step {step}.")


def _undone(app: App) -> tuple[list[float], list[float]]:
    """Commands, and taking each back."""
    undone, done = [], []
    for command in _deeds(app, COMMANDS):
        done.append(_repainted(app, command))
        undone.append(_painted(app.bridge.undo))
        _repainted(app, command)
    return undone, done


def _looks(app: App) -> list[float]:
    entries = app.bridge.entries()
    looks = []
    for number in range(LOOKS):
        entry = entries[(len(entries) - 1) * number // (LOOKS - 1)]
        looks.append(_painted(partial(app.bridge.look_back, entry.id)))
        app.bridge.return_to_now()
        QApplication.processEvents()
    return looks


def _while_saving(app: App, large: Path) -> list[float]:
    """Commands while another thread writes a large file over and over."""
    over, data, copy = Event(), large.read_bytes(), large.with_suffix(".copy")

    def save() -> None:
        while not over.is_set():
            replace_file(copy, [data])

    saving = Thread(target=save)
    saving.start()
    try:
        return _commands(app, COMMANDS)
    finally:
        over.set()
        saving.join()


def _held_by_saving(app: App) -> float:
    """How long the window answers nothing, at most, while its campaign is saved after a command."""
    _settle(app)
    app.bridge.ask(AddNote(text="Before the save."))
    return _longest_hold(app.document.save, lambda: app.document.is_saved)


def _held_by_a_first_change(app: App) -> list[float]:
    """The same while the sample gets a file with its first change, until that is on the disk."""
    held = []
    for number in range(HOLDS):
        app.files.open_sample()
        _rest()
        note = AddNote(text=f"The first change of {number}.")
        held.append(_longest_hold(partial(app.bridge.ask, note), lambda: app.document.save_state.is_synced))
    return held


def _held_by_restoring(app: App) -> tuple[list[float], list[float]]:
    """The same while a backup is restored, and beside it opening the same file, of which nothing is to be kept."""
    held, opened = [], []
    for number in range(HOLDS):
        app.bridge.ask(AddNote(text=f"Before restoring {number}."))
        _settle(app)
        path, backup = app.document.path, app.document.backups()[0]
        assert path is not None
        _rest()
        opened.append(_painted(partial(app.document.open, path)))
        _rest()
        restore = partial(app.document.restore, backup)
        held.append(_longest_hold(restore, lambda: not app.document.save_state.is_settling))
    return held, opened


def _longest_hold(deed: Callable[[], object], is_over: Callable[[], bool]) -> float:
    """Milliseconds that the window answers nothing, at most, from an action until it is over."""
    longest = took(deed)
    while not is_over():
        longest = max(longest, took(QApplication.processEvents))
    return longest


def _rest() -> None:
    """Have everything done that a new table puts off to when the window is at rest."""
    loop = QEventLoop()
    QTimer.singleShot(REST_MS, loop.quit)
    loop.exec()


def _settle(app: App) -> None:
    """Have everything done that waits to be done, a save by itself among it."""
    QApplication.processEvents()
    deadline = perf_counter() + 20
    app.document.save()
    while not app.document.is_saved and perf_counter() < deadline:
        QApplication.processEvents()
