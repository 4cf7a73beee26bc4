"""The window of backups: its list, and what a restore would change."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    EditCharacter,
    NextTurn,
    RemoveCharacter,
    RemoveMarker,
    SetTrack,
)
from gmtracker.storage.backups import Backup, file_backups
from gmtracker.storage.open_campaign import Contents, backup_contents, campaign_contents
from gmtracker.ui.campaign.restore import NO_BACKUPS, RestoreWindow, changes, said_of
from tests.builders.campaigns import a_hero, a_table, do, who
from tests.builders.clocks import on_the_wall
from tests.builders.saved_campaigns import Desk, in_session
from tests.builders.shattered_spheres import an_ambush, an_attack, announce, attack


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A campaign with backups. A hero was added after the last one."""
    desk = in_session(tmp_path)
    desk.adds(a_hero("Tam", player="Dee"))
    desk.opened.save()
    return desk


def shown(qtbot: QtBot, desk: Desk, backups: tuple[Backup, ...]) -> RestoreWindow:
    window = RestoreWindow(backups, lambda: campaign_contents(desk.opened))
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    return window


def button(window: RestoreWindow, words: str) -> QPushButton:
    return next(found for found in window.findChildren(QPushButton) if found.text() == words)


def says(window: RestoreWindow) -> str:
    return " ".join(label.text() for label in window.findChildren(QLabel))


def test_current_backup_shows_what_would_change(qtbot: QtBot, desk: Desk) -> None:
    window = shown(qtbot, desk, file_backups(desk.path))
    assert "Session: 1 (no change)." in says(window)
    assert "Characters: 3 instead of 4." in says(window)
    assert "Will be removed: Tam." in says(window)
    assert "Log entries: 2 instead of 3." in says(window)


def test_enter_restores_current_backup(qtbot: QtBot, desk: Desk) -> None:
    backups = file_backups(desk.path)
    window = shown(qtbot, desk, backups)
    with qtbot.waitSignal(window.restore_requested) as wish:
        (listed,) = window.findChildren(QListWidget)
        QTest.keyClick(listed, Qt.Key.Key_Return)
    assert wish.args == [backups[0]]
    assert not window.isVisible()


def test_damaged_backup_cannot_be_restored(qtbot: QtBot, desk: Desk) -> None:
    backups = file_backups(desk.path)
    backups[0].path.write_text("{")
    window = shown(qtbot, desk, backups)
    assert "The backup is damaged." in says(window)
    assert not button(window, "Restore").isEnabled()


def test_empty_list_explains_when_backups_are_made(qtbot: QtBot, desk: Desk) -> None:
    window = shown(qtbot, desk, ())
    assert NO_BACKUPS in says(window)
    assert not button(window, "Restore").isEnabled()


def test_many_names_are_counted() -> None:
    table = a_table(a_hero("Z"))
    alone = table.campaign
    others = tuple(a_hero(name) for name in "ABCDEF")
    do(table, AddCharacters(characters=others))
    do(table, RemoveCharacter(character=who(table, "Z")))
    lines = changes(Contents(campaign=table.campaign, steps=1200), Contents(campaign=alone, steps=900))
    assert lines[2:4] == ["Will be removed: A, B, C, D and 2 more.", "Will come back: Z."]


def test_owed_things_are_named() -> None:
    """Before, the window said nothing about them, so a restore dropped a waiting check unannounced."""
    table = an_ambush()
    do(table, AddNote(text="A favor to the guild.", topic="owed"))
    then = Contents(campaign=table.campaign, steps=3)
    do(table, RemoveMarker(marker=table.campaign.owed_markers()[0].id))
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    announce(table)
    do(table, NextTurn())
    lines = changes(Contents(campaign=table.campaign, steps=8), then)
    assert "Will be owed again: A favor to the guild." in lines
    assert "Will no longer be owed: Mira: Fighting against Warden." in lines
    assert not [line for line in changes(then, then) if "owed" in line]


def test_renamed_character_shows_as_renamed() -> None:
    """Before, it was listed as one character removed and another added."""
    table = a_table(a_hero("Rook"))
    before = table.campaign
    rook = before.characters[0]
    do(table, EditCharacter(character=replace(rook, name="Rook Adeyemi")))
    lines = changes(Contents(campaign=table.campaign, steps=2), Contents(campaign=before, steps=1))
    assert lines[2:-1] == ["Will be renamed: Rook Adeyemi → Rook."]


def test_changed_tracks_are_listed_by_character() -> None:
    """Before, Stress was not listed."""
    table = a_table(a_hero("Rook"), a_hero("Mira"))
    before = table.campaign
    do(table, SetTrack(character=who(table, "Rook"), track="stress", value=4))
    lines = changes(Contents(campaign=table.campaign, steps=2), Contents(campaign=before, steps=1))
    assert lines[2:-1] == ["Rook · Stress: 0 instead of 4."]


def test_many_changed_tracks_are_counted() -> None:
    table = a_table(*(a_hero(name) for name in "ABCDEFGH"))
    before = table.campaign
    for hero in before.characters:
        do(table, SetTrack(character=hero.id, track="stress", value=4))
    lines = changes(Contents(campaign=table.campaign, steps=2), Contents(campaign=before, steps=1))
    assert lines[-2] == "3 more values change."


def test_backup_text_has_time_and_session() -> None:
    backup = Backup(written=on_the_wall(2028, 2, 29, 23, 58), session=7, occasion="saved", path=Path("any"))
    assert said_of(backup) == "Tue, 29 Feb 2028, 23:58 · session 7"
    assert said_of(backup, to_the_second=True) == "Tue, 29 Feb 2028, 23:58:00 · session 7"


def test_backup_counts_steps_of_finished_sessions(desk: Desk) -> None:
    desk.ends_session()
    desk.notes("After it.")
    desk.opened.save()
    again = desk.reopens()
    assert campaign_contents(again.opened).steps == 5
    again.notes("More.")
    again.opened.save()
    assert backup_contents(file_backups(again.path)[0]).steps == 5
