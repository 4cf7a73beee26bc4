"""Tests of custom conditions, counters and clocks typed in the command bar."""

import pytest

from gmtracker.app import App
from gmtracker.engine.campaign import TABLE_OWNER, Expiry, Marker
from gmtracker.engine.commands import (
    AddCharacters,
    CommandBatch,
    RemoveMarker,
    SetCondition,
    SetMarker,
    SetOrder,
    StartEncounter,
    StartSession,
)
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.parse_characters import parse_characters_line
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.query import PrepareCheck, RunCommand, Suggestion
from gmtracker.ui.command_line.search import find
from tests.windows.main_window import Stage

ACTING = CharacterId("c1")
"""The active character, the first of the sample's heroes."""


@pytest.fixture
def app(stage: Stage) -> App:
    """Return the app with an encounter of the sample's heroes in progress."""
    app = stage.sample()
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    return app


def found(app: App, text: str, current: str = "", *selected: str) -> tuple[Suggestion, ...]:
    own_id = who(app, current) if current else None
    return find(app.bridge, app.window.actions_of_play, text, own_id, tuple(who(app, name) for name in selected))


def wish(app: App, text: str, current: str = "", *selected: str) -> object:
    action = found(app, text, current, *selected)[0].action
    assert isinstance(action, RunCommand)
    return action.command


def types(app: App, text: str, current: str = "") -> None:
    command = wish(app, text, current)
    assert isinstance(command, SetMarker | SetCondition | RemoveMarker | CommandBatch)
    assert app.bridge.dispatch(command)


def who(app: App, name: str) -> CharacterId:
    return next(person.id for person in app.bridge.shown.characters if person.name.startswith(name))


def own(app: App, owner: str = "") -> list[str]:
    return [
        marker.text_with_count for marker in app.bridge.shown.own_markers(who(app, owner) if owner else TABLE_OWNER)
    ]


@pytest.mark.parametrize(
    ("words", "until"),
    [
        ("", None),
        (" for 3 rounds", Expiry("rounds", character=ACTING, skip=2)),
        (" for 1 round", Expiry("rounds", character=ACTING)),
        (" until the encounter ends", Expiry("encounter-end")),
        (" until the end of the session", Expiry("session-end")),
        (" until the round ends", Expiry("round-end")),
    ],
)
def test_custom_condition_lasts_as_typed(app: App, words: str, until: Expiry | None) -> None:
    rook = who(app, "Rook")
    assert wish(app, f"condition rook on Fire{words}") == SetMarker(text="on Fire", owner=rook, expiry=until)


def test_condition_lasts_until_a_characters_turn_starts_or_ends(app: App) -> None:
    rook, mira = who(app, "Rook"), who(app, "Mira")
    begins = SetMarker(text="cursed", owner=rook, expiry=Expiry("turn-start", character=mira))
    assert wish(app, "condition rook cursed until Mira's turn") == begins
    ends = SetMarker(text="cursed", owner=rook, expiry=Expiry("turn-end", character=mira))
    assert wish(app, "condition rook cursed until Mira's turn ends") == ends
    own_turn = SetMarker(text="cursed", owner=rook, expiry=Expiry("turn-start", character=rook))
    assert wish(app, "condition rook cursed until next turn") == own_turn


@pytest.mark.parametrize(
    "end", ["for 0 rounds", "for 100 rounds", "for many rounds", "for -2 rounds", f"for {'9' * 400} rounds"]
)
def test_unusable_number_of_rounds_is_asked_for(app: App, end: str) -> None:
    refused = found(app, f"condition rook cursed {end}")[0]
    assert (refused.refused, refused.message) == (True, "For how many rounds? Type a number from 1 to 99.")


@pytest.mark.parametrize("line", ["condition rook cursed until", "clock ritual 0/6 until next turn"])
def test_incomplete_expiry_is_asked_for(app: App, line: str) -> None:
    refused = found(app, line)[0]
    assert (refused.refused, refused.message.startswith("Until when?")) == (True, True)


def test_other_words_after_for_are_text(app: App) -> None:
    rook = who(app, "Rook")
    for text in ("looking for gold", "wanted for murder", "wanted for two murders"):
        assert wish(app, f"condition rook {text}") == SetMarker(text=text, owner=rook)


