"""Who plays the journeys, and from what."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.journeys.gm import GM


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
    gm.starts_session("Low water", 6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
    return gm


@pytest.fixture
def fight(session: GM) -> GM:
    """A fight of the sample: Mira has the turn, then the Warden, then Rook."""
    session.starts_encounter("At the gate", "Mira Vance", "Warden Cassel", "Rook Adeyemi")
    return session
