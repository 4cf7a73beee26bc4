"""The main window: it builds and lays out its parts, and fits its size to the screen.

:mod:`gmtracker.ui.wiring` connects the parts; nothing is decided here.
"""

from __future__ import annotations

from functools import cached_property
from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QVBoxLayout, QWidget

from gmtracker.engine.check.form import CheckDraft
from gmtracker.i18n import tr
from gmtracker.storage.settings import TableLayout
from gmtracker.ui.actions import Actions, Menus, WindowAction
from gmtracker.ui.banners import HistoryBar, Notices, StatusLine
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.start_page import StartPage
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.command_line.line import CommandLine
from gmtracker.ui.header_bar import AltAlone, HeaderBar, MenuButton
from gmtracker.ui.log.last_outcome import LastOutcome
from gmtracker.ui.log.latest import LatestLog
from gmtracker.ui.log.model import LogModel
from gmtracker.ui.log.view import TOPICS, LogView
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.context_menus import GameMenu, RowMenu
from gmtracker.ui.roster.foe_cards import FoeCards
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.roster_input import CharactersView
from gmtracker.ui.roster.sheet_card import SheetCard
from gmtracker.ui.session.play_actions import ProcedureOverlay
from gmtracker.ui.session.side_panel import SidePanel
from gmtracker.ui.table_frame import LogDrawer, Pages, TableFrame
from gmtracker.ui.theme.fonts import window_scaled
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, add_keys_text, fix_height, tip
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.panel import Pools
from gmtracker.ui.tokens.use_chooser import UseChooser
from gmtracker.ui.tracks.editor import TrackEditor
from gmtracker.ui.widgets.buttons import drop_hover_after
from gmtracker.ui.widgets.guards import DoubleClickGuard
from gmtracker.ui.widgets.inputs import ChoiceField
from gmtracker.ui.widgets.labels import restyle
from gmtracker.ui.widgets.overlays import Hint, RefusalNote
from gmtracker.ui.widgets.scroll import FramelessScrollArea

if TYPE_CHECKING:
    from gmtracker.ui.campaign.first_steps import FirstSteps
    from gmtracker.ui.session.owed_list import OwedList


MIN_SIZE = QSize(960, 600)
DEFAULT_SIZE = QSize(1280, 720)
SCREEN_SHARE = 0.85
"""The part of a large screen, in each direction, that a window without a remembered size takes."""

STATUS_BAR_HEIGHT, LOW_FOOT = 40, 36
ROOMY = (QSize(2400, 1240), 1.5), (QSize(1840, 940), 1.25)
"""Window sizes (in unscaled pixels) from which everything is enlarged, and by how much."""

HUNDRED, STEPS = 100, 20
"""Percent, and the number of steps of the scale: not every pixel of resizing should rescale everything."""

PEOPLE, WHOLE = 62, 100
"""The shares of the command bar, as wide as the roster, and of the status line below the check."""

TURN_ORDER_TIP = tr("Turn order: drag a row, or press Alt+↑ or Alt+↓")
ADD_ACTIONS = (
    WindowAction.ADD_HERO,
    WindowAction.ADD_OPPOSITION,
    WindowAction.ADD_IN_A_LINE,
    WindowAction.IMPORT_ROSTER,
)


