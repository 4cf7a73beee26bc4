"""JSON round trips of every command, event and entry, and closed unions."""

import typing

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gmtracker.engine import commands, events
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Command
from gmtracker.engine.events import Event
from gmtracker.engine.evolve import evolve, fold
from gmtracker.engine.history import Entry
from tests.builders.any_struct import any_of
from tests.builders.campaigns import a_campaign, an_encounter

pytestmark = pytest.mark.every_python  # msgspec reads and writes everything that is saved

COMMANDS: tuple[type[msgspec.Struct], ...] = (*typing.get_args(Command), commands.CommandBatch, commands.Unknown)
EVENTS: tuple[type[msgspec.Struct], ...] = typing.get_args(Event)


def _as_raw_json(kind: type, text: object) -> object:
    return kind(text)


def there_and_back(value: object, kind: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str), type=kind, dec_hook=_as_raw_json)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_command_survives_json_round_trip(kind: type[msgspec.Struct]) -> None:
    @settings(max_examples=20)
    @given(any_of(kind))
    def comes_back(command: msgspec.Struct) -> None:
        assert there_and_back(command, commands.AnyCommand | commands.Unknown) == command

    comes_back()


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_event_survives_json_round_trip_and_folds(kind: type[msgspec.Struct]) -> None:
    @settings(max_examples=20)
    @given(any_of(kind))
    def comes_back(event: Event) -> None:
        assert there_and_back(event, Event) == event
        for campaign in (a_campaign(), an_encounter().campaign):
            after = evolve(campaign, event)
            assert there_and_back(after, Campaign) == after

    comes_back()


@given(st.lists(any_of(Event), max_size=12))
def test_events_fold_in_any_order(happened: list[Event]) -> None:
    after = fold(an_encounter().campaign, happened)
    assert there_and_back(after, Campaign) == after


@settings(max_examples=30)
@given(any_of(Entry))
def test_entry_survives_json_round_trip(entry: Entry) -> None:
    assert there_and_back(entry, Entry) == entry


@pytest.mark.parametrize(
    ("module", "kinds", "tag_field"),
    [(commands, COMMANDS, "command"), (events, EVENTS, "event")],
    ids=["commands", "events"],
)
def test_union_contains_every_kind_of_its_module(
    module: object, kinds: tuple[type[msgspec.Struct], ...], tag_field: str
) -> None:
    described = {
        thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and not name.startswith("_")
        if thing.__struct_config__.tag_field == tag_field
    }
    assert set(kinds) == described
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)
    assert all(kind.__struct_config__.frozen for kind in kinds)


def test_unknown_command_kind_raises_validation_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"command":"fly-to-the-moon"}', type=Command)
