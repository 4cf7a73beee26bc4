"""The document controller's deeds for each event in each state, and the states that jobs lead to."""

import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote
from gmtracker.storage.backups import Backup
from gmtracker.storage.clock import now
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.save_jobs import JOB_NAME
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign import document as controller
from gmtracker.ui.campaign.document import DocumentController
from gmtracker.ui.campaign.document_state import ANSWERS, Event, File, Job, State
from gmtracker.ui.campaign.file_watcher import FileWatcher
from tests.builders.campaigns import a_campaign, faces_in_turn
from tests.driver.disk import HeldDisk
from tests.windows.main_window import BEFORE_THE_EVENING

CALLS = {
    "begin_save": "saves",
    "begin_replace": "replaces",
    "give_up_save": "gives up",
    "allow_overwrite": "overwrites",
    "create_file": "creates",
}
"""The methods of an open campaign that are noted as deeds."""

OLDER = Backup(written=datetime(2026, 1, 1, tzinfo=UTC), session=0, occasion="saved", path=BEFORE_THE_EVENING)

REQUESTS = """
                     | save             | save as            | look    | restore    | step
none                 |                  |                    |         |            | refuses
sample               |                  | saves as           | looks   | complains  | creates, saves
sample, saving       |                  | … saves as         | … looks | complains  | gives up, creates, saves
sample, stuck        |                  | gives up, saves as | … looks | complains  | gives up, creates, saves
view only            | saves, complains | saves as           | looks   | complains  | refuses
view only, saving    |                  | … saves as         | … looks | complains  | refuses
view only, stuck     |                  | gives up, saves as | … looks | complains  | refuses
own                  | saves            | saves as           | looks   | replaces   |
own, saving          | … saves          | … saves as         | … looks | … replaces |
own, stuck           | … saves          | gives up, saves as | … looks | … replaces |
own, replacing       | … asks           | … asks, saves as   | … asks  | … asks     | … asks
contested            | asks             | saves as           |         | complains  |
contested, saving    | asks             | … saves as         |         | complains  |
contested, stuck     | asks             | gives up, saves as |         | complains  |
contested, replacing | asks             |                    |         | complains  | … replaces
"""

CHOICES = """
                     | keep mine                 | keep both            | take theirs
none                 |                           |                      |
sample               |                           |                      |
sample, saving       |                           |                      |
sample, stuck        |                           |                      |
view only            |                           |                      |
view only, saving    |                           |                      |
view only, stuck     |                           |                      |
own                  |                           |                      |
own, saving          |                           |                      |
own, stuck           |                           |                      |
own, replacing       | … asks, overwrites, saves | … asks, saves beside | … asks
contested            | overwrites, saves         | saves beside         | replaces
contested, saving    | … overwrites, saves       | … saves beside       | … replaces
contested, stuck     | … overwrites, saves       | … saves beside       | … replaces
contested, replacing |                           |                      |
"""

REPORTS = """
                     | changed | place gone      | missing | slow
none                 |         |                 |         |
sample               |         |                 |         |
sample, saving       |         |                 |         | complains
sample, stuck        |         |                 |         |
view only            |         |                 |         |
view only, saving    |         |                 |         | complains
view only, stuck     |         |                 |         |
own                  | asks    | saves in folder | saves   |
own, saving          | asks    |                 |         | complains
own, stuck           | asks    |                 |         |
own, replacing       | … asks  | … asks          | … asks  | … asks
contested            |         | saves in folder |         |
contested, saving    |         |                 |         | complains
contested, stuck     |         |                 |         |
contested, replacing |         |                 |         |
"""

ENDS = """
                     | fails     | succeeds | finds a change
sample, saving       | sample    | own      | own
sample, stuck        | sample    | own      | own
view only, saving    | view only | own      | own
view only, stuck     | view only | own      | own
own, saving          | own       | own      | contested
own, stuck           | own       | own      | contested
own, replacing       | own       | own      | contested
contested, saving    | contested | own      | own
contested, stuck     | contested | own      | own
contested, replacing | contested | own      | own
"""


def words_of(state: State) -> str:
    return state.file if state.job == "idle" else f"{state.file}, {state.job}"


