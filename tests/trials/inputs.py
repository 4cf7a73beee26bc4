"""Damaged inputs of each kind, every one the same in each run, and what has to come of them.

``python -m tests.trials.inputs KIND FIRST COUNT FOLDER`` tries so many, in a process that has little memory and two
seconds for each. It says on the standard output how it went; the file ``at`` in the folder names the one it is at.
"""

import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from gmtracker import resources, rulesets
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.dice import Dice
from gmtracker.engine.dice_notation import parse_notation, result_text, roll_notation
from gmtracker.engine.errors import Refused
from gmtracker.storage.errors import StorageError
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.roster_csv import read_roster
from gmtracker.storage.settings import Settings, read_settings, settings_path, write_settings
from gmtracker.storage.validate_campaign import check_file
from gmtracker.summary import summarize, to_html, to_markdown
from tests.builders.damage import VALUES, damaged, exchanged
from tests.builders.saved_campaigns import Desk, in_session, noon, without_checksums

SAMPLE_FILE = "campaign.gmtracker.json"
SECONDS = 2
MEGABYTES = 300
HIGHEST_TIER = 5
SAVED = 10
"""Every so many-th campaign that opens is saved and opened again."""

SIGNS = [
    b"\0",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xae",
    b'"',
    b"\\",
    b"\r",
    b"\t",
    b"{",
    b"]",
    b";",
    b"=",
    b"9" * 400,
]
ROSTER = 'name;player;tier;Edges;notes\nRook;Ben;2;Fearless;"He said ""no"""\nMira;Ada;3;Calm;\n'
NOTATIONS = ("2d6+d4-1", "Cd6", "d66", "3dF+2", "d%", "10d10!", "1000d1000", "4d6 − 2d8 + 17", "d20", "d6!+d6!")
SETTINGS = Settings(
    scheme="dark", text_scale=120, keys={"save": "F5"}, last_file="/a/b", recent=("/a/b",), window_geometry=b"\0 Qt"
)
HOSTILE = (
    "<script>alert(1)</script>",
    "{{ 7777 * 7 }}",
    "{% include '/etc/passwd' %}",
    "\u202e\u2066<b>",
    "\"><img src=x onerror='alert(1)'>",
    "]]><!--",
    "a\x00b\x1b[2J",
    "\ufeff" * 50,
    "e\u0301" * 500,
    "[x](javascript:alert(1))",
    "`|`\n# Not a heading",
)


