"""Tests of which Pythons CI finds on a machine, with interpreters that only print their version."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.architecture.checkout import ROOT

TOOLS = ("awk", "bash", "cut", "dirname", "grep", "ls", "sed", "sort")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="CI's own scripts need bash")


class Machine:
    """A home with pyenv's Pythons, and one more that is the default."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tools = folder / "tools"
        self._tools.mkdir()
        for tool in TOOLS:
            (self._tools / tool).symlink_to(str(shutil.which(tool)))
        (self._tools / "python3").symlink_to(folder / "versions" / "default" / "bin" / "python")
        self.has("default", "3 11 7")

    def has(self, name: str, version: str) -> str:
        """Add an interpreter of this version and return its path."""
        path = self._folder / "versions" / name / "bin" / "python"
        path.parent.mkdir(parents=True)
        path.write_text(f"#!/bin/sh\necho {version} {path}\n")
        path.chmod(0o755)
        return str(path)

    def finds(self) -> subprocess.CompletedProcess[str]:
        """Run CI's script and return the completed process."""
        environment = {"PATH": str(self._tools), "PYENV_ROOT": str(self._folder), "HOME": "/nowhere"}
        command = [str(self._tools / "bash"), str(ROOT / ".ci" / "pythons")]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_newest_patch_of_each_version_and_newer_versions_are_found(machine: Machine) -> None:
    machine.has("3.12.1", "3 12 1")
    named = [machine.has("3.12.9", "3 12 9"), machine.has("3.13.0", "3 13 0"), machine.has("3.14.0", "3 14 0")]
    machine.has("3.10.13", "3 10 13")
    found = machine.finds()
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.splitlines()[1:] == named


def test_missing_required_version_is_reported(machine: Machine) -> None:
    machine.has("3.12.1", "3 12 1")
    found = machine.finds()
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith("Not found: CPython 3.13, with venv. Looked for python3 and python3.N on the PATH")


def test_broken_python_is_skipped(machine: Machine) -> None:
    named = [machine.has("3.12.1", "3 12 1"), machine.has("3.13.0", "3 13 0")]
    Path(machine.has("3.13.5", "")).write_text("#!/bin/sh\necho no venv >&2\nexit 1\n")
    assert machine.finds().stdout.splitlines()[1:] == named
