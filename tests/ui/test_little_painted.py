"""Tests that only what changes is painted again, not what lies below or beside it."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.commands import (
    AddNote,
    CommandBatch,
    EditCharacter,
    NextTurn,
    RemoveToken,
    SetCondition,
    StartEncounter,
    StartSession,
)
from gmtracker.storage.settings import Settings
from gmtracker.ui.check import sentence
from gmtracker.ui.check.sentence_words import WordButton
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.roster_table import RosterTable
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.labels import ElidedLine
from tests.windows.main_window import Stage

VIEWS: dict[str, Callable[[App], QAbstractItemView]] = {
    "roster": lambda app: app.window.characters,
    "log": lambda app: app.window.log,
    "pool": lambda app: next(iter(app.window.pools.views.values())),
}


class Seen(QObject):
    """An event filter that collects the objects that receive an event of one type."""

    def __init__(self, kind: QEvent.Type) -> None:
        super().__init__()
        self.who: list[QObject] = []
        self._kind = kind
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr] # there is one while tests run

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._kind:
            self.who.append(watched)
        return False


@pytest.fixture
def app(stage: Stage, qapp: QApplication, qtbot: QtBot) -> App:
    """Return the themed sample window after its first events."""
    return shown(stage.sample(), qapp, qtbot)


@pytest.fixture
def familiar(stage: Stage, qapp: QApplication, qtbot: QtBot) -> App:
    """Return the same window with hints off, so that no note lies over the table."""
    return shown(stage.sample(Settings(hints=False)), qapp, qtbot)


def shown(app: App, qapp: QApplication, qtbot: QtBot) -> App:
    """Show a window with its log and wait for its first events."""
    apply_theme(qapp, Scheme.LIGHT)
    app.window.show()
    app.window.show_log()
    qtbot.waitUntil(lambda: bool(app.window.check.bar.do.text()))
    return app


def painted(part: QWidget) -> list[QObject]:
    """Update one part and return all objects that are painted with it."""
    QApplication.processEvents()
    seen = Seen(QEvent.Type.Paint)
    part.update()
    QApplication.processEvents()
    return seen.who


def begin_a_fight(app: App) -> None:
    """Start an encounter, move to the second hero's turn, and process all events."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    app.bridge.dispatch(NextTurn())
    rest()


def rest() -> None:
    """Process all pending events."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("name", VIEWS)
def test_view_is_painted_without_its_parents(app: App, name: str) -> None:
    view = VIEWS[name](app)
    seen = painted(view.viewport())
    assert view.viewport() in seen
    assert not {view, app.window, app.window.frame, app.window.drawer} & set(seen)


def test_check_and_last_outcome_are_painted_without_their_parents(app: App) -> None:
    window = app.window
    for part in (window.check.bar, window.last.outcome):
        assert not {window, window.frame} & set(painted(part))


def test_next_turn_paints_two_rows_and_the_turn_numbers(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, Qt extended each row by a line of the next one, and painted all cells of that row."""
    begin_a_fight(app)
    cells = counted(monkeypatch, RosterTable, "_paint_row")
    roster = app.window.characters.roster
    before = roster.acting_row()
    app.bridge.dispatch(NextTurn())
    rest()
    whole = {row for _, _, row, columns in cells if set(columns) != {Column.TURN}}
    assert whole == {before, roster.acting_row()}


def test_header_is_not_painted_when_the_current_row_changes(familiar: App) -> None:
    """Before, Qt painted the whole header on each turn that moved the current row."""
    people = familiar.window.characters
    begin_a_fight(familiar)
    people.choose(familiar.bridge.shown.acting)
    rest()
    seen = Seen(QEvent.Type.Paint)
    familiar.bridge.dispatch(NextTurn())
    rest()
    assert people.selected_characters() == (familiar.bridge.shown.acting,)
    assert people.viewport() in seen.who
    assert people.horizontalHeader().viewport() not in seen.who


def test_spends_change_height_without_painting_their_neighbors(familiar: App) -> None:
    """Before, the words and the odds were painted twice, as their parent became higher."""
    window = familiar.window
    begin_a_fight(familiar)
    high = window.check.rows.height()
    tokens = familiar.bridge.shown.tokens
    seen = Seen(QEvent.Type.Paint)
    familiar.bridge.dispatch(CommandBatch(commands=tuple(RemoveToken(token=token.id) for token in tokens)))
    rest()
    assert window.check.rows.height() != high
    assert window.check.bar not in seen.who
    assert not [part for part in seen.who if isinstance(part, WordButton)]


def test_first_use_note_is_not_placed_again_without_movement(app: App) -> None:
    """Before, after each command it tried its places again and made the whole window repaint."""
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.bridge.dispatch(AddNote(text="They knock."))
    rest()
    note = app.wiring.first_use.note
    assert note is not None
    seen = Seen(QEvent.Type.Resize)
    app.bridge.dispatch(AddNote(text="They are let in."))
    rest()
    assert app.wiring.first_use.note is note
    assert note not in seen.who
    assert not set(note.children()) & set(seen.who)


def test_command_computes_the_check_once_without_a_new_layout(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, the window requested a second form, and the sentence was laid out seven times."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    rest()
    ruleset, pens, forms = app.bridge.table.ruleset, counted(monkeypatch, sentence, "_Pen"), []
    work_out = ruleset.check_form

    def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
        forms.append(draft)
        return work_out(campaign, draft)

    monkeypatch.setattr(ruleset, "check_form", check_form)
    app.bridge.dispatch(SetCondition(character=heroes[-1], condition="dazed", on=True))
    rest()
    assert forms == [app.window.check.draft]
    assert not pens


def test_columns_are_measured_only_for_longer_names_or_conditions(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_a_fight(app)
    fitted: list[None] = []
    monkeypatch.setattr(app.window.characters.columns, "fit_names", lambda: fitted.append(None))
    app.bridge.dispatch(NextTurn())
    assert not fitted
    hero = app.bridge.shown.heroes()[0]
    app.bridge.dispatch(EditCharacter(character=replace(hero, name="Mira Vance of the Nine Lower Wards")))
    assert fitted


def counted(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[tuple[Any, ...]]:
    """Wrap a function or class of a module and return the list of its later calls' arguments."""
    calls: list[tuple[Any, ...]] = []
    call = getattr(module, name)

    def counting(*arguments: object) -> object:
        calls.append(arguments)
        return call(*arguments)

    monkeypatch.setattr(module, name, counting)
    return calls


def test_changed_line_of_text_does_not_relayout_its_parent(qtbot: QtBot) -> None:
    """Before, the header's line about the turn made every part of the window measure itself again."""
    bar, line = QWidget(), ElidedLine()
    qtbot.addWidget(bar)
    QHBoxLayout(bar).addWidget(line)
    bar.show()
    line.set_sentence("Mira has the turn.")
    QApplication.processEvents()
    seen = Seen(QEvent.Type.LayoutRequest)
    line.set_sentence("Rook, who came by water, has the turn.")
    QApplication.processEvents()
    assert bar not in seen.who
