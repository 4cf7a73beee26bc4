"""Only what changes is painted anew, not what lies beneath it or beside it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm
from gmtracker.engine.commands import AddNote, EditCharacter, NextTurn, SetCondition, StartEncounter, StartSession
from gmtracker.ui.check import sentence
from gmtracker.ui.qt_override import override
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
    apply_theme(qapp, Scheme.LIGHT)
    app = stage.sample()
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


def test_a_note_of_first_use_is_not_placed_anew_while_nothing_moves(app: App) -> None:
    """It once tried its places, and had the whole window painted, after everything that was done."""
    app.bridge.ask(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    app.bridge.ask(AddNote(text="They knock."))
    rest()
    note = app.wiring.first_use.note
    assert note is not None
    seen = Seen(QEvent.Type.Resize)
    app.bridge.ask(AddNote(text="They are let in."))
    rest()
    assert app.wiring.first_use.note is note
    assert note not in seen.who
    assert not set(note.children()) & set(seen.who)


def test_the_check_is_worked_out_once_for_a_command_and_not_laid_out_where_it_stays(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window once asked for a form of its own, and the sentence was placed seven times over."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.ask(StartSession(present=heroes))
    rest()
    ruleset, pens, forms = app.bridge.table.ruleset, counted(monkeypatch, sentence, "_Pen"), []
    work_out = ruleset.check_form

    def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
        forms.append(draft)
        return work_out(campaign, draft)

    monkeypatch.setattr(ruleset, "check_form", check_form)
    app.bridge.ask(SetCondition(character=heroes[-1], condition="dazed", on=True))
    rest()
    assert forms == [app.window.check.draft]
    assert not pens


def test_columns_are_measured_anew_only_where_a_name_or_a_condition_needs_more(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.ask(StartSession(present=heroes))
    app.bridge.ask(StartEncounter(kind="combat", order=heroes))
    app.bridge.ask(NextTurn())
    rest()
    fitted: list[None] = []
    monkeypatch.setattr(app.window.characters.columns, "fit_names", lambda: fitted.append(None))
    app.bridge.ask(NextTurn())
    assert not fitted
    hero = app.bridge.shown.character(heroes[0])
    app.bridge.ask(EditCharacter(character=replace(hero, name="Mira Vance of the Nine Lower Wards")))
    assert fitted


def counted(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[object]:
    """What a function, or a class, of a module is called with from now on."""
    calls: list[object] = []
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
