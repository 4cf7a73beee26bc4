"""The main window: where its parts are, and how large it is on its screen.

It builds and lays out; :mod:`gmtracker.ui.wiring` connects, nothing here decides.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QMargins, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTabBar, QToolBar, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.actions import Actions, Menus, WindowAction
from gmtracker.ui.banners import Notices, PastBar, StatusLine
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.start_page import StartPage
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.dock_layout import Crowding, Dock, SplitterSizes
from gmtracker.ui.header_bar import HeaderBar
from gmtracker.ui.log.model import LogModel
from gmtracker.ui.log.view import LogView
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.context_menus import GameMenu, RowMenu
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.view import CharactersView
from gmtracker.ui.session.actions import ProcedureOverlay
from gmtracker.ui.session.dice_box import DiceBox
from gmtracker.ui.session.side_panel import SidePanel
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import GRID
from gmtracker.ui.theme.theme import motion, theme
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.panel import Pools
from gmtracker.ui.tokens.use_chooser import UseChooser
from gmtracker.ui.tracks.model import TracksModel
from gmtracker.ui.tracks.view import WheelsView
from gmtracker.ui.turns.model import TurnOrderModel
from gmtracker.ui.turns.view import TurnOrderView
from gmtracker.ui.widgets.overlays import Hint, RefusalNote
from gmtracker.ui.widgets.windows import scrolled

if TYPE_CHECKING:
    from gmtracker.ui.command_line.palette import CommandLine


SMALLEST = QSize(960, 600)
USUAL = QSize(1280, 720)
OURS, THE_USERS = 0, 1
"""Which of two a layout is that is remembered, as Qt's version of it: one by our measures, or one by the user's."""

Area = Qt.DockWidgetArea


class MainWindow(QMainWindow):
    """The window itself. ``closing`` tells that the user closes it; nothing is asked.

    ``activated`` tells that the user has come back to it from elsewhere, ``found`` carries what the command line is to
    do, and ``told`` what is chosen in it just now.
    """

    closing = Signal()
    activated = Signal()
    found = Signal(object)
    told = Signal(str)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.setObjectName("main")
        self.setWindowTitle("gmtracker")
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.actions_of_play = Actions(self)
        self.carried = CarriedTokens(bridge, self)
        self.header = HeaderBar(self.actions_of_play)
        self.past = PastBar(self.actions_of_play[WindowAction.RETURN_TO_NOW])
        self.start_page = StartPage()
        wheels = TracksModel(bridge, self)
        self.characters = CharactersView(CharactersModel(bridge, wheels, self), self.carried)
        self.pools = Pools(bridge, self.carried)
        self.check = CheckPanel(bridge, self.carried)
        self.turn_order = TurnOrderView(TurnOrderModel(bridge, self))
        self.wheels = WheelsView(wheels)
        self.log = LogView(LogModel(bridge, self))
        self.side = SidePanel(self)
        self.row_menu = RowMenu(bridge, self.actions_of_play, self)
        self.dice_box = DiceBox(bridge)
        self.notices = Notices()
        self.status = StatusLine()
        self._build_frame()
        self._build_docks()
        self.hint = Hint(self)
        self.refusal = RefusalNote(self)
        self.chooser = UseChooser(bridge, self)
        self.procedure_panel = ProcedureOverlay(bridge, self)
        self.menus = Menus(self, self.actions_of_play)
        self.game_menu = GameMenu(bridge, self.menus.game)
        for dock in self.docks:
            self.menus.view.addAction(dock.toggleViewAction())
        self._usual_state = self.saveState()
        self._left_as: QByteArray | None = None
        self._set_aside: list[Dock] = []
        self._state_before, self._size_before = QByteArray(), self.size()
        self._is_front_lent = False
        theme().theme_changed.connect(self._on_theme_changed)
        motion().switched.connect(self.setAnimated)
        self.setAnimated(motion().is_on)
        self._text_scale = scaled(100)
        self.side.filled.connect(self._on_panel_opened)
        self.side.emptied.connect(self._on_panel_closed)
        self._show_first_page()

    @cached_property
    def finder(self) -> CommandLine:
        """The command line, which is made when it is first asked for."""
        from gmtracker.ui.command_line.palette import CommandLine

        view = self.characters
        finder = CommandLine(self._bridge, self.actions_of_play, view.current_character, view.selected_characters, self)
        finder.chosen.connect(self.found)
        finder.told.connect(self.told)
        return finder

    @property
    def is_at_rest(self) -> bool:
        """Whether all room has been shared out among the docks, after a change of the text's size or of its own."""
        return not (self.sharing.is_due or self.crowding.is_due)

    def bring_finder(self) -> None:
        """Bring the command line, or close it where it is open."""
        self.finder.bring()

    def bring_finder_for_new_ones(self) -> None:
        """Bring the command line for new characters, described in a line."""
        self.finder.bring_for_new_ones()

    def show_table(self) -> None:
        """Show the table in the place of the first page, with every dock where it was left."""
        if self._pages.currentIndex() == 0:
            self._pages.setCurrentIndex(1)
            self.header.show()
            self._toolbar.show()
            self.dice_box.show()
            for dock in self.docks:
                dock.toggleViewAction().setEnabled(True)
            if self._left_as is None:
                self.reset_layout()
            else:
                is_ours = self._lay_out(self._left_as, OURS)
                self.sharing.is_users = not is_ours and self._lay_out(self._left_as, THE_USERS)
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def name_wells(self, name: str) -> None:
        """Call the dock of the large tracks what the game calls them; without any there is no dock."""
        self._wheels_dock.setWindowTitle(name)
        _have(self._wheels_dock, bool(name))

    def have_pools(self, there: bool) -> None:
        """Have a dock of tokens with the room that they need, or none for a game in which none lie on the table."""
        _have(self.docks[0], there)
        self.sharing.share_for_campaign()

    def bring_check(self) -> None:
        """Bring the check panel to the front, and the keys to it."""
        self.side.close_panel()
        self._check_dock.show()
        self._check_dock.raise_()
        self.check.begin()

    def show_check(self) -> None:
        """Bring the check panel to the front of its dock, and leave the keys where they are."""
        self._is_front_lent = False
        if not self._set_aside:
            self._check_dock.show()
            self._check_dock.raise_()

    def aim_at_check(self) -> None:
        """Bring the check panel to the front and aim what is carried at it."""
        if not self._set_aside:
            self._check_dock.show()
            self._check_dock.raise_()
            self.characters.drop_target.leave()
            self.check.take_aim()

    def lend_front_to_check(self, *, lend: bool) -> None:
        """Bring the check panel before the order of turns, or the order back to the front where it had been."""
        is_behind = self.check.visibleRegion().isEmpty() and not self.turn_order.visibleRegion().isEmpty()
        if lend and is_behind and self._check_dock in self.tabifiedDockWidgets(self._order_dock):
            self._is_front_lent = True
            self._check_dock.raise_()
        elif not lend and self._is_front_lent:
            self._is_front_lent = False
            self._order_dock.raise_()

    def say_status(self, text: str) -> None:
        """Say something in the status line."""
        self.status.words.say(text)

    def reset_layout(self) -> None:
        """Put every dock where it was on the first day."""
        self.side.close_panel()
        self._lay_out(self._usual_state)
        self.sharing.is_users = False
        self.sharing.share()
        self.crowding.begin_anew()

    def remembered(self) -> tuple[bytes, bytes]:
        """The window's place and its layout, to be kept in the settings; an open panel is closed for it."""
        self.side.close_panel()
        self.crowding.spread()
        whose = THE_USERS if self.sharing.is_users else OURS
        return bytes(self.saveGeometry().data()), bytes(self.saveState(whose).data())

    def restore(self, geometry: bytes, state: bytes) -> None:
        """Take the place and layout that were remembered, as far as they still fit."""
        if geometry:
            self.restoreGeometry(QByteArray(geometry))
        if state:
            self._left_as = QByteArray(state)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self.hint.clear()
        elif event.type() == QEvent.Type.WindowActivate:
            self.activated.emit()
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._mind_tabs()
        return done

    def _lay_out(self, state: QByteArray, version: int = OURS) -> bool:
        """Lay the docks out as they were; False for a state of another version.

        Qt leaves the tabs of the layout before to be deleted later, and until then they stand over what is there now.
        """
        done = self.restoreState(state, version)
        for bar in self._tab_bars():
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete)
        return done

    def _tab_bars(self) -> list[QTabBar]:
        return self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def _mind_tabs(self) -> None:
        """Keep the keys from tab bars without tabs: Qt keeps them when their docks are gone."""
        for bar in self._tab_bars():
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus)

    def _show_first_page(self) -> None:
        self._pages.setCurrentIndex(0)
        for part in (self.header, self._toolbar, self.dice_box, *self.docks):
            part.hide()
        for dock in self.docks:
            dock.toggleViewAction().setEnabled(False)

    def _on_panel_opened(self) -> None:
        """Hide the docks on the panel's side, so that it is read without scrolling."""
        if not self._set_aside:
            self._state_before, self._size_before = self.saveState(), self.size()
            self._set_aside = [
                dock
                for dock in self.docks
                if dock.isVisible() and not dock.isFloating() and self.dockWidgetArea(dock) == Area.RightDockWidgetArea
            ]
        for dock in self._set_aside:
            dock.hide()

    def _on_panel_closed(self, had_focus: bool) -> None:
        """The docks come back as they were, and the keys go to the table: not to whatever button comes next."""
        others = {dock: dock.isHidden() for dock in self.docks if dock not in self._set_aside}
        state, back = self._state_before, self._set_aside
        self._state_before, self._set_aside = QByteArray(), []
        for dock in back:
            dock.show()
        if state.isEmpty():
            self.sharing.share()
        else:
            self._lay_out(state)
            self.sharing.share_since(self._size_before)
        for dock, is_hidden in others.items():
            dock.setHidden(is_hidden)
        if had_focus:
            self.characters.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build_frame(self) -> None:
        self._toolbar = QToolBar(tr("Header"), self)
        self._toolbar.setObjectName("header-bar")
        self._toolbar.setMovable(False)
        self._toolbar.toggleViewAction().setVisible(False)
        self._toolbar.addWidget(self.header)
        self.addToolBar(self._toolbar)
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(GRID, 0, GRID, 0)
        column.setSpacing(0)
        column.addWidget(self.past)
        column.addWidget(self.characters)
        self._pages = _Pages()
        self._pages.addWidget(scrolled(self.start_page))
        self._pages.addWidget(table)
        middle = QWidget()
        rows = QVBoxLayout(middle)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.notices)
        rows.addWidget(self._pages, 1)
        self.setCentralWidget(middle)
        self.statusBar().addWidget(self.status, 1)
        self.statusBar().addPermanentWidget(self.dice_box)

    def _build_docks(self) -> None:
        self.setDockNestingEnabled(True)
        self.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        tokens = self._dock("tokens", tr("Tokens"), self.pools, Area.RightDockWidgetArea, scrolls=True)
        check = self._check_dock = self._dock("check", tr("Check"), self.check, Area.RightDockWidgetArea, edged=True)
        check.setTitleBarWidget(self.check.headline)
        order = self._order_dock = self._dock("turn-order", tr("Turn order"), self.turn_order, Area.RightDockWidgetArea)
        log = self._dock("log", tr("Log"), self.log, Area.BottomDockWidgetArea)
        wheels = self._wheels_dock = self._dock("wheels", tr("Wheels"), self.wheels, Area.BottomDockWidgetArea)
        self.addDockWidget(Area.RightDockWidgetArea, self.side)
        self.tabifyDockWidget(log, wheels)
        self.tabifyDockWidget(check, order)
        log.raise_()
        check.raise_()
        self.docks = (tokens, check, order, log, wheels)
        self.crowding = Crowding(self, tokens, check, order)
        self.sharing = SplitterSizes(self, self.crowding, self.pools, self.characters, (log, wheels))

    def _on_theme_changed(self) -> None:
        """Letters of another size need other room: the docks have what they would have begun with."""
        if self._text_scale != scaled(100):
            self._text_scale = scaled(100)
            self._state_before = QByteArray()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self.crowding.settle()
            self.sharing.begin()

    def _dock(
        self, name: str, title: str, content: QWidget, area: Area, *, scrolls: bool = False, edged: bool = False
    ) -> Dock:
        dock = Dock(name, title, content, self, scrolls=scrolls, edged=edged)
        self.addDockWidget(area, dock)
        return dock


class _Pages(QStackedWidget):
    """A stack of pages that needs the room of the page shown, and not that of the others."""

    @override
    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else super().minimumSizeHint()


def _have(dock: Dock, there: bool) -> None:
    """Have a dock and its line in the menu, or neither."""
    choice = dock.toggleViewAction()
    if choice.isVisible() != there:
        choice.setVisible(there)
        dock.setVisible(there)


FRAME = QMargins(0, 40, 0, 0)
"""Room for a frame that is not there yet: no usual desktop's title bar is higher."""


class Fitting(QObject):
    """Fits a window before it is shown, and once more when it is active: then its frame is there, and is known."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        fit_to_screen(window, FRAME)
        window.activated.connect(self._on_activated, Qt.ConnectionType.SingleShotConnection)

    def _on_activated(self) -> None:
        fit_to_screen(self._window, self._window.windowHandle().frameMargins())


def fit_to_screen(window: QWidget, frame: QMargins) -> None:
    """Make a window small enough for the available part of its screen, and bring it in there where it has its place.

    A window that is maximized, or fills the screen, is left to the system.
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
