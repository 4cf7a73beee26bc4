"""Tips: each is shown once, beside its feature, and never in the way."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App, build
from gmtracker.engine.campaign import character_place, pool_place
from gmtracker.engine.commands import AddNote, NextTurn, StartEncounter, StartSession, Use
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import Refusal
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.main_window import DEFAULT_SIZE
from gmtracker.ui.screen_areas import occupied_rects
from gmtracker.ui.session.tips import AWARD, CHECK, SPEND, TIPS, TURN, UNDO, place_beside
from gmtracker.ui.settings.window import SettingsWindow
from gmtracker.ui.theme.palette import LIGHT
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.overlays import SHADOW, application
from tests.builders.thorough import a_share_of
from tests.windows.main_window import BEFORE_THE_EVENING, Kept, Stage
from tests.windows.widgets import Key, activate

ROOM = QRect(0, 0, 1280, 720)


def opened(stage: Stage, qtbot: QtBot, *told: str, keep: Kept | None = None, size: QSize = DEFAULT_SIZE) -> App:
    """Return the sample with its second session just started."""
    app = stage.window(Settings(tips_shown=told), keep)
    app.window.resize(size)
    app.document.open_sample(BEFORE_THE_EVENING)
    activate(qtbot, app.window)
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    settle()
    return app


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def said(app: App) -> str:
    """Return the text of the note; empty if there is none."""
    note = app.wiring.first_use.note
    return note.accessibleName() if note is not None and note.isVisible() else ""


def waits_for_tip(qtbot: QtBot, app: App, key: str) -> None:
    """A tip comes once the window's parts have been laid out, which takes several rounds of events."""
    qtbot.waitUntil(lambda: said(app) == TIPS[key].says)


def place(app: App) -> QRect:
    note = app.wiring.first_use.note
    assert note is not None
    return note.geometry()


def test_award_tip_is_beside_dice_and_ends_with_award(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app = opened(stage, qtbot, keep=kept)
    assert said(app) == TIPS[AWARD].says
    hand = WindowDriver(app.window, app.bridge)
    die = hand.tokens(pool_place("destiny"), "triumph")
    hand.drags(die, character_place(hand.who("Mira Vance")))
    app.window.chooser.dismiss()
    settle()
    assert AWARD in kept.settings[-1].tips_shown
    assert said(app) != TIPS[AWARD].says


def test_esc_hides_note_and_keeps_its_other_effect(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app = opened(stage, qtbot, keep=kept)
    app.window.carried.take((app.bridge.shown.tokens_at(pool_place("destiny"))[0].id,))
    app.window.characters.focus_drop_target()
    QTest.keyClick(app.window.characters, Key.Key_Escape)
    assert said(app) == ""
    assert app.window.carried.tokens == ()
    assert kept.settings[-1].tips_shown == (AWARD,)


def test_tips_are_shown_one_at_a_time_and_once(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot)
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    told = []
    for _ in range(2 * len(TIPS)):
        settle()
        told.append(said(app))
        QTest.keyClick(app.window.characters, Key.Key_Escape)
        app.bridge.dispatch(Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 1}))
    assert [one for one in told if one] == [first.says for first in TIPS.values()]


def test_tip_of_used_feature_is_not_shown(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app = opened(stage, qtbot, AWARD, CHECK, SPEND, UNDO, keep=kept)
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    app.bridge.dispatch(NextTurn())
    settle()
    assert said(app) == ""
    assert set(kept.settings[-1].tips_shown) == set(TIPS)


SIZES = [QSize(960, 600), QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440)]
KEYS = list(TIPS)
NO_ROOM = (QSize(2560, 1440), CHECK)
"""Here everything around the check is in use, so its tip waits."""

EVERY_NOTE = [
    one
    for one in sorted(product(SIZES, KEYS), key=lambda one: (SIZES.index(one[0]) - KEYS.index(one[1])) % len(SIZES))
    if one != NO_ROOM
]
"""Every tip in every window size. First each tip once, in alternating sizes."""


@pytest.mark.parametrize(("size", "key"), a_share_of(EVERY_NOTE))
def test_note_never_covers_its_feature(stage: Stage, qtbot: QtBot, size: QSize, key: str) -> None:
    app = opened(stage, qtbot, *(other for other in TIPS if other != key), size=size)
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    waits_for_tip(qtbot, app, key)
    settle()
    thing = app.wiring.first_use.place_of(key)
    assert not thing.isEmpty()
    assert app.window.rect().contains(place(app))
    inner = place(app).adjusted(8, 8, -8, -8)
    assert not inner.intersects(thing)


def test_note_takes_no_mouse_or_keyboard_input(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot)
    focus = QApplication.focusWidget()
    assert said(app)
    assert app.window.childAt(place(app).center()) is not app.wiring.first_use.note
    assert QApplication.focusWidget() is focus is app.window.characters


