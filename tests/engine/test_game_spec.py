"""The maximum of a track, its initial value, and its values as text."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Token, Trait, pool_place
from gmtracker.engine.change_text import change_texts
from gmtracker.engine.commands import EditCharacter, SetTrack
from gmtracker.engine.events import TokenAdded, TokenChanged, TrackChanged
from gmtracker.engine.evolve import evolve, fold
from gmtracker.engine.game_spec import TrackKind, TraitLimit
from gmtracker.engine.ids import TokenId
from tests.builders import refusals
from tests.builders.campaigns import do, reason_of, track_of, who
from tests.builders.refusals import because
from tests.builders.river_tales import a_river, a_sailor
from tests.strangers_game.river_tales import GAME


def test_track_maximum_comes_from_first_limiting_trait() -> None:
    table = a_river(a_sailor(back=5, voyages=2), replace(a_sailor("Bertil"), traits=()))
    assert [table.campaign.track_maximum(one.id, "breath") for one in table.campaign.characters] == [10, 12]
    both = replace(GAME.track("breath"), limits=(TraitLimit("gifts", "Tongue"), *GAME.track("breath").limits))
    river = a_river(game=replace(GAME, tracks=(both,)))
    assert river.campaign.track_maximum(who(river, "Oda"), "breath") == 10


def test_full_track_follows_maximum_until_something_is_lost() -> None:
    table = a_river()
    oda = who(table, "Oda")
    do(table, EditCharacter(character=replace(table.campaign.character(oda), level=3)))
    assert track_of(table, "Oda", "breath") == 15
    do(table, SetTrack(character=oda, track="breath", value=4))
    do(table, EditCharacter(character=replace(table.campaign.character(oda), level=4)))
    assert (track_of(table, "Oda", "breath"), table.campaign.track_maximum(oda, "breath")) == (4, 20)


def test_track_maximum_is_separate_for_each_character() -> None:
    table = a_river(a_sailor(), a_sailor("Bertil", back=2, voyages=1))
    breath = SetTrack(character=who(table, "Bertil"), track="breath", value=3)
    assert reason_of(table, breath) == because(refusals.TRACK_RANGE, track="Breath", low="0", high="2")


def test_track_maximum_is_never_below_minimum() -> None:
    kind = replace(GAME.track("breath"), lowest=3)
    table = a_river(a_sailor(back=1, voyages=1), game=replace(GAME, tracks=(kind,)))
    assert table.campaign.track_maximum(who(table, "Oda"), "breath") == 3


@pytest.mark.parametrize(("value", "said"), [(0, "Merry"), (3, "Mutinous"), (4, "4"), (-1, "−1")])
def test_value_text_is_rung_name_or_number(value: int, said: str) -> None:
    assert GAME.track("mood").value_text(value) == said


def test_rungs_count_from_minimum() -> None:
    kind = TrackKind(
        key="tide", name="Tide", unit="step", units="steps", lowest=-1, highest=1, rungs=("Ebb", "", "Flood")
    )
    assert [kind.value_text(value) for value in (-1, 1)] == ["Ebb", "Flood"]


def test_log_and_preview_use_rung_names() -> None:
    table = a_river()
    oda = who(table, "Oda")
    assert do(table, SetTrack(character=oda, track="mood", value=2)) == "Oda: Mood Merry → Sour."
    event = TrackChanged(character=oda, track="mood", value=3)
    assert change_texts(table.campaign, (event,), evolve(table.campaign, event)) == ["Oda: Mood Sour → Mutinous"]
    assert reason_of(table, SetTrack(character=oda, track="mood", value=9)) == because(
        refusals.TRACK_RANGE, track="Mood", low="Merry", high="Mutinous"
    )


def test_changed_token_keeps_its_place() -> None:
    die = Token(id=TokenId("t9"), kind="squall", place=pool_place("sky"), size=8, name="Black cloud")
    changed = TokenChanged(token=die.id, size=6, value=2, name="Grey cloud")
    after = fold(a_river().campaign, (TokenAdded(token=die), changed))
    assert after.token(die.id) == replace(die, size=6, value=2, name="Grey cloud")


def test_track_without_limiting_trait_has_own_maximum() -> None:
    stranger = replace(a_sailor("Wren"), traits=(Trait(group="gifts", name="Tongue", rank=2),))
    table = a_river(stranger)
    assert track_of(table, "Wren", "breath") == 12
