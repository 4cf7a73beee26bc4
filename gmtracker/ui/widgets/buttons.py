"""Buttons, check boxes and cards that Enter presses as Space does.

A double or triple click counts as one click, and it never presses a button that moved under the pointer after the first
click. TokenButton is the exception: it counts every click.
"""

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import (
    QAction,
    QActionEvent,
    QCursor,
    QFontMetrics,
    QGuiApplication,
    QHelpEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QMenu,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import Sign
from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.spacing import escape_mnemonics, fix_height, fix_width, tip, tooltip_text
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.inputs import is_enter


def _click_on_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Click a button if the key is Enter. Returns whether it was."""
    if not is_enter(event):
        return False
    button.click()
    return True


ARROWS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def _handle_key(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Handle Enter (click) and the arrow keys (focus a neighboring button). Returns False for other keys.

    Overrides Qt's own arrow navigation, which leaves the panel: Enter would then press a button of the next panel.
    """
    if (step := ARROWS.get(event.key())) is None:
        return _click_on_enter(button, event)
    chain = QWidget.nextInFocusChain if step > 0 else QWidget.previousInFocusChain
    to = chain(button)
    while to is not None and to is not button and not _is_beside(button, to):
        to = chain(to)
    if to is not None:
        to.setFocus(Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason)
    return True


def _is_beside(button: QAbstractButton, other: QWidget) -> bool:
    """Whether another widget is a focusable button with the same parent."""
    is_stop = bool(other.focusPolicy() & Qt.FocusPolicy.TabFocus) and other.isVisible() and other.isEnabled()
    return is_stop and isinstance(other, QAbstractButton) and other.parentWidget() is button.parentWidget()


class _DoubleClick:
    """The last double click: its event timestamp in milliseconds, and the `id()` of its button."""

    time = -60_000
    button = 0


def _record_double_click(button: QAbstractButton, event: QMouseEvent) -> None:
    _DoubleClick.time, _DoubleClick.button = event.timestamp(), id(button)
    event.accept()


def _is_third_click(button: QAbstractButton, event: QMouseEvent) -> bool:
    """Whether a press follows a double click on the same button so soon that Qt starts another click with it."""
    since = event.timestamp() - _DoubleClick.time
    return _DoubleClick.button == id(button) and 0 < since < QGuiApplication.styleHints().mouseDoubleClickInterval()


class Button(QPushButton):
    """A push button that Enter presses outside of dialogs too, and that is never drawn as a default button."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Set the text literally: an "&" marks no mnemonic."""
        self.setText(escape_mnemonics(text))

    def check_hover(self) -> None:
        """Clear the hover state if the pointer has left the button."""
        _check_hover(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _handle_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore the third press of a fast triple click, which Qt takes for a new click."""
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _record_double_click(self, event)


def drop_hover_after(menu: QMenu, button: "Button | ToolButton") -> None:
    """Clear a button's hover state when its menu closes, because Qt sends the button no Leave event."""
    menu.aboutToHide.connect(button.check_hover, Qt.ConnectionType.QueuedConnection)


def _check_hover(button: QAbstractButton) -> None:
    if not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))


class PaintedButton(QAbstractButton):
    """A button that paints itself; Enter presses it as Space does."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _handle_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore the third press of a fast triple click, which Qt takes for a new click."""
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _record_double_click(self, event)


class CheckBox(QCheckBox):
    """A check box that leaves Enter to its form."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            event.ignore()
        elif not _handle_key(self, event):
            super().keyPressEvent(event)


class RowButton(PaintedButton):
    """A button in a row that leaves arrows and digits to the row."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class RadioButton(QRadioButton):
    """A radio button; only the chosen one of a group can be reached with Tab.

    Qt skips the unchosen ones only after one of the group had focus. Before that, Shift+Tab would stop at the last
    one.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.toggled.connect(self._on_toggled)
        self._on_toggled(False)

    def _on_toggled(self, is_chosen: bool) -> None:
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if is_chosen else policies.ClickFocus)


class ToolButton(QToolButton):
    """A small button that Enter presses as Space does."""

    def check_hover(self) -> None:
        """Clear the hover state if the pointer has left the button."""
        _check_hover(self)

    @override
    def actionEvent(self, event: QActionEvent) -> None:
        """Show the changed default action.

        Qt (6.11) sets the default action again on each change, and connects to it once more each time. An
        action renamed by every command would collect one connection per command.
        """
        action = self.defaultAction()
        if event.type() == QEvent.Type.ActionChanged and event.action() is action:
            self._show_as(action)
        else:
            super().actionEvent(event)

    def _show_as(self, action: QAction) -> None:
        words = action.iconText()
        self.setText(words if words == action.text() else escape_mnemonics(words))
        self.setIcon(action.icon())
        self.setToolTip(tip(tooltip_text(action.toolTip())))  # Without a tip, Qt returns the action's text here.
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setEnabled(action.isEnabled())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _handle_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore the third press of a fast triple click, which Qt takes for a new click."""
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _record_double_click(self, event)


MIN_TEXT_WIDTH = 96


