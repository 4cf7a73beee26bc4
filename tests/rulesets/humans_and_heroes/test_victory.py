"""Victory points: by the game day, earned, and spent in seven ways (seed 004, Victory Points)."""

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import HAND, Character, held_by
from gmtracker.engine.events import TokenUsed
from gmtracker.summary import summarize
from gmtracker.summary.phrases import used_text
from gmtracker.summary.render import to_markdown
from tests.builders.campaigns import a_hero, a_table, do, held_tokens, refusal_of, who, why_not
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


def test_a_session_begins_a_game_day_with_two_points_each() -> None:
    assert points(a_day()) == points(a_day(), "Rook") == 2


def test_points_do_not_carry_over_to_a_new_day() -> None:
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, use(table, "inspiration", "Rook"))
    assert (points(table), points(table, "Rook")) == (3, 1)
    assert do(table, use(table, "new-day", "Mira")) == "A new game day starts. Every hero has 2 Victory points."
    assert (points(table), points(table, "Rook")) == (2, 2)


def test_a_hero_who_is_new_in_a_session_starts_with_two_points_too() -> None:
    """Seed 004, Victory points: "Players start each in game day with 2 Victory points"."""
    table = a_day()
    do(table, use(table, "inspiration", "Rook"))
    do(table, c.AddCharacters(characters=(a_hero("Tam"),)))
    assert points(table, "Tam") == 0
    said = do(table, c.SetPresent(character=who(table, "Tam"), present=True))
    assert said == "Tam joins the session. Tam starts with 2 Victory points."
    do(table, c.SetPresent(character=who(table, "Rook"), present=False))
    do(table, c.SetPresent(character=who(table, "Rook"), present=True))
    assert (points(table, "Rook"), points(table, "Tam")) == (1, 2)


def test_a_hero_who_was_away_at_the_start_has_had_the_points_of_the_day() -> None:
    """Seed 004, Victory points: a game day begins for every hero."""
    table = a_table(*folk(), ruleset=GAME)
    do(table, c.StartSession(present=(who(table, "Mira"),)))
    do(table, use(table, "inspiration", "Rook"))
    assert do(table, c.SetPresent(character=who(table, "Rook"), present=True)) == "Rook joins the session."
    assert points(table, "Rook") == 1


def test_a_day_can_outlast_a_session_by_a_house_rule() -> None:
    table = a_table(*folk(), ruleset=GAME)
    do(table, c.SetHouseRule(key="session-is-a-day", value=False))
    do(table, c.StartSession(present=(who(table, "Mira"),)))
    assert points(table) == 0


def test_a_house_rule_says_how_many_points_a_day_has() -> None:
    table = a_day()
    do(table, c.SetHouseRule(key="points-a-day", value=4))
    do(table, use(table, "new-day"))
    assert points(table) == 4


@pytest.mark.parametrize(
    ("how", "said"), [("complication", "a complication"), ("heroism", "heroism"), ("roleplay", "roleplay")]
)
def test_a_point_is_earned(how: str, said: str) -> None:
    table = a_day()
    assert do(table, use(table, "earn", "Mira", how=how)) == f"Mira earns a Victory point for {said}."
    assert points(table) == 3


def test_a_point_needs_no_reason() -> None:
    table = a_day()
    assert do(table, use(table, "earn", "Mira")) == "Mira earns a Victory point."
    assert points(table) == 3


def test_the_opposition_has_no_points() -> None:
    table = a_day()
    said = "Warden belongs to the opposition. Only heroes can have Victory points."
    assert why_not(table, use(table, "earn", "Warden", how="heroism")) == said
    assert why_not(table, use(table, "inspiration", "Warden")) == said


@pytest.mark.parametrize("key", ["edit-scene", "inspiration", "instant-counter", "negate-complication"])
def test_a_use_takes_a_point_and_is_told_with_its_note(key: str) -> None:
    table = a_day()
    said = do(table, use(table, key, "Mira", note="The vat holds weed killer."))
    assert said.startswith("Mira spends 1 Victory point: ")
    assert said.endswith("The vat holds weed killer.")
    assert points(table) == 1
    used = next(event for event in table.history.open.entries[-1].events if isinstance(event, TokenUsed))
    assert (used.use, used.kinds, used.note) == (key, ("victory",), "The vat holds weed killer.")


