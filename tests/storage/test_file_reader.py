"""Files are read whole, and in no more memory than they take."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_reader import read_file

READING_WITH_LITTLE_ROOM = """
import sys
from pathlib import Path
from resource import RLIMIT_AS, getpagesize, getrlimit, setrlimit
from gmtracker.storage.file_reader import read_file
in_use = int(Path("/proc/self/statm").read_text().split()[0]) * getpagesize()
setrlimit(RLIMIT_AS, (in_use + (64 << 20), getrlimit(RLIMIT_AS)[1]))
print(len(read_file(Path(sys.argv[1]))))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what a program has in use is read as Linux tells it")
def test_a_file_is_read_in_as_much_room_as_it_takes(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(bytes(1 << 20))
    command = [sys.executable, "-c", READING_WITH_LITTLE_ROOM, str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == str(1 << 20)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes and devices that go by a path")
def test_what_may_never_end_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for endless in (pipe, Path("/dev/zero")):
        with pytest.raises(StorageError) as refused:
            read_file(endless)
        assert refused.value.sentence == f"“{endless.name}” cannot be read: that is no file to be read."
