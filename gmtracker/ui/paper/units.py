"""Lengths on paper. All layout is in units of a tenth of a point, whatever the device's own resolution is."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

PER_INCH = 720
POINT = 10.0
MM = PER_INCH / 25.4

SIDE = 18 * MM
TOP = 14 * MM
BOTTOM = 18 * MM
FOOTER = 9 * MM
"""From the lower edge of the paper to the line that the footer is written on."""


@dataclass(frozen=True)
class Paper:
    """A sheet of paper, in units."""

    width: float
    height: float

    @classmethod
    def from_points(cls, size: QSizeF) -> "Paper":
        """The paper of a size in points."""
        return cls(size.width() * POINT, size.height() * POINT)

    @property
    def body(self) -> QRectF:
        """Where the text stands."""
        return QRectF(SIDE, TOP, self.width - 2 * SIDE, self.height - TOP - BOTTOM)
