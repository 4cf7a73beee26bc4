"""The tables of the Tilt: shipped with the game, and replaced by a campaign's own.

Also voting in a Tilt: which die may vote for what (rules/shattered-spheres.md, Tilt).
"""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.campaign import character_place
from gmtracker.engine.commands import AddToken, RemoveToken, SetHouseRule, SetTable, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import Noted
from gmtracker.engine.game_spec import RollTable, Row, Section
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.sheet import HARD_TILT, SOFT_TILT
from gmtracker.rulesets.shattered_spheres.tilt_state import (
    Level,
    Lot,
    RolledDie,
    Roller,
    Tilt,
    Vote,
    find_table,
    leading,
    may_vote,
    own_table,
    read,
    tally,
    with_vote,
)
from tests.builders import refusals
from tests.builders.campaigns import a_session, do, reason_of, who
from tests.builders.refusals import because
from tests.builders.shattered_spheres import GM, a_tilt_due, a_vote, counted, stage_of, tilt_rolled, view_of, votes

OURS = RollTable(
    tuple(
        Section(f"Section {s}", tuple(Row(f"Row {s}.{r}", (f"Fine {s}.{r}", f"Foul {s}.{r}")) for r in range(1, 7)))
        for s in range(1, 7)
    )
)


@pytest.mark.parametrize("key", [SOFT_TILT, HARD_TILT])
def test_shipped_tables_are_complete(key: str) -> None:
    table = own_table(key)
    rows = [row for section in table.sections for row in section.rows]
    assert [len(section.rows) for section in table.sections] == [6] * 6
    assert all(len(row.texts) == 2 and all(text.strip().endswith(".") for text in row.texts) for row in rows)
    assert max(len(text) for row in rows for text in row.texts) <= 160


def test_shipped_tables_have_no_duplicate_names_or_sentences() -> None:
    sections = [section for key in (SOFT_TILT, HARD_TILT) for section in own_table(key).sections]
    rows = [row for section in sections for row in section.rows]
    names = [*(section.name for section in sections), *(row.name for row in rows)]
    texts = [text for row in rows for text in row.texts]
    assert len(set(names)) == len(names) == 84
    assert len(set(texts)) == len(texts) == 144


def test_campaign_can_use_its_own_table_and_reset_it() -> None:
    table = a_session()
    do(table, SetTable(key=HARD_TILT, table=OURS))
    assert find_table(table.campaign, HARD_TILT) == table.rules.roll_table(HARD_TILT) == OURS
    assert table.rules.roll_table(SOFT_TILT) == own_table(SOFT_TILT)
    do(table, SetTable(key=HARD_TILT))
    assert table.rules.roll_table(HARD_TILT) == own_table(HARD_TILT)
    assert reason_of(table, SetTable(key=HARD_TILT)) == because(refusals.ALREADY_SET)


def test_setting_a_custom_table_can_be_undone() -> None:
    table = a_session()
    before = table.campaign
    do(table, SetTable(key=SOFT_TILT, table=OURS))
    table.undo()
    assert table.campaign == before


def test_tilt_uses_the_campaigns_own_table() -> None:
    table = a_tilt_due(mira="+", rook="-")
    do(table, SetTable(key=HARD_TILT, table=OURS))
    tilt_rolled(table, 2, 4)
    counted(table, 2, 3)
    counted(table, 5, 6)
    results = [event.text for event in table.history.open_chapter.entries[-1].events if isinstance(event, Noted)]
    assert any("Fine 2.5" in text for text in results)
    assert any("Foul 3.6" in text for text in results)


def _without_a_section(table: RollTable) -> RollTable:
    return RollTable(table.sections[1:])


def _without_a_row(table: RollTable) -> RollTable:
    first, *others = table.sections
    return RollTable((replace(first, rows=first.rows[1:]), *others))


def _without_a_text(table: RollTable) -> RollTable:
    first, *others = table.sections
    return RollTable((replace(first, rows=(replace(first.rows[0], texts=("Fine",)), *first.rows[1:])), *others))


@pytest.mark.parametrize("spoilt", [_without_a_section(OURS), _without_a_row(OURS), _without_a_text(OURS)])
def test_table_of_another_size_is_refused(spoilt: RollTable) -> None:
    assert reason_of(a_session(), SetTable(key=SOFT_TILT, table=spoilt)) == because(
        refusals.ROLL_TABLE_SHAPE, table="Soft Tilt", sections=6, rows=6, texts=2
    )


def test_table_needs_all_its_names_and_a_known_key() -> None:
    first, *others = OURS.sections
    nameless = RollTable((replace(first, name=" "), *others))
    assert reason_of(a_session(), SetTable(key=SOFT_TILT, table=nameless)) == because(
        refusals.ROLL_TABLE_NAMES, table="Soft Tilt", section="category", row="element"
    )
    assert reason_of(a_session(), SetTable(key="weather", table=OURS)) == because(refusals.UNKNOWN_ROLL_TABLE)


