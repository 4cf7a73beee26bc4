"""The list of what is owed, opened from the header: a check box for each item and a field that adds one."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import Marker
from gmtracker.engine.commands import AddNote, RemoveMarker, Use
from gmtracker.engine.events import MarkerSet
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.check.popups import Popup
from gmtracker.ui.qt_override import override
from gmtracker.ui.session.panels import WrappedCheckBox
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, fix_icon, fix_width, tip
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton, ToolButton
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.labels import restyle, text_label
from gmtracker.ui.widgets.overlays import SHADOW
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, clear_layout, make_transparent

WIDTH, HIGHEST, BEFORE_SOURCE = 416, 288, 32


class OwedList(Popup):
    """What is owed, with a check box and the source of each item. An item ticked here stays visible until it closes.

    The unfinished checks come first, each with a button; ``check_resumed``: one is the open check again.
    """

    check_resumed = Signal()

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._came_from: QWidget | None = None
        self._settled: dict[MarkerId, Marker] = {}
        self._boxes: dict[MarkerId, WrappedCheckBox] = {}
        self._checks: list[Button] = []
        self.setAccessibleName(tr("Owed"))
        fix_width(self, WIDTH, 2 * SHADOW)
        self._open_count = text_label("", "label", wraps=False)
        close = ToolButton()
        close.setIcon(icon("close"))
        close.setAccessibleName(tr("Close"))
        close.setToolTip(tip(tr("Close (Esc)")))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fix_icon(close, 16)
        head = QHBoxLayout()
        head.addWidget(text_label(tr("Owed"), "title", wraps=False))
        head.addWidget(self._open_count, 1)
        head.addWidget(close)
        self._tabs = TabAnchor(self)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._area = FramelessScrollArea()
        self._area.setWidget(self._inside)
        make_transparent(self._area, self._inside)
        self.field = LineField()
        self.field.setPlaceholderText(tr("For example: A favor to the guild"))
        self.field.setAccessibleName(tr("Add what is owed"))
        column = QVBoxLayout(self)
        around = SHADOW + 2 * GRID
        column.setContentsMargins(around, SHADOW + GRID, around, around)
        column.setSpacing(GRID)
        column.addLayout(head)
        column.addWidget(self._area)
        column.addWidget(self.field)
        close.clicked.connect(partial(self.dismiss, keys_back=True))
        self.field.returnPressed.connect(self._on_add)
        self.dismissed.connect(self._on_left)
        for changing in (bridge.change_applied, bridge.history_viewed):
            changing.connect(self._refresh)
        bridge.opened.connect(self.dismiss)

    def open_from(self, button: QWidget) -> None:
        """Open below the header's button and focus the first item, or close the open list."""
        if self.isVisible():
            self.dismiss(keys_back=True)
            return
        self._came_from = self._home.window().focusWidget()
        self._settled.clear()
        self._fill()
        self.open_at(button, above=False)
        next(iter(self._stops()), self.field).setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def fit(self) -> None:
        """Scroll the items if there are many. The field stays visible."""
        width = scaled(WIDTH) - 4 * GRID
        needed = max(self._rows.totalHeightForWidth(width), self._rows.totalSizeHint().height())
        self._area.setVisible(bool(self._stops()))
        self._area.setFixedHeight(min(needed, scaled(HIGHEST)))
        super().fit()

    def _refresh(self, *_: object) -> None:
        """Show the present items; those ticked here and not brought back by an undo stay, checked."""
        if self.isVisible():
            focused = next((item for item, box in self._boxes.items() if box.hasFocus()), None)
            if any(stop.hasFocus() for stop in self._stops()):
                self.field.setFocus(Qt.FocusReason.OtherFocusReason)  # Or Qt leaves the list with the removed box.
            self._fill()
            if focused in self._boxes and self._boxes[focused].isEnabled():
                self._boxes[focused].setFocus(Qt.FocusReason.OtherFocusReason)
            self.refit()

    def _fill(self) -> None:
        shown = self._bridge.shown
        owed = {marker.id: marker for marker in shown.owed_markers()}
        self._settled = {item: marker for item, marker in self._settled.items() if item not in owed}
        waiting = self._bridge.rules.waiting_checks()
        self._open_count.setText(tr("{n} open", n=len(waiting) + len(owed)))
        clear_layout(self._rows)
        self._boxes.clear()
        self._checks = [ShrinkingButton(offer.name) for offer in waiting]
        for button, offer in zip(self._checks, waiting, strict=True):
            restyle(button, "")
            button.clicked.connect(partial(self._on_resumed, offer.command))
            self._add_row(button, offer.effect, before=0)
        for marker in sorted((*owed.values(), *self._settled.values()), key=lambda one: one.id):
            box = self._boxes[marker.id] = WrappedCheckBox(marker.text)
            is_settled = marker.id in self._settled
            box.setChecked(is_settled)
            box.setEnabled(not is_settled)
            source = tr("Settled") if is_settled else self._source_text(marker)
            box.clicked.connect(partial(self.settle, marker))
            self._add_row(box, source, before=BEFORE_SOURCE)
        self._tabs.set_fields((*self._stops(), self.field))

    def _stops(self) -> tuple[QWidget, ...]:
        return (*self._checks, *self._boxes.values())

    def _add_row(self, stop: QWidget, source: str, *, before: int) -> None:
        stop.setAccessibleDescription(source)
        below = text_label(source, "label")
        below.setContentsMargins(scaled(before), 0, 0, GRID)
        for part in (stop, below):
            self._rows.addWidget(part)
            part.show()  # Now, because a hidden part counts for no height.

    def _source_text(self, marker: Marker) -> str:
        """Return whom an item is about, if anyone, and whether it was noted in the shown session."""
        about = self._bridge.shown.find_character(CharacterId(str(marker.value)))
        noted = (event for entry in self._bridge.shown_entries() for event in entry.events)
        is_new = any(isinstance(event, MarkerSet) and event.marker.id == marker.id for event in noted)
        since = tr("Since this session") if is_new else tr("Since an earlier session")
        return f"{about.name} · {since}" if about is not None else since

    def _on_resumed(self, command: Use) -> None:
        if self._bridge.dispatch(command):
            self.dismiss()
            self.check_resumed.emit()

    def settle(self, marker: Marker) -> None:
        """Settle an item."""
        self._settled[marker.id] = marker
        if not self._bridge.dispatch(RemoveMarker(marker=marker.id)):
            self._refresh()

    def _on_add(self) -> None:
        text = self.field.text().strip()
        if text and self._bridge.dispatch(AddNote(text=text, topic="owed")):
            self.field.clear()

    def _on_left(self, keys_back: bool) -> None:
        came_from, self._came_from = self._came_from, None
        if keys_back and came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
