"""Tests of the program's messages, in a separate process, where Qt would end it silently."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import PySide6
import pytest

from gmtracker.__main__ import main
from gmtracker.platform_check import CORE_LIBRARIES, WAYLAND_LIBRARIES, X11_LIBRARIES
from gmtracker.resources import FIRST_GAME
from tests.architecture.checkout import ROOT
from tests.driver.virtual_screen import VirtualScreen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a screen")

SCREEN_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")
WORKS_WITHOUT = "`gmtracker demo --quick` and `gmtracker summary` work without a display."
QT = Path(PySide6.__file__).parent / "Qt"


@dataclass(frozen=True)
class Ended:
    """How a run of the program ended."""

    code: int
    said: str


def run_gmtracker(*words: str, **variables: str) -> Ended:
    """Run the command line `words` with no screen except what `variables` name."""
    kept = {name: value for name, value in os.environ.items() if name not in SCREEN_VARIABLES}
    done = subprocess.run(
        [sys.executable, "-m", "gmtracker", *words],
        cwd=ROOT,
        env=kept | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return Ended(done.returncode, done.stderr)


def hide(library: str, folder: Path) -> dict[str, str]:
    """Put an invalid file in the way of `library` and return the variables that make the loader find it."""
    (folder / library).touch()
    return {"LD_LIBRARY_PATH": str(folder)}


def qt_needs(library: str) -> str:
    return f"Couldn't find what Qt needs: {library}. On Debian or Ubuntu"


def test_window_without_a_display_says_what_works_without_one() -> None:
    said = f"gmtracker: Couldn't open the window: there is no display. {WORKS_WITHOUT}\n"
    assert run_gmtracker() == Ended(1, said)


@pytest.mark.parametrize("name", [":87654", "nonsense"])
def test_display_that_does_not_answer_is_named(name: str) -> None:
    said = f"gmtracker: Couldn't open the window: the display {name} isn't responding. {WORKS_WITHOUT}\n"
    assert run_gmtracker(DISPLAY=name) == Ended(1, said)


def test_sample_needs_a_display_too() -> None:
    assert run_gmtracker("--sample").code == 1


def test_missing_window_library_is_named_with_its_package(screen: VirtualScreen, tmp_path: Path) -> None:
    said = f"gmtracker: {qt_needs('libxcb-cursor.so.0')}: apt install libxcb-cursor0\n"
    assert run_gmtracker(DISPLAY=screen.display, **hide("libxcb-cursor.so.0", tmp_path)) == Ended(1, said)


@pytest.mark.parametrize("words", [["--sample"], ["demo", "--quick"], ["summary", "mine.json", "-o", "mine.pdf"]])
def test_missing_drawing_library_is_named_with_its_package(words: list[str], tmp_path: Path) -> None:
    said = f"gmtracker: {qt_needs('libEGL.so.1')}: apt install libegl1\n"
    hidden = hide("libEGL.so.1", tmp_path)
    assert run_gmtracker(*words, QT_QPA_PLATFORM="offscreen", **hidden) == Ended(1, said)


def test_missing_libraries_are_named_in_one_line(tmp_path: Path) -> None:
    hide("libEGL.so.1", tmp_path)
    ended = run_gmtracker("demo", "--quick", **hide("libGL.so.1", tmp_path))
    assert "libEGL.so.1 and libGL.so.1" in ended.said
    assert ended.said.endswith("apt install libegl1 libgl1\n")


def test_demo_without_a_display_plays_off_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in SCREEN_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    played: list[tuple[Path, bool, str]] = []

    def play(out_dir: Path, quick: bool, game: str) -> int:
        played.append((out_dir, quick, game))
        return 0

    monkeypatch.setattr("gmtracker.app.demo", play)
    assert main(["demo"]) == 0
    assert played == [(Path("gmtracker-demo"), True, FIRST_GAME)]
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    said = capsys.readouterr()
    told = f"The demo plays without a window.\nPlaying the demo evening of {FIRST_GAME}.\n"
    assert (said.out.endswith(told), said.err) == (True, "")


@pytest.mark.skipif(not shutil.which("readelf"), reason="readelf is not installed")
@pytest.mark.parametrize(
    ("files", "known"),
    [
        (
            ["lib/libQt6Gui.so.6", "lib/libQt6Widgets.so.6", "plugins/platforms/libqoffscreen.so"],
            CORE_LIBRARIES,
        ),
        (["lib/libQt6Core.so.6", "lib/libQt6DBus.so.6", "lib/libQt6PrintSupport.so.6"], CORE_LIBRARIES),
        (["plugins/platforms/libqxcb.so", "lib/libQt6XcbQpa.so.6"], X11_LIBRARIES),
        (["plugins/platforms/libqwayland.so"], WAYLAND_LIBRARIES),
    ],
    ids=["gui", "core", "x11", "wayland"],
)
def test_every_library_that_qt_needs_is_checked(files: list[str], known: Mapping[str, str]) -> None:
    asked = {library for file in files for library in libraries_asked_by(QT / file)}
    assert asked - {*known, *CORE_LIBRARIES} == set()


def libraries_asked_by(file: Path) -> set[str]:
    """Return the libraries that Qt's `file` needs, without Qt's own and what Python itself needs."""
    command = ["readelf", "--dynamic", "--wide", str(file)]
    listed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    found = set(re.findall(r"\(NEEDED\).*\[(.+)\]", listed))
    shipped = re.compile(r"libQt6|libicu|libc\.|libm\.|libgcc_s|libstdc|libdl|libpthread|librt|ld-linux")
    return {library for library in found if not shipped.match(library)}
