"""The layout of the table page: pools, roster and check side by side, and the log in a drawer or third column.

In a large window cards of the opposition are below the roster, and a hero's sheet is below the check.
"""

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.storage.settings import TableLayout
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.foe_cards import FoeCards
from gmtracker.ui.session.side_panel import SidePanel
from gmtracker.ui.theme.fonts import scaled, window_scaled
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.room import WIDE
from gmtracker.ui.theme.spacing import CELL, GRID, fix_font, fix_icon, tip
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import ScrolledPart

ICON = 16
NARROWEST, LOWEST = 280, 96


class LogDrawer(QWidget):
    """The log below its title and its filter.

    ``close_requested``: it should close. ``focus_returned``: the focus should leave it.
    """

    close_requested = Signal()
    focus_returned = Signal()

    def __init__(self, log: QWidget, topic: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("drawer")
        self.setAutoFillBackground(True)
        title = text_label(tr("Log"), wraps=False)
        fix_font(title, bold=True)
        title.setContentsMargins(CELL, 0, 0, 0)
        self.close_button = ToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setToolTip(tip(tr("Close (Esc)")))
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fix_icon(self.close_button, ICON)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(topic)
        head.addWidget(self.close_button)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        self.set_side(right=False)
        column.addLayout(head)
        column.addWidget(log, 1)
        self.close_button.clicked.connect(self.close_requested)

    def set_side(self, *, right: bool) -> None:
        """Set the margin at the right or left edge of the window."""
        self._column.setContentsMargins(0 if right else GRID, 0, GRID if right else 0, 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), scaled(LOWEST))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.focus_returned.emit()
        else:
            super().keyPressEvent(event)


CHECK, NEEDED_BY_CHECK = 0.38, 440
"""The check's share of the width beside the roster, and the width it needs in a narrow window."""

MOST_FOR_CHECK = ((900, CHECK), (1000, 0.41))
LARGEST_FOR_CHECK = 0.46
"""The check's maximum share below these unscaled widths, so that conditions in the roster are not elided."""

BESIDE_COLUMN, LEAST_COLUMN, MOST_COLUMN = 1224, 312, 480
"""The design width of roster, check and gaps in a wide window. The log has the rest, within bounds."""

DRAWER, MOST_FOR_DRAWER = 216, 0.5
LEAST_LATEST = 56
NEEDED_IN_HEIGHT = 496
"""The maximum height reserved for a check with its dice and best offers; a sheet gets the rest."""

WHOLE = 1000


