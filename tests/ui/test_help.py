"""Tests of the help window.

A game's page is built from its description, so that it is never outdated. The guide's shortcuts are those of the
program, and each line it suggests typing is understood.
"""

import re
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from gmtracker.app import App
from gmtracker.engine import commands as c
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.commands import SetCondition, SetMarker
from gmtracker.engine.game_spec import GameSpec, TrackKind
from gmtracker.i18n import ENGLISH, LANGUAGES
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.ui import translation
from gmtracker.ui.actions import WindowAction, default_keys
from gmtracker.ui.command_line.query import RunCommand
from gmtracker.ui.command_line.search import find
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.demo.playback import StartSession, StepPlayer
from gmtracker.ui.help import GUIDE, HelpWindow, game_page, pages, replace_keys
from gmtracker.ui.translation import translated_path
from tests.windows.main_window import Stage

GAMES = [
    *("Shattered Spheres", "Humans & Heroes 3", "Torg Eternity", "Vagabond"),
    *(load(game).spec().name for game in shipped_file_ids()),
]


def opened(app: App) -> HelpWindow:
    """Trigger the help action and return the window."""
    app.window.actions_of_play[WindowAction.HELP].trigger()
    (window,) = app.window.findChildren(HelpWindow)
    return window


def titles(window: HelpWindow) -> list[str]:
    """Return the titles of the pages."""
    return [window.titles.item(row).text() for row in range(window.titles.count())]


def test_help_opens_on_the_first_evening_without_a_campaign(stage: Stage) -> None:
    window = opened(stage.window())
    assert window.reader.toPlainText().startswith("The first evening")
    assert titles(window)[-len(GAMES) :] == GAMES


def test_open_help_is_shown_again(stage: Stage) -> None:
    app = stage.sample()
    assert opened(app) is opened(app)


def test_chosen_page_is_shown_from_its_start(stage: Stage) -> None:
    window = opened(stage.sample())
    for row, title in enumerate(titles(window)):
        window.titles.setCurrentRow(row)
        assert window.reader.toPlainText().startswith(title)
        assert window.reader.accessibleName() == title
        assert window.reader.verticalScrollBar().value() == 0


def test_campaign_with_a_missing_game_has_a_page(stage: Stage) -> None:
    app = stage.sample()
    own = app.bridge.shown.game
    window = HelpWindow(pages((), app.window.actions_of_play, replace(own, ruleset="gone", name="A lost game")))
    assert titles(window)[-1] == "A lost game"
    window.titles.setCurrentRow(window.titles.count() - 1)
    assert "Improve Roll" in window.reader.toPlainText()


def test_guide_names_the_current_shortcuts(stage: Stage) -> None:
    actions = stage.window().window.actions_of_play
    actions.set_shortcuts({"find": "F4", "undo": ""})
    assert replace_keys("`Ctrl+K`, `Ctrl+Z`, `Space`", actions) == "**F4**, **Undo (no shortcut)**, **Space**"


def test_guide_loads_only_its_own_pictures(stage: Stage) -> None:
    reader = opened(stage.window()).reader
    picture = QTextDocument.ResourceType.ImageResource.value
    assert reader.loadResource(picture, QUrl("03-table.png")) is not None
    for elsewhere in ("https://example.org/03-tables.png", "../icons/gmtracker.svg", "/etc/hostname"):
        assert reader.loadResource(picture, QUrl(elsewhere)) is None


def test_escape_closes_the_help(stage: Stage) -> None:
    window = opened(stage.window())
    QTest.keyClick(window.titles, Qt.Key.Key_Escape)
    assert window.isHidden()


def test_pictures_fit_the_width_of_the_page(stage: Stage) -> None:
    app = stage.window()
    window = opened(app)
    assert not window.reader.horizontalScrollBar().isVisible()


def test_page_is_shown_in_the_spoken_language_if_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translation, "resource", tmp_path.joinpath)
    monkeypatch.setattr(translation, "current_language", lambda: "de")
    for folder in ("guide", "guide/de"):
        (tmp_path / folder).mkdir()
    for page in ("guide/keys.md", "guide/de/keys.md", "guide/looks.md"):
        (tmp_path / page).write_text(page, "utf-8")
    assert translated_path("guide", "keys.md").read_text("utf-8") == "guide/de/keys.md"
    assert translated_path("guide", "looks.md").read_text("utf-8") == "guide/looks.md"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_help_hides_which_english_page_a_translation_follows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(translation, "current_language", lambda: language)
    shown = list(pages((("vagabond", "Vagabond"),), stage.window().window.actions_of_play, None))
    assert [page.title for page in shown if "follows" in page.title + page.text()] == []


