"""A session: Luck at its start, late heroes, the turn order, Rush, statuses, and tokens moved by hand."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Place, Trait, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    EditCharacter,
    EndSession,
    MarkAction,
    MoveToken,
    SetCondition,
    SetPresent,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.ruleset import OnUse
from gmtracker.engine.table import Table
from gmtracker.rulesets.vagabond.countdown import POOL
from tests.builders import refusals
from tests.builders.campaigns import a_table, do, held_tokens, no_dice, reason_of, refusal_of, who
from tests.builders.refusals import because, given_reason
from tests.builders.vagabond import GAME, a_being, a_fight, aila, an_evening, an_ogre, check, countdown_dice, use


def dropped(table: Table, name: str, on: str) -> str:
    """Return the message of dropping someone's Luck on a row, or the refusal."""
    try:
        return table.rules.drop_result(held_tokens(table, name)[:1], character_place(who(table, on))).message
    except Refused as refusal:
        return refusal.sentence


def test_luck_is_full_at_the_start() -> None:
    table = an_evening()
    assert [len(held_tokens(table, name)) for name in ("Aila", "Bram", "Ogre")] == [3, 2, 0]


def test_spent_luck_is_full_again_at_the_next_start() -> None:
    table = an_evening()
    do(table, use(table, "favor", "Aila"))
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Aila"),)))
    assert len(held_tokens(table, "Aila")) == 3


def with_luck(table: Table, name: str, stat: int) -> EditCharacter:
    """Return the command that sets a Luck stat on a sheet."""
    hero = table.campaign.character(who(table, name))
    others = tuple(trait for trait in hero.traits if trait.name != "Luck")
    return EditCharacter(character=replace(hero, traits=(*others, Trait("stats", "Luck", rank=stat))))


@pytest.mark.parametrize(("spent", "stat", "held"), [(0, 5, 5), (1, 5, 4), (0, 2, 2), (2, 2, 1)])
def test_luck_follows_its_stat_in_a_session(spent: int, stat: int, held: int) -> None:
    """Before, a sheet filled in after the session start kept the Luck of an empty one."""
    table = an_evening()
    for _ in range(spent):
        do(table, use(table, "favor", "Aila"))
    do(table, with_luck(table, "Aila", stat))
    assert len(held_tokens(table, "Aila")) == held


def test_luck_is_not_dealt_before_the_session_starts() -> None:
    table = a_table(aila(), ruleset=GAME)
    do(table, with_luck(table, "Aila", 5))
    assert not held_tokens(table, "Aila")


def test_changed_stat_of_an_absent_hero_deals_no_luck() -> None:
    table = a_table(aila(), a_being("Bram", 2, 2, 2, 2, 2, 2), ruleset=GAME)
    do(table, StartSession(present=(who(table, "Aila"),)))
    do(table, with_luck(table, "Bram", 5))
    assert not held_tokens(table, "Bram")


def test_late_hero_gets_full_luck_once() -> None:
    """Rules/vagabond.md, Luck: full at the start."""
    table = a_table(aila(), a_being("Bram", 2, 2, 2, 2, 2, 2), ruleset=GAME)
    do(table, StartSession(present=(who(table, "Aila"),)))
    bram = who(table, "Bram")
    assert not held_tokens(table, "Bram")
    do(table, SetPresent(character=bram, present=True))
    do(table, use(table, "favor", "Bram"))
    do(table, SetPresent(character=bram, present=False))
    do(table, SetPresent(character=bram, present=True))
    assert len(held_tokens(table, "Bram")) == 1


def test_heroes_go_first_in_their_own_order() -> None:
    table = an_evening()
    order = tuple(who(table, name) for name in ("Ogre", "Bram", "Aila"))
    do(table, StartEncounter(kind="combat", order=order))
    assert table.campaign.encounter is not None
    assert [table.campaign.character_name(x) for x in table.campaign.encounter.order] == ["Bram", "Aila", "Ogre"]


def test_rush_at_three_fatigue_needs_an_override() -> None:
    table = a_fight()
    rush = MarkAction(character=who(table, "Aila"), action="rush", times=1)
    do(table, SetTrack(character=who(table, "Aila"), track="fatigue", value=3))
    refusal = refusal_of(table, rush)
    assert given_reason(refusal) == because(refusals.TOO_TIRED_TO_RUSH, name="Aila", fatigue=3)
    assert refusal.overrulable
    do(table, MarkAction(character=rush.character, action="rush", times=1, override=True))
    do(table, MarkAction(character=rush.character, action="rush", times=0))


@pytest.mark.parametrize(
    "status",
    [
        *("berserk", "blinded", "burning", "charmed", "confused", "dazed", "fatigued", "focusing", "frightened"),
        *("grappling", "incapacitated", "invisible", "paralyzed", "prone", "restrained", "sickened"),
        *("suffocating", "unconscious", "vulnerable"),
    ],
)
def test_status_can_be_set_and_removed(status: str) -> None:
    table = a_fight()
    for on in (True, False):
        do(table, SetCondition(character=who(table, "Aila"), condition=status, on=on))
        assert table.campaign.character(who(table, "Aila")).has_condition(status) is on


