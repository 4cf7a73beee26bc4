"""The strip below a row with the uses of an award or of a held token: it covers nothing, and follows its row."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from gmtracker.app import App
from gmtracker.engine.campaign import Character, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import AddCharacters, RemoveCharacter, SetMarker, StartEncounter, StartSession, Use
from gmtracker.engine.events import TokenUsed
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.theme.theme import Scheme, apply_theme, set_motion
from gmtracker.ui.tokens.offer_button import OfferButton
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.overlays import Overlay
from tests.builders.campaigns import a_foe, a_hero
from tests.windows.main_window import BEFORE_THE_EVENING, Stage
from tests.windows.widgets import Key, focused, press, types


@pytest.fixture(autouse=True)
def usual_settings(qapp: QApplication) -> Iterator[None]:
    yield
    set_motion(True)
    apply_theme(qapp, Scheme.LIGHT)


@pytest.fixture
def app(stage: Stage) -> App:
    """Return the sample in a window of 1280 by 720 pixels, without motion and tips."""
    app = stage.window(Settings(motion=False, hints=False))
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.resize(1280, 720)
    app.window.show()
    return app


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def fights(app: App) -> None:
    """Start a session and a fight with everyone."""
    assert app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    everyone = tuple(one.id for one in app.bridge.shown.active_characters())
    assert app.bridge.dispatch(StartEncounter(kind="combat", order=everyone))
    settle()


def hero(app: App, at: int = 0) -> Character:
    return app.bridge.shown.heroes()[at]


def awards(app: App, to: Character) -> None:
    die = app.bridge.shown.tokens_at(pool_place("destiny"), "triumph")[0].id
    assert app.bridge.dispatch(Use(use="award", by=to.id, tokens=(die,)))
    settle()


def row_of(app: App, character: Character) -> int:
    row = app.window.characters.roster.row_of(character.id)
    assert row is not None
    return row


def row_rect_bottom(app: App, row: int) -> int:
    view = app.window.characters
    return view.visualRect(view.roster.index(row, Column.NAME)).bottom()


def strip_rect(app: App) -> QRect:
    """Return the strip's rectangle in the roster's viewport."""
    view, chooser = app.window.characters.viewport(), app.window.chooser
    return QRect(view.mapFromGlobal(chooser.mapToGlobal(QPoint())), chooser.size())


def is_below_row(app: App, character: Character) -> bool:
    """Return whether the strip begins where a character's row ends, and the next row where the strip ends."""
    view, strip, row = app.window.characters, strip_rect(app), row_of(app, character)
    is_last = row == view.roster.rowCount() - 1
    follows = is_last or view.rowViewportPosition(row + 1) == strip.bottom() + 1
    return app.window.chooser.isVisible() and strip.y() == row_rect_bottom(app, row) + 1 and follows


def press_fold(app: App, text: str) -> None:
    button = next(one for one in app.window.chooser.findChildren(QAbstractButton) if text in one.text())
    button.click()
    settle()


@pytest.mark.parametrize("unfolded", [(), ("refused",), ("refused", "Earned for")])
def test_award_covers_nothing_outside_its_strip(app: App, unfolded: tuple[str, ...]) -> None:
    """Before, a popover covered up to a third of the table."""
    fights(app)
    awards(app, hero(app, 1))
    for fold in unfolded:
        press_fold(app, fold)
    view, strip = app.window.characters, strip_rect(app)
    assert is_below_row(app, hero(app, 1))
    assert view.viewport().rect().contains(strip)
    cells = [view.visualRect(view.roster.index(row, Column.NAME)) for row in range(view.roster.rowCount())]
    assert [cell for cell in cells if cell.intersects(strip)] == []
    shown = [one for one in app.window.findChildren(Overlay) if one.isVisible()]
    assert shown == [app.window.chooser]


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_no_button_is_cut_or_overlaps_in_any_text_size(
    app: App, qapp: QApplication, scheme: Scheme, scale: float
) -> None:
    fights(app)
    apply_theme(qapp, scheme, scale)
    settle()
    awards(app, hero(app, 1))
    shown = [one for one in app.window.chooser.findChildren(QAbstractButton) if one.isVisible()]
    assert [
        one.text() or one.accessibleName() for one in shown if one.visibleRegion().boundingRect() != one.rect()
    ] == []
    assert [one.text() for one in shown if one.width() < one.sizeHint().width()] == []
    places = [one.rect().translated(one.mapTo(app.window, QPoint())) for one in shown]
    assert [one for at, one in enumerate(places) if any(one.intersects(other) for other in places[at + 1 :])] == []


