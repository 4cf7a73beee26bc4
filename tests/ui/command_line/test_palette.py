"""The command line in the window: opened by its key, worked by keys, and gone when it is done."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QToolTip
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import StartSession
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.palette import CommandLine
from tests.windows.main_window import Stage
from tests.windows.table_views import tip_at


def opened(stage: Stage, qtbot: QtBot) -> tuple[App, QLineEdit]:
    app = stage.sample()
    app.window.show()
    qtbot.waitActive(app.window)
    app.window.actions_of_play[WindowAction.FIND].trigger()
    field = app.window.finder.findChild(QLineEdit)
    assert field is not None
    return app, field


def stress_of(app: App, name: str) -> int:
    hero = next(person for person in app.bridge.shown.characters if person.name.startswith(name))
    return app.bridge.shown.track_value(hero.id, "stress")


def test_the_command_line_is_made_when_it_is_first_asked_for(stage: Stage) -> None:
    app = stage.sample()
    assert app.window.findChild(CommandLine) is None
    app.window.actions_of_play[WindowAction.FIND].trigger()
    assert app.window.findChild(CommandLine) is app.window.finder


def test_a_typed_command_is_done_on_enter_and_undone_as_one(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    QTest.keyClicks(field, "stress mira +2")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert stress_of(app, "Mira") == 2
    assert app.window.finder.isHidden()
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert stress_of(app, "Mira") == 0


def test_an_award_and_its_use_are_one_action(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    app.bridge.ask(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    entries = len(app.bridge.entries())
    QTest.keyClicks(field, "award 1 triumph rook inspiration")
    QTest.keyClick(field, Qt.Key.Key_Return)
    done = app.bridge.entries()[entries:]
    assert len({entry.action for entry in done}) == 1
    assert "Inspiration" in " ".join(entry.sentence for entry in done)
    assert app.window.chooser.isHidden()


def test_a_finding_too_long_for_its_line_tells_all_of_it_and_no_other_does(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    found = app.window.finder.findChild(QListView)
    assert found is not None
    for said, tip in (("a storm", ""), ("the tide turns " * 10, "the tide turns")):
        field.setText(f"note {said}")
        QApplication.processEvents()
        assert tip in tip_at(found, found.visualRect(found.model().index(0, 0)).center())
        assert bool(tip) == QToolTip.isVisible()


def test_the_arrows_choose_another_finding(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    found = app.window.finder.findChild(QListView)
    assert found is not None
    QTest.keyClicks(field, "s")
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert found.currentIndex().row() == 1
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert found.currentIndex().row() == 0


def test_escape_closes_the_command_line_and_gives_the_focus_back(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    app.window.show()
    qtbot.waitActive(app.window)
    app.window.characters.setFocus()
    app.window.actions_of_play[WindowAction.FIND].trigger()
    field = app.window.finder.findChild(QLineEdit)
    assert field is not None
    assert app.window.focusWidget() is field
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert app.window.finder.isHidden()
    assert app.window.focusWidget() is app.window.characters


def test_a_check_opens_in_its_panel(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    QTest.keyClicks(field, "check rook stealth")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Rook Adeyemi · Stealth" in app.window.check.sentence.accessibleName())


def test_a_word_that_finds_nothing_is_said_and_enter_does_nothing(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    QTest.keyClicks(field, "xyzzy")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not app.window.finder.isHidden()
    assert field.text() == "xyzzy"


def test_the_key_for_new_ones_begins_a_line_that_adds_them(stage: Stage, qtbot: QtBot) -> None:
    app, field = opened(stage, qtbot)
    app.window.finder.dismiss()
    app.window.actions_of_play[WindowAction.ADD_IN_A_LINE].trigger()
    assert field.text() == "add "
    QTest.keyClicks(field, "3 guard t1")
    QTest.keyClick(field, Qt.Key.Key_Return)
    names = [character.name for character in app.bridge.shown.characters]
    assert names[-3:] == ["Guard 1", "Guard 2", "Guard 3"]
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert "Guard 1" not in [character.name for character in app.bridge.shown.characters]
