"""The import of a roster: reading on a thread, questions about the file, and filling in heroes."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from threading import enumerate as threads

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QListWidget, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gmtracker.app import App
from gmtracker.engine.cached_rules import MAX_CHARACTERS
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, AddNote
from gmtracker.engine.game_spec import GameSpec
from gmtracker.storage import roster_csv, spreadsheet
from gmtracker.ui.campaign import import_roster
from gmtracker.ui.campaign.import_roster import MOST_COLUMNS, ImportRosterWindow, RosterPage
from gmtracker.ui.session.play_actions import PlayActions
from gmtracker.ui.widgets.inputs import ChoiceField
from tests.builders.campaigns import a_hero
from tests.driver.disk import SilentMount
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, click, is_gone, press


class Gate:
    """Blocks readers at 75% until it is opened."""

    def __init__(self) -> None:
        self._opened = Event()
        self.results: list[roster_csv.RosterImport] = []

    def open(self) -> None:
        self._opened.set()

    def read(
        self,
        read: Callable[[bytes, GameSpec, spreadsheet.Progress, roster_csv.ImportChoices], roster_csv.RosterImport],
        data: bytes,
        game: GameSpec,
        told: spreadsheet.Progress,
        answers: roster_csv.ImportChoices,
    ) -> roster_csv.RosterImport:
        """Replace the function that reads."""

        def held(share: float) -> None:
            told(share)
            if share >= 0.75:
                assert self._opened.wait(60), "the gate was never opened"

        self.results.append(read(data, game, held, answers))
        return self.results[-1]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(roster_csv, "read_roster", partial(gate.read, roster_csv.read_roster))
    monkeypatch.setattr(import_roster, "PATIENCE_MS", 0)
    yield gate
    gate.open()
    wait_for_readers()


@pytest.fixture
def app(stage: Stage) -> App:
    app = stage.sample()
    app.window.show()
    return app


@pytest.fixture
def large(tmp_path: Path) -> Path:
    file = tmp_path / "large.csv"
    file.write_text("name,player\n" + "".join(f"Guard {line},Ada\n" for line in range(50_000)), "utf-8")
    return file


@pytest.fixture
def mount(large: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentMount]:
    """Return the mount that contains the large roster."""
    mount = SilentMount(monkeypatch, large.parent)
    yield mount
    mount.answers()


def wait_for_readers() -> None:
    for thread in threads():
        if thread.name == "gmtracker-job":
            thread.join(30)


def reads(app: App, file: Path) -> ImportRosterWindow:
    """Choose a roster, and return its window."""
    play_actions = app.window.findChild(PlayActions)
    assert play_actions is not None
    play_actions.import_roster(file)
    return app.window.findChildren(ImportRosterWindow)[-1]


def comes_to(window: ImportRosterWindow, percent: int, qtbot: QtBot) -> None:
    bar = window.findChildren(QProgressBar)[0]
    qtbot.waitUntil(lambda: bar.isVisible() and bar.value() == percent)


def is_read(window: ImportRosterWindow) -> bool:
    return any(page.isVisible() for page in window.findChildren(RosterPage))


def button(window: ImportRosterWindow, text: str) -> QPushButton:
    return next(one for one in window.findChildren(QPushButton) if one.isVisible() and one.text() == text)


def test_large_roster_is_read_while_game_continues(app: App, large: Path, gate: Gate, qtbot: QtBot) -> None:
    window = reads(app, large)
    comes_to(window, 75, qtbot)
    assert app.bridge.dispatch(AddNote(text="Meanwhile."))
    assert not gate.results
    gate.open()
    qtbot.waitUntil(lambda: is_read(window))
    assert not window.findChildren(QProgressBar)[0].isVisible()
    people = len(app.bridge.shown.characters)
    assert window.findChildren(RosterPage)[0].command().characters[-1].name == f"Guard {MAX_CHARACTERS - 1}"
    assert len(app.bridge.shown.characters) == people


def stops(window: ImportRosterWindow, _app: App, _file: Path) -> None:
    click(button(window, "Stop"))


def leaves(window: ImportRosterWindow, _app: App, _file: Path) -> None:
    window.activateWindow()
    button(window, "Stop").setFocus()
    press(Key.Key_Escape)


def chooses_another(_window: ImportRosterWindow, app: App, file: Path) -> None:
    small = file.with_name("small.csv")
    small.write_text("name\nIsolde\n", "utf-8")
    reads(app, small)


def opens_another_campaign(_window: ImportRosterWindow, app: App, _file: Path) -> None:
    app.files.create("Salt Roads", "vagabond")


def takes_the_window_down(window: ImportRosterWindow, _app: App, _file: Path) -> None:
    delete(window)


@pytest.mark.parametrize("how", [stops, leaves, chooses_another, opens_another_campaign, takes_the_window_down])
def test_stopped_reader_leaves_nothing(
    app: App,
    large: Path,
    gate: Gate,
    qtbot: QtBot,
    how: Callable[[ImportRosterWindow, App, Path], None],
) -> None:
    window = reads(app, large)
    comes_to(window, 75, qtbot)
    how(window, app, large)
    assert is_gone(window, qtbot)
    gate.open()
    wait_for_readers()
    assert [len(roster.characters) for roster in gate.results] == ([1] if how is chooses_another else [])
    if how is chooses_another:
        qtbot.waitUntil(lambda: is_read(app.window.findChildren(ImportRosterWindow)[0]))
    assert len(app.window.findChildren(ImportRosterWindow)) == (how is chooses_another)


def test_silent_disk_blocks_reader_but_not_window(
    app: App, large: Path, gate: Gate, mount: SilentMount, qtbot: QtBot
) -> None:
    mount.falls_silent()
    window = reads(app, large)
    comes_to(window, 0, qtbot)
    click(button(window, "Stop"))
    assert is_gone(window, qtbot)
    mount.answers()
    wait_for_readers()
    assert mount.asked_by_window == []
    assert gate.results == []


def test_small_roster_shows_without_progress(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(import_roster, "PATIENCE_MS", 3_600_000)
    small = tmp_path / "small.csv"
    small.write_text("name\nIsolde\n", "utf-8")
    window = reads(app, small)
    assert not window.isVisible()
    qtbot.waitUntil(lambda: is_read(window))
    assert not window.findChildren(QProgressBar)[0].isVisible()


@pytest.fixture
def unclear(app: App, tmp_path: Path, qtbot: QtBot) -> ImportRosterWindow:
    """The window of a roster with two unclear columns."""
    file = tmp_path / "unclear.csv"
    file.write_text("name,player,Sailing,Stance\nIsolde,Ana,3,low\nJoost,Ben,2,\n", "utf-8")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    return window


def page_of(window: ImportRosterWindow) -> RosterPage:
    return next(page for page in window.findChildren(RosterPage) if page.isVisible())


def choice(window: ImportRosterWindow, heading: str) -> ChoiceField:
    fields = page_of(window).findChildren(ChoiceField)
    return next(field for field in fields if field.accessibleName().startswith(heading))


def says(window: ImportRosterWindow, heading: str, words: str, qtbot: QtBot) -> None:
    """Choose a column's meaning, and wait until the file has been read again."""
    before, field = page_of(window), choice(window, heading)
    field.setCurrentIndex(field.findText(words))
    qtbot.waitUntil(lambda: any(page is not before and page.isVisible() for page in window.findChildren(RosterPage)))


