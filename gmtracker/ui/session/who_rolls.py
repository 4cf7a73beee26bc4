"""The question who rolls the players' dice, asked once, at the first roll of a new campaign."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.commands import AnyCommand, SetHouseRule
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.dice_fields import DiceFields, DieField
from gmtracker.ui.widgets.inputs import asks_about_escape
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.overlays import SHADOW, Overlay

AROUND = SHADOW + 2 * GRID


class WhoRolls(Overlay):
    """Two buttons over the window. The answer sets the house rule, and the waiting roll continues.

    If the players roll, their dice are requested: in the panel that asked for the roll if it shows fields, otherwise
    through ``dice_wanted``, which carries the command. A typed digit means that the players roll, and is the first
    result. Esc cancels the roll.
    """

    dice_wanted = Signal(object)

    def __init__(self, bridge: Bridge, command: AnyCommand, window: QWidget, *, are_fields_shown: bool) -> None:
        super().__init__(window)
        self._bridge, self._command = bridge, command
        self._came_from = window.focusWidget()
        self._are_fields_shown = are_fields_shown
        says = tr("Who rolls your players' dice?")
        self.players, self.here = primary_button(tr("Our players")), Button("gmtracker")
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.players, 1)
        buttons.addWidget(self.here, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        column.setSpacing(GRID)
        column.addWidget(text_label(says, "title"))
        column.addWidget(text_label(tr("You can change this in the house rules."), "muted"))
        column.addLayout(buttons)
        self.setAccessibleName(says)
        self.players.clicked.connect(self._on_players)
        self.here.clicked.connect(self._on_here)
        for ending in (bridge.state_changed, bridge.reset):
            ending.connect(self._go)

    def ask(self) -> None:
        """Show the question in the center of the window, and focus the first answer."""
        self.show_near(self._home.mapToGlobal(self._home.rect().center()))
        self.move(self._home.rect().center() - self.rect().center())
        self.players.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def event(self, event: QEvent) -> bool:
        """Take Esc and digits before the window does."""
        is_asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if asks_about_escape(event) or (is_asked and isinstance(event, QKeyEvent) and event.text()):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle every key, so that none reaches the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._go()
            self._give_back_keys()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.here if self.here.hasFocus() else self.players).click()
        elif event.text().isdecimal():
            self._on_players()
            field = QApplication.focusWidget()
            if isinstance(field, DieField):
                field.insert(event.text())

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus between the two answers."""
        (self.players if self.here.hasFocus() else self.here).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _on_players(self) -> None:
        if self._set_house_rule(players_roll=True) and not (self._are_fields_shown and self._goes_to_fields()):
            self.dice_wanted.emit(self._command)

    def _on_here(self) -> None:
        if self._set_house_rule(players_roll=False):
            self._bridge.dispatch(self._command, {})

    def _set_house_rule(self, *, players_roll: bool) -> bool:
        self._go()
        self._give_back_keys()
        return self._bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=players_roll))

    def _goes_to_fields(self) -> bool:
        """Focus the first empty die of the panel that asked for the roll. Returns False if it is gone."""
        inside: QWidget | None = self._came_from
        while inside is not None and isValid(inside) and inside is not self._home:
            if any(one.isVisible() and one.focus_first_empty() for one in inside.findChildren(DiceFields)):
                return True
            inside = inside.parentWidget()
        return False

    def _give_back_keys(self) -> None:
        if self._came_from is not None and isValid(self._came_from) and self._came_from.isVisible():
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self, *_: object) -> None:
        self.hide()
        self.deleteLater()
