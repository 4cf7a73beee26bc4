"""The benefits of a Surge, their duration, and their effect on checks (rules/shattered-spheres.md, Surge)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Trait
from gmtracker.engine.commands import (
    Command,
    EndEncounter,
    EndSession,
    MarkAction,
    NextTurn,
    PreviousTurn,
    RemoveMarker,
    StartEncounter,
)
from gmtracker.engine.handlers.expiry import expiry_text
from gmtracker.engine.handlers.turn_actions import actions_allowed
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.surge_effects import (
    advantage_negated,
    negates_disadvantage,
    trait_bonuses,
)
from tests.builders import refusals
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, reason_of, who
from tests.builders.refusals import Reason, because
from tests.builders.shattered_spheres import a_surge, surges, turn_of, words_on

ACROBAT = Trait(group="skills", name="Acrobatics", rank=7, link="Agility")


def bonus(table: Table, group: str, name: str) -> int:
    return trait_bonuses(table.campaign, who(table, "Mira"))[group, name]


def standard_actions(table: Table, name: str) -> int:
    return actions_allowed(table.campaign, who(table, name), table.campaign.game.action("standard"))


def lasting(table: Table) -> list[str]:
    """Return the markers on Mira's row except fatigue, each with its expiry."""
    return [
        f"{m.text} {expiry_text(table.campaign, m.expiry)}"
        for m in table.campaign.markers
        if m.owner == who(table, "Mira") and m.text and m.expiry
    ]


@pytest.mark.parametrize(
    ("benefit", "what", "said", "lasts"),
    [
        ("action", "", "one extra standard action", ["Extra standard action until Mira's turn ends"]),
        (
            "effect",
            "Wall of ice",
            "the alternate effect “Wall of ice” until the end of the encounter",
            ["Wall of ice until the encounter ends"],
        ),
        (
            "trait",
            "acrobatics",
            "+1 rank in Acrobatics until the end of the next turn",
            ["+1 Acrobatics until Mira's next turn ends"],
        ),
        (
            "negate",
            "",
            "Disadvantages do not count until the end of the next turn",
            ["No Disadvantage until Mira's next turn ends"],
        ),
        (
            "negate-foe",
            "",
            "Warden's Advantages do not count until the end of the next turn",
            ["No Advantage for Warden until Mira's next turn ends"],
        ),
        (
            "edge",
            "Luck",
            "+1 rank in the edge Luck until the end of the encounter",
            ["+1 Luck until the encounter ends"],
        ),
        ("counter", "the spell", "an attempt to counter, avert or deflect the spell", []),
        ("check", "", "another immediate check against an ongoing effect", []),
        ("retry", "the lock", "a retry of the lock", []),
    ],
)
def test_each_benefit_names_its_effect_and_duration(benefit: str, what: str, said: str, lasts: list[str]) -> None:
    table = an_encounter(a_hero(traits=(ACROBAT,)), a_foe())
    assert surges(table, "Mira", benefit, what, on="Warden") == f"Mira surges: {said}."
    assert lasting(table) == lasts
    assert words_on(table, "Mira")[-1] == "Fatigue pending"


@pytest.mark.parametrize(
    ("benefit", "reason"),
    [
        ("", because(refusals.NO_SURGE_BENEFIT)),
        ("effect", because(refusals.NO_ALTERNATE_EFFECT)),
        ("trait", because(refusals.NO_TRAIT_TO_RAISE)),
        ("edge", because(refusals.NO_EDGE_TO_RAISE)),
        ("negate-foe", because(refusals.NO_SURGE_FOE)),
    ],
)
def test_incomplete_surge_is_refused(benefit: str, reason: Reason) -> None:
    assert reason_of(an_encounter(), a_surge(an_encounter(), "Mira", benefit)) == reason


def test_unknown_trait_is_refused_by_name() -> None:
    table = an_encounter()
    assert reason_of(table, a_surge(table, "Mira", "trait", "Juggling")) == because(
        refusals.NOT_A_TRAIT, hero="Mira", said="Juggling"
    )


def test_well_known_trait_needs_no_rank_to_gain_one() -> None:
    table = an_encounter()
    surges(table, "Mira", "trait", "stealth")
    assert bonus(table, "skills", "Stealth") == 1
    assert bonus(table, "skills", "Acrobatics") == 0


def test_rank_lasts_through_the_heros_next_turn() -> None:
    table = an_encounter(a_hero(traits=(ACROBAT,)), a_foe())
    surges(table, "Mira", "trait", "Acrobatics")
    standing = []
    for _ in range(3):
        do(table, NextTurn())
        standing.append(bonus(table, "skills", "Acrobatics"))
    assert standing == [1, 1, 0]


