"""Only what changes is painted anew, not what lies beneath it or beside it."""

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
    """Notes which widgets had an event of a kind."""

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
    """The sample in the window, dressed and at rest."""
    return shown(stage.sample(), qapp, qtbot)


@pytest.fixture
def familiar(stage: Stage, qapp: QApplication, qtbot: QtBot) -> App:
    """The same for a GM to whom nothing is explained any more: no note lies over the table."""
    return shown(stage.sample(Settings(hints=False)), qapp, qtbot)


def shown(app: App, qapp: QApplication, qtbot: QtBot) -> App:
    """A window with its log, once it is at rest."""
    apply_theme(qapp, Scheme.LIGHT)
    app.window.show()
    app.window.show_log()
    qtbot.waitUntil(lambda: bool(app.window.check.bar.do.text()))
    return app


def painted(part: QWidget) -> list[QObject]:
    """Everything that is painted where one part has to be."""
    QApplication.processEvents()
    seen = Seen(QEvent.Type.Paint)
    part.update()
    QApplication.processEvents()
    return seen.who


def begin_a_fight(app: App) -> None:
    """The heroes take turns, the first of them now, and everything is at rest."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    app.bridge.dispatch(NextTurn())
    rest()


def rest() -> None:
    """Have done what waits to be done."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("name", VIEWS)
def test_nothing_under_a_view_is_painted_with_it(app: App, name: str) -> None:
    view = VIEWS[name](app)
    seen = painted(view.viewport())
    assert view.viewport() in seen
    assert not {view, app.window, app.window.frame, app.window.drawer} & set(seen)


def test_nothing_around_the_check_or_the_last_outcome_is_painted_with_it(app: App) -> None:
    window = app.window
    for part in (window.check.bar, window.last.outcome):
        assert not {window, window.frame} & set(painted(part))


def test_a_turn_has_the_rows_of_two_painted_and_none_beside_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt took a line of the row below for each of them, and with it all cells of that row."""
    begin_a_fight(app)
    cells = counted(monkeypatch, RosterTable, "_paint_row")
    before = app.window.characters.roster.acting_row()
    app.bridge.dispatch(NextTurn())
    rest()
    rows = {row for _, _, row, _ in cells}
    assert rows == {before, app.window.characters.roster.acting_row()}


def test_the_headings_are_not_painted_as_another_row_is_chosen(familiar: App) -> None:
    """Qt painted all of them with each turn that the chosen row went along with."""
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


def test_what_could_be_spent_comes_and_goes_without_the_check_above_it_and_the_button_below(familiar: App) -> None:
    """The words and the odds were painted a second time, as what holds them became higher."""
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


def test_a_note_of_first_use_is_not_placed_anew_while_nothing_moves(app: App) -> None:
    """It once tried its places, and had the whole window painted, after everything that was done."""
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


def test_the_check_is_worked_out_once_for_a_command_and_not_laid_out_where_it_stays(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window once asked for a form of its own, and the sentence was placed seven times over."""
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


def test_columns_are_measured_anew_only_where_a_name_or_a_condition_needs_more(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_a_fight(app)
    fitted: list[None] = []
    monkeypatch.setattr(app.window.characters.columns, "fit_names", lambda: fitted.append(None))
    app.bridge.dispatch(NextTurn())
    assert not fitted
    hero = app.bridge.shown.heroes()[0]
    app.bridge.dispatch(EditCharacter(character=replace(hero, name="Mira Vance of the Nine Lower Wards")))
    assert fitted


def counted(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[tuple[Any, ...]]:
    """What a function, or a class, of a module is called with from now on."""
    calls: list[tuple[Any, ...]] = []
    call = getattr(module, name)

    def counting(*arguments: object) -> object:
        calls.append(arguments)
        return call(*arguments)

    monkeypatch.setattr(module, name, counting)
    return calls


def test_a_line_of_text_that_changes_has_nothing_around_it_laid_out_again(qtbot: QtBot) -> None:
    """The bar's line about whose turn it is once had every part of the window measured anew."""
    bar, line = QWidget(), ElidedLine()
    qtbot.addWidget(bar)
    QHBoxLayout(bar).addWidget(line)
    bar.show()
    line.say("Mira has the turn.")
    QApplication.processEvents()
    seen = Seen(QEvent.Type.LayoutRequest)
    line.say("Rook, who came by water, has the turn.")
    QApplication.processEvents()
    assert bar not in seen.who
