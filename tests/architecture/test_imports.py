"""Who may import whom."""

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
    """Run the command line `words` in a process of its own; returns every module it loaded."""
    command = [sys.executable, "-c", LOADED, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return set(done.stderr.splitlines()[-1].split())


def test_the_import_contracts_hold() -> None:
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
def test_a_command_without_a_window_loads_no_qt(words: list[str]) -> None:
    loaded = modules_loaded_by(*words)
    assert "gmtracker" in loaded
    assert not loaded & {"PySide6", "shiboken6"}


def test_saying_the_version_loads_nothing_of_weight() -> None:
    heavy = {"importlib.metadata", "importlib.resources", "jinja2", "msgspec", "platformdirs", "python_calamine"}
    assert not modules_loaded_by("--version") & heavy


def test_the_window_is_imported_plainly_and_without_what_is_not_shown_at_first() -> None:
    """PySide6 puts an import of its own in the place of Python's, which read 3 MB of sources at every start."""
    command = [sys.executable, "-c", WINDOW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    is_plain, *loaded = done.stdout.split()
    assert is_plain == "True"
    later = {"command_line.search", "players.window", "printing.preview", "settings.window", "character_editor.window"}
    assert not set(loaded) & {f"gmtracker.ui.{module}" for module in later}
