"""A virtual screen with mouse and keyboard for tests: Xvfb and xdotool."""

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

Point = tuple[int, int]
"""A position on the screen, in pixels from its upper left corner."""

TRIES = 5
_GRAB = (
    "import sys; from PySide6.QtGui import QGuiApplication; app = QGuiApplication(sys.argv); "
    "sys.exit(not app.screens()[int(sys.argv[2])].grabWindow(0).save(sys.argv[1]))"
)


def why_no_virtual_screen() -> str | None:
    """Return why there can be no virtual screen here, or None if there can."""
    missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
    if not missing:
        return None
    return f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} not installed"


@dataclass(frozen=True)
class VirtualScreen:
    """A running X11 server of the test's own. `display` is its name, for example ":7"."""

    display: str

    @property
    def environment(self) -> dict[str, str]:
        """Return the environment of a program that opens its windows here."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("WAYLAND_")}
        return {**kept, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def screenshot(self, path: Path, monitor: int = 0) -> None:
        """Save what a monitor shows as a picture at `path`. Raises CalledProcessError."""
        self._run(sys.executable, "-c", _GRAB, str(path), str(monitor))

    def drag(self, start: Point, end: Point, *, steps: int = 20, keys: tuple[str, ...] = (), click: str = "") -> None:
        """Press the left button at `start`, move to `end` in `steps` small steps, press `keys` there, and release.

        The button `click` is clicked at the end, while the left one is still held. The pauses make it a drag: the
        program must see the pointer on its way.
        """
        way = [_between(start, end, step / steps) for step in range(1, steps + 1)]
        moves = [word for point in way for word in (*_move(point), "sleep", "0.02")]
        press = (*_move(start), "sleep", "0.2", "mousedown", "1", "sleep", "0.2")
        typed = [word for key in keys for word in ("key", key, "sleep", "0.2")]
        typed += ["click", click, "sleep", "0.3"] if click else []
        self._run("xdotool", *press, *moves, "sleep", "0.2", *typed, "mouseup", "1")

    def wait_for_window(self, title: str) -> Point:
        """Wait for a window with these words in its title. Return its upper left corner."""
        left, top, _, _ = self.wait_for_place(title)
        return left, top

    def wait_for_place(self, title: str) -> tuple[int, int, int, int]:
        """Wait for a window with these words in its title. Return its left, top, width and height."""
        self._run("xdotool", "search", "--sync", "--onlyvisible", "--name", title)
        said = self._do_with(title, "getwindowgeometry", "--shell")
        found = dict(line.split("=") for line in said.splitlines())
        return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])

    def give_keys_to(self, title: str) -> None:
        """Focus a window, as a window manager does after a click."""
        self._do_with(title, "windowfocus", "--sync")

    def press(self, *keys: str) -> None:
        """Press keys one after the other, with xdotool's names, for example "ctrl+z"."""
        self._run("xdotool", "key", *keys)

    def part_into_monitors(self, width: int, height: int, count: int) -> None:
        """Divide a wide screen into ``count`` monitors side by side, each of this size in pixels."""
        for number in range(count):
            size = f"{width}/{width // 4}x{height}/{height // 4}+{number * width}+0"
            output = "none" if number else "screen"
            self._run("xrandr", "--setmonitor", f"monitor-{number}", size, output)

    def _do_with(self, title: str, *what: str) -> str:
        """Let xdotool find a window by its title. The search fails if any other window closes meanwhile."""
        for _ in range(TRIES):
            try:
                return self._run("xdotool", "search", "--onlyvisible", "--name", title, *what)
            except subprocess.CalledProcessError as error:
                failure = error
        raise failure

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment, check=True, timeout=60, stdout=subprocess.PIPE, text=True)
        return done.stdout


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[VirtualScreen]:
    """Run a private X11 server with one screen of this size in pixels.

    The server picks a free display number. Raises RuntimeError if it doesn't start within 20 s.
    """
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        f"{width}x{height}x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            yield VirtualScreen(f":{_display_number(reading)}")
        finally:
            os.close(reading)
            server.terminate()


def _display_number(pipe: int) -> int:
    ready, _, _ = select.select([pipe], [], [], 20)
    number = os.read(pipe, 16) if ready else b""
    if not number.strip():
        raise RuntimeError("Xvfb did not start")
    return int(number)


def _between(start: Point, end: Point, part: float) -> Point:
    (x, y), (to_x, to_y) = start, end
    return round(x + (to_x - x) * part), round(y + (to_y - y) * part)


def _move(point: Point) -> tuple[str, ...]:
    x, y = point
    return "mousemove", str(x), str(y)
