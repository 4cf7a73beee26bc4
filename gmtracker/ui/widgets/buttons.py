"""Buttons that Enter presses wherever they stand, as Space does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gmtracker.ui.qt_override import override


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is one of the two that enter, pressed and not held."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


class Button(QPushButton):
    """A push button that Enter presses outside of dialogs too, without the look of a default button."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.say(text)

    def say(self, text: str) -> None:
        """Put words on the button as they are; an "&" in a name marks no key."""
        self.setText(text.replace("&", "&&"))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)


def primary_button(text: str = "", parent: QWidget | None = None) -> Button:
    """The button for what a panel is there for; one a panel."""
    button = Button(text, parent)
    button.setProperty("look", "primary")
    return button
