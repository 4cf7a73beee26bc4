"""The roster's model: what its rows say, what edits ask for, and which cells it signals."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character, Expiry, pool_place
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.modelview.cells import ConditionsCell, HeldTokens, NameCell, Role, RowState
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, an_encounter, do, faces_in_turn, falling, who
from tests.builders.torg_eternity import a_scene, brute, ilse

pytestmark = pytest.mark.usefixtures("qapp")


def roster(table: Table) -> tuple[CharactersModel, Bridge]:
    """Return the model of a table, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return CharactersModel(bridge, TrackEditor(bridge), bridge), bridge


def says(model: CharactersModel, row: int, column: Column) -> str:
    """Return the text of a cell."""
    return str(model.index(row, column).data())


def tells_cells(model: CharactersModel) -> list[tuple[int, int, int]]:
    """Return a list of row, first and last column of every change that the model signals from now on."""
    told: list[tuple[int, int, int]] = []

    def keep(first: QModelIndex, last: QModelIndex) -> None:
        assert first.row() == last.row()
        told.append((first.row(), first.column(), last.column()))

    model.dataChanged.connect(keep)
    return told


def test_heroes_stand_above_the_opposition_in_roster_order() -> None:
    model, _ = roster(a_table(a_foe("Warden"), a_hero("Mira"), a_foe("Rat"), a_hero("Rook")))
    assert [says(model, row, Column.NAME) for row in range(4)] == ["Mira", "Rook", "Warden", "Rat"]


def test_row_shows_every_column_of_a_character() -> None:
    model, _ = roster(an_encounter(a_hero(stress=5, wounds=2, conditions=["fatigued"])))
    told = {column.name: says(model, 0, column) for column in Column}
    assert told == {
        "TURN": "",
        "NAME": "Mira",
        "TRACK": "7/10",
        "TOKENS": "1 Triumph die, 1 Tragedy die",
        "ACTIONS": "S M Q R",
        "CONDITIONS": "2 wounds · Fatigued",
    }


def test_headings_use_the_games_words() -> None:
    model, _ = roster(a_table(a_hero()))
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert headings == ["", "Name", "Stress", "Tokens", "Actions", "Conditions"]


def test_opposition_has_an_empty_track_cell() -> None:
    model, _ = roster(a_table(a_foe()))
    wheel = model.index(0, Column.TRACK)
    assert wheel.data() is None
    assert not model.flags(wheel) & Qt.ItemFlag.ItemIsEditable


def test_active_character_has_the_acting_state() -> None:
    model, _ = roster(an_encounter())
    assert model.index(0, Column.NAME).data(Role.STANDING) == RowState(is_hero=True, acting=True, absent=False)
    assert model.index(0, Column.TURN).data(Qt.ItemDataRole.AccessibleTextRole) == "Active"


def test_only_heroes_can_be_absent() -> None:
    table = a_table(a_hero(), a_hero("Rook"), a_foe())
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    model, _ = roster(table)
    assert [model.index(row, 0).data(Role.STANDING).absent for row in range(3)] == [False, True, False]


@pytest.mark.parametrize(("typed", "stones"), [("+2", 7), ("-1", 4), ("-9", 0), ("3", 3), ("=3", 3), (" = 0 ", 0)])
def test_typed_value_changes_or_sets_the_wheel(typed: str, stones: int) -> None:
    model, bridge = roster(a_table(a_hero(stress=5)))
    assert model.setData(model.index(0, Column.TRACK), typed)
    assert bridge.shown.characters[0].tracks["stress"] == stones


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (
            "much",
            "Can't read “much”. Type 7 to set the value, +2 or -1 to change it, or =-1 for a negative value.",
        ),
        ("=-1", "Stress must be 0 to 10."),
        ("+9", "Stress must be 0 to 10."),
    ],
)
def test_invalid_wheel_value_is_refused_with_a_reason(typed: str, why: str) -> None:
    model, bridge = roster(a_table(a_hero(stress=5)))
    said: list[Refusal] = []
    bridge.refused.connect(said.append)
    assert not model.setData(model.index(0, Column.TRACK), typed)
    assert said[0].sentence == why


def test_typing_the_same_value_dispatches_nothing() -> None:
    model, bridge = roster(a_table(a_hero(stress=5)))
    said: list[Refusal] = []
    bridge.refused.connect(said.append)
    assert not model.setData(model.index(0, Column.TRACK), "5")
    assert not model.setData(model.index(0, Column.NAME), "Mira")
    assert said == []


