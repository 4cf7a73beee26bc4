"""Actions on a campaign's file, each killed at its first, second, third … call that changes the disk.

``python -m tests.driver.killed_at ACTION FOLDER 4`` kills it at every fourth call, and prints the number of calls. Lost
steps end it with an error.
"""

import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from signal import SIGKILL
from threading import Lock
from typing import Any

from gmtracker.engine.commands import AddNote
from gmtracker.resources import FIRST_GAME, resource
from gmtracker.storage.backups import file_backups
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import state_folder
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_campaign
from tests.builders.saved_campaigns import Desk, noon

CALLS = ("write", "replace", "link", "unlink", "ftruncate")
"""The calls that change the disk. Other calls are lost together with the next of these."""

FILE = "harbor.gmtracker.json"
MOST = 300


class Life:
    """What an action showed as done, as seen from outside. The process is killed at its ``at``-th call."""

    def __init__(self, folder: Path, at: int) -> None:
        self.file = folder / FILE
        self._at = at
        self._say = os.write
        self._shown = os.open(folder / "shown", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def notes(self, desk: Desk, *texts: str) -> None:
        """Add these notes. What has been shown survives the kill."""
        for text in texts:
            desk.do(AddNote(text=text))
            self._say(self._shown, text.encode() + b"\n")

    def is_in_danger(self) -> None:
        """Count the calls from now on."""
        Killing(self._at)


def creates(life: Life) -> None:
    """Create a campaign, with one step before its file is on the disk and one after."""
    life.is_in_danger()
    _plays_in_a_new_file(life, OpenCampaign.create(life.file, a_campaign(), noon))


def plays_the_sample(life: Life) -> None:
    """Do the same with the sample, which gets a file with its first change."""
    opened = OpenCampaign.open_read_only(resource("samples", FIRST_GAME, "before-the-evening.gmtracker.json"), noon)
    life.is_in_danger()
    opened.create_file(life.file)
    _plays_in_a_new_file(life, opened)


def takes_theirs(life: Life) -> None:
    """Replace the file with another program's version, with a step meanwhile."""
    desk = _in_use(life)
    theirs = life.file.read_bytes().replace(b"Harbor Nights", b"Harbor Days")
    life.file.with_name("theirs").write_bytes(theirs)
    life.file.with_name("theirs").replace(life.file)
    life.is_in_danger()
    desk.opened.begin_replace("replacing", _nothing)
    _makes_way(life, desk)


def restores(life: Life) -> None:
    """Restore a backup, with a step meanwhile."""
    desk = _in_use(life)
    life.is_in_danger()
    desk.opened.begin_replace("restoring", _nothing, file_backups(life.file)[0])
    _makes_way(life, desk)


DEEDS = {deed.__name__: deed for deed in (creates, plays_the_sample, takes_theirs, restores)}


def _plays_in_a_new_file(life: Life, opened: OpenCampaign) -> None:
    desk = Desk(opened)
    opened.begin_save(_nothing)
    life.notes(desk, "Before it is on the disk.")
    opened.finish_save()
    life.notes(desk, "After that.")
    opened.close()


def _in_use(life: Life) -> Desk:
    desk = Desk(OpenCampaign.create(life.file, a_campaign(), noon))
    for text in ("One.", "Two."):
        life.notes(desk, text)
        desk.opened.save()
    life.notes(desk, "In the journal.")
    return desk


def _makes_way(life: Life, desk: Desk) -> None:
    life.notes(desk, "Meanwhile.")
    while desk.opened.finish_replace() is None:
        desk.opened.begin_replace("replacing", _nothing)
    desk.opened.close_without_saving()
    OpenCampaign.open(life.file, noon).close()


def _nothing_to_sync(fd: object) -> None:
    """Replace ``os.fsync``."""


def _nothing() -> None:
    """Do nothing on progress."""


class Killing:
    """Counts the calls that change the disk, on all threads, and kills this process at one of them."""

    def __init__(self, at: int) -> None:
        self._left = at
        self._lock = Lock()
        for name in CALLS:
            setattr(os, name, self._counting(getattr(os, name)))

    def _counting(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **named: Any) -> Any:
            with self._lock:
                self._left -= 1
                if not self._left:
                    os.kill(os.getpid(), SIGKILL)
            return call(*args, **named)

        return counted


def found(folder: Path) -> str:
    """Return all text that can still be read: the campaign that opens, its backups, and its kept journals."""
    path = folder / FILE
    assert flaws(path) == ()
    opened = OpenCampaign.open(path, noon)
    texts = [entry.sentence for entry in opened.history.open_chapter.entries]
    texts += [journal.read_text("utf-8") for journal in state_folder().rglob("*.kept-*")]
    opened.close()
    for backup in file_backups(path):
        assert flaws(backup.path) == ()
        texts.append(backup.path.read_text("utf-8"))
    return "\n".join(texts)


def check(folder: Path) -> None:
    """Check that everything shown as done is found. If nothing was shown, the file must be whole or missing."""
    shown = (folder / "shown").read_text("utf-8").splitlines()
    if shown or (folder / FILE).exists():
        kept = found(folder)
        lost = [text for text in shown if text not in kept]
        assert not lost, f"{folder.name}: lost {lost}"


def in_a_child(work: Callable[[], None]) -> int:
    """Run in a forked process without threads. Return its exit code, or the negative signal number."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = 1
    try:
        os.fsync = _nothing_to_sync  # What a process has written survives a kill, even without a sync.
        work()
        code = 0
    finally:
        if code:
            traceback.print_exc()
            sys.stderr.flush()
        os._exit(code)


def killed(deed: Callable[[Life], None], folder: Path, at: int) -> bool:
    """Run in a new folder, kill it at a call, and check what is left. Return False if it finished before that."""
    folder.mkdir()
    os.environ["GMTRACKER_HOME"] = str(folder / "home")
    code = in_a_child(lambda: deed(Life(folder, at)))
    assert code in (0, -SIGKILL), f"{folder.name}: it failed"
    assert in_a_child(lambda: check(folder)) == 0, f"{folder.name}: not all is there"
    return code != 0


def main(name: str, folder: Path, every: int) -> None:
    """Kill the action of that name at every ``every``-th of its calls, starting with the first."""
    calls = next(at - 1 for at in range(1, MOST, every) if not killed(DEEDS[name], folder / f"{name}-{at}", at))
    print(f"{name}: {calls} calls")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
