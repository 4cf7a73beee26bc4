"""What the guide says holds: its keys are those of the program, and what it says can be typed does something."""

import re

import pytest

from gmtracker.engine.commands import SetCondition
from gmtracker.resources import resource
from gmtracker.ui.actions import Act, usual_keys
from gmtracker.ui.demo.hand import Hand
from gmtracker.ui.demo.player import Player
from gmtracker.ui.demo.script import StartSession
from gmtracker.ui.finder.search import find
from gmtracker.ui.help.pages import GUIDE
from tests.ui.stage import Stage

TYPED = re.compile(r"^\| (`.+?) \|", re.MULTILINE)
KEY = re.compile(r"`((?:(?:Ctrl|Alt|Shift|F\d+)\+?)+[^`]*)`")
KEYS_OF_THE_TABLE = {"Ctrl+Enter", "Shift+Space", "Alt+↑", "Alt+↓", "Alt+A"}


def text_of(page: str) -> str:
    """A page of the guide, as it is written."""
    return resource("guide", f"{page}.md").read_text("utf-8")


def test_every_page_begins_with_its_title() -> None:
    assert {page for page in GUIDE if not text_of(page).startswith("# ")} == set()
    assert {path.stem for path in resource("guide").glob("*.md")} == set(GUIDE)


@pytest.mark.parametrize("page", GUIDE)
def test_the_keys_that_a_page_names_are_the_usual_keys_of_actions(page: str) -> None:
    usual = {usual_keys(act) for act in Act}
    assert set(KEY.findall(text_of(page))) <= usual | KEYS_OF_THE_TABLE


def test_every_line_that_the_guide_would_type_finds_something(stage: Stage) -> None:
    parts = stage.sample()
    hand = Hand(parts.window, parts.bridge)
    Player(hand, print).play(StartSession(title="Low water", faces=(5, 3, 4, 4)))
    parts.bridge.ask(SetCondition(character=hand.who("Sister Ione"), condition="fatigued", on=True))
    table = text_of("hands-and-keys").partition("## What the command finder")[2]
    lines = [line for cell in TYPED.findall(table) for line in re.findall(r"`([^`]+)`", cell)]
    assert "award 4 rook coup" in lines
    current, actions = hand.who("Mira Vance"), parts.window.actions_of_play
    found = {line: find(parts.bridge, actions, line, current) for line in lines}
    assert [line for line, findings in found.items() if not findings] == []
