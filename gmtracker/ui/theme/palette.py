"""The colors of the window, its tokens and printed pages, all in one place.

▲ is a bluish green, ▼ a vermilion, a warning an amber (from Okabe and Ito's palette for all kinds of color vision).
The accent is the game's, blue without one; everything else is neutral. Strong shades fill areas; text and thin lines
use the tone's `text`. To add a palette, create one more instance and list it in `PALETTES`.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor

from gmtracker.engine.game_spec import GameColor, Sign


class Tone(Struct, frozen=True):
    """One meaning in four shades.

    `fill` is for areas and `on_fill` for text on them; `text` is for text and thin lines on the window's surfaces
    and on `soft`, the tone's pale background.
    """

    fill: QColor
    on_fill: QColor
    text: QColor
    soft: QColor


class Palette(Struct, frozen=True):
    """The colors of one theme.

    Surfaces, from back to front: `window`, `panel` (tables, fields), `raised` (headings, buttons), `hover`,
    `pressed`, `selection`. `line` divides; `outline` is the edge of what can be clicked or typed into.
    `text_disabled` is the only text that may be faint. `stone` is the neutral tone: the fill of a track, and tokens
    without a sign. `life` is what is left (hit points), `harm` a last quarter and who is defeated. `empty` and
    `hatch` are the free and the held segments of a wheel; what is empty has an `outline`. `held` is a dimmed segment,
    or a bar on a chart's losing side. `drop_yes` and `drop_no` mark where a carried token may and may not be dropped.
    `flash` is briefly the background of recent changes, and of a main button under the pointer. With `has_light_rims`
    the edge of a token is lighter than its fill, else darker.
    """

    name: str
    window: QColor
    panel: QColor
    raised: QColor
    hover: QColor
    pressed: QColor
    selection: QColor
    line: QColor
    outline: QColor
    focus: QColor
    text: QColor
    text_muted: QColor
    text_disabled: QColor
    tooltip: QColor
    on_tooltip: QColor
    shadow: QColor
    flash: QColor
    empty: QColor
    hatch: QColor
    held: QColor
    accent: Tone
    up: Tone
    down: Tone
    stone: Tone
    warning: Tone
    life: Tone
    harm: Tone
    drop_yes: Tone
    drop_no: Tone
    has_light_rims: bool = False

    def rim(self, fill: QColor) -> QColor:
        """Return the color of the edge of a token with this fill."""
        return _mix_colors(fill, WHITE, 0.35) if self.has_light_rims else fill.darker(118)

    def tone(self, sign: Sign, *, dimmed: bool = False) -> Tone:
        """Return the tone of a token's sign: `up`, `down`, or neutral.

        `dimmed`, for a token that cannot be taken, blends it with the panel color.
        """
        match sign:
            case "up" | "up-2" | "up-3" | "bolt" | "clover" | "star":
                tone = self.up
            case "down" | "down-2" | "down-3":
                tone = self.down
            case "none" | "none-2" | "none-3":
                tone = self.stone
        return _fade_tone(tone, self.panel) if dimmed else tone


def _fade_tone(tone: Tone, ground: QColor) -> Tone:
    fill = _mix_colors(tone.fill, ground, 0.62)
    return Tone(fill, _mix_colors(tone.on_fill, fill, 0.3), _mix_colors(tone.text, ground, 0.5), tone.soft)


def _mix_colors(colour: QColor, other: QColor, share: float) -> QColor:
    kept = 1 - share
    return QColor.fromRgbF(
        colour.redF() * kept + other.redF() * share,
        colour.greenF() * kept + other.greenF() * share,
        colour.blueF() * kept + other.blueF() * share,
    )


WHITE = QColor("#ffffff")
BLANK = QColor("#000000")
"""The blank player window. It is dark in every theme, so that it gives no light at the table."""


def _build_tone(fill: str, on_fill: str, text: str, soft: str) -> Tone:
    return Tone(QColor(fill), QColor(on_fill), QColor(text), QColor(soft))


LIGHT = Palette(
    name="light",
    window=QColor("#edeff2"),
    panel=QColor("#ffffff"),
    raised=QColor("#f6f7f9"),
    hover=QColor("#e1e7ee"),
    pressed=QColor("#d3dbe4"),
    selection=QColor("#dbe7f8"),
    line=QColor("#d8dde3"),
    outline=QColor("#7b8490"),
    focus=QColor("#1f5fb8"),
    text=QColor("#171b21"),
    text_muted=QColor("#525b66"),
    text_disabled=QColor("#98a0aa"),
    tooltip=QColor("#23292f"),
    on_tooltip=QColor("#f4f6f8"),
    shadow=QColor(16, 24, 32, 56),
    flash=QColor("#cfe0f8"),
    empty=QColor("#e4e9ee"),
    hatch=QColor("#4a5562"),
    held=QColor("#75808d"),
    accent=_build_tone("#1f5fb8", "#ffffff", "#1b55a6", "#dbe7f8"),
    up=_build_tone("#00634a", "#ffffff", "#00513c", "#ddf1ea"),
    down=_build_tone("#c65200", "#ffffff", "#a84600", "#fbe6d8"),
    stone=_build_tone("#4a5562", "#ffffff", "#3b444f", "#e3e7ec"),
    warning=_build_tone("#e69f00", "#1d1400", "#7d5200", "#fdf0d0"),
    life=_build_tone("#0a7285", "#ffffff", "#075c6c", "#dcf0f3"),
    harm=_build_tone("#b3133b", "#ffffff", "#9c0f33", "#fbe4e9"),
    drop_yes=_build_tone("#1f5fb8", "#ffffff", "#1b55a6", "#dbe7f8"),
    drop_no=_build_tone("#6a737e", "#ffffff", "#525b66", "#e8ebef"),
)

DARK = Palette(
    name="dark",
    window=QColor("#14171b"),
    panel=QColor("#1b1f24"),
    raised=QColor("#242930"),
    hover=QColor("#2a3038"),
    pressed=QColor("#343b45"),
    selection=QColor("#22344d"),
    line=QColor("#2f363f"),
    outline=QColor("#7d8793"),
    focus=QColor("#8ab6f4"),
    text=QColor("#e9ecef"),
    text_muted=QColor("#a6afba"),
    text_disabled=QColor("#6a737e"),
    tooltip=QColor("#e9ecef"),
    on_tooltip=QColor("#171b21"),
    shadow=QColor(0, 0, 0, 120),
    flash=QColor("#27436a"),
    empty=QColor("#2f363f"),
    hatch=QColor("#b4bdc8"),
    held=QColor("#76818e"),
    accent=_build_tone("#8ab6f4", "#0b1a2e", "#8ab6f4", "#22344d"),
    up=_build_tone("#007d5c", "#ffffff", "#62e3b8", "#143229"),
    down=_build_tone("#e07b2e", "#1d0b00", "#f58a48", "#40240f"),
    stone=_build_tone("#b4bdc8", "#14171b", "#c6ced7", "#2f363f"),
    warning=_build_tone("#e69f00", "#1d1400", "#f5be4b", "#3d2e0a"),
    life=_build_tone("#2fb0c2", "#00191d", "#74d7e6", "#10343a"),
    harm=_build_tone("#ff6b81", "#2a0009", "#ff92a2", "#4b1522"),
    drop_yes=_build_tone("#8ab6f4", "#0b1a2e", "#8ab6f4", "#22344d"),
    drop_no=_build_tone("#8a94a0", "#14171b", "#a6afba", "#2a2f36"),
    has_light_rims=True,
)

CONTRAST = Palette(
    name="contrast",
    window=QColor("#000000"),
    panel=QColor("#000000"),
    raised=QColor("#161616"),
    hover=QColor("#262626"),
    pressed=QColor("#3a3a3a"),
    selection=QColor("#00305f"),
    line=QColor("#b0b0b0"),
    outline=QColor("#ffffff"),
    focus=QColor("#ffe100"),
    text=QColor("#ffffff"),
    text_muted=QColor("#e4e4e4"),
    text_disabled=QColor("#9a9a9a"),
    tooltip=QColor("#ffffff"),
    on_tooltip=QColor("#000000"),
    shadow=QColor(0, 0, 0, 0),
    flash=QColor("#003a70"),
    empty=QColor("#3d3d3d"),
    hatch=QColor("#ffffff"),
    held=QColor("#a8a8a8"),
    accent=_build_tone("#7cc4ff", "#000000", "#9ad2ff", "#002a4d"),
    up=_build_tone("#6ff5c8", "#000000", "#a8ffe3", "#00291d"),
    down=_build_tone("#ff8a3c", "#000000", "#ffb27a", "#331600"),
    stone=_build_tone("#e4e4e4", "#000000", "#f2f2f2", "#262626"),
    warning=_build_tone("#ffc20a", "#000000", "#ffd45c", "#332700"),
    life=_build_tone("#5fe0f2", "#000000", "#9aeefa", "#00282e"),
    harm=_build_tone("#ff8095", "#000000", "#ffb3bf", "#3a000b"),
    drop_yes=_build_tone("#7cc4ff", "#000000", "#9ad2ff", "#002a4d"),
    drop_no=_build_tone("#c4c4c4", "#000000", "#dcdcdc", "#2a2a2a"),
)

PALETTES = (LIGHT, DARK, CONTRAST)

NO_GAME: GameColor = "blue"
"""The color without a game; LIGHT and DARK have it."""


def _tint(theme: Palette, color: GameColor, *shades: str) -> Palette:
    accent = _build_tone(*shades)
    return replace(
        theme,
        name=f"{theme.name} {color}",
        accent=accent,
        selection=accent.soft,
        focus=accent.fill,
        flash=_mix_colors(accent.soft, accent.fill, 0.08),
        drop_yes=accent,
    )


EVERY_PALETTE = (
    *PALETTES,
    _tint(LIGHT, "violet", "#6a3db5", "#ffffff", "#5c33a3", "#eae2f8"),
    _tint(LIGHT, "brown", "#6b4d38", "#ffffff", "#5b402d", "#efe5de"),
    _tint(LIGHT, "magenta", "#9a2377", "#ffffff", "#871d67", "#f7deee"),
    _tint(LIGHT, "slate", "#4a5562", "#ffffff", "#3b444f", "#e3e7ec"),
    _tint(DARK, "violet", "#bfa2f5", "#1d0f3a", "#bfa2f5", "#352a50"),
    _tint(DARK, "brown", "#d9b88f", "#241604", "#d9b88f", "#3d3022"),
    _tint(DARK, "magenta", "#f09bd3", "#36082a", "#f09bd3", "#4a1f3d"),
    _tint(DARK, "slate", "#b4bdc8", "#14171b", "#c6ced7", "#2f363f"),
)
"""Every theme in every game's color. High contrast keeps its own accent."""


def tint_palette(theme: Palette, color: GameColor) -> Palette:
    """Return a theme's palette with a game's accent."""
    return next((palette for palette in EVERY_PALETTE if palette.name == f"{theme.name} {color}"), theme)
