"""Tests of a crowd's name in the command bar: it means everyone, or the member whose turn it is."""

import pytest

from gmtracker.app import App
from gmtracker.engine.commands import (
    AddCharacters,
    CommandBatch,
    NextTurn,
    RemoveCharacter,
    SetAside,
    SetCondition,
    SetPlayerVisibility,
    StartEncounter,
)
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.parse_characters import parse_characters_line
from gmtracker.ui.command_line.query import SelectCharacter
from tests.windows.finder import check_typed, command_of, first, found, who


@pytest.fixture
def crowd(app: App) -> list[CharacterId]:
    """Return the ids of six ghouls in the sample."""
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "6 Ghoul")))
    return [one.id for one in app.bridge.shown.characters if one.name.startswith("Ghoul")]


@pytest.mark.parametrize("line", ["hide ghoul", "hide all ghoul", "ghoul all hide", "hide all gho"])
def test_crowds_name_hides_everyone(app: App, crowd: list[CharacterId], line: str) -> None:
    """Before, “hide ghoul” hid only the first, and “hide all ghoul” was not read."""
    hiding = first(app, line)
    assert hiding.name == "Hide Ghoul ×6 from players"
    assert command_of(hiding) == CommandBatch(
        commands=tuple(SetPlayerVisibility(character=one, seen="nothing") for one in crowd)
    )


def test_number_names_one_of_the_crowd(app: App, crowd: list[CharacterId]) -> None:
    assert command_of(first(app, "hide ghoul 2")) == SetPlayerVisibility(character=crowd[1], seen="nothing")


def test_crowds_name_sets_aside_and_removes_everyone(app: App, crowd: list[CharacterId]) -> None:
    aside, removal = (command_of(first(app, f"{word} ghoul")) for word in ("set aside", "remove"))
    assert aside == CommandBatch(commands=tuple(SetAside(character=one, benched=True) for one in crowd))
    assert removal == CommandBatch(commands=tuple(RemoveCharacter(character=one) for one in crowd))


def test_condition_is_offered_for_everyone_too(app: App, crowd: list[CharacterId]) -> None:
    one, everyone = found(app, "dazed ghoul")[:2]
    assert (one.name.split(" until")[0], everyone.name.split(" until")[0]) == ("Dazed on Ghoul 1", "Dazed on Ghoul ×6")
    assert first(app, "dazed all ghoul").name.split(" until")[0] == "Dazed on Ghoul ×6"


def test_crowds_name_means_member_whose_turn_it_is(app: App, crowd: list[CharacterId]) -> None:
    """Before, it meant the first member, who had already acted."""
    mira = who(app, "Mira")
    app.bridge.dispatch(StartEncounter(kind="combat", title="Crypt", order=(*crowd, mira)))
    for _ in range(3):
        assert app.bridge.dispatch(NextTurn())
    assert check_typed(app, "attack ghoul mira").by == crowd[3]
    assert first(app, "ghoul").action == SelectCharacter(crowd[3])


def test_crowds_name_means_next_member_to_act(app: App, crowd: list[CharacterId]) -> None:
    app.bridge.dispatch(StartEncounter(kind="combat", title="Crypt", order=(crowd[0], who(app, "Mira"), *crowd[1:])))
    app.bridge.dispatch(SetCondition(character=crowd[1], condition="dying"))
    assert app.bridge.dispatch(NextTurn())
    assert check_typed(app, "attack ghoul mira").by == crowd[2]
