"""The theme: a palette, the shipped letters and the style of controls, applied to the application together.

Qt's own switch to dark does nothing on bare X or off screen, so colours are set by us; the switch is still
told, where there is one, for the title bars and file dialogs that the system draws.
"""

from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from gmtracker.ui.look.measured import measure_anew
from gmtracker.ui.look.motion import motion
from gmtracker.ui.look.palette import CONTRAST, DARK, LIGHT, Palette
from gmtracker.ui.look.style_sheet import style_sheet
from gmtracker.ui.look.typography import set_text_scale, text_font


class Scheme(Enum):
    """Which look the user wants: the system's, or always the same."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Theme(QObject):
    """The look in force; `theme_changed` tells what paints itself that colours or text sizes are others."""

    theme_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.palette = LIGHT
        self._scheme = Scheme.LIGHT
        self._app: QApplication | None = None

    def apply(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """Put a look on the application: its style, font, palette and style sheet."""
        self.prepare(app, scheme, text_scale)
        measure_anew(app.allWidgets())
        self.dress(app)

    def prepare(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """The same but for the style sheet: parts that are put together without one are not styled over and over."""
        if self._app is not app:
            self._app = app
            app.setStyle("Fusion")
            hints = app.styleHints()
            hints.colorSchemeChanged.connect(self._on_system_changed)
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
            motion().switched.connect(self._on_motion_switched)
        self._scheme = scheme
        set_text_scale(text_scale)
        app.setFont(text_font())
        _tell_system(app, scheme)
        self._take_colours(app)

    def dress(self, app: QApplication) -> None:
        """Put the style sheet on everything that there is, and will be."""
        app.setStyleSheet(style_sheet(self.palette))
        self.theme_changed.emit()

    def _take_colours(self, app: QApplication) -> None:
        self.palette = _palette_for(app, self._scheme)
        app.setPalette(_qt_palette(self.palette))

    def _on_motion_switched(self) -> None:
        if self._app is not None:
            self._app.setStyleSheet(style_sheet(self.palette))

    def _on_system_changed(self) -> None:
        if self._app is not None and self._scheme is Scheme.SYSTEM:
            self._take_colours(self._app)
            self.dress(self._app)


@cache
def theme() -> Theme:
    """The one theme of the program."""
    return Theme()


def apply_theme(app: QApplication, scheme: Scheme, text_scale: float = 1.0) -> None:
    """Put a look on the application; `text_scale` makes all text larger or smaller (1.0 is as designed)."""
    theme().apply(app, scheme, text_scale)


def current_palette() -> Palette:
    """The colours in force, for whoever paints."""
    return theme().palette


def _palette_for(app: QApplication, scheme: Scheme) -> Palette:
    match scheme:
        case Scheme.LIGHT:
            return LIGHT
        case Scheme.DARK:
            return DARK
        case Scheme.CONTRAST:
            return CONTRAST
        case Scheme.SYSTEM:
            hints = app.styleHints()
            if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
                return CONTRAST
            return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def _tell_system(app: QApplication, scheme: Scheme) -> None:
    hints = app.styleHints()
    match scheme:
        case Scheme.LIGHT:
            hints.setColorScheme(Qt.ColorScheme.Light)
        case Scheme.DARK | Scheme.CONTRAST:
            hints.setColorScheme(Qt.ColorScheme.Dark)
        case Scheme.SYSTEM:
            hints.unsetColorScheme()


def _qt_palette(palette: Palette) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.window,
        role.WindowText: palette.text,
        role.Base: palette.panel,
        role.AlternateBase: palette.raised,
        role.Text: palette.text,
        role.PlaceholderText: palette.text_muted,
        role.Button: palette.raised,
        role.ButtonText: palette.text,
        role.BrightText: palette.accent.on_fill,
        role.Highlight: palette.accent.fill,
        role.HighlightedText: palette.accent.on_fill,
        role.Accent: palette.accent.fill,
        role.Link: palette.accent.text,
        role.LinkVisited: palette.accent.text,
        role.ToolTipBase: palette.tooltip,
        role.ToolTipText: palette.on_tooltip,
        role.Light: palette.raised,
        role.Midlight: palette.hover,
        role.Mid: palette.line,
        role.Dark: palette.outline,
        role.Shadow: palette.shadow,
    }
    result = QPalette()
    for name, colour in colours.items():
        result.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        result.setColor(QPalette.ColorGroup.Disabled, name, palette.text_disabled)
    result.setColor(QPalette.ColorGroup.Disabled, role.Highlight, palette.pressed)
    result.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, palette.text_disabled)
    return result