class ShrinkingButton(Button):
    """A panel's main button, which elides a long text instead of widening the panel.

    The tooltip shows the full text.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("look", "primary")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), scaled(MIN_TEXT_WIDTH)), whole.height())

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.elided_text() != self.text():
            QToolTip.showText(
                event.globalPos(), tip(f"{self._full_text()}\n{tooltip_text(self.toolTip())}".strip()), self
            )
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.elided_text()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)

    def elided_text(self) -> str:
        """Return the text, elided to the button's width."""
        cut = self.sizeHint().width() - self.width()
        if cut <= 0:
            return self.text()
        room = self.fontMetrics().horizontalAdvance(self._full_text()) - cut
        return escape_mnemonics(
            self.fontMetrics().elidedText(self._full_text(), Qt.TextElideMode.ElideRight, max(0, room))
        )

    def _full_text(self) -> str:
        return self.text().replace("&&", "&")


def primary_button(text: str = "", parent: QWidget | None = None) -> Button:
    """Return a button styled as a panel's main action. Use one per panel."""
    button = Button(text, parent)
    button.setProperty("look", "primary")
    return button


PAD = 16
PICTURE = 28
CARD_HEIGHT = 64
NARROWEST = 240


class CardButton(PaintedButton):
    """A card with a picture, title and description that a click, Space or Enter presses."""

    def __init__(self, title: str, more: str, picture: QIcon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = more
        self.setText(title)
        self.setIcon(picture)
        self.setAccessibleName(title)
        self.setAccessibleDescription(more)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tip(more))

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), max(CARD_HEIGHT, scaled(CARD_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            painter.setBrush(
                palette.pressed if self.isDown() else palette.hover if self.underMouse() else palette.panel
            )
            painter.setPen(QPen(palette.focus, 2) if self.hasFocus() else QPen(palette.outline, 1))
            inset = 1.0 if self.hasFocus() else 0.5
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
            side = scaled(PICTURE)
            self.paint_picture(painter, QRect(PAD, (self.height() - side) // 2, side, side))
            words = self.rect().adjusted(PAD + side + PAD, 0, -PAD, 0)
            half = words.height() // 2
            self._write(painter, words.adjusted(0, 8, 0, -half), self.text(), is_title=True)
            self._write(painter, words.adjusted(0, half, 0, -10), self._more, is_title=False)

    def paint_picture(self, painter: QPainter, place: QRect) -> None:
        """Paint the picture at the left."""
        self.icon().paint(painter, place)

    @staticmethod
    def _write(painter: QPainter, place: QRect, text: str, *, is_title: bool) -> None:
        font = text_font(bold=True) if is_title else text_font(TextSize.SMALL)
        palette = current_palette()
        painter.setFont(font)
        painter.setPen(palette.text if is_title else palette.text_muted)
        fitted = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitted)


SIGN = 14
TOKEN_WIDTH, TOKEN_HEIGHT = 40, 24
MAX_COUNT = 9


class PlusButton(ToolButton):
    """A small button with a token's sign that adds such a token. ``use_requested`` carries its use."""

    use_requested = Signal(Use)

    def __init__(self, sign: Sign, use: Use, does: str, says: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._use = use
        self._says = says
        self.setProperty("look", "token")
        self.setText("+")
        self.setToolTip(tip(says))
        self.setAccessibleName(does)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fix_width(self, TOKEN_WIDTH)
        fix_height(self, TOKEN_HEIGHT)
        self.clicked.connect(self._on_clicked)
        theme().theme_changed.connect(self._draw)
        self._draw()

    def set_refusal(self, reason: str) -> None:
        """Disable the button with a reason as its tooltip; an empty reason enables it."""
        self.setEnabled(not reason)
        self.setToolTip(tip(reason or self._says))

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
        self.use_requested.emit(self._use)


class TokenButton(PlusButton):
    """A button for a use of one token; held down, it opens a menu for several."""

    def __init__(self, name: str, sign: Sign, use: Use, does: str, parent: QWidget | None = None) -> None:
        super().__init__(sign, use, does, tr("{what} (hold for more)", what=does), parent)
        self.name = name
        self._several: dict[int, QAction] = {}
        self.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)
        self.setMenu(self._build_count_menu())

    def press(self, count: int) -> None:
        """Trigger the use with a number of tokens, as a click or the menu does."""
        if count == 1:
            self.click()
        else:
            self._several[count].trigger()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def timerEvent(self, event: QTimerEvent) -> None:
        """Open the menu, unless the button was released while the program was busy.

        The timer may fire before the pending release event is read, so read the events first.
        """
        QGuiApplication.sync()
        if isValid(self):
            super().timerEvent(event)

    def _build_count_menu(self) -> QMenu:
        menu = QMenu(self)
        drop_hover_after(menu, self)
        for count in range(2, MAX_COUNT + 1):
            action = menu.addAction(f"{count} × {self.name}")
            action.setData(count)
            self._several[count] = action
        menu.triggered.connect(self._on_number)
        return menu

    def _on_number(self, action: QAction) -> None:
        self.use_requested.emit(replace(self._use, inputs={**self._use.inputs, "count": action.data()}))