def test_name_is_edited_in_place() -> None:
    model, _ = roster(a_table(a_hero()))
    model.setData(model.index(0, Column.NAME), "Mirabel")
    assert says(model, 0, Column.NAME) == "Mirabel"


def test_nothing_can_be_edited_while_looking_back() -> None:
    model, bridge = roster(a_table(a_hero()))
    bridge.look_back(bridge.entries()[0].id)
    assert not any(model.flags(model.index(0, column)) & Qt.ItemFlag.ItemIsEditable for column in Column)


def test_stress_change_signals_one_cell() -> None:
    model, _ = roster(a_table(a_hero(), a_hero("Rook")))
    told = tells_cells(model)
    model.setData(model.index(1, Column.TRACK), "+1")
    assert told == [(1, Column.TRACK, Column.TRACK)]


def test_award_signals_name_wheel_and_tokens_of_one_row() -> None:
    table = a_session()
    model, bridge = roster(table)
    told = tells_cells(model)
    for die in table.campaign.tokens_at(pool_place("destiny"))[:2]:
        bridge.dispatch(c.Use(use="award", by=who(table, "Rook"), tokens=(die.id,)))
    assert told == [(1, Column.NAME, Column.TOKENS), (1, Column.TRACK, Column.TOKENS)]


def test_turn_change_signals_only_what_changed() -> None:
    model, bridge = roster(an_encounter())
    told = tells_cells(model)
    bridge.dispatch(c.NextTurn())
    whole_rows = [(row, Column.TURN, Column.CONDITIONS) for row in (0, 1)]
    assert told == [*whole_rows, (2, Column.TURN, Column.TURN)]


def test_marking_an_action_twice_uses_and_restores_it() -> None:
    model, bridge = roster(an_encounter())
    mira = bridge.shown.characters[0].id
    model.mark_action(mira, "standard")
    assert says(model, 0, Column.ACTIONS) == "M Q R"
    model.mark_action(mira, "standard")
    assert says(model, 0, Column.ACTIONS) == "S M Q R"


def test_marking_a_given_up_action_goes_over_the_limit() -> None:
    """The click marked none, while the log said that it was used."""
    model, bridge = roster(an_encounter())
    mira = bridge.shown.characters[0].id
    for action in ("move", "move", "standard"):
        model.mark_action(mira, action)
    encounter = bridge.shown.encounter
    assert encounter is not None
    assert (encounter.times_taken(mira, "move"), encounter.times_taken(mira, "standard")) == (2, 1)


def test_actions_are_shown_only_in_an_encounter() -> None:
    model, _ = roster(a_session())
    assert says(model, 0, Column.ACTIONS) == ""


def test_condition_tells_its_meaning_and_duration() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    model, bridge = roster(table)
    until = Expiry("turn-end", character=mira)
    bridge.dispatch(c.SetCondition(character=mira, condition="dazed", expiry=until))
    cell: ConditionsCell = model.index(0, Column.CONDITIONS).data(Role.CELL)
    assert cell.words == ("Dazed",)
    assert cell.spoken.endswith("Until Mira's turn ends.")


def test_renaming_updates_conditions_that_name_the_character() -> None:
    table = an_encounter()
    mira, rook = who(table, "Mira"), who(table, "Rook")
    model, bridge = roster(table)
    bridge.dispatch(c.SetCondition(character=rook, condition="dazed", expiry=Expiry("turn-end", character=mira)))
    told = tells_cells(model)
    model.setData(model.index(0, Column.NAME), "Mirabel")
    assert told == [(0, Column.NAME, Column.NAME), (1, Column.CONDITIONS, Column.CONDITIONS)]


def test_changing_sides_moves_the_row() -> None:
    model, bridge = roster(a_table(a_hero(), a_hero("Rook"), a_foe()))
    turned: Character = bridge.shown.characters[0]
    bridge.dispatch(c.EditCharacter(character=replace(turned, side="opposition")))
    assert [says(model, row, Column.NAME) for row in range(3)] == ["Rook", "Mira", "Warden"]