class MainWindow(QMainWindow):
    """The main window. ``close_requested`` carries the close event, which a receiver may ignore; ``closing`` follows if
    none did.

    ``activated``: the user has returned to the window from another one. ``files_dropped`` carries the URLs of files.
    ``order_chosen``: the roster is sorted by turn or by side.
    """

    close_requested = Signal(QCloseEvent)
    closing = Signal()
    activated = Signal()
    files_dropped = Signal(list)
    order_chosen = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.setObjectName("main")
        self.setWindowTitle("gmtracker")
        self.setAcceptDrops(True)
        self._set_minimum_size()
        self.resize(default_size(self.screen().availableSize()))
        self.actions_of_play = Actions(self)
        self.carried = CarriedTokens(bridge, self)
        self.header = HeaderBar(self.actions_of_play)
        self.menu_button = MenuButton(self.menuBar(), self.actions_of_play[WindowAction.MENU])
        self.past = HistoryBar(self.actions_of_play[WindowAction.RETURN_TO_NOW])
        self.start_page = StartPage()
        log = LogModel(bridge, self)
        self.characters = CharactersView(CharactersModel(bridge, TrackEditor(bridge), self), self.carried)
        self.pools = Pools(bridge, self.carried)
        self.counters = self.pools.counters
        self.check = CheckPanel(bridge, self.carried)
        self.log, self.latest = LogView(log), LatestLog(log, self.actions_of_play[WindowAction.LOG])
        self.sheet, self.foe_cards = SheetCard(bridge), FoeCards(bridge, self.characters.roster)
        self.log_topic = ChoiceField(TOPICS)
        self.log_topic.setAccessibleName(tr("Filter the log"))
        self.log_topic.key_changed.connect(self._on_log_topic_chosen)
        self.drawer = LogDrawer(self.log, self.log_topic)
        self.last = LastOutcome(log, self.actions_of_play[WindowAction.LOG])
        self.side = SidePanel()
        self.row_menu = RowMenu(bridge, self.actions_of_play, self)
        view = self.characters
        self.line = CommandLine(bridge, self.actions_of_play, view.current_character, view.selected_characters)
        self.adding = QMenu(self)
        self.adding.addActions([self.actions_of_play[act] for act in ADD_ACTIONS])
        view.add_button.setMenu(self.adding)
        drop_hover_after(self.adding, view.add_button)
        self.actions_of_play[WindowAction.TURN_ORDER].setToolTip(tip(TURN_ORDER_TIP))
        view.sort_button.setDefaultAction(self.actions_of_play[WindowAction.TURN_ORDER])
        self.notices = Notices()
        self.status = StatusLine()
        self._build_frame()
        self.hint = Hint(self)
        DoubleClickGuard(self)
        self.refusal = RefusalNote(self, self.line.refusal_position)
        self.chooser = UseChooser(bridge, self, view.strip)
        self.procedure_panel = ProcedureOverlay(bridge, self, self.actions_of_play[WindowAction.SHOW_OUTCOMES])
        self.menus = Menus(self, self.actions_of_play)
        self.menu_button.take_menus()
        self.menu_button.show_bar(False)
        self.game_menu = GameMenu(bridge, self.menus.game)
        self._alt: AltAlone | None = None
        theme().theme_changed.connect(self._fit_room)
        self.side.filled.connect(self.show_table)
        self.side.emptied.connect(self._on_panel_closed)
        self.frame.drawer_changed.connect(self._on_drawer_changed)
        self.drawer.close_requested.connect(self._on_drawer_closed)
        self.drawer.focus_returned.connect(self._on_drawer_left)
        self.line.checked.connect(self._on_check_typed)
        self.line.focus_moved_on.connect(self._on_line_left)
        self.check.typed_check_rolled.connect(self.line.end_check)
        self.line.check_requested.connect(self.show_check)
        self._show_alone(0)

    def prompt_new_characters(self) -> None:
        """Focus the command bar to describe new characters in a line."""
        from gmtracker.ui.command_line.suggestions import ADD_BUILT_IN

        self.line.start_line(f"{ADD_BUILT_IN} ")

    @cached_property
    def first_steps(self) -> FirstSteps:
        """The page for a campaign without characters, created on first use."""
        from gmtracker.ui.campaign.first_steps import FirstSteps

        steps = FirstSteps(self._bridge)
        steps.asked.connect(self._bridge.dispatch)
        steps.import_requested.connect(self.actions_of_play[WindowAction.IMPORT_ROSTER].trigger)
        steps.left.connect(self.show_table)
        steps.asked.connect(self.check.key_guard.keep)
        self._pages.addWidget(_scrolled(steps))
        return steps

    @cached_property
    def owed_list(self) -> OwedList:
        """The list of what is owed, created on first use."""
        from gmtracker.ui.session.owed_list import OwedList

        owed = OwedList(self._bridge, self)
        owed.check_resumed.connect(self.show_check)
        return owed

    def show_owed(self) -> None:
        """Open the list of what is owed below the header's button, or close it."""
        self.owed_list.open_from(self.header.owed)

    def prompt_dice(self) -> None:
        """Focus the command bar to roll dice."""
        from gmtracker.ui.command_line.suggestions import OWN_ROLL

        self.line.start_line(f"{OWN_ROLL} ")

    def prompt_counter(self) -> None:
        """Focus the command bar to add a counter or clock of the table."""
        self.prompt_counter_of("")

    def prompt_counter_of(self, owner: str) -> None:
        """Focus the command bar to add a counter of a named character."""
        from gmtracker.ui.command_line.custom_markers import OWN_COUNTER

        self.line.start_line(f"{OWN_COUNTER} {owner} ".replace("  ", " "))

    def show_table(self) -> None:
        """Show the table page, and focus the roster if another page was shown."""
        if self._pages.currentWidget() is not self.frame:
            self._pages.setCurrentWidget(self.frame)
            self.header.show()
            restyle(self.top, "game")
            self._room_before_menu.hide()
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_first_steps(self) -> None:
        """Show the first steps of a new campaign instead of the table."""
        steps = self.first_steps
        steps.begin()
        self._show_alone(2)
        steps.take_keys()

    def set_check_visible(self, there: bool) -> None:
        """Show or hide the check panel and its action, for a game with or without checks."""
        self.frame.set_check_visible(there)
        self.actions_of_play[WindowAction.CHECK].setVisible(there)
        self.actions_of_play[WindowAction.CHECK].setEnabled(there)

    def show_check(self) -> None:
        """Show the check panel instead of any other, and focus it."""
        self.show_table()
        self.procedure_panel.hide_panel()
        self.side.close_panel()
        self.check.focus_next_step()

    def aim_at_check(self) -> None:
        """Aim the carried tokens at the check panel."""
        if self.side.panel is None:
            self.characters.drop_target.leave()
            self.check.focus_drop_target()

    def show_log(self) -> None:
        """Open the log, or close it if it is visible."""
        self.show_table()
        if self.frame.is_drawer_open:
            self._on_drawer_closed()
        else:
            self.frame.open_drawer()
            self.log.setFocus(Qt.FocusReason.OtherFocusReason)

    def sort_by_turn(self, on: bool) -> None:
        """Sort the roster by turn, or by side."""
        self.actions_of_play[WindowAction.TURN_ORDER].setChecked(on)
        self.characters.roster.sort_by_turn(on)
        self.frame.remember_order(by_turn=on)
        self.order_chosen.emit()

    def show_status(self, text: str) -> None:
        """Show a text in the status bar."""
        self.status.words.set_sentence(text)

    def set_players_blank(self, on: bool) -> None:
        """Show whether the player window is blank, in the header and the status bar."""
        keys = self.actions_of_play.shortcut_text(WindowAction.BLANK_PLAYERS)
        said = add_keys_text(tr("The player window is blank"), keys) if on else ""
        self.header.show_players_blank(said)
        self.status.show_players_blank(said)

    def reset_layout(self) -> None:
        """Restore the default layout."""
        self.side.close_panel()
        self.frame.apply_layout(TableLayout())
        self.sort_by_turn(False)

    def saved_state(self) -> tuple[bytes, TableLayout]:
        """Return the window's geometry and layout for the settings, after closing an open panel."""
        self.side.close_panel()
        return bytes(self.saveGeometry().data()), self.frame.saved_layout()

    def restore(self, geometry: bytes, layout: TableLayout) -> None:
        """Restore a saved geometry and layout, as far as they still fit."""
        if geometry:
            self.restoreGeometry(QByteArray(geometry))
        self.frame.apply_layout(layout)
        self.sort_by_turn(layout.by_turn)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_room()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files, whatever they are: one that can't be opened is said at the drop."""
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.files_dropped.emit(event.mimeData().urls())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.close_requested.emit(event)
        if event.isAccepted():
            self.closing.emit()
            self._close_all_beside()
            super().closeEvent(event)

    def _close_all_beside(self) -> None:
        """Close all other windows of this one, which would keep the program running."""
        for window in self.findChildren(QWidget):
            if window.isWindow() and window.isVisible():
                window.close()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Watch for Alt on the native window, which exists from now on."""
        super().showEvent(event)
        self._fit_room()
        handle = self.windowHandle()
        if self._alt is None and handle is not None:
            self._alt = AltAlone(handle)
            self._alt.pressed.connect(self._on_alt)
            handle.screenChanged.connect(self._set_minimum_size)

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus on Tab, or from a control that was hidden or disabled.

        For such a control, Qt takes whatever comes next, for example the button that undoes the last result. The focus
        may only stay in its panel. Otherwise it goes to the roster.
        """
        before = self.focusWidget()
        has_moved, after = super().focusNextPrevChild(forward), self.focusWidget()
        if before is None or after is None or (before.isVisible() and before.isEnabled()):
            return has_moved
        panels = (self.check, self.side)
        stays = any(panel.isAncestorOf(before) and panel.isAncestorOf(after) for panel in panels)
        if not stays and self.characters.isVisible():
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)
        return has_moved

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self.hint.clear()
        elif event.type() == QEvent.Type.WindowActivate:
            self.activated.emit()
        return super().event(event)

    def _fit_room(self) -> None:
        """Scale everything to the window's size, but only while it is visible."""
        if self.isVisible():
            theme().fit_room(room_scale(self.size()))

    def _set_minimum_size(self) -> None:
        """Set the minimum size, which a scaled screen may force below the default."""
        self.setMinimumSize(minimum_size(self.screen().availableSize()))

    def _on_people_changed(self, *_: object) -> None:
        """Share out the room again. Layouts keep size hints, so the roster's is dropped first."""
        self.characters.updateGeometry()
        self.frame.distribute_room()

    def _on_log_topic_chosen(self) -> None:
        self.log.show_topic(self.log_topic.currentData())

    def _on_drawer_closed(self) -> None:
        focus = self.focusWidget()
        had_focus = focus is not None and self.drawer.isAncestorOf(focus)
        self.frame.close_drawer()
        if had_focus:
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_drawer_left(self) -> None:
        """Close the drawer on Esc; a third column stays open. Focus the roster in both cases."""
        if not self.frame.is_wide:
            self.frame.close_drawer()
        self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_drawer_changed(self) -> None:
        is_open, action = self.frame.is_drawer_open, self.actions_of_play[WindowAction.LOG]
        action.setChecked(is_open)
        action.setIcon(icon("chevron-down" if is_open else "chevron-up"))

    def _on_check_typed(self, draft: CheckDraft | None) -> None:
        """Show a check while it is typed, in place of any other panel."""
        self.frame.preview_check(looking=draft is not None)
        if draft is not None:
            self.procedure_panel.hide_panel()
        self.check.preview(draft)

    def _on_line_left(self, now: QWidget) -> None:
        """Keep the typed check if the focus moved from the command bar into the check panel."""
        if self.check.isAncestorOf(now) or now is self.check:
            self.side.close_panel()
            self.check.keep_preview()

    def _on_alt(self) -> None:
        if not self.menu_button.isHidden():
            self.menu_button.open()

    def _show_alone(self, page: int) -> None:
        """Show a page without any part of the table. The first one has no game, and so no band in its color."""
        self._pages.setCurrentIndex(page)
        self.header.hide()
        restyle(self.top, "game" if page else "")
        self._room_before_menu.show()

    def _on_panel_closed(self, had_focus: bool) -> None:
        """Focus the roster, rather than whatever button is next in the tab order."""
        if had_focus:
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build_frame(self) -> None:
        people = QWidget()
        column = QVBoxLayout(people)
        column.setContentsMargins(GRID, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.past)
        column.addWidget(self.characters)
        column.addWidget(self.latest)
        self.top = self._build_top()
        self.frame = TableFrame(
            self.pools, people, self.check, self.side, self.drawer, self.last, self.foe_cards, self.sheet, self.latest
        )
        roster = self.characters.roster
        for changing in (roster.modelReset, roster.rowsInserted, roster.rowsRemoved, self.characters.strip.resized):
            changing.connect(self._on_people_changed)
        self.frame.wide_changed.connect(self.characters.leave_room)
        self._pages = Pages()
        self._pages.addWidget(_scrolled(self.start_page))
        self._pages.addWidget(self.frame)
        middle = QWidget()
        rows = QVBoxLayout(middle)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.top)
        rows.addWidget(self.notices)
        rows.addWidget(self._pages, 1)
        self.setCentralWidget(middle)
        fix_height(self.statusBar(), STATUS_BAR_HEIGHT, low=LOW_FOOT)
        self.statusBar().addWidget(self.line, PEOPLE)
        self.statusBar().addWidget(self.status, WHOLE - PEOPLE)

    def _build_top(self) -> QWidget:
        """Return the header with the menu button at its end, which the start page has as well."""
        top = QWidget()
        top.setObjectName("header-bar")
        top.setAutoFillBackground(True)
        self._room_before_menu = QWidget()
        row = QHBoxLayout(top)
        row.setContentsMargins(0, 0, GRID, 0)
        row.setSpacing(0)
        row.addWidget(self.header, 1)
        row.addWidget(self._room_before_menu, 1)
        row.addWidget(self.menu_button)
        return top


