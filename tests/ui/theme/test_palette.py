"""Tests that everyone can read the palettes' colors and tell them apart."""

from math import dist
from operator import attrgetter

import pytest
from msgspec.structs import astuple
from PySide6.QtGui import QColor

from gmtracker.ui.theme.palette import CONTRAST, EVERY_PALETTE, Palette, Tone
from tests.windows.pictures import Triple, contrast, linear

SURFACES = ("window", "panel", "raised", "hover", "selection")
TONES = ("accent", "up", "down", "stone", "warning", "life", "harm", "drop_yes", "drop_no")

TEXT_PAIRS = (
    *((text, surface) for text in ("text", "text_muted") for surface in (*SURFACES, "flash")),
    *((f"{tone}.text", surface) for tone in TONES for surface in SURFACES),
    *((f"{tone}.on_fill", f"{tone}.fill") for tone in TONES),
    *((f"{tone}.text", f"{tone}.soft") for tone in TONES),
    *(("text", f"{tone}.soft") for tone in TONES),
    *(("text_muted", f"{tone}.soft") for tone in ("up", "down")),
    ("text", "pressed"),
    ("accent.text", "flash"),
    ("on_tooltip", "tooltip"),
)
"""Pairs of text and background, by name. To be legible, they need a contrast of 4.5 : 1."""

MARKS = ("held", "stone.fill", "life.fill", "warning.text", "harm.fill")
"""Dimmed segments, bars and dots. Amber bars have an edge in the text's amber."""

EDGE_PAIRS = (
    *(("focus", surface) for surface in SURFACES),
    *(("outline", ground) for ground in (*SURFACES, "empty", "stone.soft")),
    *((f"{tone}.fill", "panel") for tone in ("accent", "up", "down", "stone", "life", "harm", "drop_yes", "drop_no")),
    *((f"{tone}.text", "empty") for tone in ("stone", "warning", "life", "harm")),
    *((f"{tone}.fill", f"{tone}.soft") for tone in ("drop_yes", "drop_no")),
    ("warning.text", "panel"),
    ("hatch", "empty"),
    *((mark, surface) for mark in MARKS for surface in ("panel", "raised", "selection")),
)
"""Pairs of an edge or mark and its background. They need a contrast of 3 : 1.

`outline` is the edge of empty parts, chips, axes and sides of the table. The `text` of a tone is the edge of parts
filled with it.
"""

APART_PAIRS = (("up.fill", "down.fill"), ("up.text", "down.text"))
"""Pairs that differ in lightness as well as in shape. They need a contrast of 1.5 : 1."""

POINTED_AT = (("hover", "window"), ("hover", "panel"), ("flash", "accent.soft"))
"""Pairs of a button's hovered and normal background. 1.05 : 1 is visible, as the icon's color changes too."""

# Machado, Oliveira and Fernandes (2009), for complete color blindness of each kind, on linear light.
COLOUR_BLINDNESS: dict[str, tuple[Triple, Triple, Triple]] = {
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def times(matrix: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    """Return a matrix times a vector, clipped to what a screen can show."""
    first, second, third = (
        min(1.0, max(0.0, sum(factor * value for factor, value in zip(row, light, strict=True)))) for row in matrix
    )
    return first, second, third


def lab(light: Triple) -> Triple:
    """Return a light in CIE L*a*b*, where a distance of 2 is just visible."""
    x, y, z = (value / white for value, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Triple, other: Triple) -> float:
    """Return how far apart two lights look."""
    return dist(lab(one), lab(other))


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_is_legible_on_its_background(palette: Palette, text: str, ground: str) -> None:
    assert contrast(attrgetter(text)(palette), attrgetter(ground)(palette)) >= 4.5


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_has_contrast_of_seven_in_the_contrast_theme(text: str, ground: str) -> None:
    assert contrast(attrgetter(text)(CONTRAST), attrgetter(ground)(CONTRAST)) >= 7


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize(("edge", "ground"), EDGE_PAIRS)
def test_edges_and_marks_stand_out(palette: Palette, edge: str, ground: str) -> None:
    assert contrast(attrgetter(edge)(palette), attrgetter(ground)(palette)) >= 3


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize("tone", ["up", "down", "stone"])
@pytest.mark.parametrize("ground", ["panel", "raised", "selection"])
def test_rims_of_tokens_stand_out(palette: Palette, tone: str, ground: str) -> None:
    rim = palette.rim(attrgetter(f"{tone}.fill")(palette))
    assert contrast(rim, attrgetter(ground)(palette)) >= 3


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize(("one", "other"), APART_PAIRS)
def test_triumph_and_tragedy_differ_in_lightness(palette: Palette, one: str, other: str) -> None:
    assert contrast(attrgetter(one)(palette), attrgetter(other)(palette)) >= 1.5


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize(("pointed_at", "before"), POINTED_AT)
def test_hovered_button_is_distinguishable(palette: Palette, pointed_at: str, before: str) -> None:
    """Before, in the light theme the contrast was only 1.03 : 1, and *Next turn* lost its background."""
    assert contrast(attrgetter(pointed_at)(palette), attrgetter(before)(palette)) >= 1.05


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
@pytest.mark.parametrize("eyes", COLOUR_BLINDNESS)
def test_triumph_tragedy_and_warning_differ_with_color_blindness(palette: Palette, eyes: str) -> None:
    seen = [times(COLOUR_BLINDNESS[eyes], linear(tone.text)) for tone in (palette.up, palette.down, palette.warning)]
    assert distance(seen[0], seen[1]) > 20
    assert distance(seen[0], seen[2]) > 20


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
def test_only_the_shadow_is_transparent(palette: Palette) -> None:
    shades = [value for value in astuple(palette) if isinstance(value, QColor)]
    tones = [value for value in astuple(palette) if isinstance(value, Tone)]
    shades += [shade for tone in tones for shade in astuple(tone)]
    assert [shade.name() for shade in shades if shade.alpha() != 255] == [palette.shadow.name()]


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
def test_dimmed_token_is_paler(palette: Palette) -> None:
    taken, left = palette.tone("up"), palette.tone("up", dimmed=True)
    assert contrast(left.fill, palette.panel) < contrast(taken.fill, palette.panel)
