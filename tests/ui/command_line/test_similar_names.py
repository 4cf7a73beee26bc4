"""Tests that a line means the character whose name it contains in full, not one whose name only starts the same."""

import pytest

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, SetAside, SetMarker, SetTrack
from gmtracker.engine.parse_characters import parse_characters_line
from tests.windows.finder import at, first, found, who
from tests.windows.main_window import Stage


def add(app: App, line: str) -> None:
    """Add the characters of a line to the opposition."""
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, line)))


@pytest.fixture
def pack(stage: Stage) -> App:
    """Return Sword and Lantern with twelve wolves."""
    app = at(stage, "sword-and-lantern")
    add(app, "12 wolf")
    return app


def test_refused_change_of_wolf_1_offers_no_other_wolf(pack: App) -> None:
    """Before, the first line that Enter takes was Wolf 10."""
    assert [one.name for one in found(pack, "hp wolf 1 =400")] == ["HP of Wolf 1: 10 → 400"]
    assert first(pack, "hp wolf 1 =400").refused


def test_number_of_a_wolf_that_is_set_aside_means_no_other_wolf(pack: App) -> None:
    pack.bridge.dispatch(SetAside(character=who(pack, "Wolf 1"), benched=True))
    assert not found(pack, "hp wolf 1 -4")


def test_number_finds_its_wolf_only(pack: App) -> None:
    assert [one.name for one in found(pack, "hp wolf 1 -4")] == ["HP of Wolf 1: 10 → 6"]
    assert [one.name for one in found(pack, "remove wolf 1")] == ["Remove Wolf 1 from the campaign"]


def test_refused_change_of_mira_offers_no_mirabel(stage: Stage) -> None:
    app = stage.sample()
    add(app, "Mirabel")
    app.bridge.dispatch(SetTrack(character=who(app, "Mira"), track="stress", value=7))
    assert all("Mirabel" not in one.name for one in found(app, "stress mira +5"))


def test_counter_of_mirabel_is_not_changed_by_the_name_of_mira(stage: Stage) -> None:
    app = stage.sample()
    add(app, "Mirabel")
    app.bridge.dispatch(SetMarker(text="arrows", owner=who(app, "Mirabel"), count=5))
    assert all("Mirabel" not in one.name for one in found(app, "arrows mira -1"))


def test_attack_of_mira_on_mirabel_is_not_read_as_mirabels(stage: Stage) -> None:
    app = stage.sample()
    add(app, "Mirabel")
    assert "Check: Mirabel" not in [one.name for one in found(app, "check mira mirabel")]


def test_custom_condition_goes_to_the_character_named_in_full(stage: Stage) -> None:
    app = stage.sample()
    add(app, "Wolfgang")
    add(app, "Wolf")
    assert first(app, "condition cursed wolf").name == "Wolf: cursed"


def test_beginning_of_both_names_offers_both(stage: Stage) -> None:
    app = stage.sample()
    add(app, "Mirabel")
    assert {one.name for one in found(app, "mir")[:2]} == {"Go to Mira Vance", "Go to Mirabel"}
