"""Tests of the command bar: its focus, its suggestions, and when it is cleared."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QToolTip
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddCharacters, RemoveCharacter, SetTrack, StartEncounter, StartSession
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.completions import Completions, Role, SuggestionDelegate
from gmtracker.ui.command_line.query import PrepareCheck, matching_words
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.overlays import SHADOW
from tests.builders.campaigns import a_hero
from tests.windows.main_window import Stage
from tests.windows.table_views import tip_at
from tests.windows.widgets import Key, press, types

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT, ALONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def shown(qtbot: QtBot, app: App) -> None:
    """Show and activate the window."""
    with qtbot.waitActive(app.window):
        app.window.show()
        app.window.activateWindow()


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """Return the app with the sample's next session started and the focus in the roster."""
    app = stage.sample()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    shown(qtbot, app)
    app.window.characters.setFocus()
    qtbot.waitUntil(lambda: bool(app.window.check.sentence.accessibleName()))
    return app


def says(app: App, line: str) -> QLineEdit:
    """Type this text into the command bar and return its field."""
    app.window.line.start_line("")
    types(line)
    return app.window.line.field


def who(app: App, name: str) -> str:
    return next(person.id for person in app.bridge.shown.characters if person.name.startswith(name))


def who_is(app: App, word: str) -> str:
    """Return the id of the first character with this word in the name."""
    return next(person.id for person in app.bridge.shown.characters if word in person.name)


def stress_of(app: App, name: str) -> int:
    return app.bridge.shown.track_value(who(app, name), "stress")  # type: ignore[arg-type]  # an id is a string


def found(app: App) -> QListView:
    view = app.window.line.completions.findChild(QListView)
    assert view is not None
    return view


def findings(app: App) -> list[str]:
    model = found(app).model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def sentence(app: App) -> str:
    app.window.check.refresh()
    return app.window.check.sentence.accessibleName()


def untouched(app: App) -> Callable[[], bool]:
    """Return a function that tells whether log and campaign are still unchanged."""
    entries, campaign = len(app.bridge.entries()), app.bridge.shown
    return lambda: len(app.bridge.entries()) == entries and app.bridge.shown is campaign


def test_refused_line_keeps_its_text_and_shows_the_reason_above(app: App, qtbot: QtBot) -> None:
    """Before, the text was cleared, and the reason appeared at the pointer."""
    app.bridge.dispatch(SetTrack(character=CharacterId(who(app, "Mira")), track="stress", value=3))
    QCursor.setPos(app.window.characters.mapToGlobal(app.window.characters.rect().center()))
    field = says(app, "stress mira +9")
    press(Key.Key_Return)
    note = app.window.refusal
    assert (field.text(), field.hasFocus(), note.isVisible()) == ("stress mira +9", True, True)
    under = QRect(note.mapToGlobal(QPoint()), note.size())
    gap = field.mapToGlobal(QPoint()).y() - under.bottom()
    assert abs(gap) <= 2 * SHADOW
    assert abs(under.left() - field.mapToGlobal(QPoint()).x()) < 50


def test_line_is_cleared_after_do_anyway(app: App, qtbot: QtBot) -> None:
    field = says(app, "stress mira +9")
    press(Key.Key_Return)
    press(Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not app.window.refusal.isVisible())
    assert (field.text(), field.hasFocus(), app.window.characters.hasFocus()) == ("", False, True)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_A, Key.Key_Escape])
def test_focus_returns_from_the_anyway_button(app: App, qtbot: QtBot, key: Qt.Key) -> None:
    """Before, it went to a button in the header, and Esc in the command bar then led there too."""
    app.window.characters.setFocus()
    press(Key.Key_K, CTRL)
    types("stress mira +9")
    press(Key.Key_Return)
    press(Key.Key_Tab)
    assert app.window.refusal.isAncestorOf(app.window.focusWidget())
    press(key, Qt.KeyboardModifier.AltModifier if key == Key.Key_A else ALONE)
    qtbot.waitUntil(lambda: not app.window.refusal.isVisible())
    if key == Key.Key_Escape:
        assert app.window.line.field.hasFocus()
        press(Key.Key_Escape)
    assert app.window.focusWidget() is app.window.characters
    press(Key.Key_K, CTRL)
    assert app.window.line.field.hasFocus()