def room_scale(window: QSize) -> float:
    """Return the factor that enlarges everything in a window of a size, beyond the user's text scale.

    If both together would not fit, it is reduced as needed, but the result is never smaller than with a smaller
    text scale.
    """
    chosen = window_scaled(HUNDRED) / HUNDRED
    for least, scale in ROOMY:
        across, down = window.width() / least.width(), window.height() / least.height()
        if min(across, down) >= 1:
            has_room = floor(min(across, down) * scale * STEPS) / STEPS
            return max(1.0, min(scale, max(scale, has_room) / chosen))
    return 1.0


def _scrolled(page: QWidget) -> QWidget:
    """Return a vertical scroll area around a page."""
    area = FramelessScrollArea()
    area.setWidget(page)
    return area


FRAME = QMargins(0, 40, 0, 0)
"""Room for a window frame that does not exist yet: no common desktop has a higher title bar."""


def minimum_size(room: QSize) -> QSize:
    """Return the minimum size of a window for a screen: never larger than the screen, including the frame."""
    return MIN_SIZE.boundedTo(room.shrunkBy(FRAME))


def default_size(room: QSize) -> QSize:
    """Return the initial size of a window for a screen, before the user has resized it."""
    return DEFAULT_SIZE.expandedTo(room * SCREEN_SHARE)


class Fitting(QObject):
    """Fits a window to its screen before it is shown, and again when it is active and its frame is known."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        fit_to_screen(window, FRAME)
        window.activated.connect(self._on_activated, Qt.ConnectionType.SingleShotConnection)

    def _on_activated(self) -> None:
        fit_to_screen(self._window, self._window.windowHandle().frameMargins())


def fit_to_screen(window: QWidget, frame: QMargins) -> None:
    """Shrink a window to its screen's available area, and move it inside if it has a position.

    A maximized or full-screen window is left to the system.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    room = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(room.marginsRemoved(frame).size()))
    outer = window.geometry().marginsAdded(frame)
    left = max(room.left(), min(outer.left(), room.right() + 1 - outer.width()))
    top = max(room.top(), min(outer.top(), room.bottom() + 1 - outer.height()))
    has_its_place = window.isVisible() or window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    if has_its_place and outer.topLeft() != QPoint(left, top):
        window.move(left, top)
