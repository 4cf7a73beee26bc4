"""The Tilt: when it becomes due, whom it affects, and how it ends (rules/shattered-spheres.md, Tilt)."""

import pytest

from gmtracker.engine.campaign import Campaign, Trait, pool_place
from gmtracker.engine.commands import AddToken, EndSession, RemoveToken, SetHouseRule, SetPresent, StartSession, Use
from gmtracker.engine.events import DiceRolled, Noted, TokenMoved
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_hero,
    a_session,
    awarded,
    do,
    hand_tokens,
    held_tokens,
    pool_tokens,
    reason_of,
    spend,
    who,
)
from tests.builders.refusals import Reason, because
from tests.builders.shattered_spheres import (
    a_tilt_due,
    a_vote,
    counted,
    goes_home,
    people_affected,
    stage_of,
    tilt_rolled,
    view_of,
    votes,
)


def owed(table: Table) -> list[tuple[str, str]]:
    """Return what the last entry notes as owed: to whom, and the text."""
    events = table.history.open_chapter.entries[-1].events
    return [
        (table.campaign.character_name(x.about), x.text) for x in events if isinstance(x, Noted) and x.topic == "owed"
    ]


def rolls(table: Table) -> list[DiceRolled]:
    return [event for event in table.history.open_chapter.entries[-1].events if isinstance(event, DiceRolled)]


def test_tilt_becomes_due_with_the_last_die_after_its_award() -> None:
    table = a_session(a_hero(), faces=(4, 3, 2, 1))
    for die in pool_tokens(table, "destiny")[1:]:
        do(table, RemoveToken(token=die.id))
    awarded(table, "Mira", "triumph")
    assert view_of(table).waits
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    assert not view_of(table).waits


