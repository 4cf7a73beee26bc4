"""Every game's evening is played by the hand from its first step to its last."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.app import build, sample_folder
from gmtracker.resources import resource
from gmtracker.rulesets import built_in
from gmtracker.storage.settings import Settings
from gmtracker.ui.demo.hand import Hand
from gmtracker.ui.demo.player import Player
from gmtracker.ui.demo.script import read_script
from gmtracker.ui.demo.show import show_evening
from gmtracker.ui.look.theme import Scheme, apply_theme
from gmtracker.ui.main_window import USUAL
from tests.ui.stage import Kept, Stage

EVENINGS = sorted(path.parent.name for path in resource("samples").glob("*/evening.json"))
LARGE = 200
PLAYED = [game for game in EVENINGS if game in built_in()]


@pytest.mark.parametrize("game", EVENINGS)
def test_an_evening_is_in_order_and_ends_with_its_papers(game: str) -> None:
    steps = [type(step).__name__ for step in read_script(sample_folder(game) / "evening.json").steps]
    assert steps[-3:] == ["EndSession", "Summary", "Picture"]
    assert steps.count("Picture") >= 3
    assert {"Check", "Undo", "NextTurn"} <= set(steps)


@pytest.mark.parametrize("game", PLAYED)
def test_an_evening_is_played_to_its_end(qapp: QApplication, stage: Stage, tmp_path: Path, game: str) -> None:
    parts = stage.takes(build(Settings(scheme="light"), Kept(), Random(7).randint))
    code = show_evening(qapp, parts.window, parts.bridge, parts.desk, sample_folder(game), tmp_path / game, quick=True)
    left = sorted(path.suffix for path in (tmp_path / game).iterdir())
    assert code == 0
    assert {".pdf", ".html", ".md", ".json"} <= set(left)
    assert left.count(".png") >= 3


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT, LARGE / 100)
    yield
    apply_theme(qapp, Scheme.LIGHT)


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("game", PLAYED)
def test_in_large_letters_no_step_of_an_evening_needs_more_room_than_the_window_has(game: str, stage: Stage) -> None:
    parts = stage.takes(build(Settings(scheme="light", text_scale=LARGE), Kept(), Random(7).randint))
    parts.desk.open_sample(sample_folder(game) / "campaign.gmtracker.json")
    parts.window.show()
    player = Player(Hand(parts.window, parts.bridge), lambda _name: None)
    for step in read_script(sample_folder(game) / "evening.json").steps:
        player.play(step)
        QApplication.processEvents()
        assert parts.window.minimumSizeHint().height() <= parts.window.height() == USUAL.height(), step