OTHER_ENDS = """
                     | ends with      | save as  | look  | keep mine               | keep both          | take theirs
own, saving          | finds a change |          |       | asks, overwrites, saves | asks, saves beside | asks, replaces
own, stuck           | finds a change |          |       | asks, overwrites, saves | asks, saves beside | asks, replaces
own, replacing       | fails          | saves as | looks |                         |                    |
contested, saving    | succeeds       | saves as | looks |                         |                    |
contested, stuck     | succeeds       |          | looks |                         |                    |
contested, replacing | fails          | saves as |       | overwrites, saves       | saves beside       |
"""


class Evening:
    """A document controller in a chosen state. ``deeds`` lists what it has done since."""

    def __init__(self, folder: Path, disk: HeldDisk, patched: pytest.MonkeyPatch, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.folder, self.disk, self.deeds = folder, disk, list[str]()
        self.file, self.elsewhere = folder / "harbor.gmtracker.json", folder / "elsewhere.gmtracker.json"
        self.bridge = Bridge(faces_in_turn())
        self.document = DocumentController(self.bridge, now)
        self.documents = [self.document]
        self.document.conflict_found.connect(lambda: self.deeds.append("asks"))
        self.document.failed.connect(lambda _sentence: self.deeds.append("complains"))
        self.bridge.refused.connect(lambda _refusal: self.deeds.append("refuses"))
        for name, word in CALLS.items():
            patched.setattr(OpenCampaign, name, self._noted(getattr(OpenCampaign, name), word))
        patched.setattr(FileWatcher, "look", lambda *_: self.deeds.append("looks"))

    def _noted(self, call: Callable[..., Any], word: str) -> Callable[..., Any]:
        def noted(campaign: OpenCampaign, *args: Any) -> Any:
            target = args[1] if word == "saves" and len(args) > 1 else None
            self.deeds.append(f"{word}{self._place(target)}")
            return call(campaign, *args)

        return noted

    def _place(self, target: Path | None) -> str:
        if target is None:
            return ""
        if target.parent != self.folder:
            return " in folder"
        return " beside" if "saved copy" in target.name else " as"

    @property
    def campaign(self) -> object:
        return self.document._campaign or object()

    @property
    def patience(self) -> QTimer:
        timers = self.document.findChildren(QTimer)
        return next(timer for timer in timers if timer.interval() == controller.PATIENCE_MS)

    @property
    def watcher(self) -> FileWatcher:
        watcher = self.document.findChild(FileWatcher)
        assert isinstance(watcher, FileWatcher)
        return watcher

    @property
    def state(self) -> str:
        """The state of the controller, which has to agree with the jobs of the campaign."""
        campaign, (file, job) = self.document._campaign, self.document._state
        assert (file == "none") == (campaign is None)
        assert (job in ("saving", "stuck")) == (campaign is not None and campaign.is_saving)
        assert (job == "replacing") == (campaign is not None and campaign.is_replacing)
        return words_of(self.document._state)

    def notes(self) -> None:
        self.bridge.dispatch(AddNote(text="A bell rings."))

    def opens_sample(self) -> None:
        assert self.document.open_sample(BEFORE_THE_EVENING)

    def views(self) -> None:
        """Open a file that another window has open, with a step that is only in its journal."""
        other = Bridge(faces_in_turn())
        document = DocumentController(other, now)
        self.documents.append(document)
        assert document.create(a_campaign(), self.file)
        assert document.wait(10)
        other.dispatch(AddNote(text="From the other window."))
        assert self.document.open(self.file)

    def plays(self) -> None:
        """Create a campaign, and do a step that is not in its file."""
        assert self.document.create(a_campaign(), self.file)
        assert self.document.wait(10)
        self.notes()

    def closes(self) -> None:
        self.plays()
        self.document.close()

    def is_overwritten(self) -> None:
        self.plays()
        self.changes_outside()
        self.watcher.found.emit(self.campaign)

    def saves(self) -> None:
        """Begin a save that the disk holds up, and do one more step."""
        self._holds_up(self.document.save)
        self.notes()

    def saves_as(self) -> None:
        self._holds_up(lambda: self.document.save_as(self.folder / "target.gmtracker.json"))

    def restores(self) -> None:
        self._holds_up(lambda: self.document.restore(OLDER))

    def takes_theirs(self) -> None:
        self._holds_up(self.document.take_theirs)

    def loses_patience(self) -> None:
        self.patience.timeout.emit()

    def _holds_up(self, job: Callable[[], object]) -> None:
        self.disk.callers.clear()
        self.disk.sticks()
        job()
        self.qtbot.waitUntil(lambda: JOB_NAME in [thread.name for thread in self.disk.callers])

    def changes_outside(self) -> None:
        """Have another program write the file, if there is one."""
        if self.file.exists():
            self.file.write_bytes(self.file.read_bytes().replace(b'"name": "', b'"name": "Other '))

    def ends_jobs(self) -> None:
        self.disk.goes_on()
        self.document.wait(10)

    def fails(self) -> None:
        self.disk.breaks()
        self.document.wait(10)

    def leaves(self) -> None:
        """Close all controllers. A watcher or thread that outlives the test would write into the next one's folders."""
        for document in self.documents:
            document.close()
            self.qtbot.waitUntil(partial(lambda closer: not closer.closing, document._closer))

    def finds_change(self) -> None:
        self.changes_outside()
        self.ends_jobs()


STATES: dict[str, tuple[Callable[[Evening], None], ...]] = {
    "none": (Evening.closes,),
    "sample": (Evening.opens_sample,),
    "sample, saving": (Evening.opens_sample, Evening.saves_as),
    "sample, stuck": (Evening.opens_sample, Evening.saves_as, Evening.loses_patience),
    "view only": (Evening.views,),
    "view only, saving": (Evening.views, Evening.saves_as),
    "view only, stuck": (Evening.views, Evening.saves_as, Evening.loses_patience),
    "own": (Evening.plays,),
    "own, saving": (Evening.plays, Evening.saves),
    "own, stuck": (Evening.plays, Evening.saves, Evening.loses_patience),
    "own, replacing": (Evening.plays, Evening.restores),
    "contested": (Evening.is_overwritten,),
    "contested, saving": (Evening.is_overwritten, Evening.saves_as),
    "contested, stuck": (Evening.is_overwritten, Evening.saves_as, Evening.loses_patience),
    "contested, replacing": (Evening.is_overwritten, Evening.takes_theirs),
}

EVENTS: dict[str, Callable[[Evening], object]] = {
    "save": lambda evening: evening.document.save(),
    "save as": lambda evening: evening.document.save_as(evening.elsewhere),
    "look": lambda evening: evening.document.look_outside(),
    "restore": lambda evening: evening.document.restore(OLDER),
    "step": lambda evening: evening.notes(),
    "keep mine": lambda evening: evening.document.keep_mine(),
    "keep both": lambda evening: evening.document.keep_both(),
    "take theirs": lambda evening: evening.document.take_theirs(),
    "changed": lambda evening: evening.watcher.found.emit(evening.campaign),
    "place gone": lambda evening: evening.watcher.place_gone.emit(evening.campaign),
    "missing": lambda evening: evening.watcher.missing.emit(evening.campaign),
    "slow": lambda evening: evening.loses_patience(),
}

JOB_ENDS: dict[str, Callable[[Evening], None]] = {
    "fails": Evening.fails,
    "succeeds": Evening.ends_jobs,
    "finds a change": Evening.finds_change,
}


def cells_of(*tables: str) -> dict[tuple[str, str], str]:
    """Return the cells of tables, by row and column."""
    cells: dict[tuple[str, str], str] = {}
    for table in tables:
        (_, *columns), *rows = ([cell.strip() for cell in line.split("|")] for line in table.strip("\n").splitlines())
        for state, *row in rows:
            cells |= {(state, column): cell for column, cell in zip(columns, row, strict=True)}
    return cells


DEEDS, LEADS_TO = cells_of(REQUESTS, CHOICES, REPORTS), cells_of(ENDS)
LATER = {cell: deeds for cell, deeds in cells_of(OTHER_ENDS).items() if deeds and cell[1] != "ends with"}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldDisk]:
    disk = HeldDisk(monkeypatch)
    yield disk
    disk.goes_on()


