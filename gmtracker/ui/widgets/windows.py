"""Non-modal windows that close on Esc, and one that asks about unsaved changes."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import native_keys, tip
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS, first_wrong_number, is_enter, types_word
from gmtracker.ui.widgets.labels import MessageLabel
from gmtracker.ui.widgets.scroll import scroll_to

SAVE_KEYS = "Ctrl+S"
TITLE_BAR = QSize(0, 40)
"""Room for a title bar that does not exist before the window is shown."""

WINDOW_OFFSET = QPoint(28, 28)
"""The offset of a window from the one opened before it."""


class QuietWindow(QWidget):
    """A non-modal window that closes on Esc, unless it is embedded in another widget.

    ``size`` is in unscaled pixels: it grows with the text size, as far as the screen allows. The window opens over
    its parent on the same screen; left to the system, it might open on the players' screen.
    """

    def __init__(self, title: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._size = size
        self._sized_for = QSize()
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Resize when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Set a position before the system chooses one; the native window does not exist yet."""
        home = self.parentWidget()
        if home is not None and self.isWindow() and not self.testAttribute(Qt.WidgetAttribute.WA_Moved):
            place_over(self, home.window())
        super().showEvent(event)

    def _fit(self) -> None:
        wanted = QSize(scaled(self._size.width()), scaled(self._size.height()))
        if wanted != self._sized_for:
            self._sized_for = wanted
            frame = self.frameGeometry().size() - self.geometry().size()
            self.resize(wanted.boundedTo(self.screen().availableSize() - frame))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def place_over(window: QWidget, home: QWidget) -> None:
    """Place a window over the middle of another one, within that one's screen.

    Each further window is offset by ASIDE, so that none hides the one before.
    """
    screen = home.screen()
    room = screen.availableGeometry()
    beside = [other for other in home.findChildren(QuietWindow) if other.isVisible() and other is not window]
    place = QRect(QPoint(), window.size().boundedTo(room.size() - TITLE_BAR))
    place.moveCenter(home.frameGeometry().center() + WINDOW_OFFSET * len(beside))
    left = max(room.left(), min(place.left(), room.right() + 1 - place.width()))
    top = max(room.top() + TITLE_BAR.height(), min(place.top(), room.bottom() + 1 - place.height()))
    window.setScreen(screen)
    window.setGeometry(QRect(QPoint(left, top), place.size()))


def wrap_in_scroll_area(content: QWidget) -> QScrollArea:
    """Return a frameless scroll area around a widget, which also scrolls sideways on a narrow screen."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class _WordsAtButton(QObject):
    """Ignores words that are typed while a button has the focus, with their Space and Enter."""

    def __init__(self, button: QWidget) -> None:
        super().__init__(button)
        self.is_wording = False
        button.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let neither Space nor Enter save within words typed at the button, which were meant for another field.

        Any other key, such as Tab, ends this.
        """
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        is_word = types_word(event) and (self.is_wording or event.text() != " ")
        if is_word or (self.is_wording and is_enter(event)):
            self.is_wording = True
            return True
        self.is_wording = False
        return False


class DraftWindow(QuietWindow):
    """A window that asks on closing with unsaved changes, inside the window, with the text ``not_saved``.

    ``does`` is the text of its main button.
    """

    def __init__(self, title: str, size: QSize, not_saved: str, does: str, parent: QWidget | None = None) -> None:
        super().__init__(title, size, parent)
        self._not_saved = not_saved
        self._says = MessageLabel()
        self._standing_notice = ""
        self._discard = Button(tr("Discard changes"))
        self._discard.hide()
        self._leave = Button(tr("Close"))
        self._save = primary_button(does)
        self._save.setToolTip(tip(native_keys(SAVE_KEYS)))
        self._words = _WordsAtButton(self._save)
        self._discard.clicked.connect(self.discard)
        self._leave.clicked.connect(self.close)
        self._save.clicked.connect(self.save)
        for keys in (SAVE_KEYS, "Ctrl+Return", SUBMIT_KEYS):
            QShortcut(QKeySequence(keys), self).activated.connect(self.save)

    def has_unsaved_changes(self) -> bool:
        """Whether closing would lose changes."""
        raise NotImplementedError

    def save(self) -> bool:
        """Save the changes and close. Returns False, with the reason shown, if that is refused."""
        raise NotImplementedError

    def discard(self) -> None:
        """Drop the changes and close."""
        raise NotImplementedError

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.has_unsaved_changes():
            self._says.show_refusal(self._not_saved)
            self._discard.show()
            self._words.is_wording = False
            self._save.setFocus(Qt.FocusReason.OtherFocusReason)
            event.ignore()
        else:
            event.accept()

    def ask_to_close(self) -> None:
        """Bring the window to the front and try to close it, which asks about the changes."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.close()

    def set_notice(self, sentence: str) -> None:
        """Show a sentence that comes back after each refusal, until another one is set."""
        self._standing_notice = sentence
        self._says.show_message(sentence)

    def withdraw_refusal(self) -> None:
        """Show only the standing notice, if any, and hide the question about changes."""
        self._discard.hide()
        self._says.show_message(self._standing_notice)

    def refuse_wrong_number(self) -> bool:
        """Show and focus the first invalid number field. Returns False if there is none."""
        wrong = first_wrong_number(self)
        if wrong is None:
            return False
        self._says.show_refusal(wrong.complaint())
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)
        scroll_to(wrong)
        return True

    def settle(self) -> None:
        """Save the changes without asking, or drop them if they are refused."""
        if not self.save():
            self.discard()

    def build_bottom_row(self) -> QHBoxLayout:
        """Return the bottom row of message and buttons.

        The message grows upward, so that no button moves while someone is about to click it.
        """
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._says, 1)
        foot.addStretch(0)
        for button in (self._discard, self._leave, self._save):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addSpacing(16)
        return foot
