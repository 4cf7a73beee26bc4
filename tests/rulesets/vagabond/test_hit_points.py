"""HP: damage with Armor, Immune and Weak, the three ways to die, healing, Rest and Breather."""

import pytest

from gmtracker.engine.commands import EditCharacter, SetAside, SetCondition, SetHouseRule, SetTrack
from gmtracker.engine.dice import Dice
from gmtracker.engine.dice_notation import MAX_EXPLOSIONS
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import do, held_tokens, no_dice, reason_of, refusal_of, who
from tests.builders.refusals import because, given_reason
from tests.builders.vagabond import a_being, a_fight, aila, an_evening, an_ogre, hp_of, is_dead, use


def hurt(table: Table, name: str, track: str = "hp", *, value: int, override: bool = False) -> str:
    return do(table, SetTrack(character=who(table, name), track=track, value=value, override=override))


def fatigue(table: Table, name: str = "Aila") -> int:
    return table.campaign.track_value(who(table, name), "fatigue")


def dead_aila() -> Table:
    table = an_evening()
    hurt(table, "Aila", value=0)
    return table


@pytest.mark.parametrize(("level", "highest"), [(1, 5), (2, 10), (4, 20)])
def test_heros_hp_are_might_times_level(level: int, highest: int) -> None:
    table = an_evening(aila(level=level))
    assert hp_of(table, "Aila") == table.campaign.track_maximum(who(table, "Aila"), "hp") == highest


def test_creatures_hp_are_those_of_its_sheet() -> None:
    assert hp_of(an_evening(), "Ogre") == 20


@pytest.mark.parametrize(
    ("dice", "faces", "left"), [("7", (), 13), ("2d6", (3, 5), 12), ("d6!", (6, 6, 2), 6), ("2d6+1", (1, 1), 17)]
)
def test_damage_is_a_number_or_dice(dice: str, faces: tuple[int, ...], left: int) -> None:
    table = an_evening()
    do(table, use(table, "damage", "Ogre", damage=dice), *faces)
    assert hp_of(table, "Ogre") == left


def test_damage_preview_is_shown_only_without_dice() -> None:
    table = an_evening()
    rolled, number = (use(table, "damage", "Ogre", damage=written) for written in ("2d6+d4", "7"))
    assert table.rules.preview(rolled).message == "rolls 2d6 + d4"
    assert table.rules.preview(number).message == "Ogre: HP 20 → 13"


def test_endlessly_exploding_dice_stop() -> None:
    table = an_evening()
    table.dispatch(use(table, "damage", "Ogre", damage="2d4!"), Dice(lambda size: size))
    (rolled, *more) = [
        event for event in table.history.open_chapter.entries[-1].events if isinstance(event, DiceRolled)
    ]
    assert len(rolled.dice) == 2
    assert sum(len(event.dice) for event in more) == MAX_EXPLOSIONS


@pytest.mark.parametrize("written", ["d7", "some", "2d6-d4", "0d6", "99d6", "d6!!", "-3"])
def test_invalid_damage_is_refused(written: str) -> None:
    table = an_evening()
    assert reason_of(table, use(table, "damage", "Ogre", damage=written)) == because(refusals.DAMAGE_NOTATION)


def test_damage_is_at_least_zero() -> None:
    table = an_evening()
    do(table, use(table, "damage", "Ogre", damage="d4-9"), 2)
    assert hp_of(table, "Ogre") == 20


def test_armor_reduces_only_damage_from_attacks() -> None:
    table = an_evening()
    do(table, use(table, "damage", "Ogre", damage="7", attack=True))
    assert hp_of(table, "Ogre") == 15
    do(table, use(table, "damage", "Ogre", damage="7"))
    assert hp_of(table, "Ogre") == 8


def test_armor_never_turns_damage_into_healing() -> None:
    table = an_evening()
    do(table, use(table, "damage", "Ogre", damage="1", attack=True))
    assert hp_of(table, "Ogre") == 20


def test_immune_character_is_unharmed() -> None:
    table = an_evening(aila(), an_ogre(immune="Fire"))
    do(table, use(table, "damage", "Ogre", damage="9", source="fire"))
    assert hp_of(table, "Ogre") == 20


def test_weakness_ignores_armor_and_immune_and_adds_a_die() -> None:
    table = an_evening(aila(), an_ogre(immune="Fire", weak="Fire"))
    do(table, use(table, "damage", "Ogre", damage="d6", source="Fire", attack=True), 3, 4)
    assert hp_of(table, "Ogre") == 13


def test_character_at_zero_hp_is_dead() -> None:
    table = an_evening()
    hurt(table, "Aila", value=0)
    assert is_dead(table, "Aila")


def test_character_at_five_fatigue_is_dead() -> None:
    table = an_evening()
    hurt(table, "Aila", "fatigue", value=4)
    assert not is_dead(table, "Aila")
    assert hurt(table, "Aila", "fatigue", value=5).endswith("Aila reaches 5 Fatigue and dies.")
    assert is_dead(table, "Aila")


def test_destroyed_body_is_dead_at_any_hp() -> None:
    table = an_evening()
    do(table, use(table, "destroy", "Aila"))
    assert is_dead(table, "Aila")
    assert hp_of(table, "Aila") == 10


