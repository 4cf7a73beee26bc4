"""What the window does with files, and what it tells of them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker import __version__
from gmtracker.app import App, sample_file
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddNote
from gmtracker.engine.errors import Refused
from gmtracker.rulesets import available_games
from gmtracker.storage import clock
from gmtracker.storage.settings import Settings
from gmtracker.ui import file_actions as files_module
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.import_roster import ImportRosterWindow
from gmtracker.ui.campaign.start_page import RecentCampaign
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.help import AboutWindow
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.widgets.dice_fields import DiceFields
from tests.windows.main_window import Kept, Stage, campaign_files


def told_by(qtbot: QtBot, app: App, deed: Callable[[], object]) -> str:
    """What is told in words when an action is done."""
    with qtbot.waitSignal(app.files.message) as told:
        deed()
    assert told.args is not None
    return str(told.args[0])


def test_nothing_was_played_yet_so_the_first_page_is_shown(stage: Stage) -> None:
    app = stage.window()
    app.files.begin(None, sample=False)
    assert not app.bridge.is_open
    assert not app.window.menus.recent.isEnabled()


def test_the_file_that_was_named_comes_before_the_last_one(stage: Stage, tmp_path: Path) -> None:
    first, kept = stage.window(), Kept()
    first.files.create("Harbor", "shattered-spheres")
    first.files.create("Salt", "shattered-spheres")
    harbor, salt = campaign_files(tmp_path)
    second = stage.window(Settings(last_file=str(salt)), kept)
    second.files.begin(harbor, sample=False)
    assert second.bridge.shown.name == "Harbor"
    assert kept.settings[-1].last_file == str(harbor)
    second.files.begin(None, sample=True)
    assert second.bridge.shown.name == "Harbor of Glass"


def test_the_last_campaign_is_opened_where_it_is_still_there(stage: Stage, tmp_path: Path) -> None:
    gone = stage.window(Settings(last_file=str(tmp_path / "gone.gmtracker.json")))
    gone.files.begin(None, sample=False)
    assert not gone.bridge.is_open


def test_settings_are_not_written_anew_for_the_campaign_that_was_the_last_in_any_case(
    stage: Stage, tmp_path: Path
) -> None:
    kept = Kept()
    app = stage.window(Settings(), kept)
    app.files.create("Harbor", "shattered-spheres")
    before = len(kept.settings)
    assert before
    app.files.open(*campaign_files(tmp_path))
    assert len(kept.settings) == before


def test_two_campaigns_of_one_name_get_files_of_their_own(stage: Stage, own_folders: Path) -> None:
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    app.files.create("Harbor", "shattered-spheres")
    assert [path.name for path in campaign_files(own_folders)] == ["Harbor 2.gmtracker.json", "Harbor.gmtracker.json"]


def test_a_campaign_that_cannot_be_kept_anywhere_is_not_begun(stage: Stage, qtbot: QtBot, own_folders: Path) -> None:
    own_folders.mkdir()
    (own_folders / "data").write_text("in the way")
    app = stage.window()
    said = told_by(qtbot, app, lambda: app.files.create("Harbor", "shattered-spheres"))
    assert f"Couldn't create the campaigns folder in {own_folders / 'data'}: " in said
    assert not app.bridge.is_open


def test_settings_that_cannot_be_kept_are_told_and_the_look_changes_all_the_same(stage: Stage, qtbot: QtBot) -> None:
    def cannot(_settings: Settings) -> None:
        raise Refused("Couldn't save the settings: the disk is full.")

    app = stage.window(keep=cannot)
    assert (
        told_by(qtbot, app, app.window.actions_of_play[WindowAction.LOOK_LIGHT].trigger)
        == "Couldn't save the settings: the disk is full."
    )


def test_the_look_that_is_chosen_is_kept_and_ticked(stage: Stage) -> None:
    kept = Kept()
    app = stage.window(Settings(scheme="light"), kept)
    app.files.begin(None, sample=False)
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


def test_before_the_first_session_there_is_nothing_to_sum_up(stage: Stage, qtbot: QtBot) -> None:
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


def test_saving_the_sample_asks_where_to(stage: Stage, qtbot: QtBot, tmp_path: Path) -> None:
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


def test_the_status_line_says_how_safe_the_table_is(stage: Stage) -> None:
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


def test_what_the_program_is_and_whom_it_does_not_belong_to_can_be_read(stage: Stage) -> None:
    app = stage.window()
    app.files.about()
    window = app.window.findChild(AboutWindow)
    assert window is not None
    said = " ".join(label.text() for label in window.findChildren(QLabel))
    for word in ("MIT", "LGPL", "independent", "Land of the Blind LLC", "Ulisses Spiele", __version__):
        assert word in said
    for game in (game for game in available_games().games if not game.source):
        assert game.name in said.partition("Installed here")[0]


def test_no_paragraph_about_the_program_is_cut_in_a_window_that_is_low(stage: Stage) -> None:
    """The second of them lost its first line and its last."""
    app = stage.window()
    app.files.about()
    window = app.window.findChild(AboutWindow)
    assert window is not None
    window.resize(window.width(), 200)
    QApplication.processEvents()
    for label in (label for label in window.findChildren(QLabel) if label.wordWrap()):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


@pytest.mark.parametrize("name", ["Harbor & Co", "Low_water"])
def test_a_recent_campaign_is_called_as_its_file_is(stage: Stage, tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name}.gmtracker.json"
    app = stage.window(Settings(recent=(str(file),)))
    app.files.begin(None, sample=False)
    (action,) = app.window.menus.recent.actions()
    assert action.text().replace("&&", "&") == name
    assert action.data() == str(file)


def test_where_no_folder_can_be_made_the_one_that_was_meant_is_named(own_folders: Path) -> None:
    own_folders.mkdir()
    (own_folders / "data").write_text("in the way")
    assert files_module.campaign_folder() == str(own_folders / "documents")


def test_the_first_page_says_of_campaigns_played_before_what_can_be_seen_of_their_files(
    stage: Stage, tmp_path: Path
) -> None:
    today, long_ago, odd = (tmp_path / f"{name}.gmtracker.json" for name in ("today", "long ago", "odd"))
    for file in (today, long_ago):
        file.write_bytes(sample_file("vagabond").read_bytes())
    odd.write_text("no campaign")
    now = clock.told_by(clock.now)
    os.utime(today, (now.timestamp(), now.timestamp()))
    os.utime(long_ago, (0, 0))
    paths = (today, long_ago, odd, tmp_path / "gone.gmtracker.json")
    app = stage.window(Settings(recent=tuple(map(str, paths))))
    told: list[tuple[RecentCampaign, ...]] = []
    app.files.recent_changed.connect(told.append)
    app.files.begin(None, sample=False)
    (campaigns,) = told
    assert [campaign.path for campaign in campaigns] == [str(path) for path in paths]
    assert [campaign.name for campaign in campaigns] == ["Kettle Marsh", "Kettle Marsh", "odd", "gone"]
    assert campaigns[0].about == "Vagabond · 2 sessions · today"
    assert campaigns[1].about.startswith("Vagabond · 2 sessions · ")
    assert not campaigns[1].about.endswith("today")
    assert (campaigns[2].about, campaigns[2].is_there) == (str(tmp_path), True)
    assert (campaigns[3].about, campaigns[3].is_there) == ("File not found.", False)


def test_no_file_is_looked_into_where_the_last_campaign_is_there_at_once(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "marsh.gmtracker.json"
    file.write_bytes(sample_file("vagabond").read_bytes())
    app = stage.window(Settings(recent=(str(file),), last_file=str(file)))
    told: list[object] = []
    app.files.recent_changed.connect(told.append)
    app.files.begin(None, sample=False)
    assert app.bridge.shown.name == "Kettle Marsh"
    assert told == []


def test_each_play_of_a_sample_has_an_id_of_its_own(stage: Stage) -> None:
    app, ids = stage.window(), set()
    for _ in range(2):
        app.files.open_sample()
        assert app.bridge.dispatch(AddNote(text="A bell rings."))
        ids.add(app.bridge.shown.id)
    assert len(ids) == 2


def drops(app: App, place: QWidget, *files: str | Path) -> None:
    """Drop files on a part of the window, as they come from a file manager."""
    mime = QMimeData()
    mime.setUrls([QUrl(file) if isinstance(file, str) else QUrl.fromLocalFile(str(file)) for file in files])
    at, copy, left = QPointF(5, 5), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    over, _ = drag_events(at.toPoint(), mime)
    QApplication.sendEvent(place, over)
    assert over.isAccepted()
    QApplication.sendEvent(app.window, QDropEvent(at, copy, mime, left, Qt.KeyboardModifier.NoModifier))
    QApplication.processEvents()


def test_spreadsheet_dropped_anywhere_on_the_window_opens_the_import(
    stage: Stage, tmp_path: Path, qtbot: QtBot
) -> None:
    """It was ignored, in silence."""
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
def test_dropped_file_that_cannot_be_opened_is_told(stage: Stage, qtbot: QtBot, files: list[str], said: str) -> None:
    app = stage.window()
    dropped = [file if ":" in file else Path("/rosters") / file for file in files]
    assert told_by(qtbot, app, lambda: drops(app, app.window, *dropped)) == said


def types_a_die(app: App) -> None:
    """Set up a check of the first hero, and type one of its dice."""
    hero = app.bridge.shown.heroes()[0].id
    app.window.show()
    app.window.show_check()
    app.window.check.prepare(CheckDraft(by=hero))
    app.window.check.refresh()
    dice = app.window.check.bar.dice
    dice.put_faces({dice.requests[0].role: 3})


def test_closing_with_typed_dice_asks_once(stage: Stage, qtbot: QtBot) -> None:
    """Regression: the window closed, and the dice were lost."""
    app = stage.sample()
    types_a_die(app)
    told = told_by(qtbot, app, app.window.close)
    assert told == "You typed dice for a roll that is not done yet. Roll now, or do this again to discard them."
    assert app.window.isVisible()
    assert app.window.close()


def test_dice_typed_after_the_question_are_asked_about_too(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    types_a_die(app)
    app.window.close()
    dice = app.window.check.bar.dice
    dice.put_faces({dice.requests[0].role: 2})
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


def test_dice_typed_in_a_panel_are_asked_about_before_another_campaign_opens(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    app.window.show()
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    dice = app.window.side.findChildren(DiceFields)[0]
    dice.put_faces({dice.requests[0].role: 3})
    told_by(qtbot, app, app.files.open_sample)
    assert app.window.side.isVisible()


def test_program_that_is_told_to_end_does_not_ask_about_dice(stage: Stage) -> None:
    app = stage.sample()
    types_a_die(app)
    app.files.settle_sheets()
    assert app.window.close()
