"""Stymied and Vulnerable: what they change, how long they last, and the Very ones."""

import pytest

from gmtracker.engine.commands import NextTurn, PreviousTurn, Use
from gmtracker.engine.table import Table
from tests.rulesets.torg_eternity.knights import a_scene, brute, form_of, ilse, spec_of
from tests.support.builders import do, who, why_not

BOTH = pytest.mark.parametrize(("use", "key"), [("make-stymied", "stymied"), ("make-vulnerable", "vulnerable")])


def make(table: Table, use: str, name: str, how: str = "") -> str:
    return do(table, Use(use=use, by=who(table, name), inputs={"how": how}))


def conditions(table: Table, name: str) -> list[str]:
    return [condition.key for condition in table.campaign.character(who(table, name)).conditions]


@BOTH
def test_a_second_one_makes_the_very_one(use: str, key: str) -> None:
    table = a_scene()
    make(table, use, "Brute")
    assert conditions(table, "Brute") == [key]
    make(table, use, "Brute")
    assert conditions(table, "Brute") == [f"very-{key}"]
    very = f"Very {key.capitalize()}"
    assert why_not(table, Use(use=use, by=who(table, "Brute"))) == f"Brute is {very} already, and it gets no worse."


@BOTH
def test_the_very_one_can_come_at_once(use: str, key: str) -> None:
    table = a_scene()
    assert make(table, use, "Brute", "very") == f"Brute is very {key} until Brute's turn ends."
    assert conditions(table, "Brute") == [f"very-{key}"]


@BOTH
def test_it_lasts_to_the_end_of_the_bearers_next_turn(use: str, key: str) -> None:
    table = a_scene(ilse(), brute())
    make(table, use, "Brute")
    make(table, use, "Ilse")
    do(table, NextTurn())
    assert (conditions(table, "Ilse"), conditions(table, "Brute")) == ([key], [key])
    do(table, NextTurn())
    assert (conditions(table, "Ilse"), conditions(table, "Brute")) == ([key], [])
    do(table, NextTurn())
    assert conditions(table, "Ilse") == []
    do(table, PreviousTurn())
    assert conditions(table, "Ilse") == [key]


def test_a_second_one_lasts_anew() -> None:
    table = a_scene(ilse(), brute())
    make(table, "make-stymied", "Brute")
    do(table, NextTurn())
    make(table, "make-stymied", "Brute")
    do(table, NextTurn())
    assert conditions(table, "Brute") == ["very-stymied"]


@pytest.mark.parametrize(("key", "amount"), [("stymied", -2), ("very-stymied", -4)])
def test_stymied_changes_ones_own_tests(key: str, amount: int) -> None:
    table = a_scene(ilse(conditions=(key,)), brute())
    assert spec_of(form_of(table)).modifier == amount
    assert spec_of(form_of(table, "Brute", "Ilse")).modifier == 0


@pytest.mark.parametrize(("key", "amount"), [("vulnerable", 2), ("very-vulnerable", 4)])
def test_vulnerable_changes_the_tests_of_those_who_act_against(key: str, amount: int) -> None:
    table = a_scene(ilse(), brute(conditions=(key,)))
    assert spec_of(form_of(table, "Ilse", "Brute")).modifier == amount
    assert spec_of(form_of(table, "Ilse")).modifier == 0
    assert spec_of(form_of(table, "Brute", "Ilse")).modifier == 0


def test_wounds_and_conditions_add_up() -> None:
    table = a_scene(ilse(wounds=1, conditions=("stymied",)), brute(conditions=("very-vulnerable",)))
    form = form_of(table, "Ilse", "Brute")
    assert form.notes == ("1 Wound −1, Stymied −2, Brute Very Vulnerable +4.",)
    assert spec_of(form).modifier == 1
