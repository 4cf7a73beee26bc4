"""Pagination: a block that fits on a page is not split, and a heading is never alone at the bottom.

This is plain arithmetic on heights. Layout units are tenths of a point, whatever the device's resolution is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, QSizeF

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


ROUNDING = 0.01
"""How much a page may be overfull: sums of the same heights in another order differ by rounding errors."""


class Block(Protocol):
    """Something that takes up vertical space on paper."""

    def height(self, width: float) -> float:
        """Return its height for a width."""

    def paint(self, painter: "QPainter", rect: "QRectF") -> None:
        """Paint it into a rectangle."""

    def split(self, width: float, height: float) -> "tuple[Block, Block] | None":
        """Return the part that fits into a height and the rest, or None if nothing fits.

        Only for a block that is higher.
        """


@dataclass(frozen=True)
class Section:
    """Blocks below a heading. ``repeated_head`` is the heading on each further page of the section.

    ``space`` is the space before the heading, ``gap`` the one between blocks. A ``together`` section starts a new
    page rather than being split, if it fits on one. A section that ``leaves_page_one`` starts a new page if it and
    all after it do not fit on the first.
    """

    blocks: tuple[Block, ...]
    head: Block | None = None
    repeated_head: Block | None = None
    space: float = 0.0
    gap: float = 0.0
    together: bool = False
    leaves_page_one: bool = False

    def height(self, width: float) -> float:
        """Return its height in one piece, without the space before it."""
        own = [block.height(width) for block in self.blocks]
        return _height_of(self.head, width) + sum(own) + self.gap * (len(own) - 1)


@dataclass(frozen=True)
class Placed:
    """A block and its distance from the top of the page's body."""

    block: Block
    top: float
    height: float


Page = tuple[Placed, ...]


def paginate(sections: Sequence[Section], width: float, height: float) -> tuple[Page, ...]:
    """Return the sections distributed on pages with bodies of that size; at least one page.

    Sections must have blocks.
    """
    filling = _Filling(width, height)
    for at, section in enumerate(sections):
        if section.leaves_page_one and filling.is_on_page_one and not filling.has_room_for(sections[at:]):
            filling.turn_page()
        filling.place_section(section)
    return filling.pages()


class _Filling:
    """The pages while they are being filled."""

    def __init__(self, width: float, height: float) -> None:
        self._width = width
        self._height = height + ROUNDING
        self._pages: list[list[Placed]] = [[]]
        self._top = 0.0
        self._is_below_head = True

    @property
    def is_on_page_one(self) -> bool:
        return len(self._pages) == 1 and bool(self._pages[0])

    def pages(self) -> tuple[Page, ...]:
        return tuple(tuple(page) for page in self._pages)

    def has_room_for(self, sections: Sequence[Section]) -> bool:
        wanted = sum(section.space + section.height(self._width) for section in sections)
        return self._top + wanted <= self._height

    def turn_page(self) -> None:
        self._pages.append([])
        self._top = 0.0
        self._is_below_head = True

    def place_section(self, section: Section) -> None:
        space = section.space if self._top else 0.0
        if self._top and not self._can_begin(section, space):
            self.turn_page()
            space = 0.0
        self._top += space
        self._put_head(section.head)
        for place, block in enumerate(section.blocks):
            self._place(block, section, section.gap if place else 0.0)

    def _can_begin(self, section: Section, space: float) -> bool:
        """Whether the heading fits together with the first block, or with a part of it if no page could hold it."""
        whole = section.height(self._width)
        if section.together and whole <= self._height:
            return self._top + space + whole <= self._height
        head = _height_of(section.head, self._width)
        room = self._height - self._top - space - head
        first = section.blocks[0]
        if first.height(self._width) <= self._height - head:
            return first.height(self._width) <= room
        return first.split(self._width, room) is not None

    def _place(self, block: Block, section: Section, gap: float) -> None:
        rest: Block | None = block
        while rest is not None:
            block = rest
            high = block.height(self._width)
            if self._top + gap + high <= self._height:
                self._top += gap
                self._put(block, high)
                return
            rest = self._place_a_part(block, section, gap)
            gap = 0.0

    def _place_a_part(self, block: Block, section: Section, gap: float) -> Block | None:
        """Turn the page for a block that does not fit. Returns what is left of it to place.

        If no page could hold the block, the part that fits is placed first. Right below a heading or at the top
        of a page, turning the page would not help.
        """
        room_after_turning = self._height - _height_of(section.repeated_head, self._width)
        parts = None
        if self._is_below_head or block.height(self._width) > room_after_turning:
            parts = block.split(self._width, self._height - self._top - gap)
        if parts is not None:
            self._top += gap
            self._put(parts[0], parts[0].height(self._width))
        elif self._is_below_head:
            self._put(block, block.height(self._width))
            return None
        self.turn_page()
        self._put_head(section.repeated_head)
        return block if parts is None else parts[1]

    def _put_head(self, head: Block | None) -> None:
        if head is not None:
            self._put(head, head.height(self._width))
            self._is_below_head = True

    def _put(self, block: Block, height: float) -> None:
        self._pages[-1].append(Placed(block, self._top, height))
        self._top += height
        self._is_below_head = False


def _height_of(block: Block | None, width: float) -> float:
    return 0.0 if block is None else block.height(width)


PER_INCH = 720
POINT = 10.0
MM = PER_INCH / 25.4

SIDE = 18 * MM
TOP = 14 * MM
BOTTOM = 18 * MM
FOOTER = 9 * MM
"""The distance from the bottom of the paper to the line of the footer."""


@dataclass(frozen=True)
class Paper:
    """A paper size, in layout units."""

    width: float
    height: float

    @classmethod
    def from_points(cls, size: QSizeF) -> "Paper":
        """Return the paper for a size in points."""
        return cls(size.width() * POINT, size.height() * POINT)

    @property
    def body(self) -> QRectF:
        """The rectangle inside the margins."""
        return QRectF(SIDE, TOP, self.width - 2 * SIDE, self.height - TOP - BOTTOM)
