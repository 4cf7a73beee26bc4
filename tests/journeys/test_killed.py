"""The real program, killed at any moment: what the window showed as done is there after a restart.

Every run kills it a few times. For a long evening: ``GMTRACKER_KILLS=200 pytest tests/journeys/test_killed.py``.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from select import select
from signal import SIGKILL
from time import monotonic

import pytest

from gmtracker.engine.table import Table
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import state_folder
from gmtracker.storage.validate_campaign import flaws
from tests.architecture.checkout import ROOT
from tests.builders.campaigns import NOON
from tests.builders.thorough import thorough
from tests.driver.driven import Model
from tests.windows.main_window import BEFORE_THE_EVENING

KILLS = int(os.environ.get("GMTRACKER_KILLS", thorough(4)))
LONGEST_SECONDS = 1.5
SLOWEST = 40
"""How many times more kills are allowed on a busy machine, where few steps are taken between kills."""

SAMPLE = BEFORE_THE_EVENING


class Program:
    """The program in a process of its own."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-m", "tests.driver.driven", str(file)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, bufsize=0
        )

    def comes_up_with(self) -> str:
        """Return the digest that it prints after its start, or an empty text if it was killed before."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().decode().strip()

    def goes_on_from(self, number: int) -> None:
        """Take steps from this number on. A negative number closes the window."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number}\n".encode())

    def is_killed_after(self, seconds: float) -> list[int]:
        """Kill it after this time. Return the steps that it has shown as done since its start."""
        assert self._process.stdout is not None
        until, said = monotonic() + seconds, b""
        while (left := until - monotonic()) > 0 and select([self._process.stdout], [], [], left)[0]:
            said += os.read(self._process.stdout.fileno(), 1 << 16)
        self._process.kill()
        said += self._process.stdout.read()
        assert self.ends() == -SIGKILL, "it ended by itself before it was killed"
        return [int(line) for line in said.split(b"\n")[:-1]]

    def is_killed_at_start(self, seconds: float) -> None:
        """Kill it this long after its start, no matter what it is doing."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._process.kill()
        self.ends()

    def ends(self) -> int:
        """Wait for its end. Return its exit code."""
        code = self._process.wait(60)
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()
        return code


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a campaign file of the user."""
    path = tmp_path / "evening.gmtracker.json"
    path.write_bytes(SAMPLE.read_bytes())
    return path


def a_model(file: Path) -> Model:
    campaign = OpenCampaign.open_read_only(file, lambda: NOON)
    return Model(campaign.history.now, Table(campaign.history, campaign.ruleset, lambda: NOON))


def takes_steps(model: Model, shown: list[int]) -> None:
    """Take the shown steps in the model."""
    assert shown == list(range(model.taken, model.taken + len(shown)))
    for _ in shown:
        model.takes_a_step()


def catches_up(model: Model, came_up_with: str) -> None:
    """Allow one step more: it can be in the journal although the killed program did not print its number."""
    if model.digest != came_up_with:
        model.takes_a_step()
    assert model.digest == came_up_with, f"something is lost or changed after step {model.taken}"


def killed_once(file: Path, model: Model, chance: Callable[[], float]) -> None:
    program = Program(file)
    if chance() < 0.1:
        program.is_killed_at_start(chance() * LONGEST_SECONDS)
        return
    catches_up(model, program.comes_up_with())
    program.goes_on_from(model.taken)
    takes_steps(model, program.is_killed_after(chance() ** 2 * LONGEST_SECONDS))


def test_killed_program_loses_no_shown_step(file: Path) -> None:
    model, chance = a_model(file), Random(f"{KILLS}").random
    kills = 0
    while kills < KILLS or (model.taken <= KILLS and kills < SLOWEST * KILLS):
        killed_once(file, model, chance)
        kills += 1
    program = Program(file)
    catches_up(model, program.comes_up_with())
    program.goes_on_from(-1)
    assert program.ends() == 0
    assert model.taken > KILLS
    assert flaws(file) == ()
    assert list(state_folder().rglob("*.kept-*")) == []
    assert list(state_folder().rglob("*.jsonl")) == []
    print(f"{kills} kills, {model.taken} steps")
