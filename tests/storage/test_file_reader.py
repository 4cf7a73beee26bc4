"""Files are read completely, and in no more memory than they need."""

import json
import os
import stat
import subprocess
import sys
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_format import MAX_FILE_BYTES
from gmtracker.storage.file_reader import CampaignPreview, read_campaign, read_file, read_preview
from tests.builders.saved_campaigns import in_session

READING_WITH_LITTLE_ROOM = """
import sys
from pathlib import Path
from resource import RLIMIT_AS, getpagesize, getrlimit, setrlimit
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_reader import CampaignPreview, read_preview, read_campaign, read_file
in_use = int(Path("/proc/self/statm").read_text().split()[0]) * getpagesize()
setrlimit(RLIMIT_AS, (in_use + (64 << 20), getrlimit(RLIMIT_AS)[1]))
print(len(read_file(Path(sys.argv[1]))))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what a program has in use is read as Linux tells it")
def test_reading_needs_only_memory_of_file_size(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(bytes(1 << 20))
    command = [sys.executable, "-c", READING_WITH_LITTLE_ROOM, str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == str(1 << 20)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes and devices that go by a path")
def test_endless_file_is_refused_immediately(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for endless in (pipe, Path("/dev/zero")):
        with pytest.raises(StorageError) as refused:
            read_file(endless)
        assert refused.value.sentence == f"Couldn't read “{endless.name}”: it is not a readable file."


@pytest.mark.parametrize("game", built_in_ids())
def test_glance_returns_name_game_and_sessions(game: str) -> None:
    file = resource("samples", game, "campaign.gmtracker.json")
    campaign = read_campaign(read_file(file)).campaign
    assert read_preview(file) == CampaignPreview("sample", campaign.name, campaign.game.name, campaign.ruleset, 2)


def test_glance_stops_after_state_and_reads_single_line_file(tmp_path: Path) -> None:
    text = resource("samples", "vagabond", "campaign.gmtracker.json").read_bytes()
    cut, flat = tmp_path / "cut.json", tmp_path / "flat.json"
    cut.write_bytes(text.partition(b'  "opening": ')[0] + b'  "opening": {not json')
    flat.write_bytes(msgspec.json.format(text, indent=-1))
    assert (
        read_preview(cut) == read_preview(flat) == CampaignPreview("sample", "Kettle Marsh", "Vagabond", "vagabond", 2)
    )


@pytest.mark.parametrize("name", ["name", "player"])
def test_too_long_name_is_refused_with_place(tmp_path: Path, name: str) -> None:
    said = json.loads(in_session(tmp_path).path.read_bytes())
    said["campaign"]["characters"][1][name] = "n" * 10_000_000
    with pytest.raises(
        UnreadableFileError, match=rf"\$\.campaign\.characters\[1\]\.{name}: a name is too long to display\."
    ):
        read_campaign(json.dumps(said).encode())


def test_too_many_conditions_are_refused(tmp_path: Path) -> None:
    """A character with 5,000 conditions blocked the window for 20 seconds."""
    said = json.loads(in_session(tmp_path).path.read_bytes())
    said["campaign"]["characters"][1]["conditions"] = [{"key": f"c{number}"} for number in range(1001)]
    why = r"\$\.campaign\.characters: there are more than 1000 conditions on one character\."
    with pytest.raises(UnreadableFileError, match=why):
        read_campaign(json.dumps(said).encode())


def test_too_many_custom_conditions_are_refused(tmp_path: Path) -> None:
    said = json.loads(in_session(tmp_path).path.read_bytes())
    said["opening"]["markers"] = [{"id": f"m{number}", "owner": "c1", "key": f"own:{number}"} for number in range(1001)]
    with pytest.raises(UnreadableFileError, match=r"\$\.opening\.markers: there are more than 1000 conditions"):
        read_campaign(json.dumps(said).encode())


@pytest.mark.parametrize("number", [10_001, -(10**9), 1e30])
def test_number_out_of_range_in_procedure_is_refused(tmp_path: Path, number: float) -> None:
    """The odds of a check whose die showed a billion took minutes."""
    said = json.loads(in_session(tmp_path).path.read_bytes())
    procedure = {"id": "p1", "kind": "check", "data": {"dice": [{"face": number}]}}
    why = r"procedures?: a number is not between −10,000 and 10,000\."
    with pytest.raises(UnreadableFileError, match=r"\$\.campaign\." + why):
        read_campaign(json.dumps(said | {"campaign": said["campaign"] | {"procedures": [procedure]}}).encode())
    said["chapters"][-1]["entries"][0]["events"].append({"event": "procedure-set", "procedure": procedure})
    with pytest.raises(UnreadableFileError, match=r"\$\.chapters\[\d\]\.entries\[0\]\.events\[\d+\]\." + why):
        read_campaign(json.dumps(said).encode())


def test_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    text = resource("samples", "vagabond", "campaign.gmtracker.json").read_bytes()
    marked = tmp_path / "marked.json"
    marked.write_bytes(BOM_UTF8 + text)
    assert read_campaign(read_file(marked)).campaign == read_campaign(text).campaign
    assert read_preview(marked).game == "Vagabond"


@pytest.mark.parametrize("text", [b"", b"{}", b'{"campaign": {"name": 7}}', b"\xff", b"[" * 100_000])
def test_glance_at_invalid_campaign_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(text)
    with pytest.raises(StorageError):
        read_preview(file)
    with pytest.raises(StorageError):
        read_preview(tmp_path / "gone.json")


@pytest.mark.parametrize("read", [read_file, read_preview])
def test_too_large_file_is_refused_without_reading(tmp_path: Path, read: Callable[[Path], object]) -> None:
    """A glance had no limit and blocks the window: 700 MB without a line end took five seconds and 1.4 GB."""
    file = tmp_path / "large.json"
    with file.open("wb") as large:
        large.truncate(MAX_FILE_BYTES + 1)
    with pytest.raises(StorageError) as refused:
        read(file)
    assert refused.value.sentence == "“large.json” is too large for a campaign file."
    assert refused.value.why == "The file is too large for a campaign file."


@pytest.mark.parametrize("lines", [b"x" * 5_000, b"x\n" * 2_500])
def test_glance_ends_while_file_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: bytes) -> None:
    file = tmp_path / "growing.json"
    file.write_bytes(lines)
    monkeypatch.setattr("gmtracker.storage.file_reader.MAX_FILE_BYTES", 1_000)
    monkeypatch.setattr(os, "fstat", lambda _: os.stat_result((stat.S_IFREG, *[0] * 9)))
    with pytest.raises(StorageError, match="is too large for a campaign file"):
        read_preview(file)