def test_slash_at_the_start_of_the_line_is_ignored(app: App) -> None:
    """Before, it replaced the dice after a roll, and “/heal” was not understood."""
    before = stress_of(app, "Mira")
    field = says(app, "2d6+1")
    press(Key.Key_Return)
    assert field.selectedText() == "2d6+1"
    types("/stress mira +1")
    app.window.check.key_guard.end()
    assert field.text() == "stress mira +1"
    press(Key.Key_Return)
    assert stress_of(app, "Mira") == before + 1


def test_slash_before_typed_text_leaves_the_cursor_there(app: App) -> None:
    field = says(app, "tam")
    press(Key.Key_Home)
    types("/heal ")
    assert field.text() == "heal tam"


def test_completions_are_created_on_first_use(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample()
    shown(qtbot, app)
    assert app.window.findChild(Completions) is None
    app.window.actions_of_play[WindowAction.FIND].trigger()
    assert app.window.findChild(Completions) is not None


def test_command_bar_works_before_a_campaign_is_open(stage: Stage, qtbot: QtBot) -> None:
    app = stage.window()
    shown(qtbot, app)
    assert app.window.line.field.isVisible()
    says(app, "new")
    assert findings(app)[0] == "New campaign…"


def test_sample_is_found_and_chosen_by_keyboard(stage: Stage, qtbot: QtBot) -> None:
    """Before, the menu called it “Open a sample”, and the command bar did not know that name."""
    app = stage.window()
    shown(qtbot, app)
    for keys in ([Key.Key_Down], []):
        says(app, "sample")
        assert findings(app) == ["Open sample"]
        press(Key.Key_Return)
        menu = app.window.menus.samples
        assert QApplication.activePopupWidget() is menu
        offered = [action.text() for action in menu.actions()]
        app.window.check.key_guard.end()
        for key in keys:
            QTest.keyClick(menu, key)
        QTest.keyClick(menu, Key.Key_Return)
        assert app.bridge.shown.game.name == offered[len(keys)].replace("&&", "&")


def test_placeholder_gives_an_example_when_there_is_a_hero(app: App) -> None:
    """Before, in a new campaign it said “Find a command” until the program was restarted."""
    field = app.window.line.field
    assert "“check mira”" in field.placeholderText()
    for hero in app.bridge.shown.heroes():
        app.bridge.dispatch(RemoveCharacter(character=hero.id))
    assert field.placeholderText() == "Command bar"
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Isolde Marrow"),)))
    assert "“check isolde”" in field.placeholderText()
    app.bridge.undo()
    assert field.placeholderText() == "Command bar"


@pytest.mark.parametrize(("key", "modifiers"), [(Key.Key_K, CTRL), (Key.Key_Slash, ALONE)])
def test_shortcut_focuses_the_bar_and_escape_returns_the_focus(
    app: App, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    for place in (app.window.characters, app.window.check.bar.do, app.window.check.bar.dice.findChildren(DieField)[0]):
        place.setFocus()
        press(key, modifiers)
        assert app.window.focusWidget() is app.window.line.field
        assert app.window.line.field.text() == ""
        press(Key.Key_Escape)
        assert app.window.focusWidget() is place
        assert app.window.line.completions.isHidden()


def test_slash_in_a_text_field_stays_there(app: App) -> None:
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    note = app.window.focusWidget()
    press(Key.Key_Slash)
    assert app.window.focusWidget() is note


def test_completions_are_above_the_bar_within_the_window(app: App) -> None:
    says(app, "s")
    window, list_, line = app.window, app.window.line.completions, app.window.line
    bottom = list_.mapTo(window, QPoint(0, list_.height())).y()
    assert abs(bottom - line.mapTo(window, QPoint(0, 0)).y()) <= 12
    assert window.rect().contains(list_.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW))


def test_suggestions_are_rows_of_36_under_the_heading_of_their_kind(app: App) -> None:
    says(app, "attack mira warden")
    model, view = found(app).model(), found(app)
    headings = [model.index(row, 0).data(Role.HEADING) for row in range(model.rowCount())]
    assert headings[0] == "Roll"
    assert len(list(filter(None, headings))) == len(set(filter(None, headings)))
    assert [view.sizeHintForRow(row) for row in range(2)] == [36 + 26, 36]


def test_check_shows_its_odds_at_once_as_the_check_panel_does(app: App) -> None:
    says(app, "attack mira warden")
    suggestion = app.window.line.completions.current
    assert suggestion is not None
    assert isinstance(suggestion.action, PrepareCheck)
    odds = app.bridge.rules.check_odds(suggestion.action.draft)
    assert odds is not None
    assert suggestion.odds == f"{odds.success.message} to hit"
    app.window.check.refresh()
    assert app.window.check.odds.accessibleName().startswith(suggestion.odds)
    assert suggestion.odds in found(app).model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_long_refusal_is_shown_whole_below_its_name(app: App) -> None:
    says(app, "heal mira")
    view, narrow = found(app), 260
    rows = range(view.model().rowCount())
    delegate = app.window.line.completions.findChild(SuggestionDelegate)
    assert delegate is not None
    delegate.width = narrow
    heights = {view.sizeHintForRow(row) for row in rows if view.model().index(row, 0).data(Role.FINDING).message}
    assert heights <= {48, 48 + 26}


def test_command_bar_is_40_high_and_its_field_32(app: App, qapp: QApplication) -> None:
    apply_theme(qapp, Scheme.LIGHT)
    QApplication.processEvents()
    heights = [app.window.line.field.height()]
    app.window.line.field.setFocus()
    QApplication.processEvents()
    assert [app.window.statusBar().height(), *heights, app.window.line.field.height()] == [40, 32, 32]


def test_enter_runs_a_command_that_one_undo_reverts(app: App) -> None:
    before = stress_of(app, "Mira")
    says(app, "stress mira +2")
    press(Key.Key_Return)
    assert stress_of(app, "Mira") == before + 2
    assert app.window.line.field.text() == ""
    assert app.window.focusWidget() is app.window.characters
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert stress_of(app, "Mira") == before


@pytest.mark.parametrize("line", ["award rook", "inspiration rook"])
def test_enter_awards_nothing_when_the_die_is_not_named(app: App, line: str) -> None:
    entries = len(app.bridge.entries())
    says(app, line)
    press(Key.Key_Return)
    assert len(app.bridge.entries()) == entries
    assert app.window.line.field.text() == line


def test_award_and_its_use_are_one_action(app: App) -> None:
    entries = len(app.bridge.entries())
    says(app, "award 1 triumph rook inspiration")
    press(Key.Key_Return)
    done = app.bridge.entries()[entries:]
    assert len({entry.action for entry in done}) == 1
    assert "Inspiration" in " ".join(entry.sentence for entry in done)
    assert app.window.chooser.isHidden()


def test_only_an_elided_suggestion_has_a_tooltip(app: App) -> None:
    for said, tip in (("a storm", ""), ("the tide turns " * 10, "the tide turns")):
        app.window.line.start_line(f"note {said}")
        QApplication.processEvents()
        assert tip in tip_at(found(app), found(app).visualRect(found(app).model().index(0, 0)).center())
        assert bool(tip) == QToolTip.isVisible()


def test_arrow_keys_choose_another_suggestion(app: App) -> None:
    says(app, "s")
    press(Key.Key_Down)
    assert found(app).currentIndex().row() == 1
    press(Key.Key_Up)
    press(Key.Key_Up)
    assert found(app).currentIndex().row() == 0


def test_click_on_a_suggestion_runs_it(app: App) -> None:
    says(app, "stress mira 7")
    QTest.mouseClick(found(app).viewport(), LEFT, ALONE, found(app).visualRect(found(app).model().index(0, 0)).center())
    assert app.bridge.shown.track_load(who(app, "Mira"), "stress") == 7  # type: ignore[arg-type]


def test_shortcut_for_new_characters_starts_an_add_line(app: App) -> None:
    app.window.actions_of_play[WindowAction.ADD_IN_A_LINE].trigger()
    assert app.window.line.field.text() == "add "
    types("3 guard t1")
    press(Key.Key_Return)
    names = [character.name for character in app.bridge.shown.characters]
    assert names[-3:] == ["Guard 1", "Guard 2", "Guard 3"]
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert "Guard 1" not in [character.name for character in app.bridge.shown.characters]


def test_second_enter_does_not_reach_the_check(app: App) -> None:
    """Before, pressing Enter twice wrote the note and rolled, as the focus returns to the Roll button."""
    check = app.window.check
    check.bar.focus_main_button()
    says(app, "note hello")
    press(Key.Key_Return)
    is_as_it_was = untouched(app)
    assert app.bridge.entries()[-1].sentence == "hello"
    assert app.window.focusWidget() is check.bar.do
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        press(key)
    press(Key.Key_Return, CTRL)
    assert is_as_it_was()


def test_enter_repeats_a_dice_roll_and_typing_replaces_it(app: App) -> None:
    says(app, "2d6+1")
    press(Key.Key_Return)
    app.window.check.key_guard.end()
    press(Key.Key_Return)
    assert [entry.sentence for entry in app.bridge.entries()[-2:]] == ["Dice: 2d6+1: 1 + 1 + 1 = 3."] * 2
    types("d8")
    press(Key.Key_Return)
    assert app.bridge.entries()[-1].sentence == "Dice: d8: 1."


def test_line_left_by_mouse_is_kept_and_selected_again(app: App) -> None:
    says(app, "note the bell")
    app.window.characters.setFocus(Qt.FocusReason.MouseFocusReason)
    assert app.window.line.completions.isHidden()
    assert app.window.line.field.text() == "note the bell"
    press(Key.Key_K, CTRL)
    assert app.window.line.field.selectedText() == "note the bell"
    assert findings(app)[0] == "Note: the bell"


def test_suggestion_is_announced_once_while_letters_are_added(app: App) -> None:
    """Before, it was announced again at each letter."""
    told: list[str] = []
    app.window.line.message.connect(told.append)
    says(app, "note")
    told.clear()
    says(app, "summary")
    assert [said for said in told if said.startswith("Summary")] == [told[-1]]


def fight(app: App) -> Campaign:
    """Start an encounter in which Mira acts first, then Rook."""
    app.bridge.dispatch(StartEncounter(kind="combat", order=(who(app, "Mira"), who(app, "Rook"))))  # type: ignore[arg-type]
    app.window.characters.choose(who(app, "Mira"))  # type: ignore[arg-type]
    return app.bridge.shown


def test_typed_check_is_previewed_and_nothing_is_logged(app: App) -> None:
    fight(app)
    before, is_untouched = sentence(app), untouched(app)
    says(app, "check rook stealth")
    assert sentence(app).startswith("Rook Adeyemi · Stealth")
    assert app.window.check.odds.accessibleName()
    types(" x")
    assert sentence(app) == before
    press(Key.Key_Backspace)
    press(Key.Key_Backspace)
    assert sentence(app).startswith("Rook Adeyemi · Stealth")
    assert is_untouched()


def test_current_suggestion_is_the_previewed_check(app: App) -> None:
    fight(app)
    says(app, "attack mira warden")
    assert sentence(app).startswith("Mira Vance")
    press(Key.Key_Down)
    assert sentence(app).startswith("Warden Cassel")


def test_escape_restores_the_check_panel_with_typed_faces(app: App) -> None:
    fight(app)
    dice = app.window.check.bar.dice
    app.window.check.refresh()
    app.window.check.bar.focus_first()
    types("15")
    before, faces = sentence(app), dice.faces()
    assert faces
    says(app, "attack mira warden")
    assert "Warden" in sentence(app)
    assert dice.faces() == {}
    press(Key.Key_Escape)
    assert sentence(app) == before
    assert dice.faces() == faces


def test_enter_rolls_a_typed_check_when_the_program_rolls(app: App) -> None:
    fight(app)
    says(app, "check mira acrobatics")
    press(Key.Key_Return)
    assert app.bridge.rules.open_check() is not None
    assert app.window.focusWidget() is app.window.check.bar.do
    assert app.window.check.bar.do.text() == "Announce"


def test_enter_focuses_the_dice_when_the_players_roll(app: App) -> None:
    fight(app)
    app.window.check.refresh()
    app.window.check.bar.focus_first()
    types("15")
    types("6")
    press(Key.Key_Return)
    app.window.check.key_guard.end()
    press(Key.Key_Return)
    assert app.bridge.types_check(CheckDraft(by=CharacterId(who(app, "Rook"))))
    says(app, "check rook stealth")
    press(Key.Key_Return)
    assert app.bridge.rules.open_check() is None
    assert isinstance(app.window.focusWidget(), DieField)
    assert sentence(app).startswith("Rook Adeyemi · Stealth")
    types("9")
    press(Key.Key_Return)
    assert app.bridge.rules.open_check() is not None


def test_ctrl_enter_always_rolls_a_typed_check(app: App) -> None:
    fight(app)
    says(app, "check mira acrobatics")
    press(Key.Key_Return, CTRL)
    assert app.bridge.rules.open_check() is not None


def test_typed_check_without_target_asks_for_it_in_the_panel(app: App) -> None:
    fight(app)
    is_untouched = untouched(app)
    says(app, "attack mira")
    press(Key.Key_Return)
    assert is_untouched()
    assert app.window.check.sentence.open_popup is not None
    app.window.check.sentence.answer(who(app, "Warden"))
    assert "Warden" in sentence(app)


def test_tab_moves_from_the_bar_into_the_typed_check(app: App) -> None:
    fight(app)
    says(app, "attack mira warden")
    press(Key.Key_Tab)
    assert app.window.check.sentence.isAncestorOf(app.window.focusWidget())
    assert "Warden" in sentence(app)


def test_line_is_cleared_when_its_check_is_rolled_by_click(app: App) -> None:
    """Before, the text of the attack stayed in the command bar long after it was rolled."""
    check, line = app.window.check, app.window.line
    says(app, "attack mira tam")
    check.refresh()
    QTest.mouseClick(check.bar.do, LEFT)
    assert check.result.isVisible()
    assert line.field.text() == ""
    assert app.window.focusWidget() is check.bar.do


def test_other_text_stays_in_the_bar_during_a_roll(app: App) -> None:
    check, line = app.window.check, app.window.line
    says(app, "attack mira tam")
    press(Key.Key_Tab)
    says(app, "note a bell rings")
    check.setFocus()
    check.refresh()
    QTest.mouseClick(check.bar.do, LEFT)
    assert check.result.isVisible()
    assert line.field.text() == "note a bell rings"


def test_line_stays_when_another_characters_check_is_rolled(app: App) -> None:
    check, line = app.window.check, app.window.line
    says(app, "attack mira tam")
    app.window.characters.setFocus()
    app.window.characters.choose(who(app, "Rook"))  # type: ignore[arg-type]  # an id is a string
    check.refresh()
    QTest.mouseClick(check.bar.do, LEFT)
    assert line.field.text() == "attack mira tam"


def test_typed_check_replaces_a_panel_until_escape(app: App) -> None:
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    says(app, "check rook stealth")
    assert app.window.check.isVisible()
    press(Key.Key_Escape)
    assert app.window.side.panel is not None
    assert app.window.side.panel.isVisible()


def test_escape_shows_the_open_check_again_after_a_preview(app: App) -> None:
    fight(app)
    app.window.check.refresh()
    app.window.check.bar.press()
    assert app.window.check.bar.do.text() == "Announce"
    says(app, "check rook stealth")
    assert sentence(app).startswith("Rook")
    assert app.window.check.sentence.isVisible()
    press(Key.Key_Escape)
    app.window.check.refresh()
    assert app.window.check.bar.do.text() == "Announce"
    assert app.window.check.result.isVisible()


def test_misspelled_word_is_corrected_by_one_enter(app: App) -> None:
    field = says(app, "check mira acrobtics")
    assert findings(app) == ["check mira acrobatics"]
    press(Key.Key_Return)
    assert field.text() == "check mira acrobatics"
    assert findings(app)[0].startswith("Check: Mira Vance, Acrobatics")


def test_unknown_word_is_named_and_enter_does_nothing(app: App) -> None:
    is_untouched = untouched(app)
    field = says(app, "stress xyzzy")
    assert findings(app) == ["Nothing here is called “xyzzy”."]
    assert app.window.line.field.misread == "xyzzy"
    assert (field.text(), field.cursorPosition()) == ("stress xyzzy", 12)
    press(Key.Key_Return)
    assert field.text() == "stress xyzzy"
    assert is_untouched()


def test_misplaced_word_is_distinguished_from_an_unknown_one(app: App) -> None:
    says(app, "stress mira summary")
    assert findings(app)[0] == "“summary” doesn't make sense here."
    assert findings(app)[1].startswith("Stress of Mira Vance")
    assert app.window.line.field.misread == "summary"
    for _ in " summary":
        press(Key.Key_Backspace)
    assert app.window.line.field.misread == ""


def test_typed_check_covers_a_resistance_until_it_is_left(app: App) -> None:
    """A hit waits for its resistance while the GM types another check and cancels it."""
    fight(app)
    says(app, "attack mira warden")
    form = app.bridge.rules.check_form(app.window.line.draft or CheckDraft())
    press(Key.Key_Escape)
    assert form.command is not None
    app.bridge.dispatch(form.command, {"check.d20": 20})
    app.window.check.submit_waiting_step()
    resists = sentence(app)
    assert resists.startswith("Warden Cassel · Toughness")
    says(app, "check rook stealth")
    press(Key.Key_Tab)
    assert sentence(app).startswith("Rook Adeyemi · Stealth")
    app.window.check.bar.focus_first()
    press(Key.Key_Escape)
    assert sentence(app) == resists


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("shattered-spheres", "attack mira hound"),
        ("torg-eternity", "attack ilse marsh"),
        ("vagabond", "attack odo reed"),
        ("humans-and-heroes", "attack kestrel undertow"),
    ],
)
def test_attack_of_every_game_is_previewed_and_rolled_on_enter(
    stage: Stage, qtbot: QtBot, game: str, line: str
) -> None:
    app = stage.window()
    app.files.open_sample_of(game)
    shown(qtbot, app)
    app.window.check.submit_waiting_step()
    before, is_untouched = sentence(app), untouched(app)
    says(app, line)
    assert line.split()[1].title() in sentence(app)
    assert app.window.line.draft is not None
    assert app.window.line.draft.on == who_is(app, line.split()[2].title())
    assert app.window.check.odds.accessibleName()
    press(Key.Key_Escape)
    assert sentence(app) == before
    assert is_untouched()
    says(app, line)
    entries = len(app.bridge.entries())
    press(Key.Key_Return, CTRL)
    assert app.bridge.rules.open_check() is not None
    meant = app.window.check.draft
    app.window.check.submit_waiting_step()
    while len(app.bridge.entries()) > entries:
        assert app.bridge.undo()
    app.window.check.refresh()
    is_one_open = app.bridge.rules.open_check() is not None
    assert sentence(app) == before if is_one_open else app.window.check.draft == meant


