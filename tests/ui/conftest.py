"""Fixtures for whole windows and for a table's views, closed after each test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.table import Table
from gmtracker.ui.theme.theme import Scheme, apply_theme, set_motion
from tests.windows.main_window import Stage
from tests.windows.table_views import TableStage


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Return the application, also for tests that only measure fonts: without one, Qt ends the process."""
    return qapp


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    """Yield a stage for windows, and clear it afterwards."""
    stage = Stage()
    yield stage
    stage.strike()


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """Yield the application in the light theme at its designed size, without motion."""
    apply_theme(qapp, Scheme.LIGHT)
    set_motion(False)
    yield qapp
    set_motion(True)
    apply_theme(qapp, Scheme.LIGHT)


@pytest.fixture
def staged(app: QApplication) -> Iterator[Callable[[Table], TableStage]]:
    """Yield a function that puts a table on a new stage."""
    stages: list[TableStage] = []

    def put(table: Table) -> TableStage:
        stages.append(TableStage(table))
        return stages[-1]

    yield put
    for stage in stages:
        stage.close()
