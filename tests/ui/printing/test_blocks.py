import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gmtracker.ui.printing.blocks import BODY, HEAD, NOTHING, Cell, Lines, OneLine, Padded, Row, Stack, Text
from gmtracker.ui.printing.drawings import rule
from gmtracker.ui.printing.pagination import Block

pytestmark = pytest.mark.usefixtures("qapp")

LINE = BODY.line
WORDS = "the harbormaster lied about the manifest and the crates were never unloaded " * 3


def painted(block: Block, width: int, height: int) -> QImage:
    """Return a picture of a block."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    with QPainter(picture) as painter:
        block.paint(painter, QRectF(0, 0, width, block.height(width)))
    return picture


def ink_below(picture: QImage, top: int) -> bool:
    """Return whether anything is drawn below this line of the picture."""
    rest = picture.copy(0, top, picture.width(), picture.height() - top)
    blank = QImage(rest.size(), rest.format())
    blank.fill(QColor("white"))
    return rest != blank


def test_text_wraps_to_its_width() -> None:
    assert Text("Mira").height(5000) == LINE
    assert Text(WORDS).height(1000) > 3 * LINE


def test_long_word_is_broken_within_its_width() -> None:
    assert Text("x" * 400).height(500) > 5 * LINE


def test_empty_text_is_one_line_high() -> None:
    assert Text("").height(500) == LINE


@given(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp")), max_size=300), st.integers(0, 9))
def test_split_text_loses_nothing(text: str, lines: int) -> None:
    parts = Lines(text, BODY, 800).cut(lines * LINE)
    assert parts is None or "".join(parts) == text


def test_text_is_split_between_its_lines() -> None:
    text = Text(WORDS)
    parts = text.split(1000, 2.5 * LINE)
    assert parts is not None
    assert parts[0].height(1000) == 2 * LINE
    assert parts[0].height(1000) + parts[1].height(1000) == pytest.approx(text.height(1000))
    assert text.split(1000, LINE / 2) is None


def test_long_heading_is_cut_to_one_line() -> None:
    head = OneLine("Ambush " * 100, HEAD)
    assert head.height(1000) == HEAD.line
    assert not ink_below(painted(head, 1000, 400), round(HEAD.line) + 20)
    assert head.split(1000, 10) is None


def test_first_part_of_split_stack_fits_height() -> None:
    stack = Stack((Text("a"), Text(WORDS), Text("b")), gap=10)
    whole = stack.height(1000)
    for height in (LINE + 5, 3 * LINE, whole - 5):
        parts = stack.split(1000, height)
        assert parts is not None
        assert parts[0].height(1000) <= height
    assert Stack((rule(points=50),)).split(1000, 40) is None


def test_row_has_its_highest_cells_height_and_splits_every_cell() -> None:
    row = Row((Cell(Text(WORDS)), Cell(Text("short"), fixed=400)), gap=20)
    assert row.height(1400) == Text(WORDS).height(980)
    parts = row.split(1400, 2 * LINE)
    assert parts is not None
    assert parts[0].height(1400) == 2 * LINE
    assert row.split(1400, LINE / 2) is None


def test_padded_block_keeps_its_padding_in_both_parts() -> None:
    padded = Padded(Text(WORDS), left=50, top=20, right=50, bottom=30)
    assert padded.height(1100) == Text(WORDS).height(1000) + 50
    parts = padded.split(1100, 2 * LINE + 50)
    assert parts is not None
    assert parts[0].height(1100) == 2 * LINE + 50


def test_background_is_painted_below_its_block() -> None:
    picture = painted(Padded(NOTHING, top=40, ground=QColor("red"), bar=QColor("blue"), bar_width=10), 100, 40)
    assert picture.pixelColor(5, 20) == QColor("blue")
    assert picture.pixelColor(50, 20) == QColor("red")
