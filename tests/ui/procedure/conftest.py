"""Stages for the panel of a procedure, cleared away after their test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from gmtracker.engine.table import Table
from tests.windows.procedure_panel import ProcedureStage


@pytest.fixture
def staged(qtbot: QtBot) -> Iterator[Callable[..., ProcedureStage]]:
    """Puts a table on a stage; dice that the program rolls fall with the faces given, then with ones.

    The stage is there until its window is gone.
    """
    stages: list[ProcedureStage] = []

    def put(table: Table, *faces: int, width: int = 1280, height: int = 720) -> ProcedureStage:
        stages.append(ProcedureStage(qtbot, table, faces, width, height))
        return stages[-1]

    yield put
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