def test_strip_with_one_line_of_effect_is_as_high_as_its_button(stage: Stage) -> None:
    """Luck has no fields beside the button that spends it."""
    app = stage.window(Settings(motion=False, hints=False))
    app.window.resize(1280, 720)
    app.window.show()
    app.files.open_sample_of("vagabond")
    settle()
    holder = next(one for one in app.bridge.shown.heroes() if app.bridge.shown.tokens_at(character_place(one.id)))
    place = character_place(holder.id)
    app.window.carried.drop(place, (app.bridge.shown.tokens_at(place)[0].id,))
    settle()
    assert app.window.chooser.isVisible()
    assert app.window.chooser.height() == 48 + 40


def test_first_line_of_strip_is_48_high(app: App) -> None:
    fights(app)
    awards(app, hero(app))
    assert app.window.chooser.height() == 48


def test_strip_follows_its_row_when_rows_are_sorted(app: App) -> None:
    fights(app)
    awards(app, hero(app, 2))
    app.window.sort_by_turn(True)
    settle()
    assert is_below_row(app, hero(app, 2))
    app.window.sort_by_turn(False)
    assert is_below_row(app, hero(app, 2))


def test_strip_follows_its_row_when_text_size_changes(app: App, qapp: QApplication) -> None:
    fights(app)
    awards(app, hero(app, 1))
    apply_theme(qapp, Scheme.LIGHT, 1.25)
    settle()
    assert is_below_row(app, hero(app, 1))
    app.window.resize(1100, 640)
    settle()
    assert is_below_row(app, hero(app, 1))
    assert app.window.chooser.width() == app.window.characters.viewport().width()


def test_target_and_strip_scroll_into_view(app: App) -> None:
    heroes = tuple(a_hero(f"Hero {letter}", player="Ana") for letter in "ABCDEFGHIJKLMN")
    assert app.bridge.dispatch(AddCharacters(characters=(*heroes, *(a_foe(f"Guard {at}", tier=1) for at in "ABCDEF"))))
    fights(app)
    view, last = app.window.characters, app.bridge.shown.heroes()[-1]
    view.verticalScrollBar().setValue(0)
    awards(app, last)
    assert is_below_row(app, last)
    strip = strip_rect(app)
    target = view.visualRect(view.roster.index(row_of(app, last), Column.NAME))
    assert view.viewport().rect().contains(strip.united(target))
    bar = view.verticalScrollBar()
    for value in (bar.minimum(), bar.maximum()):
        bar.setValue(value)
        assert is_below_row(app, last)
        visible = strip_rect(app) & view.viewport().rect()
        seen = app.window.chooser.visibleRegion().boundingRect()
        assert seen.size() == visible.size()


def test_rows_get_their_height_back(app: App) -> None:
    fights(app)
    view = app.window.characters
    before = [view.rowHeight(row) for row in range(view.roster.rowCount())], view.viewport().size()
    awards(app, hero(app, 1))
    press(Key.Key_Return)
    settle()
    assert app.window.chooser.isHidden()
    assert ([view.rowHeight(row) for row in range(view.roster.rowCount())], view.viewport().size()) == before


def test_rings_keep_their_size_above_and_below_the_strip(app: App) -> None:
    """Before, the table was measured with the strip's height, as if its rows were higher."""
    fights(app)
    view, track = app.window.characters, app.window.characters.roster.column_of("stress")
    before = view.columnWidth(track)
    awards(app, hero(app, 1))
    press_fold(app, "Earned for")
    assert view.verticalScrollBar().maximum() == 0
    assert view.columnWidth(track) == before


def test_rows_grow_with_the_text_above_an_open_strip(app: App, qapp: QApplication) -> None:
    """Before, they kept the height that was too low for the larger text, even after the strip was closed."""
    fights(app)
    awards(app, hero(app, 1))
    apply_theme(qapp, Scheme.LIGHT, 1.5)
    settle()
    assert app.window.characters.rowHeight(0) >= 60
    press(Key.Key_Return)
    settle()
    assert app.window.characters.rowHeight(0) == app.window.characters.height_of_row()


def test_focused_part_of_a_high_strip_is_visible(app: App, qapp: QApplication) -> None:
    """Before, the reason was typed below the visible part of the roster, with text of 200 %."""
    fights(app)
    apply_theme(qapp, Scheme.LIGHT, 2.0)
    settle()
    awards(app, hero(app, 1))
    assert app.window.chooser.parentWidget() is not app.window
    for key in (Key.Key_T, Key.Key_Tab, Key.Key_Tab, Key.Key_Up, Key.Key_Up):
        press(key)
        settle()
        assert app.window.chooser.isAncestorOf(focused())
        assert focused().visibleRegion().boundingRect() == focused().rect()


def test_next_award_moves_the_strip(app: App) -> None:
    fights(app)
    awards(app, hero(app))
    awards(app, hero(app, 1))
    assert is_below_row(app, hero(app, 1))
    view = app.window.characters
    higher = [row for row in range(view.roster.rowCount()) if view.rowHeight(row) > view.rowHeight(0)]
    assert higher == [row_of(app, hero(app, 1))]


