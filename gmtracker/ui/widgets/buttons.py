"""Buttons that Enter presses as Space does, cards, choices, and a small button that brings one more token of a kind.

A double or triple click presses each of them once, and none that came to lie under the pointer after its first click;
only the button for one more token counts every click.
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
from gmtracker.engine.sheet import Sign
from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.metrics import as_written, fix_height, fix_width, text_of_tip, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.inputs import is_enter


def _pressed_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button where the key is Enter; returns whether it was."""
    if not is_enter(event):
        return False
    button.click()
    return True


ARROWS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def _takes_key(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press the button by Enter, and go by an arrow to another button beside it; False for any other key.

    Qt goes by arrows through the whole window: from one panel into the next, whose button Enter then presses.
    """
    if (step := ARROWS.get(event.key())) is None:
        return _pressed_by_enter(button, event)
    chain = QWidget.nextInFocusChain if step > 0 else QWidget.previousInFocusChain
    to = chain(button)
    while to is not None and to is not button and not _is_beside(button, to):
        to = chain(to)
    if to is not None:
        to.setFocus(Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason)
    return True


def _is_beside(button: QAbstractButton, other: QWidget) -> bool:
    """Whether another widget is a button of the same part of the window that can have the focus."""
    is_stop = bool(other.focusPolicy() & Qt.FocusPolicy.TabFocus) and other.isVisible() and other.isEnabled()
    return is_stop and isinstance(other, QAbstractButton) and other.parentWidget() is button.parentWidget()


class _DoubleClick:
    """The last double click: when, in milliseconds of its events, and on which button (by its identity)."""

    time = -60_000
    button = 0


def _takes_double_click(button: QAbstractButton, event: QMouseEvent) -> None:
    _DoubleClick.time, _DoubleClick.button = event.timestamp(), id(button)
    event.accept()


def _is_third_click(button: QAbstractButton, event: QMouseEvent) -> bool:
    """Whether a press follows a double click on the same button so soon that Qt starts a click of its own with it."""
    since = event.timestamp() - _DoubleClick.time
    return _DoubleClick.button == id(button) and 0 < since < QGuiApplication.styleHints().mouseDoubleClickInterval()


class Button(QPushButton):
    """A push button that Enter presses outside of dialogs too, without the look of a default button."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.say(text)

    def say(self, text: str) -> None:
        """Put words on the button as they are; an "&" in a name marks no key."""
        self.setText(as_written(text))

    def check_hover(self) -> None:
        """Drop the hover if the pointer is elsewhere by now."""
        _check_hover(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _takes_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _takes_double_click(self, event)


def drop_hover_after(menu: QMenu, button: "Button | ToolButton") -> None:
    """Take the hover off a button when its menu closes and the pointer is elsewhere: Qt doesn't tell the button."""
    menu.aboutToHide.connect(button.check_hover, Qt.ConnectionType.QueuedConnection)


def _check_hover(button: QAbstractButton) -> None:
    if not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))


class PaintedButton(QAbstractButton):
    """A button that paints itself: Enter presses it as Space does."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _takes_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _takes_double_click(self, event)


class CheckBox(QCheckBox):
    """A box to tick; Enter is for the form that it is in."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            event.ignore()
        elif not _takes_key(self, event):
            super().keyPressEvent(event)