def test_note_covers_nothing_after_window_is_resized(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot)
    app.window.resize(1440, 900)
    settle()
    assert said(app) == TIPS[AWARD].says
    note = place(app).marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW))
    assert app.window.rect().contains(note)
    assert not [one for one in occupied_rects(app.window) if one.intersects(note)]


def test_note_is_hidden_while_viewing_history(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot)
    app.bridge.look_back(app.bridge.entries()[0].id)
    settle()
    assert said(app) == ""
    app.bridge.return_to_now()
    settle()
    assert said(app) == TIPS[AWARD].says


def test_note_is_hidden_while_panel_is_open(stage: Stage, qtbot: QtBot) -> None:
    """The tip of the check stayed over the panel that had replaced the check."""
    kept = Kept()
    app = opened(stage, qtbot, AWARD, keep=kept)
    assert said(app) == TIPS[CHECK].says
    app.window.actions_of_play[WindowAction.START_ENCOUNTER].trigger()
    settle()
    assert said(app) == ""
    app.window.side.close_panel()
    settle()
    assert said(app) == TIPS[CHECK].says
    assert kept.settings[-1].tips_shown == (AWARD,)


def test_note_is_hidden_while_banner_is_shown(stage: Stage, qtbot: QtBot) -> None:
    """It covered the sentence that said why nothing could be saved."""
    app = opened(stage, qtbot)
    app.window.notices.show_notice("disk", "The disk is full. Nothing is kept until there is room.", ())
    settle()
    assert not said(app)
    app.window.notices.remove_notice("disk")
    settle()
    assert said(app) == TIPS[AWARD].says


@pytest.mark.parametrize("key", list(TIPS))
def test_note_never_covers_active_character(stage: Stage, qtbot: QtBot, key: str) -> None:
    """It covered the row that it told the GM to drag onto."""
    app = opened(stage, qtbot, *(other for other in TIPS if other != key))
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    app.bridge.dispatch(NextTurn())
    settle()
    if not said(app):
        return
    view = app.window.characters
    row = view.rect_of_row(view.roster.acting_row() or 0)
    acting = QRect(view.viewport().mapTo(app.window, row.topLeft()), row.size())
    note = place(app).marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW))
    assert not note.intersects(acting)


def test_note_is_hidden_under_another_overlay(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot, AWARD)
    app.window.refusal.show_refusal(Refusal(sentence="No."), app.window.mapToGlobal(place(app).center()))
    app.wiring.first_use.look_again()
    settle()
    assert said(app) == ""


def test_note_moves_no_widget(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, qtbot, AWARD)
    check = app.window.check
    parts = (check.sentence, check.odds, check.bar.do, check.rows)
    with_note = [part.mapTo(app.window, QPoint(0, 0)) for part in parts]
    assert said(app) == TIPS[CHECK].says
    app.wiring.first_use.dismiss()
    settle()
    assert [part.mapTo(app.window, QPoint(0, 0)) for part in parts] == with_note


def test_setting_disables_and_resets_tips(stage: Stage, qtbot: QtBot) -> None:
    kept = Kept()
    app = opened(stage, qtbot, CHECK, keep=kept)
    app.window.actions_of_play[WindowAction.SETTINGS].trigger()
    window = app.window.findChild(SettingsWindow)
    assert window is not None
    tick = next(box for box in window.findChildren(QCheckBox) if box.accessibleName() == "Tips")
    tick.click()
    assert (kept.settings[-1].hints, kept.settings[-1].tips_shown) == (False, (CHECK,))
    tick.click()
    assert (kept.settings[-1].hints, kept.settings[-1].tips_shown) == (True, ())
    window.close()


def test_disabled_tips_are_never_shown(stage: Stage, qtbot: QtBot) -> None:
    app = stage.window(Settings(hints=False))
    app.document.open_sample(BEFORE_THE_EVENING)
    activate(qtbot, app.window)
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    settle()
    assert said(app) == ""


def test_demo_shows_no_tips(stage: Stage, qtbot: QtBot, tmp_path: Path) -> None:
    demo = tmp_path / "demo.gmtracker.json"
    app = stage.takes(build(Settings(), Kept(), demo=demo))
    app.document.open_sample(BEFORE_THE_EVENING)
    app.document.save_as(demo)
    app.document.wait()
    activate(qtbot, app.window)
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    settle()
    assert said(app) == ""


