"""Random sessions with saves, crashes and restarts: nothing is lost, and no entry is written twice."""

import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gmtracker.engine.commands import SetTrack
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_foe, a_hero
from tests.builders.saved_campaigns import Desk, created, same_table
from tests.builders.thorough import thorough

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


class Evenings(RuleBasedStateMachine):
    """A GM who does anything at any moment, on a machine that may crash at any moment."""

    @initialize()
    def begin(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.desk: Desk = created(Path(self.folder.name))
        self.desk.adds(a_hero(), a_hero("Rook", player="Ben"), a_foe())
        self.written: dict[int, bytes] = {}

    def teardown(self) -> None:
        self.desk.opened.close()
        self.desk.journal.unlink(missing_ok=True)
        self.folder.cleanup()

    @property
    def in_session(self) -> bool:
        return self.desk.now.session is not None

    @rule(text=TEXTS)
    def note(self, text: str) -> None:
        self.desk.notes(f"Note: {text}")

    @rule(wounds=st.integers(0, 6))
    def wound(self, wounds: int) -> None:
        for character in self.desk.now.characters[:1]:
            if character.tracks.get("wounds", 0) != wounds:
                self.desk.do(SetTrack(character=character.id, track="wounds", value=wounds))

    @rule(name=TEXTS)
    def add(self, name: str) -> None:
        self.desk.adds(a_foe(f"Foe {name}"))

    @precondition(lambda self: not self.in_session and self.desk.now.heroes())
    @rule(title=TEXTS, alone=st.booleans())
    def start_session(self, title: str, alone: bool) -> None:
        self.desk.starts_session(title, *([self.desk.now.heroes()[0].name] if alone else []))

    @precondition(lambda self: self.in_session)
    @rule()
    def end_session(self) -> None:
        self.desk.ends_session()

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.desk.table.undo()

    @rule(data=st.data())
    def undo_from(self, data: st.DataObject) -> None:
        entries = self.desk.table.history.open_chapter.entries
        if entries:
            self.desk.table.undo_from(data.draw(st.sampled_from(entries)).id)

    @rule()
    def redo(self) -> None:
        self.desk.table.redo()

    @rule()
    def save(self) -> None:
        self.desk.opened.save()
        self._look_at_the_file()

    @rule()
    def crash(self) -> None:
        before = self.desk
        self.desk = before.crashes()
        assert same_table(self.desk, before)
        assert self.desk.opened.finished_chapters() == before.opened.finished_chapters()
        assert all("saved in" not in notice for notice in self.desk.opened.notices)

    @rule()
    def restart(self) -> None:
        before = self.desk
        self.desk = before.reopens()
        assert same_table(self.desk, before)
        assert self.desk.opened.recovered_steps == 0
        self._look_at_the_file()

    @invariant()
    def the_numbers_of_entries_rise(self) -> None:
        ids = [entry.id for entry in self.desk.table.history.open_chapter.entries]
        assert ids == sorted(set(ids))

    def _look_at_the_file(self) -> None:
        assert flaws(self.desk.path) == ()
        for line in self.desk.path.read_bytes().splitlines():
            if b'"sentence":' in line:
                text = line.strip().rstrip(b",")
                entry: Any = msgspec.json.decode(text)
                assert self.written.setdefault(entry["id"], text) == text


TestEvenings = Evenings.TestCase
TestEvenings.settings = settings(max_examples=thorough(40), stateful_step_count=30)
