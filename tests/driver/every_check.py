"""Sets up every check of a game in the real window, and prints what has no name, is cut, or scrolls.

``python -m tests.driver.every_check GAME LANGUAGE`` opens the sample in a window of 1280 by 720 pixels and prints one
line for each fault.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING
from unittest.mock import patch

from gmtracker.ui import translation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gmtracker.engine.cached_rules import Rules
    from gmtracker.engine.check.form import CheckDraft, CheckForm
    from gmtracker.ui.check.panel import CheckPanel

WIDTH, HEIGHT = 1280, 720
A_FEW, PASSES, STEPS = 2, 4, 8


def main(game: str, language: str) -> int:
    """Set up all checks and print the faults. Return 0 at the end."""
    translation.speak(language)
    from PySide6.QtWidgets import QApplication

    from gmtracker import app as program
    from gmtracker.engine.check.form import CheckDraft
    from gmtracker.storage.settings import Settings
    from gmtracker.ui.theme.theme import Scheme, apply_theme

    app = program.application()
    program.tune_responsiveness(app)
    apply_theme(app, Scheme("light"), 1)
    built = program.build(Settings(scheme="light"), keep=_forget, roll=high_and_low())
    assert built.document.open_sample(program.sample_folder(game) / program.SAMPLE_FILE)
    window = built.window
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.show_check()
    campaign = built.bridge.shown
    hero = campaign.heroes()[0].id
    foe = next(one.id for one in campaign.characters if one.side != "heroes")
    for draft in (CheckDraft(by=hero), CheckDraft(by=hero, on=foe), CheckDraft(by=foe, on=hero)):
        for kind in _kinds(built.bridge.rules.check_form(draft)):
            for added in (0, A_FEW):
                set_up = _with_kind(built.bridge.rules, draft, kind, added)
                window.check.prepare(set_up)
                for _ in range(PASSES):
                    QApplication.processEvents()
                    window.check.refresh()
                said = f"{kind or 'check'} by {set_up.by} on {set_up.on or 'nobody'}, {added} added"
                for found in faults_of(window.check):
                    print(f"{said}: {found}")
            for found in rolled_through(window.check):
                print(f"{said}, rolled: {found}")
    QApplication.closeAllWindows()
    return 0


def rolled_through(panel: CheckPanel) -> Iterator[str]:
    """Roll the check, apply everything that follows, and yield the faults of each step."""
    from PySide6.QtWidgets import QApplication

    for _ in range(STEPS):
        panel.bar.press()
        for _ in range(PASSES):
            QApplication.processEvents()
            panel.refresh()
        yield from faults_of(panel)
        if panel._bridge.rules.open_check() is None:
            return


def high_and_low() -> Callable[[int, int], int]:
    """Return dice that show their highest face on every other roll, so that exploding dice explode but end."""
    numbers = count()
    return lambda low, high: high if next(numbers) % 2 == 0 else (low + high) // 3


def faults_of(panel: CheckPanel) -> Iterator[str]:
    """Yield what has no name, is cut, or scrolls in the panel."""
    from PySide6.QtWidgets import QScrollBar

    from tests.driver.pseudo_evening import cut_texts_of
    from tests.windows.screen_text import unnamed

    yield from (f"no name: {part.kind}" for part in unnamed(panel) if part.kind != "CheckPanel")
    yield from (f"cut: {text}" for text in cut_texts_of(panel))
    yield from (f"cut: {text}" for text in painted_short(panel))
    if any(bar.isVisible() for bar in panel.findChildren(QScrollBar)):
        yield "a scroll bar"
    foot = panel.bar.do
    if foot.mapTo(panel, foot.rect().bottomLeft()).y() > panel.height():
        yield "the button is below the edge"


def painted_short(panel: QWidget) -> list[str]:
    """Return the texts that are elided when a widget is painted."""
    from gmtracker.ui.modelview import painting

    short, lay_out = [], painting._line

    def watched(text: str, width: int | None, pixels: int, bold: bool) -> painting._Line:
        line = lay_out(text, width, pixels, bold)
        if line.text.text() != text:
            short.append(text)
        return line

    with patch.object(painting, "_line", watched):
        panel.grab()
    return short


def _kinds(form: CheckForm) -> list[str]:
    kind = form.kind
    return [option.key for option in kind.options] if kind is not None else [""]


def _with_kind(rules: Rules, draft: CheckDraft, kind: str, added: int) -> CheckDraft:
    """Return the draft as a check of that kind, with the first ``added`` optional fields set."""
    form = rules.check_form(draft)
    if form.kind is not None:
        draft = form.with_value(draft, form.kind.key, kind)
    form = rules.check_form(draft)
    unsaid = [field for field in form.fields if not field.is_word and field.kind != "choice"]
    for field in unsaid[:added]:
        draft = form.with_value(draft, field.key, not field.value if field.kind == "flag" else int(field.value) + 1)
    return draft


def _forget(_settings: object) -> None:
    """Save no settings."""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
