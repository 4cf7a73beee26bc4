"""The line at the window's foot: finder, dice box and check at once, and always there.

What is typed is read at every letter. Nothing is done, and nothing logged, before Enter.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import RollDice
from gmtracker.engine.errors import LONGEST_TEXT
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.actions import Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.query import PrepareCheck, Retype, RunCommand, Suggestion, SuggestionAction
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import GRID
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.labels import text_label

if TYPE_CHECKING:
    from gmtracker.ui.command_line.completions import Completions

PROMPT = "›"
PAGE = 8
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -PAGE,
    Qt.Key.Key_PageDown: PAGE,
}
"""The keys of the completions, and how many lines each goes on."""


class CommandLine(QWidget):
    """Reads what is typed, and says what it means.

    ``chosen`` carries the action to do. ``checked`` carries the draft of a check that is being typed, and None once
    none is; ``told`` what is chosen just now, as the keys stay in the line. Where the line names nobody, ``selected``
    tells whom it means, and ``current`` what is done to one alone. Esc gives the keys back to where they were;
    ``left`` tells that this is nowhere. ``passed_on`` carries what has the keys instead while a check is typed, and
    ``check_requested`` tells that Tab shall lead into that check.
    """

    chosen = Signal(object)
    checked = Signal(object)
    message = Signal(str)
    left = Signal()
    passed_on = Signal(QWidget)
    check_requested = Signal()

    def __init__(
        self,
        bridge: Bridge,
        actions: Actions,
        current: Callable[[], CharacterId | None],
        selected: Callable[[], tuple[CharacterId, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("command-line")
        self._bridge = bridge
        self._actions = actions
        self._current = current
        self._selected = selected
        self._came_from: QWidget | None = None
        self._completions: Completions | None = None
        self._draft: CheckDraft | None = None
        self._said = ""
        self._refused = ""
        self._is_asking = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self.field = _CommandField()
        self.setFocusProxy(self.field)
        prompt = text_label(PROMPT, wraps=False)
        prompt.setObjectName("prompt")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(prompt)
        row.addWidget(self.field, 1)
        self._connect()
        self._on_opened()

    @property
    def completions(self) -> Completions:
        """What the line can mean, made when it is first asked for."""
        if self._completions is None:
            from gmtracker.ui.command_line.completions import Completions

            self._completions = Completions(self)
            self._completions.taken.connect(self._take)
            self._completions.message.connect(self.message)
        return self._completions

    @property
    def draft(self) -> CheckDraft | None:
        """The check that is being typed, if one is."""
        return self._draft

    def show_in_front(self) -> None:
        """Take the keys, what is there marked to be replaced; give them back where they are in the empty line already.

        A line that could not be read keeps them: who asks for it once more means to type it anew.
        """
        if self.field.hasFocus() and not self.field.text():
            self.dismiss()
        else:
            self.begin(self.field.text())
            self.field.selectAll()

    def begin(self, text: str) -> None:
        """Take the keys, with a line begun."""
        self._write(text)
        if self.field.hasFocus():
            self._search()
        else:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Do nothing: the line is empty again, and the keys go back to where they were."""
        self._write("")
        self._close()
        if not self.field.hasFocus():
            return
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    def end_check(self) -> None:
        """The check that was typed is rolled, wherever that was done: its words are done with, but no others."""
        if self._said and self.field.text() == self._said:
            self.dismiss()
        self._said = ""

    def end_refused(self) -> None:
        """What was refused here is done all the same: its words are done with, but no others."""
        if self._refused and self.field.text() == self._refused:
            self.dismiss()
        self._refused = ""

    def place_of_refusal(self) -> QPoint | None:
        """Where is said that what was typed cannot be: at the line, while it asks for it; None at other times."""
        return self.field.mapToGlobal(QPoint(0, self.field.height() // 2)) if self._is_asking else None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (by := STEPS.get(event.key())) is not None:
            if self.completions.isHidden():
                self._search()
            else:
                self.completions.step(by)
                self._try_out(self.completions.current)
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes on in the check that is typed."""
        if not forward or self._draft is None:
            return super().focusNextPrevChild(forward)
        self.check_requested.emit()
        return True

    def _connect(self) -> None:
        self._soon.timeout.connect(self._search)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._on_return)
        self.field.entered.connect(self._search)
        self.field.left.connect(self.dismiss)
        self._bridge.opened.connect(self._on_opened)
        self._bridge.state_changed.connect(self._on_followed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def _search(self) -> None:
        """Say what the line can mean, where the keys are in it; a check is tried out as it is typed."""
        self._soon.stop()
        if not self.field.hasFocus():
            return
        from gmtracker.ui.command_line.search import find, misread

        asked = (self._bridge, self._actions, self.field.text(), self._current(), self._selected())
        findings = find(*asked) or misread(*asked)
        self.completions.show_findings(findings)
        self.field.mark_word(findings[0].misread if findings else None)
        self._try_out(self.completions.current if self.field.text().strip() else None)

    def _try_out(self, finding: Suggestion | None) -> None:
        action = finding.action if finding is not None else None
        self._check(action.draft if isinstance(action, PrepareCheck) else None)

    def _check(self, draft: CheckDraft | None) -> None:
        if draft is not None:
            self._said = self.field.text()
        if draft != self._draft:
            self._draft = draft
            self.checked.emit(draft)

    def _close(self) -> None:
        if self._completions is not None:
            self._completions.clear()
        self._check(None)

    def _on_return(self) -> None:
        if self.completions.isHidden():
            self._search()
        finding = self.completions.current
        if finding is not None:
            self._take(finding)

    def _take(self, finding: Suggestion) -> None:
        """Do it. Dice stay in the line, marked: Enter rolls them again, typing replaces them.

        So do the words of what is refused, to be gone on with.
        """
        match finding.action:
            case None:
                return
            case Retype(line=line):
                self.field.setText(line)
            case RunCommand(command=RollDice()):
                said = self.field.text()
                self._close()
                self.chosen.emit(finding.action)
                if self.field.text() == said:
                    self._write(said)  # anew: there is nothing to take back in it, Ctrl+Z takes back the roll
                    self.field.selectAll()
            case action:
                self._choose(action, is_refused=finding.refused and isinstance(action, RunCommand))

    def _choose(self, action: SuggestionAction, *, is_refused: bool) -> None:
        self._refused = self.field.text() if is_refused else ""
        if is_refused:
            self._close()
        else:
            self.dismiss()
        self._is_asking = True
        self.chosen.emit(action)
        self._is_asking = False

    def _write(self, text: str) -> None:
        """Put a line there that is read later, or never."""
        with QSignalBlocker(self.field):
            self.field.setText(text)

    def _on_opened(self) -> None:
        self._write("")
        self._close()
        self._show_example()

    def _show_example(self) -> None:
        """Say what can be typed, once there is somebody to say it of."""
        example = _example(self._bridge.shown if self._bridge.is_open else None)
        if example != self.field.placeholderText():
            self.field.setPlaceholderText(example)

    def _on_followed(self) -> None:
        """The table is another: what the line means by now is worked out anew."""
        self._draft = None
        self._show_example()
        if self._completions is not None and not self._completions.isHidden():
            self._soon.start()

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Remember where the keys came from; where they are taken away, the line stays as it is to be gone on with."""
        if now is self.field:
            if before is not None and before is not self.field and before.window() is self.window():
                self._came_from = before
        elif before is self.field and now is not None:
            if self._draft is not None and now.window() is self.window():
                self.passed_on.emit(now)
            self._close()


class _CommandField(LineField):
    """The text field of the line. ``entered`` tells that it has the keys, ``left`` of Esc.

    ``misread`` is the word that is underlined, as it cannot be read.
    """

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.misread = ""
        self.setObjectName("command-field")
        self.setMaxLength(2 * LONGEST_TEXT)  # what is too long is refused in words: Qt would cut it without any
        self.setAccessibleName(tr("Command bar"))
        self.textEdited.connect(self._drop_stroke)

    @override
    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
            event.accept()
            return True
        return super().event(event)

    def mark_word(self, at: int | None) -> None:
        """Underline the word of that place, and no other; none for None."""
        words = list(re.finditer(r"\S+", self.text()))
        marks = []
        if at is not None and at < len(words):
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(current_palette().warning.fill)
            start, length = words[at].start() - self.cursorPosition(), words[at].end() - words[at].start()
            kind = QInputMethodEvent.AttributeType.TextFormat
            marks.append(QInputMethodEvent.Attribute(kind, start, length, look))
        self.misread = words[at].group() if marks and at is not None else ""
        QApplication.sendEvent(self, QInputMethodEvent("", marks))

    def _drop_stroke(self, text: str) -> None:
        """A stroke leads to the line, and at the start of what is typed there it is no part of it."""
        said = text.lstrip("/")
        if said != text:
            at = self.cursorPosition() - (len(text) - len(said))
            self.setText(said)
            self.setCursorPosition(max(0, at))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes no further: what has the keys after it would take it as well."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def _example(campaign: Campaign | None) -> str:
    """What can be typed, said with a hero of this table."""
    if campaign is None or not campaign.heroes() or not campaign.game.tracks:
        return tr("Command bar")
    hero, track = campaign.heroes()[0].name.split()[0].casefold(), campaign.game.tracks[0].name.casefold()
    return tr(
        "Search or type a command: “check {hero}”, “{track} {hero} +2”, “2d6+1”, “note …”", track=track, hero=hero
    )
