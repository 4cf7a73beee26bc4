"""From a command to the repainted window: `pytest tests/benchmarks/test_check_repaint.py -s` prints the table.

"To the screen" ends with the paint that shows what the command came to, "to the last row" when the rows of what could
be spent have followed it. Beside it, by turns and so on the same busy machine, the table of the characters is painted
anew: 3.6 ms on a machine on which a check is held to 6 ms, which is why it may take as much more than that.
"""

from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.checking import RESOLVED, TABLE, checking_figures, checks_taken
from tests.benchmarks.figures import table

MOST = 6 / 3.6
"""How many times as long as painting the table a resolved check may take."""


def test_a_check_is_repainted_little_slower_than_the_roster(
    qapp: QApplication, own_folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = checks_taken()
    with capsys.disabled():
        print(f"\n{table(checking_figures(taken))}")
    painted = median(one.clock for one in taken[TABLE])
    slowest = max(median(one.clock for one in taken[what]) for what in RESOLVED)
    assert slowest < MOST * painted