def test_two_ranks_in_one_trait_add_up_and_end_separately() -> None:
    table = an_encounter(a_hero(traits=(ACROBAT,)), a_foe())
    surges(table, "Mira", "trait", "Acrobatics")
    turn_of(table, "Mira")
    surges(table, "Mira", "trait", "Acrobatics")
    assert bonus(table, "skills", "Acrobatics") == 2
    do(table, NextTurn())
    assert bonus(table, "skills", "Acrobatics") == 1
    turn_of(table, "Mira")
    assert bonus(table, "skills", "Acrobatics") == 1
    do(table, NextTurn())
    assert bonus(table, "skills", "Acrobatics") == 0


def test_edge_lasts_until_the_encounter_ends() -> None:
    table = an_encounter()
    surges(table, "Mira", "edge", "luck")
    for _ in range(7):
        do(table, NextTurn())
    assert bonus(table, "edges", "luck") == 1
    do(table, EndEncounter())
    assert bonus(table, "edges", "luck") == 0


def test_extra_action_counts_in_the_heros_own_turn() -> None:
    table = an_encounter()
    assert standard_actions(table, "Rook") == 1
    surges(table, "Rook", "action")
    assert standard_actions(table, "Rook") == 2
    turn_of(table, "Rook")
    said = [do(table, MarkAction(character=who(table, "Rook"), action="standard", times=n)) for n in (2, 3, 0)]
    assert said == [
        "Rook takes a standard action.",
        "Rook goes over the limit: standard action used 3 times.",
        "Rook gets standard action ×2 back.",
    ]
    do(table, NextTurn())
    assert standard_actions(table, "Rook") == 1


def test_extra_action_needs_turns() -> None:
    table = a_session()
    assert reason_of(table, a_surge(table, "Mira", "action")) == because(refusals.EXTRA_ACTION_WITHOUT_ENCOUNTER)


def test_negating_covers_own_disadvantages_or_one_foe() -> None:
    table = an_encounter()
    mira, rook, warden = (who(table, name) for name in ("Mira", "Rook", "Warden"))
    surges(table, "Mira", "negate")
    surges(table, "Rook", "negate-foe", on="Warden")
    assert negates_disadvantage(table.campaign, mira)
    assert not negates_disadvantage(table.campaign, rook)
    assert advantage_negated(table.campaign, warden)
    assert not advantage_negated(table.campaign, mira)


@pytest.mark.parametrize("end", [StartEncounter(kind="combat"), EndSession()], ids=["encounter", "session"])
def test_benefit_outside_encounters_lasts_until_the_next_or_session_end(end: Command) -> None:
    table = a_session(a_hero(traits=(ACROBAT,)), a_foe())
    assert surges(table, "Mira", "trait", "Acrobatics").startswith("Mira surges: +1 rank in Acrobatics for now.")
    assert bonus(table, "skills", "Acrobatics") == 1
    do(table, end)
    assert bonus(table, "skills", "Acrobatics") == 0


def test_lasting_benefit_can_be_removed_by_hand() -> None:
    table = an_encounter()
    surges(table, "Mira", "effect", "Wings")
    wings = next(marker for marker in table.campaign.markers if marker.text == "Wings")
    assert do(table, RemoveMarker(marker=wings.id)) == "Mira: “Wings” ends."
    assert lasting(table) == []
    assert reason_of(table, RemoveMarker(marker=wings.id)) == because(refusals.ALREADY_ENDED)


@given(turns=st.integers(min_value=0, max_value=9), back=st.integers(min_value=0, max_value=9))
def test_turns_forward_and_back_keep_lasting_benefits(turns: int, back: int) -> None:
    table = an_encounter(a_hero(traits=(ACROBAT,)), a_hero("Rook"), a_foe())
    for benefit, what in (("trait", "Acrobatics"), ("edge", "Luck"), ("action", ""), ("negate", "")):
        do(table, a_surge(table, "Mira", benefit, what, override=True))
    seen = [table.campaign]
    for _ in range(turns):
        do(table, NextTurn())
        seen.append(table.campaign)
    for behind in range(min(turns, back)):
        do(table, PreviousTurn())
        assert table.campaign == seen[turns - behind - 1]


def test_previous_turn_restores_both_ranks_in_one_trait() -> None:
    """Before, two markers of one hero for the same trait collided."""
    table = an_encounter(a_hero(traits=(ACROBAT,)), a_foe())
    surges(table, "Mira", "trait", "Acrobatics")
    turn_of(table, "Mira")
    surges(table, "Mira", "trait", "Acrobatics")
    before = table.campaign
    do(table, NextTurn())
    do(table, PreviousTurn())
    assert table.campaign == before


def test_surge_cannot_raise_a_power_the_hero_does_not_have() -> None:
    table = an_encounter()
    assert reason_of(table, a_surge(table, "Mira", "trait", "Healing")) == because(
        refusals.NOT_A_TRAIT, hero="Mira", said="Healing"
    )
