"""The guide's pictures show the program as it is; ``python -m tests.guide`` takes them anew."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gmtracker.resources import resource
from tests.guide.evening import HEIGHT, WIDTH, Evening
from tests.guide.pictures import kept_words, picture_of, unlike, words_of

LIKE = 0.01
LARGEST, LARGEST_IN_ALL = 60_000, 700_000
ANEW = "“python -m tests.guide” takes the pictures anew"


@pytest.fixture
def evening(qapp: QApplication) -> Iterator[Evening]:
    """The first evening, its window taken down at the end of the test."""
    evening = Evening()
    yield evening
    evening.close()


def test_the_guides_pictures_show_the_window_as_it_is(evening: Evening) -> None:
    for sight in evening.sights():
        kept = QImage(str(resource("guide", f"{sight.name}.png")))
        assert words_of(sight.shown) == kept_words(kept), f"{sight.name} reads otherwise by now: {ANEW}"
        assert unlike(picture_of(sight.shown), kept) <= LIKE, f"{sight.name} looks otherwise by now: {ANEW}"


def test_the_guide_shows_every_picture_once_and_says_what_is_on_it() -> None:
    text = resource("guide", "first-evening.md").read_text("utf-8")
    shown = re.findall(r"!\[(.+)\]\((.+)\)", text)
    assert [name for _, name in shown] == sorted(path.name for path in resource("guide").glob("*.png"))
    assert len(shown) == 10


def test_every_picture_lies_where_a_page_of_any_language_says() -> None:
    """Pages of other languages named their pictures as if they lay beside them: nothing was shown on the web."""
    pages = sorted(resource("guide").rglob("*.md"))
    linked = [
        page.parent / link for page in pages for link in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text("utf-8"))
    ]
    assert len(linked) == 40
    assert [link for link in linked if not link.is_file()] == []


def test_the_pictures_are_of_one_size_and_small() -> None:
    paths = sorted(resource("guide").glob("*.png"))
    sizes = [path.stat().st_size for path in paths]
    assert max(sizes) <= LARGEST
    assert sum(sizes) <= LARGEST_IN_ALL
    assert {(QImage(str(path)).width(), QImage(str(path)).height()) for path in paths} == {(WIDTH, HEIGHT)}


def test_a_picture_with_a_panel_missing_is_told_from_the_whole_one() -> None:
    whole = QImage(str(resource("guide", "05-turns.png")))
    other = whole.convertToFormat(QImage.Format.Format_RGB32)
    assert unlike(whole, other) == 0
    with QPainter(other) as painter:
        painter.fillRect(832, 125, 440, 170, QColor("white"))
    assert unlike(whole, other) > LIKE
    assert unlike(whole, whole.scaledToWidth(WIDTH // 2)) == 1
