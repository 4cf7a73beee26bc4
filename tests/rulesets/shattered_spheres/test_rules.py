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
from gmtracker.engine.events import Noted
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from tests.builders import refusals
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
    last_event,
    load_of,
    pool_tokens,
    reason_of,
    refusal_of,
    spend,
    who,
)
from tests.builders.refusals import Reason, because, given_reason

DESTINY, FATE = pool_place("destiny"), pool_place("fate")


def test_late_hero_is_dealt_the_starting_dice_once_per_session() -> None:
    """Seed 000, Destiny: "Players start each game session with 1 Triumph and 1 Tragedy"."""
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    mira, rook = who(table, "Mira"), who(table, "Rook")
    do(table, StartSession(present=(mira,)), 1, 2, 3, 4)
    do(table, SetPresent(character=rook, present=True), 5, 3)
    assert [die.value for die in pool_tokens(table, "destiny")][-2:] == [5, 3]
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
    do(table, SetPresent(character=who(table, "Rook"), present=True))
    assert (len(held_tokens(table, "Rook", "triumph")), held_tokens(table, "Rook", "tragedy")) == (1, ())


def test_die_added_to_the_pool_is_rolled() -> None:
    table = a_table(a_hero())
    do(table, AddToken(kind="triumph", place=DESTINY), 5)
    assert [die.value for die in pool_tokens(table, "destiny")] == [5]


def test_die_added_to_the_pool_may_have_a_chosen_face() -> None:
    table = a_table(a_hero())
    do(table, AddToken(kind="tragedy", place=DESTINY, value=2))
    assert [die.value for die in pool_tokens(table, "destiny")] == [2]
    wrong = AddToken(kind="tragedy", place=DESTINY, value=7)
    assert reason_of(table, wrong) == because(refusals.DESTINY_FACE, size=6)


def test_die_given_to_a_hero_is_unrolled_and_counts() -> None:
    table = a_table(a_hero())
    do(table, AddToken(kind="triumph", place=character_place(who(table, "Mira"))))
    assert load_of(table, "Mira") == 1


def test_tragedy_can_be_added_to_the_gms_hand() -> None:
    table = a_table(a_hero())
    do(table, AddToken(kind="tragedy", place=HAND))
    assert [token.kind for token in table.campaign.tokens_at(HAND)] == ["tragedy"]


def test_stone_can_be_added_to_an_encounters_fate_pool() -> None:
    table = an_encounter()
    do(table, AddToken(kind="triumph-stone", place=FATE))
    assert len(pool_tokens(table, "fate")) == 1


@pytest.mark.parametrize(
    ("kind", "place", "reason"),
    [
        ("triumph", HAND, because(refusals.HAND_HOLDS_TRAGEDY)),
        ("triumph", FATE, because(refusals.FATE_POOL_HOLDS_STONES)),
        ("triumph-stone", DESTINY, because(refusals.DESTINY_POOL_HOLDS_DICE)),
        ("triumph-stone", FATE, because(refusals.FATE_POOL_OF_ENCOUNTER)),
        ("triumph", pool_place("swimming"), because(refusals.NO_PLACE_FOR_TOKEN)),
        ("triumph", character_place(CharacterId("c99")), because(refusals.CHARACTER_GONE)),
        ("triumph", Place("character"), because(refusals.NO_CHARACTER)),
        ("button", DESTINY, because(refusals.SHATTERED_KINDS)),
    ],
)
def test_token_goes_only_where_its_kind_belongs(kind: str, place: Place, reason: Reason) -> None:
    refusal = refusal_of(a_table(a_hero()), AddToken(kind=kind, place=place))
    assert (given_reason(refusal), refusal.overrulable) == (reason, False)


def test_only_heroes_hold_dice_and_no_one_holds_stones() -> None:
    table = a_table(a_hero(), a_foe())
    assert reason_of(table, AddToken(kind="triumph", place=character_place(who(table, "Warden")))) == because(
        refusals.HEROES_HOLD_DESTINY
    )
    assert reason_of(table, AddToken(kind="triumph-stone", place=character_place(who(table, "Mira")))) == because(
        refusals.HEROES_HOLD_DESTINY
    )