@pytest.fixture
def evening(tmp_path: Path, disk: HeldDisk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Evening]:
    monkeypatch.setattr(controller, "LEAVING_SECONDS", 0.01)
    evening = Evening(tmp_path, disk, monkeypatch, qtbot)
    yield evening
    disk.is_mended()
    evening.leaves()


def brought_into(state: str, evening: Evening) -> Evening:
    for step in STATES[state]:
        step(evening)
    assert evening.state == state
    evening.deeds.clear()
    return evening


def test_table_answers_every_event_in_every_possible_state() -> None:
    impossible = {("none", "saving"), ("none", "stuck")} | {(file, "replacing") for file in get_args(File)[:3]}
    assert {*ANSWERS} == {(file, job) for file in get_args(File) for job in get_args(Job)} - impossible
    assert all([*answers] == [*get_args(Event)] for answers in ANSWERS.values())


def test_tables_have_a_cell_for_each_state_and_event() -> None:
    assert set(STATES) == {words_of(State(*state)) for state in ANSWERS}
    assert set(EVENTS) == {*get_args(Event), "keep mine", "keep both", "step"} - {"keep"}
    assert set(DEEDS) == {(state, event) for state in STATES for event in EVENTS}
    assert set(LEADS_TO) == {(state, end) for state in STATES if "," in state for end in JOB_ENDS}


