"""The window's areas: those that F6 cycles through, and rectangles that tips point at or must not cover.

Rectangles are in the window's coordinates.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QToolButton, QWidget

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.session.tips import AWARD, CHECK, SPEND, TURN, UNDO
from gmtracker.ui.tokens.view import PoolView


class Panes(QObject):
    """Cycles the focus through the visible areas in reading order."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def next(self) -> None:
        """Focus the area after the focused one."""
        self._go(1)

    def previous(self) -> None:
        """Focus the area before the focused one."""
        self._go(-1)

    def _go(self, by: int) -> None:
        """Move the focus by a number of areas; from outside of all of them, to the roster."""
        parts = [(pane, stop) for pane in self._panes() if (stop := _focus_target(pane)) is not None]
        focus = QApplication.focusWidget()
        here = next((at for at, (pane, _) in enumerate(parts) if focus is not None and _is_in(pane, focus)), None)
        stop = self._window.characters if here is None else parts[(here + by) % len(parts)][1]
        stop.activateWindow()
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        _bring_into_sight(stop)

    def _panes(self) -> tuple[QWidget, ...]:
        """Return the areas in order. A visible procedure panel is the only one, because it covers all others."""
        window, panel = self._window, self._window.procedure_panel.panel
        if panel is not None and panel.isVisible():
            return (panel,)
        above = (window.top, window.notices, *window.pools.views.values(), window.counters, window.past)
        below = (window.drawer, window.last, window.line)
        return (window.chooser, *above, window.characters, window.side, window.check, *below)


def _focus_target(pane: QWidget) -> QWidget | None:
    """Return the widget to focus in an area: the last focused one, or the first focusable one, or None."""
    for left in (pane, pane.focusWidget()):
        if left is not None and _takes_keys(left):
            return left
    found = pane.nextInFocusChain()
    while found is not None and found is not pane:
        if pane.isAncestorOf(found) and _takes_keys(found):
            return found
        found = found.nextInFocusChain()
    return None


def _takes_keys(widget: QWidget) -> bool:
    by_tab = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
    return bool(by_tab) and widget.isVisible() and widget.isEnabled()


def _is_in(pane: QWidget, widget: QWidget) -> bool:
    return pane is widget or pane.isAncestorOf(widget)


def _bring_into_sight(widget: QWidget) -> None:
    """Scroll the areas around a widget to it, as Tab does."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def _visible_rect(part: QWidget, within: QRect | None = None) -> QRect:
    """Return the rectangle of a widget, or of a part of it, in the window; empty if it is hidden."""
    place = part.rect() if within is None else part.rect() & within
    return QRect(part.mapTo(part.window(), place.topLeft()), place.size()) if part.isVisible() else QRect()


def _next_turn_rect(window: MainWindow) -> QRect:
    """Return the Next turn button's rectangle while Space triggers it (focus in the roster), else an empty one."""
    if window.focusWidget() is not window.characters:
        return QRect()
    action = window.actions_of_play[WindowAction.NEXT_TURN]
    button = next((one for one in window.header.findChildren(QToolButton) if one.defaultAction() is action), None)
    return QRect() if button is None else _visible_rect(button)


def _undo_button_rect(window: MainWindow) -> QRect:
    button = next((one for one in window.last.findChildren(QToolButton) if one is not window.last.log), None)
    return _visible_rect(button) if button is not None and button.isEnabled() else QRect()


def _first_tokens_rect(window: MainWindow) -> QRect:
    """Return the rectangle around all tokens of the first pool that has any."""
    view = next((view for view in window.pools.views.values() if view.model().rowCount()), None)
    return QRect() if view is None else _visible_rect(view.viewport(), view.tokens_rect())


def _held_tokens_rect(window: MainWindow, bridge: Bridge) -> QRect:
    """Return the tokens cell of the first character who holds any."""
    view = window.characters
    holder = next((one for one in view.characters() if bridge.shown.tokens_held(one)), None)
    if holder is None or (row := view.roster.row_of(holder)) is None:
        return QRect()
    return _visible_rect(view.viewport(), view.visualRect(view.roster.index(row, Column.TOKENS)))


def tip_anchors(window: MainWindow, bridge: Bridge) -> Mapping[str, Callable[[], QRect]]:
    """Return functions for the rectangles of the features that first-use tips explain."""
    return {
        AWARD: partial(_first_tokens_rect, window),
        CHECK: partial(_visible_rect, window.check.sentence),
        TURN: partial(_next_turn_rect, window),
        SPEND: partial(_held_tokens_rect, window, bridge),
        UNDO: partial(_undo_button_rect, window),
    }


def occupied_rects(window: MainWindow) -> list[QRect]:
    """Return the rectangles that contain something to read or press, which a tip must not cover.

    The sheet below the check is left out. A large window has no other room, and it only repeats the hero's sheet.
    """
    view, check = window.characters, window.check
    parts: list[QWidget] = [
        *(window.top, window.last, window.line, window.status),
        *(window.foe_cards, window.latest, view.horizontalHeader()),
        *(check.headline, check.sentence, check.result, check.odds, check.rows, check.bar, check.bar.dice),
        *(label for label in check.findChildren(QLabel) if label.text()),
        *window.pools.findChildren(QAbstractButton),
    ]
    rows = view.rect_of_row(0).united(view.rect_of_row(view.model().rowCount() - 1))
    pools = map(_pool_content_rect, window.pools.views.values())
    places = (*map(_visible_rect, parts), _visible_rect(view.viewport(), rows), *pools, _drawer_rect(window))
    return [place for place in places if not place.isEmpty()]


def _pool_content_rect(pool: PoolView) -> QRect:
    """Return the rectangle of a pool's title and tokens, or all of it if it is empty."""
    tokens = pool.tokens_rect().translated(pool.viewport().pos())
    return _visible_rect(pool, pool.rect() if tokens.isEmpty() else tokens.united(QRect(0, 0, 1, pool.height())))


def _drawer_rect(window: MainWindow) -> QRect:
    """Return the drawer's rectangle, down to the last row of the log."""
    drawer, log = window.drawer, window.log
    last = log.visualRect(log.model().index(log.model().rowCount() - 1, 0))
    is_laid_out = log.isVisible() and not last.isEmpty()
    bottom = log.viewport().mapTo(drawer, last.bottomLeft()).y() if is_laid_out else drawer.height()
    return _visible_rect(drawer, QRect(0, 0, drawer.width(), bottom + 1))
