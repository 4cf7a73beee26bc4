"""The theme: palette, fonts and style of controls, applied to the application together.

Qt's own dark mode switch does nothing on bare X or offscreen, so colors are our own; the switch is still set, for title
bars and file dialogs that the system draws. The style sheet is the template resources/themes/window.qss filled with a
palette's colors and lengths. It takes arrows and ticks only from files, so these are shipped in each palette's colors.
Reduced motion is a setting, because Qt cannot query the system's.
"""

from enum import Enum
from functools import cache
from pathlib import Path
from string import Template

from msgspec.structs import fields
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gmtracker.engine.game_spec import GameColor
from gmtracker.resources import resource
from gmtracker.ui.theme.fonts import TextSize, scaled, set_room_scale, set_text_scale, text_font
from gmtracker.ui.theme.palette import CONTRAST, DARK, LIGHT, NO_GAME, Palette, Tone, tint_palette
from gmtracker.ui.theme.spacing import CELL, GRID, reapply_sizes


@cache
def drawing(name: str) -> str:
    """Return the SVG source of resources/icons/`name`.svg, with lines in `currentColor`.

    Raises FileNotFoundError if there is none.
    """
    return resource("icons", f"{name}.svg").read_text("utf-8")


def tinted_drawing(name: str, colour: QColor) -> str:
    """Return the SVG source of a drawing with its lines in a color."""
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
"""Qt's animations: menus, lists and tooltips that roll or fade in."""


class Motion(QObject):
    """Whether animations are on. ``switched`` is emitted when that changes.

    When off, nothing flashes, rolls, slides, fades or blinks, including the text cursor.
    """

    switched = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.is_on = True
        self._blinks_ms = QGuiApplication.styleHints().cursorFlashTime()
        self._effects = tuple(effect for effect in EFFECTS if QApplication.isEffectEnabled(effect))

    def switch(self, on: bool) -> None:
        """Turn animations on (as the system has them) or off."""
        if on == self.is_on:
            return
        self.is_on = on
        QGuiApplication.styleHints().setCursorFlashTime(self._blinks_ms if on else 0)
        for effect in self._effects:
            QApplication.setEffectEnabled(effect, on)
        self.switched.emit(on)


@cache
def motion() -> Motion:
    """Return the program's only Motion. Needs an application."""
    return Motion()


def set_motion(on: bool) -> None:
    """Turn animations on or off."""
    motion().switch(on)


CONTROL = 30
COMPACT = 24
COMMAND = 32
HEADER, LARGE_HEADER = 32, 24
ITEM, BAND = 32, 4
ARROW = 14
DOT = 8
"""The dot in a checked radio button. The indicators of radio buttons and check boxes are a bit over twice as wide."""

ANIMATION_MS = 200
"""The duration of scroll bar and tab animations."""


def style_sheet(palette: Palette) -> str:
    """Return the style sheet for a palette at the current text scale."""
    template = Template(resource("themes", "window.qss").read_text("utf-8"))
    return template.substitute(_colours(palette) | _list_lengths() | _artwork(palette))


def _colours(palette: Palette) -> dict[str, str]:
    """Return all colors by template name: `panel`, and `accent_fill` for a shade of a tone."""
    names: dict[str, str] = {}
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, QColor):
            names[field.name] = value.name(QColor.NameFormat.HexArgb)
        elif isinstance(value, Tone):
            shades = {shade.name: getattr(value, shade.name) for shade in fields(value)}
            names |= {f"{field.name}_{shade}": colour.name() for shade, colour in shades.items()}
    return names