class RowButton(PaintedButton):
    """One of a row: arrows and digits are for the row."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class RadioButton(QRadioButton):
    """One of several of which one is chosen: Tab comes to that one from either side, and arrows choose another.

    Qt leads Tab past the others only once the keys have been at one of them: from below it came to the last.
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
        """Drop the hover if the pointer is elsewhere by now."""
        _check_hover(self)

    @override
    def actionEvent(self, event: QActionEvent) -> None:
        """Follow a change of the action that is shown.

        Qt's own answer to a change is to set the default action anew, which listens to it once more each time
        (6.11): an action renamed by every command would be heard as often as there were commands.
        """
        action = self.defaultAction()
        if event.type() == QEvent.Type.ActionChanged and event.action() is action:
            self._show_as(action)
        else:
            super().actionEvent(event)

    def _show_as(self, action: QAction) -> None:
        words = action.iconText()
        self.setText(words if words == action.text() else as_written(words))
        self.setIcon(action.icon())
        self.setToolTip(tip(text_of_tip(action.toolTip())))  # which falls back on the action's text
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setEnabled(action.isEnabled())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _takes_key(self, event):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not _is_third_click(self, event):
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        _takes_double_click(self, event)


LEAST_WORDS = 96


class ShrinkingButton(Button):
    """A panel's main button, whose long words never make the panel wider: where they are cut, its tip says them."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("look", "primary")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), scaled(LEAST_WORDS)), whole.height())

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.shown() != self.text():
            QToolTip.showText(event.globalPos(), tip(f"{self._words()}\n{text_of_tip(self.toolTip())}".strip()), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)

    def shown(self) -> str:
        """As much of the words as there is room for."""
        cut = self.sizeHint().width() - self.width()
        if cut <= 0:
            return self.text()
        room = self.fontMetrics().horizontalAdvance(self._words()) - cut
        return as_written(self.fontMetrics().elidedText(self._words(), Qt.TextElideMode.ElideRight, max(0, room)))

    def _words(self) -> str:
        return self.text().replace("&&", "&")


def primary_button(text: str = "", parent: QWidget | None = None) -> Button:
    """The button for what a panel is there for; one a panel."""
    button = Button(text, parent)
    button.setProperty("look", "primary")
    return button


PAD = 16
PICTURE = 24
CARD_HEIGHT = 64
NARROWEST = 240


class CardButton(PaintedButton):
    """A card that one click, Space or Enter presses."""

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
            self.icon().paint(painter, QRect(PAD, (self.height() - side) // 2, side, side))
            words = self.rect().adjusted(PAD + side + PAD, 0, -PAD, 0)
            half = words.height() // 2
            self._write(painter, words.adjusted(0, 8, 0, -half), self.text(), is_title=True)
            self._write(painter, words.adjusted(0, half, 0, -10), self._more, is_title=False)

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
MOST_AT_ONCE = 9


class PlusButton(ToolButton):
    """Brings a token of a kind, whose sign it shows. ``asked`` carries the use that does."""

    asked = Signal(Use)

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

    def refuse(self, reason: str) -> None:
        """Say why it cannot be pressed now; with no reason it can be."""
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
        self.asked.emit(self._use)


class TokenButton(PlusButton):
    """Carries a use of one token; held down, it offers the same with several."""

    def __init__(self, name: str, sign: Sign, use: Use, does: str, parent: QWidget | None = None) -> None:
        super().__init__(sign, use, does, tr("{what} (hold for more)", what=does), parent)
        self.name = name
        self._several: dict[int, QAction] = {}
        self.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)
        self.setMenu(self._numbers())

    def press(self, count: int) -> None:
        """Press it for one, or hold it for several."""
        if count == 1:
            self.click()
        else:
            self._several[count].trigger()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def timerEvent(self, event: QTimerEvent) -> None:
        """It was held long enough: where the program was busy meanwhile, hear first whether it was let go."""
        QGuiApplication.sync()
        if isValid(self):
            super().timerEvent(event)

    def _numbers(self) -> QMenu:
        menu = QMenu(self)
        drop_hover_after(menu, self)
        for count in range(2, MOST_AT_ONCE + 1):
            action = menu.addAction(f"{count} × {self.name}")
            action.setData(count)
            self._several[count] = action
        menu.triggered.connect(self._on_number)
        return menu

    def _on_number(self, action: QAction) -> None:
        self.asked.emit(replace(self._use, inputs={**self._use.inputs, "count": action.data()}))