def test_face_for_an_unrolled_die_is_refused() -> None:
    table = a_table(a_hero())
    held = AddToken(kind="triumph", place=character_place(who(table, "Mira")), value=3)
    assert reason_of(table, held) == because(refusals.FACES_OF_POOL)


def test_full_hero_takes_a_die_by_hand_only_with_override() -> None:
    table = a_table(a_hero(stress=10))
    place = character_place(who(table, "Mira"))
    refusal = refusal_of(table, AddToken(kind="triumph", place=place))
    assert given_reason(refusal) == because(refusals.FULL_FOR_DESTINY, hero="Mira")
    do(table, AddToken(kind="triumph", place=place, override=True))
    assert load_of(table, "Mira") == 11


def test_house_rule_keeps_the_empty_pool_empty() -> None:
    table = a_table(a_hero())
    do(table, SetHouseRule(key="refill-by-hand", value=False))
    refusal = refusal_of(table, AddToken(kind="triumph", place=DESTINY, value=1))
    assert given_reason(refusal) == because(refusals.POOL_STAYS_EMPTY)
    do(table, AddToken(kind="triumph", place=DESTINY, value=1, override=True))
    assert do(table, AddToken(kind="triumph", place=DESTINY, value=1)).startswith("By hand")


def test_moving_tokens_by_hand_needs_an_override() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    to_rook = MoveToken(token=die, to=character_place(who(table, "Rook")))
    refusal = refusal_of(table, to_rook)
    assert given_reason(refusal) == because(refusals.TOKEN_NOT_MOVED, token="Triumph die")
    assert refusal.overrulable
    do(table, MoveToken(token=die, to=character_place(who(table, "Rook")), override=True))
    assert die in held_tokens(table, "Rook", "triumph")


def test_impossible_place_offers_no_override() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    assert not refusal_of(table, MoveToken(token=die, to=HAND)).overrulable
    assert reason_of(table, MoveToken(token=die, to=character_place(who(table, "Mira")))) == because(
        refusals.ALREADY_THERE
    )


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
    (held,) = held_tokens(table, "Mira", "tragedy")
    assert [do(table, RemoveToken(token=token)) for token in (pool_die, held, stone)] == [
        "By hand: a Triumph die showing 3 is removed from play.",
        "By hand: Mira's Tragedy die is removed from play.",
        "By hand: a Triumph stone is removed from play.",
    ]
    assert reason_of(table, RemoveToken(token=stone)) == because(refusals.TOKEN_GONE)


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
    do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert [die.kind for die in table.campaign.tokens_at(character_place(mira))] == ["tragedy"]


def test_choice_is_ignored_with_room_for_both_dice() -> None:
    table = a_table(a_hero(stress=8))
    mira = who(table, "Mira")
    do(table, StartSession(present=(mira,), picks={mira: "tragedy"}))
    assert load_of(table, "Mira") == 10


def test_full_hero_takes_no_die() -> None:
    table = a_table(a_hero(stress=10))
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert held_tokens(table, "Mira") == ()
    assert load_of(table, "Mira") == 10


def test_choice_that_is_no_die_is_refused() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    assert reason_of(table, StartSession(present=(mira,), picks={mira: "stone"})) == because(
        refusals.NO_STARTING_PICK, hero="Mira"
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
    do(table, StartSession(title="Low tide", present=present))
    session = table.campaign.session
    assert session is not None
    assert (session.number, session.title, session.present) == (1, "Low tide", present)


def test_session_that_cannot_start_is_refused_with_the_reason() -> None:
    table = a_table(a_hero(), a_foe())
    mira, warden = who(table, "Mira"), who(table, "Warden")
    assert reason_of(table, StartSession()) == because(refusals.NO_ONE_PRESENT)
    assert reason_of(table, StartSession(present=(warden,))) == because(refusals.OPPOSITION_PRESENT)
    do(table, StartSession(present=(mira, mira)))
    assert reason_of(table, StartSession(present=(mira,))) == because(refusals.SESSION_IN_PROGRESS)


def test_end_of_a_session_ends_its_encounter_and_weighs_fate() -> None:
    table = an_encounter()
    do(table, Use(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 2}))
    do(table, EndSession())
    assert last_event(table, Noted).topic == "owed"
    assert table.campaign.encounter is None
    assert table.campaign.session is None