def _list_lengths() -> dict[str, str]:
    dot = max(DOT, scaled(DOT))
    lengths = {
        "small": scaled(TextSize.SMALL),
        "medium": scaled(TextSize.MEDIUM),
        "large": scaled(TextSize.LARGE),
        "control": scaled(CONTROL),
        "control_focused": scaled(CONTROL) - 2,
        "command": scaled(COMMAND) - 2,
        "command_focused": scaled(COMMAND) - 4,
        "compact": scaled(COMPACT),
        "compact_focused": scaled(COMPACT) - 2,
        "header": max(HEADER, scaled(LARGE_HEADER)),
        "item": scaled(ITEM),
        "arrow": max(ARROW, scaled(ARROW)),
        "dot": dot,
        "dot_rim": dot // 2 + 1,
        "box": dot + 2 * (dot // 2),
        "box_round": dot // 2 + (dot + 2) // 2,
        "band": scaled(BAND),
        "grid": GRID,
        "cell": CELL,
        "animation": ANIMATION_MS if motion().is_on else 0,
    }
    return {name: str(pixels) for name, pixels in lengths.items()}


def _artwork(palette: Palette) -> dict[str, str]:
    return {name: artwork_file(*drawn).as_posix() for name, drawn in list_artwork(palette).items()}


def list_artwork(palette: Palette) -> dict[str, tuple[str, QColor]]:
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
    """The user's choice of theme; SYSTEM follows the system's light, dark or high contrast setting."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Theme(QObject):
    """Applies the theme; `theme_changed` tells self-painting widgets that colors or text sizes changed."""

    theme_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.palette = LIGHT
        self._scheme = Scheme.LIGHT
        self.color: GameColor = NO_GAME
        self._app: QApplication | None = None
        self._room = 1.0

    def apply(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """Apply a theme to the application: style, font, palette and style sheet."""
        self._apply_look(app, scheme, text_scale)
        if not app.styleSheet():
            reapply_sizes()
        self.apply_style_sheet(app)

    def apply_without_style_sheet(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
        """Apply a theme without its style sheet, so that widgets under construction are not styled again and again.

        Call :meth:`apply_style_sheet` afterwards.
        """
        app.setStyleSheet("")
        self._apply_look(app, scheme, text_scale)

    def _apply_look(self, app: QApplication, scheme: Scheme, text_scale: float) -> None:
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
        _set_system_scheme(app, scheme)
        self._set_colors(app)

    def use_color(self, color: GameColor) -> None:
        """Use a game's color. The style sheet is set only if the palette changes."""
        before, self.color = self.palette, color
        if self._app is not None:
            self._set_colors(self._app)
            if self.palette is not before and self._app.styleSheet():
                self.apply_style_sheet(self._app)

    def fit_room(self, scale: float) -> None:
        """Set the scale for large windows, and update fonts, fixed sizes and style sheet."""
        if scale == self._room:
            return
        self._room = scale
        set_room_scale(scale)
        if self._app is not None:
            self._app.setFont(text_font())
            if self._app.styleSheet():
                self.apply_style_sheet(self._app)
            else:
                reapply_sizes()

    def apply_style_sheet(self, app: QApplication) -> None:
        """Set the style sheet (unless it is set already), and emit `theme_changed`."""
        self._set_style_sheet(app)
        self.theme_changed.emit()

    def _set_style_sheet(self, app: QApplication) -> None:
        """Set the style sheet if it changed.

        A style sheet resets the fonts and heights of widgets, so fixed ones are set again.
        """
        sheet = style_sheet(self.palette)
        if app.styleSheet() != sheet:
            app.setStyleSheet(sheet)
            reapply_sizes()

    def _set_colors(self, app: QApplication) -> None:
        self.palette = tint_palette(_palette_for(app, self._scheme), self.color)
        app.setPalette(_qt_palette(self.palette))

    def _on_motion_switched(self) -> None:
        if self._app is not None:
            self._set_style_sheet(self._app)

    def _on_system_changed(self) -> None:
        if self._app is not None and self._scheme is Scheme.SYSTEM:
            self._set_colors(self._app)
            self.apply_style_sheet(self._app)


@cache
def theme() -> Theme:
    """Return the program's only theme."""
    return Theme()


def apply_theme(app: QApplication, scheme: Scheme, text_scale: float = 1.0) -> None:
    """Apply a theme; `text_scale` scales all text (1.0 is the design size)."""
    theme().apply(app, scheme, text_scale)


def current_palette() -> Palette:
    """Return the current palette, for painting."""
    return theme().palette


def dark_palette() -> Palette:
    """Return the dark palette in the game's color, or the current one if that has high contrast."""
    return CONTRAST if theme().palette is CONTRAST else tint_palette(DARK, theme().color)


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


def _set_system_scheme(app: QApplication, scheme: Scheme) -> None:
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