def test_removed_death_mark_does_not_return_by_itself() -> None:
    table = dead_aila()
    do(table, SetCondition(character=who(table, "Aila"), condition="dead", on=False))
    hurt(table, "Aila", "fatigue", value=1)
    assert not is_dead(table, "Aila")
    hurt(table, "Aila", value=3)
    hurt(table, "Aila", value=0)
    assert is_dead(table, "Aila")


def test_living_character_at_zero_hp_dies_of_more_damage() -> None:
    """Seed 003, Dying: HP "reduced to 0". Before, 3 HP were lost from 0 to 0 without any effect."""
    table = dead_aila()
    do(table, SetCondition(character=who(table, "Aila"), condition="dead", on=False))
    do(table, use(table, "damage", "Aila", damage="d4-9"), 2)
    assert not is_dead(table, "Aila")
    do(table, use(table, "damage", "Aila", damage="3"))
    assert is_dead(table, "Aila")


def test_sheet_that_loses_its_hit_points_kills_no_one() -> None:
    table = an_evening()
    hero = table.campaign.character(who(table, "Aila"))
    do(table, EditCharacter(character=type(hero)(id=hero.id, name="Aila", level=0, traits=hero.traits)))
    assert not is_dead(table, "Aila")


@pytest.mark.parametrize("key", ["heal", "rest", "breather"])
def test_healing_the_dead_needs_an_override(key: str) -> None:
    table = dead_aila()
    refusal = refusal_of(table, use(table, key, "Aila", amount=3))
    assert given_reason(refusal) == because(refusals.DEAD_REGAIN_NOTHING, name="Aila")
    assert refusal.overrulable


def test_setting_hp_of_the_dead_needs_an_override() -> None:
    table = dead_aila()
    command = SetTrack(character=who(table, "Aila"), track="hp", value=1)
    assert reason_of(table, command) == because(refusals.DEAD_REGAIN_NOTHING, name="Aila")
    hurt(table, "Aila", value=1, override=True)
    assert hp_of(table, "Aila") == 1


def test_healing_stops_at_the_maximum() -> None:
    table = an_evening()
    hurt(table, "Aila", value=8)
    do(table, use(table, "heal", "Aila", amount=5))
    assert hp_of(table, "Aila") == 10
    assert reason_of(table, use(table, "heal", "Aila", amount=5)) == because(refusals.FULL_HP, name="Aila")


def test_breather_restores_might_in_hp() -> None:
    table = an_evening()
    hurt(table, "Aila", value=2)
    do(table, use(table, "breather", "Aila"))
    assert hp_of(table, "Aila") == 7


def test_rest_fills_hp_mana_and_luck() -> None:
    table = an_evening(aila(mana=6))
    hurt(table, "Aila", value=2)
    hurt(table, "Aila", "mana", value=1)
    do(table, use(table, "favor", "Aila"))
    do(table, use(table, "rest", "Aila"))
    assert hp_of(table, "Aila") == 10
    assert table.campaign.track_value(who(table, "Aila"), "mana") == 6
    assert len(held_tokens(table, "Aila")) == 3


def test_rest_removes_a_fatigue_only_if_hp_were_full() -> None:
    table = an_evening()
    hurt(table, "Aila", "fatigue", value=2)
    hurt(table, "Aila", value=2)
    do(table, use(table, "rest", "Aila"))
    assert fatigue(table) == 2
    do(table, use(table, "rest", "Aila"))
    assert fatigue(table) == 1


def test_every_rest_removes_a_fatigue_by_house_rule() -> None:
    table = an_evening()
    do(table, SetHouseRule(key="rest-fatigue", value=True))
    hurt(table, "Aila", "fatigue", value=2)
    hurt(table, "Aila", value=2)
    do(table, use(table, "rest", "Aila"))
    assert fatigue(table) == 1


def test_all_present_living_heroes_rest_together() -> None:
    table = an_evening(aila(), a_being("Bram", 2, 2, 2, 2, 2, 2), a_being("Cato", 2, 2, 2, 2, 2, 2))
    hurt(table, "Aila", value=1)
    hurt(table, "Bram", value=1)
    hurt(table, "Cato", value=0)
    do(table, use(table, "rest", everyone=True))
    assert [hp_of(table, name) for name in ("Aila", "Bram", "Cato")] == [10, 2, 0]


def test_benched_hero_does_not_rest_with_the_others() -> None:
    table = an_evening()
    hurt(table, "Bram", value=1)
    do(table, SetAside(character=who(table, "Bram"), benched=True))
    do(table, use(table, "rest", everyone=True))
    assert hp_of(table, "Bram") == 1


def test_mana_is_hidden_for_those_who_have_none() -> None:
    table = an_evening()
    assert table.campaign.track_maximum(who(table, "Aila"), "mana") == 0


def test_damage_shows_its_effect_before_it_is_dealt() -> None:
    table = a_fight()
    assert table.rules.preview(use(table, "damage", "Ogre", damage="20")).message == "Ogre: HP 20 → 0 · Ogre dead"


def test_damage_and_death_undo_as_one() -> None:
    table = an_evening()
    table.dispatch(use(table, "damage", "Ogre", damage="20"), no_dice())
    table.undo()
    assert not is_dead(table, "Ogre")
    assert hp_of(table, "Ogre") == 20
