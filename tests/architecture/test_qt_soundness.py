"""Traps of the Qt bindings that the version markers keep away."""

import sys

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

CALLS = 1000


def test_calls_that_return_nothing_leave_the_count_of_none_alone(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 lost one reference to None a call, until the process ended itself."""
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.drawPoint(QPoint(4, 4))
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < CALLS / 20