def test_removed_target_closes_the_strip(app: App) -> None:
    fights(app)
    awards(app, hero(app, 1))
    assert app.bridge.dispatch(RemoveCharacter(character=hero(app, 1).id))
    assert app.window.chooser.isHidden()


def test_press_beside_the_buttons_changes_no_row(app: App) -> None:
    fights(app)
    view, chooser = app.window.characters, app.window.chooser
    view.choose(hero(app, 3).id)
    awards(app, hero(app))
    before = app.bridge.shown
    beside = QPoint(chooser.width() // 2, 2)
    QTest.mouseClick(chooser, Qt.MouseButton.LeftButton, pos=beside)
    QTest.mouseDClick(chooser, Qt.MouseButton.LeftButton, pos=beside)
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, beside, chooser.mapToGlobal(beside))
    QApplication.sendEvent(chooser, menu)
    assert view.current_character() == hero(app, 3).id
    assert chooser.isAncestorOf(focused())
    assert [one for one in app.window.findChildren(QMenu) if one.isVisible()] == []
    assert app.bridge.shown == before


def test_enter_on_a_use_reached_by_tab_makes_that_use(app: App) -> None:
    """Before, it kept the die, and the use was not made."""
    fights(app)
    awards(app, hero(app))
    button = next(one for one in app.window.chooser.findChildren(OfferButton) if one.offer.name == "Edit Scene")
    stops = app.window.chooser.findChildren(QAbstractButton)
    for _ in stops:
        if focused() is not button:
            press(Key.Key_Tab)
    press(Key.Key_Return)
    settle()
    command = app.bridge.entries()[-1].command
    assert isinstance(command, Use)
    assert (command.use, command.by) == (button.offer.command.use, hero(app).id)


def test_ctrl_enter_carries_out_the_highlighted_use(app: App) -> None:
    """The roster around the strip has this shortcut, too."""
    fights(app)
    awards(app, hero(app))
    types("3 a hint")
    press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert app.bridge.entries()[-1].sentence.startswith(f"{hero(app).name}: Inspiration")
    assert app.window.chooser.isHidden()


def test_held_token_dropped_on_its_holder_uses_the_strip(app: App) -> None:
    fights(app)
    place = character_place(hero(app, 1).id)
    app.window.carried.drop(place, (app.bridge.shown.tokens_at(place)[0].id,))
    settle()
    assert is_below_row(app, hero(app, 1))
    assert app.window.chooser.isAncestorOf(focused())


def test_token_dropped_on_the_check_uses_an_overlay(app: App) -> None:
    """The pointer is at the other end of the window, and the row may not be visible."""
    fights(app)
    place = character_place(hero(app).id)
    token = app.bridge.shown.tokens_at(place)[0].id
    app.window.carried.drop(OnCheck(CheckDraft(by=hero(app).id)), (token,))
    settle()
    assert app.window.chooser.isVisible()
    assert app.window.chooser.parentWidget() is app.window


def test_uses_are_in_an_overlay_when_their_row_is_hidden(app: App) -> None:
    fights(app)
    app.window.characters.hide()
    awards(app, hero(app))
    assert app.window.chooser.parentWidget() is app.window
    assert app.window.rect().contains(app.window.chooser.geometry())
    assert app.window.chooser.isAncestorOf(focused())


def test_strip_returns_after_an_overlay(app: App) -> None:
    fights(app)
    app.window.characters.hide()
    awards(app, hero(app))
    app.window.chooser.dismiss()
    app.window.characters.show()
    awards(app, hero(app, 1))
    assert is_below_row(app, hero(app, 1))


