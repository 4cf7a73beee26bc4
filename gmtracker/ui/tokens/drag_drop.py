"""Carrying tokens: how they leave a view by a drag, a click or a key, and how a view takes drops.

A drag and a pick-up end in the same drop, and neither removes anything from a model. While tokens are carried, every
possible target asks here what a drop would do, and shows that or the refusal.
"""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import DropResult, Target
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.modelview.cells import TokenFace
from gmtracker.ui.modelview.painting import DropHighlight
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import token_pixmap
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.latin_keys import latin_sign

TOKENS_MIME = "application/x-gmtracker-tokens"


class CarriedTokens(QObject):
    """The tokens being carried, and what dropping them on a target would do.

    ``chosen`` is emitted for a drop that can mean several things. The GM then picks one of the result's offers.
    """

    changed = Signal()
    chosen = Signal(DropResult, object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._tokens: tuple[TokenId, ...] = ()
        self._verdicts: dict[Target, Preview] = {}
        bridge.change_applied.connect(self.let_go)
        bridge.opened.connect(self.let_go)
        bridge.history_viewed.connect(self.let_go)

    @property
    def tokens(self) -> tuple[TokenId, ...]:
        """The carried tokens; empty if none are."""
        return self._tokens

    def take(self, tokens: tuple[TokenId, ...]) -> None:
        """Carry these tokens instead of the present ones."""
        self._tokens = tokens
        self._verdicts.clear()
        self.changed.emit()

    def let_go(self, *_: object) -> None:
        """Stop carrying tokens."""
        if self._tokens:
            self.take(())

    def verdict(self, target: Target) -> Preview:
        """Return what dropping the carried tokens on this target would do, or why it is refused. Cached."""
        if target not in self._verdicts:
            self._verdicts[target] = self._bridge.rules.drop_preview(self._tokens, target)
        return self._verdicts[target]

    def refuse(self, target: Target) -> None:
        """Show why the carried tokens can't be dropped there. They stay carried."""
        self._bridge.refused.emit(Refusal(sentence=self.verdict(target).message))

    def drop(self, target: Target, tokens: tuple[TokenId, ...] | None = None) -> None:
        """Drop the carried tokens (or these) on a target.

        The drop is carried out, is refused with a message, or emits ``chosen``.
        """
        carried = self._tokens if tokens is None else tokens
        self.let_go()
        if not carried:
            return
        result = self._bridge.dispatch_drop(carried, target)
        if result is not None:
            self.chosen.emit(result, target)


def tokens_as_mime(tokens: tuple[TokenId, ...]) -> QMimeData:
    """Return the MIME data of a drag of these tokens."""
    mime = QMimeData()
    mime.setData(TOKENS_MIME, QByteArray(msgspec.json.encode(tokens)))
    return mime


PICTURE = 52
"""The side of the drag picture, the same as in the tray."""


def token_drag(view: QAbstractItemView, face: TokenFace, tokens: tuple[TokenId, ...]) -> QDrag:
    """Return the drag of these tokens, not started yet. ``face`` is the token that was pressed."""
    drag = QDrag(view)
    drag.setMimeData(tokens_as_mime(tokens))
    picture = token_pixmap(
        face.look,
        face.sign,
        current_palette(),
        face=face.face,
        size=face.size,
        count=len(tokens),
        side=scaled(PICTURE),
        device_pixel_ratio=view.devicePixelRatioF(),
    )
    drag.setPixmap(picture)
    height = round(picture.height() / picture.devicePixelRatio())
    drag.setHotSpot(QPoint(scaled(PICTURE) // 2, height - scaled(PICTURE) // 2))
    return drag


def carry_by_drag(
    view: QAbstractItemView,
    carried: CarriedTokens,
    face: TokenFace,
    tokens: tuple[TokenId, ...],
    take_many: Callable[[int], None],
) -> None:
    """Drag tokens until they are dropped or released. A digit typed meanwhile goes to ``take_many``.

    The drop target acts after this returns.
    """
    drag = token_drag(view, face, tokens)
    digits = _DigitsWhileDragging(view, take_many)
    carried.take(tokens)
    QTimer.singleShot(0, digits.listen)
    run_drag(drag)
    digits.rest()
    carried.let_go()


def run_drag(drag: QDrag) -> None:
    """Run the drag until the button is released. Views only ever offer a copy of their tokens."""
    right_button = _RightButtonWhileDragging(drag.source())
    QTimer.singleShot(0, right_button.listen)
    drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
    right_button.rest()


DIGITS = tuple("123456789")


def asks_about_count(event: QEvent) -> bool:
    """Whether the event asks a widget if it wants a digit as a count, before a window shortcut takes it."""
    is_asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
    return is_asked and isinstance(event, QKeyEvent) and latin_sign(event) in DIGITS


class _FilterWhileDragging(QObject):
    """An event filter on the application while a drag has grabbed the pointer and the keyboard."""

    def __init__(self, view: QObject) -> None:
        super().__init__(view)
        self._is_over = False

    def listen(self) -> None:
        """Install the filter, from inside the drag, because the filter installed last is asked first."""
        if not self._is_over and (app := QApplication.instance()):
            app.installEventFilter(self)

    def rest(self) -> None:
        """Remove the filter when the drag has ended."""
        self._is_over = True
        if app := QApplication.instance():
            app.removeEventFilter(self)
        self.deleteLater()


class _RightButtonWhileDragging(_FilterWhileDragging):
    """Cancels the drag on a right click, because Qt treats the release of any button as a drop."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            QDrag.cancel()
            return True
        return False


class _DigitsWhileDragging(_FilterWhileDragging):
    """Passes digits typed during a drag to ``take_many``."""

    def __init__(self, view: QAbstractItemView, take_many: Callable[[int], None]) -> None:
        super().__init__(view)
        self._take_many = take_many

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and latin_sign(event) in DIGITS:
            self._take_many(int(latin_sign(event)))
            return True
        return False


EDGE = 20
REST_MS, REPEAT_MS = 400, 80
"""How long a drag rests at an edge before the view scrolls, and then between two steps."""


class EdgeScroll(QObject):
    """Scrolls a view while a drag rests near its top or bottom, and not when the drag only comes in over the edge.

    ``scrolled`` carries the pointer's position in the viewport, where something else is now.
    """

    scrolled = Signal(QPoint)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._point = QPoint()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._scroll)

    @property
    def is_waiting(self) -> bool:
        """Whether the view scrolls soon if the drag stays where it is."""
        return self._timer.isActive()

    def drag_to(self, point: QPoint) -> None:
        """Follow the drag to a position in the viewport."""
        self._point = point
        if not self._direction():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(REST_MS)

    def end(self) -> None:
        """Stop scrolling, because the drag has left or ended."""
        self._timer.stop()

    def _direction(self) -> int:
        """Return −1 near the top, 1 near the bottom, and otherwise 0."""
        if self._point.y() < EDGE:
            return -1
        return int(self._point.y() > self._view.viewport().height() - EDGE)

    def _scroll(self) -> None:
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + self._direction() * bar.singleStep())
        self._timer.start(REPEAT_MS)
        self.scrolled.emit(self._point)


class DropTargetMixin:
    """Forwards a widget's drag events to its ``drop_target``.

    It must come before Qt's class among the bases. It can't use ``override``, because it is not a widget itself.
    """

    drop_target: "DropTarget"

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Forward a drag that enters."""
        self.drop_target.drag_enters(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Forward a drag that moves."""
        self.drop_target.drag_over(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forward a drag that leaves."""
        self.drop_target.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        """Forward a drop."""
        self.drop_target.drop(event)


class DropTarget(QObject):
    """The place in one view where the carried tokens would land. ``aimed`` is emitted when it changes.

    ``hint`` carries the message beside the pointer: its text, whether it is a refusal, and its position on the screen.
    """

    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()
    aimed = Signal()
    _let_down = Signal(object, object)

    def __init__(
        self, view: QAbstractItemView, carried: CarriedTokens, target_at: Callable[[QPoint], Target | None]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._carried = carried
        self._target_at = target_at
        self.target: Target | None = None
        self.edge_scroll = EdgeScroll(view)
        self.edge_scroll.scrolled.connect(self._on_scrolled)
        self._told_at = QPoint()
        self._let_down.connect(self._drop, Qt.ConnectionType.QueuedConnection)
        carried.changed.connect(self._on_carry_changed)
        view.setAcceptDrops(True)

    def highlight(self, target: Target) -> DropHighlight:
        """Return how to highlight a target for the carried tokens."""
        if not self._carried.tokens:
            return DropHighlight.NONE
        refused = self._carried.verdict(target).refused
        if target == self.target:
            return DropHighlight.AIMED_NO if refused else DropHighlight.AIMED_YES
        return DropHighlight.NO if refused else DropHighlight.YES

    def hover(self, point: QPoint) -> None:
        """Aim at the target at this point of the viewport."""
        self.aim(self._target_at(point), self._view.viewport().mapToGlobal(point))

    def aim(self, target: Target | None, global_pos: QPoint) -> None:
        """Make this the target of a drop, and show the hint for it at this position."""
        self._told_at = global_pos
        if target != self.target:
            self.target = target
            self.aimed.emit()
        if target is None or not self._carried.tokens:
            self.hint_cleared.emit()
            return
        verdict = self._carried.verdict(target)
        self.hint.emit(verdict.message, verdict.refused, global_pos)

    def leave(self) -> None:
        """Aim at nothing, and clear the hint."""
        self.edge_scroll.end()
        if self.target is not None:
            self.target = None
            self.aimed.emit()
        self.hint_cleared.emit()

    def put_down(self) -> bool:
        """Drop the carried tokens on the target. Returns False without a target, or if it is refused."""
        target = self.target
        if target is None:
            return False
        if not self._carried.verdict(target).is_possible:
            self._carried.refuse(target)
            return False
        self.leave()
        self._carried.drop(target)
        return True

    def drag_enters(self, event: QDragEnterEvent) -> None:
        """Accept any drag of tokens that enters, because Qt reports no moves of a drag that was ignored."""
        if self._is_ours(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def drag_over(self, event: QDragMoveEvent) -> None:
        """Highlight the target, and accept the drag over any target, even one that will refuse the drop.

        Qt reports no drop on a target that ignored the drag, so the refusal could not be shown.
        """
        point = event.position().toPoint()
        if not self._is_ours(event.mimeData()):
            event.ignore()
            return
        self.edge_scroll.drag_to(point)
        self.hover(point)
        if self.target is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def drop(self, event: QDropEvent) -> None:
        """Accept a drop. Its command is carried out after the drag loop has ended."""
        self.edge_scroll.end()
        target = self._target_at(event.position().toPoint())
        if target is None or not self._is_ours(event.mimeData()):
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._let_down.emit(self._carried.tokens, target)
        self.leave()

    def _drop(self, tokens: tuple[TokenId, ...], target: Target) -> None:
        self._carried.drop(target, tuple(tokens))

    def _is_ours(self, mime: QMimeData) -> bool:
        return bool(self._carried.tokens) and mime.hasFormat(TOKENS_MIME)

    def _on_carry_changed(self) -> None:
        """Update the cursor and the hint, whose message depends on the carried tokens."""
        if self._carried.tokens:
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if self.target is not None:
                self.aim(self.target, self._told_at)
        else:
            self._view.viewport().unsetCursor()
            self.leave()

    def _on_scrolled(self, point: QPoint) -> None:
        if self._carried.tokens:
            self.hover(point)
