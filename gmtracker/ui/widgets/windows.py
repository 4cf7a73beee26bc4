"""A window beside the table's that is never modal and closes on Esc, and one in which something has yet to be saved."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import native_keys, tip
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.inputs import DO_KEYS, first_wrong_number
from gmtracker.ui.widgets.labels import MessageLabel

SAVE_KEYS = "Ctrl+S"
TITLE_BAR = QSize(0, 40)
"""Room for a title bar that is not there yet."""

ASIDE = QPoint(28, 28)
"""How far a window stands from the one that was opened before."""


class QuietWindow(QWidget):
    """A window that is never modal and closes on Esc, unless it is put into another widget.

    ``size`` is in logical pixels of the design: it grows with the text, as far as the screen has room. It opens over
    the window that it belongs to, on the same screen: left to the system, it may open on the players' screen.
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
        """Letters of another size need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Take a place before the system gives one: this event comes before the window is there."""
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
    """Place a window that is not shown yet over the middle of another one, within that one's screen.

    Each further window stands a step aside, so that it does not hide the one before.
    """
    screen = home.screen()
    room = screen.availableGeometry()
    beside = [other for other in home.findChildren(QuietWindow) if other.isVisible() and other is not window]
    place = QRect(QPoint(), window.size().boundedTo(room.size() - TITLE_BAR))
    place.moveCenter(home.frameGeometry().center() + ASIDE * len(beside))
    left = max(room.left(), min(place.left(), room.right() + 1 - place.width()))
    top = max(room.top() + TITLE_BAR.height(), min(place.top(), room.bottom() + 1 - place.height()))
    window.setScreen(screen)
    window.setGeometry(QRect(QPoint(left, top), place.size()))


def scrolled(content: QWidget) -> QScrollArea:
    """A widget within a frameless area that scrolls up and down, and aside where the screen is too narrow for it."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class DraftWindow(QuietWindow):
    """Closing it with changes asks within the window, in the words ``not_saved``, and loses nothing.

    ``does`` is what its main button says.
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
        self._discard.clicked.connect(self.discard)
        self._leave.clicked.connect(self.close)
        self._save.clicked.connect(self.save)
        for keys in (SAVE_KEYS, "Ctrl+Return", DO_KEYS):
            QShortcut(QKeySequence(keys), self).activated.connect(self.save)

    def has_unsaved_changes(self) -> bool:
        """Whether something would be lost without saving."""
        raise NotImplementedError

    def save(self) -> bool:
        """Ask for what was written to be saved, and close. False, with the reason shown, where it would be refused."""
        raise NotImplementedError

    def discard(self) -> None:
        """Take back what was written, and close."""
        raise NotImplementedError

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.has_unsaved_changes():
            self._says.refuse(self._not_saved)
            self._discard.show()
            self._save.setFocus(Qt.FocusReason.OtherFocusReason)
            event.ignore()
        else:
            event.accept()

    def ask(self) -> None:
        """Come to the front, and ask what becomes of the changes."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.close()

    def keep_notice(self, sentence: str) -> None:
        """Say a sentence until another one is kept: after each refusal it comes again."""
        self._standing_notice = sentence
        self._says.tell(sentence)

    def withdraw_refusal(self) -> None:
        """Say only the notice that is kept, if any, and ask nothing."""
        self._discard.hide()
        self._says.tell(self._standing_notice)

    def refuse_wrong_number(self) -> bool:
        """Whether a field has no readable number; then say so and focus it."""
        wrong = first_wrong_number(self)
        if wrong is None:
            return False
        self._says.refuse(wrong.complaint())
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def settle(self) -> None:
        """Save the changes unasked, or drop what cannot be saved as it is."""
        if not self.save():
            self.discard()

    def foot(self) -> QHBoxLayout:
        """What the window says, and its buttons, to be laid out below everything else.

        More lines grow upward, so that no button moves as somebody is about to click it.
        """
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._says, 1)
        foot.addStretch(0)
        for button in (self._discard, self._leave, self._save):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addSpacing(16)
        return foot