@pytest.mark.parametrize("game", ["shattered-spheres", "vagabond"])
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)])
def test_note_never_covers_check_headings_owed_button_or_log(
    stage: Stage, qtbot: QtBot, size: QSize, game: str
) -> None:
    """A tip in Vagabond, wider than its check, covered the table's header or the odds."""
    app = stage.window(Settings(), Kept())
    app.files.open_sample_of(game)
    app.window.resize(size)
    activate(qtbot, app.window)
    settle()
    first_use, heading = app.wiring.first_use, app.window.characters.horizontalHeader()
    seen = []
    while first_use.note is not None:
        seen.append(said(app))
        note = QRect(first_use.note.mapTo(app.window, QPoint(0, 0)), first_use.note.size())
        note = note.marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW))
        for part in (app.window.check.sentence, app.window.check.odds, heading, app.window.header.owed):
            assert not note.intersects(QRect(part.mapTo(app.window, QPoint(0, 0)), part.size())), said(app)
        lines = app.window.log.viewport()
        corners = (note.topLeft(), note.topRight(), note.bottomLeft(), note.bottomRight())
        within = [place for corner in corners if lines.rect().contains(place := lines.mapFrom(app.window, corner))]
        assert not lines.isVisible() or not any(app.window.log.indexAt(place).isValid() for place in within), said(app)
        first_use.dismiss()
        app.bridge.dispatch(AddNote(text="Rain"))
        settle()
    assert len(seen) > 2


def test_note_takes_nearest_free_place_below_first() -> None:
    thing, size = QRect(100, 100, 40, 40), QSize(200, 30)
    below, beside = QRect(0, 141, 1280, 100), QRect(141, 0, 300, 720)
    assert place_beside(thing, size, ROOM, ()) == QPoint(100, 146)
    assert place_beside(thing, size, ROOM, (below,)) == QPoint(100, 64)
    assert place_beside(thing, size, QRect(0, 100, 1280, 40), (below,)) == QPoint(146, 100)
    assert place_beside(thing, size, ROOM, (below, beside)) == QPoint(447, 100)


def test_note_without_free_place_is_not_shown() -> None:
    thing, size = QRect(100, 100, 40, 40), QSize(200, 30)
    assert place_beside(thing, size, QRect(90, 90, 60, 60), ()) is None
    assert place_beside(thing, size, ROOM, (QRect(0, 0, 1280, 720),)) is None


def rect_in_window(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


@pytest.mark.parametrize("size", a_share_of(SIZES))
@pytest.mark.parametrize("game", ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes"])
def test_note_covers_nothing_in_use(stage: Stage, qtbot: QtBot, size: QSize, game: str) -> None:
    """Notes covered rows of the table, the turn and the header bar."""
    app = stage.window(Settings(), Kept())
    app.files.open_sample_of(game)
    app.window.resize(size)
    activate(qtbot, app.window)
    app.bridge.dispatch(AddNote(text="Rain"))
    settle()
    first_use, seen = app.wiring.first_use, 0

    def what_is_covered() -> list[QRect]:
        if first_use.note is None:
            return []
        note = place(app).marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW))
        in_use = (*occupied_rects(app.window), rect_in_window(app.window.check.headline))
        return [one for one in in_use if one.intersects(note)]

    while first_use.note is not None:
        qtbot.waitUntil(lambda: not what_is_covered())
        seen += 1
        first_use.dismiss()
        settle()
        first_use.look_again()
        app.bridge.dispatch(AddNote(text="Rain"))
        settle()
    assert seen >= {SIZES[0]: 0, NO_ROOM[0]: 1}.get(size, 2)


@pytest.mark.parametrize("game", ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes"])
def test_note_covers_only_blank_ground(stage: Stage, qtbot: QtBot, game: str) -> None:
    """The tip about awards covered the heading of the latest log entries."""
    apply_theme(application(), Scheme.LIGHT)
    app = stage.window(Settings(), Kept())
    app.files.open_sample_of(game)
    app.window.resize(DEFAULT_SIZE)
    activate(qtbot, app.window)
    for _ in range(3):
        app.bridge.dispatch(AddNote(text="Rain"))
    settle()
    first_use, seen = app.wiring.first_use, 0
    while first_use.note is not None:
        seen += 1
        covered, tip = place(app).marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW)), said(app)
        first_use.note.hide()
        picture = app.window.grab(covered).toImage()
        first_use.note.show()
        marks = [
            (x, y)
            for x in range(picture.width())
            for y in range(picture.height())
            if picture.pixelColor(x, y) not in (LIGHT.window, LIGHT.panel, LIGHT.raised, LIGHT.line)
        ]
        assert len(marks) < CORNERS, tip
        first_use.dismiss()
        settle()
        app.bridge.dispatch(AddNote(text="Rain"))
        settle()
    assert seen >= 2


CORNERS = 40
"""At most this many pixels of the round corners of panels may be under a note."""


def test_space_tip_is_shown_only_while_space_starts_turn(stage: Stage, qtbot: QtBot) -> None:
    """The tip was shown while Announce had the focus, where Space announced."""
    app = opened(stage, qtbot, AWARD, CHECK, SPEND, UNDO)
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    settle()
    assert said(app) == TIPS[TURN].says
    app.window.check.bar.focus_main_button()
    settle()
    assert said(app) == ""
    app.window.characters.setFocus()
    settle()
    assert said(app) == TIPS[TURN].says
