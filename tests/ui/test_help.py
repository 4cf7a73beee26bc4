"""The help window.

A game's page in the help comes from its description, so that it cannot grow old.
What the guide says holds: its keys are those of the program, and what it says can be typed does something.
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
from gmtracker.engine.campaign import in_pool
from gmtracker.engine.commands import SetCondition, SetMarker
from gmtracker.engine.game_spec import GameSpec, TrackKind
from gmtracker.i18n import ENGLISH, LANGUAGES
from gmtracker.resources import resource
from gmtracker.rulesets import built_in, load, shipped_files
from gmtracker.ui import translation
from gmtracker.ui.actions import WindowAction, usual_keys
from gmtracker.ui.command_line.query import RunCommand
from gmtracker.ui.command_line.search import find
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.demo.playback import Player, StartSession
from gmtracker.ui.help import GUIDE, HelpWindow, game_page, pages, with_own_keys
from gmtracker.ui.translation import in_language
from tests.windows.main_window import Stage

GAMES = [
    *("Shattered Spheres", "Humans & Heroes 3", "Torg Eternity", "Vagabond"),
    *(load(game).spec().name for game in shipped_files()),
]


def opened(app: App) -> HelpWindow:
    """The help, asked for by its action."""
    app.window.actions_of_play[WindowAction.HELP].trigger()
    (window,) = app.window.findChildren(HelpWindow)
    return window


def titles(window: HelpWindow) -> list[str]:
    """The pages that can be chosen."""
    return [window.titles.item(row).text() for row in range(window.titles.count())]


def test_help_opens_on_the_first_evening_before_there_is_a_campaign(stage: Stage) -> None:
    window = opened(stage.window())
    assert window.reader.toPlainText().startswith("The first evening")
    assert titles(window)[-len(GAMES) :] == GAMES


def test_help_that_is_open_is_come_back_to(stage: Stage) -> None:
    app = stage.sample()
    assert opened(app) is opened(app)


def test_the_page_that_is_chosen_is_shown_from_its_beginning(stage: Stage) -> None:
    window = opened(stage.sample())
    for row, title in enumerate(titles(window)):
        window.titles.setCurrentRow(row)
        assert window.reader.toPlainText().startswith(title)
        assert window.reader.accessibleName() == title
        assert window.reader.verticalScrollBar().value() == 0


def test_a_campaign_whose_game_is_not_installed_has_its_page_too(stage: Stage) -> None:
    app = stage.sample()
    own = app.bridge.shown.game
    window = HelpWindow(pages((), app.window.actions_of_play, replace(own, ruleset="gone", name="A lost game")))
    assert titles(window)[-1] == "A lost game"
    window.titles.setCurrentRow(window.titles.count() - 1)
    assert "Improve Roll" in window.reader.toPlainText()


def test_the_guide_names_the_keys_as_they_are_set(stage: Stage) -> None:
    actions = stage.window().window.actions_of_play
    actions.give_keys({"find": "F4", "undo": ""})
    assert with_own_keys("`Ctrl+K`, `Ctrl+Z`, `Space`", actions) == "**F4**, **Undo (no shortcut)**, **Space**"


def test_the_guide_shows_its_pictures_and_reads_nothing_else(stage: Stage) -> None:
    reader = opened(stage.window()).reader
    picture = QTextDocument.ResourceType.ImageResource.value
    assert reader.loadResource(picture, QUrl("03-table.png")) is not None
    for elsewhere in ("https://example.org/03-tables.png", "../icons/gmtracker.svg", "/etc/hostname"):
        assert reader.loadResource(picture, QUrl(elsewhere)) is None


def test_escape_closes_the_help(stage: Stage) -> None:
    window = opened(stage.window())
    QTest.keyClick(window.titles, Qt.Key.Key_Escape)
    assert window.isHidden()


def test_pictures_are_no_wider_than_the_column(stage: Stage) -> None:
    app = stage.window()
    window = opened(app)
    assert not window.reader.horizontalScrollBar().isVisible()


def test_a_page_is_taken_in_the_language_that_is_spoken_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "resource", tmp_path.joinpath)
    monkeypatch.setattr(translation, "spoken", lambda: "de")
    for folder in ("guide", "guide/de"):
        (tmp_path / folder).mkdir()
    for page in ("guide/keys.md", "guide/de/keys.md", "guide/looks.md"):
        (tmp_path / page).write_text(page, "utf-8")
    assert in_language("guide", "keys.md").read_text("utf-8") == "guide/de/keys.md"
    assert in_language("guide", "looks.md").read_text("utf-8") == "guide/looks.md"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_help_does_not_show_which_english_page_a_translation_follows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(translation, "spoken", lambda: language)
    shown = list(pages((("vagabond", "Vagabond"),), stage.window().window.actions_of_play, None))
    assert [page.title for page in shown if "follows" in page.title + page.text()] == []


@pytest.mark.parametrize("game", built_in())
def test_a_games_page_names_what_its_description_has(game: str) -> None:
    spec = load(game).spec()
    page = game_page(spec).replace("\\", "")
    tracks, conditions = (kind.name for kind in spec.tracks), (kind.name for kind in spec.conditions)
    pools, rules = (kind.name for kind in spec.pools), (rule.name for rule in spec.house_rules)
    uses = (use.name for use in spec.uses if use.menu != "flow")
    named = chain(tracks, pools, uses, conditions, rules)
    assert [name for name in named if f"- **{name}**: " not in page] == []


@pytest.mark.parametrize("game", built_in())
def test_every_game_that_comes_along_has_an_opening_of_our_own(game: str) -> None:
    opening = resource("guide", "games", f"{game}.md").read_text("utf-8")
    page = game_page(load(game).spec(), opening)
    assert page.index(opening.strip()) < page.index("\n## ")


def test_a_track_tells_how_far_it_goes_and_for_whom() -> None:
    breath = TrackKind(
        key="breath", name="Breath", unit="breath", units="breaths", look="bar", starts_full=True, sides=("heroes",)
    )
    page = game_page(GameSpec(ruleset="deep", name="The Deep", tracks=(breath,)))
    assert "- **Breath**: bar, 0 to 10, starts full, heroes only." in page


def test_texts_of_a_strangers_game_are_shown_as_plain_text() -> None:
    page = game_page(GameSpec(ruleset="odd", name="![x](y) <b>Odd</b>"))
    assert page.startswith(r"# !\[x\](y) \<b\>Odd\</b\>")


def test_page_of_a_missing_game_shows_its_name_as_plain_text(stage: Stage) -> None:
    shown = pages((("odd", "Odd"),), stage.window().window.actions_of_play, None)
    page = next(page for page in shown if page.title == "Odd")
    assert "“odd”" in page.text()


def test_id_of_a_strangers_game_names_no_file(stage: Stage) -> None:
    """The id comes from the campaign, which may have been mailed: it opened any Markdown file of that path."""
    spec = GameSpec(ruleset="../first-evening", name="Odd")
    page = list(pages((), stage.window().window.actions_of_play, spec))[-1]
    assert page.text().partition("\n\n")[2].startswith("## House rules")


TYPED = re.compile(r"^\| (`.+?) \|", re.MULTILINE)
KEY = re.compile(r"`((?:(?:Ctrl|Alt|Shift|F\d+)\+?)+[^`]*)`")
KEYS_OF_THE_TABLE = {"Alt", "Ctrl+Enter", "Shift+Enter", "Shift+Space", "Alt+↑", "Alt+↓", "Alt+A"}


def text_of(page: str) -> str:
    """A page of the guide, as it is written."""
    return resource("guide", f"{page}.md").read_text("utf-8")


def test_every_page_begins_with_its_title() -> None:
    assert {page for page in GUIDE if not text_of(page).startswith("# ")} == set()
    assert {path.stem for path in resource("guide").glob("*.md")} == set(GUIDE)


@pytest.mark.parametrize("page", GUIDE)
def test_the_keys_that_a_page_names_are_the_usual_keys_of_actions(page: str) -> None:
    usual = {usual_keys(act) for act in WindowAction}
    assert set(KEY.findall(text_of(page))) <= usual | KEYS_OF_THE_TABLE


@pytest.mark.parametrize("page", ["hands-and-keys", "first-evening"])
def test_award_in_the_guide_can_be_done(stage: Stage, page: str) -> None:
    """It awarded a die, and then refused the Coup that it named."""
    app = stage.sample()
    app.bridge.dispatch(c.StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.bridge.dispatch(c.AddToken(kind="triumph", place=in_pool("destiny"), value=4))
    (line,) = re.findall(r"`(award 4 [^`]+)`", text_of(page))
    finding = find(app.bridge, app.window.actions_of_play, line, None)[0]
    assert isinstance(finding.action, RunCommand)
    assert not finding.refused


def test_every_line_that_the_guide_would_type_finds_something(stage: Stage) -> None:
    app = stage.sample()
    hand = WindowDriver(app.window, app.bridge)
    Player(hand, print).play(StartSession(title="Low water", faces=(5, 3, 4, 4)))
    app.bridge.dispatch(SetCondition(character=hand.who("Sister Ione"), condition="fatigued", on=True))
    app.bridge.dispatch(SetMarker(text="arrows", owner=hand.who("Rook Adeyemi"), count=12))
    app.bridge.dispatch(SetMarker(text="ritual", count=0, most=6, hidden=True))
    table = text_of("hands-and-keys").partition("## What the command bar")[2]
    lines = [line for cell in TYPED.findall(table) for line in re.findall(r"`([^`]+)`", cell)]
    assert "award 4 rook inspiration" in lines
    current, actions = hand.who("Mira Vance"), app.window.actions_of_play
    found = {line: find(app.bridge, actions, line, current) for line in lines}
    assert [line for line, findings in found.items() if not findings] == []
