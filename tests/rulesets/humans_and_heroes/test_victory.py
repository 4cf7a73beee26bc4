"""Victory points: per game day, earned, and spent in seven ways (seed 004, Victory Points)."""

from typing import Any

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import HAND, Character, character_place
from gmtracker.engine.events import TokenUsed
from gmtracker.summary import summarize
from gmtracker.summary.phrases import used_text
from gmtracker.summary.render import to_markdown
from tests.builders import refusals
from tests.builders.campaigns import a_hero, a_table, do, held_tokens, reason_of, refusal_of, who
from tests.builders.humans_and_heroes import (
    a_conflict,
    a_day,
    conditions_of,
    draft,
    folk,
    marks_of,
    mira,
    points,
    use,
    warden,
)
from tests.builders.refusals import Reason, because, given_reason

GAME = "humans-and-heroes"
SEVEN = (
    "improve-roll",
    "edit-scene",
    "heroic-feat",
    "inspiration",
    "instant-counter",
    "negate-complication",
    "recover",
)


def test_session_starts_a_game_day_with_two_points_each() -> None:
    assert points(a_day()) == points(a_day(), "Rook") == 2


def test_points_do_not_carry_over_to_a_new_day() -> None:
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, use(table, "inspiration", "Rook"))
    assert (points(table), points(table, "Rook")) == (3, 1)
    do(table, use(table, "new-day", "Mira"))
    assert (points(table), points(table, "Rook")) == (2, 2)


def test_hero_new_in_a_session_starts_with_two_points() -> None:
    """Seed 004, Victory points: "Players start each in game day with 2 Victory points"."""
    table = a_day()
    do(table, use(table, "inspiration", "Rook"))
    do(table, c.AddCharacters(characters=(a_hero("Tam"),)))
    assert points(table, "Tam") == 0
    do(table, c.SetPresent(character=who(table, "Tam"), present=True))
    do(table, c.SetPresent(character=who(table, "Rook"), present=False))
    do(table, c.SetPresent(character=who(table, "Rook"), present=True))
    assert (points(table, "Rook"), points(table, "Tam")) == (1, 2)


def test_hero_absent_at_the_start_has_the_days_points() -> None:
    """Seed 004, Victory points: a game day begins for every hero."""
    table = a_table(*folk(), ruleset=GAME)
    do(table, c.StartSession(present=(who(table, "Mira"),)))
    do(table, use(table, "inspiration", "Rook"))
    do(table, c.SetPresent(character=who(table, "Rook"), present=True))
    assert points(table, "Rook") == 1


def test_day_can_outlast_a_session_by_house_rule() -> None:
    table = a_table(*folk(), ruleset=GAME)
    do(table, c.SetHouseRule(key="session-is-a-day", value=False))
    do(table, c.StartSession(present=(who(table, "Mira"),)))
    assert points(table) == 0


def test_house_rule_sets_the_points_per_day() -> None:
    table = a_day()
    do(table, c.SetHouseRule(key="points-a-day", value=4))
    do(table, use(table, "new-day"))
    assert points(table) == 4


@pytest.mark.parametrize("reason", [{"how": "complication"}, {"how": "heroism"}, {"how": "roleplay"}, {}])
def test_point_can_be_earned_with_or_without_a_reason(reason: dict[str, Any]) -> None:
    table = a_day()
    do(table, use(table, "earn", "Mira", **reason))
    assert points(table) == 3


def test_opposition_has_no_points() -> None:
    table = a_day()
    assert reason_of(table, use(table, "earn", "Warden", how="heroism")) == because(
        refusals.POINTS_ONLY_FOR_HEROES, name="Warden"
    )
    assert reason_of(table, use(table, "inspiration", "Warden")) == because(
        refusals.POINTS_ONLY_FOR_HEROES, name="Warden"
    )


@pytest.mark.parametrize("key", ["edit-scene", "inspiration", "instant-counter", "negate-complication"])
def test_use_spends_a_point_and_records_its_note(key: str) -> None:
    table = a_day()
    do(table, use(table, key, "Mira", note="The vat holds weed killer."))
    assert points(table) == 1
    used = next(event for event in table.history.open_chapter.entries[-1].events if isinstance(event, TokenUsed))
    assert (used.use, used.kinds, used.note) == (key, ("victory",), "The vat holds weed killer.")


