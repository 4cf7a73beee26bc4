"""A demo's script is played in the window only by what a user can do.

The script of every game is played from its first step to its last.
"""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.app import App, build, sample_file, sample_folder
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.commands import AddNote
from gmtracker.resources import FIRST_GAME, resource
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.storage.settings import Settings
from gmtracker.ui.demo import playback as s
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.demo.playback import SKIP, DemoFailed, StepPlayer, Watcher, read_script, run_demo
from gmtracker.ui.main_window import DEFAULT_SIZE
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.overlays import Hint
from tests.builders.thorough import a_share_of
from tests.windows.main_window import Kept, Stage


@pytest.fixture
def app(stage: Stage) -> App:
    app = stage.sample()
    app.window.show()
    return app


def plays(app: App, *steps: s.Step) -> list[str]:
    """Play some steps and return the names of the requested pictures."""
    pictures: list[str] = []
    player = StepPlayer(WindowDriver(app.window, app.bridge), pictures.append)
    for step in steps:
        player.play_step(step)
    return pictures


def test_steps_are_played_in_order(app: App) -> None:
    pictures = plays(
        app,
        s.StartSession(title="Low water", faces=(6, 5, 4, 3, 2, 1, 6, 5, 4, 3)),
        s.Picture(name="start"),
        s.Drop(take=s.Take(pool="destiny", kind="triumph", value=6), on="Tam Oakes", use="inspiration", note="Now!"),
        s.EndSession(),
    )
    assert pictures == ["start"]
    assert "Inspiration with Triumph 6" in app.bridge.entries()[-2].sentence
    assert app.bridge.entries()[-1].ends_session()


def test_unexpected_refusal_stops_the_script(app: App) -> None:
    with pytest.raises(DemoFailed, match="9"):
        plays(app, s.Track(who="Mira Vance", value=9))


def test_missing_expected_refusal_stops_the_script(app: App) -> None:
    plays(app, s.Track(who="Mira Vance", value=9, refused=True))
    with pytest.raises(DemoFailed, match="was not refused"):
        plays(app, s.Track(who="Mira Vance", value=1, refused=True))


def test_missing_tokens_names_and_buttons_raise_an_error(app: App) -> None:
    hand = WindowDriver(app.window, app.bridge)
    with pytest.raises(LookupError):
        hand.who("Nobody")
    with pytest.raises(LookupError):
        hand.tokens(pool_place("fate"), "triumph-stone")
    with pytest.raises(LookupError):
        hand.picks_from_row_menu(hand.who("Mira Vance"), "Fly")
    with pytest.raises(LookupError):
        hand.panel()
    with pytest.raises(LookupError):
        hand.procedure_panel()
    with pytest.raises(LookupError):
        hand.clicks(app.window.header, "Next turn")


def test_misspelled_step_is_refused_before_playing(tmp_path: Path) -> None:
    (tmp_path / "evening.json").write_text('{"steps": [{"do": "start-session", "titel": "Low water", "faces": []}]}')
    with pytest.raises(msgspec.ValidationError, match="titel"):
        s.read_script(tmp_path / "evening.json")


@pytest.mark.parametrize(
    ("step", "refusal"),
    [
        ('{"do": "go-on", "use": "anounce"}', "names the use “anounce”"),
        ('{"do": "use", "use": "rest", "inputs": {"nights": 2}}', "names the input “nights”"),
        ('{"do": "drop", "take": {"pool": "table", "kind": "luk"}, "on": "Odo"}', "names the token “luk”"),
        ('{"do": "start-encounter", "kind": "brawl", "title": "", "order": []}', "names the encounter “brawl”"),
        ('{"do": "mark", "who": "Odo", "action": "hop"}', "names the action “hop”"),
    ],
)
def test_script_refuses_keys_that_the_game_does_not_have(tmp_path: Path, step: str, refusal: str) -> None:
    (tmp_path / "vagabond").mkdir()
    path = tmp_path / "vagabond" / "evening.json"
    path.write_text(f'{{"steps": [{{"do": "next-turn"}}, {step}]}}', "utf-8")
    with pytest.raises(ValueError, match=f"Step 2 of evening.json {refusal}: Vagabond doesn't have it\\."):
        read_script(path)


