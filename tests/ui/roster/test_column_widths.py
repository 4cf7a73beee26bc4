"""Names get the width that they need, as far as the table has it."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from gmtracker.engine.commands import AddCharacters, EditCharacter, RemoveCharacter, SetCondition, SetMarker
from gmtracker.ui.modelview.cells import ConditionsCell, NameCell, Role
from gmtracker.ui.roster.column_widths import LESS_LARGE
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import NameDelegate, below_width, heading_width, mark_places, parted_width
from gmtracker.ui.theme.fonts import TextSize
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, who
from tests.windows.table_views import Staged, TableStage

pytestmark = pytest.mark.usefixtures("app")

LONG = "Magistrate Venn the Elder"
NEEDED = (NameCell(LONG, ""), TextSize.LARGE)


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Mira alone, in a table with room to spare."""
    return staged(a_table(a_hero()))


def name_width(stage: TableStage, room: int = 1200) -> int:
    """Return the width of the name column in a table of that width."""
    stage.roster.resize(room, 400)
    QApplication.processEvents()
    return stage.roster.columnWidth(Column.NAME)


def test_added_long_name_gets_the_large_font(stage: TableStage) -> None:
    assert name_width(stage) < heading_width(*NEEDED)
    stage.bridge.dispatch(AddCharacters(characters=(a_foe(LONG),)))
    assert name_width(stage) == heading_width(*NEEDED)


def test_lengthened_name_gets_the_large_font(stage: TableStage) -> None:
    mira = stage.table.campaign.character(who(stage.table, "Mira"))
    stage.bridge.dispatch(EditCharacter(character=replace(mira, name=LONG, notes="")))
    assert name_width(stage) == heading_width(*NEEDED)


def letters(stage: TableStage) -> int:
    """Return the unscaled font size of the names."""
    delegate = stage.roster.itemDelegateForColumn(Column.NAME)
    assert isinstance(delegate, NameDelegate)
    return delegate.letters


def test_names_get_smaller_only_when_most_would_be_cut(staged: Staged) -> None:
    stage = staged(a_table(a_hero("Bartholomew Mere"), a_hero("Wilhelmina Oakes"), a_hero("Tam")))
    usual = name_width(stage)
    assert name_width(stage, 560) < usual
    assert letters(stage) < TextSize.LARGE
    assert name_width(stage) == usual
    assert letters(stage) == TextSize.LARGE


def test_conditions_get_their_width_before_names_and_tokens_grow(staged: Staged) -> None:
    words = ("fatigued", "exhausted", "shaken", "bloodied")
    stage = staged(a_table(a_hero(), a_hero("Rook", conditions=words)))
    name_width(stage, 780)
    places, _ = mark_places(stage.roster.visualRect(stage.index("Rook", Column.CONDITIONS)), state_of(stage, "Rook"))
    assert len(places) == len(words)


def test_ended_conditions_give_their_width_back(staged: Staged) -> None:
    """Names stayed small after a fight, until the window was resized."""
    stage = staged(a_table(a_hero("Bartholomew Mere"), a_hero("Wilhelmina Oakes")))
    before = name_width(stage, 640), stage.roster.columnWidth(Column.CONDITIONS), letters(stage)
    words = ("fatigued", "exhausted", "shaken", "bloodied")
    for on in (True, False):
        for word in words:
            hero = who(stage.table, "Wilhelmina Oakes")
            stage.bridge.dispatch(SetCondition(character=hero, condition=word, on=on))
        now = stage.roster.columnWidth(Column.NAME), stage.roster.columnWidth(Column.CONDITIONS), letters(stage)
        assert (now == before) is not on


def test_condition_that_is_elided_anyway_shrinks_no_name(staged: Staged) -> None:
    stage = staged(a_table(a_hero("Bartholomew Mere"), a_hero("Wilhelmina Oakes"), a_foe("Ann")))
    before = name_width(stage, 780), letters(stage)
    assert before[1] == TextSize.LARGE
    long = "is to have one more on the next skill or defense check"
    stage.bridge.dispatch(SetMarker(text=long, owner=who(stage.table, "Ann")))
    assert (stage.roster.columnWidth(Column.NAME), letters(stage)) == before


