"""The page has the colors of the windows, in the light and the dark look."""

import re

from gmtracker.page.shell import FILES
from gmtracker.ui.theme.palette import DARK, LIGHT, Palette, Tone

COLOR = re.compile(r"--([a-z-]+): (#[0-9a-f]{6});")
SHADES = ("fill", "on_fill", "text", "soft")


def color_of(palette: Palette, name: str) -> str:
    """Return a color by its name on the page: "text-muted" or "up-on-fill"."""
    first, _, shade = name.replace("-", "_").partition("_")
    tone = getattr(palette, first)
    if isinstance(tone, Tone) and shade in SHADES:
        return str(getattr(tone, shade).name())
    return str(getattr(palette, name.replace("-", "_")).name())


def test_page_has_the_colors_of_the_windows() -> None:
    light, dark = (FILES / "app.css").read_text("utf-8").split("@media (prefers-color-scheme: dark)")
    for palette, style in ((LIGHT, light), (DARK, dark)):
        found = dict(COLOR.findall(style))
        assert len(found) > 20
        assert found == {name: color_of(palette, name) for name in found}


def test_page_names_no_other_colors() -> None:
    style = (FILES / "app.css").read_text("utf-8")
    assert re.findall(r"#[0-9a-f]{3,6}\b(?!;)", COLOR.sub("", style).replace("#check", "")) == []
