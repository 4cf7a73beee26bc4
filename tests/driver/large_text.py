"""Plays into a fight in the real window with large text, and prints what is cut or overlaps.

``python -m tests.driver.large_text LANGUAGE PER_CENT`` opens each sample in a window of 1280 by 720 pixels. It prints
one line for each fault: a button or label that is narrower than its text, an elided text (except names), a roster that
scrolls horizontally, or parts of the window that overlap.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from gmtracker.ui import translation

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from gmtracker.app import App
    from gmtracker.ui.main_window import MainWindow

WIDTH, HEIGHT = 1280, 720
PASSES = 6


def main(language: str, per_cent: str) -> int:
    """Go through the moments of a turn in every game and print the faults. Return 0 at the end."""
    translation.speak(language)
    from PySide6.QtWidgets import QApplication

    from gmtracker import app as program
    from gmtracker.rulesets import built_in_ids
    from gmtracker.storage.settings import Settings
    from gmtracker.ui.theme.theme import Scheme, apply_theme

    app = program.application()
    program.tune_responsiveness(app)
    apply_theme(app, Scheme("light"), int(per_cent) / 100)
    for game in built_in_ids():
        settings = Settings(scheme="light", text_scale=int(per_cent), hints=False)
        built = program.build(settings, keep=_forget, roll=Random(7).randint)
        assert built.document.open_sample(program.sample_folder(game) / program.SAMPLE_FILE)
        for moment in _moments(built):
            for _ in range(PASSES):
                QApplication.processEvents()
            for fault in faults_of(built.window):
                print(f"{game}, {moment}: {fault}")
        built.window.close()
    return 0


def _moments(built: App) -> Iterator[str]:
    """Yield the name of each moment of a fight while the window shows it."""
    from gmtracker.engine.commands import NextTurn, StartEncounter, StartSession
    from gmtracker.ui.actions import WindowAction

    window, bridge = built.window, built.bridge
    window.resize(WIDTH, HEIGHT)
    window.show()
    campaign = bridge.shown
    if campaign.session is None:
        bridge.dispatch(StartSession(present=tuple(hero.id for hero in campaign.heroes())))
    if campaign.encounter is None:
        kind = campaign.game.encounters[0].key
        bridge.dispatch(StartEncounter(kind=kind, order=tuple(one.id for one in campaign.active_characters())))
    yield "a fight"
    bridge.dispatch(NextTurn())
    yield "the next turn"
    window.actions_of_play[WindowAction.LOG].trigger()
    yield "the log"
    window.actions_of_play[WindowAction.LOG].trigger()
    yield from _uses_of_tokens(built)


def _uses_of_tokens(built: App) -> Iterator[str]:
    """Yield the uses of an award and of a held token, folded and unfolded, in the games that have them."""
    from PySide6.QtWidgets import QPushButton

    from gmtracker.engine.campaign import character_place, pool_place
    from gmtracker.engine.commands import Use

    window, bridge, chooser = built.window, built.bridge, built.window.chooser
    hero = bridge.shown.heroes()[0].id
    dice, held = (bridge.shown.tokens_at(place) for place in (pool_place("destiny"), character_place(hero)))
    if dice:
        bridge.dispatch(Use(use="award", by=hero, tokens=(dice[0].id,)))
        yield "an award"
        chooser.dismiss()
    if held:
        window.carried.drop(character_place(hero), (held[0].id,))
    if not chooser.isHidden():
        yield "a held token"
        for fold in chooser.findChildren(QPushButton):
            if fold.isVisible() and fold.property("look") == "fold":
                fold.click()
        yield "refused uses"


def faults_of(window: MainWindow) -> Iterator[str]:
    """Yield what is cut, and what overlaps."""
    from tests.driver.every_check import painted_short
    from tests.driver.pseudo_evening import cut_texts_of

    yield from (f"cut: {text}" for text in cut_texts_of(window))
    yield from (f"painted short: {text}" for text in painted_short(window))
    if window.characters.horizontalScrollBar().maximum():
        yield "the table scrolls aside"
    yield from (f"outside its part: {name}" for name in _buttons_outside(window))
    beside = window.check.parentWidget() or window.check
    parts: tuple[QWidget, ...] = (window.top, window.pools, window.characters, beside, window.drawer, window.last)
    shown = [(type(part).__name__, _place_of(part, window)) for part in parts if part.isVisible()]
    yield from (f"{one} lies over {other}" for (one, a), (other, b) in combinations(shown, 2) if a.intersects(b))
    yield from (f"{name} is cut by the window" for name, place in shown if not window.rect().contains(place))


def _buttons_outside(window: MainWindow) -> Iterator[str]:
    """Yield the buttons that are not wholly inside their parents."""
    from PySide6.QtWidgets import QAbstractButton

    for button in window.findChildren(QAbstractButton):
        around = button.parentWidget()
        if button.isVisible() and around is not None and not around.rect().contains(button.geometry()):
            yield button.text() or button.accessibleName()


def _place_of(widget: QWidget, window: QWidget) -> QRect:
    from PySide6.QtCore import QRect

    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def _forget(_settings: object) -> None:
    """Save no settings."""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
