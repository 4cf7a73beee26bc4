"""A death that the GM overrules, and a Crit that gives no Luck because it is full."""

from typing import Any

import pytest

from gmtracker.engine.commands import SetTrack, Use
from tests.builders import refusals
from tests.builders.campaigns import do, who
from tests.builders.vagabond import a_fight, check, is_dead, use


def test_hp_given_to_the_dead_anyway_end_the_death() -> None:
    """Before, the hero had 3 HP and was still marked dead."""
    table = a_fight()
    do(table, SetTrack(character=who(table, "Aila"), track="hp", value=0))
    assert is_dead(table, "Aila")
    do(table, SetTrack(character=who(table, "Aila"), track="hp", value=3, override=True))
    assert not is_dead(table, "Aila")


def test_fatigue_keeps_a_hero_dead_whatever_the_hp() -> None:
    table = a_fight()
    do(table, SetTrack(character=who(table, "Aila"), track="hp", value=1))
    do(table, SetTrack(character=who(table, "Aila"), track="fatigue", value=5))
    do(table, SetTrack(character=who(table, "Aila"), track="hp", value=3, override=True))
    assert is_dead(table, "Aila")


@pytest.mark.parametrize("kind", ["attack", "skill", "save"])
def test_crit_at_full_luck_says_that_luck_is_full(kind: str) -> None:
    """Before, an attack's Crit only said that it dealt more damage "instead of gaining Luck"."""
    table = a_fight()
    inputs: dict[str, Any] = {"damage": "d8", "attack": True} if kind == "attack" else {}
    if kind == "save":
        inputs = {"save": {"first": 4, "second": 3}, "stops": True}
    do(table, check(table, "Aila", "Ogre", kind=kind, **inputs), 20)
    shown = table.rules.open_check()
    assert shown is not None
    full = refusals.OWN_LUCK_FULL.format(name="Aila")
    assert any(full.endswith(f"{note}.") for note in shown.notes)
    assert full in do(table, Use(use="announce"))


def test_resting_dead_hero_anyway_ends_the_death() -> None:
    table = a_fight()
    do(table, SetTrack(character=who(table, "Aila"), track="hp", value=0))
    rest = use(table, "rest", "Aila")
    do(table, Use(use=rest.use, by=rest.by, override=True))
    assert not is_dead(table, "Aila")
