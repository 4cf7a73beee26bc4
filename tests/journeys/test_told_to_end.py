"""The real program gets a signal or is killed: everything is saved, and no temporary files remain."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path
from signal import SIG_DFL, SIGHUP, SIGINT, SIGKILL, SIGTERM, Signals, default_int_handler, signal

import pytest

from gmtracker.storage.paths import DEMO_STATE_FOLDER, state_folder
from tests.architecture.checkout import ROOT
from tests.windows.main_window import BEFORE_THE_EVENING

NOTE = "Noted before the end."

WINDOW = f"""
import sys
from operator import attrgetter
from pathlib import Path
from PySide6.QtCore import QTimer
from gmtracker import app
from gmtracker.engine.commands import AddNote

build_with_campaign = app.build_with_campaign

def begin_and_note(*args):
    parts = build_with_campaign(*args)
    while not parts.bridge.is_open:
        app.QApplication.processEvents()
    def note():
        parts.bridge.dispatch(AddNote(text="{NOTE}"))
        print("noted", flush=True)
    QTimer.singleShot(0, note)
    return parts

app.build_with_campaign = begin_and_note
sys.exit(app.run(Path(sys.argv[1]), False))
"""

DEMO = """
import os, sys
from gmtracker.__main__ import main
from gmtracker.ui.demo.playback import StepPlayer

play = StepPlayer.play_step

def play_until_told(player, step):
    if type(step).__name__ == "Picture":
        os.kill(os.getpid(), int(sys.argv[1]))
    play(player, step)

StepPlayer.play_step = play_until_told
sys.exit(main(["demo", "--quick", "-o", sys.argv[2]]))
"""


@pytest.fixture
def passing(tmp_path: Path) -> Path:
    """Return the system's temporary folder for the program."""
    folder = tmp_path / "passing"
    folder.mkdir()
    return folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a campaign file of the user."""
    path = tmp_path / "evening.gmtracker.json"
    path.write_bytes(BEFORE_THE_EVENING.read_bytes())
    return path


@contextmanager
def started(program: str, *words: str, passing: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a program in a process of its own, as from a terminal. It doesn't inherit signals that the tests ignore."""
    pipe = subprocess.PIPE
    heard_here = {SIGINT: signal(SIGINT, default_int_handler), SIGHUP: signal(SIGHUP, SIG_DFL)}
    try:
        process = subprocess.Popen(
            [sys.executable, "-c", program, *words],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(passing)},
            stdout=pipe,
            stderr=pipe,
            text=True,
        )
    finally:
        for number, handler in heard_here.items():
            signal(number, handler)
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("told", [SIGINT, SIGTERM, SIGHUP], ids=attrgetter("name"))
def test_signal_saves_and_closes_the_window(told: Signals, file: Path, passing: Path) -> None:
    with started(WINDOW, str(file), passing=passing) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "noted\n"
        program.send_signal(told)
        said = program.communicate(timeout=60)
    assert (program.returncode, *said) == (0, "", "")
    assert NOTE in file.read_text("utf-8")
    assert list((state_folder() / "journals").iterdir()) == []
    assert list(passing.iterdir()) == []


EARLY = """
import os, signal, sys
from gmtracker import __main__, platform_check

class Told:
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtGui":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Told())
platform_check.why_no_window = lambda: ""
sys.exit(__main__.main(["--sample"]))
"""


def test_ctrl_c_during_the_start_exits_silently(passing: Path) -> None:
    """Before, an exception during PySide6's import aborted the process with pages of tracebacks."""
    with started(EARLY, passing=passing) as program:
        said = program.communicate(timeout=60)
    assert (program.returncode, *said) == (-SIGINT, "", "")


def test_killed_window_leaves_no_temporary_files(file: Path, passing: Path) -> None:
    with started(WINDOW, str(file), passing=passing) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "noted\n"
        program.kill()
    assert list(passing.iterdir()) == []


@pytest.mark.parametrize("told", [SIGINT, SIGTERM], ids=attrgetter("name"))
def test_signal_stops_an_unwatched_demo_with_an_exit_code(told: Signals, tmp_path: Path, passing: Path) -> None:
    with started(DEMO, str(int(told)), str(tmp_path / "evening"), passing=passing) as program:
        said = program.communicate(timeout=60)
    assert (program.returncode, *said) == (130, "Playing the demo evening of shattered-spheres.\n", "")
    assert not (tmp_path / "evening" / "summary.pdf").exists()
    assert not (tmp_path / "evening" / DEMO_STATE_FOLDER).exists()
    assert list(passing.iterdir()) == []


@pytest.mark.thorough
def test_killed_demo_does_not_disturb_the_next_one(tmp_path: Path, passing: Path, own_folders: Path) -> None:
    with started(DEMO, str(int(SIGKILL)), str(tmp_path / "evening"), passing=passing) as program:
        program.communicate(timeout=60)
    assert program.returncode == -SIGKILL
    assert (tmp_path / "evening" / DEMO_STATE_FOLDER).is_dir()
    assert list(passing.iterdir()) == []
    assert not own_folders.exists()
    with started(DEMO, str(int(SIGTERM)), str(tmp_path / "evening"), passing=passing) as program:
        program.communicate(timeout=60)
    assert program.returncode == 130
    assert (tmp_path / "evening 2").is_dir()
    assert not (tmp_path / "evening 2" / DEMO_STATE_FOLDER).exists()