def test_check_field_that_does_not_exist_raises_an_error(app: App) -> None:
    with pytest.raises(LookupError, match="luck"):
        plays(app, s.Check(by="Mira Vance", fields={"luck": 1}))


def test_button_that_does_something_else_raises_an_error(app: App) -> None:
    with pytest.raises(LookupError, match="announce"):
        plays(app, s.GoOn(use="announce"))


def test_any_key_skips_the_demo_and_does_nothing_else(app: App) -> None:
    app.document.open_sample(sample_file(FIRST_GAME))
    watcher = Watcher(is_there=True)
    before = app.bridge.shown
    QApplication.instance().installEventFilter(watcher)  # type: ignore[union-attr]  # there is one
    QTest.keyClick(app.window.characters, Qt.Key.Key_Space)
    assert not watcher.is_waiting
    assert app.bridge.shown == before


def test_caption_says_that_any_key_skips(qapp: QApplication, stage: Stage, tmp_path: Path) -> None:
    app = stage.window()
    said: list[str] = []

    def look() -> None:
        said.extend(hint.text for hint in app.window.findChildren(Hint) if hint.isVisible())
        app.window.close()

    QTimer.singleShot(600, app.window, look)
    run_demo(qapp, app.window, app.bridge, app.document, sample_folder(), tmp_path / "evening", quick=False)
    assert said == [f"Four players are here. They roll the dice for the Destiny pool.\n{SKIP}"]


def test_closing_the_window_ends_a_watched_demo(qapp: QApplication, stage: Stage, tmp_path: Path) -> None:
    app = stage.window()
    QTimer.singleShot(600, app.window, app.window.close)
    code = run_demo(qapp, app.window, app.bridge, app.document, sample_folder(), tmp_path / "evening", quick=False)
    assert code == 0
    assert not (tmp_path / "evening" / "summary.pdf").exists()


@pytest.mark.parametrize("taken", ["1-start.png", "summary.pdf"])
def test_unwritable_file_is_reported_and_not_listed_as_written(
    qapp: QApplication, stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str], taken: str
) -> None:
    """A picture that could not be written was listed as written, and a failed summary ended in a traceback."""
    (tmp_path / taken).mkdir()
    app = stage.takes(build(Settings(scheme="light"), Kept(), Random(7).randint))
    code = run_demo(qapp, app.window, app.bridge, app.document, sample_folder(), tmp_path, quick=True)
    said = capsys.readouterr()
    assert (code, said.out) == (1, "")
    why = f"Couldn't save “{taken}”: a folder or device has that name."
    assert said.err == f"gmtracker: {why} The demo in {tmp_path} is incomplete.\n"


