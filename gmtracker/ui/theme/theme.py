"""The theme: a palette, the shipped letters and the style of controls, applied to the application together.

Qt's own switch to dark does nothing on bare X or off screen, so colours are set by us; the switch is still told, where
there is one, for the title bars and file dialogs that the system draws. The style sheet is resources/themes/window.qss
with a palette's colours and lengths put in; it takes arrows and ticks from files only, so these are shipped in each
palette's colours. Whether anything moves is a setting of ours: Qt does not know what the system's user
prefers.
"""

from enum import Enum
from functools import cache
from pathlib import Path
from string import Template

from msgspec.structs import fields
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gmtracker.resources import resource
from gmtracker.ui.theme.fonts import TextSize, scaled, set_room_scale, set_text_scale, text_font
from gmtracker.ui.theme.metrics import CELL, GRID, measure_anew
from gmtracker.ui.theme.palette import CONTRAST, DARK, LIGHT, Palette, Tone


@cache
def drawing(name: str) -> str:
    """The SVG of resources/icons/`name`.svg, its lines in `currentColor`.

    Raises FileNotFoundError where there is none.
    """
    return resource("icons", f"{name}.svg").read_text("utf-8")


def tinted_drawing(name: str, colour: QColor) -> str:
    """The SVG of a drawing with its lines in a colour."""
    return drawing(name).replace("currentColor", colour.name())


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


CONTROL = 30
COMPACT = 24
HEADER, LARGE_HEADER = 32, 24
ITEM = 32
ARROW = 14
DOT = 8
"""The dot in a chosen radio button; the button, and the box of a tick, are a little more than twice as wide."""

ANIMATION_MS = 200
"""How long scroll bars and tabs take to come where they go, where things move at all."""


def style_sheet(palette: Palette) -> str:
    """The style sheet in a palette, at the present text scale."""
    template = Template(resource("themes", "window.qss").read_text("utf-8"))
    return template.substitute(_colours(palette) | _lengths() | _artwork(palette))


def _colours(palette: Palette) -> dict[str, str]:
    """Every colour by its name: `panel`, and `accent_fill` for what is inside a tone."""
    names: dict[str, str] = {}
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, QColor):
            names[field.name] = value.name(QColor.NameFormat.HexArgb)
        elif isinstance(value, Tone):
            shades = {shade.name: getattr(value, shade.name) for shade in fields(value)}
            names |= {f"{field.name}_{shade}": colour.name() for shade, colour in shades.items()}
    return names


def _lengths() -> dict[str, str]:
    dot = max(DOT, scaled(DOT))
    lengths = {
        "small": scaled(TextSize.SMALL),
        "large": scaled(TextSize.LARGE),
        "control": scaled(CONTROL),
        "control_focused": scaled(CONTROL) - 2,
        "compact": scaled(COMPACT),
        "compact_focused": scaled(COMPACT) - 2,
        "header": max(HEADER, scaled(LARGE_HEADER)),
        "item": scaled(ITEM),
        "arrow": max(ARROW, scaled(ARROW)),
        "dot": dot,
        "dot_rim": dot // 2 + 1,
        "box": dot + 2 * (dot // 2),
        "box_round": dot // 2 + (dot + 2) // 2,
        "grid": GRID,
        "cell": CELL,
        "animation": ANIMATION_MS if motion().is_on else 0,
    }
    return {name: str(pixels) for name, pixels in lengths.items()}


def _artwork(palette: Palette) -> dict[str, str]:
    return {name: artwork_file(*drawn).as_posix() for name, drawn in artwork_of(palette).items()}


def artwork_of(palette: Palette) -> dict[str, tuple[str, QColor]]:
    """Return the drawing and color of each arrow and tick, by its name in the style sheet."""
    return {
        "arrow_down": ("chevron-down", palette.text_muted),
        "arrow_right": ("chevron-right", palette.text_muted),
        "plus": ("plus", palette.text),
        "minus": ("minus", palette.text),
        "plus_off": ("plus", palette.text_disabled),
        "minus_off": ("minus", palette.text_disabled),
        "tick": ("check", palette.text),
        "tick_on_accent": ("check", palette.accent.on_fill),
        "dash_on_accent": ("minus", palette.accent.on_fill),
    }


def artwork_file(name: str, colour: QColor) -> Path:
    """Return the path of a drawing in one color, as packaging/make_artwork.py writes it."""
    return resource("themes", "artwork", f"{name}-{colour.name()[1:]}.svg")


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
        self._room = 1.0

    def apply(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """Put a look on the application: its style, font, palette and style sheet."""
        self._look(app, scheme, text_scale)
        if not app.styleSheet():
            measure_anew(app.allWidgets())
        self.dress(app)

    def prepare(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """The same but for the style sheet: parts that are put together without one are not styled over and over."""
        app.setStyleSheet("")
        self._look(app, scheme, text_scale)

    def _look(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
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

    def fit_room(self, scale: float) -> None:
        """Make all text and what is measured by it larger once more where the window has room, or no longer."""
        if scale == self._room:
            return
        self._room = scale
        set_room_scale(scale)
        if self._app is not None:
            self._app.setFont(text_font())
            if self._app.styleSheet():
                self.dress(self._app)
            else:
                measure_anew(self._app.allWidgets())

    def dress(self, app: QApplication) -> None:
        """Put the style sheet on everything that there is, and will be; one that is worn already is left on."""
        self._put_on(app)
        self.theme_changed.emit()

    def _put_on(self, app: QApplication) -> None:
        """Put the sheet on; one in the place of another gives widgets back the letters they had under the first."""
        sheet, worn = style_sheet(self.palette), app.styleSheet()
        if worn != sheet:
            app.setStyleSheet(sheet)
            if worn:
                measure_anew(app.allWidgets())

    def _take_colours(self, app: QApplication) -> None:
        self.palette = _palette_for(app, self._scheme)
        app.setPalette(_qt_palette(self.palette))

    def _on_motion_switched(self) -> None:
        if self._app is not None:
            self._put_on(self._app)

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
