"""Names that look like a page's markup are names: everywhere in the window they stand as they were typed."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from gmtracker.app import SAMPLE_FILE, sample_folder
from tests.journeys.gm import GM

MARKUP = "<h1>X</h1><img src='file:///etc/hostname'>&amp;"
SIGN_FOR_SIGN = '<span style="white-space:pre-wrap">'
MOST_COLUMNS = 12


@pytest.fixture
def hostile(gm: GM, tmp_path: Path) -> GM:
    """The sample with markup in every name, note and title, in a fight."""
    plain = msgspec.json.decode((sample_folder() / SAMPLE_FILE).read_bytes())
    plain["campaign"]["name"] = MARKUP
    for character in plain["campaign"]["characters"]:
        character |= {"name": f"{MARKUP} {character['id']}", "player": MARKUP, "notes": MARKUP}
        character["traits"].append({"group": "edges", "name": MARKUP})
    path = tmp_path / "hostile.gmtracker.json"
    path.write_bytes(msgspec.json.encode(plain))
    gm.opens(path)
    names = [character["name"] for character in plain["campaign"]["characters"]]
    gm.starts_session(MARKUP, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2)
    gm.starts_encounter(MARKUP, *names[:3])
    return gm


def tips() -> Iterator[str]:
    """The tool tips of all that is there, in widgets, actions and the cells of every table."""
    for widget in QApplication.allWidgets():
        yield widget.toolTip()
        yield from (action.toolTip() for action in widget.findChildren(QAction))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            cells = [model.index(row, column) for row in range(model.rowCount()) for column in range(MOST_COLUMNS)]
            yield from (str(cell.data(Qt.ItemDataRole.ToolTipRole) or "") for cell in cells if cell.isValid())


def labels(window: QWidget) -> list[QLabel]:
    return window.findChildren(QLabel)


def test_no_label_takes_a_name_for_a_page(hostile: GM) -> None:
    shown = [label for label in labels(hostile.parts.window) if Qt.mightBeRichText(label.text())]
    assert any("<h1>" in label.text() for label in shown)
    assert [label.text() for label in shown if label.textFormat() != Qt.TextFormat.PlainText] == []


def test_no_tool_tip_takes_a_name_for_a_page(hostile: GM) -> None:
    marked = [said for said in tips() if Qt.mightBeRichText(said)]
    assert marked
    assert [said for said in marked if not said.startswith(SIGN_FOR_SIGN) or "<h1>" in said] == []
