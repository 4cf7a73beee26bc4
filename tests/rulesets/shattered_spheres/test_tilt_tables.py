"""The tables of the Tilt: shipped with the game, and replaced by a campaign's own."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.commands import SetTable
from gmtracker.engine.roll_tables import RollTable, Row, Section
from gmtracker.rulesets.shattered_spheres.tilt_sheet import HARD_TILT, SOFT_TILT
from gmtracker.rulesets.shattered_spheres.tilt_tables import own_table, table_of
from tests.rulesets.shattered_spheres.tilts import a_tilt_due, counted, rolled
from tests.support.builders import a_session, do, why_not

OURS = RollTable(
    tuple(
        Section(f"Section {s}", tuple(Row(f"Row {s}.{r}", (f"Fine {s}.{r}", f"Foul {s}.{r}")) for r in range(1, 7)))
        for s in range(1, 7)
    )
)


@pytest.mark.parametrize("key", [SOFT_TILT, HARD_TILT])
def test_the_shipped_tables_are_whole(key: str) -> None:
    table = own_table(key)
    rows = [row for section in table.sections for row in section.rows]
    assert [len(section.rows) for section in table.sections] == [6] * 6
    assert all(len(row.texts) == 2 and all(text.strip().endswith(".") for text in row.texts) for row in rows)
    assert max(len(text) for row in rows for text in row.texts) <= 160


def test_no_name_or_sentence_stands_twice_in_them() -> None:
    sections = [section for key in (SOFT_TILT, HARD_TILT) for section in own_table(key).sections]
    rows = [row for section in sections for row in section.rows]
    names = [*(section.name for section in sections), *(row.name for row in rows)]
    texts = [text for row in rows for text in row.texts]
    assert len(set(names)) == len(names) == 84
    assert len(set(texts)) == len(texts) == 144


def test_a_campaign_plays_with_its_own_table_and_may_go_back() -> None:
    table = a_session()
    assert do(table, SetTable(key=HARD_TILT, table=OURS)) == "The campaign's own table: Hard Tilt."
    assert table_of(table.campaign, HARD_TILT) == table.rules.roll_table(HARD_TILT) == OURS
    assert table.rules.roll_table(SOFT_TILT) == own_table(SOFT_TILT)
    assert do(table, SetTable(key=HARD_TILT)) == "The game's own table is back: Hard Tilt."
    assert table.rules.roll_table(HARD_TILT) == own_table(HARD_TILT)
    assert why_not(table, SetTable(key=HARD_TILT)) == "That is already so."


def test_a_table_of_ones_own_undoes() -> None:
    table = a_session()
    before = table.campaign
    do(table, SetTable(key=SOFT_TILT, table=OURS))
    assert table.undo_label() == "table: Soft Tilt"
    table.undo()
    assert table.campaign == before


def test_the_tilt_is_read_from_the_campaigns_own_table() -> None:
    table = a_tilt_due(mira="+", rook="-")
    do(table, SetTable(key=HARD_TILT, table=OURS))
    rolled(table, 2, 4)
    counted(table, 2, 3)
    assert counted(table, 5, 6) == (
        "Nobody votes on something good: the dice decide. Nobody votes on something bad: the dice decide. "
        "Something good for Mira · Section 2, Row 2.5: Fine 2.5 Something bad for Rook · Section 3, Row 3.6: Foul 3.6"
    )


def _without_a_section(table: RollTable) -> RollTable:
    return RollTable(table.sections[1:])


def _without_a_row(table: RollTable) -> RollTable:
    first, *others = table.sections
    return RollTable((replace(first, rows=first.rows[1:]), *others))


def _without_a_text(table: RollTable) -> RollTable:
    first, *others = table.sections
    return RollTable((replace(first, rows=(replace(first.rows[0], texts=("Fine",)), *first.rows[1:])), *others))


SIZE = "Soft Tilt: 6 times 6 entries, each with 2 texts."


@pytest.mark.parametrize("spoilt", [_without_a_section(OURS), _without_a_row(OURS), _without_a_text(OURS)])
def test_a_table_of_another_size_is_refused(spoilt: RollTable) -> None:
    assert why_not(a_session(), SetTable(key=SOFT_TILT, table=spoilt)) == SIZE


def test_a_table_needs_all_its_names_and_a_place_in_the_game() -> None:
    first, *others = OURS.sections
    nameless = RollTable((replace(first, name=" "), *others))
    refusal = "Soft Tilt: every category and every element needs a name."
    assert why_not(a_session(), SetTable(key=SOFT_TILT, table=nameless)) == refusal
    assert why_not(a_session(), SetTable(key="weather", table=OURS)) == "This game has no such table."