class Pages(QStackedWidget):
    """A stacked widget that is as large as its current page, not its largest one."""

    @override
    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else super().minimumSizeHint()

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class Splitter(QSplitter):
    """A splitter that emits ``resized`` after its own size changes."""

    resized = Signal()

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setHandleWidth(GRID)
        self.setChildrenCollapsible(False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class TableFrame(QWidget):
    """Lays out the parts of the table page, and remembers the GM's splitter positions as shares.

    ``drawer_changed``: the drawer was opened or closed. ``wide_changed``: a third column fits now, or no longer.
    """

    drawer_changed = Signal()
    wide_changed = Signal(bool)

    def __init__(
        self,
        tray: QWidget,
        people: QWidget,
        check: CheckPanel,
        side: SidePanel,
        drawer: LogDrawer,
        last: QWidget,
        cards: FoeCards,
        sheet: QWidget,
        latest: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._latest = latest
        latest.hide()
        self._people, self._side, self._drawer = people, side, drawer
        self._was_wide = False
        self._cards, self._sheet = cards, sheet
        self._under = QWidget()
        under_people = QVBoxLayout(self._under)
        under_people.setContentsMargins(GRID, 0, 0, 0)
        under_people.addWidget(cards)
        self._check_panel = check
        # Deferred, because the check grows while it is being laid out.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._check = ScrolledPart()
        self._check.setWidget(check)
        self._layout = TableLayout()
        self._has_check = True
        self._beside = Pages()
        self._down, self._across = Splitter(Qt.Orientation.Vertical), Splitter(Qt.Orientation.Horizontal)
        self._checking = QWidget()
        beside = self._margins = QVBoxLayout(self._checking)
        beside.setSpacing(GRID)
        beside.addWidget(self._check, 1)
        beside.addWidget(sheet)
        sheet.hide()
        self._beside.addWidget(self._checking)
        self._beside.addWidget(side)
        self._down.addWidget(people)
        self._down.addWidget(self._under)
        self._down.addWidget(drawer)
        self._across.addWidget(self._down)
        self._across.addWidget(self._beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(tray)
        column.addWidget(self._across, 1)
        column.addSpacing(GRID)
        column.addWidget(last)
        self._under.hide()
        drawer.hide()
        self._across.resized.connect(self.distribute_room)
        self._down.splitterMoved.connect(self._on_moved)
        self._across.splitterMoved.connect(self._on_moved)
        check.grown.connect(self._soon.start)
        self._soon.timeout.connect(self.distribute_room)
        side.filled.connect(self._on_panel_opened)
        side.emptied.connect(self._on_panel_closed)
        theme().theme_changed.connect(self.distribute_room)

    @property
    def is_wide(self) -> bool:
        """Whether the window is wide enough for a third column."""
        return self.width() >= window_scaled(WIDE)

    @property
    def is_drawer_open(self) -> bool:
        """Whether the drawer or third column is open."""
        return not self._drawer.isHidden()

    def saved_layout(self) -> TableLayout:
        """Return the layout for the settings."""
        return self._layout

    def apply_layout(self, layout: TableLayout) -> None:
        """Apply a saved or default layout."""
        self._layout = layout
        self.distribute_room()
        self.drawer_changed.emit()

    def open_drawer(self) -> None:
        """Open the drawer or third column."""
        self._show_drawer(shown=True)

    def close_drawer(self) -> None:
        """Close the drawer or third column."""
        self._show_drawer(shown=False)

    def set_check_visible(self, there: bool) -> None:
        """Show or hide the check panel. The area stays visible if another panel is open."""
        if there != self._has_check:
            self._has_check = there
            self.distribute_room()

    def preview_check(self, *, looking: bool) -> None:
        """Show the check instead of the open panel while ``looking``, then the panel again."""
        beside = self._side if self._side.panel is not None and not looking else self._checking
        if self._beside.currentWidget() is not beside:
            self._beside.setCurrentWidget(beside)

    def remember_order(self, *, by_turn: bool) -> None:
        """Remember how the roster is sorted."""
        self._layout = replace(self._layout, by_turn=by_turn)

    def distribute_room(self) -> None:
        """Distribute the room among all parts."""
        if self.is_wide != self._was_wide:
            self._was_wide = self.is_wide
            self.wide_changed.emit(self.is_wide)
        self._place_drawer()
        width = self.width() - self._across.handleWidth() * (self._across.count() - 1)
        column = self._column_width() if self.is_wide and self.is_drawer_open else 0
        self._margins.setContentsMargins(0, 0, 0 if column else GRID, 0)
        is_beside = self._has_check or self._side.panel is not None
        self._beside.setVisible(is_beside)
        beside = self._beside_width(width - column) if is_beside else 0
        self._across.setSizes([width - column - beside, beside, *([column] if self.is_wide else [])])
        high = self._down.height() - (self._down.handleWidth() if self.is_wide else 0)
        drawer = round(high * self._layout.drawer / WHOLE) or min(scaled(DRAWER), round(high * MOST_FOR_DRAWER))
        cards = self._cards_height(width - column - beside, high)
        self._under.setVisible(cards > 0)
        left = self._across.height() - min(self._check_panel.most_needed, scaled(NEEDED_IN_HEIGHT)) - GRID
        self._sheet.setFixedHeight(max(0, left))
        self._sheet.setVisible(self.is_wide and left >= self._sheet.minimumSizeHint().height())
        self._show_latest(high - cards - (0 if self.is_wide or self._drawer.isHidden() else drawer))
        self._down.setSizes([high - cards - (0 if self.is_wide else drawer), cards, drawer])

    def _show_latest(self, high: int) -> None:
        """Show the latest log entries in what the people leave of a height, unless the log is open."""
        room = high - self._people_height()
        self._latest.setFixedHeight(max(room, scaled(LEAST_LATEST)))
        self._latest.setVisible(room >= scaled(LEAST_LATEST) and not self.is_drawer_open)

    def _people_height(self) -> int:
        """Return the height that the roster needs, without the latest log entries below it."""
        return self._people.sizeHint().height() - (0 if self._latest.isHidden() else self._latest.height())

    def _column_width(self) -> int:
        rest = self.width() - scaled(BESIDE_COLUMN)
        designed = min(max(rest, scaled(LEAST_COLUMN)), scaled(MOST_COLUMN)) + GRID
        return round(self.width() * self._layout.column / WHOLE) or designed

    def _cards_height(self, width: int, high: int) -> int:
        """Return the height of the cards below the roster in a wide window; 0 if there is no room for them."""
        wanted = self._cards.height_in(width - GRID) if self.is_wide else 0
        given = round(high * self._layout.cards / WHOLE) or min(wanted, high - self._people_height())
        return given if wanted and given >= self._cards.minimumSizeHint().height() else 0

    def _beside_width(self, width: int) -> int:
        if self.is_wide and not self._layout.people:
            return scaled(NEEDED_BY_CHECK)
        if self._layout.people:
            return round(width * (WHOLE - self._layout.people) / WHOLE)
        most = next((part for narrow, part in MOST_FOR_CHECK if width < scaled(narrow)), LARGEST_FOR_CHECK)
        return max(round(width * CHECK), min(scaled(NEEDED_BY_CHECK), round(width * most)))

    def _place_drawer(self) -> None:
        """Put the drawer where this width needs it, open or closed as it was left there."""
        home = self._across if self.is_wide else self._down
        if self._drawer.parentWidget() is not home:
            home.addWidget(self._drawer)
            self._drawer.set_side(right=self.is_wide)
        shown = self._layout.is_column_open if self.is_wide else self._layout.is_drawer_open
        if shown == self._drawer.isHidden():
            self._drawer.setVisible(shown)
            self.drawer_changed.emit()

    def _show_drawer(self, *, shown: bool) -> None:
        change = {"is_column_open" if self.is_wide else "is_drawer_open": shown}
        self._layout = replace(self._layout, **change)
        self.distribute_room()
        self.drawer_changed.emit()

    def _on_moved(self) -> None:
        """Remember the shares after a splitter was moved."""
        across, down = self._across.sizes(), self._down.sizes()
        if self._side.panel is None and self._has_check and across[0] + across[1]:
            self._layout = replace(self._layout, people=_share(across[0], across[0] + across[1]))
        if len(across) > 2 and across[2]:
            self._layout = replace(self._layout, column=_share(across[2], self.width()))
        if self.is_wide and not self._under.isHidden() and down[1]:
            self._layout = replace(self._layout, cards=_share(down[1], sum(down)))
        if len(down) > 2 and down[2]:
            self._layout = replace(self._layout, drawer=_share(down[2], sum(down)))

    def _on_panel_opened(self) -> None:
        """Show the panel instead of the check, with as much room as it needs."""
        self._beside.setCurrentWidget(self._side)
        self.distribute_room()

    def _on_panel_closed(self) -> None:
        self._beside.setCurrentWidget(self._checking)
        self.distribute_room()


def _share(part: int, whole: int) -> int:
    return max(1, min(WHOLE, round(part * WHOLE / whole)))
