"""Tests with 31 characters on a small screen: panels and popups fit, with their buttons and the focused field."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QWidget

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, StartEncounter, StartSession, Use
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.main_window import FRAME, minimum_size
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.overlays import SHADOW, Overlay
from tests.builders.campaigns import a_foe, a_hero
from tests.windows.finder import first_found
from tests.windows.main_window import Stage

SCREENS = {"1280x720": QSize(1280, 720), "1280x720 at 125 %": QSize(1024, 576)}
PASSES = 4
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HEROES = tuple(a_hero(f"Hero {letter}", player="Ana") for letter in LETTERS[:8])
FOES = tuple(a_foe(f"Guard {letter}", tier=1) for letter in LETTERS[:16])


def passes() -> None:
    for _ in range(PASSES):
        QApplication.processEvents()


@pytest.fixture(params=SCREENS)
def app(stage: Stage, request: pytest.FixtureRequest) -> App:
    """Return the sample with 24 more characters, each with its own row, in a window that fills the screen."""
    app = stage.sample()
    app.window.setMinimumSize(minimum_size(SCREENS[request.param]))
    app.window.resize(SCREENS[request.param].shrunkBy(FRAME))
    app.bridge.dispatch(AddCharacters(characters=(*HEROES, *FOES)))
    assert len(app.bridge.shown.active_characters()) == 31
    app.window.show()
    passes()
    return app


def has_session(app: App) -> None:
    """Start the session with typed dice, so that later dice are typed too."""
    start = StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes()))
    app.bridge.dispatch(start, {request.role: 1 for request in app.bridge.rules.dice_requests(start)})


def has_fight(app: App) -> None:
    has_session(app)
    app.bridge.dispatch(
        StartEncounter(kind="combat", order=tuple(one.id for one in app.bridge.shown.active_characters()))
    )


def acts(app: App, action: WindowAction) -> QWidget:
    """Trigger an action and return the panel it opens."""
    app.window.actions_of_play[action].trigger()
    assert app.window.side.panel is not None
    return app.window.side.panel


def starts_session(app: App) -> QWidget:
    return acts(app, WindowAction.START_SESSION)


def starts_encounter(app: App) -> QWidget:
    has_session(app)
    return acts(app, WindowAction.START_ENCOUNTER)


def ends_encounter(app: App) -> QWidget:
    has_fight(app)
    return acts(app, WindowAction.END_ENCOUNTER)


def adds_note(app: App) -> QWidget:
    return acts(app, WindowAction.ADD_NOTE)


def adds_condition(app: App) -> QWidget:
    has_fight(app)
    return acts(app, WindowAction.OWN_CONDITION)


def rolls_initiative(app: App) -> QWidget:
    has_fight(app)
    app.window.game_menu.details_asked.emit(Use(use="initiative"))
    assert app.window.side.panel is not None
    return app.window.side.panel


def types_initiative(app: App) -> QWidget:
    """Return the popup that the command bar opens for a use with dice."""
    has_fight(app)
    app.window.line.chosen.emit(first_found(app, "roll initiative").action)
    return app.window.chooser


def word_of_check(key: str) -> Callable[[App], QWidget]:
    def opens(app: App) -> QWidget:
        has_fight(app)
        app.window.check.set_next_actor(app.bridge.shown.heroes()[0].id)
        app.window.check.refresh()
        app.window.check.sentence.open(key)
        leaf = app.window.check.sentence.open_popup
        assert leaf is not None
        return leaf

    return opens


def finds(app: App) -> QWidget:
    has_fight(app)
    field = app.window.line.findChildren(QLineEdit)[0]
    field.setFocus()
    field.insert("guard")
    return app.window.findChildren(QWidget, "completions")[0]


def is_refused(app: App) -> QWidget:
    """Show a refusal that contains every character's name."""
    app.window.refusal.add_message(
        " ".join(f"{one.name} is at 10 Stress and can't be healed." for one in app.bridge.shown.characters),
        QPoint(40, 40),
    )
    return app.window.refusal


OPENED: dict[str, Callable[[App], QWidget]] = {
    "start session": starts_session,
    "start encounter": starts_encounter,
    "end encounter": ends_encounter,
    "note": adds_note,
    "condition": adds_condition,
    "initiative": rolls_initiative,
    "initiative in words": types_initiative,
    "who acts": word_of_check(WHO),
    "target": word_of_check(TARGET),
    "found": finds,
    "refusal": is_refused,
}


def place_in_window(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


def is_seen(part: QWidget) -> bool:
    """Return whether a part is completely visible."""
    return part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("name", OPENED)
def test_panel_fits_with_many_characters(app: App, name: str) -> None:
    """Before, the dice of 31 initiatives made a popup taller than the window, without visible buttons."""
    opened = OPENED[name](app)
    passes()
    assert opened.isVisible()
    shadow = SHADOW if isinstance(opened, Overlay) else 0
    assert app.window.rect().contains(place_in_window(opened, app.window).marginsRemoved(QMargins(*[shadow] * 4)))
    buttons = [one for one in opened.findChildren(QPushButton) if one.isVisible()]
    assert [one.text() for one in buttons if not is_seen(one)] == []


@pytest.mark.parametrize("opens", [rolls_initiative, types_initiative])
def test_focused_die_scrolls_into_view(app: App, opens: Callable[[App], QWidget]) -> None:
    opened = opens(app)
    passes()
    fields = opened.findChildren(DieField)
    assert len(fields) >= 31
    for field in (fields[-1], fields[0]):
        field.setFocus()
        passes()
        assert is_seen(field)


def test_popup_asks_for_dice_of_its_answers(app: App) -> None:
    """Before, the dice stayed those of a shared roll, whatever was checked."""
    app.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"Thug {number}", tier=1) for number in range(1, 13))))
    popup = types_initiative(app)
    before = len(popup.findChildren(DieField))
    each = next(tick for tick in popup.findChildren(QCheckBox) if tick.text() == "Roll for each foe in a group")
    each.click()
    passes()
    fields = [field for field in popup.findChildren(DieField) if field.isVisibleTo(popup)]
    assert len(fields) == before + 11
