"""From a command to the repainted check panel: `pytest tests/benchmarks/test_check_repaint.py -s` prints the table.

A table of 20 characters; what is asked of the bridge is worked out anew each time, as the campaign is another.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.ui.carry import Carry
from gmtracker.ui.panels.check_panel import CheckPanel
from tests.rulesets.shattered_spheres.checks import an_ambush, mira, warden
from tests.support.builders import a_hero, who
from tests.ui.widgets.stage import a_bridge, shown

TIMES = 20


def took(work: Callable[[], object]) -> float:
    """How long some work takes until the window has dealt with it, in milliseconds."""
    start = perf_counter()
    work()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return (perf_counter() - start) * 1000


def test_a_roll_is_on_the_screen_within_a_few_milliseconds(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    others = (a_hero(f"Hero {number}", player=f"P{number}") for number in range(18))
    table = an_ambush(mira(), warden(), *others)
    bridge = a_bridge(table)
    panel = CheckPanel(bridge, Carry(bridge))
    panel.use_chosen.connect(bridge.ask)
    panel.resize(460, 260)
    shown(qtbot, panel)
    panel.follow_character(who(table, "Mira"))
    panel.refresh()
    rolls, announcements, digits = [], [], []
    for dc in range(TIMES):
        digits.append(took(partial(panel.fields.field("dc").set_value, 10 + dc)))
        rolls.append(took(panel.bar.press))
        announcements.append(took(lambda: bridge.ask(Use(use="announce"))))
    with capsys.disabled():
        print()
        for name, times in (("a digit typed", digits), ("a roll", rolls), ("an announcement", announcements)):
            print(f"{name:20}{median(times):8.2f} ms")
    assert table.open_check() is None