def test_every_held_point_can_be_spent_and_no_more() -> None:
    table = a_day()
    do(table, use(table, "inspiration", "Mira"))
    do(table, use(table, "edit-scene", "Mira"))
    assert reason_of(table, use(table, "edit-scene", "Mira")) == (
        because(refusals.NO_POINTS, price="1 Victory point", hero="Mira", has="0 Victory points")
    )


@pytest.mark.parametrize("condition", ["compelled", "controlled"])
def test_controlled_hero_cannot_spend_a_point(condition: str) -> None:
    table = a_day(mira(condition), warden())
    refusal = refusal_of(table, use(table, "inspiration", "Mira"))
    assert given_reason(refusal) == because(refusals.POINTS_WHILE_CONTROLLED, hero="Mira", control=condition)
    assert refusal.overrulable


def test_complication_with_a_given_point_costs_two() -> None:
    table = a_day()
    said = do(table, use(table, "negate-complication", "Mira", paid=True))
    assert said.startswith("Mira spends 2 Victory points: Negate Complication.")
    assert points(table) == 0


def test_one_point_cannot_negate_a_paid_complication() -> None:
    table = a_day()
    do(table, use(table, "inspiration", "Mira"))
    assert reason_of(table, use(table, "negate-complication", "Mira", paid=True)) == (
        because(refusals.TOO_FEW_POINTS, price="2 Victory points", hero="Mira", has="1 Victory point")
    )


@pytest.mark.parametrize("condition", ["dazed", "stunned", "fatigued"])
def test_recover_ends_a_condition(condition: str) -> None:
    table = a_day(mira(condition), warden())
    said = do(table, use(table, "recover", "Mira", ends=condition))
    assert said.endswith(f"Mira is no longer {condition}.")
    assert conditions_of(table) == set()


def test_recover_eases_sleep_to_exhaustion_then_to_fatigue() -> None:
    table = a_day(mira("asleep", "exhausted"), warden())
    seen = []
    for _ in range(2):
        do(table, use(table, "recover", "Mira"))
        seen.append(conditions_of(table))
    assert seen == [{"exhausted"}, {"fatigued"}]


def test_recover_needs_a_condition_to_end() -> None:
    table = a_day(mira("impaired"), warden())
    assert reason_of(table, use(table, "recover", "Mira")) == because(refusals.NOTHING_POINTS_REMOVE, hero="Mira")
    assert reason_of(table, use(table, "recover", "Mira", ends="dazed")) == because(
        refusals.HERO_NOT_SO, hero="Mira", condition="dazed"
    )


def test_heroic_feat_gives_advantage_until_next_turn_ends() -> None:
    table = a_conflict()
    do(table, use(table, "heroic-feat", "Mira", feat="advantage", what="Evasion"))
    assert marks_of(table) == ["Feat: Evasion"]
    for _ in range(3):
        do(table, c.NextTurn())
    assert marks_of(table) == ["Feat: Evasion"]
    do(table, c.NextTurn())
    assert marks_of(table) == []


@pytest.mark.parametrize(
    ("advantage", "reason"),
    [
        ("Quick Draw", because(refusals.HAS_ADVANTAGE, hero="Mira", advantage="Quick Draw")),
        ("Luck", because(refusals.FORTUNE_ADVANTAGE, advantage="Luck")),
        ("Hunch (fortune)", because(refusals.FORTUNE_ADVANTAGE, advantage="Hunch (fortune)")),
    ],
)
def test_heroic_feat_needs_a_new_non_fortune_advantage(advantage: str, reason: Reason) -> None:
    table = a_day()
    assert reason_of(table, use(table, "heroic-feat", "Mira", feat="advantage", what=advantage)) == reason
    assert points(table) == 2


def test_advantage_of_a_feat_may_be_unnamed() -> None:
    table = a_day()
    do(table, use(table, "heroic-feat", "Mira"))
    assert marks_of(table) == ["Feat: an advantage"]


def test_heroic_feat_replaces_training_once() -> None:
    table = a_day()
    tries = draft(table, trait="skills:Treatment", dc=0)
    assert table.rules.check_form(tries).command is None
    do(table, use(table, "heroic-feat", "Mira", feat="untrained", what="Treatment"))
    command = table.rules.check_form(tries).command
    assert command is not None
    do(table, command)
    assert table.rules.check_form(tries).command is None
    assert reason_of(table, command) == because(refusals.NO_FEAT)