def test_dice_stay_in_roster_order_after_a_player_left_and_returned() -> None:
    """Regression: the dice of the hero who came back were last, so faces were typed for the wrong hero."""
    table = a_tilt_due("+", "-", "", wren="+")
    for present in (False, True):
        do(table, SetPresent(character=who(table, "Mira"), present=present))
    do(table, Use(use="tilt-begin"))
    do(table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    owners = [request.owner_name for request in table.rules.dice_requests(Use(use="tilt-roll"))]
    assert owners == ["Ana", "Ben", "Cleo"]


def test_tilt_continues_without_the_awards_use_if_declined() -> None:
    table = a_tilt_due()
    assert view_of(table).waits
    do(table, Use(use="tilt-begin"))
    assert not view_of(table).waits
    assert table.rules.offers() == ()


def test_edit_can_still_be_vetoed_before_the_tilt() -> None:
    table = a_tilt_due()
    do(table, Use(use="edit-scene", by=who(table, "Mira"), inputs={"awarded": True}))
    assert view_of(table).waits
    do(table, Use(use="veto"))
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    assert not view_of(table).waits


def test_last_die_for_a_hubris_makes_the_tilt_due_too() -> None:
    table = a_session(a_hero(traits=(Trait(group="hubrises", name="Pride"),)))
    *others, last = pool_tokens(table, "destiny")
    for die in others:
        do(table, RemoveToken(token=die.id))
    do(table, Use(use="hubris", by=who(table, "Mira"), tokens=(last.id,)))
    assert (stage_of(table), view_of(table).waits) == ("due", False)


def test_die_removed_by_hand_makes_no_tilt_due() -> None:
    table = a_session(a_hero())
    for die in pool_tokens(table, "destiny"):
        do(table, RemoveToken(token=die.id))
    assert table.rules.procedure_view() is None
    assert reason_of(table, Use(use="tilt-roll")) == because(refusals.NO_TILT)


def test_everyone_rolls_all_held_dice_and_nothing_moves() -> None:
    table = a_tilt_due(mira="++-", rook="-", gm="--")
    held = table.campaign.tokens
    tilt_rolled(table, 5, 3, 2, 4, 1, 6)
    assert [voter.score for voter in view_of(table).voters] == [6, -4, -7]
    assert table.campaign.tokens == held
    assert [(die.role, die.face) for e in rolls(table) for die in e.dice][:2] == [
        (f"tilt.{held_tokens(table, 'Mira')[0]}", 5),
        (f"tilt.{held_tokens(table, 'Mira')[1]}", 3),
    ]


def test_dice_are_requested_by_the_players_names() -> None:
    table = a_tilt_due(mira="++-", rook="-", gm="-")
    do(table, Use(use="tilt-table", inputs={"table": "soft-tilt"}))
    assert [request.name for request in table.rules.dice_requests(Use(use="tilt-roll"))] == [
        "Ana · Triumph #1",
        "Ana · Triumph #2",
        "Ana · Tragedy",
        "Ben · Tragedy",
        "GM · Tragedy",
    ]


@pytest.mark.parametrize(
    ("dice", "faces", "good", "bad"),
    [
        ({"mira": "+", "rook": "-"}, (1, 1), "Mira", "Rook"),
        ({"mira": "+-", "rook": ""}, (1, 6), "Rook", "Mira"),
        ({"mira": "+-", "rook": "+-"}, (2, 5, 6, 1), "Rook", "Mira"),
        ({"mira": "+", "rook": "-", "wren": ""}, (1, 1), "Mira", "Rook"),
        ({"mira": "+", "rook": "+", "wren": "++"}, (3, 2, 6, 6), "Wren", "Rook"),
    ],
)
def test_highest_score_gets_the_good_lot_and_lowest_the_bad(
    dice: dict[str, str], faces: tuple[int, ...], good: str, bad: str
) -> None:
    table = a_tilt_due(**dice)
    tilt_rolled(table, *faces)
    assert people_affected(table) == {"good": good, "bad": bad}


def test_gm_votes_but_gets_no_lot() -> None:
    table = a_tilt_due(mira="+", rook="+", gm="------")
    tilt_rolled(table, 6, 5, 6, 6, 6, 6, 6, 6)
    assert people_affected(table) == {"good": "Mira", "bad": "Rook"}


def test_house_rule_gives_the_bad_lot_to_the_opposition() -> None:
    table = a_tilt_due(mira="+", rook="+", gm="-")
    do(table, SetHouseRule(key="tilt-spares-gm", value=False))
    tilt_rolled(table, 6, 5, 6)
    assert people_affected(table) == {"good": "Mira", "bad": "the opposition"}


def test_single_player_has_the_good_lot_and_no_bad_one() -> None:
    table = a_tilt_due(mira="+", rook="-")
    goes_home(table, "Rook")
    tilt_rolled(table, 3)
    assert people_affected(table) == {"good": "Mira"}
    counted(table, 2)
    counted(table, 5)
    assert [person for person, _text in owed(table)] == ["Mira"]
    assert stage_of(table) == "outcome"


def test_tilt_needs_players() -> None:
    table = a_tilt_due()
    goes_home(table, "Rook")
    goes_home(table, "Mira")
    do(table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    assert reason_of(table, Use(use="tilt-roll")) == because(refusals.TILT_WITHOUT_PLAYERS)


def test_tied_players_roll_off_the_good_lot_first() -> None:
    table = a_tilt_due(mira="+", rook="+", wren="+")
    tilt_rolled(table, 4, 4, 2)
    assert view_of(table).rolling_off == ("Ana", "Ben")
    do(table, Use(use="tilt-roll-off"), 7, 15)
    assert people_affected(table) == {"good": "Rook", "bad": "Wren"}


def test_lowest_of_the_roll_off_gets_the_bad_lot() -> None:
    table = a_tilt_due(mira="+", rook="", wren="")
    tilt_rolled(table, 4)
    assert view_of(table).rolling_off == ("Ben", "Cleo")
    do(table, Use(use="tilt-roll-off"), 7, 15)
    assert people_affected(table) == {"good": "Mira", "bad": "Rook"}


def test_roll_off_is_repeated_by_those_still_tied() -> None:
    table = a_tilt_due(mira="+-", rook="", wren="")
    tilt_rolled(table, 3, 3)
    do(table, Use(use="tilt-roll-off"), 12, 12, 5)
    assert [request.name for request in table.rules.dice_requests(Use(use="tilt-roll-off"))] == ["Ana", "Ben"]
    do(table, Use(use="tilt-roll-off"), 1, 20)
    assert stage_of(table) == "roll-off"
    do(table, Use(use="tilt-roll-off"), 3, 2)
    assert people_affected(table) == {"good": "Rook", "bad": "Wren"}


def test_votes_choose_categories_then_elements_and_both_are_owed() -> None:
    table = a_tilt_due(mira="++-", rook="--")
    tilt_rolled(table, 2, 4, 1, 3, 5)
    votes(table, "Mira", "good", 2)
    votes(table, "Rook", "bad", 3)
    counted(table)
    assert view_of(table).category == {"good": "Knives Out", "bad": "The Heavy Hand"}
    votes(table, "Mira", "good", 4)
    votes(table, "Rook", "bad", 5)
    said = counted(table)
    good = (
        "Something good for Mira · Knives Out, The Double Cross: Two enemies plan to betray each other, "
        "and each asks the lucky one for help."
    )
    bad = (
        "Something bad for Rook · The Heavy Hand, The Empty Chair: "
        "A protector falls from power overnight, and the successor owes no one anything."
    )
    assert said == f"{good} {bad}"
    assert owed(table) == [("Mira", f"The Tilt. {good}"), ("Rook", f"The Tilt. {bad}")]
    results = [
        x.text for x in table.history.open_chapter.entries[-1].events if isinstance(x, Noted) and x.topic == "result"
    ]
    assert results == [f"The Tilt. {good}", f"The Tilt. {bad}"]
    do(table, Use(use="tilt-finish"))
    assert table.rules.procedure_view() is None


def test_lot_of_the_opposition_is_owed_without_a_name() -> None:
    table = a_tilt_due(mira="+", rook="+", gm="-")
    do(table, SetHouseRule(key="tilt-spares-gm", value=False))
    tilt_rolled(table, 6, 5, 6)
    counted(table, 1, 1)
    counted(table, 1, 1)
    assert len(owed(table)) == 2
    assert owed(table)[1][0] == table.campaign.character_name(NOBODY)


def test_voting_spends_nothing() -> None:
    table = a_tilt_due(mira="++-", rook="-", gm="-")
    held, hand = held_tokens(table, "Mira"), hand_tokens(table)
    tilt_rolled(table, 2, 4, 1, 3, 5)
    votes(table, "Mira", "good", 2)
    counted(table, 1)
    counted(table, 1, 1)
    assert (held_tokens(table, "Mira"), hand_tokens(table)) == (held, hand)
    assert all(token.value is None for token in table.campaign.tokens)


def test_rolled_die_can_vote_even_after_it_is_spent() -> None:
    table = a_tilt_due(mira="+", rook="")
    tilt_rolled(table, 4)
    vote = a_vote(table, "Mira", "good", 4)
    spend(table, "Mira", "triumph", "inspiration", 6)
    do(table, vote)
    assert view_of(table).still_to_vote == ()


def test_gm_can_end_a_tilt_at_any_step() -> None:
    table = a_tilt_due()
    do(table, Use(use="tilt-pass"))
    assert table.rules.procedure_view() is None
    table = a_tilt_due(rook="-")
    tilt_rolled(table, 3, 3)
    do(table, Use(use="tilt-pass"))
    assert table.rules.procedure_view() is None


def test_unfinished_tilt_is_owed_when_the_session_ends() -> None:
    table = a_tilt_due()
    do(table, EndSession())
    assert len(owed(table)) == 1
    do(table, StartSession(present=(who(table, "Mira"),)), 1, 1, 1, 1)
    assert table.rules.procedure_view() is None


def test_pool_refilled_during_a_tilt_makes_no_second_one() -> None:
    table = a_tilt_due(rook="-")
    tilt_rolled(table, 3, 3)
    do(table, AddToken(kind="triumph", place=pool_place("destiny"), value=2))
    awarded(table, "Rook", "triumph")
    assert stage_of(table) == "categories"


@pytest.mark.parametrize(
    ("use", "inputs", "reason"),
    [
        ("tilt-roll", {}, because(refusals.TILT_AT_OTHER_STEP)),
        ("tilt-count", {}, because(refusals.TILT_AT_OTHER_STEP)),
        ("tilt-vote", {"lot": "good"}, because(refusals.TILT_AT_OTHER_STEP)),
        ("tilt-table", {}, because(refusals.NO_TILT_TABLE)),
        ("tilt-table", {"table": "mild"}, because(refusals.NOT_AN_OPTION, name="Roll table")),
    ],
)
def test_step_out_of_order_is_refused(use: str, inputs: dict[str, bool | int | str], reason: Reason) -> None:
    assert reason_of(a_tilt_due(), Use(use=use, inputs=inputs)) == reason


def test_each_step_of_a_finished_tilt_undoes_alone() -> None:
    """The undo of a finished Tilt took all its typed dice."""
    table = a_tilt_due(mira="+-", rook="+-")
    steps: list[Campaign] = []
    for command, faces in _a_whole_tilt():
        steps.append(table.campaign)
        do(table, command, *faces)
    finished = table.campaign
    assert table.undo_label() == "the Tilt"
    table.undo()
    assert table.campaign == steps[-1]
    table.redo()
    assert table.campaign == finished
    for step in reversed(steps):
        table.undo()
        assert table.campaign == step


def _a_whole_tilt() -> list[tuple[Use, tuple[int, ...]]]:
    return [
        (Use(use="tilt-table", inputs={"table": "hard-tilt"}), ()),
        (Use(use="tilt-roll"), (4, 1, 4, 1)),
        (Use(use="tilt-roll-off"), (18, 3)),
        (Use(use="tilt-count"), (1, 2)),
        (Use(use="tilt-count"), (3, 4)),
        (Use(use="tilt-finish"), ()),
    ]


def test_no_token_moves_in_a_whole_tilt() -> None:
    table = a_tilt_due(mira="+-", rook="+-", gm="-")
    length = len(table.history.open_chapter.entries)
    for command, faces in _a_whole_tilt():
        do(table, command, *((*faces, 2) if command.use == "tilt-roll" else faces))
    events = [event for entry in table.history.open_chapter.entries[length:] for event in entry.events]
    assert not [event for event in events if isinstance(event, TokenMoved)]