def traits_of(window: ImportRosterWindow, row: int) -> list[str]:
    return [trait.name for trait in page_of(window).command().characters[row].traits]


def test_chosen_column_meaning_reads_file_again(unclear: ImportRosterWindow, qtbot: QtBot) -> None:
    assert [choice(unclear, heading).currentText() for heading in ("Sailing", "Stance")] == ["Skip this column"] * 2
    assert traits_of(unclear, 0) == []
    says(unclear, "Sailing", "Skills, using the column name", qtbot)
    assert traits_of(unclear, 0) == ["Sailing"]
    says(unclear, "Sailing", "Skills: Stealth", qtbot)
    assert traits_of(unclear, 0) == ["Stealth"]
    says(unclear, "Stance", "Notes", qtbot)
    assert page_of(unclear).command().characters[0].notes == "low"
    says(unclear, "Sailing", "Stress", qtbot)
    assert page_of(unclear).command().characters[0].tracks == {"stress": 3}
    says(unclear, "Sailing", "Skip this column", qtbot)
    assert traits_of(unclear, 0) == []
    assert len(unclear.findChildren(QListWidget)) == 1, "everything is understood"


def test_unchecked_characters_and_focus_survive_new_column_meaning(unclear: ImportRosterWindow, qtbot: QtBot) -> None:
    page_of(unclear).findChildren(QListWidget)[0].item(0).setCheckState(Qt.CheckState.Unchecked)
    unclear.activateWindow()
    says(unclear, "Sailing", "Skills: Stealth", qtbot)
    assert [one.name for one in page_of(unclear).command().characters] == ["Joost"]
    assert unclear.focusWidget() is choice(unclear, "Sailing")
    assert choice(unclear, "Sailing").currentText() == "Skills: Stealth"