def test_dropped_point_offers_its_seven_uses() -> None:
    table = a_day()
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], character_place(who(table, "Mira")))
    assert sorted(offer.command.use for offer in result.offers) == sorted(SEVEN)
    assert result.message == "Mira: Spend a Victory point"


def test_point_is_not_spent_on_a_later_roll_accidentally() -> None:
    """Before, Improve Roll was the first choice for a hero whose turn was not next, and the point was lost."""
    table = a_conflict()
    do(table, c.NextTurn())
    for name in ("Mira", "Rook"):
        if not held_tokens(table, name):
            continue
        result = table.rules.drop_result(held_tokens(table, name)[:1], character_place(who(table, name)))
        improve = result.offers[-1]
        assert improve.command.use == "improve-roll"
        acts = table.campaign.encounter is not None and table.campaign.encounter.active == who(table, name)
        assert bool(improve.refusal) is not acts


def test_point_dropped_on_its_hero_can_improve_next_roll() -> None:
    """Before, it was disabled there ("No roll is open"), while the check offered the same use."""
    table = a_day()
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], character_place(who(table, "Mira")))
    improve = next(offer for offer in result.offers if offer.command.use == "improve-roll")
    assert improve.refusal == ""
    do(table, improve.command)
    assert points(table) == 1
    assert table.rules.open_check() is not None


def test_point_belongs_to_its_hero() -> None:
    table = a_day()
    (first, _) = held_tokens(table, "Mira")
    command = c.Use(use="inspiration", by=who(table, "Rook"), tokens=(first,))
    assert reason_of(table, command) == because(refusals.POINTS_OF_ANOTHER, hero="Rook")
    moved = c.MoveToken(token=first, to=character_place(who(table, "Rook")))
    assert refusal_of(table, moved).overrulable


def test_points_can_be_added_by_hand_only_to_heroes() -> None:
    table = a_day()
    do(table, c.AddToken(kind="victory", place=character_place(who(table, "Mira"))))
    assert points(table) == 3
    assert reason_of(table, c.AddToken(kind="victory", place=HAND)) == because(refusals.POINTS_OF_HEROES)


def test_hero_with_points_does_not_change_sides() -> None:
    table = a_day()
    turned = c.EditCharacter(character=Character(id=who(table, "Mira"), name="Mira", side="opposition"))
    assert reason_of(table, turned) == because(refusals.POINTS_OF_NEW_FOE, name="Mira")


def test_points_cannot_be_spent_before_a_session() -> None:
    table = a_table(a_hero(), ruleset=GAME)
    assert reason_of(table, use(table, "inspiration", "Mira")) == because(refusals.POINTS_WITHOUT_SESSION)


def test_unspent_points_stay_within_the_same_adventure() -> None:
    """Seed 004, Victory Points: "Unspent Victory points don't carry over to the next adventure"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, c.EndSession())
    present = tuple(hero.id for hero in table.campaign.heroes())
    do(table, c.StartSession(present=present, continues_adventure=True))
    assert points(table) == 3
    do(table, c.EndSession())
    do(table, c.StartSession(present=present))
    assert points(table) == 2


def test_summary_lists_lost_points_and_the_next_starting_points() -> None:
    """Seed 004, Victory Points: "the heroes start out with 2 points again. Use them or lose them!"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, c.EndSession())
    chapter = table.history.open_chapter
    summary = summarize(chapter.opening, chapter.entries)
    assert "3 Victory points lost, 2 at the start of the next adventure" in to_markdown(summary)
    assert "Carries over: 3" not in to_markdown(summary)


def test_points_removed_by_a_new_day_are_not_used() -> None:
    """Seed 004, Victory Points: "Use them or lose them!"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, use(table, "new-day"))
    chapter = table.history.open_chapter
    ledger = next(hero for hero in summarize(chapter.opening, chapter.entries).heroes if hero.name == "Mira")
    assert [deed.source for deed in ledger.used] == ["lost"]
    assert used_text(ledger.used[0]) == "1 Victory point – unused, lost to “New game day”"
