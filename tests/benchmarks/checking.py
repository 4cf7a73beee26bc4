"""From the roll of a check to the repainted window, and from its announcement, with 20 characters at the table."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.app import App, tune_responsiveness
from gmtracker.engine.commands import Use
from gmtracker.ui.qt_override import override
from tests.benchmarks.figures import Figure, percentile
from tests.benchmarks.hollow import HollowWindow
from tests.benchmarks.playing import PLAYED_BEFORE
from tests.builders.campaigns import a_hero, who
from tests.builders.shattered_spheres import an_ambush, mira, warden
from tests.windows.main_window import Stage

CHECKS = 60
LIMIT, ROWS_LIMIT, KEY_LIMIT = 2.5, 4, 1.5
"""So many times as long as the hollow window's paint: a check, all that could be spent on it, a key in its sentence."""

HOLLOW = "the hollow window painted anew"
TABLE = "the roster painted again"
KEY = "a key in a check's sentence, to its odds and spends"
RESOLVED = ("a check rolled", "a check announced")


class Taken(Struct, frozen=True):
    """Milliseconds from a command to the window that shows it, and until the rows of what could be spent followed."""

    clock: float
    to_the_last_row: float


class Paints(QObject):
    """Counts how often a window was painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.count = 0
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.UpdateRequest
        return False

    def wait(self) -> None:
        """Until the window has been painted once more, and nothing else has been done: no timer runs meanwhile."""
        before = self.count
        while self.count == before:
            QCoreApplication.sendPostedEvents()

    def settle(self) -> None:
        """Until the window has nothing left to paint."""
        before = -1
        while self.count != before:
            before = self.count
            for _ in range(3):
                QApplication.processEvents()

    def time(self, work: Callable[[], object]) -> Taken:
        """Do some work, and tell how long the screen took to follow."""
        start = perf_counter()
        work()
        self.wait()
        clock = perf_counter() - start
        self.settle()
        return Taken(clock * 1000, (perf_counter() - start) * 1000)


def checks_taken() -> dict[str, list[Taken]]:
    """How long each of some checks took to be rolled and to be announced, and by turns with them the table's paint.

    A fight of 20 is in the window, 18 of them waiting. What is asked is worked out anew each time, as the campaign is
    another. An application must be there.
    """
    stage = Stage()
    app = stage.window(PLAYED_BEFORE)
    others = (a_hero(f"Hero {number}", player=f"P{number}") for number in range(18))
    app.bridge.open(an_ambush(mira(), warden(), *others))
    app.window.show()
    tune_responsiveness(app.window)
    taken = _by_turns(app, Paints(app.window))
    stage.strike()
    return taken


def checking_figures(taken: dict[str, list[Taken]]) -> list[Figure]:
    """What the checks took, each beside the hollow window."""
    figures = []
    painted = median(one.clock for one in taken[HOLLOW])
    for what in RESOLVED:
        clock = [one.clock for one in taken[what]]
        rows = [one.to_the_last_row for one in taken[what]]
        last = f"{what}: to the last row of what could be spent"
        figures += [
            Figure(what=f"{what}: median", measured=median(clock), base=painted, limit=LIMIT),
            Figure(what=f"{what}: 95 of 100", measured=percentile(clock, 95), base=painted),
            Figure(what=last, measured=median(rows), base=painted, limit=ROWS_LIMIT),
        ]
    key = median(one.to_the_last_row for one in taken[KEY])
    table = median(one.clock for one in taken[TABLE])
    return [
        *figures,
        Figure(what=KEY, measured=key, base=painted, limit=KEY_LIMIT),
        Figure(what=TABLE, measured=table, base=painted),
    ]


def _by_turns(app: App, paints: Paints) -> dict[str, list[Taken]]:
    window, bridge = app.window, app.bridge
    hollow = HollowWindow(window.size())
    hollow.show()
    window.check.set_next_actor(who(bridge.table, "Mira"))
    paints.settle()
    works: dict[str, Callable[[], object]] = {
        RESOLVED[0]: window.check.bar.press,
        RESOLVED[1]: lambda: bridge.dispatch(Use(use="announce")),
        TABLE: window.characters.viewport().update,
    }
    taken: dict[str, list[Taken]] = {what: [] for what in (*works, KEY, HOLLOW)}
    for turn in range(CHECKS):
        start = perf_counter()
        window.check.sentence.set_value("dc", 11 + turn % 8)
        paints.settle()
        key = (perf_counter() - start) * 1000
        taken[KEY].append(Taken(key, key))
        for what, work in works.items():
            taken[what].append(paints.time(work))
        painted = hollow.repaint_all()
        taken[HOLLOW].append(Taken(painted, painted))
        bridge.undo()
        paints.settle()
    hollow.close()
    return taken
