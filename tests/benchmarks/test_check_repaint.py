"""From a command to the repainted window: `pytest tests/benchmarks/test_check_repaint.py -s` prints the table.

The whole window with 20 characters on the table, 18 of them waiting. What is asked is worked out anew each time, as the
campaign is another. "To the screen" ends with the paint that shows what the command came to; "to the last row" when
the rows of what could be spent have followed it. Beside it, in the same run and so on the same busy machine, stands
the table of the characters painted anew: about 6 ms on the machine that the limits were set on.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.app import Parts
from gmtracker.engine.commands import Use
from gmtracker.ui.qt_override import override
from tests.rulesets.shattered_spheres.checks import an_ambush, mira, warden
from tests.support.builders import a_hero, who
from tests.ui.stage import Stage

TIMES = 25
MOST = 1.5
"""How many times as long as painting the table a resolved check may take."""


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


class Stopwatch:
    """Collects how long each kind of work took until the screen showed it, and until nothing was left to show."""

    def __init__(self, paints: Paints) -> None:
        self._paints = paints
        self.shown: dict[str, list[float]] = {}
        self.settled: dict[str, list[float]] = {}

    def time(self, name: str, work: Callable[[], object]) -> None:
        """Do some work, and keep how many milliseconds it took."""
        start = perf_counter()
        work()
        self._paints.wait()
        self.shown.setdefault(name, []).append((perf_counter() - start) * 1000)
        self._paints.settle()
        self.settled.setdefault(name, []).append((perf_counter() - start) * 1000)


@pytest.fixture
def crowded(qapp: QApplication, own_folders: Path) -> Iterator[Parts]:
    """The window with a fight of 20: Mira has the turn."""
    stage = Stage()
    parts = stage.window()
    others = (a_hero(f"Hero {number}", player=f"P{number}") for number in range(18))
    parts.bridge.open(an_ambush(mira(), warden(), *others))
    parts.window.show()
    yield parts
    stage.strike()


def test_a_resolved_check_is_on_the_screen_about_as_soon_as_the_table_can_be_painted(
    crowded: Parts, capsys: pytest.CaptureFixture[str]
) -> None:
    window, bridge = crowded.window, crowded.bridge
    paints = Paints(window)
    watch = Stopwatch(paints)
    window.check.follow_character(who(bridge.table, "Mira"))
    paints.settle()

    def one_check(dc: int) -> None:
        window.check.fields.field("dc").set_value(dc)
        paints.settle()
        watch.time("a roll", window.check.bar.press)
        watch.time("an announcement", lambda: bridge.ask(Use(use="announce")))
        watch.time("the table painted anew", window.characters.viewport().update)
        bridge.undo()
        paints.settle()

    for turn in range(TIMES):
        one_check(11 + turn % 8)
    with capsys.disabled():
        print(f"\n{'':26}{'to the screen':>15}{'to the last row':>18}")
        for name, times in watch.shown.items():
            print(f"{name:26}{median(times):12.2f} ms{median(watch.settled[name]):15.2f} ms")
    slowest = max(median(watch.shown[name]) for name in ("a roll", "an announcement"))
    assert slowest < MOST * median(watch.shown["the table painted anew"])