def test_conditions_of_removed_characters_give_their_width_back(staged: Staged) -> None:
    stage = staged(a_table(a_hero("Bartholomew Mere"), a_hero("Wilhelmina Oakes"), a_foe("Ann"), a_foe("Bob")))
    before = name_width(stage, 640), stage.roster.columnWidth(Column.CONDITIONS), letters(stage)
    bob = who(stage.table, "Bob")
    for word in ("fatigued", "exhausted", "shaken", "bloodied"):
        stage.bridge.dispatch(SetCondition(character=bob, condition=word))
    stage.bridge.dispatch(RemoveCharacter(character=bob))
    assert (
        stage.roster.columnWidth(Column.NAME),
        stage.roster.columnWidth(Column.CONDITIONS),
        letters(stage),
    ) == before


def state_of(stage: TableStage, name: str) -> ConditionsCell:
    """Return a character's conditions cell."""
    cell = stage.index(name, Column.CONDITIONS).data(Role.CELL)
    assert isinstance(cell, ConditionsCell)
    return cell


def test_tokens_close_up_before_the_table_scrolls(stage: TableStage) -> None:
    name_width(stage)
    usual = stage.roster.columnWidth(Column.TOKENS)
    name_width(stage, 670)
    assert stage.roster.columnWidth(Column.TOKENS) < usual
    assert stage.roster.horizontalScrollBar().maximum() == 0
    name_width(stage)
    assert stage.roster.columnWidth(Column.TOKENS) == usual


def harmed(stage: TableStage, name: str, *words: str) -> None:
    """Give a character these conditions."""
    for word in words:
        assert stage.bridge.dispatch(SetCondition(character=who(stage.table, name), condition=word))


def test_conditions_of_one_foe_shrink_no_names(staged: Staged) -> None:
    """Three conditions of one foe made all seven names small."""
    names = ("Mira Vance", "Rook Adeyemi", "Warden Cassel", "Magistrate Venn")
    stage = staged(an_encounter(a_hero(), *(a_foe(name) for name in names), a_hero("Glass Hound", wounds=2)))
    name_width(stage, 770)
    assert letters(stage) == TextSize.LARGE
    harmed(stage, "Glass Hound", "incapacitated", "staggered")
    assert letters(stage) == TextSize.LARGE
    assert name_width(stage, 770) >= heading_width(NameCell("Magistrate Venn", ""), TextSize.LARGE)
    places, more = mark_places(
        stage.roster.visualRect(stage.index("Glass Hound", Column.CONDITIONS)), state_of(stage, "Glass Hound")
    )
    assert (len(places), more.isNull()) == (3, True)


def test_conditions_keep_their_width_when_rows_get_low(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), a_hero("Glass Hound", wounds=2, conditions=("incapacitated", "staggered"))))
    name_width(stage, 760)
    before = stage.roster.columnWidth(Column.CONDITIONS)
    stage.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"{at} of many") for at in range(20))))
    assert stage.roster.columnWidth(Column.CONDITIONS) == before
    places, more = mark_places(
        stage.roster.visualRect(stage.index("Glass Hound", Column.CONDITIONS)), state_of(stage, "Glass Hound")
    )
    assert (len(places), more.isNull()) == (3, True)


def test_overlong_condition_shows_enough_to_recognize_it(staged: Staged) -> None:
    """It showed "No …", although there was room beside the actions."""
    stage = staged(an_encounter(a_hero(wounds=1), a_hero("Rook Adeyemi"), a_foe("Warden Cassel")))
    name_width(stage, 770)
    long = "No Advantage for Warden Cassel until her turn ends"
    for text in (long, "Fatigue pending"):
        assert stage.bridge.dispatch(SetMarker(text=text, owner=who(stage.table, "Mira")))
    cell = state_of(stage, "Mira")
    places, _ = mark_places(stage.roster.visualRect(stage.index("Mira", Column.CONDITIONS)), cell)
    assert places[cell.words.index(long)].width() > 70


