"""How tokens leave a view: by a drag, or in the GM's hand. Neither takes anything out of the model."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QAbstractItemView

from gmtracker.engine.ids import TokenId
from gmtracker.ui.carry import Carry, tokens_as_mime
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tokens import token_pixmap
from gmtracker.ui.models.cells import TokenFace

PICTURE = 44


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
        side=PICTURE,
        device_pixel_ratio=view.devicePixelRatioF(),
    )
    drag.setPixmap(picture)
    height = round(picture.height() / picture.devicePixelRatio())
    drag.setHotSpot(QPoint(PICTURE // 2, height - PICTURE // 2))
    return drag


def carry_by_drag(view: QAbstractItemView, carry: Carry, face: TokenFace, tokens: tuple[TokenId, ...]) -> None:
    """Drag tokens until they are dropped or let go. Whoever takes them acts once this is over."""
    drag = token_drag(view, face, tokens)
    carry.take(tokens)
    run_drag(drag)
    carry.let_go()


def run_drag(drag: QDrag) -> None:
    """Give the pointer to the drag until the button is released; tokens are only ever copied out of a view."""
    drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