def test_turn_outside_the_order_is_refused_with_the_reason(app: App) -> None:
    rook, mira, tam = (who(app, name) for name in ("Rook", "Mira", "Tam"))
    app.bridge.dispatch(SetOrder(order=(rook, mira)))
    assert app.bridge.shown.encounter is not None
    assert tam not in app.bridge.shown.encounter.order
    for text in ("cursed", "dazed"):
        refused = found(app, f"condition rook {text} until Tam's turn")[0]
        assert (refused.refused, refused.message.endswith(" is not in the turn order.")) == (True, True)


@pytest.mark.parametrize("line", ["counter hp -3", "counter hp +3", "counter hp 99999", "counter rook hp -3"])
def test_number_out_of_a_counters_range_is_refused_before_enter(app: App, line: str) -> None:
    refused = found(app, line)[0]
    assert (refused.refused, refused.message) == (True, "Hp must be 0 to 9999.")


def test_counter_without_a_name_asks_for_one(app: App) -> None:
    refused = found(app, "counter -5")[0]
    assert (refused.refused, refused.message) == (True, "Give the counter a name and a number from 0 to 9999.")


@pytest.mark.parametrize("names", ["rook and mira", "rook & mira", "rook, mira"])
def test_two_names_in_one_line_are_refused(app: App, names: str) -> None:
    refused = found(app, f"condition {names} cursed for 2 rounds")[0]
    assert (refused.refused, refused.message) == (True, "Name one character, or select several rows and name no one.")
    assert wish(app, "condition rook cold and wet") == SetMarker(text="cold and wet", owner=who(app, "Rook"))


def test_line_without_a_name_uses_the_current_or_selected_rows(app: App) -> None:
    rook, mira = who(app, "Rook"), who(app, "Mira")
    assert wish(app, "condition wet", "Rook") == SetMarker(text="wet", owner=rook)
    both = CommandBatch(commands=(SetMarker(text="wet", owner=mira), SetMarker(text="wet", owner=rook)))
    assert wish(app, "condition wet", "Rook", "Mira", "Rook") == both


def test_condition_of_the_game_is_not_a_custom_one(app: App) -> None:
    until = Expiry("rounds", character=ACTING, skip=1)
    dazed = SetCondition(character=who(app, "Rook"), condition="dazed", expiry=until)
    assert wish(app, "condition rook dazed for 2 rounds") == dazed


def test_menus_start_a_counter_line(app: App) -> None:
    window = app.window
    window.actions_of_play[WindowAction.COUNTER].trigger()
    assert window.line.field.text() == "counter "
    menu = window.row_menu.menu_for(who(app, "Rook"))
    next(action for action in menu.actions() if action.text() == "Counter…").trigger()
    assert window.line.field.text() == "counter Rook Adeyemi "
    assert wish(app, "counter Rook Adeyemi arrows 3") == SetMarker(text="arrows", owner=who(app, "Rook"), count=3)


def test_counter_belongs_to_character_or_table_and_clock_has_maximum(app: App) -> None:
    assert wish(app, "counter arrows rook 12") == SetMarker(text="arrows", owner=who(app, "Rook"), count=12)
    assert wish(app, "counter days", "Rook") == SetMarker(text="days", count=0, hidden=True)
    for said in ("clock ritual 0/6", "clock ritual 6"):
        assert wish(app, said) == SetMarker(text="ritual", count=0, maximum=6, hidden=True)
    assert found(app, "clock ritual")[0].message == "Keep typing: clock ritual 0/6."


def test_clock_named_like_a_character_is_for_the_table_or_the_character(app: App) -> None:
    """Before, it was silently added to the character's row."""
    ritual, of_rook = found(app, "clock rook ritual 0/6")[:2]
    assert (ritual.name, ritual.message) == ("rook ritual 0/6", "Hidden from players.")
    assert (of_rook.name, of_rook.message) == ("Rook Adeyemi: ritual 0/6", "Appears in Rook Adeyemi's row.")
    assert wish(app, "clock rook ritual 0/6") == SetMarker(text="rook ritual", count=0, maximum=6, hidden=True)
    assert wish(app, "clock ritual rook 0/6") == SetMarker(text="ritual", owner=who(app, "Rook"), count=0, maximum=6)
    assert [one.name for one in found(app, "counter rook hits 2")[:2]] == ["Rook Adeyemi: hits 2", "rook hits 2"]