def test_any_number_of_points_is_spent_and_no_more() -> None:
    table = a_day()
    do(table, use(table, "inspiration", "Mira"))
    do(table, use(table, "edit-scene", "Mira"))
    assert why_not(table, use(table, "edit-scene", "Mira")) == (
        "That costs 1 Victory point, and Mira has no Victory points."
    )


@pytest.mark.parametrize("condition", ["compelled", "controlled"])
def test_nobody_is_compelled_to_spend_a_point(condition: str) -> None:
    table = a_day(mira(condition), warden())
    refusal = refusal_of(table, use(table, "inspiration", "Mira"))
    assert refusal.sentence == f"Mira is {condition} and can't spend Victory points."
    assert refusal.overrulable


def test_a_complication_whose_point_was_given_costs_two() -> None:
    table = a_day()
    said = do(table, use(table, "negate-complication", "Mira", paid=True))
    assert said.startswith("Mira spends 2 Victory points: Negate Complication.")
    assert points(table) == 0


def test_one_point_is_not_enough_for_a_complication_whose_point_was_given() -> None:
    table = a_day()
    do(table, use(table, "inspiration", "Mira"))
    assert why_not(table, use(table, "negate-complication", "Mira", paid=True)) == (
        "That costs 2 Victory points, and Mira has only 1 Victory point."
    )


@pytest.mark.parametrize("condition", ["dazed", "stunned", "fatigued"])
def test_recover_takes_a_condition_off(condition: str) -> None:
    table = a_day(mira(condition), warden())
    said = do(table, use(table, "recover", "Mira", ends=condition))
    assert said.endswith(f"Mira is no longer {condition}.")
    assert conditions_of(table) == set()


def test_recover_eases_sleep_to_exhaustion_and_that_to_fatigue() -> None:
    table = a_day(mira("asleep", "exhausted"), warden())
    seen = []
    for _ in range(2):
        do(table, use(table, "recover", "Mira"))
        seen.append(conditions_of(table))
    assert seen == [{"exhausted"}, {"fatigued"}]


def test_recover_needs_something_to_take_off() -> None:
    table = a_day(mira("impaired"), warden())
    assert "is not dazed, stunned" in why_not(table, use(table, "recover", "Mira"))
    assert why_not(table, use(table, "recover", "Mira", ends="dazed")) == "Mira is not dazed."


def test_a_heroic_feat_lends_an_advantage_to_the_end_of_the_next_turn() -> None:
    table = a_conflict()
    do(table, use(table, "heroic-feat", "Mira", feat="advantage", what="Evasion"))
    assert marks_of(table) == ["Feat: Evasion"]
    for _ in range(3):
        do(table, c.NextTurn())
    assert marks_of(table) == ["Feat: Evasion"]
    do(table, c.NextTurn())
    assert marks_of(table) == []


@pytest.mark.parametrize(
    ("advantage", "why"),
    [
        ("Quick Draw", "Mira already has Quick Draw."),
        ("Luck", "Luck is a fortune advantage. A Victory point can't grant it."),
        ("Hunch (fortune)", "Hunch (fortune) is a fortune advantage. A Victory point can't grant it."),
    ],
)
def test_a_heroic_feat_is_a_new_advantage_and_none_of_fortune(advantage: str, why: str) -> None:
    table = a_day()
    assert why_not(table, use(table, "heroic-feat", "Mira", feat="advantage", what=advantage)) == why
    assert points(table) == 2


def test_the_advantage_of_a_feat_need_not_be_named() -> None:
    table = a_day()
    assert do(table, use(table, "heroic-feat", "Mira")).endswith(
        "Mira has an advantage until the end of the next turn."
    )
    assert marks_of(table) == ["Feat: an advantage"]


def test_a_heroic_feat_stands_for_training_once() -> None:
    table = a_day()
    tries = draft(table, trait="skills:Treatment", dc=0)
    assert table.rules.check_form(tries).refusal == "Treatment needs training or a Heroic Feat."
    do(table, use(table, "heroic-feat", "Mira", feat="untrained", what="Treatment"))
    command = table.rules.check_form(tries).command
    assert command is not None
    do(table, command)
    assert table.rules.check_form(tries).command is None
    assert why_not(table, command) == "No Heroic Feat is ready for this check."