def test_only_tragedy_dice_have_a_zone_and_only_on_heroes() -> None:
    table = a_session()
    model, _ = roster(table)
    triumph, tragedy = (table.campaign.tokens_at(pool_place("destiny"), kind)[0].id for kind in ("triumph", "tragedy"))
    mira, warden = who(table, "Mira"), who(table, "Warden")
    assert [use.key for use in model.drop_zones((tragedy,), mira)] == ["hubris"]
    assert model.drop_zones((triumph,), mira) == ()
    assert model.drop_zones((tragedy,), warden) == ()
    assert model.drop_zones((), mira) == ()


def test_model_without_campaign_has_no_rows() -> None:
    bridge = Bridge(faces_in_turn())
    model = CharactersModel(bridge, TrackEditor(bridge), bridge)
    assert model.rowCount() == 0
    assert model.empty_columns() == set()


def test_surge_benefit_is_shown_and_adds_an_action() -> None:
    table = an_encounter()
    model, _ = roster(table)
    do(table, c.Use(use="surge", by=who(table, "Mira"), inputs={"benefit": "action"}))
    marks = model.index(0, Column.ACTIONS).data(Role.CELL).marks
    assert next(mark.left for mark in marks if mark.key == "standard") == 2
    do(table, c.Use(use="surge", by=who(table, "Rook"), inputs={"benefit": "edge", "edge": "Quick draw"}))
    assert "Quick draw" in model.index(1, Column.CONDITIONS).data()


class Glance:
    """A table with its roster model."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.changed: list[tuple[int, int]] = []
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.rows = CharactersModel(self.bridge, TrackEditor(self.bridge), self.bridge)

    def acted(self) -> list[str]:
        """Return who has acted this round."""
        shown = range(self.rows.rowCount())
        standing = [self.rows.index(row, Column.TURN).data(Role.STANDING) for row in shown]
        return [self.rows.index(row, Column.NAME).data() for row in shown if standing[row].acted]

    def turns(self) -> list[str]:
        """Return the number of each row's turn."""
        return [self.rows.index(row, Column.TURN).data() for row in range(self.rows.rowCount())]

    def waiting(self) -> list[str]:
        """Return who has received nothing this session."""
        cells = [self.rows.index(row, Column.TOKENS).data(Role.CELL) for row in range(self.rows.rowCount())]
        assert all(isinstance(cell, HeldTokens) for cell in cells)
        return [self.rows.index(row, Column.NAME).data() for row, cell in enumerate(cells) if cell.has_none_yet]

    def awards(self, name: str) -> None:
        die = self.table.campaign.tokens[-1]
        assert self.bridge.dispatch(c.Use(use="award", by=who(self.table, name), tokens=(die.id,)))


def test_acted_state_lasts_until_the_next_round() -> None:
    glance = Glance(an_encounter())
    assert glance.acted() == []
    glance.bridge.dispatch(c.NextTurn())
    glance.bridge.dispatch(c.NextTurn())
    assert glance.acted() == ["Mira", "Rook"]
    glance.bridge.dispatch(c.PreviousTurn())
    assert glance.acted() == ["Mira"]
    glance.bridge.undo()
    glance.bridge.dispatch(c.NextTurn())
    assert glance.acted() == []


def test_acted_state_is_accessible_text() -> None:
    glance = Glance(an_encounter())
    glance.bridge.dispatch(c.NextTurn())
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert glance.rows.index(0, Column.TURN).data(spoken) == "Has acted this round"


def test_turns_to_come_in_the_round_are_numbered() -> None:
    glance = Glance(an_encounter(a_hero(), a_hero("Rook"), a_foe()))
    glance.rows.dataChanged.connect(lambda first, last: glance.changed.append((first.row(), last.row())))
    assert glance.turns() == ["", "1", "2"]
    glance.bridge.dispatch(c.NextTurn())
    assert glance.turns() == ["", "", "1"]
    assert (2, 2) in glance.changed
    glance.bridge.undo()
    assert glance.turns() == ["", "1", "2"]