def test_impossible_clock_value_is_refused_before_enter(app: App) -> None:
    refused = found(app, "clock ritual 9/6")[0]
    assert (refused.refused, refused.message) == (True, "Ritual must be 0 to 6.")
    assert found(app, "clock ritual 2/6")[0].message == "Hidden from players."


def test_existing_markers_are_changed_by_name(app: App) -> None:
    types(app, "clock ritual 0/6")
    types(app, "counter arrows rook 12")
    types(app, "ritual +1")
    types(app, "arrows rook -2")
    assert (own(app), own(app, "Rook")) == (["ritual 1/6"], ["arrows 10"])
    types(app, "ritual 6")
    types(app, "end arrows")
    assert (own(app), own(app, "Rook")) == (["ritual 6/6"], [])
    assert found(app, "ritual +1")[0].refused


def test_table_marker_is_hidden_from_players_until_shown(app: App) -> None:
    def ritual() -> Marker:
        return app.bridge.shown.own_markers(TABLE_OWNER)[0]

    types(app, "clock ritual 6")
    assert ritual().hidden
    types(app, "show ritual")
    types(app, "clock ritual 2/6")
    assert (ritual().hidden, ritual().count) == (False, 2)
    types(app, "hide ritual")
    assert ritual().hidden


def test_check_of_the_game_comes_before_the_same_marker_word(stage: Stage) -> None:
    """Humans & Heroes has a check called Counter."""
    app = stage.window()
    app.files.open_sample_of("humans-and-heroes")
    hero = app.bridge.shown.heroes()[0].name.split()[0]
    assert isinstance(found(app, f"counter {hero}")[0].action, PrepareCheck)
    assert isinstance(wish(app, f"counter arrows {hero} 12"), SetMarker)


def test_number_alone_is_a_count_despite_numbered_names(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 Guard")))
    assert wish(app, "counter torches 2") == SetMarker(text="torches", count=2, hidden=True)
    assert wish(app, "counter torches guard 2 5") == SetMarker(text="torches", owner=who(app, "Guard 2"), count=5)


@pytest.mark.parametrize(("line", "name"), [("counter arrows rook 12", "arrows"), ("condition rook cursed", "cursed")])
def test_bare_marker_name_does_not_remove_it(app: App, line: str, name: str) -> None:
    types(app, line)
    for said in (name, f"{name} rook"):
        shown = found(app, said)
        assert shown[0].action is None
        assert not any(isinstance(one.action, RunCommand) for one in shown)
        assert "end" in shown[0].message
    types(app, f"end {name}")
    assert own(app, "Rook") == []


def test_marker_keeps_values_the_line_does_not_mention(app: App) -> None:
    def there(owner: str = "") -> list[tuple[str, Expiry | None]]:
        place = who(app, owner) if owner else TABLE_OWNER
        return [(marker.text_with_count, marker.expiry) for marker in app.bridge.shown.own_markers(place)]

    types(app, "condition rook cursed 3 until the encounter ends")
    types(app, "condition rook cursed 2")
    assert there("Rook") == [("cursed 2", Expiry("encounter-end"))]
    types(app, "condition rook cursed for 2 rounds")
    assert there("Rook") == [("cursed 2", Expiry("rounds", character=ACTING, skip=1))]
    types(app, "clock ritual 2/6 until the session ends")
    types(app, "counter ritual 4")
    assert there() == [("ritual 4/6", Expiry("session-end"))]
    types(app, "clock ritual 8")
    assert there() == [("ritual 4/8", Expiry("session-end"))]
    types(app, "clock ritual until the encounter ends")
    assert there() == [("ritual 4/8", Expiry("encounter-end"))]
    types(app, "condition rook dazed until the encounter ends")
    assert wish(app, "condition rook dazed") == SetCondition(
        character=who(app, "Rook"), condition="dazed", expiry=Expiry("encounter-end")
    )


def test_clock_line_with_plus_adds_to_its_count(app: App) -> None:
    """Before, the message said that a clock starts at 0, and the line did nothing."""
    types(app, "clock ritual 0/6")
    assert wish(app, "clock ritual +1") == wish(app, "ritual +1")


def test_change_of_a_clock_stops_at_its_ends(app: App) -> None:
    app.bridge.dispatch(SetMarker(text="ritual", count=4, maximum=6))
    assert [found(app, f"ritual {by}")[0].name for by in ("+5", "-5")] == ["ritual 4/6: 4 → 6", "ritual 4/6: 4 → 0"]
