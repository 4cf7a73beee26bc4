"""Plays in the window: drags, clicks and types as a game master does, using only the window.

Every method returns after the window has handled its events. The journey tests play by the same methods.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6 import __version_info__
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from gmtracker.engine.campaign import Campaign, Place, Token
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Target
from gmtracker.i18n import tr
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.procedure.panel import ProcedurePanel
from gmtracker.ui.tokens.drag_drop import tokens_as_mime
from gmtracker.ui.turns.order_list import ID, TurnOrderList
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.panel_frame import PanelFrame

LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction
NO_KEYS = Qt.KeyboardModifier.NoModifier


class WindowDriver:
    """The mouse and the keyboard at a window. ``refusals`` collects refusal sentences; ``pause`` runs between moves."""

    def __init__(self, window: MainWindow, bridge: Bridge, pause: Callable[[], None] | None = None) -> None:
        self.window = window
        self.refusals: list[str] = []
        self._bridge = bridge
        self._pause = pause or QCoreApplication.processEvents
        bridge.refused.connect(self._on_refused)

    @property
    def campaign(self) -> Campaign:
        """The campaign as the window shows it."""
        return self._bridge.shown

    def who(self, name: str) -> CharacterId:
        """Return the character of this name. Raises LookupError if there is none."""
        for character in self.campaign.characters:
            if character.name == name:
                return character.id
        raise LookupError(name)

    def tokens(self, place: Place, kind: str, value: int | None = None, count: int = 1) -> tuple[TokenId, ...]:
        """Return this many tokens of a kind at a place. Raises LookupError if there are fewer."""
        there = [token for token in self.campaign.tokens_at(place, kind) if value in (None, token.value)]
        if len(there) < count:
            raise LookupError(f"{count} {kind} at {place}")
        return tuple(token.id for token in there[:count])

    def acts(self, act: WindowAction) -> None:
        """Trigger an action, as a menu, the header bar or a shortcut does."""
        self.window.actions_of_play[act].trigger()
        self._pause()

    def carries(self, tokens: tuple[TokenId, ...], target: Target) -> str:
        """Carry tokens over a target in the roster and stop there. Returns the hint beside the pointer."""
        roster = self.window.characters
        roster.scrollTo(roster.cell_of(target))
        there = roster.viewport().mapFromGlobal(roster.place_of(target))
        self.window.carried.take(tokens)
        QCursor.setPos(roster.place_of(target))
        self._pause()
        _drag_over(roster, there, tokens)
        return self.window.hint.text

    def drags(self, tokens: tuple[TokenId, ...], target: Target) -> str:
        """Drag tokens onto a target in the roster and drop them. Returns the hint shown before the drop."""
        roster = self.window.characters
        source = self._view_of(self.campaign.token(tokens[0]))
        said = self.carries(tokens, target)
        there = roster.viewport().mapFromGlobal(roster.place_of(target))
        self._pause()
        _let_go(roster, there, tokens)
        source.viewport().update()
        self.window.carried.let_go()
        self._pause()
        self._pause()
        return said

    def drags_to_check(self, tokens: tuple[TokenId, ...]) -> None:
        """Drag tokens onto the rows of the check panel and drop them."""
        rows = self.window.check.rows
        there = rows.viewport().rect().center()
        self.window.carried.take(tokens)
        self._pause()
        _drag_over(rows, there, tokens)
        self._pause()
        _let_go(rows, there, tokens)
        self.window.carried.let_go()
        self._pause()
        self._pause()

    def says_in_check(self, name: str, value: bool | int | str) -> None:
        """Set a word of the check, or an addition behind its +, by its name.

        Raises LookupError if the check has no such word.
        """
        self.window.check.refresh()
        self.sets_in_check(self.window.check.sentence.find_key(name), value)

    def sets_in_check(self, key: str, value: bool | int | str) -> None:
        """Set a word of the check by its key. Raises LookupError if the check has no such word."""
        sentence = self.window.check.sentence
        self.window.check.refresh()
        word = next((word for word in (*sentence.sentence.words, *sentence.additions) if word.key == key), None)
        if word is None:
            raise LookupError(key)
        if word.value != value:
            sentence.open(key)
            self._pause()
            sentence.answer(value)
        self._pause()
        self.window.check.refresh()

    def clicks_segment(self, character: CharacterId, segment: int) -> None:
        """Click a segment of a character's first track."""
        self.window.characters.roster.wheels.click(character, segment)
        self._pause()

    def marks_action(self, character: CharacterId, action: str) -> None:
        """Click the letter of an action."""
        self.window.characters.roster.mark_action(character, action)
        self._pause()

    def picks_from_row_menu(self, character: CharacterId, text: str) -> None:
        """Open the menu of a row and choose the entry with this text. Raises LookupError if there is none."""
        menu = self.window.row_menu.menu_for(character)
        actions = [action for part in (menu, *menu.findChildren(type(menu))) for action in part.actions()]
        found = next((action for action in actions if action.text() == text), None)
        if found is None:
            raise LookupError(text)
        found.trigger()
        menu.close()
        self._pause()

    def presses_pool_button(self, name: str, count: int = 1) -> None:
        """Press a button of a pool, or hold it for several tokens."""
        self.window.pools.press(name, count)
        self._pause()

    def chooses(self, use: str, face: int | None = None, note: str = "") -> None:
        """Take one of the offered uses, with a typed face and a note. Raises LookupError if it is not offered."""
        chooser = self.window.chooser
        uses = [offer.command.use for offer in chooser.offers]
        number = uses.index(use) if use in uses else None
        if number is None:
            raise LookupError(use)
        if len(uses) > 1:  # With a single offer, a digit is the face of its die.
            _press(chooser, Qt.Key(Qt.Key.Key_1 + number), text=str(number + 1))
        if face is not None:
            self.types(chooser, {field.request.name: face for field in chooser.findChildren(DieField)})
        if note:
            self.fill(chooser, tr("Reason"), note)
        _press(chooser, Qt.Key.Key_Return)
        self._pause()

    def keeps(self) -> None:
        """Close the chooser without taking an offer."""
        self.window.chooser.dismiss()
        self._pause()

    def panel(self) -> PanelFrame:
        """Return the panel that is open beside the table. Raises LookupError if there is none."""
        panel = self.window.side.panel
        if not isinstance(panel, PanelFrame):
            raise LookupError("no panel is open")
        return panel

    def procedure_panel(self) -> ProcedurePanel:
        """Return the panel of the open procedure. Raises LookupError if none is visible."""
        sheet = self.window.procedure_panel.panel
        if sheet is None or sheet.isHidden():
            raise LookupError("no procedure is open")
        return sheet

    def answers(self, digit: int) -> None:
        """Answer the focused question by a digit. The panel then focuses the next question."""
        _press(self.window.focusWidget() or self.procedure_panel(), Qt.Key(Qt.Key.Key_0 + digit), text=str(digit))
        self._pause()

    def does(self) -> None:
        """Press the main button of the open panel."""
        self.panel().main_button.click()
        self._pause()

    def clicks(self, parent: QWidget, words: str) -> None:
        """Click the button with this text. Raises LookupError if none can be clicked."""
        buttons = parent.findChildren(QAbstractButton)
        found = next((b for b in buttons if b.text() == words and b.isVisible() and b.isEnabled()), None)
        if found is None:
            raise LookupError(words)
        found.click()
        self._pause()

    def goes_on(self, use: str | None = None) -> None:
        """Press the main button of the check.

        Raises LookupError unless it is enabled and its command is this use, or any use for None.
        """
        bar = self.window.check.bar
        if bar.command is None or use not in (bar.command.use, None):
            raise LookupError(f"{use}: the button “{bar.do.text()}” does {bar.command}")
        bar.do.click()
        self._pause()

    def takes_way_on(self, use: str, inputs: Mapping[str, object]) -> None:
        """Press the button of a next step of the open procedure. Raises LookupError if there is no such step."""
        self.procedure_panel().button_of(use, inputs).click()
        self._pause()

    def puts_in_order(self, order: Sequence[CharacterId]) -> None:
        """Set who takes part in the open panel and in which order, by Space and Alt with the arrow keys.

        Crowds are expanded first, because an order may separate their members.
        """
        rows = self.panel().findChildren(TurnOrderList)[0]
        for row in reversed(range(rows.count())):
            rows.setCurrentRow(row)
            _press(rows, Qt.Key.Key_Right)
        for place, character in enumerate(order):
            row = next(row for row in range(rows.count()) if rows.item(row).data(ID) == character)
            rows.setCurrentRow(row)
            for _ in range(row - place):
                _press(rows, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        for row in range(rows.count()):
            if (rows.item(row).checkState() == Qt.CheckState.Checked) != (row < len(order)):
                rows.setCurrentRow(row)
                _press(rows, Qt.Key.Key_Space)
        self._pause()

    def types(self, parent: QWidget, faces: dict[str, int]) -> None:
        """Type faces into the fields of dice, by the dice's names."""
        for field in parent.findChildren(DieField):
            face = faces.get(field.request.name)
            typed = field.request.faces[face - 1] if face and field.request.faces else str(face or "")
            for sign in typed:
                _press(field, Qt.Key(ord(sign)) if sign.isascii() else Qt.Key.Key_Minus, text=sign)

    def fill(self, parent: QWidget, label: str, value: bool | int | str) -> None:
        """Fill in a field by its label. Raises LookupError if there is no such field."""
        for field in parent.findChildren(QWidget):
            if not _stands_at(field, label):
                continue
            match field:
                case QLineEdit():
                    field.setText(str(value))
                case QPlainTextEdit():
                    field.setPlainText(str(value))
                case QComboBox():
                    field.setCurrentIndex(field.findData(value))
                case QSpinBox():
                    field.setValue(int(value))
                case QAbstractButton():
                    field.setChecked(bool(value))
                case _:
                    continue
            return
        raise LookupError(label)

    def _view_of(self, token: Token | None) -> QAbstractItemView:
        pools = self.window.pools.views
        return pools[token.place] if token and token.place in pools else self.window.characters

    def _on_refused(self, refusal: Refusal) -> None:
        self.refusals.append(refusal.sentence)


def _stands_at(field: QWidget, label: str) -> bool:
    """Whether a field has this label; the text of a button may continue after it."""
    if isinstance(field, QAbstractButton):
        return field.text().startswith(label)
    return field.accessibleName() == label


def drag_events(point: QPoint, mime: QMimeData) -> tuple[QDragEnterEvent, QDragMoveEvent]:
    """Return the events of a drag that enters a widget at this point. The data must outlive the events.

    From Qt 6.12 on, these events take a QPointF, as a drop does, and warn about a QPoint.
    """
    place: Any = QPointF(point) if __version_info__ >= (6, 12) else point
    return (
        QDragEnterEvent(place, COPY, mime, LEFT, NO_KEYS),
        QDragMoveEvent(place, COPY, mime, LEFT, NO_KEYS),
    )


def _drag_over(view: QAbstractItemView, point: QPoint, tokens: tuple[TokenId, ...]) -> None:
    """Send the events of a drag that enters a view and stops there."""
    mime = tokens_as_mime(tokens)  # an event does not keep its data alive
    for event in drag_events(point, mime):
        QCoreApplication.sendEvent(view.viewport(), event)


def _let_go(view: QAbstractItemView, point: QPoint, tokens: tuple[TokenId, ...]) -> None:
    """Send the event of a drop on a view."""
    mime = tokens_as_mime(tokens)  # an event does not keep its data alive
    QCoreApplication.sendEvent(view.viewport(), QDropEvent(QPointF(point), COPY, mime, LEFT, NO_KEYS))


def _press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS, text: str = "") -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, text))