@pytest.mark.parametrize(("state", "event"), DEEDS)
def test_controller_does_what_the_table_says(state: str, event: str, evening: Evening) -> None:
    """The deeds after … wait for the running job. It fails where a success would leave nothing to do."""
    brought_into(state, evening)
    EVENTS[event](evening)
    assert evening.state in STATES
    soon = ", ".join(evening.deeds)
    evening.deeds.clear()
    match state:
        case "own, replacing":
            evening.finds_change()
        case "own, saving" | "own, stuck" | "contested, replacing":
            evening.ends_jobs()
        case _:
            evening.fails()
    later = ", ".join(deed for deed in evening.deeds if deed != "complains")
    assert f"{soon} … {later}".strip(" …" if not later else " ") == DEEDS[state, event]


@pytest.mark.parametrize(("state", "event"), LATER)
def test_waiting_deed_is_done_after_other_job_end(state: str, event: str, evening: Evening) -> None:
    brought_into(state, evening)
    EVENTS[event](evening)
    evening.deeds.clear()
    JOB_ENDS[cells_of(OTHER_ENDS)[state, "ends with"]](evening)
    assert ", ".join(deed for deed in evening.deeds if deed not in ("complains", "gives up")) == LATER[state, event]


@pytest.mark.parametrize(("state", "end"), LEADS_TO)
def test_job_leads_to_the_state_of_the_table(state: str, end: str, evening: Evening) -> None:
    brought_into(state, evening)
    JOB_ENDS[end](evening)
    assert evening.state == LEADS_TO[state, end]


@pytest.mark.parametrize("state", STATES)
def test_leaving_loses_no_step(state: str, evening: Evening, own_folders: Path) -> None:
    brought_into(state, evening)
    steps = len(evening.bridge.entries())
    evening.document.close()
    assert evening.state == "none"
    evening.disk.goes_on()
    evening.document.close()
    if "own" in state or "contested" in state:
        files = [*evening.folder.rglob("*.json"), *own_folders.rglob("*.json")]
        assert steps in [len(OpenCampaign.open_read_only(file, now).history.open_chapter.entries) for file in files]


def test_save_as_precedes_a_waiting_save_when_stuck(evening: Evening) -> None:
    """Before, a waiting save started first, on the disk that does not respond."""
    brought_into("own, stuck", evening)
    evening.document.save()
    evening.document.save_as(evening.elsewhere)
    assert evening.deeds == ["gives up", "saves as"]


def test_waiting_save_as_starts_once_save_is_stuck(evening: Evening) -> None:
    """Before, it waited for the disk until it was chosen again."""
    brought_into("own, saving", evening)
    evening.document.save_as(evening.elsewhere)
    evening.loses_patience()
    assert evening.deeds == ["complains", "gives up", "saves as"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no links to a device that is full")
def test_give_up_covers_only_the_steps_at_risk_then(evening: Evening) -> None:
    """Before, a window that stayed open lost later steps without asking."""
    assert evening.document.create(a_campaign(), evening.file)
    assert evening.document.wait(10)
    journal = journal_path(evening.file)
    journal.unlink(missing_ok=True)
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.symlink_to("/dev/full")
    evening.disk.breaks()
    evening.notes()
    assert not evening.document.keep()
    evening.document.give_up()
    assert evening.document.keep()
    evening.notes()
    assert not evening.document.keep()
