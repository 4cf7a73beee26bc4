"""From one part of the window to the next by a key, and back into each where it was left."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from gmtracker.ui.main_window import MainWindow


class Panes(QObject):
    """Goes round through the parts that are to be seen, in the order in which one reads them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def next(self) -> None:
        """Go to the part after the one that has the keys."""
        self._go(1)

    def previous(self) -> None:
        """Go to the part before the one that has the keys."""
        self._go(-1)

    def _go(self, by: int) -> None:
        """Go on by so many parts; from outside of all of them, to the roster."""
        parts = [(pane, stop) for pane in self._panes() if (stop := _stop(pane)) is not None]
        focus = QApplication.focusWidget()
        here = next((at for at, (pane, _) in enumerate(parts) if focus is not None and _is_in(pane, focus)), None)
        stop = self._window.characters if here is None else parts[(here + by) % len(parts)][1]
        stop.activateWindow()
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        _bring_into_sight(stop)

    def _panes(self) -> tuple[QWidget, ...]:
        """A procedure's sheet lies over all others, which would have the keys unseen."""
        window, sheet = self._window, self._window.flow.panel
        if sheet is not None and sheet.isVisible():
            return (sheet,)
        above = (window.header, window.notices, window.past)
        pools = (view.parentWidget() or view for view in window.pools.views.values())
        beside = (window.side, window.check, window.turn_order)
        return (window.chooser, *above, window.characters, *pools, *beside, window.log, window.wheels, window.dice_box)


def _stop(pane: QWidget) -> QWidget | None:
    """What has the keys in a part: what had them there last, or the first that takes them; None where nothing does."""
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
    """Scroll what is around a widget, as Tab does."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
