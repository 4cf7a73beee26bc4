"""Saves of several heroes against one action: rolled together, with the same damage for those who fail."""

from typing import Any

import pytest

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import do, held_tokens, reason_of, who
from tests.builders.refusals import because
from tests.builders.vagabond import a_being, a_fight, aila, an_ogre, hp_of, save, use


def a_breath(table: Table, **inputs: Any) -> Use:
    """Return the Ogre's breath: Aila and Bram save with Reflex, against 13 and 16, for 4 damage."""
    return save(table, "Aila", "Ogre", damage="4", also=[who(table, "Bram")], **inputs)


def a_marsh() -> Table:
    return a_fight(aila(), a_being("Bram", 5, 2, 2, 2, 2, 2), an_ogre())


def open_check(table: Table) -> OpenCheck:
    shown = table.rules.open_check()
    assert shown is not None
    return shown


def lost(table: Table) -> list[int]:
    """Return the HP that Aila and Bram lost."""
    heroes = [table.campaign.character(who(table, name)) for name in ("Aila", "Bram")]
    return [table.campaign.track_maximum(hero.id, "hp") - hp_of(table, hero.name) for hero in heroes]


@pytest.mark.parametrize(
    ("faces", "losses"), [((12, 15), [4, 4]), ((13, 15), [0, 4]), ((12, 16), [4, 0]), ((13, 16), [0, 0])]
)
def test_failed_savers_take_the_damage(faces: tuple[int, int], losses: list[int]) -> None:
    """Before, every hero needed a separate check, and the damage was rolled each time."""
    table = a_marsh()
    assert [request.owner.name for request in table.rules.dice_requests(a_breath(table)) if request.owner] == [
        "Aila",
        "Bram",
    ]
    do(table, a_breath(table), *faces)
    do(table, Use(use="announce"))
    if any(losses):
        do(table, Use(use="roll-damage"))
        do(table, Use(use="deal"))
    assert lost(table) == losses
    assert table.rules.open_check() is None


def test_open_check_shows_each_save() -> None:
    table = a_marsh()
    do(table, a_breath(table), 13, 15)
    shown = open_check(table)
    assert any("15 against 16" in note for note in shown.notes)
    assert [die.face for die in shown.dice] == [13, 15]


def test_each_save_is_recorded_as_its_heros_result() -> None:
    table = a_marsh()
    do(table, a_breath(table), 13, 15)
    do(table, Use(use="announce"))
    events = [event for event in table.history.open_chapter.entries[-1].events if isinstance(event, CheckResolved)]
    assert [(event.by, event.degree) for event in events] == [(who(table, "Aila"), 1), (who(table, "Bram"), -1)]


def test_luck_of_another_hero_rerolls_their_own_save() -> None:
    table = a_marsh()
    do(table, a_breath(table), 13, 15)
    do(table, use(table, "roll-again", "Bram"), 18)
    assert len(held_tokens(table, "Bram")) == 1
    do(table, Use(use="announce"))
    assert table.rules.open_check() is None


def test_crit_of_another_hero_gives_luck() -> None:
    table = a_marsh()
    do(table, use(table, "favor", "Bram"))
    do(table, Use(use="announce"))
    do(table, a_breath(table), 13, 20, 1)
    do(table, Use(use="announce"))
    assert len(held_tokens(table, "Bram")) == 2


def test_form_offers_the_other_heroes_of_the_fight() -> None:
    table = a_marsh()
    bram = f"also-{who(table, 'Bram')}"
    draft = CheckDraft(who(table, "Ogre"), who(table, "Aila")).with_value(bram, True)
    form = table.rules.check_form(draft)
    assert form.field(bram).value is True
    assert form.command is not None
    assert form.command.inputs["also"] == [who(table, "Bram")]
    attack = CheckDraft(who(table, "Aila"), who(table, "Ogre"))
    assert all(field.key != bram for field in table.rules.check_form(attack).fields)


@pytest.mark.parametrize("also", [["Aila"], ["Ogre"], ["Bram", "Bram"]])
def test_only_heroes_save_and_only_once(also: list[str]) -> None:
    table = a_marsh()
    command = save(table, "Aila", "Ogre", damage="6", also=[who(table, name) for name in also])
    assert reason_of(table, command) == because(refusals.NO_OTHER_SAVES)
