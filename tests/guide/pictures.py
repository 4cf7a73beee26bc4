"""Small pictures of windows: at most 256 colors, with the window's texts stored for later comparison."""

import re
from collections import Counter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from tests.windows.screen_text import words_in

WORDS, BETWEEN = "Words", " ¦ "
COLOURS = 256
CLOSE = 5
BLOCK = 8
APART = 24
TIME = re.compile(r"\b\d\d:\d\d\b")
RGB = QImage.Format.Format_RGB32
GREY = QImage.Format.Format_Grayscale8


def picture_of(window: QWidget) -> QImage:
    """Return what a window shows now."""
    return window.grab().toImage().convertToFormat(RGB)


def words_of(window: QWidget) -> list[str]:
    """Return the texts of a window, with times of day as 00:00, as they depend on the time zone."""
    texts = (TIME.sub("00:00", " ".join(text.split())) for text in words_in(window))
    return [text for text in texts if text]


def write_picture(image: QImage, words: list[str], path: Path) -> None:
    """Write a picture with the texts of its window. Raises OSError if it cannot be written."""
    plain = Qt.ImageConversionFlag.ThresholdDither
    writer = QImageWriter(str(path), b"png")
    writer.setCompression(100)
    writer.setText(WORDS, BETWEEN.join(words))
    if not writer.write(image.convertToFormat(QImage.Format.Format_Indexed8, _colours(image), plain)):
        raise OSError(writer.errorString())


def kept_words(picture: QImage) -> list[str]:
    """Return the texts stored in a picture."""
    return picture.text(WORDS).split(BETWEEN)


def unlike(one: QImage, other: QImage) -> float:
    """Return the share of 8 × 8 pixel blocks that visibly differ: 0.0 to 1.0.

    Letters that differ slightly, as between versions of Qt, leave their blocks equally dark.
    """
    if one.size() != other.size():
        return 1.0
    pairs = list(zip(_blocks(one), _blocks(other), strict=True))
    return sum(abs(mine - theirs) > APART for mine, theirs in pairs) / len(pairs)


def _blocks(image: QImage) -> bytes:
    """Return the brightness of each block."""
    size = image.size() / BLOCK
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(RGB).scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).convertToFormat(GREY)
    return bytes(small.constBits())


def _colours(image: QImage) -> list[int]:
    """Return the most frequent colors, none of them too close to another."""
    chosen: list[int] = []
    for colour, _ in Counter(memoryview(image.constBits()).cast("I")).most_common():
        if all(_distance(colour, other) > CLOSE for other in chosen):
            chosen.append(colour)
        if len(chosen) == COLOURS:
            break
    return chosen


def _distance(one: int, other: int) -> int:
    """Return the distance of two colors in their most different channel."""
    return max(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))
