"""The GM's own markers: conditions that expire, counters and clocks, on a character or the table."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import MAX_OWN_MARKERS, TABLE_OWNER, Expiry, Marker
from gmtracker.engine.commands import (
    Command,
    EndEncounter,
    EndSession,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    RemoveMarker,
    SetAside,
    SetCondition,
    SetMarker,
    SetOrder,
)
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import NOBODY, MarkerId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, a_session, a_table, an_encounter, do, reason_of, refusal_of, who
from tests.builders.refusals import because


def own(table: Table, name: str = "") -> list[str]:
    """Return the texts of a character's, or the table's, own markers."""
    return [marker.text_with_count for marker in table.campaign.own_markers(who(table, name) if name else TABLE_OWNER)]


def a_fight() -> Table:
    return an_encounter(a_hero(), a_hero("Rook"))


def cursed(table: Table, until: Expiry | None) -> SetMarker:
    return SetMarker(text="cursed", owner=who(table, "Rook"), expiry=until)


def test_condition_for_three_rounds_expires_after_third() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("round-end", skip=2)))
    told = [do(table, NextTurn()) for _ in range(5)]
    assert own(table, "Rook") == ["cursed"]
    assert not any("cursed" in said for said in told)
    assert "cursed" in do(table, NextTurn())
    assert own(table, "Rook") == []


def test_condition_until_turn_start_expires_then() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("turn-start", character=who(table, "Mira"))))
    do(table, NextTurn())
    assert own(table, "Rook") == ["cursed"]
    do(table, NextTurn())
    assert own(table, "Rook") == []


def test_skipped_turn_still_expires_conditions() -> None:
    table = a_fight()
    do(
        table,
        SetMarker(text="warded", owner=who(table, "Mira"), expiry=Expiry("turn-start", character=who(table, "Rook"))),
    )
    do(
        table,
        SetMarker(
            text="blessed", owner=who(table, "Mira"), expiry=Expiry("turn-end", character=who(table, "Rook"), skip=1)
        ),
    )
    do(table, SetCondition(character=who(table, "Rook"), condition="dead"))
    before = table.campaign.own_markers(who(table, "Mira"))
    do(table, NextTurn())
    assert own(table, "Mira") == ["blessed"]
    do(table, NextTurn())
    assert own(table, "Mira") == []
    for _ in range(2):
        do(table, PreviousTurn())
    assert table.campaign.own_markers(who(table, "Mira")) == before


def test_condition_until_encounter_end_expires_with_it() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("encounter-end")))
    do(table, SetMarker(text="ritual", count=2, maximum=6, expiry=Expiry("encounter-end")))
    do(table, EndEncounter())
    assert (own(table), own(table, "Rook")) == ([], [])


def test_rounds_expire_with_encounter_and_endless_markers_stay() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("round-end", skip=7)))
    do(table, SetMarker(text="arrows", owner=who(table, "Rook"), count=12))
    do(table, EndEncounter())
    do(table, EndSession())
    assert own(table, "Rook") == ["arrows 12"]


def test_undo_restores_countdowns_and_counts() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("round-end")))
    do(table, SetMarker(text="ritual", count=5, maximum=6))
    do(table, SetMarker(text="ritual", count=6, maximum=6))
    table.undo()
    assert own(table) == ["ritual 5/6"]
    do(table, NextTurn())
    do(table, NextTurn())
    assert own(table, "Rook") == []
    table.undo()
    assert own(table, "Rook") == ["cursed"]


def test_previous_turn_restores_expired_condition() -> None:
    table = a_fight()
    do(table, cursed(table, Expiry("round-end", skip=1)))
    before = table.campaign.markers
    for _ in range(4):
        do(table, NextTurn())
    assert own(table, "Rook") == []
    do(table, PreviousTurn())
    assert own(table, "Rook") == ["cursed"]
    for _ in range(3):
        do(table, PreviousTurn())
    assert table.campaign.markers == before


def test_counter_starting_full_is_not_logged_as_full() -> None:
    """Regression: "counter ammo mira 6/6" logged that the clock was full."""
    table = a_session()
    ammo = SetMarker(text="ammo", owner=who(table, "Mira"), maximum=6, count=6)
    full = [do(table, ammo)]
    do(table, replace(ammo, count=5))
    full.append(do(table, ammo))
    assert ["full" in said for said in full] == [False, True]


def test_custom_condition_with_game_name_is_refused() -> None:
    """Regression: a second "Dazed" counted rounds, but had no effect in the rules."""
    table = a_session()
    dazed = SetMarker(text="dazed", owner=who(table, "Mira"), count=2)
    assert reason_of(table, dazed) == because(refusals.CONDITION_OF_GAME, what="Dazed")
    assert reason_of(table, replace(dazed, count=None)) == because(refusals.CONDITION_OF_GAME, what="Dazed")
    do(table, replace(dazed, owner=NOBODY))


def test_clock_stops_at_its_maximum() -> None:
    table = a_session()
    do(table, SetMarker(text="ritual", maximum=6, count=6))
    assert own(table) == ["ritual 6/6"]
    assert reason_of(table, SetMarker(text="ritual", maximum=6, count=7)) == because(
        refusals.TRACK_RANGE, track="Ritual", low=0, high=6
    )
    assert reason_of(table, SetMarker(text="arrows", count=-1)) == because(
        refusals.TRACK_RANGE, track="Arrows", low=0, high=9999
    )


def test_log_of_clock_with_new_maximum_shows_old_count() -> None:
    table = a_session()
    do(table, SetMarker(text="ritual", maximum=6, count=4))
    ends = SetMarker(text="ritual", maximum=10, count=4, expiry=Expiry("session-end"))
    changes = (SetMarker(text="ritual", maximum=8, count=3), SetMarker(text="ritual", maximum=10, count=3), ends)
    assert [do(table, change) for change in changes] == [
        "Ritual 4/6 → 3/8.",
        "Ritual 3/8 → 3/10.",
        "Ritual 3/10 → 4/10 until the session ends.",
    ]


def test_marker_replaces_older_one_with_same_name() -> None:
    table = a_session()
    do(table, SetMarker(text="Arrows", owner=who(table, "Mira"), count=12))
    do(table, SetMarker(text=" arrows ", owner=who(table, "Mira"), count=11))
    assert own(table, "Mira") == ["Arrows 11"]
    do(table, SetMarker(text="arrows", count=3))
    assert (own(table), own(table, "Mira")) == (["arrows 3"], ["Arrows 11"])


def test_visibility_change_is_logged() -> None:
    table = a_session()
    do(table, SetMarker(text="ritual", count=0, hidden=True))
    changes = (SetMarker(text="ritual", count=0), SetMarker(text="ritual", count=0, hidden=True))
    assert [do(table, change) for change in changes] == [
        "Players can now see “ritual”.",
        "Players can no longer see “ritual”.",
    ]


def test_marker_ends_by_hand_and_with_its_owner() -> None:
    table = a_session()
    do(table, SetMarker(text="cursed", owner=who(table, "Mira")))
    do(table, RemoveMarker(marker=table.campaign.markers[-1].id))
    assert own(table, "Mira") == []
    do(table, SetMarker(text="wet", owner=who(table, "Mira")))
    do(table, RemoveCharacter(character=who(table, "Mira")))
    assert not any(marker.is_own for marker in table.campaign.markers)


@pytest.mark.parametrize("until", [Expiry("turn-start"), Expiry("round-end"), Expiry("encounter-end")])
def test_encounter_expiry_is_refused_outside_encounter(until: Expiry) -> None:
    assert reason_of(a_session(), SetMarker(text="wet", expiry=until)) == because(refusals.NO_ENCOUNTER)


def test_session_expiry_is_refused_outside_session() -> None:
    wet = SetMarker(text="wet", expiry=Expiry("session-end"))
    assert reason_of(a_table(a_hero()), wet) == because(refusals.NO_SESSION)


def test_expiry_at_turn_of_absent_character_is_refused() -> None:
    table = an_encounter(a_hero(), a_hero("Rook"), a_hero("Tam"))
    mira, rook, tam = (who(table, name) for name in ("Mira", "Rook", "Tam"))
    do(table, SetOrder(order=(mira, rook)))
    until = Expiry("turn-start", character=tam)
    assert reason_of(table, cursed(table, until)) == because(refusals.NOT_IN_ORDER, name="Tam")
    dazed = SetCondition(character=rook, condition="dazed", expiry=until)
    assert reason_of(table, dazed) == because(refusals.NOT_IN_ORDER, name="Tam")


@pytest.mark.parametrize("goes", ["removed", "set aside", "out of the order"])
def test_what_awaits_a_leaving_characters_turn_awaits_the_next_one(goes: str) -> None:
    """Regression: it ended immediately, although the character may come back and act in the same round."""
    table = an_encounter(a_hero(), a_hero("Rook"), a_hero("Tam"), a_hero("Ash"))
    mira, rook, tam, ash = (who(table, name) for name in ("Mira", "Rook", "Tam", "Ash"))
    do(table, cursed(table, Expiry("turn-end", character=tam)))
    do(table, SetCondition(character=rook, condition="dazed", expiry=Expiry("turn-start", character=tam)))
    do(table, SetMarker(text="wet", owner=tam, expiry=Expiry("turn-end", character=tam)))
    leave: dict[str, Command] = {
        "removed": RemoveCharacter(character=tam),
        "set aside": SetAside(character=tam, benched=True),
        "out of the order": SetOrder(order=(mira, rook, ash)),
    }
    said = do(table, leave[goes])
    assert not any(word in said for word in ("cursed", "dazed", "wet"))
    do(table, NextTurn())
    assert (own(table, "Rook"), table.campaign.character(rook).has_condition("dazed")) == (["cursed"], True)
    said = do(table, NextTurn())
    assert "Rook: “cursed” ends. Rook is no longer dazed." in said
    assert "wet" not in said


def test_what_awaits_the_next_round_of_a_leaving_character_lasts_until_then() -> None:
    table = an_encounter(a_hero(), a_hero("Rook"), a_hero("Tam"))
    mira, rook, tam = (who(table, name) for name in ("Mira", "Rook", "Tam"))
    do(table, NextTurn())
    do(table, SetCondition(character=rook, condition="dazed", expiry=Expiry("turn-start", character=mira)))
    do(table, SetOrder(order=(rook, tam)))
    do(table, NextTurn())
    assert table.campaign.character(rook).has_condition("dazed")
    assert "Rook is no longer dazed." in do(table, NextTurn())


def test_empty_or_long_marker_text_is_refused() -> None:
    assert reason_of(a_session(), SetMarker(text=" ")) == because(refusals.NO_CONDITION_TEXT)
    too_long = refusal_of(a_session(), SetMarker(text="wet " * 20))
    assert too_long.template == refusals.TEXT_TOO_LONG
    assert (too_long.values["count"], too_long.values["most"]) == ("79", "60")


def test_log_folds_to_current_state() -> None:
    table = a_fight()
    opening = table.campaign
    start = len(table.history.open_chapter.entries)
    do(table, cursed(table, Expiry("round-end", skip=1)))
    do(table, SetMarker(text="ritual", count=1, maximum=4, hidden=True))
    do(table, NextTurn())
    do(table, NextTurn())
    events = (event for entry in table.history.open_chapter.entries[start:] for event in entry.events)
    assert fold(opening, events) == table.campaign
    assert [marker.expiry for marker in table.campaign.own_markers(who(table, "Rook"))] == [Expiry("round-end")]


def test_game_marker_is_not_own_marker() -> None:
    extra = Marker(id=MarkerId("m1"), owner="c1", key="extra.standard", value=1)
    assert (extra.is_own, extra.count) == (False, None)


def test_custom_conditions_beyond_the_maximum_are_refused() -> None:
    table = a_fight()
    for number in range(MAX_OWN_MARKERS):
        do(table, SetMarker(text=f"curse {number}", owner=who(table, "Rook")))
    one_more = SetMarker(text="one more", owner=who(table, "Rook"))
    assert reason_of(table, one_more) == because(refusals.TOO_MANY_MARKERS, most=200)
    do(table, SetMarker(text="curse 7", owner=who(table, "Rook"), count=1))
    do(table, SetMarker(text="one more", owner=who(table, "Mira")))
