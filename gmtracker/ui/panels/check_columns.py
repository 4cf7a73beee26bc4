"""How the parts of a check stand: in two columns, or one below the other where that would be too narrow."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.viewports import show_through

LEFT_SHARE, RIGHT_SHARE = 8, 7
SIDE_BY_SIDE, NARROWEST, LOWEST = 420, 248, 96
BETWEEN, ABOVE = 8, 4


class CheckColumns(QScrollArea):
    """The setting up and the result on the left, the odds and what could be spent on the right, notes above both.

    In one column the odds come first, everything is as high as it needs to be, and all of it scrolls.
    ``stacked`` tells that it is one column now, or two again; ``grid`` lays the parts out.
    """

    stacked = Signal(bool)

    def __init__(self, notes: QWidget, left: QWidget, odds: QWidget, others: tuple[QWidget, ...]) -> None:
        super().__init__()
        self.is_stacked = False
        self._notes, self._left, self._odds, self._others = notes, left, odds, others
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.grid = QGridLayout(inside)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(BETWEEN)
        self.grid.setVerticalSpacing(ABOVE)
        self.setWidget(inside)
        show_through(self, inside)
        self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), scaled(LOWEST))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._settle()

    def _settle(self) -> None:
        stacked = self.width() < scaled(SIDE_BY_SIDE)
        if stacked != self.is_stacked:
            self.is_stacked = stacked
            self._arrange()
            self.stacked.emit(stacked)

    def _arrange(self) -> None:
        for part in (self._notes, self._left, self._odds, *self._others):
            self.grid.removeWidget(part)
        last = len(self._others) + 1
        if self.is_stacked:
            self.grid.addWidget(self._notes, 0, 0)
            self.grid.addWidget(self._odds, 1, 0)
            self.grid.addWidget(self._left, 2, 0)
            for row, part in enumerate(self._others, 3):
                self.grid.addWidget(part, row, 0)
        else:
            self.grid.addWidget(self._notes, 0, 0, 1, 2)
            self.grid.addWidget(self._left, 1, 0, last + 1, 1)
            self.grid.addWidget(self._odds, 1, 1)
            for row, part in enumerate(self._others, 2):
                self.grid.addWidget(part, row, 1)
        self.grid.setColumnStretch(0, LEFT_SHARE)
        self.grid.setColumnStretch(1, 0 if self.is_stacked else RIGHT_SHARE)
        self.grid.setRowStretch(last, 0 if self.is_stacked else 1)
