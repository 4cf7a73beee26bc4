"""From a command to the repainted window, with every view in it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from shutil import copyfile
from statistics import median
from threading import Event, Thread
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from gmtracker import app
from gmtracker.app import App
from gmtracker.engine.commands import AddNote, Command, NextTurn, SetCondition, SetTrack, StartEncounter
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.settings import Settings
from gmtracker.ui.session.tips import TIPS
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.benchmarks.figures import Figure, percentile, took
from tests.benchmarks.hollow import HollowWindow, come_to_rest

COMMANDS = 150
IN_A_FIGHT = 300
"""Three rounds of 20, in which every fifth command is a turn."""
SITTING, HUNDRED = 10_000, 100
FRAME_MS, HOLLOW_MS = 16, 2
"""A frame may be held where the hollow window is painted in so long, and more in proportion where it takes longer."""

FIRST_ROUND = 15
"""So many turns of it are left when everything is warm."""

DEEDS: dict[type[Command], str] = {SetTrack: "Stress", SetCondition: "a condition", AddNote: "a note"}
LOOKS = 20
IN_ORDER = 20
HOLDS = 9
PLAYED_BEFORE = Settings(tips_shown=tuple(TIPS))
"""Of a GM who has played before: nothing is explained for the first time."""

REST_MS = 300
"""After that a table that was opened is at rest."""


def playing_figures(small: Path, large: Path) -> list[Figure]:
    """Commands, undo and look-back with 20 characters, and beside that with a large campaign."""
    with _at_the_table(small) as few:
        hollow = HollowWindow(few.window.size())
        hollow.show()
        _settle(few)
        played, beside = _beside(few, hollow)
        saving, beside_saving = _while_saving(few, hollow, large)
        undone, redone = _undone(few)
        with _at_the_table(large) as many:
            plain, crowded = _by_turns(few, many, COMMANDS)
            _settle(few)
            _settle(many)  # else they save by themselves meanwhile, which has a line of its own
            _rest()  # and tidy their backups
            looks = _looks(few) + _looks(many)
            held = _held_by_saving(many)
        restored, _ = _held_by_restoring(few)
        first = _held_by_a_first_change(few)
        hollow.close()
    last, first_of_all = _sitting(small)
    new, beside_new = _beside_a_hollow(small, Settings())
    painted = median(beside)
    in_frames = FRAME_MS / HOLLOW_MS
    return [
        *_figures_of(played, painted),
        Figure(
            what="a command compared with a note of first use",
            measured=median(taken for figures in new.values() for taken in figures),
            base=median(beside_new),
        ),
        Figure(
            what="a command during a large save: 95 of 100",
            measured=percentile(saving, 95),
            base=median(beside_saving),
            limit=3,
        ),
        Figure(what="a command, the large campaign", measured=median(crowded), base=median(plain), limit=1.1),
        Figure(what="the last of 10,000 commands", measured=median(last), base=median(first_of_all), limit=1.1),
        Figure(what="undo, 20 characters", measured=median(undone), base=median(redone), limit=1.5),
        Figure(what="look-back: the slowest of 40", measured=max(looks), base=painted, limit=in_frames),
        Figure(what="saving: the window is held", measured=held, base=painted, limit=in_frames),
        Figure(what="restoring: the window is held", measured=median(restored), base=painted, limit=in_frames),
        Figure(what="the sample's first change: the window is held", measured=median(first), base=painted),
    ]


def played_figures(path: Path) -> list[Figure]:
    """Commands and the next turn alone, beside the hollow window."""
    played, beside = _beside_a_hollow(path, PLAYED_BEFORE)
    return _figures_of(played, median(beside))


def _figures_of(played: dict[type[Command], list[float]], painted: float) -> list[Figure]:
    turns = played[NextTurn]
    all_of_them = [taken for figures in played.values() for taken in figures]
    return [
        Figure(what="a command, 20 characters: median", measured=median(all_of_them), base=painted, limit=1.5),
        Figure(what="a command, 20 characters: 95 of 100", measured=percentile(all_of_them, 95), base=painted),
        *(Figure(what=f"{DEEDS[kind]}: median", measured=median(played[kind]), base=painted) for kind in DEEDS),
        Figure(what="the next turn: median", measured=median(turns), base=painted, limit=2.5),
        Figure(what="the next turn: in the first round", measured=median(turns[:FIRST_ROUND]), base=painted),
    ]


def command_figure(path: Path, size: str) -> Figure:
    """The median command with a campaign of some size."""
    with _at_the_table(path) as app:
        taken = [_repainted(app, command) for command in _deeds(app, COMMANDS)]
        return Figure(what=f"a command, {size}", measured=median(taken))


@contextmanager
def _at_the_table(path: Path, settings: Settings = PLAYED_BEFORE) -> Iterator[App]:
    """The whole window with a campaign, in an encounter of at most 20, shown and settled."""
    application = app.application()
    apply_theme(application, Scheme.LIGHT, 1)
    built = app.build(settings, keep=lambda _settings: None, roll=Random(7).randint)
    assert built.document.open(path)
    built.window.show()
    order = tuple(character.id for character in built.bridge.shown.characters[:IN_ORDER])
    if built.bridge.shown.encounter is None:
        assert built.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=order))
    app.tune_responsiveness(built.window)
    _settle(built)
    for command in _deeds(built, 20):
        built.bridge.dispatch(command)
        QApplication.processEvents()
    yield built
    built.document.close()
    built.window.close()
    built.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _by_turns(one: App, other: App, count: int) -> tuple[list[float], list[float]]:
    """So many commands at each of two tables."""
    here: list[float] = []
    there: list[float] = []
    for command, others in zip(_deeds(one, count), _deeds(other, count), strict=True):
        here.append(_repainted(one, command))
        there.append(_repainted(other, others))
    return here, there


def _beside(app: App, hollow: HollowWindow) -> tuple[dict[type[Command], list[float]], list[float]]:
    """Commands of a fight by their kinds, and by turns with them the hollow window painted anew."""
    played: dict[type[Command], list[float]] = {kind: [] for kind in (*DEEDS, NextTurn)}
    painted = []
    for command in _deeds(app, IN_A_FIGHT):
        played[type(command)].append(_repainted(app, command))
        painted.append(hollow.repaint_all())
    return played, painted


def _beside_a_hollow(path: Path, settings: Settings) -> tuple[dict[type[Command], list[float]], list[float]]:
    """The same at a table of its own."""
    with _at_the_table(path, settings) as app:
        hollow = HollowWindow(app.window.size())
        hollow.show()
        _settle(app)
        taken = _beside(app, hollow)
        hollow.close()
    return taken


def _sitting(path: Path) -> tuple[list[float], list[float]]:
    """The last hundred of 10,000 commands at a table, and by turns with them the first hundred at another such table.

    Minutes lie between first and last at the same one, in which a machine becomes faster or slower.
    """
    fresh = path.with_name(f"fresh-{path.name}")
    copyfile(path, fresh)
    with _at_the_table(path) as app:
        for command in _deeds(app, SITTING - HUNDRED):
            _repainted(app, command)
        with _at_the_table(fresh) as other:
            return _by_turns(app, other, HUNDRED)


def _repainted(app: App, command: Command) -> float:
    """Milliseconds from a command to the repainted window."""
    return _painted(lambda: app.bridge.dispatch(command))


def _painted(work: Callable[[], object]) -> float:
    """Milliseconds until the window shows it to the last row, with what comes as soon as it is painted."""
    start = perf_counter()
    assert work() is not False
    come_to_rest()
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


def _while_saving(app: App, hollow: HollowWindow, large: Path) -> tuple[list[float], list[float]]:
    """Commands while another thread writes a large file over and over, and the hollow window beside them."""
    over, data, copy = Event(), large.read_bytes(), large.with_suffix(".copy")

    def save() -> None:
        while not over.is_set():
            replace_file(copy, [data])

    saving = Thread(target=save)
    saving.start()
    try:
        played, painted = _beside(app, hollow)
        return [taken for figures in played.values() for taken in figures], painted
    finally:
        over.set()
        saving.join()


def _held_by_saving(app: App) -> float:
    """How long the window answers nothing, at most, while its campaign is saved after a command."""
    _settle(app)
    app.bridge.dispatch(AddNote(text="Before the save."))
    return _longest_hold(app.document.save, lambda: app.document.is_saved)


def _held_by_a_first_change(app: App) -> list[float]:
    """The same while the sample gets a file with its first change, until that is on the disk."""
    held = []
    for number in range(HOLDS):
        app.files.open_sample()
        _rest()
        note = AddNote(text=f"The first change of {number}.")
        held.append(_longest_hold(partial(app.bridge.dispatch, note), lambda: app.document.save_state.is_synced))
    return held


def _held_by_restoring(app: App) -> tuple[list[float], list[float]]:
    """The same while a backup is restored, and beside it opening the same file, of which nothing is to be kept."""
    held, opened = [], []
    for number in range(HOLDS):
        app.bridge.dispatch(AddNote(text=f"Before restoring {number}."))
        _settle(app)
        path, backup = app.document.path, app.document.backups()[0]
        assert path is not None
        _rest()
        opened.append(_painted(partial(app.document.open, path)))
        _rest()
        restore = partial(app.document.restore, backup)
        held.append(_longest_hold(restore, lambda: not app.document.save_state.is_saving))
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
