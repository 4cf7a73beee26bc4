"""Write the arrows and ticks of the style sheet in every palette's colors.

Run as ``python packaging/make_artwork.py`` from the checkout after a palette or a drawing has changed. Qt's style
sheets take pictures from files only. The files are shipped, not written at start, so that they show on a full disk.
"""

from gmtracker.ui.theme.palette import EVERY_PALETTE
from gmtracker.ui.theme.theme import artwork_file, list_artwork, tinted_drawing


def main() -> None:
    """Write all files, and delete those that no palette uses."""
    drawn = {
        artwork_file(*each): tinted_drawing(*each)
        for palette in EVERY_PALETTE
        for each in list_artwork(palette).values()
    }
    folder = next(iter(drawn)).parent
    folder.mkdir(exist_ok=True)
    for unused in {*folder.glob("*.svg")} - drawn.keys():
        unused.unlink()
    for file, svg in drawn.items():
        file.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
