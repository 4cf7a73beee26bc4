"""The three steps of a new campaign. Each is one action that can be undone."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, SetHouseRule, StartSession
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.storage.roster_csv import RosterImport
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.import_roster import ImportRosterWindow
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.labels import MessageLabel
from tests.builders.campaigns import a_hero
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, activate, click, focused, press, types

HEROES, FOES = "Who plays?", "Who opposes them?"


@pytest.fixture(autouse=True)
def usual_letters(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Scheme.LIGHT)


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """The window with a new campaign of Shattered Spheres."""
    app = stage.window()
    app.files.create("Harbor Nights", "shattered-spheres")
    activate(qtbot, app.window)
    QApplication.processEvents()
    return app


def seen(part: QWidget) -> list[str]:
    labels = [one.text() or one.accessibleName() for one in part.findChildren(QLabel) if one.isVisible()]
    return [*labels, *(one.text() for one in part.findChildren(QPushButton) if one.isVisible())]


def button(app: App, words: str) -> QPushButton:
    found = app.window.first_steps.findChildren(QPushButton)
    return next(one for one in found if one.text() == words and one.isVisible())


def says_who_plays(app: App, line: str = "Mira (Ana), Rook (Ben)") -> None:
    types(line)
    press(Key.Key_Return)
    QApplication.processEvents()


def starts(app: App) -> None:
    click(button(app, "Start session"))
    QApplication.processEvents()


def test_new_campaign_shows_only_three_steps(app: App) -> None:
    window = app.window
    assert window.first_steps.isVisible()
    for part in (window.frame, window.header, window.check, window.pools, window.characters, window.last):
        assert not part.isVisible()
    said = seen(window.first_steps)
    assert {"Harbor Nights", HEROES, "Start the session", FOES, "Import characters…"} <= set(said)
    assert said.count("Step 1") == 1
    assert not [field for field in window.first_steps.findChildren(DieField) if field.isVisible()]


def test_first_line_has_focus_and_shows_preview(app: App) -> None:
    line = focused()
    assert isinstance(line, LineField)
    assert line.accessibleName() == HEROES
    assert line.placeholderText() == "Mira (Ana), Rook (Ben)"
    types("Mira (Ana), rook")
    assert "Mira (Ana) and Rook" in seen(app.window.first_steps)


def test_number_in_words_shows_hint_to_use_digits(app: App) -> None:
    """Before, “six ogre” became one character of that name, without a hint."""
    types("six ogre")
    assert "Six ogre. Use digits for numbers: a number written as a word becomes part of the name." in seen(
        app.window.first_steps
    )


def test_name_alone_adds_hero_and_finishes_step(app: App) -> None:
    says_who_plays(app)
    (entry,) = app.bridge.entries()
    assert isinstance(entry.command, AddCharacters)
    assert [(hero.name, hero.player) for hero in app.bridge.shown.heroes()] == [("Mira", "Ana"), ("Rook", "Ben")]
    said = seen(app.window.first_steps)
    assert {"Step 1 (done)", "Mira (Ana) and Rook (Ben)"} <= set(said)


def test_second_enter_after_adding_heroes_starts_no_session(app: App) -> None:
    says_who_plays(app)
    assert isinstance(focused(), DieField)
    press(Key.Key_Return)
    assert app.bridge.shown.session is None
    app.window.check.key_guard.end()
    press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert app.bridge.shown.session is not None


def test_wrong_dice_keep_typed_faces_and_field_sizes(app: App) -> None:
    says_who_plays(app)
    fields = [field for field in app.window.first_steps.findChildren(DieField) if field.isVisible()]
    places = [field.size() for field in fields]
    fields[0].setFocus()
    types("9")
    press(Key.Key_Tab)
    types("8")
    QApplication.processEvents()
    (told,) = [one for one in app.window.first_steps.findChildren(MessageLabel) if one.isVisible() and one.refuses]
    assert told.height() < 2 * told.fontMetrics().height() + 2 * fields[0].height(), "it stands in a line"
    assert told.width() > 3 * fields[0].width()
    assert [field.size() for field in fields] == places
    assert [field.text() for field in fields[:2]] == ["9", "8"]


def test_session_start_takes_rolled_or_typed_dice(app: App) -> None:
    says_who_plays(app)
    fields = [field for field in app.window.first_steps.findChildren(DieField) if field.isVisible()]
    assert len(fields) == 6
    fields[0].setFocus()
    types("654321")
    press(Key.Key_Return)
    QApplication.processEvents()
    assert app.bridge.shown.session is not None
    assert sorted(token.value or 0 for token in app.bridge.shown.tokens if token.place.kind == "pool") == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Tab])
def test_last_die_moves_focus_to_start_button(app: App, key: Key) -> None:
    """Before, the focus went to Skip, and a second Space dropped the typed dice."""
    says_who_plays(app)
    fields = [field for field in app.window.first_steps.findChildren(DieField) if field.isVisible()]
    fields[0].setFocus()
    types("65")
    fields[-1].setFocus()
    press(key)
    assert focused() is button(app, "Start session")
    press(Key.Key_Space)
    QApplication.processEvents()
    assert app.bridge.shown.session is not None
    assert {6, 5} <= {token.value for token in app.bridge.shown.tokens}


def test_third_step_shows_table_with_all_characters(app: App) -> None:
    says_who_plays(app)
    starts(app)
    assert focused().accessibleName() == FOES
    types("Dock thug ×2")
    press(Key.Key_Return)
    QApplication.processEvents()
    window = app.window
    assert window.frame.isVisible()
    assert window.header.isVisible()
    assert not window.first_steps.isVisible()
    assert focused() is window.characters
    assert [one.name for one in app.bridge.shown.characters] == ["Mira", "Rook", "Dock thug 1", "Dock thug 2"]
    assert [type(entry.command) for entry in app.bridge.entries()][-1] is AddCharacters


def test_hidden_opposition_is_hidden_without_the_word_in_its_name(app: App) -> None:
    """Before, the foe was named "Captain Brask hidden", which players could read."""
    says_who_plays(app)
    starts(app)
    types("Dock thug x2, Captain Brask hidden")
    assert any(
        said.endswith("Captain Brask · all of them hidden from players") for said in seen(app.window.first_steps)
    )
    press(Key.Key_Return)
    QApplication.processEvents()
    campaign = app.bridge.shown
    foes = [one for one in campaign.characters if one.side == "opposition"]
    assert [one.name for one in foes] == ["Dock thug 1", "Dock thug 2", "Captain Brask"]
    assert {player_visibility(campaign, foe) for foe in foes} == {"nothing"}


def test_second_enter_after_last_step_does_nothing_at_table(app: App, qtbot: QtBot) -> None:
    """Before, it opened the sheet of the first hero."""
    says_who_plays(app)
    starts(app)
    types("Dock thug ×2")
    press(Key.Key_Return)
    QApplication.processEvents()
    assert focused() is app.window.characters
    with qtbot.assertNotEmitted(app.window.characters.edit_requested):
        press(Key.Key_Return)
    app.window.check.key_guard.end()
    with qtbot.waitSignal(app.window.characters.edit_requested):
        press(Key.Key_Return)


def test_undone_step_is_due_again(app: App) -> None:
    says_who_plays(app)
    starts(app)
    assert [type(entry.command) for entry in app.bridge.entries()] == [StartSession]
    app.bridge.undo()
    QApplication.processEvents()
    assert "Step 2" in seen(app.window.first_steps)
    assert app.bridge.shown.session is None
    app.bridge.undo()
    QApplication.processEvents()
    assert {"Step 1", "Step 2", "Step 3"} <= set(seen(app.window.first_steps))
    assert focused().accessibleName() == HEROES


def test_unreadable_line_is_refused_with_reason(app: App) -> None:
    says_who_plays(app, "Mira, (Ben)")
    assert "Type a name, for example “3 Guard”." in seen(app.window.first_steps)
    assert app.bridge.shown.characters == ()


def test_skip_shows_table(app: App) -> None:
    click(button(app, "Skip to the table"))
    assert app.window.frame.isVisible()


def test_skip_adds_the_heroes_who_are_still_in_the_line(app: App) -> None:
    """Before, the table opened without them, and the text was lost."""
    types("Mira (Ana), Rook")
    click(button(app, "Skip to the table"))
    assert app.window.frame.isVisible()
    assert [(one.name, one.player) for one in app.bridge.shown.characters] == [("Mira", "Ana"), ("Rook", "")]


def test_skip_stays_at_a_line_that_cannot_be_read(app: App) -> None:
    types("Mira, (Ben)")
    click(button(app, "Skip to the table"))
    assert app.window.first_steps.isVisible()
    assert focused().accessibleName() == HEROES


def tab_order(page: QWidget) -> list[QWidget]:
    """Return the page's tab order."""
    stops, following = [], page.nextInFocusChain()
    while following is not None and following is not page:
        if page.isAncestorOf(following) and following.isVisible() and following.isEnabled():
            stops.append(following)
        following = following.nextInFocusChain()
    return [one for one in stops if one.focusPolicy() & Qt.FocusPolicy.TabFocus and not one.focusProxy()]


