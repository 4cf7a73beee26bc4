"""A small button that brings one more token of a kind, with the kind's sign drawn on it."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from gmtracker.engine.commands import Use
from gmtracker.engine.sheet import Sign
from gmtracker.ui.look.measured import fix_height, fix_width
from gmtracker.ui.look.signs import draw_sign
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.look.typography import scaled
from gmtracker.words import tr

SIGN = 14
WIDTH, HEIGHT = 40, 24
MOST_AT_ONCE = 9


class TokenButton(QToolButton):
    """Carries a use of one token; held down, it offers the same with several. ``asked`` carries the use."""

    asked = Signal(Use)

    def __init__(self, name: str, sign: Sign, use: Use, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._sign = sign
        self._use = use
        self._several: dict[int, QAction] = {}
        self.setProperty("look", "token")
        self.setText("+")
        self._says = tr("{what}; hold for more", what=tip)
        self.setToolTip(self._says)
        self.setAccessibleName(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)
        self.setMenu(self._numbers())
        fix_width(self, WIDTH)
        fix_height(self, HEIGHT)
        self.clicked.connect(self._on_clicked)
        theme().theme_changed.connect(self._draw)
        self._draw()

    def refuse(self, reason: str) -> None:
        """Say why it cannot be pressed now; with no reason it can be."""
        self.setEnabled(not reason)
        self.setToolTip(reason or self._says)

    def press(self, count: int) -> None:
        """Press it for one, or hold it for several."""
        if count == 1:
            self.click()
        else:
            self._several[count].trigger()

    def _numbers(self) -> QMenu:
        menu = QMenu(self)
        for count in range(2, MOST_AT_ONCE + 1):
            action = menu.addAction(f"{count} × {self.name}")
            action.setData(count)
            self._several[count] = action
        menu.triggered.connect(self._on_number)
        return menu

    def _draw(self) -> None:
        side = scaled(SIGN)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sign(painter, QRectF(0, 0, side, side), self._sign, current_palette())
        self.setIcon(QIcon(pixmap))
        self.setIconSize(QSize(side, side))

    def _on_clicked(self) -> None:
        self.asked.emit(self._use)

    def _on_number(self, action: QAction) -> None:
        self.asked.emit(replace(self._use, inputs={**self._use.inputs, "count": action.data()}))