@pytest.mark.parametrize("game", built_in_ids())
def test_game_page_names_everything_in_its_description(game: str) -> None:
    spec = load(game).spec()
    page = game_page(spec).replace("\\", "")
    tracks, conditions = (kind.name for kind in spec.tracks), (kind.name for kind in spec.conditions)
    pools, rules = (kind.name for kind in spec.pools), (rule.name for rule in spec.house_rules)
    uses = (use.name for use in spec.uses if use.menu != "flow")
    named = chain(tracks, pools, uses, conditions, rules)
    assert [name for name in named if f"- **{name}**: " not in page] == []


@pytest.mark.parametrize("game", built_in_ids())
def test_every_included_game_has_an_introduction_of_ours(game: str) -> None:
    opening = resource("guide", "games", f"{game}.md").read_text("utf-8")
    page = game_page(load(game).spec(), opening)
    assert page.index(opening.strip()) < page.index("\n## ")


def test_track_gives_its_range_and_side() -> None:
    breath = TrackKind(
        key="breath", name="Breath", unit="breath", units="breaths", look="bar", starts_full=True, sides=("heroes",)
    )
    page = game_page(GameSpec(ruleset="deep", name="The Deep", tracks=(breath,)))
    assert "- **Breath**: bar, 0 to 10, starts full, heroes only." in page


def test_texts_of_a_foreign_game_are_plain_text() -> None:
    page = game_page(GameSpec(ruleset="odd", name="![x](y) <b>Odd</b>"))
    assert page.startswith(r"# !\[x\](y) \<b\>Odd\</b\>")


def test_page_of_a_missing_game_shows_its_name_plainly(stage: Stage) -> None:
    shown = pages((("odd", "Odd"),), stage.window().window.actions_of_play, None)
    page = next(page for page in shown if page.title == "Odd")
    assert "“odd”" in page.text()


def test_id_of_a_foreign_game_names_no_file(stage: Stage) -> None:
    """Before, an id from a campaign someone sent could open any Markdown file at that path."""
    spec = GameSpec(ruleset="../first-evening", name="Odd")
    page = list(pages((), stage.window().window.actions_of_play, spec))[-1]
    assert page.text().partition("\n\n")[2].startswith("## House rules")


TYPED = re.compile(r"^\| (`.+?) \|", re.MULTILINE)
KEY = re.compile(r"`((?:(?:Ctrl|Alt|Shift|F\d+)\+?)+[^`]*)`")
KEYS_OF_THE_TABLE = {
    "Alt",
    "Ctrl+Enter",
    "Shift+Enter",
    "Shift+Space",
    "Alt+↑",
    "Alt+↓",
    "Alt+A",
    "Ctrl+Y",
    "Shift+Tab",
}


def text_of(page: str) -> str:
    """Return the source of a page of the guide."""
    return resource("guide", f"{page}.md").read_text("utf-8")


def test_every_page_starts_with_its_title() -> None:
    assert {page for page in GUIDE if not text_of(page).startswith("# ")} == set()
    assert {path.stem for path in resource("guide").glob("*.md")} == set(GUIDE)


@pytest.mark.parametrize("page", GUIDE)
def test_shortcuts_on_a_page_are_default_shortcuts_of_actions(page: str) -> None:
    usual = {default_keys(act) for act in WindowAction}
    assert set(KEY.findall(text_of(page))) <= usual | KEYS_OF_THE_TABLE


@pytest.mark.parametrize("page", ["hands-and-keys", "first-evening"])
def test_award_in_the_guide_works(stage: Stage, page: str) -> None:
    """Before, it awarded a die and then refused the Coup it named."""
    app = stage.sample()
    app.bridge.dispatch(c.StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.bridge.dispatch(c.AddToken(kind="triumph", place=pool_place("destiny"), value=4))
    (line,) = re.findall(r"`(award 4 [^`]+)`", text_of(page))
    finding = find(app.bridge, app.window.actions_of_play, line, None)[0]
    assert isinstance(finding.action, RunCommand)
    assert not finding.refused


def test_every_line_the_guide_suggests_finds_something(stage: Stage) -> None:
    app = stage.sample()
    hand = WindowDriver(app.window, app.bridge)
    StepPlayer(hand, print).play_step(StartSession(title="Low water", faces=(5, 3, 4, 4)))
    app.bridge.dispatch(SetCondition(character=hand.who("Sister Ione"), condition="fatigued", on=True))
    app.bridge.dispatch(SetMarker(text="arrows", owner=hand.who("Rook Adeyemi"), count=12))
    app.bridge.dispatch(SetMarker(text="ritual", count=0, maximum=6, hidden=True))
    table = text_of("hands-and-keys").partition("## What the command bar")[2]
    lines = [line for cell in TYPED.findall(table) for line in re.findall(r"`([^`]+)`", cell)]
    assert "award 4 rook inspiration" in lines
    current, actions = hand.who("Mira Vance"), app.window.actions_of_play
    found = {line: find(app.bridge, actions, line, current) for line in lines}
    assert [line for line, findings in found.items() if not findings] == []