def place(part: QWidget) -> tuple[int, int]:
    """Return a widget's place in the reading order: its line, and its position in that line."""
    top_left = part.mapToGlobal(QPoint())
    return top_left.y() + part.height() // 2, top_left.x()


@pytest.mark.parametrize("game", ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes"])
def test_tab_follows_the_reading_order_in_every_step(stage: Stage, qtbot: QtBot, game: str) -> None:
    """Before, the button that starts the session was above the fields that come before it in the tab order."""
    app = stage.window()
    app.files.create("Harbor Nights", game)
    activate(qtbot, app.window)
    for step in ((), (says_who_plays,), (starts,)):
        for done in step:
            done(app)
        stops = tab_order(app.window.first_steps)
        assert stops
        assert stops == sorted(stops, key=place)


def test_empty_table_offers_no_check(app: App) -> None:
    """Before, an empty table showed a check with its odds."""
    click(button(app, "Skip to the table"))
    assert not app.window.check.isVisible()
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Isolde"),)))
    QApplication.processEvents()
    assert app.window.check.isVisible()
    app.bridge.undo()
    QApplication.processEvents()
    assert not app.window.check.isVisible()


@pytest.mark.parametrize("act", [WindowAction.ADD_NOTE, WindowAction.LOG, WindowAction.START_SESSION])
def test_action_that_needs_table_shows_it(app: App, act: WindowAction) -> None:
    app.window.actions_of_play[act].trigger()
    assert app.window.frame.isVisible()
    assert not app.window.first_steps.isVisible()


def test_importing_roster_finishes_first_step(app: App, qtbot: QtBot) -> None:
    window = ImportRosterWindow(app.bridge, Path("roster.csv"), app.window)
    window.add_requested.connect(app.bridge.dispatch)
    window.show_roster(RosterImport((a_hero("Isolde"),), ()))
    click(next(one for one in window.findChildren(QPushButton) if one.text().startswith("Add")))
    qtbot.waitUntil(lambda: "Step 1 (done)" in seen(app.window.first_steps))


def test_next_new_campaign_starts_with_empty_steps(app: App) -> None:
    says_who_plays(app)
    app.files.create("Salt Roads", "vagabond")
    QApplication.processEvents()
    said = seen(app.window.first_steps)
    assert "Salt Roads" in said
    assert "Step 1" in said


def test_campaign_with_characters_opens_at_table(stage: Stage) -> None:
    app = stage.sample()
    app.window.show()
    assert app.window.frame.isVisible()


@pytest.mark.parametrize(
    ("size", "letters"), [(QSize(960, 600), 1.0), (QSize(960, 600), 2.0), (QSize(2560, 1440), 1.5)]
)
@pytest.mark.parametrize("game", ["shattered-spheres", "vagabond"])
def test_steps_are_never_cut_at_any_window_size(
    stage: Stage, qtbot: QtBot, qapp: QApplication, size: QSize, letters: float, game: str
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    app = stage.window()
    app.files.create("Harbor Nights", game)
    activate(qtbot, app.window)
    app.window.resize(size)
    says_who_plays(app, "Mira (Ana), Rook (Ben), Sister Ione (Chidi), Tam Oakes (Dunja)")
    steps = app.window.first_steps
    for part in (*steps.findChildren(QLabel), *steps.findChildren(QPushButton)):
        if part.isVisible():
            assert part.width() >= part.minimumSizeHint().width(), part
            assert part.height() >= part.heightForWidth(part.width()), part


MANY = "Mira Vance of the Bridge (Ana), Rook (Ben), Sister Ione of the Lantern (Chidi), Tam Oakes of the Marsh (Dunja)"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)])
def test_text_of_two_lines_overlaps_nothing(app: App, qtbot: QtBot, size: QSize) -> None:
    """Before, the steps got their height for the page's whole width, and parts overlapped."""
    app.window.resize(size)
    types(MANY)
    qtbot.waitUntil(lambda: has_room_for_all(app))
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: has_room_for_all(app))
    starts(app)
    qtbot.waitUntil(lambda: has_room_for_all(app))


