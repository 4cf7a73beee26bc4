"""The GM's custom counters, clocks and conditions: the menu of each, and the buttons of those of the table."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import TABLE_OWNER, Marker
from gmtracker.engine.commands import AnyCommand, Command, RemoveMarker, SetMarker
from gmtracker.engine.handlers.expiry import expiry_text
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.modelview.cells import marker_mark
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tracks import draw_wheel
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, escape_mnemonics, fix_icon, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import ToolButton, drop_hover_after

WHEEL, MOST_SEGMENTS, LINE = 40, 12, 19
"""The side of a clock's wheel, its most segments (a larger clock shows a number), and the height of its lines."""

PAD, BESIDE, WIDEST = 10, 5, 124
SIDE_BY_SIDE = 3
"""How many counters are shown at most, before the menu with the others."""

ARROW, LEFT_TO_RIGHT = 12, "\u200e"


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


class CounterButton(ToolButton):
    """A counter of the table: a clock's wheel or the count, and beside it the name and how far it is or lasts."""

    def __init__(self, marker: Marker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marker, self._below = marker, ""
        self.setProperty("look", "counter")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_marker(self, marker: Marker, below: str) -> None:
        """Show a marker as it is now, with a text below its name."""
        self.marker, self._below = marker, below
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        lines = ((self.marker.text, text_font(bold=True)), (self._below, text_font(TextSize.SMALL)))
        words = min(max(text_width(text, font) for text, font in lines) + 1, scaled(WIDEST))
        return QSize(2 * PAD + self._figure_width() + words, scaled(WHEEL) + 2 * GRID)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option, palette = QStyleOptionToolButton(), current_palette()
        self.initStyleOption(option)
        option.text = ""
        ink = palette.text if self.isEnabled() else palette.text_disabled
        area, high = self.rect().adjusted(PAD, 0, -PAD, 0), scaled(LINE)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
            if self._is_clock():
                side = scaled(WHEEL)
                wheel = QRectF(area.left(), (self.height() - side) / 2, side, side)
                told, of = self.marker.count or 0, self.marker.maximum
                tone = palette.accent
                draw_wheel(painter, wheel, filled=told, held=0, tone=tone, palette=palette, segments=of, is_ring=True)
            elif self.marker.count is not None:
                draw_text(painter, area, f"{self.marker.count}", text_font(TextSize.LARGE, bold=True), ink)
            area.setLeft(area.left() + self._figure_width())
            area.setTop((self.height() - high * (2 if self._below else 1)) // 2)
            area.setHeight(high)
            draw_text(painter, area, self.marker.text, text_font(bold=True), ink)
            draw_text(painter, area.translated(0, high), self._below, text_font(TextSize.SMALL), palette.text_muted)

    def _is_clock(self) -> bool:
        return 0 < self.marker.maximum <= MOST_SEGMENTS and self.marker.count is not None

    def _figure_width(self) -> int:
        """Return the width of the wheel or the count, with the space after it."""
        if self._is_clock():
            return scaled(WHEEL) + BESIDE
        count = self.marker.count
        return 0 if count is None else text_width(f"{count}", text_font(TextSize.LARGE, bold=True)) + BESIDE


class TableCounters(QWidget):
    """A button for each clock, counter and condition that belongs to no character. Hidden if there are none.

    A click adds one, or opens the menu of a marker that counts nothing. The right mouse button and the menu key open
    the menu as well. Those without room are in a menu at the end. ``asked`` carries a command; ``width_changed`` is
    emitted when the buttons need another width.
    """

    asked = Signal(object)
    width_changed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("counters")
        self.setAccessibleName(tr("Table counters and clocks"))
        self._bridge = bridge
        self._buttons: list[CounterButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID)
        self._others = ToolButton()
        self._others.setProperty("look", "counter")
        self._others.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._others.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._others.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # The arrow is behind the text.
        self._others.setIcon(icon("chevron-down"))
        fix_icon(self._others, ARROW)
        self._others.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._others.setMenu(QMenu(self._others))
        self._others.menu().aboutToShow.connect(self._fill_others)
        self._others.menu().triggered.connect(self._on_chosen)
        drop_hover_after(self._others.menu(), self._others)
        self._row.addWidget(self._others)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.hide()
        for told in (bridge.opened, bridge.state_changed, bridge.history_viewed):
            told.connect(self.refresh)

    def refresh(self, *_: object) -> None:
        """Show the current markers. A button that stays keeps the focus."""
        now = self._bridge.shown.own_markers(TABLE_OWNER)
        before, is_new = self.width_with(SIDE_BY_SIDE), [one.id for one in now] != [one.id for one in self.markers()]
        if is_new:
            for button in self._buttons:
                self._row.removeWidget(button)
                button.deleteLater()
            self._buttons = [self._build_button(marker) for marker in now]
            for place, button in enumerate(self._buttons):
                self._row.insertWidget(place, button)
        for button, marker in zip(self._buttons, now, strict=True):
            self._say(button, marker)
        if is_new or self.width_with(SIDE_BY_SIDE) != before:
            self.setVisible(bool(now))
            self.width_changed.emit()

    def buttons(self) -> list[CounterButton]:
        """Return the buttons, in the order in which their markers were added."""
        return list(self._buttons)

    def markers(self) -> tuple[Marker, ...]:
        """Return the markers of the buttons."""
        return tuple(button.marker for button in self._buttons)

    def width_with(self, count: int) -> int:
        """Return the width of this many buttons, and of the menu with the others; 0 without counters."""
        wide = [button.sizeHint().width() + GRID for button in self._buttons[:count]]
        if len(self._buttons) > count:
            self._say_others(count)
            wide.append(self._others.sizeHint().width() + GRID)
        return sum(wide)

    def show_first(self, count: int) -> None:
        """Show this many buttons, and the others in a menu."""
        for place, button in enumerate(self._buttons):
            button.setVisible(place < count)
        self._others.setVisible(len(self._buttons) > count)
        self._say_others(count)

    def menu_for(self, marker: Marker) -> QMenu:
        """Return a marker's menu. It is deleted when it closes."""
        menu = QMenu(self)
        _fill(menu, marker)
        menu.triggered.connect(self._on_chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _build_button(self, marker: Marker) -> CounterButton:
        button = CounterButton(marker)
        button.customContextMenuRequested.connect(self._on_menu)
        button.clicked.connect(self._on_clicked)
        return button

    def _say(self, button: CounterButton, marker: Marker) -> None:
        mark = marker_mark(self._bridge.shown, marker, wide=True)
        button.setText(escape_mnemonics(mark.word))
        button.setAccessibleName(mark.meaning)
        of = tr("{count} of {maximum}", count=marker.count, maximum=marker.maximum) if marker.maximum else ""
        button.show_marker(marker, " · ".join(filter(None, (of, expiry_text(self._bridge.shown, marker.expiry)))))
        looking_back = self._bridge.viewed_entry is not None
        says = tr("Hidden from players.") if marker.hidden else tr("Visible to players.")
        button.setToolTip(tip(READ_ONLY_REFUSAL if looking_back else f"{mark.meaning}. {says}"))
        button.setEnabled(not looking_back)
        self._others.setEnabled(not looking_back)

    def _say_others(self, count: int) -> None:
        self._others.setText(f"{LEFT_TO_RIGHT}+{len(self._buttons) - count}")
        self._others.setAccessibleName(", ".join(button.accessibleName() for button in self._buttons[count:]))

    def _fill_others(self) -> None:
        menu = self._others.menu()
        menu.clear()
        for button in self._buttons:
            if button.isHidden():
                _fill(menu.addMenu(button.text()), button.marker)

    def _on_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, CounterButton):
            return
        marker = button.marker
        if marker.count is not None and (not marker.maximum or marker.count < marker.maximum):
            self.asked.emit(counted_on(marker, 1))
        else:
            self._open_menu(button, button.rect().bottomLeft())

    def _on_menu(self, point: QPoint) -> None:
        button = self.sender()
        if isinstance(button, CounterButton):
            self._open_menu(button, point)

    def _open_menu(self, button: CounterButton, point: QPoint) -> None:
        menu = self.menu_for(button.marker)
        drop_hover_after(menu, button)
        menu.popup(button.mapToGlobal(point))

    def _on_chosen(self, action: QAction) -> None:
        self.asked.emit(action.data())


def _fill(menu: QMenu, marker: Marker) -> None:
    """Add a marker's actions to a menu, each with its command."""
    menu.setAccessibleName(marker.text_with_count)
    for action, asked in add_own(menu, (marker,)).items():
        action.setData(asked)
