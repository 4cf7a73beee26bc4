"""Several commands as one deed."""

import msgspec

from gmtracker.engine.commands import RollDice, SetAside, SetCondition, SetTrack, StartEncounter, Together, Use
from gmtracker.engine.history import Entry
from tests.support.builders import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    falling,
    pool_tokens,
    who,
    why_not,
)


def test_what_is_done_together_is_taken_back_together() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    dazed = [SetCondition(character=who(table, name), condition="dazed", on=True) for name in ("Mira", "Rook")]
    assert do(table, Together(commands=tuple(dazed))) == "Mira is dazed. Rook is dazed."
    assert table.undo_label() == "dazed on Mira and 1 more"
    table.undo()
    assert not any(person.conditions for person in table.campaign.characters)


def test_what_is_already_so_is_passed_over() -> None:
    table = a_table(a_hero(conditions=("dazed",)), a_hero("Rook"))
    dazed = [SetCondition(character=who(table, name), condition="dazed", on=True) for name in ("Mira", "Rook")]
    assert do(table, Together(commands=tuple(dazed))) == "Rook is dazed."
    assert why_not(table, Together(commands=tuple(dazed))) == "That is already so."


def test_one_that_is_refused_keeps_all_from_happening() -> None:
    table = a_table(a_hero(), a_foe())
    wounds = [SetTrack(character=who(table, name), track="stress", value=1) for name in ("Mira", "Warden")]
    assert "Warden" in why_not(table, Together(commands=tuple(wounds)))
    assert table.campaign.track_value(who(table, "Mira"), "stress") == 0


def test_dice_are_not_rolled_for_several_at_once() -> None:
    table = a_table(a_hero())
    rolls = Together(commands=(RollDice(notation="2d6"), RollDice(notation="2d6")))
    assert table.rules.preview(rolls).says == "Dice are rolled for one at a time."


def test_what_leads_on_to_more_is_done_for_one_at_a_time() -> None:
    table = a_session(faces=(4, 3))
    mira, rook = who(table, "Mira"), who(table, "Rook")
    die, other = (token.id for token in pool_tokens(table, "destiny")[:2])
    awards = Together(commands=(Use(use="award", by=mira, tokens=(die,)), Use(use="award", by=rook, tokens=(other,))))
    assert "one at a time" in why_not(table, awards)


def test_a_deed_done_together_comes_back_from_a_file_as_it_was() -> None:
    table = a_table(a_hero())
    change = table.dispatch(
        Together(commands=(SetCondition(character=who(table, "Mira"), condition="dazed", on=True),)), falling()
    )
    entry = change.entries[0]
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_who_is_put_aside_is_out_of_sight_and_of_the_turns() -> None:
    table = an_encounter()
    warden = who(table, "Warden")
    assert do(table, SetAside(character=warden, aside=True)) == "Warden is put aside."
    assert [person.name for person in table.campaign.in_sight()] == ["Mira", "Rook"]
    assert table.campaign.encounter is not None
    assert warden not in table.campaign.encounter.order


def test_who_was_put_aside_comes_back_as_before() -> None:
    table = a_session()
    warden = who(table, "Warden")
    do(table, SetAside(character=warden, aside=True))
    assert why_not(table, SetAside(character=warden, aside=True)) == "That is already so."
    assert do(table, SetAside(character=warden, aside=False)) == "Warden is back."
    assert table.campaign.characters == table.campaign.in_sight()


def test_nobody_put_aside_begins_an_encounter_by_mistake() -> None:
    table = a_session()
    warden = who(table, "Warden")
    do(table, SetAside(character=warden, aside=True))
    assert "aside" in why_not(table, StartEncounter(kind="combat", order=(warden,)))
