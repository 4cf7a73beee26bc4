"""An area that scrolls by itself, or shows all it holds where something around it scrolls."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gmtracker.ui.qt_override import override


class UnrollingArea(QScrollArea):
    """Frameless, scrolls up and down; unrolled, it is never lower than its content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_unrolled = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def unroll(self, is_unrolled: bool) -> None:
        """Show all at once from now on, or scroll again."""
        if is_unrolled != self._is_unrolled:
            self._is_unrolled = is_unrolled
            self.updateGeometry()

    @override
    def minimumSizeHint(self) -> QSize:
        hint, content = super().minimumSizeHint(), self.widget()
        if self._is_unrolled and content is not None:
            hint.setHeight(max(content.sizeHint().height(), content.heightForWidth(self.viewport().width())))
        return hint

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is held may need another height in another width."""
        super().resizeEvent(event)
        if self._is_unrolled and self.height() < self.minimumSizeHint().height():
            self.updateGeometry()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing inside wants are for what is around it; it scrolls by the focus and the wheel."""
        event.ignore()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is held when it needs other room."""
        if self._is_unrolled and event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)
