"""Who tells whom: one deed at one end of the window is seen at the other."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.engine.campaign import in_pool
from gmtracker.engine.commands import EndEncounter, EndSession, NextTurn, StartEncounter, StartSession, Use
from gmtracker.ui.actions import Act
from tests.windows.main_window import Stage

TURNS = (Act.NEXT_TURN, Act.PREVIOUS_TURN)
PLAY = (Act.START_SESSION, Act.END_SESSION, Act.START_ENCOUNTER, Act.END_ENCOUNTER, *TURNS, Act.SUMMARY)


@pytest.fixture
def parts(stage: Stage) -> Parts:
    return stage.sample()


def start_session(parts: Parts) -> None:
    """Everyone is here."""
    parts.bridge.ask(StartSession(present=tuple(hero.id for hero in parts.bridge.shown.heroes())))


def start_encounter(parts: Parts) -> None:
    """A fight with everyone in it."""
    start_session(parts)
    order = tuple(character.id for character in parts.bridge.shown.characters)
    parts.bridge.ask(StartEncounter(kind="combat", order=order))


def possible(parts: Parts) -> set[Act]:
    """Which of the actions of play can be chosen."""
    return {act for act in PLAY if parts.window.actions_of_play[act].isEnabled()}


def test_between_sessions_one_can_be_started_and_the_last_summed_up(parts: Parts) -> None:
    assert possible(parts) == {Act.START_SESSION, Act.SUMMARY}


def test_what_can_be_chosen_follows_the_evening(parts: Parts) -> None:
    start_session(parts)
    assert possible(parts) == {Act.END_SESSION, Act.START_ENCOUNTER, Act.SUMMARY}
    order = tuple(character.id for character in parts.bridge.shown.characters)
    parts.bridge.ask(StartEncounter(kind="combat", order=order))
    assert possible(parts) == {Act.END_SESSION, Act.END_ENCOUNTER, *TURNS, Act.SUMMARY}
    parts.bridge.ask(EndEncounter())
    parts.bridge.ask(EndSession())
    assert possible(parts) == {Act.START_SESSION, Act.SUMMARY}


def test_while_looking_back_only_the_summary_and_the_way_back_can_be_chosen(parts: Parts) -> None:
    start_encounter(parts)
    parts.bridge.look_back(parts.bridge.entries()[0].id)
    assert possible(parts) == {Act.SUMMARY}
    assert parts.window.actions_of_play[Act.RETURN_TO_NOW].isEnabled()
    parts.window.actions_of_play[Act.RETURN_TO_NOW].trigger()
    assert parts.bridge.looking_back_to is None
    assert not parts.window.actions_of_play[Act.RETURN_TO_NOW].isEnabled()


def test_the_window_is_called_after_the_campaign(stage: Stage) -> None:
    parts = stage.window()
    assert parts.window.windowTitle() == "gmtracker"
    parts.files.open_sample()
    assert parts.window.windowTitle() == "Harbor of Glass – gmtracker"


def test_an_award_opens_the_choice_of_its_use_and_a_click_on_a_wheel_does_not(parts: Parts) -> None:
    parts.window.show()
    start_session(parts)
    mira = parts.bridge.shown.heroes()[0].id
    parts.window.characters.roster.wheels.click(mira, 2)
    assert parts.window.chooser.isHidden()
    die = parts.bridge.shown.tokens_at(in_pool("destiny"), "triumph")[0].id
    parts.bridge.ask(Use(use="award", by=mira, tokens=(die,)))
    assert parts.window.chooser.isVisible()


def test_a_refusal_is_said_and_what_is_done_next_is_not(parts: Parts) -> None:
    parts.window.show()
    parts.bridge.ask(NextTurn())
    assert parts.window.refusal.isVisible()
    assert parts.window.refusal.accessibleName()


def test_whoever_is_chosen_among_the_wheels_is_chosen_in_the_roster(parts: Parts) -> None:
    tam = parts.bridge.shown.heroes()[3].id
    parts.window.wheels.character_chosen.emit(tam)
    assert parts.window.characters.current_character() == tam


def test_quit_closes_the_window_and_saves(parts: Parts, qtbot: QtBot) -> None:
    parts.window.show()
    parts.window.characters.roster.wheels.click(parts.bridge.shown.heroes()[0].id, 2)
    with qtbot.waitSignal(parts.window.closing):
        parts.window.actions_of_play[Act.QUIT].trigger()
    assert not parts.window.isVisible()
    assert parts.desk.path is None


def test_a_campaign_opened_in_a_fight_has_the_keys_on_whose_turn_it_is(parts: Parts) -> None:
    start_encounter(parts)
    parts.bridge.ask(NextTurn())
    parts.desk.save()
    assert parts.desk.wait()
    path = parts.desk.path
    assert path is not None
    parts.window.characters.choose(parts.bridge.shown.characters[0].id)
    parts.desk.open(path)
    acting = parts.bridge.shown.encounter
    assert acting is not None
    assert parts.window.characters.current_character() == acting.acting
