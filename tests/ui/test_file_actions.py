"""Tests of what the window does with files, and of its messages about them."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker import __version__
from gmtracker.app import App, sample_file
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddNote, StartEncounter, StartSession, Use
from gmtracker.engine.errors import Refused
from gmtracker.rulesets import available_games
from gmtracker.storage import clock
from gmtracker.storage.backups import Backup
from gmtracker.storage.settings import Settings
from gmtracker.ui import file_actions as files_module
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.import_roster import ImportRosterWindow
from gmtracker.ui.campaign.start_page import RecentCampaign
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.file_actions import TYPED
from gmtracker.ui.help import AboutWindow
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.widgets.dice_fields import DiceFields
from tests.windows.main_window import Kept, Stage, campaign_files
from tests.windows.widgets import Key, activate, press, types


def told_by(qtbot: QtBot, app: App, deed: Callable[[], object]) -> str:
    """Return the message shown while this action runs."""
    with qtbot.waitSignal(app.files.message) as told:
        deed()
    assert told.args is not None
    return str(told.args[0])


def test_chosen_order_of_the_roster_is_saved_immediately(stage: Stage) -> None:
    """Before, it was saved only when the window closed, so after a crash the rows moved."""
    kept = Kept()
    app = stage.window(keep=kept)
    app.files.create("Harbor", "shattered-spheres")
    for by_turn in (True, False):
        app.window.actions_of_play[WindowAction.TURN_ORDER].trigger()
        assert kept.settings[-1].layout.by_turn is by_turn


def test_start_page_is_shown_before_the_first_campaign(stage: Stage) -> None:
    app = stage.window()
    app.files.open_first(None, sample=False)
    assert not app.bridge.is_open
    assert not app.window.menus.recent.isEnabled()


def test_named_file_comes_before_the_last_one(stage: Stage, tmp_path: Path) -> None:
    first, kept = stage.window(), Kept()
    first.files.create("Harbor", "shattered-spheres")
    first.files.create("Salt", "shattered-spheres")
    harbor, salt = campaign_files(tmp_path)
    second = stage.window(Settings(last_file=str(salt)), kept)
    second.files.open_first(harbor, sample=False)
    assert second.bridge.shown.name == "Harbor"
    assert kept.settings[-1].last_file == str(harbor)
    second.files.open_first(None, sample=True)
    assert second.bridge.shown.name == "Harbor of Glass"


def test_missing_last_campaign_is_not_opened(stage: Stage, tmp_path: Path) -> None:
    gone = stage.window(Settings(last_file=str(tmp_path / "gone.gmtracker.json")))
    gone.files.open_first(None, sample=False)
    assert not gone.bridge.is_open


def test_settings_are_not_saved_again_for_the_same_campaign(stage: Stage, tmp_path: Path) -> None:
    kept = Kept()
    app = stage.window(Settings(), kept)
    app.files.create("Harbor", "shattered-spheres")
    before = len(kept.settings)
    assert before
    app.files.open(*campaign_files(tmp_path))
    assert len(kept.settings) == before


def test_campaigns_with_equal_names_get_different_files(stage: Stage, own_folders: Path) -> None:
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    app.files.create("Harbor", "shattered-spheres")
    assert [path.name for path in campaign_files(own_folders)] == ["Harbor 2.gmtracker.json", "Harbor.gmtracker.json"]


def test_campaign_without_a_folder_is_not_created(stage: Stage, qtbot: QtBot, own_folders: Path) -> None:
    own_folders.mkdir()
    (own_folders / "data").write_text("in the way")
    app = stage.window()
    said = told_by(qtbot, app, lambda: app.files.create("Harbor", "shattered-spheres"))
    assert f"Couldn't create the campaigns folder in {own_folders / 'data'}: " in said
    assert not app.bridge.is_open


def test_unsaved_settings_are_reported_and_the_theme_still_changes(stage: Stage, qtbot: QtBot) -> None:
    def cannot(_settings: Settings) -> None:
        raise Refused("Couldn't save the settings: the disk is full.")

    app = stage.window(keep=cannot)
    assert (
        told_by(qtbot, app, app.window.actions_of_play[WindowAction.LOOK_LIGHT].trigger)
        == "Couldn't save the settings: the disk is full."
    )


def test_chosen_theme_is_saved_and_checked(stage: Stage) -> None:
    kept = Kept()
    app = stage.window(Settings(scheme="light"), kept)
    app.files.open_first(None, sample=False)
    actions = app.window.actions_of_play
    assert actions[WindowAction.LOOK_LIGHT].isChecked()
    actions[WindowAction.LOOK_SYSTEM].trigger()
    assert kept.settings[-1].scheme == "system"
    assert [
        actions[act].isChecked() for act in (WindowAction.LOOK_SYSTEM, WindowAction.LOOK_LIGHT, WindowAction.LOOK_DARK)
    ] == [
        True,
        False,
        False,
    ]
    actions[WindowAction.LOOK_LIGHT].trigger()


def test_summary_before_the_first_session_is_refused(stage: Stage, qtbot: QtBot) -> None:
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    assert told_by(qtbot, app, app.files.show_summary) == "There is no session to summarize yet."


def test_every_session_has_its_summary_in_the_menu(stage: Stage) -> None:
    app = stage.sample()
    app.files.list_sessions()
    (session,) = app.window.menus.sessions.actions()
    assert session.text() == "Session 1"
    session.trigger()
    preview = app.window.findChild(Preview)
    assert preview is not None
    assert preview.windowTitle().startswith("Session 1")


def test_saving_the_sample_asks_for_a_file(stage: Stage, qtbot: QtBot, tmp_path: Path) -> None:
    app = stage.sample()
    app.window.show()
    app.files.save()
    dialog = app.window.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.windowTitle() == "Save campaign as"
    with qtbot.waitSignal(app.document.moved):
        dialog.fileSelected.emit(str(tmp_path / "mine.gmtracker.json"))
    assert (tmp_path / "mine.gmtracker.json").is_file()
    dialog.reject()


def test_status_bar_tells_how_the_campaign_is_saved(stage: Stage) -> None:
    app = stage.sample()
    words = app.window.status.words
    assert words.accessibleName() == "Sample campaign. Your first change saves your own copy."
    for segment in (2, 3):
        app.window.characters.roster.wheels.click(app.bridge.shown.heroes()[0].id, segment)
        assert app.document.wait()
    assert words.accessibleName() == "Saved to journal · Harbor of Glass.gmtracker.json"
    app.files.save()
    assert app.document.wait()
    assert words.accessibleName() == "Saved · Harbor of Glass.gmtracker.json"


def test_about_window_names_version_licenses_and_owners(stage: Stage) -> None:
    app = stage.window()
    app.files.about()
    window = app.window.findChild(AboutWindow)
    assert window is not None
    said = " ".join(label.text() for label in window.findChildren(QLabel))
    for word in ("MIT", "LGPL", "independent", "Land of the Blind LLC", "Ulisses Spiele", __version__):
        assert word in said
    for game in (game for game in available_games().games if not game.source):
        assert game.name in said.partition("Installed here")[0]


def test_about_window_shows_whole_paragraphs_when_low(stage: Stage) -> None:
    """Before, the second paragraph lost its first and last lines."""
    app = stage.window()
    app.files.about()
    window = app.window.findChild(AboutWindow)
    assert window is not None
    window.resize(window.width(), 200)
    QApplication.processEvents()
    for label in (label for label in window.findChildren(QLabel) if label.wordWrap()):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


@pytest.mark.parametrize("name", ["Harbor & Co", "Low_water"])
def test_recent_campaign_is_named_like_its_file(stage: Stage, tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name}.gmtracker.json"
    app = stage.window(Settings(recent=(str(file),)))
    app.files.open_first(None, sample=False)
    (action,) = app.window.menus.recent.actions()
    assert action.text().replace("&&", "&") == name
    assert action.data() == str(file)


def test_missing_campaign_folder_falls_back_to_the_documents_path(own_folders: Path) -> None:
    own_folders.mkdir()
    (own_folders / "data").write_text("in the way")
    assert files_module.campaign_folder() == str(own_folders / "documents")


def test_start_page_describes_recent_campaigns(stage: Stage, tmp_path: Path) -> None:
    today, long_ago, odd = (tmp_path / f"{name}.gmtracker.json" for name in ("today", "long ago", "odd"))
    for file in (today, long_ago):
        file.write_bytes(sample_file("vagabond").read_bytes())
    odd.write_text("no campaign")
    now = clock.read_clock(clock.now)
    os.utime(today, (now.timestamp(), now.timestamp()))
    os.utime(long_ago, (0, 0))
    paths = (today, long_ago, odd, tmp_path / "gone.gmtracker.json")
    app = stage.window(Settings(recent=tuple(map(str, paths))))
    told: list[tuple[RecentCampaign, ...]] = []
    app.files.recent_changed.connect(told.append)
    app.files.open_first(None, sample=False)
    (campaigns,) = told
    assert [campaign.path for campaign in campaigns] == [str(path) for path in paths]
    assert [campaign.name for campaign in campaigns] == ["Kettle Marsh", "Kettle Marsh", "odd", "gone"]
    assert campaigns[0].about == "Vagabond · 2 sessions · today"
    assert campaigns[1].about.startswith("Vagabond · 2 sessions · ")
    assert not campaigns[1].about.endswith("today")
    assert (campaigns[2].about, campaigns[2].is_there) == (str(tmp_path), True)
    assert (campaigns[3].about, campaigns[3].is_there) == ("File not found.", False)


def test_recent_files_are_not_read_when_the_last_one_opens(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "marsh.gmtracker.json"
    file.write_bytes(sample_file("vagabond").read_bytes())
    app = stage.window(Settings(recent=(str(file),), last_file=str(file)))
    told: list[object] = []
    app.files.recent_changed.connect(told.append)
    app.files.open_first(None, sample=False)
    assert app.bridge.shown.name == "Kettle Marsh"
    assert told == []


def test_each_copy_of_a_sample_has_its_own_id(stage: Stage) -> None:
    app, ids = stage.window(), set()
    for _ in range(2):
        app.files.open_sample()
        assert app.bridge.dispatch(AddNote(text="A bell rings."))
        ids.add(app.bridge.shown.id)
    assert len(ids) == 2


def drops(app: App, place: QWidget, *files: str | Path) -> None:
    """Drop files on a part of the window, as a file manager does."""
    mime = QMimeData()
    mime.setUrls([QUrl(file) if isinstance(file, str) else QUrl.fromLocalFile(str(file)) for file in files])
    at, copy, left = QPointF(5, 5), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    over, _ = drag_events(at.toPoint(), mime)
    QApplication.sendEvent(place, over)
    assert over.isAccepted()
    QApplication.sendEvent(app.window, QDropEvent(at, copy, mime, left, Qt.KeyboardModifier.NoModifier))
    QApplication.processEvents()


def test_spreadsheet_dropped_on_the_window_opens_the_import(stage: Stage, tmp_path: Path, qtbot: QtBot) -> None:
    """Before, it was ignored silently."""
    app = stage.sample()
    app.window.show()
    roster = tmp_path / "heroes.CSV"
    roster.write_text("name\nIsolde\n", "utf-8")
    for place in (app.window.characters.viewport(), app.window.check, app.window):
        drops(app, place, roster)
        (window,) = app.window.findChildren(ImportRosterWindow)
        qtbot.waitUntil(window.isVisible)
        window.close()
        qtbot.waitUntil(lambda: not app.window.findChildren(ImportRosterWindow))


def test_campaign_dropped_on_the_window_is_opened(stage: Stage, own_folders: Path) -> None:
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    (harbor,) = campaign_files(own_folders)
    app.files.create("Salt", "shattered-spheres")
    drops(app, app.window, harbor)
    assert app.bridge.shown.name == "Harbor"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            ["portrait.png"],
            "gmtracker can't open “portrait.png”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).",
        ),
        (
            ["https://example.org/heroes.csv"],
            "gmtracker can't open “heroes.csv”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).",
        ),
        (["one.csv", "two.csv"], "Drop one file at a time."),
        (["one.csv"], "Open a campaign first, then drop the spreadsheet on its window."),
    ],
)
def test_dropped_file_that_cannot_be_opened_is_refused(stage: Stage, qtbot: QtBot, files: list[str], said: str) -> None:
    app = stage.window()
    dropped = [file if ":" in file else Path("/rosters") / file for file in files]
    assert told_by(qtbot, app, lambda: drops(app, app.window, *dropped)) == said


def types_a_die(app: App) -> None:
    """Set up a check of the first hero and type one of its dice."""
    hero = app.bridge.shown.heroes()[0].id
    app.window.show()
    app.window.show_check()
    app.window.check.prepare(CheckDraft(by=hero))
    app.window.check.refresh()
    dice = app.window.check.bar.dice
    dice.set_faces({dice.requests[0].role: 3})


def test_closing_with_typed_dice_asks_once(stage: Stage, qtbot: QtBot) -> None:
    """Before, the window closed, and the dice were lost."""
    app = stage.sample()
    types_a_die(app)
    told = told_by(qtbot, app, app.window.close)
    assert told == "You typed something that is not saved yet. Finish it, or do this again to discard it."
    assert app.window.isVisible()
    assert app.window.close()


def test_reason_for_staying_is_shown_until_the_dice_are_used(stage: Stage, qtbot: QtBot) -> None:
    """Before, nothing said after four seconds why the window had stayed."""
    app = stage.sample()
    types_a_die(app)
    told = told_by(qtbot, app, app.window.close)
    assert app.window.notices.notice_text(TYPED) == told
    app.window.check.bar.press(roll_here=True)
    assert app.window.notices.notice_text(TYPED) == ""


def test_dice_typed_after_the_question_are_asked_about_too(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    types_a_die(app)
    app.window.close()
    dice = app.window.check.bar.dice
    dice.set_faces({dice.requests[0].role: 2})
    told_by(qtbot, app, app.window.close)
    assert app.window.isVisible()


def test_dice_of_check_not_shown_are_asked_about(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    types_a_die(app)
    app.window.check.prepare(CheckDraft(by=app.bridge.shown.heroes()[1].id))
    app.window.check.refresh()
    assert not app.window.check.bar.dice.faces()
    told_by(qtbot, app, app.window.close)
    assert app.window.isVisible()


def test_dice_typed_in_a_panel_delay_opening_another_campaign(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    app.window.show()
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    dice = app.window.side.findChildren(DiceFields)[0]
    dice.set_faces({dice.requests[0].role: 3})
    told_by(qtbot, app, app.files.open_sample)
    assert app.window.side.isVisible()


def test_terminating_the_program_does_not_ask_about_dice(stage: Stage) -> None:
    app = stage.sample()
    types_a_die(app)
    app.files.settle_sheets()
    assert app.window.close()


def types_a_title(app: App) -> None:
    app.window.actions_of_play[WindowAction.START_ENCOUNTER].trigger()
    types("Night at the docks")


def types_an_outcome(app: App) -> None:
    app.bridge.dispatch(StartEncounter(kind="combat", title="Docks", order=()))
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    types("The captain escapes")


def types_a_note_in_the_command_bar(app: App) -> None:
    app.window.line.show_in_front()
    types("note the bell rang twice")
    app.window.line.show_in_front()


def types_a_reason_of_an_award(app: App) -> None:
    hero = app.bridge.shown.heroes()[0].id
    die = next(token for token in app.bridge.shown.tokens if token.place == pool_place("destiny"))
    app.bridge.dispatch(Use(use="award", by=hero, tokens=(die.id,)))
    types("saves the quay")
    press(Key.Key_Down)


@pytest.mark.parametrize(
    "typing",
    [types_a_title, types_an_outcome, types_a_note_in_the_command_bar, types_a_reason_of_an_award],
)
def test_closing_with_typed_text_asks_once(stage: Stage, qtbot: QtBot, typing: Callable[[App], None]) -> None:
    """Regression: the window closed, and the text was lost."""
    app = stage.sample()
    app.bridge.dispatch(StartSession(title="Low water", present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    activate(qtbot, app.window)
    typing(app)
    told_by(qtbot, app, app.window.close)
    assert app.window.isVisible()
    assert app.window.close()


def test_closing_with_untouched_panel_does_not_ask(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    activate(qtbot, app.window)
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    app.window.line.start_line("roll ")
    assert app.window.close()


def test_terminating_the_program_does_not_ask_about_text(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    activate(qtbot, app.window)
    types_a_note_in_the_command_bar(app)
    app.files.settle_sheets()
    assert app.window.close()


def test_typed_text_delays_restoring_a_backup(stage: Stage, qtbot: QtBot, tmp_path: Path) -> None:
    app = stage.sample()
    activate(qtbot, app.window)
    types_a_note_in_the_command_bar(app)
    backup = Backup(written=datetime.now(UTC), session=1, occasion="saved", path=tmp_path / "Harbor.json")
    told = told_by(qtbot, app, lambda: app.files.restore(backup))
    assert told == "You typed something that is not saved yet. Finish it, or do this again to discard it."