def test_column_chosen_as_name_makes_characters(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "figures.csv"
    file.write_text("Imię;Gracz\nIsolde;Ana\n", "utf-8")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    says(window, "Imię", "Name", qtbot)
    says(window, "Gracz", "Player", qtbot)
    click(button(window, "Add 1 character"))
    added = app.bridge.shown.characters[-1]
    assert (added.name, added.player) == ("Isolde", "Ana")


@pytest.mark.parametrize(
    ("more", "said"), [(280, "280 more columns were not recognized."), (1, "1 more column was not recognized.")]
)
def test_only_first_of_many_columns_offer_meanings(
    app: App, tmp_path: Path, qtbot: QtBot, more: int, said: str
) -> None:
    file, count = tmp_path / "wide.csv", MOST_COLUMNS + more
    file.write_text("name" + "".join(f",Column {at}" for at in range(count)) + "\nIsolde" + ",1" * count, "utf-8")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    assert len(page_of(window).findChildren(ChoiceField)) == MOST_COLUMNS
    assert said in [label.text() for label in window.findChildren(QLabel)]


def test_file_deleted_before_second_read_is_reported(
    app: App, tmp_path: Path, unclear: ImportRosterWindow, qtbot: QtBot
) -> None:
    (tmp_path / "unclear.csv").unlink()
    choice(unclear, "Sailing").setCurrentIndex(1)
    assert not button(unclear, "Cancel").isEnabled()
    qtbot.waitUntil(lambda: "unclear.csv" in app.window.refusal.accessibleName())
    assert is_gone(unclear, qtbot)


def test_encoding_is_chosen_by_preview(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "polish.csv"
    file.write_bytes("name;player\nŁucja;Żak\n".encode("cp1250"))
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    assert page_of(window).command().characters == ()
    assert "Add" not in [one.text()[:3] for one in window.findChildren(QPushButton) if one.isVisible()]
    assert choice(window, "Which line").currentText() == "Choose…"
    says(window, "Which line", "Łucja Żak · Central European", qtbot)
    assert window.focusWidget() is choice(window, "Which line")
    click(button(window, "Add 1 character"))
    assert (app.bridge.shown.characters[-1].name, app.bridge.shown.characters[-1].player) == ("Łucja", "Żak")


def test_unreadable_workbook_shows_one_reason(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    """Before, it also asked for a column named "Name"."""
    file = tmp_path / "broken.xlsx"
    file.write_bytes(b"PK\x03\x04 no workbook")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    said = [label.text() for label in window.findChildren(QLabel)]
    assert "No characters found in this file." in said
    assert not any("“Name”" in text for text in said)


def test_header_row_can_be_chosen(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "titled.csv"
    file.write_text("The coast,in autumn\nWho,Player\nIsolde,Ana\n", "utf-8")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    assert choice(window, "Header row").currentText() == "Row 2: Who, Player"
    says(window, "Header row", "Row 1: The coast, in autumn", qtbot)
    assert [choice(window, name).currentText() for name in ("The coast", "in autumn")] == ["Skip this column"] * 2


@pytest.fixture
def brannoc(app: App) -> Character:
    """A hero with a name and an empty sheet."""
    assert app.bridge.dispatch(AddCharacters(characters=(a_hero("Brannoc", player="Ben"),)))
    return app.bridge.shown.characters[-1]


def of_brannoc(app: App, tmp_path: Path, qtbot: QtBot) -> ImportRosterWindow:
    file = tmp_path / "sheets.csv"
    file.write_text("name,Tier,Acrobatics,Stress\nbrannoc,2,3,4\nIsolde,1,,\nBrannoc,1,1,\n", "utf-8")
    window = reads(app, file)
    qtbot.waitUntil(lambda: is_read(window))
    return window


def test_import_fills_in_existing_hero(app: App, brannoc: Character, tmp_path: Path, qtbot: QtBot) -> None:
    window, before = of_brannoc(app, tmp_path, qtbot), len(app.bridge.shown.characters)
    assert page_of(window).findChildren(QListWidget)[0].item(0).text().endswith("fills in this hero's sheet")
    click(button(window, "Import 3 characters"))
    filled = app.bridge.shown.character(brannoc.id)
    assert (filled.name, filled.player, filled.tier, filled.tracks) == ("Brannoc", "Ben", 2, {"stress": 4})
    assert [(trait.name, trait.rank) for trait in filled.traits] == [("Acrobatics", 3)]
    assert [one.name for one in app.bridge.shown.characters[before:]] == ["Isolde", "Brannoc 2"]
    assert app.bridge.undo()
    assert app.bridge.shown.character(brannoc.id) == brannoc
    assert len(app.bridge.shown.characters) == before


def test_existing_hero_can_be_added_again(app: App, brannoc: Character, tmp_path: Path, qtbot: QtBot) -> None:
    window = of_brannoc(app, tmp_path, qtbot)
    click(page_of(window).findChildren(QCheckBox)[0])
    click(button(window, "Add 3 characters"))
    assert app.bridge.shown.character(brannoc.id) == brannoc
    assert [one.name for one in app.bridge.shown.characters[-3:]] == ["brannoc", "Isolde", "Brannoc 2"]