def test_text_below_names_fits_before_conditions_get_more(staged: Staged) -> None:
    stage = staged(a_table(a_hero("Mira", player="Dunja · no new token yet"), a_hero("Rook")))
    name_width(stage, 700)
    harmed(stage, "Rook", "fatigued", "exhausted", "shaken", "bloodied")
    needed = below_width(NameCell("Mira", "Dunja · no new token yet"))
    assert stage.roster.columnWidth(Column.NAME) >= needed


def test_names_are_cut_last_in_a_narrow_table(staged: Staged) -> None:
    """It showed "Mira Va…" beside a wheel and conditions with room to spare."""
    names = ("Mira Vance", "Rook Adeyemi", "Magistrate Venn")
    heroes = [a_hero(name, player="Ana", wounds=1, conditions=("staggered",)) for name in names]
    stage = staged(an_encounter(*heroes))
    roomy = name_width(stage), stage.roster.columnWidth(Column.TOKENS), stage.roster.columnWidth(Column.CONDITIONS)
    needed = max(parted_width(NameCell(name, "Ana")) for name in names)
    assert name_width(stage, 500) >= needed
    assert stage.roster.horizontalScrollBar().maximum() == 0
    assert name_width(stage, 300) >= needed, "it has to be scrolled aside in any case"
    assert name_width(stage) == roomy[0]


def test_rows_too_low_for_two_lines_keep_room_for_whole_names(staged: Staged) -> None:
    """Before, "The Bog Mother" became "The Bog Mo…" beside a wheel and tokens with room to spare."""
    names = ("The Bog Mother", "Captain Harrow")
    stage = staged(an_encounter(a_hero(), *map(a_foe, names), *map(a_foe, "ABCDEFGHIJ")))
    needed = max(heading_width(NameCell(name, ""), TextSize.NORMAL) for name in names)
    assert needed > max(parted_width(NameCell(name, "")) for name in names)
    assert name_width(stage, 520) >= needed
    assert stage.roster.horizontalScrollBar().maximum() == 0


def test_columns_get_narrower_one_after_another(staged: Staged) -> None:
    stage = staged(an_encounter(a_hero("Magistrate Venn", wounds=1, conditions=("staggered",)), a_foe()))
    order = (Column.CONDITIONS, Column.ACTIONS, Column.TRACK, Column.TURN, Column.TOKENS)
    needed = name_width(stage, 546)
    widest: dict[Column, int] = {}
    gave: list[Column] = []
    for room in range(800, 546, -2):
        if name_width(stage, room) > needed:
            continue
        for column in order:
            width = stage.roster.columnWidth(column)
            if width < widest.setdefault(column, width) and column not in gave:
                gave.append(column)
    assert gave == list(order)


def test_names_get_the_largest_font_that_fits(staged: Staged) -> None:
    """They got the smallest font immediately: at 110 % they were smaller than at 100 %."""
    stage = staged(a_table(a_hero("Bartholomew Mere"), a_hero("Wilhelmina Oakes"), a_hero("Tam")))
    sizes = []
    for room in range(480, 900, 10):
        name_width(stage, room)
        sizes.append(letters(stage))
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == (TextSize.NORMAL, TextSize.LARGE)
    assert len(set(sizes)) > 2


@pytest.mark.parametrize(("people", "size"), [(6, TextSize.LARGE), (13, LESS_LARGE), (20, TextSize.NORMAL)])
def test_names_fit_the_height_of_their_rows(people: int, size: int, staged: Staged) -> None:
    """In rows of 32 pixels a "p" reached into the text below the name."""
    stage = staged(a_table(*(a_foe(name) for name in list("ABCDEFGHIJKLMNOPQRST")[:people])))
    name_width(stage)
    assert letters(stage) == size
