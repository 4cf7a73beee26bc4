"""Every test of the views has the light theme, and a stage that is cleared away after it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.table import Table
from gmtracker.ui.look.motion import set_motion
from gmtracker.ui.look.theme import Scheme, apply_theme
from tests.ui.views.stage import Stage


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the light theme at its designed size; nothing flashes."""
    apply_theme(qapp, Scheme.LIGHT)
    set_motion(False)
    yield qapp
    set_motion(True)
    apply_theme(qapp, Scheme.LIGHT)


@pytest.fixture
def staged(app: QApplication) -> Iterator[Callable[[Table], Stage]]:
    """Puts a table on a stage of its own."""
    stages: list[Stage] = []

    def put(table: Table) -> Stage:
        stages.append(Stage(table))
        return stages[-1]

    yield put
    for stage in stages:
        stage.close()