def pastes(app: App, text: str) -> QLineEdit:
    app.window.line.start_line("")
    QApplication.clipboard().setText(text)
    app.window.line.field.paste()
    return app.window.line.field


@pytest.mark.parametrize(
    ("text", "most"), [("goblin " * 15_000, "500"), ("note " + "x" * 100_000, "5,000"), ("x" * 501, "500")]
)
def test_pasted_line_that_is_too_long_is_refused(app: App, text: str, most: str) -> None:
    """Before, Qt laid out all 100,000 characters, which took half a second."""
    field = pastes(app, text)
    suggestion = app.window.line.completions.current
    assert suggestion is not None
    assert suggestion.action is None
    assert suggestion.message == f"This text is too long for the command bar. The maximum is {most} characters."
    assert len(field.text()) <= 5_001


def test_note_of_five_thousand_characters_is_pasted_whole(app: App) -> None:
    pastes(app, "note " + "x" * 4_995)
    press(Key.Key_Return)
    assert app.bridge.entries()[-1].sentence == "x" * 4_995


def test_unreadable_line_compares_each_name_once(app: App) -> None:
    """Before, each check and target compared the same names again: eight unknown words took half a second."""
    app.files.open_sample_of("humans-and-heroes")
    matching_words.cache_clear()
    says(app, "check turn Echo Halcyon Anvil Kestrel")
    compared = matching_words.cache_info()
    assert compared.hits > 3 * compared.misses


def test_command_bar_shows_its_shortcut_and_the_key_that_leaves_it(app: App) -> None:
    """Only a menu named the shortcut."""
    window, field = app.window, app.window.line.field
    window.characters.setFocus()
    assert field.keys == "Ctrl+K"
    room = field.textMargins().right()
    press(Key.Key_K, CTRL)
    assert (field.keys, field.textMargins().right()) == ("Esc", room)
    press(Key.Key_Escape)
    window.actions_of_play[WindowAction.FIND].setShortcuts([])
    assert (field.keys, field.textMargins().right()) == ("", 0)
