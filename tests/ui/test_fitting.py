"""A window that is larger than its screen, or stands beside it, is brought in there with its frame."""

import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.fitting import fit_to_screen
from tests.architecture.checkout import ROOT
from tests.support.xvfb import VirtualScreen

FRAME = QMargins(2, 30, 3, 5)

PROGRAM = """
import sys
from PySide6.QtCore import Qt
from gmtracker import app

begin = app.begin

def begin_and_say(*args):
    parts = begin(*args)
    window = parts.window
    def say():
        print(*window.frameGeometry().getRect(), *window.geometry().getRect(), flush=True)
        window.close()
    window.activated.connect(say, Qt.ConnectionType.QueuedConnection)
    return parts

app.begin = begin_and_say
sys.exit(app.run(None, True))
"""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def outer(window: QWidget) -> QRect:
    """What a window takes of its screen with that frame: where it was moved to is the frame's corner."""
    return QRect(window.pos(), window.size().grownBy(FRAME))


def test_a_window_larger_than_its_screen_has_all_of_it_with_its_frame(window: QWidget) -> None:
    window.resize(5_000, 4_000)
    window.move(10, 10)
    fit_to_screen(window, FRAME)
    assert outer(window) == window.screen().availableGeometry()


def test_a_window_that_was_left_on_a_screen_that_is_gone_comes_back(window: QWidget) -> None:
    window.resize(300, 200)
    window.move(-4_000, 9_000)
    fit_to_screen(window, FRAME)
    assert window.size() == QSize(300, 200)
    assert window.screen().availableGeometry().contains(outer(window))


def test_a_window_that_fits_stays_as_it_is(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    fit_to_screen(window, FRAME)
    assert window.geometry() == QRect(100, 90, 300, 200)


def test_a_window_that_is_maximized_is_left_to_the_system(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    window.showMaximized()
    before = window.geometry()
    fit_to_screen(window, FRAME)
    assert window.geometry() == before
    assert window.isMaximized()


@pytest.fixture
def desktop(screen: VirtualScreen) -> Iterator[VirtualScreen]:
    """A screen of 1280 by 720 with a window manager, which puts a frame around each window."""
    if not shutil.which("openbox"):
        pytest.skip("openbox is not installed")
    with subprocess.Popen(["openbox", "--sm-disable"], env=screen.environment, stderr=subprocess.DEVNULL) as manager:
        yield screen
        manager.terminate()


def test_the_first_window_and_the_remembered_one_are_whole_on_a_screen_of_720_lines(desktop: VirtualScreen) -> None:
    """The foot of the window with its line of state lay below the screen's end."""
    for _ in ("first", "remembered"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env=desktop.environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        numbers = [int(word) for word in done.stdout.split()[:8]]
        framed, inner = QRect(*numbers[:4]), QRect(*numbers[4:])
        assert framed != inner
        assert QRect(0, 0, 1280, 720).contains(framed)
        assert inner.height() >= 600
