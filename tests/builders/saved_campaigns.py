"""A table that plays on a real file, and can crash."""

import re
from pathlib import Path
from typing import Any

import msgspec

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import AddCharacters, AddNote, Command, EndSession, SetTrack, StartSession
from gmtracker.engine.table import Table
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import NOON, a_campaign, a_foe, a_hero, falling, who


def noon() -> str:
    return NOON


_in_use: set[OpenCampaign] = set()


class Desk:
    """A campaign's file in use, with the table on it."""

    def __init__(self, opened: OpenCampaign) -> None:
        _in_use.add(opened)
        self.opened = opened
        self.table = Table(opened.history, opened.ruleset, noon, opened.record)

    @property
    def path(self) -> Path:
        return self.opened.path

    @property
    def journal(self) -> Path:
        return journal_path(self.path)

    @property
    def now(self) -> Campaign:
        return self.table.campaign

    def do(self, command: Command) -> None:
        self.table.dispatch(command, falling())

    def adds(self, *characters: Character) -> None:
        self.do(AddCharacters(characters=characters))

    def notes(self, *texts: str) -> None:
        for text in texts:
            self.do(AddNote(text=text))

    def stresses(self, name: str, stress: int) -> None:
        self.do(SetTrack(character=who(self.table, name), track="stress", value=stress))

    def starts_session(self, title: str = "Dockside", *names: str) -> None:
        present = tuple(hero.id for hero in self.now.heroes() if not names or hero.name in names)
        self.do(StartSession(title=title, present=present))

    def ends_session(self) -> None:
        self.do(EndSession())

    def crashes(self) -> "Desk":
        """The program ends where it stands; it is started again."""
        return opened(self.path)

    def reopens(self) -> "Desk":
        """The campaign is closed in good order, and opened again."""
        self.opened.close()
        return opened(self.path)

    def log(self) -> list[str]:
        """The sentences of the open chapter."""
        return [entry.sentence for entry in self.table.history.open_chapter.entries]

    def saved(self) -> Any:
        """What the file says now, as plain values."""
        return msgspec.json.decode(self.path.read_bytes())


def created(folder: Path, campaign: Campaign | None = None) -> Desk:
    """A new campaign in a file of its own, which is on the disk."""
    path = folder / "harbor.gmtracker.json"
    _crash_at(path)
    new = OpenCampaign.create(path, campaign or a_campaign(), noon)
    new.save()
    return Desk(new)


def without_checksums(journal: bytes) -> bytes:
    """A journal as an older gmtracker wrote it."""
    return re.sub(rb',"crc32":\d+', b"", journal)


def opened(path: Path) -> Desk:
    """The campaign of a file; a program that had it open crashed before."""
    _crash_at(path)
    return Desk(OpenCampaign.open(path, noon))


def _crash_at(path: Path) -> None:
    for campaign in list(_in_use):
        if journal_path(campaign.path) == journal_path(path):
            campaign.close_without_saving()
            _in_use.discard(campaign)


def in_session(folder: Path) -> Desk:
    """A saved campaign with two heroes and a foe, in its first session."""
    desk = created(folder)
    desk.adds(a_hero(), a_hero("Rook", player="Ben"), a_foe())
    desk.starts_session()
    desk.opened.save()
    return desk


def same_table(one: Desk, other: Desk) -> bool:
    """Whether two desks show the same table, log, and steps to redo."""
    mine, theirs = one.table.history, other.table.history
    return (mine.now, mine.open_chapter.entries, mine.redo_groups) == (
        theirs.now,
        theirs.open_chapter.entries,
        theirs.redo_groups,
    )