def test_a_dropped_point_offers_its_seven_uses() -> None:
    table = a_day()
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], held_by(who(table, "Mira")))
    assert sorted(offer.command.use for offer in result.offers) == sorted(SEVEN)


def test_a_point_improves_no_roll_ahead_by_mistake() -> None:
    """With nothing rolled that was the first thing to choose, for a hero whose turn was not next, and it was lost."""
    table = a_conflict()
    do(table, c.NextTurn())
    for name in ("Mira", "Rook"):
        if not held_tokens(table, name):
            continue
        result = table.rules.drop_result(held_tokens(table, name)[:1], held_by(who(table, name)))
        improve = result.offers[-1]
        assert improve.command.use == "improve-roll"
        acts = table.campaign.encounter is not None and table.campaign.encounter.active == who(table, name)
        assert bool(improve.refusal) is not acts


def test_a_point_dropped_on_its_hero_improves_a_roll_to_come_as_it_does_on_the_check() -> None:
    """It was greyed there ("No roll is open"), while the check offered the same."""
    table = a_day()
    result = table.rules.drop_result(held_tokens(table, "Mira")[:1], held_by(who(table, "Mira")))
    improve = next(offer for offer in result.offers if offer.command.use == "improve-roll")
    assert improve.refusal == ""
    assert do(table, improve.command).endswith("The next check gets an extra roll, and the best roll counts.")


def test_a_point_is_its_own_heros() -> None:
    table = a_day()
    (first, _) = held_tokens(table, "Mira")
    command = c.Use(use="inspiration", by=who(table, "Rook"), tokens=(first,))
    assert why_not(table, command) == "Rook can spend only their own Victory points."
    moved = c.MoveToken(token=first, to=held_by(who(table, "Rook")))
    assert refusal_of(table, moved).overrulable


def test_by_hand_a_point_lies_with_heroes_alone() -> None:
    table = a_day()
    do(table, c.AddToken(kind="victory", place=held_by(who(table, "Mira"))))
    assert points(table) == 3
    assert why_not(table, c.AddToken(kind="victory", place=HAND)) == "Only heroes can have Victory points."


def test_a_hero_with_points_does_not_change_sides() -> None:
    table = a_day()
    turned = c.EditCharacter(character=Character(id=who(table, "Mira"), name="Mira", side="opposition"))
    assert why_not(table, turned) == "Remove Mira's Victory points first. The opposition can't have any."


def test_before_a_session_nobody_spends() -> None:
    table = a_table(a_hero(), ruleset=GAME)
    assert why_not(table, use(table, "inspiration", "Mira")).startswith("Start the session first")


def test_unspent_points_stay_where_the_next_session_is_the_same_adventure() -> None:
    """Seed 004, Victory Points: "Unspent Victory points don't carry over to the next adventure"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, c.EndSession())
    present = tuple(hero.id for hero in table.campaign.heroes())
    do(table, c.StartSession(present=present, goes_on=True))
    assert points(table) == 3
    do(table, c.EndSession())
    do(table, c.StartSession(present=present))
    assert points(table) == 2


def test_the_summary_says_what_is_lost_and_with_what_the_next_adventure_begins() -> None:
    """Seed 004, Victory Points: "the heroes start out with 2 points again. Use them or lose them!"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, c.EndSession())
    chapter = table.history.open
    summary = summarize(chapter.opening, chapter.entries)
    assert "3 Victory points lost, 2 at the start of the next adventure" in to_markdown(summary)
    assert "Carries over: 3" not in to_markdown(summary)


def test_what_a_new_day_takes_is_not_used() -> None:
    """Seed 004, Victory Points: "Use them or lose them!"."""
    table = a_day()
    do(table, use(table, "earn", "Mira", how="heroism"))
    do(table, use(table, "new-day"))
    chapter = table.history.open
    ledger = next(hero for hero in summarize(chapter.opening, chapter.entries).heroes if hero.name == "Mira")
    assert [deed.source for deed in ledger.used] == ["lost"]
    assert used_text(ledger.used[0]) == "1 Victory point – unused, lost to “New game day”"
