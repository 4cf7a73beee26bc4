"""PySide6 imported without what has no use, or not yet."""

import os
import subprocess
import sys

import pytest

from tests.architecture.checkout import ROOT

MISTAKES = {
    "a wrong type": "QSize('x')",
    "an argument too many": "QTimer(1, 2, 3)",
    "no such property": "QTimer(nothing=3)",
    "a property of a wrong type": "QTimer(objectName=3)",
    "a value that cannot be converted": "QPoint(Unyielding(), 2)",
    "a sequence of a wrong length": "QRect(1, 2)",
    "help": "QSize.__doc__[:1] + repr(inspect.signature(QTimer.start))",
}
SAID = """
{how}
import inspect
from PySide6.QtCore import QPoint, QRect, QSize, QTimer


class Unyielding:
    def __index__(self):
        raise ValueError("no number")


try:
    print(repr({mistake}))
except Exception as error:
    print(type(error).__name__, error)
"""
RUN = """
import sys
import gmtracker.ui

print(*(name for name, module in sys.modules.items() if "shibokensupport" in name and "__builtins__" in vars(module)))
"""


def run(program: str) -> str:
    """What a program of its own prints, which ends as it should."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_with_qt_is_told_as_ever_though_it_is_the_first(mistake: str) -> None:
    """What words it is loaded while the call fails; one module more to be loaded then, and the process ended."""
    here = run(SAID.format(how="import gmtracker.ui", mistake=mistake))
    assert here == run(SAID.format(how="import PySide6.QtCore", mistake=mistake))


def test_what_writes_type_stubs_or_words_mistakes_is_not_run_at_the_start() -> None:
    ran = {name.rpartition(".")[2] for name in run(RUN).split()}
    assert "mapping" in ran  # which must not wait
    assert not ran & {"enum_sig", "pyi_generator", "errorhandler", "layout", "parser"}