def tilt_of(table: Table) -> Tilt:
    found = read(table.campaign)
    assert found is not None
    return found[1]


def a_vote_at_hand(table: Table) -> Table:
    """Return a vote: Mira has 2, 4 and 6 on Triumph dice and 1 on a Tragedy, Rook 3 on a Tragedy, the GM 5 on one."""
    tilt_rolled(table, 2, 4, 6, 1, 3, 5)
    return table


@pytest.mark.parametrize(
    ("table", "kind", "face", "votes_for_something"),
    [
        ("soft-tilt", "triumph", 1, True),
        ("soft-tilt", "triumph", 6, True),
        ("soft-tilt", "triumph", 7, False),
        ("soft-tilt", "tragedy", 1, False),
        ("hard-tilt", "triumph", 6, True),
        ("hard-tilt", "tragedy", 6, True),
        ("hard-tilt", "tragedy", 8, False),
    ],
)
def test_soft_tilt_takes_only_triumph_with_faces_up_to_six(
    table: str, kind: str, face: int, votes_for_something: bool
) -> None:
    die = RolledDie(TokenId("t1"), kind, face)
    assert may_vote(Tilt(table=table), die, 6) is votes_for_something


@pytest.mark.parametrize(
    ("counts", "rows"),
    [({}, ()), ({3: 1}, (3,)), ({1: 1, 3: 2}, (3,)), ({2: 1, 5: 1}, (2, 5)), ({6: 2, 1: 2, 3: 1}, (1, 6))],
)
def test_rows_with_most_votes_lead_and_can_tie(counts: dict[int, int], rows: tuple[int, ...]) -> None:
    assert leading(Counter(counts)) == rows


def test_gm_with_only_tragedy_cannot_vote_in_soft_tilt() -> None:
    table = a_tilt_due(mira="+", rook="-", gm="-")
    tilt_rolled(table, 3, 2, 4, soft=True)
    assert reason_of(table, a_vote(table, GM, "good", 4)) == because(
        refusals.SOFT_TILT_VOTE, voter="GM", table="Soft Tilt"
    )
    assert view_of(table).still_to_vote == ("Ana",)


def test_gm_votes_in_a_hard_tilt() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    votes(table, GM, "bad", 5)
    assert tally(tilt_of(table), "bad", "category") == {5: 1}


def test_face_above_six_votes_for_nothing() -> None:
    table = a_tilt_due(mira="+")
    do(table, SetHouseRule(key="die-size", value=8))
    do(table, AddToken(kind="triumph", place=character_place(who(table, "Rook"))))
    tilt_rolled(table, 3, 8)
    assert reason_of(table, a_vote(table, "Rook", "good", 8)) == because(refusals.VOTE_OVER_ROWS, face=8, rows=6)
    assert view_of(table).still_to_vote == ("Ana",)


def test_each_die_votes_once_in_the_whole_tilt() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    votes(table, "Mira", "good", 2)
    assert reason_of(table, a_vote(table, "Mira", "bad", 2)) == because(refusals.DIE_HAS_VOTED)
    counted(table, 1)
    assert reason_of(table, a_vote(table, "Mira", "good", 2)) == because(refusals.DIE_HAS_VOTED)


def test_voting_again_moves_the_vote_and_frees_the_die() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    votes(table, "Mira", "good", 2)
    votes(table, "Mira", "good", 4)
    assert tally(tilt_of(table), "good", "category") == {4: 1}
    votes(table, "Mira", "bad", 2)
    assert tally(tilt_of(table), "bad", "category") == {2: 1}


def test_repeating_the_same_vote_adds_no_step() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    votes(table, "Mira", "good", 2)
    assert reason_of(table, a_vote(table, "Mira", "good", 2)) == because(refusals.ALREADY_SET)


def test_voting_with_another_persons_die_is_refused() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    stolen = a_vote(table, "Mira", "good", 2).tokens
    command = Use(use="tilt-vote", by=who(table, "Rook"), tokens=stolen, inputs={"lot": "good"})
    assert reason_of(table, command) == because(refusals.NOT_A_TILT_DIE)
    foe = Use(use="tilt-vote", by=who(table, "Warden"), tokens=stolen, inputs={"lot": "good"})
    assert reason_of(table, foe) == because(refusals.NOT_A_VOTER, name="Warden")


def test_vote_names_its_target() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    command = Use(use="tilt-vote", by=who(table, "Mira"), tokens=a_vote(table, "Mira", "good", 2).tokens)
    assert reason_of(table, command) == because(refusals.NO_LOT)


def test_gm_decides_a_tie() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="-", gm="-"))
    votes(table, "Mira", "good", 2)
    votes(table, "Rook", "good", 3)
    counted(table, 6)
    tie = Use(use="tilt-decide", inputs={"lot": "good", "row": 6})
    assert reason_of(table, tie) == because(refusals.NOT_A_TIED_ROW)
    assert reason_of(table, Use(use="tilt-count")) == because(refusals.VOTES_COUNTED)
    assert reason_of(table, a_vote(table, GM, "good", 5)) == because(refusals.VOTES_COUNTED)
    do(table, Use(use="tilt-decide", inputs={"lot": "good", "row": 3}))
    assert view_of(table).category == {"good": "The Heavy Hand", "bad": "No Way Back"}
    assert stage_of(table) == "elements"


