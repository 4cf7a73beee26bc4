"""What the header offers is found in the command bar by its own words."""

import pytest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.commands import Use
from gmtracker.ui.command_line.completions import Role
from gmtracker.ui.command_line.query import RunCommand, ShowOffers, Suggestion
from tests.windows.widgets import Key, activate, press, types


def suggested(app: App, line: str) -> list[Suggestion]:
    """Type a line, and return what is suggested for it."""
    app.window.line.start_line("")
    types(line)
    model = app.window.line.completions.findChildren(QListView)[0].model()
    return [model.index(row, 0).data(Role.FINDING) for row in range(model.rowCount())]


def uses(app: App, use: str, hero: str, kind: str) -> None:
    """Use the first die of this kind in the Destiny pool, and close the chooser."""
    by = next(one.id for one in app.bridge.shown.heroes() if one.name.startswith(hero))
    die = next(one.id for one in app.bridge.shown.tokens if (one.place, one.kind) == (pool_place("destiny"), kind))
    app.bridge.dispatch(Use(use=use, by=by, tokens=(die,)))
    app.window.chooser.dismiss()


@pytest.fixture
def hubris(app: App, qtbot: QtBot) -> App:
    """Return the app after Rook's hubris; the header asks who activated it."""
    activate(qtbot, app.window)
    uses(app, "hubris", "Rook", "tragedy")
    return app


@pytest.mark.parametrize("line", ["who activated", "hubris by", "who activated the hubris"])
def test_question_of_the_header_shows_the_answers(hubris: App, line: str) -> None:
    """Regression: the bar said “No hubris has just been activated.”"""
    first = suggested(hubris, line)[0]
    assert (first.name, first.action) == ("Who activated the hubris…", ShowOffers())
    press(Key.Key_Return)
    assert hubris.window.chooser.isVisible()


@pytest.mark.parametrize("line", ["dunja activated", "tam activated the hubris", "who activated tam"])
def test_answer_to_the_header_is_found_by_its_words(hubris: App, line: str) -> None:
    """Regression: the bar said “No hubris has just been activated.”"""
    found = [one.name for one in suggested(hubris, line) if isinstance(one.action, RunCommand)]
    assert found[0] == "Dunja · Tam Oakes"
    press(Key.Key_Return)
    assert hubris.bridge.entries()[-1].sentence == "Dunja activated Rook Adeyemi's hubris."


def test_other_heros_hubris_is_refused_with_the_right_reason(hubris: App) -> None:
    mira = next(one.id for one in hubris.bridge.shown.heroes() if one.name.startswith("Mira"))
    refusal = hubris.bridge.rules.find_refusal(Use(use="hubris-by", by=mira))
    assert refusal is not None
    assert refusal.sentence == "The hubris that was just activated is Rook Adeyemi's."


def test_uses_of_an_award_are_found_by_the_words_of_their_button(app: App, qtbot: QtBot) -> None:
    """Regression: “Nothing here is called “it”.”"""
    activate(qtbot, app.window)
    uses(app, "award", "Rook", "triumph")
    assert suggested(app, "use it now")[0].action == ShowOffers()
