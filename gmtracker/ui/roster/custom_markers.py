"""The GM's custom counters, clocks and conditions: the menu of each, and buttons for those of the table."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QMenu, QSizePolicy, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import TABLE_OWNER, Marker
from gmtracker.engine.commands import AnyCommand, Command, RemoveMarker, SetMarker
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.modelview.cells import marker_mark
from gmtracker.ui.theme.fonts import scaled, text_font
from gmtracker.ui.theme.spacing import GRID, as_written, tip
from gmtracker.ui.widgets.buttons import ToolButton, drop_hover_after

IN_A_ROW, WIDEST = 5, 124


def as_it_is(marker: Marker) -> SetMarker:
    """Return the command that sets a custom marker unchanged. Replace its fields to change the marker."""
    owner = NOBODY if marker.owner == TABLE_OWNER else CharacterId(marker.owner)
    return SetMarker(
        text=marker.text,
        owner=owner,
        count=marker.count,
        maximum=marker.maximum,
        expiry=marker.expiry,
        hidden=marker.hidden,
    )


def counted_on(marker: Marker, by: int) -> SetMarker:
    """Return the command that adds to a marker's count; ``by`` may be negative."""
    return replace(as_it_is(marker), count=(marker.count or 0) + by)


def add_own(menu: QMenu, markers: Sequence[Marker]) -> dict[QAction, AnyCommand]:
    """Add the actions for markers of one name to a menu. Returns the command of each enabled action."""
    offered: dict[QAction, AnyCommand] = {}

    def offer(words: str, commands: Sequence[Command], *, ticked: bool | None = None) -> None:
        action = menu.addAction(words)
        action.setCheckable(ticked is not None)
        action.setChecked(bool(ticked))
        action.setEnabled(bool(commands))
        if commands:
            offered[action] = combine_commands(commands)

    counting = [marker for marker in markers if marker.count is not None]
    if counting:
        room = [marker for marker in counting if not marker.maximum or (marker.count or 0) < marker.maximum]
        offer(tr("Add one"), [counted_on(marker, 1) for marker in room])
        offer(tr("Remove one"), [counted_on(marker, -1) for marker in counting if marker.count])
    shown = not any(marker.hidden for marker in markers)
    seeing = [replace(as_it_is(marker), hidden=shown) for marker in markers if marker.hidden != shown]
    offer(tr("Visible to players"), seeing, ticked=shown)
    offer(tr("Remove"), [RemoveMarker(marker=marker.id) for marker in markers])
    return offered


class TableCounters(QWidget):
    """A button for each clock, counter and condition that belongs to no character. Hidden if there are none.

    A click adds one, or opens the menu of a marker that counts nothing. The right mouse button and the menu key open
    the menu as well. ``asked`` carries a command.
    """

    asked = Signal(object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("counters")
        self.setAccessibleName(tr("Table counters and clocks"))
        self._bridge = bridge
        self._shown: tuple[Marker, ...] = ()
        self._buttons: list[ToolButton] = []
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, GRID)
        self._rows.setSpacing(GRID)
        self._rows.setColumnStretch(IN_A_ROW, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self.hide()
        for told in (bridge.opened, bridge.state_changed, bridge.history_viewed):
            told.connect(self.refresh)

    def refresh(self, *_: object) -> None:
        """Show the current markers. A button that stays keeps the focus."""
        campaign = self._bridge.shown
        now = campaign.own_markers(TABLE_OWNER)
        if [marker.id for marker in now] != [marker.id for marker in self._shown]:
            for button in self._buttons:
                self._rows.removeWidget(button)
                button.deleteLater()
            self._buttons = [self._build_button(marker) for marker in now]
            for place, button in enumerate(self._buttons):
                row, column = divmod(place, IN_A_ROW)
                self._rows.addWidget(button, row, column)
        self._shown = now
        for button, marker in zip(self._buttons, now, strict=True):
            self._say(button, marker)
        self.setVisible(bool(now))

    def buttons(self) -> list[ToolButton]:
        """Return the buttons, in the order in which their markers were added."""
        return list(self._buttons)

    def markers(self) -> tuple[Marker, ...]:
        """Return the markers of the buttons."""
        return self._shown

    def menu_for(self, marker: Marker) -> QMenu:
        """Return a marker's menu. It is deleted when it closes."""
        menu = QMenu(self)
        menu.setAccessibleName(marker.text_with_count)
        for action, asked in add_own(menu, (marker,)).items():
            action.setData(asked)
        menu.triggered.connect(self._on_chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _build_button(self, marker: Marker) -> ToolButton:
        button = ToolButton()
        button.setProperty("look", "counter")
        button.setProperty("marker", marker.id)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        button.customContextMenuRequested.connect(self._on_menu)
        button.clicked.connect(self._on_clicked)
        return button

    def _say(self, button: ToolButton, marker: Marker) -> None:
        mark = marker_mark(self._bridge.shown, marker, wide=True)
        room = QFontMetrics(text_font()).elidedText(mark.word, Qt.TextElideMode.ElideMiddle, scaled(WIDEST))
        button.setText(as_written(room))
        button.setAccessibleName(mark.meaning)
        looking_back = self._bridge.looking_back_to is not None
        says = tr("Hidden from players.") if marker.hidden else tr("Visible to players.")
        button.setToolTip(tip(READ_ONLY_REFUSAL if looking_back else f"{mark.meaning}. {says}"))
        button.setEnabled(not looking_back)

    def _marker_of(self, button: object) -> Marker | None:
        own_id = button.property("marker") if isinstance(button, ToolButton) else None
        return next((marker for marker in self._shown if marker.id == own_id), None)

    def _on_clicked(self) -> None:
        button, marker = self.sender(), self._marker_of(self.sender())
        if marker is None or not isinstance(button, ToolButton):
            return
        if marker.count is not None and (not marker.maximum or marker.count < marker.maximum):
            self.asked.emit(counted_on(marker, 1))
        else:
            self._open_menu(marker, button, button.rect().bottomLeft())

    def _on_menu(self, point: QPoint) -> None:
        button, marker = self.sender(), self._marker_of(self.sender())
        if marker is not None and isinstance(button, ToolButton):
            self._open_menu(marker, button, point)

    def _open_menu(self, marker: Marker, button: ToolButton, point: QPoint) -> None:
        menu = self.menu_for(marker)
        drop_hover_after(menu, button)
        menu.popup(button.mapToGlobal(point))

    def _on_chosen(self, action: QAction) -> None:
        self.asked.emit(action.data())