def test_session_commands_are_refused_outside_a_session() -> None:
    table = a_table(a_hero(), a_foe())
    mira = who(table, "Mira")
    assert reason_of(table, EndSession()) == because(refusals.NO_SESSION)
    assert reason_of(table, EndEncounter()) == because(refusals.NO_ENCOUNTER)
    do(table, AddToken(kind="triumph", place=pool_place("destiny"), value=3))
    pool_die = pool_tokens(table, "destiny")[0].id
    assert reason_of(table, Use(use="award", by=mira, tokens=(pool_die,))) == because(refusals.DESTINY_WITHOUT_SESSION)
    do(table, AddToken(kind="tragedy", place=HAND))
    hand_die = table.campaign.tokens_at(HAND)[0].id
    assert reason_of(table, Use(use="gm-use", tokens=(hand_die,))) == because(refusals.DESTINY_WITHOUT_SESSION)


def test_other_commands_work_between_sessions() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    do(table, SetTrack(character=mira, track="stress", value=3))
    do(table, Use(use="long-rest", by=mira))
    assert load_of(table, "Mira") == 1
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
    assert len(warned(*five, flaw("hubrises", 9))) == 1


def test_power_without_the_edge_and_the_complication_is_warned_of() -> None:
    power, edge = Trait(group="powers", name="Flight"), Trait(group="edges", name="Awakened")
    loss = Trait(group="complications", name="Power Loss: by moonlight")
    assert len(warned(power)) == 1
    assert warned(power, edge) == warned(power)
    assert warned(power, edge, loss) == ()


def test_untrained_lore_is_warned_of() -> None:
    assert len(warned(Trait(group="proficiencies", name="Lore: tides"))) == 1
    assert warned(Trait(group="proficiencies", name="Trade: ropes")) == ()


def test_house_rule_limits_tiers() -> None:
    table = a_table()
    six = AddCharacters(characters=(a_hero(tier=6),))
    assert reason_of(table, six) == because(refusals.NO_TIER, names="Mira", highest=5)
    do(table, SetHouseRule(key="highest-tier", value=6))
    do(table, six)
    assert table.campaign.character(who(table, "Mira")).tier == 6


def test_everyone_above_the_tier_limit_is_named() -> None:
    many = AddCharacters(characters=(a_hero(tier=6), a_hero("Rook"), a_hero("Ione", tier=9)))
    assert reason_of(a_table(), many) == because(refusals.NO_TIER, names="Mira and Ione", highest=5)


def test_sheet_with_an_older_high_tier_can_still_be_edited() -> None:
    table = a_table(a_hero(tier=5))
    do(table, SetHouseRule(key="highest-tier", value=3))
    mira = table.campaign.character(who(table, "Mira"))
    do(table, EditCharacter(character=replace(mira, notes="Limps.")))
    assert table.campaign.character(mira.id).notes == "Limps."
    assert reason_of(table, EditCharacter(character=replace(mira, tier=4))) == because(
        refusals.NO_TIER, names="Mira", highest=3
    )


def turned(hero: Character) -> EditCharacter:
    return EditCharacter(character=replace(hero, side="opposition"))


def test_hero_with_stress_or_dice_cannot_change_sides() -> None:
    table = a_session()
    mira = table.campaign.character(who(table, "Mira"))
    assert reason_of(table, turned(mira)) == because(refusals.STRESS_OF_NEW_FOE, name="Mira")


def test_hero_without_stress_or_dice_changes_sides_and_is_absent() -> None:
    table = a_session(a_hero(stress=10), a_hero("Rook"))
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=0))
    do(table, turned(table.campaign.character(who(table, "Mira"))))
    assert table.campaign.character(who(table, "Mira")).side == "opposition"
    assert table.campaign.session is not None
    assert table.campaign.session.present == (who(table, "Rook"),)
