"""The GM's Tragedy against a hero: a penalty, Disadvantage or a detail, never nothing (rules, Destiny)."""

import pytest

from gmtracker.engine.campaign import HAND, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstOpposed
from tests.builders.campaigns import do, hand_tokens, spend, who
from tests.builders.shattered_spheres import a_check, an_ambush, announce, check, last_result


def a_table_with_a_hand(*faces: int, rolled: bool = True) -> Table:
    """Return an ambush with a Tragedy in the GM's hand and Mira's check rolled against DC 11."""
    table = an_ambush()
    spend(table, "Rook", "tragedy", "inspiration", 2)
    if rolled:
        do(table, check(table, "Mira", a_check()), *(faces or (12,)))
    return table


def against(table: Table, use: str, hero: str = "Mira", note: str = "") -> Use:
    """Return the command that uses the hand's die against a hero."""
    inputs = {"note": note} if note else {}
    return Use(use=use, on=who(table, hero), tokens=hand_tokens(table), inputs=inputs)


def shown_result(table: Table) -> str:
    """Return the numbers of the open check."""
    found = table.rules.open_check()
    assert found is not None
    return found.result


def test_penalty_subtracts_its_value_from_the_open_check() -> None:
    """Before, the die was discarded and the check did not change."""
    table = a_table_with_a_hand(12)
    do(table, against(table, "gm-penalty"), 4)
    assert shown_result(table) == "8 against 11"
    assert table.campaign.tokens_at(HAND) == ()
    announce(table)
    assert last_result(table).degree == -1


def test_undo_of_a_penalty_restores_check_and_hand() -> None:
    table = a_table_with_a_hand(12)
    do(table, against(table, "gm-penalty"), 4)
    table.undo()
    assert shown_result(table) == "12 against 11"
    assert len(table.campaign.tokens_at(HAND)) == 1


def test_penalty_waits_for_the_next_check_when_none_is_rolled() -> None:
    table = a_table_with_a_hand(rolled=False)
    do(table, against(table, "gm-penalty"), 4)
    do(table, check(table, "Mira", a_check()), 12)
    assert shown_result(table) == "8 against 11"


@pytest.mark.parametrize(("face", "ranks"), [(1, 1), (4, 2), (5, 3), (6, 3)])
def test_disadvantage_is_half_the_value_rounded_up(face: int, ranks: int) -> None:
    table = a_table_with_a_hand(rolled=False)
    do(table, against(table, "gm-disadvantage"), face)
    do(table, check(table, "Mira", a_check()), 15, 2)
    found = table.rules.open_check()
    assert found is not None
    assert f"Tragedy: +{ranks} Disadvantage" in found.notes
    assert found.result == "13 against 11"


def test_penalty_lowers_a_heros_roll_against_a_foe() -> None:
    table = a_table_with_a_hand(rolled=False)
    spec = a_check(side="opposition", against=AgainstOpposed(skill_rank=0))
    do(table, check(table, "Warden", spec, on="Mira"), 10, 12)
    do(table, against(table, "gm-penalty"), 4)
    assert shown_result(table) == "10 against 8"


def test_detail_without_a_text_takes_no_die() -> None:
    table = a_table_with_a_hand(rolled=False)
    with pytest.raises(Refused, match="Describe what the Tragedy die does"):
        do(table, against(table, "gm-use"), 3)
    assert len(table.campaign.tokens_at(HAND)) == 1
    do(table, against(table, "gm-use", note="The lamp goes out."), 3)
    assert hand_tokens(table) == ()


@pytest.mark.parametrize("rolled", [True, False])
def test_drop_on_a_heros_check_offers_every_effect(rolled: bool) -> None:
    """Before, it was refused: “Only heroes use Destiny”."""
    table = a_table_with_a_hand(rolled=rolled)
    draft = CheckDraft(who(table, "Mira"))
    on_check = table.rules.drop_result(hand_tokens(table), OnCheck(draft))
    on_row = table.rules.drop_result(hand_tokens(table), character_place(who(table, "Mira")))
    assert [offer.command.use for offer in on_check.offers] == ["gm-penalty", "gm-disadvantage", "gm-use"]
    assert [offer.refusal for offer in on_check.offers] == ["", "", ""]
    assert on_check.offers == on_row.offers
