"""Traps of the Qt bindings: those that the version markers keep away, and those that the source avoids."""

import ast
import sys

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.architecture.checkout import python_sources

CALLS = 1000
BITS = {"bits", "constBits", "scanLine", "constScanLine"}


def test_calls_that_return_nothing_leave_the_count_of_none_alone(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 lost one reference to None a call, until the process ended itself."""
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            painter.drawPoint(QPoint(4, 4))
        after = sys.getrefcount(None)
    assert abs(after - before) < CALLS / 20


def test_every_painter_is_ended_where_it_was_begun() -> None:
    """One that outlived its paintEvent painted on a surface that was gone, and ended the process on Python 3.12.

    A painter without a device paints on nothing before its `begin`, whose answer has to be looked at.
    """
    left = []
    for path, text in python_sources("gmtracker", "tests"):
        tree = ast.parse(text)
        held = {id(item.context_expr) for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items}
        left += [
            f"{path}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in {"QPainter", "QStylePainter"}
            and node.args
            and id(node) not in held
        ]
    assert left == []


def test_the_bits_of_an_image_are_read_while_somebody_holds_it() -> None:
    """The bits of a picture that nobody else held were read when it was gone, and were now and then other ones."""
    asked = [
        (f"{path}:{node.lineno}", node.func.value)
        for path, text in python_sources("gmtracker", "tests", "packaging")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BITS
    ]
    assert asked
    assert [place for place, image in asked if not isinstance(image, ast.Name)] == []