def has_room_for_all(app: App) -> None:
    """Assert that each visible part has its height, and that none overlap."""
    page = app.window.first_steps
    parts = [one for one in page.findChildren(QLabel) if one.isVisible() and one.text()]
    lines = max(one.height() // one.fontMetrics().lineSpacing() for one in parts)
    assert lines >= 2, "some text takes two lines"
    assert all(one.height() >= one.heightForWidth(one.width()) for one in parts)
    fields = [one for one in page.findChildren(QWidget) if isinstance(one, LineField | DieField) and one.isVisible()]
    places = [QRect(one.mapTo(page, QPoint()), one.size()) for one in (*parts, *fields)]
    assert not [(one, other) for one, other in combinations(places, 2) if one.intersects(other)]


def test_first_steps_ask_once_who_rolls_players_dice(app: App) -> None:
    says_who_plays(app)
    (box,) = (one for one in app.window.first_steps.findChildren(QCheckBox) if one.isVisible())
    assert box.text() == "Our players roll their own dice"
    assert app.bridge.players_roll is None
    click(box)
    assert app.bridge.players_roll
    app.bridge.undo()
    assert app.bridge.players_roll is None
    assert not box.isChecked()


def test_session_start_asks_once_for_dice_of_rolling_players(app: App) -> None:
    says_who_plays(app)
    app.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    click(button(app, "Start session"))
    assert app.bridge.shown.session is None
    click(button(app, "Start session"))
    assert app.bridge.shown.session is not None
