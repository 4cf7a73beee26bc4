"""Whether anything moves by itself. It is a setting of ours: Qt does not know what the system's user wishes."""

from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

EFFECTS = (
    Qt.UIEffect.UI_General,
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
"""What the system may have Qt move: menus, lists and tooltips that roll or fade in."""


class Motion(QObject):
    """Holds whether things move. ``switched`` tells that they do now, or no longer.

    Without motion nothing lights up, rolls, slides, fades or blinks, the cursor in a field included.
    """

    switched = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.is_on = True
        self._blinks_ms = QGuiApplication.styleHints().cursorFlashTime()
        self._effects = tuple(effect for effect in EFFECTS if QApplication.isEffectEnabled(effect))

    def switch(self, on: bool) -> None:
        """Let things move as the system has it, or not at all."""
        if on == self.is_on:
            return
        self.is_on = on
        QGuiApplication.styleHints().setCursorFlashTime(self._blinks_ms if on else 0)
        for effect in self._effects:
            QApplication.setEffectEnabled(effect, on)
        self.switched.emit(on)


@cache
def motion() -> Motion:
    """The one switch of the program. An application must be there."""
    return Motion()


def set_motion(on: bool) -> None:
    """Let things move, or not (a setting of the user's)."""
    motion().switch(on)