def test_campaign_that_cannot_be_saved_at_end_is_reported(
    qapp: QApplication,
    stage: Stage,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = stage.takes(build(Settings(scheme="light"), Kept(), Random(7).randint))

    def full(*_args: object, **_named: object) -> list[Path]:
        (tmp_path / s.CAMPAIGN).unlink()
        (tmp_path / s.CAMPAIGN).mkdir()
        assert app.bridge.dispatch(AddNote(text="Not saved."))
        return []

    monkeypatch.setattr(s, "_play_steps", full)
    assert run_demo(qapp, app.window, app.bridge, app.document, sample_folder(), tmp_path, quick=True) == 1
    assert capsys.readouterr().err.startswith("gmtracker: Couldn't save “campaign.gmtracker.json”: ")
    assert not (tmp_path / "summary.md").exists()


def test_demo_campaign_is_not_remembered_but_later_one_is(stage: Stage, tmp_path: Path) -> None:
    kept, demo, own = Kept(), tmp_path / "demo.gmtracker.json", tmp_path / "own.gmtracker.json"
    own.write_bytes(sample_file(FIRST_GAME).read_bytes())
    app = stage.takes(build(Settings(), kept, demo=demo))
    app.files.open_sample()
    app.document.save_as(demo)
    app.document.wait()
    assert kept.settings == []
    app.files.open(own)
    assert (kept.settings[-1].last_file, kept.settings[-1].recent) == (str(own), (str(own),))


def test_closing_window_with_demo_campaign_saves_no_settings(stage: Stage, tmp_path: Path) -> None:
    kept, demo = Kept(), tmp_path / "demo.gmtracker.json"
    app = stage.takes(build(Settings(), kept, demo=demo))
    app.files.open_sample()
    app.document.save_as(demo)
    app.document.wait()
    app.window.close()
    assert kept.settings == []


EVENINGS = sorted(path.parent.name for path in resource("samples").glob("*/evening.json"))
LARGE = 200
PLAYED = [game for game in EVENINGS if game in (*built_in_ids(), *shipped_file_ids())]


@pytest.mark.parametrize("game", EVENINGS)
def test_script_has_core_steps_and_ends_with_summary(game: str) -> None:
    steps = [type(step).__name__ for step in read_script(sample_folder(game) / "evening.json").steps]
    assert steps[-3:] == ["EndSession", "Summary", "Picture"]
    assert steps.count("Picture") >= 3
    assert {"Check", "Undo", "NextTurn"} <= set(steps)


@pytest.mark.parametrize("game", a_share_of(sorted(PLAYED, reverse=True)))
def test_script_is_played_to_its_end(qapp: QApplication, stage: Stage, tmp_path: Path, game: str) -> None:
    app = stage.takes(build(Settings(scheme="light"), Kept(), Random(7).randint))
    code = run_demo(qapp, app.window, app.bridge, app.document, sample_folder(game), tmp_path / game, quick=True)
    left = sorted(path.suffix for path in (tmp_path / game).iterdir())
    assert code == 0
    assert {".pdf", ".html", ".md", ".json"} <= set(left)
    assert left.count(".png") >= 3


@pytest.mark.parametrize("game", a_share_of(PLAYED))
def test_demo_continues_the_dates_of_its_sample(qapp: QApplication, stage: Stage, tmp_path: Path, game: str) -> None:
    """The demo continued a session from weeks ago with today's date."""
    app = stage.takes(build(Settings(scheme="light"), Kept(), Random(7).randint))
    run_demo(qapp, app.window, app.bridge, app.document, sample_folder(game), tmp_path, quick=True)
    chapters = json.loads((tmp_path / s.CAMPAIGN).read_bytes())["chapters"]
    times = [datetime.fromisoformat(entry["time"]) for chapter in chapters for entry in chapter["entries"]]
    evening = [datetime.fromisoformat(entry["time"]) for entry in chapters[-1]["entries"]]
    assert times == sorted(times)
    assert evening[-1] - evening[0] < timedelta(hours=6)


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT, LARGE / 100)
    yield
    apply_theme(qapp, Scheme.LIGHT)


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("game", a_share_of(PLAYED))
def test_every_demo_step_fits_window_at_large_text_size(game: str, stage: Stage, qtbot: QtBot) -> None:
    app = stage.takes(build(Settings(scheme="light", text_scale=LARGE), Kept(), Random(7).randint))
    script = read_script(sample_folder(game) / "evening.json")
    app.document.open_sample(sample_folder(game) / script.begins_with)
    app.window.show()
    qtbot.waitUntil(lambda: bool(app.window.check.bar.do.text()))
    player = StepPlayer(WindowDriver(app.window, app.bridge), lambda _name: None)
    for step in script.steps:
        player.play_step(step)
        QApplication.processEvents()
        assert app.window.minimumSizeHint().height() <= app.window.height() == DEFAULT_SIZE.height(), step