def mutated(text: bytes, chance: Random) -> bytes:
    """The text with some of it lost, changed, or in another's place."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        if b":" in text and chance.random() < 0.6:
            with_value = chance.choice(
                (*VALUES, str(chance.randint(-(2**70), 2**70)).encode(), b'"' + b"x" * 300 + b'"')
            )
            text = exchanged(text, (chance.randrange(1 << 20), with_value))
        elif text:
            put = chance.choice((b"", chance.randbytes(chance.randint(1, 10)), *SIGNS))
            text = damaged(text, (chance.randrange(1 << 20), chance.choice((0, 1, 1, 3, 30)), put))
    return text


class Trials:
    """What is damaged, and a folder for it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "damaged.gmtracker.json"
        desk = in_session(folder)
        whole = desk.path.read_bytes()
        desk.notes("One.", "Two.", "Three.", "Four.")
        desk.stresses("Mira", 2)
        desk.table.undo()
        self._journal = desk.journal.read_bytes()
        self._log = desk.log()
        desk.opened.close_without_saving()
        journal_path(self._file).parent.mkdir(parents=True, exist_ok=True)
        samples = [
            resources.resource("samples", game.ruleset, "campaign.gmtracker.json")
            for game in rulesets.available_games().games
        ]
        self._campaigns = [whole, *(sample.read_bytes() for sample in samples if sample.is_file())]
        self._games = [rulesets.load(game.ruleset).spec() for game in rulesets.available_games().games]
        self._desk = Desk(
            OpenCampaign.open_read_only(
                resources.resource("samples", resources.FIRST_GAME, "campaign.gmtracker.json"), noon
            )
        )
        self._evening = samples[0].read_bytes()

    def campaign(self, chance: Random) -> None:
        """It opens, is played on and saved as it is shown, or it is refused in a sentence."""
        self._comes_up(mutated(chance.choice(self._campaigns), chance), b"", chance)

    def journal(self, chance: Random) -> None:
        """Every step before the first damage comes back."""
        text = without_checksums(self._journal) if chance.random() < 0.5 else self._journal
        spoilt = mutated(text, chance)
        desk = self._comes_up(self._campaigns[0], spoilt, chance)
        lines, left = text.splitlines(keepends=True), spoilt.splitlines(keepends=True)
        whole = next((number for number, line in enumerate(lines) if left[number : number + 1] != [line]), len(lines))
        if desk is not None and whole > 1:
            noted = [note for line, note in zip(lines[1:whole], ("One.", "Two.", "Three.", "Four."), strict=False)]
            lost = [note for note in noted if note not in " ".join(desk)]
            assert not lost, f"lost {lost}"

    def roster(self, chance: Random) -> None:
        """It comes to characters that can be played, or to complaints."""
        data = ROSTER.encode(chance.choice(("utf-16", "utf-8", "utf-8-sig", "latin-1")))
        for _ in range(chance.choice((0, 0, 0, 300))):
            data += chance.choice((b'"', b";", b"x;y;1\n", b"\n"))
        game = chance.choice(self._games)
        read = read_roster(mutated(data, chance), game)
        assert read.characters or read.complaints or read.encodings
        fit = tuple(one for one in read.characters if one.tier <= HIGHEST_TIER)  # others are refused, by their names
        if game.ruleset == self._desk.now.ruleset and fit:
            assert not self._desk.table.rules.preview(AddCharacters(characters=fit)).refused

    def notation(self, chance: Random) -> None:
        """It is rolled, or refused in a sentence."""
        text = mutated(chance.choice(NOTATIONS).encode(), chance).decode("utf-8", "replace")
        try:
            notation = parse_notation(text, rulesets.special_roll)
            rolled = roll_notation(notation, Dice(lambda size: chance.randint(1, size)))
        except Refused:
            return
        assert result_text(rolled)

    def settings(self, chance: Random) -> None:
        """They are read, and can be kept again."""
        settings_path().write_bytes(mutated(self._kept_settings, chance))
        write_settings(read_settings().settings)
        assert read_settings().notice == ""

    @property
    def _kept_settings(self) -> bytes:
        write_settings(SETTINGS)
        return settings_path().read_bytes()

    def template(self, chance: Random) -> None:
        """Whatever stands in a campaign, a summary shows it as text: nothing of it is carried out."""
        plain = msgspec.json.decode(self._evening)
        for holder, key in chance.sample(list(_texts(plain)), chance.randint(1, 20)):
            holder[key] = chance.choice(HOSTILE) * chance.choice((1, 1, 1, 40))
        self._file.write_bytes(msgspec.json.encode(plain))
        try:
            chapter = OpenCampaign.open_read_only(self._file, noon).chapter(chance.randrange(2))
            summary = summarize(chapter.opening, chapter.entries)
        except (StorageError, LookupError):
            return
        html = to_html(summary)
        assert "<script" not in html
        assert "<img" not in html
        assert "54439" not in html + to_markdown(summary)

    def _comes_up(self, file: bytes, journal: bytes, chance: Random) -> list[str] | None:
        """The log of what opens; None where it is refused."""
        self._file.write_bytes(file)
        journal_path(self._file).write_bytes(journal)
        found = check_file(self._file)
        try:
            opened = OpenCampaign.open(self._file, noon)
        except StorageError:
            assert found.flaws
            return None
        log = [entry.sentence for entry in opened.history.open_chapter.entries]
        log += [kept.read_text("utf-8", "replace") for kept in journal_path(self._file).parent.glob("damaged*.kept-*")]
        if opened.view_only_reason or chance.randrange(SAVED):
            opened.close_without_saving()
        else:
            opened.save()
            opened.close()
            again = OpenCampaign.open(self._file, noon)
            again.close_without_saving()
            assert again.history.now == opened.history.now
        for kept in journal_path(self._file).parent.glob("damaged*"):
            kept.unlink()
        return log


KINDS = ("campaign", "journal", "roster", "notation", "settings", "template")
WRITTEN = frozenset({"name", "title", "text", "label", "sentence", "player", "note", "notes", "result", "reason"})
"""The fields of a campaign that hold what somebody wrote."""


def _texts(value: Any) -> Iterator[tuple[Any, str]]:
    """Every place of a text that somebody wrote."""
    for key in value if isinstance(value, dict) else ():
        if key in WRITTEN and isinstance(value[key], str):
            yield value, key
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _texts(inner)


def main(kind: str, first: int, count: int, folder: Path) -> None:
    """Try the inputs of a kind from one number on; a failure ends the process with its traceback."""
    os.environ["GMTRACKER_HOME"] = str(folder / "home")
    os.fsync = _no_disk
    trial: Callable[[Random], None] = getattr(Trials(folder), kind)
    at = os.open(folder / "at", os.O_WRONLY | os.O_CREAT, 0o600)
    limit = MEGABYTES << 20
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    slowest = 0.0
    for number in range(first, first + count):
        os.pwrite(at, f"{number:>12}".encode(), 0)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)  # whatever goes on then, the process is ended
        began = monotonic()
        trial(Random(f"{kind} {number}"))
        slowest = max(slowest, monotonic() - began)
    signal.setitimer(signal.ITIMER_REAL, 0)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    print(json.dumps({"slowest": slowest, "megabytes": most}))


def _no_disk(fd: object) -> None:
    """Stands for the system's fsync: no power is cut here."""


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
