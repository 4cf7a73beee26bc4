"""Harm in a conflict causes Shaken and Broken but no wounds (rules, "Resistance in a conflict")."""

import pytest

from gmtracker.engine.commands import SetCondition, SetHouseRule, Use
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, reason_of, who
from tests.builders.refusals import because
from tests.builders.shattered_spheres import an_ambush, announce, draft, mira, open_check, warden


def not_resisted(face: int, *conditions: str, kind: str = "conflict", resistance: str = "Resolve") -> Table:
    """Return a table where the Warden failed to resist DC 20 with this face and the harm is to be confirmed."""
    table = an_ambush(mira(), a_hero("Rook", player="Ben"), warden(conditions=conditions, traits=()), kind=kind)
    return again(table, face, resistance)


def again(table: Table, face: int, resistance: str = "Resolve") -> Table:
    wanted = draft(table, "Warden", kind="resistance", resistance=resistance, against="dc", dc=20)
    command = table.rules.check_form(wanted).command
    assert command is not None
    do(table, command, face)
    announce(table)
    return table


def hurt(table: Table) -> tuple[int, set[str]]:
    """Return the Warden's wounds and conditions after the suggested harm is applied."""
    do(table, open_check(table).steps[0].command)
    warden = table.campaign.character(who(table, "Warden"))
    return warden.tracks.get("wounds", 0), {condition.key for condition in warden.conditions}


@pytest.mark.parametrize(
    ("face", "conditions"),
    [(19, {"shaken"}), (15, {"shaken", "dazed"}), (10, {"shaken", "staggered"}), (5, {"broken"}), (2, {"broken"})],
)
def test_conflict_harm_ranges_from_shaken_to_broken_by_degree(face: int, conditions: set[str]) -> None:
    assert hurt(not_resisted(face)) == (0, conditions)


def test_conflict_offers_neither_wounds_nor_death() -> None:
    table = not_resisted(10)
    offered = [step.command.inputs["harm"] for step in open_check(table).steps]
    assert offered == ["shaken-staggered", "shaken", "shaken-dazed", "broken", "none"]
    dying = Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "dying"})
    assert reason_of(table, dying) == because(refusals.NO_RESULT)


def test_first_step_applies_the_suggested_harm() -> None:
    steps = [open_check(not_resisted(19, **how)).steps[0] for how in ({}, {"resistance": "Toughness"})]
    assert [step.command.inputs["harm"] for step in steps] == ["shaken", "wound"]
    assert [(step.name, step.effect) for step in steps] == [("Apply damage", "suggested"), ("Apply wound", "suggested")]


def test_second_staggered_in_a_conflict_breaks() -> None:
    assert hurt(not_resisted(10, "staggered")) == (0, {"staggered", "broken"})


def test_argument_does_not_kill_a_dying_character() -> None:
    wounds, conditions = hurt(not_resisted(19, "incapacitated", "dying"))
    assert (wounds, "dead" in conditions) == (0, False)


def test_shaken_is_disadvantage_on_resolve_alone() -> None:
    table = an_ambush(mira(), warden(traits=()), kind="conflict")
    ranks = []
    for resistance in ("Resolve", "Toughness"):
        wanted = draft(table, "Warden", kind="resistance", resistance=resistance)
        before = table.rules.check_form(wanted).field("disadvantage").value
        do(table, SetCondition(character=who(table, "Warden"), condition="shaken"))
        ranks.append((before, table.rules.check_form(wanted).field("disadvantage").value))
        do(table, SetCondition(character=who(table, "Warden"), condition="shaken", on=False))
    assert ranks == [(0, 1), (0, 0)]


@pytest.mark.parametrize(
    ("kind", "resistance", "harm"),
    [
        ("combat", "Resolve", "shaken"),
        ("combat", "Willpower", "shaken"),
        ("combat", "Reflexes", "wound"),
        ("conflict", "Reflexes", "shaken"),
        ("conflict", "Fortitude", "wound"),
    ],
)
def test_ladder_of_harm_depends_on_resistance_then_encounter(kind: str, resistance: str, harm: str) -> None:
    table = not_resisted(19, kind=kind, resistance=resistance)
    assert open_check(table).steps[0].command.inputs["harm"] == harm


def test_house_rule_allows_combat_harm_in_conflicts() -> None:
    table = an_ambush(mira(), warden(traits=()), kind="conflict")
    do(table, SetHouseRule(key="conflict-harm", value=False))
    assert hurt(again(table, 19)) == (1, set())


def test_conflict_harm_undoes_with_its_roll() -> None:
    table = an_ambush(mira(), warden(traits=()), kind="conflict")
    before = table.campaign
    hurt(again(table, 10))
    table.undo()
    assert table.campaign == before
