"""Tokens added, moved and removed by hand, the start and end of a session, warnings, and refused edits."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Character, Place, Trait, character_place, pool_place
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    EditCharacter,
    EndEncounter,
    EndSession,
    MoveToken,
    RemoveToken,
    SetHouseRule,
    SetPresent,
    SetTrack,
    StartSession,
    Use,
)
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    earn,
    faces_in_turn,
    falling,
    held_tokens,
    load_of,
    pool_tokens,
    refusal_of,
    spend,
    who,
    why_not,
)

DESTINY, FATE = pool_place("destiny"), pool_place("fate")


def test_late_hero_is_dealt_the_starting_dice_once_per_session() -> None:
    """Seed 000, Destiny: "Players start each game session with 1 Triumph and 1 Tragedy"."""
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    mira, rook = who(table, "Mira"), who(table, "Rook")
    do(table, StartSession(present=(mira,)), 1, 2, 3, 4)
    said = do(table, SetPresent(character=rook, present=True), 5, 3)
    assert said == (
        "Rook joins the session. Rook starts with 1 Triumph and 1 Tragedy. "
        "Rook rolls Triumph 5 and Tragedy 3 into the pool."
    )
    for hero in (mira, rook):
        do(table, SetPresent(character=hero, present=False))
        do(table, SetPresent(character=hero, present=True))
    assert (load_of(table, "Mira"), load_of(table, "Rook")) == (2, 2)
    assert [token.value for token in pool_tokens(table, "destiny")] == [1, 2, 3, 4, 5, 3]


def test_late_player_rolls_nothing_into_the_pool_by_house_rule() -> None:
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    do(table, StartSession(present=(who(table, "Mira"),)), 1, 2, 3, 4)
    do(table, SetHouseRule(key="late-player-rolls", value=False))
    do(table, SetPresent(character=who(table, "Rook"), present=True))
    assert len(pool_tokens(table, "destiny")) == 4


def test_late_player_leaves_an_empty_pool_empty() -> None:
    """Rules, Tilt: "The pool stays empty until the next session"."""
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    do(table, StartSession(present=(who(table, "Mira"),)), 1, 2, 3, 4)
    for token in pool_tokens(table, "destiny"):
        do(table, RemoveToken(token=token.id))
    said = do(table, SetPresent(character=who(table, "Rook"), present=True))
    assert said.endswith("The Destiny pool stays empty, so Rook rolls nothing into it.")
    assert not pool_tokens(table, "destiny")


def test_hero_added_during_a_session_is_present_and_dealt() -> None:
    """Seed 000, Destiny: "Players start each game session with 1 Triumph and 1 Tragedy"."""
    table = a_session(a_hero("Mira"))
    do(table, AddCharacters(characters=(a_hero("Rook"), a_foe()), into_turns=True))
    assert table.campaign.session is not None
    assert table.campaign.session.present == (who(table, "Mira"), who(table, "Rook"))
    assert load_of(table, "Rook") == 2
    table.undo()
    assert len(table.campaign.tokens) == len(a_session(a_hero("Mira")).campaign.tokens)


def test_imported_hero_is_dealt_once_when_present() -> None:
    """Seed 000, Destiny: "Players start each game session with 1 Triumph and 1 Tragedy"."""
    table = a_session(a_hero("Mira"))
    do(table, AddCharacters(characters=(a_hero("Rook", stress=9),)))
    assert load_of(table, "Rook") == 9
    said = do(table, SetPresent(character=who(table, "Rook"), present=True))
    assert said.startswith("Rook joins the session. Rook has room for only one die and takes a Triumph.")


def test_die_added_to_the_pool_is_rolled() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="triumph", place=DESTINY), 5) == "By hand: the Destiny pool gets Triumph 5."
    assert [die.value for die in pool_tokens(table, "destiny")] == [5]


def test_die_added_to_the_pool_may_have_a_chosen_face() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="tragedy", place=DESTINY, value=2)) == "By hand: the Destiny pool gets Tragedy 2."
    wrong = AddToken(kind="tragedy", place=DESTINY, value=7)
    assert why_not(table, wrong) == "A Destiny die must be 1 to 6."


def test_die_given_to_a_hero_is_unrolled_and_counts() -> None:
    table = a_table(a_hero())
    said = do(table, AddToken(kind="triumph", place=character_place(who(table, "Mira"))))
    assert said == "By hand: Mira gets a Triumph die."
    assert load_of(table, "Mira") == 1


def test_tragedy_can_be_added_to_the_gms_hand() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="tragedy", place=HAND)) == "By hand: the GM's hand gets a Tragedy die."


def test_stone_can_be_added_to_an_encounters_fate_pool() -> None:
    table = an_encounter()
    assert do(table, AddToken(kind="triumph-stone", place=FATE)) == "By hand: the Fate pool gets a Triumph stone."


@pytest.mark.parametrize(
    ("kind", "place", "why"),
    [
        ("triumph", HAND, "The GM's hand can hold only Tragedy dice."),
        ("triumph", FATE, "The Fate pool holds only stones."),
        ("triumph-stone", DESTINY, "The Destiny pool holds only dice."),
        ("triumph-stone", FATE, "The Fate pool exists only during an encounter."),
        ("triumph", pool_place("swimming"), "You can't put a token there."),
        ("triumph", character_place(CharacterId("c99")), "That character is no longer in the campaign."),
        ("triumph", Place("character"), "Choose a character first."),
        ("button", DESTINY, "Shattered Spheres uses only Destiny dice and Fate stones."),
    ],
)
def test_token_goes_only_where_its_kind_belongs(kind: str, place: Place, why: str) -> None:
    refusal = refusal_of(a_table(a_hero()), AddToken(kind=kind, place=place))
    assert (refusal.sentence, refusal.overrulable) == (why, False)


def test_only_heroes_hold_dice_and_no_one_holds_stones() -> None:
    table = a_table(a_hero(), a_foe())
    sentence = "Only heroes can hold tokens, and only Destiny dice."
    assert why_not(table, AddToken(kind="triumph", place=character_place(who(table, "Warden")))) == sentence
    assert why_not(table, AddToken(kind="triumph-stone", place=character_place(who(table, "Mira")))) == sentence


def test_face_for_an_unrolled_die_is_refused() -> None:
    table = a_table(a_hero())
    held = AddToken(kind="triumph", place=character_place(who(table, "Mira")), value=3)
    assert why_not(table, held) == "Only dice in the Destiny pool show a face."


def test_full_hero_takes_a_die_by_hand_only_with_override() -> None:
    table = a_table(a_hero(stress=10))
    place = character_place(who(table, "Mira"))
    refusal = refusal_of(table, AddToken(kind="triumph", place=place))
    assert refusal.sentence == "Mira is at 10 Stress and can't take a Destiny die."
    do(table, AddToken(kind="triumph", place=place, override=True))
    assert load_of(table, "Mira") == 11


def test_house_rule_keeps_the_empty_pool_empty() -> None:
    table = a_table(a_hero())
    do(table, SetHouseRule(key="refill-by-hand", value=False))
    refusal = refusal_of(table, AddToken(kind="triumph", place=DESTINY, value=1))
    assert refusal.sentence == "At this table, the pool stays empty until the next session."
    do(table, AddToken(kind="triumph", place=DESTINY, value=1, override=True))
    assert do(table, AddToken(kind="triumph", place=DESTINY, value=1)).startswith("By hand")


def test_moving_tokens_by_hand_needs_an_override() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    to_rook = MoveToken(token=die, to=character_place(who(table, "Rook")))
    refusal = refusal_of(table, to_rook)
    assert refusal.sentence == "The rules don't allow moving a Triumph die there."
    assert refusal.overrulable
    do(table, MoveToken(token=die, to=character_place(who(table, "Rook")), override=True))
    assert die in held_tokens(table, "Rook", "triumph")


def test_impossible_place_offers_no_override() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    assert not refusal_of(table, MoveToken(token=die, to=HAND)).overrulable
    assert why_not(table, MoveToken(token=die, to=character_place(who(table, "Mira")))) == "It is already there."


def test_die_is_rolled_when_moved_into_the_pool_only() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    move = MoveToken(token=die, to=DESTINY, override=True)
    table.dispatch(move, Dice(faces_in_turn(), {"pool.by-hand": 4}))
    assert table.campaign.token(die) in pool_tokens(table, "destiny")
    assert [t.value for t in pool_tokens(table, "destiny") if t.id == die] == [4]
    do(table, MoveToken(token=die, to=character_place(who(table, "Rook")), override=True))
    assert [t.value for t in table.campaign.tokens if t.id == die] == [None]


def test_removing_a_token_by_hand_logs_its_holder() -> None:
    table = an_encounter(faces=(3,))
    pool_die = pool_tokens(table, "destiny", "triumph")[0].id
    (stone,) = earn(table, "triumph-stone", 1)
    assert do(table, RemoveToken(token=pool_die)) == "By hand: a Triumph die showing 3 is removed from play."
    (held,) = held_tokens(table, "Mira", "tragedy")
    assert do(table, RemoveToken(token=held)) == "By hand: Mira's Tragedy die is removed from play."
    assert do(table, RemoveToken(token=stone)) == "By hand: a Triumph stone is removed from play."
    assert why_not(table, RemoveToken(token=stone)) == "That token is no longer in play."


def faces(table: Table, kind: str) -> list[int | None]:
    return [die.value for die in pool_tokens(table, "destiny", kind)]


def test_each_present_hero_takes_one_unrolled_die_of_each_kind() -> None:
    table = a_session()
    for name in ("Mira", "Rook"):
        dice = table.campaign.tokens_at(character_place(who(table, name)))
        assert [(die.kind, die.size, die.value) for die in dice] == [("triumph", 6, None), ("tragedy", 6, None)]
    assert table.campaign.tokens_held(who(table, "Warden")) == 0


def test_present_players_and_gm_roll_one_of_each_into_pool() -> None:
    table = a_session(a_hero(), a_hero("Rook"), faces=(4, 1, 2, 5, 6, 3))
    assert faces(table, "triumph") == [4, 2, 6]
    assert faces(table, "tragedy") == [1, 5, 3]


def test_starting_dice_are_requested_by_player() -> None:
    table = a_table(a_hero(player="Ana"))
    asked = table.rules.dice_requests(StartSession(present=(who(table, "Mira"),)))
    assert [request.name for request in asked] == ["Ana · Triumph", "Ana · Tragedy", "GM · Triumph", "GM · Tragedy"]


def test_typed_faces_fill_the_pool_and_are_marked_typed() -> None:
    table = a_table(a_hero())
    dice = Dice(faces_in_turn(1, 1, 1), {"pool.gm.tragedy": 6})
    entry = table.dispatch(StartSession(present=(who(table, "Mira"),)), dice).entries[0]
    assert faces(table, "tragedy") == [1, 6]
    assert "Tragedy 6, 1" in entry.sentence
    sources = [die.source for event in entry.events for die in getattr(event, "dice", ())]
    assert sources == ["rolled", "rolled", "rolled", "typed"]


def test_old_pool_dice_are_removed_at_the_start() -> None:
    table = a_session(a_hero())
    old = {die.id for die in pool_tokens(table, "destiny")}
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)), 2, 2, 2, 2)
    assert faces(table, "triumph") == [2, 2]
    assert not old & {die.id for die in table.campaign.tokens}


def test_held_dice_carry_over_and_new_ones_are_added() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert load_of(table, "Mira") == 4


def test_gms_hand_starts_empty_and_carries_over() -> None:
    table = a_session(a_hero())
    assert table.campaign.tokens_at(HAND) == ()
    spend(table, "Mira", "tragedy", "inspiration", 3)
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert [die.kind for die in table.campaign.tokens_at(HAND)] == ["tragedy"]


def test_hero_with_room_for_one_die_takes_the_chosen_one() -> None:
    table = a_table(a_hero(stress=9))
    mira = who(table, "Mira")
    said = do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert [die.kind for die in table.campaign.tokens_at(character_place(mira))] == ["tragedy"]
    assert "Mira has room for only one die and takes a Tragedy." in said


def test_choice_is_ignored_with_room_for_both_dice() -> None:
    table = a_table(a_hero(stress=8))
    mira = who(table, "Mira")
    do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert load_of(table, "Mira") == 10


def test_full_hero_takes_no_die_and_log_says_so() -> None:
    table = a_table(a_hero(stress=10))
    said = do(table, StartSession(present=(who(table, "Mira"),)))
    assert held_tokens(table, "Mira") == ()
    assert "Mira is at 10 Stress and gets no Destiny die." in said


def test_choice_that_is_no_die_is_refused() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    assert (
        why_not(table, StartSession(present=(mira,), picks={mira: "stone"})) == "Pick a Triumph or a Tragedy for Mira."
    )


def test_house_rule_sets_the_size_of_the_dice() -> None:
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


def test_session_starts_with_its_number_title_and_heroes() -> None:
    table = a_table(a_hero(), a_hero("Rook"))
    present = (who(table, "Mira"), who(table, "Rook"))
    said = do(table, StartSession(title="Low tide", present=present))
    assert said == (
        "Session 1, “Low tide”, starts with Mira and Rook. The Destiny pool holds Triumph 1, 1, 1 and Tragedy 1, 1, 1."
    )


def test_session_that_cannot_start_is_refused_with_the_reason() -> None:
    table = a_table(a_hero(), a_foe())
    mira, warden = who(table, "Mira"), who(table, "Warden")
    assert why_not(table, StartSession()) == "Select at least one hero whose player is here."
    assert (
        why_not(table, StartSession(present=(warden,)))
        == "Only heroes can be marked as present. The GM plays the opposition."
    )
    do(table, StartSession(present=(mira, mira)))
    assert why_not(table, StartSession(present=(mira,))) == "A session is in progress. End it first."


def test_end_of_a_session_ends_its_encounter_and_weighs_fate() -> None:
    table = an_encounter()
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 2}))
    said = do(table, EndSession())
    assert said == "“Ambush” ends. Fate owes the opposition a benefit: Triumph 0, Tragedy 2. Session 1 ends."
    assert table.campaign.encounter is None
    assert table.campaign.session is None


def test_session_commands_are_refused_outside_a_session() -> None:
    table = a_table(a_hero(), a_foe())
    mira = who(table, "Mira")
    assert why_not(table, EndSession()) == "No session is in progress."
    assert why_not(table, EndEncounter()) == "No encounter is in progress."
    do(table, AddToken(kind="triumph", place=pool_place("destiny"), value=3))
    pool_die = pool_tokens(table, "destiny")[0].id
    needs_session = "Start the session first. Destiny is dealt and earned during play."
    assert why_not(table, Use(use="award", by=mira, tokens=(pool_die,))) == needs_session
    do(table, AddToken(kind="tragedy", place=HAND))
    hand_die = table.campaign.tokens_at(HAND)[0].id
    assert why_not(table, Use(use="gm-use", tokens=(hand_die,))) == needs_session


def test_other_commands_work_between_sessions() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    do(table, SetTrack(character=mira, track="stress", value=3))
    assert do(table, Use(use="long-rest", by=mira)) == "Mira takes a Long Rest: Stress 3 → 1."
    assert table.dispatch(AddToken(kind="triumph", place=character_place(mira)), falling()).kind == "done"


def warned(*traits: Trait) -> tuple[str, ...]:
    table = a_table(a_hero(traits=traits))
    return table.rules.warnings(who(table, "Mira"))


def flaw(group: str, number: int) -> Trait:
    return Trait(group=group, name=f"Flaw {number}")


def test_normal_sheet_has_no_warnings() -> None:
    assert warned() == ()


def test_sixth_complication_or_hubris_is_warned_of() -> None:
    five = (*(flaw("complications", n) for n in range(3)), *(flaw("hubrises", n) for n in range(2)))
    assert warned(*five) == ()
    assert warned(*five, flaw("hubrises", 9)) == (
        "Mira has 6 complications and hubrises. The suggested maximum is five.",
    )


def test_power_without_the_edge_and_the_complication_is_warned_of() -> None:
    power, edge = Trait(group="powers", name="Flight"), Trait(group="edges", name="Awakened")
    loss = Trait(group="complications", name="Power Loss: by moonlight")
    sentence = "Mira has powers. Supernatural powers need the edge Awakened and the complication Power Loss."
    assert warned(power) == (sentence,)
    assert warned(power, edge) == (sentence,)
    assert warned(power, edge, loss) == ()


def test_untrained_lore_is_warned_of() -> None:
    assert warned(Trait(group="proficiencies", name="Lore: tides")) == ("Lore: tides needs training.",)
    assert warned(Trait(group="proficiencies", name="Trade: ropes")) == ()


def test_house_rule_limits_tiers() -> None:
    table = a_table()
    six = AddCharacters(characters=(a_hero(tier=6),))
    assert why_not(table, six) == "Choose a Tier from 1 to 5 for Mira."
    do(table, SetHouseRule(key="highest-tier", value=6))
    assert do(table, six) == "Mira joins the campaign."


def test_everyone_above_the_tier_limit_is_named() -> None:
    many = AddCharacters(characters=(a_hero(tier=6), a_hero("Rook"), a_hero("Ione", tier=9)))
    assert why_not(a_table(), many) == "Choose a Tier from 1 to 5 for Mira and Ione."


def test_sheet_with_an_older_high_tier_can_still_be_edited() -> None:
    table = a_table(a_hero(tier=5))
    do(table, SetHouseRule(key="highest-tier", value=3))
    mira = table.campaign.character(who(table, "Mira"))
    assert do(table, EditCharacter(character=replace(mira, notes="Limps."))) == "Mira's sheet is updated."
    assert why_not(table, EditCharacter(character=replace(mira, tier=4))) == "Choose a Tier from 1 to 3 for Mira."


def turned(hero: Character) -> EditCharacter:
    return EditCharacter(character=replace(hero, side="opposition"))


def test_hero_with_stress_or_dice_cannot_change_sides() -> None:
    table = a_session()
    mira = table.campaign.character(who(table, "Mira"))
    assert why_not(table, turned(mira)) == "Remove Mira's Stress and Destiny dice first. The opposition can't have any."


def test_hero_without_stress_or_dice_changes_sides_and_is_absent() -> None:
    table = a_session(a_hero(stress=10), a_hero("Rook"))
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=0))
    do(table, turned(table.campaign.character(who(table, "Mira"))))
    assert table.campaign.character(who(table, "Mira")).side == "opposition"
    assert table.campaign.session is not None
    assert table.campaign.session.present == (who(table, "Rook"),)
