"""The command bar at the bottom of the window: search, dice and checks in one field.

The text is read at every keystroke. Nothing is done or logged before Enter.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QPainter, QPaintEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import RollDice
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.actions import Actions, WindowAction
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.query import (
    LONGEST_NOTE,
    PrepareCheck,
    Retype,
    RunCommand,
    Suggestion,
    SuggestionAction,
)
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, native_keys
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.overlays import RefusalNote

if TYPE_CHECKING:
    from gmtracker.ui.command_line.completions import Completions

ICON, INSIDE = 18, 8
PAGE = 8
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -PAGE,
    Qt.Key.Key_PageDown: PAGE,
}
"""The navigation keys of the completions, and how many rows each moves."""


class CommandLine(QWidget):
    """Reads what is typed and suggests what it can mean.

    Signals: ``chosen`` carries the action to perform. ``checked`` carries the draft of the check being typed, or None
    when there is none any more. ``message`` carries the current suggestion, for screen readers. ``left``: Esc was
    pressed and the former focus is gone. ``focus_moved_on`` carries the newly focused widget while a check is typed.
    ``check_requested``: Tab should lead into that check.

    If the line names no one, ``selected`` returns the characters it means, and ``current`` the single one.
    """

    chosen = Signal(object)
    checked = Signal(object)
    message = Signal(str)
    left = Signal()
    focus_moved_on = Signal(QWidget)
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
        self._checked_text = ""
        self._refused_text = ""
        self._is_asking = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self.field = _CommandField()
        self.setFocusProxy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.addWidget(self.field)
        self._connect()
        self._on_opened()

    @property
    def completions(self) -> Completions:
        """The completions, created on first use."""
        if self._completions is None:
            from gmtracker.ui.command_line.completions import Completions

            self._completions = Completions(self)
            self._completions.suggestion_clicked.connect(self._take)
            self._completions.message.connect(self.message)
        return self._completions

    @property
    def draft(self) -> CheckDraft | None:
        """The check being typed, or None."""
        return self._draft

    def show_in_front(self) -> None:
        """Focus the field and select its text."""
        self.start_line(self.field.text())
        self.field.selectAll()

    def start_line(self, text: str) -> None:
        """Focus the field with a text to continue. The same text stays as the GM typed it."""
        if text != self.field.text():
            self._write(text)
        if self.field.hasFocus():
            self._search()
        else:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Clear the line, and return the focus to where it was."""
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
        """Clear the typed check's words after it was rolled anywhere; other text stays."""
        if self._checked_text and self.field.text() == self._checked_text:
            self.dismiss()
        self._checked_text = ""

    def end_refused(self) -> None:
        """Clear a refused line after it was overridden; other text stays."""
        if self._refused_text and self.field.text() == self._refused_text:
            self.dismiss()
        self._refused_text = ""

    def refusal_position(self) -> QPoint | None:
        """Return the point at which to show a refusal while a typed command is performed, else None."""
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
        """Move from the command bar into the typed check on Tab."""
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
        for changing in (self._actions[WindowAction.FIND].changed, theme().theme_changed):
            changing.connect(self._show_keys)
        self._show_keys()
        self._bridge.opened.connect(self._on_opened)
        self._bridge.state_changed.connect(self._on_followed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def _show_keys(self) -> None:
        self.field.show_keys(self._actions.shortcut_text(WindowAction.FIND))

    def _search(self) -> None:
        """Show suggestions if the field has focus, and preview a check while it is typed."""
        self._soon.stop()
        if not self.field.hasFocus():
            return
        from gmtracker.ui.command_line.check_commands import with_odds
        from gmtracker.ui.command_line.search import correct_misread, find

        asked = (self._bridge, self._actions, self.field.text(), self._current(), self._selected())
        findings = tuple(with_odds(self._bridge, finding) for finding in find(*asked) or correct_misread(*asked))
        self.completions.show_findings(findings, is_first_current=bool(self.field.text().strip()))
        self.field.mark_word(findings[0].misread if findings else None)
        self._try_out(self.completions.current)

    def _try_out(self, finding: Suggestion | None) -> None:
        action = finding.action if finding is not None else None
        self._check(action.draft if isinstance(action, PrepareCheck) else None)

    def _check(self, draft: CheckDraft | None) -> None:
        if draft is not None:
            self._checked_text = self.field.text()
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
        """Perform a suggestion. Typed dice stay selected in the line, so that Enter rolls them again.

        The text of a refused command stays, too, so that it can be continued.
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
                    # Setting the text clears the field's undo history, so that Ctrl+Z undoes the
                    # roll.
                    self._write(said)
                    self.field.selectAll()
            case action:
                self._choose(action, is_refused=finding.refused and isinstance(action, RunCommand))

    def _choose(self, action: SuggestionAction, *, is_refused: bool) -> None:
        self._refused_text = self.field.text() if is_refused else ""
        if is_refused:
            self._close()
        else:
            self.dismiss()
        self._is_asking = True
        self.chosen.emit(action)
        self._is_asking = False

    def _write(self, text: str) -> None:
        """Set the text without a search."""
        with QSignalBlocker(self.field):
            self.field.setText(text)

    def _on_opened(self) -> None:
        self._write("")
        self._close()
        self._show_example()

    def _show_example(self) -> None:
        """Show an example of a command as placeholder text."""
        example = _example(self._bridge.shown if self._bridge.is_open else None)
        if example != self.field.placeholderText():
            self.field.setPlaceholderText(example)

    def _on_followed(self) -> None:
        """Search again, because the table has changed."""
        self._draft = None
        self._show_example()
        if self._completions is not None and not self._completions.isHidden():
            self._soon.start()

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Remember the former focus, but not a refusal's, which is gone soon. When it is lost, the text stays."""
        if now is self.field:
            is_lasting = before is not None and not isinstance(before.parentWidget(), RefusalNote)
            if before is not None and is_lasting and before is not self.field and before.window() is self.window():
                self._came_from = before
        elif before is self.field and now is not None:
            if self._draft is not None and now.window() is self.window():
                self.focus_moved_on.emit(now)
            self._close()


class _CommandField(LineField):
    """The text field of the command bar. ``entered``: it got the focus. ``left``: Esc was pressed.

    ``misread`` is the underlined word that cannot be read. The shortcut that focuses the field is shown at its end,
    and Esc, which leaves it, while it has the focus.
    """

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.misread = self._keys = ""
        self.setObjectName("command-field")
        self.setMaxLength(LONGEST_NOTE + 1)  # Text of this length is refused with a message, so none is cut silently.
        self.setAccessibleName(tr("Command bar"))
        self.textEdited.connect(self._drop_stroke)

    @override
    def event(self, event: QEvent) -> bool:
        """Take Esc before the window's shortcut does."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
            event.accept()
            return True
        return super().event(event)

    @property
    def keys(self) -> str:
        """The shortcut at the end of the field: the one that focuses it, or Esc while it has the focus."""
        return native_keys("Esc") if self._keys and self.hasFocus() else self._keys

    def show_keys(self, keys: str) -> None:
        """Show the shortcut that focuses the field; none for an empty text."""
        self._keys = keys
        self.setTextMargins(scaled(ICON) + INSIDE, 0, self._chip().width() + INSIDE if keys else 0, 0)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        palette, side = current_palette(), scaled(ICON)
        with QPainter(self) as painter:
            icon("search").paint(painter, QRect(INSIDE, (self.height() - side) // 2, side, side))
            if self._keys:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(palette.outline)
                painter.drawRoundedRect(QRectF(self._chip()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
                font = text_font(TextSize.SMALL)
                draw_text(painter, self._chip(), self.keys, font, palette.text_muted, Qt.AlignmentFlag.AlignCenter)

    def _chip(self) -> QRect:
        """Return the rectangle of the shortcut, as wide as the longer of both keys so that no text moves."""
        width = (
            max(text_width(keys, text_font(TextSize.SMALL)) for keys in (native_keys("Esc"), self._keys)) + 2 * INSIDE
        )
        high = scaled(ICON)
        return QRect(self.width() - width - INSIDE, (self.height() - high) // 2, width, high)

    def mark_word(self, at: int | None) -> None:
        """Underline the word with that index, or none for None."""
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
        """Remove a "/" at the start, which focuses the command bar but is not part of a command."""
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
        """Stop Enter here, or the next focused widget would handle it as well."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def _example(campaign: Campaign | None) -> str:
    """Return an example of commands with a hero of this campaign."""
    if campaign is None or not campaign.heroes() or not campaign.game.tracks:
        return tr("Command bar")
    hero, track = campaign.heroes()[0].name.split()[0].casefold(), campaign.game.tracks[0].name.casefold()
    return tr(
        "Search or type a command: “check {hero}”, “{track} {hero} +2”, “2d6+1”, “note …”", track=track, hero=hero
    )
