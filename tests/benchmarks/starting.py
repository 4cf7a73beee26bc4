"""From exec to a mapped window, as the X server sees it, and what memory was ever in use by then."""

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from time import perf_counter

from tests.benchmarks.figures import Figure, by_turns, medians
from tests.driver.virtual_screen import VirtualScreen, virtual_screen

TIMES, FEW = 15, 9
SECONDS_TO_WATCH = 0.3
SECONDS_TO_SETTLE = 0.7
BARE = (
    "import sys; from PySide6.QtWidgets import QApplication, QMainWindow; app = QApplication(sys.argv); "
    "window = QMainWindow(); window.show(); app.exec()"
)


def starting_figures(folder: Path, large: Path) -> list[Figure]:
    """Start-up and peak memory, of the sample and of a large campaign, beside an empty window."""
    programs = {"hollow": ("-m", "tests.benchmarks.hollow"), "large": ("-m", "gmtracker", str(large))}
    times, peaks = _started(folder, programs, TIMES)
    room = 3 * large.stat().st_size / 1e6
    sample_start, sample_memory = _of_the_sample(times, peaks)
    return [
        Figure(what="start: a hollow window", measured=times["hollow"], base=times["bare"]),
        sample_start,
        Figure(what="start: the large campaign", measured=times["large"], base=times["bare"], limit=2.5),
        Figure(what="memory: a hollow window", measured=peaks["hollow"], unit="MB", base=peaks["bare"]),
        sample_memory,
        Figure(
            what="memory: the large campaign, against 1.6 bare + 3 files",
            measured=peaks["large"],
            unit="MB",
            base=1.6 * peaks["bare"] + room,
            limit=1,
        ),
    ]


def sample_figures(folder: Path) -> tuple[Figure, Figure]:
    """Start-up and peak memory of the sample alone, beside an empty window, of a few starts."""
    return _of_the_sample(*_started(folder, {}, FEW))


def _of_the_sample(times: dict[str, float], peaks: dict[str, float]) -> tuple[Figure, Figure]:
    return (
        Figure(what="start: the sample", measured=times["sample"], base=times["bare"], limit=2),
        Figure(what="memory: the sample", measured=peaks["sample"], unit="MB", base=peaks["bare"], limit=1.6),
    )


def _started(
    folder: Path, more: dict[str, tuple[str, ...]], how_often: int
) -> tuple[dict[str, float], dict[str, float]]:
    """Medians of start-up and of memory at its peak: of an empty window, the sample, and more programs by name."""
    programs = {"bare": ("-c", BARE), "sample": ("-m", "gmtracker", "--sample"), **more}
    memory: dict[str, list[float]] = {name: [] for name in programs}
    with virtual_screen(1280, 800) as screen:
        environment = _environment(screen, folder)

        def start(name: str) -> float:
            shown_after, peak = _shown(programs[name], environment)
            memory[name].append(peak)
            return shown_after

        for name in programs:
            _shown(programs[name], environment)  # leaves compiled modules and Qt's caches behind, for all alike
        times = medians(by_turns({name: partial(start, name) for name in programs}, how_often))
    return times, medians(memory)


def _shown(program: tuple[str, ...], environment: dict[str, str]) -> tuple[float, float]:
    """Milliseconds until the X server maps the program's first window, and megabytes at its peak."""
    watch = ("stdbuf", "-oL", "xev", "-root", "-event", "substructure")
    with subprocess.Popen(watch, env=environment, stdout=subprocess.PIPE, text=True) as watching:
        assert watching.stdout is not None
        time.sleep(SECONDS_TO_WATCH)
        start = perf_counter()
        with subprocess.Popen([sys.executable, *program], env=environment) as started:
            while not watching.stdout.readline().startswith("MapNotify"):
                assert started.poll() is None, "the program ended without a window"
            shown_after = (perf_counter() - start) * 1000
            time.sleep(SECONDS_TO_SETTLE)
            peak = _peak(started.pid)
            started.terminate()
        watching.terminate()
    return shown_after, peak


def _peak(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1000


def _environment(screen: VirtualScreen, folder: Path) -> dict[str, str]:
    """A user's own, with folders apart; Python may keep what it compiled, as it does on any machine."""
    kept = {key: value for key, value in screen.environment.items() if key != "PYTHONDONTWRITEBYTECODE"}
    homes = {f"XDG_{kind}": str(folder / kind.lower()) for kind in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME")}
    return {**kept, **homes, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
