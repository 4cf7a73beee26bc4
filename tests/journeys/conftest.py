"""Fixtures of the journeys: a GM at the window, and starting points of an evening."""

from collections.abc import Iterator
from pathlib import Path
from threading import enumerate as threads

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.storage import paths
from gmtracker.ui.campaign import campaign_opener, document
from tests.driver.disk import SilentMount
from tests.driver.gm import GM, Key

ROLLED = "6541212654"  # Ana's three Triumph and two Tragedy dice, then Ben's two and three


@pytest.fixture
def gm(qtbot: QtBot, own_folders: Path) -> Iterator[GM]:
    """Return a GM who has not started the program yet. Dice show ones."""
    (own_folders / "documents").mkdir(parents=True)
    someone = GM(qtbot)
    yield someone
    if someone.is_there:
        someone.closes()


@pytest.fixture
def session(gm: GM) -> GM:
    """Start the sample's second session, with typed faces."""
    gm.opens(sample=True)
    gm.has_session("Low water", 6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
    return gm


@pytest.fixture
def fight(session: GM) -> GM:
    """Start a fight in the sample, with the turn order Mira, Warden, Rook."""
    session.has_encounter("At the gate", "Mira Vance", "Warden Cassel", "Rook Adeyemi")
    return session


@pytest.fixture(scope="session")
def saved_eve(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the saved eve of a Tilt. It exists after the first test that plays it."""
    return tmp_path_factory.mktemp("eve") / "Harbor Nights.gmtracker.json"


@pytest.fixture
def eve(gm: GM, saved_eve: Path, own_folders: Path) -> GM:
    """Open a campaign with two heroes and one last die in the pool. The first test plays and saves it."""
    file = own_folders / "documents" / saved_eve.name
    if not saved_eve.is_file():
        gm.opens()
        gm.creates_campaign("Harbor Nights")
        gm.adds_hero("Mira Vance", "Ana")
        gm.adds_hero("Rook", "Ben")
        gm.starts_session("Low water", 6, 1, 5, 2, 4, 3)
        for kind, value, hero in (
            ("triumph", 6, "Mira Vance"),
            ("triumph", 5, "Mira Vance"),
            ("tragedy", 1, "Mira Vance"),
            ("triumph", 4, "Rook"),
            ("tragedy", 2, "Rook"),
        ):
            gm.awards(kind, value, to=hero)
        played = gm.app.document.path
        gm.closes()
        assert played is not None
        saved_eve.write_bytes(played.read_bytes())
    file.write_bytes(saved_eve.read_bytes())
    gm.opens(file)
    return gm


@pytest.fixture
def tilt(eve: GM) -> GM:
    """Award the last die, and keep it."""
    eve.awards("tragedy", 3, to="Rook")
    return eve


@pytest.fixture
def voting(tilt: GM) -> GM:
    """Choose the Hard Tilt, and type every face."""
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_2)
    tilt.types(ROLLED)
    tilt.presses(Key.Key_Return)
    return tilt


@pytest.fixture
def mount(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentMount]:
    """Return a network folder of the user. All waits for it are short."""
    monkeypatch.setattr(paths, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(document, "PATIENCE_MS", 50)
    for name in ("LEAVING_SECONDS", "CLOSING_SECONDS", "KEEPING_SECONDS"):
        monkeypatch.setattr(document, name, 0.05)
    monkeypatch.setattr(campaign_opener, "OPENING_SECONDS", 0.3)
    mount = SilentMount(monkeypatch, own_folders / "stick")
    yield mount
    mount.answers()
    for thread in threads():
        if thread.name in ("gmtracker-ask", "gmtracker-job", "gmtracker-watch"):
            thread.join(30)
