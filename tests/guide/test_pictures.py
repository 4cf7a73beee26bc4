"""Tests that the guide's pictures show the current program; ``python -m tests.guide`` takes them again."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gmtracker.resources import resource
from tests.builders.thorough import a_share_of
from tests.guide.evening import HEIGHT, WIDTH, Evening, Play
from tests.guide.fight import WIDE, Fight
from tests.guide.own_game import OwnGame
from tests.guide.pictures import kept_words, picture_of, unlike, words_of

LIKE = 0.01
LARGEST, LARGEST_WIDE, LARGEST_IN_ALL = 70_000, 160_000, 1_200_000
ANEW = "“python -m tests.guide” takes the pictures anew"
TOLD = {"first-evening": Evening, "a-fight": Fight, "a-game-of-your-own": OwnGame}


@pytest.fixture(params=a_share_of(list(TOLD)))
def play(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Play]:
    """Yield what a page tells, and close its window at the end of the test."""
    play = TOLD[request.param]()
    yield play
    play.close()


def test_guides_pictures_show_the_current_window(play: Play) -> None:
    for sight in play.sights():
        kept = QImage(str(resource("guide", f"{sight.name}.png")))
        assert words_of(sight.shown) == kept_words(kept), f"{sight.name} reads otherwise by now: {ANEW}"
        assert unlike(picture_of(sight.shown), kept) <= LIKE, f"{sight.name} looks otherwise by now: {ANEW}"


def test_guide_shows_every_picture_once_with_a_description() -> None:
    shown = [
        found
        for page in TOLD
        for found in re.findall(r"!\[(.+)\]\((.+)\)", resource("guide", f"{page}.md").read_text("utf-8"))
    ]
    assert [name for _, name in shown] == sorted(path.name for path in resource("guide").glob("*.png"))
    assert len(shown) == 20


def test_every_linked_picture_exists_in_every_language() -> None:
    """Before, translated pages linked pictures in their own folder, and no pictures were shown on the web."""
    pages = sorted(resource("guide").rglob("*.md"))
    linked = [
        page.parent / link for page in pages for link in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text("utf-8"))
    ]
    assert len(linked) == 80
    assert [link for link in linked if not link.is_file()] == []


def test_pictures_have_one_size_and_small_files() -> None:
    paths = sorted(resource("guide").glob("*.png"))
    wide = resource("guide", "16-wide.png")
    sizes = {path: path.stat().st_size for path in paths}
    assert sizes.pop(wide) <= LARGEST_WIDE
    assert max(sizes.values()) <= LARGEST
    assert sum(sizes.values()) <= LARGEST_IN_ALL - LARGEST_WIDE
    assert {QImage(str(path)).size().toTuple() for path in sizes} == {(WIDTH, HEIGHT)}
    assert QImage(str(wide)).size().toTuple() == WIDE


def test_picture_without_a_panel_differs_from_the_whole_one() -> None:
    whole = QImage(str(resource("guide", "05-turns.png")))
    other = whole.convertToFormat(QImage.Format.Format_RGB32)
    assert unlike(whole, other) == 0
    with QPainter(other) as painter:
        painter.fillRect(832, 125, 440, 170, QColor("white"))
    assert unlike(whole, other) > LIKE
    assert unlike(whole, whole.scaledToWidth(WIDTH // 2)) == 1