@pytest.mark.parametrize("ends_by", [QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress])
def test_key_or_click_shows_all_of_an_opening_strip(app: App, ends_by: QEvent.Type) -> None:
    fights(app)
    set_motion(True)
    chooser = app.window.chooser
    die = app.bridge.shown.tokens_at(pool_place("destiny"), "triumph")[0].id
    app.bridge.dispatch(Use(use="award", by=hero(app).id, tokens=(die,)))
    assert not chooser.mask().isEmpty()
    if ends_by == QEvent.Type.KeyPress:
        press(Key.Key_Shift)
    else:
        QTest.mousePress(chooser, Qt.MouseButton.LeftButton, pos=QPoint(chooser.width() // 2, 2))
    assert chooser.mask().isEmpty()
    assert is_below_row(app, hero(app))


def test_strip_is_read_as_its_title(app: App) -> None:
    fights(app)
    awards(app, hero(app))
    assert app.window.chooser.accessibleName() == app.window.chooser.title
    assert focused().accessibleDescription() == app.window.chooser.title
    unnamed = [
        one
        for one in app.window.chooser.findChildren(QWidget)
        if isinstance(one, QAbstractButton) and one.isVisible() and not (one.text() or one.accessibleName())
    ]
    assert unnamed == []


def types_reason(app: App) -> list[str]:
    """Type a reason, and return the texts of the visible fields."""
    types("the rope swings")
    settle()
    fields = app.window.chooser.findChildren(LineField)
    return [field.text() for field in fields if field.isVisible()]


@pytest.mark.parametrize("answered", [True, False])
def test_reason_field_is_shown_after_a_hubris(app: App, answered: bool) -> None:
    """Regression: after the question who activated it, the field was hidden until the program ended."""
    fights(app)
    die = app.bridge.shown.tokens_at(pool_place("destiny"), "tragedy")[0].id
    assert app.bridge.dispatch(Use(use="hubris", by=hero(app).id, tokens=(die,), override=True))
    settle()
    assert app.window.chooser.isVisible()
    press(Key.Key_1 if answered else Key.Key_Return)
    press(Key.Key_Return)
    settle()
    awards(app, hero(app))
    assert types_reason(app) == ["the rope swings"]


def notes_of(app: App, use: str) -> list[str]:
    used = [event for entry in app.bridge.entries() for event in entry.events if isinstance(event, TokenUsed)]
    return [event.note for event in used if event.use == use]


def presses_next_turn(app: App) -> None:
    app.window.actions_of_play[WindowAction.NEXT_TURN].trigger()
    settle()


def drops_held_die(app: App, holder: Character) -> None:
    die = app.bridge.shown.tokens_at(character_place(holder.id), "triumph")[0].id
    app.window.carried.drop(character_place(holder.id), (die,))
    settle()


@pytest.mark.parametrize("highlights", [False, True])
def test_next_turn_keeps_typed_reason_with_the_award(app: App, highlights: bool) -> None:
    """Regression: the strip closed without a word, and the reason was lost."""
    fights(app)
    awards(app, hero(app))
    awarded = app.bridge.entries()[-1].action
    if highlights:
        press(Key.Key_2)
    types_reason(app)
    presses_next_turn(app)
    assert notes_of(app, "award-reason") == ["the rope swings"]
    assert [entry.action == awarded for entry in app.bridge.entries()[-2:]] == [True, False]
    assert app.window.chooser.isHidden()


def test_typed_reason_stays_when_table_is_corrected_by_hand(app: App) -> None:
    """Regression: any other command closed the strip, and the reason was lost."""
    fights(app)
    awards(app, hero(app))
    types_reason(app)
    app.bridge.dispatch(SetMarker(owner=hero(app).id, text="cursed"))
    settle()
    assert types_reason(app) == ["the rope swingsthe rope swings"]
    before = app.bridge.shown
    press(Key.Key_Escape)
    assert app.window.chooser.isHidden()
    assert app.bridge.shown == before


def test_strip_without_words_closes_when_another_command_is_done(app: App) -> None:
    """Before, digits typed for the check's dice chose a use."""
    fights(app)
    awards(app, hero(app))
    app.bridge.dispatch(SetMarker(owner=hero(app).id, text="cursed"))
    assert app.window.chooser.isHidden()


def test_reopened_award_shows_typed_reason(app: App) -> None:
    """Regression: “Use it now…” opened an empty field."""
    fights(app)
    awards(app, hero(app))
    types_reason(app)
    app.bridge.dispatch(SetMarker(owner=hero(app).id, text="cursed"))
    press(Key.Key_Escape)
    assert app.window.chooser.offer_what_follows(QPoint())
    assert types_reason(app) == ["the rope swingsthe rope swings"]


def test_reopened_spend_shows_typed_die_and_reason(app: App) -> None:
    """Regression: the next turn closed the strip, and what was typed was lost."""
    fights(app)
    drops_held_die(app, hero(app))
    press(Key.Key_2)
    types("4")
    types_reason(app)
    presses_next_turn(app)
    assert app.window.chooser.isHidden()
    drops_held_die(app, hero(app))
    assert types_reason(app) == ["4", "the rope swingsthe rope swings"]


def test_canceled_spend_leaves_nothing_typed(app: App) -> None:
    fights(app)
    drops_held_die(app, hero(app))
    types_reason(app)
    press(Key.Key_Escape)
    drops_held_die(app, hero(app))
    assert types_reason(app)[-1] == "the rope swings"


def test_spent_reason_is_not_shown_again(app: App) -> None:
    fights(app)
    awards(app, hero(app))
    types_reason(app)
    press(Key.Key_Return)
    assert notes_of(app, "award-reason") == ["the rope swings"]
    assert app.window.chooser.isHidden()
    assert app.window.chooser.offer_what_follows(QPoint())
    press(Key.Key_3)
    assert types_reason(app) == ["the rope swings"]
