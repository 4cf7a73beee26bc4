"""Carrying tokens: how they leave a view by a drag, a click or a key, and how a view takes them.

Both ways end in the same drop, and neither takes anything out of a model. While something is carried, every place that
could take it asks here what would happen, and lights up or says why not.
"""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from gmtracker.engine.ids import TokenId
from gmtracker.engine.rules import Preview
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
    """The tokens that are carried, and what dropping them on a place would do.

    ``chosen`` tells of a drop that can mean several things: the GM picks one of the result's offers.
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
        """What is carried; nothing most of the time."""
        return self._tokens

    def take(self, tokens: tuple[TokenId, ...]) -> None:
        """Take tokens in hand, in the place of what is there; while looking back, every place says why not."""
        self._tokens = tokens
        self._verdicts.clear()
        self.changed.emit()

    def let_go(self, *_: object) -> None:
        """Nothing is carried any more."""
        if self._tokens:
            self.take(())

    def verdict(self, target: Target) -> Preview:
        """What dropping the carried tokens there would come to, or why not."""
        if target not in self._verdicts:
            self._verdicts[target] = self._bridge.rules.drop_preview(self._tokens, target)
        return self._verdicts[target]

    def refuse(self, target: Target) -> None:
        """Say why what is carried can't be dropped there; it stays in hand."""
        self._bridge.refused.emit(Refusal(sentence=self.verdict(target).message))

    def drop(self, target: Target, tokens: tuple[TokenId, ...] | None = None) -> None:
        """Drop what is carried (or these tokens) on a target: done, refused in words, or a choice to make."""
        carried = self._tokens if tokens is None else tokens
        self.let_go()
        if not carried:
            return
        result = self._bridge.dispatch_drop(carried, target)
        if result is not None:
            self.chosen.emit(result, target)


def tokens_as_mime(tokens: tuple[TokenId, ...]) -> QMimeData:
    """Tokens as the data of a drag."""
    mime = QMimeData()
    mime.setData(TOKENS_MIME, QByteArray(msgspec.json.encode(tokens)))
    return mime


PICTURE = 52
"""As large as in the tray."""


def token_drag(view: QAbstractItemView, face: TokenFace, tokens: tuple[TokenId, ...]) -> QDrag:
    """The drag of these tokens, of which ``face`` is the one that was pressed; not begun yet."""
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
    """Drag tokens until they are dropped or let go; a digit meanwhile is for ``take_many``.

    Whoever takes them acts once this is over.
    """
    drag = token_drag(view, face, tokens)
    digits = _DigitsWhileDragging(view, take_many)
    carried.take(tokens)
    QTimer.singleShot(0, digits.listen)
    run_drag(drag)
    digits.rest()
    carried.let_go()


def run_drag(drag: QDrag) -> None:
    """Give the pointer to the drag until the button is released; tokens are only ever copied out of a view."""
    right_button = _RightButtonWhileDragging(drag.source())
    QTimer.singleShot(0, right_button.listen)
    drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
    right_button.rest()


DIGITS = tuple("123456789")


def asks_about_count(event: QEvent) -> bool:
    """Whether a widget is asked if a digit says there how many to take, before the window takes the digit."""
    is_asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
    return is_asked and isinstance(event, QKeyEvent) and latin_sign(event) in DIGITS


class _FilterWhileDragging(QObject):
    """Sees the events of the application while a drag has the pointer and the keyboard."""

    def __init__(self, view: QObject) -> None:
        super().__init__(view)
        self._is_over = False

    def listen(self) -> None:
        """Begin, from inside the drag: the last filter laid over the application is the first one asked."""
        if not self._is_over and (app := QApplication.instance()):
            app.installEventFilter(self)

    def rest(self) -> None:
        """The drag is over."""
        self._is_over = True
        if app := QApplication.instance():
            app.removeEventFilter(self)
        self.deleteLater()


class _RightButtonWhileDragging(_FilterWhileDragging):
    """Cancels the drag on a right click: Qt takes the release of any button for a drop."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            QDrag.cancel()
            return True
        return False


class _DigitsWhileDragging(_FilterWhileDragging):
    """Hears digits, and says how many to take."""

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


class DropTargetMixin:
    """Hands a widget's drags to its ``drop_target``.

    It stands before Qt's own class among the bases, and finds no event of Qt's to override, being no widget itself.
    """

    drop_target: "DropTarget"

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A drag comes in."""
        self.drop_target.drag_enters(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """A drag goes on."""
        self.drop_target.drag_over(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """A drag goes away."""
        self.drop_target.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        """A drag ends here."""
        self.drop_target.drop(event)


class DropTarget(QObject):
    """Where in one view the carried tokens would land. ``aimed`` tells that it is another place now.

    ``hint`` carries what is to be said beside the pointer: the words, whether they refuse, and where on the screen.
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
        self._told_at = QPoint()
        self._let_down.connect(self._drop, Qt.ConnectionType.QueuedConnection)
        carried.changed.connect(self._on_carry_changed)
        view.setAcceptDrops(True)

    def highlight(self, target: Target) -> DropHighlight:
        """What a place says to what is carried."""
        if not self._carried.tokens:
            return DropHighlight.NONE
        refused = self._carried.verdict(target).refused
        if target == self.target:
            return DropHighlight.AIMED_NO if refused else DropHighlight.AIMED_YES
        return DropHighlight.NO if refused else DropHighlight.YES

    def hover(self, point: QPoint) -> None:
        """The pointer is there (in the viewport) while something is carried."""
        self.aim(self._target_at(point), self._view.viewport().mapToGlobal(point))

    def aim(self, target: Target | None, global_pos: QPoint) -> None:
        """A drop now would land on that target; say what it would come to."""
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
        """The pointer is elsewhere; nothing is aimed at."""
        if self.target is not None:
            self.target = None
            self.aimed.emit()
        self.hint_cleared.emit()

    def put_down(self) -> bool:
        """Drop what is in hand on the target; False where it can't be dropped there, which says why."""
        target = self.target
        if target is None:
            return False
        if not self._carried.verdict(target).can_be_asked:
            self._carried.refuse(target)
            return False
        self.leave()
        self._carried.drop(target)
        return True

    def drag_enters(self, event: QDragEnterEvent) -> None:
        """Take a drag of ours that enters, wherever it does: one that is not taken is not told where it moves."""
        if self._is_ours(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def drag_over(self, event: QDragMoveEvent) -> None:
        """Answer a drag that moves: light up, and take it wherever a drop means something, to be refused in words.

        Qt tells of no drop that was not to be taken, and so its reason would be gone with the button.
        """
        point = event.position().toPoint()
        if not self._is_ours(event.mimeData()):
            event.ignore()
            return
        self.scroll_at_edge(point)
        self.hover(point)
        if self.target is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def drop(self, event: QDropEvent) -> None:
        """Take a drop; what it asks for is done when the drag loop has ended."""
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
        """With something else in hand, or more of it, the place that is aimed at says something else."""
        if self._carried.tokens:
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if self.target is not None:
                self.aim(self.target, self._told_at)
        else:
            self._view.viewport().unsetCursor()
            self.leave()

    def scroll_at_edge(self, point: QPoint) -> None:
        """Scroll on where the pointer nears an end of the view."""
        bar = self._view.verticalScrollBar()
        if point.y() < EDGE:
            bar.setValue(bar.value() - bar.singleStep())
        elif point.y() > self._view.viewport().height() - EDGE:
            bar.setValue(bar.value() + bar.singleStep())
