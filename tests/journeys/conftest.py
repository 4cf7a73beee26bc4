"""Fixtures of the journeys: a game master at the window, and where the evening stands."""

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
    """A game master who has not started the program yet; dice that are rolled show ones."""
    (own_folders / "documents").mkdir(parents=True)
    someone = GM(qtbot)
    yield someone
    if someone.is_there:
        someone.closes()


@pytest.fixture
def session(gm: GM) -> GM:
    """The sample's second session has begun, with faces typed from the table."""
    gm.opens(sample=True)
    gm.has_session("Low water", 6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
    return gm


@pytest.fixture
def fight(session: GM) -> GM:
    """A fight of the sample: Mira has the turn, then the Warden, then Rook."""
    session.has_encounter("At the gate", "Mira Vance", "Warden Cassel", "Rook Adeyemi")
    return session


@pytest.fixture(scope="session")
def saved_eve(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the eve of a Tilt is kept once it has been played; no file before."""
    return tmp_path_factory.mktemp("eve") / "Harbor Nights.gmtracker.json"


@pytest.fixture
def eve(gm: GM, saved_eve: Path, own_folders: Path) -> GM:
    """Two heroes, and one last die in the pool: played by whichever test comes first, and opened by the others."""
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
    """The last die is awarded and kept."""
    eve.awards("tragedy", 3, to="Rook")
    return eve


@pytest.fixture
def voting(tilt: GM) -> GM:
    """The Hard Tilt, with every face typed from the table."""
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_2)
    tilt.types(ROLLED)
    tilt.presses(Key.Key_Return)
    return tilt


@pytest.fixture
def mount(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentMount]:
    """A disk behind a network, in a folder of the user's; nobody waits for it long."""
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