def test_two_ties_are_decided_one_after_the_other() -> None:
    table = a_vote_at_hand(a_tilt_due(mira="+++-", rook="--", gm="--"))
    for name, lot, face in (("Mira", "good", 2), ("Mira", "bad", 4), ("Rook", "good", 3), ("GM", "bad", 1)):
        votes(table, name, lot, face)
    counted(table)
    do(table, Use(use="tilt-decide", inputs={"lot": "bad", "row": 4}))
    assert stage_of(table) == "categories"
    no_tie = Use(use="tilt-decide", inputs={"lot": "bad", "row": 1})
    assert reason_of(table, no_tie) == because(refusals.NO_TIE_THERE)
    do(table, Use(use="tilt-decide", inputs={"lot": "good", "row": 3}))
    assert view_of(table).category == {"good": "The Heavy Hand", "bad": "Flesh and Bone"}


def test_dice_decide_when_there_are_no_votes() -> None:
    table = a_tilt_due(mira="+", rook="-")
    tilt_rolled(table, 3, 2, soft=True)
    assert [request.size for request in table.rules.dice_requests(Use(use="tilt-count"))] == [6, 6]
    counted(table, 4, 6)
    assert view_of(table).category == {"good": "Roads and Weather", "bad": "Loose Ends"}


def test_whole_tilt_is_rolled_without_any_dice() -> None:
    table = a_tilt_due(mira="+", rook="")
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    for token in table.campaign.tokens:
        do(table, RemoveToken(token=token.id))
    do(table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    assert table.rules.dice_requests(Use(use="tilt-roll")) == ()
    do(table, Use(use="tilt-roll"))
    assert view_of(table).rolling_off == ("Ana", "Ben")
    do(table, Use(use="tilt-roll-off"), 2, 1)
    counted(table, 1, 1)
    counted(table, 4, 6)
    assert stage_of(table) == "outcome"


@given(st.data())
def test_votes_never_exceed_the_dice_nor_four_per_voter(data: st.DataObject) -> None:
    table = a_tilt_due(mira="++-", rook="+--", gm="--")
    tilt_rolled(table, *data.draw(st.lists(st.integers(1, 6), min_size=8, max_size=8)))
    if stage_of(table) == "roll-off":
        do(table, Use(use="tilt-roll-off"), 20, 1)
    for _ in range(data.draw(st.integers(0, 14))):
        if stage_of(table) not in ("categories", "elements"):
            break
        try:
            do(table, data.draw(st.sampled_from(_wishes(table))))
        except Refused:
            continue
        _check_votes(tilt_of(table) if stage_of(table) else Tilt())


def _wishes(table: Table) -> list[Use]:
    """Yield every possible vote of any voter, allowed or not, the count, and any tie decision."""
    every = [
        Use(use="tilt-vote", by=voter.id, tokens=(die.token,), inputs={"lot": lot})
        for voter in view_of(table).voters
        for die in voter.dice
        for lot in ("good", "bad")
    ]
    ties = [
        Use(use="tilt-decide", inputs={"lot": ballot.lot, "row": row})
        for ballot in view_of(table).ballots
        for row in ballot.tied
    ]
    return [*every, *ties, Use(use="tilt-count")]


def _check_votes(tilt: Tilt) -> None:
    dice = {roller.id: len(roller.dice) for roller in tilt.rollers}
    for voter in dice:
        cast = [vote for vote in tilt.votes if vote.by == voter]
        assert len(cast) <= min(4, dice[voter])
        assert len({vote.token for vote in cast}) == len(cast)
        assert len({(vote.lot, vote.level) for vote in cast}) == len(cast)


LOTS = st.sampled_from(("good", "bad"))
LEVELS = st.sampled_from(("category", "element"))


@given(st.lists(st.tuples(LOTS, LEVELS, st.integers(0, 5)), max_size=12))
def test_votes_hold_the_last_one_for_each_question(cast: list[tuple[Lot, Level, int]]) -> None:
    dice = tuple(RolledDie(TokenId(f"t{n}"), "triumph", n + 1) for n in range(6))
    tilt = Tilt(table="hard-tilt", rollers=(Roller(NOBODY, dice),))
    for lot, level, die in cast:
        vote = Vote(CharacterId(NOBODY), lot, level, dice[die].token)
        tilt = Tilt(table=tilt.table, rollers=tilt.rollers, votes=with_vote(tilt, vote))
    last = {(lot, level): die + 1 for lot, level, die in cast}
    for (lot, level), face in last.items():
        assert tally(tilt, lot, level) == {face: 1}
    assert len(tilt.votes) == len(last)
