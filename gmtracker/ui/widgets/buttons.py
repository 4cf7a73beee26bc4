"""Buttons that Enter presses wherever they stand, as Space does."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gmtracker.ui.look.mnemonics import as_written
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.keys import is_enter


class Button(QPushButton):
    """A push button that Enter presses outside of dialogs too, without the look of a default button."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.say(text)

    def say(self, text: str) -> None:
        """Put words on the button as they are; an "&" in a name marks no key."""
        self.setText(as_written(text))

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
