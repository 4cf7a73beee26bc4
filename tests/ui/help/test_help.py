"""The help window."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from gmtracker.app import Parts
from gmtracker.ui import languages
from gmtracker.ui.actions import Act
from gmtracker.ui.help.pages import pages, with_own_keys
from gmtracker.ui.help.window import HelpWindow
from gmtracker.ui.languages import in_language
from tests.ui.stage import Stage

GAMES = ["Shattered Spheres", "Humans & Heroes 3", "Torg Eternity", "Vagabond"]


def opened(parts: Parts) -> HelpWindow:
    """The help, asked for by its action."""
    parts.window.actions_of_play[Act.HELP].trigger()
    (window,) = parts.window.findChildren(HelpWindow)
    return window


def titles(window: HelpWindow) -> list[str]:
    """The pages that can be chosen."""
    return [window.titles.item(row).text() for row in range(window.titles.count())]


def test_help_opens_on_the_first_evening_before_there_is_a_campaign(stage: Stage) -> None:
    window = opened(stage.window())
    assert window.reader.toPlainText().startswith("The first evening")
    assert titles(window)[-len(GAMES) :] == GAMES


def test_help_that_is_open_is_come_back_to(stage: Stage) -> None:
    parts = stage.sample()
    assert opened(parts) is opened(parts)


def test_the_page_that_is_chosen_is_shown_from_its_beginning(stage: Stage) -> None:
    window = opened(stage.sample())
    for row, title in enumerate(titles(window)):
        window.titles.setCurrentRow(row)
        assert window.reader.toPlainText().startswith(title)
        assert window.reader.accessibleName() == title
        assert window.reader.verticalScrollBar().value() == 0


def test_a_campaign_whose_game_is_not_installed_has_its_page_too(stage: Stage) -> None:
    parts = stage.sample()
    own = parts.bridge.shown.sheet
    window = HelpWindow(pages((), parts.window.actions_of_play, replace(own, ruleset="gone", name="A lost game")))
    assert titles(window)[-1] == "A lost game"
    window.titles.setCurrentRow(window.titles.count() - 1)
    assert "Improve Roll" in window.reader.toPlainText()


def test_the_guide_names_the_keys_as_they_are_set(stage: Stage) -> None:
    actions = stage.window().window.actions_of_play
    actions.give_keys({"find": "F4", "undo": ""})
    assert with_own_keys("`Ctrl+K`, `Ctrl+Z`, `Space`", actions) == "**F4**, **Undo (no key)**, **Space**"


def test_the_guide_shows_its_pictures_and_reads_nothing_else(stage: Stage) -> None:
    reader = opened(stage.window()).reader
    picture = QTextDocument.ResourceType.ImageResource.value
    assert reader.loadResource(picture, QUrl("02-table.png")) is not None
    for elsewhere in ("https://example.org/02-tables.png", "../icons/gmtracker.svg", "/etc/hostname"):
        assert reader.loadResource(picture, QUrl(elsewhere)) is None


def test_escape_closes_the_help(stage: Stage) -> None:
    window = opened(stage.window())
    QTest.keyClick(window.titles, Qt.Key.Key_Escape)
    assert window.isHidden()


def test_pictures_are_no_wider_than_the_column(stage: Stage) -> None:
    parts = stage.window()
    window = opened(parts)
    assert not window.reader.horizontalScrollBar().isVisible()


def test_a_page_is_taken_in_the_language_that_is_spoken_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    monkeypatch.setattr(languages, "spoken", lambda: "de")
    for folder in ("guide", "guide/de"):
        (tmp_path / folder).mkdir()
    for page in ("guide/keys.md", "guide/de/keys.md", "guide/looks.md"):
        (tmp_path / page).write_text(page, "utf-8")
    assert in_language("guide", "keys.md").read_text("utf-8") == "guide/de/keys.md"
    assert in_language("guide", "looks.md").read_text("utf-8") == "guide/looks.md"
