"""The panel of a procedure with the views of any game, whose words it does not know."""

from collections.abc import Callable, Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from gmtracker.engine.commands import Use
from gmtracker.engine.ruleset import (
    ProcedureChoice,
    ProcedurePart,
    ProcedureRow,
    ProcedureView,
    VoteRow,
    VoteTable,
)
from gmtracker.ui.procedure.choices import Cell, ProcedureGrid
from gmtracker.ui.widgets.labels import text_label
from tests.builders.any_struct import Strategies, any_of
from tests.windows.procedure_panel import ProcedureStage, a_table_of
from tests.windows.widgets import Key, click, focused, press

CTRL = Qt.KeyboardModifier.ControlModifier
Staged = Callable[..., ProcedureStage]
WORDS = st.text("ab & <b>\n🜁é", max_size=40)
ANYTHING: Strategies = {
    str: WORDS,
    Use: st.builds(Use, use=st.just("heal")),
    (ProcedureView, "step_index"): st.integers(0, 3),
    (ProcedureChoice, "kind"): st.sampled_from(("", "triumph", "tragedy", "triumph-stone", "coin")),
    (ProcedureChoice, "face"): st.integers(0, 20),
}


def a_choice(name: str, *, text: str = "", refusal: str = "", key: str = "") -> ProcedureChoice:
    return ProcedureChoice(command=Use(use="heal", inputs={"key": key or name}), name=name, text=text, refusal=refusal)


def a_view(
    *rows: ProcedureRow,
    onward: tuple[ProcedureChoice, ...] = (),
    boards: tuple[VoteTable, ...] = (),
    title: str = "The Council",
) -> ProcedureView:
    parts = (ProcedurePart(title="Ana", rows=rows),) if rows else ()
    return ProcedureView(
        kind="council",
        title=title,
        steps=("Speak", "Vote"),
        step_index=0,
        boards=boards,
        parts=parts,
        next_steps=onward,
    )


def an_entry() -> QEnterEvent:
    """Return the event of the pointer entering a widget."""
    return QEnterEvent(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4))


def taken_from(stage: ProcedureStage) -> list[str]:
    """Return the list of the names of choices that are taken from now on."""
    names: list[str] = []
    stage.panel.use_chosen.disconnect(stage.bridge.dispatch)
    stage.panel.use_chosen.connect(lambda use, _faces: names.append(use.inputs["key"]))
    return names


def test_panel_shows_texts_of_any_game_unchanged(staged: Staged) -> None:
    stage = staged(a_table_of(a_view(title="<b>Bobby</b> & sons", onward=(a_choice("Go & see"),))))
    assert stage.says("<b>Bobby</b> & sons")
    assert stage.button("Go && see").isVisible()


def test_question_without_board_shows_its_title(staged: Staged) -> None:
    stage = staged(a_table_of(a_view(ProcedureRow(title="Whom do you trust?", choices=(a_choice("The Warden"),)))))
    assert stage.says("Whom do you trust?")
    assert focused() is stage.tile(0, "The Warden")


def test_question_of_board_is_below_it(staged: Staged) -> None:
    boards = tuple(VoteTable(title=title, lines=(VoteRow(number=1, name="Peace"),)) for title in ("North", "South"))
    stage = staged(a_table_of(a_view(ProcedureRow(title="South", choices=(a_choice("Peace"),)), boards=boards)))
    north, south = (line.geometry() for line in stage.lines())
    row = stage.rows()[0].geometry()
    assert north.right() < row.left() == south.left()


def test_digit_takes_nth_answer_without_faces(staged: Staged) -> None:
    choices = (a_choice("Yes"), a_choice("No"), a_choice("Later"))
    stage = staged(a_table_of(a_view(ProcedureRow(title="Well?", choices=choices))))
    taken = taken_from(stage)
    press(Key.Key_2)
    press(Key.Key_9)
    assert taken == ["No"]


def test_taken_choice_is_not_requested_again(staged: Staged) -> None:
    yes = ProcedureChoice(command=Use(use="heal", inputs={"key": "Yes"}), name="Yes", is_chosen=True)
    stage = staged(a_table_of(a_view(ProcedureRow(title="Well?", choices=(yes,)), onward=(a_choice("Go on"),))))
    taken = taken_from(stage)
    click(stage.tile(0, "Yes"))
    assert taken == []
    assert focused() is stage.button("Go on")


def test_refused_next_step_is_disabled_with_reason(staged: Staged) -> None:
    onward = (a_choice("Go on", refusal="Ben has not spoken."), a_choice("Adjourn"))
    stage = staged(a_table_of(a_view(ProcedureRow(title="Well?", choices=(a_choice("Yes"),)), onward=onward)))
    taken = taken_from(stage)
    stage.button("Adjourn").setFocus()
    press(Key.Key_Return, CTRL)
    assert taken == []
    assert not stage.button("Go on").isEnabled()
    press(Key.Key_Backtab)
    assert stage.says("Ben has not spoken.")


def test_hovered_choice_shows_its_meaning(staged: Staged) -> None:
    choices = (a_choice("Yes", text="It begins at dawn."), a_choice("No", text="It never begins."))
    stage = staged(a_table_of(a_view(ProcedureRow(title="Well?", choices=choices), onward=(a_choice("Go on"),))))
    press(Key.Key_Right)
    assert stage.says_below("It never begins.")
    QApplication.sendEvent(stage.tile(0, "Yes"), an_entry())
    assert stage.says_below("It begins at dawn.")
    QApplication.sendEvent(stage.tile(0, "Yes"), QEvent(QEvent.Type.Leave))
    assert stage.says_below("It never begins.")


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(any_of(ProcedureView, ANYTHING))
def test_panel_shows_all_names_of_any_view(staged: Staged, view: ProcedureView) -> None:
    stage = staged(a_table_of(view))
    seen = set(all_texts(stage.panel))
    asked = [row for part in view.parts for row in part.rows]
    named = [*view.lines, *(part.title for part in view.parts), *(choice.name for choice in view.next_steps)]
    named += [choice.name for row in asked for choice in row.choices]
    assert set(named) <= seen
    stage.panel.grab()


@given(st.lists(st.tuples(WORDS, WORDS), max_size=6), st.integers(700, 1400), st.booleans())
def test_bands_never_overlap_and_texts_fit_their_height(
    qapp: object, texts: list[tuple[str, str]], width: int, beside: bool
) -> None:
    grid = ProcedureGrid()
    grid.put_head(text_label("What is read out first, " * 4))
    grid.begin(2)
    for left, right in texts:
        grid.add_band(Cell(text_label(left), 1, 1), Cell(text_label(right), 2, 2), beside_head=beside)
    grid.resize(width, grid.heightForWidth(width))
    grid.settle()
    cells = [child for child in grid.children() if isinstance(child, QWidget)]
    for at, cell in enumerate(cells):
        assert cell.height() >= cell.heightForWidth(cell.width())
        assert grid.rect().contains(cell.geometry())
        assert not any(cell.geometry().intersects(other.geometry()) for other in cells[at + 1 :])


def all_texts(panel: QWidget) -> Iterator[str]:
    """Return every text of the panel."""
    for label in panel.findChildren(QLabel):
        yield label.text()
    for button in panel.findChildren(QAbstractButton):
        yield button.text().replace("&&", "&")
        yield button.text()
