"""The view of the Tilt for the window's panel: the texts, choices and boards of each step."""

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.ruleset import ProcedureChoice, ProcedureView
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.sheet import HARD_TILT
from gmtracker.rulesets.shattered_spheres.tilt_state import own_table
from tests.builders import refusals
from tests.builders.campaigns import a_session, do, who
from tests.builders.shattered_spheres import a_tilt_due, counted, tilt_rolled, votes


def state_of(table: Table) -> ProcedureView:
    view = table.rules.procedure_view()
    assert view is not None
    return view


def names(choices: tuple[ProcedureChoice, ...]) -> list[str]:
    return [choice.name for choice in choices]


def choice(table: Table, person: str, question: str, face: int) -> ProcedureChoice:
    """Return the choice of a die with this face, in a person's row with this title."""
    part = next(part for part in state_of(table).parts if part.title == person)
    row = next(row for row in part.rows if row.title.startswith(question))
    return next(choice for choice in row.choices if choice.face == face)


def test_nothing_is_shown_without_a_tilt() -> None:
    assert a_session().rules.procedure_view() is None


def test_only_continue_is_offered_while_the_award_is_usable() -> None:
    table = a_tilt_due()
    view = state_of(table)
    assert [step.command for step in view.next_steps] == [Use(use="tilt-begin")]
    do(table, view.next_steps[0].command)
    assert names(state_of(table).next_steps) == ["Soft Tilt", "Hard Tilt", "Skip the Tilt"]


def test_every_step_shows_its_place_in_the_sequence() -> None:
    table = a_tilt_due(mira="+", rook="+")
    at = [state_of(table).step_index]
    tilt_rolled(table, 3, 3)
    at.append(state_of(table).step_index)
    do(table, Use(use="tilt-roll-off"), 2, 1)
    at.append(state_of(table).step_index)
    counted(table, 1, 1)
    at.append(state_of(table).step_index)
    assert at == [0, 1, 2, 3]
    assert state_of(table).steps == ("Tilt table", "Roll", "Categories", "Elements")


def test_rolling_steps_request_their_dice() -> None:
    table = a_tilt_due(mira="+", rook="+")
    do(table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    roll = state_of(table).next_steps[0]
    assert (roll.name, len(table.rules.dice_requests(roll.command))) == ("Roll", 2)
    do(table, roll.command, 5, 5)
    off = state_of(table).next_steps[0]
    assert [(request.name, request.size) for request in table.rules.dice_requests(off.command)] == [
        ("Ana", 20),
        ("Ben", 20),
    ]


def test_each_voter_chooses_among_the_dice_that_vote() -> None:
    table = a_tilt_due(mira="+-", rook="-", gm="")
    tilt_rolled(table, 4, 2, 5, soft=True)
    mira, rook, gm = state_of(table).parts
    assert (mira.title, mira.text) == ("Ana", "Triumph 4 · Tragedy 2: 2")
    assert [row.title[-4:] for row in mira.rows] == ["Mira", "Rook"]
    assert [(c.name, c.kind, c.face) for c in mira.rows[0].choices] == [("Roads and Weather", "triumph", 4)]
    assert (rook.rows, gm.rows) == ((), ())


def test_used_die_is_marked_and_cannot_vote_twice() -> None:
    table = a_tilt_due(mira="++", rook="-")
    tilt_rolled(table, 2, 4, 5)
    do(table, choice(table, "Ana", "Something good", 2).command)
    assert choice(table, "Ana", "Something good", 2).is_chosen
    assert not choice(table, "Ana", "Something good", 4).is_chosen
    assert choice(table, "Ana", "Something bad", 2).refusal == refusals.DIE_HAS_VOTED
    assert choice(table, "Ana", "Something bad", 4).refusal == ""


def test_die_spent_on_a_category_is_not_offered_for_elements() -> None:
    table = a_tilt_due(mira="++", rook="-")
    tilt_rolled(table, 2, 4, 5)
    votes(table, "Mira", "good", 2)
    votes(table, "Rook", "bad", 5)
    counted(table)
    mira, rook, _gm = state_of(table).parts
    assert [c.face for c in mira.rows[0].choices] == [4]
    assert rook.rows == ()


def test_boards_show_possible_results_and_current_votes() -> None:
    table = a_tilt_due(mira="++", rook="-")
    tilt_rolled(table, 2, 4, 5)
    votes(table, "Mira", "good", 2)
    good, bad = state_of(table).boards
    assert (good.title[-4:], bad.title[-4:]) == ("Mira", "Rook")
    assert [(line.number, line.name, line.votes) for line in good.lines][:3] == [
        (1, "Fire and Ruin", 0),
        (2, "Knives Out", 1),
        (3, "The Heavy Hand", 0),
    ]
    assert "Ana and Ben" in state_of(table).lines[-1]


def test_elements_have_a_good_and_a_bad_version() -> None:
    table = a_tilt_due(mira="+", rook="-")
    tilt_rolled(table, 2, 4)
    counted(table, 5, 5)
    good, bad = (board.lines[3] for board in state_of(table).boards)
    assert good.name == bad.name == "The Bargain"
    bargain = next(row for section in own_table(HARD_TILT).sections for row in section.rows if row.name == good.name)
    assert (good.text, bad.text) == bargain.texts
    assert state_of(table).boards[0].title.endswith(": The Uncanny")
    assert not any("The Uncanny" in line for line in state_of(table).lines), "the category is said once, over its lines"


def test_tie_offers_the_gm_the_tied_rows() -> None:
    table = a_tilt_due(mira="+", rook="-")
    tilt_rolled(table, 2, 4)
    votes(table, "Mira", "bad", 2)
    votes(table, "Rook", "bad", 4)
    counted(table, 1)
    (gm,) = state_of(table).parts
    assert [names(row.choices) for row in gm.rows] == [["Knives Out", "Flesh and Bone"]]
    good, bad = state_of(table).boards
    assert good.lines[0].chosen
    assert not any(line.chosen for line in bad.lines)
    do(table, gm.rows[0].choices[1].command)
    assert state_of(table).step_index == 3


def test_every_allowed_choice_can_be_taken() -> None:
    table = a_tilt_due(mira="++-", rook="+-", gm="-")
    seen: list[Campaign] = []
    while (view := table.rules.procedure_view()) is not None:
        rows = [row for part in view.parts for row in part.rows]
        offered = [c for row in rows for c in row.choices if not c.refusal and not c.is_chosen]
        for open_choice in (*offered, *view.next_steps):
            assert not table.rules.preview(open_choice.command).refused, open_choice.name
        seen.append(table.campaign)
        untried = [c for row in rows if not any(c.is_chosen for c in row.choices) for c in row.choices if not c.refusal]
        do(table, (untried or view.next_steps)[0].command, *([2, 5, 3, 1, 4, 6] if view.step_index == 1 else []))
    assert len(seen) > 6


def test_panel_names_voters_by_player() -> None:
    table = a_tilt_due(mira="+", rook="-")
    assert who(table, "Mira")
    tilt_rolled(table, 2, 4)
    assert [part.title for part in state_of(table).parts] == ["Ana", "Ben", "GM"]
