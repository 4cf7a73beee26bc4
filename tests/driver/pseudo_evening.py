"""Plays an evening in another language, finding everything by its English words.

It checks every text of a window for untranslated words and for missing room. It also collects the texts that a game
has without a window: its description, its checks, and its answers to hundreds of commands.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from gmtracker.app import App
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.demo.driver import WindowDriver
from tests.builders.campaigns import falling
from tests.builders.thorough import thorough
from tests.driver.pseudo_texts import plain_words
from tests.rulesets.test_contract import any_command, drafts, in_play
from tests.windows.screen_text import heard_in


class SpokenHand(WindowDriver):
    """Finds a term by its English word, and everything else by its translation."""

    def fill(self, parent: QWidget, label: str, value: bool | int | str) -> None:
        _either(lambda words: super(SpokenHand, self).fill(parent, words, value), label)

    def says_in_check(self, name: str, value: bool | int | str) -> None:
        _either(lambda words: super(SpokenHand, self).says_in_check(words, value), name)

    def clicks(self, parent: QWidget, words: str) -> None:
        _either(lambda said: super(SpokenHand, self).clicks(parent, said), words)

    def picks_from_row_menu(self, character: CharacterId, text: str) -> None:
        _either(lambda said: super(SpokenHand, self).picks_from_row_menu(character, said), text)


def _either(find: Callable[[str], None], words: str) -> None:
    """Find by these words, by their translation, or by the start of it."""
    for said in (words, tr(words)):
        with suppress(LookupError):
            find(said)
            return
    find(f"«{words}")


QTS_OWN = ("Float", "Undocks and re-attaches the dock widget", "Closes the dock widget", "Press shortcut", "Close")
"""Qt's own texts, which Qt translates."""

WINDOWS = (
    *(
        WindowAction.SETTINGS,
        WindowAction.HOUSE_RULES,
        WindowAction.ROLL_TABLES,
        WindowAction.ADD_HERO,
        WindowAction.ADD_OPPOSITION,
        WindowAction.RESTORE,
        WindowAction.NEW,
    ),
    *(WindowAction.SUMMARY, WindowAction.KEY_CARD, WindowAction.CHEAT_SHEET, WindowAction.PLAYER_WINDOW),
)
"""All windows except those with a page written for each language: the guide and "About"."""

PANELS = (
    WindowAction.START_SESSION,
    WindowAction.START_ENCOUNTER,
    WindowAction.ADD_NOTE,
    WindowAction.PLAYER_SECTIONS,
    WindowAction.ADD_IN_A_LINE,
    WindowAction.CHECK,
)


class Found(Struct, frozen=True):
    """A text with a fault. ``words`` are the untranslated ones, or empty if the text has too little room."""

    text: str
    words: tuple[str, ...]
    where: str


class Looks:
    """Collects faults, each once. ``known`` are names and terms. With None, words are not checked."""

    def __init__(self, app: App, known: set[str] | None, old: list[str]) -> None:
        self.found: dict[str, Found] = {}
        self._read: set[str] = set()
        self._app = app
        self._known = known
        self._old = sorted(old, key=len, reverse=True)

    def at_everything(self, where: str) -> None:
        """Check every open window."""
        for _ in range(4):
            QApplication.processEvents()
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                for text in texts_of(window):
                    self._keep(text, where)
                for text in cut_texts_of(window):
                    self._keep_cut(text, where)

    def at_windows(self) -> None:
        """Open every window and panel in turn, and check it."""
        window = self._app.window
        window.resize(QSize(1280, 720))
        for act in (*PANELS, *WINDOWS):
            before = {w for w in QApplication.topLevelWidgets() if w.isVisible()}
            if not window.actions_of_play[act].isEnabled():
                continue
            window.actions_of_play[act].trigger()
            self.at_everything(act.value)
            window.side.close_panel()
            for opened in {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before:
                opened.close()

    def at_texts(self, texts: Iterable[str]) -> None:
        """Check texts outside of windows."""
        for text in texts:
            self._keep(text, "said")

    def _keep(self, text: str, where: str) -> None:
        if self._known is None or text in self._read:
            return
        self._read.add(text)
        text = " ".join(text.split())
        for sentence in self._old:
            text = text.replace(sentence, "")
        words = plain_words(text, self._known)
        if words and text not in QTS_OWN:
            self.found.setdefault(text, Found(text, tuple(words), where))

    def _keep_cut(self, text: str, where: str) -> None:
        self.found.setdefault(text, Found(text, (), where))


def texts_of(window: QWidget) -> Iterator[str]:
    """Yield every text of a window: names, values, tooltips and menu lines."""
    for part in heard_in(window):
        yield from (part.name, part.value, part.more)
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isHidden():
            yield from (widget.toolTip(), widget.windowTitle(), widget.whatsThis())
            yield from (text for action in widget.actions() for text in (action.text(), action.toolTip()))
            if isinstance(widget, QLineEdit):
                yield widget.placeholderText()


def cut_texts_of(window: QWidget) -> Iterator[str]:
    """Yield the texts of labels and buttons that need more room than they have and are not elided."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, (QLabel, QAbstractButton)):
            continue
        text = widget.text()
        if len(text) < 2 or text.endswith("…") or (isinstance(widget, QLabel) and widget.wordWrap()):
            continue
        if text.count("«") > 1:
            continue  # A nested text was lengthened twice.
        if widget.width() < widget.minimumSizeHint().width():
            yield text


SHOWN = (
    *("hint", "does", "effect", "meaning", "changes", "question", "says", "outcome", "refusal", "title", "target"),
    *("sentence", "label", "mean", "warning", "verb", "role", "placeholder", "offers", "about"),
)
"""The fields with sentences or words of the program's own. Names can be terms."""

WISHES = thorough(300)


def said_by(game: str) -> Iterator[str]:
    """Yield every text with which the game describes itself and answers commands."""
    table = in_play(game)
    yield from texts_in(table.campaign.game)
    for draft in drafts(table):
        rules = table.rules
        yield from texts_in((rules.check_form(draft), rules.check_odds(draft), rules.check_rows(draft)))
    heard: list[str] = []

    @settings(max_examples=WISHES, derandomize=True, database=None, deadline=None)
    @given(st.data())
    def wish(data: st.DataObject) -> None:
        again = in_play(game)
        for _ in range(3):
            try:
                again.dispatch(data.draw(any_command(again.campaign)), falling())
            except Refused as refusal:
                heard.append(refusal.sentence)
        for entry in again.history.open_chapter.entries:
            heard.extend((entry.label, entry.sentence))

    wish()
    yield from heard


def texts_in(value: Any) -> Iterator[str]:
    """Yield the texts of a struct's shown fields, recursively."""
    match value:
        case msgspec.Struct():
            for field in value.__struct_fields__:
                inner = getattr(value, field)
                if not isinstance(inner, str):
                    yield from texts_in(inner)
                elif field in SHOWN:
                    yield inner
        case dict():
            yield from texts_in(list(value.values()))
        case list() | tuple() | frozenset():
            for inner in value:
                yield from texts_in(inner)
