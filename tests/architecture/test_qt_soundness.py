"""Tests of behavior of Python and the Qt bindings that the program relies on and another version could change."""

import ast
import sys
from enum import IntEnum

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QStandardItem
from pytestqt.qtbot import QtBot

from tests.architecture.checkout import python_sources

pytestmark = pytest.mark.every_python

CALLS = 1000
BITS = {"bits", "constBits", "scanLine", "constScanLine"}


class Role(IntEnum):
    """A role of a model in this test, defined like the roles of the window's models."""

    OWN = Qt.ItemDataRole.UserRole + 1


class Telling(QObject):
    told = Signal(object)


def test_calls_returning_none_keep_its_reference_count(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 lost one reference to None per call, until the process aborted."""
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            painter.drawPoint(QPoint(4, 4))
        after = sys.getrefcount(None)
    assert abs(after - before) < CALLS / 20


def test_every_painter_is_ended_where_it_is_created() -> None:
    """Before, a painter that outlived its paintEvent painted on a deleted surface and crashed Python 3.12.

    A painter without a device paints on nothing before its `begin`, whose result has to be checked.
    """
    left = []
    for path, text in python_sources("gmtracker", "tests"):
        if "Painter" not in text:
            continue
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


def test_image_bits_are_read_while_the_image_is_referenced() -> None:
    """Before, bits of an unreferenced picture were read after it was freed, and were sometimes wrong."""
    asked = [
        (f"{path}:{node.lineno}", node.func.value)
        for path, text in python_sources("gmtracker", "tests", "packaging")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BITS
    ]
    assert asked
    assert [place for place, image in asked if not isinstance(image, ast.Name)] == []


def test_flags_are_combined_and_tested_with_operators() -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    assert Qt.KeyboardModifier.ShiftModifier in both
    assert both & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.ControlModifier
    assert not Qt.KeyboardModifier.NoModifier
    assert Qt.ItemFlag(both.value & 0) == Qt.ItemFlag.NoItemFlags


def test_custom_role_is_a_number_for_qt() -> None:
    item = QStandardItem()
    item.setData("kept", Role.OWN)
    assert (item.data(Role.OWN), item.data(int(Role.OWN))) == ("kept", "kept")
    assert f"{Role.OWN}" == str(int(Qt.ItemDataRole.UserRole) + 1)


@pytest.mark.parametrize("value", [("a", 1), {"a": (1,)}, None, frozenset({2})], ids=str)
def test_signal_carries_a_python_value_unchanged(qtbot: QtBot, value: object) -> None:
    telling, heard = Telling(), list[object]()
    telling.told.connect(heard.append)
    telling.told.emit(value)
    assert len(heard) == 1
    assert heard[0] is value