def test_accessible_text_says_when_a_turn_comes() -> None:
    rows = Glance(an_encounter(a_hero(), a_hero("Rook"), a_foe())).rows
    told = [rows.index(row, Column.TURN).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert told == ["Active", "Acts next", "Acts in 2 turns"]


def test_present_heroes_wait_until_they_gain_a_token() -> None:
    glance = Glance(a_session(faces=(4, 3)))
    assert glance.waiting() == ["Mira", "Rook"]
    glance.awards("Rook")
    assert glance.waiting() == ["Mira"]
    glance.bridge.undo()
    assert glance.waiting() == ["Mira", "Rook"]
    glance.bridge.redo()
    assert glance.waiting() == ["Mira"]


def test_nobody_waits_between_sessions() -> None:
    glance = Glance(a_table(a_hero(), a_hero("Rook"), a_foe()))
    assert glance.waiting() == []
    told: list[int] = []
    glance.rows.dataChanged.connect(lambda first, _last: told.append(first.row()))
    glance.bridge.dispatch(c.StartSession(present=(who(glance.table, "Mira"),)))
    assert glance.waiting() == ["Mira"]
    assert 0 in told
    glance.bridge.dispatch(c.EndSession())
    assert glance.waiting() == []


def test_token_of_an_earlier_session_does_not_count() -> None:
    table = a_session(a_hero(), faces=(4, 3))
    glance = Glance(table)
    glance.awards("Mira")
    glance.bridge.dispatch(c.EndSession())
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    assert glance.waiting() == ["Mira"]


def test_latecomers_starting_tokens_do_not_count() -> None:
    glance = Glance(a_session(a_hero(), faces=(4, 3)))
    glance.bridge.dispatch(c.AddCharacters(characters=(a_hero("Tam"),), into_turns=True))
    assert glance.waiting() == ["Mira", "Tam"]


def test_name_has_the_tier_below_it() -> None:
    glance = Glance(a_session(faces=(4, 3)))
    names = [glance.rows.index(row, Column.NAME) for row in range(3)]
    assert [name.data(Role.CELL).small_text for name in names] == ["Ana · Tier 2", "Ben · Tier 2", "Tier 3"]
    assert names[2].data(Qt.ItemDataRole.AccessibleTextRole) == "Warden\nTier 3"


def test_waiting_hero_says_so_in_the_tooltip_of_the_name() -> None:
    """“No token yet” was shown for heroes who held their starting tokens."""
    rows = Glance(a_session(faces=(4, 3))).rows
    told = [str(rows.index(row, Column.NAME).data(Qt.ItemDataRole.ToolTipRole)) for row in range(3)]
    assert ["No token gained this session" in each for each in told] == [True, True, False]


def test_nobody_waits_in_a_game_without_awards() -> None:
    """Possibilities come with an act, so every hero was said to have had none."""
    assert Glance(a_scene(ilse(), brute())).waiting() == []


def test_due_markers_come_before_timed_conditions() -> None:
    table = an_encounter(a_hero(wounds=1, conditions=["fatigued", "dying"]))
    mira = who(table, "Mira")
    do(table, c.Use(use="surge", by=mira, inputs={"benefit": "action"}, override=True))
    cell = Glance(table).rows.index(0, Column.CONDITIONS).data(Role.CELL)
    assert cell.words == ("Dying", "1 wound", "Fatigue pending", "Extra standard action", "Fatigued")


def test_past_moment_shows_who_waited_then() -> None:
    glance = Glance(a_session(faces=(4, 3)))
    before = glance.bridge.entries()[-1].id
    glance.awards("Mira")
    glance.bridge.look_back(before)
    assert glance.waiting() == ["Mira", "Rook"]
    glance.bridge.return_to_now()
    assert glance.waiting() == ["Rook"]


def test_only_timed_conditions_have_a_clock() -> None:
    table = an_encounter(a_hero(conditions=["fatigued"], wounds=1))
    mira = who(table, "Mira")
    do(table, c.SetCondition(character=mira, condition="dazed", expiry=Expiry("turn-end", character=mira)))
    cell = Glance(table).rows.index(0, Column.CONDITIONS).data(Role.CELL)
    assert isinstance(cell, ConditionsCell)
    assert {mark.word: mark.timed for mark in cell.marks} == {"1 wound": False, "Fatigued": False, "Dazed": True}
    assert "Until Mira's turn ends." in cell.spoken


def test_notes_are_in_the_names_accessible_text() -> None:
    table = a_table(replace(a_hero(), notes="Owes the harbor master."))
    cell = Glance(table).rows.index(0, Column.NAME)
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "Mira (player: Ana)\nTier 2\nNotes: Owes the harbor master."
    assert len(NameCell("Mira", "", "x" * 5000).spoken) < 500
