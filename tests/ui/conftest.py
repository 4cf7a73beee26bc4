"""Whole windows, and the views of a table, on a stage that is cleared away after its test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.table import Table
from gmtracker.ui.theme.theme import Scheme, apply_theme, set_motion
from tests.windows.main_window import Stage
from tests.windows.table_views import TableStage


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The one application, also for a test that only measures letters: without one Qt ends the process there."""
    return qapp


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    """A stage for windows, empty before and after."""
    stage = Stage()
    yield stage
    stage.strike()


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the light theme at its designed size; nothing flashes."""
    apply_theme(qapp, Scheme.LIGHT)
    set_motion(False)
    yield qapp
    set_motion(True)
    apply_theme(qapp, Scheme.LIGHT)


@pytest.fixture
def staged(app: QApplication) -> Iterator[Callable[[Table], TableStage]]:
    """Puts a table on a stage of its own."""
    stages: list[TableStage] = []

    def put(table: Table) -> TableStage:
        stages.append(TableStage(table))
        return stages[-1]

    yield put
    for stage in stages:
        stage.close()