def test_luck_can_be_spent_only_by_its_holder() -> None:
    table = a_fight()
    assert dropped(table, "Aila", "Aila") == "Aila: Spend 1 Luck"
    assert dropped(table, "Aila", "Bram") == refusals.LUCK_OF_ANOTHER.format(holder="Aila")


def test_luck_dropped_on_the_check_favors_or_rerolls() -> None:
    table = a_fight()
    target = OnCheck(CheckDraft(by=who(table, "Aila")))
    token = held_tokens(table, "Aila")[:1]
    (favor,) = table.rules.drop_result(token, target).offers
    assert (favor.command.use, favor.effect) == ("favor", "+d6: 72.5%")
    do(table, check(table, "Aila"), 3)
    (again,) = table.rules.drop_result(token, target).offers
    assert (again.command.use, again.effect[-3:]) == ("roll-again", "30%")


def test_luck_of_another_hero_is_refused_with_the_reason() -> None:
    """Before, "That can do nothing for this check." did not say whose roll it is."""
    table = a_fight()
    target = OnCheck(CheckDraft(by=who(table, "Aila")))
    why = "You can spend Luck only on your own rolls. This roll is Aila's."
    with pytest.raises(Refused, match=why):
        table.rules.drop_result(held_tokens(table, "Bram")[:1], target)
    do(table, check(table, "Aila"), 3)
    with pytest.raises(Refused, match=why):
        table.rules.drop_result(held_tokens(table, "Bram")[:1], target)


def test_luck_dropped_on_a_use_starts_it() -> None:
    table = a_fight()
    token = held_tokens(table, "Aila")[:1]
    result = table.rules.drop_result(token, OnUse("favor", who(table, "Aila")))
    assert result.command == Use(use="favor", by=who(table, "Aila"), tokens=token)
    for place, why in (
        (HAND, "The GM doesn't use Luck."),
        (POOL, r"Luck can't be put in a pool\. Spend it on a roll\."),
    ):
        with pytest.raises(Refused, match=why):
            table.rules.drop_result(token, place)
    with pytest.raises(Refused, match=r"You can't drop anything there\."):
        table.rules.drop_result(token, OnUse("rest", who(table, "Aila")))


def test_countdown_die_stays_in_its_pool() -> None:
    table = a_fight()
    do(table, use(table, "set-countdown", name="The tide"))
    (die,) = countdown_dice(table)
    with pytest.raises(Refused, match=r"A Countdown die counts for everyone, so it stays in its pool\."):
        table.rules.drop_result((die.id,), character_place(who(table, "Aila")))
    assert reason_of(table, MoveToken(token=die.id, to=HAND)) == because(refusals.COUNTDOWN_IN_ITS_POOL)


def test_luck_above_the_stat_by_hand_needs_an_override() -> None:
    table = a_fight()
    place = character_place(who(table, "Aila"))
    assert reason_of(table, AddToken(kind="luck", place=place)) == because(refusals.LUCK_FULL, hero="Aila")
    do(table, AddToken(kind="luck", place=place, override=True))
    assert len(held_tokens(table, "Aila")) == 4


@pytest.mark.parametrize("place", [HAND, POOL])
def test_luck_is_held_only_by_heroes(place: Place) -> None:
    table = a_fight()
    assert reason_of(table, AddToken(kind="luck", place=place)) == because(refusals.LUCK_OF_HEROES)
    ogre = character_place(who(table, "Ogre"))
    assert reason_of(table, AddToken(kind="luck", place=ogre)) == because(refusals.LUCK_OF_HEROES)


def test_passing_luck_on_needs_an_override() -> None:
    table = a_fight()
    do(table, use(table, "favor", "Bram"))
    token = held_tokens(table, "Aila")[0]
    to = character_place(who(table, "Bram"))
    assert reason_of(table, MoveToken(token=token, to=to)) == because(refusals.LUCK_NOT_GIVEN)
    table.dispatch(MoveToken(token=token, to=to, override=True), no_dice())
    assert token in held_tokens(table, "Bram")


def test_warnings_name_what_a_sheet_lacks() -> None:
    table = a_table(a_being("Bram", 2, 2, 2, 2, 2), an_ogre(), a_being("Rat", side="opposition"), ruleset=GAME)
    club = aila(attacks=("Longsword",))
    do(table, AddCharacters(characters=(club,)))
    assert [table.rules.warnings(character.id) for character in table.campaign.characters] == [
        ("Bram has no Luck yet. A missing stat counts as 2.",),
        (),
        ("Rat has no Hit Points yet.",),
        ("One of Aila's attacks has no dice. Enter them beside it, for example “2d6”.",),
    ]
