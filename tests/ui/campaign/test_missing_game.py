"""A campaign whose game is not installed can be shown, printed and saved, but not played."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.app import App
from gmtracker.engine.commands import AddNote, SetTrack
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.summary import summarize
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.printing.output import write_summary
from gmtracker.ui.roster.columns_table import Column
from tests.builders.campaigns import NOON
from tests.windows.main_window import BEFORE_THE_EVENING, Stage

NEEDED = (
    "The rules for “Shattered Spheres” are not installed. You can view, print and save this campaign, but not play it."
)


@pytest.fixture
def orphan(tmp_path: Path) -> Path:
    """The sample as a campaign of an unknown game."""
    path = tmp_path / "orphan.gmtracker.json"
    text = BEFORE_THE_EVENING.read_text("utf-8")
    path.write_text(text.replace('"ruleset": "shattered-spheres"', '"ruleset": "lost-game"'), "utf-8")
    return path


@pytest.fixture
def app(stage: Stage, orphan: Path) -> App:
    app = stage.window()
    app.files.open(orphan)
    app.window.show()
    QApplication.processEvents()
    return app


def test_campaign_without_game_shows_table_and_names_game(app: App) -> None:
    assert NEEDED in app.window.refusal.accessibleName()
    roster = app.window.characters.roster
    assert roster.index(0, Column.NAME).data() == app.bridge.shown.heroes()[0].name
    assert len(app.window.pools.views) == 3


def test_campaign_without_game_refuses_every_command(app: App) -> None:
    said: list[str] = []
    app.bridge.refused.connect(lambda refusal: said.append(refusal.sentence))
    hero = app.bridge.shown.heroes()[0].id
    assert not app.bridge.dispatch(AddNote(text="Anything."))
    assert not app.bridge.dispatch(SetTrack(character=hero, track="stress", value=1))
    assert said == [NEEDED, NEEDED]
    assert NEEDED in app.window.refusal.accessibleName()


def test_no_window_action_fails_without_game(app: App) -> None:
    for act in set(WindowAction) - {WindowAction.QUIT}:
        app.window.actions_of_play[act].trigger()
        QApplication.processEvents()
    assert app.bridge.shown.sessions_held == 1


def test_sessions_print_without_game(app: App, tmp_path: Path) -> None:
    (chapter,) = (chapter() for chapter in app.document.sessions().values())
    for suffix in (".pdf", ".html", ".md"):
        paper = tmp_path / f"evening{suffix}"
        write_summary(summarize(chapter.opening, chapter.entries), paper)
        assert paper.stat().st_size > 1_000


def test_campaign_without_game_saves_as_other_file_unchanged(app: App, orphan: Path, tmp_path: Path) -> None:
    before = orphan.read_bytes()
    copy = tmp_path / "copy.gmtracker.json"
    app.document.save_as(copy)
    assert app.document.wait()
    app.window.close()
    assert orphan.read_bytes() == before
    old, new = (OpenCampaign.open_read_only(path, lambda: NOON) for path in (orphan, copy))
    assert new.history.now == old.history.now
    assert new.chapter(0).entries == old.chapter(0).entries
