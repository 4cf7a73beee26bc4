"""Tests of which modules may import which."""

import subprocess
import sys

import pytest

from tests.architecture.checkout import ROOT

LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
LOADED = """
import sys
from gmtracker.__main__ import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""
WINDOW = """
import builtins, sys
plain = builtins.__import__
import gmtracker.ui
from gmtracker import app
print(builtins.__import__ is plain, *sys.modules)
"""


def modules_loaded_by(*words: str) -> set[str]:
    """Run the command line `words` in a separate process and return every module it loaded."""
    command = [sys.executable, "-c", LOADED, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return set(done.stderr.splitlines()[-1].split())


def test_import_contracts_hold() -> None:
    command = [sys.executable, "-c", LINT_IMPORTS, "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["--help"],
        ["schema"],
        ["validate", "nowhere.json"],
        ["summary", "nowhere.json", "-o", "summary.html"],
        ["nowhere.json"],
    ],
    ids=" ".join,
)
def test_command_without_a_window_loads_no_qt(words: list[str]) -> None:
    loaded = modules_loaded_by(*words)
    assert "gmtracker" in loaded
    assert not loaded & {"PySide6", "shiboken6"}


def test_version_option_loads_no_heavy_modules() -> None:
    heavy = {"importlib.metadata", "importlib.resources", "jinja2", "msgspec", "platformdirs", "python_calamine"}
    assert not modules_loaded_by("--version") & heavy


def test_window_is_imported_with_pythons_import_and_few_modules() -> None:
    """PySide6 replaces Python's import with its own, which read 3 MB of sources at every start."""
    command = [sys.executable, "-c", WINDOW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    is_plain, *loaded = done.stdout.split()
    assert is_plain == "True"
    later = {"command_line.search", "players.window", "printing.preview", "settings.window", "character_editor.window"}
    assert not set(loaded) & {f"gmtracker.ui.{module}" for module in later}
    of_the_page = {"aiohttp", "asyncio", "segno", "ssl", "gmtracker.page", "PySide6.QtNetwork"}
    assert not set(loaded) & of_the_page
