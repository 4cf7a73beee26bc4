"""The demo as a user starts it without a screen."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.ui.demo.playback import CAMPAIGN

QT_SAYS_OFFSCREEN = "This plugin does not support propagateSizeHints()"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the files of a quick demo; its home folder is inside."""
    folder = tmp_path_factory.mktemp("demo")
    left = {"HOME", "DISPLAY", "WAYLAND_DISPLAY"}
    environment = {name: value for name, value in os.environ.items() if name not in left}
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "-o", str(folder / "evening")]
    done = subprocess.run(
        command,
        env={**environment, "HOME": str(folder), "GMTRACKER_HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = done.stderr.replace(QT_SAYS_OFFSCREEN, "").strip()
    assert (done.returncode, said) == (0, "")
    assert all(str(path) in done.stdout for path in (folder / "evening").iterdir())
    return folder


def test_demo_writes_campaign_summaries_and_pictures(evening: Path) -> None:
    left = {path.name: path.stat().st_size for path in (evening / "evening").iterdir()}
    pictures = {"1-start.png", "2-in-the-thick-of-it.png", "3-the-check.png", "4-the-tilt.png", "5-summary.png"}
    papers = {"summary.pdf", "summary.html", "summary.md"}
    assert set(left) == {"campaign.gmtracker.json"} | papers | pictures
    assert min(left.values()) > 1_000


def test_saved_demo_campaign_is_valid(evening: Path) -> None:
    file = evening / "evening" / "campaign.gmtracker.json"
    command = [sys.executable, "-m", "gmtracker", "validate", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ok" in done.stdout


def test_demo_is_played_to_its_end(evening: Path) -> None:
    campaign = OpenCampaign.open_read_only(evening / "evening" / "campaign.gmtracker.json", lambda: "").history.now
    assert (campaign.sessions_held, campaign.session, campaign.encounter) == (2, None, None)
    told = (evening / "evening" / "summary.md").read_text("utf-8")
    for scene in ("The gate at low water", "Low water at the gate", "Words with the magistrate"):
        assert scene in told


def test_demo_has_a_surge_and_both_tilt_outcomes(evening: Path) -> None:
    told = (evening / "evening" / "summary.md").read_text("utf-8")
    for outcome in (
        "Sister Ione surges: ",
        "Sister Ione: Stress 8 of 10, Fatigued",
        "- Owed: The Tilt. Something good for Sister Ione · The Heavy Hand, The Verdict: ",
        "- Owed: The Tilt. Something bad for Tam Oakes · Knives Out, Red-Handed: ",
    ):
        assert outcome in told


def test_demo_changes_nothing_in_user_folders(evening: Path) -> None:
    assert [path for path in (evening / "home").rglob("*") if path.is_file()] == []
    assert {path.name for path in evening.iterdir()} <= {"evening", "home", ".cache"}


def test_demo_prints_its_first_line_within_a_second(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "-o", str(tmp_path / "evening")]
    seconds = []
    for _ in range(3):  # Another test may be using the processor for a while.
        start = monotonic()
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as program:
            assert program.stdout is not None
            assert program.stdout.readline() == "Playing the demo evening of shattered-spheres.\n"
            seconds.append(monotonic() - start)
            program.kill()
    assert min(seconds) < 1


def test_folder_that_cannot_be_created_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    command = [sys.executable, "-m", "gmtracker", "demo", "--quick", "-o", str(tmp_path / "taken" / "evening")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().endswith(": the location is not a folder.")
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows limits no sizes of files")
def test_demo_that_cannot_start_reports_reason_in_one_line(tmp_path: Path) -> None:
    """The message said that the campaign can't be written, but not why."""
    play = [sys.executable, "-m", "gmtracker", "demo", "--quick", "-o", str(tmp_path / "evening")]
    command = ["sh", "-c", 'ulimit -f 1; exec "$@"', "sh", *play]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    why = f"Couldn't save “{CAMPAIGN}”: the file is too large for this disk."
    assert done.stderr.strip() == f"gmtracker: Couldn't play the demo in {tmp_path / 'evening'}. {why}"
