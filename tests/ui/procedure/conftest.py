"""Stages for the panel of a procedure, which are cleared away after each test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from gmtracker.engine.table import Table
from tests.windows.procedure_panel import ProcedureStage


@pytest.fixture
def staged(qtbot: QtBot) -> Iterator[Callable[..., ProcedureStage]]:
    """Return a function that puts a table on a stage.

    The program's dice show the given faces, then ones. The stage exists until its window is gone.
    """
    stages: list[ProcedureStage] = []

    def put(table: Table, *faces: int, width: int = 1280, height: int = 720) -> ProcedureStage:
        stages.append(ProcedureStage(qtbot, table, faces, width, height))
        return stages[-1]

    yield put
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
