from gmtracker.engine.campaign import HAND, held_by, in_pool
from gmtracker.engine.commands import AddToken, EndEncounter, EndSession, SetHouseRule, SetTrack, StartSession, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.table import Table
from tests.support.builders import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    faces_in_turn,
    falling,
    held_tokens,
    load_of,
    pool_tokens,
    spend,
    who,
    why_not,
)


def faces(table: Table, kind: str) -> list[int | None]:
    return [die.value for die in pool_tokens(table, "destiny", kind)]


def test_each_present_hero_takes_one_die_of_each_kind_unrolled() -> None:
    table = a_session()
    for name in ("Mira", "Rook"):
        dice = table.campaign.tokens_at(held_by(who(table, name)))
        assert [(die.kind, die.size, die.value) for die in dice] == [("triumph", 6, None), ("tragedy", 6, None)]
    assert table.campaign.tokens_held(who(table, "Warden")) == 0


def test_every_present_player_and_the_gm_roll_one_of_each_into_the_pool() -> None:
    table = a_session(a_hero(), a_hero("Rook"), faces=(4, 1, 2, 5, 6, 3))
    assert faces(table, "triumph") == [4, 2, 6]
    assert faces(table, "tragedy") == [1, 5, 3]


def test_the_dice_of_the_start_are_asked_for_by_player() -> None:
    table = a_table(a_hero(player="Ana"))
    asked = table.rules.asks(StartSession(present=(who(table, "Mira"),)))
    assert [ask.name for ask in asked] == ["Ana · Triumph", "Ana · Tragedy", "GM · Triumph", "GM · Tragedy"]


def test_typed_faces_make_the_pool_and_are_marked_as_typed() -> None:
    table = a_table(a_hero())
    dice = Dice(faces_in_turn(1, 1, 1), {"pool.gm.tragedy": 6})
    entry = table.dispatch(StartSession(present=(who(table, "Mira"),)), dice).entries[0]
    assert faces(table, "tragedy") == [1, 6]
    assert "Tragedy 6, 1" in entry.sentence
    sources = [die.source for event in entry.events for die in getattr(event, "dice", ())]
    assert sources == ["rolled", "rolled", "rolled", "typed"]


def test_what_is_left_in_the_pool_is_removed_at_the_start() -> None:
    table = a_session(a_hero())
    old = {die.id for die in pool_tokens(table, "destiny")}
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)), 2, 2, 2, 2)
    assert faces(table, "triumph") == [2, 2]
    assert not old & {die.id for die in table.campaign.tokens}


def test_held_dice_carry_over_and_new_ones_come_on_top() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert load_of(table, "Mira") == 4


def test_the_gms_hand_starts_empty_and_carries_over() -> None:
    table = a_session(a_hero())
    assert table.campaign.tokens_at(HAND) == ()
    spend(table, "Mira", "tragedy", "inspiration", 3)
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert [die.kind for die in table.campaign.tokens_at(HAND)] == ["tragedy"]


def test_a_hero_with_room_for_one_die_takes_the_one_that_is_picked() -> None:
    table = a_table(a_hero(stress=9))
    mira = who(table, "Mira")
    said = do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert [die.kind for die in table.campaign.tokens_at(held_by(mira))] == ["tragedy"]
    assert "Mira has room for one die and takes a Tragedy." in said


def test_a_pick_does_not_matter_where_there_is_room_for_both() -> None:
    table = a_table(a_hero(stress=8))
    mira = who(table, "Mira")
    do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert load_of(table, "Mira") == 10


def test_a_hero_at_ten_stress_takes_no_die_and_the_log_says_so() -> None:
    table = a_table(a_hero(stress=10))
    said = do(table, StartSession(present=(who(table, "Mira"),)))
    assert held_tokens(table, "Mira") == ()
    assert "Mira is at 10 Stress and takes no Destiny die." in said


def test_a_pick_that_is_no_die_is_refused() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    assert why_not(table, StartSession(present=(mira,), picks={mira: "stone"})) == "Mira picks a Triumph or a Tragedy."


def test_the_house_rule_sets_the_size_of_the_dice() -> None:
    table = a_table(a_hero())
    do(table, SetHouseRule(key="die-size", value=10))
    do(table, StartSession(present=(who(table, "Mira"),)), 10, 9, 8, 7)
    assert faces(table, "triumph") == [10, 8]
    assert {die.size for die in table.campaign.tokens} == {10}


def test_absent_heroes_get_nothing() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert held_tokens(table, "Rook") == ()
    assert len(pool_tokens(table, "destiny")) == 4


def test_a_session_starts_with_its_number_title_and_heroes() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    present = (who(table, "Mira"), who(table, "Rook"))
    said = do(table, StartSession(title="Low tide", present=present))
    assert said.startswith("Session 1, Low tide, begins with Mira and Rook. The Destiny pool: Triumph 1, 1, 1;")


def test_a_session_that_cannot_start_says_why() -> None:
    table = a_table(a_hero(), a_foe())
    mira, warden = who(table, "Mira"), who(table, "Warden")
    assert why_not(table, StartSession()) == "Tick at least one hero whose player is here."
    assert (
        why_not(table, StartSession(present=(warden,)))
        == "Only heroes are ticked as present; the opposition is the GM's."
    )
    do(table, StartSession(present=(mira, mira)))
    assert why_not(table, StartSession(present=(mira,))) == "A session is going on; end it first."


def test_the_end_of_a_session_ends_its_encounter_and_weighs_fate() -> None:
    table = an_encounter()
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 2}))
    said = do(table, EndSession())
    assert said == "Ambush ends. Fate owes the opposition a benefit: Triumph 0, Tragedy 2. Session 1 ends."
    assert table.campaign.encounter is None
    assert table.campaign.session is None


def test_outside_a_session_what_belongs_to_one_is_refused() -> None:
    table = a_table(a_hero(), a_foe())
    mira = who(table, "Mira")
    assert why_not(table, EndSession()) == "There is no session going on."
    assert why_not(table, EndEncounter()) == "There is no encounter going on."
    do(table, AddToken(kind="triumph", place=in_pool("destiny"), value=3))
    pool_die = pool_tokens(table, "destiny")[0].id
    needs_session = "Start the session first; Destiny is dealt and earned in play."
    assert why_not(table, Use(use="award", by=mira, tokens=(pool_die,))) == needs_session
    do(table, AddToken(kind="tragedy", place=HAND))
    hand_die = table.campaign.tokens_at(HAND)[0].id
    assert why_not(table, Use(use="gm-use", tokens=(hand_die,))) == needs_session


def test_what_needs_no_session_can_be_done_between_two() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    do(table, SetTrack(character=mira, track="stress", value=3))
    assert do(table, Use(use="long-rest", by=mira)) == "Mira takes a Long Rest: Stress 3 → 1."
    assert table.dispatch(AddToken(kind="triumph", place=held_by(mira)), falling()).kind == "done"
